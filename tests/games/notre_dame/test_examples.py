"""The worked examples of the rulebooks and the cases derived from the rules (ND 10), one test for each id."""

from __future__ import annotations

import pytest

from parvis.core.records import Record
from tests.games.notre_dame.tables import (
    at,
    can,
    count,
    do,
    first_answers,
    friend,
    game,
    heard,
    markers,
    me,
    message_at,
    plain,
    prestige,
    question,
    refused,
    start,
    table,
    taken,
)

pytestmark = pytest.mark.both_forms

EDITIONS = ("2007", "2007-rio-grande", "2017")


def test_t01_cloister() -> None:
    """ND T01, ND 5: count 3 gives 3 markers, own supply net +2; next time count 4 gives 4."""
    state = at("""
        seats = 2
        yellow = { hand = ["park"] }
        question = { ask = "play-card", seat = "red" }
        [red]
        own-supply = 2
        markers = { cloister-school = 2 }
        hand = ["cloister-school", "yellow cloister-school"]
    """)
    do(state, "play cloister-school")
    assert count(state, "cloister-school") == 3
    assert (me(state).own_supply, me(state).general_supply) == (4, 7)
    do(state, "yellow: play park", "red: play cloister-school")
    assert count(state, "cloister-school") == 4
    assert (me(state).own_supply, me(state).general_supply) == (7, 3)


MIXES = [
    (("coin", "coin"), (2, 0, 0)),
    (("marker", "marker"), (0, 2, 0)),
    (("coin", "marker"), (1, 1, 0)),
    (("coin", "rat"), (1, 0, 1)),
    (("rat", "rat"), (0, 0, 2)),
]
"""Two picks, and what they bring in coins, markers and spaces of the rat."""


@pytest.mark.parametrize(("picks", "brings"), MIXES)
@pytest.mark.parametrize("edition", ["2007", "2007-rio-grande"])
def test_t02_hotel_2007(edition: str, picks: tuple[str, str], brings: tuple[int, int, int]) -> None:
    """ND T02, ND 5, ND 9: count 3 gives exactly one pick, count 4 two, in any mix."""
    state = at(f"""
        seats = 2
        edition = "{edition}"
        red = {{ own-supply = 4, coins = 3, rat = 5, markers = {{ hotel = 2 }}, hand = ["hotel", "yellow hotel"] }}
        yellow = {{ hand = ["park"] }}
        question = {{ ask = "play-card", seat = "red" }}
    """)
    do(state, "play hotel")
    assert count(state, "hotel") == 3
    do(state, "marker")
    assert (question(state), state.actors) == ("play-card", [1])
    assert (me(state).own_supply, me(state).coins, me(state).rat) == (4, 3, 5)
    do(state, "yellow: play park", "red: play hotel")
    assert count(state, "hotel") == 4
    do(state, *picks)
    assert (question(state), state.actors) == ("play-card", [1])
    gained = (me(state).coins - 3, me(state).own_supply - 3, 5 - me(state).rat)
    assert gained == brings


@pytest.mark.parametrize(("picks", "brings"), MIXES)
def test_t03_hotel_2017(picks: tuple[str, str], brings: tuple[int, int, int]) -> None:
    """ND T03, ND 5, ND 9: count 2 gives one pick, count 3 two."""
    state = at("""
        seats = 2
        edition = "2017"
        red = { own-supply = 4, coins = 3, rat = 5, markers = { hotel = 1 }, hand = ["hotel", "yellow hotel"] }
        yellow = { hand = ["park"] }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play hotel")
    assert count(state, "hotel") == 2
    do(state, "marker")
    assert (question(state), state.actors) == ("play-card", [1])
    do(state, "yellow: play park", "red: play hotel")
    assert count(state, "hotel") == 3
    do(state, *picks)
    assert (question(state), state.actors) == ("play-card", [1])
    gained = (me(state).coins - 3, me(state).own_supply - 3, 5 - me(state).rat)
    assert gained == brings


@pytest.mark.parametrize("edition", EDITIONS)
def test_t04_hotel_at_rat_0(edition: str) -> None:
    """ND T04, ND 5: rat_back is not offered at rat 0; from 4 it leads to 3."""
    for rat in (0, 4):
        state = at(f"""
            seats = 2
            edition = "{edition}"
            red = {{ rat = {rat}, hand = ["hotel"] }}
            question = {{ ask = "play-card", seat = "red" }}
        """)
        do(state, "play hotel")
        if rat == 0:
            assert can(state) == ["coin", "marker"]
            assert refused(state, "rat") == ("rat-at-start", {"have": 0, "need": 1}, "ND R-CHOICE")
        else:
            assert can(state) == ["coin", "marker", "rat"]
            assert me(do(state, "rat")).rat == 3


def test_t05_friend_to_bank() -> None:
    """ND T05, ND 5 (trusted friend): no marker is placed; 2 markers and the friend give 3 coins."""
    state = at("""
        seats = 2
        red = { own-supply = 4, coins = 1, markers = { bank = 2 }, hand = ["trusted-friend"] }
        question = { ask = "play-card", seat = "red" }
    """)
    assert friend(state) == ""
    do(state, "play trusted-friend", "to bank")
    assert (me(state).coins, me(state).own_supply) == (4, 4)
    assert (friend(state), count(state, "bank"), markers(state)) == ("bank", 3, {"bank": 2})


def test_t06_message_set() -> None:
    """ND T06, ND 5 (set rule): after violet, green and red only blue; after blue every colour, also blue again."""
    state = at("""
        colours = ["red", "blue"]
        empty-boroughs = ["violet", "green"]
        blue = { hand = ["park"] }
        question = { ask = "play-card", seat = "red" }
        [red]
        markers = { carriage-house = 6 }
        messages = ["violet coin", "green coin", "red coin"]
        hand = ["carriage-house", "blue carriage-house"]
        [board]
        "1.il" = "red rat"
        "2.il" = "violet rat"
        "3.il" = "blue coin"
        "3.ir" = "blue rat"
        "4.il" = "green rat"
    """)
    do(state, "play carriage-house")
    for market in ("1.il", "2.il", "4.il"):
        entered = do(state.copy(), f"drive {market}")
        assert question(entered) == "play-card"
        assert me(entered).carriage.id == market
    assert question(do(state, "drive 3.il")) == "take-message"
    do(state, "take")
    assert sorted(taken(state)) == ["blue coin", "green coin", "red coin", "violet coin"]
    do(state, "blue: play park", "red: play carriage-house")
    for market in ("1.il", "2.il", "3.ir", "4.il"):
        assert question(do(state.copy(), f"drive {market}")) == "take-message"


def test_t07_message_exception() -> None:
    """ND T07, ND 5 (set rule): as T06, but no blue left on the board: red, violet, green may be taken."""
    state = at("""
        colours = ["red", "violet", "blue", "green"]
        violet = { messages = ["blue coin", "blue rat", "violet rat", "green rat", "red rat"] }
        blue = { messages = ["blue marker"] }
        green = { messages = ["blue prestige"] }
        board = { "1.il" = "red marker", "2.il" = "violet marker", "4.il" = "green marker" }
        question = { ask = "play-card", seat = "red" }
        [red]
        markers = { carriage-house = 6 }
        messages = ["violet coin", "green coin", "red coin"]
        hand = ["carriage-house"]
    """)
    do(state, "play carriage-house")
    for market in ("1.il", "2.il", "4.il"):
        assert question(do(state.copy(), f"drive {market}")) == "take-message"


def test_t08_carriage_1() -> None:
    """ND T08, ND 5 (carriage): one step to a neighbour's message; two steps then reach all other colours."""
    state = at("""
        seats = 4
        red = { hand = ["park"] }
        yellow = { own-supply = 2, carriage = "2.c", hand = ["carriage-house", "red carriage-house"] }
        green = { hand = ["park"] }
        blue = { hand = ["park"] }
        board = { "1.il" = "red marker", "1.ir" = "red coin", "1.ol" = "red rat", "1.or" = "red prestige" }
        question = { ask = "play-card", seat = "yellow" }
    """)
    do(state, "play carriage-house")
    assert message_at(state, "1.il") == "red marker"
    do(state, "drive 1.il", "take")
    assert (prestige(state, 1), me(state, 1).own_supply, me(state, 1).general_supply) == (2, 2, 11)
    assert (message_at(state, "1.il"), taken(state, 1)) == ("", ["red marker"])
    do(state, "green: play park", "blue: play park", "red: play park", "yellow: play carriage-house")
    assert count(state, "carriage-house", 1) == 2
    takeable: set[str] = set()
    entered: set[str] = set()
    for answer in can(state):
        lying = message_at(state, answer.removeprefix("drive "))
        if lying:
            (takeable if question(do(state.copy(), answer)) == "take-message" else entered).add(lying.split()[0])
    assert takeable == {"yellow", "green", "blue"}
    assert entered == {"red"}


def test_t09_carriage_2() -> None:
    """ND T09, ND 5 (carriage): stopping where another carriage stands or no message lies; then nothing is taken."""
    state = at("""
        seats = 3
        red = { carriage = "1.c", markers = { carriage-house = 3 }, hand = ["carriage-house"] }
        yellow = { carriage = "2.il", messages = ["red coin", "yellow prestige"] }
        green = { carriage = "3.ir" }
        board = { "1.or" = "", "2.il" = "", "3.ir" = "green prestige" }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play carriage-house")
    for market in ("2.il", "2.c", "1.or"):
        stopped = do(state.copy(), f"drive {market}")
        assert me(stopped).carriage.id == market
        assert (question(stopped), prestige(stopped), taken(stopped)) == ("play-card", 0, [])
    beside = do(state.copy(), "drive 3.ir", "take")
    assert (prestige(beside), taken(beside)) == (4, ["green prestige"])


def test_t10_park() -> None:
    """ND T10, ND 5 (park): the second marker moves the rat back by 1 and gives no prestige."""
    state = at("""
        seats = 2
        red = { rat = 4, prestige = 5, markers = { park = 1 }, hand = ["park"] }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play park")
    assert (count(state, "park"), me(state).rat, prestige(state)) == (2, 3, 5)


def test_t11_park_and_residence() -> None:
    """ND T11, ND 4: park 2, third marker into the residence: 3 + 1 = 4."""
    state = at("""
        seats = 2
        red = { markers = { park = 2, residence = 2 }, hand = ["residence"] }
        question = { ask = "play-card", seat = "red" }
    """)
    assert heard(state, "prestige-gained", "play residence") == [{"party": 0, "prestige": 3, "bonus": 1}]
    assert prestige(do(state, "play residence")) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_t12_park_and_advocate(edition: str) -> None:
    """ND T12, ND 4, ND 8 (advocate): park 2, 5 messages: 6 + 1 = 7."""
    state = at(f"""
        seats = 2
        edition = "{edition}"
        round = 4
        persons = ["monk", "fool", "advocate"]
        empty-boroughs = ["green", "blue"]
        question = {{ ask = "hire", seat = "red" }}
        [red]
        markers = {{ park = 2 }}
        messages = ["red coin", "red rat", "yellow coin", "green coin", "blue coin"]
    """)
    assert prestige(do(state, "hire advocate")) == 7


def test_t13_park_and_donation() -> None:
    """ND T13, ND 4, ND 5 (Notre Dame): park 5, donate 2: 3 + 2 = 5."""
    state = at("""
        seats = 2
        red = { coins = 3, markers = { park = 5 }, hand = ["notre-dame"] }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play notre-dame", "donate 2")
    assert (prestige(state), me(state).coins, me(state).on_notre_dame) == (5, 1, 1)


def test_t14_park_and_notre_dame() -> None:
    """ND T14, ND 4, ND 6: at the end of round 9, park 6, 2 own markers worth 3 each: 6 + 3 = 9, once."""
    state = at("""
        seats = 4
        round = 9
        persons = ["minstrel", "money-lender", "carpenter"]
        red = { coins = 1, markers = { park = 6, notre-dame = 2 } }
        yellow = { coins = 0, markers = { notre-dame = 1 } }
        green = { coins = 0 }
        blue = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "none")
    assert state.over
    assert [prestige(state, seat) for seat in range(4)] == [9, 3, 0, 0]


@pytest.mark.parametrize(("park", "green"), [(0, 6), (2, 7)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_t15_notre_dame(edition: str, park: int, green: int) -> None:
    """ND T15, ND 6: value 10, 2 green and 1 blue: 6 and 3; with 2 in the park (F07) green gains 7; all go home."""
    state = at(f"""
        seats = 4
        edition = "{edition}"
        round = 3
        persons = ["minstrel", "money-lender", "night-watchman"]
        red = {{ coins = 1 }}
        yellow = {{ coins = 0 }}
        green = {{ coins = 0, own-supply = 4, markers = {{ park = {park}, notre-dame = 2 }} }}
        blue = {{ coins = 0, own-supply = 4, markers = {{ notre-dame = 1 }} }}
        question = {{ ask = "hire", seat = "red" }}
    """)
    assert table(state).points_per_marker == 3
    assert heard(state, "notre-dame-scored", "none") == [{"party": -1, "points": 3, "markers": 3}]
    do(state, "none")
    assert [prestige(state, seat) for seat in range(4)] == [0, 0, green, 3]
    assert [me(state, seat).on_notre_dame for seat in (2, 3)] == [0, 0]
    assert (me(state, 2).general_supply, me(state, 3).general_supply) == (10 - park, 10)
    assert (me(state, 2).own_supply, me(state, 3).own_supply) == (4, 4)


@pytest.mark.parametrize(("coins", "points"), [(1, 1), (2, 3), (3, 6)])
def test_t16_donation(coins: int, points: int) -> None:
    """ND T16, ND 5 (Notre Dame): 1 -> 1, 2 -> 3, 3 -> 6; without a donation no marker is placed, the card is gone."""
    state = at("""
        seats = 2
        red = { own-supply = 4, coins = 3, hand = ["notre-dame"] }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play notre-dame")
    assert can(state) == ["none", "donate 1", "donate 2", "donate 3"]
    given = do(state.copy(), f"donate {coins}")
    assert (prestige(given), me(given).coins) == (points, 3 - coins)
    assert (me(given).own_supply, markers(given)) == (3, {"notre-dame": 1})
    kept = do(state, "none")
    assert (prestige(kept), me(kept).coins, me(kept).own_supply, markers(kept)) == (0, 3, 4, {})
    assert ([entry.card.id for entry in me(kept).played], me(kept).hand_size) == (["notre-dame"], 2)


def test_t17_empty_supply() -> None:
    """ND T17, ND 5 (own supply empty): a marker moves hospital -> Notre Dame, then donation; phase 5 counts 1 less."""
    state = at("""
        seats = 2
        persons = ["minstrel", "fool", "bishop"]
        yellow = { hand = ["park", "red residence"] }
        question = { ask = "play-card", seat = "red" }
        [red]
        own-supply = 0
        rat = 5
        markers = { hospital = 2 }
        hand = ["notre-dame", "yellow trusted-friend"]
    """)
    do(state, "play notre-dame", "donate 3")
    assert (prestige(state), me(state).coins, me(state).own_supply) == (6, 0, 0)
    assert markers(state) == {"hospital": 1, "notre-dame": 1}
    do(state, "yellow: play park", "red: play trusted-friend", "to park", "yellow: play residence", "yellow: none")
    assert table(state).round == 2
    assert me(state).rat == 5 - 1 + 4 - 1


@pytest.mark.parametrize(
    ("edition", "rat", "hospital", "after"),
    [
        ("2007", 4, "hospital = 2", 5),
        ("2017", 4, "hospital = 2", 5),
        ("2007", 6, "", 9),
        ("2007-rio-grande", 6, "", 9),
        ("2017", 3, "", 6),
        ("2007", 5, "hospital = 3, friend", 4),
        ("2017", 5, "hospital = 3, friend", 4),
    ],
)
def test_t18_plague(edition: str, rat: int, hospital: str, after: int) -> None:
    """ND T18, ND 7: rats 2 + 0 + 1 = 3, less the hospital with the friend; 9 is no penalty."""
    there, _, helped = hospital.partition(", ")
    state = at(f"""
        seats = 2
        edition = "{edition}"
        round = 4
        persons = ["doctor", "minstrel", "beggar-king"]
        red = {{ prestige = 5, rat = {rat}, markers = {{ {there} }}{', friend = "hospital"' if helped else ""} }}
        yellow = {{ coins = 0 }}
        question = {{ ask = "hire", seat = "red" }}
    """)
    assert table(state).plague_value == 3
    before = markers(state)
    do(state, "none")
    assert (me(state).rat, prestige(state), markers(state)) == (after, 5, before)


def test_t19_plague_7() -> None:
    """ND T19, ND 7: 10 and 16 are the same penalty, once; 9 is none."""
    state = at("""
        seats = 3
        round = 7
        persons = ["hostess", "fool", "mayor"]
        red = { coins = 1, prestige = 8, rat = 5, markers = { hospital = 2 } }
        yellow = { coins = 0, prestige = 8, rat = 9, markers = { bank = 3, park = 1 } }
        green = { coins = 0, prestige = 8, rat = 4, friend = "hospital", markers = { hospital = 1 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert table(state).plague_value == 7
    overrun = heard(state, "plague-overflow", "none")
    assert [event["party"] for event in overrun] == [0, 1]
    do(state, "none")
    assert [me(state, seat).rat for seat in range(3)] == [9, 9, 9]
    assert [prestige(state, seat) for seat in range(3)] == [6, 6, 8]
    assert [markers(state, seat) for seat in range(3)] == [{"hospital": 1}, {"bank": 2, "park": 1}, {"hospital": 1}]


def test_t20_doctor() -> None:
    """ND T20, ND 7, ND 8 (doctor): rats 6, hospital 2, rat 7: hired 5; not hired 11, so 9 and the penalty."""
    state = at("""
        seats = 2
        round = 4
        persons = ["doctor", "hostess", "beggar-king"]
        red = { coins = 1, prestige = 4, rat = 7, friend = "hospital", markers = { hospital = 1, bank = 3 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    assert table(state).plague_value == 6
    hired = do(state.copy(), "hire doctor")
    assert (me(hired).rat, prestige(hired), markers(hired)) == (5, 4, {"hospital": 1, "bank": 3})
    alone = do(state, "none")
    assert (me(alone).rat, prestige(alone), markers(alone)) == (9, 2, {"hospital": 1, "bank": 2})


@pytest.mark.parametrize("edition", EDITIONS)
def test_t21_fool(edition: str) -> None:
    """ND T21, ND 8 (fool): bank -> carriage house that held 2: the carriage moves up to 3 and takes a message."""
    state = at(f"""
        seats = 4
        edition = "{edition}"
        persons = ["monk", "fool", "bishop"]
        red = {{ carriage = "1.c", markers = {{ bank = 2, carriage-house = 2 }} }}
        board = {{ "3.il" = "green prestige" }}
        question = {{ ask = "hire", seat = "red" }}
    """)
    do(state, "hire fool", "from bank", "to carriage-house")
    assert markers(state) == {"bank": 1, "carriage-house": 3}
    prompt = state.prompt(0)
    assert (prompt.kind, prompt.title.args["steps"]) == ("drive", 3)
    do(state, "drive 3.il", "take")
    assert (prestige(state), taken(state), me(state).carriage.id) == (4, ["green prestige"], "3.il")


def test_t22_beggar_king() -> None:
    """ND T22, ND 8 (beggar king): rat 4 -> 5 prestige."""
    state = at("""
        seats = 2
        round = 4
        persons = ["monk", "fool", "beggar-king"]
        red = { coins = 1, rat = 4 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "hire beggar-king")
    assert (prestige(state), me(state).coins) == (5, 0)


def test_t23_advocate() -> None:
    """ND T23, ND 8 (advocate): 5 messages -> 6."""
    state = at("""
        seats = 2
        round = 4
        persons = ["monk", "fool", "advocate"]
        empty-boroughs = ["green", "blue"]
        red = { messages = ["red coin", "red rat", "yellow coin", "green coin", "blue coin"] }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire advocate")) == 6


def test_t24_lady() -> None:
    """ND T24, ND 8 (lady of the court): carriage house 5, hotel 5, others less -> 5, not 10."""
    state = at("""
        seats = 2
        round = 7
        persons = ["monk", "fool", "lady-of-the-court"]
        red = { own-supply = 0, friend = "hotel", markers = { carriage-house = 5, hotel = 4, bank = 2 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire lady-of-the-court")) == 5


COACH = [("prestige", (8, 0, 0)), ("marker", (4, 2, 0)), ("coin", (1, 0, 1))]


@pytest.mark.parametrize(("repeated", "brings"), COACH)
def test_t25_coachman(repeated: str, brings: tuple[int, int, int]) -> None:
    """ND T25, ND 8 (coachman): 8 prestige, or 4 prestige and 2 markers, or 1 prestige and 1 coin."""
    state = at("""
        seats = 2
        expansions = ["new-persons-1"]
        round = 4
        persons = ["monk", "fool", "coachman"]
        empty-boroughs = ["green", "blue"]
        question = { ask = "hire", seat = "red" }
        [red]
        coins = 3
        own-supply = 4
        messages = ["red prestige", "yellow prestige", "green marker", "blue marker", "red coin"]
    """)
    do(state, "hire coachman")
    assert sorted(can(state)) == ["repeat coin", "repeat marker", "repeat prestige"]
    do(state, f"repeat {repeated}")
    assert (prestige(state), me(state).own_supply - 4, me(state).coins - 2) == brings


def test_t26_guard() -> None:
    """ND T26, ND 8 (guard): 5 own markers in the general supply -> 6."""
    state = at("""
        seats = 2
        expansions = ["new-persons-1"]
        round = 7
        persons = ["monk", "fool", "guard"]
        red = { own-supply = 9, general-supply = 5 }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire guard")) == 6


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_t27_draft(seats: int) -> None:
    """ND T27, ND 3 (draft): one card of the own colour, one of the right neighbour, one of two seats to the right."""
    state = start(seats)
    while question(state) == "draft":
        do(state, can(state)[0])
    for seat in range(seats):
        owners = [me(state, (seat - step) % seats).colour.id for step in range(3)]
        assert [card.colour.id for card in me(state, seat).hand or []] == owners
        assert len(set(owners)) == 3


def test_t28_draft_2_players() -> None:
    """ND T28, ND 3 (draft): two own cards and one of the opponent."""
    state = start(2)
    while question(state) == "draft":
        do(state, can(state)[-1])
    colours = [sorted(card.colour.id for card in me(state, seat).hand or []) for seat in range(2)]
    assert colours == [["red", "red", "yellow"], ["red", "yellow", "yellow"]]


@pytest.mark.parametrize(("seats", "messages"), [(2, 16), (3, 12), (4, 16), (5, 20)])
def test_t29_setup(seats: int, messages: int) -> None:
    """ND T29, ND 2: own supply 4, general 10, coins 3, rat 0; 4 messages per borough, 16 with two players."""
    state = start(seats)
    for seat in range(seats):
        player = me(state, seat)
        assert (player.own_supply, player.general_supply, player.coins, player.rat) == (4, 10, 3, 0)
    lying = [[m for m in borough.markets if m.message is not None] for borough in table(state).boroughs]
    assert [len(borough) for borough in lying] == [4] * len(lying)
    assert sum(len(borough) for borough in lying) == messages


@pytest.mark.parametrize("seats", [2, 5])
def test_t30_schedule(seats: int) -> None:
    """ND T30, ND 3: each brown card once per period; gray A, A, A, B, B, B, C, C, C; periods end after 3, 6, 9."""
    record = first_answers(Record.of(game(), seats, 3), 9)
    opened, ended, rounds = [], [], 0
    for event in record.events(None):
        if event.kind == "round-begins":
            rounds += 1
        elif event.kind == "persons-open":
            persons = plain(event.args["persons"])
            assert isinstance(persons, list)
            opened.append(persons)
        elif event.kind == "period-ends":
            ended.append(rounds)
    assert ended == [3, 6, 9]
    for period in range(3):
        browns = sorted(card for persons in opened[3 * period : 3 * period + 3] for card in persons[:2])
        assert browns == ["doctor", "fool", "hostess", "minstrel", "money-lender", "monk"]
    letters = {"city-guard": "A", "night-watchman": "A", "bishop": "A"}
    letters |= {"guild-master": "B", "beggar-king": "B", "advocate": "B"}
    letters |= {"lady-of-the-court": "C", "mayor": "C", "carpenter": "C"}
    assert "".join(letters[persons[2]] for persons in opened) == "AAABBBCCC"


# --- derived cases ------------------------------------------------------------------------------------------------


def test_d01_floor() -> None:
    """ND D01, ND 7: rat 2, plague 1, hospital 4 -> 0, not -1."""
    state = at("""
        seats = 2
        round = 4
        persons = ["minstrel", "money-lender", "beggar-king"]
        red = { rat = 2, markers = { hospital = 4 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    assert table(state).plague_value == 1
    assert me(do(state, "none")).rat == 0


def test_d02_nine_is_safe() -> None:
    """ND D02, ND 7: rat 9, doctor, hospital 0 -> 9, no penalty; without the doctor the penalty."""
    state = at("""
        seats = 2
        round = 4
        persons = ["doctor", "minstrel", "beggar-king"]
        red = { prestige = 6, rat = 9, markers = { bank = 2 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    hired = do(state.copy(), "hire doctor")
    assert (me(hired).rat, prestige(hired), markers(hired)) == (9, 6, {"bank": 2})
    assert prestige(do(state, "none")) == 4


def test_d03_tie_of_sectors() -> None:
    """ND D03, ND 7: bank 3, hotel 2 + friend tie; the player picks; the hotel loses a marker, the friend stays."""
    state = at("""
        seats = 2
        round = 4
        persons = ["hostess", "doctor", "guild-master"]
        red = { prestige = 6, rat = 5, friend = "hotel", markers = { bank = 3, hotel = 2, park = 1 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "none")
    assert (question(state), can(state)) == ("plague-loss", ["from bank", "from hotel"])
    code, args, rule = refused(state, "from park")
    assert (code, args, rule) == ("not-fullest", {"place": "park", "have": 1, "need": 3}, "ND 7")
    do(state, "from hotel")
    assert (markers(state), friend(state), prestige(state)) == ({"bank": 3, "hotel": 1, "park": 1}, "hotel", 4)


def test_d04_friend_alone() -> None:
    """ND D04, ND 7: the fullest sector is the friend alone, no markers in the borough -> -2 prestige only."""
    state = at("""
        seats = 2
        round = 4
        persons = ["hostess", "doctor", "guild-master"]
        red = { own-supply = 4, prestige = 6, rat = 5, friend = "bank", markers = { notre-dame = 1 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "none")
    assert (me(state).rat, prestige(state), friend(state)) == (9, 4, "bank")
    assert (markers(state), me(state).general_supply) == ({"notre-dame": 1}, 9)


def test_d05_thirteen_markers() -> None:
    """ND D05, ND 6, ND 4: 13 markers on Notre Dame, 12 // 13 = 0 each, and no park bonus."""
    state = at("""
        seats = 5
        round = 3
        persons = ["minstrel", "money-lender", "night-watchman"]
        red = { coins = 1, markers = { notre-dame = 3, park = 4 } }
        yellow = { coins = 0, markers = { notre-dame = 3 } }
        green = { coins = 0, markers = { notre-dame = 3 } }
        blue = { coins = 0, markers = { notre-dame = 2 } }
        violet = { coins = 0, markers = { notre-dame = 2 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert me(state).park_bonus == 2
    do(state, "none")
    assert state.scores() == [0] * 5
    assert [me(state, seat).on_notre_dame for seat in range(5)] == [0] * 5


def test_d06_short_supply() -> None:
    """ND D06, ND 5 (cloister school): count 4, general supply 2 -> 2 markers."""
    state = at("""
        seats = 2
        red = { own-supply = 9, general-supply = 2, markers = { cloister-school = 3 }, hand = ["cloister-school"] }
        question = { ask = "play-card", seat = "red" }
    """)
    do(state, "play cloister-school")
    assert count(state, "cloister-school") == 4
    assert (me(state).own_supply, me(state).general_supply) == (10, 0)


def test_d07_city_guard() -> None:
    """ND D07, ND 8 (city guard): borough 6 markers + friend, Notre Dame 2 -> 9."""
    state = at("""
        seats = 2
        persons = ["monk", "fool", "city-guard"]
        red = { own-supply = 2, friend = "hotel", markers = { bank = 4, hotel = 1, residence = 1, notre-dame = 2 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire city-guard")) == 9


def test_d08_night_watchman() -> None:
    """ND D08, ND 8 (night watchman): markers in 3 sectors, friend in a fourth -> 3."""
    state = at("""
        seats = 2
        persons = ["monk", "fool", "night-watchman"]
        red = { friend = "hotel", markers = { bank = 4, residence = 1, hospital = 1, notre-dame = 1 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire night-watchman")) == 3


@pytest.mark.parametrize(("person", "letter", "points"), [("guild-master", 4, 6), ("mayor", 7, 3), ("carpenter", 7, 4)])
def test_d09_thresholds(person: str, letter: int, points: int) -> None:
    """ND D09, ND 8: counts 2, 2, 1, 0, 3, 0, 0: guild master 6, mayor 3, carpenter 4."""
    state = at(f"""
        seats = 2
        round = {letter}
        persons = ["monk", "fool", "{person}"]
        red = {{ friend = "bank", markers = {{ cloister-school = 2, bank = 1, residence = 1, hotel = 3 }} }}
        question = {{ ask = "hire", seat = "red" }}
    """)
    counts = [entry.count for entry in me(state).sectors]
    assert counts == [2, 2, 1, 0, 3, 0, 0]
    assert prestige(do(state, f"hire {person}")) == points


def test_d10_priest() -> None:
    """ND D10, ND 8 (priest): 1 own marker to Notre Dame, 0 prestige now, counted at the end of the period."""
    state = at("""
        seats = 2
        expansions = ["new-persons-2"]
        round = 3
        persons = ["minstrel", "money-lender", "priest"]
        red = { coins = 1, own-supply = 4, general-supply = 10 }
        yellow = { coins = 1 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "hire priest")
    assert (prestige(state), me(state).coins, me(state).own_supply, me(state).general_supply) == (0, 0, 4, 9)
    assert markers(state) == {"notre-dame": 1}
    do(state, "yellow: none")
    assert (prestige(state), markers(state), me(state).general_supply) == (6, {}, 10)


def test_d11_counsellor() -> None:
    """ND D11, ND 8 (counsellor): 3 coins pay 1 + 1 + 1: hostess twice, 6 prestige and two picks, two gain events."""
    state = at("""
        seats = 2
        expansions = ["new-persons-1"]
        round = 7
        persons = ["hostess", "monk", "counsellor"]
        red = { coins = 3, own-supply = 4, markers = { park = 2 } }
        question = { ask = "hire", seat = "red" }
    """)
    plays = ["hire counsellor", "hire hostess", "marker", "hire hostess", "marker"]
    gain = {"party": 0, "prestige": 3, "bonus": 1}
    assert heard(state, "prestige-gained", *plays) == [gain, gain]
    do(state, *plays)
    assert (prestige(state), me(state).coins, me(state).own_supply) == (8, 0, 6)


def test_d12_gravedigger() -> None:
    """ND D12, ND 8 (gravedigger): rats 6 -> 6, even if the doctor was hired and with a hospital."""
    state = at("""
        seats = 2
        expansions = ["new-persons-1", "new-persons-2"]
        round = 7
        persons = ["doctor", "monk", "gravedigger"]
        red = { coins = 3, markers = { hospital = 2 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert table(state).plague_value == 6
    assert prestige(do(state, "hire gravedigger")) == 6


def test_d13_administrator() -> None:
    """ND D13, ND 8 (administrator): 14 prestige, park 0 -> 28."""
    state = at("""
        seats = 2
        expansions = ["new-persons-1"]
        persons = ["monk", "fool", "administrator"]
        red = { prestige = 14 }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "hire administrator")) == 28
