"""The peers: what others' engines do in the same run. Their loops are driven as their own documentation drives them."""

from __future__ import annotations

import random
import time
from typing import Any

from benchmarks.measure import PER_SECOND, Measure, repeat

OPEN_SPIEL = ("gin_rummy", "backgammon", "euchre", "hearts", "skat")
"""Games of OpenSpiel (written in C++) with hidden cards or dice, of about our games' length."""


def measures() -> list[Measure]:
    """The figures of all peers."""
    return [*_catanatron(), *[_open_spiel(name) for name in OPEN_SPIEL]]


def _catanatron() -> list[Measure]:
    """Four of its random players, by its own tick loop; and its copy of a game that is under way."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    seeds = iter(range(10**9))
    middle = Game(players, seed=1)
    for _ in range(200):
        middle.play_tick()
    running: list[Any] = []

    def tick(seconds: float) -> tuple[float, float]:
        """A game takes longer than a round: the next round goes on with it."""
        ticks = 0
        began = time.perf_counter()
        while (took := time.perf_counter() - began) < seconds or not ticks:
            if not running or running[0].winning_color() is not None or running[0].state.num_turns >= 1000:
                running[:] = [Game(players, seed=next(seeds))]
            running[0].play_tick()
            ticks += 1
        return ticks, took

    def copy() -> int:
        for _ in range(50):
            middle.copy()
        return 50

    return [
        Measure("decisions", PER_SECOND, tick, game="catanatron"),
        Measure("copy", "µs", lambda seconds: repeat(copy, seconds), game="catanatron"),
    ]


def _open_spiel(name: str) -> Measure:
    """Random games. Decisions are players' actions, as with our games; chance's are part of what they cost.

    Chance picks its outcomes evenly, which is cheaper than by their weights, as OpenSpiel's own loops do it.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
        return decisions

    return Measure(name, PER_SECOND, lambda seconds: repeat(play, seconds), game="open_spiel")
