"""What README.md and docs/*.md show in Python works: every ```python block runs, in order, one namespace per file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)


def pages(root: Path) -> list[Path]:
    """The pages whose Python must run. The rules digests hold none."""
    docs = (path for path in sorted((root / "docs").rglob("*.md")) if root / "docs" / "rules" not in path.parents)
    return [path for path in (root / "README.md", *docs) if BLOCK.search(path.read_text(encoding="utf-8"))]


def run(page: Path) -> dict[str, Any]:
    """Run the page's blocks; an error shows the page's own line."""
    text = page.read_text(encoding="utf-8")
    namespace: dict[str, Any] = {"__name__": page.stem}
    for block in BLOCK.finditer(text):
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block[1], str(page), "exec", dont_inherit=True), namespace)
    return namespace


@pytest.mark.parametrize("page", pages(ROOT), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(page)


def test_the_readme_plays_a_game_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    state = run(ROOT / "README.md")["state"]
    assert state.over
    assert str(state.scores()) in capsys.readouterr().out


def test_blocks_share_a_namespace_and_errors_name_the_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\na = 1\n```\n\nThen:\n\n```python\nb = a + 1\nraise KeyError(b)\n```\n")
    with pytest.raises(KeyError, match="2") as caught:
        run(page)
    assert caught.traceback[-1].lineno == 10  # counted from 0: line 11 of the page


def test_other_blocks_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    for name in ("README.md", "docs/hosts.md"):
        (tmp_path / name).write_text("```console\n$ make play\n```\n\n```pycon\n>>> 1 / 0\n```\n")
    (tmp_path / "docs" / "players.md").write_text("```python\n1\n```\n")
    (tmp_path / "docs" / "rules" / "chess.md").write_text("```python\n1\n```\n")
    assert pages(tmp_path) == [tmp_path / "docs" / "players.md"]
