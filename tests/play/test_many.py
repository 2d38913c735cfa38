"""Many games: the same ones, in the same order, however many processes play them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import parvis
from parvis.core.errors import DataError
from parvis.games import shelf
from parvis.play import Series, cores, play_many, play_out

GAME = "notre-dame"


def test_two_processes_play_what_one_plays() -> None:
    game = parvis.game(GAME)
    series = Series(["greedy", "random", "random"], "many", {})
    one = list(play_many(game, series, 5, 1))
    assert list(play_many(game, series, 5, 2, alone=0.0)) == one
    assert [played.bots.index("greedy") for played in one] == [0, 2, 1, 0, 2]
    assert one[1] == play_out(game, ["random", "random", "greedy"], "many/1")


def test_processes_play_with_an_owners_data(tmp_path: Path) -> None:
    """And notice when it changes under their hands."""
    folder = tmp_path / GAME
    shutil.copytree(Path(str(shelf.module(GAME).__file__)).parent / "data", folder)
    text = (folder / "components.toml").read_text(encoding="utf-8")
    (folder / "components.toml").write_text(
        text.replace("hires_per_round = 1", "hires_per_round = 2"), encoding="utf-8"
    )
    game = parvis.game(GAME, tmp_path)
    assert game.fingerprint != parvis.game(GAME).fingerprint
    series = Series(["random"] * 2, "owner", {})
    assert list(play_many(game, series, 4, 2, tmp_path, alone=0.0)) == list(play_many(game, series, 4, 1, tmp_path))
    with pytest.raises(DataError, match="has changed"):
        list(play_many(game, series, 4, 2, None, alone=0.0))


def test_games_nobody_waits_for_are_not_played() -> None:
    game = parvis.game(GAME)
    games = play_many(game, Series(["random"] * 2, "stop", {}), 100_000, 2, alone=0.0)
    assert next(games).answers > 0
    assert next(games).answers > 0
    games.close()  # type: ignore[attr-defined]


def test_there_is_a_core() -> None:
    assert cores() >= 1
