"""Positions of Architects as text (AR 1, AR 2): what is not written, what cannot be, and what one seat knows."""

from __future__ import annotations

import re

import pytest

from parvis.core.errors import PositionError
from parvis.core.luck import Luck
from parvis.core.steps import Question
from parvis.games.architects.state import ArchitectsState
from parvis.testkit.walks import at_random
from tests.games.architects.kit import GAME, ROOT, nothing_is_lost
from tests.games.architects.spots import BLUE, GREEN, asks, at, goods, hand, play, spot, start

PAGE = (ROOT / "docs" / "positions-architects.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
HEAD = 'game = "architects"\n'
BELOW = '[board]\napprentices-below = ["miner"]'
TURN = '[question]\nask = "place-worker"\nseat = "blue"\n'


def test_the_shortest_position_is_a_game_about_to_begin() -> None:
    """AR 2: everybody drafts, with what there is at the start."""
    state = at(HEAD)
    nothing_is_lost(state)
    assert (asks(state), state.seats) == ("draft blue green", 2)
    assert [goods(state, seat) for seat in range(2)] == [{"silver": 3}, {"silver": 4}]
    assert (len(state.display), len(state.rewards), len(state.small)) == (8, 5, 10)
    assert asks(at(HEAD + "seats = 1\n")) == "put-back blue"


@pytest.mark.parametrize("text", BLOCKS)
def test_the_examples_of_the_page_can_be_read(text: str) -> None:
    """AR 1, AR 3: what docs/positions-architects.md shows."""
    state = at(text)
    nothing_is_lost(state)
    assert GAME.from_position(state.to_position()) == state


def test_the_page_names_every_key_and_question() -> None:
    """AR 1: whatever a position may hold is explained there."""
    written = set(re.findall(r"`([a-z-]+)`", PAGE))
    state = start(2, "page", opponent="helena")
    keys = {line.split(" = ")[0].strip('"') for line in state.to_position().splitlines() if " = " in line}
    questions = {form.name for form, cls in zip(GAME.steps, GAME.step_types, strict=True) if issubclass(cls, Question)}
    assert (keys | questions) - written == set()


def test_what_is_not_written_is_as_at_the_start_or_drawn() -> None:
    """AR 2: the same text always gives the same state; another seed other cards."""
    text = HEAD + 'seats = 3\n{}[question]\nask = "place-worker"\nseat = "green"\n[green]\nwood = 4\nhand = ["keep"]\n'
    state = at(text.format(""))
    nothing_is_lost(state)
    assert state == at(text.format(""))
    assert state.pile != at(text.format('seed = "else"\n')).pile
    assert (asks(state), state.first, state.mover) == ("place-worker green", GREEN, GREEN)
    assert (goods(state, GREEN), hand(state, GREEN)) == ({"wood": 4, "silver": 3}, {"keep"})
    assert [mask.bit_count() for mask in state.hand] == [3, 1, 3]


def test_hidden_cards_are_drawn_around_those_named() -> None:
    """AR 2: nothing lies in two places."""
    board = '[board]\nbuilding-pile = ["well", "hidden", "church"]\n'
    state = at(HEAD + TURN + board + '[blue]\nhand = ["keep", "hidden"]\n')
    nothing_is_lost(state)
    names = [state.tables.building_ids[card] for card in state.pile[:3]]
    assert (names[0], names[2]) == ("well", "church")
    assert "keep" in hand(state)
    assert len(hand(state)) == 2


def test_a_position_without_a_question_goes_on_to_the_next_turn() -> None:
    """AR 3."""
    assert asks(at(HEAD + 'seats = 3\nturn = 5\nturn-of = "green"\n')) == "place-worker purple"
    assert asks(at(HEAD + 'seats = 3\nturn = 5\nturn-of = "purple"\n')) == "place-worker blue"
    assert at(HEAD + "over = true\n").over


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('game = "chess"', 1, "architects"),
        (HEAD + "seats = 6", 2, "from 1 to 5"),
        (HEAD + "weather = 1", 2, "means nothing here"),
        (HEAD + 'opponent = "rufus"', 2, "constantine"),
        (HEAD + 'seats = 3\nopponent = "helena"', 3, "one human or two"),
        (HEAD + 'characters = ["ada", "rudolf"]', 2, "asymmetric"),
        (HEAD + TURN + '[blue]\ncharacter = "ada"', 6, "asymmetric"),
        (HEAD + TURN + "[blue]\nvirtue = 15", 6, "from 0 to 14"),
        (HEAD + TURN + "[blue]\nworkers = { forest = 21 }", 6, "from 0 to 20"),
        (HEAD + TURN + "[blue]\nprisoners = 12\nworkers = { forest = 9 }", 7, "more than 20 workers"),
        (HEAD + TURN + '[blue]\nhand = ["keep"]\n[green]\nhand = ["keep"]', 8, "somewhere else"),
        (HEAD + TURN + '[blue]\nhand = ["kepe"]', 6, "'keep' meant"),
        (HEAD + 'opponent = "helena"\nseats = 1\n' + TURN + '[blue]\nhand = ["clay-market"]', 8, "not in this game"),
        (HEAD + TURN + '[blue]\napprentices = ["miner", "miner"]', 6, "twice"),
        (HEAD + TURN + '[blue]\napprentices = ["miner"]\n[green]\napprentices = ["miner"]', 8, "somewhere else"),
        (HEAD + TURN + "[blue]\nlevel = 5\n[green]\nlevel = 5", 8, "too many stand"),
        (HEAD + TURN + '[board]\nrewards = ["gold", "gold"]', 6, "more often"),
        (HEAD + TURN + '[board]\nmarket = { left = "pink" }', 6, "one of blue, green"),
        (HEAD + TURN + "[board]\ncoins = [1]", 6, "8 numbers"),
        (HEAD + TURN + "[board]\nsmall-shows = { clay = 3 }", 6, "small card"),
        (HEAD + TURN + '[blue]\nknows = ["hidden"]', 6, "one of"),
        (HEAD + TURN + '[blue]\nbuildings = ["keep"]\nknows = ["keep"]', 7, "not hidden"),
        (
            HEAD + TURN + '[green]\nhand = []\n[[blue.pools]]\nbuildings = ["keep"]\namong = ["green"]',
            9,
            "a colour with a hidden card",
        ),
        (HEAD + '[question]\nask = "retrieve"\nseat = "blue"', 3, "no answer would be possible"),
        (HEAD + '[question]\nask = "excess-virtue"\nseat = "blue"', 3, "unpaid debts"),
        (
            HEAD + '[question]\nask = "make-room"\nseat = "blue"\napprentice = "miner"\n' + BELOW,
            3,
            "display",
        ),
        (
            HEAD + '[question]\nask = "pay"\nseat = "blue"\ngood = "clay"\nothers = ["wood"]\namount = 3',
            3,
            "cannot be paid",
        ),
        (HEAD + '[question]\nask = "forest"\nseat = "blue"', 3, "one of draft"),
        (HEAD + '[[agenda]]\nstep = "reset"', 2, "needs the question"),
        (HEAD + TURN + '[[agenda]]\nstep = "scheme"\nscheme = "s01"\ndone = 9', 6, "fewer steps"),
        (HEAD + TURN + '[[agenda]]\nstep = "deal"', 6, "asked first"),
        (HEAD + "over = true\n" + TURN, 3, "nothing is asked"),
        (HEAD + "stopped = true", 2, "over"),
    ],
)
def test_what_cannot_be_is_refused(text: str, line: int, words: str) -> None:
    """AR 1, AR 2: with the line, and what would be right."""
    with pytest.raises(PositionError) as error:
        GAME.from_position(text)
    assert f"line {line}: " in str(error.value)
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_position_as_one_seat_knows_it() -> None:
    """AR 1: no seed, no other hands, no order of piles; read again it looks the same to that seat."""
    state = start(3, "as known")
    luck = Luck.of("as known")
    for _ in range(60):
        state.play(*at_random(state, luck))
    for seat in range(3):
        text = state.to_position(seat)
        assert state.seed.hex() not in text
        assert "counters" not in text
        for key in ("apprentice-pile", "small-market", "rewards ="):
            assert key not in text
        read = GAME.from_position(text)
        assert read.view(seat) == state.view(seat)
        others = [name for other in range(3) if other != seat for name in hand(state, other)]
        known = [name for name in others if f'"{name}"' in text]
        assert len(known) < len(others)


def test_a_position_in_the_middle_of_an_action() -> None:
    """AR 5, AR 7: the question with its numbers, and the rest of the turn."""
    question = {"ask": "trade", "seat": "blue", "left": 2}
    state = spot({"clay": 4}, question=question)
    play(state, "trade virtue", "trade virtue")
    assert (state.virtue[BLUE], asks(state)) == (9, "place-worker green")


def test_positions_of_two_humans_against_an_opponent() -> None:
    """AR 21: the opponent is a party with a colour, and is never asked."""
    state = spot({}, seats=2, opponent="helena", others={"purple": {"marble": 3}})
    assert isinstance(state, ArchitectsState)
    nothing_is_lost(state)
    assert goods(state, 2) == {"marble": 3}
    assert GAME.from_position(state.to_position()) == state
    with pytest.raises(PositionError, match="blue, green"):
        at(HEAD + 'seats = 2\nopponent = "helena"\n[question]\nask = "place-worker"\nseat = "purple"\n')
