"""Records: a game as the list of what was played. State = replay; undo and redo are entries, never erasures.

A record is a small text, line by line: a header, the entries in order of arrival, and a count with a checksum against
accidents. Whoever may take back what, and the reason why no further, is decided here and nowhere else.
"""

from __future__ import annotations

import json
import re
from hashlib import blake2b
from typing import Final

import msgspec

from parvis.core.errors import ParvisError, RecordError, UndoRefused, UnknownName
from parvis.core.events import PLAYED_AGAIN, TAKEN_BACK, RawEvent, seen
from parvis.core.game import Game, OptionValue
from parvis.core.luck import seed_hash
from parvis.core.state import State
from parvis.core.wire import Event, Preview, Prompt, Text, View

FORMAT: Final = 1
_HEAD: Final = "parvis-record"
_EXPORT: Final = "parvis-export"
_HEADER: Final = ("game", "tables", "seats", "seed", "position")
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9.:_-]{0,39}")
PERSON: Final = "person"
UNDO: Final = "undo"
REDO: Final = "redo"


class StaleQuestion(ParvisError):
    """An answer to a question that is no longer open."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: who did what, and who answered (`person`, a bot's name, `standing-order`)."""

    seat: int
    word: str
    by: str = PERSON


class _Played:
    """A play that stands: the state before it, what it showed, and where the question it answered had opened."""

    def __init__(self, seat: int, action: int, by: str, before: State, opened: int) -> None:
        self.seat = seat
        self.action = action
        self.by = by
        self.before = before
        self.opened = opened
        self.revealed = False


class Record:
    """A game being played, or played to its end."""

    def __init__(
        self, start: State, about: dict[str, object] | None = None, dealt: list[RawEvent] | None = None
    ) -> None:
        self.game: Game = start.game
        self.start = start.copy()
        self.state = start.copy()
        self.entries: list[Entry] = []
        self.about: dict[str, object] = about or {}
        """What the table wants to remember (players' names, language); no part of the game."""
        self._line: list[_Played] = []
        self._undone: list[tuple[int, int, str]] = []
        self._events: list[RawEvent] = dealt or []
        self._opened = 0
        self._changes = 0

    @classmethod
    def of(
        cls,
        game: Game,
        seats: int = 0,
        seed: int | str | bytes | None = None,
        **options: OptionValue,
    ) -> Record:
        """Start a game and its record."""
        dealt: list[RawEvent] = []
        return cls(game.start_telling(dealt, seats, seed, **options), dealt=dealt)

    # --- playing ---

    @property
    def token(self) -> str:
        """Names the open question. An answer that carries another token is stale: the question has changed."""
        return f"{self._opened}.{self._changes}"

    def play(self, seat: int, action: int, by: str = PERSON, token: str | None = None) -> list[Event]:
        """Play an action; gives what the seat saw of it. `StaleQuestion` and `IllegalAction` change nothing."""
        if token is not None and token != self.token:
            raise StaleQuestion("the question has changed since: look at the table and answer the one that is open")
        since = len(self._events)
        self._enter(seat, action, by)
        return self.events(seat, since)

    def _enter(self, seat: int, action: int, by: str) -> None:
        """Play an action and note it."""
        _check_by(by)
        self._play(seat, action, by)
        self._undone = [undone for undone in self._undone if undone[0] != seat] if self.state.continued else []
        self._note(seat, self.game.notation(action), by)

    def _play(self, seat: int, action: int, by: str) -> None:
        before = self.state
        after = before.copy()
        after.log = []
        after.play(seat, action)
        played = _Played(seat, action, by, before, self._opened)
        played.revealed = after.revealed
        self._events += after.log
        after.log = None
        self.state = after
        self._line.append(played)
        if not after.continued:
            self._opened = len(self._line)

    def _note(self, seat: int, word: str, by: str) -> None:
        self.entries.append(Entry(seat, word, by))

    # --- taking back ---

    def undo_refusal(self, seat: int) -> Text | None:
        """None if the seat may take back its last play, else why not."""
        at = self._last(seat)
        if at < 0:
            return Text("undo-nothing")
        if self._line[at].revealed:
            return Text("undo-revealed")
        if at >= self._opened:
            return None
        if at < len(self._line) - 1:
            return Text("undo-others-played")
        return None

    def undo(self, seat: int, by: str = PERSON) -> list[Event]:
        """Take back the seat's last play; a reply to an open joint question whatever others have replied."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal.id)
        _check_by(by)
        since = len(self._events)
        at = self._last(seat)
        taken = self._line[at]
        later = self._line[at + 1 :]
        withdrawn = at >= self._opened
        kept = (self._line[:at], self.state, len(self._events), self._opened)
        self._line = self._line[:at]
        self.state = taken.before
        self._opened = taken.opened
        try:
            for play in later:
                self._play(play.seat, play.action, play.by)
        except ParvisError as error:
            self._line = [*kept[0], taken, *later]
            self.state = kept[1]
            self._opened = kept[3]
            raise UndoRefused("undo-others-played") from error
        finally:
            del self._events[kept[2] :]
        if not withdrawn:
            self._changes += 1
        self._undone.append((taken.seat, taken.action, taken.by))
        self._events.append(RawEvent(TAKEN_BACK, seat, (1,), 0))
        self._note(seat, UNDO, by)
        return self.events(seat, since)

    def redo(self, seat: int, by: str = PERSON) -> list[Event]:
        """Play again what the seat last took back, if nothing else was played since."""
        _check_by(by)
        at = len(self._undone) - 1
        while at >= 0 and self._undone[at][0] != seat:
            at -= 1
        if at < 0 or self.state.why(seat, self._undone[at][1]):
            raise UndoRefused("redo-nothing")
        _, action, player = self._undone[at]
        since = len(self._events)
        self._events.append(RawEvent(PLAYED_AGAIN, seat, (1,), 0))
        self._play(seat, action, player)
        del self._undone[at]
        self._note(seat, REDO, by)
        return self.events(seat, since)

    def restart_turn(self, seat: int, by: str = PERSON) -> list[Event]:
        """Take back as much of the seat's present turn as can be taken back, at least one play."""
        since = len(self._events)
        self.undo(seat, by)
        turn = self.state.turn
        while self.undo_refusal(seat) is None and self._line[self._last(seat)].before.turn == turn == self.state.turn:
            self.undo(seat, by)
        return self.events(seat, since)

    def _last(self, seat: int) -> int:
        """Where the seat's last standing play is, or -1."""
        at = len(self._line) - 1
        while at >= 0 and self._line[at].seat != seat:
            at -= 1
        return at

    # --- what leaves ---

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Everything that happened from event number `since` on, as the seat (or a spectator) sees it."""
        game = self.game
        since = max(0, since)
        return [seen(raw, since + i, seat, game.events, game.words) for i, raw in enumerate(self._events[since:])]

    def view(self, seat: int | None) -> View:
        """The table as a seat may see it now."""
        return self.state.view(seat)

    def prompt(self, seat: int | None) -> Prompt:
        """The open question as a seat may see it."""
        return self.state.prompt(seat)

    def preview(self, seat: int, action: int) -> Preview:
        """What an action would do."""
        return self.state.preview(seat, action)

    # --- text ---

    def text(self) -> str:
        """The full record: replays to the same state anywhere."""
        lines = [f"{_HEAD} {FORMAT}", *self._header(), f"seed {self.start.seed.hex()}"]
        for key, value in self.about.items():
            if not _WORD.fullmatch(key):
                raise RecordError(f"what a table remembers needs a plain name, not {key!r}")
            lines.append(f"about {key} {_json(value)}")
        if self.start.to_bytes() != self._dealt():
            lines.append(f"position {_json(self.start.to_position())}")
        lines += [f"{entry.seat} {entry.by} {entry.word}" for entry in self.entries]
        return _closed(lines, len(self.entries))

    def export(self, seat: int | None) -> str:
        """A finished game in full; an unfinished one only as the seat (or a spectator) saw it."""
        if self.state.over:
            return self.text()
        events = self.events(seat)
        shown = [msgspec.json.encode(event).decode() for event in events]
        lines = [f"{_EXPORT} {FORMAT}", *self._header(), f"seed-hash {seed_hash(self.start.seed)}", *shown]
        return _closed(lines, len(shown))

    def _header(self) -> list[str]:
        options = [f"option {name} {_json(value)}" for name, value in self.start.setup.options.items()]
        return [f"game {self.game.id}", f"tables {self.game.fingerprint}", f"seats {self.start.seats}", *options]

    def _dealt(self) -> bytes:
        options = {name: value for name, value in self.start.setup.options.items() if value is not None}
        return self.game.start(self.start.seats, self.start.seed, **options).to_bytes()


def read_record(text: str, game: Game) -> Record:
    """The record a text holds, replayed. `RecordError` says what is wrong with it, and where."""
    header, about, body = _opened(text)
    if header["game"] != game.id:
        raise RecordError(f"this is a record of '{header['game']}', not of '{game.id}'")
    if header["tables"] != game.fingerprint:
        raise RecordError(
            f"this record was played with other printed facts (tables {header['tables']}, yours are"
            f" {game.fingerprint}); replay it with the data it was played with (--data DIR)"
        )
    if not re.fullmatch("[0-9a-f]{32}", header["seed"]):
        seed = header["seed"][:40]
        raise RecordError(f"the head of this record cannot be read: its seed {seed!r} is not 32 hexadecimal digits")
    try:
        options = {name[len("option ") :]: json.loads(value) for name, value in header.items() if name[:7] == "option "}
        given = {name: value for name, value in options.items() if value is not None}
        dealt: list[RawEvent] = []
        if "position" in header:
            start = game.from_position(json.loads(header["position"]))
        else:
            start = game.start_telling(dealt, int(header["seats"]), bytes.fromhex(header["seed"]), **given)
    except (KeyError, ValueError, TypeError, RecursionError, ParvisError) as error:
        raise RecordError(f"the head of this record cannot be read: {error}") from error
    record = Record(start, about, dealt)
    if record.start.seats != int(header["seats"]) or record.start.seed.hex() != header["seed"]:
        raise RecordError("the head of this record does not fit its position: seats and seed must be the same")
    for number, line in body:
        _replay(record, number, line)
    return record


def game_of(text: str) -> str:
    """Which game a record is of."""
    return _opened(text)[0]["game"]


def _replay(record: Record, number: int, line: str) -> None:
    seat, _, rest = line.partition(" ")
    by, _, word = rest.partition(" ")
    try:
        if word == UNDO:
            record.undo(int(seat), by)
        elif word == REDO:
            record.redo(int(seat), by)
        else:
            record._enter(int(seat), record.game.action(word), by)
    except (ParvisError, ValueError) as error:
        raise RecordError(f"line {number} of this record, {line[:60]!r}, does not play: {error}") from error


def _opened(text: str) -> tuple[dict[str, str], dict[str, object], list[tuple[int, str]]]:
    """Check the frame of a record and take it apart: header, what the table remembered, numbered entries."""
    # Not `splitlines`: what the table remembers may hold any separator, and only a newline ends a line here.
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    if lines[0].split(" ")[0] not in (_HEAD, _EXPORT):
        raise RecordError(f"this is no Parvis record: its first line should be '{_HEAD} {FORMAT}'")
    kind, _, version = lines[0].partition(" ")
    if not _is_count(version):
        raise RecordError(f"this record has no version: its first line should be '{_HEAD} {FORMAT}'")
    if int(version) < 1:
        raise RecordError(f"there is no format {version} of records: the first line should be '{_HEAD} {FORMAT}'")
    if int(version) > FORMAT:
        raise RecordError(f"this record is of format {version}; this Parvis reads up to {FORMAT}: update Parvis")
    if kind == _EXPORT:
        raise RecordError("this is the export of an unfinished game: it holds what one seat saw and cannot be replayed")
    last = lines[-1].split(" ")
    if last[0] != "end" or len(last) != 3 or not _is_count(last[1]):
        raise RecordError("this record is cut short: its last line should be 'end', a count and a checksum")
    if _closed(lines[:-1], int(last[1])).split("\n")[-2] != lines[-1]:
        raise RecordError("this record was changed or damaged: its checksum does not fit")
    header: dict[str, str] = {}
    about: dict[str, object] = {}
    body: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:-1], start=2):
        word, _, rest = line.partition(" ")
        if _is_count(word):
            body.append((number, line))
        elif word == "option":
            name, _, value = rest.partition(" ")
            header[f"option {name}"] = value
        elif word == "about":
            name, _, value = rest.partition(" ")
            try:
                about[name] = json.loads(value)
            except (ValueError, RecursionError) as error:
                raise RecordError(f"line {number} of this record cannot be read: {error}") from error
        elif word in _HEADER and word not in header:
            header[word] = rest
        else:
            raise RecordError(f"line {number} of this record, {line[:60]!r}, is neither a heading nor an entry")
    if len(body) != int(last[1]):
        raise RecordError(f"this record says that it has {last[1]} entries, and has {len(body)}")
    if missing := [word for word in ("game", "tables", "seats", "seed") if word not in header]:
        raise RecordError(f"the head of this record lacks: {', '.join(missing)}")
    return header, about, body


def _check_by(by: str) -> None:
    """Who answered is one plain word, or the record could not be read back."""
    if not _WORD.fullmatch(by):
        raise UnknownName(f"who answers is named by a word like 'person' or 'greedy', not {by[:40]!r}")


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


def _closed(lines: list[str], count: int) -> str:
    text = "\n".join(lines) + "\n"
    return f"{text}end {count} {blake2b(text.encode(), digest_size=8).hexdigest()}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
