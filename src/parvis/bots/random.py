"""The random bot: any answer is as good as another."""

from __future__ import annotations

from parvis.bots.handle import Handle
from parvis.core.luck import seed_of


class Random:
    """Takes each possible answer with the same chance. Does nothing unasked."""

    name = "random"
    looks = False

    def __init__(self, seed: str) -> None:
        self.seed = seed_of(seed)

    def choose(self, handle: Handle) -> int:
        """One of the possible answers."""
        legal = handle.legal()
        return legal[handle.luck(self.seed).below(len(legal))]
