"""The figures of the terminal: how soon it asks, and how soon it is drawn anew after an answer."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

import parvis
from benchmarks.engine import GAMES
from benchmarks.measure import Measure, repeat
from parvis.cli import scene
from parvis.cli.speech import Speaker
from parvis.core.luck import Luck
from parvis.core.playouts import from_list
from parvis.play import Chair, Table

SIZES = ((80, 24), (100, 35))


def measures() -> list[Measure]:
    """Both figures of every game, with most players."""
    found: list[Measure] = []
    for name in GAMES:
        seats = parvis.game(name).max_seats
        for columns, rows in SIZES:
            redraw = _redraw(name, seats, columns, rows)
            found.append(_measure(f"redraw at {columns} x {rows}", name, seats, redraw))
        found.append(_measure("start to first question", name, seats, partial(start, name, seats)))
    return found


def _measure(what: str, game: str, seats: int, work: Callable[[], int]) -> Measure:
    return Measure(what, "ms", lambda seconds: repeat(work, seconds), seats, game)


def _redraw(name: str, seats: int, columns: int, rows: int) -> Callable[[], int]:
    """An answer, and the table drawn as it is then; a game that is over begins anew."""
    game = parvis.game(name)
    say = Speaker(game, "en")
    luck = Luck.of("redraw")
    tables: list[Table] = []

    def work() -> int:
        if not tables or tables[0].over:
            tables[:] = [Table.new(game, [Chair(f"Player {seat + 1}") for seat in range(seats)], "redraw", keep=False)]
            scene.call_by_symbols(tables[0].client(0), say)
        seat = tables[0].people_asked()[0]
        client = tables[0].client(seat)
        client.play(from_list(tables[0].record.state, seat, luck))
        scene.draw(client, say, columns, rows)
        return 1

    return work


def start(name: str, seats: int) -> int:
    """The command, started on a terminal of its own, until it asks its first question."""
    screen, terminal = pty.openpty()
    with tempfile.TemporaryDirectory() as saves:
        env = {**os.environ, "PARVIS_SAVES": saves, "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        command = [
            sys.executable,
            "-m",
            "parvis",
            "play",
            name,
            "--seats",
            str(seats),
            "--bots",
            "random",
            "--seed",
            "1",
        ]
        process = subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=env)
        os.close(terminal)
        seen = b""
        end = time.monotonic() + 60
        while b"choice:" not in seen and time.monotonic() < end:
            seen += os.read(screen, 65536)
        process.kill()
        process.wait()
        os.close(screen)
    if b"choice:" not in seen:
        raise RuntimeError(f"'parvis play {name}' asked nothing; the last it said was {seen[-200:]!r}")
    return 1
