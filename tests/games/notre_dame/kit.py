"""Notre Dame's conformance: its cases, what must never be lost, and what is hidden from whom."""

from __future__ import annotations

from pathlib import Path

from parvis.core.state import State
from parvis.core.words import members
from parvis.games import shelf
from parvis.games.notre_dame import load
from parvis.games.notre_dame.state import PLACES, NotreDameState
from parvis.games.notre_dame.tables import CARDS
from parvis.testkit import Case, Conformance

ROOT = Path(__file__).resolve().parents[3]
TEXTS = shelf.data_texts("notre-dame", None)
GAME = load(TEXTS)
FULL = (1 << CARDS) - 1

EDITIONS: dict[str, list[list[str]]] = {
    "2007": [[], ["new-persons-1"]],
    "2007-rio-grande": [[], ["new-persons-1"]],
    "2017": [[], ["new-persons-1"], ["new-persons-2"], ["new-persons-1", "new-persons-2"]],
}
CASES = [
    Case.of(seats, edition=edition, expansions=expansions)
    for seats in range(2, 6)
    for edition, choices in EDITIONS.items()
    for expansions in choices
]
FEW = [
    Case.of(2, edition="2007", expansions=["new-persons-1"]),
    Case.of(5, edition="2017", expansions=["new-persons-1", "new-persons-2"]),
]
"""Two that between them have most of it: for the quick tests."""


def new_game() -> object:
    """For another process."""
    return load(shelf.data_texts("notre-dame", None))


def nothing_is_lost(state: State) -> None:
    """Markers, coins, messages and cards are where one can find them, each once (ND 1)."""
    assert isinstance(state, NotreDameState)
    tables = state.tables
    tokens: list[int] = [token for token in state.messages if token >= 0]
    for seat in range(state.seats):
        board = sum(state.markers[seat * PLACES : (seat + 1) * PLACES])
        assert state.own[seat] + state.general[seat] + board == tables.own_markers + tables.general_markers, "markers"
        assert min(state.own[seat], state.general[seat], state.coins[seat], state.prestige[seat]) >= 0, "below nothing"
        assert 0 <= state.rat[seat] <= tables.plague_max, "rat"
        tokens += members(state.taken[seat])
        gone = [state.card_of(nth, seat, position) for nth in range(state.past_rounds()) for position in range(3)]
        cards = members(state.deck[seat]) + members(state.drawn[seat]) + gone
        assert sorted(cards) == list(range(CARDS)), "cards"
        assert not state.faceup[seat] & state.left[seat], "a card both played and in hand"
    boroughs = state.rules.boroughs
    assert len(tokens) == len(set(tokens)) == boroughs * len(tables.message_tokens), "messages"
    if state.rules.coins_from_richest:
        assert state.coins_in_supply() >= 0, "coins"
    persons = [*members(state.browns), *state.gray, *state.display]
    assert len(persons) == len(set(persons)), "persons"


def never_seen(state: NotreDameState, seat: int | None) -> list[tuple[int, int]]:
    """The cards (owner, card) that a reader has not seen this period: not its own, not passed, not played (ND 3)."""
    seats = state.seats
    hidden = []
    for owner in range(seats):
        seen = 0 if seat is None else state.seen_before(seat, owner)
        for position in range(3):
            holder = (owner + position) % seats
            if state.faceup[holder] >> position & 1:
                seen |= 1 << state.card_at(holder, position)
        if owner == seat:
            seen |= state.drawn[owner]
        elif seat is not None and state.kept[2 * owner] >= 0:
            if (owner + 1) % seats == seat:
                seen |= state.drawn[owner] & ~(1 << state.kept[2 * owner])
            if (owner + 2) % seats == seat and state.kept[2 * owner + 1] >= 0:
                seen |= 1 << state.card_at(seat, 2)
        hidden += [(owner, card) for card in members(FULL & ~seen)]
    return hidden


FLOORS = {
    "promises": 7100,
    "plain": 2100,
    "lists": 128_000,
    "plays": 55_000,
    "notation": 17_700,
    "bytes": 140,
    "copies": 350,
    "determinism": 8,
    "processes": 4,
    "undo": 840,
    "records": 180,
    "leaks": 4300,
    "resample": 1600,
    "joints": 900,
    "withdrawal": 600,
    "bounds": 2900,
    "positions": 770,
    "words": 2300,
}
"""Two thirds of what each check looks at with two seats and the small budget: less means that it no longer looks."""

KIT = Conformance(
    game=GAME,
    cases=CASES,
    source="tests.games.notre_dame.kit:new_game",
    path=[str(ROOT), str(ROOT / "src")],
    invariants=nothing_is_lost,
    floors=FLOORS,
    texts={
        lang: [
            (ROOT / "src/parvis/games/text" / f"{lang}.ftl").read_text(encoding="utf-8"),
            shelf.ftl_text("notre-dame", lang),
        ]
        for lang in ("en", "fr")
    },
)
