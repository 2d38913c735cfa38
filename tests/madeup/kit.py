"""The Ferry Fair's conformance: its cases, invariants, what is hidden from whom, and a scorer of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import parvis
from parvis.core.state import State
from parvis.core.words import members
from parvis.testkit import Conformance, covering_cases
from tests.madeup.ferry_fair import ftl_text, game
from tests.madeup.ferry_fair.state import FairState
from tests.madeup.ferry_fair.tables import COLOURS, FIELDS

ROOT = Path(__file__).resolve().parents[2]


def nothing_is_lost(state: State) -> None:
    """Workers, cards and helpers are where one can find them, each once (FF 1)."""
    assert isinstance(state, FairState)
    tables = state.tables
    for colour in range(COLOURS):
        held = sum(state.held[seat * COLOURS + colour] for seat in range(state.seats))
        placed = sum(state.at(field, colour) for field in range(len(FIELDS)))
        all_workers = state.home[colour] + held + placed + state.stocks[colour]
        assert all_workers == (tables.workers if colour in state.rules.colours else 0), f"workers of colour {colour}"
        assert state.home[colour] >= 0, f"home of colour {colour}"
    cards = sorted(
        state.deck + [c for zone in (state.hand, state.offer, state.played) for m in zone for c in members(m)]
    )
    assert cards == list(range(len(tables.card_ids))), "cards"
    assert all(purse >= 0 for purse in state.coins), "coins"
    assert all(0 <= mud <= tables.mud_most for mud in state.mud), "mud"
    assert all(0 <= letters <= tables.letters_most for letters in state.letters), "letters"
    owned = [h for mask in (*state.helpers, state.for_hire) for h in members(mask)]
    assert len(owned) == len(set(owned)), "helpers"


def never_seen(state: State, seat: int | None) -> list[str]:
    """The cards a reader has never seen: not its own, not played, not handed on (FF 1)."""
    assert isinstance(state, FairState)
    if state.finished:
        return []
    seen = sum(state.played)
    if seat is not None:
        seen |= state.knows(seat) | state.passed[seat] | state.hand[seat] | state.offer[seat]
    return [name for card, name in enumerate(state.tables.card_ids) if not seen >> card & 1]


# FF 10, written again from the rules: points when kept, by card.
KEPT = {"barley": 1, "candle": 2, "egg": 1, "fiddle": 2, "goose": 3, "ivory": 1, "jug": 2, "kettle": 3} | {
    "melon": 1,
    "needle": 2,
    "onion": 4,
    "pepper": 1,
}


def second_score(view: dict[str, Any]) -> list[int]:
    """The scores of a final public view (FF 10)."""
    scores = []
    for player in view["players"]:
        hand = sum(KEPT.get(card["id"], 0) for card in player["hand"])
        mud = player["mud"] * view["mud_points"]
        scores.append(player["points"] + hand + player["coins"] // 4 + (2 if player["favour"] else 0) - mud)
    return scores if view["heron_points"] is None else [*scores, view["heron_points"]]


# The least promises a check looks at in a case with the smallest budget; about half of what it does.
FLOORS: dict[str, int] = {
    "promises": 1000,
    "plain": 700,
    "lists": 8000,
    "plays": 3000,
    "notation": 500,
    "bytes": 30,
    "copies": 80,
    "determinism": 6,
    "processes": 3,
    "undo": 90,
    "records": 30,
    "leaks": 300,
    "canary": 3000,
    "resample": 200,
    "joints": 100,
    "withdrawal": 90,
    "asides": 7000,
    "bounds": 1000,
    "positions": 70,
    "scores": 10,
    "words": 900,
}

KIT = Conformance(
    game=game(),
    cases=covering_cases(game()),
    source="tests.madeup.ferry_fair:game",
    path=[str(ROOT), str(ROOT / "src")],
    invariants=nothing_is_lost,
    hidden=never_seen,
    second_score=second_score,
    texts={lang: [parvis._shared(lang), ftl_text(lang)] for lang in parvis.LANGUAGES},
    floors=FLOORS,
)
