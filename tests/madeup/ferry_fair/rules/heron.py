"""FF 8: the heron, an opponent that is a party and never a seat. It plays from a deck of landings of its own."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Field, OpenQuestion, Work
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.state import S_HERON, FairState


class Heron(Work[FairState]):
    """The heron's turn: it flies to the landing drawn, unless a boat lies there (FF 8)."""

    def fields(self) -> tuple[Field, ...]:
        return ()

    def run(self, state: FairState) -> None:
        state.show()
        landing = state.heron_deck.pop(0)
        if not state.heron_deck:
            fresh_deck(state)
        if landing in state.boat:
            state.push(Perch(state.boat.index(landing), landing))
        else:
            perch(state, landing)


class Perch(OpenQuestion[FairState]):
    """The boat's owner decides for the heron where near by it perches (FF 8)."""

    def __init__(self, seat: int, landing: int) -> None:
        super().__init__(seat)
        self.landing = landing

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.landing)

    def kind(self) -> int:
        return forms.Q_PERCH

    def on_behalf_of(self) -> int:
        return 1

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (self.landing,)

    def candidates(self, state: FairState, seat: int) -> list[int]:
        return [state.game.actions.at(forms.PERCH, there) for there in state.tables.near[self.landing]]

    def why(self, state: FairState, seat: int, action: int) -> int:
        if state.game.actions.kind[action] != forms.PERCH:
            return NOT_NOW
        there = state.game.actions.value[action]
        return 0 if there in state.tables.near[self.landing] else refuse(forms.NO_WAY, self.landing, there)

    def answer(self, state: FairState, seat: int, action: int) -> None:
        perch(state, state.game.actions.value[action])


def perch(state: FairState, landing: int) -> None:
    """The heron scores where it perches (FF 8)."""
    state.perch = landing
    state.heron_points += state.tables.landing_heron[landing]
    state.tell(forms.E_PERCHED, state.seats, landing, state.tables.landing_heron[landing])


def fresh_deck(state: FairState) -> None:
    """All landings, shuffled (FF 8)."""
    landings = list(range(len(state.tables.landing_ids)))
    state.luck(S_HERON).shuffle(landings)
    state.heron_deck = landings
