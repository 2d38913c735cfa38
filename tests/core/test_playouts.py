"""Playouts: legal answers only, all equally likely, whichever way they are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import parvis
from parvis.core.luck import Luck
from parvis.core.playouts import by_trying, from_list, next_actor, play_out
from parvis.core.state import State
from tests.madeup.ferry_fair import game

Pick = Callable[[State, int, Luck], int]


@pytest.mark.both_forms
@pytest.mark.parametrize("pick", [from_list, by_trying])
def test_every_possible_answer_comes_up_as_often_as_the_others(pick: Pick) -> None:
    state, luck = game().start(4, "playouts"), Luck.of("playouts")
    looked = 0
    while not state.over:
        seat = next_actor(state)
        legal = state.legal(seat)
        if len(legal) > 2 and looked < 20:
            looked += 1
            found = Counter(pick(state, seat, luck) for _ in range(200 * len(legal)))
            assert sorted(found) == legal
            assert all(120 < times < 290 for times in found.values()), found
        state.play(seat, pick(state, seat, luck))
    assert looked == 20


@pytest.mark.both_forms
@pytest.mark.parametrize("listing", [False, True])
@pytest.mark.parametrize("game_id", parvis.games())
def test_a_playout_ends_the_game_and_counts_its_answers(game_id: str, listing: bool) -> None:
    played = parvis.game(game_id)
    state = played.start(played.max_seats, "out")
    assert play_out(state, Luck.of("out"), listing) > state.turn > 10
    assert state.over
    assert play_out(state, Luck.of("out"), listing) == 0


def test_the_first_of_several_actors_is_next() -> None:
    state = parvis.game("notre-dame").start(4, "draft")
    assert state.actors == [0, 1, 2, 3]
    assert next_actor(state) == 0
    state.play(0, state.legal(0)[0])
    assert next_actor(state) == 1
