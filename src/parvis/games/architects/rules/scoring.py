"""The score at the end (AR 18) and the opponent's (AR 21). Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from parvis.core.game import ranked
from parvis.core.wire import ScoreRow, ScoreSheet, Standing
from parvis.core.words import members
from parvis.games.architects.codes import E_SCORE_MAJORITY, E_SCORE_PER, GOLD, MARBLE, SILVER
from parvis.games.architects.rules.counting import amount, has_most
from parvis.games.architects.rules.ending import debt_points
from parvis.games.architects.state import ArchitectsState

ROWS: Final = (
    "score-buildings",
    "score-effects",
    "score-cathedral",
    "score-virtue",
    "score-debts",
    "score-goods",
    "score-silver",
    "score-prison",
    "score-guildhall",
)


def parts(state: ArchitectsState, party: int) -> list[int]:
    """The points of a party, row by row (AR 18)."""
    tables = state.tables
    printed = 0
    effects = 0
    for card in members(state.built[party]):
        building = tables.buildings[card]
        printed += building.vp
        effects += effect_points(state, party, card)
    debts = tables.unpaid_debt_vp * state.unpaid[party]
    effects += debt_points(state, party, state.unpaid[party]) - debts
    level = state.level[party]
    return [
        printed,
        effects,
        tables.levels[level - 1].vp if level else 0,
        tables.virtue_vp[state.virtue[party]],
        debts,
        tables.gold_vp * state.good(party, GOLD) + tables.marble_vp * state.good(party, MARBLE),
        tables.silver_vp * (state.good(party, SILVER) // tables.silver_group),
        tables.prisoner_vp * (state.prison[party] // tables.prisoner_group),
        guildhall_points(state, party),
    ]


def effect_points(state: ArchitectsState, party: int, card: int) -> int:
    """What a building adds to its printed points; those that concern debts are counted with them (AR 18)."""
    effect = state.tables.buildings[card].effect
    if effect.do == E_SCORE_PER:
        return effect.vp * (amount(state, party, effect.per) // effect.group)
    if effect.do == E_SCORE_MAJORITY and has_most(state, party, effect.per):
        return effect.vp
    return 0


def guildhall_points(state: ArchitectsState, party: int) -> int:
    """The opponent scores for its workers in and beside the guildhall (AR 21)."""
    if party != state.rules.opponent:
        return 0
    each = state.tables.opponents[state.rules.opponent_id].guildhall_vp
    return each * state.guildhall.count(party)


def scores(state: ArchitectsState) -> list[int]:
    """The score of every party as it stands."""
    return [sum(parts(state, party)) for party in range(state.rules.parties)]


def score_sheet(state: ArchitectsState) -> ScoreSheet:
    """The pad: a row for each kind of points, then what breaks ties (AR 18)."""
    columns = [parts(state, party) for party in range(state.rules.parties)]
    rows = [ScoreRow(row, [column[at] for column in columns]) for at, row in enumerate(ROWS)]
    if state.rules.opponent < 0:
        rows.pop()
    silver = [state.good(party, SILVER) for party in range(state.rules.parties)]
    return ScoreSheet(
        rows=rows,
        totals=[sum(column) for column in columns],
        tie_breaks=[ScoreRow("tie-break-virtue", list(state.virtue)), ScoreRow("tie-break-silver", silver)],
    )


def standings(state: ArchitectsState) -> list[Standing]:
    """Ties: more virtue, then the opponent, then more silver, then shared (AR 18, AR 21)."""
    opponent = state.rules.opponent
    breaks = [
        (state.virtue[party], 1 if party == opponent else 0, state.good(party, SILVER))
        for party in range(state.rules.parties)
    ]
    totals = scores(state)
    notes = [""] * state.rules.parties
    if state.stopped:
        notes = ["stopped"] * state.rules.parties
    found = ranked(totals, list(breaks), notes)
    if opponent < 0 or not state.finished or state.stopped or found[0].party != opponent:
        return found
    notes = ["" if party == opponent else "lost-to-opponent" for party in range(state.rules.parties)]
    return ranked(totals, list(breaks), notes)
