"""What buildings do when they are constructed (AR 11): one function for each effect."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Question, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.cards import Effect
from parvis.games.architects.codes import (
    AT_ONCE,
    E_ALL_VIRTUE,
    E_CAPTURE,
    E_CAPTURE_OR_RELEASE,
    E_DESTROY_DEBT,
    E_DISCARD_FOR,
    E_GAIN,
    E_GAIN_ONE,
    E_GAIN_PER,
    E_HIRE,
    E_RELEASE_PRISONERS,
    GAINS,
    VIRTUE,
)
from parvis.games.architects.rules.captures import free_captures, group_of, groups, take_group, why_capture
from parvis.games.architects.rules.cards import bury, in_hand, why_bury
from parvis.games.architects.rules.counting import amount
from parvis.games.architects.rules.gains import change_virtue, destroy_debt, gain
from parvis.games.architects.rules.guardhouse import ransom, release_prisoners
from parvis.games.architects.rules.workshop import take
from parvis.games.architects.state import ArchitectsState


class Effects(Work[ArchitectsState]):
    """The effect of a building just constructed, if it has one at once (AR 11)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, state: ArchitectsState) -> None:
        effect = state.tables.buildings[self.card].effect
        if effect.when == AT_ONCE:
            carry_out(state, self.seat, self.card, effect)


def carry_out(state: ArchitectsState, seat: int, card: int, effect: Effect) -> None:
    """Carry an immediate effect out, or ask what it leaves open (AR 11)."""
    do = effect.do
    if do == E_GAIN:
        gain(state, seat, effect.gain)
    elif do == E_GAIN_ONE:
        state.push(ChooseGain(seat, card))
    elif do == E_GAIN_PER:
        gain(state, seat, effect.gain, amount(state, seat, effect.per) // effect.group)
    elif do == E_ALL_VIRTUE:
        all_virtue(state, seat, effect)
    elif do == E_DESTROY_DEBT:
        ask_to_destroy(state, seat, card, effect.debts)
    elif do == E_DISCARD_FOR:
        if state.hand[seat]:
            state.push(DiscardFor(seat, card))
    elif do == E_CAPTURE:
        state.push(free_captures(seat, effect.captures))
    elif do == E_CAPTURE_OR_RELEASE:
        state.push(CaptureOrRelease(seat, card))
    elif do == E_RELEASE_PRISONERS:
        release_prisoners(state, seat)
    elif do == E_HIRE:
        state.push(HireFree(seat, card))


def all_virtue(state: ArchitectsState, seat: int, effect: Effect) -> None:
    """Everybody with so many prisoners gains or loses virtue, the owner and the opponent too (AR 11, AR 21)."""
    order = state.turn_order()
    first = order.index(seat)
    for party in reversed(order[first:] + order[:first]):
        if state.prison[party] >= effect.prisoners:
            change_virtue(state, party, effect.gain[VIRTUE])


def ask_to_destroy(state: ArchitectsState, seat: int, card: int, left: int) -> None:
    """The owner may destroy unpaid debts, if there are any (AR 11)."""
    if left > 0 and state.unpaid[seat]:
        state.push(DestroyDebt(seat, card, left))


class OfBuilding(OpenQuestion[ArchitectsState]):
    """A question that a building asks its owner."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.card,)

    def effect(self, state: ArchitectsState) -> Effect:
        """What the building does."""
        return state.tables.buildings[self.card].effect


def leading(gains: list[int]) -> int:
    """What an alternative is called by: the first thing it brings."""
    for kind in range(GAINS):
        if gains[kind]:
            return kind
    return -1


class ChooseGain(OfBuilding):
    """Which of two gains? (AR 11)"""

    def kind(self) -> int:
        return forms.Q_CHOOSE

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.CHOOSE]
        return sorted({start + leading(option) for option in self.effect(state).options})

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        if state.game.actions.kind[action] != forms.CHOOSE:
            return NOT_NOW
        return 0 if self._option(state, action) else refuse(forms.NO_SUCH_CHOICE)

    def _option(self, state: ArchitectsState, action: int) -> list[int]:
        kind = state.game.actions.value[action]
        for option in self.effect(state).options:
            if leading(option) == kind:
                return option
        return []

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        gain(state, seat, self._option(state, action))


class DestroyDebt(OpenQuestion[ArchitectsState]):
    """Is an unpaid debt destroyed? (AR 11)"""

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card, self.left)

    def kind(self) -> int:
        return forms.Q_CHURCH

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.card, self.left)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.DESTROY], start[forms.NONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        return 0 if kind in (forms.DESTROY, forms.NONE) else NOT_NOW

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.DESTROY:
            destroy_debt(state, seat)
            ask_to_destroy(state, seat, self.card, self.left - 1)


class DiscardFor(Question[ArchitectsState]):
    """Which building card goes under the pile for a gain? Or none (AR 11). Asked whatever cards the hand holds."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def kind(self) -> int:
        return forms.Q_LIBRARY

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.card,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        return [*in_hand(state, seat), state.game.actions.start[forms.NONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        return 0 if state.game.actions.kind[action] == forms.NONE else why_bury(state, seat, action)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.NONE:
            return
        bury(state, seat, state.game.actions.value[action])
        gain(state, seat, state.tables.buildings[self.card].effect.gain)


class CaptureOrRelease(OfBuilding):
    """A free capture, or all own workers back from others' boards? What does nothing is not offered (AR 7, AR 11)."""

    def kind(self) -> int:
        return forms.Q_BARRACKS

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [*groups(state), start[forms.RANSOM] + forms.FOR_FREE, start[forms.DONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.CAPTURE:
            return why_capture(state, action, 0, self.effect(state).captures)
        if kind == forms.RANSOM:
            if actions.value[action] != forms.FOR_FREE:
                return refuse(forms.NO_SUCH_CHOICE)
            return 0 if state.captured(seat) else refuse(forms.NOBODY_HELD)
        if kind == forms.DONE:
            return 0 if groups(state) or not state.captured(seat) else refuse(forms.MUST_CHOOSE)
        return NOT_NOW

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        kind = state.game.actions.kind[action]
        if kind == forms.RANSOM:
            ransom(state, seat, forms.FOR_FREE)
        elif kind == forms.CAPTURE:
            place, party = group_of(state, action)
            take_group(state, seat, party, place)
            left = self.effect(state).captures - 1
            if left > 0:
                state.push(free_captures(seat, left))


class HireFree(OfBuilding):
    """Which apprentice on display comes for nothing? Who has no room may do without (AR 6, AR 11)."""

    def kind(self) -> int:
        return forms.Q_TAVERN

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [*(start[forms.HIRE] + card for card in members(state.displayed())), start[forms.NONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] == forms.NONE:
            full = state.owned[seat].bit_count() >= state.apprentice_limit(seat)
            return 0 if full else refuse(forms.MUST_HIRE)
        if actions.kind[action] != forms.HIRE:
            return NOT_NOW
        card = actions.value[action]
        return 0 if state.slot_of(card) >= 0 else refuse(forms.NOT_ON_DISPLAY, card)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.HIRE:
            take(state, seat, state.game.actions.value[action])
