"""The guardhouse: prisoners, captives and debts (AR 10); also what buildings do of this for nothing."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion
from parvis.games.architects import forms
from parvis.games.architects.codes import AT_DEBT_PAID, SILVER
from parvis.games.architects.rules.gains import (
    change_virtue,
    gain_good,
    pay_silver,
    pay_tax,
    price,
    silver_short,
    take_debts,
)
from parvis.games.architects.rules.places import bonuses
from parvis.games.architects.state import ArchitectsState


def imprison(state: ArchitectsState, party: int) -> int:
    """All captured workers on a party's board go to prison; how many they were (AR 10)."""
    parties = state.rules.parties
    sent = 0
    for other in range(parties):
        workers = state.held[party * parties + other]
        state.prison[other] += workers
        state.held[party * parties + other] = 0
        sent += workers
    state.tell(forms.EV_IMPRISONED, party, sent)
    return sent


def release_prisoners(state: ArchitectsState, party: int) -> None:
    """All own workers come home from prison (AR 10)."""
    workers = state.prison[party]
    if workers:
        state.prison[party] = 0
        state.home[party] += workers
        state.tell(forms.EV_RELEASED, party, workers)


def release_captured(state: ArchitectsState, party: int) -> None:
    """All own workers come home from others' boards (AR 10)."""
    parties = state.rules.parties
    workers = 0
    for captor in range(parties):
        workers += state.held[captor * parties + party]
        state.held[captor * parties + party] = 0
    if workers:
        state.home[party] += workers
        state.tell(forms.EV_RANSOMED, party, workers)


def pay_debt(state: ArchitectsState, seat: int) -> None:
    """Turn an unpaid debt over, which brings virtue; debt collectors do their part (AR 10, AR 14, AR 15)."""
    tables = state.tables
    pay_tax(state, seat, tables.debt_tax)
    pay_silver(state, seat, tables.debt_silver - tables.debt_tax)
    state.unpaid[seat] -= 1
    state.paid[seat] += 1
    state.tell(forms.EV_DEBT_PAID, seat)
    bonuses(state, seat, AT_DEBT_PAID, state.owned[seat])
    change_virtue(state, seat, tables.debt_virtue)


def ransom(state: ArchitectsState, seat: int, price_paid: int) -> None:
    """Pay for all own captured workers, in silver or with a debt (AR 10); buildings take nothing for it."""
    tables = state.tables
    if price_paid == forms.BY_SILVER:
        pay_tax(state, seat, tables.ransom_tax)
        pay_silver(state, seat, tables.ransom_silver - tables.ransom_tax)
    release_captured(state, seat)
    if price_paid == forms.BY_DEBT:
        take_debts(state, seat, tables.ransom_debts)
        change_virtue(state, seat, tables.ransom_virtue)


class Guardhouse(OpenQuestion[ArchitectsState]):
    """Which action, of those that are left for this visit? Or none any more (AR 10)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def kind(self) -> int:
        return forms.Q_GUARDHOUSE

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [
            start[forms.IMPRISON],
            start[forms.RELEASE],
            start[forms.RANSOM] + forms.BY_SILVER,
            start[forms.RANSOM] + forms.BY_DEBT,
            start[forms.PAY_DEBT],
            start[forms.DONE],
        ]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        tables = state.tables
        kind = state.game.actions.kind[action]
        if kind == forms.DONE:
            return 0
        if kind == forms.IMPRISON:
            return 0 if state.captives(seat) else refuse(forms.NO_CAPTIVES)
        if kind == forms.RELEASE:
            return 0 if state.prison[seat] else refuse(forms.NO_PRISONERS)
        if kind == forms.RANSOM:
            paid = state.game.actions.value[action]
            if paid == forms.FOR_FREE:
                return refuse(forms.NO_SUCH_CHOICE)
            if not state.captured(seat):
                return refuse(forms.NOBODY_HELD)
            if paid == forms.BY_DEBT:
                return 0
            return silver_short(state, seat, price(state, seat, tables.ransom_silver, tables.ransom_tax))
        if kind == forms.PAY_DEBT:
            if not state.unpaid[seat]:
                return refuse(forms.NO_DEBT)
            return silver_short(state, seat, price(state, seat, tables.debt_silver, tables.debt_tax))
        return NOT_NOW

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        kind = state.game.actions.kind[action]
        if kind == forms.DONE:
            return
        if self.left > 1:
            state.push(Guardhouse(seat, self.left - 1))
        if kind == forms.IMPRISON:
            gain_good(state, seat, SILVER, state.tables.imprison_silver * imprison(state, seat))
        elif kind == forms.RELEASE:
            release_prisoners(state, seat)
        elif kind == forms.RANSOM:
            ransom(state, seat, state.game.actions.value[action])
        else:
            pay_debt(state, seat)
