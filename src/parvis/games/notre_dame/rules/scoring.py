"""Scoring Notre Dame at the end of a period, and the end of the game (ND 3, ND 6)."""

from __future__ import annotations

from parvis.core.game import ranked
from parvis.core.wire import ScoreRow, ScoreSheet, Standing
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import NOTRE_DAME


def score_notre_dame(state: NotreDameState) -> None:
    """Share the tile's prestige among all markers on it; each owner gains once; all markers go home (ND 6)."""
    markers = sum(state.held(seat, NOTRE_DAME) for seat in range(state.seats))
    if markers == 0:
        return
    each = state.rules.tile_prestige // markers
    state.tell(forms.E_NOTRE_DAME, -1, each, markers)
    for seat in range(state.seats):
        own = state.held(seat, NOTRE_DAME)
        gains.gain_prestige(state, seat, own * each)
        gains.return_markers(state, seat, NOTRE_DAME, own)


def tie_break(state: NotreDameState, seat: int) -> int:
    """Coins and markers in the own supply."""
    return state.coins[seat] + state.own[seat]


def score_sheet(state: NotreDameState) -> ScoreSheet:
    """Prestige, and what breaks ties."""
    return ScoreSheet(
        rows=[ScoreRow("score-prestige", list(state.prestige))],
        totals=list(state.prestige),
        tie_breaks=[
            ScoreRow("tie-break-coins", list(state.coins)),
            ScoreRow("tie-break-markers", list(state.own)),
        ],
    )


def standings(state: NotreDameState) -> list[Standing]:
    """Most prestige wins, then coins and own markers; still tied, the place is shared (ND R-TIE)."""
    breaks: list[tuple[int, ...]] = [(tie_break(state, seat),) for seat in range(state.seats)]
    return ranked(list(state.prestige), breaks, [""] * state.seats)
