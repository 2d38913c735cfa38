"""The words of the printed facts of Architects, and the integers that stand for them everywhere inside.

An id is the word in files, notations and texts; its place in its tuple is the integer. What can be gained is counted in
lists of `GAINS` integers, of which the first `RESOURCES` are what a building can cost.
"""

from __future__ import annotations

from typing import Final

# What can be gained, paid or lost; "buildings" are cards drawn, "debts" debts taken.
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
VIRTUE: Final = 6
CARDS: Final = 7
DEBTS: Final = 8
RESOURCES: Final = 5
GOODS: Final = 6
GAINS: Final = 9
GAIN_IDS: Final = ("clay", "wood", "stone", "gold", "marble", "silver", "virtue", "buildings", "debts")
GOOD_IDS: Final = GAIN_IDS[:GOODS]
RESOURCE_IDS: Final = GAIN_IDS[:RESOURCES]

# What effects count. The first seven are those above.
PER_BASIC: Final = 7
PER_BUILDING: Final = 8
PER_CAPTURED: Final = 9
PER_PAID_DEBT: Final = 10
PER_LEVEL: Final = 11
PER_SKILL: Final = 12  # and the two after it: one for each skill
PER_IDS: Final = (
    *GAIN_IDS[:7],
    "basic-good",
    "building",
    "captured-worker",
    "paid-debt",
    "cathedral-level",
    "carpentry",
    "tiling",
    "masonry",
)

# Skills are sets: bit masks.
CARPENTRY: Final = 1
TILING: Final = 2
MASONRY: Final = 4
ALL_SKILLS: Final = 7
SKILLS: Final = 3
SKILL_IDS: Final = ("carpentry", "tiling", "masonry")

# Places for workers, the open ones first.
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
BLACK_MARKET: Final = 9
GUILDHALL: Final = 10
PRISON: Final = 11
OPEN_PLACES: Final = 9
OPEN_IDS: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
PLACE_IDS: Final = (*OPEN_IDS, "black-market", "guildhall", "prison")

# Spaces of the black market.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SPACES: Final = 3
SPACE_IDS: Final = ("left", "middle", "right")

# When the effect of a building happens.
AT_ONCE: Final = 0
AT_END: Final = 1
AT_SCORING: Final = 2

# What buildings do.
E_NONE: Final = 0
E_GAIN: Final = 1
E_GAIN_ONE: Final = 2
E_GAIN_PER: Final = 3
E_ALL_VIRTUE: Final = 4
E_DESTROY_DEBT: Final = 5
E_DISCARD_FOR: Final = 6
E_CAPTURE: Final = 7
E_CAPTURE_OR_RELEASE: Final = 8
E_RELEASE_PRISONERS: Final = 9
E_HIRE: Final = 10
E_END_VIRTUE: Final = 11
E_END_VIRTUE_PER: Final = 12
E_END_VIRTUE_MAJORITY: Final = 13
E_SCORE_PER: Final = 14
E_SCORE_MAJORITY: Final = 15
E_SCORE_NO_DEBT: Final = 16
E_SCORE_DEBTS: Final = 17
EFFECT_IDS: Final = (
    "none",
    "gain",
    "gain-one",
    "gain-per",
    "all-virtue",
    "destroy-debt",
    "discard-for",
    "capture",
    "capture-or-release",
    "release-prisoners",
    "hire",
    "end-virtue",
    "end-virtue-per",
    "end-virtue-majority",
    "score-per",
    "score-majority",
    "score-no-debt",
    "score-debts",
)

# What apprentices do.
A_NONE: Final = 0
A_BONUS: Final = 1
A_TRADE: Final = 2
A_DISCOUNT: Final = 3
A_NO_VIRTUE_LOSS: Final = 4
A_LESS_VIRTUE_LOSS: Final = 5
A_RESET_RELEASE: Final = 6
A_RESET_GAIN: Final = 7
ABILITY_IDS: Final = (
    "none",
    "bonus",
    "trade",
    "discount",
    "no-virtue-loss",
    "less-virtue-loss",
    "reset-release",
    "reset-gain",
)

# Where a bonus comes: at a place, or one of these two moments.
AT_CATHEDRAL: Final = 12
AT_DEBT_PAID: Final = 13
MOMENT_IDS: Final = (*PLACE_IDS, "cathedral", "debt-paid")

# What characters do.
C_IGNORE_TAX: Final = 0
C_MARKET_DRAW: Final = 1
C_NO_DISCARD: Final = 2
C_CHEAP_HIRE: Final = 3
C_GOLD_AND_MARBLE: Final = 4
CHARACTER_ABILITY_IDS: Final = ("ignore-tax", "market-draw", "no-discard", "cheap-hire", "gold-and-marble")

# The steps of a scheme's operation.
O_GAIN: Final = 0
O_TAKE_TAX: Final = 1
O_DISCARD_APPRENTICE: Final = 2
O_CAPTURE: Final = 3
O_SELL_CAPTURED: Final = 4
O_RELEASE_CAPTURED: Final = 5
O_RELEASE_PRISONERS: Final = 6
O_ADVANCE: Final = 7
STEP_IDS: Final = (
    "gain",
    "take-tax",
    "discard-apprentice",
    "capture",
    "sell-captured",
    "release-captured",
    "release-prisoners",
    "advance",
)

# How the opponent chooses whom to capture.
BY_SIZE: Final = 0
BY_VIRTUE: Final = 1
BY_TURN: Final = 2
BY_PLACE: Final = 3
CHOICE_IDS: Final = ("largest-group", "most-virtue", "first-in-turn", "place-order")
