"""Every test of the command keeps its games in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.play.saves import FOLDER_VARIABLE


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "saves"))
    return tmp_path / "saves"
