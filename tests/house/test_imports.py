"""The rooms of the house: who may import whom (docs: CONTRIBUTING.md, "Where things live").

Every rule is tried twice: on Parvis, where it must find nothing, and on a small house that breaks it.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src"

# Each room, and the rooms it may import besides itself.
MAY_IMPORT = {
    "core": set[str](),
    "games": {"core"},
    "testkit": {"core", "games"},
    "bots": {"core", "games"},
    "envs": {"core", "games"},
    "play": {"core", "games", "testkit", "bots", "envs"},
    "arena": {"core", "games", "testkit", "bots", "envs", "play"},
    "server": {"core", "games", "testkit", "bots", "envs", "play"},
    "cli": {"core", "games", "testkit", "bots", "envs", "play", "arena", "server", "the front door"},
    # parvis/__init__.py is for those who import Parvis; parvis/__main__.py is `python -m parvis`.
    "the front door": {"core", "games", "testkit", "bots", "envs", "play"},
    "__main__": {"cli"},
}

# Files, clocks, chance and the machine. `tomllib`, `hashlib` and `secrets` are fine: text in, numbers out.
NOT_IN_CORE_CALLS = {"open", "input", "print"}
NOT_IN_CORE = {
    *("fcntl", "glob", "importlib", "io", "os", "pathlib", "shutil", "sqlite3", "tempfile"),
    *("datetime", "random", "time"),
    *("asyncio", "http", "select", "selectors", "socket", "ssl", "urllib"),
    *("logging", "multiprocessing", "platform", "signal", "subprocess", "sys", "threading"),
}
# A game may read its data; its luck comes from the seed alone.
NOT_IN_GAMES = {
    *("datetime", "random", "secrets", "time"),
    *("asyncio", "multiprocessing", "socket", "subprocess", "threading", "urllib"),
}
ONLY_IN_CLI = {"prompt_toolkit", "rich", "typer"}


class Module:
    """A parsed module of the house, with the dotted names it imports."""

    def __init__(self, src: Path, path: Path) -> None:
        self.path = path
        self.where = path.relative_to(src).as_posix()
        self.tree = ast.parse(path.read_text(encoding="utf-8"), self.where)
        parts = path.relative_to(src).with_suffix("").parts
        self.package = parts[:-1]
        self.room = parts[1] if len(parts) > 2 or parts[1] == "__main__" else "the front door"
        self.game = parts[2] if self.room == "games" and len(parts) > 3 else None

    def calls(self) -> Iterator[tuple[int, str, str | None]]:
        """Each call of a plain or dotted name: line, name (`.name` for a method), first argument if a string."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else "." + node.func.attr
                first = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
                yield node.lineno, name, first if isinstance(first, str) else None

    def imports(self) -> Iterator[tuple[int, str]]:
        """Line and dotted name of every import, wherever it stands; `from a import b` gives `a.b`."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from ((node.lineno, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                above = self.package[: len(self.package) - node.level + 1] if node.level else ()
                base = ".".join((*above, *filter(None, [node.module])))
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)
        for line, name, first in self.calls():
            if name.lstrip(".") in ("import_module", "__import__") and first:
                yield line, first


def modules(src: Path) -> list[Module]:
    return [Module(src, path) for path in sorted((src / "parvis").rglob("*.py"))]


def games(src: Path) -> set[str]:
    """The folders of the games."""
    return {path.parent.name for path in (src / "parvis" / "games").glob("*/*.py")}


def room_of(name: str) -> str:
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "the front door"


def unknown_rooms(src: Path) -> list[str]:
    return [f"{m.where}: {m.room} has no place in the order" for m in modules(src) if m.room not in MAY_IMPORT]


def wrong_ways(src: Path) -> list[str]:
    return [
        f"{m.where}:{line}: {m.room} imports {name}"
        for m in modules(src)
        for line, name in m.imports()
        if name.split(".")[0] == "parvis" and room_of(name) not in MAY_IMPORT.get(m.room, set()) | {m.room}
    ]


def neighbours(src: Path) -> list[str]:
    """A game sees core and its own folder; only the games' own list and the drawn boards know a game by its folder."""
    found = []
    for m in modules(src):
        for line, name in m.imports():
            parts = [*name.split("."), "", ""]
            if parts[:2] != ["parvis", "games"]:
                continue
            stranger = parts[2] in games(src) and m.room != "games" and not m.where.startswith("parvis/cli/boards/")
            if stranger or (m.game is not None and parts[2] != m.game):
                found.append(f"{m.where}:{line}: imports {name}")
    return found


def game_ids(src: Path) -> list[str]:
    """A game's id in a string of its own is on its way to being compared."""
    ids = {name: name for name in games(src)} | {name.replace("_", "-"): name for name in games(src)}
    return [
        f"{m.where}:{node.lineno}: {node.value!r}"
        for m in modules(src)
        if not m.where.startswith("parvis/cli/boards/")
        for node in ast.walk(m.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (game := ids.get(node.value.lower())) and m.game != game
    ]


def impure(src: Path) -> list[str]:
    found = []
    for m in modules(src):
        barred = NOT_IN_CORE if m.room == "core" else NOT_IN_GAMES if m.room == "games" else set()
        found += [f"{m.where}:{line}: imports {name}" for line, name in m.imports() if name.split(".")[0] in barred]
        if m.room == "core":
            found += [f"{m.where}:{line}: calls {name}" for line, name, _ in m.calls() if name in NOT_IN_CORE_CALLS]
    return found


def drawing(src: Path) -> list[str]:
    return [
        f"{m.where}:{line}: imports {name}"
        for m in modules(src)
        if m.room != "cli"
        for line, name in m.imports()
        if name.split(".")[0] in ONLY_IN_CLI
    ]


Rule = Callable[[Path], list[str]]


def test_the_house_is_found() -> None:
    assert {"core", "games", "cli"} <= {m.room for m in modules(SRC)}


@pytest.mark.parametrize("rule", [unknown_rooms, wrong_ways, neighbours, game_ids, impure, drawing])
def test_parvis_keeps(rule: Rule) -> None:
    assert rule(SRC) == []


@pytest.mark.parametrize(
    ("rule", "where", "line"),
    [
        (unknown_rooms, "utils/things.py", ""),
        (wrong_ways, "core/state.py", "from parvis.games import chess"),
        (wrong_ways, "core/state.py", "from parvis import games"),
        (wrong_ways, "core/state.py", "from .. import bots"),
        (wrong_ways, "core/state.py", "from ..play.driver import Driver"),
        (wrong_ways, "core/state.py", "import parvis"),
        (wrong_ways, "core/state.py", "def late():\n    import parvis.cli"),
        (wrong_ways, "games/chess/flow.py", "from parvis.bots import random"),
        (wrong_ways, "games/__init__.py", "import_module('parvis.play.driver')"),
        (wrong_ways, "bots/greedy.py", "from parvis.testkit import play_out"),
        (wrong_ways, "envs/gym.py", "from parvis.bots import greedy"),
        (wrong_ways, "testkit/suite.py", "import parvis.play"),
        (wrong_ways, "play/driver.py", "from parvis import game"),
        (wrong_ways, "server/app.py", "from parvis.arena import schedule"),
        (wrong_ways, "__init__.py", "from parvis.cli.main import main"),
        (wrong_ways, "__init__.py", "from .server import app"),
        (neighbours, "games/chess/flow.py", "from parvis.games.go import board"),
        (neighbours, "games/chess/flow.py", "from parvis.games import go"),
        (neighbours, "games/chess/flow.py", "from ..go import board"),
        (neighbours, "games/chess/flow.py", "from parvis.games import find"),
        (neighbours, "bots/greedy.py", "from parvis.games.chess import board"),
        (neighbours, "cli/main.py", "from parvis.games import chess"),
        (game_ids, "bots/greedy.py", "if game.id == 'chess-960': pass"),
        (game_ids, "cli/main.py", "match name:\n    case 'CHESS_960': pass"),
        (game_ids, "games/chess/flow.py", "GAMES = {'chess-960': None}"),
        (impure, "core/state.py", "import os.path"),
        (impure, "core/state.py", "from time import monotonic"),
        (impure, "core/state.py", "print('here')"),
        (impure, "games/chess/flow.py", "from random import choice"),
        (drawing, "games/chess/flow.py", "from rich.console import Console"),
    ],
)
def test_would_find(rule: Rule, where: str, line: str, tmp_path: Path) -> None:
    build(tmp_path, where, line)
    found = rule(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"parvis/{where}:")


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("core/state.py", "import hashlib, secrets, tomllib, msgspec\nfrom parvis.core.errors import ParvisError"),
        ("games/chess/flow.py", "from parvis.core.state import State\nfrom . import board"),
        ("games/chess/__init__.py", "from parvis.games.chess.board import ID\nID = 'chess'"),
        ("games/__init__.py", "from parvis.games import chess, go"),
        ("bots/greedy.py", "from parvis.games import find\nfrom parvis.core.state import State"),
        ("cli/boards/chess.py", "from parvis.games.chess.view import View\nID = 'chess'"),
        ("cli/main.py", "import os, rich, typer\nimport parvis\nfrom parvis.server import app"),
        ("cli/main.py", "HELP = 'parvis play chess'"),
        ("__init__.py", "from parvis.games import find"),
        ("__main__.py", "from parvis.cli.main import main"),
    ],
)
def test_would_let_pass(where: str, line: str, tmp_path: Path) -> None:
    build(tmp_path, where, line)
    assert [rule(tmp_path) for rule in (unknown_rooms, wrong_ways, neighbours, game_ids, impure, drawing)] == [[]] * 6


def build(src: Path, where: str, line: str) -> None:
    """A house with three games and one module that says `line`."""
    for name in ("chess", "go", "chess_960"):
        folder = src / "parvis" / "games" / name
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    path = src / "parvis" / where
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line, encoding="utf-8")
