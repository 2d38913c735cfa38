"""How a game among bots went: what a match gives back, and what processes tell one another."""

from __future__ import annotations

import msgspec

from parvis.core.wire import Standing


class Played(msgspec.Struct, frozen=True):
    """How a game among bots went."""

    bots: list[str]
    scores: list[int]
    standings: list[Standing]
    answers: int
    turns: int
    stopped: bool
