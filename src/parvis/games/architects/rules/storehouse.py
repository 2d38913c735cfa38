"""The king's storehouse: trades, one after the other (AR 5)."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Work
from parvis.games.architects import forms
from parvis.games.architects.codes import GOLD, MARBLE
from parvis.games.architects.rules.gains import GOLD_AND_MARBLE, gain, pay_any, sum_of
from parvis.games.architects.state import ArchitectsState


def goods_of(state: ArchitectsState, seat: int, trade: int) -> int:
    """The goods a seat may give in a trade, as a set (AR 5, AR 19)."""
    goods = state.rules.trades[trade].goods
    if goods & GOLD_AND_MARBLE and state.swaps(seat):
        goods |= 1 << GOLD | 1 << MARBLE
    return goods


def why_trade(state: ArchitectsState, seat: int, trade: int) -> int:
    """0 if the seat can make a trade now, else what is missing (AR 5)."""
    if not has_trader(state, seat, trade):
        return refuse(forms.NO_SUCH_TRADE, trade)
    goods = goods_of(state, seat, trade)
    have = sum_of(state, seat, goods)
    need = state.rules.trades[trade].pay
    return 0 if have >= need else refuse(forms.MIX_SHORT, goods, min(have, 4095), need)


def has_trader(state: ArchitectsState, seat: int, trade: int) -> bool:
    """Whether the seat has the apprentice that a trade needs, if it needs one."""
    traders = state.rules.traders[trade]
    return traders < 0 or state.owned[seat] & traders != 0


class Trade(OpenQuestion[ArchitectsState]):
    """Which trade, of those that are left for this visit? Or none any more (AR 5)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def kind(self) -> int:
        return forms.Q_TRADE

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        trade = start[forms.TRADE]
        own = [trade + t for t in range(len(state.rules.trades)) if has_trader(state, seat, t)]
        return [*own, start[forms.DONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] == forms.DONE:
            return 0
        if actions.kind[action] != forms.TRADE:
            return NOT_NOW
        return why_trade(state, seat, actions.value[action])

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.DONE:
            return
        trade = actions.value[action]
        if self.left > 1:
            state.push(Trade(seat, self.left - 1))
        state.push(TradeGain(seat, trade))
        pay_any(state, seat, goods_of(state, seat, trade), state.rules.trades[trade].pay)


class TradeGain(Work[ArchitectsState]):
    """What was paid for is gained; it can be spent in the next trade (AR 5)."""

    def __init__(self, seat: int, trade: int) -> None:
        self.seat = seat
        self.trade = trade

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.trade)

    def run(self, state: ArchitectsState) -> None:
        gain(state, self.seat, state.rules.trades[self.trade].gain)
