"""Positions: any state as readable TOML. What every game's notation shares.

Reading: `read` gives the top `Part` of a text; a part is asked for each key it may hold and says what may stand there.
Every mistake is a `PositionError` of one line that names the line of the text, what stands there and what would be
right. Writing: `Sheet` collects lines. Steps of the agenda and the open question are read and written by the game's
own forms (`StepWords`), so no game needs words of its own for them; seats go by names the game chooses.
`docs/positions.md` shows it all by example.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parvis.core.game import Game
from parvis.core.position_parts import HIDDEN, Part, Sheet, game_of, meant, one_line, one_of, read, shown, toml
from parvis.core.steps import Field, Joint, Step
from parvis.core.words import NUMBER, SEAT, Form, Slot, members

__all__ = [
    "HIDDEN",
    "Part",
    "Sheet",
    "StepWords",
    "game_of",
    "meant",
    "one_line",
    "one_of",
    "read",
    "shown",
    "toml",
]


class StepWords:
    """How a game's steps are written: by their forms, with the names of its seats.

    `flags` are numbers that mean yes or no, `from_one` numbers that people count from one. A joint question has
    `seats`, those asked, and `replies` in notation, in place of its first two arguments.
    """

    def __init__(
        self, game: Game, seats: Sequence[str], flags: Sequence[str] = (), from_one: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.flags = flags
        self.from_one = from_one

    # -- writing

    def write(self, step: Step[Any], reader: int | None) -> dict[str, object]:
        """The arguments of a step by name, as the reader (a seat, or None for all) knows them."""
        slots = self.game.steps[self.game.step_index(step)].slots
        fields = list(step.fields())
        found: dict[str, object] = {}
        if isinstance(step, Joint):
            found["seats"] = [self.seats[seat] for seat in members(step.mask)]
            found["replies"] = {
                self.seats[seat]: self.game.notation(reply) if reader in (None, seat) else HIDDEN
                for seat, reply in enumerate(step.replies)
                if reply >= 0
            }
            slots = slots[2:]
            fields = fields[2:]
        for slot, field in zip(slots, fields, strict=True):
            if isinstance(field, tuple):
                found[slot.name] = [self._word(slot, number) for number in field]
            else:
                found[slot.name] = self._word(slot, field)
        return found

    def _word(self, slot: Slot, number: int) -> object:
        if slot.many:
            return [self._name(slot.thing, member) for member in members(number)]
        if slot.thing != NUMBER:
            return self._name(slot.thing, number) if number >= 0 else ""
        if slot.name in self.flags:
            return bool(number)
        return number + 1 if slot.name in self.from_one else number

    def _name(self, thing: str, index: int) -> str:
        return self.seats[index] if thing == SEAT else self.game.words.name(thing, index)

    # -- reading

    def names(self, thing: str) -> Sequence[str]:
        """The words there are for a thing."""
        return self.seats if thing == SEAT else self.game.words.things[thing]

    def read(self, part: Part, index: int, defaults: Mapping[str, Field]) -> Step[Any]:
        """The step of a type that a part describes. What is not given and has no default is an error.

        Replies are read as they stand; those that are hidden stay open, and `hidden_replies` tells which they are.
        """
        form: Form = self.game.steps[index]
        cls = self.game.step_types[index]
        slots = form.slots
        fields: list[Field] = []
        if issubclass(cls, Joint):
            fields += [self._mask(part, defaults.get("seats", (1 << len(self.seats)) - 1)), self._replies(part)]
            slots = slots[2:]
        for slot in slots:
            fields.append(self._field(part, slot, defaults.get(slot.name)))
        return cls(*fields)

    def _mask(self, part: Part, default: Field) -> Field:
        if not part.has("seats"):
            return default
        mask = 0
        for name in part.words("seats", self.seats):
            mask |= 1 << self.seats.index(name)
        return mask

    def _replies(self, part: Part) -> tuple[int, ...]:
        given = part.part("replies")
        replies: list[int] = []
        for name in self.seats:
            text = given.text(name) if given.has(name) else HIDDEN
            reply = -1 if text == HIDDEN else self.game.actions.find(text)
            if reply < 0 and text != HIDDEN:
                raise given.wrong(name, f"an answer in notation, such as '{self.game.notation(0)}', or '{HIDDEN}'")
            replies.append(reply)
        given.closed()
        return tuple(replies)

    def hidden_replies(self, part: Part) -> list[int]:
        """The seats that have replied, but not to the knowledge of whoever wrote the position."""
        given = part.part("replies").table
        return [seat for seat, name in enumerate(self.seats) if given.get(name) == HIDDEN]

    def _field(self, part: Part, slot: Slot, default: Field | None) -> Field:
        name = slot.name
        if default is not None and not part.has(name):
            return default
        if isinstance(default, tuple):
            return tuple(self._item(part, slot, i) for i in range(len(part.texts(name))))
        if slot.many:
            mask = 0
            for word in part.words(name, self.names(slot.thing)):
                mask |= 1 << list(self.names(slot.thing)).index(word)
            return mask
        if slot.thing != NUMBER:
            word = part.word(name, self.names(slot.thing))
            return list(self.names(slot.thing)).index(word)
        if name in self.flags:
            return 1 if part.flag(name) else 0
        if name in self.from_one:
            return part.number(name, None, 1) - 1
        return part.number(name, None)

    def _item(self, part: Part, slot: Slot, index: int) -> int:
        names = list(self.names(slot.thing))
        word = part.texts(slot.name)[index]
        if word not in names:
            raise part.wrong(slot.name, one_of(names) + meant(word, names), index)
        return names.index(word)
