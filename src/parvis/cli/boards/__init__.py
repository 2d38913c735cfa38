"""Boards: how a view of each game is told in lines of text. One module per game, named like its folder.

A board says what lies on the table; it decides nothing and knows only the view. Each line is a sentence that can be
read aloud, in the reader's language.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from parvis.cli.speech import Speaker
from parvis.core.wire import Candidate, View


class Board(Protocol):
    """What the module of a game offers."""

    told: frozenset[str]
    """Kinds of event that need not be told to somebody who is given the situation."""

    def heading(self, view: View, say: Speaker) -> str:
        """Where in the game this is, in a line that stays the same while the reader need not be told all again."""
        ...

    def situation(self, view: View, say: Speaker, again: bool) -> list[str]:
        """What a player wants to know before the next decision, in a few lines; fewer if told again."""
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

    def hand(self, view: View, say: Speaker) -> list[str]:
        """What only the reader sees."""
        ...

    def note(self, view: View, candidate: Candidate, say: Speaker) -> str:
        """What to know about an answer while choosing; "" if nothing."""
        ...


def board_of(game_id: str) -> Board:
    """The board of a game."""
    return cast(Board, import_module(f"{__name__}.{game_id.replace('-', '_')}"))
