"""Whether the open question of a position could be asked on the table it describes.

Each question has its small function, named as its chapter's question is; it gives the reason why not, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from parvis.core.positions import Part, StepWords
from parvis.core.steps import Joint, Step
from parvis.core.words import members
from parvis.games.notre_dame.position_agenda import check_person
from parvis.games.notre_dame.position_persons import drawing
from parvis.games.notre_dame.rules import actions, carriage, moves, persons, plague
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import CARRIAGE_HOUSE, HOTEL, NOTRE_DAME


def check_question(root: Part, state: NotreDameState, words: StepWords) -> None:
    """Refuse a question that would not be asked here; fill in replies that are hidden."""
    part = root.part("question")
    top = state.agenda[-1]
    name = state.game.steps[state.game.step_index(top)].name
    check_person(state, part, name, top)
    for entry, step in zip(reversed(root.parts("agenda")), state.agenda, strict=False):
        if isinstance(step, persons.CarryOut | persons.AskHireAgain):
            _open_person(entry, state, step.person)
    if isinstance(top, moves.PersonQuestion):
        _open_person(part, state, top.person)
    check: Check = CHECKS.get(name, _nothing)
    wrong = check(state, top)
    if wrong:
        raise part.error(f"'{name}' is not asked here: {wrong}", "ask")
    if isinstance(top, Joint):
        _check_replies(part, state, top, words)
    elif top.public() and sum(1 for seat in state.actors for _ in state.legal(seat)) < 2:
        raise part.error(
            f"'{name}' is not asked here: only one answer would be possible, so it is given unasked", "ask"
        )


def _open_person(part: Part, state: NotreDameState, person: int) -> None:
    """Whoever is hired is on display."""
    if person not in state.display:
        raise part.error(f"'{state.tables.persons[person].id}' is not open", "person")


def _check_replies(part: Part, state: NotreDameState, top: Joint[Any], words: StepWords) -> None:
    """Every reply is possible, and one at least is missing; hidden ones are drawn."""
    given = part.part("replies")
    replies = list(top.replies)
    state.agenda[-1] = top.with_replies((-1,) * state.seats)
    for seat, reply in enumerate(replies):
        if not top.mask >> seat & 1:
            if words.seats[seat] in given.table:
                raise given.error(f"{words.seats[seat]} is not asked, so it cannot have replied", words.seats[seat])
        elif reply >= 0 and state.why(seat, reply):
            legal = ", ".join(f"'{state.game.notation(action)}'" for action in state.legal(seat))
            raise given.error(f"{words.seats[seat]} cannot reply so; it could: {legal}", words.seats[seat])
    for seat in words.hidden_replies(part):
        choices = state.legal(seat)
        luck = drawing(state, f"reply {seat}")
        replies[seat] = choices[luck.below(len(choices))] if choices else -1
    step = top.with_replies(tuple(replies))
    state.agenda[-1] = step
    if not step.asks():
        raise part.error("all seats have replied, so the question is no longer open", "replies")


Check = Callable[[NotreDameState, Any], str]


def _nothing(state: NotreDameState, step: Step[Any]) -> str:
    return ""


def _draft(state: NotreDameState, step: Joint[Any]) -> str:
    return "" if step.mask == (1 << state.seats) - 1 else "all seats draft"


def _relocate(state: NotreDameState, step: actions.Relocate) -> str:
    if state.own[step.seat]:
        return "a marker is moved only when the own supply is empty (ND 5)"
    if not actions.sources(state, step.seat, step.target):
        return "there is no marker on the board that could be moved (ND R-RELOC)"
    if (step.target == NOTRE_DAME) != (step.coins > 0):
        return "coins are given when the marker goes to Notre Dame, and only then"
    if step.coins >= len(state.tables.donation) or step.coins > state.coins[step.seat]:
        return f"so many coins ({step.coins}) cannot be donated"
    return ""


def _pick(state: NotreDameState, step: actions.Pick) -> str:
    hotel = state.count(step.seat, HOTEL)
    most = 0 if hotel == 0 else 2 if hotel >= state.rules.hotel_double_from else 1
    if any(isinstance(entry, persons.Hires) and entry.asked == 0 for entry in state.agenda) or any(
        isinstance(entry, actions.Actions) for entry in state.agenda
    ):
        return "" if 1 <= step.picks <= most else f"{step.picks} picks with {hotel} in the hotel"
    for person in state.display:
        for effect in state.tables.persons[person].effects:
            if effect.do == "pick":
                most = max(most, effect.times)
    return "" if 1 <= step.picks <= most else f"nobody open gives {step.picks} picks"


def _drive(state: NotreDameState, step: carriage.Drive) -> str:
    n = state.count(step.seat, CARRIAGE_HOUSE)
    return "" if 0 < n == step.steps else f"{n} in the carriage house do not give {step.steps} steps"


def _take_message(state: NotreDameState, step: carriage.TakeMessage) -> str:
    token = state.messages[state.carriage[step.seat]]
    if token < 0:
        return "no message lies where the carriage stands"
    if state.messages_of(step.seat, state.message_colour(token)) > carriage.fewest(state, step.seat):
        return "the seat has more messages of this colour than of another that is still on the board (ND 5)"
    return ""


def _move_rat(state: NotreDameState, step: carriage.MoveRat) -> str:
    if not 1 <= step.most <= state.rat[step.seat]:
        return f"the rat on {state.rat[step.seat]} cannot go back {step.most}"
    return "" if state.taken[step.seat] else "the seat has taken no message"


def _hire(state: NotreDameState, step: persons.Hire) -> str:
    return "" if state.coins[step.seat] >= state.tables.hire_cost else "the seat has no coin to hire with"


def _move_from(state: NotreDameState, step: moves.MoveFrom) -> str:
    return "" if moves.can_move(state, step.seat, step.effect(state)) else "there is nothing to move"


def _move_piece(state: NotreDameState, step: moves.MovePiece) -> str:
    both = state.friend[step.seat] == step.place and state.held(step.seat, step.place) > 0
    return "" if both else "a marker and the friend must both stand there"


def _move_to(state: NotreDameState, step: moves.MoveTo) -> str:
    if not moves.can_move_from(state, step.seat, step.effect(state), step.place):
        return "there is nothing to move there"
    alone = state.held(step.seat, step.place) == 0
    if step.friend and state.friend[step.seat] != step.place:
        return "the friend does not stand there"
    if not step.friend and alone:
        return "no marker stands there, only the friend ('friend = true')"
    if step.friend and not alone and step.effect(state).do != "move-one":
        return "this person does not choose the friend alone"
    return ""


def _move_markers(state: NotreDameState, step: moves.MoveMarkers) -> str:
    if step.place == step.sector:
        return "the two sectors are the same"
    if step.place == NOTRE_DAME or state.count(step.seat, step.place) == 0:
        return "there is nothing to move there"
    return ""


def _move_friend_too(state: NotreDameState, step: moves.MoveFriendToo) -> str:
    if step.place == step.sector:
        return "the two sectors are the same"
    return "" if state.friend[step.seat] == step.place else "the friend does not stand there"


def _place_marker(state: NotreDameState, step: moves.PlaceMarker) -> str:
    if step.effect(state).where != "empty-sector":
        return "this person does not ask where"
    if state.general[step.seat] == 0 or not moves.empty_sectors(state, step.seat):
        return "it needs a marker in the general supply and an empty sector (ND R-BISHOP)"
    return ""


def _place_here(state: NotreDameState, step: moves.PlaceHere) -> str:
    if step.effect(state).where != "each-empty-sector":
        return "this person does not ask so"
    if state.count(step.seat, step.sector) or state.general[step.seat] == 0:
        return "it needs an empty sector and a marker in the general supply"
    if state.general[step.seat] >= step.effect(state).markers * (1 + len(step.later(state, step.seat))):
        return "there are markers enough for all empty sectors (ND R-BUTCH)"
    return ""


def _return_markers(state: NotreDameState, step: moves.ReturnMarkers) -> str:
    if state.held(step.seat, step.place) == 0:
        return "no marker stands there"
    return "" if step.returned <= state.general[step.seat] else "so many markers cannot have been returned"


def _repeat_messages(state: NotreDameState, step: persons.Repeat) -> str:
    return "" if state.taken[step.seat] else "the seat has taken no message"


def _hire_again(state: NotreDameState, step: persons.HireAgain) -> str:
    hires = step.effect(state).hires
    if not 1 <= step.hires <= hires:
        return f"the person gives {hires} further hires, not {step.hires}"
    if state.coins[step.seat] < state.tables.hire_cost:
        return "the seat has no coin to hire with"
    used = members(step.used)
    if any(person not in state.display or person == step.person for person in used) or len(used) > hires - step.hires:
        return "the persons used do not fit the hires made"
    return "" if used or step.hires == hires else "somebody has been hired already; say who ('used')"


def _plague_loss(state: NotreDameState, step: Joint[Any]) -> str:
    if not step.mask:
        return "no rat has run over the end of its track with two fullest sectors"
    for seat in members(step.mask):
        if state.rat[seat] != state.tables.plague_max or plague.losing_sectors(state, seat).bit_count() < 2:
            return "each seat asked has its rat at the end of the track and at least two fullest sectors (ND 7)"
    return ""


CHECKS: Final[dict[str, Check]] = {
    "draft": _draft,
    "relocate": _relocate,
    "pick": _pick,
    "drive": _drive,
    "take-message": _take_message,
    "move-rat": _move_rat,
    "hire": _hire,
    "move-from": _move_from,
    "move-piece": _move_piece,
    "move-to": _move_to,
    "move-markers": _move_markers,
    "move-friend-too": _move_friend_too,
    "place-marker": _place_marker,
    "place-here": _place_here,
    "return-markers": _return_markers,
    "repeat-messages": _repeat_messages,
    "hire-again": _hire_again,
    "plague-loss": _plague_loss,
}
