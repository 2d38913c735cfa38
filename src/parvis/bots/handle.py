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
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.core.wire import Prompt, View


class Bot(Protocol):
    """A player. It must not remember anything from one question to the next."""

    name: str
    looks: bool
    """Whether it looks at the table. One that does not gets its possible answers only, which is far cheaper."""

    def choose(self, handle: Handle) -> int:
        """One of `handle.legal()` or `handle.asides()`."""
        ...


class Handle:
    """One seat at one question, for a bot. Everything but the possible answers is made when it is asked for.

    `moment` counts what was played before: it keeps the luck of bots that do not look (`looks=False`) apart.
    """

    def __init__(self, state: State, seat: int, moment: int = 0, looks: bool = True) -> None:
        self.seat = seat
        self.game: Game = state.game
        self.moment = moment
        self._legal = state.legal(seat)
        self._asides = state.asides(seat)
        self._world = state.resample(seat, Luck.of("world")) if looks else None
        self._view: View | None = None

    def legal(self) -> list[int]:
        """The possible answers, ascending."""
        return self._legal

    def asides(self) -> list[int]:
        """What the seat may do unasked."""
        return self._asides

    def view(self) -> View:
        """What the seat may know."""
        if self._view is None:
            self._view = self._seen().view(self.seat)
        return self._view

    def prompt(self) -> Prompt:
        """The open question with all its candidates."""
        return self._seen().prompt(self.seat)

    def resample(self, luck: Luck) -> State:
        """A state that fits all the seat has seen, to try things on."""
        return self._seen().resample(self.seat, luck)

    def luck(self, seed: bytes) -> Luck:
        """A source that depends on the bot's seed and on what the seat sees (or on the moment), and on nothing else."""
        if self._world is None:
            return Luck(seed, self.seat, self.moment)
        return Luck(blake2b(msgspec.msgpack.encode(self.view()), key=seed, digest_size=16).digest(), self.seat, 0)

    def _seen(self) -> State:
        if self._world is None:
            raise RuntimeError("a bot that looks at the table has to say so: looks = True")
        return self._world
