"""Charts and notes: what a board brings to be drawn. The board says what stands where; `frame` finds room for it.

A chart is a table with a column for each player (or part of the board) and rows in groups; a note is a short text that
stands beside it. Both hold words only, in the reader's language: colours, widths and places are not their business.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parvis.core.wire import Ref

SYMBOLS: Final = {"blue": "●", "red": "▲", "green": "■", "violet": "◆", "purple": "◆", "yellow": "○"}
"""Players are told apart by a symbol too, which belongs to their colour."""
STYLES: Final = {"●": "bright_blue", "▲": "red", "■": "green", "◆": "magenta", "○": "yellow"}
TARGET: Final = "›"
"""Stands before what can be chosen."""


def symbol(colour: Ref) -> str:
    """The symbol of a player's colour."""
    return SYMBOLS[colour.id]


@dataclass(frozen=True)
class Cell:
    """What stands in a place; `refs` are the things that mean this place when they are in an answer."""

    text: str
    refs: tuple[Ref, ...] = ()


@dataclass(frozen=True)
class Row:
    """A line of a chart: what it is about, and a cell for each column."""

    label: str
    cells: list[Cell] = field(default_factory=list)


@dataclass(frozen=True)
class Group:
    """Rows that stand together or not at all. When there is no room for all groups, a higher `rank` goes first."""

    rank: int
    rows: list[Row]


@dataclass(frozen=True)
class Chart:
    """The table of the board: headings, groups of rows from top to bottom, and what its marks mean."""

    columns: list[str]
    groups: list[Group]
    legend: str = ""


@dataclass(frozen=True)
class Entry:
    """A paragraph of a note; the thing it is about, if that may be chosen; the words it begins with; a shorter text."""

    text: str
    ref: Ref | None = None
    lead: str = ""
    gist: str = ""


@dataclass(frozen=True)
class Note:
    """A short text beside the chart, or in place of it where there is less room, `brief`."""

    title: str
    entries: list[Entry]
    brief: str
