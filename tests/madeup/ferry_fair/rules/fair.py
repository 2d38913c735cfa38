"""FF 7: a fair sends the square and everybody's captives to the stocks, then helpers help, in their owner's order."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Field, OpenQuestion, Work
from parvis.core.words import members
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.rules.sailing import take_mud
from tests.madeup.ferry_fair.state import CHEERS, HARVESTS, RELEASES, SQUARE, FairState
from tests.madeup.ferry_fair.tables import COLOURS


class Fair(Work[FairState]):
    """A fair begins (FF 7)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)

    def run(self, state: FairState) -> None:
        state.fairs += 1
        state.tell(forms.E_FAIR, self.seat, state.fairs)
        for colour in range(COLOURS):
            state.stocks[colour] += state.at(SQUARE, colour)
            state.workers[SQUARE * COLOURS + colour] = 0
            for seat in range(state.seats):
                state.stocks[colour] += state.held[seat * COLOURS + colour]
                state.held[seat * COLOURS + colour] = 0
        state.push(Stocks())
        for i in reversed(range(state.seats)):
            state.push(Abilities((self.seat + i) % state.seats, 0))


class Abilities(Work[FairState]):
    """A seat's helpers help. It is asked while the order can matter; then those who cheer do so unasked (FF 7)."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.used)

    def run(self, state: FairState) -> None:
        if any(why_not_use(state, self.seat, h, self.used) == 0 for h in able(state, self.seat, RELEASES)):
            state.push(OrderAbilities(self.seat, self.used))
        else:
            cheer_all(state, self.seat, self.used)


class OrderAbilities(OpenQuestion[FairState]):
    """Which helper is next, or enough. `used` are identities: a helper may leave while this is asked (FF 7, FF 9)."""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.used)

    def kind(self) -> int:
        return forms.Q_FAIR

    def candidates(self, state: FairState, seat: int) -> list[int]:
        at = state.game.actions.at
        return [at(forms.ENOUGH), *(at(forms.USE, helper) for helper in members(state.helpers[seat]))]

    def why(self, state: FairState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.USE:
            return why_not_use(state, seat, state.game.actions.value[action], self.used)
        return 0 if kind == forms.ENOUGH else NOT_NOW

    def answer(self, state: FairState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.ENOUGH:
            cheer_all(state, seat, self.used)
            return
        helper = state.game.actions.value[action]
        state.push(Abilities(seat, self.used | 1 << helper))
        if state.tables.helper_ability[helper] == CHEERS:
            cheer(state, seat, helper)
        else:
            most = min(state.tables.helper_amount[helper], state.stocks[state.colour(seat)])
            state.push(Release(seat, helper, most))


class Release(OpenQuestion[FairState]):
    """How many come home from the stocks; how many may is fixed once the helper is used (FF 7)."""

    def __init__(self, seat: int, helper: int, most: int) -> None:
        super().__init__(seat)
        self.helper = helper
        self.most = most

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.helper, self.most)

    def kind(self) -> int:
        return forms.Q_RELEASE

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (self.most,)

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: FairState, seat: int) -> list[int]:
        return [state.game.actions.at(forms.RELEASE, count) for count in range(1, self.most + 1)]

    def why(self, state: FairState, seat: int, action: int) -> int:
        if state.game.actions.kind[action] != forms.RELEASE:
            return NOT_NOW
        return 0 if state.game.actions.value[action] <= self.most else refuse(forms.OUT_OF_RANGE, 1, self.most)

    def answer(self, state: FairState, seat: int, action: int) -> None:
        count = state.game.actions.value[action]
        colour = state.colour(seat)
        state.stocks[colour] -= count
        state.home[colour] += count
        state.tell(forms.E_RELEASED, seat, self.helper, count)


class Stocks(Work[FairState]):
    """Whoever has a crowd in the stocks takes mud (FF 7)."""

    def fields(self) -> tuple[Field, ...]:
        return ()

    def run(self, state: FairState) -> None:
        for seat in range(state.seats):
            if state.stocks[state.colour(seat)] >= state.tables.crowded:
                take_mud(state, seat)


def able(state: FairState, seat: int, ability: int) -> list[int]:
    """The helpers of a seat with an ability."""
    return [helper for helper in members(state.helpers[seat]) if state.tables.helper_ability[helper] == ability]


def why_not_use(state: FairState, seat: int, helper: int, used: int) -> int:
    """A helper of one's own, not yet used, who does something now (FF 7)."""
    if not state.helpers[seat] >> helper & 1:
        return refuse(forms.NOT_YOURS, helper)
    if used >> helper & 1:
        return refuse(forms.USED, helper)
    ability = state.tables.helper_ability[helper]
    if ability == HARVESTS:
        return refuse(forms.NOT_AT_FAIRS, helper)
    prisoners = state.stocks[state.colour(seat)]
    if ability == CHEERS:
        return refuse(forms.STILL_IN_STOCKS, prisoners) if prisoners else 0
    return 0 if prisoners else refuse(forms.NOBODY_IN_STOCKS)


def cheer(state: FairState, seat: int, helper: int) -> None:
    """A helper cheers for points (FF 7)."""
    points = state.tables.helper_amount[helper]
    state.points[seat] += points
    state.tell(forms.E_CHEERED, seat, helper, points)


def cheer_all(state: FairState, seat: int, used: int) -> None:
    """All who have not cheered yet and can (FF 7)."""
    for helper in able(state, seat, CHEERS):
        if why_not_use(state, seat, helper, used) == 0:
            cheer(state, seat, helper)
