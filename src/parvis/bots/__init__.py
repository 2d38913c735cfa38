"""Players that are programs. Each sees what its seat sees, and other worlds that fit it; never the true state.

A bot is made by name (`make("greedy", "7")`) and asked through a `Handle`. It remembers nothing: what it chooses
depends on its seed and on what its seat sees, so a game taken up again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from parvis.bots.greedy import Greedy
from parvis.bots.handle import Bot, Handle
from parvis.bots.random import Random
from parvis.core.errors import UnknownName

__all__ = ["BOTS", "Bot", "Greedy", "Handle", "Random", "make"]

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"greedy": Greedy, "random": Random}
"""The bots there are, strongest first, each made from a seed."""


def make(name: str, seed: str) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    if name not in BOTS:
        close = get_close_matches(name, BOTS, n=1)
        meant = f" (is '{close[0]}' meant?)" if close else ""
        raise UnknownName(f"no bot '{name}'; choose one of: {', '.join(BOTS)}{meant}")
    return BOTS[name](seed)
