"""Architects of the West Kingdom (S J Macdonald, Shem Phillips): the base game, characters and solo opponents."""

from __future__ import annotations

from parvis.core.game import Game
from parvis.games.architects.game import Architects
from parvis.games.architects.tables import load as load_tables


def load(texts: dict[str, str], strict: bool = True) -> Game:
    """The game with the printed facts in these texts (by file name without .toml)."""
    return Architects(load_tables(texts, strict))
