"""Rules to read: the sections of a game's reference as plain lines."""

from __future__ import annotations

import re
from typing import Final

import parvis
from parvis.core.game import Game
from parvis.core.reference import Example, Ruling, Section

_ITEM: Final = re.compile(r"([-*]|\d+\.)\s")
_MARKS: Final = re.compile(r"\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)")
_RULE_OF_TABLE: Final = re.compile(r"\|[\s:|-]+\|")


def sections(game: Game) -> list[Section]:
    """The sections of a game's rules."""
    return list(parvis.reference(game).sections.values())


def section_lines(game: Game, wanted: str) -> list[str]:
    """What a citation points at; `UnknownName` lists what comes close."""
    reference = parvis.reference(game)
    passage = reference.find(wanted)
    if isinstance(passage, Section):
        return [f"{reference.prefix} {passage.id}. {passage.title}", "", *_plain(passage.body)]
    if isinstance(passage, Ruling):
        return [f"{reference.prefix} {passage.id}", "", *_plain(passage.text)]
    assert isinstance(passage, Example)
    return [" ".join(f"{reference.prefix} {passage.id} {passage.title}".split()), "", *_plain(passage.text)]


def all_lines(game: Game) -> list[str]:
    """The rules from beginning to end."""
    reference = parvis.reference(game)
    return _plain(reference.text)


def _plain(text: str) -> list[str]:
    """Markdown as lines to read aloud: paragraphs and list items joined, tables row by row, no marks."""
    lines: list[str] = []
    goes_on = False
    for raw in text.splitlines():
        line = raw.strip()
        heading = re.fullmatch(r"#+\s+(.*)", line)
        if _RULE_OF_TABLE.fullmatch(line):
            continue
        if heading:
            lines += ["", _bare(heading[1])]
            goes_on = False
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            lines.append(_bare("; ".join(cell for cell in cells if cell)))
            goes_on = False
        elif goes_on and line and not _ITEM.match(line):
            lines[-1] += f" {_bare(line)}"
        else:
            indent = raw[: len(raw) - len(raw.lstrip())]
            lines.append(indent + _bare(line))
            goes_on = bool(line)
    return lines


def _bare(text: str) -> str:
    """A text without its marks of emphasis and code."""
    return _MARKS.sub("", text)
