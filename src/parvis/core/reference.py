"""References: what a citation such as `ND 7`, `ND R-BACK` or `ND T08` points at.

A reference is the rule text of one game, in Markdown of a small fixed form, and code, tests and messages cite its
parts. Here such a text is taken apart and its parts are found by their ids. Reading the file belongs to whoever has
one, and printing to the edge. The form:

* a section is a heading `## 7. Plague`, `### 11a. Construct` or `## F. Crossings`; it reaches to the next heading of
  its rank or above, so it holds what stands below it. Headings without an id only divide;
* a ruling is a heading that is nothing but its id: `#### R-BACK`;
* an example is a list item `- **T08 carriage** ...` or a table row `| T1 Blue | ... |`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeVar

from parvis.core.errors import DataError, UnknownName

if TYPE_CHECKING:
    from collections.abc import Mapping

_HEADING: Final = re.compile(r"(#{1,6})\s+(.+?)\s*#*\s*")
_SECTION: Final = re.compile(r"(\d+[a-z]?|[A-Z]\d*)\.\s+(.+)")
_RULING: Final = re.compile(r"[A-Z]-[A-Z0-9]+")
_ITEM: Final = re.compile(r"- \*\*([A-Z]\d+)\b\s*(.*?)\*\*(.*)")
_ROW: Final = re.compile(r"\|\s*([A-Z]\d+)\b\s*(.*?)\s*\|(.*)\|\s*")


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its id, the title without the id, and everything that stands in it."""

    id: str
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling, and the id of the section it stands in ("" before the first)."""

    id: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: its name ("" if it has none), its text, and the id of the section it stands in."""

    id: str
    title: str
    text: str
    section: str


Passage = Section | Ruling | Example
_P = TypeVar("_P", Section, Ruling, Example)


class Reference:
    """The rule text of one game, by the ids of its parts.

    `sections`, `rulings` and `examples` are in the order of the text; `introduction` is what stands before the first
    section, the title line apart. An id that occurs twice is a `DataError`.
    """

    def __init__(self, prefix: str, text: str) -> None:
        self.prefix = prefix
        self.text = text
        lines = text.splitlines()
        headings = [heading for number, line in enumerate(lines) if (heading := _heading(number, line))]
        starts = [heading.line for heading in headings if heading.section]
        self.title = next((heading.words for heading in headings if heading.rank == 1), "")
        self.introduction = _joined([line for line in lines[: starts[0] if starts else None] if line[:2] != "# "])

        passages: dict[str, Passage] = {}
        for place, heading in enumerate(headings):
            body = _joined(lines[heading.line + 1 : _end(headings, place, len(lines))])
            if heading.section:
                self._add(passages, Section(heading.section, heading.words, body))
            elif heading.ruling:
                self._add(passages, Ruling(heading.ruling, body, _section_at(headings, heading.line)))
        for number, line in enumerate(lines):
            if found := _ITEM.fullmatch(line):
                words = " ".join([found[3], *_continuation(lines, number + 1)])
                self._add(passages, Example(found[1], found[2], _trimmed(words), _section_at(headings, number)))
            elif found := _ROW.fullmatch(line):
                self._add(passages, Example(found[1], found[2], _trimmed(found[3]), _section_at(headings, number)))

        self._passages = passages
        self.sections: Mapping[str, Section] = _only(Section, passages)
        self.rulings: Mapping[str, Ruling] = _only(Ruling, passages)
        self.examples: Mapping[str, Example] = _only(Example, passages)

    def find(self, citation: str) -> Passage:
        """The part cited: `ND R-BACK`. Case does not matter, and the prefix may be left out: `r-back`.

        An `UnknownName` if there is none; it lists what is spelled nearly so.
        """
        words = citation.split()
        if len(words) > 1:
            if words[0].upper() != self.prefix.upper():
                raise UnknownName(
                    f"'{' '.join(words)}' cites another text; citations of this one begin with {self.prefix}"
                )
            del words[0]
        wanted = " ".join(words)
        for name, passage in self._passages.items():
            if name.casefold() == wanted.casefold():
                return passage
        close = get_close_matches(wanted.upper(), self._passages, n=3)
        near = f"near to it: {', '.join(f'{self.prefix} {name}' for name in close)}" if close else self._what_there_is()
        raise UnknownName(f"there is no '{self.prefix} {wanted}'; {near}")

    def resolve(self, citation: str) -> tuple[Passage, ...]:
        """All parts of a list as refusals and tables carry it, in its order: `ND 5, ND R-MUST`."""
        return tuple(self.find(part) for part in citation.split(","))

    def _what_there_is(self) -> str:
        """The sections, which are few, and the first ruling and example for the spelling of such ids."""
        names = [*self.sections, *list(self.rulings)[:1], *list(self.examples)[:1]]
        return f"there are, among others, {', '.join(names)}" if names else "the text has no parts that can be cited"

    def _add(self, passages: dict[str, Passage], passage: Passage) -> None:
        if passage.id in passages:
            raise DataError(f"the reference {self.prefix} has {passage.id} twice; an id names one part")
        passages[passage.id] = passage


@dataclass(frozen=True, slots=True)
class _Heading:
    line: int
    rank: int
    section: str
    ruling: str
    words: str


def _heading(number: int, line: str) -> _Heading | None:
    found = _HEADING.fullmatch(line)
    if not found:
        return None
    rank, words = len(found[1]), found[2]
    if _RULING.fullmatch(words):
        return _Heading(number, rank, "", words, words)
    section = _SECTION.fullmatch(words) if rank > 1 else None
    if section:
        return _Heading(number, rank, section[1], "", section[2])
    return _Heading(number, rank, "", "", words)


def _end(headings: list[_Heading], place: int, length: int) -> int:
    """The line where the part under a heading ends."""
    rank = headings[place].rank
    return next((later.line for later in headings[place + 1 :] if later.rank <= rank), length)


def _section_at(headings: list[_Heading], line: int) -> str:
    """The id of the innermost section around a line; a heading without id belongs to the section it divides."""
    around: list[_Heading] = []
    for heading in headings:
        if heading.line > line:
            break
        around = [outer for outer in around if outer.rank < heading.rank]
        around.append(heading)
    return next((heading.section for heading in reversed(around) if heading.section), "")


def _continuation(lines: list[str], start: int) -> list[str]:
    """The indented lines that go on with a list item."""
    end = start
    while end < len(lines) and lines[end].startswith(" "):
        end += 1
    return lines[start:end]


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).strip()


def _trimmed(text: str) -> str:
    """A text on one line, without the colon that parts it from its id."""
    return " ".join(text.split()).removeprefix(":").lstrip()


def _only(kind: type[_P], passages: Mapping[str, Passage]) -> Mapping[str, _P]:
    return MappingProxyType({name: passage for name, passage in passages.items() if isinstance(passage, kind)})
