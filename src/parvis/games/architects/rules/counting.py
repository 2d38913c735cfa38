"""What effects count: goods, virtue, buildings, captives, debts, levels, skills (AR 1, AR 18, AR 19)."""

from __future__ import annotations

from parvis.games.architects.codes import (
    CLAY,
    GOLD,
    GOODS,
    MARBLE,
    PER_BASIC,
    PER_BUILDING,
    PER_CAPTURED,
    PER_LEVEL,
    PER_PAID_DEBT,
    PER_SKILL,
    STONE,
    VIRTUE,
    WOOD,
)
from parvis.games.architects.state import ArchitectsState


def amount(state: ArchitectsState, party: int, per: int) -> int:
    """How much of something a party has; it is counted, not spent (AR 18)."""
    if per in (GOLD, MARBLE) and state.swaps(party):
        return state.good(party, GOLD) + state.good(party, MARBLE)
    if per < GOODS:
        return state.good(party, per)
    if per == VIRTUE:
        return state.virtue[party]
    if per == PER_BASIC:
        return state.good(party, CLAY) + state.good(party, WOOD) + state.good(party, STONE)
    if per == PER_BUILDING:
        return state.built[party].bit_count()
    if per == PER_CAPTURED:
        return state.captives(party)
    if per == PER_PAID_DEBT:
        return state.paid[party]
    if per == PER_LEVEL:
        return state.level[party]
    return with_skill(state, party, per - PER_SKILL)


def with_skill(state: ArchitectsState, party: int, skill: int) -> int:
    """How many apprentices of a party have a skill."""
    return (state.owned[party] & state.rules.skilled[skill]).bit_count()


def has_most(state: ArchitectsState, party: int, per: int) -> bool:
    """Whether a party has strictly more than every other, the opponent included (AR 18)."""
    own = amount(state, party, per)
    others = [other for other in range(state.rules.parties) if other != party]
    return all(amount(state, other, per) < own for other in others)
