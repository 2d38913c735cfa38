"""Tables: one game being played by people and bots, kept on disk after every entry.

The table alone holds the record. People get a `Client` of their seat, bots a `Handle`; both are made here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from parvis import bots
from parvis.core.errors import UnknownName
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record, game_of, read_record
from parvis.core.wire import Event
from parvis.play.chairs import Chair, chairs_of
from parvis.play.client import Client
from parvis.play.saves import Find, Save, SaveProblem, read_text

_BOTS: Final = 0xFFFE
"""The stream of luck that bots are seeded from; no game uses it."""


class Table:
    """A game, its players, and the file it is kept in (if any)."""

    def __init__(self, record: Record, chairs: list[Chair], save: Save | None = None) -> None:
        self.record = record
        self.chairs = chairs
        self.save = save
        self.problem: SaveProblem | None = None
        """Why the last entry could not be kept; None if it was."""
        seed = Luck(record.start.seed, _BOTS, 0).seed_bytes().hex()  # no public hash: nobody may foresee a bot
        self._bots = {seat: bots.make(each.bot, f"{seed} {seat}") for seat, each in enumerate(chairs) if each.bot}

    @classmethod
    def new(
        cls,
        game: Game,
        chairs: list[Chair],
        seed: str | None = None,
        options: dict[str, OptionValue] | None = None,
        keep: bool = True,
    ) -> Table:
        """Deal a game to these players."""
        record = Record.of(game, len(chairs), seed, **(options or {}))
        return cls._begin(record, chairs, keep)

    @classmethod
    def at(cls, game: Game, chairs: list[Chair], position: str, keep: bool = True) -> Table:
        """Set up a position, whose seats, seed and options hold."""
        start = game.from_position(position)
        if start.seats != len(chairs):
            raise UnknownName(f"this position is for {start.seats} players, not {len(chairs)}")
        return cls._begin(Record(start), chairs, keep)

    @classmethod
    def _begin(cls, record: Record, chairs: list[Chair], keep: bool) -> Table:
        record.about["chairs"] = msgspec.to_builtins(chairs)
        return cls(record, chairs, Save.new(record.game.id, record.text()) if keep else None)

    @classmethod
    def resume(cls, path: Path, find: Find) -> Table:
        """Take up a game where its file leaves it. `RecordError` if it cannot be read; the file is left alone."""
        text = read_text(path)
        record = read_record(text, find(game_of(text)))
        return cls(record, chairs_of(record.about, record.state.seats), Save(path, text))

    @property
    def game(self) -> Game:
        """The game and its printed facts."""
        return self.record.game

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options it is played with."""
        return self.record.start.setup.options

    @property
    def seats(self) -> int:
        """How many sit here."""
        return len(self.chairs)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.record.state.over

    def client(self, seat: int | None) -> Client:
        """A seat's window on the table, or a spectator's."""
        return Client(self, seat)

    # --- who is next ------------------------------------------------------------------------------------------------

    def people_asked(self) -> list[int]:
        """The seats of people whose answer the game waits for."""
        return [seat for seat in self.record.state.actors if self.chairs[seat].person]

    def bots_asked(self) -> list[int]:
        """The seats of bots whose answer the game waits for."""
        return [seat for seat in self.record.state.actors if not self.chairs[seat].person]

    def let_bot_play(self) -> bool:
        """One answer of one bot; False if no bot is asked."""
        for seat in self.bots_asked():
            bot = self._bots[seat]
            self.record.play(
                seat, bot.choose(bots.Handle(self.record.state, seat, len(self.record.entries), bot.looks)), bot.name
            )
            self._keep()
            return True
        return False

    # --- what people do ---------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int, token: str | None = None) -> list[Event]:
        """A person's answer."""
        events = self.record.play(seat, action, token=token)
        self._keep()
        return events

    def undo(self, seat: int) -> list[Event]:
        """A person takes the last answer back."""
        events = self.record.undo(seat)
        self._keep()
        return events

    def redo(self, seat: int) -> list[Event]:
        """A person gives again what was taken back."""
        events = self.record.redo(seat)
        self._keep()
        return events

    def restart_turn(self, seat: int) -> list[Event]:
        """A person takes back all of the turn that can be taken back."""
        events = self.record.restart_turn(seat)
        self._keep()
        return events

    def save_as(self, path: Path) -> None:
        """Keep the game in another file from now on."""
        save = self.save or Save(path, "")
        self.save = Save(save.path, self.record.text()).elsewhere(path)
        self.problem = None

    def _keep(self) -> None:
        if self.save is None:
            return
        try:
            self.save.write(self.record.text())
            self.problem = None
        except SaveProblem as problem:
            self.problem = problem


def seats_of_position(game: Game, position: str) -> int:
    """For how many players a position is."""
    return game.from_position(position).seats
