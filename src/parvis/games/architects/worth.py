"""What a position of Architects is worth to a seat, at a glance: the score so far and what the table will still bring.

For simple bots. No rule depends on it; the weights are ours, found by playing bots against each other.
"""

from __future__ import annotations

from typing import Final

from parvis.core.words import members
from parvis.games.architects.codes import GOODS, OPEN_PLACES, SKILL_IDS
from parvis.games.architects.rules.ending import best_end, end_points
from parvis.games.architects.rules.scoring import parts
from parvis.games.architects.state import ArchitectsState

GOOD: Final = (0.45, 0.5, 0.55, 0.9, 1.1, 0.3)
"""A piece of clay, wood, stone, gold, marble, silver, on top of its points."""
MANY: Final = 10
"""Pieces of a good beyond this number hardly matter."""
SKILL: Final = 0.8
APPRENTICE: Final = 0.5
CARD: Final = 0.25
READY: Final = 0.45
WORKER_AWAY: Final = -0.12
GROUP: Final = 0.1
CAPTIVE: Final = 0.25


def worth(state: ArchitectsState, seat: int) -> float:
    """Points, and everything else as if it were points."""
    value = float(sum(parts(state, seat)))
    if state.finished:
        return value
    virtue, unpaid = best_end(state, seat)
    value += end_points(state, seat, virtue, unpaid)
    value -= end_points(state, seat, state.virtue[seat], state.unpaid[seat])
    for good in range(GOODS):
        have = state.good(seat, good)
        value += GOOD[good] * (min(have, MANY) + 0.1 * max(0, have - MANY))
    skills = state.skills(seat)
    value += SKILL * skills.bit_count() + APPRENTICE * state.owned[seat].bit_count()
    value += CARD * min(state.hand[seat].bit_count(), state.tables.hand_limit)
    for card in members(state.hand[seat]):
        value += READY * _readiness(state, seat, card, skills)
    for place in range(OPEN_PLACES):
        value += GROUP * min(4, state.at(seat, place))
    value += WORKER_AWAY * (state.prison[seat] + state.captured(seat))
    return value + CAPTIVE * state.captives(seat)


def _readiness(state: ArchitectsState, seat: int, card: int, skills: int) -> float:
    """Which part of a building's cost and skills the seat has, weighed by its points."""
    building = state.tables.buildings[card]
    need = sum(building.cost) + 2 * building.skills.bit_count()
    have = 2 * (building.skills & skills).bit_count()
    for good, amount in enumerate(building.cost):
        have += min(amount, state.good(seat, good))
    return building.vp * have / max(need, len(SKILL_IDS)) * 0.5
