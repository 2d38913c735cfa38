"""The black market: three spaces, and what apprentices change there (AR 9)."""

from __future__ import annotations

from typing import Final

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Question, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import (
    A_DISCOUNT,
    A_NO_VIRTUE_LOSS,
    BLACK_MARKET,
    LEFT,
    MIDDLE,
    RIGHT,
)
from parvis.games.architects.memory import mixed
from parvis.games.architects.rules.cards import draw, put_under, top_cards
from parvis.games.architects.rules.gains import change_virtue, gain, pay_silver, silver_short
from parvis.games.architects.rules.places import bonuses
from parvis.games.architects.rules.workshop import take
from parvis.games.architects.state import ArchitectsState

SPACE_OF: Final = (LEFT, MIDDLE, RIGHT)
"""The space of each stall: goods on the left, plans in the middle, goods on the right."""


def market_price(state: ArchitectsState, seat: int, space: int) -> int:
    """The silver for a space, less what apprentices save (AR 9, AR 15)."""
    silver = state.tables.space_silver[space]
    helpers = state.owned[seat] & state.rules.able[A_DISCOUNT]
    if helpers:
        for card in members(helpers):
            if state.kind(card).at == BLACK_MARKET:
                silver -= state.kind(card).amount
    return max(0, silver)


def why_market(state: ArchitectsState, seat: int, space: int) -> int:
    """0 if the seat can place a worker on a space of the market, else why not (AR 9, AR 12)."""
    if state.market[space] >= 0:
        return refuse(forms.SPACE_TAKEN, space)
    most = state.tables.market_most
    if state.virtue[seat] > most:
        return refuse(forms.VIRTUE_TOO_HIGH, state.virtue[seat], most)
    return silver_short(state, seat, market_price(state, seat, space))


def why_stall(state: ArchitectsState, seat: int, stall: int) -> int:
    """0 if the seat can go for goods or plans, else why not (AR 9)."""
    if stall == forms.STALL_PLANS and not state.pile:
        return refuse(forms.PILE_EMPTY)
    return why_market(state, seat, SPACE_OF[stall])


def why_market_hire(state: ArchitectsState, seat: int, card: int) -> int:
    """0 if the seat can hire this apprentice at the market, else why not (AR 9)."""
    if state.slot_of(card) < 0:
        return refuse(forms.NOT_ON_DISPLAY, card)
    return why_market(state, seat, MIDDLE)


def pay_market(state: ArchitectsState, seat: int, space: int) -> None:
    """Pay, lose virtue, and note which apprentices count for this action: those owned now (AR 9)."""
    pay_silver(state, seat, market_price(state, seat, space))
    state.push(MarketBonus(seat, state.owned[seat]))
    if not state.owned[seat] & state.rules.able[A_NO_VIRTUE_LOSS]:
        change_virtue(state, seat, state.tables.space_virtue[space])


def goods_shown(state: ArchitectsState, space: int) -> list[int]:
    """The goods of the card that lies on the left or right; the print of the board where none lies (AR 2)."""
    tables = state.tables
    if space == LEFT:
        return tables.market_cards[state.small[0]].small
    return tables.market_cards[state.large[0]].large if state.large else tables.print_large


def stall(state: ArchitectsState, seat: int, number: int) -> None:
    """A worker at the market for goods or plans (AR 9). It is already there."""
    space = SPACE_OF[number]
    pay_market(state, seat, space)
    if number != forms.STALL_PLANS:
        gain(state, seat, goods_shown(state, space))
        return
    state.looked = top_cards(state, seat, state.tables.market_draw)
    keep(state, seat, state.tables.market_keep)


def market_hire(state: ArchitectsState, seat: int, card: int) -> None:
    """A worker at the market for any apprentice on display (AR 9). It is already there."""
    pay_market(state, seat, MIDDLE)
    take(state, seat, card)


def keep(state: ArchitectsState, seat: int, left: int) -> None:
    """Ask which of the cards drawn are kept; what is left goes under the pile in the order drawn (AR 9)."""
    if left > 0 and state.looked:
        state.push(KeepOne(seat, left))
        return
    for card in state.looked:
        put_under(state, seat, card)
    state.looked = []


class KeepOne(Question[ArchitectsState]):
    """Which of the building cards drawn at the market is kept? (AR 9)"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def kind(self) -> int:
        return forms.Q_KEEP

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.KEEP]
        return [start + card for card in sorted(state.looked)]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.KEEP:
            return NOT_NOW
        card = actions.value[action]
        return 0 if card in state.looked else refuse(forms.NOT_OFFERED, card)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        card = state.game.actions.value[action]
        cards = 0
        for other in state.looked:
            cards |= 1 << other
        mixed(state, seat, cards)
        state.looked = [other for other in state.looked if other != card]
        state.hand[seat] |= 1 << card
        state.tell(forms.EV_KEPT, seat, card, viewers=1 << seat)
        keep(state, seat, self.left - 1)


class MarketBonus(Work[ArchitectsState]):
    """After the gain: what apprentices owned at the start bring, and a character's building card (AR 9, AR 19)."""

    def __init__(self, seat: int, owned: int) -> None:
        self.seat = seat
        self.owned = owned

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.owned)

    def run(self, state: ArchitectsState) -> None:
        bonuses(state, self.seat, BLACK_MARKET, self.owned)
        character = state.characters[self.seat]
        if character >= 0:
            draw(state, self.seat, state.tables.characters[character].market_draw)
