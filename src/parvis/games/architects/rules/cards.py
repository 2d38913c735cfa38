"""Building cards between pile and hands, and the limit of the hand (AR 2, AR 3)."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Question, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.memory import learn, mixed
from parvis.games.architects.state import ArchitectsState


def draw(state: ArchitectsState, seat: int, count: int) -> None:
    """Draw building cards into the hand, as many as there are (AR 6, AR 22)."""
    drawn = top_cards(state, seat, count)
    for card in drawn:
        state.hand[seat] |= 1 << card


def top_cards(state: ArchitectsState, seat: int, count: int) -> list[int]:
    """Take cards from the top of the pile, unseen by others; fewer if there are fewer."""
    count = min(count, len(state.pile))
    if count <= 0:
        return []
    state.show()
    drawn = state.pile[:count]
    state.pile = state.pile[count:]
    cards = 0
    for card in drawn:
        learn(state, seat, card)
        cards |= 1 << card
    state.tell(forms.EV_DRAWN, seat, count, cards, viewers=1 << seat)
    return drawn


def bury(state: ArchitectsState, seat: int, card: int) -> None:
    """Put a card of the hand face down under the pile (AR 3, AR 11)."""
    mixed(state, seat, state.hand[seat])
    state.hand[seat] &= ~(1 << card)
    put_under(state, seat, card)


def put_under(state: ArchitectsState, seat: int, card: int) -> None:
    """A card the seat has seen goes face down under the pile."""
    state.pile = [*state.pile, card]
    state.tell(forms.EV_BURIED, seat, card, viewers=1 << seat)


def in_hand(state: ArchitectsState, seat: int) -> list[int]:
    """The actions that put each card of the hand under the pile."""
    start = state.game.actions.start[forms.BURY]
    return [start + card for card in members(state.hand[seat])]


def why_bury(state: ArchitectsState, seat: int, action: int) -> int:
    """0 if the action puts a card of the hand under the pile, else why not."""
    actions = state.game.actions
    if actions.kind[action] != forms.BURY:
        return NOT_NOW
    card = actions.value[action]
    return 0 if state.hand[seat] >> card & 1 else refuse(forms.NOT_IN_HAND, card)


class CheckHand(Work[ArchitectsState]):
    """The end of a turn: too many cards in hand are discarded (AR 3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, state: ArchitectsState) -> None:
        if state.hand[self.seat].bit_count() > state.tables.hand_limit:
            state.push(HandLimit(self.seat))


class HandLimit(Question[ArchitectsState]):
    """Which card of a hand that is too large goes under the pile? (AR 3)"""

    def kind(self) -> int:
        return forms.Q_HAND_LIMIT

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (state.hand[seat].bit_count() - state.tables.hand_limit,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        return in_hand(state, seat)

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        return why_bury(state, seat, action)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        bury(state, seat, state.game.actions.value[action])
        state.push(CheckHand(seat))
