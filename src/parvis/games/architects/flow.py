"""The order of play (AR 3, AR 17): turn after turn, the final round, the end. What follows when the agenda is empty."""

from __future__ import annotations

from parvis.core.steps import Work
from parvis.games.architects import forms
from parvis.games.architects.rules.ending import EndEffects
from parvis.games.architects.rules.opponent import opponent_turn
from parvis.games.architects.rules.turn import begin_turn
from parvis.games.architects.rules.workshop import put_discarded_under
from parvis.games.architects.state import ArchitectsState


def go_on(state: ArchitectsState) -> None:
    """The next turn; after the last one the effects at the end, and the end (AR 17, AR 18)."""
    put_discarded_under(state)
    if state.final == 0 or state.turn >= state.rules.max_turns:
        end(state)
        return
    state.turn += 1
    state.mover = state.next_party(state.mover)
    if state.final > 0:
        state.final -= 1
        state.tell(forms.EV_FINAL_TURN, state.mover)
    else:
        state.tell(forms.EV_TURN, state.mover, state.turn)
    if state.mover == state.rules.opponent:
        opponent_turn(state)
    else:
        begin_turn(state, state.mover)


def end(state: ArchitectsState) -> None:
    """Everybody's effects at the end, then nothing changes any more (AR 18). No seat's concern another's."""
    if state.final != 0:
        state.tell(forms.EV_STOPPED, -1, state.turn)
    state.push(Finish())
    for party in reversed(state.turn_order()):
        if party != state.rules.opponent:
            state.push(EndEffects(party, 0))


class Finish(Work[ArchitectsState]):
    """The game is over; it was stopped if the last turn did not come by itself (AR 17)."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: ArchitectsState) -> None:
        state.tell(forms.EV_GAME_ENDS, -1)
        state.finish(stopped=state.final != 0)
