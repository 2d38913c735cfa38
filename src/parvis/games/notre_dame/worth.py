"""What a position of Notre Dame is worth to a seat, at a glance: the score so far and what the board will still bring.

For simple bots. No rule depends on it; the weights are ours, found by playing bots against each other.
"""

from __future__ import annotations

from typing import Final

from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import (
    BANK,
    CARRIAGE_HOUSE,
    CLOISTER_SCHOOL,
    HOTEL,
    NOTRE_DAME,
    PARK,
    RESIDENCE,
)

GAIN_PER_PIECE: Final = {CLOISTER_SCHOOL: 0.10, BANK: 0.10, RESIDENCE: 0.25, CARRIAGE_HOUSE: 0.20, HOTEL: 0.08}
"""What a piece in a sector brings in each round still to come."""
PARK_STEP: Final = 0.6
COIN: Final = 0.5
MARKER: Final = 0.6
FRIEND_OUT: Final = 1.0
MESSAGE: Final = 0.4
RATS_A_ROUND: Final = 4.2
RAT_HURT: Final = 3.0


def worth(state: NotreDameState, seat: int) -> float:
    """Prestige, and everything else as if it were prestige."""
    rules = state.rules
    tables = state.tables
    rounds = tables.periods * tables.rounds_per_period - state.round
    if state.finished:
        return state.prestige[seat] + 0.01 * (state.coins[seat] + state.own[seat])
    value = float(state.prestige[seat])
    value += COIN * min(state.coins[seat], 2 * rounds) + 0.05 * state.coins[seat]
    value += MARKER * min(state.own[seat], 2 * rounds) + 0.05 * state.own[seat]
    for sector, gain in GAIN_PER_PIECE.items():
        value += gain * rounds * state.count(seat, sector)
    value += PARK_STEP * rounds * state.count(seat, PARK) / tables.park_group
    value += FRIEND_OUT if state.friend[seat] >= 0 else 0.0
    value += MESSAGE * state.taken[seat].bit_count()
    everybody = sum(state.held(other, NOTRE_DAME) for other in range(state.seats))
    if everybody:
        value += state.held(seat, NOTRE_DAME) * rules.tile_prestige / (everybody + 1)
    return value - RAT_HURT * _overruns(state, seat, rounds)


def _overruns(state: NotreDameState, seat: int, rounds: int) -> float:
    """How often the rats will probably overrun the seat, if its hospital stays as it is."""
    coming = state.rat[seat] + rounds * max(0.5, RATS_A_ROUND - state.hospital(seat)) - state.tables.plague_max
    return max(0.0, coming) / RATS_A_ROUND
