"""Actions: small integers, each with a kind, arguments, a notation that parses back, and JSON.

One table serves all seat counts, editions and options of a game; it is built when the facts are loaded, so an owner's
extra person enlarges it. Actions name things (`hire monk`), never positions in a hand.
"""

from __future__ import annotations

from difflib import get_close_matches

from parvis.core.errors import UnreadableAction
from parvis.core.wire import Arg
from parvis.core.words import NUMBER, Vocabulary


class ActionKind:
    """A family of actions: a word, and for each argument a thing, or a number from `low` to `high`."""

    def __init__(self, name: str, thing: str = "", low: int = 0, high: int = -1) -> None:
        self.name = name
        self.thing = thing
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
            self.start.append(len(self.kind) - kind.low)
            values, names = self._values(kind)
            for value, name in zip(values, names, strict=True):
                self.kind.append(index)
                self.value.append(value)
                self.notations.append(f"{kind.name} {name}" if name else kind.name)
        self._by_notation = {text: action for action, text in enumerate(self.notations)}
        if len(self._by_notation) != len(self.notations):
            raise ValueError("two actions share a notation")

    def _values(self, kind: ActionKind) -> tuple[list[int], list[str]]:
        if kind.thing == NUMBER:
            numbers = list(range(kind.low, kind.high + 1))
            return numbers, [str(number) for number in numbers]
        if kind.thing:
            names = list(self.words.things[kind.thing])
            return list(range(len(names))), names
        return [0], [""]

    def __len__(self) -> int:
        return len(self.kind)

    def at(self, kind: int, value: int = 0) -> int:
        """The action of a kind with this argument."""
        return self.start[kind] + value

    def args(self, action: int) -> dict[str, Arg]:
        """The arguments of an action as clients get them."""
        kind = self.kinds[self.kind[action]]
        value = self.value[action]
        if kind.thing == NUMBER:
            return {NUMBER: value}
        if kind.thing:
            return {kind.thing: self.words.ref(kind.thing, value)}
        return {}

    def json(self, action: int) -> dict[str, str | int]:
        """An action as a JSON object."""
        kind = self.kinds[self.kind[action]]
        value = self.value[action]
        if kind.thing == NUMBER:
            return {"kind": kind.name, NUMBER: value}
        if kind.thing:
            return {"kind": kind.name, kind.thing: self.words.name(kind.thing, value)}
        return {"kind": kind.name}

    def from_json(self, data: dict[str, str | int]) -> int:
        """The action a JSON object stands for."""
        kind = data.get("kind")
        rest = [str(value) for key, value in data.items() if key != "kind"]
        text = " ".join([str(kind), *rest])
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
