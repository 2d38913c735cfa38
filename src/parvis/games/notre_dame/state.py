"""What lies on the table of Notre Dame, and the small facts about it that every chapter of the rules asks for.

Cards are never in slots. Of the cards an owner has drawn this round (`drawn`), one is kept by the owner, one by the
left neighbour, one goes on to the seat beyond (`kept` says which); so each seat holds, by *position*, one own card
(0), one of its right neighbour (1) and one from two seats to the right (2). `left` and `faceup` are sets of positions.
That is all a draft needs. `past` keeps the same of the finished rounds of the period: it is what anybody may remember.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from parvis.core.game import Setup
from parvis.core.state import State
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.tables import HOSPITAL, PARK, SECTORS, Tables

if TYPE_CHECKING:
    from parvis.games.notre_dame.game import NotreDame

PLACES: Final = 8
"""Seven sectors and Notre Dame: a seat's markers are a row of eight in `markers`."""

NOW: Final = -1
"""Stands for the present round where finished ones are numbered."""
_PLAYED: Final = 12
"""In a number of `past`: three cards of four bits each, then a bit for each position that was played."""

S_FIRST: Final = 0
S_COLOURS: Final = 1
S_MESSAGES: Final = 2
S_POOL: Final = 3
S_GRAY: Final = 4
S_BROWN: Final = 5
S_CARDS: Final = 6
"""The streams of luck; each owner's deck has its own, from `S_CARDS` on."""


class Rules(Setup):
    """The set-up of one game: what options, edition and number of players make of the printed facts."""

    def __init__(self, seats: int, options: dict[str, Any], tables: Tables) -> None:
        super().__init__(seats, options)
        self.tables = tables
        self.edition = ""
        self.expansions: tuple[str, ...] = ()
        self.hotel_double_from = 0
        self.coins_from_richest = False
        self.fool_from_notre_dame = False
        self.open_prestige = False
        self.boroughs = tables.boroughs[seats]
        self.seat_borough = tables.seat_borough[seats]
        self.tile_prestige = tables.tile_prestige[seats]
        self.nearest = sorted(range(3), key=lambda position: position % seats)  # own cards first (ND P-SAME)
        layout = tables.layout(self.boroughs)
        self.markets = layout.markets
        self.distance = layout.distance
        self.back = layout.back


class NotreDameState(State):
    """One position of Notre Dame."""

    def __init__(self, game: NotreDame, setup: Rules, source: NotreDameState | None = None) -> None:
        super().__init__(game, setup, source)
        self.rules = setup
        self.tables = setup.tables
        if source is None:
            self.own: list[int] = []
            self.general: list[int] = []
            self.coins: list[int] = []
            self.prestige: list[int] = []
            self.rat: list[int] = []
            self.markers: list[int] = []
            self.friend: list[int] = []
            self.carriage: list[int] = []
            self.messages: list[int] = []
            self.taken: list[int] = []
            self.deck: list[int] = []
            self.drawn: list[int] = []
            self.kept: list[int] = []
            self.left: list[int] = []
            self.faceup: list[int] = []
            self.past: list[int] = []
            self.gray: list[int] = []
            self.display: list[int] = []
            self.colours: list[int] = []
            self.browns = 0
            self.spied = 0
            self.doctored = 0
            self.round = 0
            self.bell_ringer = 0
        else:
            self.own = source.own.copy()
            self.general = source.general.copy()
            self.coins = source.coins.copy()
            self.prestige = source.prestige.copy()
            self.rat = source.rat.copy()
            self.markers = source.markers.copy()
            self.friend = source.friend.copy()
            self.carriage = source.carriage.copy()
            self.messages = source.messages.copy()
            self.taken = source.taken.copy()
            self.deck = source.deck.copy()
            self.drawn = source.drawn.copy()
            self.kept = source.kept.copy()
            self.left = source.left.copy()
            self.faceup = source.faceup.copy()
            self.past = source.past.copy()
            self.gray = source.gray.copy()
            self.display = source.display.copy()
            self.colours = source.colours.copy()
            self.browns = source.browns
            self.spied = source.spied
            self.doctored = source.doctored
            self.round = source.round
            self.bell_ringer = source.bell_ringer

    def copy(self) -> NotreDameState:
        return NotreDameState(cast("NotreDame", self.game), self.rules, self)

    def numbers(self) -> list[Any]:
        return [
            self.own,
            self.general,
            self.coins,
            self.prestige,
            self.rat,
            self.markers,
            self.friend,
            self.carriage,
            self.messages,
            self.taken,
            self.deck,
            self.drawn,
            self.kept,
            self.left,
            self.faceup,
            self.past,
            self.gray,
            self.display,
            self.colours,
            self.browns,
            self.spied,
            self.doctored,
            self.round,
            self.bell_ringer,
        ]

    def set_numbers(self, numbers: list[Any]) -> None:
        (
            self.own,
            self.general,
            self.coins,
            self.prestige,
            self.rat,
            self.markers,
            self.friend,
            self.carriage,
            self.messages,
            self.taken,
            self.deck,
            self.drawn,
            self.kept,
            self.left,
            self.faceup,
            self.past,
            self.gray,
            self.display,
            self.colours,
            self.browns,
            self.spied,
            self.doctored,
            self.round,
            self.bell_ringer,
        ) = numbers

    # --- counting (ND 1) ---

    def count(self, seat: int, sector: int) -> int:
        """Markers in a sector, and the friend if it is there."""
        return self.markers[seat * PLACES + sector] + (1 if self.friend[seat] == sector else 0)

    def fullest(self, seat: int) -> int:
        """The count of the seat's fullest sector."""
        most = 0
        for sector in range(SECTORS):
            most = max(most, self.count(seat, sector))
        return most

    def held(self, seat: int, place: int) -> int:
        """Markers of a seat in a sector or on Notre Dame."""
        return self.markers[seat * PLACES + place]

    def park_bonus(self, seat: int) -> int:
        """What each prestige gain of the seat gets on top (ND 4)."""
        return self.count(seat, PARK) // self.tables.park_group

    def hospital(self, seat: int) -> int:
        """By how much the seat's plague value is lowered."""
        return self.count(seat, HOSPITAL)

    def plague_value(self) -> int:
        """The rats on the open persons."""
        rats = 0
        for person in self.display:
            rats += self.tables.persons[person].rats
        return rats

    def coins_in_supply(self) -> int:
        """Coins nobody has. (Without a limit, as in one edition, the number means nothing.)"""
        return self.tables.coins_in_box - sum(self.coins)

    # --- cards (ND 3) ---

    def card_at(self, seat: int, position: int) -> int:
        """The card a seat got at a position: 0 own, 1 right neighbour's, 2 from two seats to the right."""
        owner = (seat - position) % self.seats
        if position < 2:
            return self.kept[2 * owner + position]
        rest = self.drawn[owner] & ~(1 << self.kept[2 * owner]) & ~(1 << self.kept[2 * owner + 1])
        return rest.bit_length() - 1

    def cards_at(self, seat: int, positions: int) -> list[tuple[int, int]]:
        """Owner and card at each of a set of positions."""
        return [
            ((seat - position) % self.seats, self.card_at(seat, position))
            for position in range(3)
            if positions >> position & 1
        ]

    def hand(self, seat: int) -> int:
        """The cards in a seat's hand, as a set of cards (of whatever colour)."""
        cards = 0
        positions = self.left[seat]
        if positions & 1:
            cards |= 1 << self.card_at(seat, 0)
        if positions & 2:
            cards |= 1 << self.card_at(seat, 1)
        if positions & 4:
            cards |= 1 << self.card_at(seat, 2)
        return cards

    def position_of(self, seat: int, card: int) -> int:
        """Where in its hand a seat holds a card; of several, the nearest owner's first (ND P-SAME)."""
        for position in self.rules.nearest:
            if self.left[seat] >> position & 1 and self.card_at(seat, position) == card:
                return position
        return -1

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has in hand, those it is choosing from included."""
        return self.left[seat].bit_count() + self.offered(seat)[1].bit_count()

    def offered(self, seat: int) -> tuple[int, int]:
        """The cards a seat is choosing from in the draft: their owner and the set. Nothing outside the draft."""
        if not self.agenda or self.finished or self.agenda[-1].kind() != forms.Q_DRAFT:
            return seat, 0
        if self.left[seat] == 0:
            return seat, self.drawn[seat]
        owner = (seat - 1) % self.seats
        return owner, self.drawn[owner] & ~(1 << self.kept[2 * owner])

    def passed(self, seat: int) -> tuple[int, int]:
        """What a seat handed on this round: own cards first, then one of its right neighbour's."""
        if self.kept[2 * seat] < 0:
            return 0, 0
        first = self.drawn[seat] & ~(1 << self.kept[2 * seat])
        giver = (seat - 1) % self.seats
        if self.kept[2 * giver + 1] < 0:
            return first, 0
        return first, self.drawn[giver] & ~(1 << self.kept[2 * giver]) & ~(1 << self.kept[2 * giver + 1])

    # --- what can be remembered (ND 3): `nth` is a finished round of the period, or NOW for the drafted present one ---

    def past_rounds(self) -> int:
        """How many rounds of this period are over."""
        return len(self.past) // self.seats

    def card_of(self, nth: int, owner: int, position: int) -> int:
        """Which of an owner's cards ended at a position."""
        if nth == NOW:
            return self.card_at((owner + position) % self.seats, position)
        return self.past[nth * self.seats + owner] >> 4 * position & 15

    def was_played(self, nth: int, owner: int, position: int) -> bool:
        """Whether everybody saw that card played."""
        if nth == NOW:
            return bool(self.faceup[(owner + position) % self.seats] >> position & 1)
        return bool(self.past[nth * self.seats + owner] >> _PLAYED + position & 1)

    def knows(self, nth: int, owner: int, position: int, seat: int) -> bool:
        """Whether a seat knows which card ended there: it held it, passed it on last, or saw it played."""
        if (owner + position) % self.seats == seat or (position == 2 and (owner + 1) % self.seats == seat):
            return True
        return self.was_played(nth, owner, position)

    def seen_before(self, seat: int, owner: int) -> int:
        """An owner's cards that the seat saw in finished rounds of the period."""
        seen = 0
        for nth in range(self.past_rounds()):
            for position in range(3):
                if owner == seat or self.knows(nth, owner, position, seat):
                    seen |= 1 << self.card_of(nth, owner, position)
        return seen

    def end_drafted_round(self) -> None:
        """The cards of the present round become those of a past one."""
        for owner in range(self.seats):
            packed = 0
            for position in range(3):
                packed |= self.card_of(NOW, owner, position) << 4 * position
                packed |= (1 << _PLAYED + position) if self.was_played(NOW, owner, position) else 0
            self.past.append(packed)
        self.drawn = [0] * self.seats
        self.kept = [-1] * (2 * self.seats)
        self.left = [0] * self.seats
        self.faceup = [0] * self.seats

    def set_past(self, nth: int, owner: int, cards: list[int], played: int = -1) -> None:
        """Let these have been an owner's cards of a finished round; `played`, if given, the positions played."""
        at = nth * self.seats + owner
        bits = self.past[at] >> _PLAYED if played < 0 else played
        self.past[at] = cards[0] | cards[1] << 4 | cards[2] << 8 | bits << _PLAYED

    # --- boroughs and messages (ND 2, ND 5) ---

    def colour_of(self, seat: int) -> int:
        """The colour of a seat."""
        return self.colours[self.rules.seat_borough[seat]]

    def message_type(self, token: int) -> int:
        """Which bonus a message token gives."""
        return self.tables.message_tokens[token % len(self.tables.message_tokens)]

    def message_colour(self, token: int) -> int:
        """The colour of a message token."""
        return token // len(self.tables.message_tokens)

    def messages_of(self, seat: int, colour: int) -> int:
        """How many messages of a colour a seat has taken."""
        size = len(self.tables.message_tokens)
        return (self.taken[seat] >> colour * size & ((1 << size) - 1)).bit_count()

    def where(self, seat: int) -> int:
        """The markers of a seat on the board, as a set of places that hold any."""
        places = 0
        for place in range(PLACES):
            if self.markers[seat * PLACES + place]:
                places |= 1 << place
        return places
