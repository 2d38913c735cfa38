"""Output: lines to read or to hear, and questions on a plain terminal: no colours, no boxes, nothing ever cleared."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import textwrap
from typing import Final

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (makes `input` editable, where there is such a thing)

WIDEST: Final = 100
_GLUE: Final = "\N{NO-BREAK SPACE}"
_BEFORE_MARK: Final = re.compile(r"(?<=\S) (?=[;:?!»])|(?<=«) ")
"""Where French has a space and a line must not end."""


def width() -> int:
    """How long a line may be: that of the terminal, but never too long to read."""
    return max(20, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns - 1))


def clean(text: str) -> str:
    """A text without anything that could steer a terminal: names and files come from anywhere."""
    return "".join(each if each.isprintable() else " " if each.isspace() else "" for each in text)


def line(text: str = "") -> None:
    """One line; a long one is broken between words and goes on indented."""
    sys.stdout.write("\n".join(_broken(text)) + "\n")


def fitting(texts: list[str], below: list[str]) -> list[str]:
    """The first of these lines, as many as a screen has room for above others; all where there is no screen."""
    if not sys.stdout.isatty():
        return texts
    room = shutil.get_terminal_size().lines - 1 - sum(len(_broken(text)) for text in below)
    shown: list[str] = []
    for text in texts:
        room -= len(_broken(text))
        if room < 0 and shown:
            break
        shown.append(text)
    return shown


def _broken(text: str) -> list[str]:
    text = clean(text)
    indent = text[: len(text) - len(text.lstrip())]
    wrapped = textwrap.wrap(
        _BEFORE_MARK.sub(_GLUE, text.strip()),
        width(),
        initial_indent=indent,
        subsequent_indent=f"{indent}    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [each.replace(_GLUE, " ") for each in wrapped or [""]]


def lines(texts: list[str]) -> None:
    """Several lines."""
    for text in texts:
        line(text)


def ask(question: str) -> str:
    """What a person types. `EOFError` when there is nobody any more."""
    sys.stdout.flush()
    return input(clean(question)).strip()


def can_draw() -> bool:
    """Whether there is a terminal on both ends that can be drawn on, and that knows the signs it takes."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    named = os.environ.get("TERM", "").lower()
    dumb = named in ("dumb", "unknown") or (not named and sys.platform != "win32")
    return sys.stdin.isatty() and sys.stdout.isatty() and not dumb and encoding == "utf8"


def hide() -> None:
    """Move what one person saw out of another's sight, as far as a terminal can without clearing anything."""
    if sys.stdout.isatty():
        sys.stdout.write("\n" * shutil.get_terminal_size().lines)


def error(text: str) -> None:
    """One line for what went wrong."""
    sys.stderr.write(f"parvis: {' '.join(clean(text).split())}\n")
