"""Every action card (ND 5), played from a position in phase 3."""

from __future__ import annotations

import pytest

from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State
from tests.games.notre_dame.spots import Side, Value, playing, sectors, spot
from tests.games.notre_dame.tables import (
    can,
    count,
    do,
    friend,
    game,
    heard,
    markers,
    me,
    message_at,
    prestige,
    question,
    refused,
    start,
    taken,
    told,
)

RED = 0
YELLOW = 1
SECTORS = ("cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital")


def played(card: str, red: Side | None = None, **more: object) -> State:
    """The state after red has played this card."""
    return do(playing(card, red, **more), f"red: play {card}")  # type: ignore[arg-type]


def over_to_yellow(state: State) -> bool:
    """Whether red is done."""
    return question(state) == "play-card" and state.actors == [YELLOW]


# --- cloister school, bank, residence ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "at_work", "own", "left", "own_after", "left_after"),
    [
        (0, False, 4, 10, 4, 9),
        (2, False, 2, 10, 4, 7),
        (3, False, 2, 9, 5, 5),
        (2, True, 2, 10, 5, 6),
        (3, False, 9, 2, 10, 0),
        (4, False, 10, 0, 9, 0),
        (0, True, 1, 13, 2, 11),
    ],
)
def test_cloister_school(there: int, at_work: bool, own: int, left: int, own_after: int, left_after: int) -> None:
    """ND 5, ND T01, ND D06: as many markers as pieces lie there now, as far as the general supply has them."""
    friends: Side = {"friend": "cloister-school"} if at_work else {}
    red = {"own_supply": own, "general_supply": left, "markers": sectors(cloister_school=there), **friends}
    state = played("cloister-school", red)
    assert (me(state).own_supply, me(state).general_supply) == (own_after, left_after)
    assert markers(state) == sectors(cloister_school=there + 1)
    assert over_to_yellow(state)


@pytest.mark.parametrize(
    ("there", "at_work", "coins"), [(0, "", 1), (2, "", 3), (2, "bank", 4), (6, "bank", 8), (1, "park", 2)]
)
def test_bank(there: int, at_work: str, coins: int) -> None:
    """ND 5: a coin for each piece there."""
    state = played("bank", {"coins": 0, "own_supply": 2, "markers": sectors(bank=there), "friend": at_work})
    assert (me(state).coins, me(state).own_supply, count(state, "bank")) == (coins, 1, coins)
    assert over_to_yellow(state)


@pytest.mark.parametrize(
    ("coins", "after"),
    [
        ([2, 10, 10], [5, 10, 10]),
        ([4, 10, 10], [7, 9, 9]),
        ([5, 11, 9], [8, 8, 9]),
        ([3, 9, 12], [6, 9, 10]),
        ([14, 5, 6], [17, 4, 4]),
        ([23, 1, 1], [25, 0, 0]),
        ([25, 0, 0], [25, 0, 0]),
        ([24, 0, 1], [25, 0, 0]),
    ],
)
def test_bank_in_a_shortage(coins: list[int], after: list[int]) -> None:
    """ND 9, ND R-COIN2, ND R-COIN3, ND R-COIN4: of 25 coins what is missing comes one by one from the richest other."""
    others: dict[str, Side] = {"yellow": {"coins": coins[1]}, "green": {"coins": coins[2]}}
    red: dict[str, Value] = {"coins": coins[0], "markers": sectors(bank=2)}
    for edition in ("2007", "2017"):
        state = played("bank", red, others=others, seats=3, edition=edition)
        assert [me(state, seat).coins for seat in range(3)] == after
    state = played("bank", red, others=others, seats=3, edition="2007-rio-grande")
    assert [me(state, seat).coins for seat in range(3)] == [coins[0] + 3, *coins[1:]]


def test_bank_takes_from_the_nearest_of_several_richest() -> None:
    """ND R-COIN3: clockwise from the receiver, who is not looked at."""
    others: dict[str, Side] = {"yellow": {"coins": 7}, "green": {"coins": 8}, "blue": {"coins": 8}}
    red: dict[str, Value] = {"coins": 2}
    state = played("bank", red, others=others, seats=4)
    assert [me(state, seat).coins for seat in range(4)] == [3, 7, 7, 8]
    before = playing("bank", red, others=others, seats=4)
    assert heard(before, "coins-taken", "play bank") == [{"party": RED, "from": "2", "coins": 1}]


def test_bank_takes_from_the_first_seat_too() -> None:
    """ND R-COIN2: yellow receives, red is the richest."""
    sides: dict[str, Side] = {
        "red": {"coins": 15},
        "yellow": {"coins": 10, "markers": sectors(bank=2), "hand": ["bank"]},
    }
    state = spot(sides, seats=2, question={"ask": "play-card", "seat": "yellow"})
    do(state, "play bank")
    assert [me(state, seat).coins for seat in range(2)] == [12, 13]


def test_what_nobody_has_is_missing() -> None:
    """ND R-COIN4: the gain is cut short, and that is said."""
    before = playing("bank", {"coins": 25, "markers": sectors(bank=1)}, others={"yellow": {"coins": 0}})
    assert heard(before, "coins-missing", "play bank") == [{"party": RED, "coins": 2}]


@pytest.mark.parametrize(
    ("there", "park", "at_work", "points"),
    [
        (0, 0, "", 1),
        (2, 2, "", 4),
        (2, 1, "", 3),
        (2, 1, "park", 4),
        (3, 4, "residence", 5 + 2),
        (0, 6, "", 4),
        (7, 0, "", 8),
    ],
)
def test_residence(there: int, park: int, at_work: str, points: int) -> None:
    """ND 5, ND 4, ND T11: prestige for each piece there, and the park bonus once."""
    red: dict[str, Value] = {
        "own_supply": 1,
        "prestige": 5,
        "markers": sectors(residence=there, park=park),
        "friend": at_work,
    }
    state = played("residence", red)
    assert prestige(state) == 5 + points
    assert over_to_yellow(state)


# --- carriage house and messages --------------------------------------------------------------------------------------

NEAR = {
    "1.c": {"1.il", "1.ol", "1.ir", "1.or", "2.c", "2.ir", "2.or", "4.c", "4.il", "4.ol"},
    "1.il": {"1.c", "1.ol", "1.ir", "2.c", "2.ir", "2.or"},
}
"""The markets one step away on the streets with crossings, with four boroughs."""


def reach(state: State) -> set[str]:
    """The markets the carriage may go to."""
    return {answer.split()[1] for answer in can(state) if answer.startswith("drive")}


@pytest.mark.parametrize("market", NEAR)
def test_carriage_house_one_step(market: str) -> None:
    """ND 5, ND P-DRIVE, ND R-ZERO: one step to each neighbouring market; staying is always possible."""
    state = played("carriage-house", {"carriage": market}, seats=4)
    assert reach(state) == NEAR[market]
    assert "stay" in can(state)
    assert refused(state, f"drive {market}") == ("too-far", {"distance": 2, "steps": 1}, "ND 5")


@pytest.mark.parametrize(("there", "at_work", "steps"), [(0, "", 1), (1, "", 2), (1, "carriage-house", 3), (4, "", 5)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_carriage_house_reach(seats: int, there: int, at_work: str, steps: int) -> None:
    """ND 5: up to n steps over all boroughs, also those nobody owns; out and back from two steps on (ND R-BACK)."""
    state = played("carriage-house", {"markers": sectors(carriage_house=there), "friend": at_work}, seats=seats)
    boroughs = 4 if seats == 2 else seats
    markets = [f"{borough}.{market}" for borough in range(1, boroughs + 1) for market in ("c", "il", "ir", "ol", "or")]
    one = {market: set[str]() for market in markets}
    for market in markets:
        one[market] = reach(played("carriage-house", {"carriage": market}, seats=seats))
    reached, edge = set[str](), {"1.c"}
    for _ in range(steps):
        edge = set[str]().union(*(one[market] for market in edge))
        reached |= edge
    assert reach(state) == reached
    assert ("1.c" in reached) == (steps > 1)
    if seats < 5 and seats != 2:
        far = f"{boroughs + 1}.c"
        assert refused(state, f"drive {far}") == ("no-such-market", {"market": far, "boroughs": boroughs}, "ND 2")


def test_carriage_house_stay() -> None:
    """ND R-ZERO: without a move nothing is taken, even if a message lies there."""
    state = do(played("carriage-house", {"carriage": "1.il"}), "stay")
    assert over_to_yellow(state)
    assert me(state).carriage.id == "1.il"


def test_carriage_out_and_back() -> None:
    """ND R-BACK: with two steps the carriage may end where it began, and take what lies there."""
    red: dict[str, Value] = {"carriage": "1.il", "markers": sectors(carriage_house=1)}
    state = do(played("carriage-house", red, board={"1.il": "red prestige"}), "drive 1.il")
    assert question(state) == "take-message"
    do(state, "take")
    assert (prestige(state), taken(state)) == (4, ["red prestige"])


def test_carriage_ends_without_message() -> None:
    """ND T09, ND 5: on an empty market nothing is taken; another carriage is no bar."""
    others: dict[str, Side] = {"yellow": {"carriage": "1.il", "messages": ["red coin"]}, "green": {"carriage": "1.or"}}
    board = {"1.il": "", "1.or": "red rat"}
    before = playing("carriage-house", {}, others=others, seats=3, board=board)
    empty = do(before.copy(), "play carriage-house", "drive 1.il")
    assert over_to_yellow(empty)
    assert me(empty).carriage.id == me(empty, YELLOW).carriage.id == "1.il"
    assert question(do(before, "play carriage-house", "drive 1.or")) == "take-message"


@pytest.mark.parametrize(
    ("kind", "park", "points", "coins", "own", "left"),
    [
        ("coin", 0, 1, 4, 2, 11),
        ("coin", 3, 2, 4, 2, 8),
        ("marker", 0, 2, 3, 3, 10),
        ("marker", 2, 3, 3, 3, 8),
        ("rat", 0, 3, 3, 2, 11),
        ("rat", 5, 5, 3, 2, 6),
        ("prestige", 0, 4, 3, 2, 11),
        ("prestige", 2, 5, 3, 2, 9),
    ],
)
def test_message_bonus(kind: str, park: int, points: int, coins: int, own: int, left: int) -> None:
    """ND 5, ND 4, ND R-PICK: each of the four bonuses, with the park bonus on the prestige; or the message stays."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 3, "rat": 4, "markers": sectors(park=park)}
    before = playing("carriage-house", red, seats=3, board={"2.ir": f"yellow {kind}"})
    state = do(before, "play carriage-house", "drive 2.ir")
    assert can(state) == ["none", "take"]
    assert state.prompt(RED).title.args.keys() == {"message", "colour"}
    declined = do(state.copy(), "none")
    assert (prestige(declined), taken(declined), message_at(declined, "2.ir")) == (0, [], f"yellow {kind}")
    assert over_to_yellow(declined)
    do(state, "take")
    assert (taken(state), message_at(state, "2.ir")) == ([f"yellow {kind}"], "")
    if kind == "rat":
        assert can(state) == ["back 0", "back 1"]
        assert me(do(state.copy(), "back 0")).rat == 4
        do(state, "back 1")
        assert me(state).rat == 3
    else:
        assert me(state).rat == 4
    assert (prestige(state), me(state).coins, me(state).own_supply) == (points, coins, own)
    assert me(state).general_supply == left
    assert over_to_yellow(state)


def test_message_with_a_rat_at_0() -> None:
    """ND R-RAT3: at 0 the rat part is void."""
    before = playing("carriage-house", {"rat": 0}, seats=3, board={"1.il": "red rat"})
    kinds = [event.kind for event in told(before, "play carriage-house", "drive 1.il", "take")]
    assert kinds[-2:] == ["message-taken", "prestige-gained"]
    state = do(before, "play carriage-house", "drive 1.il", "take")
    assert prestige(state) == 3
    assert over_to_yellow(state)


def test_message_with_a_marker_that_is_not_there() -> None:
    """ND R-GEN: an empty general supply gives none, the prestige is gained."""
    before = playing("carriage-house", {"general_supply": 0}, seats=3, board={"1.il": "red marker"})
    state = do(before, "play carriage-house", "drive 1.il", "take")
    assert (prestige(state), me(state).own_supply, me(state).general_supply) == (2, 13, 0)


def test_message_with_a_coin_in_a_shortage() -> None:
    """ND R-COIN1: every coin gain takes from the richest."""
    others: dict[str, Side] = {"yellow": {"coins": 12}, "green": {"coins": 10}}
    before = playing("carriage-house", {"coins": 3}, others=others, seats=3, board={"1.il": "red coin"})
    state = do(before, "play carriage-house", "drive 1.il", "take")
    assert [me(state, seat).coins for seat in range(3)] == [4, 11, 10]


SET = {"1.il": "red coin", "2.ir": "yellow coin", "3.il": "green coin"}


@pytest.mark.parametrize(
    ("messages", "may_take"),
    [
        ([], {"1.il", "2.ir"}),
        (["red rat"], {"2.ir"}),
        (["red rat", "yellow rat"], set()),
        (["red rat", "yellow rat", "green rat"], {"1.il", "2.ir"}),
        (["red rat", "yellow rat", "green rat", "red marker"], {"2.ir"}),
        (["green rat"], {"1.il", "2.ir"}),
    ],
)
def test_set_rule(messages: list[str], may_take: set[str]) -> None:
    """ND 5, ND T06: a colour may be taken if no other colour on the board is rarer among the own messages."""
    before = playing("carriage-house", {"messages": messages}, seats=3, board=SET)
    found = set()
    for market in ("1.il", "2.ir"):
        state = do(before.copy(), "play carriage-house", f"drive {market}")
        if question(state) == "take-message":
            found.add(market)
        else:
            assert over_to_yellow(state)
    assert found == may_take


def test_set_rule_ignores_what_is_sold_out() -> None:
    """ND 5, ND T07: of green nothing is left on the board, so red may be taken again."""
    green = ["green coin", "green marker", "green rat", "green prestige"]
    yellow: dict[str, Side] = {"yellow": {"messages": ["green coin", "yellow rat", "red marker", "green marker"]}}
    rest: Side = {"messages": [*green[2:], "red prestige", "yellow prestige"]}
    red: dict[str, Value] = {"messages": ["red rat", "yellow marker"]}
    board = {"1.il": "red coin", "2.ir": "yellow coin"}
    state = playing("carriage-house", red, others={**yellow, "green": rest}, seats=3, board=board)
    do(state, "play carriage-house", "drive 1.il")
    assert question(state) == "take-message"


@pytest.mark.parametrize("last", ["red coin", "red marker", "red rat", "red prestige"])
def test_set_rule_knows_the_last_message_of_a_colour(last: str) -> None:
    """ND 5: as long as one red message lies there, whichever it is, red is a colour to be completed."""
    gone = [message for message in ("red coin", "red marker", "red rat", "red prestige") if message != last]
    others: dict[str, Side] = {
        "yellow": {"messages": [gone[0], "green coin", "yellow coin"]},
        "green": {"messages": [*gone[1:], "green rat", "yellow rat"]},
    }
    board = {"1.il": last, "2.ir": "yellow prestige"}
    before = playing("carriage-house", {"messages": ["yellow marker"]}, others=others, seats=3, board=board)
    assert over_to_yellow(do(before.copy(), "play carriage-house", "drive 2.ir"))
    assert question(do(before, "play carriage-house", "drive 1.il")) == "take-message"


# --- hotel, park, hospital --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "there", "at_work", "picks"),
    [
        ("2007", 0, "", 1),
        ("2007", 2, "", 1),
        ("2007", 3, "", 2),
        ("2007", 2, "hotel", 2),
        ("2007-rio-grande", 2, "", 1),
        ("2007-rio-grande", 3, "", 2),
        ("2017", 0, "", 1),
        ("2017", 1, "", 1),
        ("2017", 2, "", 2),
        ("2017", 1, "hotel", 2),
        ("2017", 7, "", 2),
    ],
)
def test_hotel(edition: str, there: int, at_work: str, picks: int) -> None:
    """ND 5, ND T02, ND T03, ND 9: one pick, two from the edition's threshold on."""
    red: dict[str, Value] = {"coins": 0, "own_supply": 2, "rat": 5, "markers": sectors(hotel=there), "friend": at_work}
    state = played("hotel", red, edition=edition)
    for left in range(picks, 0, -1):
        assert state.prompt(RED).title.args == {"picks": left}
        assert can(state) == ["coin", "marker", "rat"]
        do(state, "rat" if left == 2 else "marker")
    assert (me(state).coins, me(state).own_supply, me(state).rat) == (0, 2, 5 - (picks - 1))
    assert over_to_yellow(state)


def test_hotel_threshold_as_an_option() -> None:
    """ND 9: `hotel-double-from` alone."""
    red: dict[str, Value] = {"coins": 0, "rat": 3, "markers": sectors(hotel=2)}
    assert over_to_yellow(do(played("hotel", red, hotel_double_from="4"), "coin"))
    assert question(do(played("hotel", red, edition="2007", hotel_double_from="3"), "coin")) == "pick"


def test_hotel_limits() -> None:
    """ND R-CHOICE: the second pick sees the state after the first; a coin is always possible."""
    red: dict[str, Value] = {"coins": 0, "rat": 1, "general_supply": 1, "markers": sectors(hotel=2)}
    state = played("hotel", red)
    after_rat = do(state.copy(), "rat")
    assert can(after_rat) == ["coin", "marker"]
    assert refused(after_rat, "rat") == ("rat-at-start", {"have": 0, "need": 1}, "ND R-CHOICE")
    after_marker = do(state.copy(), "marker")
    assert can(after_marker) == ["coin", "rat"]
    assert refused(after_marker, "marker") == ("general-empty", {"have": 0, "need": 1}, "ND R-CHOICE")
    both = do(state.copy(), "marker", "rat")
    assert (me(both).coins, me(both).rat, me(both).general_supply) == (0, 0, 0)
    assert over_to_yellow(both)
    only_coin = played("hotel", {"coins": 0, "rat": 0, "general_supply": 0, "markers": sectors(hotel=2)})
    assert over_to_yellow(only_coin)
    assert me(only_coin).coins == 2


def test_hotel_coin_that_is_not_there() -> None:
    """ND R-CHOICE, ND R-COIN4: the coin may be chosen even if it brings nothing."""
    state = played("hotel", {"coins": 25, "rat": 2}, others={"yellow": {"coins": 0}})
    assert "coin" in can(state)
    assert me(do(state, "coin")).coins == 25


@pytest.mark.parametrize("card", ["park", "hospital"])
@pytest.mark.parametrize(("there", "at_work", "rat", "after"), [(0, 0, 4, 3), (3, 0, 4, 3), (2, 1, 9, 8), (1, 0, 0, 0)])
def test_park_and_hospital(card: str, there: int, at_work: int, rat: int, after: int) -> None:
    """ND 5, ND T10: the rat goes back by one, however many lie there; no prestige."""
    red: dict[str, Value] = {"rat": rat, "markers": {card: there}, "friend": card if at_work else "", "prestige": 3}
    state = played(card, red)
    assert (me(state).rat, prestige(state), count(state, card)) == (after, 3, there + at_work + 1)
    assert me(state).park_bonus == ((there + at_work + 1) // 2 if card == "park" else 0)
    assert me(state).hospital == (there + at_work + 1 if card == "hospital" else 0)
    assert over_to_yellow(state)


# --- Notre Dame -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("coins", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (9, 3)])
@pytest.mark.parametrize(("park", "bonus"), [(0, 0), (1, 0), (5, 2)])
def test_notre_dame(coins: int, most: int, park: int, bonus: int) -> None:
    """ND 5, ND T13, ND T16: 1, 2 or 3 coins, as many as there are, for 1, 3 or 6 prestige; a marker goes there."""
    state = played("notre-dame", {"coins": coins, "own_supply": 2, "markers": sectors(park=park)})
    if not most:
        assert over_to_yellow(state)
        assert (me(state).on_notre_dame, me(state).own_supply, prestige(state)) == (0, 2, 0)
        return
    assert can(state) == ["none", *(f"donate {number}" for number in range(1, most + 1))]
    for number in range(1, most + 1):
        after = do(state.copy(), f"donate {number}")
        assert prestige(after) == (0, 1, 3, 6)[number] + bonus
        assert (me(after).coins, me(after).on_notre_dame, me(after).own_supply) == (coins - number, 1, 1)
        assert over_to_yellow(after)
    if most < 3:
        assert refused(state, f"donate {most + 1}") == ("coins-short", {"have": coins, "need": most + 1}, "ND 3")


def test_notre_dame_takes_the_last_marker_of_the_own_supply() -> None:
    """ND 5: as long as there is one, none is moved from elsewhere."""
    red: dict[str, Value] = {"coins": 2, "own_supply": 1, "markers": sectors(bank=2, hotel=1)}
    state = do(played("notre-dame", red), "donate 2")
    assert over_to_yellow(state)
    assert (me(state).own_supply, markers(state)) == (0, {**sectors(bank=2, hotel=1), "notre-dame": 1})


def test_notre_dame_without_donation() -> None:
    """ND 5, ND R-MUST: the one card that may be left without effect though there are markers: no marker is placed."""
    before = playing("notre-dame", {"coins": 3, "own_supply": 4})
    assert heard(before, "without-effect", "play notre-dame", "none") == [{"party": RED, "card": "notre-dame"}]
    state = do(before, "play notre-dame", "none")
    assert (me(state).coins, me(state).on_notre_dame, me(state).own_supply) == (3, 0, 4)
    assert over_to_yellow(state)


def test_notre_dame_twice_in_a_round() -> None:
    """ND 5: several Notre Dame cards, one marker and one donation each."""
    others: dict[str, Side] = {"yellow": {"hand": ["yellow park", "yellow hotel"]}}
    red: dict[str, Value] = {"coins": 5, "own_supply": 3, "hand": ["red notre-dame", "yellow notre-dame"]}
    state = playing("notre-dame", red, others=others)
    assert state.prompt(RED).title.args == {"nth": 1}
    do(state, "play notre-dame", "donate 2", "yellow: play park")
    assert state.prompt(RED).title.args == {"nth": 2}
    do(state, "play notre-dame", "donate 3")
    assert (prestige(state), me(state).coins, me(state).on_notre_dame, me(state).own_supply) == (9, 0, 2, 1)


def test_notre_dame_with_an_empty_own_supply() -> None:
    """ND 5, ND T17: first the donation, then where the marker comes from; then it must come."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 0, "markers": sectors(hospital=2, park=2, notre_dame=1)}
    state = played("notre-dame", red)
    assert can(state) == ["none", "donate 1", "donate 2", "donate 3"]
    do(state, "donate 3")
    assert (question(state), can(state)) == ("relocate", ["from park", "from hospital"])
    assert refused(state, "none") == ("must-be-chosen", {}, "ND R-OPT")
    assert refused(state, "from notre-dame") == ("same-place", {"place": "notre-dame"}, "ND 5")
    hospital = do(state.copy(), "from hospital")
    assert (count(hospital, "hospital"), me(hospital).on_notre_dame, prestige(hospital)) == (1, 2, 6 + 1)
    park = do(state.copy(), "from park")
    assert (prestige(park), me(park).coins) == (6, 0)


def test_notre_dame_without_any_marker() -> None:
    """ND R-RELOC: no marker could come, so no donation is possible; the friend is no marker for Notre Dame."""
    red: dict[str, Value] = {"coins": 3, "own_supply": 0, "friend": "bank", "markers": sectors(notre_dame=2)}
    before = playing("notre-dame", red)
    assert heard(before, "without-effect", "play notre-dame") == [{"party": RED, "card": "notre-dame"}]
    state = do(before, "play notre-dame")
    assert over_to_yellow(state)
    assert (me(state).coins, me(state).on_notre_dame) == (3, 2)


# --- the own supply is empty ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SECTORS)
def test_a_marker_of_the_own_supply_must_be_placed(card: str) -> None:
    """ND R-MUST: nothing is asked before, and nothing can be declined."""
    before = playing(card, {"own_supply": 1, "markers": sectors(bank=1, hotel=1)})
    assert told(before, f"play {card}")[1].kind == "marker-placed"
    assert me(do(before, f"play {card}")).own_supply == (1 if card == "cloister-school" else 0)


@pytest.mark.parametrize(
    ("card", "source", "after"),
    [
        ("bank", "hotel", (3 + 2, 0, 4, 0)),
        ("bank", "notre-dame", (3 + 2, 0, 4, 0)),
        ("residence", "hotel", (3, 0, 4, 2 + 1)),
        ("residence", "park", (3, 0, 4, 2)),
        ("cloister-school", "park", (3, 1, 4, 0)),
        ("park", "residence", (3, 0, 3, 0)),
        ("hospital", "notre-dame", (3, 0, 3, 0)),
    ],
)
def test_a_marker_may_be_moved_instead(card: str, source: str, after: tuple[int, int, int, int]) -> None:
    """ND 5, ND T17, ND R-PARKT: from another sector or from Notre Dame; counts are taken after the move."""
    on_board = sectors(bank=1, residence=1, hotel=2, park=2, notre_dame=1)
    state = played(card, {"coins": 3, "own_supply": 0, "rat": 4, "markers": on_board})
    assert question(state) == "relocate"
    places = [place for place in (*SECTORS, "notre-dame") if on_board.get(place) and place != card]
    assert can(state) == ["none", *(f"from {place}" for place in places)]
    do(state, f"from {source}")
    assert (me(state).coins, me(state).own_supply, me(state).rat, prestige(state)) == after
    assert markers(state).get(source, 0) == on_board[source] - 1
    assert markers(state)[card] == on_board.get(card, 0) + 1
    assert me(state).general_supply == 7 - after[1]


def test_moving_a_marker_may_be_declined() -> None:
    """ND R-RELOC: the card is then played without effect."""
    before = playing("bank", {"coins": 3, "own_supply": 0, "markers": sectors(hotel=2, bank=1)})
    assert heard(before, "without-effect", "play bank", "none") == [{"party": RED, "card": "bank"}]
    state = do(before, "play bank", "none")
    assert (me(state).coins, markers(state)) == (3, sectors(hotel=2, bank=1))
    assert over_to_yellow(state)


def test_what_may_be_moved() -> None:
    """ND 5, ND R-RELOC: not from the sector of the card, not from where nothing lies, never the friend."""
    red: dict[str, Value] = {"own_supply": 0, "markers": sectors(bank=2, hotel=1), "friend": "park"}
    state = played("bank", red)
    assert can(state) == ["none", "from hotel"]
    assert refused(state, "from bank") == ("same-place", {"place": "bank"}, "ND 5")
    assert refused(state, "from park") == ("no-marker-there", {"place": "park", "have": 0, "need": 1}, "ND 5")


@pytest.mark.parametrize("on_board", [{}, sectors(bank=3)])
def test_nothing_to_move(on_board: dict[str, int]) -> None:
    """ND R-RELOC: no marker, or only in the sector of the card itself: no effect, and nobody is asked."""
    before = playing("bank", {"coins": 3, "own_supply": 0, "markers": on_board, "friend": "hotel"})
    assert heard(before, "without-effect", "play bank") == [{"party": RED, "card": "bank"}]
    state = do(before, "play bank")
    assert (me(state).coins, markers(state)) == (3, on_board)
    assert over_to_yellow(state)


# --- the trusted friend -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "on_board", "after"),
    [
        ("bank", sectors(bank=2), (3 + 3, 0, 4, 0)),
        ("bank", {}, (3 + 1, 0, 4, 0)),
        ("residence", sectors(residence=2, park=2), (3, 0, 4, 3 + 1)),
        ("cloister-school", sectors(cloister_school=1), (3, 2, 4, 0)),
        ("park", sectors(park=1), (3, 0, 3, 0)),
        ("hospital", {}, (3, 0, 3, 0)),
    ],
)
@pytest.mark.parametrize("at_work", ["", "hotel"])
def test_trusted_friend(target: str, on_board: dict[str, int], after: tuple[int, int, int, int], at_work: str) -> None:
    """ND 5, ND T05: no marker, also with an empty own supply; the friend moves, and counts in the sector that acts."""
    state = played("trusted-friend", {"coins": 3, "own_supply": 0, "rat": 4, "markers": on_board, "friend": at_work})
    assert can(state) == [f"to {sector}" for sector in SECTORS if sector != at_work]
    do(state, f"to {target}")
    assert (me(state).coins, me(state).own_supply, me(state).rat, prestige(state)) == after
    assert (friend(state), markers(state)) == (target, on_board)
    assert over_to_yellow(state)


def test_trusted_friend_to_hotel_and_carriage_house() -> None:
    """ND 5: the friend counts for the threshold of the hotel and for the steps of the carriage."""
    red: dict[str, Value] = {"rat": 3, "markers": sectors(hotel=2, carriage_house=1)}
    hotel = do(played("trusted-friend", red), "to hotel")
    assert hotel.prompt(RED).title.args == {"picks": 2}
    carriage = do(played("trusted-friend", red), "to carriage-house")
    assert carriage.prompt(RED).title.args == {"steps": 2}


def test_trusted_friend_must_go_elsewhere() -> None:
    """ND 5, ND R-MUST: to another sector than where it stands, never to Notre Dame; staying is not possible."""
    state = played("trusted-friend", {"friend": "bank"})
    assert refused(state, "to bank") == ("same-place", {"place": "bank"}, "ND 5")
    assert refused(state, "none")[0] == "not-now"
    assert not any("notre-dame" in answer for answer in can(state))


def test_trusted_friend_out_of_the_park() -> None:
    """ND R-PARKT: it no longer counts there when the residence is resolved."""
    state = do(played("trusted-friend", {"friend": "park", "markers": sectors(park=1)}), "to residence")
    assert prestige(state) == 1


# --- what all cards share ---------------------------------------------------------------------------------------------


def test_each_card_has_a_test() -> None:
    """ND 5: nine of them."""
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert len(game().words.things["card"]) == 9
    assert all(card.replace("-", "_") in names for card in game().words.things["card"])


def test_a_card_of_another_colour_is_played_like_an_own_one() -> None:
    """ND 3, ND P-SAME: one action for equal cards; the own one leaves the hand first, and is public with its colour."""
    others: dict[str, Side] = {"yellow": {"hand": ["yellow park", "yellow hotel"]}}
    red: dict[str, Value] = {"hand": ["red bank", "yellow bank"]}
    state = playing("bank", red, others=others)
    assert [answer for answer in can(state) if answer == "play bank"] == ["play bank"]
    assert heard(state, "card-played", "play bank") == [{"party": RED, "card": "bank", "colour": "red"}]
    do(state, "play bank", "yellow: play park")
    assert heard(state, "card-played", "play bank") == [{"party": RED, "card": "bank", "colour": "yellow"}]


NEVER_ZERO = {
    "markers-moved": "markers",
    "markers-placed": "markers",
    "markers-returned": "markers",
    "markers-gained": "markers",
    "coins-gained": "coins",
    "coins-taken": "coins",
    "coins-missing": "coins",
    "coins-paid": "coins",
    "prestige-gained": "prestige",
    "prestige-lost": "prestige",
    "rat-back": "spaces",
}


@pytest.mark.parametrize("edition", ["2007", "2007-rio-grande", "2017"])
def test_nothing_is_told_of_nothing(edition: str) -> None:
    """ND R-PARK0: what was not gained, paid, moved or lost is no event."""
    for seats in (2, 3, 5):
        allowed = ["new-persons-1", "new-persons-2"]
        record = Record(start(seats, 4, edition=edition, expansions=allowed, **{"new-persons-allowed": allowed}))
        luck = Luck.of(f"{edition} {seats}")
        while not record.state.over:
            seat = record.state.actors[0]
            legal = record.state.legal(seat)
            record.play(seat, legal[luck.below(len(legal))])
        amounts = [event.args[NEVER_ZERO[event.kind]] for event in record.events(None) if event.kind in NEVER_ZERO]
        assert len(amounts) > 50
        assert all(isinstance(amount, int) and amount > 0 for amount in amounts)
