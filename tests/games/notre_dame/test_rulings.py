"""The rulings on Notre Dame: those of the rules reference (ND 8) and those of the project, each with its own test."""

from __future__ import annotations

import pytest

from parvis.core.records import Record
from parvis.core.state import State
from tests.games.notre_dame.tables import (
    LETTERS,
    at,
    can,
    count,
    do,
    friend,
    game,
    hand,
    heard,
    hiring,
    markers,
    me,
    message_at,
    plain,
    playing,
    prestige,
    question,
    refused,
    start,
    table,
    taken,
    told,
)


def coins(state: State) -> list[int]:
    return [me(state, seat).coins for seat in range(state.seats)]


# --- hiring and playing -------------------------------------------------------------------------------------------

FULL_BOROUGH = "cloister-school = 1, bank = 1, residence = 1, carriage-house = 1, hotel = 1, park = 1, hospital = 1"


@pytest.mark.parametrize(
    ("person", "red"),
    [
        ("night-watchman", f"markers = {{ {FULL_BOROUGH} }}"),
        ("advocate", 'messages = ["red coin"]'),
        ("minstrel", "coins = 3"),
        ("fool", "coins = 3"),
        ("actress", "coins = 3"),
        ("patron", "rat = 0"),
        ("coachman", "coins = 3"),
        ("bell-ringer", "markers = { bank = 1 }"),
    ],
)
def test_r_hire(person: str, red: str) -> None:
    """ND R-HIRE: a person whose effect does nothing may be hired; the coin is paid, nothing happens."""
    state = hiring(person, f"red = {{ {red} }}")
    before = (markers(state), friend(state), me(state).rat, me(state).general_supply)
    assert f"hire {person}" in can(state)
    do(state, f"hire {person}")
    assert (question(state), state.actors) == ("hire", [1])
    assert (me(state).coins, prestige(state)) == (2, 0)
    assert (markers(state), friend(state), me(state).rat, me(state).general_supply) == before


@pytest.mark.parametrize("card", ["cloister-school", "bank", "residence", "park", "hospital"])
def test_r_must_place_and_act(card: str) -> None:
    """ND R-MUST: with a marker in the own supply nothing is asked: it is placed and the action done."""
    state = playing(f"""
        red = {{ rat = 5, hand = ["{card}"], markers = {{ {card} = 1 }} }}
    """)
    do(state, f"play {card}")
    assert state.actors == [1]
    assert markers(state) == {card: 2}
    assert me(state).own_supply == (5 if card == "cloister-school" else 3)
    outcome = (me(state).coins, prestige(state), me(state).rat)
    assert outcome == {"bank": (5, 0, 5), "residence": (3, 2, 5)}.get(
        card, (3, 0, 5 if card == "cloister-school" else 4)
    )


def test_r_must_marker_comes_from_the_own_supply() -> None:
    """ND R-MUST: no marker is moved on the board while the own supply has one."""
    state = do(
        playing('red = { own-supply = 1, hand = ["carriage-house"], markers = { bank = 3 } }'), "play carriage-house"
    )
    assert question(state) == "drive"
    assert (me(state).own_supply, markers(state)) == (0, {"bank": 3, "carriage-house": 1})


def test_r_must_hotel_pick() -> None:
    """ND R-MUST: the pick of the hotel cannot be declined."""
    state = do(playing('red = { hand = ["hotel"] }'), "play hotel")
    assert can(state) == ["coin", "marker"]
    assert refused(state, "none")[0] == "not-now"


def test_r_must_except_notre_dame() -> None:
    """ND R-MUST: only Notre Dame may be left without effect."""
    state = do(playing('red = { hand = ["notre-dame"] }'), "play notre-dame")
    assert "none" in can(state)
    assert told(state, "none")[-1].kind == "without-effect"


def test_r_must_friend_moves() -> None:
    """ND R-MUST: the friend card always moves the friend, to another sector."""
    state = do(playing('red = { friend = "bank", hand = ["trusted-friend"] }'), "play trusted-friend")
    sectors = ["cloister-school", "residence", "carriage-house", "hotel", "park", "hospital"]
    assert can(state) == [f"to {sector}" for sector in sectors]
    assert refused(state, "to bank") == ("same-place", {"place": "bank"}, "ND 5")
    assert refused(state, "none")[0] == "not-now"


def test_r_opt_hiring_is_optional() -> None:
    """ND R-OPT."""
    state = hiring("monk", "")
    assert "none" in can(state)
    assert heard(state, "hired-nobody", "none") == [{"party": 0}]
    assert coins(do(state, "none")) == [3, 3]


def test_r_opt_minstrel_moves_at_least_one_piece() -> None:
    """ND R-OPT: minstrel at least 1 piece, at most 3; where from and where to must be said."""
    state = do(hiring("minstrel", "red = { markers = { bank = 4, hotel = 1 } }"), "hire minstrel")
    assert refused(state, "none")[0] == "not-now"
    do(state, "from bank")
    assert refused(state, "none")[0] == "not-now"
    do(state, "to park")
    assert can(state) == ["markers 1", "markers 2", "markers 3"]
    assert refused(state, "markers 0") == ("out-of-range", {"least": 1, "most": 3}, "ND 8")
    assert refused(state, "markers 4") == ("out-of-range", {"least": 1, "most": 3}, "ND 8")


@pytest.mark.parametrize(
    ("person", "kind"), [("fool", "move-from"), ("bishop", "place-marker"), ("actress", "move-from")]
)
def test_r_opt_a_legal_choice_must_be_made(person: str, kind: str) -> None:
    """ND R-OPT: fool, bishop, actress must choose if a legal choice exists."""
    state = do(hiring(person, "red = { markers = { bank = 1, hotel = 1 } }"), f"hire {person}")
    assert (question(state), state.actors) == (kind, [0])
    assert refused(state, "none")[0] == "not-now"
    assert "none" not in can(state)


def test_r_opt_gains_are_not_declined_and_impossible_parts_skipped() -> None:
    """ND R-OPT: monk with an empty general supply: no markers, but the prestige."""
    state = do(hiring("monk", "red = { own-supply = 14 }"), "hire monk")
    assert (prestige(state), me(state).own_supply, state.actors) == (1, 14, [1])


def test_r_opt_none_may_be_chosen() -> None:
    """ND R-OPT: gypsies, patron, the counsellor's further hires, the scholar's Notre Dame card allow 0 or none."""
    gypsies = do(hiring("gypsies", "red = { markers = { bank = 2 } }"), "hire gypsies")
    assert "markers 0" in can(gypsies)
    patron = do(hiring("patron", "red = { rat = 2 }"), "hire patron")
    assert "pay 0" in can(patron)
    counsellor = do(hiring("counsellor", ""), "hire counsellor")
    assert "none" in can(counsellor)
    scholar = do(hiring("scholar", 'red = { hand = ["notre-dame"] }'), "hire scholar")
    assert "none" in can(scholar)


def test_r_opt_scholar_leaves_open_what_the_card_leaves_open() -> None:
    """ND R-OPT: with an empty own supply the third card may be left without effect, as in phase 3."""
    state = hiring("scholar", 'red = { own-supply = 0, hand = ["residence"], markers = { bank = 1 } }')
    do(state, "hire scholar")
    assert (question(state), can(state)) == ("relocate", ["none", "from bank"])
    assert prestige(do(state.copy(), "from bank")) == 1
    assert (prestige(do(state, "none")), markers(state)) == (0, {"bank": 1})


def test_r_choice_limits() -> None:
    """ND R-CHOICE: rat_back only if rat > 0, marker only if the general supply has one; the same for the hostess."""
    for hired in (True, False):
        for rat, own, left in ((0, 4, ["coin", "marker"]), (3, 4, ["coin", "marker", "rat"]), (3, 13, ["coin", "rat"])):
            red = f"red = {{ rat = {rat}, own-supply = {own}, markers = {{ bank = 1 }}"
            if hired:
                state = do(hiring("hostess", red + " }"), "hire hostess")
            else:
                state = do(playing(red + ', hand = ["hotel"] }'), "play hotel")
            assert (question(state), can(state)) == ("pick", left)
    assert refused(state, "marker") == ("general-empty", {"have": 0, "need": 1}, "ND R-CHOICE")


def test_r_choice_the_only_pick_left_is_taken_unasked() -> None:
    """ND R-CHOICE: with nothing else possible it is the coin."""
    state = playing('red = { own-supply = 14, rat = 0, hand = ["hotel"] }')
    assert [event.kind for event in told(state, "play hotel")][-2:] == ["only-choice", "coins-gained"]
    assert me(do(state, "play hotel")).coins == 4


def test_r_choice_second_pick_sees_the_first() -> None:
    """ND R-CHOICE, ND 5 (hotel): the last space of the rat and the last marker can be picked once."""
    state = do(playing('red = { rat = 1, own-supply = 10, markers = { hotel = 3 }, hand = ["hotel"] }'), "play hotel")
    assert can(do(state.copy(), "rat")) == ["coin", "marker"]
    assert can(do(state.copy(), "marker")) == ["coin", "rat"]


def test_r_choice_coin_even_if_there_is_none() -> None:
    """ND R-CHOICE, ND R-COIN4: the coin can be picked where it brings nothing."""
    state = do(playing('red = { coins = 25, hand = ["hotel"] }\nyellow = { coins = 0 }'), "play hotel")
    assert can(state) == ["coin", "marker"]
    assert coins(do(state, "coin")) == [25, 0]


@pytest.mark.parametrize(
    ("edition", "expansion", "positions"),
    [("2017", "new-persons-1", (0, 3, 6)), ("2017", "new-persons-2", (0, 6, 9)), ("2007", "new-persons-1", (0, 3, 6))],
)
def test_r_sets(edition: str, expansion: str, positions: tuple[int, int, int]) -> None:
    """ND R-SETS: with one set alone, three are drawn of 3 base cards and 3 of that set, for each letter."""
    seen: set[str] = set()
    for seed in range(25):
        record = Record.of(game(), 3, seed, edition=edition, expansions=[expansion])
        shown = next(plain(event.args["persons"]) for event in record.events(None) if event.kind == "persons-in-play")
        assert isinstance(shown, list)
        seen |= set(shown)
        for persons in LETTERS.values():
            assert len(set(persons.split()) & set(shown)) == 3
    first = 3 if expansion == "new-persons-1" else 6
    pool = [persons.split()[:3] + persons.split()[first : first + 3] for persons in LETTERS.values()]
    assert seen == {person for persons in pool for person in persons}


# --- prestige -----------------------------------------------------------------------------------------------------


def last_hire(red: str, yellow: str) -> State:
    """Round 9, and nobody but red can still hire: after that the game is over."""
    return at(f"""
        round = 9
        persons = ["minstrel", "money-lender", "carpenter"]
        red = {{ {red} }}
        yellow = {{ coins = 0, {yellow} }}
        question = {{ ask = "hire", seat = "red" }}
    """)


def test_r_tie_shared() -> None:
    """ND R-TIE: as much prestige, as many coins and own markers together: shared."""
    state = do(last_hire("prestige = 10, coins = 2, own-supply = 3", "prestige = 10, own-supply = 5"), "none")
    assert state.over
    assert [(s.party, s.place, s.score, s.shared) for s in state.standings()] == [(0, 1, 10, True), (1, 1, 10, True)]


def test_r_tie_only_after_the_tie_break() -> None:
    """ND R-TIE, ND 3 (game end): coins + markers in the own supply together, neither of them first."""
    for red, yellow, first in (("coins = 5, own-supply = 1", 5, 0), ("coins = 1, own-supply = 3", 5, 1)):
        state = do(last_hire(f"prestige = 10, {red}", f"prestige = 10, own-supply = {yellow}"), "none")
        assert [(s.party, s.place, s.shared) for s in state.standings()] == [(first, 1, False), (1 - first, 2, False)]


def test_r_tie_prestige_comes_first() -> None:
    """ND R-TIE, ND 3 (game end)."""
    state = do(last_hire("prestige = 10, coins = 9, own-supply = 14", "prestige = 11"), "none")
    assert [(s.party, s.place) for s in state.standings()] == [(1, 1), (0, 2)]


def overrun(toml: str, prestige: int = 5) -> State:
    """Red's rat is overrun as soon as red, the only one with a coin, hires nobody: 9 + 6."""
    return at(f"""
        round = 4
        persons = ["hostess", "doctor", "beggar-king"]
        question = {{ ask = "hire", seat = "red" }}
        yellow = {{ coins = 0 }}
        [red]
        prestige = {prestige}
        rat = 9
        {toml}
    """)


@pytest.mark.parametrize(("had", "left", "lost"), [(0, 0, []), (1, 0, [1]), (2, 0, [2]), (3, 1, [2])])
def test_r_neg(had: int, left: int, lost: list[int]) -> None:
    """ND R-NEG: with less than 2 prestige, lose what is there; the marker is lost all the same."""
    state = overrun("markers = { bank = 2 }", had)
    assert [event["prestige"] for event in heard(state, "prestige-lost", "none")] == lost
    do(state, "none")
    assert (prestige(state), markers(state)) == (left, {"bank": 1})


def test_r_park0() -> None:
    """ND R-PARK0: nothing gained, no bonus: advocate with one message, Notre Dame shared among too many."""
    advocate = hiring("advocate", 'red = { markers = { park = 4 }, messages = ["red coin"] }')
    assert me(advocate).park_bonus == 2
    assert prestige(do(advocate, "hire advocate")) == 0
    shared = at("""
        round = 3
        persons = ["minstrel", "money-lender", "night-watchman"]
        red = { markers = { park = 4, notre-dame = 4 } }
        yellow = { coins = 0, markers = { notre-dame = 3 } }
        question = { ask = "hire", seat = "red" }
    """)
    assert do(shared, "none").scores() == [0, 0]


@pytest.mark.parametrize(("source", "points"), [("park", 3), ("bank", 4)])
def test_r_parkt_marker_moved_out_of_the_park(source: str, points: int) -> None:
    """ND R-PARKT, ND 4: a marker moved out of the park for the action no longer counts."""
    state = playing('red = { own-supply = 0, markers = { park = 2, bank = 2, residence = 2 }, hand = ["residence"] }')
    do(state, "play residence", f"from {source}")
    assert prestige(state) == points


def test_r_parkt_gypsies() -> None:
    """ND R-PARKT, ND 4: gypsies count the park after the removal."""
    state = do(hiring("gypsies", "red = { markers = { bank = 2, park = 2 } }"), "hire gypsies")
    assert prestige(do(state.copy(), "markers 2", "markers 0")) == 4 + 1
    assert prestige(do(state.copy(), "markers 1", "markers 1")) == 4 + 0


def test_r_parkt_fool_into_the_residence() -> None:
    """ND R-PARKT: the fool takes a marker out of the park, and the residence it goes to pays without it."""
    state = do(
        hiring("fool", "red = { markers = { park = 2, residence = 1 } }"), "hire fool", "from park", "to residence"
    )
    assert prestige(state) == 2


def test_r_park1() -> None:
    """ND R-PARK1: gypsies, coachman, Notre Dame: however many items, one bonus."""
    gypsies = do(
        hiring("gypsies", "red = { markers = { bank = 3, park = 2 } }"), "hire gypsies", "markers 3", "markers 0"
    )
    assert prestige(gypsies) == 6 + 1
    coachman = hiring("coachman", 'red = { markers = { park = 2 }, messages = ["red prestige", "yellow prestige"] }')
    assert prestige(do(coachman, "hire coachman")) == 8 + 1
    scored = at("""
        seats = 3
        round = 3
        persons = ["minstrel", "money-lender", "night-watchman"]
        red = { markers = { park = 2, notre-dame = 2 } }
        yellow = { coins = 0 }
        green = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(scored, "none")) == 8 + 1


def test_r_park1_donation_and_scoring_are_two_events() -> None:
    """ND R-PARK1, ND 4: a donation now and the period scoring later get the bonus each."""
    state = at("""
        round = 3
        persons = ["minstrel", "money-lender", "night-watchman"]
        red = { coins = 2, markers = { park = 2 }, hand = ["notre-dame"] }
        yellow = { coins = 0, hand = ["cloister-school", "red hospital"] }
        question = { ask = "play-card", seat = "red", nth = 2 }
    """)
    do(state, "play notre-dame", "donate 2")
    assert prestige(state) == 3 + 1
    do(state, *finish(state))
    assert prestige(state) == 3 + 1 + 6 + 1


def finish(state: State) -> list[str]:
    """What yellow still has to play in this round; red has no coin left."""
    ahead = state.copy()
    notations = []
    while table(ahead).round == table(state).round:
        notations.append(can(ahead)[0])
        do(ahead, notations[-1])
    return notations


@pytest.mark.parametrize(("had", "park", "has"), [(14, 0, 28), (14, 2, 29), (14, 5, 30), (0, 4, 0)])
def test_r_admin(had: int, park: int, has: int) -> None:
    """ND R-ADMIN: doubling is a gain with one bonus, if there is anything to double."""
    state = hiring("administrator", f"red = {{ prestige = {had}, markers = {{ park = {park} }} }}")
    assert prestige(do(state, "hire administrator")) == has


# --- carriage and messages ----------------------------------------------------------------------------------------

STANDING = """
    board = { "1.il" = "red marker", "1.ir" = "red rat" }
    [red]
    carriage = "1.il"
    rat = 3
    hand = ["carriage-house"]
"""
"""Red's carriage already stands where a message lies."""


def test_r_zero() -> None:
    """ND R-ZERO: the carriage may stay; then it picks nothing up, though it stands at a message."""
    state = do(playing(STANDING + "markers = { carriage-house = 1 }"), "play carriage-house")
    assert "stay" in can(state)
    do(state, "stay")
    assert (question(state), state.actors) == ("play-card", [1])
    assert (taken(state), message_at(state, "1.il"), me(state).carriage.id) == ([], "red marker", "1.il")


def test_r_back() -> None:
    """ND R-BACK: out and back counts as stopping there: the message may be taken."""
    state = do(playing(STANDING + "markers = { carriage-house = 1 }"), "play carriage-house", "drive 1.il")
    assert question(state) == "take-message"
    assert taken(do(state, "take")) == ["red marker"]


def test_r_back_takes_two_steps() -> None:
    """ND R-BACK, ND P-DRIVE: with one step there is no way out and back."""
    state = do(playing(STANDING), "play carriage-house")
    assert refused(state, "drive 1.il") == ("too-far", {"distance": 2, "steps": 1}, "ND 5")
    assert "drive 1.il" not in can(state)
    assert "stay" in can(state)


def test_r_pick() -> None:
    """ND R-PICK: a message may be left where it is; nothing is gained, and it stays on the board."""
    state = do(playing(STANDING), "play carriage-house", "drive 1.ir")
    assert can(state) == ["none", "take"]
    do(state, "none")
    assert (prestige(state), taken(state), message_at(state, "1.ir"), me(state).rat) == (0, [], "red rat", 3)


@pytest.mark.parametrize(("back", "rat"), [(0, 3), (1, 2)])
def test_r_rat3(back: int, rat: int) -> None:
    """ND R-RAT3: the rat part of a message may be declined, the prestige not."""
    state = do(playing(STANDING), "play carriage-house", "drive 1.ir", "take")
    assert (question(state), can(state)) == ("move-rat", ["back 0", "back 1"])
    do(state, f"back {back}")
    assert (prestige(state), me(state).rat) == (3, rat)


def test_r_rat3_is_void_at_0() -> None:
    """ND R-RAT3: with the rat on 0 there is nothing to ask."""
    state = do(playing(STANDING.replace("rat = 3", "rat = 0")), "play carriage-house", "drive 1.ir", "take")
    assert (question(state), state.actors, prestige(state), me(state).rat) == ("play-card", [1], 3, 0)


# --- coins --------------------------------------------------------------------------------------------------------

SPENT = """
    coin-shortage = "SHORTAGE"
    seats = 3
    persons = ["money-lender", "monk"]
    yellow = { coins = 15 }
    green = { coins = 5 }
    question = { ask = "QUESTION", seat = "red" }
    board = { "1.il" = "red coin" }
    [red]
    coins = 5
    carriage = "1.c"
"""
"""All 25 coins are with the players."""


def spent(ask: str, red: str = "", shortage: str = "from-richest") -> State:
    """Red is asked to play or to hire, and the supply has no coin."""
    return at(SPENT.replace("QUESTION", ask).replace("SHORTAGE", shortage) + red)


SHORTAGES = [
    ("play-card", 'hand = ["bank"]\nmarkers = { bank = 1 }', ["play bank"], 2, 2),
    ("play-card", 'hand = ["hotel"]', ["play hotel", "coin"], 1, 1),
    ("play-card", 'hand = ["carriage-house"]', ["play carriage-house", "drive 1.il", "take"], 1, 1),
    ("hire", "", ["hire money-lender"], 1, 1),
]
"""Question, what red has, what is played, what red has more afterwards, and how much of it others paid."""


@pytest.mark.parametrize(("ask", "red", "plays", "more", "paid"), SHORTAGES)
def test_r_coin1(ask: str, red: str, plays: list[str], more: int, paid: int) -> None:
    """ND R-COIN1, ND 9 (coins run out): whatever the coin is for, the richest player pays it."""
    assert coins(do(spent(ask, red), *plays)) == [5 + more, 15 - paid, 5]


@pytest.mark.parametrize(("ask", "red", "plays", "more", "paid"), SHORTAGES)
def test_r_coin1_not_where_the_bank_is_unlimited(ask: str, red: str, plays: list[str], more: int, paid: int) -> None:
    """ND R-COIN1, ND 9 (coin_shortage): in the English edition of 2007 nobody pays."""
    assert coins(do(spent(ask, red, "unlimited"), *plays)) == [5 + more, 15, 5]


def test_r_coin1_merchant() -> None:
    """ND R-COIN1: also the coins of a New Person; the coin paid for the hire is in the supply by then."""
    state = hiring("merchant", 'red = { coins = 13, messages = ["red rat"] }\nyellow = { coins = 12 }')
    assert coins(do(state, "hire merchant")) == [14, 11]


def test_r_coin2() -> None:
    """ND R-COIN2: the receiver is the richest: only others pay, one coin at a time, each from the then richest."""
    state = playing("""
        seats = 3
        red = { coins = 12, markers = { bank = 2 }, hand = ["bank"] }
        yellow = { coins = 6 }
        green = { coins = 7 }
    """)
    payers = [event["from"] for event in heard(state, "coins-taken", "play bank")]
    assert payers == ["2", "1", "2"]
    assert coins(do(state, "play bank")) == [15, 5, 5]


@pytest.mark.parametrize(
    ("colours", "after"),
    [('["red", "yellow", "green"]', [16, 4, 5]), ('["green", "red", "yellow"]', [5, 16, 4])],
)
def test_r_coin3(colours: str, after: list[int]) -> None:
    """ND R-COIN3: of several richest the nearest clockwise from the receiver pays, not the first in seat order."""
    state = playing(f"""
        colours = {colours}
        red = {{ coins = 15, hand = ["bank"] }}
        yellow = {{ coins = 5 }}
        green = {{ coins = 5 }}
    """)
    assert coins(do(state, "play bank")) == after


@pytest.mark.parametrize(("yellow", "after"), [(0, [25, 0]), (1, [25, 0]), (2, [25, 0])])
def test_r_coin4(yellow: int, after: list[int]) -> None:
    """ND R-COIN4: where nobody else has coins left, the gain is cut short."""
    state = playing(f"""
        red = {{ coins = {25 - yellow}, markers = {{ bank = 2 }}, hand = ["bank"] }}
        yellow = {{ coins = {yellow} }}
    """)
    assert [event["coins"] for event in heard(state, "coins-missing", "play bank")] == [3 - yellow]
    assert coins(do(state, "play bank")) == after


# --- markers and persons ------------------------------------------------------------------------------------------


def test_r_gen_gains() -> None:
    """ND R-GEN: an empty or short general supply gives what is left, possibly nothing."""
    for general, own in ((0, 14), (1, 13)):
        state = do(hiring("monk", f"red = {{ own-supply = {own} }}"), "hire monk")
        assert (me(state).own_supply, me(state).general_supply, prestige(state)) == (own + general, 0, 1)


def test_r_gen_message() -> None:
    """ND R-GEN: a message with a marker gives its prestige without one."""
    state = playing(STANDING + "own-supply = 13\nmarkers = { carriage-house = 1 }")
    do(state, "play carriage-house", "drive 1.il", "take")
    assert (prestige(state), me(state).own_supply, me(state).general_supply) == (2, 12, 0)


@pytest.mark.parametrize("person", ["priest", "nurse", "butcher"])
def test_r_gen_placements(person: str) -> None:
    """ND R-GEN: nothing is placed, and nothing comes from the own supply instead."""
    state = do(hiring(person, "red = { own-supply = 12, markers = { bank = 2 } }"), f"hire {person}")
    assert (me(state).own_supply, markers(state), state.actors) == (12, {"bank": 2}, [1])


@pytest.mark.parametrize(
    ("person", "red"),
    [
        ("bishop", f"coins = 3, markers = {{ {FULL_BOROUGH} }}"),
        ("bishop", "coins = 3, own-supply = 13, markers = { bank = 1 }"),
        ("mistress", 'coins = 3, own-supply = 13, friend = "residence", markers = { residence = 1 }'),
        ("mistress", "coins = 3"),
    ],
)
def test_r_bishop(person: str, red: str) -> None:
    """ND R-BISHOP: no empty sector, no marker, no friend on the board: no effect and no action."""
    state = hiring(person, f"red = {{ {red} }}")
    before = (markers(state), me(state).own_supply, me(state).general_supply)
    do(state, f"hire {person}")
    assert (question(state), state.actors, me(state).coins, prestige(state)) == ("hire", [1], 2, 0)
    assert (markers(state), me(state).own_supply, me(state).general_supply) == before


def test_r_bishop_with_marker_and_sector() -> None:
    """ND R-BISHOP, ND 8 (bishop): otherwise the marker comes from the general supply, and the count is 1."""
    state = do(hiring("bishop", "red = { own-supply = 0, markers = { bank = 1 } }"), "hire bishop")
    code, args, rule = refused(state, "to bank")
    assert (code, args, rule) == ("not-empty", {"sector": "bank", "have": 1, "need": 0}, "ND 8")
    do(state, "to cloister-school")
    assert (markers(state), me(state).own_supply, me(state).general_supply) == (
        {"bank": 1, "cloister-school": 1},
        1,
        11,
    )


@pytest.mark.parametrize(
    ("person", "red", "plays"),
    [
        ("bishop", "markers = { bank = 1 }", ["to carriage-house"]),
        ("fool", "markers = { bank = 1, hotel = 1 }", ["from bank", "to carriage-house"]),
        ("mistress", 'friend = "carriage-house"', []),
        ("actress", "markers = { bank = 1, hotel = 1 }", ["from bank", "to carriage-house"]),
        ("procurator", "markers = { carriage-house = 1 }", ["resolve carriage-house"]),
    ],
)
def test_r_chain(person: str, red: str, plays: list[str]) -> None:
    """ND R-CHAIN: the carriage house resolves fully, message included; then the next player hires, no chain."""
    state = hiring(person, f'red = {{ {red} }}\nboard = {{ "1.il" = "red prestige" }}')
    do(state, f"hire {person}", *plays, "drive 1.il", "take")
    assert (prestige(state), taken(state)) == (4, ["red prestige"])
    assert (question(state), state.actors) == ("hire", [1])
    assert me(state).coins == 2


def test_r_chain_hotel_gives_two_picks() -> None:
    """ND R-CHAIN: a fool's hotel with 3 is a hotel with 3 (2017)."""
    state = hiring("fool", "red = { markers = { bank = 1, hotel = 2 } }")
    do(state, "hire fool", "from bank", "to hotel", "coin", "marker")
    assert (me(state).coins, me(state).own_supply, state.actors) == (3, 5, [1])


def test_r_foolf_off_board() -> None:
    """ND R-FOOLF: the friend cannot come from off the board."""
    alone = do(hiring("fool", ""), "hire fool")
    assert (friend(alone), alone.actors) == ("", [1])
    state = do(hiring("fool", "red = { markers = { bank = 2, hotel = 1 } }"), "hire fool", "from bank")
    assert question(state) == "move-to"
    assert friend(do(state, "to park")) == ""


def test_r_foolf_from_a_sector() -> None:
    """ND R-FOOLF: from a sector it can, instead of the marker beside it."""
    state = hiring("fool", 'red = { friend = "bank", markers = { bank = 1, residence = 1 } }')
    do(state, "hire fool", "from bank")
    assert (question(state), can(state)) == ("move-piece", ["marker", "friend"])
    moved = do(state.copy(), "friend", "to residence")
    assert (friend(moved), markers(moved), prestige(moved)) == ("residence", {"bank": 1, "residence": 1}, 2)
    stayed = do(state, "marker", "to residence")
    assert (friend(stayed), markers(stayed), prestige(stayed)) == ("bank", {"residence": 2}, 2)


@pytest.mark.parametrize("fool", ["true", "false"])
def test_r_mins_source_must_hold_something(fool: str) -> None:
    """ND R-MINS: a sector that holds something; Notre Dame is none, whatever the edition allows the fool (ND 9)."""
    state = hiring(
        "minstrel", f"fool-from-notre-dame = {fool}\nred = {{ markers = {{ bank = 1, hotel = 1, notre-dame = 2 }} }}"
    )
    do(state, "hire minstrel")
    assert can(state) == ["from bank", "from hotel"]
    assert refused(state, "from park") == ("nothing-there", {"place": "park", "have": 0, "need": 1}, "ND R-MINS")
    assert refused(state, "from notre-dame")[0] == "not-from-there"


def test_r_mins_friend_alone() -> None:
    """ND R-MINS: the friend alone may move, without markers that stand with it; no action follows."""
    state = hiring("minstrel", 'red = { rat = 3, friend = "bank", markers = { bank = 2, hotel = 1 } }')
    do(state, "hire minstrel", "from bank", "to park", "markers 0")
    assert (friend(state), markers(state), me(state).rat, state.actors) == ("park", {"bank": 2, "hotel": 1}, 3, [1])


def test_r_mins_friend_counts_among_three() -> None:
    """ND R-MINS, ND 8 (minstrel): 1 to 3 pieces, the friend included."""
    state = hiring("minstrel", 'red = { friend = "bank", markers = { bank = 4, hotel = 1 } }')
    do(state, "hire minstrel", "from bank", "to park")
    assert can(state) == ["markers 0", "markers 1", "markers 2", "markers 3"]
    three = do(state.copy(), "markers 3")
    assert (friend(three), markers(three)["park"], three.actors) == ("bank", 3, [1])
    do(state, "markers 2")
    assert (question(state), can(state)) == ("move-friend-too", ["none", "friend"])
    assert friend(do(state.copy(), "friend")) == "park"
    assert friend(do(state, "none")) == "bank"


def test_r_mins_off_board() -> None:
    """ND R-MINS: an off-board friend cannot move."""
    state = do(hiring("minstrel", ""), "hire minstrel")
    assert (friend(state), state.actors, me(state).coins) == ("", [1], 2)


def test_r_doc2() -> None:
    """ND R-DOC2: hired twice through the counsellor the doctor does no more: the hospital subtracts once."""
    state = at("""
        expansions = ["new-persons-1"]
        round = 7
        persons = ["doctor", "hostess", "counsellor"]
        question = { ask = "hire", seat = "red" }
        yellow = { coins = 0 }
        red = { rat = 7, markers = { hospital = 2 } }
    """)
    before = table(state).plague_value
    do(state, "hire counsellor", "hire doctor", "hire doctor")
    assert (before, me(state).coins, me(state).rat) == (7, 0, 5)


SCHOLAR = """
    expansions = ["new-persons-1"]
    persons = ["minstrel", "money-lender", "scholar"]
    question = { ask = "hire", seat = "red" }
    red = { coins = 3, hand = ["residence"] }
    yellow = { coins = 3, hand = ["bank"] }
"""


def test_r_sch() -> None:
    """ND R-SCH: the third card is resolved as a card of phase 3 is, face up, and only once."""
    state = at(SCHOLAR)
    assert hand(state) == ["residence"]
    played = heard(state, "card-played", "hire scholar")
    assert [(event["party"], event["card"]) for event in played] == [(0, "residence")]
    do(state, "hire scholar")
    assert (prestige(state), markers(state), me(state).own_supply, hand(state)) == (1, {"residence": 1}, 3, [])
    assert [entry.card.id for entry in me(state).played].count("residence") == 1
    assert (question(state), state.actors) == ("hire", [1])


def test_r_sch_unused_cards_stay_secret() -> None:
    """ND R-SCH: yellow's third card goes unseen; red's used one is not discarded a second time."""
    state = at(SCHOLAR)
    plays = ["red: hire scholar", "yellow: none"]
    gone = [event for event in told(state, *plays) if event.kind == "card-discarded"]
    assert [(event.party, event.args, event.private) for event in gone] == [(1, {}, {})]
    assert [event["card"] for event in heard(state, "card-discarded", *plays, to=1)] == ["bank"]


def test_r_sch_third_cards_stay_until_phase_4_is_over() -> None:
    """ND R-SCH, ND 3 phase 3: with the scholar open the second play discards nothing; else it does."""
    for gray, left in (("scholar", 1), ("city-guard", 0)):
        state = at(f"""
            expansions = ["new-persons-1"]
            persons = ["minstrel", "money-lender", "{gray}"]
            yellow = {{ hand = ["park", "red hospital"] }}
            red = {{ hand = ["residence", "yellow bank"] }}
            question = {{ ask = "play-card", seat = "red", nth = 2 }}
        """)
        do(state, "play residence")
        assert me(state).hand_size == left
        do(state, "play park")
        assert (question(state), me(state, 1).hand_size) == ("hire", left)


def test_r_sch_third_cards_are_gone_before_the_plague() -> None:
    """ND R-SCH, ND 3 phase 3: they stay until the end of phase 4, no longer."""
    state = at("""
        expansions = ["new-persons-1"]
        persons = ["hostess", "doctor", "scholar"]
        question = { ask = "hire", seat = "red" }
        red = { rat = 9, hand = ["residence"], markers = { bank = 2, hotel = 2 } }
        yellow = { coins = 0, hand = ["bank"] }
    """)
    do(state, "none")
    assert question(state) == "plague-loss"
    assert (hand(state), me(state, 1).hand_size) == ([], 0)


def test_r_schnd() -> None:
    """ND R-SCHND: a Notre Dame card needs its donation, from the coins left after the hire."""
    state = at(SCHOLAR.replace("residence", "notre-dame"))
    do(state, "hire scholar")
    assert can(state) == ["none", "donate 1", "donate 2"]
    assert refused(state, "donate 3") == ("coins-short", {"have": 2, "need": 3}, "ND 3")
    do(state, "donate 2")
    assert (prestige(state), me(state).coins, markers(state)) == (3, 0, {"notre-dame": 1})


@pytest.mark.parametrize(("own", "hospital"), [(4, 1), (14, 0)])
def test_r_nurse(own: int, hospital: int) -> None:
    """ND R-NURSE: rat_back happens with and without a marker to place."""
    state = do(hiring("nurse", f"red = {{ rat = 5, own-supply = {own} }}"), "hire nurse")
    assert (count(state, "hospital"), me(state).rat, me(state).own_supply) == (hospital, 4, own)


def test_r_bell() -> None:
    """ND R-BELL: own markers only: 2 own ones of 3 give 6, not 9."""
    state = hiring("bell-ringer", "red = { markers = { notre-dame = 2 } }\nyellow = { markers = { notre-dame = 1 } }")
    assert prestige(do(state, "hire bell-ringer")) == 6


@pytest.mark.parametrize(
    ("red", "yellow", "gets"),
    [
        ("", "", 1),
        ("", '"red coin"', 2),
        ('"yellow coin"', "", 1),
        ('"red coin", "yellow coin"', '"red rat"', 3),
    ],
)
def test_r_merch(red: str, yellow: str, gets: int) -> None:
    """ND R-MERCH: the own centre market counts; by borough, whoever took its messages and wherever red took some."""
    state = hiring("merchant", f"red = {{ coins = 3, messages = [{red}] }}\nyellow = {{ messages = [{yellow}] }}")
    assert me(do(state, "hire merchant")).coins == 2 + gets


def test_r_merch_all_gone() -> None:
    """ND R-MERCH: 1..5 coins."""
    state = hiring(
        "merchant",
        """
        seats = 3
        green = { messages = ["red prestige"] }
        red = { coins = 1, messages = ["red coin", "red rat", "yellow coin", "green coin"] }
        yellow = { messages = ["red marker"] }
        """,
    )
    assert me(do(state, "hire merchant")).coins == 5


@pytest.mark.parametrize("sector", ["cloister-school", "bank", "residence", "hotel", "park", "hospital"])
def test_r_proc(sector: str) -> None:
    """ND R-PROC: an empty sector is allowed: counts give 0, park and hospital still rat_back 1, hotel no pick."""
    state = do(hiring("procurator", "red = { rat = 4, markers = { carriage-house = 1 } }"), "hire procurator")
    assert f"resolve {sector}" in can(state)
    do(state, f"resolve {sector}")
    assert (question(state), state.actors) == ("hire", [1])
    assert (me(state).own_supply, me(state).coins, prestige(state)) == (4, 2, 0)
    assert me(state).rat == (3 if sector in ("park", "hospital") else 4)
    assert markers(state) == {"carriage-house": 1}


def test_r_proc_carriage_house_without_steps() -> None:
    """ND R-PROC: an empty carriage house moves the carriage nowhere."""
    state = do(hiring("procurator", ""), "hire procurator", "resolve carriage-house")
    assert (question(state), state.actors, me(state).carriage.id) == ("hire", [1], "1.c")


@pytest.mark.parametrize(
    ("double_from", "held", "picks"), [("3", 1, 1), ("3", 2, 1), ("3", 3, 2), ("4", 3, 1), ("4", 4, 2)]
)
def test_r_proch(double_from: str, held: int, picks: int) -> None:
    """ND R-PROCH: picks by the present count, without a marker being placed."""
    state = hiring("procurator", f'hotel-double-from = "{double_from}"\nred = {{ markers = {{ hotel = {held} }} }}')
    do(state, "hire procurator", "resolve hotel", *["marker"] * picks)
    assert (question(state), state.actors) == ("hire", [1])
    assert (me(state).own_supply, count(state, "hotel")) == (4 + picks, held)


def test_r_gypsy() -> None:
    """ND R-GYPSY: 0 markers are allowed and bring no prestige, not even the park bonus; the friend stays."""
    state = do(hiring("gypsies", 'red = { friend = "bank", markers = { bank = 1, park = 2 } }'), "hire gypsies")
    do(state, "markers 0", "markers 0")
    assert (prestige(state), state.actors) == (0, [1])
    assert (markers(state), friend(state)) == ({"bank": 1, "park": 2}, "bank")


def test_r_butch() -> None:
    """ND R-BUTCH: with too few markers all that are left are placed, and the owner chooses where."""
    state = do(hiring("butcher", "red = { own-supply = 10, markers = { bank = 1, hotel = 1 } }"), "hire butcher")
    early = do(state.copy(), "markers 1", "markers 1")
    assert markers(early) == {"cloister-school": 1, "bank": 1, "residence": 1, "hotel": 1}
    late = do(state, "markers 0", "markers 1", "markers 0", "markers 0")
    assert markers(late) == {"bank": 1, "residence": 1, "hotel": 1, "hospital": 1}
    for placed in (early, late):
        assert (me(placed).general_supply, me(placed).own_supply, placed.actors) == (0, 10, [1])


def test_r_butch_last_places_cannot_be_skipped() -> None:
    """ND R-BUTCH: as many as are left are placed: who passes by too many sectors has no choice any more."""
    state = hiring("butcher", "red = { own-supply = 7, markers = { bank = 2, hotel = 1 } }")
    do(state, "hire butcher", "markers 0")
    assert (markers(state), state.actors) == (
        {"bank": 2, "residence": 1, "carriage-house": 1, "hotel": 1, "park": 1, "hospital": 1},
        [1],
    )


def test_r_butch_enough_markers() -> None:
    """ND R-BUTCH, ND 8 (butcher): with enough nobody is asked; one onto each empty sector, no actions."""
    state = do(hiring("butcher", "red = { rat = 4, markers = { bank = 2, hotel = 1 } }"), "hire butcher")
    assert sum(markers(state).values()) == 3 + 5
    assert (me(state).rat, me(state).own_supply, me(state).coins, state.actors) == (4, 4, 2, [1])


def test_r_guard() -> None:
    """ND R-GUARD: the general supply only."""
    for own, general, points in ((9, 5, 6), (4, 4, 6), (13, 1, 0), (0, 14, 21)):
        board = 14 - own - general
        state = hiring("guard", f"red = {{ own-supply = {own}, markers = {{ notre-dame = {board} }} }}")
        assert me(state).general_supply == general
        assert prestige(do(state, "hire guard")) == points


@pytest.mark.parametrize("fool", ["true", "false"])
def test_r_act(fool: str) -> None:
    """ND R-ACT: the source must hold something; markers and friend move, and the new count is resolved."""
    red = 'red = { friend = "bank", markers = { bank = 2, residence = 1, notre-dame = 1 } }'
    state = hiring("actress", f"fool-from-notre-dame = {fool}\n{red}")
    do(state, "hire actress")
    assert can(state) == ["from bank", "from residence"]
    assert refused(state, "from park")[0] == "nothing-there"
    assert refused(state, "from notre-dame")[0] == "not-from-there"
    do(state, "from bank", "to residence")
    assert (friend(state), markers(state), prestige(state)) == ("residence", {"residence": 3, "notre-dame": 1}, 4)


COUNSELLOR = """
    expansions = ["new-persons-1"]
    round = 7
    persons = ["money-lender", "monk", "counsellor"]
    question = { ask = "hire", seat = "red" }
"""


def test_r_couns_choice() -> None:
    """ND R-COUNS: the two brown ones, or none; never the counsellor."""
    state = do(at(COUNSELLOR + "red = { coins = 3 }"), "hire counsellor")
    assert (question(state), me(state).coins) == ("hire-again", 2)
    assert sorted(can(state)) == ["hire money-lender", "hire monk", "none"]
    assert refused(state, "hire counsellor") == ("not-itself", {"person": "counsellor"}, "ND 8")


def test_r_couns_each_hire_is_paid_when_made() -> None:
    """ND R-COUNS: 2 coins are enough when the first further hire is the money lender; resolved one after another."""
    state = at(COUNSELLOR + "red = { coins = 2 }")
    do(state, "hire counsellor", "hire money-lender")
    assert (question(state), me(state).coins) == ("hire-again", 2)
    do(state, "hire monk")
    assert (me(state).coins, me(state).own_supply, prestige(state)) == (1, 6, 2)
    assert (question(state), state.actors) == ("hire", [1])


def test_r_couns_without_a_coin_nobody_is_asked() -> None:
    """ND R-COUNS, ND 3 phase 4: no coin, no further hire, and no question about it."""
    state = at(COUNSELLOR + "red = { coins = 2 }")
    plays = ["hire counsellor", "hire monk"]
    assert [event.kind for event in told(state, *plays)][-1] == "prestige-gained"
    do(state, *plays)
    assert (question(state), state.actors, me(state).coins) == ("hire", [1], 0)


def test_r_plague() -> None:
    """ND R-PLAGUE: the friend alone in a fullest sector: of tied ones that with a marker loses it, unasked."""
    state = do(overrun('friend = "park"\nmarkers = { bank = 1, notre-dame = 3 }'), "none")
    assert (markers(state), friend(state), prestige(state)) == ({"notre-dame": 3}, "park", 3)


def test_r_plague_nothing_to_remove() -> None:
    """ND R-PLAGUE: nothing in the borough, or only the friend: prestige is lost, Notre Dame is not looked at."""
    for toml in ('friend = "park"\nmarkers = { notre-dame = 3 }', "markers = { notre-dame = 3 }"):
        state = do(overrun(toml), "none")
        assert (markers(state), prestige(state), me(state).rat) == ({"notre-dame": 3}, 3, 9)


def test_r_reloc() -> None:
    """ND R-RELOC: the only marker is already in the sector: no question, no effect, the card is played."""
    state = playing('red = { own-supply = 0, friend = "park", markers = { residence = 1 }, hand = ["residence"] }')
    assert [event.kind for event in told(state, "play residence")] == ["card-played", "without-effect"]
    do(state, "play residence")
    assert (prestige(state), markers(state), friend(state)) == (0, {"residence": 1}, "park")
    assert (state.actors, [entry.card.id for entry in me(state).played]) == ([1], ["residence"])


def test_r_reloc_notre_dame() -> None:
    """ND R-RELOC, ND 5: without any marker to place there is no donation, however many coins there are."""
    state = do(
        playing('red = { own-supply = 0, markers = { notre-dame = 1 }, hand = ["notre-dame"] }'), "play notre-dame"
    )
    assert (state.actors, me(state).coins, prestige(state), markers(state)) == ([1], 3, 0, {"notre-dame": 1})


# --- rulings of the project ---------------------------------------------------------------------------------------


def test_p_same() -> None:
    """ND P-SAME: one action for equal cards; the own one leaves the hand first, then the right neighbour's."""
    state = playing("""
        seats = 3
        red = { hand = ["bank", "green bank", "yellow bank"] }
        yellow = { hand = ["park"] }
        green = { hand = ["park"] }
    """)
    assert can(state) == ["play bank"]
    plays = ["red: play bank", "yellow: play park", "green: play park", "red: play bank"]
    colours = [event["colour"] for event in heard(state, "card-played", *plays) if event["card"] == "bank"]
    assert colours == ["red", "green"]


def test_p_same_farther_owners() -> None:
    """ND P-SAME: without an own one the right neighbour's, before the one from two seats to the right."""
    state = playing('seats = 3\nred = { hand = ["park", "green bank", "yellow bank"] }')
    assert can(state) == ["play bank", "play park"]
    assert [event["colour"] for event in heard(state, "card-played", "play bank")] == ["green"]


def test_p_same_two_players() -> None:
    """ND P-SAME: the own one first, then the opponent's."""
    state = playing('red = { hand = ["bank", "yellow bank"] }\nyellow = { hand = ["park"] }')
    plays = ["red: play bank", "yellow: play park", "red: play bank"]
    colours = [event["colour"] for event in heard(state, "card-played", *plays) if event["card"] == "bank"]
    assert colours == ["red", "yellow"]


def test_p_same_two_players_the_own_card_that_came_back() -> None:
    """ND P-SAME: it is an own one too, so it goes before the opponent's."""
    state = playing("""
        red = { hand = ["park", "yellow bank", "bank"], returned = "bank" }
        yellow = { hand = ["park"] }
    """)
    plays = ["red: play bank", "yellow: play park", "red: play bank"]
    colours = [event["colour"] for event in heard(state, "card-played", *plays) if event["card"] == "bank"]
    assert colours == ["red", "yellow"]


def test_p_drive() -> None:
    """ND P-DRIVE: markets within n steps, each once, the own one from 2 on; staying apart."""
    one = do(playing('red = { hand = ["carriage-house"] }'), "play carriage-house")
    two = do(playing('red = { hand = ["carriage-house"], markers = { carriage-house = 1 } }'), "play carriage-house")
    near, far = can(one), can(two)
    assert set(near) < set(far)
    assert len(far) == len(set(far))
    assert ("drive 1.c" in near, "drive 1.c" in far) == (False, True)
    assert ("stay" in near, "stay" in far) == (True, True)
    assert refused(one, "drive 3.c")[0] == "too-far"


def test_p_patron() -> None:
    """ND P-PATRON: no more coins than move the rat or than there are, paid to the supply; 0 always."""
    state = do(hiring("patron", "red = { coins = 5, rat = 2 }"), "hire patron")
    assert can(state) == ["pay 0", "pay 1", "pay 2"]
    assert refused(state, "pay 3") == ("out-of-range", {"least": 0, "most": 2}, "ND 8")
    do(state, "pay 2")
    assert (me(state).coins, me(state).rat) == (2, 0)
    poor = do(hiring("patron", "red = { coins = 2, rat = 5 }"), "hire patron")
    assert can(poor) == ["pay 0", "pay 1"]
    assert refused(poor, "pay 2")[:2] == ("coins-short", {"have": 1, "need": 2})
    assert (me(do(poor, "pay 0")).coins, me(poor).rat) == (1, 5)


TOGETHER = """
    seats = 3
    round = 4
    persons = ["hostess", "doctor", "beggar-king"]
    question = { ask = "hire", seat = "red" }
    red = { coins = 1, rat = 9, prestige = 5, markers = { bank = 2, hotel = 2 } }
    yellow = { coins = 0, rat = 9, prestige = 5, markers = { park = 1, residence = 1 } }
    green = { coins = 0, rat = 9, prestige = 5, markers = { residence = 3 } }
"""


def test_p_plague() -> None:
    """ND P-PLAGUE: all who have a choice are asked at once; replies are hidden until the last, then carried out."""
    state = do(at(TOGETHER), "none")
    assert (question(state), state.actors) == ("plague-loss", [0, 1])
    assert markers(state, 2) == {"residence": 2}
    do(state, "yellow: from park")
    assert state.actors == [0]
    assert markers(state, 1) == {"park": 1, "residence": 1}
    do(state, "red: from hotel")
    assert [markers(state, seat) for seat in range(3)] == [{"bank": 2, "hotel": 1}, {"residence": 1}, {"residence": 2}]


def test_p_plague_who_replied_is_public() -> None:
    """ND P-PLAGUE: who has replied, not what."""
    replies = [event for event in told(at(TOGETHER), "none", "yellow: from park") if event.kind == "replied"]
    assert [(event.party, event.args, event.private) for event in replies] == [(1, {}, {})]
    assert heard(at(TOGETHER), "replied", "none", "yellow: from park", to=1) == [{"party": 1, "action": "from park"}]


def test_p_plague_any_order() -> None:
    """ND P-PLAGUE: answering late or early comes to the same."""
    one = do(at(TOGETHER), "none", "yellow: from park", "red: from hotel")
    other = do(at(TOGETHER), "none", "red: from hotel", "yellow: from park")
    assert one == other


def test_p_full_gypsies() -> None:
    """ND P-FULL: place by place in the order of the board, Notre Dame last; places without a marker are not asked."""
    state = hiring("gypsies", "red = { markers = { hospital = 1, bank = 2, notre-dame = 1 } }")
    do(state, "hire gypsies")
    asked = []
    for answer in ("markers 1", "markers 0", "markers 1"):
        place = state.prompt(0).title.args["place"]
        asked.append((plain(place), can(state)[-1]))
        do(state, answer)
    assert asked == [("bank", "markers 2"), ("hospital", "markers 1"), ("notre-dame", "markers 1")]
    assert (markers(state), prestige(state), me(state).general_supply) == ({"bank": 1, "hospital": 1}, 4, 8)


def test_p_full_butcher() -> None:
    """ND P-FULL: sector by sector in the order of the board, as far as markers last."""
    state = do(hiring("butcher", "red = { own-supply = 10, markers = { bank = 2 } }"), "hire butcher")
    asked = []
    while question(state) == "place-here":
        asked.append(plain(state.prompt(0).title.args["sector"]))
        do(state, "markers 1" if asked[-1] in ("residence", "park") else "markers 0")
    assert asked == ["cloister-school", "residence", "carriage-house", "hotel", "park"]
    assert markers(state) == {"bank": 2, "residence": 1, "park": 1}


def test_p_colour() -> None:
    """ND P-COLOUR: two unused colours at random, and at random which lies in borough 1 and which in borough 3."""
    laid = set()
    for seed in range(60):
        boroughs = table(start(2, seed, colours=["green", "red"])).boroughs
        assert (boroughs[0].colour.id, boroughs[2].colour.id) == ("green", "red")
        laid.add((boroughs[1].colour.id, boroughs[3].colour.id))
    unused = ("yellow", "blue", "violet")
    assert laid == {(one, other) for one in unused for other in unused if one != other}


def test_p_couns() -> None:
    """ND P-COUNS: further hires follow at once, before the next player's; 1 coin each; one may stop after any."""
    state = at(COUNSELLOR + "red = { coins = 5 }")
    twice = do(state.copy(), "hire counsellor", "hire monk", "hire monk")
    assert (me(twice).coins, prestige(twice), me(twice).own_supply) == (2, 2, 8)
    assert (question(twice), twice.actors) == ("hire", [1])
    once = do(state.copy(), "hire counsellor", "hire monk", "none")
    assert (me(once).coins, prestige(once), once.actors) == (3, 1, [1])
    never = do(state, "hire counsellor", "none")
    assert (me(never).coins, prestige(never), never.actors) == (4, 0, [1])


def test_p_couns_scholar() -> None:
    """ND P-COUNS: the third card is played at once, once, before the next player hires; the hire costs 1 coin."""
    state = do(at(SCHOLAR), "hire scholar")
    assert (me(state).coins, hand(state), state.actors) == (2, [], [1])
    assert refused(state, "red: hire scholar")[0] == "not-your-turn"
