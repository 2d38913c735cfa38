"""The reset of the black market (AR 13), step by step. No step of it can bring another."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import A_RESET_GAIN, A_RESET_RELEASE
from parvis.games.architects.rules.gains import change_virtue, gain, take_debts
from parvis.games.architects.state import NOBODY, S_MARKET, ArchitectsState


class Reset(Work[ArchitectsState]):
    """Workers to prison, the next card; then everybody's apprentices, clockwise from who has the turn (AR 13)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: ArchitectsState) -> None:
        state.tell(forms.EV_RESET, state.mover)
        for space, party in enumerate(state.market):
            if party >= 0:
                state.market[space] = NOBODY
                state.prison[party] += 1
                state.tell(forms.EV_TO_PRISON, party, 1)
        flip(state)
        state.push(ResetEnd())
        order = state.turn_order()
        first = order.index(state.mover)
        for party in reversed(order[first:] + order[:first]):
            if party != state.rules.opponent:
                state.push(ResetOwner(party, 0))


def flip(state: ArchitectsState) -> None:
    """The top small card becomes a large one; without small cards all are shuffled anew (AR 13)."""
    card = state.small[0]
    state.small = state.small[1:]
    state.large = [card, *state.large]
    state.show()
    state.tell(forms.EV_FLIPPED, -1, card)
    if not state.small:
        cards = sorted(state.large)
        state.luck(S_MARKET).shuffle(cards)
        state.small = cards
        state.large = []
        state.tell(forms.EV_SHUFFLED, -1)


def abilities(state: ArchitectsState, seat: int, used: int) -> int:
    """The seat's apprentices that act in a reset and have not yet, as a set."""
    able = state.rules.able
    return state.owned[seat] & ~used & (able[A_RESET_RELEASE] | able[A_RESET_GAIN])


def of_ability(state: ArchitectsState, cards: int, ability: int) -> list[int]:
    """Those of some apprentice cards that have an ability."""
    return members(cards & state.rules.able[ability])


class ResetOwner(Work[ArchitectsState]):
    """A player's apprentices in a reset, in an order of the player's own; `used` are those that have acted (AR 13)."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.used)

    def run(self, state: ArchitectsState) -> None:
        left = abilities(state, self.seat, self.used)
        if state.prison[self.seat] and of_ability(state, left, A_RESET_RELEASE):
            state.push(ResetOrder(self.seat, self.used))
            return
        squires = of_ability(state, left, A_RESET_GAIN)
        if squires:
            state.push(ResetOwner(self.seat, self.used | 1 << squires[0]))
            reward_squire(state, self.seat, squires[0])


def reward_squire(state: ArchitectsState, seat: int, card: int) -> None:
    """A squire brings something to a player without prisoners, and nothing to others (AR 13)."""
    if not state.prison[seat]:
        gain(state, seat, state.kind(card).gain)


class ResetOrder(OpenQuestion[ArchitectsState]):
    """Prisoners can be released: how many, and does a squire act before that? (AR 13)"""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.used)

    def kind(self) -> int:
        return forms.Q_RESET

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        left = abilities(state, seat, self.used)
        releases = range(1, self._most(state) + 1)
        squires = of_ability(state, left, A_RESET_GAIN)
        return [
            *(start[forms.FREE] + count for count in releases),
            *(start[forms.RESOLVE] + card for card in squires),
            start[forms.DONE],
        ]

    def _releasing(self, state: ArchitectsState) -> int:
        """The first apprentice that can release prisoners, or -1."""
        cards = of_ability(state, abilities(state, self.seat, self.used), A_RESET_RELEASE)
        return cards[0] if cards else -1

    def _most(self, state: ArchitectsState) -> int:
        card = self._releasing(state)
        if card < 0:
            return 0
        return min(state.kind(card).amount, state.prison[self.seat])

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.DONE:
            return 0
        if kind == forms.FREE:
            most = self._most(state)
            if most == 0:
                return refuse(forms.NO_ABILITY_LEFT)
            return 0 if actions.value[action] <= most else refuse(forms.OUT_OF_RANGE, 1, most)
        if kind != forms.RESOLVE:
            return NOT_NOW
        squires = of_ability(state, abilities(state, seat, self.used), A_RESET_GAIN)
        return 0 if actions.value[action] in squires else refuse(forms.NO_ABILITY_LEFT)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        kind = state.game.actions.kind[action]
        used = self.used
        if kind == forms.FREE:
            count = state.game.actions.value[action]
            used |= 1 << self._releasing(state)
            state.prison[seat] -= count
            state.home[seat] += count
            state.tell(forms.EV_RELEASED, seat, count)
            state.push(ResetOwner(seat, used))
        elif kind == forms.RESOLVE:
            card = state.game.actions.value[action]
            state.push(ResetOwner(seat, used | 1 << card))
            reward_squire(state, seat, card)
        else:
            for card in of_ability(state, abilities(state, seat, used), A_RESET_RELEASE):
                used |= 1 << card
            state.push(ResetOwner(seat, used))


class ResetEnd(Work[ArchitectsState]):
    """Who has many prisoners loses virtue, who has most takes a debt: everybody at once (AR 13)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: ArchitectsState) -> None:
        tables = state.tables
        most = max(state.prison)
        for party in state.turn_order():
            if state.prison[party] >= tables.reset_prisoners:
                change_virtue(state, party, tables.reset_virtue)
            if most > 0 and state.prison[party] == most:
                take_debts(state, party, tables.reset_debts)
