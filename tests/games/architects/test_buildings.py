"""Every building of the base box (AR 11a, AR 18): what it does at once, at the end, and when all is counted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

from parvis.games.architects.state import ArchitectsState
from tests.games.architects.kit import GAME
from tests.games.architects.spots import (
    BLUE,
    Side,
    Value,
    answers,
    asks,
    built,
    card,
    goods,
    hand,
    owned,
    play,
    refused,
    spot,
)

RICH: Mapping[str, Value] = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "silver": 9}
BOARD: Mapping[str, Value] = {"display": ["thief", "pickpocket", "miner", "trickster"]}


def construct(
    name: str,
    *,
    others: Mapping[str, Side] | None = None,
    board: Side | None = None,
    seats: int = 3,
    **blue: Value,
) -> ArchitectsState:
    """Blue has plenty and every skill, and constructs a building."""
    cards = [name, *cast("list[str]", blue.get("hand", []))]
    side = {**RICH, "apprentices": ["labourer"], "virtue": 9, **blue, "hand": cards}
    state = spot(side, others=others, board={**BOARD, **(board or {})}, seats=seats)
    play(state, f"construct {name}")
    return state


def gained(state: ArchitectsState, name: str) -> dict[str, int]:
    """What blue has beyond what is left of plenty after the cost of a building."""
    cost = GAME_COST[name]
    left = {good: 9 - cost.get(good, 0) for good in RICH}
    have = {good: goods(state).get(good, 0) for good in RICH}
    return {good: have[good] - left[good] for good in RICH if have[good] != left[good]}


def cost_of(name: str) -> dict[str, int]:
    building = GAME.tables.buildings[card(name)]
    names = ("clay", "wood", "stone", "gold", "marble")
    return {good: amount for good, amount in zip(names, building.cost, strict=True) if amount}


GAME_COST = {name: cost_of(name) for name in GAME.words.things["building"]}


# --- constructing (AR 11a) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAME.words.things["building"])
def test_each_building_costs_what_is_printed_and_changes_virtue(name: str) -> None:
    """AR 11a: skills, resources, the card open, the printed virtue; a piece less of anything, and it is refused."""
    building = GAME.tables.buildings[card(name)]
    cost = GAME_COST[name]
    state = spot({**cost, "silver": 0, "virtue": 7, "apprentices": ["labourer"], "hand": [name]}, board=BOARD)
    assert refused(state, f"construct {name}") == ""
    play(state, f"construct {name}")
    assert built(state) == {name}
    assert len(state.guildhall) == 1
    extra = 1 if name == "monument" else 0
    assert state.virtue[BLUE] == 7 + building.virtue + extra
    for good, amount in cost.items():
        short = spot({**cost, good: amount - 1, "apprentices": ["labourer"], "hand": [name]}, board=BOARD)
        assert refused(short, f"construct {name}") == f"goods-short {good} {amount - 1} {amount}"
    if building.skills:
        unskilled = spot({**cost, "hand": [name]}, board=BOARD)
        assert refused(unskilled, f"construct {name}").startswith(f"skills-missing {name}")
    assert refused(spot({**cost, "hand": []}, board=BOARD), f"construct {name}") == f"not-in-hand {name}"


@pytest.mark.parametrize("name", GAME.words.things["building"])
def test_each_building_is_worth_its_points(name: str) -> None:
    """AR 18: the printed points, when nothing else about the building counts."""
    side: dict[str, Value] = {"silver": 0, "virtue": 0, "unpaid_debts": 1}
    without = spot(side, over=True, question={}, seats=2)
    equal = {"green": dict(side)}
    with_it = spot({**side, "buildings": [name]}, others=equal, over=True, question={}, seats=2)
    building = GAME.tables.buildings[card(name)]
    own = {"aqueduct": 1, "fountain": 1, "gamblers-den": -1}.get(name, 0)
    assert with_it.scores()[BLUE] - without.scores()[BLUE] == building.vp + own


# --- at once (AR 11a) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("smithy", {"stone": 4}),
        ("well", {"clay": 4}),
        ("lumber-camp", {"wood": 4}),
        ("thieves-den", {"silver": 4}),
        ("factory", {"marble": 2}),
    ],
)
def test_gains(name: str, gain: dict[str, int]) -> None:
    """AR 11a: Smithy, Well, Lumber Camp, Thieves' Den, Factory."""
    assert gained(construct(name), name) == gain


@pytest.mark.parametrize(
    ("name", "choices"),
    [("clay-pit", {"gold": 1, "marble": 1}), ("treasury", {"gold": 1, "silver": 3})],
)
def test_gains_of_one_or_the_other(name: str, choices: dict[str, int]) -> None:
    """AR 11a, AR R-WAIVE: Clay Pit and Treasury ask which; it cannot be waived."""
    for good, amount in choices.items():
        state = construct(name)
        assert asks(state) == "choose-gain blue"
        assert answers(state) == [f"choose {other}" for other in choices]
        assert refused(state, "choose wood") == "no-such-choice"
        play(state, f"choose {good}")
        assert gained(state, name) == {good: amount}


def test_betting_house() -> None:
    """AR 11a, AR 14: an unpaid debt, and 1 virtue less as printed."""
    state = construct("betting-house")
    assert (state.unpaid[BLUE], state.virtue[BLUE]) == (1, 8)


def test_drafting_room() -> None:
    """AR 11a: two buildings from the pile."""
    state = construct("drafting-room", board={"building_pile": ["keep", "well", "church"]})
    assert hand(state) == {"keep", "well"}


@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3), (14, 3)])
def test_palace(virtue: int, gold: int) -> None:
    """AR 11a: 1 gold for each 4 virtue held."""
    assert gained(construct("palace", virtue=virtue), "palace") == ({"gold": gold} if gold else {})


def test_monument() -> None:
    """AR 11a: all players gain 1 virtue; the owner 2 with the printed one."""
    state = construct("monument", others={"green": {"virtue": 3}, "purple": {"virtue": 14}})
    assert state.virtue == [11, 4, 14]


def test_monument_asks_everybody_whose_virtue_is_too_much() -> None:
    """AR 12, AR 11a: the printed point first, then everybody's, clockwise from the owner."""
    others = {"green": {"virtue": 14, "unpaid_debts": 1}, "purple": {"virtue": 14, "unpaid_debts": 3}}
    state = construct("monument", others=others, virtue=14, unpaid_debts=5)
    seen = []
    while asks(state).startswith("excess-virtue"):
        seen.append(asks(state).split()[1])
        play(state, "destroy")
    assert seen == ["blue", "blue", "green", "purple"]
    assert state.unpaid == [3, 0, 2]


def test_watchtower() -> None:
    """AR 11a: who has 3 prisoners or more loses 1 virtue, the owner too."""
    others = {"green": {"virtue": 7, "prisoners": 3}, "purple": {"virtue": 7, "prisoners": 2}}
    assert construct("watchtower", others=others, prisoners=4).virtue == [7, 6, 7]
    assert construct("watchtower", others=others, prisoners=2).virtue == [8, 6, 7]


def test_hideout() -> None:
    """AR 11a, AR 10: all own prisoners come home, for nothing."""
    state = construct("hideout", prisoners=5)
    assert (state.prison[BLUE], state.home[BLUE], state.virtue[BLUE]) == (0, 19, 7)


def test_church() -> None:
    """AR 11a, AR R-WAIVE: after the printed virtue one unpaid debt may be destroyed, or not."""
    state = construct("church", unpaid_debts=2)
    assert (asks(state), answers(state)) == ("destroy-debt blue", ["destroy", "none"])
    play(state, "destroy")
    assert (state.unpaid[BLUE], state.paid[BLUE], state.virtue[BLUE]) == (1, 0, 10)
    kept = construct("church", unpaid_debts=2)
    play(kept, "none")
    assert kept.unpaid[BLUE] == 2
    assert asks(construct("church")) == "place-worker green"


def test_church_after_virtue_that_is_too_much() -> None:
    """AR 11a, AR 12: the printed virtue may destroy one debt, then the church another."""
    state = construct("church", virtue=14, unpaid_debts=2)
    assert asks(state) == "excess-virtue blue"
    play(state, "destroy")
    assert asks(state) == "destroy-debt blue"
    play(state, "destroy")
    assert state.unpaid[BLUE] == 0


def test_library() -> None:
    """AR 11a, AR R-WAIVE: a building under the pile for 2 gold, or not; asked of everybody who has a card in hand."""
    state = construct("library", hand=["keep"])
    assert (asks(state), answers(state)) == ("discard-for blue", ["bury keep", "none"])
    play(state, "bury keep")
    assert gained(state, "library") == {"gold": 2}
    assert (hand(state), state.pile[-1]) == (set(), card("keep"))
    state = construct("library", hand=["keep"])
    play(state, "none")
    assert (gained(state, "library"), hand(state)) == ({}, {"keep"})
    assert "discard-for" not in asks(construct("library"))


def test_tavern() -> None:
    """AR 6, AR 11a: any apprentice on display for nothing, with the coins on it; only at the limit it may be waived."""
    state = construct("tavern", board={"coins": [0, 0, 0, 2, 0, 0, 0, 0]})
    assert refused(state, "none") == "must-hire"
    play(state, "hire trickster")
    assert owned(state) == {"labourer", "trickster"}
    assert gained(state, "tavern") == {"silver": 2}
    five = ["labourer", "jeweller", "gatekeeper", "illusionist", "woodcutter"]
    state = construct("tavern", apprentices=five)
    assert refused(state, "none") == ""
    play(state, "none")
    assert owned(state) == set(five)
    state = construct("tavern", apprentices=five)
    play(state, "hire thief", "make-room gatekeeper")
    assert owned(state) == {*five, "thief"} - {"gatekeeper"}


GROUPS: Mapping[str, Side] = {
    "green": {"workers": {"forest": 2, "quarry": 1}},
    "purple": {"workers": {"forest": 1, "mines": 3}},
}


@pytest.mark.parametrize("seats", [3, 4])
def test_armoury(seats: int) -> None:
    """AR 7, AR 11a: one free capture anywhere, the own groups too, or none."""
    state = construct("armoury", others=GROUPS, seats=seats, workers={"mines": 2})
    play(state, "capture mines purple")
    assert (state.captives(BLUE), gained(state, "armoury"), asks(state)) == (3, {}, "place-worker green")
    state = construct("armoury", others=GROUPS, workers={"mines": 2})
    play(state, "capture mines blue")
    assert state.home[BLUE] == 19
    state = construct("armoury", others=GROUPS)
    play(state, "done")
    assert state.captives(BLUE) == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_fortress(seats: int) -> None:
    """AR 7, AR 11a: two free captures, at one place or two, whatever the number of players."""
    state = construct("fortress", others=GROUPS, seats=seats)
    play(state, "capture forest green", "capture mines purple")
    assert (state.captives(BLUE), gained(state, "fortress"), state.virtue[BLUE]) == (5, {}, 7)
    state = construct("fortress", others=GROUPS, seats=seats)
    play(state, "capture forest green", "capture forest purple")
    assert state.captives(BLUE) == 3


def test_barracks() -> None:
    """AR 7, AR 10, AR 11a, AR R-WAIVE: one free capture, or all own workers back; what does nothing is not offered."""
    held = {**GROUPS, "green": {"workers": {"forest": 2}, "captives": {"blue": 4}}}
    state = construct("barracks", others=held)
    assert refused(state, "ransom silver") == "no-such-choice"
    play(state, "ransom free")
    assert (state.captured(BLUE), state.home[BLUE], gained(state, "barracks")) == (0, 19, {})
    state = construct("barracks", others=held)
    play(state, "capture forest green")
    assert (state.captives(BLUE), state.captured(BLUE)) == (2, 4)
    state = construct("barracks", others=GROUPS)
    assert refused(state, "ransom free") == "nobody-held"
    state = construct("barracks", others={"green": {"captives": {"blue": 4}}})
    assert (state.captured(BLUE), asks(state)) == (0, "place-worker green")  # the only thing it can do
    assert asks(construct("barracks")) == "place-worker green"


# --- at the end: virtue (AR 18) ---------------------------------------------------------------------------------------


def ending(*buildings: str, others: Mapping[str, Side] | None = None, **blue: Value) -> ArchitectsState:
    """Blue takes the last turn of the game with these buildings."""
    state = spot(
        {"silver": 0, "virtue": 7, "buildings": list(buildings), **blue}, others=others, final_turns=0, turn_of="blue"
    )
    play(state, "place town-centre")
    if state.actors and answers(state)[-1] == "done" and asks(state).startswith("capture"):
        play(state, "done")
    return state


@pytest.mark.parametrize(("pieces", "virtue"), [(0, 7), (1, 7), (2, 8), (5, 9)])
def test_castle_and_observatory(pieces: int, virtue: int) -> None:
    """AR 18: Castle 1 virtue for each 2 gold, Observatory (AR R-MUSEE) for each 2 marble; they are not spent."""
    ended = {"gold": ending("castle", gold=pieces), "marble": ending("observatory", marble=pieces)}
    for good, state in ended.items():
        assert state.over
        assert (state.virtue[BLUE], goods(state).get(good, 0)) == (virtue, pieces)


@pytest.mark.parametrize(("paid", "virtue"), [(1, 7), (2, 8), (5, 9)])
def test_reservoir(paid: int, virtue: int) -> None:
    """AR 18: 1 virtue for each 2 paid debts."""
    assert ending("reservoir", paid_debts=paid).virtue[BLUE] == virtue


@pytest.mark.parametrize(("pieces", "virtue"), [((1, 1, 1), 7), ((2, 1, 1), 8), ((0, 0, 9), 9)])
def test_trading_post(pieces: tuple[int, int, int], virtue: int) -> None:
    """AR 18: 1 virtue for each 4 of clay, wood and stone together."""
    clay, wood, stone = pieces
    assert ending("trading-post", clay=clay, wood=wood, stone=stone).virtue[BLUE] == virtue


def test_chapel() -> None:
    """AR 18: 2 virtue for whoever stands strictly highest."""
    assert ending("chapel", level=1).virtue[BLUE] == 9
    assert ending("chapel", level=1, others={"green": {"level": 1}}).virtue[BLUE] == 7
    assert ending("chapel").virtue[BLUE] == 7


def test_dungeon() -> None:
    """AR 18: 2 virtue less at the end; below 0 that brings debts."""
    assert ending("dungeon").virtue[BLUE] == 5
    state = ending("dungeon", virtue=1)
    assert (state.virtue[BLUE], state.unpaid[BLUE]) == (0, 1)


def test_the_owner_chooses_when_the_dungeon_comes() -> None:
    """AR 18, AR R-ORDER: before or after the gains; above 14 they may destroy debts."""
    state = ending("castle", "dungeon", gold=4, virtue=13, unpaid_debts=2)
    assert (asks(state), answers(state)) == ("end-effects blue", ["apply castle", "apply dungeon"])
    gains_first = state.copy()
    play(gains_first, "apply castle", "destroy")
    assert (gains_first.over, gains_first.virtue[BLUE], gains_first.unpaid[BLUE]) == (True, 12, 1)
    play(state, "apply dungeon")
    assert (state.over, state.virtue[BLUE], state.unpaid[BLUE]) == (True, 13, 2)


def test_gains_alone_are_not_asked_for() -> None:
    """AR P-COMMUTE, AR 18: without a loss every order ends alike."""
    state = ending("castle", "observatory", "reservoir", gold=2, marble=2, paid_debts=2)
    assert (state.over, state.virtue[BLUE]) == (True, 10)


# --- when all is counted (AR 18) --------------------------------------------------------------------------------------


def bonus(name: str, blue: Side, others: Mapping[str, Side] | None = None) -> int:
    """What a building adds beyond its printed points."""
    side = {"silver": 0, "virtue": 8, **blue}
    plain = {"green": {"silver": 0}, "purple": {"silver": 0}} | dict(others or {})
    counted = spot({**side, "buildings": [name]}, others=plain, over=True, question={})
    without = spot(side, others=plain, over=True, question={})
    building = GAME.tables.buildings[card(name)]
    return counted.scores()[BLUE] - without.scores()[BLUE] - int(building.vp)


@pytest.mark.parametrize(
    ("name", "good"),
    [("clay-market", "clay"), ("wood-market", "wood"), ("stone-market", "stone"), ("silver-market", "silver")],
)
def test_markets(name: str, good: str) -> None:
    """AR 18: the four markets, 2 points with strictly more of their good than every other player."""
    assert bonus(name, {good: 3}, {"green": {good: 2, **({} if good == "silver" else {"silver": 0})}}) == 2
    assert bonus(name, {good: 3}, {"green": {good: 3}}) == 0
    assert bonus(name, {good: 3}, {"purple": {good: 4}}) == 0


def test_steeple() -> None:
    """AR 18: 2 points for whoever stands strictly highest."""
    assert bonus("steeple", {"level": 2}, {"green": {"level": 1}}) == 2
    assert bonus("steeple", {"level": 2}, {"green": {"level": 2}}) == 0


@pytest.mark.parametrize(
    ("name", "apprentice"),
    [("carpenters-hut", "woodcutter"), ("tilers-hut", "jeweller"), ("masons-hut", "stonecutter")],
)
def test_huts(name: str, apprentice: str) -> None:
    """AR 18, AR 15: 1 point for each apprentice with the skill; the labourer counts for all three."""
    assert bonus(name, {"apprentices": [apprentice, "labourer"]}) == 2
    others = {"carpenters-hut": "jeweller", "tilers-hut": "stonecutter", "masons-hut": "woodcutter"}
    assert bonus(name, {"apprentices": [others[name]]}) == 0


def test_aqueduct() -> None:
    """AR 18: 1 point for each building, this one too."""
    assert bonus("aqueduct", {}) == 1
    state = spot({"silver": 0, "buildings": ["aqueduct", "well", "smithy"]}, over=True, question={})
    assert state.score_sheet().rows[1].points[BLUE] == 3


@pytest.mark.parametrize(("captives", "points"), [(2, 0), (3, 1), (8, 2)])
def test_keep(captives: int, points: int) -> None:
    """AR 18: 1 point for each 3 captured workers held."""
    assert bonus("keep", {"captives": {"green": captives - 1, "purple": 1}}) == points


@pytest.mark.parametrize(("virtue", "points"), [(3, 0), (4, 1), (11, 2), (12, 3), (14, 3)])
def test_lighthouse(virtue: int, points: int) -> None:
    """AR 18: 1 point for each 4 virtue at the end."""
    assert bonus("lighthouse", {"virtue": virtue}) == points


def test_moneylender() -> None:
    """AR 18, AR 14: 1 point for each paid debt."""
    assert bonus("moneylender", {"paid_debts": 3, "unpaid_debts": 2}) == 3


def test_university() -> None:
    """AR 18: 2 points without an unpaid debt."""
    assert bonus("university", {"paid_debts": 1}) == 2
    assert bonus("university", {"unpaid_debts": 1}) == 0


def test_fountain_and_gamblers_den() -> None:
    """AR 18: an unpaid debt costs 1 with the Fountain, 3 with the Gambler's Den, 2 with both."""
    assert bonus("fountain", {"unpaid_debts": 3}) == 3
    assert bonus("gamblers-den", {"unpaid_debts": 3}) == -3
    both = spot({"unpaid_debts": 3, "buildings": ["fountain", "gamblers-den"]}, over=True, question={})
    assert both.score_sheet().rows[1].points[BLUE] == 0


def test_no_building_is_left_out() -> None:
    """AR 11a: everything a building can do has a test above."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in GAME.words.things["building"] if f'"{name}"' not in text] == []
