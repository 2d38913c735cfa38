"""The rules of Notre Dame, chapter by chapter: what neither a worked example nor a ruling says (ND 2 to ND 9)."""

from __future__ import annotations

import pytest

from parvis.core.errors import UnknownName
from parvis.core.records import Record
from parvis.core.state import State
from tests.games.notre_dame.tables import (
    at,
    can,
    count,
    do,
    first_answers,
    friend,
    game,
    hand,
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

CARDS = {
    "cloister-school",
    "bank",
    "residence",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "notre-dame",
    "trusted-friend",
}
BONUSES = ["coin", "marker", "prestige", "rat"]
SETS = ["new-persons-1", "new-persons-2"]
OUTER = ["il", "ir", "ol", "or"]


def offered(state: State, seat: int) -> list[str]:
    return [f"{entry.colour.id} {entry.card.id}" for entry in me(state, seat).offered or []]


def kinds(record: Record, *wanted: str) -> list[tuple[str, int]]:
    """What happened, of the kinds asked for: kind and seat."""
    return [(event.kind, event.party) for event in record.events(None) if event.kind in wanted]


def listed(record: Record, kind: str, arg: str, to: int | None = None) -> list[object]:
    """One argument of all events of a kind, in order, where the reader (None: a spectator) is shown it."""
    shown = [{**event.args, **event.private} for event in record.events(to) if event.kind == kind]
    return [plain(args[arg]) for args in shown if arg in args]


def gray_order(seed: int, **options: list[str]) -> list[str]:
    """The gray cards of a whole game in the order in which they come up."""
    record = first_answers(Record(start(2, seed, **options)), 9)
    assert record.state.over
    opened = [table(record.start).persons[2].person.id]
    for persons in listed(record, "persons-open", "persons"):
        assert isinstance(persons, list)
        opened.append(persons[2])
    return opened


# --- 2: set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "tile", "boroughs"), [(2, 6, 4), (3, 8, 3), (4, 10, 4), (5, 12, 5)])
def test_tile_and_boroughs_by_number_of_players(seats: int, tile: int, boroughs: int) -> None:
    """ND 2 (1, 4): 6, 8, 10, 12; one borough each, with two players four boroughs and opposite seats."""
    view = table(start(seats))
    assert view.tile_prestige == tile
    assert len(view.boroughs) == boroughs
    owners = [0, None, 1, None] if seats == 2 else list(range(seats))
    assert [borough.owner for borough in view.boroughs] == owners


@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_players(seats: int) -> None:
    """ND 2 (1)."""
    with pytest.raises(UnknownName, match="2 to 5 seats"):
        game().start(seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_each_player_starts_with(seats: int) -> None:
    """ND 2 (2): nothing on the board but the carriage on the centre market of the own borough; 0 prestige."""
    state = start(seats)
    for seat in range(seats):
        player = me(state, seat)
        assert (player.own_supply, player.general_supply, player.coins, player.rat) == (4, 10, 3, 0)
        assert markers(state, seat) == {}
        assert friend(state, seat) == ""
        assert player.carriage.id == f"{player.borough + 1}.c"
        assert player.messages == []
    assert state.scores() == [0] * seats


def test_each_deck_is_the_nine_own_cards_shuffled() -> None:
    """ND 2 (2), ND 3 (draft): in one period every own card is drawn exactly once, in an order that luck decides."""
    orders = set()
    for seed in range(3):
        record = first_answers(Record.of(game(), 3, seed), 2)
        drawn = listed(record, "cards-drawn", "cards", to=1)
        seen = [card for cards in drawn if isinstance(cards, list) for card in cards]
        assert len(seen) == 9
        assert set(seen) == CARDS
        orders.add(tuple(seen))
    assert len(orders) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_own_messages_on_the_outer_markets(seats: int) -> None:
    """ND 2 (3, 4): every borough has the four messages of its colour, none on the centre market."""
    state = start(seats)
    view = table(state)
    for number, borough in enumerate(view.boroughs, 1):
        assert message_at(state, f"{number}.c") == ""
        lying = sorted(message_at(state, f"{number}.{market}") for market in OUTER)
        assert lying == [f"{borough.colour.id} {bonus}" for bonus in BONUSES]
    assert len({borough.colour.id for borough in view.boroughs}) == len(view.boroughs)


def test_messages_are_shuffled() -> None:
    """ND 2 (3)."""
    first_market = {message_at(start(4, seed), "1.il") for seed in range(20)}
    assert first_market == {f"red {bonus}" for bonus in BONUSES}


def test_empty_boroughs_of_two_players_have_no_carriage() -> None:
    """ND 2 (4): two empty boroughs with the messages of unused colours; four colours in play."""
    view = table(start(2))
    standing = [[market.carriages for market in borough.markets if market.carriages] for borough in view.boroughs]
    assert standing == [[[0]], [], [[1]], []]
    assert {view.boroughs[0].colour.id, view.boroughs[2].colour.id} == {"red", "yellow"}
    assert {view.boroughs[1].colour.id, view.boroughs[3].colour.id} < {"green", "blue", "violet"}


def test_colours_may_be_chosen() -> None:
    """ND 2 (1): boroughs and messages follow the colours of the players."""
    state = start(3, colours=["violet", "red", "green"])
    assert [me(state, seat).colour.id for seat in range(3)] == ["violet", "red", "green"]
    assert message_at(state, "1.il").startswith("violet ")


def test_gray_stack_is_a_over_b_over_c_each_shuffled() -> None:
    """ND 2 (5), ND 3: the nine gray cards come up letter by letter, in an order that luck decides."""
    orders = [gray_order(seed) for seed in range(4)]
    for order in orders:
        assert set(order[:3]) == {"city-guard", "night-watchman", "bishop"}
        assert set(order[3:6]) == {"guild-master", "beggar-king", "advocate"}
        assert set(order[6:]) == {"lady-of-the-court", "mayor", "carpenter"}
    for letter in range(3):
        assert len({tuple(order[3 * letter : 3 * letter + 3]) for order in orders}) > 1


def test_new_persons_draw_three_of_nine_per_letter_and_show_them() -> None:
    """ND 2 (5): with both sets three of nine are drawn for each letter and shown to everybody; the rest stays out."""
    letters = [
        "city-guard night-watchman bishop administrator nurse scholar priest procurator bell-ringer",
        "guild-master beggar-king advocate spy gypsies coachman merchant patron butcher",
        "lady-of-the-court mayor carpenter innkeeper guard counsellor mistress actress gravedigger",
    ]
    pools = [set(letter.split()) for letter in letters]
    seen: set[str] = set()
    for seed in range(12):
        record = Record.of(game(), 3, seed, expansions=SETS)
        shown = listed(record, "persons-in-play", "persons")
        assert len(shown) == 1
        cards = shown[0]
        assert isinstance(cards, list)
        assert [len(set(cards) & pool) for pool in pools] == [3, 3, 3]
        assert len(cards) == 9
        view = table(record.state)
        open_or_to_come = {view.persons[2].person.id, *(entry.person.id for entry in view.gray_to_come)}
        assert open_or_to_come == set(cards)
        seen |= set(cards)
    assert len(seen) > 20


def test_without_new_persons_nothing_is_drawn_or_shown() -> None:
    """ND 2 (5)."""
    assert listed(Record.of(game(), 3, 1), "persons-in-play", "persons") == []


def test_the_bell_ringer_is_named_or_drawn() -> None:
    """ND 2 (6), ND 9 (start player): the option `first` names a seat, else luck decides."""
    assert [table(start(4, first=seat)).bell_ringer for seat in range(4)] == [0, 1, 2, 3]
    assert {table(game().start(4, seed)).bell_ringer for seed in range(40)} == {0, 1, 2, 3}


# --- 3: round structure -------------------------------------------------------------------------------------------


def test_phases_of_a_round_in_order() -> None:
    """ND 3: persons, draft, actions seat by seat from the start player and then again, hires, plague, bell-ringer."""
    record = first_answers(Record.of(game(), 3, 1, first=1), 1)
    main = ["round-begins", "persons-open", "cards-drawn", "cards-received", "card-played", "card-discarded"]
    story = kinds(record, *main, "hired-nobody", "plague", "bell-ringer-passed")
    assert story[:22] == [
        ("round-begins", -1),
        ("persons-open", -1),
        ("cards-drawn", 0),
        ("cards-drawn", 1),
        ("cards-drawn", 2),
        ("cards-received", 0),
        ("cards-received", 1),
        ("cards-received", 2),
        ("cards-received", 0),
        ("cards-received", 1),
        ("cards-received", 2),
        ("card-played", 1),
        ("card-played", 2),
        ("card-played", 0),
        ("card-played", 1),
        ("card-discarded", 1),
        ("card-played", 2),
        ("card-discarded", 2),
        ("card-played", 0),
        ("card-discarded", 0),
        ("hired-nobody", 1),
        ("hired-nobody", 2),
    ]
    assert story[22:27] == [
        ("hired-nobody", 0),
        ("plague", 0),
        ("plague", 1),
        ("plague", 2),
        ("bell-ringer-passed", 2),
    ]
    assert table(record.state).bell_ringer == 2


def test_the_bell_ringer_goes_round() -> None:
    """ND 3: to the left neighbour after every round, over the ends of periods too."""
    record = first_answers(Record.of(game(), 4, 1, first=2), 9)
    first = [party for kind, party in kinds(record, "round-begins", "card-played") if kind == "card-played"][::8]
    assert first == [2, 3, 0, 1, 2, 3, 0, 1, 2]


def test_two_brown_and_one_gray_person_are_open() -> None:
    """ND 3 phase 1, ND 1: two brown, one gray; the plague value is their rats together."""
    view = table(start(3))
    browns = {"hostess", "minstrel", "monk", "fool", "money-lender", "doctor"}
    shown = [entry.person.id for entry in view.persons]
    assert [person in browns for person in shown] == [True, True, False]
    assert view.plague_value == sum(entry.rats for entry in view.persons)
    assert {entry.person.id for entry in view.brown_to_come} == browns - set(shown)


def test_draft_offers_three_own_cards_then_two_of_the_right_neighbour() -> None:
    """ND 3 phase 2: keep 1 of 3, pass 2 left; keep 1 of the 2 received, pass 1; take the last. All at once."""
    state = start(3)
    assert state.actors == [0, 1, 2]
    first = [offered(state, seat) for seat in range(3)]
    assert [{card.split()[0] for card in cards} for cards in first] == [{"red"}, {"yellow"}, {"green"}]
    do(state, *(f"{seat}: keep {first[seat][0].split()[1]}" for seat in range(3)))
    second = [offered(state, seat) for seat in range(3)]
    assert second == [first[2][1:], first[0][1:], first[1][1:]]
    do(state, *(f"{seat}: keep {second[seat][0].split()[1]}" for seat in range(3)))
    for seat in range(3):
        own, right, far = first[seat][0], second[seat][0], first[(seat - 2) % 3][2]
        assert hand(state, seat) == [card.split()[1] for card in (own, right, far)]


def test_received_cards_are_seen_only_when_all_have_passed() -> None:
    """ND 3 phase 2, ND 9 (draft): nobody gets a second choice before all first choices are in."""
    state = start(3)
    kept = can(state, "0")[0]
    do(state, f"0: {kept}")
    assert state.actors == [1, 2]
    assert can(state, "0") == []
    assert refused(state, f"0: {kept}")[0] == "not-your-turn"


def test_a_kept_card_may_not_be_passed_on() -> None:
    """ND 3 phase 2: what is offered second are the neighbour's cards alone."""
    state = start(4)
    kept = [can(state, str(seat))[0] for seat in range(4)]
    do(state, *(f"{seat}: {card}" for seat, card in enumerate(kept)))
    for seat in range(4):
        colour = me(state, (seat - 1) % 4).colour.id
        assert [card.split()[0] for card in offered(state, seat)] == [colour, colour]
        assert len(hand(state, seat)) == 1


def test_a_card_not_offered_cannot_be_kept() -> None:
    """ND 3 phase 2."""
    state = start(3)
    missing = sorted(CARDS - {card.split()[1] for card in offered(state, 0)})[0]
    assert refused(state, f"0: keep {missing}") == ("not-offered", {"card": missing}, "ND 3")


def test_the_third_card_is_discarded_unseen() -> None:
    """ND 3 phase 3: together with the second; only its owner knows which it was."""
    record = first_answers(Record.of(game(), 3, 1), 1)
    assert [event.private for event in record.events(None) if event.kind == "card-discarded"] == [{}, {}, {}]
    mine = [(e.party, plain(e.private["card"])) for e in record.events(0) if e.kind == "card-discarded" and e.private]
    assert [party for party, _ in mine] == [0]


def test_playing_a_card_is_mandatory() -> None:
    """ND 3 phase 3: in the first and in the second turn alike, the cards of the hand are all there is to choose."""
    state = start(3)
    while question(state) == "draft":
        do(state, can(state)[0])
    held = hand(state, 0)
    assert can(state) == sorted({f"play {card}" for card in held}, key=game().action)
    assert refused(state, "none")[0] == "not-now"
    missing = sorted(CARDS - set(held))[0]
    assert refused(state, f"play {missing}") == ("not-in-hand", {"card": missing}, "ND 3")


def test_a_period_shows_every_brown_card_once_and_starts_anew() -> None:
    """ND 3 phase 1 and period end: six brown cards in three rounds, then shuffled; all action cards go home."""
    record = first_answers(Record.of(game(), 3, 5), 9)
    opened = [persons for persons in listed(record, "persons-open", "persons") if isinstance(persons, list)]
    periods = [[card for persons in opened[i : i + 3] for card in persons[:2]] for i in (0, 3, 6)]
    assert [len(cards) for cards in periods] == [6, 6, 6]
    assert periods[0] != periods[1] != periods[2]
    assert len({frozenset(cards) for cards in periods}) == 1
    assert len(set(periods[0])) == 6
    for seat in range(3):
        drawn = [cards for cards in listed(record, "cards-drawn", "cards", to=seat) if isinstance(cards, list)]
        decks = [[card for cards in drawn[i : i + 3] for card in cards] for i in (0, 3, 6)]
        assert [set(deck) for deck in decks] == [CARDS, CARDS, CARDS]
        assert decks[0] != decks[1] != decks[2]


def test_the_game_ends_after_nine_rounds_with_plague_before_scoring() -> None:
    """ND 3: round 9's plague comes before the last scoring of Notre Dame; then it is over, nothing is passed on."""
    record = first_answers(Record.of(game(), 3, 1), 9)
    assert record.state.over
    assert record.state.actors == []
    assert kinds(record, "round-begins") == [("round-begins", -1)] * 9
    story = [kind for kind, _ in kinds(record, "plague", "period-ends", "game-ends", "bell-ringer-passed")]
    assert story[-5:] == ["plague", "plague", "plague", "period-ends", "game-ends"]
    assert listed(record, "period-ends", "period") == [1, 2, 3]
    assert story.count("bell-ringer-passed") == 8


def test_two_players_hand_the_last_card_back() -> None:
    """ND 3 phase 2 (two players): keep 1 of 3, pass 2; keep 1 of the 2 received, hand the other back."""
    state = start(2)
    first = [offered(state, seat) for seat in range(2)]
    do(state, *(f"{seat}: keep {first[seat][2].split()[1]}" for seat in range(2)))
    assert [offered(state, seat) for seat in range(2)] == [first[1][:2], first[0][:2]]
    do(state, *(f"{seat}: keep {first[1 - seat][0].split()[1]}" for seat in range(2)))
    for seat in range(2):
        held = {f"{entry.colour.id} {entry.card.id}" for entry in me(state, seat).hand or []}
        assert held == {first[seat][2], first[1 - seat][0], first[seat][1]}


def test_rounds_are_counted_and_their_rats_told() -> None:
    """ND 3, ND 1 (plague value): nine rounds in three periods; the rats of the open persons are told with them."""
    record = first_answers(Record.of(game(), 3, 5), 9)
    assert listed(record, "round-begins", "round") == list(range(1, 10))
    assert listed(record, "round-begins", "period") == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert listed(record, "persons-open", "rats")[0] == table(record.start).plague_value
    assert (table(record.start).period, table(record.state).round, table(record.state).period) == (1, 9, 3)


def test_a_seat_remembers_what_it_passed_on_and_saw() -> None:
    """ND 3 phase 2: two own cards to the left, one of the right neighbour's; earlier rounds as far as it saw them."""
    state = start(4)
    own = offered(state, 0)
    do(state, *(f"{seat}: {can(state, str(seat))[0]}" for seat in range(4)))
    received = offered(state, 0)
    do(state, *(f"{seat}: {can(state, str(seat))[0]}" for seat in range(4)))
    memory = table(state, 0).memory
    assert memory is not None
    assert [f"{entry.colour.id} {entry.card.id}" for entry in memory.passed_first] == own[1:]
    assert [f"{entry.colour.id} {entry.card.id}" for entry in memory.passed_second] == received[1:]
    assert memory.seen == []
    held = {f"{entry.colour.id} {entry.card.id}" for entry in me(state).hand or []}
    record = first_answers(Record(state), 1)
    played = zip(listed(record, "card-played", "colour"), listed(record, "card-played", "card"), strict=True)
    later = record.state
    memory = table(later, 0).memory
    assert memory is not None
    seen = {f"{entry.colour.id} {entry.card.id}" for entry in memory.seen}
    assert seen == {*own, *received, *held, *(f"{colour} {card}" for colour, card in played)}
    assert len(seen) < 12
    assert table(later).memory is None


def test_prestige_is_hidden_until_the_end_unless_it_is_played_open() -> None:
    """ND 1 (hidden): totals of others are secret; the option opens them, and so does the end of the game."""
    assert [player.prestige for player in table(start(3), 1).players] == [None, 0, None]
    assert [player.prestige for player in table(start(3, open_prestige=True)).players] == [0, 0, 0]
    record = first_answers(Record.of(game(), 2, 1), 9)
    assert [player.prestige for player in table(record.state).players] == record.state.scores()


def test_what_was_looked_at_or_shown_cannot_be_taken_back() -> None:
    """ND 8 (spy), ND 1 (hidden): neither a look into the gray stack nor the end, which shows everybody's prestige."""
    record = Record(hiring("spy", ""))
    record.play(0, game().action("hire spy"))
    refusal = record.undo_refusal(0)
    assert refusal is not None
    assert refusal.id == "undo-revealed"
    ended = first_answers(Record.of(game(), 2, 1), 9)
    last = ended.entries[-1].seat
    refusal = ended.undo_refusal(last)
    assert refusal is not None
    assert refusal.id == "undo-revealed"


def test_who_hired_the_doctor_is_seen_until_the_plague() -> None:
    """ND 1 (open information), ND 8 (doctor)."""
    state = do(hiring("doctor", ""), "hire doctor")
    assert [player.doctor for player in table(state).players] == [True, False]


HIRING = """
    seats = 4
    persons = ["monk", "money-lender", "night-watchman"]
    bell-ringer = "green"
    question = { ask = "hire", seat = "green" }
    blue = { coins = 0 }
"""


def test_hires_seat_by_seat_from_the_start_player() -> None:
    """ND 3 phase 4: in seat order from the start player; who has no coin is passed over; one hire each."""
    state = at(HIRING)
    asked = []
    while question(state) == "hire":
        asked += state.actors
        do(state, "hire monk")
    assert asked == [2, 0, 1]
    assert [prestige(state, seat) for seat in range(4)] == [1, 1, 1, 0]


def test_no_coin_no_hire() -> None:
    """ND 3 phase 4: who has no coin is not asked, so nothing is said of blue."""
    parties = [event.party for event in told(at(HIRING), "none", "hire monk", "none") if event.kind.startswith("hired")]
    assert parties == [2, 0, 1]


def test_the_coin_goes_to_the_supply() -> None:
    """ND 3 phase 4: each hire is 1 coin; who hires nobody pays nothing."""
    state = at(HIRING)
    assert table(state).coins_in_supply == 25 - 9
    do(state, "hire night-watchman", "none")
    assert [me(state, seat).coins for seat in range(4)] == [3, 3, 2, 0]
    assert table(state).coins_in_supply == 25 - 8


def test_only_open_persons_can_be_hired() -> None:
    """ND 3 phase 4."""
    state = at(HIRING)
    assert sorted(can(state)) == ["hire money-lender", "hire monk", "hire night-watchman", "none"]
    assert refused(state, "hire hostess") == ("not-on-display", {"person": "hostess"}, "ND 3")


def test_the_persons_of_a_round_go() -> None:
    """ND 3 round end: brown ones may come back next period only, and the bell-ringer goes on."""
    state = do(at(HIRING), "none", "none", "none")
    view = table(state)
    shown = {entry.person.id for entry in view.persons[:2]}
    assert not shown & {"monk", "money-lender"}
    assert (view.round, view.bell_ringer, len(view.brown_to_come)) == (2, 3, 2)


def test_the_last_plague_comes_before_the_last_scoring() -> None:
    """ND 3 (phase-order consequence): 0 prestige lose nothing to the rats of round 9, and keep what is scored."""
    state = at("""
        round = 9
        persons = ["hostess", "doctor", "mayor"]
        red = { coins = 1, rat = 9, markers = { notre-dame = 1 } }
        yellow = { coins = 0, rat = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    do(state, "none")
    assert (state.over, state.scores()) == (True, [6, 0])


# --- 4: prestige and the park bonus -------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
@pytest.mark.parametrize("with_friend", [False, True])
def test_park_bonus(held: int, bonus: int, with_friend: bool) -> None:
    """ND 4: half of what is in the park, rounded down; the friend counts."""
    there = 'friend = "park", ' if with_friend and held else ""
    markers_there = held - (1 if there else 0)
    state = playing(f'red = {{ {there}markers = {{ park = {markers_there} }}, hand = ["residence"] }}')
    assert me(state).park_bonus == bonus
    assert prestige(do(state, "play residence")) == 1 + bonus


@pytest.mark.parametrize(
    ("person", "red", "points"),
    [("monk", "", 1), ("hostess", "", 3), ("city-guard", "", 4), ("beggar-king", "rat = 7,", 2), ("spy", "", 2)],
)
def test_park_bonus_for_persons(person: str, red: str, points: int) -> None:
    """ND 4: every person that yields prestige."""
    state = do(hiring(person, f"red = {{ {red} markers = {{ park = 4 }} }}"), f"hire {person}")
    assert prestige(state) == points + 2


def test_park_bonus_for_a_message() -> None:
    """ND 4, ND 5 (message bonuses)."""
    state = playing('red = { markers = { park = 2 }, hand = ["carriage-house"] }\nboard = { "1.il" = "red prestige" }')
    assert prestige(do(state, "play carriage-house", "drive 1.il", "take")) == 4 + 1


def test_losing_prestige_is_not_affected_by_the_park() -> None:
    """ND 4, ND 7: the plague costs 2, whatever is in the park."""
    state = at("""
        round = 4
        persons = ["hostess", "doctor", "beggar-king"]
        red = { coins = 1, prestige = 9, rat = 9, markers = { park = 6 } }
        yellow = { coins = 0 }
        question = { ask = "hire", seat = "red" }
    """)
    assert prestige(do(state, "none")) == 7


# --- 5: action cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["2007", "2007-rio-grande", "2017"])
def test_empty_own_supply(edition: str) -> None:
    """ND 5, ND 9 (source Notre Dame): a marker from another sector or from Notre Dame, never the friend, or none."""
    state = playing(f"""
        edition = "{edition}"
        [red]
        own-supply = 0
        friend = "park"
        markers = {{ residence = 2, bank = 1, notre-dame = 1 }}
        hand = ["residence"]
    """)
    do(state, "play residence")
    assert (question(state), can(state)) == ("relocate", ["none", "from bank", "from notre-dame"])
    assert refused(state, "from residence") == ("same-place", {"place": "residence"}, "ND 5")
    assert refused(state, "from park") == ("no-marker-there", {"place": "park", "have": 0, "need": 1}, "ND 5")
    moved = do(state.copy(), "from notre-dame")
    assert (prestige(moved), markers(moved)) == (3, {"bank": 1, "residence": 3})
    kept = do(state, "none")
    assert (prestige(kept), markers(kept)) == (0, {"bank": 1, "residence": 2, "notre-dame": 1})
    for after in (moved, kept):
        assert (me(after).own_supply, me(after).general_supply, friend(after)) == (0, 10, "park")
        assert (question(after), after.actors, len(me(after).played)) == ("play-card", [1], 1)


def test_empty_own_supply_and_notre_dame() -> None:
    """ND 5 (Notre Dame): the donation, or none, is asked first, then where the marker comes from; then it must come."""
    state = playing('red = { own-supply = 0, markers = { residence = 2, bank = 1 }, hand = ["notre-dame"] }')
    do(state, "play notre-dame")
    assert question(state) == "donate"
    without = do(state.copy(), "none")
    assert (markers(without), me(without).coins, prestige(without)) == ({"residence": 2, "bank": 1}, 3, 0)
    do(state, "donate 2")
    assert (question(state), can(state)) == ("relocate", ["from bank", "from residence"])
    assert refused(state, "none")[0] == "must-be-chosen"
    do(state, "from bank")
    assert (markers(state), me(state).coins, prestige(state)) == ({"residence": 2, "notre-dame": 1}, 1, 3)


def test_several_notre_dame_cards_in_one_round() -> None:
    """ND 5: one marker per card; two of the cards may be played in the same round."""
    state = playing('red = { coins = 4, hand = ["notre-dame", "yellow notre-dame"] }\nyellow = { hand = ["park"] }')
    do(state, "play notre-dame", "donate 1", "yellow: play park", "play notre-dame", "donate 3")
    assert (me(state).on_notre_dame, me(state).coins, prestige(state), me(state).own_supply) == (2, 0, 7, 2)


def test_no_more_is_donated_than_there_is() -> None:
    """ND 5 (Notre Dame): exactly 1, 2 or 3 coins."""
    state = do(playing('red = { coins = 1, hand = ["notre-dame"] }'), "play notre-dame")
    assert can(state) == ["none", "donate 1"]
    assert refused(state, "donate 3") == ("coins-short", {"have": 1, "need": 3}, "ND 3")


@pytest.mark.parametrize(("card", "held"), [("park", 0), ("park", 5), ("hospital", 0), ("hospital", 5)])
def test_park_and_hospital_move_the_rat_by_one(card: str, held: int) -> None:
    """ND 5: rat_back 1, independent of n; never below 0."""
    for rat, after in ((4, 3), (0, 0)):
        state = playing(f'red = {{ rat = {rat}, markers = {{ {card} = {held} }}, hand = ["{card}"] }}')
        assert me(do(state, f"play {card}")).rat == after
        assert (count(state, card), prestige(state)) == (held + 1, 0)


@pytest.mark.parametrize("sector", ["cloister-school", "bank", "residence", "hotel", "park", "hospital"])
def test_the_friend_comes_from_off_the_board_to_any_sector(sector: str) -> None:
    """ND 5 (trusted friend): no marker; then that sector's action with n including the friend."""
    state = playing(f'red = {{ rat = 4, markers = {{ {sector} = 1 }}, hand = ["trusted-friend"] }}')
    do(state, "play trusted-friend", f"to {sector}")
    assert (friend(state), count(state, sector), markers(state)) == (sector, 2, {sector: 1})
    if sector == "hotel":
        do(state, "coin")
    gained = (me(state).own_supply - 4, me(state).coins - 3, prestige(state), 4 - me(state).rat)
    moves_rat = sector in ("park", "hospital")
    assert gained == {"cloister-school": (2, 0, 0, 0), "bank": (0, 2, 0, 0), "residence": (0, 0, 2, 0)}.get(
        sector, (0, 0, 0, 1) if moves_rat else (0, 1, 0, 0)
    )


def test_the_friend_moves_on_with_an_empty_own_supply() -> None:
    """ND 5 (trusted friend): it needs no marker, and leaves the old sector."""
    state = playing('red = { own-supply = 0, friend = "bank", markers = { residence = 2 }, hand = ["trusted-friend"] }')
    do(state, "play trusted-friend", "to residence")
    assert (friend(state), count(state, "bank"), prestige(state)) == ("residence", 0, 3)


BONUS = [("coin", (1, 1, 0, 0)), ("marker", (2, 0, 1, 0)), ("rat", (3, 0, 0, 1)), ("prestige", (4, 0, 0, 0))]


@pytest.mark.parametrize(("message", "brings"), BONUS)
def test_message_bonuses(message: str, brings: tuple[int, int, int, int]) -> None:
    """ND 5 (message bonuses): at once, by type; the token is kept, its market is empty."""
    state = playing(f'red = {{ rat = 4, hand = ["carriage-house"] }}\nboard = {{ "1.or" = "red {message}" }}')
    do(state, "play carriage-house", "drive 1.or", "take", *(["back 1"] if message == "rat" else []))
    gained = (prestige(state), me(state).coins - 3, me(state).own_supply - 3, 4 - me(state).rat)
    assert gained == brings
    assert (taken(state), message_at(state, "1.or")) == ([f"red {message}"], "")


def test_the_carriage_goes_no_further_than_its_house_counts() -> None:
    """ND 5 (carriage): up to n steps; only markets of the boroughs there are."""
    state = do(playing('seats = 3\nred = { hand = ["carriage-house"] }'), "play carriage-house")
    assert refused(state, "drive 4.c")[0] == "no-such-market"
    far = do(
        playing('seats = 3\nred = { markers = { carriage-house = 8 }, hand = ["carriage-house"] }'),
        "play carriage-house",
    )
    assert set(can(state)) < set(can(far))
    assert len(can(far)) == 15 + 1


# --- 6: scoring Notre Dame ----------------------------------------------------------------------------------------

PERIOD_END = """
    round = 6
    persons = ["minstrel", "money-lender", "beggar-king"]
    question = { ask = "hire", seat = "red" }
"""


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_two_markers_share_the_tile(seats: int, each: int) -> None:
    """ND 6: 6, 8, 10, 12 divided by the number of all markers."""
    state = at(f"""{PERIOD_END}
        seats = {seats}
        red = {{ coins = 3, markers = {{ notre-dame = 1 }} }}
        yellow = {{ markers = {{ notre-dame = 1 }} }}
    """)
    do(state, *["none"] * seats)
    assert (prestige(state, 0), prestige(state, 1)) == (each, each)


def test_the_share_is_rounded_down_per_marker() -> None:
    """ND 6: 6 among 4 markers is 1 for each, and 3 markers gain 3, not 4."""
    state = at(PERIOD_END + "red = { markers = { notre-dame = 3 } }\nyellow = { markers = { notre-dame = 1 } }")
    do(state, "none", "none")
    assert state.scores() == [3, 1]
    assert [me(state, seat).general_supply for seat in range(2)] == [10, 10]


def test_nobody_on_notre_dame() -> None:
    """ND 6: nothing; and other markers stay where they are."""
    state = do(at(PERIOD_END + "red = { markers = { bank = 3 } }"), "none", "none")
    assert (state.scores(), markers(state)) == ([0, 0], {"bank": 3})


def test_notre_dame_is_scored_at_the_end_of_a_period_only() -> None:
    """ND 6, ND 9 (two-player tile): not after every round."""
    state = at(PERIOD_END.replace("round = 6", "round = 5") + "red = { markers = { notre-dame = 2 } }")
    do(state, "none", "none")
    assert (state.scores(), markers(state)) == ([0, 0], {"notre-dame": 2})


# --- 7: plague ----------------------------------------------------------------------------------------------------


def plague(rats: int, red: str) -> State:
    """Phase 5 of a round with so many rats is over; red was alone concerned, with 8 prestige before."""
    persons = {7: '"hostess", "fool", "guild-master"', 3: '"minstrel", "money-lender", "guild-master"'}[rats]
    state = at(f"""
        round = 4
        persons = [{persons}]
        question = {{ ask = "hire", seat = "red" }}
        yellow = {{ coins = 0 }}
        [red]
        prestige = 8
        {red}
    """)
    assert table(state).plague_value == rats
    return do(state, "none")


@pytest.mark.parametrize(("rat", "hospital", "after"), [(0, 0, 3), (6, 0, 9), (9, 3, 9), (5, 4, 4), (1, 5, 0)])
def test_rat_moves_by_plague_less_hospital(rat: int, hospital: int, after: int) -> None:
    """ND 7: also backwards; 0..9 without penalty."""
    state = plague(3, f"rat = {rat}\nmarkers = {{ hospital = {hospital} }}")
    assert (me(state).rat, prestige(state), count(state, "hospital")) == (after, 8, hospital)


@pytest.mark.parametrize("rat", [3, 6, 9])
def test_the_size_of_the_overflow_is_irrelevant(rat: int) -> None:
    """ND 7: 10, 13 or 16: rat on 9, 2 prestige, 1 marker."""
    state = plague(7, f"rat = {rat}\nmarkers = {{ bank = 4 }}")
    assert (me(state).rat, prestige(state), markers(state)) == (9, 6, {"bank": 3})
    assert (me(state).own_supply, me(state).general_supply) == (4, 7)


def test_the_friend_counts_for_the_fullest_sector() -> None:
    """ND 7: bank 2 + friend is fuller than hotel 2; the friend stays."""
    state = plague(7, 'rat = 9\nfriend = "bank"\nmarkers = { bank = 2, hotel = 2 }')
    assert (markers(state), friend(state)) == ({"bank": 1, "hotel": 2}, "bank")


def test_notre_dame_is_not_looked_at() -> None:
    """ND 7, ND 9 (plague: fullest sector): of the borough only."""
    state = plague(7, "rat = 9\nmarkers = { bank = 1, notre-dame = 4 }")
    assert markers(state) == {"notre-dame": 4}


def test_the_doctor_helps_only_who_hires_him() -> None:
    """ND 7, ND 8 (doctor): V is 0 for the hirer, this round."""
    state = at("""
        round = 4
        persons = ["doctor", "money-lender", "beggar-king"]
        question = { ask = "hire", seat = "red" }
        red = { rat = 5 }
        yellow = { rat = 5 }
    """)
    do(state, "hire doctor", "none")
    assert (me(state, 0).rat, me(state, 1).rat) == (5, 8)
    assert not me(state, 0).doctor


# --- 9: editions --------------------------------------------------------------------------------------------------


def test_the_edition_of_2017_is_the_one_assumed() -> None:
    """ND 9."""
    assert table(start(3)).edition == "2017"
    with pytest.raises(UnknownName, match="2007-rio-grande"):
        start(3, edition="1999")


@pytest.mark.parametrize("edition", ["2007", "2007-rio-grande"])
def test_the_editions_of_2007_have_the_first_set_only(edition: str) -> None:
    """ND 9 (New Persons): set I was sold separately, set II came in 2017."""
    assert table(start(3, edition=edition, expansions=["new-persons-1"])).expansions == ["new-persons-1"]
    with pytest.raises(UnknownName, match="does not have 'new-persons-2'; it has: new-persons-1"):
        start(3, edition=edition, expansions=["new-persons-2"])
    with pytest.raises(UnknownName, match="does not have 'new-persons-2'"):
        start(3, edition=edition, expansions=SETS)


def test_2017_has_both_sets() -> None:
    """ND 9 (New Persons)."""
    assert table(start(3, expansions=SETS)).expansions == SETS


def test_new_persons_allowed_can_be_set_alone() -> None:
    """ND 9 (new_persons_allowed): more than the edition has, or less."""
    state = start(3, edition="2007", new_persons_allowed=["new-persons-2"], expansions=["new-persons-2"])
    assert table(state).expansions == ["new-persons-2"]
    with pytest.raises(UnknownName, match="does not have 'new-persons-1'; it has: new-persons-2"):
        start(3, edition="2007", new_persons_allowed=["new-persons-2"], expansions=["new-persons-1"])
    with pytest.raises(UnknownName, match="it has: none"):
        start(3, new_persons_allowed=[], expansions=["new-persons-1"])


def test_options_are_spelled_with_hyphens_or_underscores() -> None:
    """ND 9: the keys of the data file, with hyphens as options of a game."""
    written = {"hotel-double-from": "4", "coin-shortage": "unlimited", "fool-from-notre-dame": True}
    spelled = start(3, hotel_double_from="4", coin_shortage="unlimited", fool_from_notre_dame=True)
    assert start(3, **written) == spelled  # type: ignore[arg-type]
    assert spelled.setup.options["edition"] == "2017"
    with pytest.raises(UnknownName, match="cannot be '5'; choose one of: 3, 4"):
        start(3, hotel_double_from="5")


def test_coins_run_out_or_do_not() -> None:
    """ND 9 (coins run out): 25 in the box where the richest player pays, no number where the bank is unlimited."""
    editions = ("2007", "2007-rio-grande", "2017")
    assert [table(start(4, edition=edition)).coins_in_supply for edition in editions] == [13, None, 13]
    assert table(start(4, coin_shortage="unlimited")).coins_in_supply is None
    assert table(start(4, edition="2007-rio-grande", coin_shortage="from-richest")).coins_in_supply == 13


@pytest.mark.parametrize(
    ("options", "threshold"),
    [
        ('edition = "2007"', 4),
        ('edition = "2007-rio-grande"', 4),
        ('edition = "2017"', 3),
        ('edition = "2007"\nhotel-double-from = "3"', 3),
        ('edition = "2017"\nhotel-double-from = "4"', 4),
    ],
)
def test_hotel_double_from(options: str, threshold: int) -> None:
    """ND 9 (hotel_double_from): by edition, or set alone."""
    for n in (threshold - 1, threshold):
        state = playing(f'{options}\nred = {{ markers = {{ hotel = {n - 1} }}, hand = ["hotel"] }}')
        do(state, "play hotel", "coin")
        assert question(state) == ("pick" if n == threshold else "play-card")


@pytest.mark.parametrize(
    ("options", "paid"),
    [
        ('edition = "2007"', 1),
        ('edition = "2007-rio-grande"', 0),
        ('edition = "2017"', 1),
        ('edition = "2017"\ncoin-shortage = "unlimited"', 0),
        ('edition = "2007-rio-grande"\ncoin-shortage = "from-richest"', 1),
    ],
)
def test_coin_shortage(options: str, paid: int) -> None:
    """ND 9 (coin_shortage): by edition, or set alone."""
    state = playing(f'{options}\nred = {{ coins = 5, hand = ["bank"] }}\nyellow = {{ coins = 20 }}')
    do(state, "play bank")
    assert (me(state, 0).coins, me(state, 1).coins) == (6, 20 - paid)


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ('edition = "2007"', True),
        ('edition = "2007-rio-grande"', True),
        ('edition = "2017"', False),
        ('edition = "2017"\nfool-from-notre-dame = true', True),
        ('edition = "2007"\nfool-from-notre-dame = false', False),
    ],
)
def test_fool_from_notre_dame(options: str, allowed: bool) -> None:
    """ND 9 (fool_from_notre_dame): by edition, or set alone; never onto Notre Dame."""
    state = at(f"""
        {options}
        persons = ["fool"]
        question = {{ ask = "hire", seat = "red" }}
        red = {{ markers = {{ bank = 2, hotel = 1, notre-dame = 1 }} }}
    """)
    do(state, "hire fool")
    assert can(state) == ["from bank", "from hotel", *(["from notre-dame"] if allowed else [])]
    if allowed:
        do(state, "from notre-dame")
        assert all(answer != "to notre-dame" for answer in can(state))
        do(state, "to bank")
        assert (markers(state), me(state).coins) == ({"bank": 3, "hotel": 1}, 2 + 3)
    else:
        assert refused(state, "from notre-dame") == ("not-from-there", {"place": "notre-dame"}, "ND 9")


@pytest.mark.parametrize("edition", ["2007", "2007-rio-grande", "2017"])
def test_what_no_edition_changes(edition: str) -> None:
    """ND 9 (rows without a switch): taking a message is optional, the tile's value, the price of a donation."""
    state = playing(f"""
        edition = "{edition}"
        red = {{ hand = ["carriage-house"] }}
        board = {{ "1.il" = "red prestige" }}
    """)
    assert table(state).tile_prestige == 6
    do(state, "play carriage-house", "drive 1.il")
    assert can(state) == ["none", "take"]


@pytest.mark.parametrize("edition", ["2007", "2017"])
def test_minstrel_and_bishop_are_not_optional_in_any_edition(edition: str) -> None:
    """ND 9 (bishop, minstrel, fool), ND R-OPT."""
    state = at(f"""
        edition = "{edition}"
        persons = ["minstrel", "fool", "bishop"]
        question = {{ ask = "hire", seat = "red" }}
        red = {{ markers = {{ bank = 2, hotel = 1 }} }}
    """)
    for person in ("minstrel", "fool", "bishop"):
        assert refused(do(state.copy(), f"hire {person}"), "none")[0] == "not-now"


def test_switches_of_a_dealt_game_hold_to_its_end() -> None:
    """ND 9: what was chosen alone stays chosen; the rest follows the edition."""
    state = start(3, edition="2007-rio-grande", hotel_double_from="3", fool_from_notre_dame=False)
    chosen = state.setup.options
    assert (chosen["hotel-double-from"], chosen["fool-from-notre-dame"]) == ("3", False)
    assert (chosen["coin-shortage"], table(state).coins_in_supply) == (None, None)
    assert game().from_position(state.to_position()).setup.options == chosen
