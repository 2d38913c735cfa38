"""Every worked example of the rulebook (AR E01 to AR E18), from a written position and in notation."""

from __future__ import annotations

import pytest

from parvis.games.architects.codes import SILVERSMITH, TOWN_CENTRE
from tests.games.architects.spots import (
    BLUE,
    GREEN,
    PURPLE,
    Side,
    asks,
    built,
    goods,
    hand,
    look,
    play,
    refused,
    spot,
    start,
)


def test_e01_rewards_and_slots() -> None:
    """AR E01, AR 2: 4 players have 9 rewards; 2 players and one against an opponent 5, and 12 slots."""
    for seats, rewards, slots in ((4, 9, 20), (2, 5, 12), (1, 5, 12)):
        view = look(start(seats))
        assert (view.reward_pile, view.guildhall.slots) == (rewards, slots)


@pytest.mark.parametrize("before", [0, 1, 2])
def test_e02_forest_and_quarry(before: int) -> None:
    """AR E02, AR 4: the nth own worker brings n wood, or n stone; others' workers do not count."""
    others = {"green": {"workers": {"forest": 4, "quarry": 4}}}
    state = spot({"silver": 0, "workers": {"forest": before, "quarry": before}}, others=others)
    play(state, "place forest")
    assert goods(state) == {"wood": before + 1}
    state = spot({"silver": 0, "workers": {"quarry": before}}, others=others)
    play(state, "place quarry")
    assert goods(state) == {"stone": before + 1}


def test_e03_mines() -> None:
    """AR E03, AR 4, AR R-GOLD: 1st worker 2 clay and no gold, 5th worker 6 clay or 2 gold."""
    state = spot({"silver": 0})
    assert refused(state, "place mines-gold") == "too-few-workers 1 2"
    play(state, "place mines-clay")
    assert goods(state) == {"clay": 2}
    for errand, brings in (("mines-clay", {"clay": 6}), ("mines-gold", {"gold": 2})):
        state = spot({"silver": 0, "workers": {"mines": 4}})
        play(state, f"place {errand}")
        assert goods(state) == brings


def test_e03_silversmith() -> None:
    """AR E03, AR 4: the 4th worker brings 5 silver."""
    state = spot({"silver": 0, "workers": {"silversmith": 3}})
    play(state, "place silversmith")
    assert goods(state) == {"silver": 5}


def test_e04_storehouse() -> None:
    """AR E04, AR 5: five trades with the 5th worker; what one brings can be spent in the next."""
    blue = {
        "silver": 4,
        "clay": 5,
        "wood": 1,
        "stone": 2,
        "virtue": 7,
        "workers": {"storehouse": 4},
        "apprentices": ["merchant-gold", "trader-tiling"],
    }
    state = spot(blue)
    play(state, "place storehouse", "trade virtue", "clay 2", "trade marble", "trade merchant-gold")
    play(state, "trade merchant-gold", "trade trader-tiling")
    assert goods(state) == {"gold": 2, "marble": 2}
    assert state.virtue[BLUE] == 8
    assert asks(state) == "place-worker green"


def test_e05_columns() -> None:
    """AR E05, AR 6, AR R-SKIP: the 2nd worker reaches two columns; column 4 takes a coin on each of the first two."""
    display = ["thief", "pickpocket", "labourer", "miner", "trickster", "illusionist", "jeweller", "woodcutter"]
    state = spot({"silver": 6, "workers": {"workshop": 1}}, board={"display": display})
    play(state, "hire woodcutter")
    assert goods(state) == {}
    assert state.stand == 6
    assert state.coins[4:] == [1, 1, 0, 0]
    assert state.coins[:4] == [0, 0, 0, 0]
    poor = spot({"silver": 5, "workers": {"workshop": 1}}, board={"display": display})
    assert refused(poor, "hire woodcutter") == "silver-short 5 6"
    assert refused(poor, "hire jeweller") == ""
    assert (
        refused(spot({"silver": 4, "workers": {"workshop": 1}}, board={"display": display}), "hire illusionist") == ""
    )


def test_e05_plans() -> None:
    """AR E05, AR 6: with 2 workers 2 cards are drawn, with one only 1."""
    for before, drawn in ((0, 1), (1, 2), (2, 2), (3, 3)):
        state = spot({"workers": {"workshop": before}}, board={"building_pile": ["keep", "well", "church"]})
        play(state, "plans")
        assert hand(state) == set(("keep", "well", "church")[:drawn])


@pytest.mark.parametrize("seats", [3, 4])
def test_e06_captures(seats: int) -> None:
    """AR E06, AR 7: 1 tax takes the red workers, 1 silver the green ones; elsewhere only with 2 or 3 players."""
    third = "purple" if seats == 3 else "red"
    others = {third: {"workers": {"forest": 3}}, "green": {"workers": {"forest": 2, "quarry": 1}}}
    state = spot({"silver": 2, "workers": {"town_centre": 1}}, others=others, seats=seats)
    play(state, "place town-centre", f"capture forest {third}")
    assert (state.stand, goods(state)) == (5, {"silver": 1})
    elsewhere = "" if seats == 3 else "too-many-places 1"
    assert refused(state, "capture quarry green") == elsewhere
    play(state, "capture forest green")
    assert (state.stand, goods(state)) == (5, {})
    assert state.captives(BLUE) == 5
    assert asks(state) == "place-worker green"


def test_e07_own_group() -> None:
    """AR E07, AR 7: 1 tax and 2 silver take three groups at the silversmith, the own one too, which comes home."""
    others = {"green": {"workers": {"silversmith": 1}}, "purple": {"workers": {"silversmith": 2}}}
    state = spot({"silver": 3, "workers": {"town_centre": 2, "silversmith": 3}}, others=others)
    play(state, "place town-centre", "capture silversmith green", "capture silversmith blue")
    play(state, "capture silversmith purple")
    assert goods(state) == {}
    assert [state.at(party, SILVERSMITH) for party in (BLUE, GREEN, PURPLE)] == [0, 0, 0]
    assert (state.captives(BLUE), state.home[BLUE], state.at(BLUE, TOWN_CENTRE)) == (3, 17, 3)


def test_e08_tax_stand() -> None:
    """AR E08, AR 8, AR 12: 11 silver, 2 virtue less; from 11 to 9, so the black market is open in the next turn."""
    state = spot({"silver": 0, "virtue": 11}, board={"tax_stand": 11})
    assert refused(state, "market left") == "virtue-too-high 11 9"
    play(state, "place tax-stand")
    assert (goods(state), state.virtue[BLUE], state.stand) == ({"silver": 11}, 9, 0)
    play(state, "place forest", "place forest")
    assert refused(state, "market left") == ""


def test_e09_black_market() -> None:
    """AR E09, AR 9: 1 silver for 1 marble and 1 stone; 2 silver; 3 silver for 1 gold, 1 stone and 2 wood."""
    board = {"small_market": ["m03"], "large_market": ["m04"]}
    state = spot({"silver": 1, "virtue": 9}, board=board)
    play(state, "market left")
    assert (goods(state), state.virtue[BLUE], state.stand) == ({"marble": 1, "stone": 1}, 8, 4)
    state = spot({"silver": 3, "virtue": 9}, board=board)
    play(state, "market right")
    assert (goods(state), state.virtue[BLUE]) == ({"gold": 1, "stone": 1, "wood": 2}, 8)
    state = spot({"silver": 2, "virtue": 9}, board={**board, "display": ["thief"]})
    play(state, "market-hire thief")
    assert (goods(state), state.virtue[BLUE], state.stand) == ({}, 8, 4)


def test_e10_guardhouse() -> None:
    """AR E10, AR 10: 5 captives to prison for 5 silver, 2 prisoners home, the third action is forgone."""
    blue = {"silver": 0, "workers": {"guardhouse": 2}, "captives": {"green": 2, "purple": 3}, "prisoners": 2}
    state = spot(blue)
    play(state, "place guardhouse", "imprison", "release")
    assert goods(state) == {"silver": 5}
    assert state.prison == [0, 2, 3]
    assert asks(state) == "place-worker green"  # nothing is left to do, so nobody is asked


def test_e11_slots() -> None:
    """AR E11, AR 11: rows of five with 4 players, of four with 3."""
    for seats, columns in ((4, 5), (3, 4)):
        hall = look(spot(seats=seats)).guildhall
        assert (hall.columns, hall.reset_slots) == (columns, [2 * columns + 1, 3 * columns + 1])


def test_e12_well() -> None:
    """AR E12, AR 11a: 2 wood and 2 stone, no skill, gain 4 clay, 3 points."""
    state = spot({"silver": 0, "wood": 2, "stone": 2, "hand": ["well"]})
    before = state.scores()[BLUE]
    play(state, "construct well")
    assert goods(state) == {"clay": 4}
    assert state.scores()[BLUE] - before == 3


def test_e12_keep() -> None:
    """AR E12, AR 11a, AR 18: three skills, 5 wood, 2 stone, 2 gold; 2 virtue less; 12 points and 1 per 3 captives."""
    blue = {"wood": 5, "stone": 2, "gold": 2, "silver": 0, "virtue": 9, "hand": ["keep"], "captives": {"green": 7}}
    lacking = spot({**blue, "apprentices": ["jeweller"]})
    assert refused(lacking, "construct keep") == "skills-missing keep carpentry,masonry"
    state = spot({**blue, "apprentices": ["labourer"]})
    before = state.scores()[BLUE]
    play(state, "construct keep")
    assert (goods(state), state.virtue[BLUE], built(state)) == ({}, 7, {"keep"})
    assert state.scores()[BLUE] - before == 12 + 2 - 2  # 2 gold are spent


def test_e13_cathedral() -> None:
    """AR E13, AR 11b: 1 gold and a building; reward 1 virtue and 1 gold; level 1 is worth 2 points."""
    state = spot({"silver": 0, "gold": 1, "hand": ["keep", "well"]}, board={"rewards": ["gold"]})
    before = state.scores()[BLUE]
    play(state, "cathedral", "bury well")
    assert (state.level[BLUE], goods(state), state.virtue[BLUE], hand(state)) == (1, {"gold": 1}, 8, {"keep"})
    assert state.tables.building_ids[state.pile[-1]] == "well"
    assert state.scores()[BLUE] - before == 2


def test_e13_a_full_level() -> None:
    """AR E13, AR 11b: below a full level one waits until somebody there moves on."""
    others: dict[str, Side] = {
        "green": {"level": 3, "wood": 8, "hand": ["church"]},
        "purple": {"level": 3, "wood": 8},
    }
    state = spot({"level": 2, "marble": 1, "hand": ["keep"]}, others=others)
    assert refused(state, "cathedral") == "level-full 3 2"
    play(state, "place forest", "cathedral", "bury church", "place forest")
    assert refused(state, "cathedral") == ""


def test_e14_high_virtue() -> None:
    """AR E14, AR 12: at 13 no black market, 5 points; 3 more lead to 14 and destroy 2 debts."""
    state = spot({"virtue": 13, "wood": 8, "unpaid_debts": 2, "silver": 9, "workers": {"storehouse": 2}})
    assert refused(state, "market left") == "virtue-too-high 13 9"
    assert state.score_sheet().rows[3].points[BLUE] == 5
    play(state, "place storehouse", "trade virtue", "trade virtue", "destroy", "trade virtue", "destroy")
    assert (state.virtue[BLUE], state.unpaid[BLUE]) == (14, 0)


def test_e14_low_virtue() -> None:
    """AR E14, AR 12, AR R-EVADE: at 1 no cathedral, -8 points, and a hire costs 2 silver and no tax."""
    state = spot({"virtue": 1, "silver": 2, "hand": ["keep"]}, board={"display": ["labourer"]})
    assert refused(state, "cathedral") == "virtue-too-low 1 5"
    assert state.score_sheet().rows[3].points[BLUE] == -8
    play(state, "hire labourer")
    assert (goods(state), state.stand) == ({}, 4)


def test_e15_reset_with_a_gatekeeper() -> None:
    """AR E15, AR 13: a gatekeeper brings 3 prisoners down to 1; the two others are tied for most."""
    blue = {"silver": 9, "prisoners": 2, "virtue": 7, "apprentices": ["gatekeeper"]}
    others = {"green": {"prisoners": 1, "virtue": 7}, "purple": {"prisoners": 1, "virtue": 7}}
    state = spot(blue, others=others, board={"market": {"left": "green", "middle": "purple"}})
    play(state, "market right")
    assert asks(state) == "reset-order blue"
    assert state.prison == [3, 2, 2]
    play(state, "free 2")
    assert state.prison == [1, 2, 2]
    assert (state.virtue, state.unpaid) == ([6, 7, 7], [0, 1, 1])
    assert state.market == [-1, -1, -1]


def test_e16_the_end() -> None:
    """AR E16, AR 17: slot 16 with 3 players; everybody has one more turn, the one who triggered it last."""
    blue = {"wood": 2, "stone": 2, "hand": ["well"]}
    state = spot(blue, board={"guildhall": ["green", "purple", "blue"] * 5})
    play(state, "construct well")
    assert state.final == 2  # the first of three has begun
    for colour in ("green", "purple", "blue"):
        assert asks(state) == f"place-worker {colour}"
        play(state, "place forest")
    assert state.over
    assert not state.stopped


@pytest.mark.parametrize(
    ("side", "points"),
    [
        ({"level": 3, "virtue": 12, "unpaid_debts": 2, "gold": 2, "marble": 1, "silver": 6, "prisoners": 3}, 8),
        ({"level": 2, "virtue": 6, "gold": 1, "silver": 22, "prisoners": 4}, 5),
    ],
    ids=["red", "blue"],
)
def test_e17_scores(side: dict[str, int], points: int) -> None:
    """AR E17, AR 18: level, virtue, debts, gold and marble, silver, prison; without the buildings."""
    assert spot(side, over=True, question={}).scores()[BLUE] == points


def test_e18_frederick() -> None:
    """AR E18, AR 19: no prisoner, 4 silver, virtue 7, 1 stone, and no building for a step of the cathedral."""
    state = start(2, asymmetric=True, characters=["frederick", "ada"])
    assert (goods(state), state.virtue[BLUE], state.prison[BLUE]) == ({"silver": 4, "stone": 1}, 7, 0)
    blue = {"character": "frederick", "gold": 1, "hand": []}
    state = spot(blue, asymmetric=True, characters=["frederick", "ada", "rudolf"])
    play(state, "cathedral")
    assert state.level[BLUE] == 1
