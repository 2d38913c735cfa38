"""Notre Dame (Stefan Feld): the whole game in all editions, with both New Persons sets. `README.md` is the map."""

from __future__ import annotations

from parvis.core.game import Game
from parvis.games.notre_dame.game import NotreDame
from parvis.games.notre_dame.tables import load as load_tables


def load(texts: dict[str, str], strict: bool = True) -> Game:
    """The game with the printed facts in these texts (by file name without .toml)."""
    return NotreDame(load_tables(texts, strict))
