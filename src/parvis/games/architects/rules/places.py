"""The resource locations (AR 4) and the tax stand (AR 8): what a worker brings at once."""

from __future__ import annotations

from parvis.core.refusals import refuse
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import (
    A_LESS_VIRTUE_LOSS,
    CLAY,
    FOREST,
    GOLD,
    MINES,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    TAX_STAND,
    WOOD,
)
from parvis.games.architects.rules.gains import change_virtue, gain, gain_good
from parvis.games.architects.state import ArchitectsState


def bonuses(state: ArchitectsState, party: int, at: int, cards: int) -> None:
    """What these apprentices give at a place or moment; equal ones each (AR 4, AR 15)."""
    cards &= state.rules.bonus_at[at]
    if cards:
        for card in members(cards):
            gain(state, party, state.kind(card).gain)


def quarry(state: ArchitectsState, seat: int) -> None:
    """Stone for every own worker there (AR 4)."""
    gain_good(state, seat, STONE, state.tables.quarry_yield[state.at(seat, QUARRY)])
    bonuses(state, seat, QUARRY, state.owned[seat])


def forest(state: ArchitectsState, seat: int) -> None:
    """Wood for every own worker there (AR 4)."""
    gain_good(state, seat, WOOD, state.tables.forest_yield[state.at(seat, FOREST)])
    bonuses(state, seat, FOREST, state.owned[seat])


def clay_mines(state: ArchitectsState, seat: int) -> None:
    """Clay from the mines (AR 4)."""
    gain_good(state, seat, CLAY, state.tables.clay_yield[state.at(seat, MINES)])
    bonuses(state, seat, MINES, state.owned[seat])


def gold_mines(state: ArchitectsState, seat: int) -> None:
    """Gold from the mines in place of clay (AR 4)."""
    gain_good(state, seat, GOLD, state.tables.gold_yield[state.at(seat, MINES)])
    bonuses(state, seat, MINES, state.owned[seat])


def why_gold(state: ArchitectsState, seat: int) -> int:
    """0 if one more worker in the mines brings gold, else how many it takes (AR 4)."""
    workers = state.at(seat, MINES) + 1
    yields = state.tables.gold_yield
    if yields[workers] > 0:
        return 0
    need = workers
    while need < len(yields) - 1 and yields[need] == 0:
        need += 1
    return refuse(forms.TOO_FEW_WORKERS, workers, need)


def silversmith(state: ArchitectsState, seat: int) -> None:
    """Silver, one more than there are own workers (AR 4)."""
    gain_good(state, seat, SILVER, state.tables.silver_yield[state.at(seat, SILVERSMITH)])
    bonuses(state, seat, SILVERSMITH, state.owned[seat])


def why_tax_stand(state: ArchitectsState) -> int:
    """0 if there is silver to take, else what is missing (AR 8)."""
    need = state.tables.stand_needs
    return 0 if state.stand >= need else refuse(forms.TAX_STAND_EMPTY, state.stand, need)


def tax_stand(state: ArchitectsState, seat: int) -> None:
    """Take all the silver and lose virtue (AR 8); some apprentices help (AR 15)."""
    loss = state.tables.stand_virtue
    owned = state.owned[seat]
    for card in members(owned & state.rules.able[A_LESS_VIRTUE_LOSS]):
        loss += state.kind(card).amount
    taken = state.stand
    state.stand = 0
    state.tell(forms.EV_TAX_TAKEN, seat, taken)
    gain_good(state, seat, SILVER, taken)
    change_virtue(state, seat, min(loss, 0))
    bonuses(state, seat, TAX_STAND, owned)
