"""Words: how the integers of the rules become named things outside.

Rules think in integers. A `Vocabulary` names them: *things* (`card`, `person`, `sector`) are lists of ids, and a
`Form` is a name with typed integer arguments. Action kinds, refusals, questions, events and steps are all forms, so
one mechanism turns every one of them into notation, JSON and text, and back.
"""

from __future__ import annotations

from typing import Final

from parvis.core.errors import UnknownName
from parvis.core.wire import Arg, Ref

NUMBER: Final = "number"
SEAT: Final = "seat"
PARTY: Final = "party"
ACTION: Final = "action"


class Slot:
    """One argument of a form: its name, what it names (`number`, `seat` or a thing), and whether it is a set."""

    def __init__(self, name: str, thing: str, many: bool) -> None:
        self.name = name
        self.thing = thing
        self.many = many


class Form:
    """A name with typed integer arguments: `Form("hire", "person cost:number")`.

    An argument is `name:thing`, just `thing` where both are the same word, and `name:{thing}` for a set given as a
    bit mask. Arguments after a `|` are private: only those seats see them that the event names.
    """

    def __init__(self, name: str, arguments: str = "", rule: str = "") -> None:
        self.name = name
        self.rule = rule
        public, _, private = arguments.partition("|")
        self.public = [_slot(word) for word in public.split()]
        self.private = [_slot(word) for word in private.split()]
        self.slots = self.public + self.private


def _slot(word: str) -> Slot:
    name, _, thing = word.partition(":")
    thing = thing or name
    many = thing.startswith("{")
    return Slot(name.strip("{}"), thing.strip("{}"), many)


class Vocabulary:
    """The ids of a game's things, by kind of thing and index."""

    def __init__(self, things: dict[str, tuple[str, ...]]) -> None:
        self.things = things
        self._index = {thing: {name: i for i, name in enumerate(names)} for thing, names in things.items()}

    def add(self, thing: str, names: tuple[str, ...]) -> None:
        """Bring in a further kind of thing."""
        self.things[thing] = names
        self._index[thing] = {name: i for i, name in enumerate(names)}

    def name(self, thing: str, index: int) -> str:
        """The id of a thing."""
        return self.things[thing][index]

    def index(self, thing: str, name: str) -> int:
        """The index of the thing called so, or an `UnknownName` that lists what there is."""
        names = self._index[thing]
        if name not in names:
            raise UnknownName(f"there is no {thing} '{name}'; choose one of: {', '.join(names)}")
        return names[name]

    def ref(self, thing: str, index: int) -> Ref:
        """A thing as clients get it."""
        if thing in (SEAT, PARTY):
            return Ref(thing, str(index))
        return Ref(thing, self.things[thing][index])

    def value(self, slot: Slot, number: int) -> Arg:
        """One argument of a form as clients get it."""
        if slot.thing == NUMBER:
            return number
        if slot.many:
            return [self.ref(slot.thing, i) for i in members(number)]
        if number < 0:
            return ""
        return self.ref(slot.thing, number)

    def args(self, slots: list[Slot], numbers: tuple[int, ...]) -> dict[str, Arg]:
        """The arguments of a form by name."""
        return {slot.name: self.value(slot, number) for slot, number in zip(slots, numbers, strict=False)}


def members(mask: int) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
