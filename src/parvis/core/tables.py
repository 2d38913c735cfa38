"""Reading tables of printed facts: TOML text in, checked values out.

A game's loader asks a `Facts` for each key it needs and says what may stand there. Every mistake is a `DataError` of
one line that names file, entry and key, what stands there and what would be right. What was asked for is remembered:
keys read as rules make the fingerprint; names and sources do not; keys nobody read are listed. No game is known
here, and nothing is opened: the text is handed in.

Keys every table may have, whatever the game: `confidence` and `source` (inherited from the table around it, in the end
from the file's head), `confidence_KEY` and `source_KEY` for one key of the same table, and `note` or `note_KEY`, prose
that is never shown.
"""

from __future__ import annotations

import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from typing import Final

from parvis.core.errors import DataError

CONFIDENCES: Final = ("verified", "single-source", "reconstructed")
"""How well a fact is known: by two independent texts, by one, or chosen to fit everything that is known."""

_KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_SHOWN_LENGTH: Final = 60


class Ledger:
    """What one file holds and what was read from it; shared by all `Facts` of the file."""

    def __init__(self, file: str, root: dict[str, object]) -> None:
        self.file = file
        self.root = root
        self.rules: dict[tuple[str, str], object] = {}
        self.seen: set[tuple[str, str]] = set()
        self.doubts: list[tuple[str, str]] = []
        self.failed: list[str] = []


class Facts:
    """One TOML table. `entry` says where it lies in its file, as in `person "monk"`; empty for the file's head."""

    def __init__(self, ledger: Ledger, entry: str, table: dict[str, object], confidence: str, source: str) -> None:
        self.ledger = ledger
        self.entry = entry
        self._table = table
        self._confidence = _string(table, "confidence", confidence)
        self._source = _string(table, "source", source)
        self._asked: list[str] = []

    # -- what is there ---------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Whether the key stands in this table; asking makes it one of the keys known here."""
        return self._present(key)

    def keys(self) -> list[str]:
        """The keys of this table in the order of the file, without id, confidence, sources and notes."""
        return [key for key in self._table if key != "id" and not _is_remark(key)]

    def confidence(self, key: str = "") -> str:
        """How well this entry, or one key of it, is known."""
        return _string(self._table, f"confidence_{key}", self._confidence)

    def source(self, key: str = "") -> str:
        """Where this entry, or one key of it, was found."""
        return _string(self._table, f"source_{key}", self._source)

    # -- reading rules: these make the fingerprint -----------------------------------------------------------------

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        right = _range(low, high)
        value = self._rule(key, self._take(key, right))
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(key, right)
        return value

    def number_or(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from `low` to `high`; `default` if the key is missing."""
        value = self.number(key, low, high) if self._present(key) else default
        return self._optional_int(key, value, default)

    def fixed(self, key: str, value: int, why: str) -> int:
        """A number that is printed but that the rules in code cannot vary; `why` tells an owner the reason."""
        right = f"{value}: {why}"
        found = self._rule(key, self._take(key, right))
        if not isinstance(found, int) or isinstance(found, bool) or found != value:
            raise self.wrong(key, right)
        return value

    def numbers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of whole numbers from `low` to `high`; of that length, if one is given, else not empty."""
        right = f"{_amount(length, 'whole number')} from {low} to {high}"
        value = self._rule(key, self._take(key, right))
        numbers: list[int] = []
        for item in self._list(key, value, right, length):
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.wrong(key, right)
            numbers.append(item)
        return numbers

    def flag(self, key: str) -> bool:
        """`true` or `false`."""
        value = self._rule(key, self._take(key, "true or false"))
        if not isinstance(value, bool):
            raise self.wrong(key, "true or false")
        return value

    def flag_or(self, key: str, default: bool) -> bool:
        """`true` or `false`; `default` if the key is missing."""
        value = self.flag(key) if self._present(key) else default
        if value == default:
            self.ledger.rules.pop((self.entry, key), None)
        return value

    def text(self, key: str) -> str:
        """Any text that is not empty."""
        value = self._rule(key, self._take(key, "a text"))
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, "a text that is not empty")
        return value

    def ident(self, key: str = "id") -> str:
        """An id in kebab-case."""
        value = self.text(key)
        if _KEBAB.fullmatch(value) is None:
            raise self.wrong(key, "an id in kebab-case, such as city-guard")
        return value

    def code(self, key: str, choices: Sequence[str]) -> str:
        """One of the given codes."""
        value = self._rule(key, self._take(key, _one_of(choices)))
        if not isinstance(value, str) or value not in choices:
            raise self.wrong(key, _one_of(choices) + _meant(value, choices))
        return value

    def codes(self, key: str, choices: Sequence[str], length: int | None = None) -> list[str]:
        """A list of given codes, none twice; of that length, if one is given."""
        right = f"a list of codes, none twice, each {_one_of(choices)}"
        value = self._rule(key, self._take(key, right))
        codes: list[str] = []
        for item in self._list(key, value, right, -1 if length is None else length):
            if not isinstance(item, str) or item not in choices or item in codes:
                raise self.wrong(key, right + _meant(item, choices))
            codes.append(item)
        return codes

    def sequence(self, key: str, exactly: Sequence[str], why: str) -> tuple[str, ...]:
        """A list of ids that is printed but that the rules in code cannot vary; `why` tells an owner the reason."""
        right = f"{_shown(list(exactly), 0)}: {why}"
        value = self._rule(key, self._take(key, right))
        if not isinstance(value, list) or value != list(exactly):
            raise self.wrong(key, right)
        return tuple(exactly)

    def idents(self, key: str, length: int | None = None) -> list[str]:
        """A list of ids in kebab-case, none twice; of that length, if one is given."""
        right = f"{_amount(length, 'id')} in kebab-case, none twice"
        value = self._rule(key, self._take(key, right))
        idents: list[str] = []
        for item in self._list(key, value, right, length):
            if not isinstance(item, str) or _KEBAB.fullmatch(item) is None or item in idents:
                raise self.wrong(key, right)
            idents.append(item)
        return idents

    def pairs(self, key: str, choices: Sequence[str]) -> list[tuple[str, str]]:
        """A list of pairs of given codes, such as the ends of streets."""
        right = f"a list of pairs, each end {_one_of(choices)}"
        value = self._rule(key, self._take(key, right))
        pairs: list[tuple[str, str]] = []
        for item in self._list(key, value, right, None):
            if not isinstance(item, list) or len(item) != 2:
                raise self.wrong(key, right)
            first, second = item[0], item[1]
            if not isinstance(first, str) or first not in choices:
                raise self.wrong(key, right + _meant(first, choices))
            if not isinstance(second, str) or second not in choices:
                raise self.wrong(key, right + _meant(second, choices))
            pairs.append((first, second))
        return pairs

    # -- reading words and statements: these do not ----------------------------------------------------------------

    def word(self, key: str) -> str:
        """One line shown to people, such as an owner's name for a card; empty if missing. No part of the rules."""
        if not self._present(key):
            return ""
        value = self._take(key, "a text")
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.wrong(key, "a text of one line")
        return value

    def check(self, key: str, found: int) -> None:
        """Compare a total that is only stated with what the other entries give; a difference goes to `failed`."""
        if self._present(key):
            value = self._take(key, "a whole number")
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.wrong(key, "a whole number")
            if value != found:
                self.ledger.failed.append(str(self.wrong(key, f"{found}, as the other entries give")))

    def checks(self, key: str, found: list[int]) -> None:
        """Like `check`, for a list of numbers."""
        if self._present(key):
            value = self._take(key, "a list of whole numbers")
            for item in self._list(key, value, "a list of whole numbers", None):
                if not isinstance(item, int) or isinstance(item, bool):
                    raise self.wrong(key, "a list of whole numbers")
            if value != found:
                self.ledger.failed.append(str(self.wrong(key, f"{_shown(found)}, as the other entries give")))

    # -- tables inside this one ------------------------------------------------------------------------------------

    def table(self, key: str) -> Facts:
        """The table under this key."""
        value = self._take(key, "a table")
        if not isinstance(value, dict):
            raise self.wrong(key, "a table")
        return self._inner(_table_label(self.entry, key), value)

    def table_or_empty(self, key: str) -> Facts:
        """The table under this key; an empty one if it is missing."""
        return self.table(key) if self._present(key) else self._inner(_table_label(self.entry, key), {})

    def tables(self, key: str) -> list[Facts]:
        """The list of tables under this key, at least one. Their number, ids and order are read as rules."""
        right = "a list of tables"
        value = self._take(key, right)
        entries: list[Facts] = []
        ids: list[str] = []
        for index, item in enumerate(self._list(key, value, right, None)):
            if not isinstance(item, dict):
                raise self.wrong(key, right)
            inner = self._inner(_item_label(self.entry, key, index, item), item)
            ident = inner.ident() if inner.has("id") else ""
            if ident and ident in ids:
                raise inner.wrong("id", "an id of its own, and it is that of an earlier entry too")
            ids.append(ident)
            entries.append(inner)
        self._rule(key, ids)
        return entries

    def closed(self) -> None:
        """Say that nothing else may stand in this table; a key that was not asked for is an error."""
        for key in self.keys():
            if (self.entry, key) not in self.ledger.seen:
                known = [name for name in dict.fromkeys(self._asked) if name not in (key, "id")]
                raise self.wrong(key, f"no key of this entry; known here are {', '.join(known)}" + _meant(key, known))

    # -- errors ----------------------------------------------------------------------------------------------------

    def wrong(self, key: str, right: str) -> DataError:
        """The error for what stands under a key, to be raised by the caller; `right` says what it should be."""
        if key in self._table:
            return self._error(key, f"{_shown(self._table[key])} stands there; it should be {right}")
        unread = [name for name in self.keys() if (self.entry, name) not in self.ledger.seen]
        return self._error(key, f"nothing stands there; it should be {right}" + _meant(key, unread))

    def _error(self, key: str, problem: str) -> DataError:
        place = f"{self.ledger.file}, {self.entry}" if self.entry else self.ledger.file
        return DataError(f"{place}, key {_shown(key)}: {problem}")

    # -- inside ----------------------------------------------------------------------------------------------------

    def _present(self, key: str) -> bool:
        self._asked.append(key)
        return key in self._table

    def _take(self, key: str, right: str) -> object:
        self._asked.append(key)
        if key not in self._table:
            raise self.wrong(key, right)
        self.ledger.seen.add((self.entry, key))
        return self._table[key]

    def _rule(self, key: str, value: object) -> object:
        self.ledger.rules[(self.entry, key)] = value
        return value

    def _optional_int(self, key: str, value: int, default: int) -> int:
        """Writing down what would be assumed anyway does not change the rules, so it is no part of the fingerprint."""
        if value == default:
            self.ledger.rules.pop((self.entry, key), None)
        return value

    def _list(self, key: str, value: object, right: str, length: int | None) -> list[object]:
        """The value as a list of `length` items; None: at least one; -1: any number of them."""
        if not isinstance(value, list):
            raise self.wrong(key, right)
        if length is None and not value:
            raise self.wrong(key, f"{right}, and not empty")
        if length is not None and length >= 0 and len(value) != length:
            raise self.wrong(key, right)
        return value

    def _inner(self, entry: str, table: dict[str, object]) -> Facts:
        return Facts(self.ledger, entry, table, self._confidence, self._source)


def read(file: str, text: str) -> Facts:
    """The head of a file, given its name (for errors) and its text."""
    try:
        root: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(_broken(file, text, str(error))) from None
    except (RecursionError, ValueError):
        raise DataError(f"{file}: no TOML that can be read; tables nest too deep or a number is too long") from None
    ledger = Ledger(file, root)
    head = Facts(ledger, "", root, CONFIDENCES[0], "")
    _survey(head, root)
    return head


def fingerprint(files: Sequence[Facts]) -> str:
    """16 hex digits that differ whenever anything read as a rule differs.

    Words, notes, sources and the order of files and keys are no part of it; the order of entries in a list is.
    """
    rules: list[list[object]] = []
    for head in files:
        for (entry, key), value in head.ledger.rules.items():
            rules.append([head.ledger.file, entry, key, value])
    rules.sort(key=_place)
    canonical = json.dumps(rules, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode("ascii"), digest_size=8).hexdigest()


class Report:
    """What is worth saying about data that can be played: totals that do not agree, keys nobody reads, doubts.

    Places are (file, entry, key); the key is empty where the whole entry is meant.
    """

    def __init__(
        self,
        warnings: list[str],
        notes: list[tuple[str, str, str]],
        reconstructed: list[tuple[str, str, str]],
    ) -> None:
        self.warnings = warnings
        self.notes = notes
        self.reconstructed = reconstructed


def unread(files: Sequence[Facts]) -> list[tuple[str, str, str]]:
    """(file, entry, key) of every key nobody read, declared notes left out; a table nobody opened is listed once."""
    found: list[tuple[str, str, str]] = []
    for head in files:
        _unread(head.ledger, "", head.ledger.root, found)
    return found


def reconstructed(files: Sequence[Facts]) -> list[tuple[str, str, str]]:
    """(file, entry, key) of what is only reconstructed; the key is empty where the whole entry is."""
    return [(head.ledger.file, entry, key) for head in files for entry, key in head.ledger.doubts]


def failed_checks(files: Sequence[Facts]) -> list[str]:
    """One line for every stated total that differs from what the entries give."""
    return [line for head in files for line in head.ledger.failed]


def _survey(facts: Facts, table: dict[str, object]) -> None:
    """Check and remember the remarks (confidence, source, notes) of a table and all tables inside."""
    for key, value in table.items():
        if _is_remark(key):
            facts.ledger.seen.add((facts.entry, key))
            _remark(facts, key, value, table)
        elif isinstance(value, dict):
            _survey(Facts(facts.ledger, _table_label(facts.entry, key), value, "", ""), value)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    label = _item_label(facts.entry, key, index, item)
                    _survey(Facts(facts.ledger, label, item, "", ""), item)


def _remark(facts: Facts, key: str, value: object, table: dict[str, object]) -> None:
    kind, _, about = key.partition("_")
    if kind == "confidence":
        if not isinstance(value, str) or value not in CONFIDENCES:
            raise facts.wrong(key, _one_of(CONFIDENCES) + _meant(value, CONFIDENCES))
        if value == "reconstructed":
            facts.ledger.doubts.append((facts.entry, about))
    elif not isinstance(value, str):
        raise facts.wrong(key, "a text")
    if kind != "note" and about and about not in table:
        right = f"about a key of this entry, and there is no {_shown(about)}"
        raise facts.wrong(key, right + _meant(about, facts.keys()))


def _unread(ledger: Ledger, entry: str, table: dict[str, object], found: list[tuple[str, str, str]]) -> None:
    for key, value in table.items():
        if (entry, key) not in ledger.seen:
            if isinstance(value, dict):
                found.append((ledger.file, _table_label(entry, key), ""))
            else:
                found.append((ledger.file, entry, key))
        elif isinstance(value, dict):
            _unread(ledger, _table_label(entry, key), value, found)
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, dict):
                    _unread(ledger, _item_label(entry, key, index, item), item, found)


def _is_remark(key: str) -> bool:
    return key.partition("_")[0] in ("confidence", "source", "note")


def _string(table: dict[str, object], key: str, default: str) -> str:
    value = table.get(key)
    return value if isinstance(value, str) else default


def _table_label(entry: str, key: str) -> str:
    if entry.startswith("[") and entry.endswith("]"):
        return f"[{entry[1:-1]}.{key}]"
    return f"{entry}, [{key}]" if entry else f"[{key}]"


def _item_label(entry: str, key: str, index: int, item: dict[str, object]) -> str:
    ident = item.get("id")
    label = f"{key} {_shown(ident)}" if isinstance(ident, str) else f"{key} {index + 1}"
    return f"{entry}, {label}" if entry else label


def _place(rule: list[object]) -> tuple[str, str, str]:
    return str(rule[0]), str(rule[1]), str(rule[2])


def _shown(value: object, longest: int = _SHOWN_LENGTH) -> str:
    """A value as it could stand in the file, on one line and not too long."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        return "a list of tables"
    text = json.dumps(value, default=str, ensure_ascii=False)
    shown = "".join(char if char.isprintable() else json.dumps(char)[1:-1] for char in text)
    return shown if not longest or len(shown) <= longest else f"{shown[:longest]}..."


def _range(low: int, high: int) -> str:
    return f"a whole number from {low} to {high}" if low < high else str(low)


def _amount(length: int | None, what: str) -> str:
    return f"a list of {what}s" if length is None else f"a list of {length} {what}{'' if length == 1 else 's'}"


def _one_of(choices: Sequence[str]) -> str:
    return f"one of {', '.join(choices)}" if len(choices) > 1 else ", ".join(choices)


def _meant(found: object, choices: Sequence[str]) -> str:
    close = difflib.get_close_matches(found, choices, 1) if isinstance(found, str) and found not in choices else []
    return f" (is {_shown(close[0])} meant?)" if close else ""


def _broken(file: str, text: str, problem: str) -> str:
    """One line for text that is no TOML, with the number of the line where reading stopped."""
    found = re.search(r" \((?:at line (\d+), column \d+|at end of document)\)$", problem)
    if found is None:
        return f"{file}: no TOML: {problem}"
    line = found.group(1) or str(text.count("\n") + 1)
    return f"{file}, line {line}: no TOML: {problem[: found.start()]}"
