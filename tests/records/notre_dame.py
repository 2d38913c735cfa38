"""The recorded games of Notre Dame: how they were played, and how such recipes are found."""

from __future__ import annotations

from collections.abc import Iterable

from parvis.core.game import OptionValue
from parvis.core.luck import Luck
from tests.records.cover_notre_dame import EDITIONS, SETS, shown, wanted
from tests.records.recipes import Collection, Recipe

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


COLLECTION = Collection("notre-dame", HABITS, RECIPES, wanted, shown, possible, most=12)
