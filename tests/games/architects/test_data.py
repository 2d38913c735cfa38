"""The facts of Architects: what the files say, what an owner may change, what a mistake is answered with."""

from __future__ import annotations

import re
import tomllib

import pytest

from parvis.core.errors import DataError
from parvis.games import shelf
from parvis.games.architects import codes, tables
from parvis.games.architects.cards import Apprentice, Building, Character
from parvis.games.architects.schemes import DECK_IDS, Scheme
from parvis.games.architects.tables import Tables

TEXTS = shelf.data_texts("architects")
AR = tables.load(TEXTS)

Place = tuple[str, int, int]
"""A number in a file: the file, and where in its text the digits begin and end."""


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The packaged texts with one place changed."""
    assert TEXTS[file].count(old) == 1, f"{old!r} stands {TEXTS[file].count(old)} times in {file}"
    return {**TEXTS, file: TEXTS[file].replace(old, new)}


def in_entry(file: str, ident: str, old: str, new: str) -> dict[str, str]:
    """The packaged texts with one place of one entry changed."""
    before, found, after = TEXTS[file].partition(f'id = "{ident}"\n')
    assert found, ident
    entry, rest, after = after.partition("\n\n")
    assert entry.count(old) == 1, f"{old!r} stands {entry.count(old)} times in {ident}"
    return {**TEXTS, file: before + found + entry.replace(old, new) + rest + after}


def error(texts: dict[str, str]) -> str:
    with pytest.raises(DataError) as caught:
        tables.load(texts)
    message = str(caught.value)
    assert "\n" not in message
    return message


def building(ident: str, of: Tables = AR) -> Building:
    return of.buildings[of.building_ids.index(ident)]


def apprentice(ident: str) -> Apprentice:
    return AR.apprentices[AR.apprentice_ids.index(ident)]


def character(ident: str) -> Character:
    return AR.characters[AR.character_ids.index(ident)]


def scheme(ident: str) -> Scheme:
    return next(one for one in AR.schemes.schemes if one.id == ident)


def gain(amounts: list[int]) -> dict[str, int]:
    """A gain in words."""
    return {codes.GAIN_IDS[index]: amount for index, amount in enumerate(amounts) if amount}


def skills(mask: int) -> list[str]:
    return [skill for index, skill in enumerate(codes.SKILL_IDS) if mask >> index & 1]


# -- the board -----------------------------------------------------------------------------------------------------


def test_setup_numbers() -> None:
    """AR 2."""
    assert AR.colour_ids == ("blue", "green", "purple", "red", "yellow")
    assert (AR.workers, AR.start_virtue, AR.start_silver) == (20, 7, [3, 4, 5, 6, 7])
    assert (AR.draft_deal, AR.draft_keep, AR.hand_limit, AR.apprentice_limit) == (4, 3, 6, 5)
    assert AR.rewards_in_play[2:] == [5, 7, 9, 11]
    assert (AR.rows, AR.columns) == (2, 4)


def test_virtue_track() -> None:
    """AR 12."""
    assert AR.virtue_max == 14
    assert AR.virtue_vp == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    assert AR.tax_ignored == [2, 2, 1, 1] + [0] * 11
    assert (AR.market_most, AR.cathedral_least) == (9, 5)


def test_yields() -> None:
    """AR 4, AR 6: by own workers there."""
    assert AR.quarry_yield == AR.forest_yield == list(range(21))
    assert AR.clay_yield == AR.silver_yield == list(range(1, 22))
    assert AR.gold_yield[:6] == [0, 0, 1, 1, 2, 2]
    assert AR.plans[1:6] == [1, 2, 2, 3, 3]


def test_storehouse_trades() -> None:
    """AR 5."""
    assert AR.trade_ids == ("virtue", "marble")
    virtue, marble = AR.trades
    assert (virtue.pay, virtue.goods, gain(virtue.gain)) == (2, 0b00111, {"virtue": 1})
    assert (marble.pay, marble.goods, gain(marble.gain)) == (3, 0b00110, {"marble": 1})


def test_prices() -> None:
    """AR 6, AR 7, AR 8, AR 10."""
    assert (AR.hire_silver, AR.hire_tax, AR.skip_silver) == (4, 2, 1)
    assert (AR.first_capture_tax, AR.further_capture_silver, AR.capture_places[2:]) == (1, 1, [2, 2, 1, 1])
    assert (AR.stand_silver, AR.stand_needs, AR.stand_virtue) == (4, 1, -2)
    assert AR.imprison_silver == 1
    assert (AR.ransom_silver, AR.ransom_tax, AR.ransom_debts, AR.ransom_virtue) == (5, 2, 1, -1)
    assert (AR.debt_silver, AR.debt_tax, AR.debt_virtue) == (6, 3, 1)


def test_guildhall() -> None:
    """AR 11: slots by players; the first of rows 3 and 4 reset the market."""
    assert AR.slots[2:] == [12, 16, 20, 24]
    assert [[slot + 1 for slot in range(24) if mask >> slot & 1] for mask in AR.reset_slots] == [
        [],
        [],
        [7, 10],
        [9, 13],
        [11, 16],
        [13, 19],
    ]
    assert (AR.slot_rows, AR.slot_columns[2:]) == (4, [3, 4, 5, 6])


def test_cathedral() -> None:
    """AR 11b, AR 18."""
    assert [(gain(level.cost), level.mix, level.spaces, level.vp) for level in AR.levels] == [
        ({"gold": 1}, 0, 3, 2),
        ({}, 4, 3, 4),
        ({"marble": 1}, 0, 2, 7),
        ({}, 8, 2, 12),
        ({"gold": 2, "marble": 2}, 0, 1, 20),
    ]
    assert (AR.cathedral_discard, gain(AR.empty_pile_gain)) == (1, {"virtue": 1})


def test_score() -> None:
    """AR 14, AR 18."""
    assert (AR.gold_vp, AR.marble_vp, AR.silver_group, AR.silver_vp) == (1, 1, 10, 1)
    assert (AR.prisoner_group, AR.prisoner_vp, AR.unpaid_debt_vp) == (2, -1, -2)


def test_black_market() -> None:
    """AR 9, AR 13, AR R-PRINT."""
    assert (AR.space_silver, AR.space_virtue) == ([1, 2, 3], [-1, -1, -1])
    assert (AR.market_draw, AR.market_keep) == (5, 1)
    assert (AR.reset_prisoners, AR.reset_virtue, AR.reset_debts) == (3, -1, 1)
    assert gain(AR.print_large) == {"wood": 1, "stone": 1, "marble": 2}


def test_market_cards() -> None:
    """AR 9, AR R-PAIR: ten cards; small faces bring two goods at most, large ones four."""
    assert [gain(card.small) for card in AR.market_cards[:4]] == [
        {"marble": 1},
        {"gold": 2},
        {"stone": 1, "marble": 1},
        {"wood": 1, "gold": 1},
    ]
    assert gain(AR.market_cards[3].large) == {"wood": 2, "stone": 1, "gold": 1}
    assert sorted(sum(card.small) for card in AR.market_cards) == [1, 1, 2, 2, 2, 2, 2, 2, 2, 2]
    assert [sum(card.large) for card in AR.market_cards] == [4] * 10
    assert tomllib.loads(TEXTS["black_market"])["confidence_card"] == "single-source"


# -- cards ---------------------------------------------------------------------------------------------------------


def test_buildings_of_the_rulebook() -> None:
    """AR 11a, AR E12."""
    well = building("well")
    assert (gain(well.cost), well.skills, well.vp, well.virtue) == ({"wood": 2, "stone": 2}, 0, 3, 0)
    assert (well.effect.do, gain(well.effect.gain)) == (codes.E_GAIN, {"clay": 4})
    keep = building("keep")
    assert (gain(keep.cost), keep.vp, keep.virtue) == ({"wood": 5, "stone": 2, "gold": 2}, 12, -2)
    assert keep.skills == codes.ALL_SKILLS
    assert (keep.effect.do, keep.effect.per, keep.effect.group, keep.effect.vp) == (
        codes.E_SCORE_PER,
        codes.PER_CAPTURED,
        3,
        1,
    )


def test_every_effect_of_a_building() -> None:
    """AR 11a, AR 18: who does what, and when."""
    by_code: dict[str, set[str]] = {}
    for one in AR.buildings:
        by_code.setdefault(codes.EFFECT_IDS[one.effect.do], set()).add(one.id)
    assert by_code == {
        "gain": {"betting-house", "drafting-room", "factory", "lumber-camp", "smithy", "thieves-den", "well"},
        "gain-one": {"clay-pit", "treasury"},
        "gain-per": {"palace"},
        "all-virtue": {"monument", "watchtower"},
        "destroy-debt": {"church"},
        "discard-for": {"library"},
        "capture": {"armoury", "fortress"},
        "capture-or-release": {"barracks"},
        "release-prisoners": {"hideout"},
        "hire": {"tavern"},
        "end-virtue": {"dungeon"},
        "end-virtue-per": {"castle", "observatory", "reservoir", "trading-post"},
        "end-virtue-majority": {"chapel"},
        "score-per": {
            "aqueduct",
            "carpenters-hut",
            "keep",
            "lighthouse",
            "masons-hut",
            "moneylender",
            "tilers-hut",
        },
        "score-majority": {"clay-market", "silver-market", "steeple", "stone-market", "wood-market"},
        "score-no-debt": {"university"},
        "score-debts": {"fountain", "gamblers-den"},
    }
    when = {one.effect.do: one.effect.when for one in AR.buildings}
    assert {codes.EFFECT_IDS[do] for do, moment in when.items() if moment == codes.AT_END} == {
        "end-virtue",
        "end-virtue-per",
        "end-virtue-majority",
    }
    assert {codes.EFFECT_IDS[do] for do, moment in when.items() if moment == codes.AT_SCORING} == {
        "score-per",
        "score-majority",
        "score-no-debt",
        "score-debts",
    }


@pytest.mark.parametrize(
    ("ident", "group", "per", "amount"),
    [
        ("aqueduct", 1, "building", 1),
        ("keep", 3, "captured-worker", 1),
        ("lighthouse", 4, "virtue", 1),
        ("moneylender", 1, "paid-debt", 1),
        ("carpenters-hut", 1, "carpentry", 1),
        ("castle", 2, "gold", 1),
        ("observatory", 2, "marble", 1),
        ("reservoir", 2, "paid-debt", 1),
        ("trading-post", 4, "basic-good", 1),
        ("palace", 4, "virtue", 1),
        ("chapel", 1, "cathedral-level", 2),
        ("steeple", 1, "cathedral-level", 2),
        ("silver-market", 1, "silver", 2),
    ],
)
def test_what_buildings_count(ident: str, group: int, per: str, amount: int) -> None:
    """AR 18, AR 20 ("per 3"): as the icons show it; AR R-MUSEE: the Observatory counts marble."""
    effect = building(ident).effect
    assert (effect.group, codes.PER_IDS[effect.per]) == (group, per)
    assert effect.vp + effect.gain[codes.VIRTUE] + effect.gain[codes.GOLD] == amount


def test_skills_are_spread_evenly() -> None:
    """AR 11a, AR 15: sixteen buildings need each skill, fourteen apprentices have it."""
    for skill in (codes.CARPENTRY, codes.TILING, codes.MASONRY):
        assert sum(1 for one in AR.buildings if one.skills & skill) == 16
        assert sum(kind.copies for kind in AR.apprentices if kind.skills & skill) == 14
    assert [kind.id for kind in AR.apprentices if kind.skills == codes.ALL_SKILLS] == ["labourer"]


def test_kinds_and_cards_of_apprentices() -> None:
    """AR 2: 40 cards, of which five are there twice."""
    assert (len(AR.apprentices), len(AR.apprentice_cards)) == (35, 40)
    twice = [kind.id for kind in AR.apprentices if kind.copies == 2]
    assert twice == ["conspirator", "jeweller", "miner", "stonecutter", "woodcutter"]
    assert [AR.apprentice_cards.count(kind.index) for kind in AR.apprentices] == [
        kind.copies for kind in AR.apprentices
    ]


def test_what_apprentices_do() -> None:
    """AR 4, AR 5, AR 9, AR 13, AR 15."""
    miner = apprentice("miner")
    assert (miner.do, miner.at, gain(miner.gain)) == (codes.A_BONUS, codes.MINES, {"clay": 1})
    trader = apprentice("trader-tiling").trade
    assert trader is not None
    assert (trader.pay, trader.goods, gain(trader.gain)) == (3, 1 << codes.CLAY, {"marble": 1})
    conspirator = apprentice("conspirator")
    assert (conspirator.do, conspirator.at, conspirator.amount) == (codes.A_DISCOUNT, codes.TOWN_CENTRE, 1)
    thief = apprentice("thief")
    assert (thief.do, thief.at, thief.amount) == (codes.A_LESS_VIRTUE_LOSS, codes.TAX_STAND, 1)
    gatekeeper = apprentice("gatekeeper")
    assert (gatekeeper.do, gatekeeper.amount, gatekeeper.virtue) == (codes.A_RESET_RELEASE, 2, -1)
    squire = apprentice("squire-virtue")
    assert (squire.do, gain(squire.gain), squire.virtue) == (codes.A_RESET_GAIN, {"virtue": 2}, 1)
    acolyte = apprentice("acolyte-masonry")
    assert (acolyte.at, gain(acolyte.gain), skills(acolyte.skills)) == (
        codes.AT_CATHEDRAL,
        {"silver": 2},
        ["masonry"],
    )
    collector = apprentice("debt-collector-tiling")
    assert (collector.at, gain(collector.gain)) == (codes.AT_DEBT_PAID, {"clay": 2})
    assert apprentice("illusionist").do == codes.A_NO_VIRTUE_LOSS


def test_every_code_is_on_a_card() -> None:
    """AR 11a, AR 15, AR 19, AR 21: the words for effects hold nothing that no card needs."""
    assert {one.effect.do for one in AR.buildings} == set(range(1, len(codes.EFFECT_IDS)))
    assert {kind.do for kind in AR.apprentices} == set(range(len(codes.ABILITY_IDS)))
    assert {one.do for one in AR.characters} == set(range(len(codes.CHARACTER_ABILITY_IDS)))
    assert {step for one in AR.schemes.schemes for step in one.steps} == set(range(len(codes.STEP_IDS)))
    assert {one.operation for one in AR.schemes.schemes} == set(AR.schemes.operations)
    counted = {one.effect.per for one in AR.buildings if one.effect.per >= 0}
    assert counted == set(range(len(codes.PER_IDS)))


def test_rewards() -> None:
    """AR 11b, AR E13: eleven cards, one of them with 1 virtue and 1 gold."""
    assert len(AR.reward_cards) == 11
    assert AR.reward_cards.count(AR.reward_ids.index("gold")) == 1
    assert gain(AR.rewards[AR.reward_ids.index("gold")].gain) == {"virtue": 1, "gold": 1}
    assert all(reward.gain[codes.VIRTUE] for reward in AR.rewards)


def test_characters() -> None:
    """AR 2, AR 19, AR E18."""
    found = {
        one.id: (AR.colour_ids[one.colour], one.prisoners, one.silver, one.virtue, gain(one.start))
        for one in AR.characters
    }
    assert found == {
        "ada": ("purple", 0, 0, 11, {"gold": 1, "buildings": 1}),
        "caroline": ("green", 8, 10, 3, {"marble": 1, "debts": 1}),
        "frederick": ("red", 0, 4, 7, {"stone": 1}),
        "rudolf": ("yellow", 0, 3, 9, {"wood": 1}),
        "therese": ("blue", 4, 5, 5, {"buildings": 1}),
    }
    assert (character("ada").tax_ignored, character("caroline").market_draw) == (1, 1)
    assert character("frederick").no_discard
    assert (character("rudolf").hire_discount, character("rudolf").apprentices) == (1, 6)
    assert character("therese").gold_and_marble
    assert [one.apprentices for one in AR.characters] == [5, 5, 5, 6, 5]


# -- the opponents -------------------------------------------------------------------------------------------------


def test_opponents() -> None:
    """AR 21, AR R-MARBLE: they differ in what their workers in the guildhall are worth, and in nothing else."""
    assert [(one.id, one.guildhall_vp) for one in AR.opponents] == [("constantine", 1), ("helena", 3)]
    assert (AR.solo_deal, AR.solo_keep, AR.opponent_virtue) == (5, 3, 7)
    assert [AR.building_ids[index] for index in AR.removed] == [
        "stone-market",
        "wood-market",
        "clay-market",
        "silver-market",
    ]


def test_schemes_by_place() -> None:
    """AR 21, AR R-SCHEMES: twenty starting cards, ten future ones."""

    def places(deck: str) -> dict[str, int]:
        found: dict[str, int] = {}
        for one in AR.schemes.schemes:
            if DECK_IDS[one.deck] == deck:
                name = codes.PLACE_IDS[one.place]
                found[name] = found.get(name, 0) + 1
        return found

    assert places("starting") == {
        "quarry": 2,
        "forest": 2,
        "mines": 1,
        "silversmith": 1,
        "storehouse": 2,
        "workshop": 2,
        "tax-stand": 1,
        "black-market": 2,
        "town-centre": 2,
        "guardhouse": 1,
        "guildhall": 4,
    }
    assert places("future") == {
        "guildhall": 4,
        "guardhouse": 2,
        "town-centre": 1,
        "black-market": 1,
        "storehouse": 1,
        "tax-stand": 1,
    }
    assert [one.id for one in AR.schemes.schemes if one.add_future] == ["s15", "s17", "s18", "s19", "s20"]
    assert (len(AR.schemes.starting), len(AR.schemes.future), AR.schemes.confidence) == (20, 10, "reconstructed")


def test_schemes_with_numbers() -> None:
    """AR R-SCHEMES."""
    assert (scheme("s10").row, scheme("s10").column) == (1, 0)
    assert (scheme("s11").virtue, scheme("s11").steps) == (-2, [codes.O_TAKE_TAX, codes.O_GAIN])
    middle = scheme("f08")
    assert (middle.space, middle.virtue, middle.marble) == (codes.MIDDLE, -1, 2)
    assert (scheme("s16").steps, scheme("s16").marble) == ([codes.O_SELL_CAPTURED, codes.O_RELEASE_PRISONERS], 1)
    assert scheme("f07").steps == [codes.O_RELEASE_CAPTURED, codes.O_RELEASE_PRISONERS, codes.O_GAIN]
    assert (scheme("f04").steps, scheme("f04").marble) == ([codes.O_ADVANCE, codes.O_GAIN], 1)


def test_who_decides_what_a_scheme_leaves_open() -> None:
    """AR 21, AR R-TWOHUMANS."""
    choices = AR.choices
    assert choices.capture == [codes.BY_SIZE, codes.BY_VIRTUE, codes.BY_TURN, codes.BY_PLACE]
    assert [codes.PLACE_IDS[place] for place in choices.places] == [
        "silversmith",
        "quarry",
        "forest",
        "mines",
        "storehouse",
        "workshop",
        "town-centre",
        "tax-stand",
        "guardhouse",
    ]
    assert (choices.spaces, choices.stay_virtue) == ([codes.LEFT, codes.MIDDLE, codes.RIGHT], 1)


# -- errors name file, entry and key -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("board", "columns = [3, 4, 5, 6]", "columns = [3, 4, 5, 7]", "guildhall_slots"),
        ("board", "market_blocked_from = 10", "market_blocked_from = 11", "market_blocked_from"),
        ("board", "gold = { base = 0, per = 2 }", "gold = { base = 1, per = 2 }", "mines_gold"),
        ("rewards", "more = 1", "more = 0", "in_play"),
        ("apprentices", "different = 35", "different = 34", "different"),
        ("schemes", "future = 10", "future = 9", "future"),
        ("solo", "buildings = 36 ", "buildings = 37 ", "buildings"),
    ],
)
def test_totals_that_do_not_agree(file: str, old: str, new: str, key: str) -> None:
    """AR 2, AR 21: an error in the package, a warning in an owner's files."""
    texts = changed(file, old, new)

    assert error(texts).startswith(f'{file}.toml, [check], key "{key}": ')
    assert error(texts) in tables.load(texts, strict=False).warnings()


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "message"),
    [
        (
            "buildings",
            "keep",
            'per = "captured-worker"',
            'per = "captured-workers"',
            'buildings.toml, building "keep", [effect], key "per": "captured-workers" stands there; it should be one '
            "of clay, wood, stone, gold, marble, silver, virtue, basic-good, building, captured-worker, paid-debt, "
            'cathedral-level, carpentry, tiling, masonry (is "captured-worker" meant?)',
        ),
        (
            "buildings",
            "well",
            "clay = 4",
            "clay = 0",
            'buildings.toml, building "well", [effect], key "clay": 0 stands there; it should be a whole number from '
            "1 to 99",
        ),
        (
            "buildings",
            "well",
            "stone = 2",
            "stones = 2",
            'buildings.toml, building "well", [cost], key "stones": 2 stands there; it should be no key of this entry; '
            'known here are clay, wood, stone, gold, marble (is "stone" meant?)',
        ),
        (
            "buildings",
            "steeple",
            'per = "cathedral-level"',
            'per = "virtue"',
            'buildings.toml, building "steeple", [effect], key "per": "virtue" stands there; it should be one of clay, '
            "wood, stone, gold, marble, silver, cathedral-level",
        ),
        (
            "apprentices",
            "conspirator",
            'at = "town-centre"',
            'at = "guardhouse"',
            'apprentices.toml, apprentice "conspirator", [effect], key "at": "guardhouse" stands there; it should be '
            "one of town-centre, black-market",
        ),
        (
            "characters",
            "rudolf",
            "apprentices = 6",
            "apprentices = 4",
            'characters.toml, character "rudolf", [ability], key "apprentices": 4 stands there; it should be a whole '
            "number from 5 to 99",
        ),
        (
            "characters",
            "ada",
            'colour = "purple"',
            'colour = "violet"',
            'characters.toml, character "ada", key "colour": "violet" stands there; it should be one of blue, green, '
            "purple, red, yellow",
        ),
        (
            "schemes",
            "s14",
            'do = "capture"',
            'do = "captures"',
            'schemes.toml, scheme "s14", key "do": "captures" stands there; it should be one of none, gain, steal-tax, '
            "discard-apprentice, capture, sell-and-release, release-all, advance, advance-and-gain "
            '(is "capture" meant?)',
        ),
        (
            "schemes",
            "s12",
            'space = "left"\n',
            "",
            'schemes.toml, scheme "s12", key "space": nothing stands there; it should be one of left, middle, right',
        ),
        (
            "schemes",
            "s07",
            "marble = 1",
            "marbel = 1",
            'schemes.toml, scheme "s07", key "marble": nothing stands there; it should be a whole number from 0 to 99 '
            '(is "marbel" meant?)',
        ),
        (
            "schemes",
            "s10",
            "row = 2",
            "row = 3",
            'schemes.toml, scheme "s10", key "row": 3 stands there; it should be a whole number from 1 to 2',
        ),
        (
            "schemes",
            "sell-and-release",
            'steps = ["sell-captured"',
            'steps = ["sell-workers"',
            'schemes.toml, operation "sell-and-release", key "steps": ["sell-workers", "release-prisoners"] stands '
            "there; it should be a list of codes, none twice, each one of gain, take-tax, discard-apprentice, capture, "
            "sell-captured, release-captured, release-prisoners, advance",
        ),
    ],
)
def test_a_mistake_in_an_entry_is_named(file: str, entry: str, old: str, new: str, message: str) -> None:
    """AR 11a, AR 15, AR 19, AR 21."""
    assert error(in_entry(file, entry, old, new)) == message


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "board",
            "keep = 3",
            "keep = 4",
            'board.toml, [draft], key "keep": 4 stands there; it should be a whole number from 1 to 3',
        ),
        (
            "board",
            "tax_ignored = [2, 2, 1, 1, 0, ",
            "tax_ignored = [2, 2, 1, 1, ",
            'board.toml, [virtue], key "tax_ignored": [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] stands there; it '
            "should be a list of 15 whole numbers from 0 to 99",
        ),
        (
            "board",
            "reset_rows = [3, 4]",
            "reset_rows = [4, 3]",
            'board.toml, [guildhall], key "reset_rows": [4, 3] stands there; it should be different rows in '
            "rising order",
        ),
        (
            "board",
            "deal = 4",
            "deal = 9",
            'board.toml, [draft], key "deal": 9 stands there; it should be so few that 40 buildings are enough for 5 '
            "players",
        ),
        (
            "board",
            "apprentices = 5",
            "apprentices = 7",
            'characters.toml, character "rudolf", [ability], key "apprentices": 6 stands there; it should be a whole '
            "number from 7 to 99",
        ),
        (
            "rewards",
            "per_player = 2",
            "per_player = 3",
            'rewards.toml, [in_play], key "per_player": 3 stands there; it should be so few that 11 cards are '
            "enough for 5 players",
        ),
        (
            "solo",
            ', "first-in-turn", "place-order"]',
            ', "first-in-turn"]',
            'solo.toml, [choices], key "capture": ["largest-group", "most-virtue", "first-in-turn"] stands there; it '
            "should be with first-in-turn and place-order in it, so that one group is left",
        ),
    ],
)
def test_a_mistake_is_named(file: str, old: str, new: str, message: str) -> None:
    """AR 2, AR 11, AR 12, AR 21."""
    assert error(changed(file, old, new)) == message


def test_the_apprentice_pile_cannot_run_out() -> None:
    """AR 6, AR R-EMPTY: what lies open and what can be owned is never more than there are."""
    texts = changed("board", "rows = 2\n", "rows = 3\n")
    texts["board"] = texts["board"].replace("apprentices = 5", "apprentices = 6")

    assert error(texts).startswith('apprentices.toml, key "apprentice": a list of tables stands there; it should be ')
    assert "at least 42 cards" in error(texts)


def without(file: str, entry: str, ident: str) -> dict[str, str]:
    """The packaged texts without one entry."""
    pattern = rf'\[\[{entry}\]\]\nid = "{ident}"\n.*?\n\n'
    text, gone = re.subn(pattern, "", TEXTS[file], flags=re.S)
    assert gone == 1
    return {**TEXTS, file: text}


def test_there_is_enough_of_everything() -> None:
    """AR 2, AR 6, AR 9, AR 21: cards and characters for as many players as there can be, and no more than fit."""
    markets = TEXTS["black_market"].split("[[card]]")
    one_card = {**TEXTS, "black_market": "[[card]]".join(markets[:2])}
    many = {**TEXTS, "apprentices": TEXTS["apprentices"].replace("copies = 2", "copies = 9")}
    removed = ", ".join(f'"{ident}"' for ident in AR.building_ids[:33])
    few_left = changed(
        "solo",
        'removed = ["clay-market", "stone-market", "wood-market", "silver-market"]',
        "removed = [" + removed + "]",
    )
    wide = changed("board", "columns = [3, 4, 5, 6]", "columns = [3, 4, 5, 16]")
    for texts, message in (
        (without("characters", "character", "therese"), "a list with at least 5 characters, one for each player"),
        (one_card, "a list with at least 2 cards, as one lies on each side of the market"),
        (many, "a list with at most 60 cards, and it has 75"),
        (few_left, "so few that 8 buildings are left for two players"),
        (wide, "from 1 to 9"),
    ):
        assert message in error(texts)


def test_effects_need_their_keys() -> None:
    """AR 11a: an effect without what it needs, or with a key too many, is refused."""
    where = 'buildings.toml, building "castle", [effect], key '
    effect = 'do = "end-virtue-per", per = "gold", group = 2, virtue = 1'
    for new, key in (
        ('do = "end-virtue-per", group = 2, virtue = 1', "per"),
        ('do = "end-virtue-per", per = "gold", group = 2', "virtue"),
        ('do = "end-virtue-per", per = "gold", virtue = 0', "virtue"),
        ('do = "gain-per", per = "gold"', "clay"),
        ('do = "gain"', "clay"),
        ('do = "score-per", per = "gold", vp = 0', "vp"),
        ('do = "score-no-debt"', "vp"),
        ('do = "capture"', "captures"),
        ('do = "destroy-debt"', "debts"),
        ('do = "gain-one"', "options"),
        ('do = "hire", captures = 1', "captures"),
        ('do = "none"', "do"),
        ("virtue = 1", "do"),
    ):
        assert error(in_entry("buildings", "castle", effect, new)).startswith(f'{where}"{key}": '), new


def test_a_card_may_do_nothing_of_its_own() -> None:
    """AR 15: like the labourer; an owner's building too."""
    texts = in_entry("buildings", "smithy", '\neffect = { do = "gain", stone = 4 }', "")
    assert building("smithy", tables.load(texts)).effect.do == codes.E_NONE
    assert apprentice("labourer").do == codes.A_NONE


def test_files_are_those_of_the_game() -> None:
    without = {name: text for name, text in TEXTS.items() if name != "schemes"}
    of_venice = {**TEXTS, "board": TEXTS["board"].replace('game = "architects"', 'game = "venice"')}

    assert error(without).startswith("schemes.toml: missing; this game needs apprentices.toml, ")
    assert error({**TEXTS, "debts": ""}).startswith(
        "debts.toml: no file of this game; its files are apprentices.toml, "
    )
    assert error(of_venice) == 'board.toml, key "game": "venice" stands there; it should be architects'


# -- every number in the files -------------------------------------------------------------------------------------


def numbers() -> list[Place]:
    """Every whole number in the files that is a value."""
    found: list[Place] = []
    for file, text in TEXTS.items():
        blind = re.sub(r'"[^"\n]*"|#.*|^\[[^\]\n]*\]\s*$', lambda part: " " * len(part.group()), text, flags=re.M)
        found += [(file, digits.start(), digits.end()) for digits in re.finditer(r"(?<![\w.])-?\d+(?![\w.])", blind)]
    return found


def with_number(place: Place, value: str) -> dict[str, str]:
    file, start, end = place
    return {**TEXTS, file: TEXTS[file][:start] + value + TEXTS[file][end:]}


def described(place: Place) -> str:
    file, start, _ = place
    return f"{file}.toml, line {TEXTS[file].count(chr(10), 0, start) + 1}"


def outcome(texts: dict[str, str]) -> str:
    """What loading these texts comes to: "refused", "other rules" or "the same"."""
    try:
        loaded = tables.load(texts)
    except DataError:
        return "refused"
    return "the same" if loaded.fingerprint == AR.fingerprint else "other rules"


def count_numbers(value: object) -> int:
    if isinstance(value, dict):
        return sum(count_numbers(item) for item in value.values())
    if isinstance(value, list):
        return sum(count_numbers(item) for item in value)
    return int(isinstance(value, int) and not isinstance(value, bool))


def test_every_number_is_found() -> None:
    """The tests below really try each."""
    assert len(numbers()) == sum(count_numbers(tomllib.loads(text)) for text in TEXTS.values())


@pytest.mark.slow
@pytest.mark.parametrize("by", [1, -1])
def test_a_number_changed_by_one_matters(by: int) -> None:
    """It is refused or changes the fingerprint."""
    ignored = [
        described(place)
        for place in numbers()
        if outcome(with_number(place, str(int(TEXTS[place[0]][place[1] : place[2]]) + by))) == "the same"
    ]

    assert ignored == []


@pytest.mark.slow
@pytest.mark.parametrize("value", ["true", '"3"', "3.0", "[3]", "-777", "4611686018427387904"])
def test_no_number_can_be_something_else(value: str) -> None:
    """It is refused, with the file named."""
    for place in numbers():
        assert error(with_number(place, value)).startswith(f"{place[0]}.toml, "), described(place)


def test_everything_is_read() -> None:
    """AR 2: nothing in the files is there for readers only; what an owner adds by mistake is listed."""
    assert AR.notes() == []
    assert AR.warnings() == []
    typo = tables.load(changed("board", "stone = { base = 0, per = 1 }\n", "stone = { base = 0, per = 1 }\nsand = 1\n"))
    assert typo.notes() == [("board.toml", "[quarry]", "sand")]


def test_what_is_reconstructed_is_listed() -> None:
    """AR R-SCHEMES, AR R-REWARD, AR R-TWOHUMANS: the schemes, and who decides for the opponent."""
    assert AR.reconstructed() == [("schemes.toml", "", ""), ("solo.toml", "[choices]", "")]


# -- the fingerprint -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("buildings", 'id = "well"\n', 'id = "well"\nname_en = "Fount"\nname_fr = "Source"\n'),
        ("buildings", 'id = "smithy"\n', 'id = "smithy"\ntext_en = "Stone!"\n'),
        ("board", "# one or the other", "# not both"),
        ("schemes", 'id = "s01"\n', 'id = "s01"\ntext_fr = "Rien."\n'),
        ("solo", 'confidence = "reconstructed"\nsource = "REC"', 'confidence = "verified"\nsource = "my own box"'),
        ("characters", 'id = "ada"\n', 'note = "never shown"\nid = "ada"\n'),
        ("apprentices", 'id = "labourer"\n', 'id = "labourer"\ncopies = 1\n'),
    ],
)
def test_words_do_not_change_the_fingerprint(file: str, old: str, new: str) -> None:
    assert tables.load(changed(file, old, new)).fingerprint == AR.fingerprint


def test_the_order_of_files_does_not_change_the_fingerprint() -> None:
    assert tables.load(dict(reversed(TEXTS.items()))).fingerprint == AR.fingerprint
