"""Positions for tests of single cards and persons, written as tables: red is asked, the others look on."""

from __future__ import annotations

from collections.abc import Mapping

from parvis.core.positions import toml
from parvis.core.state import State
from tests.games.notre_dame.tables import at, game

Value = str | int | bool | list[str] | dict[str, int] | dict[str, str]
Side = Mapping[str, Value]

A = (
    "city-guard",
    "night-watchman",
    "bishop",
    "administrator",
    "nurse",
    "scholar",
    "priest",
    "procurator",
    "bell-ringer",
)
B = ("guild-master", "beggar-king", "advocate", "spy", "gypsies", "coachman", "merchant", "patron", "butcher")
C = (
    "lady-of-the-court",
    "mayor",
    "carpenter",
    "innkeeper",
    "guard",
    "counsellor",
    "mistress",
    "actress",
    "gravedigger",
)
BROWN = ("hostess", "minstrel", "monk", "fool", "money-lender", "doctor")
SETS = ["new-persons-1", "new-persons-2"]
COLOURS = ("red", "yellow", "green", "blue", "violet")


def spot(sides: Mapping[str, Side] | None = None, /, **top: object) -> State:
    """A position: the table's own keys (`_` for `-`), then what each colour has."""
    lines = [f"{name.replace('_', '-')} = {toml(value)}" for name, value in top.items()]
    for colour, side in (sides or {}).items():
        lines += ["", f"[{colour}]", *(f"{name.replace('_', '-')} = {toml(value)}" for name, value in side.items())]
    return at("\n".join(lines) + "\n")


def hiring(
    person: str,
    red: Side | None = None,
    *,
    others: Mapping[str, Side] | None = None,
    seats: int = 2,
    edition: str = "2017",
    browns: tuple[str, str] = ("minstrel", "money-lender"),
    round: int = 0,
    **top: object,
) -> State:
    """Phase 4, red begins; open are the person and, with a gray one, these two brown ones, else the city guard."""
    display = [*browns, person] if person not in BROWN else [person, _other(person, browns), "city-guard"]
    number = round or (4 if person in B else 7 if person in C else 1)
    colours = list(COLOURS[:seats])
    unused = {"empty_boroughs": list(COLOURS[2:4])} if seats == 2 else {}
    return spot(
        {"red": red or {}, **(others or {})},
        **{"seats": seats, "colours": colours, **unused, "edition": edition},
        expansions=SETS,
        new_persons_allowed=SETS,
        round=number,
        phase="hire",
        bell_ringer="red",
        persons=display,
        **top,
    )


def _other(person: str, browns: tuple[str, str]) -> str:
    return next(other for other in (*browns, "monk") if other != person)


def playing(
    card: str,
    red: Side | None = None,
    *,
    others: Mapping[str, Side] | None = None,
    seats: int = 2,
    edition: str = "2017",
    **top: object,
) -> State:
    """Phase 3, red plays the first card of the round and has this one and two more in hand."""
    colours = list(COLOURS[:seats])
    hand = [card] if red is None or "hand" not in red else []
    unused = {"empty_boroughs": list(COLOURS[2:4])} if seats == 2 else {}
    return spot(
        {"red": {**({"hand": hand} if hand else {}), **(red or {})}, **(others or {})},
        **{"seats": seats, "colours": colours, **unused, "edition": edition},
        phase="actions",
        bell_ringer="red",
        **top,
    )


def general(left: int, **markers: int) -> dict[str, Value]:
    """A side whose general supply is so low; the rest of the markers is in the own supply or on the board."""
    return {"general_supply": left, "markers": sectors(**markers)}


def sectors(**markers: int) -> dict[str, int]:
    """Markers by place, `_` for `-`."""
    return {place.replace("_", "-"): count for place, count in markers.items()}


def all_persons() -> tuple[str, ...]:
    """The ids of all persons of the packaged data."""
    return game().words.things["person"]
