"""Positions of Notre Dame: the examples of the guide, exact round trips, what a seat knows, and what cannot be."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parvis.core.errors import PositionError
from parvis.core.game import OptionValue
from parvis.core.luck import Luck
from parvis.core.positions import toml
from parvis.core.records import Record, read_record
from parvis.core.state import State
from parvis.core.wire import Prompt
from parvis.games.notre_dame.state import NotreDameState
from tests.games.notre_dame.tables import game

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "positions.md"
BOTH: list[str] = ["new-persons-1", "new-persons-2"]


def read(text: str) -> NotreDameState:
    return cast(NotreDameState, game().from_position(text))


def question(state: State) -> str:
    return "over" if state.over else game().questions[state.agenda[-1].kind()].name


def legal(state: State) -> list[str]:
    return [game().notation(action) for seat in state.actors for action in state.legal(seat)]


# --- the guide -------------------------------------------------------------------------------------------------------

EXAMPLES = re.findall(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)

ASKED: list[tuple[str, list[int], list[str] | None]] = [
    ("play-card", [0], ["play bank", "play hotel", "play park"]),
    ("play-card", [1], None),
    ("play-card", [0], None),
    ("draft", [0, 1, 2], None),
    ("pick", [0], ["coin", "marker", "rat"]),
    ("relocate", [0], ["none", "from hospital", "from notre-dame"]),
    ("hire", [1], ["hire hostess", "hire minstrel", "hire advocate", "none"]),
    ("pick", [1], ["coin", "marker", "rat"]),
    ("move-to", [1], None),
    ("draft", [2], None),
    ("draft", [0, 1, 2], None),
    ("plague-loss", [0], ["from bank", "from hotel"]),
    ("pick", [0], ["coin", "marker"]),
    ("over", [], []),
]


@pytest.mark.parametrize(("number", "asked"), list(enumerate(ASKED)), ids=str)
def test_every_example_of_the_guide_loads_with_its_question(
    number: int, asked: tuple[str, list[int], list[str] | None]
) -> None:
    assert len(EXAMPLES) == len(ASKED)
    state = read(EXAMPLES[number])
    assert (question(state), state.actors) == asked[:2]
    if asked[2] is not None:
        assert legal(state) == asked[2]
    assert read(state.to_position()) == state


def test_the_first_example_is_what_it_says() -> None:
    state = read(EXAMPLES[0])
    view = cast(Any, state.view(0))
    red = view.players[0]
    assert (view.round, view.period, view.bell_ringer) == (2, 1, 0)
    assert [person.person.id for person in view.persons] == ["monk", "doctor", "bishop"]
    assert (red.own_supply, red.general_supply, red.coins, red.rat, red.prestige) == (3, 8, 4, 6, 12)
    assert (red.friend.id, red.carriage.id, red.on_notre_dame) == ("hotel", "2.il", 1)
    assert [(card.card.id, card.colour.id) for card in red.hand] == [
        ("bank", "red"),
        ("park", "green"),
        ("hotel", "yellow"),
    ]
    assert [(message.message.id, message.colour.id) for message in red.messages] == [("coin", "red"), ("rat", "green")]
    assert len(view.memory.seen) >= 6
    assert view.players[1].coins == 0


def test_every_question_of_the_game_is_in_the_guide() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    assert [form.name for form in game().questions if f"`{form.name}`" not in text] == []
    assert [form.name for form in game().steps if f"`{form.name}`" not in text] == []
    assert [option.name for option in game().options[:4] if f"`{option.name}`" not in text] == []


def test_nothing_but_the_name_is_a_game_about_to_begin() -> None:
    state = read('game = "notre-dame"')
    assert (state.seats, state.round, question(state), state.turn) == (2, 0, "draft", 1)
    assert state.coins == [3, 3]
    assert len(state.display) == 3


# --- there and back --------------------------------------------------------------------------------------------------

SETTINGS: list[dict[str, OptionValue]] = [
    {},
    {"edition": "2007", "expansions": ["new-persons-1"], "first": 1},
    {"edition": "2007-rio-grande", "open-prestige": True},
    {"expansions": BOTH},
    {
        "expansions": ["new-persons-2"],
        "hotel-double-from": "4",
        "colours": ["violet", "green", "blue", "red", "yellow"],
    },
]


def started(seats: int, setting: int, seed: int) -> State:
    options = dict(SETTINGS[setting])
    if "colours" in options:
        options["colours"] = cast("list[str]", options["colours"])[:seats]
    return game().start(seats, seed, **options)


def walk(state: State, seed: int) -> Iterator[State]:
    """Every state of a game played at random, the first and the last included."""
    chance = random.Random(seed)
    yield state
    while not state.over:
        seat = chance.choice(state.actors)
        state.play(seat, chance.choice(state.legal(seat)))
        yield state


GAMES = [(seats, setting) for seats in range(2, 6) for setting in range(len(SETTINGS))]


@pytest.mark.parametrize(("seats", "setting"), GAMES)
def test_a_position_read_back_is_the_same_to_the_last_bit(seats: int, setting: int) -> None:
    for seed in (setting, setting + 10):
        for step, state in enumerate(walk(started(seats, setting, seed), seed)):
            if step % 3 == seed % 3 or state.over:
                text = state.to_position()
                again = read(text)
                assert again.to_bytes() == state.to_bytes(), text
                assert again == state
                assert hash(again) == hash(state)
                assert again.to_position() == text


def asked(state: State, seat: int) -> Prompt:
    """What a seat is asked, without what answers would show: a plague takes prestige that others keep secret."""
    prompt = state.prompt(seat)
    candidates = [msgspec.structs.replace(each, shows=[]) for each in prompt.candidates]
    return msgspec.structs.replace(prompt, candidates=candidates)


@pytest.mark.parametrize(("seats", "setting"), GAMES)
def test_a_position_as_a_seat_knows_it_gives_a_state_that_looks_the_same_to_it(seats: int, setting: int) -> None:
    for step, state in enumerate(walk(started(seats, setting, 99), 5)):
        seat = step % seats
        if step % 3 == 0 or state.over:
            text = state.to_position(seat)
            again = read(text)
            assert again.view(seat) == state.view(seat), text
            assert again.legal(seat) == state.legal(seat)
            assert asked(again, seat) == asked(state, seat)
            assert read(again.to_position()) == again, "what was completed is a position too"


def test_a_seats_position_is_the_same_whatever_it_may_not_know() -> None:
    checked = 0
    for seats in range(2, 6):
        for step, state in enumerate(walk(started(seats, 3, 7), 7)):
            if step % 5 == 0:
                seat = step % seats
                world = state.resample(seat, Luck.of(f"{step}"))
                assert world.to_position(seat) == state.to_position(seat)
                checked += 1
    assert checked > 100


def test_the_agenda_and_the_turn_follow_from_the_question() -> None:
    """A position without `[[agenda]]` and `turn` is the same one; only a counsellor's further hires need writing."""
    checked = 0
    for seats in range(2, 6):
        for state in walk(started(seats, 3, seats), seats):
            text = state.to_position()
            steps = [game().steps[game().step_index(step)].name for step in state.agenda]
            if "ask-hire-again" in steps:
                continue
            bare = re.sub(r"\n\[\[agenda\]\]\n(?:.+\n)*", "", re.sub(r"\nturn = .*", "", text))
            if "phase" not in bare and "plague" in steps and not {"actions", "draft"} & set(steps):
                if not any(
                    name == "hires" and step.fields() == (0,) for name, step in zip(steps, state.agenda, strict=True)
                ):
                    bare = bare.replace("\nround", '\nphase = "hire"\nround', 1)
            assert read(bare) == state, bare
            checked += 1
    assert checked > 500


def leaves(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """The paths of all numbers in nested lists."""
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, (*path, index))
    else:
        yield path


def written(state: State) -> str:
    """The text of a state that may be impossible; empty if it is so much so that there are no words for it."""
    try:
        return state.to_position()
    except (IndexError, ValueError):
        return ""


def twin(state: State) -> NotreDameState:
    return cast(NotreDameState, state.copy())


DRAWN = range(11, 15)
"""Where `numbers` has the cards of the round: sets that depend on each other."""


def test_every_number_of_the_state_is_in_the_text() -> None:
    """Change any one of them and the text changes; so it does for seed, counters and turn."""
    unseen: set[tuple[int, str]] = set()
    checked = 0
    for seats in (2, 3, 5):
        for step, state in enumerate(walk(started(seats, 3, seats), seats)):
            if step % 29:
                continue
            text = state.to_position()
            for path in leaves(state.numbers()):
                if path[0] in DRAWN:
                    continue
                other = twin(state)
                row = numbers = other.numbers()
                for index in path[:-1]:
                    row = row[index]
                row[path[-1]] += 1
                other.set_numbers(numbers)
                checked += 1
                if written(other) == text:
                    unseen.add((path[0], question(state)))
            for change in ("turn", "seed", *range(len(state.counters))):
                other = twin(state)
                if change == "turn":
                    other.turn += 1
                elif change == "seed":
                    other.seed = bytes(16)
                else:
                    other.counters[cast(int, change)] += 1
                if written(other) == text:
                    unseen.add((-1, str(change)))
    assert unseen == set()
    assert checked > 1000


def test_every_card_of_the_round_is_in_the_text() -> None:
    """Exchange two cards, or move one from hand to table, and the text changes."""
    checked = 0
    for seats in (2, 3, 5):
        for step, state in enumerate(walk(started(seats, 3, seats), seats)):
            base = cast(NotreDameState, state)
            if step % 7 or base.over or base.kept[1] < 0:
                continue
            text = state.to_position()
            for owner in range(seats):
                for one, two in ((0, 1), (1, 2), (0, 2)):
                    places = [base.card_at((owner + place) % seats, place) for place in range(3)]
                    places[one], places[two] = places[two], places[one]
                    other = twin(state)
                    other.kept[2 * owner : 2 * owner + 2] = places[:2]
                    assert written(other) != text
                for place in range(3):
                    for zone in ("left", "faceup"):
                        other = twin(state)
                        row: list[int] = getattr(other, zone)
                        row[owner] ^= 1 << place
                        if other.left[owner] & other.faceup[owner] == 0:
                            assert written(other) != text
                            checked += 1
    assert checked > 100


# --- records ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(EXAMPLES) - 1))
def test_a_record_starts_from_a_position_and_is_replayed(number: int) -> None:
    record = Record(read(EXAMPLES[number]))
    for move in range(25):
        if record.state.over:
            break
        seat = record.state.actors[-1]
        choices = record.state.legal(seat)
        record.play(seat, choices[move % len(choices)])
    again = read_record(record.text(), game())
    assert again.state == record.state
    assert again.text() == record.text()


# --- completing ------------------------------------------------------------------------------------------------------


def test_the_same_text_gives_the_same_state_and_another_seed_another() -> None:
    text = 'game = "notre-dame"\nseats = 4\nround = 2\nphase = "actions"\n'
    assert read(text) == read(text + "# a remark\n")
    assert read(text) == read(f"{text}seed = 0\n") == read(f'{text}seed = "0"\n')
    assert read(text).drawn != read(f"{text}seed = 1\n").drawn
    seed = read(text).seed.hex()
    assert read(f'{text}seed = "{seed}"\n') == read(text)


def test_a_hand_written_in_part_is_completed_and_leaves_the_others_alone() -> None:
    text = 'game = "notre-dame"\nseats = 5\n[question]\nask = "play-card"\nseat = "green"\n'
    for card in game().words.things["card"]:
        state = read(f'{text}[green]\nhand = ["{card}"]\n')
        assert f"play {card}" in legal(state)
        assert state.hand_size(2) == 3
        assert state.display == read(text).display
        assert state.gray == read(text).gray


def test_a_question_in_the_middle_of_a_card_has_that_card_face_up() -> None:
    text = 'game = "notre-dame"\nseats = 3\n[red]\nmarkers = { carriage-house = 1 }\n[question]\nseat = "red"\nask = '
    played = {ask: read(f'{text}"{ask}"\n') for ask in ("drive", "donate", "move-friend")}
    cards = {ask: cast(Any, state.view(1)).players[0].played[0].card.id for ask, state in played.items()}
    assert cards == {"drive": "carriage-house", "donate": "notre-dame", "move-friend": "trusted-friend"}


def test_what_a_seat_has_seen_is_what_the_draft_and_the_plays_showed_it() -> None:
    for seats in range(2, 6):
        state = read(f'game = "notre-dame"\nseats = {seats}\nround = 3\nphase = "actions"\n')
        for seat in range(seats):
            counts = [state.seen_before(seat, owner).bit_count() for owner in range(seats)]
            assert counts[seat] == 6
            assert counts[seat - 1] >= 4
            assert all(count <= 6 for count in counts)
        assert [deck.bit_count() for deck in state.deck] == [0] * seats


EARLIER = """game = "notre-dame"
seats = 3
round = 2
phase = "actions"
[[earlier]]
red = { played = ["park", "green bank"], discarded = ["yellow hotel"] }
yellow = { played = ["hospital"] }
"""


def test_earlier_rounds_are_as_written() -> None:
    state = read(EARLIER)
    card = state.tables.card_ids.index
    assert state.seen_before(2, 0) >> card("park") & 1  # played by red, so green saw it
    assert state.card_of(0, 1, 2) == card("hotel")  # yellow's card came to red, who discarded it
    assert not state.was_played(0, 1, 2)
    assert state.knows(0, 1, 2, 2)
    assert not state.deck[1] >> card("hotel") & 1


def test_the_open_persons_and_those_to_come_fit_the_round() -> None:
    tables = read('game = "notre-dame"').tables
    for number in range(1, 10):
        text = f'game = "notre-dame"\nseats = 3\nround = {number}\nphase = "actions"\nexpansions = ["new-persons-1"]\n'
        state = read(text)
        letter = (number - 1) // 3 + 1
        assert [tables.persons[person].deck for person in state.display] == [0, 0, letter]
        assert state.browns.bit_count() == 6 - 2 * ((number - 1) % 3 + 1)
        letters = [tables.persons[person].deck for person in state.gray]
        assert letters == [1, 1, 1, 2, 2, 2, 3, 3, 3][number:]
        assert not set(state.display) & set(state.gray)


# --- what cannot be --------------------------------------------------------------------------------------------------

HEAD = 'game = "notre-dame"\nseats = 3\n'
PLAY = HEAD + '[question]\nask = "play-card"\nseat = "red"\n'
HIRING = HEAD + 'phase = "hire"\npersons = ["monk", "doctor", "bishop"]\n'

IMPOSSIBLE: list[tuple[str, int, str]] = [
    # the text
    ("", 1, "'game' is missing"),
    ('game = "notre-dam"\n', 1, "it should be notre-dame (is 'notre-dame' meant?)"),
    ("game = ", 1, "no TOML"),
    (HEAD + 'colour = ["red"]\n', 3, "(is 'colours' meant?)"),
    ('game = "notre-dame"\nseats = 6\n', 2, "a whole number from 2 to 5"),
    (HEAD + 'colours = ["red", "blue"]\n', 3, "needs 3"),
    (HEAD + 'edition = "2008"\n', 3, "choose one of"),
    (HEAD + 'edition = "2007"\nexpansions = ["new-persons-2"]\n', 4, "does not have 'new-persons-2'"),
    (HEAD + "round = 10\n", 3, "a whole number from 1 to 9"),
    (HEAD + "seed = true\n", 3, "hexadecimal digits"),
    (HEAD + "[counters]\nbrwn = 1\n", 4, "(is 'brown' meant?)"),
    (HEAD + 'first = "red"\nbell-ringer = "green"\n', 4, "it should be red"),
    (HEAD + "[blue]\ncoins = 1\n", 3, "'blue' means nothing here"),
    # pieces
    (HEAD + "[red]\ncoin = 1\n", 4, "(is 'coins' meant?)"),
    (HEAD + '[red]\ncoins = "3"\n', 4, 'is "3"; it should be a whole number'),
    (HEAD + "[red]\nrat = 10\n", 4, "a whole number from 0 to 9"),
    (HEAD + "[red]\ncoins = 40\n[green]\ncoins = 4\n", 4, "all seats together have"),
    (HEAD + "[red]\nown-supply = 5\ngeneral-supply = 10\n", 5, "do not make the 14 markers of a colour"),
    (HEAD + "[red]\nown-supply = 15\n", 4, "a whole number from 0 to 14"),
    (HEAD + "[red]\nmarkers = { bank = 11 }\n", 4, "do not make the 14 markers"),
    (HEAD + "[red.markers]\nharbour = 1\n", 4, "'harbour' means nothing here"),
    (HEAD + '[red]\nfriend = "notre-dame"\n', 4, "it should be one of"),
    (HEAD + '[red]\ncarriage = "4.c"\n', 4, "it should be one of"),
    # messages
    (HEAD + '[red]\nmessages = ["red coin"]\n[green]\nmessages = ["red coin"]\n', 6, "taken by red too"),
    (HEAD + '[red]\nmessages = ["red coin"]\n[board]\n"1.il" = "red coin"\n', 6, "it is also with red"),
    (HEAD + '[board]\n"1.il" = "red coin"\n"1.or" = "red coin"\n', 5, "it is also with 1.il"),
    (HEAD + '[board]\n"1.c" = "red coin"\n', 4, "the centre has none"),
    (HEAD + '[board]\n"1.il" = "green coin"\n', 4, 'it should be one of "", red coin'),
    (HEAD + '[board]\n"1.xl" = ""\n', 4, "is no market here"),
    (HEAD + '[board]\n"1.il" = ""\n', 3, "is nowhere"),
    (HEAD + '[red]\nmessages = ["red coin", "red rat"]\n', 4, "are level (ND 5)"),
    (HEAD + '[red]\nmessages = ["violet coin"]\n', 4, "it should be one of"),
    # persons
    (HEAD + 'phase = "draft"\npersons = ["bishop", "city-guard"]\n', 4, "and 1 gray one"),
    (HEAD + 'phase = "draft"\npersons = ["advocate"]\n', 4, "one with the letter A"),
    (HEAD + 'phase = "draft"\npersons = ["spy"]\n', 4, "it should be one of"),
    (HEAD + 'phase = "draft"\npersons = ["monk", "monk"]\n', 4, 'names "monk" twice'),
    (HEAD + 'persons = ["monk"]\n', 3, "no persons are open"),
    (HIRING + 'brown-to-come = ["monk"]\n', 5, "so it is not to come"),
    (HIRING + 'brown-to-come = ["fool", "hostess", "minstrel", "money-lender", "doctor"]\n', 5, "it is not to come"),
    (HIRING + "round = 3\n" + 'brown-to-come = ["fool"]\n', 6, "0 cards"),
    (HIRING + 'gray-stack = ["bishop"]\n', 5, "so it is not in the gray stack"),
    (HIRING + 'gray-stack = ["mayor"]\n', 5, "A lies over B over C"),
    (HIRING + 'gray-stack = ["city-guard"]\ngray-to-come = ["city-guard"]\n', 5, "only one can be given"),
    (HIRING + 'round = 2\ngray-to-come = ["city-guard", "night-watchman"]\n', 6, "1 are to come"),
    (HEAD + "[red]\ndoctor = true\n", 4, "nobody can have hired the doctor yet"),
    (HIRING.replace("doctor", "fool") + "[red]\ndoctor = true\n", 6, "who is not open (doctor)"),
    (HEAD + "[red]\nspied = true\n", 4, "no spy is in play"),
    # cards
    (PLAY + '[red]\nhand = ["bank", "hotel"]\n', 7, "a second card of red"),
    (PLAY + '[red]\nhand = ["banc"]\n', 7, "(is 'bank' meant?)"),
    (PLAY + '[red]\nhand = ["bank", "blue bank"]\n', 7, "a card of one of red, yellow, green"),
    (PLAY + '[red]\nhand = ["bank"]\ndeck = ["bank"]\n', 8, "there is one of each card"),
    (PLAY + '[red]\nhand = ["bank"]\n[green]\nhand = ["red bank"]\n', 9, "there is one of each card"),
    (PLAY + '[red]\nhand = ["bank", "bank"]\n', 7, "twice; there is one"),
    (PLAY + '[red]\ndiscarded = ["bank"]\n', 7, "has 1 cards; at this point red has 0 there"),
    (PLAY + '[green]\nplayed = ["bank"]\n', 7, "has 1 cards; at this point green has 0 there"),
    (PLAY + '[red]\noffered = ["bank"]\n', 7, "the draft is over"),
    (PLAY + '[red]\nhand = ["bank"]\npassed = ["bank"]\n', 8, "holds a card that red kept"),
    (PLAY + '[[earlier]]\nred = { played = ["bank"] }\n', 6, "0 rounds of this period are over"),
    (EARLIER + 'green = { discarded = ["bank", "red park"] }\n', 8, "cannot be"),
    (EARLIER + 'green = { hand = ["bank"] }\n', 8, "an earlier round is over"),
    (EARLIER + 'green = { discarded = ["hotel", "yellow bank"] }\n', 8, "discarded one"),
    (EARLIER + '[red]\nhand = ["park"]\n', 6, "there is one of each card"),
    (HEAD + '[red]\nhand = ["bank"]\n', 4, "no cards have been drawn"),
    (HEAD + 'phase = "draft"\n[red]\noffered = ["bank", "park", "hotel", "notre-dame"]\n', 5, "chooses from 3"),
    (HEAD + 'phase = "hire"\n[red]\nhand = ["yellow bank"]\nplayed = ["green bank"]\n', 5, "at this point red has 0"),
    (
        HEAD + '[question]\nask = "play-card"\nseat = "red"\n[red]\nhand = ["bank"]\nplayed = ["green bank"]\n',
        8,
        "the nearest owner's is played first (ND P-SAME)",
    ),
    # questions
    (HEAD + '[question]\nask = "play"\nseat = "red"\n', 4, "it should be one of"),
    (HEAD + '[question]\nask = "play-card"\n', 3, "'seat' is missing"),
    (HEAD + '[question]\nask = "play-card"\nseat = "red"\npicks = 2\n', 6, "'picks' means nothing here"),
    (HEAD + 'phase = "hire"\n[question]\nask = "play-card"\nseat = "red"\n', 3, "it should be 'actions'"),
    (HEAD + '[question]\nask = "pick"\nseat = "red"\n', 4, "1 picks with 0 in the hotel"),
    (HEAD + '[question]\nask = "relocate"\nseat = "red"\ntarget = "bank"\n', 4, "the own supply is empty (ND 5)"),
    (HEAD + '[question]\nask = "drive"\nseat = "red"\nsteps = 2\n', 4, "do not give 2 steps"),
    (
        HEAD + '[question]\nask = "take-message"\nseat = "red"\n[red]\nmarkers = { carriage-house = 1 }\n',
        4,
        "no message",
    ),
    (HIRING + '[question]\nask = "hire"\nseat = "red"\n[red]\ncoins = 0\n', 6, "no coin to hire with"),
    (HIRING + '[question]\nask = "move-from"\nseat = "red"\nperson = "fool"\n', 8, "'fool' is not open"),
    (HIRING + '[question]\nask = "move-from"\nseat = "red"\nperson = "monk"\n', 8, "a person who asks that"),
    (HEAD + '[question]\nask = "donate"\nseat = "red"\n[red]\ncoins = 0\n', 4, "only one answer would be possible"),
    (HEAD + '[question]\nask = "plague-loss"\n', 4, "no rat has run over"),
    (HEAD + '[question]\nask = "plague-loss"\nseats = ["red"]\n', 4, "each seat asked has its rat at the end"),
    (
        HEAD + '[question]\nask = "draft"\nreplies = { red = "keep bank" }\n[red]\noffered = ["park", "hotel"]\n',
        5,
        "red cannot reply so",
    ),
    (HEAD + '[question]\nask = "draft"\nreplies = { red = "bank" }\n', 5, "an answer in notation"),
    (
        HEAD + '[question]\nask = "draft"\n[question.replies]\nred = "hidden"\nyellow = "hidden"\ngreen = "hidden"\n',
        5,
        "all seats have replied",
    ),
    # the agenda
    (HEAD + '[[agenda]]\nstep = "plague"\n', 3, "an agenda needs the question"),
    (PLAY + '[[agenda]]\nstep = "actions"\nplayed = 1\n', 7, "has 'end-round' in this place"),
    (
        PLAY.replace("[q", 'bell-ringer = "yellow"\n[q') + '[[agenda]]\nstep = "end-round"\n',
        7,
        "the agenda lacks 'plague'",
    ),
    (PLAY + '[[agenda]]\nstep = "actions"\nplayed = 2\n', 5, "it is not the turn of this seat"),
    (HIRING + '[question]\nask = "hire"\nseat = "red"\n[[agenda]]\nstep = "hires"\nasked = 2\n', 7, "not the turn"),
    (
        PLAY
        + '[[agenda]]\nstep = "deal"\n[[agenda]]\nstep = "actions"\nplayed = 1\n[[agenda]]\nstep = "hires"\nasked = 0\n'
        + '[[agenda]]\nstep = "plague"\n[[agenda]]\nstep = "end-round"\n',
        7,
        "'deal' cannot lie below this question",
    ),
    (HEAD + 'round = 8\nphase = "over"\n', 3, "it should be 9"),
]


@pytest.mark.parametrize(("text", "line", "reason"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert str(caught.value).startswith(f"line {line}: "), caught.value
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


# --- junk ------------------------------------------------------------------------------------------------------------

WORDS = [
    *("red", "yellow", "bank", "red bank", "red coin", "1.il", "monk", "fool", "draft", "play-card", "hire", "pick"),
    *("plague-loss", "keep bank", "hidden", "actions", "over", "end-round", "hires", "plague", "hotel", "", "persons"),
]
KEYS = [
    *("seats", "edition", "expansions", "round", "bell-ringer", "phase", "persons", "brown-to-come", "gray-stack"),
    *("gray-to-come", "seed", "counters", "turn", "question", "agenda", "board", "red", "yellow", "colours", "first"),
    *("ask", "seat", "own-supply", "general-supply", "markers", "friend", "coins", "rat", "carriage", "messages"),
    *(
        "hand",
        "played",
        "discarded",
        "offered",
        "passed",
        "returned",
        "deck",
        "earlier",
        "wave",
        "replies",
        "step",
        "person",
    ),
    *("bank", "1.il", "empty-boroughs", "doctor", "spied", "place", "effect", "picks", "steps", "asked", "nth", "x"),
]
SCALARS = (
    st.integers(-1, 12) | st.booleans() | st.sampled_from(WORDS) | st.text(max_size=3) | st.floats(allow_nan=False)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=10,
)


def refused_or_read(text: str) -> NotreDameState | str:
    try:
        return read(text)
    except PositionError as error:
        return str(error)


@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6))
def test_junk_is_refused_or_is_a_position(table: dict[str, Any]) -> None:
    text = "".join(f'"{key}" = {toml(value)}\n' for key, value in {"game": "notre-dame", **table}.items())
    found = refused_or_read(text)
    if isinstance(found, str):
        assert re.fullmatch(r"line \d+: .*", found)
    else:
        assert read(found.to_position()) == found


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_position_with_a_line_changed_is_refused_or_is_a_position(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(EXAMPLES)).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key = data.draw(st.sampled_from(KEYS))
        value = data.draw(st.sampled_from(["1", "0", "14", '"red"', '["bank"]', "true", "{}", "[]", '"hotel"', '"x"']))
        new = data.draw(st.sampled_from([[], [f"{key} = {value}"], [lines[at].replace("red", "yellow")], [f"[{key}]"]]))
        lines = [*lines[:at], *new, *lines[at + 1 :]] or ["x = 1"]
    found = refused_or_read("\n".join(lines))
    if isinstance(found, str):
        assert re.fullmatch(r"line \d+: .*", found)
    else:
        assert read(found.to_position()) == found
        for seat in range(found.seats):
            assert read(found.to_position(seat)).view(seat) == found.view(seat)
