"""Plays the recorded games of Notre Dame anew: `python -m tests.records.make`, on purpose only.

The files are there to be replayed by later versions. Whoever makes them again says that a stored game may end
differently now, and names that in the changelog. Each game follows from its recipe: a set-up, a seed, and how often
which kind of answer is chosen. `python -m tests.records.make --search` looks for recipes that show everything again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import parvis
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record
from tests.records.cover import EDITIONS, SETS, shown, wanted

FOLDER = Path(__file__).parent / "notre-dame"
INDEX = "index.json"
MOST = 12

HABITS: dict[str, dict[str, int]] = {
    "busy": {"hire": 9, "take": 3, "drive": 2, "donate": 3},
    "shy": {"hire": 2, "none": 6, "stay": 4, "back": 3, "donate": 1},
    "hoarder": {"hire": 9, "marker": 9, "play cloister-school": 9, "keep cloister-school": 9, "none": 4},
    "walker": {
        "hire": 6,
        "hire coachman": 90,
        "hire advocate": 30,
        "drive": 9,
        "take": 5,
        "play carriage-house": 9,
        "keep carriage-house": 9,
        "keep trusted-friend": 4,
        "play trusted-friend": 4,
    },
    "donor": {"hire": 5, "donate": 9, "play notre-dame": 9, "keep notre-dame": 9, "play bank": 5, "keep bank": 5},
    "banker": {"hire": 1, "none": 5, "coin": 9, "play bank": 9, "keep bank": 9, "hire money-lender": 9},
    "saver": {"none": 90, "play bank": 90, "keep bank": 90, "to bank": 90, "coin": 90, "keep trusted-friend": 30},
    "spender": {"hire": 90, "donate": 90, "donate 3": 900, "keep notre-dame": 30, "play notre-dame": 90, "marker": 30},
    "giver": {"hire": 9, "hire gypsies": 90, "markers": 1, "markers 2": 9, "markers 3": 20, "markers 4": 50},
    "hirer": {"hire": 30, "hire counsellor": 200, "play bank": 5, "keep bank": 5, "coin": 6},
}
"""How many times more often than others an answer is chosen, by notation or by its first word.

Several habits, named one after another, go round the table.
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


RECIPES: tuple[Recipe, ...] = (
    Recipe(
        name="5-seats-2007-rio-grande-124",
        seats=5,
        seed="124",
        habit="busy",
        options=(
            ("edition", "2007-rio-grande"),
            ("new-persons-allowed", ["new-persons-1", "new-persons-2"]),
            ("expansions", ["new-persons-1", "new-persons-2"]),
        ),
        undo=False,
    ),
    Recipe(
        name="4-seats-2017-876",
        seats=4,
        seed="876",
        habit="walker busy",
        options=(
            ("edition", "2017"),
            ("expansions", ["new-persons-1"]),
            ("first", 3),
            ("colours", ["violet", "blue", "green", "yellow"]),
        ),
        undo=True,
    ),
    Recipe(
        name="4-seats-2017-1943",
        seats=4,
        seed="1943",
        habit="hirer",
        options=(("edition", "2017"), ("expansions", ["new-persons-1", "new-persons-2"]), ("first", 2)),
        undo=False,
    ),
    Recipe(
        name="2-seats-2007-rio-grande-247",
        seats=2,
        seed="247",
        habit="walker giver",
        options=(
            ("edition", "2007-rio-grande"),
            ("new-persons-allowed", ["new-persons-1", "new-persons-2"]),
            ("expansions", ["new-persons-1", "new-persons-2"]),
            ("fool-from-notre-dame", False),
        ),
        undo=False,
    ),
    Recipe(
        name="5-seats-2007-rio-grande-524",
        seats=5,
        seed="524",
        habit="spender shy",
        options=(
            ("edition", "2007-rio-grande"),
            ("new-persons-allowed", ["new-persons-1", "new-persons-2"]),
            ("expansions", ["new-persons-1", "new-persons-2"]),
            ("fool-from-notre-dame", False),
        ),
        undo=True,
    ),
    Recipe(
        name="5-seats-2017-597",
        seats=5,
        seed="597",
        habit="giver hoarder",
        options=(("edition", "2017"), ("expansions", ["new-persons-2"]), ("first", 2)),
        undo=False,
    ),
    Recipe(
        name="4-seats-2017-162",
        seats=4,
        seed="162",
        habit="busy saver",
        options=(("edition", "2017"), ("expansions", ["new-persons-1", "new-persons-2"])),
        undo=False,
    ),
    Recipe(name="3-seats-2007-639", seats=3, seed="639", habit="spender", options=(("edition", "2007"),), undo=True),
    Recipe(
        name="3-seats-2017-71",
        seats=3,
        seed="71",
        habit="busy",
        options=(
            ("edition", "2017"),
            ("expansions", ["new-persons-1", "new-persons-2"]),
            ("colours", ["violet", "blue", "green"]),
        ),
        undo=True,
    ),
)


def play(game: Game, recipe: Recipe) -> Record:
    """The game of a recipe, to its end."""
    record = Record.of(game, recipe.seats, recipe.seed, **dict(recipe.options))
    luck = Luck.of(f"{recipe.name} {recipe.seed}")
    habits = [HABITS[name] for name in recipe.habit.split()]
    while not record.state.over:
        actors = record.state.actors
        seat = actors[luck.below(len(actors))]
        habit = habits[seat % len(habits)]
        choices = [(action, _weight(game.notation(action), habit)) for action in record.state.legal(seat)]
        record.play(seat, _one_of(choices, luck))
        if recipe.undo and luck.below(4) == 0 and record.undo_refusal(seat) is None:
            record.undo(seat)
            if luck.below(2):
                record.redo(seat)
    return record


def _weight(notation: str, habit: dict[str, int]) -> int:
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


def write(game: Game) -> None:
    """Write all records and the index; remove what is no longer among them."""
    records = [(recipe.name, play(game, recipe)) for recipe in RECIPES]
    missing = set(wanted(game)).difference(*(shown(record) for _, record in records))
    if missing:
        raise SystemExit(f"these records show no: {', '.join(sorted(missing))}; try --search")
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.parvis"):
        old.unlink()
    for name, record in records:
        (FOLDER / f"{name}.parvis").write_text(record.text(), encoding="utf-8")
    (FOLDER / INDEX).write_text(index(records), encoding="utf-8")


def search(game: Game, seeds: int) -> tuple[Recipe, ...]:
    """Recipes that show everything, few of them: each further one shows most of what is still missing."""
    tried = [(recipe, shown(play(game, recipe))) for recipe in possible(seeds)]
    missing = set(wanted(game))
    found: list[Recipe] = []
    while missing:
        recipe, features = max(tried, key=lambda one: _value(one[1] & missing, tried))
        if not features & missing:
            raise SystemExit(f"no game found that shows: {', '.join(sorted(missing))}")
        missing -= features
        found.append(recipe)
    return tuple(found)


def _value(features: set[str], tried: list[tuple[Recipe, set[str]]]) -> float:
    """Rare features count more."""
    return sum(1 / _frequency(feature, tried) for feature in features)


_FREQUENCIES: dict[str, int] = {}


def _frequency(feature: str, tried: list[tuple[Recipe, set[str]]]) -> int:
    if not _FREQUENCIES:
        for _, features in tried:
            for name in features:
                _FREQUENCIES[name] = _FREQUENCIES.get(name, 0) + 1
    return _FREQUENCIES[feature]


def possible(seeds: int) -> Iterable[Recipe]:
    """Recipes of all kinds."""
    luck = Luck.of("recipes")
    sets: tuple[list[str], ...] = ([], [SETS[0]], [SETS[1]], list(SETS), list(SETS), list(SETS))
    habits = list(HABITS)
    for number in range(seeds):
        seats = 2 + luck.below(4)
        edition = EDITIONS[luck.below(3)]
        expansions = sets[luck.below(len(sets))]
        options: dict[str, OptionValue] = {"edition": edition}
        if edition != "2017" and SETS[1] in expansions:
            options["new-persons-allowed"] = list(SETS)
        if expansions:
            options["expansions"] = list(expansions)
        if luck.below(3) == 0:
            options["fool-from-notre-dame"] = luck.below(2) == 0
        if luck.below(4) == 0:
            options["first"] = luck.below(seats)
        if luck.below(4) == 0:
            options["colours"] = ["violet", "blue", "green", "yellow", "red"][:seats]
        habit = habits[luck.below(len(habits))]
        if luck.below(2):
            habit += " " + habits[luck.below(len(habits))]
        name = f"{seats}-seats-{edition}-{number}"
        yield Recipe(name, seats, str(number), habit, tuple(options.items()), luck.below(3) == 0)


def main(arguments: list[str]) -> None:
    """Write the records, or look for recipes."""
    game = parvis.game("notre-dame")
    if arguments[:1] == ["--search"]:
        for recipe in search(game, int(arguments[1]) if len(arguments) > 1 else 3000):
            sys.stdout.write(f"    {recipe!r},\n")
    elif not arguments:
        write(game)
    else:
        raise SystemExit("usage: python -m tests.records.make [--search [GAMES]]")


if __name__ == "__main__":
    main(sys.argv[1:])
