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
from parvis.games.architects.cards import Apprentice
from parvis.games.architects.codes import A_BONUS, ABILITY_IDS, GOODS, MOMENT_IDS, OPEN_PLACES, SKILLS
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
        self.traders = [NOBODY] * len(tables.trades)
        """The apprentice cards one of which a trade needs, as a set; -1 if it needs none."""
        for kind in tables.apprentices:
            if kind.trade is not None:
                cards = [card for card, index in enumerate(self.kind_of) if index == kind.index]
                self.traders.append(sum(1 << card for card in cards))
        self.able = [0] * len(ABILITY_IDS)
        self.bonus_at = [0] * len(MOMENT_IDS)
        self.skilled = [0] * SKILLS
        """The apprentice cards with an ability, with a bonus at a place or moment, with a skill: sets."""
        for card, index in enumerate(self.kind_of):
            kind = tables.apprentices[index]
            self.able[kind.do] |= 1 << card
            if kind.do == A_BONUS:
                self.bonus_at[kind.at] |= 1 << card
            for skill in range(SKILLS):
                self.skilled[skill] |= (kind.skills >> skill & 1) << card


class ArchitectsState(State):
    """One position of Architects."""

    def __init__(self, game: Architects, setup: Rules, source: ArchitectsState | None = None) -> None:
        super().__init__(game, setup, source)
        self.rules = setup
        self.tables = setup.tables
        if source is None:
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
            self.stand: int = 0
            self.discarded: int = 0
            """The apprentices discarded in this turn; they go under the pile before the next."""
            self.first: int = 0
            self.mover: int = NOBODY
            self.final: int = NOBODY
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
            self.seen_apprentices: int = 0
            self.rewards: list[int] = []
            self.rewards_gone: list[int] = []
            self.small: list[int] = []
            self.large: list[int] = []
            self.guildhall: list[int] = []
            self.schemes: list[int] = []
            self.parts: list[int] = []
            self.future: list[int] = []
            self.revealed_schemes: list[int] = []
        else:
            self.home = source.home.copy()
            self.prison = source.prison.copy()
            self.virtue = source.virtue.copy()
            self.unpaid = source.unpaid.copy()
            self.paid = source.paid.copy()
            self.level = source.level.copy()
            self.owned = source.owned.copy()
            self.built = source.built.copy()
            self.hand = source.hand.copy()
            self.goods = source.goods.copy()
            self.workers = source.workers.copy()
            self.held = source.held.copy()
            self.display = source.display.copy()
            self.coins = source.coins.copy()
            self.market = source.market.copy()
            self.stand = source.stand
            self.discarded = source.discarded
            self.first = source.first
            self.mover = source.mover
            self.final = source.final
            self.colours = source.colours
            self.characters = source.characters
            self.offer = source.offer
            self.looked = source.looked
            self.pile = source.pile
            self.sure = source.sure
            self.pools = source.pools
            self.apprentices = source.apprentices
            self.seen_apprentices = source.seen_apprentices
            self.rewards = source.rewards
            self.rewards_gone = source.rewards_gone
            self.small = source.small
            self.large = source.large
            self.guildhall = source.guildhall
            self.schemes = source.schemes
            self.parts = source.parts
            self.future = source.future
            self.revealed_schemes = source.revealed_schemes

    def copy(self) -> ArchitectsState:
        return ArchitectsState(cast("Architects", self.game), self.rules, self)

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
        for skill in range(SKILLS):
            if self.owned[seat] & self.rules.skilled[skill]:
                found |= 1 << skill
        return found

    def kind(self, card: int) -> Apprentice:
        """What an apprentice card can do."""
        return self.tables.apprentices[self.rules.kind_of[card]]

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
