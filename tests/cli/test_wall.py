"""The wall: no module of the command touches a state, a record, or what only the table may hold."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import parvis

CLI = Path(parvis.__file__).parent / "cli"
MODULES = sorted(CLI.rglob("*.py"))

FOREIGN_MODULES = tuple(f"parvis.core.{name}" for name in ("state", "records", "steps", "luck", "positions"))
FOREIGN_NAMES = {"State", "Record", "Handle", "read_record"}
FOREIGN_ATTRIBUTES = {
    *("state", "record", "_table", "_record", "_world", "start_telling", "new_state", "from_bytes", "to_bytes"),
    *("resample", "from_position", "to_position", "worth", "legal", "actors", "agenda"),
}


def touches(source: str) -> list[str]:
    """What a module reaches for that is not its to have."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {alias.name for alias in node.names}
            of_a_game = node.module.startswith("parvis.games.") and not node.module.endswith(".view")
            if node.module.startswith(FOREIGN_MODULES) or of_a_game or names & FOREIGN_NAMES:
                found.append(f"{node.lineno}: from {node.module} import {', '.join(sorted(names))}")
        elif isinstance(node, ast.Import):
            found += [f"{node.lineno}: {each.name}" for each in node.names if each.name.startswith(FOREIGN_MODULES)]
        elif isinstance(node, ast.Attribute) and node.attr in FOREIGN_ATTRIBUTES:
            found.append(f"{node.lineno}: .{node.attr}")
        elif isinstance(node, ast.Constant) and node.value in FOREIGN_ATTRIBUTES:
            found.append(f"{node.lineno}: {node.value!r}")
    return found


def test_the_modules_are_found() -> None:
    assert {"main.py", "plain.py", "drawn.py", "scene.py", "notre_dame.py"} <= {path.name for path in MODULES}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(CLI).as_posix())
def test_no_module_touches_a_state(path: Path) -> None:
    assert touches(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from parvis.core.state import State",
        "from parvis import Record",
        "import parvis.core.records",
        "from parvis.games.chess.state import Board",
        "table.record.view(0)",
        "client._table",
        "getattr(table, 'record')",
        "game.from_position(text)",
    ],
)
def test_would_find(line: str) -> None:
    assert touches(line)


@pytest.mark.parametrize("game_id", parvis.games())
def test_every_game_has_a_board_and_a_name(game_id: str) -> None:
    from parvis.cli.boards import Board, board_of
    from parvis.cli.speech import Speaker

    board = board_of(game_id)
    for name in Board.__annotations__.keys() | {each for each in vars(Board) if not each.startswith("_")}:
        assert hasattr(board, name), name
    for lang in parvis.LANGUAGES:
        assert Speaker(parvis.game(game_id), lang).game_name() != "game-name"
