"""Goldens: games written out in full and kept, so that a change of the rules shows. Regenerated on purpose only.

With PARVIS_GOLDENS=write in the environment a golden is written instead of compared.
"""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import msgspec

from parvis.core.events import RawEvent, seen
from parvis.core.game import Game
from parvis.testkit.walks import Case, Walk

WRITE = "PARVIS_GOLDENS"


def golden(game: Game, case: Case, seed: str) -> str:
    """A random game as text: its set-up, each play and what everyone saw of it, and how it ended."""
    walk = Walk(game, case, seed)
    log: list[RawEvent] = []
    walk.state.log = log
    lines = [f"game {game.id}", f"tables {game.fingerprint}", f"case {case}", f"seed {seed}"]
    told = 0
    for _ in walk.steps():
        told = _tell(walk, log, told, lines)
    _tell(walk, log, told, lines)
    sheet = walk.state.score_sheet()
    lines += [f"row {row.id} {row.points}" for row in sheet.rows]
    lines += [f"place {s.place} party {s.party} score {s.score} {s.note}".rstrip() for s in walk.state.standings()]
    return "\n".join(lines) + "\n"


def _tell(walk: Walk, log: list[RawEvent], told: int, lines: list[str]) -> int:
    game = walk.game
    if walk.trail:
        seat, action = walk.trail[-1]
        lines.append(f"{len(walk.trail)}. {seat} {game.notation(action)}")
    for raw in log[told:]:
        event = seen(raw, 0, None, game.events, game.words)
        viewer = raw.viewers.bit_length() - 1
        private = seen(raw, 0, viewer, game.events, game.words).private if viewer >= 0 else {}
        shown = msgspec.json.encode(event.args).decode()
        hidden = f" | {viewer}: {msgspec.json.encode(private).decode()}" if private else ""
        lines.append(f"   {event.kind} {raw.party} {shown}{hidden}")
    return len(log)


def compare(path: Path, game: Game, case: Case, seed: str) -> None:
    """Fail, with the lines that differ, if the game is no longer the one that was kept."""
    now = golden(game, case, seed)
    if os.environ.get(WRITE) == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    assert path.exists(), f"there is no golden {path}; run the test once with {WRITE}=write"
    kept = path.read_text(encoding="utf-8")
    if kept != now:
        diff = list(difflib.unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=2))
        shown = "\n".join(diff[:40])
        raise AssertionError(f"{path.name} has changed; if that is meant, run with {WRITE}=write and say why:\n{shown}")


def plays_of(text: str) -> list[tuple[int, str]]:
    """The plays a golden holds: seat and notation."""
    found = []
    for line in text.splitlines():
        number, _, rest = line.partition(". ")
        if number.isdigit() and rest:
            seat, _, word = rest.partition(" ")
            found.append((int(seat), word))
    return found
