"""Positions read by path and steps written seat by number, for games that write their seats in a list.

TOML in, with the line of every key; steps of the agenda in words and back. A position that cannot be is refused with
a `PositionError` of one line. `parvis.core.positions` is the way in.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from parvis.core.errors import PositionError, UnknownName, UnreadableAction
from parvis.core.position_parts import HIDDEN
from parvis.core.toml_lines import Path, lines_of
from parvis.core.words import ACTION, NUMBER, SEAT, Form, Slot, members

if TYPE_CHECKING:
    from parvis.core.game import Game
    from parvis.core.steps import Field, Step

NONE_YET: Final = "-"
"""Stands in a list of replies for a seat that has not replied."""


class Page:
    """The text of a position, read: its values by path (`("seat", 0, "coins")`), and the line of each."""

    def __init__(self, text: str) -> None:
        try:
            self.root: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PositionError(f"this is no position, for it is no TOML: {error}") from None
        except (RecursionError, ValueError):
            raise PositionError("this is no position: it nests too deep, or a number in it is too long") from None
        self._lines = lines_of(text)
        self._read: set[Path] = set()

    # --- finding ----------------------------------------------------------------------------------------------------

    def get(self, *path: str | int) -> object:
        """What stands under a path, or None. Marks it as read."""
        found: object = self.root
        for depth, part in enumerate(path):
            self._read.add(path[: depth + 1])
            found = _inside(found, part)
        return found

    def size(self, *path: str | int) -> int:
        """How many tables a list of tables has; 0 if there is none."""
        found = self.get(*path)
        if found is None:
            return 0
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise self.wrong(path, "it should be a list of tables")
        return len(found)

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest table around it; 0 if there is none."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)

    # --- reading ----------------------------------------------------------------------------------------------------

    def number(self, path: Path, default: int, low: int, high: int) -> int:
        """A whole number from `low` to `high`, or the default."""
        value = self.get(*path)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(path, f"it should be a whole number from {low} to {high}")
        return value

    def flag(self, path: Path, default: bool) -> bool:
        """`true` or `false`, or the default."""
        value = self.get(*path)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self.wrong(path, "it should be true or false")
        return value

    def word(self, path: Path, choices: Sequence[str], default: str) -> str:
        """One of the given words, or the default."""
        value = self.get(*path)
        if value is None:
            return default
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(path, f"it should be one of {', '.join(choices)}")
        return value

    def words(self, path: Path, choices: Sequence[str], default: Sequence[str]) -> list[str]:
        """A list of given words, or the default."""
        value = self.get(*path)
        if value is None:
            return list(default)
        if not isinstance(value, list) or any(item not in choices for item in value):
            raise self.wrong(path, f"it should be a list out of {', '.join(choices)}")
        return [str(item) for item in value]

    def bytes(self, path: Path, default: bytes, length: int) -> bytes:
        """Bytes in hexadecimal, or the default."""
        value = self.get(*path)
        if value is None:
            return default
        try:
            found = bytes.fromhex(str(value))
        except ValueError:
            found = b""
        if len(found) != length:
            raise self.wrong(path, f"it should be {2 * length} hexadecimal digits")
        return found

    def closed(self) -> None:
        """Say that all has been read: a key nobody asked for is an error."""
        for path in _paths((), self.root):
            if path not in self._read:
                raise self.wrong(path, "no such key belongs here")

    # --- errors -----------------------------------------------------------------------------------------------------

    def wrong(self, path: Path, problem: str) -> PositionError:
        """The error for what stands under a path, to be raised by the caller."""
        found: object = self.root
        for part in path:
            found = _inside(found, part)
        shown = "" if found is None or isinstance(found, dict) else f" = {json.dumps(found, default=str)[:60]}"
        name = ".".join(str(part) for part in path)
        line = self.line(path)
        place = f"line {line}, " if line else ""
        return PositionError(f"{place}{name}{shown}: {problem}")

    # --- the agenda -------------------------------------------------------------------------------------------------

    def steps(self, game: Game, seats: int, key: str = "agenda") -> list[Step[Any]]:
        """The steps of an agenda, the lowest first. Hidden replies are read as none; the caller completes them."""
        return [self._step(game, seats, (key, index)) for index in range(self.size(key))]

    def _step(self, game: Game, seats: int, path: Path) -> Step[Any]:
        names = [form.name for form in game.steps]
        name = self.word((*path, "step"), names, "")
        if not name:
            raise self.wrong((*path, "step"), f"it should be one of {', '.join(names)}")
        form = game.steps[names.index(name)]
        fields = [self._field(game, seats, (*path, slot.name), slot) for slot in form.slots]
        return game.step_types[names.index(name)](*fields)

    def _field(self, game: Game, seats: int, path: Path, slot: Slot) -> Field:
        value = self.get(*path)
        try:
            if slot.many and slot.thing == ACTION and isinstance(value, list) and len(value) == seats:
                return tuple(-1 if item in (NONE_YET, HIDDEN) else game.actions.parse(str(item)) for item in value)
            if slot.many and slot.thing != ACTION and isinstance(value, list):
                return sum({1 << _index(game, seats, slot.thing, item) for item in value})
            if not slot.many and value is not None:
                return _index(game, seats, slot.thing, value)
        except (UnknownName, UnreadableAction) as error:
            raise self.wrong(path, str(error)) from None
        raise self.wrong(path, f"it should be {_expected(slot, seats)}")


def step_words(game: Game, step: Step[Any], hidden_from: int | None = None) -> dict[str, object]:
    """A step in the words of its form; with a seat, others' open replies are hidden from it."""
    form: Form = game.steps[game.step_index(step)]
    found: dict[str, object] = {"step": form.name}
    for slot, value in zip(form.slots, step.fields(), strict=True):
        if isinstance(value, tuple):
            found[slot.name] = [_reply(game, seat, reply, hidden_from) for seat, reply in enumerate(value)]
        elif slot.many:
            found[slot.name] = [
                member if slot.thing == SEAT else game.words.name(slot.thing, member) for member in members(value)
            ]
        elif slot.thing in (NUMBER, SEAT) or value < 0:
            found[slot.name] = value
        else:
            found[slot.name] = game.words.name(slot.thing, value)
    return found


def _reply(game: Game, seat: int, reply: int, hidden_from: int | None) -> str:
    if reply < 0:
        return NONE_YET
    return game.notation(reply) if hidden_from in (None, seat) else HIDDEN


def to_toml(top: Mapping[str, object], tables: Iterable[tuple[str, Mapping[str, object]]]) -> str:
    """Text from plain values and then tables, each named by its whole head (`[options]`, `[[seat]]`)."""
    parts = ["".join(f"{key} = {_toml(value)}\n" for key, value in top.items())]
    for head, table in tables:
        parts.append(f"{head}\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in table.items()))
    return "\n".join(parts)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, bool | int | str):
        return json.dumps(value, ensure_ascii=False)
    raise TypeError(f"{value!r} has no place in a position")


def _index(game: Game, seats: int, thing: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and (thing == NUMBER or value == -1):
        return value
    if thing == SEAT:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
            return value
        raise UnknownName(f"it should be a seat from 0 to {seats - 1}")
    if thing == NUMBER or not isinstance(value, str):
        raise UnknownName(f"it should be a {'whole number' if thing == NUMBER else thing}")
    return game.words.index(thing, value)


def _expected(slot: Slot, seats: int) -> str:
    if slot.many and slot.thing == ACTION:
        return f"a list of {seats} replies, '{NONE_YET}' for none"
    return f"a list of {slot.thing}s" if slot.many else f"a {slot.thing}"


def _inside(found: object, part: str | int) -> object:
    if isinstance(found, dict):
        return found.get(str(part))
    if isinstance(found, list) and isinstance(part, int) and part < len(found):
        return found[part]
    return None


def _paths(path: Path, value: object) -> list[Path]:
    found: list[Path] = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += _paths((*path, key), item)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for index, item in enumerate(value):
            found += _paths((*path, index), item)
    return found
