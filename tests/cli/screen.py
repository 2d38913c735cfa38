"""How tests look at the drawn table: the real program on a terminal of its own, and what stands on its screen."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pyte

from tests.cli.runner import heed_signals

PATIENCE = 30.0


class Screen:
    """The command on a terminal, as a person sees it."""

    def __init__(self, *args: str, folder: Path, columns: int = 80, rows: int = 24, **environment: str) -> None:
        env: dict[str, Any] = dict(os.environ)
        env |= {"PARVIS_SAVES": str(folder), "TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
        env |= {"PYTHONUTF8": "1", "PROMPT_TOOLKIT_NO_CPR": "1", **environment}
        env.pop("NO_COLOR", None) if "NO_COLOR" not in environment else None
        self.child: pexpect.spawn[bytes] = pexpect.spawn(
            sys.executable,
            ["-m", "parvis", *args],
            env=env,
            timeout=PATIENCE,
            dimensions=(rows, columns),
            preexec_fn=heed_signals,
        )
        self.child.delaybeforesend = None
        self.raw = b""
        self._screen: Any = pyte.Screen(columns, rows)
        self._stream: Any = pyte.ByteStream(self._screen)

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return [str(line).rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """What stands on the screen, as one text without the breaks of its lines."""
        return " ".join(" ".join(self.lines).split())

    @property
    def asks(self) -> bool:
        """Whether it waits for something to be typed, and nothing has been."""
        return self.lines[-1].endswith(":")

    def look(self, wait: float = 0.02) -> None:
        """Take in what the program has written."""
        try:
            while True:
                written = self.child.read_nonblocking(65536, wait)
                self.raw += written
                self._stream.feed(written.replace(b"\x1b[?1049h", b"\x1b[H\x1b[2J"))
                wait = 0.02
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    def until(self, seen: str | Callable[[], bool]) -> str:
        """Wait until something stands on the screen."""
        there = seen if callable(seen) else lambda: seen in self.text
        end = time.monotonic() + PATIENCE
        while True:
            self.look()
            if there():
                self.look(0.1)  # the rest of a frame that is still being drawn
                return self.text
            assert time.monotonic() < end, f"never seen: {seen}\n" + "\n".join(self.lines)
            assert self.alive, f"ended before this was seen: {seen}\n" + "\n".join(self.lines)

    @property
    def alive(self) -> bool:
        """Whether the program is running."""
        return bool(self.child.isalive())

    def type(self, text: str, seen: str | Callable[[], bool] = "") -> str:
        """Type a line and press Enter; wait for the answer, or for what must be seen."""
        self.child.send(text + "\r")
        return self.until(seen)

    def resize(self, columns: int, rows: int) -> None:
        """Make the window larger or smaller."""
        self._screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def leave(self) -> int | None:
        """Wait until the program has ended; its exit code."""
        self.child.expect(pexpect.EOF)
        self.raw += self.child.before if isinstance(self.child.before, bytes) else b""
        self.child.close()
        return self.child.exitstatus

    def close(self) -> None:
        """End the program."""
        self.child.close(force=True)
