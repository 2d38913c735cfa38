"""Goods, silver and tax, virtue and debts: what everybody gains, pays and loses (AR 1, AR 12, AR 14)."""

from __future__ import annotations

from typing import Final

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion
from parvis.games.architects import forms
from parvis.games.architects.codes import (
    CARDS,
    DEBTS,
    GOLD,
    GOODS,
    MARBLE,
    SILVER,
    STONE,
    VIRTUE,
    WOOD,
)
from parvis.games.architects.rules.cards import draw
from parvis.games.architects.state import ArchitectsState

GOLD_AND_MARBLE: Final = 1 << GOLD | 1 << MARBLE
WOOD_AND_STONE: Final = 1 << WOOD | 1 << STONE


def gain_good(state: ArchitectsState, party: int, good: int, amount: int) -> None:
    """Take so much of a good from the supply, which never ends (AR 1)."""
    if amount > 0:
        state.goods[party * GOODS + good] += amount
        state.tell(forms.EV_GAINED, party, good, amount)


def gain(state: ArchitectsState, party: int, gains: list[int], times: int = 1) -> None:
    """Gain what a card or place gives: goods, then virtue, debts and building cards (AR 11)."""
    for good in range(GOODS):
        gain_good(state, party, good, gains[good] * times)
    take_debts(state, party, gains[DEBTS] * times)
    draw(state, party, gains[CARDS] * times)
    change_virtue(state, party, gains[VIRTUE] * times)


# --- silver and tax (AR 1, AR 12) ---


def tax_due(state: ArchitectsState, seat: int, tax: int) -> int:
    """What is left of a tax after what the seat may ignore; only tax can be ignored (AR 12, AR 19)."""
    return max(0, tax - state.tax_ignored(seat))


def price(state: ArchitectsState, seat: int, silver: int, tax: int) -> int:
    """What a cost of so much silver, with tax in it, comes to for the seat (AR 12)."""
    return silver - tax + tax_due(state, seat, tax)


def pay_silver(state: ArchitectsState, seat: int, amount: int) -> None:
    """Pay silver to the supply."""
    if amount > 0:
        state.goods[seat * GOODS + SILVER] -= amount
        state.tell(forms.EV_PAID, seat, SILVER, amount)


def pay_tax(state: ArchitectsState, seat: int, tax: int) -> None:
    """Pay what is due of a tax onto the tax stand (AR 1, AR 12)."""
    due = tax_due(state, seat, tax)
    if due > 0:
        state.goods[seat * GOODS + SILVER] -= due
        state.stand += due
        state.tell(forms.EV_TAX, seat, due)


def silver_short(state: ArchitectsState, seat: int, need: int) -> int:
    """0 if the seat has so much silver, else the refusal."""
    have = state.goods[seat * GOODS + SILVER]
    return 0 if have >= need else refuse(forms.SILVER_SHORT, min(have, 4095), need)


# --- goods of choice (AR 5, AR 11, AR 19) ---


def pay_good(state: ArchitectsState, seat: int, good: int, amount: int) -> None:
    """Pay so much of a good to the supply."""
    if amount > 0:
        state.goods[seat * GOODS + good] -= amount
        state.tell(forms.EV_PAID, seat, good, amount)


def sum_of(state: ArchitectsState, seat: int, goods: int) -> int:
    """How much the seat has of all these goods (a set) together."""
    have = 0
    for good in range(GOODS):
        if goods >> good & 1:
            have += state.goods[seat * GOODS + good]
    return have


def pay_any(state: ArchitectsState, seat: int, goods: int, amount: int) -> None:
    """Pay an amount in any mix of these goods; the seat is asked, good by good, as long as there are two ways."""
    while amount > 0:
        good = (goods & -goods).bit_length() - 1
        goods &= goods - 1
        least = max(0, amount - sum_of(state, seat, goods))
        most = min(amount, state.good(seat, good))
        if least < most:
            state.push(Pay(seat, good, goods, amount))
            return
        pay_good(state, seat, good, least)
        amount -= least


class Pay(OpenQuestion[ArchitectsState]):
    """How much of the amount is paid with this good? The others (a set) pay the rest."""

    def __init__(self, seat: int, good: int, others: int, amount: int) -> None:
        super().__init__(seat)
        self.good = good
        self.others = others
        self.amount = amount

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.good, self.others, self.amount)

    def kind(self) -> int:
        return forms.Q_PAY

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.good, self.amount)

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.PAY + self.good]
        return list(range(start + self._least(state), start + self._most(state) + 1))

    def _least(self, state: ArchitectsState) -> int:
        return max(0, self.amount - sum_of(state, self.seat, self.others))

    def _most(self, state: ArchitectsState) -> int:
        return min(self.amount, state.good(self.seat, self.good))

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.PAY + self.good:
            return NOT_NOW
        least, most = self._least(state), self._most(state)
        return 0 if least <= actions.value[action] <= most else refuse(forms.OUT_OF_RANGE, least, most)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        paid = state.game.actions.value[action]
        pay_good(state, seat, self.good, paid)
        pay_any(state, seat, self.others, self.amount - paid)


def cost_short(state: ArchitectsState, seat: int, cost: list[int], mix: int) -> int:
    """0 if the seat can pay this cost and so much wood or stone in any mix; else the refusal (AR 11, AR 19)."""
    swaps = state.swaps(seat)
    for good in range(MARBLE + 1):
        if swaps and good >= GOLD:
            continue
        have = state.goods[seat * GOODS + good]
        if have < cost[good]:
            return refuse(forms.GOODS_SHORT, good, min(have, 4095), cost[good])
    if swaps:
        have = sum_of(state, seat, GOLD_AND_MARBLE)
        if have < cost[GOLD] + cost[MARBLE]:
            return refuse(forms.MIX_SHORT, GOLD_AND_MARBLE, have, cost[GOLD] + cost[MARBLE])
    have = sum_of(state, seat, WOOD_AND_STONE) - cost[WOOD] - cost[STONE]
    return 0 if have >= mix else refuse(forms.MIX_SHORT, WOOD_AND_STONE, min(have, 4095), mix)


def pay_cost(state: ArchitectsState, seat: int, cost: list[int], mix: int) -> None:
    """Pay a cost in goods; the seat chooses where it may (AR 11, AR 19)."""
    swaps = state.swaps(seat)
    for good in range(MARBLE + 1):
        if not (swaps and good >= GOLD):
            pay_good(state, seat, good, cost[good])
    pay_any(state, seat, WOOD_AND_STONE, mix)
    if swaps:
        pay_any(state, seat, GOLD_AND_MARBLE, cost[GOLD] + cost[MARBLE])


# --- virtue and debts (AR 12, AR 14) ---


def change_virtue(state: ArchitectsState, party: int, change: int) -> None:
    """One gain or loss of virtue: above the track it may destroy debts, below it brings them (AR 12)."""
    if change == 0:
        return
    before = state.virtue[party]
    wanted = before + change
    after = min(max(wanted, 0), state.tables.virtue_max)
    state.virtue[party] = after
    if after != before:
        state.tell(forms.EV_VIRTUE, party, before, after)
    if wanted < 0:
        take_debts(state, party, -wanted)
    elif wanted > after:
        excess(state, party, wanted - after)


def excess(state: ArchitectsState, party: int, points: int) -> None:
    """Each point of virtue above the track may destroy an unpaid debt; the opponent always does (AR 12, AR 21)."""
    points = min(points, state.unpaid[party])
    if points <= 0:
        return
    if party == state.rules.opponent:
        for _ in range(points):
            destroy_debt(state, party)
        return
    state.push(Excess(party, points))


def take_debts(state: ArchitectsState, party: int, count: int) -> None:
    """Take unpaid debts; there is no end of them (AR 14)."""
    if count > 0:
        state.unpaid[party] += count
        state.tell(forms.EV_DEBTS, party, count)


def destroy_debt(state: ArchitectsState, party: int) -> None:
    """An unpaid debt returns to the supply; that is not paying it (AR 12, AR 15)."""
    state.unpaid[party] -= 1
    state.tell(forms.EV_DESTROYED, party)


class Excess(OpenQuestion[ArchitectsState]):
    """A point of virtue is too much: is a debt destroyed with it? Point by point (AR 12)."""

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.points)

    def kind(self) -> int:
        return forms.Q_DESTROY

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.points,)

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.DESTROY], start[forms.NONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        return 0 if kind in (forms.DESTROY, forms.NONE) else NOT_NOW

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.DESTROY:
            destroy_debt(state, seat)
            excess(state, seat, self.points - 1)
