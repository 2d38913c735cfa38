"""Phase 2, the draft (ND 3): draw three own cards, keep one, pass two left; keep one of those, pass one; take the last.

Everybody chooses at once and sees the received cards only when all have passed: two joint questions. With two players
the "seat two to the right" is oneself, so the card handed back comes home by the same rule.
"""

from __future__ import annotations

from typing import Final

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import NOT_YET, Joint, Work
from parvis.core.words import members
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.state import S_CARDS, NotreDameState

OWN: Final = 1
ALL: Final = 7


class Deal(Work[NotreDameState]):
    """Everybody draws from the own deck and is asked for a first card."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: NotreDameState) -> None:
        state.turn += 1
        for seat in range(state.seats):
            drawn = state.luck(S_CARDS + seat).sample(state.deck[seat], state.tables.hand_size)
            state.deck[seat] &= ~drawn
            state.drawn[seat] = drawn
            state.tell(forms.E_DRAWN, seat, drawn.bit_count(), drawn, viewers=1 << seat)
        state.push(Draft((1 << state.seats) - 1, (NOT_YET,) * state.seats))


class Draft(Joint[NotreDameState]):
    """Keep one of the cards offered: three own ones first, then two of the right neighbour's."""

    def with_replies(self, replies: tuple[int, ...]) -> Draft:
        return Draft(self.mask, replies)

    def kind(self) -> int:
        return forms.Q_DRAFT

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (1 if state.left[seat] == 0 else 2,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        keep = state.game.actions.start[forms.KEEP]
        return [keep + card for card in members(state.offered(seat)[1])]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.KEEP:
            return NOT_NOW
        card = actions.value[action]
        if not state.offered(seat)[1] >> card & 1:
            return refuse(forms.NOT_OFFERED, card)
        return 0

    def resolve(self, state: NotreDameState) -> None:
        """All have chosen: pass the rest to the left, and go on with what comes from the right."""
        first = state.left[0] == 0
        for seat, action in enumerate(self.replies):
            card = state.game.actions.value[action]
            if first:
                state.kept[2 * seat] = card
                state.left[seat] = OWN
            else:
                state.kept[2 * ((seat - 1) % state.seats) + 1] = card
        if first:
            state.push(Draft(self.mask, (NOT_YET,) * state.seats))
            self._tell_received(state)
            return
        for seat in range(state.seats):
            state.left[seat] = ALL
            giver = (seat - 1) % state.seats
            state.tell(forms.E_RECEIVED, seat, giver, 1, 1 << state.card_at(seat, 2), viewers=1 << seat)

    def _tell_received(self, state: NotreDameState) -> None:
        for seat in range(state.seats):
            giver, cards = state.offered(seat)
            state.tell(forms.E_RECEIVED, seat, giver, cards.bit_count(), cards, viewers=1 << seat)
