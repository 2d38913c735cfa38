"""Recorded games follow from recipes: a set-up, a seed, and how often which kind of answer is chosen.

A `Collection` is what one game has: its recipes, the habits they name, and what the records must show between them.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from parvis.bots import BOTS, Handle, make
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record

INDEX = "index.json"

Habits = Mapping[str, Mapping[str, int]]
"""By name: how many times more often than others an answer is chosen, by notation or by its first word.

Several habits, named one after another, go round the table; a bot has none, and goes by its own name.
"""


@dataclass(frozen=True)
class Recipe:
    """One game to be recorded."""

    name: str
    seats: int
    seed: str
    habit: str
    options: tuple[tuple[str, OptionValue], ...]
    undo: bool = False


@dataclass(frozen=True)
class Collection:
    """The recorded games of one game: they show everything `wanted` lists, and `possible` gives further recipes."""

    game: str
    habits: Habits
    recipes: tuple[Recipe, ...]
    wanted: Callable[[Game], list[str]]
    shown: Callable[[Record], set[str]]
    possible: Callable[[int], Iterable[Recipe]]
    most: int
    """No more records than this."""

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.game


def play(game: Game, recipe: Recipe, habits: Habits) -> Record:
    """The game of a recipe, to its end."""
    record = Record.of(game, recipe.seats, recipe.seed, **dict(recipe.options))
    luck = Luck.of(f"{recipe.name} {recipe.seed}")
    named = recipe.habit.split()
    while not record.state.over:
        if game.aside_kinds and luck.below(25) == 0 and _done_unasked(record, luck):
            continue
        actors = record.state.actors
        seat = actors[luck.below(len(actors))]
        habit = named[seat % len(named)]
        if habit in BOTS:
            record.play(seat, make(habit, recipe.seed).choose(Handle(record.state, seat)))
        else:
            weights = [(a, _weight(game.notation(a), habits[habit])) for a in record.state.legal(seat)]
            record.play(seat, _one_of(weights, luck))
        if recipe.undo and luck.below(4) == 0 and record.undo_refusal(seat) is None:
            record.undo(seat)
            if luck.below(2):
                record.redo(seat)
    return record


def _done_unasked(record: Record, luck: Luck) -> bool:
    """Whether somebody could do something without being asked, and did."""
    able = [seat for seat in range(record.state.seats) if record.state.asides(seat)]
    if not able:
        return False
    seat = able[luck.below(len(able))]
    asides = record.state.asides(seat)
    record.play(seat, asides[luck.below(len(asides))])
    return True


def _weight(notation: str, habit: Mapping[str, int]) -> int:
    return habit.get(notation, habit.get(notation.split()[0], 1))


def _one_of(choices: list[tuple[int, int]], luck: Luck) -> int:
    at = luck.below(sum(weight for _, weight in choices))
    for action, weight in choices:
        if at < weight:
            return action
        at -= weight
    raise AssertionError("no choice is left")


def index(records: Iterable[tuple[str, Record]]) -> str:
    """What is known of the stored games: how they end."""
    known = {
        name: {
            "scores": record.state.scores(),
            "places": [[s.party, s.place, s.shared] for s in record.state.standings()],
        }
        for name, record in records
    }
    lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in known.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(game: Game, collection: Collection) -> None:
    """Write all records and the index; remove what is no longer among them."""
    records = [(recipe.name, play(game, recipe, collection.habits)) for recipe in collection.recipes]
    missing = set(collection.wanted(game)).difference(*(collection.shown(record) for _, record in records))
    if missing:
        raise SystemExit(f"these records show no: {', '.join(sorted(missing))}; try --search")
    collection.folder.mkdir(exist_ok=True)
    for old in collection.folder.glob("*.parvis"):
        old.unlink()
    for name, record in records:
        (collection.folder / f"{name}.parvis").write_text(record.text(), encoding="utf-8")
    (collection.folder / INDEX).write_text(index(records), encoding="utf-8")


def search(game: Game, collection: Collection, seeds: int) -> tuple[Recipe, ...]:
    """Recipes that show everything, few of them: each further one shows most of what is still missing."""
    tried = []
    for recipe in collection.possible(seeds):
        tried.append((recipe, collection.shown(play(game, recipe, collection.habits))))
    frequency = Counter(feature for _, features in tried for feature in features)
    missing = set(collection.wanted(game))
    found: list[Recipe] = []
    while missing:
        recipe, features = max(tried, key=lambda one: _value(one[1] & missing, frequency))
        if not features & missing:
            raise SystemExit(f"no game found that shows: {', '.join(sorted(missing))}")
        missing -= features
        found.append(recipe)
    return tuple(found)


def _value(features: set[str], frequency: Counter[str]) -> float:
    """Rare features count more."""
    return sum(1 / frequency[feature] for feature in features)
