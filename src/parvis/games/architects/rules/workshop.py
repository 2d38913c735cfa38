"""Apprentices: the display, hiring in the workshop and elsewhere, discarding (AR 6); the plans drawn there."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import GOODS, SILVER, WORKSHOP
from parvis.games.architects.rules.cards import draw
from parvis.games.architects.rules.gains import change_virtue, gain_good, pay_silver, pay_tax, silver_short, tax_due
from parvis.games.architects.state import ArchitectsState

# --- hiring (AR 6) ---


def columns_to_skip(state: ArchitectsState, slot: int, workers: int) -> int:
    """How many columns beyond the reach of so many workers a place on display lies (AR 6)."""
    return max(0, slot % state.tables.columns + 1 - workers)


def hire_price(state: ArchitectsState, seat: int, skips: int) -> int:
    """What hiring costs in the workshop, with the coins to skip columns (AR 6, AR 12, AR 19)."""
    tables = state.tables
    return untaxed_price(state, seat) + tax_due(state, seat, tables.hire_tax) + skips * tables.skip_silver


def untaxed_price(state: ArchitectsState, seat: int) -> int:
    """The part of the price that is no tax; for one character it is lower (AR 19)."""
    tables = state.tables
    character = state.characters[seat]
    discount = tables.characters[character].hire_discount if character >= 0 else 0
    return max(0, tables.hire_silver - tables.hire_tax - discount)


def why_hire(state: ArchitectsState, seat: int, card: int) -> int:
    """0 if a worker can be placed to hire this apprentice, else why not (AR 6)."""
    slot = state.slot_of(card)
    if slot < 0:
        return refuse(forms.NOT_ON_DISPLAY, card)
    skips = columns_to_skip(state, slot, state.at(seat, WORKSHOP) + 1)
    return silver_short(state, seat, hire_price(state, seat, skips))


def hire(state: ArchitectsState, seat: int, card: int) -> None:
    """Pay for an apprentice, coins on the row included, and take it (AR 6). The worker is already there."""
    tables = state.tables
    slot = state.slot_of(card)
    skips = columns_to_skip(state, slot, state.at(seat, WORKSHOP))
    pay_tax(state, seat, tables.hire_tax)
    pay_silver(state, seat, untaxed_price(state, seat))
    if skips:
        state.goods[seat * GOODS + SILVER] -= skips * tables.skip_silver
        row = slot // tables.columns
        for skipped in range(row * tables.columns, row * tables.columns + skips):
            state.coins[skipped] += tables.skip_silver
        state.tell(forms.EV_COINS_LAID, seat, row + 1, skips * tables.skip_silver)
    take(state, seat, card)


def take(state: ArchitectsState, seat: int, card: int) -> None:
    """Take an apprentice from the display; who has no room for it discards one first (AR 6)."""
    state.push(Take(seat, card))
    if state.owned[seat].bit_count() >= state.apprentice_limit(seat):
        state.push(MakeRoom(seat, card))


class Take(Work[ArchitectsState]):
    """The apprentice and the coins on it change hands; its virtue counts at once; the row is filled again (AR 6)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, state: ArchitectsState) -> None:
        slot = state.slot_of(self.card)
        coins = state.coins[slot]
        state.owned[self.seat] |= 1 << self.card
        state.tell(forms.EV_HIRED, self.seat, self.card, coins)
        gain_good(state, self.seat, SILVER, coins)
        refill(state, slot)
        change_virtue(state, self.seat, state.kind(self.card).virtue)


def refill(state: ArchitectsState, slot: int) -> None:
    """Close the gap in a row and open a new card at its right end (AR 6)."""
    last = slot - slot % state.tables.columns + state.tables.columns - 1
    for at in range(slot, last):
        state.display[at] = state.display[at + 1]
        state.coins[at] = state.coins[at + 1]
    if not state.apprentices:
        put_discarded_under(state)
    state.show()
    card = state.apprentices[0]
    state.apprentices = state.apprentices[1:]
    state.seen_apprentices = min(state.seen_apprentices, len(state.apprentices))
    state.display[last] = card
    state.coins[last] = 0
    state.tell(forms.EV_REVEALED, -1, card)


class MakeRoom(OpenQuestion[ArchitectsState]):
    """Which apprentice is discarded to make room for the one just paid for? (AR 6)"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def kind(self) -> int:
        return forms.Q_MAKE_ROOM

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.card,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.MAKE_ROOM]
        return [start + card for card in owned_kinds(state, seat)]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.MAKE_ROOM:
            return NOT_NOW
        return why_discard(state, seat, actions.value[action])

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        discard(state, seat, state.game.actions.value[action])


# --- discarding (AR 3, AR 6) ---


def owned_kinds(state: ArchitectsState, seat: int) -> list[int]:
    """The seat's apprentices, of equal ones only the first."""
    return [card for card in members(state.owned[seat]) if state.same_before(seat, card) < 0]


def why_discard(state: ArchitectsState, seat: int, card: int) -> int:
    """0 if the seat can discard this apprentice, else why not."""
    if not state.owned[seat] >> card & 1:
        return refuse(forms.NOT_OWNED, card)
    same = state.same_before(seat, card)
    return 0 if same < 0 else refuse(forms.SAME_CARD, same)


def why_discard_unasked(state: ArchitectsState, seat: int, card: int) -> int:
    """The same in the middle of anything; who is just making room for another answers that (AR 3, AR 6)."""
    if state.agenda[-1].kind() == forms.Q_MAKE_ROOM and state.agenda[-1].asks() >> seat & 1:
        return refuse(forms.ROOM_FIRST)
    return why_discard(state, seat, card)


def discard(state: ArchitectsState, seat: int, card: int) -> None:
    """An apprentice leaves for the pile; everybody has seen it, and virtue stays as it is (AR 3)."""
    state.owned[seat] &= ~(1 << card)
    state.discarded |= 1 << card
    state.tell(forms.EV_DISCARDED, seat, card)


def put_discarded_under(state: ArchitectsState) -> None:
    """What was discarded in a turn goes under the pile together, in the order of the cards (AR P-TOGETHER)."""
    if state.discarded:
        cards = members(state.discarded)
        state.apprentices = [*state.apprentices, *cards]
        state.seen_apprentices += len(cards)
        state.discarded = 0


# --- plans (AR 6) ---


def plans(state: ArchitectsState, seat: int) -> None:
    """Draw building cards by the number of own workers. The worker is already there."""
    draw(state, seat, state.tables.plans[state.at(seat, WORKSHOP)])
