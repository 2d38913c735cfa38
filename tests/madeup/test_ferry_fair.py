"""What the Ferry Fair has and Notre Dame has not: each situation once, from a written position, in notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.core.errors import PositionError
from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.refusals import IllegalAction
from parvis.core.state import State
from parvis.core.wire import Ref
from parvis.testkit import Case, Walk, coverage, facts, goldens
from parvis.testkit.leaks import worlds
from parvis.testkit.perft import divide, perft
from parvis.testkit.texts import faults, wanted
from parvis.testkit.walks import with_asides
from tests.madeup.ferry_fair import data_texts, ftl_text, game, load
from tests.madeup.ferry_fair.state import FairState

GOLDENS = Path(__file__).resolve().parents[1] / "goldens" / "ferry-fair"

ASKED = {
    "keep": ("keep",),
    "work": ("turn",),
    "hire": ("turn",),
    "sail": ("turn", "onward"),
    "play": ("turn",),
    "ransom": ("turn",),
    "rest": ("turn",),
    "moor": ("landing",),
    "pass": ("landing",),
    "capture": ("capture",),
    "enough": ("capture", "fair"),
    "use": ("fair",),
    "release": ("release",),
    "give-letter": ("crossing",),
    "take-mud": ("crossing",),
    "perch": ("perch",),
}


TURN = '\n[[agenda]]\nstep = "turn"\nseat = "0"\n'


def at(text: str, seats: int = 2) -> FairState:
    """A position in the middle of seat 0's turn, unless the text says otherwise."""
    agenda = "" if "[[agenda]]" in text or "over = true" in text else TURN
    due = "" if "due =" in text else f"due = {1 % seats}\n"
    state = game().from_position(f'game = "ferry-fair"\nseats = {seats}\n{due}{text}\n{agenda}')
    assert isinstance(state, FairState)
    return state


def play(state: State, *lines: str) -> None:
    """Plays in notation, each after its seat."""
    for line in lines:
        seat, _, text = line.partition(" ")
        state.play(int(seat), state.parse(int(seat), text))


def code(state: State, seat: int, text: str) -> str:
    """Why an action is refused."""
    refusal = state.refusal(seat, game().action(text))
    return refusal.code if refusal else ""


# --- captures (FF 4) ------------------------------------------------------------------------------------------------


def test_captures_are_paid_one_by_one_and_counted_when_the_action_begins() -> None:
    state = at("[[seat]]\ncoins = 2\nsquare = 1\nmeadow = 1\n[[seat]]\nmeadow = 2\nwood = 1")
    play(state, "0 work square")
    assert state.prompt(0).title.args == {"left": 2}
    play(state, "0 capture square red")  # the own group goes home, and does not lower what is left
    assert (state.coins[0], state.home[0], state.prompt(0).title.args) == (1, 4, {"left": 1})
    play(state, "0 capture meadow green")
    assert (state.coins[0], state.held[1], state.points[0]) == (0, 2, 1)
    assert state.actors == [1]


def test_a_capture_that_cannot_be_paid_is_refused_with_the_number_missing() -> None:
    state = at("[[seat]]\ncoins = 1\nsquare = 1\n[[seat]]\nmeadow = 1\nwood = 1")
    play(state, "0 work square", "0 capture wood green")
    assert state.refusal(0, game().action("capture meadow green")).args == {"have": 0, "need": 1}  # type: ignore[union-attr]
    play(state, "0 flip coins")  # the favour may be used in the middle
    play(state, "0 capture meadow green")
    assert state.stocks[:2] == [2, 2]  # two on the square are a crowd: a fair follows, and captives go to the stocks


# --- the route (FF 5) -----------------------------------------------------------------------------------------------


def test_no_step_leads_into_a_dead_end() -> None:
    # The quay is full, and from there the ways to ford and inn cost 1 and 2.
    lying = '[[seat]]\nboat = "ford"\ncoins = 0\n[[seat]]\nboat = "quay"\n[[seat]]\nboat = "quay"'
    state = at(lying, seats=3)
    assert code(state, 0, "sail quay") == "dead-end"
    assert code(state, 0, "sail inn") == ""
    assert code(state, 0, "sail mill") == "no-way"
    state = at(lying.replace("coins = 0", "coins = 2"), seats=3)
    assert code(state, 0, "sail quay") == ""
    play(state, "0 sail quay")
    assert code(state, 0, "moor") == "landing-full"


def test_passing_needs_a_way_on_that_can_be_paid() -> None:
    state = at('[[seat]]\nboat = "mill"\ncoins = 0\nfavour = false\n[[seat]]\nboat = "quay"')
    play(state, "0 sail inn")
    # From the inn the ways on cost 1 and 2; with nothing to choose and no aside the engine moors by itself.
    assert state.actors == [1]
    assert state.boat[0] == game().words.index("landing", "inn")


# --- crossings (FF 6) -----------------------------------------------------------------------------------------------

INN = '[[seat]]\nboat = "mill"\nfavour = {0}\nletters = {1}\n[[seat]]\nboat = "inn"\n[[seat]]\nboat = "inn"'


def test_both_are_asked_and_neither_sees_the_other() -> None:
    state = at('[[seat]]\nboat = "mill"\n[[seat]]\nboat = "inn"')
    play(state, "0 sail inn", "0 pass")
    assert state.actors == [0, 1]
    other = state.copy()
    play(state, "0 give-letter")
    play(other, "0 take-mud")
    assert state.prompt(1) == other.prompt(1)
    assert state.view(1) == other.view(1)
    assert state.letters == [2, 2]
    play(state, "1 take-mud")
    assert (state.letters, state.mud, state.actors) == ([1, 2], [0, 1], [0])


def test_the_second_crossing_at_a_place_decides_when_it_opens() -> None:
    state = at(INN.format("false", 1), seats=3)
    play(state, "0 sail inn", "0 give-letter", "1 give-letter")  # two boats lie there, so it passes
    # Seat 0 has no letter left and no favour: of the second crossing only seat 2 is asked.
    assert (state.prompt(2).kind, state.actors) == ("crossing", [2])
    play(state, "2 take-mud")
    assert state.mud == [1, 0, 1]


def test_with_an_unused_favour_one_is_asked_without_letters_too() -> None:
    state = at(INN.format("true", 0), seats=3)
    play(state, "0 sail inn", "0 pass")
    assert state.actors == [0, 1]
    assert code(state, 0, "give-letter") == "letters-short"
    play(state, "1 give-letter", "0 flip letters")  # an aside in the middle of an open joint question
    assert code(state, 0, "give-letter") == ""
    play(state, "0 give-letter")
    assert state.letters == [1, 1, 2]


def test_a_reply_may_be_withdrawn_whatever_others_replied() -> None:
    record = Record(at('[[seat]]\nboat = "mill"\n[[seat]]\nboat = "inn"\n[[seat]]\nboat = "ford"', seats=3))
    for line in ("0 sail inn", "0 pass", "0 give-letter"):
        seat, _, text = line.partition(" ")
        record.play(int(seat), record.state.parse(int(seat), text))
    token = record.token
    record.undo(0)
    assert (record.state.actors, record.token) == ([0, 1], token)


# --- fairs (FF 7) ---------------------------------------------------------------------------------------------------

FAIR = """
for-hire = ["emil", "faye"]
[[seat]]
square = 1
helpers = ["anna", "cleo"]
[[seat]]
square = 2
helpers = ["bert", "dora"]
"""


def test_each_owner_orders_its_own_helpers() -> None:
    state = at(FAIR)
    play(state, "0 work square", "0 enough")
    assert (state.prompt(0).kind, state.stocks[:2]) == ("fair", [2, 2])
    assert code(state, 0, "use cleo") == "still-in-stocks"
    assert code(state, 0, "use bert") == "not-yours"
    play(state, "0 use anna", "0 release 2")  # then Cleo cheers by herself, and the next owner is asked
    assert (state.points[0], state.prompt(1).kind, state.actors) == (2, "fair", [1])
    play(state, "1 use bert")  # one of two: the number is fixed, so nobody is asked how many
    assert (state.stocks[:2], state.points[1], state.mud) == ([0, 1], 0, [0, 0])


def test_a_helper_sent_away_in_the_middle_of_a_fair_leaves_it_right() -> None:
    state = at(FAIR)
    play(state, "0 work square", "0 enough", "1 dismiss dora", "0 use anna", "0 dismiss anna", "0 release 1")
    assert (state.stocks[0], state.home[0]) == (1, 4)
    assert state.actors == [1]  # Anna has gone: nobody of seat 0 can release, and Cleo cannot cheer
    play(state, "1 dismiss bert")
    assert state.points == [0, 0]
    assert [standing.kind for standing in [state.prompt(1)]] == ["fair"]  # the favour is unused, so the seat is asked
    play(state, "1 enough")
    assert state.mud == [0, 1]


# --- the heron (FF 8) -----------------------------------------------------------------------------------------------


def test_the_player_chooses_for_the_heron() -> None:
    state = at('due = 1\nheron-deck = ["inn", "quay"]\n[[seat]]\nboat = "mill"', seats=1)
    play(state, "0 sail inn", "0 moor")
    prompt = state.prompt(0)
    assert (prompt.kind, prompt.on_behalf_of, state.actors) == ("perch", Ref("rival", "heron"), [0])
    play(state, "0 perch quay")
    assert (state.heron_points, len(state.scores())) == (3, 2)


def test_ties_are_lost_to_the_heron() -> None:
    state = at("heron-points = 2\nover = true\n[[seat]]\ncoins = 0\nletters = 2", seats=1)
    assert state.scores() == [2, 2]
    assert [(s.party, s.place, s.note) for s in state.standings()] == [(1, 1, ""), (0, 2, "lost-to-the-opponent")]


def test_max_turns_stops_the_game() -> None:
    state = game().start(2, 1, max_turns=3)
    luck = Luck.of("stopped")
    while not state.over:
        state.play(*with_asides(state, luck))
    assert (state.turn, state.stopped) == (3, True)
    assert {standing.note for standing in state.standings()} == {"stopped"}


# --- what may be known (FF 2) ---------------------------------------------------------------------------------------


def test_every_consistent_deal_comes_up_and_no_other() -> None:
    state = game().start(2, 5)
    for _ in range(4):
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    assert isinstance(state, FairState)
    assert state.agenda[-1].kind() == game().questions.index(next(q for q in game().questions if q.name == "turn"))
    pair = state.passed[0]
    mine = state.hand[0] | 1 << state.deck[-2]  # the hand, and the card put under the deck
    others = [card for card in range(16) if not (pair | mine) >> card & 1]
    kept = [card for card in range(16) if pair >> card & 1]
    expected = {1 << one | 1 << other for one in kept for other in others}
    found = set()
    for world in worlds(state, 0, count=500):
        assert isinstance(world, FairState)
        found.add(world.hand[1])
        assert world.deck[-1] in kept
        assert world.deck[-2] == state.deck[-2]
    assert found == expected


def test_a_hand_that_cannot_be_there_is_never_drawn() -> None:
    state = game().start(3, 5)
    for _ in range(6):
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    assert isinstance(state, FairState)
    for world in worlds(state, 1, count=60):
        assert isinstance(world, FairState)
        assert (world.hand[2] & state.passed[1]).bit_count() == 1


# --- positions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[seat]]\nhand = ["apple"]\n[[seat]]\nhand = ["apple"]', "two places"),
        ("[[seat]]\nmeadow = 4\nwood = 4", "workers"),
        ('[[seat]]\nboat = "moon"', "moon"),
        ("[[seat]]\ncoin = 3", "coin"),
        ('[[agenda]]\nstep = "heron"', "question"),
        ("[options]\nlength = 7", "length"),
        ('for-hire = ["anna"]\n[[seat]]\nhelpers = ["anna"]', "one place"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(PositionError, match=says) as error:
        at(text)
    assert "\n" not in str(error.value)


def test_what_is_not_mentioned_has_its_starting_value() -> None:
    state = at('deck = "open"\n[[seat]]\nhand = ["apple", "hidden"]')
    assert (state.coins, state.letters, state.hand[0].bit_count()) == ([3, 3], [2, 2], 2)


# --- stored figures -------------------------------------------------------------------------------------------------


def test_perft() -> None:
    state = game().start(2, 1)
    assert [perft(state, depth) for depth in range(5)] == [1, 3, 9, 18, 36]
    assert divide(state, 2) == dict.fromkeys(divide(state, 2), 3)


def test_perft_of_the_draft_by_counting() -> None:
    """Three of three, then two of two, for each seat: counted here without the engine."""
    for seats in (2, 3):
        state = game().start(seats, 1)
        assert perft(state, seats) == 3**seats
        assert perft(state, 2 * seats) == 3**seats * 2**seats


@pytest.mark.parametrize("case", [Case.of(1), Case.of(2, length="short"), Case.of(4, deep_mud=True)], ids=str)
def test_golden(case: Case) -> None:
    goldens.compare(GOLDENS / f"{case}.txt", game(), case, "golden")


def test_a_golden_can_be_played_again() -> None:
    case = Case.of(2, length="short")
    text = goldens.golden(game(), case, "golden")
    state = case.start(game(), "golden")
    for seat, word in goldens.plays_of(text):
        state.play(seat, game().action(word))
    assert state.over


# --- data, words, coverage ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_number_matters() -> None:
    cases = [Case.of(4), Case.of(1, length="long"), Case.of(2, deep_mud=True), Case.of(3, length="short")]
    words = f'game = "ferry-fair"\nseats = 2\n{FAIR}{TURN}'
    crowd = words.replace("square = 1", "square = 4").replace("[[seat]]", "[[seat]]\nletters = 0")
    assert facts.inert(load, data_texts(), cases, games=12, probes=[words, crowd]) == []


def test_a_number_that_nobody_reads_is_found() -> None:
    texts = {"fair": data_texts()["fair"].replace("[limits]", "[limits]\nmoons = 3")}
    changed = [text for line, text in facts.numbers_in(texts["fair"]) if "moons = 4" in text]
    assert len(changed) == 1
    cases = [Case.of(2, length="short")]
    course = facts.behaviour(load(texts), cases[0], 0)
    assert facts.behaviour(load({"fair": changed[0]}), cases[0], 0) == course
    assert load(texts).fingerprint == load({"fair": changed[0]}).fingerprint


def test_two_sets_of_facts_live_side_by_side() -> None:
    texts = {
        "fair": data_texts()["fair"]
        + 'quince = [1, 1]\n[[helper]]\nid = "gert"\nability = "cheer"\namount = 3\ncoins = 1\n'
    }
    more = load(texts)
    usual = game()
    assert more.fingerprint != usual.fingerprint
    assert more.actions.find("hire gert") >= 0
    assert usual.actions.find("hire gert") < 0
    walks = [Walk(which, Case(3), "side by side") for which in (more, usual)]
    for walk in walks:
        for _ in walk.steps():
            pass
    assert all(walk.state.over for walk in walks)


def test_everything_is_said() -> None:
    assert faults(wanted(game(), ASKED), {lang: ftl_text(lang) for lang in ("en", "fr")}) == []


def test_recorded_games_use_everything() -> None:
    records = []
    for number in range(60):
        for case in (Case.of(2, length="short"), Case.of(1, length="long"), Case.of(4, length="long")):
            walk = Walk(game(), case, f"coverage {number}")
            record = Record.of(game(), case.seats, walk.seed, **dict(case.options))
            for _ in walk.steps(with_asides):
                pass
            for seat, action in walk.trail:
                record.play(seat, action)
            records.append(record)
    things = ("card", "helper", "landing", "field", "gain")
    ends = ("ordinary", "stopped", "lost-to-the-opponent")
    assert coverage.missing(records, things, ends) == []
    assert coverage.missing(records[:1], things, ends) != []


def test_an_illegal_action_says_what_is_missing() -> None:
    state = at("[[seat]]\ncoins = 0")
    with pytest.raises(IllegalAction, match=r"'hire anna' is not possible: coins-short: have 0, need 2 \(FF 3\)"):
        state.play(0, game().action("hire anna"))
