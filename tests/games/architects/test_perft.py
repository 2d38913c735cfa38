"""Perft and goldens of Architects: figures and whole games that only a change of the rules may change.

They are regenerated on purpose, in a commit of their own that names the rule (goldens: PARVIS_GOLDENS=write).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.testkit import Case
from parvis.testkit.goldens import compare
from parvis.testkit.perft import perft
from tests.games.architects.kit import GAME, ROOT
from tests.games.architects.spots import BLUE, GREEN, Side, play, spot, start

GOLDENS = ROOT / "tests" / "goldens" / "architects"
TURNS = 60
"""So many turns of each golden: random players would take hundreds."""
GOLDEN_CASES = [
    *(Case.of(seats, asymmetric=side, max_turns=TURNS) for seats in range(2, 6) for side in (False, True)),
    *(Case.of(seats, opponent=name) for seats in (1, 2) for name in ("constantine", "helena")),
    Case.of(1, opponent="helena", asymmetric=True),
]

DISPLAY = ["thief", "pickpocket", "labourer", "miner", "trickster", "illusionist", "jeweller", "woodcutter"]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_draft_counted_by_hand(seats: int) -> None:
    """AR 2: one of four, one of three, one of two, for each seat."""
    assert perft(start(seats, "perft"), seats) == 4**seats
    assert perft(start(seats, "perft"), 2 * seats) == 4**seats * 3**seats


def test_the_cards_a_single_human_puts_back() -> None:
    """AR 21: two of five, one after the other; then a turn without goods."""
    assert [perft(start(1, "perft"), depth) for depth in (1, 2)] == [5, 20]


def test_captures_counted_by_hand() -> None:
    """AR 7: three groups in two places, three captures; then green is asked."""
    others: dict[str, Side] = {"green": {"workers": {"forest": 1, "mines": 1}}, "purple": {"workers": {"forest": 1}}}
    state = spot({"silver": 9}, others=others, question={"ask": "capture", "seat": "blue", "left": 2})
    assert perft(state, 1) == 3 + 1  # three groups, or done
    greens = state.copy()
    play(greens, "done")
    # After each capture two groups are left, or done; without any, green is asked.
    assert perft(state, 2) == 3 * 3 + len(greens.legal(GREEN))


def test_payments_counted_by_hand() -> None:
    """AR 5: any 2 of 2 clay, 2 wood and 2 stone: six ways."""
    state = spot({"clay": 2, "wood": 2, "stone": 2, "silver": 0, "workers": {"storehouse": 1}})
    play(state, "place storehouse")
    state.play(BLUE, GAME.action("trade virtue"))
    # clay 0: wood 0, 1, 2; clay 1: wood 0, 1; clay 2: nothing is left to ask, and the next trade is.
    assert perft(state, 1) == 3
    assert perft(state, 2) == 3 + 2 + _trades_after({"wood": 2, "stone": 2})


def _trades_after(goods: dict[str, int]) -> int:
    virtue = sum(goods.values()) >= 2
    marble = goods.get("wood", 0) + goods.get("stone", 0) >= 3
    return virtue + marble + 1


def test_a_turn_counted_by_hand() -> None:
    """AR 3, AR 6, AR 9: with 9 silver, one worker in the workshop, no goods and no cards."""
    state = spot({"silver": 9, "workers": {"workshop": 1}}, board={"display": DISPLAY}, seats=2)
    errands = 9 - 1  # no gold with a single worker
    hires = 8  # the last column costs 4 and 2 coins
    market = 3
    assert perft(state, 1) == errands + len(["plans"]) + hires + market + hires


@pytest.mark.parametrize("case", GOLDEN_CASES, ids=str)
def test_golden(case: Case) -> None:
    """One game written out for each: nothing of it has changed."""
    compare(GOLDENS / f"{str(case).replace('=', '-')}.txt", GAME, case, "golden")


def test_goldens_are_there() -> None:
    """No golden without a case."""
    assert len(list(Path(GOLDENS).glob("*.txt"))) == len(GOLDEN_CASES)
