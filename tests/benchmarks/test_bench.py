"""The bench: every figure can be taken, ratios are taken round by round, goals are told apart."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import parvis
from benchmarks import engine, report, terminal
from benchmarks.measure import Figure, Measure, repeat, take
from benchmarks.peers import OPEN_SPIEL


def test_every_game_is_measured() -> None:
    assert set(engine.GAMES) == set(parvis.games())
    assert set(report.GOALS) <= set(engine.GAMES)


def test_every_figure_of_the_engine_can_be_taken() -> None:
    found = take(engine.measures(), 1, 0.0, lambda line: None)
    assert all(figure.values[0] > 0 for figure in found.values())
    game = parvis.game(engine.GAMES[0])
    names = {key.split(" ", 2)[2] for key in found if key.startswith(game.id)}
    assert len(found) >= len(names) * (game.max_seats - game.min_seats + 1)
    assert {"copy", "view", "prompt", "resample", "to_bytes", "replays", "random games"} <= names


@pytest.mark.parametrize("seats", [2, 5])
def test_a_live_position_is_small(seats: int) -> None:
    """Under the stated limit, and more than nothing."""
    assert 500 < engine.live_bytes(parvis.game("notre-dame"), seats) < report.LIVE


def test_figures_are_taken_in_turns() -> None:
    taken: list[str] = []

    def measure(name: str) -> Measure:
        def run(seconds: float) -> tuple[float, float]:
            taken.append(name)
            return 10.0, 2.0

        return Measure(name, "/s", run)

    found = take([measure("a"), measure("b")], 2, 0.1, lambda line: None)
    assert taken == ["a", "b", "a", "b"]
    assert found["a"].values == [5.0, 5.0]


def test_work_is_repeated_until_the_time_is_over() -> None:
    done, took = repeat(lambda: 3, 0.01)
    assert done >= 3
    assert done % 3 == 0
    assert took >= 0.01


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs made up here are of one game."""
    monkeypatch.setattr(report, "GAMES", ("notre-dame",))


def run(own: float, copy: float = 1000.0, five: float = 900_000.0) -> report.Run:
    """A run with these figures at four seats."""
    figures = [
        Figure(report.PEER, "/s", [40_000.0, 20_000.0, 40_000.0]),
        Figure(report.PEER_COPY, "µs", [30.0, 60.0, 30.0]),
        *[Figure(f"open_spiel {name}", "/s", [500_000.0]) for name in OPEN_SPIEL],
        Figure(f"notre-dame 3 {report.LIST}", "/s", [1_000_000.0]),
        Figure(f"notre-dame 5 {report.LIST}", "/s", [five]),
        Figure(f"notre-dame 4 {report.LIST}", "/s", [own, own / 2, own]),
        Figure(f"notre-dame 4 {report.PYTHON}", "/s", [own, own / 2, own]),
        Figure("notre-dame 4 copy", "ns", [copy, 2 * copy, copy]),
    ]
    return report.Run("here", figures, {"notre-dame 4": 3000})


def test_ratios_are_taken_round_by_round() -> None:
    """A machine that was slow in one round was slow for both."""
    made = run(1_200_000.0)
    own, copy = made.get(f"notre-dame 4 {report.LIST}"), made.get("notre-dame 4 copy")
    assert own is not None
    assert copy is not None
    assert made.ratio(own) == 30.0
    assert made.ratio(copy) == 30.0


def test_goals_met_and_missed(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.goals(run(1_200_000.0)) == 0
    assert "MISSED" not in capsys.readouterr().out
    assert report.goals(run(900_000.0)) == 1
    assert "(a) at least 25 × catanatron: 22.50 - MISSED" in capsys.readouterr().out
    assert report.goals(run(1_200_000.0, copy=1600.0)) == 1
    assert report.goals(run(1_200_000.0, five=700_000.0)) == 1


def test_a_comparison_says_what_became_faster(tmp_path: Path) -> None:
    (tmp_path / "1.json").write_bytes(msgspec.json.encode(run(1_000_000.0)))
    said = report.comparison(report.read("", tmp_path), run(1_500_000.0))
    line = next(line for line in said.splitlines() if line.startswith(f"notre-dame 4 {report.LIST}"))
    assert line.endswith("+50%      +50%")


def test_no_earlier_run(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no earlier run"):
        report.read("", tmp_path)
    (tmp_path / "x.json").write_text("[]", encoding="utf-8")
    with pytest.raises(SystemExit, match="is no run of this bench"):
        report.read(str(tmp_path / "x.json"), tmp_path)


def test_the_figures_of_the_terminal_can_be_taken() -> None:
    """The real program asks its first question, and the table can be drawn after answers."""
    found = take(terminal.measures(), 1, 0.0, lambda line: None)
    assert all(figure.values[0] > 0 for figure in found.values())
    assert len(found) == 3 * len(engine.GAMES)
