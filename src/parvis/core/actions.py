"""Actions: small integers, each with a kind, arguments, a notation that parses back, and JSON.

One table serves all seat counts, editions and options of a game; it is built when the facts are loaded, so an owner's
extra person enlarges it. Actions name things (`hire monk`), never positions in a hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from parvis.core.errors import DataError, UnreadableAction
from parvis.core.wire import Arg
from parvis.core.words import NUMBER, Vocabulary

RESERVED: Final = ("undo", "redo", "takeover", "return", "resign", "clock")
"""Words that stand in records for something else than an action."""


class ActionKind:
    """A family of actions: a word and up to two arguments, each a thing, or a number from `low` to `high`.

    `ActionKind("hire", "person")`, `ActionKind("donate", NUMBER, 1, 3)`, `ActionKind("capture", "location colour")`.
    With two things, an action's value is the first one's index times the number of second ones, plus the second's.
    """

    def __init__(self, name: str, things: str = "", low: int = 0, high: int = -1) -> None:
        self.name = name
        self.things = things.split()
        self.low = low
        self.high = high


class ActionTable:
    """All actions of a game. `kind[a]` and `value[a]` are what rules read; `at(kind, value)` is the way back."""

    def __init__(self, kinds: list[ActionKind], words: Vocabulary) -> None:
        self.kinds = kinds
        self.words = words
        self.kind: list[int] = []
        self.value: list[int] = []
        self.start: list[int] = []
        self.notations: list[str] = []
        for index, kind in enumerate(kinds):
            if kind.name in RESERVED:
                raise DataError(f"an action cannot be called '{kind.name}': records use that word")
            self.start.append(len(self.kind) - kind.low)
            names = self._names(kind)
            self.kind += [index] * len(names)
            self.value += range(kind.low, kind.low + len(names))
            self.notations += [f"{kind.name} {name}".strip() for name in names]
        self._by_notation = {text: action for action, text in enumerate(self.notations)}
        if len(self._by_notation) != len(self.notations):
            raise DataError("two actions share a notation")

    def _names(self, kind: ActionKind) -> list[str]:
        if kind.things == [NUMBER]:
            return [str(number) for number in range(kind.low, kind.high + 1)]
        names = [""]
        for thing in kind.things:
            names = [f"{name} {other}".strip() for name in names for other in self.words.things[thing]]
        return names

    def __len__(self) -> int:
        return len(self.kind)

    def at(self, kind: int, value: int = 0) -> int:
        """The action of a kind with this argument."""
        return self.start[kind] + value

    def args(self, action: int) -> dict[str, Arg]:
        """The arguments of an action as clients get them."""
        found: dict[str, Arg] = {}
        for thing, value in self._arguments(action):
            found[thing] = value if thing == NUMBER else self.words.ref(thing, value)
        return found

    def json(self, action: int) -> dict[str, str | int]:
        """An action as a JSON object."""
        found: dict[str, str | int] = {"kind": self.kinds[self.kind[action]].name}
        for thing, value in self._arguments(action):
            found[thing] = value if thing == NUMBER else self.words.name(thing, value)
        return found

    def _arguments(self, action: int) -> list[tuple[str, int]]:
        things = self.kinds[self.kind[action]].things
        value = self.value[action]
        if len(things) == 2:
            seconds = len(self.words.things[things[1]])
            return [(things[0], value // seconds), (things[1], value % seconds)]
        return [(things[0], value)] if things else []

    def from_json(self, data: Mapping[str, object]) -> int:
        """The action a JSON object stands for."""
        kind = next((kind for kind in self.kinds if kind.name == data.get("kind")), None)
        text = " ".join([kind.name, *(str(data.get(thing)) for thing in kind.things)]) if kind else ""
        action = self._by_notation.get(text, -1)
        if action < 0 or self.json(action) != data:
            raise UnreadableAction(f"{data!r} is no action of this game; an example is {self.json(0)!r}")
        return action

    def find(self, text: str) -> int:
        """The action written exactly so (but for case and spaces), or -1."""
        return self._by_notation.get(" ".join(text.lower().split()), -1)

    def parse(self, text: str) -> int:
        """The action written so; `UnreadableAction` names what comes close."""
        action = self.find(text)
        if action < 0:
            raise UnreadableAction(self.unreadable(text))
        return action

    def unreadable(self, text: str) -> str:
        """One line about a text that is no action."""
        shown = text if len(text) <= 60 else text[:57] + "..."
        close = get_close_matches(" ".join(text.lower().split()), self.notations, n=3)
        hint = (
            f"; did you mean {' or '.join(repr(c) for c in close)}?"
            if close
            else f"; an example is {self.notations[0]!r}"
        )
        return f"{shown!r} is no action of this game{hint}"
