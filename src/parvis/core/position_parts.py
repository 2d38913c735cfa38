"""The tables of a position being read, and the lines of one being written. `parvis.core.positions` is the way in."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from parvis.core.errors import PositionError
from parvis.core.toml_lines import BARE, Path, lines_of

_LONGEST: Final = 200_000
_SHOWN: Final = 60
_WIDTH: Final = 110
HIDDEN: Final = "hidden"
"""Stands for what the reader of a position does not know: a card, a reply."""
MOST: Final = 1_000_000
"""No number in a position is larger."""

# --- reading ----------------------------------------------------------------------------------------------------------


class Part:
    """One table of a position."""

    def __init__(self, lines: dict[Path, int], path: Path, table: Mapping[str, object]) -> None:
        self.lines = lines
        self.path = path
        self.table = table
        self.asked: list[str] = []

    # -- errors

    def line(self, *keys: str | int) -> int:
        """The line of what stands under a key of this part, or of the nearest thing around it."""
        path: Path = (*self.path, *keys)
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def error(self, message: str, *keys: str | int) -> PositionError:
        """The error for a rule that is broken at a key, to be raised by the caller."""
        return PositionError(f"line {self.line(*keys)}: {message}")

    def wrong(self, key: str, right: str, item: int | str = -1) -> PositionError:
        """The error for what stands under a key (or one item of it); `right` says what it should be."""
        name = f"{self.label()}'{key}'"
        if key not in self.table:
            return self.error(f"{name} is missing; it should be {right}")
        value = self.table[key]
        if isinstance(value, list) and isinstance(item, int) and item >= 0:
            return self.error(f"{name} holds {shown(value[item])}; it should be {right}", key, item)
        if isinstance(value, dict) and isinstance(item, str):
            return self.error(f"{name} has {shown(value.get(item))} for '{item}'; it should be {right}", key, item)
        return self.error(f"{name} is {shown(value)}; it should be {right}", key)

    def label(self) -> str:
        """How errors name this part."""
        return f"[{'.'.join(str(step) for step in self.path if isinstance(step, str))}] " if self.path else ""

    def closed(self, what: str = "") -> None:
        """Say that nothing else may stand here; a key that was not asked for is an error."""
        known = list(dict.fromkeys(self.asked))
        for key in self.table:
            if key not in known:
                there = what or f"{self.label()}knows: {', '.join(known)}"
                raise self.error(f"{self.label()}'{one_line(key)}' means nothing here; {there}{meant(key, known)}", key)

    # -- values

    def has(self, key: str) -> bool:
        """Whether the key is given; asking makes it one of those known here."""
        self.asked.append(key)
        return key in self.table

    def number(self, key: str, default: int | None, low: int = 0, high: int = MOST) -> int:
        """A whole number; without a default it must be there."""
        right = f"a whole number from {low} to {high}" if low < high else str(low)
        if not self.has(key):
            if default is None:
                raise self.wrong(key, right)
            return default
        value = self.table[key]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, right)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """`true` or `false`."""
        if not self.has(key):
            return default
        value = self.table[key]
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """Any text."""
        if not self.has(key) and default is not None:
            return default
        value = self.table.get(key)
        if not isinstance(value, str):
            raise self.wrong(key, "a text in quotes")
        return value

    def word(self, key: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of some words."""
        if not self.has(key) and default is not None:
            return default
        value = self.table.get(key)
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(key, one_of(choices) + meant(value, choices))
        return value

    def texts(self, key: str, right: str = "a list of texts in quotes") -> list[str]:
        """A list of texts; empty if it is not given."""
        if not self.has(key):
            return []
        value = self.table[key]
        if not isinstance(value, list):
            raise self.wrong(key, right)
        for index, item in enumerate(value):
            if not isinstance(item, str):
                raise self.wrong(key, right, index)
        return [str(item) for item in value]

    def words(self, key: str, choices: Sequence[str]) -> list[str]:
        """A list of some words, none twice; empty if it is not given."""
        found = self.texts(key, f"a list, each {one_of(choices)}")
        for index, word in enumerate(found):
            if word not in choices:
                raise self.wrong(key, one_of(choices) + meant(word, choices), index)
            if word in found[:index]:
                raise self.error(f"{self.label()}'{key}' names {shown(word)} twice", key, index)
        return found

    # -- parts inside

    def part(self, key: str) -> Part:
        """The table under this key; an empty one if it is not given."""
        self.asked.append(key)
        value = self.table.get(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, f"a table: [{key}]")
        return Part(self.lines, (*self.path, key), value)

    def parts(self, key: str) -> list[Part]:
        """The list of tables under this key."""
        self.asked.append(key)
        value = self.table.get(key, [])
        right = f"a list of tables: [[{key}]]"
        if not isinstance(value, list):
            raise self.wrong(key, right)
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                raise self.wrong(key, right, index)
        return [Part(self.lines, (*self.path, key, index), item) for index, item in enumerate(value)]


def read(text: str) -> Part:
    """The top part of a position."""
    if len(text) > _LONGEST:
        raise PositionError(f"line 1: this is no position: it is longer than {_LONGEST} characters")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        table = tomllib.loads(text)
        lines = lines_of(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(_broken(text, str(error))) from None
    except (RecursionError, ValueError, IndexError):
        raise PositionError("line 1: no TOML that can be read; it nests too deep or a number is too long") from None
    return Part(lines, (), table)


def game_of(text: str) -> str:
    """Which game a position is of."""
    return read(text).text("game")


def _broken(text: str, problem: str) -> str:
    found = re.search(r" \((?:at line (\d+), column \d+|at end of document)\)$", problem)
    line = str(text.count("\n") + 1)
    if found is not None:
        line = found[1] or line
        problem = problem[: found.start()]
    return f"line {line}: no TOML: {one_line(problem)}"


def shown(value: object) -> str:
    """A value as it could stand in a position, on one line and not too long."""
    if isinstance(value, dict):
        return "a table"
    try:
        text = json.dumps(value, default=str, ensure_ascii=False)
    except ValueError:  # a number of thousands of digits
        return "something too long"
    return one_line(text)


def one_line(text: str) -> str:
    """A text with everything unprintable spelt out, cut where it is too long."""
    clean = "".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text[: _SHOWN + 1])
    return clean if len(text) <= _SHOWN else f"{clean[:_SHOWN]}..."


def one_of(choices: Sequence[str]) -> str:
    """A choice as a sentence says it."""
    words = [choice or '""' for choice in choices]
    return f"one of {', '.join(words)}" if len(words) > 1 else ", ".join(words)


def meant(found: object, choices: Sequence[str]) -> str:
    """A question for what comes close to a word that is none of the choices."""
    short = isinstance(found, str) and len(found) <= _SHOWN
    close = difflib.get_close_matches(str(found), choices, 1) if short else []
    return f" (is '{close[0]}' meant?)" if close and close[0] != found else ""


# --- writing ----------------------------------------------------------------------------------------------------------


class Sheet:
    """Lines of a position being written."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def header(self, name: str, many: bool = False) -> None:
        """Open a table, or one more of a list of tables."""
        self.lines += ["", f"[[{_key(name)}]]" if many else f"[{_key(name)}]"]

    def put(self, key: str, value: object, default: object = None) -> None:
        """A key and its value, unless that is what is assumed anyway."""
        if value == default:
            return
        line = f"{_key(key)} = {toml(value)}"
        if len(line) <= _WIDTH or not isinstance(value, list):
            self.lines.append(line)
            return
        self.lines.append(f"{_key(key)} = [")
        row = "   "
        for item in value:
            word = f" {toml(item)},"
            if row.strip() and len(row) + len(word) > _WIDTH:
                self.lines.append(row)
                row = "   "
            row += word
        self.lines += [row, "]"]

    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.lines) + "\n"


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {toml(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
