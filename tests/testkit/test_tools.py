"""The kit's tools: cases that cover pairs, goldens that fail when they should, walks that can be found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.core.errors import UnknownName
from parvis.core.game import OptionValue, Setup
from parvis.testkit import Case, Walk, covering_cases, goldens
from parvis.testkit.facts import numbers_in
from parvis.testkit.summary import summary
from parvis.testkit.walks import LONGEST, prefer, scripted
from tests.madeup.ferry_fair import data_texts, game, load
from tests.madeup.ferry_fair.game import FerryFair
from tests.madeup.ferry_fair.state import Rules


class Picky(FerryFair):
    """A Ferry Fair without deep mud in short games."""

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        if options["deep-mud"] and options["length"] == "short":
            raise UnknownName("short games have no deep mud")
        return super().setup(seats, options)


def test_combinations_that_a_game_refuses_are_left_out() -> None:
    picky = Picky(load(data_texts()).tables)
    rows = [dict(case.options) for case in covering_cases(picky, seats=[2])]
    assert {(row["deep_mud"], row["length"]) for row in rows} == {(False, "short"), (False, "long"), (True, "long")}
    for case in covering_cases(picky):
        assert isinstance(case.start(picky, 1).setup, Setup)


def test_fixed_options_stay() -> None:
    cases = covering_cases(game(), seats=[3], fixed={"length": "short"})
    assert [dict(case.options)["length"] for case in cases] == ["short", "short"]


def test_a_walk_can_be_found_again() -> None:
    walk = Walk(game(), Case.of(2, length="short"), "again")
    for _ in walk.steps(longest=9):
        pass
    assert len(walk.trail) == 9
    assert walk.where().startswith("ferry-fair, 2 seats, step 9: game.start(2, 'again', length='short'), then ")
    state = game().start(2, "again", length="short")
    for play in walk.where().partition("then ")[2].split("; "):
        seat, _, notation = play.partition(" ")
        state.play(int(seat), game().action(notation))
    assert state == walk.state


def test_any_list_of_numbers_makes_a_legal_game() -> None:
    for script in ([], [0] * 50, [999, 7, 123, 5] * 30):
        walk = Walk(game(), Case.of(3), "script")
        for _ in walk.steps(scripted(script)):
            pass
        assert walk.state.over
        assert len(walk.trail) < LONGEST


def test_a_chooser_may_prefer_one_kind() -> None:
    kinds = [kind.name for kind in game().actions.kinds]
    walk = Walk(game(), Case.of(2, max_turns=10), "rest")
    for _ in walk.steps(prefer(kinds.index("rest"))):
        pass
    assert sum(game().notation(action) == "rest" for _, action in walk.trail) == 10


def test_a_golden_that_changed_fails_with_the_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(goldens.WRITE, raising=False)
    path = tmp_path / "game.txt"
    case = Case.of(2, length="short")
    with pytest.raises(AssertionError, match="there is no golden"):
        goldens.compare(path, game(), case, "one")
    monkeypatch.setenv(goldens.WRITE, "write")
    goldens.compare(path, game(), case, "one")
    monkeypatch.delenv(goldens.WRITE)
    goldens.compare(path, game(), case, "one")
    path.write_text(path.read_text(encoding="utf-8").replace("1. ", "1. x", 1), encoding="utf-8")
    with pytest.raises(AssertionError, match="game.txt has changed"):
        goldens.compare(path, game(), case, "one")


def test_numbers_of_a_table_are_found_and_nothing_else() -> None:
    text = 'a = 1 # 2\nb = "3"\nc = [4, -5]\nx7 = { y = 6 }\n[t8]\nd = 2026-01-01\n'
    assert [
        (line, [n for n in changed.split("\n") if n not in text.split("\n")]) for line, changed in numbers_in(text)
    ] == [
        (1, ["a = 2 # 2"]),
        (3, ["c = [5, -5]"]),
        (3, ["c = [4, -4]"]),
        (4, ["x7 = { y = 7 }"]),
    ]


def test_a_summary_adds_cases_up() -> None:
    report: dict[str, str | int] = {"game": "g", "check": "lists", "case": "2", "skipped": ""}
    counts: dict[str, str | int] = {"games": 2, "steps": 3, "checks": 5}
    lines = summary([report | counts, report | counts, {**report, **counts, "skipped": "nothing"}])
    assert [line.split() for line in lines] == [
        ["g", "lists", "2", "cases", "4", "games", "6", "steps", "10", "checks"]
    ]
