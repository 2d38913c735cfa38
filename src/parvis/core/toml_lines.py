"""Where things stand in a TOML text: the line of every key and list item, which `tomllib` does not tell."""

from __future__ import annotations

import re
import tomllib
from typing import Final

Path = tuple[str | int, ...]

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
"""A key that needs no quotes."""

_END_OF_SCALAR: Final = re.compile(r"[,\]}\n#]")


def lines_of(text: str) -> dict[Path, int]:
    """The line (from 1) of every key path of a text that has been read as TOML before, so is well formed."""
    return _Lines(text).scan()


class _Lines:
    """A scan over the text, from its first character to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self.arrays: dict[Path, int] = {}
        self.line = 1
        self.counted = 0

    def here(self) -> int:
        """The number of the line the scan has reached."""
        self.line += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.line

    def scan(self) -> dict[Path, int]:
        """The lines of all keys of the text."""
        table: Path = ()
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip()
        return self.found

    def skip(self) -> None:
        """Pass blanks, newlines and comments."""
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif char in " \t\r\n":
                self.at += 1
            else:
                return

    def header(self) -> Path:
        """A table header; gives the path of the table it opens."""
        line = self.here()
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        path: Path = ()
        names = self.keys()
        for depth, name in enumerate(names):
            path = (*path, name)
            last = depth == len(names) - 1
            if many and last:
                self.arrays[path] = self.arrays.get(path, -1) + 1
                self.found.setdefault(path, line)
            if path in self.arrays:
                path = (*path, self.arrays[path])
            self.found.setdefault(path, line)
        self.at += 2 if many else 1
        return path

    def keys(self) -> list[str]:
        """A key, perhaps dotted; the scan stops behind it."""
        names: list[str] = []
        while True:
            self.skip()
            char = self.text[self.at]
            if char in "\"'":
                start = self.at
                self.string()
                names.append(str(tomllib.loads(f"k = {self.text[start : self.at]}")["k"]))
            else:
                match = BARE.match(self.text, self.at)
                if match is None:
                    raise ValueError("no key")
                names.append(match[0])
                self.at = match.end()
            self.skip()
            if self.text[self.at] != ".":
                return names
            self.at += 1

    def pair(self, table: Path) -> None:
        """A key and its value."""
        line = self.here()
        path = table
        for name in self.keys():
            path = (*path, name)
            self.found.setdefault(path, line)
        self.at += 1
        self.skip()
        self.value(path)

    def value(self, path: Path) -> None:
        """Any value; what stands inside it is found too."""
        self.found[path] = min(self.found.get(path, self.here()), self.here())
        char = self.text[self.at]
        if char in "\"'":
            self.string()
        elif char == "[":
            self.at += 1
            index = 0
            self.skip()
            while self.text[self.at] != "]":
                self.value((*path, index))
                index += 1
                self.comma()
            self.at += 1
        elif char == "{":
            self.at += 1
            self.skip()
            while self.text[self.at] != "}":
                self.pair(path)
                self.comma()
            self.at += 1
        else:
            end = _END_OF_SCALAR.search(self.text, self.at)
            self.at = len(self.text) if end is None else end.start()

    def comma(self) -> None:
        """Pass what stands between two items."""
        self.skip()
        if self.text[self.at] == ",":
            self.at += 1
        self.skip()

    def string(self) -> None:
        """A string of any of the four kinds."""
        quote = self.text[self.at]
        close = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(close)
        while not self.text.startswith(close, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(close)
        while len(close) == 3 and self.text.startswith(quote, self.at):
            self.at += 1  # a quote or two may belong to the text itself
