"""The pictures of the documentation show what the table looks like now: `make pictures` draws them anew."""

from __future__ import annotations

import re

import pytest

import parvis
from parvis.play import Table
from tests.pictures.draw import MOMENTS, PICTURES, POSITIONS, pictures


@pytest.mark.parametrize("game_id", parvis.games())
def test_pictures_are_up_to_date(game_id: str) -> None:
    drawn = dict(pictures(game_id))
    assert len(drawn) == 6 * 2 * 2
    stored = {path.name: path.read_text(encoding="utf-8") for path in PICTURES.glob(f"{game_id}-*.svg")}
    assert sorted(stored) == sorted(drawn)
    assert [name for name in drawn if drawn[name] != stored[name]] == [], "make pictures"


@pytest.mark.parametrize("game_id", parvis.games())
def test_pictures_fetch_nothing(game_id: str) -> None:
    for name, drawn in pictures(game_id):
        links = re.findall(r"(?:https?:)?//[^\"')\s]+", drawn)
        assert set(links) == {"http://www.w3.org/2000/svg"}, name


@pytest.mark.parametrize("game_id", parvis.games())
def test_positions_are_where_they_should_be(game_id: str) -> None:
    for moment in MOMENTS[game_id]:
        client = Table.resume(POSITIONS / game_id / f"{moment.name}.parvis", parvis.game).client(0)
        assert client.prompt().kind == moment.question
