"""The compiled form belongs to the source: what is compiled, what is imported, and that both forms play the same."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import parvis
from parvis import compiled
from parvis.core import state

ROOT = Path(__file__).resolve().parents[2]
HAS_COMPILED = compiled.folder(ROOT).is_dir()
needs_compiled = pytest.mark.skipif(not HAS_COMPILED, reason="nothing is compiled here; 'make compile' does it")


def run(script: str, folder: Path, *more: str, **environment: str) -> str:
    """What a script prints in a process of its own, started in a folder, which comes first on its path."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", compiled.PURE)}
    path = os.pathsep.join([str(folder), *more])
    env |= {"PYTHONPATH": path, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1", **environment}
    command = [sys.executable, "-W", "always", "-c", script]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


# --- what is compiled ---


def test_the_rules_and_the_loops_are_compiled() -> None:
    names = set(compiled.names())
    assert {"parvis.core.state", "parvis.core.steps", "parvis.core.playouts", "parvis.play.match"} <= names
    assert {"parvis.bots.greedy", "parvis.bots.random"} <= names
    for rules in (ROOT / "src" / "parvis" / "games").glob("*/rules/*.py"):
        if rules.name != "__init__.py":
            assert f"parvis.games.{rules.parts[-3]}.rules.{rules.stem}" in names


def test_each_game_has_a_library_of_its_own() -> None:
    assert set(compiled.groups()) == {"parvis_core", *(f"parvis_{game.replace('-', '_')}" for game in parvis.games())}


def test_what_stays_python_is_there() -> None:
    """A file that is renamed must not slip back among the compiled ones."""
    for pattern in compiled.NOT:
        assert list((ROOT / "src" / "parvis").rglob(pattern.removeprefix("core/"))), pattern


@pytest.mark.parametrize("name", compiled.names())
def test_no_structure_of_the_wire_is_compiled(name: str) -> None:
    """They need their annotations, which compiled classes do not have."""
    tree = ast.parse(compiled.names()[name].read_text(encoding="utf-8"))
    bases = {ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}
    assert not bases & {"Wire", "View", "Struct", "msgspec.Struct"}


# --- what is imported ---


@pytest.mark.both_forms
def test_the_form_is_what_it_says() -> None:
    assert state.__file__.endswith(compiled.SUFFIX) == parvis.FORM.startswith("compiled")
    if HAS_COMPILED and not os.environ.get(compiled.PURE):
        assert parvis.FORM.startswith("compiled")
    if os.environ.get(compiled.PURE):
        assert parvis.FORM.startswith("pure Python")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout like this one, with nothing compiled."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", *compiled.BUILD):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


WHERE = "import parvis, parvis.core.luck as luck; print(parvis.FORM); print(luck.__file__)"


def test_a_checkout_with_nothing_compiled_is_python_and_says_so(checkout: Path) -> None:
    said = run(WHERE, checkout / "src")
    assert said.startswith("pure Python")
    assert "nothing is compiled yet (make compile)" in said
    assert str(checkout / "src" / "parvis" / "core" / "luck.py") in said


@needs_compiled
def test_a_compiled_checkout_is_used_from_inside_the_source_folder_too(checkout: Path) -> None:
    shutil.copytree(compiled.folder(ROOT), compiled.folder(checkout))
    said = run(WHERE, checkout / "src")
    assert said.startswith("compiled")
    assert str(checkout / "build" / "compiled") in said


@needs_compiled
@pytest.mark.parametrize("edited", ["src/parvis/core/luck.py", "src/parvis/core/wire.py", "setup.py"])
def test_an_edited_file_is_never_shadowed(checkout: Path, edited: str) -> None:
    """Not the compiled module that it was, and not one that was compiled against it."""
    shutil.copytree(compiled.folder(ROOT), compiled.folder(checkout))
    with (checkout / edited).open("a", encoding="utf-8") as file:
        file.write("\nEDITED = True\n")
    said = run(WHERE, checkout / "src")
    assert said.startswith("pure Python")
    assert "the source has changed since it was compiled (make compile)" in said
    if edited.endswith("luck.py"):
        assert run("import parvis; from parvis.core.luck import EDITED; print(EDITED)", checkout / "src") == "True\n"


@needs_compiled
def test_an_extension_left_beside_the_source_is_not_used(checkout: Path) -> None:
    there = compiled.folder(ROOT) / "parvis" / "core" / f"luck{compiled.SUFFIX}"
    shutil.copy(there, checkout / "src" / "parvis" / "core")
    assert str(checkout / "src" / "parvis" / "core" / "luck.py") in run(WHERE, checkout / "src")


@needs_compiled
def test_plain_python_on_request(checkout: Path) -> None:
    shutil.copytree(compiled.folder(ROOT), compiled.folder(checkout))
    said = run(WHERE, checkout / "src", PARVIS_PURE="1")
    assert said.startswith("pure Python")
    assert "as PARVIS_PURE asks" in said


def test_source_in_the_way_of_an_installed_compiled_one_is_noticed(checkout: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed" / "parvis" / "core"
    installed.mkdir(parents=True)
    (installed / f"state{compiled.SUFFIX}").touch()
    said = run(WHERE, checkout / "src", str(tmp_path / "installed"))
    assert "RuntimeWarning: this is the uncompiled Parvis of" in said
    assert str(tmp_path / "installed") in said
    assert "PARVIS_PURE=1" in said
    assert "RuntimeWarning" not in run(WHERE, checkout / "src", str(tmp_path / "installed"), PARVIS_PURE="1")


# --- both forms play the same ---

GAMES_AND_STATES = """
import sys
from hashlib import blake2b
import parvis
from parvis.core.playouts import by_trying, next_actor
from parvis.core.luck import Luck
from parvis.core.records import Record
for name in parvis.games():
    game = parvis.game(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        luck = Luck.of(f"both {seats}")
        record = Record.of(game, seats, f"both {seats}")
        seen = blake2b(digest_size=8)
        while not record.state.over:
            state = record.state
            seat = next_actor(state)
            seen.update(state.to_bytes() + repr((state.legal(seat), state.view(seat), state.prompt(seat))).encode())
            world = state.resample(seat, Luck.of("world"))
            seen.update(world.to_bytes())
            record.play(seat, by_trying(state, seat, luck))
        print(name, seats, seen.hexdigest(), record.state.scores())
        print(record.text())
"""


@needs_compiled
def test_every_position_of_a_game_is_the_same_in_both_forms() -> None:
    """Bytes, answers, views, prompts and other worlds at every step; and the same records come of it."""
    source = ROOT / "src"
    assert run(GAMES_AND_STATES, source) == run(GAMES_AND_STATES, source, PARVIS_PURE="1")


REPLAY = """
import sys
import parvis
from parvis.core.records import game_of, read_record
for text in sys.stdin.read().split("\\n\\n"):
    record = read_record(text, parvis.game(game_of(text)))
    print(record.state.scores(), record.state.to_bytes().hex())
"""


@needs_compiled
@pytest.mark.parametrize("maker", ["", "1"])
def test_a_record_made_by_one_form_replays_in_the_other(maker: str) -> None:
    made = run(GAMES_AND_STATES, ROOT / "src", PARVIS_PURE=maker)
    texts = "\n\n".join("parvis-record" + part.split("\n\n")[0] for part in made.split("parvis-record")[1:])
    env = {**os.environ, compiled.PURE: "" if maker else "1", "PYTHONPATH": str(ROOT / "src")}
    replayed = subprocess.run(
        [sys.executable, "-c", REPLAY], input=texts, env=env, capture_output=True, text=True, check=False
    )
    assert replayed.returncode == 0, replayed.stderr
    scores = [line.split(maxsplit=3)[3] for line in made.splitlines() if line.startswith(parvis.games())]
    assert [line.rpartition(" ")[0] for line in replayed.stdout.splitlines()] == scores
    assert len(scores) >= 4
