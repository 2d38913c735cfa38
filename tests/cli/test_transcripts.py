"""Stored transcripts: a whole game at the plain table, word by word, in each language.

They show in a diff what a change does to what people read. To write them anew, on purpose and in a commit that says
why: `PARVIS_REGENERATE=1 python -m pytest tests/cli/test_transcripts.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import parvis as front_door
from parvis.core.luck import Luck
from tests.cli.runner import parvis

STORED = Path(__file__).parent / "transcripts"


REFUSED = {"notre-dame": "? hire monk", "architects": "? place mines-gold"}
CHOICES = {"notre-dame": 3, "architects": 14}
OPTIONS = {"notre-dame": [], "architects": ["--asymmetric", "--max-turns", "36"]}


def typed(game_id: str) -> list[str]:
    """Two people play whatever comes: mostly one of the first answers, now and then a question of their own."""
    luck = Luck.of("transcript")
    asides = [
        "board",
        "hand",
        "players",
        "log",
        "? 1",
        REFUSED[game_id],
        "preview 2",
        "undo",
        "redo",
        "restart",
        "dance",
    ]
    lines: list[str] = []
    for number in range(1200):
        lines.append(str(1 + luck.below(CHOICES[game_id])))
        if number % 40 == 39:
            lines.append(asides[number // 40 % len(asides)])
    return ["help", "board", "rules", *lines]


@pytest.mark.parametrize("lang", front_door.LANGUAGES)
@pytest.mark.parametrize("game_id", front_door.games())
def test_a_whole_game_reads_as_it_did(game_id: str, lang: str) -> None:
    how = ["--names", "Ada,Bo", "--seats", "2", "--seed", "1", "--lang", lang, *OPTIONS[game_id]]
    result = parvis("play", game_id, *how, typed=typed(game_id))
    assert result.exit_code == 0
    path = STORED / f"{game_id}-{lang}.txt"
    if os.environ.get("PARVIS_REGENERATE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(result.stdout, encoding="utf-8", newline="\n")
    assert result.stdout == path.read_text(encoding="utf-8")
    assert {"en": "The final score:", "fr": "Le décompte final :"}[lang] in result.stdout
