"""Every person, hired from a position in phase 4 (ND 8). Each test bears the name of its person."""

from __future__ import annotations

import pytest

from parvis.core.errors import UnreadableAction
from parvis.core.refusals import IllegalAction
from parvis.core.state import State
from parvis.core.wire import Ref
from tests.games.notre_dame.spots import SETS, Side, Value, all_persons, hiring, sectors, spot
from tests.games.notre_dame.tables import (
    can,
    count,
    do,
    friend,
    game,
    hand,
    heard,
    markers,
    me,
    prestige,
    question,
    refused,
    table,
    told,
)

RED = 0
YELLOW = 1

# Ten markers over seven sectors: counts 3, 2, 2, 1, 1, 1, 0, the hospital empty.
FULL = sectors(cloister_school=3, bank=2, residence=2, carriage_house=1, hotel=1, park=1)


def hired(person: str, red: Side | None = None, **more: object) -> State:
    """The state after red has hired this person, at a cost of one coin."""
    before = hiring(person, red, **more)  # type: ignore[arg-type]
    assert heard(before, "coins-paid", f"red: hire {person}")[0] == {"party": RED, "coins": 1}
    return do(before, f"red: hire {person}")


def gained(person: str, red: Side | None = None, **more: object) -> int:
    """How much prestige the hire brings at once."""
    before = hiring(person, red, **more)  # type: ignore[arg-type]
    return prestige(do(before.copy(), f"red: hire {person}")) - prestige(before)


def nothing_happens(person: str, red: Side | None = None, **more: object) -> None:
    """ND R-HIRE: the hire is allowed, the coin is paid, and that is all."""
    before = hiring(person, red, **more)  # type: ignore[arg-type]
    assert f"hire {person}" in can(before)
    events = told(before, f"red: hire {person}")
    assert [event.kind for event in events] == ["coins-paid", "hired"]
    after = do(before, f"red: hire {person}")
    assert (question(after), after.actors) == ("hire", [YELLOW])


def over_to_yellow(state: State) -> bool:
    """Whether red is done."""
    return question(state) == "hire" and state.actors == [YELLOW]


def after_plague(state: State) -> State:
    """Nobody else hires; the plague comes, and the next round begins."""
    while question(state) == "hire":
        do(state, "none")
    return state


def test_every_person_has_a_test() -> None:
    """ND 8: 15 of the base game and 18 New Persons."""
    names = {name.removeprefix("test_").replace("_", "-") for name in globals() if name.startswith("test_")}
    assert len(all_persons()) == 33
    assert set(all_persons()) <= names


# --- brown ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("park", "points"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (6, 6)])
def test_hostess(park: int, points: int) -> None:
    """ND 8, ND 4: 3 prestige (and the park bonus once), then one pick of coin, marker or rat back."""
    red: dict[str, Value] = {"own_supply": 2, "coins": 3, "rat": 4, "markers": sectors(park=park), "prestige": 7}
    state = hired("hostess", red)
    assert prestige(state) == 7 + points
    assert can(state) == ["coin", "marker", "rat"]
    for pick, left in (("coin", (3, 2, 4)), ("marker", (2, 3, 4)), ("rat", (2, 2, 3))):
        after = do(state.copy(), pick)
        assert (me(after).coins, me(after).own_supply, me(after).rat) == left
        assert prestige(after) == 7 + points
        assert over_to_yellow(after)


def test_hostess_has_the_limits_of_the_hotel() -> None:
    """ND R-CHOICE: no rat back at 0, no marker out of an empty general supply; with a coin only, nobody is asked."""
    at_start = hired("hostess", {"rat": 0})
    assert can(at_start) == ["coin", "marker"]
    assert refused(at_start, "rat") == ("rat-at-start", {"have": 0, "need": 1}, "ND R-CHOICE")
    all_earned = hired("hostess", {"rat": 2, "general_supply": 0})
    assert can(all_earned) == ["coin", "rat"]
    assert refused(all_earned, "marker") == ("general-empty", {"have": 0, "need": 1}, "ND R-CHOICE")
    only_a_coin = hired("hostess", {"rat": 0, "general_supply": 0, "coins": 1})
    assert over_to_yellow(only_a_coin)
    assert (me(only_a_coin).coins, prestige(only_a_coin)) == (1, 3)


def test_minstrel() -> None:
    """ND 8, ND R-MINS: 1 to 3 pieces from one sector to one other; the sector there does not act."""
    red: dict[str, Value] = {"coins": 2, "rat": 3, "markers": sectors(bank=5, hotel=1), "friend": "hotel"}
    state = hired("minstrel", red)
    assert can(state) == ["from bank", "from hotel"]
    assert refused(state, "from park") == ("nothing-there", {"place": "park", "have": 0, "need": 1}, "ND R-MINS")
    do(state, "from bank")
    assert can(state) == [f"to {name}" for name in game().words.things["sector"] if name != "bank"]
    assert refused(state, "to bank")[0] == "same-place"
    do(state, "to residence")
    assert can(state) == ["markers 1", "markers 2", "markers 3"]
    assert refused(state, "markers 0") == ("out-of-range", {"least": 1, "most": 3}, "ND 8")
    assert refused(state, "markers 4") == ("out-of-range", {"least": 1, "most": 3}, "ND 8")
    for moved in (1, 2, 3):
        after = do(state.copy(), f"markers {moved}")
        assert (count(after, "bank"), count(after, "residence")) == (5 - moved, moved)
        assert over_to_yellow(after)
        assert (prestige(after), me(after).coins, me(after).rat) == (0, 1, 3)


def test_minstrel_with_the_friend() -> None:
    """ND 8: the friend is one of the 1 to 3; with 3 markers it cannot go along, with 0 it must."""
    red: dict[str, Value] = {"markers": sectors(bank=4, hotel=1), "friend": "bank"}
    state = do(hired("minstrel", red), "from bank", "to park")
    assert can(state) == ["markers 0", "markers 1", "markers 2", "markers 3"]
    alone = do(state.copy(), "markers 0")
    assert (friend(alone), markers(alone)) == ("park", sectors(bank=4, hotel=1))
    two = do(state.copy(), "markers 2")
    assert question(two) == "move-friend-too"
    assert can(two) == ["none", "friend"]
    along = do(two.copy(), "friend")
    assert (friend(along), count(along, "park"), count(along, "bank")) == ("park", 3, 2)
    stays = do(two.copy(), "none")
    assert (friend(stays), count(stays, "park"), count(stays, "bank")) == ("bank", 2, 3)
    three = do(state.copy(), "markers 3")
    assert (friend(three), count(three, "park"), count(three, "bank")) == ("bank", 3, 2)
    assert all(over_to_yellow(after) for after in (alone, along, stays, three))


def test_minstrel_moves_a_lonely_friend() -> None:
    """ND R-MINS: the friend alone may move."""
    state = do(hired("minstrel", {"markers": sectors(bank=1), "friend": "hotel"}), "from hotel", "to park")
    assert (friend(state), markers(state)) == ("park", sectors(bank=1))
    assert over_to_yellow(state)


def test_minstrel_has_nothing_to_move() -> None:
    """ND R-MINS, ND R-HIRE: nothing in the borough; a friend off the board and Notre Dame do not help."""
    nothing_happens("minstrel")
    nothing_happens("minstrel", {"markers": sectors(notre_dame=2)}, edition="2007")


@pytest.mark.parametrize(
    ("left", "own", "park", "points"),
    [(10, 4, 0, 1), (5, 4, 2, 2), (5, 4, 5, 3), (2, 12, 0, 1), (1, 13, 0, 1), (0, 14, 0, 1)],
)
def test_monk(left: int, own: int, park: int, points: int) -> None:
    """ND 8, ND R-GEN: 1 prestige and 2 markers, or as many as the general supply has left."""
    on_board = sectors(park=park) if park else {}
    rest = 14 - left - own - park
    if rest:
        on_board = {**on_board, "bank": rest}
    state = hired("monk", {"general_supply": left, "own_supply": own, "markers": on_board})
    assert prestige(state) == points
    assert (me(state).general_supply, me(state).own_supply) == (left - min(2, left), own + min(2, left))
    assert over_to_yellow(state)


@pytest.mark.parametrize(("coins", "park", "points"), [(1, 0, 1), (3, 1, 1), (4, 2, 2), (7, 6, 4)])
def test_money_lender(coins: int, park: int, points: int) -> None:
    """ND 8: 2 coins and 1 prestige, for the one coin of the hire."""
    state = hired("money-lender", {"coins": coins, "markers": sectors(park=park)})
    assert (me(state).coins, prestige(state)) == (coins + 1, points)
    assert over_to_yellow(state)


def test_money_lender_in_a_shortage() -> None:
    """ND R-COIN1, ND R-COIN4, ND 9: of 25 coins only the one just paid is left; the other comes from the richest."""
    others = {"yellow": {"coins": 9}, "green": {"coins": 14}}
    state = hired("money-lender", {"coins": 2}, others=others, seats=3)
    assert [me(state, seat).coins for seat in range(3)] == [3, 9, 13]
    unlimited = hired("money-lender", {"coins": 2}, others=others, seats=3, edition="2007-rio-grande")
    assert [me(unlimited, seat).coins for seat in range(3)] == [3, 9, 14]
    alone = hired("money-lender", {"coins": 25}, others={"yellow": {"coins": 0}})
    assert [me(alone, seat).coins for seat in range(2)] == [25, 0]


@pytest.mark.parametrize(
    ("there", "target", "gains"),
    [
        ({"residence": 3}, "residence", {"prestige": 4}),
        ({"residence": 3, "park": 2}, "residence", {"prestige": 5}),
        ({"bank": 2}, "bank", {"coins": 3}),
        ({"cloister-school": 1}, "cloister-school", {"own_supply": 2}),
        ({"park": 1}, "park", {"rat": -1}),
        ({"hospital": 4}, "hospital", {"rat": -1}),
    ],
)
def test_fool(there: dict[str, int], target: str, gains: dict[str, int]) -> None:
    """ND 8, ND R-CHAIN: one marker goes to another own sector, which acts with its new count."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 3, "rat": 5, "markers": {"carriage-house": 2, **there}}
    state = do(hired("fool", red), "from carriage-house", f"to {target}")
    player = me(state)
    found = {"prestige": player.prestige or 0, "coins": player.coins, "own_supply": player.own_supply}
    assert {**found, "rat": player.rat} == {
        "prestige": gains.get("prestige", 0),
        "coins": 2 + gains.get("coins", 0),
        "own_supply": 3 + gains.get("own_supply", 0),
        "rat": 5 + gains.get("rat", 0),
    }
    assert count(state, target) == there[target] + 1
    assert count(state, "carriage-house") == 1


def test_fool_moves_a_marker_or_the_friend() -> None:
    """ND 8: where both are, the player says which; the friend counts where it arrives."""
    state = do(hired("fool", {"markers": sectors(bank=2, residence=2), "friend": "bank"}), "from bank")
    assert (question(state), can(state)) == ("move-piece", ["marker", "friend"])
    with_marker = do(state.copy(), "marker", "to residence")
    assert (friend(with_marker), prestige(with_marker)) == ("bank", 3)
    assert markers(with_marker) == sectors(bank=1, residence=3)
    with_friend = do(state.copy(), "friend", "to residence")
    assert (friend(with_friend), prestige(with_friend)) == ("residence", 3)
    assert markers(with_friend) == sectors(bank=2, residence=2)
    with_one = hired("fool", {"markers": sectors(bank=1, residence=2), "friend": "bank"})
    assert can(do(with_one, "from bank")) == ["marker", "friend"]
    lonely = do(hired("fool", {"markers": sectors(bank=1), "friend": "hotel"}), "from hotel", "to bank")
    assert (friend(lonely), me(lonely).coins) == ("bank", 4)


def test_fool_out_of_the_park() -> None:
    """ND R-PARKT: the marker that left the park no longer counts."""
    state = do(hired("fool", {"markers": sectors(park=2, bank=1)}), "from park", "to residence")
    assert prestige(state) == 1


def test_fool_from_notre_dame() -> None:
    """ND 9: in 2007 also a marker from Notre Dame, in 2017 not; never to Notre Dame."""
    red: dict[str, Value] = {"markers": sectors(notre_dame=2, bank=1, hotel=1)}
    for edition in ("2007", "2007-rio-grande"):
        state = hired("fool", red, edition=edition)
        assert can(state) == ["from bank", "from hotel", "from notre-dame"]
        do(state, "from notre-dame", "to bank")
        assert (me(state).on_notre_dame, count(state, "bank"), me(state).coins) == (1, 2, 4)
    state = hired("fool", red)
    assert can(state) == ["from bank", "from hotel"]
    assert refused(state, "from notre-dame") == ("not-from-there", {"place": "notre-dame"}, "ND 9")
    with pytest.raises(UnreadableAction):
        game().action("to notre-dame")
    overruled = hired("fool", red, fool_from_notre_dame=True)
    assert can(overruled) == ["from bank", "from hotel", "from notre-dame"]


def test_fool_has_nothing_to_move() -> None:
    """ND R-FOOLF, ND R-HIRE: a friend off the board cannot be moved; nor, in 2017, can a marker on Notre Dame."""
    nothing_happens("fool")
    nothing_happens("fool", {"markers": sectors(notre_dame=1)})
    assert question(hired("fool", {"markers": sectors(notre_dame=1)}, edition="2007")) == "move-to"


@pytest.mark.parametrize(
    ("rat", "hospital", "at_work", "with_doctor", "without"),
    [
        (7, 1, "hospital", 5, 9),
        (7, 1, "", 6, 9),
        (3, 0, "", 3, 7),
        (2, 3, "", 0, 3),
        (9, 0, "", 9, 9),
        (1, 2, "", 0, 3),
    ],
)
def test_doctor(rat: int, hospital: int, at_work: str, with_doctor: int, without: int) -> None:
    """ND 8, ND 7, ND T20: the plague value is 0 for whoever hired the doctor; the hospital still subtracts."""
    red: dict[str, Value] = {"rat": rat, "friend": at_work, "markers": sectors(hospital=hospital), "prestige": 5}
    assert table(hiring("doctor", red)).plague_value == 4
    after = after_plague(hired("doctor", red))
    assert (me(after).rat, prestige(after)) == (with_doctor, 5)
    other = after_plague(do(hiring("doctor", red), "none"))
    assert me(other).rat == without
    assert me(after, YELLOW).rat == 4


def test_doctor_for_one_round_only() -> None:
    """ND 8: "this round"."""
    state = after_plague(hired("doctor", {"rat": 1}))
    assert me(state).rat == 1
    assert not me(state).doctor


# --- gray of the base game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on_board", "at_work", "points"),
    [
        (sectors(bank=4, hotel=2, notre_dame=2), "park", 9),
        (sectors(bank=4, hotel=2), "", 6),
        (sectors(notre_dame=3), "", 3),
        (sectors(park=2, hotel=1), "", 3 + 1),
        (sectors(park=3, bank=3), "park", 7 + 2),
        ({}, "bank", 1),
        ({}, "", 0),
    ],
)
def test_city_guard(on_board: dict[str, int], at_work: str, points: int) -> None:
    """ND 8, ND D07: 1 for each marker and the friend in the borough, and for each marker on Notre Dame."""
    assert gained("city-guard", {"own_supply": 1, "markers": on_board, "friend": at_work}) == points


@pytest.mark.parametrize(
    ("on_board", "at_work", "points"),
    [
        (sectors(bank=4, hotel=2, residence=1), "park", 3),
        (sectors(bank=4, hotel=2), "hotel", 5),
        ({}, "", 7),
        (sectors(park=2), "", 6 + 1),
        (sectors(park=4, bank=1), "hotel", 4 + 2),
        (FULL, "", 1),
        (FULL, "hospital", 0),
        ({**FULL, "notre-dame": 1}, "", 1),
    ],
)
def test_night_watchman(on_board: dict[str, int], at_work: str, points: int) -> None:
    """ND 8, ND D08: 1 for each sector with neither marker nor friend."""
    assert gained("night-watchman", {"own_supply": 1, "markers": on_board, "friend": at_work}) == points


def test_night_watchman_in_a_full_borough() -> None:
    """ND R-PARK0: nothing gained, no park bonus."""
    full = {**FULL, "park": 2}
    assert gained("night-watchman", {"own_supply": 1, "markers": full, "friend": "hospital"}) == 0


def test_bishop() -> None:
    """ND 8: a marker of the general supply onto an empty sector, which acts with a count of 1."""
    red: dict[str, Value] = {
        "own_supply": 3,
        "coins": 3,
        "rat": 4,
        "markers": sectors(bank=2, park=2),
        "friend": "hotel",
    }
    state = hired("bishop", red)
    assert can(state) == [f"to {name}" for name in ("cloister-school", "residence", "carriage-house", "hospital")]
    assert refused(state, "to bank") == ("not-empty", {"sector": "bank", "have": 2, "need": 0}, "ND 8")
    assert refused(state, "to hotel") == ("not-empty", {"sector": "hotel", "have": 1, "need": 0}, "ND 8")
    school = do(state.copy(), "to cloister-school")
    assert (me(school).general_supply, me(school).own_supply) == (10 - 3 - 1 + 1 - 1 - 1, 4)
    residence = do(state.copy(), "to residence")
    assert (prestige(residence), me(residence).own_supply, me(residence).general_supply) == (1 + 1, 3, 6)
    hospital = do(state.copy(), "to hospital")
    assert (me(hospital).rat, prestige(hospital)) == (3, 0)
    carriage = do(state.copy(), "to carriage-house")
    assert question(carriage) == "drive"


def test_bishop_counts_the_new_marker_in_the_park() -> None:
    """ND R-PARKT, ND 5: into the empty park the rat goes back by one, and no prestige is gained."""
    state = do(hired("bishop", {"rat": 2, "markers": sectors(bank=2)}), "to park")
    assert (me(state).rat, prestige(state), count(state, "park")) == (1, 0, 1)


@pytest.mark.parametrize(
    "red",
    [
        {"own_supply": 1, "markers": {**FULL, "hospital": 1}},
        {"own_supply": 1, "markers": FULL, "friend": "hospital"},
        {"general_supply": 0, "markers": sectors(bank=2)},
    ],
)
def test_bishop_without_room_or_marker(red: Side) -> None:
    """ND R-BISHOP: no empty sector or no marker in the general supply, no effect."""
    nothing_happens("bishop", red)


THRESHOLDS = [
    (sectors(cloister_school=2, bank=2, residence=1, hotel=3), "", 6, 3, 4),
    (sectors(cloister_school=2, bank=2, residence=1, hotel=3), "residence", 8, 3, 4),
    (sectors(cloister_school=2, bank=2, residence=1, hotel=3), "bank", 6, 6, 4),
    (sectors(cloister_school=1, bank=1), "hotel", 0, 0, 3),
    (sectors(park=3, bank=4), "", 4 + 1, 6 + 1, 2 + 1),
    (sectors(park=2, residence=2, notre_dame=3), "", 4 + 1, 0, 2 + 1),
    (sectors(notre_dame=5), "", 0, 0, 0),
    ({}, "", 0, 0, 0),
]
"""Markers, the friend, and what guild master, mayor and carpenter bring."""


@pytest.mark.parametrize(("on_board", "at_work", "guild", "mayor", "carpenter"), THRESHOLDS)
def test_guild_master(on_board: dict[str, int], at_work: str, guild: int, mayor: int, carpenter: int) -> None:
    """ND 8, ND D09, ND R-PARK0: 2 for each sector with a count of 2 or more."""
    assert gained("guild-master", {"own_supply": 2, "markers": on_board, "friend": at_work}) == guild


@pytest.mark.parametrize(("on_board", "at_work", "guild", "mayor", "carpenter"), THRESHOLDS)
def test_mayor(on_board: dict[str, int], at_work: str, guild: int, mayor: int, carpenter: int) -> None:
    """ND 8, ND D09, ND R-PARK0: 3 for each sector with a count of 3 or more."""
    assert gained("mayor", {"own_supply": 2, "markers": on_board, "friend": at_work}) == mayor


@pytest.mark.parametrize(("on_board", "at_work", "guild", "mayor", "carpenter"), THRESHOLDS)
def test_carpenter(on_board: dict[str, int], at_work: str, guild: int, mayor: int, carpenter: int) -> None:
    """ND 8, ND D09: 1 for each sector with a count of 1 or more."""
    assert gained("carpenter", {"own_supply": 2, "markers": on_board, "friend": at_work}) == carpenter


@pytest.mark.parametrize(("rat", "park", "points"), [(4, 0, 5), (0, 0, 9), (8, 0, 1), (9, 0, 0), (7, 2, 3), (9, 4, 0)])
def test_beggar_king(rat: int, park: int, points: int) -> None:
    """ND 8, ND T22, ND R-PARK0: 9 less the space of the rat."""
    assert gained("beggar-king", {"rat": rat, "markers": sectors(park=park)}) == points


FIVE = ["red coin", "yellow coin", "green coin", "blue coin", "red rat"]


@pytest.mark.parametrize(
    ("messages", "park", "points"),
    [(0, 0, 0), (0, 3, 0), (1, 0, 0), (1, 2, 0), (2, 0, 3), (3, 0, 3), (4, 0, 6), (5, 0, 6), (5, 2, 7), (4, 6, 9)],
)
def test_advocate(messages: int, park: int, points: int) -> None:
    """ND 8, ND T12, ND T23, ND R-PARK0: 3 for every two messages."""
    assert gained("advocate", {"messages": FIVE[:messages], "markers": sectors(park=park)}) == points


@pytest.mark.parametrize(
    ("on_board", "at_work", "points"),
    [
        (sectors(carriage_house=5, hotel=5), "", 5),
        (sectors(carriage_house=4, hotel=1, notre_dame=5), "", 4),
        (sectors(bank=2, hotel=2), "bank", 3),
        (sectors(park=4, hotel=1), "", 4 + 2),
        ({}, "bank", 1),
        (sectors(notre_dame=3), "", 0),
    ],
)
def test_lady_of_the_court(on_board: dict[str, int], at_work: str, points: int) -> None:
    """ND 8, ND T24: the highest count of one sector."""
    assert gained("lady-of-the-court", {"own_supply": 1, "markers": on_board, "friend": at_work}) == points


# --- New Persons A ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "park", "after"), [(14, 0, 28), (1, 0, 2), (14, 2, 29), (9, 5, 20), (0, 4, 0)])
def test_administrator(before: int, park: int, after: int) -> None:
    """ND 8, ND D13, ND R-ADMIN: as much prestige as owned; the park bonus once, if it is any."""
    assert prestige(hired("administrator", {"prestige": before, "markers": sectors(park=park)})) == after


@pytest.mark.parametrize(
    ("rat", "left", "there", "hospital", "rat_after"),
    [(4, 10, 0, 1, 3), (0, 8, 2, 3, 0), (1, 1, 1, 2, 0), (4, 0, 1, 1, 3), (0, 0, 0, 0, 0)],
)
def test_nurse(rat: int, left: int, there: int, hospital: int, rat_after: int) -> None:
    """ND 8, ND R-NURSE: a marker of the general supply into the hospital, rat back by one, with or without a marker."""
    state = hired("nurse", {"rat": rat, "general_supply": left, "markers": sectors(hospital=there)})
    assert (count(state, "hospital"), me(state).rat, prestige(state)) == (hospital, rat_after, 0)
    assert me(state).general_supply == max(0, left - 1)
    assert over_to_yellow(state)


@pytest.mark.parametrize(
    ("card", "on_board", "gains"),
    [
        ("bank", sectors(bank=2), (2 + 3, 3, 4, 0)),
        ("residence", sectors(residence=1, park=2), (2, 3, 4, 2 + 1)),
        ("cloister-school", sectors(cloister_school=1), (2, 3 + 2, 4, 0)),
        ("park", sectors(park=3), (2, 3, 3, 0)),
        ("hospital", {}, (2, 3, 3, 0)),
    ],
)
def test_scholar(card: str, on_board: dict[str, int], gains: tuple[int, int, int, int]) -> None:
    """ND 8, ND R-SCH: the third card is resolved by the normal rules, and is gone then."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 4, "rat": 4, "markers": on_board, "hand": [card]}
    before = hiring("scholar", red)
    assert hand(before) == [card]
    state = do(before, "red: hire scholar")
    assert (me(state).coins, me(state).own_supply, me(state).rat, prestige(state)) == gains
    assert hand(state) == []
    assert card in [entry.card.id for entry in me(state).played]
    assert over_to_yellow(state)
    assert me(state, YELLOW).hand_size == 1


def test_scholar_with_notre_dame() -> None:
    """ND R-SCHND: a normal donation with the coins left after the hire, or none."""
    state = hired("scholar", {"coins": 3, "own_supply": 2, "hand": ["notre-dame"]})
    assert (question(state), can(state)) == ("donate", ["none", "donate 1", "donate 2"])
    assert refused(state, "donate 3") == ("coins-short", {"have": 2, "need": 3}, "ND 3")
    given = do(state.copy(), "donate 2")
    assert (prestige(given), me(given).coins, me(given).on_notre_dame, me(given).own_supply) == (3, 0, 1, 1)
    kept = do(state.copy(), "none")
    assert (prestige(kept), me(kept).coins, me(kept).on_notre_dame, me(kept).own_supply) == (0, 2, 0, 2)


def test_scholar_with_the_friend() -> None:
    """ND 8: the card of the friend moves it, and its sector acts."""
    red: dict[str, Value] = {"coins": 2, "markers": sectors(bank=2), "friend": "hotel", "hand": ["trusted-friend"]}
    state = do(hired("scholar", red), "to bank")
    assert (friend(state), me(state).coins) == ("bank", 1 + 3)


def test_scholar_with_an_empty_own_supply() -> None:
    """ND 8, ND 5: then a marker may be moved, or the card stays without effect."""
    red: dict[str, Value] = {"coins": 2, "own_supply": 0, "markers": sectors(hotel=2, park=1), "hand": ["bank"]}
    state = hired("scholar", red)
    assert (question(state), can(state)) == ("relocate", ["none", "from hotel", "from park"])
    moved = do(state.copy(), "from hotel")
    assert (markers(moved), me(moved).coins) == (sectors(hotel=1, park=1, bank=1), 2)
    left = do(state.copy(), "none")
    assert (markers(left), me(left).coins, hand(left)) == (sectors(hotel=2, park=1), 1, [])


@pytest.mark.parametrize(("person", "kept"), [("nurse", 0), ("scholar", 1), ("administrator", 0)])
def test_scholar_lets_third_cards_stay(person: str, kept: int) -> None:
    """ND 3: only while the scholar is open do they stay until the end of phase 4; else they go with the second card."""
    state = hiring(person)
    assert [me(state, seat).hand_size for seat in (RED, YELLOW)] == [kept, kept]
    playing = spot(
        {"red": {"hand": ["red bank", "yellow park"], "played": ["red hotel"]}},
        seats=2,
        expansions=SETS,
        bell_ringer="red",
        persons=["monk", "doctor", person],
        question={"ask": "play-card", "seat": "red", "nth": 2},
    )
    do(playing, "play bank")
    assert hand(playing) == ["park"] * kept


def test_scholar_keeps_third_cards_of_others_secret() -> None:
    """ND 3, ND R-SCH: the unused third cards go at the end of phase 4, unseen."""
    others: dict[str, Side] = {"yellow": {"hand": ["hotel"]}}
    state = hiring("scholar", {"hand": ["bank"]}, others=others)
    seen = heard(state, "card-discarded", "red: none", "yellow: none")
    assert all("card" not in event for event in seen)
    assert {event["party"] for event in seen} == {RED, YELLOW}
    assert {"party": YELLOW, "card": "hotel"} in heard(state, "card-discarded", "red: none", "yellow: none", to=YELLOW)


@pytest.mark.parametrize(
    ("left", "there", "others", "share"),
    [(10, 0, 0, 6), (8, 2, 0, 6), (7, 1, 2, 2), (1, 1, 3, 2), (9, 0, 6, 0), (5, 2, 1, 3)],
)
def test_priest(left: int, there: int, others: int, share: int) -> None:
    """ND 8, ND D10, ND 6: a marker of the general supply onto Notre Dame, no prestige now; it scores at the end."""
    state = hiring(
        "priest",
        {"general_supply": left, "markers": sectors(notre_dame=there)},
        others={"yellow": {"own_supply": 1, "markers": sectors(notre_dame=others)}},
        round=3,
    )
    do(state, "red: hire priest")
    assert (me(state).on_notre_dame, me(state).general_supply, prestige(state)) == (there + 1, left - 1, 0)
    assert me(state).coins == 2
    assert prestige(after_plague(state)) == share
    assert (me(state).on_notre_dame, me(state).general_supply) == (0, left + there)


def test_priest_without_marker() -> None:
    """ND R-GEN, ND R-HIRE."""
    nothing_happens("priest", {"general_supply": 0, "markers": sectors(bank=1)})


@pytest.mark.parametrize(
    ("on_board", "at_work", "sector", "gains"),
    [
        (sectors(bank=3), "", "bank", (2 + 3, 2, 4, 0)),
        (sectors(bank=3), "bank", "bank", (2 + 4, 2, 4, 0)),
        (sectors(residence=2, park=2), "", "residence", (2, 2, 4, 3)),
        (sectors(cloister_school=2), "", "cloister-school", (2, 2 + 2, 4, 0)),
        (sectors(bank=3), "", "residence", (2, 2, 4, 0)),
        (sectors(bank=3, park=2), "", "residence", (2, 2, 4, 0)),
        (sectors(bank=3), "", "cloister-school", (2, 2, 4, 0)),
        (sectors(bank=3), "", "hotel", (2, 2, 4, 0)),
        (sectors(bank=3), "", "park", (2, 2, 3, 0)),
        (sectors(bank=3), "", "hospital", (2, 2, 3, 0)),
    ],
)
def test_procurator(on_board: dict[str, int], at_work: str, sector: str, gains: tuple[int, int, int, int]) -> None:
    """ND 8, ND R-PROC: a sector acts with what is there, also with nothing; no marker is placed."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 2, "rat": 4, "markers": on_board, "friend": at_work}
    state = hired("procurator", red)
    assert can(state) == [f"resolve {name}" for name in game().words.things["sector"]]
    do(state, f"resolve {sector}")
    assert (me(state).coins, me(state).own_supply, me(state).rat, prestige(state)) == gains
    assert markers(state) == on_board
    assert over_to_yellow(state)


@pytest.mark.parametrize(
    ("edition", "there", "picks"), [("2017", 1, 1), ("2017", 2, 1), ("2017", 3, 2), ("2007", 3, 1), ("2007", 4, 2)]
)
def test_procurator_at_the_hotel(edition: str, there: int, picks: int) -> None:
    """ND R-PROCH, ND 9: one pick, two from the edition's threshold on."""
    red: dict[str, Value] = {"coins": 3, "rat": 4, "markers": sectors(hotel=there)}
    state = do(hired("procurator", red, edition=edition), "resolve hotel", *["coin"] * picks)
    assert me(state).coins == 2 + picks
    assert over_to_yellow(state)


def test_procurator_at_the_carriage_house() -> None:
    """ND R-PROC: with a count of 0 the carriage stays where it is."""
    empty = do(hired("procurator", {"markers": sectors(bank=1)}), "resolve carriage-house")
    assert over_to_yellow(empty)
    assert me(empty).carriage.id == "1.c"
    ready = do(hired("procurator", {"markers": sectors(carriage_house=1)}), "resolve carriage-house")
    assert question(ready) == "drive"


@pytest.mark.parametrize(
    ("own", "others", "park", "points"), [(1, 0, 0, 3), (2, 3, 0, 6), (3, 1, 2, 10), (0, 4, 0, 0), (0, 4, 6, 0)]
)
def test_bell_ringer(own: int, others: int, park: int, points: int) -> None:
    """ND 8, ND R-BELL, ND R-PARK0: 3 for each own marker on Notre Dame, whatever others have there."""
    red: dict[str, Value] = {"markers": sectors(notre_dame=own, park=park)}
    assert gained("bell-ringer", red, others={"yellow": {"markers": sectors(notre_dame=others)}}) == points
    after = hired("bell-ringer", red)
    assert me(after).on_notre_dame == own


# --- New Persons B ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("park", "points"), [(0, 2), (3, 3), (4, 4)])
def test_spy(park: int, points: int) -> None:
    """ND 8: 2 prestige, and the order of the gray stack for whoever hired it, and for nobody else."""
    stack = ["coachman", "gypsies", "mayor", "carpenter", "mistress"]
    before = hiring("spy", {"markers": sectors(park=park)}, gray_stack=stack)
    assert table(before, RED).gray_order is None
    looked = heard(before, "gray-card-seen", "red: hire spy", to=RED)
    assert [event["person"] for event in looked] == stack
    assert [event["position"] for event in looked] == [1, 2, 3, 4, 5]
    assert all("person" not in event for event in heard(before, "gray-card-seen", "red: hire spy", to=YELLOW))
    state = do(before, "red: hire spy")
    assert prestige(state) == points
    order = table(state, RED).gray_order
    assert [entry.person.id for entry in order or []] == stack
    assert table(state, YELLOW).gray_order is None
    assert table(state).gray_order is None
    assert sorted(entry.person.id for entry in table(state, YELLOW).gray_to_come) == sorted(stack)


@pytest.mark.parametrize(
    ("returned", "points", "left"),
    [
        ((0, 0, 0), 0, sectors(bank=2, park=4, notre_dame=1)),
        ((1, 0, 0), 2 + 2, sectors(bank=1, park=4, notre_dame=1)),
        ((2, 1, 0), 6 + 1, sectors(park=3, notre_dame=1)),
        ((0, 3, 1), 8, sectors(bank=2, park=1)),
        ((2, 2, 1), 10 + 1, sectors(park=2)),
        ((2, 4, 1), 14, {}),
    ],
)
def test_gypsies(returned: tuple[int, int, int], points: int, left: dict[str, int]) -> None:
    """ND 8, ND R-GYPSY, ND R-PARKT, ND R-PARK1, ND P-FULL: 2 for each marker; the park is counted afterwards, once."""
    red: dict[str, Value] = {"own_supply": 1, "markers": sectors(bank=2, park=4, notre_dame=1), "friend": "bank"}
    state = hired("gypsies", red)
    assert can(state) == ["markers 0", "markers 1", "markers 2"]
    assert refused(state, "markers 3") == ("out-of-range", {"least": 0, "most": 2}, "ND 8")
    do(state, *[f"markers {number}" for number in returned])
    assert (prestige(state), markers(state), friend(state)) == (points, left, "bank")
    assert me(state).general_supply == 6 + sum(returned)
    assert over_to_yellow(state)


def test_gypsies_are_asked_place_by_place() -> None:
    """ND P-FULL: every place that holds a marker, in the order of the board, Notre Dame last; 2 prestige for each."""
    everywhere = sectors(cloister_school=2, bank=1, residence=3, carriage_house=1, hotel=1, park=1, hospital=2)
    state = hired("gypsies", {"own_supply": 1, "markers": {**everywhere, "notre-dame": 1}})
    asked = []
    while question(state) == "return-markers":
        place = state.prompt(RED).title.args["place"]
        assert isinstance(place, Ref)
        asked.append(place.id)
        do(state, can(state)[-1])
    assert asked == [*everywhere, "notre-dame"]
    assert (markers(state), prestige(state), me(state).general_supply) == ({}, 24, 13)


def test_gypsies_without_markers() -> None:
    """ND R-HIRE: nothing to return, the friend cannot be."""
    nothing_happens("gypsies", {"friend": "bank"})


@pytest.mark.parametrize(
    ("kind", "points", "coins", "own"), [("prestige", 8, 2, 3), ("marker", 4, 2, 5), ("coin", 1, 3, 3)]
)
@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (2, 1), (5, 2)])
def test_coachman(kind: str, points: int, coins: int, own: int, park: int, bonus: int) -> None:
    """ND 8, ND T25, ND R-PARK1: the bonus of all own messages of one type again, with one park bonus."""
    messages = ["red prestige", "yellow prestige", "green marker", "blue marker", "red coin"]
    red: dict[str, Value] = {"coins": 3, "own_supply": 3, "messages": messages, "markers": sectors(park=park)}
    state = hired("coachman", red)
    assert can(state) == ["repeat coin", "repeat marker", "repeat prestige"]
    assert refused(state, "repeat rat") == ("no-such-message", {"message": "rat", "have": 0, "need": 1}, "ND 8")
    do(state, f"repeat {kind}")
    assert (prestige(state), me(state).coins, me(state).own_supply) == (points + bonus, coins, own)
    assert over_to_yellow(state)


@pytest.mark.parametrize(("rat", "answers"), [(4, 3), (2, 3), (1, 2), (0, 0)])
def test_coachman_with_rats(rat: int, answers: int) -> None:
    """ND R-RAT3: two messages with a rat, 6 prestige, and the rat back by up to two."""
    red: dict[str, Value] = {"rat": rat, "messages": ["red rat", "green rat", "blue coin"]}
    state = do(hired("coachman", red), "repeat rat")
    assert prestige(state) == 6
    if not answers:
        assert over_to_yellow(state)
        return
    assert can(state) == [f"back {number}" for number in range(answers)]
    assert me(do(state.copy(), f"back {answers - 1}")).rat == rat - (answers - 1)
    assert me(do(state.copy(), "back 0")).rat == rat


def test_coachman_without_messages() -> None:
    """ND R-HIRE."""
    nothing_happens("coachman")


@pytest.mark.parametrize(
    ("board", "messages", "coins"),
    [
        ({}, [], 1),
        ({"1.il": ""}, ["red coin"], 2),
        ({"1.il": "", "1.or": ""}, ["red coin", "yellow coin", "green coin", "blue coin", "red rat"], 3),
        ({"3.il": ""}, ["yellow coin"], 1),
    ],
)
def test_merchant(board: dict[str, str], messages: list[str], coins: int) -> None:
    """ND 8, ND R-MERCH: 1 coin for each market of the own borough without a message, the centre included."""
    state = hired("merchant", {"coins": 3, "messages": messages}, board=board)
    assert (me(state).coins, prestige(state)) == (2 + coins, 0)
    assert over_to_yellow(state)


def test_merchant_counts_what_others_took() -> None:
    """ND R-MERCH: by borough, whoever has the messages now; all four gone make 5 coins."""
    takes: Side = {"messages": ["red coin", "yellow coin", "green coin", "blue coin", "red rat", "yellow rat"]}
    rest = ["red marker", "green marker", "blue marker", "yellow marker", "red prestige"]
    state = hired("merchant", {"coins": 1, "messages": rest}, others={"yellow": takes})
    assert me(state).coins == 5


@pytest.mark.parametrize(("coins", "rat", "most"), [(4, 5, 3), (4, 2, 2), (4, 3, 3), (8, 9, 7), (2, 1, 1)])
def test_patron(coins: int, rat: int, most: int) -> None:
    """ND 8, ND P-PATRON: coins for spaces, as many as are there of both, or none."""
    state = hired("patron", {"coins": coins, "rat": rat})
    assert can(state) == [f"pay {number}" for number in range(most + 1)]
    for paid in range(most + 1):
        after = do(state.copy(), f"pay {paid}")
        assert (me(after).coins, me(after).rat, prestige(after)) == (coins - 1 - paid, rat - paid, 0)
        assert over_to_yellow(after)
    code = "coins-short" if most == coins - 1 else "out-of-range"
    assert refused(state, f"pay {most + 1}")[0] == code


@pytest.mark.parametrize("red", [{"coins": 1, "rat": 5}, {"coins": 5, "rat": 0}])
def test_patron_without_coins_or_rat(red: Side) -> None:
    """ND P-PATRON, ND R-HIRE."""
    nothing_happens("patron", red)


@pytest.mark.parametrize(
    ("on_board", "at_work", "own", "filled"),
    [
        ({}, "", 4, 7),
        (sectors(bank=2, hotel=1), "", 2, 5),
        (sectors(bank=2, hotel=1), "park", 3, 4),
        (sectors(notre_dame=2), "bank", 1, 6),
    ],
)
def test_butcher(on_board: dict[str, int], at_work: str, own: int, filled: int) -> None:
    """ND 8: a marker of the general supply onto each empty sector; no sector acts."""
    red: dict[str, Value] = {"coins": 3, "rat": 4, "own_supply": own, "markers": on_board, "friend": at_work}
    before = hiring("butcher", red)
    general = me(before).general_supply
    state = do(before, "red: hire butcher")
    assert all(count(state, sector) > 0 for sector in game().words.things["sector"])
    assert sum(markers(state).values()) == sum(on_board.values()) + filled
    assert (me(state).general_supply, me(state).own_supply) == (general - filled, own)
    assert (prestige(state), me(state).coins, me(state).rat) == (0, 2, 4)
    assert over_to_yellow(state)


def test_butcher_with_just_enough_markers() -> None:
    """ND 8: nobody is asked, and nobody's answer is given for them."""
    state = hiring("butcher", {"general_supply": 5, "own_supply": 6, "markers": sectors(bank=2, hotel=1)})
    events = told(state, "red: hire butcher")
    assert [event.kind for event in events] == ["coins-paid", "hired", *["markers-placed"] * 5]


def test_butcher_with_too_few_markers() -> None:
    """ND R-BUTCH, ND P-FULL: all that are left are placed; where, says the player, sector by sector."""
    red: dict[str, Value] = {"general_supply": 2, "own_supply": 3, "markers": sectors(bank=4, hotel=4, park=1)}
    state = hired("butcher", red)
    empty = ["cloister-school", "residence", "carriage-house", "hospital"]
    assert (question(state), can(state)) == ("place-here", ["markers 0", "markers 1"])
    reached = set()
    for first in ("markers 0", "markers 1"):
        for second in ("markers 0", "markers 1"):
            for third in ("markers 0", "markers 1"):
                after = state.copy()
                for answer in (first, second, third):
                    if question(after) == "place-here" and answer in can(after):
                        do(after, answer)
                if over_to_yellow(after):
                    assert me(after).general_supply == 0
                    reached.add(tuple(sector for sector in empty if count(after, sector)))
    assert len(reached) == 6
    assert all(len(sectors) == 2 for sectors in reached)


@pytest.mark.parametrize(
    "red", [{"own_supply": 1, "markers": {**FULL, "hospital": 1}}, {"general_supply": 0, "markers": sectors(bank=2)}]
)
def test_butcher_without_room_or_marker(red: Side) -> None:
    """ND R-HIRE, ND R-GEN."""
    nothing_happens("butcher", red)


# --- New Persons C ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hotel", "at_work", "park", "points"),
    [(3, "", 0, 6), (1, "hotel", 0, 4), (0, "hotel", 2, 3), (4, "park", 3, 10), (0, "bank", 0, 0), (0, "", 4, 0)],
)
def test_innkeeper(hotel: int, at_work: str, park: int, points: int) -> None:
    """ND 8, ND R-PARK0: 2 for each marker and the friend in the hotel."""
    assert gained("innkeeper", {"markers": sectors(hotel=hotel, park=park), "friend": at_work}) == points


@pytest.mark.parametrize(
    ("left", "park", "points"),
    [(5, 0, 6), (4, 0, 6), (10, 0, 15), (1, 0, 0), (1, 2, 0), (0, 4, 0), (3, 2, 4), (8, 4, 14)],
)
def test_guard(left: int, park: int, points: int) -> None:
    """ND 8, ND T26, ND R-GUARD, ND R-PARK0: 3 for every two own markers in the general supply."""
    assert gained("guard", {"general_supply": left, "markers": sectors(park=park)}) == points


def test_counsellor_hires_one_person_twice() -> None:
    """ND D11, ND R-COUNS: with 3 coins the hostess twice: 6 prestige in two gains, and two picks."""
    state = hiring("counsellor", {"coins": 3, "rat": 5, "markers": sectors(park=2)}, browns=("hostess", "monk"))
    plays = ("red: hire counsellor", "hire hostess", "rat", "hire hostess", "marker")
    points = [(event["prestige"], event["bonus"]) for event in heard(state, "prestige-gained", *plays)]
    assert points == [(3, 1), (3, 1)]
    do(state, *plays)
    assert (me(state).coins, me(state).rat, me(state).own_supply, prestige(state)) == (0, 4, 5, 8)
    assert over_to_yellow(state)


def test_counsellor() -> None:
    """ND 8, ND R-COUNS, ND P-COUNS: up to two further hires of the other persons, each paid when made, or none."""
    red: dict[str, Value] = {"coins": 4, "own_supply": 2}
    state = hiring("counsellor", red, browns=("monk", "money-lender"))
    do(state, "red: hire counsellor")
    assert (question(state), me(state).coins) == ("hire-again", 3)
    assert can(state) == ["hire monk", "hire money-lender", "none"]
    assert refused(state, "hire counsellor") == ("not-itself", {"person": "counsellor"}, "ND 8")
    assert refused(state, "hire mayor") == ("not-on-display", {"person": "mayor"}, "ND 3")
    none = do(state.copy(), "none")
    assert (me(none).coins, prestige(none), over_to_yellow(none)) == (3, 0, True)
    one = do(state.copy(), "hire monk", "none")
    assert (me(one).coins, me(one).own_supply, prestige(one), over_to_yellow(one)) == (2, 4, 1, True)
    both = do(state.copy(), "hire monk", "hire money-lender")
    assert (me(both).coins, me(both).own_supply, prestige(both), over_to_yellow(both)) == (3, 4, 2, True)


@pytest.mark.parametrize(("coins", "hires"), [(1, 0), (2, 1), (3, 2), (9, 2)])
def test_counsellor_needs_coins(coins: int, hires: int) -> None:
    """ND R-COUNS: who cannot pay is not asked."""
    state = hired("counsellor", {"coins": coins}, browns=("monk", "doctor"))
    for _ in range(hires):
        assert question(state) == "hire-again"
        do(state, "hire monk")
    assert over_to_yellow(state)
    assert (me(state).coins, prestige(state)) == (coins - 1 - hires, hires)


def test_counsellor_and_doctor_twice() -> None:
    """ND R-DOC2: allowed, and no further effect."""
    state = hiring("counsellor", {"coins": 3, "rat": 3, "markers": sectors(hospital=1)}, browns=("monk", "doctor"))
    do(state, "red: hire counsellor", "hire doctor", "hire doctor")
    assert me(state).coins == 0
    assert me(after_plague(state)).rat == 2


@pytest.mark.parametrize(
    ("at_work", "on_board", "gains"),
    [
        ("bank", {}, (2 + 2, 3, 4, 0)),
        ("bank", sectors(bank=2), (2 + 4, 3, 4, 0)),
        ("residence", sectors(residence=1, park=2), (2, 3, 4, 3 + 1)),
        ("cloister-school", {}, (2, 3 + 2, 4, 0)),
        ("park", {}, (2, 3, 3, 0)),
        ("hospital", sectors(hospital=3), (2, 3, 3, 0)),
    ],
)
def test_mistress(at_work: str, on_board: dict[str, int], gains: tuple[int, int, int, int]) -> None:
    """ND 8: a marker of the general supply to the friend, and its sector acts."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 3, "rat": 4, "markers": on_board, "friend": at_work}
    before = hiring("mistress", red)
    there = count(before, at_work)
    state = do(before, "red: hire mistress")
    assert (me(state).coins, me(state).own_supply, me(state).rat, prestige(state)) == gains
    assert count(state, at_work) == there + 1
    assert over_to_yellow(state)


def test_mistress_without_friend_or_marker() -> None:
    """ND 8, ND R-BISHOP: nothing while the friend is off the board or the general supply empty."""
    nothing_happens("mistress", {"markers": sectors(bank=2)})
    nothing_happens("mistress", {"general_supply": 0, "markers": sectors(bank=2), "friend": "bank"})


@pytest.mark.parametrize(
    ("source", "target", "left", "gains"),
    [
        ("bank", "residence", sectors(residence=5, park=2), (2, 4, 6 + 1)),
        ("residence", "bank", sectors(bank=5, park=2), (2 + 6, 4, 0)),
        ("park", "residence", sectors(bank=3, residence=4), (2, 4, 4)),
        ("bank", "park", sectors(residence=2, park=5), (2, 3, 0)),
    ],
)
def test_actress(source: str, target: str, left: dict[str, int], gains: tuple[int, int, int]) -> None:
    """ND 8, ND R-ACT, ND R-PARKT: everything from one sector to another, the friend too, and that one acts."""
    at_work = source if source in ("bank", "residence") and target in ("bank", "residence") else "hospital"
    on_board = sectors(bank=3, residence=2, park=2)
    state = hired("actress", {"coins": 3, "own_supply": 2, "rat": 4, "markers": on_board, "friend": at_work})
    do(state, f"from {source}", f"to {target}")
    assert (me(state).coins, me(state).rat, prestige(state)) == gains
    assert markers(state) == left
    assert friend(state) == (target if at_work == source else "hospital")
    assert over_to_yellow(state)


def test_actress_moves_a_lonely_friend_but_not_nothing() -> None:
    """ND R-ACT: the source must hold something."""
    state = hired("actress", {"markers": sectors(bank=1), "friend": "hotel"})
    assert can(state) == ["from bank", "from hotel"]
    assert refused(state, "from park")[0] == "nothing-there"
    assert refused(state, "from notre-dame")[0] == "not-from-there"
    do(state, "from hotel", "to bank")
    assert (friend(state), me(state).coins, count(state, "bank")) == ("bank", 2 + 2, 2)
    nothing_happens("actress", {"markers": sectors(notre_dame=2)})


@pytest.mark.parametrize(
    ("browns", "rats"),
    [(("minstrel", "money-lender"), 3), (("hostess", "doctor"), 8), (("monk", "doctor"), 6), (("fool", "minstrel"), 4)],
)
@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (2, 1), (7, 3)])
def test_gravedigger(browns: tuple[str, str], rats: int, park: int, bonus: int) -> None:
    """ND 8, ND D12: the rats on display, whatever the hospital does."""
    red: dict[str, Value] = {"markers": sectors(park=park, hospital=2), "own_supply": 1}
    assert gained("gravedigger", red, browns=browns) == rats + bonus


def test_gravedigger_and_doctor() -> None:
    """ND D12: what yellow's doctor keeps away is counted all the same."""
    state = hiring("gravedigger", browns=("monk", "doctor"))
    do(state, "red: hire doctor", "yellow: hire gravedigger")
    assert prestige(state, YELLOW) == 6


# --- hiring -----------------------------------------------------------------------------------------------------------


def test_several_players_hire_the_same_person_each_once() -> None:
    """ND 3: one hire each; who has no coin is passed over."""
    others: dict[str, Side] = {"yellow": {"coins": 0}, "green": {"coins": 1}}
    state = hiring("carpenter", {"markers": sectors(bank=1)}, others=others, seats=3)
    do(state, "red: hire carpenter")
    assert state.actors == [2]
    with pytest.raises(IllegalAction):
        do(state, "red: hire carpenter")
    do(state, "green: hire carpenter")
    assert question(state) == "draft"


def test_only_what_lies_open_can_be_hired() -> None:
    """ND 3: three persons, or none of them."""
    state = hiring("nurse")
    assert can(state) == ["hire minstrel", "hire money-lender", "hire nurse", "none"]
    assert refused(state, "hire doctor") == ("not-on-display", {"person": "doctor"}, "ND 3")
    assert over_to_yellow(do(state, "none"))
