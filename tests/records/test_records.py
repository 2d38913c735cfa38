"""Recorded games: between them they show everything, and they end today as they did when they were recorded.

`tests/records/make.py` plays them anew, on purpose only. A record that no longer replays means that stored games of
players do not either: then the format, the printed facts or a rule has changed, and the changelog has to say so.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import parvis
from parvis.core.errors import RecordError
from parvis.core.game import Game
from parvis.core.records import Record, game_of, read_record
from tests.records.make import COLLECTIONS
from tests.records.recipes import INDEX

pytestmark = pytest.mark.both_forms

STORED = [
    (name, path.stem) for name, collection in COLLECTIONS.items() for path in sorted(collection.folder.glob("*.parvis"))
]
each_game = pytest.mark.parametrize("of", COLLECTIONS)
each_record = pytest.mark.parametrize(("of", "name"), STORED)


@cache
def game(of: str) -> Game:
    return parvis.game(of)


@cache
def index(of: str) -> dict[str, Any]:
    found = json.loads((COLLECTIONS[of].folder / INDEX).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def names(of: str) -> list[str]:
    return [name for stored, name in STORED if stored == of]


def text(of: str, name: str) -> str:
    return (COLLECTIONS[of].folder / f"{name}.parvis").read_text(encoding="utf-8")


@cache
def replayed(of: str, name: str) -> Record:
    return read_record(text(of, name), game(of))


@cache
def features(of: str, name: str) -> frozenset[str]:
    return frozenset(COLLECTIONS[of].shown(replayed(of, name)))


@each_game
def test_the_records_are_all_there(of: str) -> None:
    """Those in the folder, in the index and among the recipes are the same, and not too many."""
    assert sorted(index(of)) == names(of)
    assert sorted(recipe.name for recipe in COLLECTIONS[of].recipes) == names(of)
    assert 4 <= len(names(of)) <= COLLECTIONS[of].most


@each_record
def test_a_record_ends_as_it_did(of: str, name: str) -> None:
    """The same scores, the same places, the same ties."""
    record = replayed(of, name)
    assert record.state.over
    assert record.state.scores() == index(of)[name]["scores"]
    places = [[standing.party, standing.place, standing.shared] for standing in record.state.standings()]
    assert places == index(of)[name]["places"]


@each_record
def test_a_record_is_written_as_it_was_read(of: str, name: str) -> None:
    assert game_of(text(of, name)) == of
    assert replayed(of, name).text() == text(of, name)


@each_record
def test_a_record_that_was_changed_is_refused(of: str, name: str) -> None:
    lines = text(of, name).split("\n")
    middle = len(lines) // 2
    changed = "\n".join([*lines[:middle], lines[middle].replace(" person ", " persona "), *lines[middle + 1 :]])
    with pytest.raises(RecordError, match="checksum"):
        read_record(changed, game(of))


@each_game
def test_the_records_show_everything(of: str) -> None:
    """All cards, questions, events, numbers of players, ways to end, and odd cases."""
    found = frozenset[str]().union(*(features(of, name) for name in names(of)))
    assert set(COLLECTIONS[of].wanted(game(of))) - found == set()


@each_game
def test_no_record_is_there_for_nothing(of: str) -> None:
    """Each of them shows something that no other one does."""
    for name in names(of):
        others = frozenset[str]().union(*(features(of, other) for other in names(of) if other != name))
        assert set(COLLECTIONS[of].wanted(game(of))) - others, name


@each_game
def test_nothing_is_wanted_twice(of: str) -> None:
    wanted = COLLECTIONS[of].wanted(game(of))
    assert len(wanted) == len(set(wanted))


@each_game
def test_a_record_cut_short_is_refused(of: str) -> None:
    with pytest.raises(RecordError, match="cut short") as error:
        read_record(text(of, names(of)[0])[:-60], game(of))
    assert "\n" not in str(error.value)


def test_the_lists_are_made_from_the_games() -> None:
    """ND 8, AR 11, AR 15: a new card asks for a new record."""
    notre_dame = COLLECTIONS["notre-dame"].wanted(game("notre-dame"))
    assert sum(feature.startswith("hire ") for feature in notre_dame) == 33
    assert sum(feature.startswith("play ") for feature in notre_dame) == 9
    assert {f"seats {seats}" for seats in (2, 3, 4, 5)} < set(notre_dame)
    architects = COLLECTIONS["architects"].wanted(game("architects"))
    assert sum(feature.startswith("construct ") for feature in architects) == 40
    assert sum(feature.startswith("hire ") for feature in architects) == 40
    assert sum(feature.startswith("scheme ") for feature in architects) == 30
