"""Recorded games: between them they show everything, and they end today as they did when they were recorded.

`tests/records/make.py` plays them anew, on purpose only. A record that no longer replays means that stored games of
players do not either: then the format, the printed facts or a rule has changed, and the changelog has to say so.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from parvis.core.errors import RecordError
from parvis.core.records import Record, game_of, read_record
from tests.games.notre_dame.tables import game
from tests.records.cover import shown, wanted
from tests.records.make import FOLDER, INDEX, MOST, RECIPES

pytestmark = pytest.mark.both_forms

NAMES = sorted(path.stem for path in FOLDER.glob("*.parvis"))


@cache
def index() -> dict[str, Any]:
    found = json.loads((FOLDER / INDEX).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def text(name: str) -> str:
    return (FOLDER / f"{name}.parvis").read_text(encoding="utf-8")


@cache
def replayed(name: str) -> Record:
    return read_record(text(name), game())


@cache
def features(name: str) -> frozenset[str]:
    return frozenset(shown(replayed(name)))


def test_the_records_are_all_there() -> None:
    """Those in the folder, in the index and among the recipes are the same, and not too many."""
    assert sorted(index()) == NAMES
    assert sorted(recipe.name for recipe in RECIPES) == NAMES
    assert 4 <= len(NAMES) <= MOST


@pytest.mark.parametrize("name", NAMES)
def test_a_record_ends_as_it_did(name: str) -> None:
    """ND 3: the same scores, the same places, the same ties."""
    record = replayed(name)
    assert record.state.over
    assert record.state.scores() == index()[name]["scores"]
    places = [[standing.party, standing.place, standing.shared] for standing in record.state.standings()]
    assert places == index()[name]["places"]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    assert game_of(text(name)) == "notre-dame"
    assert replayed(name).text() == text(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_was_changed_is_refused(name: str) -> None:
    lines = text(name).split("\n")
    middle = len(lines) // 2
    changed = "\n".join([*lines[:middle], lines[middle].replace(" person ", " persona "), *lines[middle + 1 :]])
    with pytest.raises(RecordError, match="checksum"):
        read_record(changed, game())


def test_the_records_show_everything() -> None:
    """ND 3 to ND 9: all cards, persons, messages, questions, events, editions, numbers of players, and odd cases."""
    found = frozenset[str]().union(*(features(name) for name in NAMES))
    assert set(wanted(game())) - found == set()


def test_no_record_is_there_for_nothing() -> None:
    """Each of them shows something that no other one does."""
    for name in NAMES:
        others = frozenset[str]().union(*(features(other) for other in NAMES if other != name))
        assert set(wanted(game())) - others, name


def test_what_is_wanted_names_each_card_and_person() -> None:
    """The list is made from the game, so that a new card asks for a new record."""
    features = wanted(game())
    assert len(features) == len(set(features))
    assert sum(feature.startswith("hire ") for feature in features) == 33
    assert sum(feature.startswith("play ") for feature in features) == 9
    assert {f"seats {seats}" for seats in (2, 3, 4, 5)} < set(features)


def test_a_record_cut_short_is_refused() -> None:
    cut = text(NAMES[0])[:-60]
    with pytest.raises(RecordError, match="cut short") as error:
        read_record(cut, game())
    assert "\n" not in str(error.value)
