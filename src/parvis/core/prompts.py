"""Prompts and previews: the open question as a client needs it, made from the steps and from nothing else.

What a candidate does to the flow (ends the turn, reveals something, leads to another question) is found by playing it
on a copy that stops before the first draw or reveal. So it is the same for all states that the seat cannot tell apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from parvis.core.events import RawEvent, seen
from parvis.core.luck import Halted
from parvis.core.refusals import IllegalAction, refusal
from parvis.core.wire import Candidate, Event, Preview, Prompt, Text

if TYPE_CHECKING:
    from parvis.core.state import State

Outcome = Literal["asks", "reveals", "over"]


def prompt(state: State, seat: int | None) -> Prompt:
    """The open question as a seat (or a spectator) sees it."""
    game = state.game
    if state.finished:
        return Prompt("over", [], Text("question-over"))
    step = state.agenda[-1]
    form = game.questions[step.kind()]
    asides = [] if seat is None else [_candidate(state, seat, action, "") for action in state.asides(seat)]
    behalf = step.on_behalf_of()
    party = game.party(state.setup, behalf) if behalf >= 0 else None
    if seat is None or not step.asks() >> seat & 1:
        return Prompt(form.name, state.actors, Text(f"waiting-{form.name}"), form.rule, party, [], asides)
    title = Text(f"question-{form.name}", game.words.args(form.slots, step.about(state, seat)))
    candidates = [_candidate(state, seat, action, form.name) for action in step.candidates(state, seat)]
    return Prompt(form.name, state.actors, title, form.rule, party, candidates, asides)


def _candidate(state: State, seat: int, action: int, question: str) -> Candidate:
    game = state.game
    table = game.actions
    kind = table.kinds[table.kind[action]].name
    args = table.args(action)
    label = game.label(action, question)
    packed = state.why(seat, action)
    if packed:
        reason = refusal(packed, game.refusals, game.words)
        return Candidate(action, table.notations[action], kind, args, label, reason)
    log: list[RawEvent] = []
    after, outcome = _try(state, seat, action, log)
    same_turn = outcome == "asks" and after.turn == state.turn
    mine = same_turn and bool(after.asked >> seat & 1)
    return Candidate(
        action,
        table.notations[action],
        kind,
        args,
        label,
        ends_turn=outcome == "over" or (outcome == "asks" and not same_turn),
        reveals=outcome == "reveals",
        leads_to=_leads_to(after) if mine else "",
        shows=_seen(state, seat, log),
    )


def preview(state: State, seat: int, action: int) -> Preview:
    """The visible events of an action on a copy, and how it ended."""
    packed = state.why(seat, action)
    if packed:
        raise IllegalAction(
            state.game.actions.notations[action], refusal(packed, state.game.refusals, state.game.words)
        )
    log: list[RawEvent] = []
    after, outcome = _try(state, seat, action, log)
    asked = after.actors if outcome == "asks" else []
    return Preview(_seen(state, seat, log), outcome, asked, _leads_to(after) if outcome == "asks" else "")


def _try(state: State, seat: int, action: int, log: list[RawEvent] | None) -> tuple[State, Outcome]:
    """Play on a copy up to the next question, or to the first draw or reveal."""
    after = state.copy()
    after.log = log
    after.halting = True
    try:
        after.play(seat, action)
    except Halted:
        return after, "reveals"
    after.halting = False
    return after, "over" if after.finished else "asks"


def _seen(state: State, seat: int, log: list[RawEvent]) -> list[Event]:
    game = state.game
    return [seen(raw, number, seat, game.events, game.words) for number, raw in enumerate(log)]


def _leads_to(state: State) -> str:
    return state.game.questions[state.agenda[-1].kind()].name
