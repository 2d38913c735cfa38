"""The recorded games of Architects: how they were played, and how such recipes are found."""

from __future__ import annotations

from collections.abc import Iterable

from parvis.core.game import OptionValue
from parvis.core.luck import Luck
from tests.records.cover_architects import shown, wanted
from tests.records.recipes import Collection, Recipe

GRAND = ("barracks", "castle", "dungeon", "fortress", "gamblers-den", "keep", "university", "watchtower")
LARGE = ("armoury", "drafting-room", "factory", "library", "monument", "palace", "stone-market", "trading-post")

HABITS: dict[str, dict[str, int]] = {
    "builder": {
        "construct": 60,
        "cathedral": 2,
        "hire": 12,
        "plans": 4,
        "trade": 3,
        "place quarry": 4,
        "place forest": 4,
        "place mines-clay": 3,
        "place mines-gold": 5,
        "done": 2,
    },
    "grand": {
        "construct": 4,
        **{f"construct {building}": 90 for building in GRAND},
        "ransom free": 900,
        "cathedral": 1,
        "hire": 15,
        "market-hire": 6,
        "plans": 6,
        "trade": 4,
        "place quarry": 4,
        "place forest": 4,
        "place mines-gold": 6,
        "market left": 4,
        "market right": 4,
    },
    "large": {
        "construct": 3,
        **{f"construct {building}": 90 for building in (*GRAND, *LARGE)},
        "hire": 12,
        "plans": 6,
        "place quarry": 5,
        "place forest": 5,
        "place mines-gold": 5,
        "trade marble": 9,
        "market left": 6,
        "market right": 6,
        "done": 2,
    },
    "mason": {
        "cathedral": 60,
        "construct": 3,
        "plans": 3,
        "place quarry": 5,
        "place mines-gold": 6,
        "trade": 9,
        "trade marble": 20,
        "place storehouse": 5,
    },
    "trader": {"trade": 20, "hire": 15, "place storehouse": 9, "place silversmith": 6, "construct": 9, "done": 2},
    "warden": {
        "capture": 30,
        "place town-centre": 8,
        "place guardhouse": 12,
        "imprison": 9,
        "release": 9,
        "ransom": 9,
        "pay-debt": 60,
        "place silversmith": 8,
        "construct": 9,
        "cathedral": 4,
        "done": 1,
    },
    "rogue": {
        "market": 20,
        "market-hire": 9,
        "place tax-stand": 12,
        "hire": 9,
        "place guardhouse": 4,
        "construct": 9,
        "ransom debt": 9,
        "done": 2,
    },
    "idler": {"place forest": 900},
    "keeper": {"place town-centre": 900, "capture": 900},
    "hirer": {"hire": 60, "market-hire": 20, "place silversmith": 9, "discard": 4, "construct": 6, "cathedral": 3},
}


RECIPES: tuple[Recipe, ...] = (
    Recipe(
        name="1-seats-characters-constantine-462",
        seats=1,
        seed="462",
        habit="greedy",
        options=(("opponent", "constantine"), ("asymmetric", True)),
        undo=False,
    ),
    Recipe(name="4-seats-plain-64", seats=4, seed="64", habit="warden rogue", options=(), undo=True),
    Recipe(
        name="5-seats-characters-400",
        seats=5,
        seed="400",
        habit="grand trader",
        options=(
            ("asymmetric", True),
            ("characters", ["therese", "caroline", "rudolf", "ada", "frederick"]),
            ("colours", ["yellow", "red", "purple", "green", "blue"]),
        ),
        undo=True,
    ),
    Recipe(
        name="5-seats-characters-314",
        seats=5,
        seed="314",
        habit="warden rogue",
        options=(("asymmetric", True),),
        undo=True,
    ),
    Recipe(name="3-seats-plain-449", seats=3, seed="449", habit="rogue", options=(), undo=False),
    Recipe(
        name="2-seats-characters-constantine-413",
        seats=2,
        seed="413",
        habit="trader grand",
        options=(("opponent", "constantine"), ("asymmetric", True)),
        undo=False,
    ),
    Recipe(
        name="4-seats-plain-234",
        seats=4,
        seed="234",
        habit="mason keeper",
        options=(("first", 2), ("max-turns", 4)),
        undo=False,
    ),
    Recipe(
        name="3-seats-characters-614",
        seats=3,
        seed="614",
        habit="trader",
        options=(("asymmetric", True), ("characters", ["therese", "caroline", "rudolf"])),
        undo=False,
    ),
    Recipe(name="5-seats-plain-31", seats=5, seed="31", habit="keeper", options=(), undo=False),
    Recipe(
        name="2-seats-characters-helena-238",
        seats=2,
        seed="238",
        habit="grand",
        options=(("opponent", "helena"), ("asymmetric", True), ("colours", ["yellow", "red"])),
        undo=True,
    ),
)


def possible(seeds: int) -> Iterable[Recipe]:
    """Recipes of all kinds."""
    luck = Luck.of("recipes")
    habits = list(HABITS)
    colours = ["yellow", "red", "purple", "green", "blue"]
    characters = ["therese", "caroline", "rudolf", "ada", "frederick"]
    for number in range(seeds):
        seats = 1 + luck.below(5)
        options: dict[str, OptionValue] = {}
        if seats == 1 or (seats == 2 and luck.below(2)):
            options["opponent"] = ("constantine", "helena")[luck.below(2)]
        if luck.below(2):
            options["asymmetric"] = True
            if luck.below(4) == 0:
                options["characters"] = characters[:seats]
        if luck.below(4) == 0 and seats > 1:
            options["first"] = luck.below(seats)
        if luck.below(4) == 0:
            options["colours"] = colours[:seats]
        if luck.below(8) == 0:
            options["max-turns"] = 2 + luck.below(30)
        habit = habits[luck.below(len(habits))]
        if luck.below(2):
            habit += " " + habits[luck.below(len(habits))]
        if seats == 1 and luck.below(10) == 0:
            habit = "greedy"
        if number % 100 == 99:  # one of two pays what the other has less: a shared victory, were it the end
            seats, habit, options = 2, "idler keeper", {"first": 0, "max-turns": 2}
        side = "characters" if "asymmetric" in options else "plain"
        name = "-".join(
            [f"{seats}-seats", side, *([str(options["opponent"])] if "opponent" in options else []), str(number)]
        )
        yield Recipe(name, seats, str(number), habit, tuple(options.items()), luck.below(3) == 0)


COLLECTION = Collection("architects", HABITS, RECIPES, wanted, shown, possible, most=12)
