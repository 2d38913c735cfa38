"""The action cards of a position (ND 3): what is written of them, and what is drawn to complete it.

Three seats handle an owner's cards of a round. `place[owner][p]` is the card that ended, or will end, p seats to the
left of its owner, -1 while it is not known; `zone[holder][p]` says what became of the card a seat got p seats from the
left. What the text leaves open is drawn so that it fits what it says.
"""

from __future__ import annotations

from typing import Final

from parvis.core.luck import Luck
from parvis.core.positions import Part, meant, one_of
from parvis.core.words import members
from parvis.games.notre_dame.position_agenda import DRAFT, HIRE, OVER, PLAGUE, ROUND_END, Stage
from parvis.games.notre_dame.position_persons import drawing
from parvis.games.notre_dame.rules.actions import third_cards_stay
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import ALL_CARDS

UNKNOWN: Final = 0
IN_HAND: Final = 1
FACE_UP: Final = 2
DISCARDED: Final = 3

_ZONES: Final = (("hand", IN_HAND), ("played", FACE_UP), ("discarded", DISCARDED))
_TRIES: Final = 500


class Round:
    """The cards of one round, and the parts of the text that tell of them, by seat."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        self.place = [[-1] * 3 for _ in parts]
        self.zone = [[UNKNOWN] * 3 for _ in parts]
        self.passed = [0] * len(parts)

    def copy(self) -> Round:
        """A copy whose places can be filled."""
        other = Round(self.parts)
        other.place = [row.copy() for row in self.place]
        other.zone = self.zone
        other.passed = self.passed
        return other


class Cards:
    """The cards of all seats while they are being read."""

    def __init__(self, root: Part, parts: list[Part], names: list[str], state: NotreDameState, stage: Stage) -> None:
        self.parts = parts
        self.names = names
        self.state = state
        self.stage = stage
        self.seats = state.seats
        self.words = state.tables.card_ids
        self.rounds = 3 if stage.phase == OVER else state.round % state.tables.rounds_per_period
        self.now = Round(parts)
        self.past = self.earlier(root)
        self.drawn = [0] * self.seats
        self.deck = [0] * self.seats
        self.where: dict[tuple[int, int], str] = {}

    def earlier(self, root: Part) -> list[Round]:
        """The finished rounds of the period, the first one first: all written, or none."""
        tables = root.parts("earlier")
        if tables and len(tables) != self.rounds:
            raise root.error(
                f"[[earlier]] stands {len(tables)} times; {self.rounds} rounds of this period are over", "earlier"
            )
        if not tables:
            return [Round([Part({}, (), {}) for _ in self.names]) for _ in range(self.rounds)]
        return [Round([table.part(name) for name in self.names]) for table in tables]

    # -- what is written

    def read(self, part: Part, key: str, holder: int, owners: list[int]) -> list[tuple[int, int]]:
        """The cards under a key, as owner and card; a card without a colour is the holder's own."""
        found: list[tuple[int, int]] = []
        for index, text in enumerate(part.texts(key, "a list of cards, such as 'bank' or 'red bank'")):
            card = self.card(part, key, text, holder, owners, index)
            if card in found:
                name = f"{self.names[card[0]]} {self.words[card[1]]}"
                raise part.error(f"{part.label()}'{key}' names the {name} twice; there is one", key, index)
            found.append(card)
        return found

    def card(self, part: Part, key: str, text: str, holder: int, owners: list[int], index: int = -1) -> tuple[int, int]:
        """One card as it is written."""
        colour, _, word = text.rpartition(" ")
        name = colour or self.names[holder]
        if name not in self.names or self.names.index(name) not in owners:
            right = f"a card of {one_of([self.names[owner] for owner in owners])}"
            raise part.wrong(key, right + meant(name, self.names), index)
        if word not in self.words:
            raise part.wrong(key, f"a card: {one_of(self.words)}{meant(word, self.words)}", index)
        return self.names.index(name), self.words.index(word)

    def claim(self, part: Part, key: str, owner: int, card: int, there: str) -> None:
        """There is one of each card: refuse it in a second place."""
        before = self.where.setdefault((owner, card), there)
        if before != there:
            name = f"{self.names[owner]} {self.words[card]}"
            raise part.error(f"the {name} cannot be {there} and {before}: there is one of each card", key)

    def forbid(self, part: Part, key: str, why: str) -> None:
        """Refuse a key that has no meaning at this point of the round."""
        if part.has(key) and part.texts(key):
            raise part.error(f"{part.label()}'{key}' cannot be: {why}", key)

    def read_all(self) -> None:
        """All that is written of cards."""
        stage = self.stage
        for seat, part in enumerate(self.parts):
            if stage.phase == DRAFT:
                self.read_draft(seat, part)
            elif stage.drafted():
                self.read_hand(self.now, seat, part)
            else:
                for key in ("hand", "offered", "played", "discarded", "passed"):
                    self.forbid(part, key, "no cards have been drawn")
        for seat, part in enumerate(self.parts):
            self.read_passed(self.now, seat, part)
            for owner, card in self.read(part, "deck", seat, [seat]):
                self.claim(part, "deck", owner, card, f"in {self.names[owner]}'s deck")
                self.deck[owner] |= 1 << card
        for past in self.past:
            for seat, part in enumerate(past.parts):
                self.forbid(part, "hand", "an earlier round is over")
                self.read_hand(past, seat, part)
            for seat, part in enumerate(past.parts):
                self.read_passed(past, seat, part)
                part.closed()

    def read_draft(self, seat: int, part: Part) -> None:
        """What is offered, and in the second wave the card kept."""
        for key in ("played", "discarded", "passed"):
            self.forbid(part, key, "the draft is not over")
        first = self.stage.wave == 1
        if first:
            self.forbid(part, "hand", "the first card is still being chosen")
        owner = seat if first else (seat - 1) % self.seats
        offered = self.read(part, "offered", owner if first else seat, [owner])
        most = self.state.tables.hand_size - (0 if first else 1)
        if len(offered) > most:
            raise part.error(f"{part.label()}'offered' has {len(offered)} cards; a seat chooses from {most}", "offered")
        for _, card in offered:
            self.claim(part, "offered", owner, card, f"offered to {self.names[seat]}")
            if first:
                self.drawn[owner] |= 1 << card
            else:
                self.now.passed[owner] |= 1 << card
        if not first:
            for _, card in self.read(part, "hand", seat, [seat]):
                if self.now.place[seat][0] >= 0:
                    raise part.error(f"{part.label()}'hand' has more than one card; one was kept so far", "hand")
                self.claim(part, "hand", seat, card, f"in {self.names[seat]}'s hand")
                self.now.place[seat][0] = card

    def read_hand(self, cards: Round, seat: int, part: Part) -> None:
        """Hand, cards face up and the one discarded; by its colour each has its position."""
        self.forbid(part, "offered", "the draft is over")
        owners = [(seat - p) % self.seats for p in range(3)]
        back = -1
        if self.seats == 2:  # one of the own cards passed on has come back: two own cards, told apart by 'returned'
            back = self.card(part, "returned", part.text("returned"), seat, [seat])[1] if part.has("returned") else -1
        for key, zone in _ZONES:
            for owner, card in self.read(part, key, seat, sorted(set(owners))):
                self.claim(part, key, owner, card, f"with {self.names[seat]} ('{key}')")
                p = owners.index(owner)
                if self.seats == 2 and owner == seat and (card == back or (cards.place[seat][0] >= 0 and back < 0)):
                    p = 2
                if cards.place[owner][p] >= 0:
                    name = self.names[owner]
                    raise part.error(f"{self.names[seat]} has a second card of {name}; the draft brings one", key)
                cards.place[owner][p] = card
                cards.zone[seat][p] = zone
        if back >= 0 and cards.place[seat][2] < 0:
            self.claim(part, "returned", seat, back, "returned")
            cards.place[seat][2] = back

    def read_passed(self, cards: Round, seat: int, part: Part) -> None:
        """The own cards handed to the left in the first wave, where it is not known who has which."""
        for _, card in self.read(part, "passed", seat, [seat]):
            if card == cards.place[seat][0]:
                raise part.error(f"{part.label()}'passed' holds a card that {self.names[seat]} kept", "passed")
            if card not in cards.place[seat]:
                self.claim(part, "passed", seat, card, f"passed on by {self.names[seat]}")
            cards.passed[seat] |= 1 << card
        known = sum(
            1 for p in (1, 2) if cards.place[seat][p] >= 0 and not cards.passed[seat] >> cards.place[seat][p] & 1
        )
        if cards.passed[seat].bit_count() + known > 2 and cards.passed[seat]:
            raise part.error(f"{part.label()}'passed' does not fit the cards that lie with the others", "passed")

    # -- what follows

    def fill(self, wanted: list[int]) -> None:
        """Draw what is not written. `wanted`: the seat asked resolves one of these cards."""
        if self.stage.drafted():
            self.fill_zones(wanted)
        for nth, past in enumerate(self.past):
            self.fill_past_zones(nth, past)
        known = (self.now, self.past, self.drawn, self.deck)
        lucks = [drawing(self.state, f"cards {owner}") for owner in range(self.seats)]
        for _ in range(_TRIES):
            self.now, self.past = known[0].copy(), [past.copy() for past in known[1]]
            self.drawn, self.deck = known[2].copy(), known[3].copy()
            for owner in range(self.seats):
                self.fill_owner(owner, lucks[owner])
            if self.could_be():
                break
        else:
            seat = self.impossible
            raise self.parts[seat].error(
                f"{self.names[seat]} holds a card and has played the same one of a farther owner;"
                " the nearest owner's is played first (ND P-SAME)",
                "played",
            )

    def fill_zones(self, wanted: list[int]) -> None:
        """Which of its cards each seat has in hand, played and discarded."""
        stays = third_cards_stay(self.state) and self.stage.phase != ROUND_END
        third = third_cards_stay(self.state) and self.stage.phase in (HIRE, PLAGUE, ROUND_END)
        most = self.state.tables.actions_per_round
        for seat, part in enumerate(self.parts):
            zone = self.now.zone[seat]
            offset = (seat - self.state.bell_ringer) % self.seats
            up = self.stage.played(offset, self.seats, most)
            if third and zone.count(FACE_UP) == 3:  # the scholar's
                up = 3
            held = 3 - up if up < most or stays else 0
            self.check_zone(part, seat, "played", FACE_UP, up)
            self.check_zone(part, seat, "hand", IN_HAND, held)
            self.check_zone(part, seat, "discarded", DISCARDED, 3 - up - held)
            if seat == self.stage.asked and wanted:
                self.place_wanted(seat, wanted, up)
            open_places = [p for p in range(3) if zone[p] == UNKNOWN]
            drawing(self.state, f"hand {seat}").shuffle(open_places)
            for p in open_places:
                if zone.count(FACE_UP) < up:
                    zone[p] = FACE_UP
                elif zone.count(IN_HAND) < held:
                    zone[p] = IN_HAND
                else:
                    zone[p] = DISCARDED

    def check_zone(self, part: Part, seat: int, key: str, zone: int, most: int) -> None:
        """No more cards in a zone than the order of play has put there."""
        found = self.now.zone[seat].count(zone)
        if found > most:
            name = self.names[seat]
            raise part.error(f"{part.label()}'{key}' has {found} cards; at this point {name} has {most} there", key)

    def place_wanted(self, seat: int, wanted: list[int], up: int) -> None:
        """The card being resolved lies face up; if it is not written, it is put there."""
        zone = self.now.zone[seat]
        names = one_of([self.words[card] for card in wanted])
        if any(zone[p] == FACE_UP and self.now.place[(seat - p) % self.seats][p] in wanted for p in range(3)):
            return
        if zone.count(FACE_UP) < up:
            for card in wanted:
                for p in range(3):
                    owner = (seat - p) % self.seats
                    if zone[p] == UNKNOWN and self.now.place[owner][p] < 0 and (owner, card) not in self.where:
                        zone[p] = FACE_UP
                        self.now.place[owner][p] = card
                        self.where[(owner, card)] = f"with {self.names[seat]} ('played')"
                        return
        raise self.parts[seat].error(f"the card that asks this ({names}) is not among the cards played", "played")

    def fill_past_zones(self, nth: int, past: Round) -> None:
        """Two cards were played in an earlier round and one discarded, or three played (scholar)."""
        for seat, part in enumerate(past.parts):
            zone = past.zone[seat]
            up = max(self.state.tables.actions_per_round, zone.count(FACE_UP))
            if zone.count(DISCARDED) > 3 - up:
                name = self.names[seat]
                raise part.error(f"{part.label()}'discarded' has too many cards: {name} discarded one", "discarded")
            open_places = [p for p in range(3) if zone[p] == UNKNOWN]
            drawing(self.state, f"earlier {nth} {seat}").shuffle(open_places)
            for p in open_places:
                zone[p] = FACE_UP if zone.count(FACE_UP) < up else DISCARDED

    def fill_owner(self, owner: int, luck: Luck) -> None:
        """An owner's nine cards: those of this round, those of earlier rounds, the deck."""
        part = self.parts[owner]
        name = self.names[owner]
        taken = self.drawn[owner] | self.deck[owner]
        for cards in (self.now, *self.past):
            taken |= cards.passed[owner]
            for card in cards.place[owner]:
                taken |= 1 << card if card >= 0 else 0
        free = members(ALL_CARDS & ~taken)
        luck.shuffle(free)
        if self.stage.dealt():
            if self.stage.phase == DRAFT and self.stage.wave == 1:
                while self.drawn[owner].bit_count() < self.state.tables.hand_size:
                    self.drawn[owner] |= 1 << self.take(part, name, free)
            else:
                self.fill_places(self.now, owner, part, free, luck)
        for past in self.past:
            self.fill_places(past, owner, part, free, luck)
        for card in free:
            self.deck[owner] |= 1 << card

    def fill_places(self, cards: Round, owner: int, part: Part, free: list[int], luck: Luck) -> None:
        """Where an owner's three cards of a drafted round ended."""
        place = cards.place[owner]
        waiting = members(cards.passed[owner])
        waiting = [card for card in waiting if card not in place]
        luck.shuffle(waiting)
        for p in (1, 2, 0):
            if place[p] < 0:
                place[p] = waiting.pop() if p and waiting else self.take(part, self.names[owner], free)

    def take(self, part: Part, name: str, free: list[int]) -> int:
        """One of the cards not yet placed."""
        if not free:
            raise part.error(f"the deck of {name} holds too many cards for this round of the period", "deck")
        return free.pop()

    def could_be(self) -> bool:
        """Of equal cards the nearest owner's is played first (ND P-SAME)."""
        self.impossible = -1
        nearest = self.state.rules.nearest
        for cards in (self.now, *self.past):
            for seat in range(self.seats):
                zone = cards.zone[seat]
                held = [cards.place[(seat - p) % self.seats][p] for p in range(3)]
                for at, p in enumerate(nearest):
                    for near in nearest[:at]:
                        if zone[p] == FACE_UP and zone[near] not in (FACE_UP, UNKNOWN) and held[near] == held[p]:
                            self.impossible = seat
        return self.impossible < 0

    # -- onto the table

    def lay(self) -> None:
        """Give the state its cards."""
        state = self.state
        state.deck = self.deck
        state.drawn = [0] * self.seats
        state.kept = [-1] * (2 * self.seats)
        state.left = [0] * self.seats
        state.faceup = [0] * self.seats
        for owner in range(self.seats):
            if self.stage.phase == DRAFT and self.stage.wave == 1:
                state.drawn[owner] = self.drawn[owner]
            elif self.stage.dealt():
                for card in self.now.place[owner]:
                    state.drawn[owner] |= 1 << card
                state.kept[2 * owner] = self.now.place[owner][0]
                if self.stage.drafted():
                    state.kept[2 * owner + 1] = self.now.place[owner][1]
                    for p in range(3):
                        state.left[owner] |= (self.now.zone[owner][p] == IN_HAND) << p
                        state.faceup[owner] |= (self.now.zone[owner][p] == FACE_UP) << p
                else:
                    state.left[owner] = 1
        state.past = [0] * (self.rounds * self.seats)
        for nth, past in enumerate(self.past):
            for owner in range(self.seats):
                played = 0
                for p in range(3):
                    played |= (past.zone[(owner + p) % self.seats][p] == FACE_UP) << p
                state.set_past(nth, owner, past.place[owner], played)
