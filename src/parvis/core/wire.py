"""Wire: the typed structures that leave the engine. Clients in any language are written against these and nothing else.

Nothing here holds a sentence: people's words are made from a `Text` (a message id and its arguments) in the reader's
language. Unknown fields are refused on the way in, so that a renamed field fails loudly.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all structures on the wire share."""


class Ref(Wire, frozen=True, order=True):
    """A thing with a name: a card, a person, a seat, an action."""

    thing: str
    id: str


Arg = int | str | Ref | list[Ref]


class Text(Wire, frozen=True):
    """A sentence still without a language: a message id and its arguments."""

    id: str
    args: dict[str, Arg] = {}


class Refusal(Wire, frozen=True):
    """Why an action is not possible: a code, what is there and what is missing, and the rule."""

    code: str
    args: dict[str, Arg]
    rule: str
    text: Text


class Event(Wire, frozen=True):
    """Something that happened. Everyone gets every event under the same number, private parts removed."""

    number: int
    kind: str
    party: int
    args: dict[str, Arg]
    private: dict[str, Arg] = {}


class Candidate(Wire, frozen=True):
    """One answer to the open question, possible or refused; what it does to the flow of play, and what it shows."""

    action: int
    notation: str
    kind: str
    args: dict[str, Arg]
    label: Text
    refusal: Refusal | None = None
    ends_turn: bool = False
    reveals: bool = False
    leads_to: str = ""
    shows: list[Event] = []


class Prompt(Wire, frozen=True):
    """The open question as one seat sees it. Seats not asked learn its kind and who is asked, and see their asides."""

    kind: str
    asked: list[int]
    title: Text
    rule: str = ""
    on_behalf_of: Ref | None = None
    candidates: list[Candidate] = []
    asides: list[Candidate] = []


class Preview(Wire, frozen=True):
    """What an action would do, as far as its player may know before choosing."""

    events: list[Event]
    outcome: Literal["asks", "reveals", "over"]
    asked: list[int]
    leads_to: str


class ScoreRow(Wire, frozen=True):
    """One row of the score sheet: a number for every party."""

    id: str
    points: list[int]


class ScoreSheet(Wire, frozen=True):
    """The game's own score sheet: rows that add up to the totals, and what breaks ties."""

    rows: list[ScoreRow]
    totals: list[int]
    tie_breaks: list[ScoreRow] = []


class Standing(Wire, frozen=True):
    """Where a party ended. Parties with the same place share it; `note` is a word such as `stopped`."""

    party: int
    place: int
    score: int
    shared: bool = False
    note: str = ""


class Option(Wire, frozen=True):
    """A choice made before the game: flags, set-up questions and forms are all made from this.

    `kind` is `choice` (one of `values`), `choices` (any of them), `flag`, `number` (from `low` to `high`), `seat` (or
    drawn), `seats` (any of them) or `per-seat` (one of `values` for each seat, all different). An empty `default`
    means that another option decides, named in `follows`, or luck does. `needs` names an option (`opponent`), or one
    with a value (`opponent=doge`), without which this one means nothing. `thing` says that the values are things of
    the game (`colour`).
    """

    name: str
    kind: Literal["choice", "choices", "flag", "number", "seat", "seats", "per-seat"]
    values: list[str] = []
    default: str | list[str] | bool | int | None = None
    follows: str = ""
    needs: str = ""
    thing: str = ""
    low: int = 0
    high: int = 0


class View(Wire, frozen=True, kw_only=True):
    """What one seat (or a spectator) may know. Each game adds its own fields."""

    game: str
    seat: int | None
    seats: int
    parties: list[Ref]
    turn: int
    question: str
    asked: list[int]
    over: bool
    stopped: bool = False
