"""Many games among bots, on as many cores as there are. What comes out does not depend on their number.

Every game has a seed of its own, made from its number; so it does not matter who plays it. Processes get the name of
the game and its number, and give back how it went; positions never travel.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from parvis.core.errors import DataError, ParvisError
from parvis.core.game import Game, OptionValue
from parvis.games import shelf
from parvis.play.match import play_out
from parvis.play.played import Played

ALONE: Final = 0.5
BATCH: Final = 0.25
"""So many seconds of games a process gets at a time."""


class Series(msgspec.Struct, frozen=True):
    """Games that differ in their number only; from each to the next everybody moves one seat on."""

    bots: list[str]
    seed: str
    options: dict[str, OptionValue]

    def play(self, game: Game, number: int) -> Played:
        """The game of a number."""
        shift = number % len(self.bots)
        return play_out(game, self.bots[shift:] + self.bots[:shift], f"{self.seed}/{number}", self.options)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_many(
    game: Game, series: Series, games: int, workers: int, data: Path | None = None, alone: float = ALONE
) -> Iterator[Played]:
    """Play the games 0, 1, 2 ... of a series, and give them back in this order.

    `data` is the owner's folder the game was made with. Other processes are called after so many seconds `alone`: for
    a handful of games they would come too late.
    """
    began = time.perf_counter()
    number = 0
    while number < games and (workers < 2 or number == 0 or time.perf_counter() - began < alone):
        yield series.play(game, number)
        number += 1
    if number < games:
        each = (time.perf_counter() - began) / number
        batch = max(1, int(BATCH / each))
        yield from _shared(game, series, range(number, games), batch, workers, data)


def _shared(
    game: Game, series: Series, numbers: range, batch: int, workers: int, data: Path | None
) -> Iterator[Played]:
    """Games played by several processes, a few batches ahead of what is asked for."""
    batches = iter([numbers[first : first + batch] for first in range(0, len(numbers), batch)])
    waiting: deque[Future[list[Played]]] = deque()
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            while True:
                while len(waiting) < 3 * workers and (some := next(batches, None)) is not None:
                    waiting.append(pool.submit(_play, game.id, data, game.fingerprint, series, some))
                if not waiting:
                    return
                yield from waiting.popleft().result()
        except BrokenProcessPool as error:
            raise ParvisError("a process that played games was killed; perhaps memory ran out. Begin again") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _play(game_id: str, data: Path | None, fingerprint: str, series: Series, numbers: range) -> list[Played]:
    game = _loaded(game_id, data)
    if game.fingerprint != fingerprint:
        raise DataError(f"the data in {data} has changed while games were being played; begin again")
    return [series.play(game, number) for number in numbers]


@cache
def _loaded(game_id: str, data: Path | None) -> Game:
    """The game that a process plays, made once."""
    return shelf.load(game_id, data)
