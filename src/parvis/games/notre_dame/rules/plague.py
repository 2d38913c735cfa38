"""Phase 5, the plague (ND 7): every player at once."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import NOT_YET, Joint, Work
from parvis.core.words import members
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.rules.actions import discard_hand
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import SECTORS


class Plague(Work[NotreDameState]):
    """The rats advance; whoever they overrun loses prestige and a marker of the fullest sector."""

    def fields(self) -> tuple[()]:
        return ()

    def run(self, state: NotreDameState) -> None:
        state.turn += 1
        choosing = 0
        for seat in range(state.seats):
            discard_hand(state, seat)  # third cards the scholar kept until the end of phase 4 (ND R-SCH)
            if advance_rats(state, seat):
                choosing |= suffer(state, seat) << seat
        if choosing:
            state.push(PlagueLoss(choosing, (NOT_YET,) * state.seats))


def advance_rats(state: NotreDameState, seat: int) -> bool:
    """Move the seat's rat by the plague value less its hospital; whether it ran over the end of the track."""
    rats = 0 if state.doctored >> seat & 1 else state.plague_value()
    hospital = state.hospital(seat)
    rat = state.rat[seat] + rats - hospital
    state.rat[seat] = min(max(rat, 0), state.tables.plague_max)
    state.tell(forms.E_PLAGUE, seat, rats, hospital, state.rat[seat])
    return rat > state.tables.plague_max


def suffer(state: NotreDameState, seat: int) -> int:
    """The penalty of an overrun seat; 1 if the player must still choose a sector (ND R-NEG, ND R-PLAGUE)."""
    state.tell(forms.E_OVERFLOW, seat, state.rat[seat])
    gains.lose_prestige(state, seat, state.tables.overflow_prestige)
    sectors = members(losing_sectors(state, seat))
    if len(sectors) == 1:
        lose_markers(state, seat, sectors[0])
    return 1 if len(sectors) > 1 else 0


def losing_sectors(state: NotreDameState, seat: int) -> int:
    """The fullest sectors (the friend counts) that have a marker to lose, as a set."""
    most = state.fullest(seat)
    found = 0
    for sector in range(SECTORS):
        if state.count(seat, sector) == most and state.held(seat, sector) > 0:
            found |= 1 << sector
    return found


def lose_markers(state: NotreDameState, seat: int, sector: int) -> None:
    """Markers of a sector go back to the general supply; the friend stays."""
    gains.return_markers(state, seat, sector, min(state.tables.overflow_markers, state.held(seat, sector)))


class PlagueLoss(Joint[NotreDameState]):
    """From which of several fullest sectors is the marker lost? All concerned choose together (ND P-PLAGUE)."""

    def with_replies(self, replies: tuple[int, ...]) -> PlagueLoss:
        return PlagueLoss(self.mask, replies)

    def kind(self) -> int:
        return forms.Q_PLAGUE

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.FROM]
        return list(range(start, start + SECTORS))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.FROM:
            return NOT_NOW
        place = actions.value[action]
        if place >= SECTORS:
            return refuse(forms.NOT_FROM_THERE, place)
        count = state.count(seat, place)
        most = state.fullest(seat)
        if count < most:
            return refuse(forms.NOT_FULLEST, place, count, most)
        return 0 if state.held(seat, place) > 0 else refuse(forms.NO_MARKER_THERE, place, 0, 1)

    def resolve(self, state: NotreDameState) -> None:
        for seat, action in enumerate(self.replies):
            if action >= 0:
                lose_markers(state, seat, state.game.actions.value[action])
