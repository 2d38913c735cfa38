"""The greedy bot: tries every answer in a few worlds that fit what it sees, and takes what looks best soon after.

In each world it gives the answer and plays on for some turns, itself taking at every question what looks best at once,
the others whatever comes. What looks best is `Game.worth`. Its budget is counted in turns, never in seconds, so that
it plays the same on every machine.
"""

from __future__ import annotations

from typing import Final

from parvis.bots.handle import Handle
from parvis.core.luck import Luck, seed_of
from parvis.core.playouts import from_list
from parvis.core.state import State

WORLDS: Final = 3
"""In how many worlds it tries each answer; the worlds are the same for all of them."""
TURNS: Final = 6
"""How many turns for each seat it plays on."""
LONGEST: Final = 600
"""It never plays on for more answers than this."""


class Greedy:
    """Takes what looks best some turns later. Does nothing unasked."""

    name = "greedy"
    looks = True

    def __init__(self, seed: str) -> None:
        self.seed = seed_of(seed)

    def choose(self, handle: Handle) -> int:
        """The answer that looks best; of several that do, any."""
        legal = handle.legal()
        if len(legal) == 1:
            return legal[0]
        luck = handle.luck(self.seed)
        values = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = handle.resample(luck)
            seed = luck.seed_bytes()
            for index, action in enumerate(legal):
                after = world.copy()
                after.play(handle.seat, action)
                values[index] += play_on(after, handle.seat, Luck(seed, 0, 0))
        best = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equal[luck.below(len(equal))]


def play_on(world: State, seat: int, luck: Luck) -> float:
    """Play a world on for some turns; gives what it is worth to the seat then."""
    last = world.turn + TURNS * world.seats
    for _ in range(LONGEST):
        if world.over or world.turn > last:
            break
        asked = world.actors
        actor = asked[0]
        if actor == seat and len(asked) == 1:
            world = best_step(world, seat)
        else:
            world.play(actor, from_list(world, actor, luck))
    return world.game.worth(world, seat)


def best_step(world: State, seat: int) -> State:
    """The world after the answer that looks best at once."""
    best = world
    most = float("-inf")
    for action in world.legal(seat):
        after = world.copy()
        after.play(seat, action)
        value = after.game.worth(after, seat)
        if value > most:
            best = after
            most = value
    return best
