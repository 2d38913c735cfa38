"""Actions: notation, JSON, and what is said about words that are none, none now, or several."""

from __future__ import annotations

import pytest

from parvis.core.actions import RESERVED, ActionKind, ActionTable
from parvis.core.errors import AmbiguousAction, DataError, UnknownName, UnreadableAction
from parvis.core.refusals import IllegalAction
from parvis.core.state import State
from parvis.core.words import NUMBER, Vocabulary
from tests.madeup.ferry_fair import game


def table(*kinds: ActionKind) -> ActionTable:
    return ActionTable(list(kinds), Vocabulary({"colour": ("red", "green"), "field": ("wood", "square", "meadow")}))


def at_turn(seats: int = 2) -> State:
    """The first turn question of a game."""
    state = game().start(seats, 3)
    while state.prompt(None).kind != "turn":
        seat = state.actors[0]
        state.play(seat, state.legal(seat)[0])
    return state


def test_two_things_make_one_action() -> None:
    actions = table(ActionKind("rest"), ActionKind("capture", "field colour"), ActionKind("pay", NUMBER, 2, 4))
    assert actions.notations[1:4] == ["capture wood red", "capture wood green", "capture square red"]
    assert actions.json(3) == {"kind": "capture", "field": "square", "colour": "red"}
    assert actions.from_json({"kind": "capture", "field": "square", "colour": "red"}) == 3
    assert actions.at(1, 2) == 3
    assert [actions.notations[actions.at(2, n)] for n in (2, 3, 4)] == ["pay 2", "pay 3", "pay 4"]


@pytest.mark.parametrize("word", RESERVED)
def test_words_of_the_record_are_no_actions(word: str) -> None:
    with pytest.raises(DataError, match=word):
        table(ActionKind(word))


def test_two_actions_written_alike_are_refused() -> None:
    with pytest.raises(DataError, match="share"):
        table(ActionKind("rest"), ActionKind("rest"))


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"kind": "fly"},
        {"kind": "hire"},
        {"kind": "hire", "helper": "monk"},
        {"kind": "rest", "helper": "anna"},
        {"kind": ["rest"]},
        {"kind": "release", "number": "1"},
        {"kind": "release", "number": True},
        {"kind": "release", "number": 10**30},
    ],
)
def test_json_that_is_no_action(data: dict[str, str | int]) -> None:
    with pytest.raises(UnreadableAction, match="an example is"):
        game().actions.from_json(data)


def test_unreadable_names_what_comes_close() -> None:
    with pytest.raises(UnreadableAction, match="did you mean 'hire anna'"):
        at_turn().parse(0, "hire ana")


def test_illegal_says_why_and_by_which_rule() -> None:
    state = at_turn()
    with pytest.raises(IllegalAction, match=r"'ransom' is not possible: nobody-in-stocks \(FF 3\)") as error:
        state.parse(state.actors[0], "ransom")
    assert error.value.reason.code == "nobody-in-stocks"


def test_ambiguous_names_the_possible_ones() -> None:
    state = at_turn()
    with pytest.raises(AmbiguousAction, match="'hire anna', 'hire bert'"):
        state.parse(state.actors[0], "hire")


def test_a_beginning_or_an_end_that_fits_one_is_enough() -> None:
    state = at_turn()
    seat = state.actors[0]
    assert state.parse(seat, "meadow") == state.parse(seat, "  WORK  Me") == game().action("work meadow")
    assert state.parse(seat, "re") == game().action("rest")


def test_seats_and_actions_that_do_not_exist() -> None:
    state = at_turn()
    for seat in (-1, 2):
        with pytest.raises(UnknownName, match="seats 0 to 1"):
            state.legal(seat)
    for action in (-1, len(game().actions)):
        with pytest.raises(UnknownName, match="no action"):
            state.play(0, action)
