"""What lies on the table of Architects, and the small facts about it that every chapter of the rules asks for.

Pieces belong to parties: the seats, then the opponent, if there is one (it has no cards and no goods but marble).
Cards are identities: a hand is a set of buildings, the display holds apprentice cards. Of the lists, those under
"replaced" are never changed in place but always put anew, so copies of a state share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from parvis.core.game import OptionValue, Setup
from parvis.core.state import State
from parvis.games.architects import forms
from parvis.games.architects.codes import GOODS, OPEN_PLACES
from parvis.games.architects.tables import Tables

if TYPE_CHECKING:
    from parvis.games.architects.game import Architects

NOBODY: Final = -1
NO_OPPONENT: Final = "none"
"""The option for a game among players; one alone has an opponent all the same (AR 21)."""

S_FIRST: Final = 0
S_CHARACTERS: Final = 1
S_BUILDINGS: Final = 2
S_APPRENTICES: Final = 3
S_REWARDS: Final = 4
S_MARKET: Final = 5
S_SCHEMES: Final = 6
S_FUTURE: Final = 7
"""The streams of luck. The opponent's schemes have their own."""


class Rules(Setup):
    """The set-up of one game: what options and number of players make of the printed facts."""

    def __init__(self, seats: int, options: dict[str, OptionValue], tables: Tables) -> None:
        super().__init__(seats, options)
        self.tables = tables
        opponent = str(options["opponent"])
        self.opponent_id = tables.opponent_ids.index(opponent) if opponent != NO_OPPONENT else NOBODY
        self.opponent = seats if opponent != NO_OPPONENT else NOBODY
        """The party that is the opponent, if there is one."""
        self.parties = seats + (1 if opponent != NO_OPPONENT else 0)
        self.asymmetric = bool(options["asymmetric"])
        self.max_turns = int(str(options["max-turns"]))
        self.slots = tables.slots[self.parties]
        self.reset_slots = tables.reset_slots[self.parties]
        self.capture_places = tables.capture_places[self.parties]
        self.rewards = tables.rewards_in_play[self.parties]
        self.kind_of = tables.apprentice_cards
        self.trades = forms.all_trades(tables)
        """The storehouse's own trades, then those of apprentices."""
        self.trader = [*([NOBODY] * len(tables.trades)), *(k.index for k in tables.apprentices if k.trade is not None)]
        """The kind of apprentice that a trade needs."""


class ArchitectsState(State):
    """One position of Architects."""

    def __init__(self, game: Architects, setup: Rules, source: ArchitectsState | None = None) -> None:
        super().__init__(game, setup, source)
        self.rules = setup
        self.tables = setup.tables
        # By party.
        self.home: list[int] = []
        self.prison: list[int] = []
        self.virtue: list[int] = []
        self.unpaid: list[int] = []
        self.paid: list[int] = []
        self.level: list[int] = []
        self.owned: list[int] = []
        self.built: list[int] = []
        self.hand: list[int] = []
        self.goods: list[int] = []  # party by good
        self.workers: list[int] = []  # party by open place
        self.held: list[int] = []  # captor by party
        # On the board.
        self.display: list[int] = []
        self.coins: list[int] = []
        self.market: list[int] = []
        self.stand = 0
        self.discarded = 0
        """The apprentices discarded in this turn; they go under the pile before the next."""
        self.first = 0
        self.mover = NOBODY
        self.final = NOBODY
        """How many final turns are left, once the guildhall is full."""
        # Replaced.
        self.colours: list[int] = []
        self.characters: list[int] = []
        self.offer: list[int] = []
        self.looked: list[int] = []
        self.pile: list[int] = []
        self.sure: list[int] = []
        self.pools: list[int] = []
        self.apprentices: list[int] = []
        self.seen_apprentices = 0
        self.rewards: list[int] = []
        self.rewards_gone: list[int] = []
        self.small: list[int] = []
        self.large: list[int] = []
        self.guildhall: list[int] = []
        self.schemes: list[int] = []
        self.parts: list[int] = []
        self.future: list[int] = []
        self.revealed_schemes: list[int] = []

    def copy(self) -> ArchitectsState:
        other = ArchitectsState(cast("Architects", self.game), self.rules, self)
        other.home = self.home.copy()
        other.prison = self.prison.copy()
        other.virtue = self.virtue.copy()
        other.unpaid = self.unpaid.copy()
        other.paid = self.paid.copy()
        other.level = self.level.copy()
        other.owned = self.owned.copy()
        other.built = self.built.copy()
        other.hand = self.hand.copy()
        other.goods = self.goods.copy()
        other.workers = self.workers.copy()
        other.held = self.held.copy()
        other.display = self.display.copy()
        other.coins = self.coins.copy()
        other.market = self.market.copy()
        other.stand = self.stand
        other.discarded = self.discarded
        other.first = self.first
        other.mover = self.mover
        other.final = self.final
        other.colours = self.colours
        other.characters = self.characters
        other.offer = self.offer
        other.looked = self.looked
        other.pile = self.pile
        other.sure = self.sure
        other.pools = self.pools
        other.apprentices = self.apprentices
        other.seen_apprentices = self.seen_apprentices
        other.rewards = self.rewards
        other.rewards_gone = self.rewards_gone
        other.small = self.small
        other.large = self.large
        other.guildhall = self.guildhall
        other.schemes = self.schemes
        other.parts = self.parts
        other.future = self.future
        other.revealed_schemes = self.revealed_schemes
        return other

    def numbers(self) -> list[Any]:
        return [
            self.home,
            self.prison,
            self.virtue,
            self.unpaid,
            self.paid,
            self.level,
            self.owned,
            self.built,
            self.hand,
            self.goods,
            self.workers,
            self.held,
            self.display,
            self.coins,
            self.market,
            self.stand,
            self.discarded,
            self.first,
            self.mover,
            self.final,
            self.colours,
            self.characters,
            self.offer,
            self.looked,
            self.pile,
            self.sure,
            self.pools,
            self.apprentices,
            self.seen_apprentices,
            self.rewards,
            self.rewards_gone,
            self.small,
            self.large,
            self.guildhall,
            self.schemes,
            self.parts,
            self.future,
            self.revealed_schemes,
        ]

    def set_numbers(self, numbers: list[Any]) -> None:
        (
            self.home,
            self.prison,
            self.virtue,
            self.unpaid,
            self.paid,
            self.level,
            self.owned,
            self.built,
            self.hand,
            self.goods,
            self.workers,
            self.held,
            self.display,
            self.coins,
            self.market,
            self.stand,
            self.discarded,
            self.first,
            self.mover,
            self.final,
            self.colours,
            self.characters,
            self.offer,
            self.looked,
            self.pile,
            self.sure,
            self.pools,
            self.apprentices,
            self.seen_apprentices,
            self.rewards,
            self.rewards_gone,
            self.small,
            self.large,
            self.guildhall,
            self.schemes,
            self.parts,
            self.future,
            self.revealed_schemes,
        ) = numbers

    # --- pieces (AR 1) ---

    def good(self, party: int, good: int) -> int:
        """How much of a good a party has."""
        return self.goods[party * GOODS + good]

    def at(self, party: int, place: int) -> int:
        """How large the group of a party at an open place is."""
        return self.workers[party * OPEN_PLACES + place]

    def captives(self, party: int) -> int:
        """The workers of others on a party's board."""
        parties = self.rules.parties
        count = 0
        for other in range(parties):
            count += self.held[party * parties + other]
        return count

    def captured(self, party: int) -> int:
        """The workers of a party on others' boards."""
        parties = self.rules.parties
        count = 0
        for captor in range(parties):
            count += self.held[captor * parties + party]
        return count

    def party_of(self, colour: int) -> int:
        """The party that plays a colour, or nobody."""
        for party in range(self.rules.parties):
            if self.colours[party] == colour:
                return party
        return NOBODY

    def unseen_by_others(self, seat: int) -> int:
        """The building cards only a seat sees: its hand, what it chooses from, what it looks at; as a set."""
        cards = self.hand[seat] | self.offer[seat]
        if seat == max(self.mover, 0):
            for card in self.looked:
                cards |= 1 << card
        return cards

    # --- apprentices (AR 6, AR 15) ---

    def slot_of(self, card: int) -> int:
        """Where on display an apprentice card lies; -1 if it is not there."""
        for slot in range(len(self.display)):
            if self.display[slot] == card:
                return slot
        return -1

    def displayed(self) -> int:
        """The cards on display, as a set."""
        cards = 0
        for card in self.display:
            if card >= 0:
                cards |= 1 << card
        return cards

    def apprentice_limit(self, seat: int) -> int:
        """How many apprentices a seat may own (AR 6, AR 19)."""
        character = self.characters[seat]
        return self.tables.apprentice_limit if character < 0 else self.tables.characters[character].apprentices

    def skills(self, seat: int) -> int:
        """The skills of a seat's apprentices, as a set."""
        found = 0
        cards = self.owned[seat]
        while cards:
            low = cards & -cards
            found |= self.tables.apprentices[self.rules.kind_of[low.bit_length() - 1]].skills
            cards ^= low
        return found

    def same_before(self, seat: int, card: int) -> int:
        """An equal card of the seat with a lower number, or -1: of equal cards the first stands for all."""
        kind = self.rules.kind_of
        first = card
        while first > 0 and kind[first - 1] == kind[card]:
            first -= 1
            if self.owned[seat] >> first & 1:
                return first
        return -1

    # --- characters (AR 19) ---

    def tax_ignored(self, seat: int) -> int:
        """How much of any tax the seat need not pay (AR 12)."""
        ignored = self.tables.tax_ignored[self.virtue[seat]]
        character = self.characters[seat]
        return ignored if character < 0 else ignored + self.tables.characters[character].tax_ignored

    def swaps(self, seat: int) -> bool:
        """Whether gold counts as marble for the seat, and marble as gold."""
        character = self.characters[seat]
        return character >= 0 and self.tables.characters[character].gold_and_marble

    # --- order of turns (AR 3, AR 21) ---

    def next_party(self, party: int) -> int:
        """Who has the turn after a party: clockwise from the first seat, the opponent last."""
        if party == NOBODY or party == self.rules.opponent:
            return self.first
        following = (party + 1) % self.seats
        if following == self.first and self.rules.opponent >= 0:
            return self.rules.opponent
        return following

    def turn_order(self) -> list[int]:
        """All parties, from the first."""
        order = [self.first]
        while len(order) < self.rules.parties:
            order.append(self.next_party(order[-1]))
        return order
