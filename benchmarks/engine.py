"""The figures of our games. To measure another game, name it in `GAMES`."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable

import parvis
from benchmarks.measure import PER_SECOND, Measure, repeat
from parvis.core.game import Game
from parvis.core.luck import Luck
from parvis.core.playouts import from_list, next_actor, play_out
from parvis.core.records import Record, read_record
from parvis.core.state import State

GAMES = ("architects", "notre-dame")
"""The games that are measured, each at every number of seats it is made for."""

MIDDLES = 16
"""So many positions, spread over a game, are copied, viewed and written."""


def measures() -> list[Measure]:
    """All figures of all games."""
    found: list[Measure] = []
    for name in GAMES:
        game = parvis.game(name)
        for seats in range(game.min_seats, game.max_seats + 1):
            found += _of(game, seats)
    return found


def _of(game: Game, seats: int) -> list[Measure]:
    middles = positions(game, seats)
    luck = Luck.of("bench")
    text = _record(game, seats)

    def measure(name: str, unit: str, work: Callable[[], int]) -> Measure:
        return Measure(name, unit, lambda seconds: repeat(work, seconds), seats, game.id)

    def each(work: Callable[[State], object]) -> Callable[[], int]:
        def run() -> int:
            for state in middles:
                work(state)
            return len(middles)

        return run

    numbers = iter(range(10**9))
    return [
        measure("random games", PER_SECOND, lambda: bool(play_out(game.start(seats, next(numbers)), luck))),
        measure(
            "decisions (a) list, pick, play", PER_SECOND, lambda: play_out(game.start(seats, next(numbers)), luck, True)
        ),
        measure("decisions (b) draw until legal", PER_SECOND, lambda: play_out(game.start(seats, next(numbers)), luck)),
        measure("decisions (c) from plain Python", PER_SECOND, lambda: from_python(game.start(seats, next(numbers)))),
        measure("copy", "ns", each(lambda state: state.copy())),
        measure("resample", "µs", each(lambda state: state.resample(next_actor(state), luck))),
        measure("view", "µs", each(lambda state: state.view(next_actor(state)))),
        measure("prompt", "µs", each(lambda state: state.prompt(next_actor(state)))),
        measure("to_bytes", "µs", each(lambda state: state.to_bytes())),
        measure("replays", PER_SECOND, lambda: bool(read_record(text, game))),
    ]


def from_python(state: State) -> int:
    """A random game, driven by plain Python through what everybody may call."""
    answers = 0
    chance = random.random
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.play(seat, legal[int(chance() * len(legal))])
        answers += 1
    return answers


def positions(game: Game, seats: int) -> list[State]:
    """Positions spread evenly over one random game."""
    whole = play_out(game.start(seats, "middles"), Luck.of("middles"), True)
    marks = {whole * part // MIDDLES for part in range(MIDDLES)}
    state, luck = game.start(seats, "middles"), Luck.of("middles")
    found: list[State] = []
    for answers in range(whole):
        if answers in marks:
            found.append(state.copy())
        seat = next_actor(state)
        state.play(seat, from_list(state, seat, luck))
    return found


def _record(game: Game, seats: int) -> str:
    """A random game as text."""
    record, luck = Record.of(game, seats, "replay"), Luck.of("replay")
    while not record.state.over:
        seat = next_actor(record.state)
        record.play(seat, from_list(record.state, seat, luck))
    return record.text()


def live_bytes(game: Game, seats: int) -> int:
    """How much memory a position takes, all that belongs to it alone: the largest of a game."""
    copies = 200
    most = 0
    for state in positions(game, seats):
        tracemalloc.start()
        kept = [state.copy() for _ in range(copies)]
        most = max(most, tracemalloc.get_traced_memory()[0] // len(kept))
        tracemalloc.stop()
    return most
