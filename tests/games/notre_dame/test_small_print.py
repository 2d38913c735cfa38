"""What only a careful player notices: turns counted, who hears what in the draft, edges of the fool and the butcher."""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State
from parvis.games import shelf
from parvis.games.notre_dame import load
from parvis.testkit.walks import at_random
from tests.games.notre_dame.spots import Side, hiring, playing, sectors
from tests.games.notre_dame.tables import can, do, game, heard, me, plain, prestige, question, refused, start, table


def test_every_turn_is_counted_once() -> None:
    """ND 3: in each of nine rounds a draft, two cards and a hire for each seat, and the plague."""
    for seats in (2, 5):
        state = start(seats, "turns")
        luck = Luck.of("turns")
        while not state.over:
            state.play(*at_random(state, luck))
        assert state.turn == 9 * (1 + 2 * seats + seats + 1)


def test_the_draft_says_which_wave_it_is() -> None:
    """ND 3: first three cards, then two."""
    state = start(3, "waves")
    assert state.prompt(0).title.args == {"wave": 1}
    for seat in (0, 1, 2):
        state.play(seat, state.legal(seat)[0])
    assert state.prompt(0).title.args == {"wave": 2}


def test_each_seat_hears_what_it_receives_and_from_whom() -> None:
    """ND 3: cards come from the right; what they are, only the receiver hears."""
    record = Record(start(4, "passing"))
    for wave, count in ((1, 2), (2, 1)):
        since = len(record.events(None))
        before = {seat: set(record.state.legal(seat)) for seat in range(4)}
        kept = {seat: record.state.legal(seat)[0] for seat in range(4)}
        for seat in (0, 1, 2, 3):
            record.play(seat, kept[seat])
        for reader in (None, 0, 1, 2, 3):
            received = [event for event in record.events(reader, since) if event.kind == "cards-received"]
            assert [event.party for event in received] == [0, 1, 2, 3]
            for event in received:
                giver = (event.party - 1) % 4
                assert event.args["count"] == count, wave
                assert plain(event.args["from"]) == str(giver)
                cards = plain(event.private.get("cards", []))
                passed = sorted(game().notation(a).removeprefix("keep ") for a in before[giver] - {kept[giver]})
                assert sorted(cards) == (passed if reader == event.party else [])  # type: ignore[call-overload]


def test_the_fool_needs_a_marker_on_notre_dame_to_take_one_from_there() -> None:
    """ND 9: in 2007 it may come from Notre Dame; if none is there and the borough is empty, nothing is asked."""
    nothing = do(hiring("fool", {"coins": 1, "own_supply": 4}, edition="2007"), "hire fool")
    assert question(nothing) != "move-from"
    without = do(hiring("fool", {"coins": 1, "markers": sectors(bank=1, park=1)}, edition="2007"), "hire fool")
    assert can(without) == ["from bank", "from park"]
    assert refused(without, "from notre-dame")[:2] == ("nothing-there", {"place": "notre-dame", "have": 0, "need": 1})
    with_one = do(hiring("fool", {"coins": 1, "markers": sectors(notre_dame=1)}, edition="2007"), "hire fool")
    assert question(with_one) == "move-to"  # the one place something can come from is taken
    assert "to park" in can(with_one)


def test_a_question_shows_no_number_that_cannot_be() -> None:
    """ND R-BUTCH: with one marker left for many empty sectors it is none or one."""
    state = do(hiring("butcher", {"general_supply": 1, "own_supply": 13}), "hire butcher")
    assert [candidate.notation for candidate in state.prompt(0).candidates] == ["markers 0", "markers 1"]


def test_the_spy_alone_sees_the_gray_stack() -> None:
    """ND 8: whichever seat hires it."""
    state = do(hiring("spy", {"coins": 0}, others={"yellow": {"coins": 1}}))
    seen = {to: heard(state, "gray-card-seen", "hire spy", to=to) for to in (None, 0, 1)}
    assert all("person" in event for event in seen[1])
    assert seen[1]
    assert all("person" not in event for event in (*seen[0], *seen[None]))


def test_with_two_hires_each_a_seat_hires_twice_in_a_row() -> None:
    """ND 3, phase 4, with an owner's data that says two."""
    texts = shelf.data_texts("notre-dame", None)
    changed = texts["components"].replace("hires_per_round = 1", "hires_per_round = 2")
    assert changed != texts["components"]
    generous = load({**texts, "components": changed}, strict=False)
    state = generous.from_position('game = "notre-dame"\nseats = 3\nphase = "hire"\nbell-ringer = "yellow"\n')
    order = []
    while state.prompt(None).kind == "hire":
        order.append(state.actors[0])
        state.play(state.actors[0], generous.action("none"))
    assert order == [1, 1, 2, 2, 0, 0]


def shown(state: State) -> list[str]:
    """All candidates of the open question, the refused ones too."""
    return [candidate.notation for candidate in state.prompt(state.actors[0]).candidates]


def test_numbers_go_no_farther_than_they_can() -> None:
    """ND R-GYPSY, ND P-PATRON: as many markers as lie there, as many coins as move the rat."""
    gypsies = do(hiring("gypsies", {"markers": sectors(bank=2, park=1)}), "hire gypsies")
    assert shown(gypsies) == ["markers 0", "markers 1", "markers 2"]
    patron = do(hiring("patron", {"coins": 9, "rat": 3}), "hire patron")
    assert shown(patron) == ["pay 0", "pay 1", "pay 2", "pay 3"]


def test_the_butcher_asks_no_more_when_the_last_marker_lies() -> None:
    """ND R-BUTCH, ND P-FULL: nothing is asked, and nothing answered for the player, about the sectors after it."""
    state = do(hiring("butcher", {"general_supply": 1, "own_supply": 13}), "hire butcher")
    assert question(do(state.copy(), "markers 1")) != "place-here"
    assert heard(state, "only-choice", "markers 1") == []


def test_persons_work_for_the_last_seat_too() -> None:
    """ND 8: spy, doctor and gypsies hired by the second of two."""
    yellow: dict[str, Side] = {"yellow": {"coins": 2, "markers": {"bank": 1}}}
    spied = do(hiring("spy", {"coins": 0}, others=yellow), "hire spy")
    assert table(spied, 1).gray_order is not None
    assert table(spied, 0).gray_order is None
    record = Record(hiring("doctor", {"coins": 0, "markers": sectors(bank=1)}, others=yellow))
    safe = [event for event in record.play(1, game().action("hire doctor")) if event.kind == "plague"]
    assert [(event.party, event.args["rats"] == 0) for event in safe] == [(0, False), (1, True)]
    gone = do(hiring("gypsies", {"coins": 0}, others=yellow), "hire gypsies", "markers 1")
    assert prestige(gone, 1) == 2


def test_the_first_sector_is_a_sector_like_others() -> None:
    """ND 8: the mistress goes to the friend in the cloister school."""
    state = do(hiring("mistress", {"friend": "cloister-school"}), "hire mistress")
    assert me(state).sectors[0].markers == 1


def test_owners_numbers_hold() -> None:
    """ND 8, with an owner's data: a minstrel who moves at least two pieces, a patron whose coins go two spaces."""
    texts = shelf.data_texts("notre-dame", None)
    changed = texts["persons"].replace("min = 1, max = 3", "min = 2, max = 3")
    changed = changed.replace('do = "pay-for-rat", spaces = 1', 'do = "pay-for-rat", spaces = 2')
    own = load({**texts, "persons": changed}, strict=False)

    def asked(person: str, red: str, *plays: str, round: int = 1) -> list[str]:
        state = own.from_position(
            f'game = "notre-dame"\nexpansions = ["new-persons-2"]\nround = {round}\n'
            f'persons = ["{person}"]\n[question]\nask = "hire"\nseat = "red"\n[red]\n{red}\n'
        )
        for notation in (f"hire {person}", *plays):
            state.play(0, own.action(notation))
        return [own.notation(action) for action in state.legal(0)]

    friend = asked("minstrel", 'friend = "bank"\nmarkers = { bank = 3, park = 1 }', "from bank", "to park")
    assert friend == ["markers 1", "markers 2", "markers 3"]
    assert asked("minstrel", "markers = { bank = 4, park = 1 }", "from bank", "to park") == ["markers 2", "markers 3"]
    assert asked("patron", "coins = 9\nrat = 3", round=4) == ["pay 0", "pay 1", "pay 2"]


def test_the_last_message_of_a_colour_still_counts() -> None:
    """ND 5, set rule: one red message lies there, and red has none of it; so no second yellow one."""
    state = playing(
        "carriage-house",
        {"messages": ["yellow coin", "green coin", "blue coin"], "markers": sectors(carriage_house=5)},
        others={
            "yellow": {"messages": ["red marker"]},
            "green": {"messages": ["red rat"]},
            "blue": {"messages": ["red prestige"]},
            "board": {'"2.il"': "yellow rat", '"1.il"': "red coin"},
        },
        seats=4,
    )
    there = do(state, "play carriage-house")
    assert question(do(there.copy(), "drive 2.il")) == "play-card"
    assert question(do(there, "drive 1.il")) == "take-message"


def test_each_deck_has_luck_of_its_own() -> None:
    """ND 3: the first deal draws once from each seat's own stream."""
    state = start(4, "streams")
    drawn = dict(zip(game().streams, state.counters, strict=True))
    assert [drawn[f"cards-{seat}"] for seat in range(5)] == [1, 1, 1, 1, 0]


def test_the_minstrel_shows_how_many_can_go() -> None:
    """ND R-MINS: no more markers than lie there."""
    state = do(hiring("minstrel", {"markers": sectors(bank=2, park=1)}), "hire minstrel", "from bank", "to hotel")
    assert shown(state) == ["markers 1", "markers 2"]


def test_the_bishop_needs_one_marker_only() -> None:
    """ND R-BISHOP: the last one of the general supply will do."""
    state = do(hiring("bishop", {"general_supply": 1, "own_supply": 13}), "hire bishop")
    assert question(state) == "place-marker"
    assert me(do(state, "to park")).general_supply == 0


def test_the_left_neighbour_can_be_the_richest() -> None:
    """ND R-COIN2, ND R-COIN3: the coin comes from whoever has most, the next seat included."""
    rich = {"yellow": {"coins": 20}, "green": {"coins": 3}}
    state = playing("bank", {"coins": 2, "markers": sectors(bank=1)}, others=rich, seats=3)
    after = do(state, "play bank")
    assert [player.coins for player in table(after).players] == [4, 18, 3]
