"""Bots: they know what their seat knows and nothing else, choose the same each time, and greedy is no fool."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import FunctionType, ModuleType
from typing import Any

import pytest

import parvis
from parvis import bots
from parvis.bots import Handle
from parvis.core.errors import UnknownName
from parvis.core.game import Game
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.play import play_out

GAMES = parvis.games()


def questions(game: Game, seats: int, seed: str) -> Iterator[tuple[State, int]]:
    """Every question of a random game."""
    state = game.start(seats, seed)
    luck = Luck.of(seed)
    while not state.over:
        seat = state.actors[0]
        yield state, seat
        legal = state.legal(seat)
        state.play(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", bots.BOTS)
@pytest.mark.parametrize("most", [False, True])
def test_choices_are_the_same_in_every_world_the_seat_cannot_tell_apart(game_id: str, name: str, most: bool) -> None:
    game = parvis.game(game_id)
    seats = game.max_seats if most else game.min_seats
    bot = bots.make(name, "7")
    differ = 0
    for number, (state, seat) in enumerate(questions(game, seats, f"{name} {seats}")):
        if number % 4 == 0:
            world = state.resample(seat, Luck.of(f"other {number}"))
            differ += world.to_bytes() != state.to_bytes()
            assert bot.choose(Handle(world, seat)) == bot.choose(Handle(state, seat)), (number, state.prompt(seat).kind)
    assert differ > 10


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", bots.BOTS)
def test_choices_are_legal_and_depend_on_the_seed_alone(game_id: str, name: str) -> None:
    game = parvis.game(game_id)
    first, again = bots.make(name, "1"), bots.make(name, "1")
    for state, seat in questions(game, 3, "legal"):
        action = first.choose(Handle(state, seat))
        assert action in state.legal(seat)
        assert again.choose(Handle(state, seat)) == action


def test_other_seeds_choose_otherwise() -> None:
    game = parvis.game(GAMES[0])
    assert play_out(game, ["random"] * 3, "1") != play_out(game, ["random"] * 3, "2")


def reachable(start: object) -> list[Any]:
    """Everything that hangs on an object, code and modules apart."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        each = waiting.pop()
        if id(each) in found or isinstance(each, type | ModuleType | FunctionType):
            continue
        found[id(each)] = each
        waiting += gc.get_referents(each)
    return list(found.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_the_true_state_does_not_hang_on_a_handle(game_id: str) -> None:
    for state, seat in questions(parvis.game(game_id), 3, "wall"):
        handle = Handle(state, seat)
        handle.view(), handle.prompt(), handle.legal(), handle.asides(), handle.resample(Luck.of("1"))
        hanging = reachable(handle)
        assert not [each for each in hanging if each is state]
        assert state.seed not in [each for each in hanging if isinstance(each, bytes)]
        if state.turn > 3:
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_a_handle_shows_what_the_seat_sees(game_id: str) -> None:
    for state, seat in questions(parvis.game(game_id), 4, "view"):
        handle = Handle(state, seat)
        assert handle.view() == state.view(seat)
        assert handle.legal() == state.legal(seat)
        assert handle.asides() == state.asides(seat)
        assert handle.prompt() == state.prompt(seat)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_greedy_clearly_beats_random(game_id: str, seats: int) -> None:
    game = parvis.game(game_id)
    wins = 0
    for number in range(12):
        names = ["greedy", "random"] * (seats // 2)
        shift = number % 2
        played = play_out(game, names[shift:] + names[:shift], f"beat {number}")
        wins += played.bots[played.standings[0].party] == "greedy"
    assert wins >= 11


def test_an_unknown_bot_is_refused_with_what_comes_close() -> None:
    with pytest.raises(UnknownName, match="no bot 'gredy'; choose one of: greedy, random .is 'greedy' meant"):
        bots.make("gredy", "1")
