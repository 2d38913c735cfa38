"""The build: wheels with and without compiled rules, and what is said where there is no compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import compiler  # noqa: E402

PARTS = ("src", "tools", "setup.py", "pyproject.toml", "README.md", "LICENSE", "requirements-build.lock")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What a build needs of the project, in a folder of its own."""
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def wheel(project: Path, **environment: str) -> Path:
    """Build a wheel with the tools that are installed here."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", ".", "--no-deps", "--no-build-isolation", "-w", "dist"]
    done = subprocess.run(command, cwd=project, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next((project / "dist").glob("*.whl"))


def form(folder: Path, wheel: Path, **environment: str) -> str:
    """What an installed wheel says of itself."""
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), str(wheel)], check=True
    )
    env = {**os.environ, "PYTHONPATH": str(folder), "PARVIS_PURE": "", **environment}
    script = "import parvis; parvis.game('notre-dame').start(3, 7); print(parvis.FORM); print(parvis.__file__)"
    done = subprocess.run([sys.executable, "-c", script], cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert str(folder) in done.stdout
    return done.stdout.splitlines()[0]


def names(path: Path) -> list[str]:
    """What is in a wheel."""
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_a_wheel_without_a_compiler_is_plain_python(project: Path, tmp_path: Path) -> None:
    built = wheel(project, CC="there-is-no-such-compiler")
    assert built.name.endswith("-py3-none-any.whl")
    found = names(built)
    assert not [name for name in found if name.endswith((".so", ".pyd"))]
    assert "parvis/games/notre_dame/data/board.toml" in found
    assert "parvis/games/notre_dame/text/fr.ftl" in found
    assert "installed without a C compiler" in form(tmp_path / "there", built)


@pytest.mark.slow
@pytest.mark.skipif(not compiler.has_compiler(), reason="there is no C compiler on this machine")
def test_a_wheel_with_a_compiler_is_compiled(project: Path, tmp_path: Path) -> None:
    """And can still be run as plain Python. Nothing compiled is left beside the source."""
    built = wheel(project, PARVIS_PURE="")
    found = names(built)
    assert [name for name in found if name.startswith("parvis/core/state.") and not name.endswith(".py")]
    assert "parvis/core/state.py" in found
    assert form(tmp_path / "there", built).startswith("compiled")
    assert form(tmp_path / "there", built, PARVIS_PURE="1").startswith("pure Python")
    assert not list((project / "src").rglob("*.so"))


def test_compiling_without_a_compiler_says_so_in_one_line(project: Path) -> None:
    env = {**os.environ, "CC": "there-is-no-such-compiler", "PARVIS_PURE": ""}
    for flags in [], ["--must"]:
        done = subprocess.run(
            [sys.executable, "tools/compile.py", *flags], cwd=project, env=env, capture_output=True, text=True
        )
        assert done.returncode == 0
        assert done.stdout.count("\n") == 1
        assert done.stdout.startswith("== Pure Python: no C compiler here ('there-is-no-such-compiler'")


def test_a_failing_compilation_leaves_python_and_tells_where_to_look(project: Path) -> None:
    with (project / "src" / "parvis" / "core" / "luck.py").open("a", encoding="utf-8") as file:
        file.write("\nwrong: int = 'a text'\n")
    for flags, code in ([], 0), (["--must"], 1):
        done = subprocess.run(
            [sys.executable, "tools/compile.py", *flags], cwd=project, capture_output=True, text=True, check=False
        )
        if "no C compiler" not in done.stdout:
            assert done.returncode == code
            assert "luck.py:" in done.stdout
            assert "== Pure Python: compiling failed; the whole story is in build/compile.log" in done.stdout
        assert not list((project / "build" / "compiled").glob("*")) or "no C compiler" in done.stdout


def test_an_editable_install_compiles_nothing(project: Path) -> None:
    """Extensions beside the source would outlive it."""
    probe = "import sys; sys.argv[1:] = ['editable_wheel']; sys.path.insert(0, '.')\n"
    probe += "import setuptools; setuptools.setup = lambda **given: print(len(given['ext_modules']))\nimport setup\n"
    command = [sys.executable, "-c", probe]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
