"""Boards: how a view of each game is told in lines of text, and laid out to be drawn. One module for each game.

A board says what lies on the table; it decides nothing and knows only the view. Each line is a sentence that can be
read aloud, in the reader's language; a chart and notes say the same at a glance.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from parvis.cli.chart import Chart, Note
from parvis.cli.speech import Speaker
from parvis.core.wire import Candidate, Ref, View


class Board(Protocol):
    """What the module of a game offers."""

    told: frozenset[str]
    """Kinds of event that need not be told to somebody who is given the situation."""

    chapters: frozenset[str]
    """Kinds of event that begin a new part of the log."""

    # --- in words: the plain table, and what can be read at any table ---

    def heading(self, view: View, say: Speaker) -> str:
        """Where in the game this is, in a line."""
        ...

    def situation(self, view: View, say: Speaker) -> list[str]:
        """What a player wants to know before the next decision, in a few lines, the most important first."""
        ...

    def reminder(self, view: View, say: Speaker) -> list[str]:
        """What to keep in mind at the open question and is not seen in its answers."""
        ...

    def board(self, view: View, say: Speaker) -> list[str]:
        """Everything open on the table."""
        ...

    def player(self, view: View, say: Speaker, seat: int) -> list[str]:
        """Everything open of one player."""
        ...

    def players(self, view: View, say: Speaker) -> list[str]:
        """A line for each player."""
        ...

    def piles(self, view: View, say: Speaker) -> list[str]:
        """What has been played, and what can still come."""
        ...

    def hand(self, view: View, say: Speaker) -> list[str]:
        """What only the reader sees."""
        ...

    def note(self, view: View, candidate: Candidate, say: Speaker) -> str:
        """What to know about an answer while choosing; "" if nothing."""
        ...

    def about(self, view: View, ref: Ref, say: Speaker) -> str:
        """What a thing does or means, in full; "" if there is nothing to say."""
        ...

    # --- at a glance: the drawn table ---

    def colours(self, view: View) -> list[Ref]:
        """The colour of each seat."""
        ...

    def label(self, view: View, ref: Ref, say: Speaker) -> str:
        """What a thing is called where several of its kind are to choose from."""
        ...

    def short(self, view: View, candidate: Candidate, say: Speaker) -> tuple[str, str]:
        """Among many answers: the heading this one stands under, and its words there; or neither."""
        ...

    def chart(self, view: View, say: Speaker) -> Chart:
        """The board as a table."""
        ...

    def notes(self, view: View, say: Speaker) -> list[Note]:
        """What stands beside the chart, the most important first."""
        ...


def board_of(game_id: str) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f"{__name__}.{game_id.replace('-', '_')}"))
