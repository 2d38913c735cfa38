"""Perft and goldens of Notre Dame: figures and whole games that only a change of the rules may change.

They are regenerated on purpose, in a commit of their own that names the rule (goldens: PARVIS_GOLDENS=write).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.core.state import State
from parvis.testkit import Case
from parvis.testkit.goldens import compare
from parvis.testkit.perft import perft
from tests.games.notre_dame.kit import CASES, GAME, ROOT
from tests.games.notre_dame.tables import at

pytestmark = pytest.mark.both_forms

GOLDENS = ROOT / "tests" / "goldens" / "notre-dame"

HIRE = """
seats = 3
round = 2
phase = "hire"
persons = ["hostess", "fool", "bishop"]
bell-ringer = "red"
[red]
coins = 2
rat = 3
markers = { hotel = 1, carriage-house = 1 }
[yellow]
coins = 1
[green]
coins = 0
"""
CARDS = """
seats = 2
edition = "2007"
phase = "actions"
bell-ringer = "red"
[red]
hand = ["trusted-friend", "notre-dame", "yellow carriage-house"]
[yellow]
hand = ["bank", "hotel", "red park"]
returned = "bank"
"""


@pytest.mark.parametrize(
    ("position", "figures"),
    [(HIRE, [4, 14, 57, 214]), (CARDS, [3, 22, 65, 151])],
    ids=["hire", "cards"],
)
def test_perft_from_written_positions(position: str, figures: list[int]) -> None:
    """ND 3, ND 5, ND 8."""
    state = at(position)
    assert [perft(state, depth) for depth in range(1, len(figures) + 1)] == figures


@pytest.mark.parametrize(
    ("case", "figures"), [(Case.of(2), [3, 9, 18, 36]), (Case.of(5), [3, 9, 27, 81, 243])], ids=str
)
def test_perft_of_a_draft(case: Case, figures: list[int]) -> None:
    """ND 3: three cards to choose from, then two."""
    state = case.start(GAME, "perft")
    assert [perft(state, depth) for depth in range(1, len(figures) + 1)] == figures


# --- three figures counted again, from the rules alone ---


def test_the_hire_phase_counted_by_hand() -> None:
    """ND 7, ND 8: red's four answers in `HIRE`, and what can follow each of them."""
    state = at(HIRE)
    yellows_answers = 4  # three persons, or none
    hostess = 3 * yellows_answers  # a coin, a marker, or the rat (on 3) back
    fool = 2 * 6  # from the hotel or the carriage house, to one of the six other sectors
    bishop = 5 * yellows_answers  # onto one of five empty sectors
    # Red declines. Yellow hires the hostess (a coin or a marker, the rat is on 0), the fool (who has nothing to move),
    # the bishop (seven empty sectors), or nobody; after the fool and after nobody the plague (7 rats) overruns red,
    # whose hotel and carriage house are equally full.
    none = 2 + 2 + 7 + 2
    assert perft(state, 3) == hostess + fool + bishop + none == 57


def test_the_friend_counted_by_hand() -> None:
    """ND 5: the friend goes to any of seven sectors; then whoever is next chooses."""
    state = at(CARDS)
    after = state.copy()
    after.play(0, GAME.action("play trusted-friend"))
    friend_to = 7
    assert perft(after, 1) == friend_to
    # Carriage house with count 1: every market one step away, or stay; hotel: a coin or a marker (the rat is on 0);
    # in the other five sectors yellow plays one of three cards next.
    reach = _one_step_from_the_centre()
    assert perft(after, 2) == 5 * 3 + (reach + 1) + 2


def _one_step_from_the_centre() -> int:
    """Markets one street away from a centre market, read off the map in `data/board.toml` (ND 5)."""
    own_corners = 4  # by either crossing
    neighbours_centres = 2  # beyond either crossing
    neighbours_corners = 4  # two at each
    return own_corners + neighbours_centres + neighbours_corners


def _draft_sequences(seats: int) -> int:
    """Every seat keeps one of three, then every seat one of two (ND 3)."""
    return int(3**seats * 2**seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_draft_counted_by_hand(seats: int) -> None:
    """ND 3: the enumerator above and the engine count the same."""
    state: State = GAME.start(seats, "draft")
    assert perft(state, 2 * seats) == _draft_sequences(seats)


GOLDEN_CASES = [case for case in CASES if case.seats in (2, 4) or dict(case.options)["expansions"] != []]


@pytest.mark.parametrize("case", GOLDEN_CASES, ids=str)
def test_golden(case: Case) -> None:
    """One game written out for each: nothing of it has changed."""
    name = str(case).replace("=", "-").replace(",", "-").replace("expansions-", "").strip("-")
    compare(GOLDENS / f"{name}.txt", GAME, case, "golden")


def test_goldens_are_there() -> None:
    """No golden without a case."""
    assert len(list(Path(GOLDENS).glob("*.txt"))) == len(GOLDEN_CASES)
