"""The order of play (ND 3): three periods of three rounds, five phases each. What follows when the agenda is empty."""

from __future__ import annotations

from parvis.core.steps import Work
from parvis.core.words import members
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules.actions import Actions
from parvis.games.notre_dame.rules.draft import Deal
from parvis.games.notre_dame.rules.persons import Hires
from parvis.games.notre_dame.rules.plague import Plague
from parvis.games.notre_dame.rules.scoring import score_notre_dame
from parvis.games.notre_dame.state import S_BROWN, NotreDameState
from parvis.games.notre_dame.tables import ALL_CARDS, BROWN


def next_round(state: NotreDameState) -> None:
    """Put the phases of a round on the agenda, the first on top."""
    state.agenda += round_from(0)


def round_from(phase: int) -> list[Work[NotreDameState]]:
    """What lies on the agenda when a phase (0 to 4) is about to begin, the last first."""
    phases: list[Work[NotreDameState]] = [EndRound(), Plague(), Hires(0), Actions(0), Deal(), OpenPersons()]
    return phases[: len(phases) - phase]


class OpenPersons(Work[NotreDameState]):
    """Phase 1: open two brown cards and one gray one (ND 3)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: NotreDameState) -> None:
        tables = state.tables
        state.tell(forms.E_ROUND, -1, state.round + 1, state.round // tables.rounds_per_period + 1)
        brown = state.luck(S_BROWN).sample(state.browns, tables.browns_per_round)
        state.browns &= ~brown
        state.display = members(brown) + state.gray[: tables.grays_per_round]
        del state.gray[: tables.grays_per_round]
        shown = 0
        for person in state.display:
            shown |= 1 << person
        state.tell(forms.E_PERSONS, -1, shown, state.plague_value())


class EndRound(Work[NotreDameState]):
    """The persons go, the bell-ringer passes to the left; after three rounds Notre Dame is scored (ND 3, ND 6)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: NotreDameState) -> None:
        state.end_drafted_round()
        state.display = []
        state.doctored = 0
        state.round += 1
        tables = state.tables
        if state.round % tables.rounds_per_period:
            pass_bell_ringer(state)
            return
        state.tell(forms.E_PERIOD_ENDS, -1, state.round // tables.rounds_per_period)
        score_notre_dame(state)
        if state.round == tables.periods * tables.rounds_per_period:
            state.show()  # everybody's prestige
            state.tell(forms.E_GAME_ENDS, -1)
            state.finish()
            return
        pass_bell_ringer(state)
        new_period(state)


def pass_bell_ringer(state: NotreDameState) -> None:
    """The left neighbour begins the next round (ND 3)."""
    state.bell_ringer = (state.bell_ringer + 1) % state.seats
    state.tell(forms.E_BELL_RINGER, state.bell_ringer)


def new_period(state: NotreDameState) -> None:
    """The brown cards and everybody's action cards are shuffled anew (ND 3)."""
    state.browns = 0
    for person in state.tables.persons:
        if person.deck == BROWN:
            state.browns |= 1 << person.index
    state.deck = [ALL_CARDS] * state.seats
    state.past = []
