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


def paragraph(game: Game, citation: str, word: str) -> list[str]:
    """The paragraph of a section that explains a word, else the first that has it, else the first of all."""
    passage = parvis.reference(game).find(citation)
    blocks = [each for each in _blocks(passage.body if isinstance(passage, Section) else passage.text) if each.strip()]
    named = rf"{re.escape(word)}s?"
    for pattern in (rf"\*{named}\*", rf"^\W*{named};", rf"\b{named}\b", ""):
        for block in blocks:
            if re.search(pattern, block, re.IGNORECASE):
                found = _bare(block).strip()
                item = _ITEM.match(found)
                return [found[item.end() :] if item else found]
    return []


def all_lines(game: Game) -> list[str]:
    """The rules from beginning to end."""
    reference = parvis.reference(game)
    return _plain(reference.text)


def _plain(text: str) -> list[str]:
    """Markdown as lines to read aloud, without marks."""
    return [_bare(block) for block in _blocks(text)]


def _blocks(text: str) -> list[str]:
    """Markdown in lines that hold what belongs together: paragraphs and list items joined, tables row by row."""
    lines: list[str] = []
    goes_on = False
    for raw in text.splitlines():
        line = raw.strip()
        heading = re.fullmatch(r"#+\s+(.*)", line)
        if _RULE_OF_TABLE.fullmatch(line):
            continue
        if heading:
            lines += ["", heading[1]]
            goes_on = False
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            lines.append("; ".join(cell for cell in cells if cell))
            goes_on = False
        elif goes_on and line and not _ITEM.match(line):
            lines[-1] += f" {line}"
        else:
            indent = raw[: len(raw) - len(raw.lstrip())]
            lines.append(indent + line)
            goes_on = bool(line)
    return lines


def _bare(text: str) -> str:
    """A text without its marks of emphasis and code."""
    return _MARKS.sub("", text)
