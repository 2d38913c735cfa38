"""Clients: one seat's window on a table (or a spectator's), and the only thing a shell or a connection is given.

A client gets views, prompts, previews and visible events of its own seat, and the line that says whether anything can
be taken back. It submits answers for its own seat. Nothing here hands out a state or a record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.errors import UnknownName
from parvis.core.wire import Event, Preview, Prompt, Refusal, ScoreSheet, Standing, Text, View

if TYPE_CHECKING:
    from parvis.play.table import Table


class Client:
    """What the player of one seat, or a spectator (seat None), sees and does."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self.seat = seat

    # --- seeing -----------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [chair.name for chair in self._table.chairs]

    @property
    def bots(self) -> list[str]:
        """Which bot sits where; "" for people."""
        return [chair.bot for chair in self._table.chairs]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.over

    @property
    def token(self) -> str:
        """Names the open question, for `play`."""
        return self._table.record.token

    def view(self) -> View:
        """The table as this seat may see it."""
        return self._table.record.view(self.seat)

    def prompt(self) -> Prompt:
        """The open question as this seat may see it."""
        return self._table.record.prompt(self.seat)

    def preview(self, action: int) -> Preview:
        """What an action would do, as far as this seat may know."""
        return self._table.record.preview(self._own(), action)

    def refusal(self, action: int) -> Refusal | None:
        """Why an action is not possible; None if it is."""
        return self._table.record.state.refusal(self._own(), action)

    def parse(self, text: str) -> int:
        """The action typed so: any beginning or end that only one possible action has will do."""
        return self._table.record.state.parse(self._own(), text)

    def events(self, since: int = 0) -> list[Event]:
        """Everything that happened, from event number `since` on."""
        return self._table.record.events(self.seat, since)

    def undo_refusal(self) -> Text | None:
        """None if this seat can take back its last answer, else why not."""
        return self._table.record.undo_refusal(self._own())

    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet, once the game is over."""
        return self._table.record.state.score_sheet() if self.over else None

    def standings(self) -> list[Standing]:
        """Who came where, once the game is over."""
        return self._table.record.state.standings() if self.over else []

    # --- doing ------------------------------------------------------------------------------------------------------

    def play(self, action: int, token: str | None = None) -> list[Event]:
        """Answer the open question; gives what this seat saw of it."""
        return self._table.play(self._own(), action, token)

    def undo(self) -> list[Event]:
        """Take back the last answer."""
        return self._table.undo(self._own())

    def redo(self) -> list[Event]:
        """Give the answer again that was taken back last."""
        return self._table.redo(self._own())

    def restart_turn(self) -> list[Event]:
        """Take back all of this turn that can be taken back."""
        return self._table.restart_turn(self._own())

    def _own(self) -> int:
        if self.seat is None:
            raise UnknownName("a spectator has no seat to play for")
        return self.seat
