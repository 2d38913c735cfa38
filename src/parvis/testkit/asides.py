"""Asides: what is done unasked never makes a seat an actor, and leaves whatever is being asked in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.records import Record
from parvis.core.state import State
from parvis.testkit.promises import look
from parvis.testkit.walks import Case, Tally, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def asides(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Every aside possible, by whomever, in the middle of every question."""
    if not kit.game.aside_kinds:
        tally.skipped = "the game has no asides"
        return
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        for state in tally.steps_of(walk, 1 if number < budget.full else budget.every, with_asides):
            for seat in range(state.seats):
                for action in state.asides(seat):
                    _aside(kit, state, seat, action, tally)
        for seat in range(case.seats):
            tally.that(walk.state.asides(seat) == [], "an aside is possible after the end")


def _aside(kit: Conformance, state: State, seat: int, action: int, tally: Tally) -> None:
    name = state.game.notation(action)
    record = Record(state)
    token = record.token
    record.play(seat, action)
    after = record.state
    look(kit, after, tally)
    if after.over:
        return
    automatic = any(event.kind == "only-choice" for event in record.events(None))
    tally.that(automatic or set(after.actors) <= set(state.actors), "the aside '%s' made a seat an actor", name)
    same = after.agenda[-1] is state.agenda[-1]
    if same:
        tally.that(after.actors == state.actors, "the aside '%s' of seat %s changed who is asked", name, seat)
        tally.that(
            record.token == token, "the aside '%s' of seat %s made answers to the open question stale", name, seat
        )
    for actor in after.actors:
        for answer in after.legal(actor)[:8]:
            end = after.copy()
            end.play(actor, answer)
            look(kit, end, tally)
    if record.undo_refusal(seat) is None:
        record.undo(seat)
        tally.that(record.state == state, "taking back the aside '%s' does not give the state before", name)
