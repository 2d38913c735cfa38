"""What a linter cannot see: modules that say what they are, of a size to read, and files that suit any machine."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 600

# Written so that this file does not hold what it looks for.
FOREIGN = re.compile(
    r"(?<![\w.])/(?:wor[k]|roo[t]|hom[e]|User[s])/"  # a path of one machine
    r"|\bshare[d]/"
    r"|\bpyp[i]\.org|\bpythonhoste[d]\.org|\bregistr[y]\.npmjs\.org"  # where packages come from is the reader's choice
)
MADE = {".git", ".venv", ".venv-lock", ".hypothesis", "build", "dist", "node_modules", "parvis.egg-info", "__pycache__"}


def tracked(root: Path) -> list[Path]:
    """The project's files: what git tracks or would track; without git (an unpacked archive), all but what is made."""
    if shutil.which("git") and (root / ".git").exists():
        command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, check=False, capture_output=True, text=True)
        if listing.returncode == 0:
            return sorted(path for name in set(listing.stdout.split("\0")) - {""} if (path := root / name).is_file())
    return sorted(path for path in root.rglob("*") if path.is_file() and not made(path.relative_to(root)))


def made(path: Path) -> bool:
    return any(part in MADE or part.endswith("_cache") for part in path.parts)


def modules(root: Path) -> list[Path]:
    return sorted((root / "src").rglob("*.py"))


def undocumented(root: Path) -> list[str]:
    return [
        path.relative_to(root).as_posix()
        for path in modules(root)
        if not (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "").strip()
    ]


def too_long(root: Path) -> list[str]:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(root)}
    return [f"{path.relative_to(root).as_posix()}: {n} lines" for path, n in lengths.items() if n > LONGEST]


def foreign(root: Path) -> list[str]:
    found = []
    for path in tracked(root):
        data = path.read_bytes()
        if b"\0" in data:
            continue  # no text
        for number, line in enumerate(data.decode("utf-8").splitlines(), 1):
            if hit := FOREIGN.search(line):
                found.append(f"{path.relative_to(root).as_posix()}:{number}: {hit[0]}")
    return found


def test_modules_are_found() -> None:
    assert ROOT / "src" / "parvis" / "core" / "errors.py" in modules(ROOT)


def test_every_module_says_what_belongs_in_it() -> None:
    assert undocumented(ROOT) == []


def test_no_module_is_too_long_to_read() -> None:
    assert too_long(ROOT) == []


def test_project_files_are_found() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in tracked(ROOT)}
    assert {"pyproject.toml", "requirements.lock", "Makefile", "tests/house/test_style.py"} <= names
    assert not [name for name in names if made(Path(name))]


def test_no_file_names_a_machine_or_an_index() -> None:
    assert foreign(ROOT) == []


def test_the_changelog_knows_the_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert any(re.search(rf"(?<![\d.]){re.escape(version)}(?![\d.])", heading) for heading in headings)


def test_without_git_what_is_made_is_left_out(tmp_path: Path) -> None:
    for name in ("a.md", ".ci/run", ".venv/b.py", ".mypy_cache/c.json", "src/__pycache__/d.pyc"):
        write(tmp_path / "build" / name, "")
    assert tracked(tmp_path / "build") == [tmp_path / "build" / ".ci" / "run", tmp_path / "build" / "a.md"]


def test_would_find_a_module_without_words(tmp_path: Path) -> None:
    write(tmp_path / "src" / "parvis" / "a.py", '"""Good."""\n')
    write(tmp_path / "src" / "parvis" / "b.py", "x = 1\n")
    write(tmp_path / "src" / "parvis" / "c.py", '""" """\n')
    assert undocumented(tmp_path) == ["src/parvis/b.py", "src/parvis/c.py"]


def test_would_find_a_long_module(tmp_path: Path) -> None:
    write(tmp_path / "src" / "a.py", "\n" * LONGEST)
    write(tmp_path / "src" / "b.py", "\n" * (LONGEST + 1))
    assert too_long(tmp_path) == ["src/b.py: 601 lines"]


@pytest.mark.parametrize(
    "words",
    ["see /w|ork/main", "'/r|oot/.cache'", "cd /h|ome/me/parvis", "from s|hared/rules", "https://p|ypi.org/simple"],
)
def test_would_find_a_foreign_path(words: str, tmp_path: Path) -> None:
    write(tmp_path / "docs" / "a.md", f"Good.\n{words.replace('|', '')}\n")
    assert [line.rsplit(":", 1)[0] for line in foreign(tmp_path)] == ["docs/a.md:2"]


@pytest.mark.parametrize(
    "words", ["a framework/engine", "docs/rules", "~/.cache", "unshared data", "/tmp/x", "a.b/work"]
)
def test_would_let_other_words_pass(words: str, tmp_path: Path) -> None:
    write(tmp_path / "a.md", words)
    assert foreign(tmp_path) == []


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
