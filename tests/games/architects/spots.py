"""Positions for tests of single rules and cards, written as tables: blue is asked to place, the others look on."""

from __future__ import annotations

from collections.abc import Mapping

from parvis.core.events import RawEvent, seen
from parvis.core.game import OptionValue
from parvis.core.positions import toml
from parvis.core.wire import Event
from parvis.games.architects.codes import GOOD_IDS
from parvis.games.architects.state import ArchitectsState
from parvis.games.architects.view import ArchitectsView
from tests.games.architects.kit import GAME

Value = object
Side = Mapping[str, Value]

COLOURS = ("blue", "green", "purple", "red", "yellow")
BLUE, GREEN, PURPLE, RED, YELLOW = range(5)


def at(text: str) -> ArchitectsState:
    """The position a text describes."""
    state = GAME.from_position(text)
    assert isinstance(state, ArchitectsState)
    return state


def start(seats: int, seed: str = "1", **options: OptionValue) -> ArchitectsState:
    """A game just dealt."""
    state = GAME.start(seats, seed, **options)
    assert isinstance(state, ArchitectsState)
    return state


def look(state: ArchitectsState, seat: int | None = None) -> ArchitectsView:
    """What a seat sees, or a spectator."""
    found = state.view(seat)
    assert isinstance(found, ArchitectsView)
    return found


def spot(
    blue: Side | None = None,
    *,
    others: Mapping[str, Side] | None = None,
    board: Side | None = None,
    question: Side | None = None,
    seats: int = 3,
    **top: Value,
) -> ArchitectsState:
    """Blue's turn, or another question; `_` stands for `-` in keys. Hands are empty unless something else is said."""
    asked = {"ask": "place-worker", "seat": "blue"} if question is None else question
    parties = seats + (1 if "opponent" in top or seats == 1 else 0)
    sides: dict[str, Side] = {colour: {} for colour in COLOURS[:parties]} | dict(others or {})
    sides["blue"] = blue or {}
    lines = _lines({"game": "architects", "seats": seats, "seating": list(COLOURS[:parties]), **top})
    lines += ["", "[question]", *_lines(asked)] if asked else []
    lines += ["", "[board]", *_lines(board or {})]
    for colour, side in sides.items():
        empty: dict[str, Value] = {} if COLOURS.index(colour) >= seats else {"hand": []}
        lines += ["", f"[{colour}]", *_lines(empty | dict(side))]
    return at("\n".join(lines) + "\n")


def _lines(values: Side) -> list[str]:
    return [f"{name.replace('_', '-')} = {toml(_kebab(value))}" for name, value in values.items()]


def _kebab(value: Value) -> Value:
    if isinstance(value, dict):
        return {name.replace("_", "-"): item for name, item in value.items()}
    return value


def play(state: ArchitectsState, *answers: str) -> list[Event]:
    """Plays in notation, each by whoever is asked; what a spectator hears of them."""
    log: list[RawEvent] = []
    state.log = log
    for text in answers:
        seat = state.actors[0]
        state.play(seat, state.parse(seat, text))
    state.log = None
    return [seen(raw, number, None, state.game.events, state.game.words) for number, raw in enumerate(log)]


def refused(state: ArchitectsState, text: str, seat: int | None = None) -> str:
    """Why an action is refused to whoever is asked: the code and its numbers; nothing if it is possible."""
    who = state.actors[0] if seat is None else seat
    found = state.refusal(who, GAME.action(text))
    if found is None:
        return ""
    values = [value.id if hasattr(value, "id") else value for value in found.args.values()]
    shown = [",".join(ref.id for ref in value) if isinstance(value, list) else str(value) for value in values]
    return " ".join([found.code, *shown])


def answers(state: ArchitectsState) -> list[str]:
    """What whoever is asked can answer."""
    return [GAME.notation(action) for action in state.legal(state.actors[0])]


def asks(state: ArchitectsState) -> str:
    """The open question and whose it is."""
    if state.over:
        return "over"
    names = " ".join(GAME.words.name("colour", state.colours[seat]) for seat in state.actors)
    return f"{GAME.questions[state.agenda[-1].kind()].name} {names}"


def goods(state: ArchitectsState, party: int = BLUE) -> dict[str, int]:
    """What a party has, without what it has none of."""
    return {name: n for good, name in enumerate(GOOD_IDS) if (n := state.good(party, good))}


def hand(state: ArchitectsState, seat: int = BLUE) -> set[str]:
    """The buildings in a hand."""
    return {name for card, name in enumerate(state.tables.building_ids) if state.hand[seat] >> card & 1}


def built(state: ArchitectsState, seat: int = BLUE) -> set[str]:
    """The buildings a seat has constructed."""
    return {name for card, name in enumerate(state.tables.building_ids) if state.built[seat] >> card & 1}


def owned(state: ArchitectsState, seat: int = BLUE) -> set[str]:
    """The apprentices of a seat."""
    names = GAME.words.things["apprentice"]
    return {name for card, name in enumerate(names) if state.owned[seat] >> card & 1}


def card(name: str) -> int:
    """A building by its name."""
    return GAME.words.index("building", name)
