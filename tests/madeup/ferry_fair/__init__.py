"""The Ferry Fair: a game made up for the tests, with what Notre Dame does not have. `README.md` is the map."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parvis.core.game import Game
from tests.madeup.ferry_fair.game import FerryFair
from tests.madeup.ferry_fair.tables import Tables

HERE = Path(__file__).parent


def load(texts: dict[str, str]) -> FerryFair:
    """The game with the printed facts in these texts (by file name without .toml)."""
    return FerryFair(Tables(texts["fair"]))


def data_texts() -> dict[str, str]:
    """The packaged facts."""
    return {"fair": (HERE / "data" / "fair.toml").read_text(encoding="utf-8")}


def ftl_text(lang: str) -> str:
    """The game's sentences in a language."""
    return (HERE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def game() -> Game:
    """The game as it comes."""
    return load(data_texts())
