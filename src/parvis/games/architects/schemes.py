"""The opponents of Architects as integers: who they are, their schemes, and who decides what a scheme leaves open.

An operation is a name for steps in order; the steps are what the rules know (`O_` numbers of `codes`). A scheme names
an operation and brings the numbers its steps need. What each step does is said at the top of schemes.toml.
"""

from __future__ import annotations

from typing import Final

from parvis.core.tables import Facts
from parvis.games.architects.cards import MOST, signed, words
from parvis.games.architects.codes import (
    BLACK_MARKET,
    BY_PLACE,
    BY_TURN,
    CHOICE_IDS,
    O_DISCARD_APPRENTICE,
    O_GAIN,
    O_SELL_CAPTURED,
    OPEN_IDS,
    OPEN_PLACES,
    PLACE_IDS,
    SPACE_IDS,
    SPACES,
    STEP_IDS,
)

STARTING: Final = 0
FUTURE: Final = 1
DECK_IDS: Final = ("starting", "future")

_WORKER_IDS: Final = PLACE_IDS[:-1]  # where a worker can be placed: not in prison


class Opponent:
    """Constantine or Helena: points for each of its workers in the guildhall."""

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.guildhall_vp: int = facts.number("guildhall_vp", 0, MOST)
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


class Scheme:
    """A scheme card: where the worker goes, the steps that follow (`O_` numbers), and their numbers.

    What the steps do not need is 0; `row` and `column` count from 0; `space` is -1 except at the black market.
    """

    def __init__(self, index: int, facts: Facts, operations: dict[str, list[int]], rows: int, columns: int) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.deck: int = DECK_IDS.index(facts.code("deck", DECK_IDS))
        self.place: int = PLACE_IDS.index(facts.code("at", _WORKER_IDS))
        self.space: int = -1
        if self.place == BLACK_MARKET:
            self.space = SPACE_IDS.index(facts.code("space", SPACE_IDS))
        self.operation: str = facts.code("do", tuple(operations))
        self.steps: list[int] = operations[self.operation]
        self.virtue: int = 0
        self.marble: int = 0
        self.row: int = 0
        self.column: int = 0
        if O_GAIN in self.steps and facts.has("virtue"):
            self.virtue = signed(facts, "virtue", MOST)
        if O_SELL_CAPTURED in self.steps or (O_GAIN in self.steps and (facts.has("marble") or not self.virtue)):
            self.marble = facts.number("marble", 0, MOST)
        if O_DISCARD_APPRENTICE in self.steps:
            self.row = facts.number("row", 1, rows) - 1
            self.column = facts.number("column", 1, columns) - 1
        self.add_future: int = facts.number_or("add_future", 0, 0, MOST)
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


class Choices:
    """Who decides for the opponent: whom to capture (`BY_` numbers, asked in order), and in which order it looks."""

    def __init__(self, facts: Facts) -> None:
        self.capture: list[int] = [CHOICE_IDS.index(code) for code in facts.codes("capture", CHOICE_IDS)]
        if BY_TURN not in self.capture or BY_PLACE not in self.capture:
            raise facts.wrong("capture", "with first-in-turn and place-order in it, so that one group is left")
        self.places: list[int] = [OPEN_IDS.index(code) for code in facts.codes("places", OPEN_IDS, OPEN_PLACES)]
        self.spaces: list[int] = [SPACE_IDS.index(code) for code in facts.codes("spaces", SPACE_IDS, SPACES)]
        self.stay_virtue: int = facts.table("stay").number("virtue", 0, MOST)


class Deck:
    """All schemes, and how well they are known."""

    def __init__(self, facts: Facts, rows: int, columns: int) -> None:
        operations: dict[str, list[int]] = {}
        for entry in facts.tables("operation"):
            operations[entry.ident()] = [STEP_IDS.index(step) for step in entry.codes("steps", STEP_IDS)]
            entry.closed()
        self.operations: dict[str, list[int]] = operations
        self.schemes: list[Scheme] = []
        for index, entry in enumerate(facts.tables("scheme")):
            self.schemes.append(Scheme(index, entry, operations, rows, columns))
        self.starting: list[int] = [scheme.index for scheme in self.schemes if scheme.deck == STARTING]
        self.future: list[int] = [scheme.index for scheme in self.schemes if scheme.deck == FUTURE]
        if not self.starting:
            raise facts.wrong("scheme", "a list with a starting scheme in it")
        self.confidence: str = facts.confidence()
