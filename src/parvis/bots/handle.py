"""Handles: what a bot gets of a table. Here is the wall between bots and hidden things.

A handle does not hold the true state, not even out of sight: it is made of a *world*, a state drawn from all those
that fit what the seat has seen. In every such world the seat sees the same view, is asked the same question and may
answer the same, and further worlds drawn from it are as good as worlds drawn from the truth.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Protocol

import msgspec

from parvis.core.game import Game
from parvis.core.luck import Luck, seed_of
from parvis.core.state import State
from parvis.core.wire import Prompt, View


class Bot(Protocol):
    """A player. It must not remember anything from one question to the next."""

    name: str

    def choose(self, handle: Handle) -> int:
        """One of `handle.legal()` or `handle.asides()`."""
        ...


class Handle:
    """One seat at one question, for a bot. Everything is made when it is asked for."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._world = state.resample(seat, Luck.of("world"))
        self._view: View | None = None

    @property
    def game(self) -> Game:
        """The game and its printed facts."""
        return self._world.game

    def view(self) -> View:
        """What the seat may know."""
        if self._view is None:
            self._view = self._world.view(self.seat)
        return self._view

    def prompt(self) -> Prompt:
        """The open question with all its candidates."""
        return self._world.prompt(self.seat)

    def legal(self) -> list[int]:
        """The possible answers, ascending."""
        return self._world.legal(self.seat)

    def asides(self) -> list[int]:
        """What the seat may do unasked."""
        return self._world.asides(self.seat)

    def resample(self, luck: Luck) -> State:
        """A state that fits all the seat has seen, to try things on."""
        return self._world.resample(self.seat, luck)

    def luck(self, seed: str) -> Luck:
        """A source that depends on the seed and on what the seat sees, and on nothing else."""
        seen = msgspec.msgpack.encode(self.view())
        return Luck(blake2b(seen, key=seed_of(seed), digest_size=16).digest(), self.seat, 0)
