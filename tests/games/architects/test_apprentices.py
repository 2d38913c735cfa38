"""Every kind of apprentice (AR 4 to AR 15): what each card changes, alone and with its copies."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from parvis.games.architects.codes import SKILL_IDS
from parvis.games.architects.state import ArchitectsState
from tests.games.architects.kit import GAME
from tests.games.architects.spots import (
    BLUE,
    Side,
    Value,
    answers,
    asks,
    goods,
    hand,
    owned,
    play,
    refused,
    spot,
)

NAMES = GAME.words.things["apprentice"]


# --- hired (AR 6) -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_each_apprentice_can_be_hired_and_changes_virtue(name: str) -> None:
    """AR 6: 4 silver, 2 of them tax; the printed virtue at once; the row is filled again."""
    kind = GAME.tables.apprentices[GAME.tables.apprentice_cards[NAMES.index(name)]]
    others = [other for other in NAMES if other != name][:7]
    state = spot({"silver": 4}, board={"display": [name, *others], "tax_stand": 0})
    events = play(state, f"hire {name}")
    assert owned(state) == {name}
    assert (state.virtue[BLUE], goods(state), state.stand) == (7 + kind.virtue, {}, 2)
    assert [NAMES[card] for card in state.display[:3]] == others[:3]
    assert "apprentice-revealed" in [event.kind for event in events]
    seen = {SKILL_IDS[skill] for skill in range(3) if state.skills(BLUE) >> skill & 1}
    assert seen == {SKILL_IDS[skill] for skill in range(3) if kind.skills >> skill & 1}


def test_the_labourer_knows_all_skills() -> None:
    """AR 15, AR 11a: one card for all three."""
    blue = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "hand": ["university"]}
    assert refused(spot({**blue, "apprentices": ["labourer"]}), "construct university") == ""
    assert refused(spot({**blue, "apprentices": ["jeweller", "woodcutter"]}), "construct university") == (
        "skills-missing university masonry"
    )
    three = ["jeweller", "woodcutter", "stonecutter"]
    assert refused(spot({**blue, "apprentices": three}), "construct university") == ""


# --- at the resource places (AR 4) ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "errand", "one", "two"),
    [
        ("stonecutter", "quarry", {"stone": 2}, {"stone": 3}),
        ("woodcutter", "forest", {"wood": 2}, {"wood": 3}),
        ("jeweller", "silversmith", {"silver": 3}, {"silver": 4}),
        ("miner", "mines-clay", {"clay": 3}, {"clay": 4}),
    ],
)
def test_one_more_of_the_same(name: str, errand: str, one: Mapping[str, int], two: Mapping[str, int]) -> None:
    """AR 4: Stonecutter, Woodcutter, Jeweller, Miner; two of a kind add up."""
    state = spot({"silver": 0, "apprentices": [name]})
    play(state, f"place {errand}")
    assert goods(state) == one
    state = spot({"silver": 0, "apprentices": [name, f"{name}-2"]})
    play(state, f"place {errand}")
    assert goods(state) == two


def test_the_miner_adds_clay_to_gold() -> None:
    """AR 4: 1 clay, whether clay or gold was chosen; it makes no gold of nothing."""
    state = spot({"silver": 0, "apprentices": ["miner"], "workers": {"mines": 1}})
    play(state, "place mines-gold")
    assert goods(state) == {"clay": 1, "gold": 1}
    assert refused(spot({"apprentices": ["miner"]}), "place mines-gold") == "too-few-workers 1 2"


# --- at the storehouse (AR 5) -----------------------------------------------------------------------------------------

TRADES: Mapping[str, tuple[dict[str, int], dict[str, int]]] = {
    "merchant-clay": ({"silver": 1}, {"clay": 3}),
    "merchant-gold": ({"silver": 2}, {"gold": 1}),
    "merchant-marble": ({"silver": 3}, {"marble": 1}),
    "merchant-stone": ({"silver": 1}, {"stone": 2}),
    "merchant-wood": ({"silver": 1}, {"wood": 2}),
    "patron-clay": ({"clay": 1}, {}),
    "patron-silver": ({"silver": 2}, {}),
    "patron-stone": ({"stone": 1}, {}),
    "patron-wood": ({"wood": 1}, {}),
    "trader-tiling": ({"clay": 3}, {"marble": 1}),
    "trader-masonry": ({"stone": 2}, {"marble": 1}),
    "trader-carpentry": ({"wood": 2}, {"marble": 1}),
}


@pytest.mark.parametrize("name", TRADES)
def test_each_trade(name: str) -> None:
    """AR 5: Merchant, Patron and Trader bring a trade of their own, as often as there are workers."""
    pays, gains = TRADES[name]
    twice = {good: 2 * amount for good, amount in pays.items()}
    state = spot({"silver": 0, **twice, "apprentices": [name], "workers": {"storehouse": 2}})
    play(state, "place storehouse", f"trade {name}", f"trade {name}")
    assert goods(state) == {good: 2 * amount for good, amount in gains.items()}
    assert state.virtue[BLUE] == (9 if name.startswith("patron") else 7)
    good, amount = next(iter(pays.items()))
    short = spot({"silver": 0, "clay": 2, good: amount - 1, "wood": 3, "apprentices": [name]})
    play(short, "place storehouse")
    if good not in ("clay", "wood"):
        assert refused(short, f"trade {name}") == f"mix-short {good} {amount - 1} {amount}"
    stranger = spot({"silver": 9, "clay": 9, "wood": 9, "stone": 9})
    play(stranger, "place storehouse")
    assert refused(stranger, f"trade {name}") == f"no-such-trade {name}"


# --- at the town centre, the tax stand, the guardhouse ----------------------------------------------------------------


def captures(*apprentices: str, **blue: Value) -> ArchitectsState:
    """Blue places a fourth worker at the town centre; there are five groups to capture in the forest."""
    others: dict[str, Side] = {c: {"workers": {"forest": 1}} for c in ("green", "purple", "red", "yellow")}
    side = {"silver": 9, "workers": {"town_centre": 3, "forest": 1}, "apprentices": list(apprentices), **blue}
    state = spot(side, others=others, seats=5)
    play(state, "place town-centre")
    return state


@pytest.mark.parametrize(
    ("apprentices", "silver"),
    [((), [8, 7, 6, 5]), (("conspirator",), [8, 8, 7, 6]), (("conspirator", "conspirator-2"), [8, 8, 8, 7])],
)
def test_conspirator(apprentices: tuple[str, ...], silver: list[int]) -> None:
    """AR 15, AR R-CONSP: each saves 1 silver of the whole action, never of the tax."""
    state = captures(*apprentices)
    left = []
    for colour in ("green", "purple", "red", "yellow"):
        play(state, f"capture forest {colour}")
        left.append(goods(state)["silver"])
    assert left == silver
    assert state.stand == 5


def test_a_conspirator_who_leaves_in_the_middle_still_saves() -> None:
    """AR P-CONSPIRATORS, AR 7: they are counted when the action begins."""
    state = captures("conspirator", silver=1)
    play(state, "capture forest green", "discard conspirator", "capture forest purple")
    assert (goods(state), state.captives(BLUE)) == ({}, 2)


def test_thief_and_pickpocket() -> None:
    """AR 8, AR 15: the thief spares 1 virtue, the pickpocket brings 1 gold, and only at the tax stand."""
    state = spot({"silver": 0, "apprentices": ["thief"]}, board={"tax_stand": 3})
    play(state, "place tax-stand")
    assert (goods(state), state.virtue[BLUE]) == ({"silver": 3}, 6)
    state = spot({"silver": 0, "apprentices": ["pickpocket", "thief"]}, board={"tax_stand": 3})
    play(state, "place tax-stand")
    assert (goods(state), state.virtue[BLUE]) == ({"silver": 3, "gold": 1}, 6)
    state = spot({"silver": 1, "apprentices": ["pickpocket", "thief"]}, board={"small_market": ["m06"]})
    play(state, "market left")
    assert (goods(state), state.virtue[BLUE]) == ({"marble": 1}, 6)


@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("debt-collector-tiling", {"clay": 2}),
        ("debt-collector-masonry", {"stone": 2}),
        ("debt-collector-carpentry", {"wood": 2}),
    ],
)
def test_debt_collectors(name: str, gain: Mapping[str, int]) -> None:
    """AR 10, AR 15: only for a debt that is paid, not for one that is destroyed."""
    state = spot({"silver": 12, "unpaid_debts": 2, "apprentices": [name], "workers": {"guardhouse": 1}})
    play(state, "place guardhouse", "pay-debt")
    assert goods(state) == {"silver": 6, **gain}
    state = spot({"clay": 3, "stone": 3, "silver": 0, "unpaid_debts": 1, "apprentices": [name], "hand": ["church"]})
    play(state, "construct church", "destroy")
    assert goods(state) == {}


# --- at the black market (AR 9) and its reset (AR 13) -----------------------------------------------------------------


def market(name: str, action: str, **blue: Value) -> ArchitectsState:
    """Blue goes to the black market with one apprentice."""
    board = {"small_market": ["m06"], "large_market": ["m08"], "display": ["labourer"]}
    board |= {"building_pile": ["keep", "well", "church"]}
    state = spot({"silver": 3, "apprentices": [name], **blue}, board=board)
    play(state, action)
    return state


@pytest.mark.parametrize(("action", "silver"), [("market left", 3), ("market-hire labourer", 2), ("market right", 1)])
def test_trickster(action: str, silver: int) -> None:
    """AR 9: 1 silver less in every space, never below 0."""
    state = market("trickster", action)
    assert goods(state).get("silver", 0) == silver


def test_illusionist() -> None:
    """AR 9, AR 15: no virtue is lost at the market; elsewhere it is."""
    assert market("illusionist", "market left").virtue[BLUE] == 7
    assert market("trickster", "market left").virtue[BLUE] == 6
    state = spot({"apprentices": ["illusionist"]})
    play(state, "place tax-stand")
    assert state.virtue[BLUE] == 5


@pytest.mark.parametrize(
    ("name", "good", "amount"),
    [("swindler-tiling", "clay", 2), ("swindler-masonry", "stone", 1), ("swindler-carpentry", "wood", 1)],
)
def test_swindlers(name: str, good: str, amount: int) -> None:
    """AR 9: more goods in every space, the middle one too."""
    shown = {"market left": {"marble": 1}, "market right": {"gold": 1, "stone": 1, "wood": 2}}
    for action in ("market left", "market right", "market-hire labourer"):
        goods_there = shown.get(action, {})
        assert goods(market(name, action)).get(good, 0) == goods_there.get(good, 0) + amount
    state = market(name, "market plans")
    assert goods(state).get(good, 0) == 0  # first one card is kept
    play(state, "keep keep")
    assert goods(state).get(good, 0) == amount


def reset(*apprentices: str, **blue: Value) -> ArchitectsState:
    """Green and purple stand at the market; blue's third worker there brings the reset."""
    side = {"silver": 9, "apprentices": list(apprentices), **blue}
    state = spot(side, board={"market": {"middle": "green", "right": "purple"}, "small_market": ["m06"]})
    play(state, "market left")
    return state


def test_gatekeeper() -> None:
    """AR 13: up to 2 own prisoners come home, if the owner likes."""
    state = reset("gatekeeper", prisoners=4)
    assert (asks(state), answers(state)) == ("reset-order blue", ["free 1", "free 2", "done"])
    assert refused(state, "free 2") == ""
    play(state, "free 1")
    assert (state.prison[BLUE], state.home[BLUE]) == (4, 16)
    state = reset("gatekeeper", prisoners=0)
    assert answers(state) == ["free 1", "done"]
    play(state, "done")
    assert state.prison[BLUE] == 1


@pytest.mark.parametrize(
    ("name", "gain", "virtue"),
    [("squire-gold", {"gold": 1}, 6), ("squire-marble", {"marble": 1}, 6), ("squire-virtue", {}, 8)],
)
def test_squires(name: str, gain: Mapping[str, int], virtue: int) -> None:
    """AR 13, AR R-SQUIRE: something for who has nobody in prison, unasked; nothing for others."""
    bare = {"silver": 0, "wood": 2, "stone": 2, "hand": ["well"]}
    board: Side = {"guildhall": ["green"] * 8}
    state = spot({**bare, "apprentices": [name], "virtue": virtue - (2 if name == "squire-virtue" else 0)}, board=board)
    play(state, "construct well")
    assert (goods(state), state.virtue[BLUE]) == ({"clay": 4, **gain}, virtue)
    state = spot({**bare, "apprentices": [name], "prisoners": 1, "virtue": 6}, board=board)
    play(state, "construct well")
    assert (goods(state), state.virtue[BLUE]) == ({"clay": 4}, 6)


def test_gatekeeper_then_squire_or_the_other_way() -> None:
    """AR 13: the owner orders them: first released and then rewarded, or without a reward."""
    state = reset("gatekeeper", "squire-gold", "squire-virtue")
    assert answers(state) == ["free 1", "resolve squire-gold", "resolve squire-virtue", "done"]
    both = state.copy()
    play(both, "free 1")
    assert (goods(both)["gold"], both.virtue[BLUE]) == (1, 8)
    play(state, "resolve squire-virtue", "free 1")
    assert (goods(state)["gold"], state.virtue[BLUE], state.prison[BLUE]) == (1, 6, 0)


def test_a_squires_virtue_may_destroy_a_debt() -> None:
    """AR R-SQUIRE, AR 12: asked, if the virtue gained is too much."""
    blue = {"wood": 2, "stone": 2, "hand": ["well"], "apprentices": ["squire-virtue"], "virtue": 13, "unpaid_debts": 1}
    state = spot(blue, board={"guildhall": ["green"] * 8})
    play(state, "construct well")
    assert asks(state) == "excess-virtue blue"
    play(state, "destroy")
    assert (state.unpaid[BLUE], state.virtue[BLUE]) == (0, 14)


# --- at the cathedral (AR 11b) ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "gain", "cards"),
    [("acolyte-carpentry", {}, 1), ("acolyte-tiling", {"clay": 2}, 0), ("acolyte-masonry", {"silver": 2}, 0)],
)
def test_acolytes(name: str, gain: Mapping[str, int], cards: int) -> None:
    """AR 11b, AR 15: with every step of the cathedral, also without a reward; a building, 2 clay, 2 silver."""
    for rewards in ([], ["virtue"] * 2 + ["wood"] * 2 + ["stone"] * 2 + ["gold"]):
        blue = {"silver": 0, "gold": 1, "hand": ["keep"], "apprentices": [name]}
        state = spot(blue, board={"rewards_gone": rewards, "rewards": [] if rewards else ["virtue"]})
        play(state, "cathedral", "bury keep")
        assert (goods(state), len(hand(state))) == (gain, cards)
        assert state.virtue[BLUE] == (8 if rewards else 9)


def test_no_apprentice_is_left_out() -> None:
    """AR 15: every card that does something has a test above."""
    text = Path(__file__).read_text(encoding="utf-8")
    kinds = {GAME.tables.apprentice_ids[kind] for kind in GAME.tables.apprentice_cards}
    assert [name for name in kinds if f'"{name}"' not in text] == []
