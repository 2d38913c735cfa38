"""What a position of Architects is worth to a seat, at a glance: the score so far and what the table will still bring.

For simple bots. No rule depends on it; the weights are ours, found by playing bots against each other. Goods count for
what they can still build: who piles them up without building finds them worth less and less.
"""

from __future__ import annotations

from typing import Final

from parvis.core.words import members
from parvis.games.architects.codes import GOLD, GOODS, MARBLE, OPEN_PLACES, SILVER
from parvis.games.architects.rules.ending import best_end, end_points
from parvis.games.architects.rules.scoring import parts
from parvis.games.architects.state import ArchitectsState

GOOD: Final = (0.35, 0.4, 0.45, 0.6, 0.8, 0.3)
"""A piece of clay, wood, stone, gold, marble, silver, on top of its points."""
MANY: Final = 6
"""Pieces of a good beyond this number are worth next to nothing, points included."""
HOARDED: Final = -0.8
SKILL: Final = 1.0
APPRENTICE: Final = 0.4
CARD: Final = 0.3
READY: Final = 0.4
SLOT: Final = 2.5
GROUP: Final = 0.12
CAPTIVE: Final = 0.3
AWAY: Final = -0.15


def worth(state: ArchitectsState, seat: int) -> float:
    """Points, and everything else as if it were points."""
    value = float(sum(parts(state, seat)))
    if state.finished:
        return value
    virtue, unpaid = best_end(state, seat)
    value += end_points(state, seat, virtue, unpaid)
    value -= end_points(state, seat, state.virtue[seat], state.unpaid[seat])
    for good in range(GOODS):
        have = state.goods[seat * GOODS + good]
        value += GOOD[good] * min(have, MANY)
        if have > MANY and good in (GOLD, MARBLE):
            value += HOARDED * (have - MANY)
    value -= 0.08 * max(0, state.good(seat, SILVER) - 2 * MANY)
    skills = state.skills(seat)
    value += SKILL * skills.bit_count() + APPRENTICE * state.owned[seat].bit_count()
    value += CARD * min(state.hand[seat].bit_count(), state.tables.hand_limit)
    value += _readiness(state, seat, skills)
    value += SLOT * state.guildhall.count(seat)
    for place in range(OPEN_PLACES):
        value += GROUP * min(4, state.workers[seat * OPEN_PLACES + place])
    value += AWAY * (state.prison[seat] + state.captured(seat))
    return value + CAPTIVE * state.captives(seat)


def _readiness(state: ArchitectsState, seat: int, skills: int) -> float:
    """How near the seat is to the two buildings of its hand for which it has most, weighed by their points."""
    first = second = 0.0
    for card in members(state.hand[seat]):
        building = state.tables.buildings[card]
        need = 3 * building.skills.bit_count()
        have = 3 * (building.skills & skills).bit_count()
        for good, amount in enumerate(building.cost):
            need += amount
            have += min(amount, state.goods[seat * GOODS + good])
        part = READY * building.vp * have / max(1, need)
        if part > first:
            first, second = part, first
        elif part > second:
            second = part
    return first + 0.4 * second
