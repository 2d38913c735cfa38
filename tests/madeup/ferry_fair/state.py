"""What lies on the table of the Ferry Fair, and the small facts that every chapter asks for.

Pieces are counted by colour, cards are sets of identities. `known[card]` are the seats that know exactly where a card
is; `passed[seat]` is the pair a seat handed on in the draft, of which the neighbour kept one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from parvis.core.game import OptionValue, Setup
from parvis.core.state import State
from tests.madeup.ferry_fair.tables import COLOURS, Tables

if TYPE_CHECKING:
    from tests.madeup.ferry_fair.game import FerryFair

MEADOW: Final = 0
WOOD: Final = 1
SQUARE: Final = 2

RELEASES: Final = 0
CHEERS: Final = 1
HARVESTS: Final = 2

S_FIRST: Final = 0
S_CARDS: Final = 1
S_HERON: Final = 2


class Rules(Setup):
    """What the options make of the printed facts."""

    def __init__(self, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(seats, options)
        self.tables = tables
        self.parties = 2 if seats == 1 else seats
        self.fairs = tables.fairs[str(options["length"])]
        self.mud_points = tables.mud_points[1 if options["deep-mud"] else 0]
        self.max_turns = int(str(options["max-turns"]))
        colours = options["colours"]
        ids = [str(word) for word in colours] if isinstance(colours, list) else tables.colour_ids[:seats]
        self.colours = [tables.colour_ids.index(word) for word in ids]


class FairState(State):
    """One position of the Ferry Fair."""

    def __init__(self, game: FerryFair, setup: Rules, source: FairState | None = None) -> None:
        super().__init__(game, setup, source)
        self.rules = setup
        self.tables = setup.tables
        # By seat.
        self.coins: list[int] = []
        self.letters: list[int] = []
        self.mud: list[int] = []
        self.points: list[int] = []
        self.favour: list[int] = []
        self.boat: list[int] = []
        self.helpers: list[int] = []
        self.hand: list[int] = []
        self.offer: list[int] = []
        self.played: list[int] = []
        self.passed: list[int] = []
        # By colour; workers by field and colour, held by captor and colour.
        self.home: list[int] = []
        self.workers: list[int] = []
        self.held: list[int] = []
        self.stocks: list[int] = []
        # Common.
        self.deck: list[int] = []
        self.known: list[int] = []
        self.heron_deck: list[int] = []
        self.for_hire = 0
        self.fairs = 0
        self.first = 0
        self.due = 0
        self.perch = -1
        self.heron_points = 0

    def copy(self) -> FairState:
        other = FairState(cast("FerryFair", self.game), self.rules, self)
        other.set_numbers([value.copy() if isinstance(value, list) else value for value in self.numbers()])
        return other

    def numbers(self) -> list[Any]:
        return [
            self.coins,
            self.letters,
            self.mud,
            self.points,
            self.favour,
            self.boat,
            self.helpers,
            self.hand,
            self.offer,
            self.played,
            self.passed,
            self.home,
            self.workers,
            self.held,
            self.stocks,
            self.deck,
            self.known,
            self.heron_deck,
            self.for_hire,
            self.fairs,
            self.first,
            self.due,
            self.perch,
            self.heron_points,
        ]

    def set_numbers(self, numbers: list[Any]) -> None:
        (
            self.coins,
            self.letters,
            self.mud,
            self.points,
            self.favour,
            self.boat,
            self.helpers,
            self.hand,
            self.offer,
            self.played,
            self.passed,
            self.home,
            self.workers,
            self.held,
            self.stocks,
            self.deck,
            self.known,
            self.heron_deck,
            self.for_hire,
            self.fairs,
            self.first,
            self.due,
            self.perch,
            self.heron_points,
        ) = numbers

    def colour(self, seat: int) -> int:
        """The colour of a seat."""
        return self.rules.colours[seat]

    def at(self, field: int, colour: int) -> int:
        """How large the group of a colour on a field is."""
        return self.workers[field * COLOURS + colour]

    def on_square(self) -> int:
        """Workers of all colours on the square."""
        return sum(self.at(SQUARE, colour) for colour in range(COLOURS))

    def moored_at(self, landing: int, but: int) -> list[int]:
        """Whose boats lie at a landing, except one seat's; clockwise from that seat."""
        others = [(but + i) % self.seats for i in range(1, self.seats)]
        return [seat for seat in others if self.boat[seat] == landing]

    def way_on(self, seat: int, landing: int, visited: int, coins: int) -> bool:
        """Whether a boat that may not stay at a landing can still end its trip properly (FF 5)."""
        for there in self.tables.near[landing]:
            toll = self.tables.toll_between(landing, there)
            if visited >> there & 1 or toll > coins:
                continue
            if self.may_moor(seat, there) or self.way_on(seat, there, visited | 1 << there, coins - toll):
                return True
        return False

    def may_moor(self, seat: int, landing: int) -> bool:
        """Whether there is room for a seat's boat."""
        return len(self.moored_at(landing, seat)) < self.tables.moored_most

    def knows(self, seat: int) -> int:
        """The cards of which a seat knows exactly where they are. Of a pair handed on, both or none."""
        known = 0
        for card, seats in enumerate(self.known):
            if seats >> seat & 1:
                known |= 1 << card
        pair = self.passed[seat]
        return known | pair if known & pair else known

    def pay(self, seat: int, coins: int) -> None:
        """Coins go to the supply."""
        self.coins[seat] -= coins
