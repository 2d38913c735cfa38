"""Replays: a recorded game entry by entry, as one seat or a spectator sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from parvis.core.errors import UnknownName
from parvis.core.events import CORE_EVENTS, REPLIED, RawEvent
from parvis.core.game import Game, OptionValue
from parvis.core.records import REDO, UNDO, Entry, Record, game_of, read_record
from parvis.core.wire import Event, Ref, ScoreSheet, Standing, View
from parvis.play.chairs import Chair, chairs_of
from parvis.play.saves import Find, read_text

REPLY: Final = CORE_EVENTS[REPLIED].name
UNSEEN: Final = "…"
"""Stands for the word of a reply whose content is secret."""


class Step(msgspec.Struct, frozen=True):
    """One entry of a record and what it showed; the first step has no entry and shows the deal."""

    entry: Entry | None
    events: list[Event]
    view: View


class Replay:
    """A record that has been read, checked and played through."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.chairs: list[Chair] = chairs_of(record.about, record.start.seats)

    @classmethod
    def open(cls, path: Path, find: Find) -> Replay:
        """Read a record. `RecordError` says what is wrong with it, and where."""
        text = read_text(path)
        return cls(read_record(text, find(game_of(text))))

    @property
    def game(self) -> Game:
        """The game it is of."""
        return self._record.game

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options it was played with."""
        return self._record.start.setup.options

    @property
    def parties(self) -> list[Ref]:
        """Whoever has a score: the seats, and an opponent if there is one."""
        setup = self._record.start.setup
        return [self.game.party(setup, party) for party in range(self.game.parties(setup))]

    @property
    def entries(self) -> int:
        """How many entries it has."""
        return len(self._record.entries)

    @property
    def over(self) -> bool:
        """Whether it reaches the end of the game."""
        return self._record.state.over

    def score_sheet(self) -> ScoreSheet | None:
        """The score sheet, if the game was finished."""
        return self._record.state.score_sheet() if self.over else None

    def standings(self) -> list[Standing]:
        """Who came where, if the game was finished."""
        return self._record.state.standings() if self.over else []

    def steps(self, seat: int | None = None) -> Iterator[Step]:
        """The game entry by entry, as a spectator sees it; when it is over, also as a seat saw it."""
        if seat is not None and not self.over:
            raise UnknownName("this game is not over: it can be watched as a spectator only, without --seat")
        if seat is not None and not 0 <= seat < len(self.chairs):
            raise UnknownName(f"there is no seat {seat}; this game has seats 0 to {len(self.chairs) - 1}")
        again = _begun(self._record)
        yield Step(None, again.events(seat), again.view(seat))
        for entry in self._record.entries:
            since = _enter(again, entry)
            events = again.events(seat, since)
            yield Step(_as_seen(entry, events), events, again.view(seat))


def _as_seen(entry: Entry, events: list[Event]) -> Entry:
    """An entry without its word, if it is a reply that its watcher does not see."""
    if any(event.kind == REPLY and event.party == entry.seat and not event.private for event in events):
        return Entry(entry.seat, UNSEEN, entry.by)
    return entry


def _begun(record: Record) -> Record:
    """The record without its entries, with what the deal told (nothing was told if it began in the midst of a game)."""
    start = record.start
    dealt: list[RawEvent] = []
    options = {name: value for name, value in start.setup.options.items() if value is not None}
    if record.game.start_telling(dealt, start.seats, start.seed, **options) == start:
        return Record(start, dealt=dealt)
    return Record(start)


def _enter(record: Record, entry: Entry) -> int:
    """Play one entry; gives the number of its first event."""
    since = len(record.events(None))
    if entry.word == UNDO:
        record.undo(entry.seat, entry.by)
    elif entry.word == REDO:
        record.redo(entry.seat, entry.by)
    else:
        record.play(entry.seat, record.game.action(entry.word), entry.by)
    return since
