"""FF 2: everyone keeps a card, hands two on to the left, keeps one of those received, puts the last under the deck."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Field, Joint
from parvis.core.words import members
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.state import FairState


class Draft(Joint[FairState]):
    """A wave of the draft: all seats keep one of the cards before them (FF 2)."""

    def __init__(self, mask: int, replies: tuple[int, ...], wave: int) -> None:
        super().__init__(mask, replies)
        self.wave = wave

    def fields(self) -> tuple[Field, ...]:
        return (self.mask, self.replies, self.wave)

    def with_replies(self, replies: tuple[int, ...]) -> Draft:
        return Draft(self.mask, replies, self.wave)

    def kind(self) -> int:
        return forms.Q_KEEP

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (self.wave + 1,)

    def candidates(self, state: FairState, seat: int) -> list[int]:
        return [state.game.actions.at(forms.KEEP, card) for card in members(state.offer[seat])]

    def why(self, state: FairState, seat: int, action: int) -> int:
        table = state.game.actions
        if table.kind[action] != forms.KEEP:
            return NOT_NOW
        card = table.value[action]
        return 0 if state.offer[seat] >> card & 1 else refuse(forms.NOT_OFFERED, card)

    def resolve(self, state: FairState) -> None:
        for seat in range(state.seats):
            card = state.game.actions.value[self.replies[seat]]
            state.hand[seat] |= 1 << card
            state.offer[seat] ^= 1 << card
        if self.wave == 0:
            hand_on(state)
            state.push(Draft(self.mask, (-1,) * state.seats, 1))
        else:
            put_under(state)


def deal_offers(state: FairState) -> None:
    """Deal three cards to everyone (FF 2)."""
    count = state.tables.cards_dealt
    for seat in range(state.seats):
        cards = 0
        for _ in range(count):
            card = state.deck.pop(0)
            cards |= 1 << card
            state.known[card] |= 1 << seat
        state.offer[seat] = cards
        state.tell(forms.E_DEALT, seat, count, cards, viewers=1 << seat)
    everyone = (1 << state.seats) - 1
    state.push(Draft(everyone, (-1,) * state.seats, 0))


def hand_on(state: FairState) -> None:
    """The two cards not kept go to the left; who gave them remembers them (FF 2)."""
    state.show()
    given = state.offer.copy()
    for seat in range(state.seats):
        if state.seats > 1:
            state.passed[seat] = given[seat]
        left = (seat + 1) % state.seats
        state.offer[left] = given[seat]
        for card in members(given[seat]):
            state.known[card] = 1 << left
        state.tell(forms.E_RECEIVED, left, seat, given[seat].bit_count(), given[seat], viewers=1 << left)


def put_under(state: FairState) -> None:
    """The last cards go under the deck in the order of the seats (FF 2)."""
    for seat in range(state.seats):
        card = members(state.offer[seat])[0]
        state.deck.append(card)
        state.offer[seat] = 0
        state.tell(forms.E_PUT_UNDER, seat, card, viewers=1 << seat)
