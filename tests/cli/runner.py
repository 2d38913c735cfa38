"""How tests run the command: in this process with typed lines, or on a terminal of its own."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pexpect
from typer.testing import CliRunner, Result

from parvis.cli.main import app

WIDE = 101
"""So wide that lines are as long as they ever get."""


def parvis(*args: str, typed: Iterable[str] = (), **environment: str) -> Result:
    """Run the command; `typed` are the lines a person types before leaving with Ctrl-D."""
    env = {"COLUMNS": str(WIDE), "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", **environment}
    return CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in typed), env=env)


def heed_signals() -> None:
    """As in a person's terminal, whatever started the tests: under `nohup` or in the background they are deaf."""
    for each in (signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_DFL)


def terminal(*args: str, folder: Path, **environment: str) -> pexpect.spawn[str]:
    """The command on a terminal of its own, 80 columns wide."""
    env: dict[str, Any] = dict(os.environ)
    env |= {"PARVIS_SAVES": str(folder), "TERM": "dumb", "LANG": "en_GB.UTF-8", "LC_ALL": "", "PYTHONUTF8": "1"}
    env |= environment
    child = pexpect.spawn(
        sys.executable,
        ["-m", "parvis", *args],
        env=env,
        encoding="utf-8",
        timeout=30,
        dimensions=(24, 80),
        preexec_fn=heed_signals,
    )
    child.delaybeforesend = None
    return child


def one_line(result: Result) -> str:
    """The one line that a mistake ends in; nothing else was printed."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("parvis: ")
    return lines[0].removeprefix("parvis: ")
