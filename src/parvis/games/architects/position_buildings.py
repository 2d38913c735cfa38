"""The building cards of a position (AR 1, AR 2): hands, pile, what is looked at, and what everybody remembers.

What is written `hidden` is drawn; the faces of a pool lie on some of the cards it is about.
"""

from __future__ import annotations

from typing import Final

from parvis.core.luck import Luck
from parvis.core.positions import HIDDEN, Part, meant, shown
from parvis.core.words import members
from parvis.games.architects.position_agenda import Agenda
from parvis.games.architects.setup import buildings_in_play
from parvis.games.architects.state import ArchitectsState

PILE: Final = "pile "
LOOKED: Final = "looked-at "
"""In front of the number of a place, the first being 1."""
_TO_DRAW: Final = -1


class Zone:
    """Cards in one place, some of them still to be drawn; `pooled` are those a seat's pools already speak of."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = list(cards)
        self.pooled: set[int] = set()


class Pool:
    """A pool being read: whose it is, its faces, and where they may lie: cards by name, and places by number."""

    def __init__(self, part: Part, seat: int, faces: list[int]) -> None:
        self.part = part
        self.seat = seat
        self.faces = faces
        self.named: list[int] = []
        self.places: list[tuple[Zone, int]] = []

    def cards(self) -> int:
        """All cards it is about, once everything is drawn."""
        return _set([*self.named, *(zone.cards[at] for zone, at in self.places)])


class Buildings:
    """The building cards while they are being read."""

    def __init__(self, board: Part, parts: list[Part], names: list[str], state: ArchitectsState, luck: Luck) -> None:
        self.board = board
        self.parts = parts
        self.names = names
        self.state = state
        self.luck = luck
        self.ids = list(state.tables.building_ids)
        self.rest = members(buildings_in_play(state.rules))
        luck.shuffle(self.rest)
        self.hands: list[Zone] = []
        self.offers: list[Zone] = []
        self.looked = Zone([])
        self.pile = Zone([])

    def read(self, agenda: Agenda) -> None:
        """All of them, onto the state."""
        state = self.state
        tables = state.tables
        for party, part in enumerate(self.parts):
            state.built[party] = _set(self.listed(part, "buildings", []))
        keep = tables.solo_keep if state.seats == 1 else tables.draft_keep
        for part in self.parts[: state.seats]:
            self.hands.append(Zone(self.listed(part, "hand", [_TO_DRAW] * (keep if agenda.drafted() else 0))))
            dealt = tables.draft_deal - len(self.hands[-1].cards) if agenda.drafting() else 0
            self.offers.append(Zone(self.listed(part, "offered", [_TO_DRAW] * max(0, dealt))))
        self.looked = Zone(self.listed(self.board, "looked-at", [_TO_DRAW] * agenda.looking()))
        self.pile = Zone(self.listed(self.board, "building-pile", []))
        pools = [pool for seat in range(state.seats) for pool in self.pools_of(seat)]
        self.lay(pools)
        for zone in (*self.hands, *self.offers, self.looked, self.pile):
            for at, card in enumerate(zone.cards):
                if card == _TO_DRAW:
                    zone.cards[at] = self.draw()
        state.looked = self.looked.cards
        state.pile = [*self.pile.cards, *self.rest]
        state.hand[: state.seats] = [_set(zone.cards) for zone in self.hands]
        state.offer = [_set(zone.cards) for zone in self.offers]
        self.remember(agenda, pools)

    def listed(self, part: Part, key: str, default: list[int]) -> list[int]:
        """The cards of a list, none of them anywhere else; those that are hidden are still to be drawn."""
        if not part.has(key):
            return default
        found: list[int] = []
        for index, name in enumerate(part.texts(key)):
            card = self.ids.index(name) if name in self.ids else -1
            if name == HIDDEN:
                found.append(_TO_DRAW)
            elif card in self.rest:
                self.rest.remove(card)
                found.append(card)
            else:
                right = "lies somewhere else or is not in this game" if card >= 0 else "is no building"
                hint = meant(name, self.ids) if card < 0 else ""
                raise part.error(f"{part.label()}'{key}' holds {shown(name)}, which {right}{hint}", key, index)
        return found

    def draw(self) -> int:
        """A card nobody has mentioned."""
        if not self.rest:
            raise self.board.error("there are not enough buildings for what is written", "building-pile")
        return self.rest.pop(0)

    # -- what is remembered (AR 1)

    def pools_of(self, seat: int) -> list[Pool]:
        """The pools of a seat."""
        found: list[Pool] = []
        for zone in (*self.hands, *self.offers, self.looked, self.pile):
            zone.pooled.clear()
        for part in self.parts[seat].parts("pools"):
            pool = Pool(part, seat, [self.ids.index(name) for name in part.words("buildings", self.ids)])
            for index, word in enumerate(part.texts("among")):
                self.place(pool, word, index)
            if not pool.faces or len(pool.faces) > len(pool.named) + len(pool.places):
                raise part.wrong("buildings", "at least one building, and at most as many as there are places")
            part.closed()
            found.append(pool)
        return found

    def place(self, pool: Pool, word: str, index: int) -> None:
        """One of the places of a pool: a card by its name, a colour for one in that hand, a number of a pile."""
        if word in self.ids:
            pool.named.append(self.ids.index(word))
            return
        for zone, at in self.meant_by(word):
            if 0 <= at < len(zone.cards) and zone.cards[at] == _TO_DRAW and at not in zone.pooled:
                zone.pooled.add(at)
                pool.places.append((zone, at))
                return
        raise pool.part.wrong(
            "among", f"a building, a colour with a hidden card left, or '{PILE}3' for a hidden card there", index
        )

    def meant_by(self, word: str) -> list[tuple[Zone, int]]:
        """The places a word may mean."""
        if word in self.names[: self.state.seats]:
            seat = self.names.index(word)
            zones = (self.hands[seat], self.offers[seat])
            return [(zone, at) for zone in zones for at in range(len(zone.cards))]
        for zone, start in ((self.looked, LOOKED), (self.pile, PILE)):
            number = word.removeprefix(start)
            if number != word and number.isdecimal() and len(number) < 4:
                return [(zone, int(number) - 1)]
        return []

    def lay(self, pools: list[Pool]) -> None:
        """Lay the faces of each pool on some of its places, and let nobody draw them elsewhere."""
        for pool in pools:
            wanted = [card for card in pool.faces if card not in pool.named]
            for card in wanted:
                if card not in self.rest:
                    raise pool.part.error(f"'{self.ids[card]}' lies somewhere else", "buildings")
                self.rest.remove(card)
            places = [(zone, at) for zone, at in pool.places if zone.cards[at] == _TO_DRAW]
            order = list(range(len(places)))
            self.luck.shuffle(order)
            if len(wanted) > len(order):
                raise pool.part.wrong("buildings", "at most as many buildings as there are hidden places")
            for card, nth in zip(wanted, order, strict=False):
                zone, at = places[nth]
                zone.cards[at] = card

    def remember(self, agenda: Agenda, pools: list[Pool]) -> None:
        """What each seat is sure of, and its pools; the two do not overlap."""
        state = self.state
        hidden = _set(state.pile) | _set(state.looked)
        for seat in range(state.seats):
            hidden |= state.hand[seat] | state.offer[seat]
        for seat, part in enumerate(self.parts[: state.seats]):
            state.sure[seat] = state.hand[seat] | state.offer[seat]
            if seat == agenda.seat:
                state.sure[seat] |= _set(state.looked)
            for index, name in enumerate(part.words("knows", self.ids)):
                card = self.ids.index(name)
                if not hidden >> card & 1:
                    raise part.error(f"{part.label()}'{name}' is not hidden, so nobody has to know it", "knows", index)
                state.sure[seat] |= 1 << card
        known = list(state.sure)
        for pool in pools:
            cards = pool.cards()
            if cards & known[pool.seat] or cards & ~hidden or _set(pool.faces) & ~cards:
                raise pool.part.error("a pool is about hidden cards that its owner does not know otherwise", "among")
            known[pool.seat] |= cards
            state.pools = [*state.pools, pool.seat, _set(pool.faces), cards]


def _set(cards: list[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found
