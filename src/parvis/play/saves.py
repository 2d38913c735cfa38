"""Saves: where games are kept on disk. The only module of this room that knows files.

A game is written whole after every entry, to a new file that then takes the place of the old one, so that a kill at
any moment leaves a game that can be read. A file that is not this game's own last word is never overwritten.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

from parvis.core.errors import ParvisError, RecordError, UnknownName
from parvis.core.game import Game
from parvis.core.records import game_of, read_record
from parvis.core.wire import Text
from parvis.play.chairs import Chair, chairs_of

SUFFIX: Final = ".parvis"
FOLDER_VARIABLE: Final = "PARVIS_SAVES"
_SHOWN: Final = 20
_LARGEST: Final = 4_000_000

Find = Callable[[str], Game]
"""How a game is found by its id, with whatever data its players use."""


class SaveProblem(ParvisError):
    """A game cannot be kept; the game itself goes on. `reason` says so to people in their language."""

    def __init__(self, message: str, reason: str, path: Path) -> None:
        super().__init__(message)
        self.reason = Text(reason, {"file": str(path)})


class SavedGame(msgspec.Struct, frozen=True):
    """One file of the saves folder: whose turn it is there, or what is wrong with it."""

    name: str
    path: str
    game: str = ""
    chairs: list[Chair] = []
    asked: list[int] = []
    entries: int = 0
    over: bool = False
    problem: str = ""


def saves_folder() -> Path:
    """Where games are kept: `PARVIS_SAVES`, or the place this system has for such things."""
    named = os.environ.get(FOLDER_VARIABLE)
    return Path(named).expanduser() if named else platformdirs.user_data_path("parvis") / "saves"


class Save:
    """The file of one game being played."""

    def __init__(self, path: Path, written: str) -> None:
        self.path = path
        self._written = written

    @classmethod
    def new(cls, game_id: str, text: str, folder: Path | None = None) -> Save:
        """A new file for a new game: `notre-dame-3`, and never one that is there already."""
        folder = folder or saves_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + max((_number(path, game_id) for path in folder.iterdir()), default=0)
            while True:
                path = folder / f"{game_id}-{number}{SUFFIX}"
                try:
                    with path.open("x", encoding="utf-8", newline="\n") as file:
                        file.write(text)
                    return cls(path, text)
                except FileExistsError:
                    number += 1
        except OSError as error:
            raise SaveProblem(
                f"{folder}: games cannot be kept there ({error.strerror}); name another folder in {FOLDER_VARIABLE}",
                "save-failed",
                folder,
            ) from error

    @property
    def name(self) -> str:
        """What to call it when taking it up again."""
        return self.path.name.removesuffix(SUFFIX)

    def write(self, text: str) -> None:
        """Keep the game as it stands now. `SaveProblem` leaves what is on disk as it is."""
        try:
            if self.path.exists() and self.path.read_bytes() != self._written.encode():
                raise SaveProblem(
                    f"{self.path}: something else has changed this file, so it is left alone; 'save FILE' keeps it",
                    "save-changed",
                    self.path,
                )
            replace(self.path, text)
        except OSError as error:
            raise _failed(self.path, error) from error
        self._written = text

    def elsewhere(self, path: Path) -> Save:
        """A new file beside this one, never one that is there already."""
        path = path if path.suffix else path.with_name(path.name + SUFFIX)
        try:
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(self._written)
        except FileExistsError:
            raise SaveProblem(
                f"{path}: there is a file already, and it is left alone; choose another name", "save-exists", path
            ) from None
        except OSError as error:
            raise _failed(path, error) from error
        return Save(path, self._written)


def _failed(path: Path, error: OSError) -> SaveProblem:
    return SaveProblem(f"{path}: the game cannot be kept there ({error.strerror})", "save-failed", path)


def replace(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old or the new one is there, whole."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise


def read_text(path: Path) -> str:
    """A record file as text; `RecordError` names it."""
    try:
        if path.stat().st_size > _LARGEST:
            raise RecordError(f"{path}: too large for a record")
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path}: no text, so no record; it may be damaged") from None
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None


def find_file(name: str, folder: Path | None = None) -> Path:
    """The file meant by a path or by the name of a saved game."""
    folder = folder or saves_folder()
    tried = [Path(name), folder / name, folder / f"{name}{SUFFIX}"]
    for path in tried:
        if path.is_file():
            return path
    there = [path.name.removesuffix(SUFFIX) for path in _newest(folder)]
    raise UnknownName(f"no saved game '{name}'; there are: {', '.join(there[:_SHOWN]) or f'none in {folder}'}")


def saved_games(find: Find, folder: Path | None = None) -> list[SavedGame]:
    """The games kept, newest first, with whose turn it is; damaged ones are listed with what is wrong."""
    return [_saved(path, find) for path in _newest(folder or saves_folder())[:_SHOWN]]


def _saved(path: Path, find: Find) -> SavedGame:
    name = path.name.removesuffix(SUFFIX)
    try:
        text = read_text(path)
        record = read_record(text, find(game_of(text)))
        chairs = chairs_of(record.about, record.state.seats)
    except ParvisError as error:
        return SavedGame(name, str(path), problem=str(error).removeprefix(f"{path}: "))
    state = record.state
    asked = [] if state.over else state.actors
    return SavedGame(name, str(path), record.game.id, chairs, asked, len(record.entries), state.over)


def _newest(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    found = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    return sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))


def _number(path: Path, game_id: str) -> int:
    found = re.fullmatch(rf"{re.escape(game_id)}-(\d+){re.escape(SUFFIX)}", path.name)
    return int(found[1]) if found else 0
