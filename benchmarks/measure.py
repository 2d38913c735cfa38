"""Measuring: figures are taken in rounds, all of them in each, so that what slows the machine slows them all."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec


class Measure:
    """One figure. `run` works for about so many seconds and says how much it did, in how many seconds."""

    def __init__(
        self, name: str, unit: str, run: Callable[[float], tuple[float, float]], seats: int = 0, game: str = ""
    ) -> None:
        self.name = name
        self.unit = unit
        self.run = run
        self.seats = seats
        self.game = game

    @property
    def key(self) -> str:
        """What the figure is filed under."""
        return " ".join(word for word in (self.game, str(self.seats or ""), self.name) if word)


class Figure(msgspec.Struct, frozen=True):
    """What came of a measure: one value for each round."""

    key: str
    unit: str
    values: list[float]

    @property
    def middle(self) -> float:
        """The middle of the values."""
        return median(self.values)

    @property
    def spread(self) -> float:
        """How far the values lie apart, as a part of their middle."""
        return (max(self.values) - min(self.values)) / self.middle if self.middle else 0.0


PER_SECOND = "/s"
TIMES = {"ms": 1e3, "µs": 1e6, "ns": 1e9}


def take(measures: list[Measure], rounds: int, seconds: float, show: Callable[[str], None]) -> dict[str, Figure]:
    """All figures, by key."""
    values: dict[str, list[float]] = {measure.key: [] for measure in measures}
    for number in range(rounds):
        show(f"round {number + 1} of {rounds}")
        for measure in measures:
            done, took = measure.run(seconds)
            values[measure.key].append(done / took if measure.unit == PER_SECOND else TIMES[measure.unit] * took / done)
    return {measure.key: Figure(measure.key, measure.unit, values[measure.key]) for measure in measures}


def repeat(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Do some work again and again; gives how much was done in all, and in how long."""
    done = 0
    began = time.perf_counter()
    while True:
        done += work()
        took = time.perf_counter() - began
        if took >= seconds:
            return done, took
