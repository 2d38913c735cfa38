"""Legality: lists, refusals and what can be played agree, for every action of the table; and actions as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.errors import AmbiguousAction, ParvisError, UnreadableAction
from parvis.core.refusals import IllegalAction
from parvis.core.state import State
from parvis.testkit.walks import Case, Tally, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def lists(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Lists ascend; asides are apart; `refusal` is None exactly for what is listed; `not now` hides no reason."""
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        for state in tally.steps_of(walk, 1 if number < budget.full else budget.every, with_asides):
            for seat in range(state.seats):
                _lists(state, seat, tally)
        for seat in range(case.seats):
            _lists(walk.state, seat, tally)


def _lists(state: State, seat: int, tally: Tally) -> None:
    legal = state.legal(seat)
    asides = state.asides(seat)
    table = state.game.actions
    tally.that(legal == sorted(set(legal)), "legal(%s) does not ascend: %s", seat, legal)
    tally.that(asides == sorted(set(asides)), "asides(%s) does not ascend: %s", seat, asides)
    tally.that(bool(legal) == (seat in state.actors), "seat %s: actors are %s, legal is %s", seat, state.actors, legal)
    tally.that(not set(legal) & set(asides), "seat %s: an action is legal and an aside", seat)
    tally.that(
        all(table.kind[action] in state.game.aside_kinds for action in asides), "an aside is of no kind of asides"
    )
    possible = {*legal, *asides}
    kinds = {table.kind[action] for action in legal}
    for action in range(len(table)):
        packed = state.why(seat, action)
        name = table.notations[action]
        tally.that((packed == 0) == (action in possible), "seat %s, '%s': listed and refusal disagree", seat, name)
        if not packed:
            continue
        refusal = state.refusal(seat, action)
        assert refusal is not None
        tally.that(refusal.code != "legal", "seat %s, '%s' is refused without a code", seat, name)
        vague = refusal.code == "not-now" and seat in state.actors and table.kind[action] in kinds
        tally.that(not vague, "seat %s, '%s' is only 'not-now', though its kind answers the question", seat, name)
    candidates = [] if state.over or not legal else state.agenda[-1].candidates(state, seat)
    tally.that(candidates == sorted(set(candidates)), "candidates of seat %s do not ascend: %s", seat, candidates)
    tally.that(set(legal) <= set(candidates), "seat %s may play what is no candidate", seat)


def plays(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Every listed action is accepted; every other one is refused with its reason and changes nothing."""
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        for state in tally.steps_of(walk, 2 if number < budget.full else 4 * budget.every, with_asides):
            before = state.to_bytes()
            for seat in range(state.seats):
                _plays(state, seat, tally)
            tally.that(state.to_bytes() == before, "a refused action, or one played on a copy, changed the state")


def _plays(state: State, seat: int, tally: Tally) -> None:
    possible = {*state.legal(seat), *state.asides(seat)}
    table = state.game.actions
    for action in range(len(table)):
        if action in possible:
            after = state.copy()
            after.play(seat, action)
            tally.that(after.over or after.actors != [], "after '%s' nobody is asked", table.notations[action])
            continue
        try:
            state.play(seat, action)
        except IllegalAction as error:
            tally.that(error.reason == state.refusal(seat, action), "play and refusal give different reasons")
            tally.that(table.notations[action] in str(error), "the refusal does not say what was refused: %s", error)
        else:
            raise AssertionError(f"seat {seat}: '{table.notations[action]}' is not listed, and was accepted")


def notation(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Actions are written, parsed, and put in JSON without loss; wrong words are unreadable, illegal or ambiguous."""
    table = kit.game.actions
    for action, text in enumerate(table.notations):
        tally.that(table.parse(text) == action, "'%s' is read as another action", text)
        tally.that(table.parse(f"  {text.upper()} ") == action, "'%s' is not read in other letters", text)
        tally.that(table.from_json(table.json(action)) == action, "'%s' is lost in JSON", text)
        tally.that(table.at(table.kind[action], table.value[action]) == action, "'%s' is not found by kind", text)
    tally.that(len(set(table.notations)) == len(table), "two actions are written alike")
    for walk in tally.walks(kit.game, budget.games):
        for state in tally.steps_of(walk, budget.every):
            for seat in range(state.seats):
                _parse(state, seat, tally)


def _parse(state: State, seat: int, tally: Tally) -> None:
    table = state.game.actions
    possible = state.legal(seat) + state.asides(seat)
    for action in range(len(table)):
        try:
            found = state.parse(seat, table.notations[action])
        except IllegalAction:
            tally.that(action not in possible, "'%s' is called illegal", table.notations[action])
        else:
            tally.that(
                action in possible and found == action, "'%s' is read as something else", table.notations[action]
            )
    for junk in ("", "xyzzy 7", "\u2028", "é" * 5000):
        _refuses(state, seat, junk, UnreadableAction, tally)
    firsts: dict[str, list[int]] = {}
    for action in possible:
        firsts.setdefault(table.notations[action].split()[0], []).append(action)
    for first, actions in firsts.items():
        if len(actions) > 1 and table.find(first) < 0:
            _refuses(state, seat, first, AmbiguousAction, tally)


def _refuses(state: State, seat: int, text: str, error: type[ParvisError], tally: Tally) -> None:
    try:
        state.parse(seat, text)
    except error as found:
        tally.that("\n" not in str(found), "the error about %r is not one line", text)
    except ParvisError as found:
        raise AssertionError(f"{text!r} gives {type(found).__name__}, not {error.__name__}") from found
    else:
        raise AssertionError(f"{text!r} is read as an action")
