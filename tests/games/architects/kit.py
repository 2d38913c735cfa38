"""The conformance of Architects: its cases, what must never be lost, and what is hidden from whom."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

from parvis.core.state import State
from parvis.core.words import members
from parvis.games import shelf
from parvis.games.architects import load
from parvis.games.architects.game import Architects
from parvis.games.architects.setup import buildings_in_play
from parvis.games.architects.state import ArchitectsState
from parvis.testkit import Case, Conformance
from tests.games.architects.second_scorer import Scorer

ROOT = Path(__file__).resolve().parents[3]
TEXTS = shelf.data_texts("architects", None)
GAME = cast(Architects, load(TEXTS))

CASES = [
    *(Case.of(1, opponent=name, asymmetric=side) for name in ("constantine", "helena") for side in (False, True)),
    *(Case.of(2, opponent=name, asymmetric=side) for name in ("constantine", "helena") for side in (False, True)),
    *(Case.of(seats, asymmetric=side) for seats in range(2, 6) for side in (False, True)),
]
"""Every seat count, on both sides of the player boards, with either opponent where there may be one (AR 2, AR 21)."""
FEW = [
    Case.of(1, asymmetric=True, opponent="helena"),
    Case.of(3, asymmetric=True, max_turns=45),
]
"""Two that between them have most of it: for the quick tests."""


def new_game() -> object:
    """For another process."""
    return load(shelf.data_texts("architects", None))


def nothing_is_lost(state: State) -> None:
    """Workers and cards are where one can find them, each once; nothing is below nothing (AR 1, AR 2)."""
    assert isinstance(state, ArchitectsState)
    _workers(state)
    _buildings(state)
    _other_cards(state)
    tables = state.tables
    rows = (state.home, state.prison, state.workers, state.held, state.goods, state.unpaid, state.paid, state.coins)
    assert min(min(row) for row in rows) >= 0, "below nothing"
    assert state.stand >= 0, "tax stand"
    assert all(0 <= virtue <= tables.virtue_max for virtue in state.virtue), "virtue"
    for level, facts in enumerate(tables.levels, 1):
        assert state.level.count(level) <= facts.spaces, f"too many on level {level}"
    for seat in range(state.seats):
        assert state.owned[seat].bit_count() <= state.apprentice_limit(seat), "apprentices"
    in_use = [state.colours[party] for party in range(state.rules.parties)]
    assert len(set(in_use)) == len(in_use), "colours"


def _workers(state: ArchitectsState) -> None:
    parties = state.rules.parties
    for party in range(parties):
        placed = sum(state.at(party, place) for place in range(9))
        boxed = state.prison[party] + state.captured(party) + state.market.count(party) + state.guildhall.count(party)
        assert state.home[party] + placed + boxed == state.tables.workers, f"workers of party {party}"
        assert state.held[party * parties + party] == 0, "holds its own workers"


def _buildings(state: ArchitectsState) -> None:
    zones = [*state.hand, *state.offer, *state.built]
    cards = [card for mask in zones for card in members(mask)] + state.looked + state.pile
    assert sorted(cards) == members(buildings_in_play(state.rules)), "buildings"
    hidden = {card for mask in (*state.hand, *state.offer) for card in members(mask)} | {*state.looked, *state.pile}
    seen = [0] * state.seats
    for seat in range(state.seats):
        assert set(members(state.sure[seat])) <= hidden, "sure of what lies open"
        assert state.hand[seat] | state.offer[seat] == (state.hand[seat] | state.offer[seat]) & state.sure[seat]
        seen[seat] = state.sure[seat]
    for at in range(0, len(state.pools), 3):
        seat, faces, where = state.pools[at : at + 3]
        assert faces, "an empty pool"
        assert faces & ~where == 0, "a face that lies on none of the cards"
        assert where & ~seen[seat] == where, "pools that overlap"
        assert set(members(where)) <= hidden, "a pool of what lies open"
        seen[seat] |= where


def _other_cards(state: ArchitectsState) -> None:
    tables = state.tables
    owned = [card for mask in state.owned for card in members(mask)]
    apprentices = sorted([*owned, *state.display, *state.apprentices, *members(state.discarded)])
    assert apprentices == list(range(len(tables.apprentice_cards))), "apprentices"
    assert 0 <= state.seen_apprentices <= len(state.apprentices), "apprentices seen"
    assert sorted([*state.small, *state.large]) == list(range(len(tables.market_cards))), "market cards"
    assert state.small, "no small card"
    assert len(state.rewards) + len(state.rewards_gone) == state.rules.rewards, "rewards"
    if state.rules.opponent >= 0:
        schemes = sorted([*state.schemes, *state.future, *state.revealed_schemes])
        assert schemes == list(range(len(tables.schemes.schemes))), "schemes"
        assert len(state.schemes) == sum(abs(size) for size in state.parts), "parts"


def never_seen(state: State, seat: int | None) -> list[str]:
    """The buildings a reader has never seen: neither its own nor open nor remembered (AR 1)."""
    assert isinstance(state, ArchitectsState)
    seen = sum(state.built)
    if seat is not None:
        seen |= state.sure[seat]
        for at in range(0, len(state.pools), 3):
            if state.pools[at] == seat:
                seen |= state.pools[at + 1]
    return [f'"thing":"building","id":"{state.tables.building_ids[card]}' for card in members(~seen & _all(state))]


def _all(state: ArchitectsState) -> int:
    return buildings_in_play(state.rules)


FLOORS = {
    "promises": 2845,
    "plain": 891,
    "lists": 83467,
    "plays": 17434,
    "notation": 6576,
    "bytes": 50,
    "copies": 120,
    "determinism": 7,
    "undo": 108,
    "records": 52,
    "leaks": 523,
    "canary": 14242,
    "resample": 282,
    "asides": 11420,
    "bounds": 2209,
    "positions": 200,
    "scores": 12,
    "words": 2994,
    "joints": 138,
    "withdrawal": 88,
}
"""About two thirds of what each check looks at in the smallest case: less means that it no longer looks."""

KIT = Conformance(
    game=GAME,
    cases=CASES,
    source="tests.games.architects.kit:new_game",
    path=[str(ROOT), str(ROOT / "src")],
    invariants=nothing_is_lost,
    hidden=never_seen,
    second_score=Scorer({name: tomllib.loads(text) for name, text in TEXTS.items()}).final_scores,
    floors=FLOORS,
    texts={
        lang: [
            (ROOT / "src/parvis/games/text" / f"{lang}.ftl").read_text(encoding="utf-8"),
            shelf.ftl_text("architects", lang),
        ]
        for lang in ("en", "fr")
    },
)
