"""The draft of building cards (AR 2), and what the one human against an opponent does instead (AR 21)."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import NOT_YET, Joint, Question, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import CARDS
from parvis.games.architects.memory import learn, mixed
from parvis.games.architects.rules.cards import draw, put_under, top_cards
from parvis.games.architects.state import ArchitectsState


class Deal(Work[ArchitectsState]):
    """Everybody is dealt building cards to choose from."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: ArchitectsState) -> None:
        tables = state.tables
        state.push(DrawMore())
        if state.seats == 1:
            state.looked = top_cards(state, 0, tables.solo_deal)
            put_back(state)
            return
        offer = state.offer.copy()
        state.show()
        for seat in range(state.seats):
            dealt = state.pile[: tables.draft_deal]
            state.pile = state.pile[tables.draft_deal :]
            cards = 0
            for card in dealt:
                learn(state, seat, card)
                cards |= 1 << card
            offer[seat] = cards
            state.tell(forms.EV_DEALT, seat, len(dealt), cards, viewers=1 << seat)
        state.offer = offer
        state.push(Draft((1 << state.seats) - 1, (NOT_YET,) * state.seats))


class Draft(Joint[ArchitectsState]):
    """Keep one of the cards offered; the rest goes to the left, the last ones under the pile (AR 2)."""

    def with_replies(self, replies: tuple[int, ...]) -> Draft:
        return Draft(self.mask, replies)

    def kind(self) -> int:
        return forms.Q_DRAFT

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (state.hand[seat].bit_count() + 1,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.KEEP]
        return [start + card for card in members(state.offer[seat])]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.KEEP:
            return NOT_NOW
        card = actions.value[action]
        return 0 if state.offer[seat] >> card & 1 else refuse(forms.NOT_OFFERED, card)

    def resolve(self, state: ArchitectsState) -> None:
        """All have chosen: keep, and pass on or put under the pile in seat order."""
        rest = state.offer.copy()
        for seat, action in enumerate(self.replies):
            card = state.game.actions.value[action]
            mixed(state, seat, rest[seat])
            state.hand[seat] |= 1 << card
            rest[seat] &= ~(1 << card)
            state.tell(forms.EV_KEPT, seat, card, viewers=1 << seat)
        if state.hand[0].bit_count() == state.tables.draft_keep:
            state.offer = [0] * state.seats
            for seat in range(state.seats):
                for card in members(rest[seat]):
                    put_under(state, seat, card)
            return
        state.offer = [rest[seat - 1] for seat in range(state.seats)]
        state.push(Draft(self.mask, (NOT_YET,) * state.seats))
        for seat in range(state.seats):
            cards = state.offer[seat]
            for card in members(cards):
                learn(state, seat, card)
            giver = (seat - 1) % state.seats
            state.tell(forms.EV_RECEIVED, seat, giver, cards.bit_count(), cards, viewers=1 << seat)


def put_back(state: ArchitectsState) -> None:
    """Ask for a card to put back as long as there are too many; the rest is the hand (AR 21)."""
    if len(state.looked) > state.tables.solo_keep:
        state.push(PutBack(0))
        return
    for card in state.looked:
        state.hand[0] |= 1 << card
    state.looked = []


class PutBack(Question[ArchitectsState]):
    """Alone, the human puts cards under the pile one after the other, and keeps the rest (AR 21)."""

    def kind(self) -> int:
        return forms.Q_PUT_BACK

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (len(state.looked) - state.tables.solo_keep,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.BURY]
        return [start + card for card in sorted(state.looked)]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.BURY:
            return NOT_NOW
        card = actions.value[action]
        return 0 if card in state.looked else refuse(forms.NOT_OFFERED, card)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        card = state.game.actions.value[action]
        state.looked = [other for other in state.looked if other != card]
        put_under(state, seat, card)
        put_back(state)


class DrawMore(Work[ArchitectsState]):
    """After the draft some characters draw further building cards (AR 2, AR 19)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: ArchitectsState) -> None:
        for step in range(state.seats):
            seat = (state.first + step) % state.seats
            character = state.characters[seat]
            if character >= 0:
                draw(state, seat, state.tables.characters[character].start[CARDS])
