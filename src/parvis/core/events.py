"""Events: what happened, as integers while the rules run and as typed structures outside.

The rules call `state.tell(KIND, party, ...)`; with no log attached that costs one comparison. A form of the game says
what the numbers mean and which of them are private. Logs, animations and translations are made from events only.
"""

from __future__ import annotations

from typing import Final

from parvis.core.wire import Event
from parvis.core.words import Form, Vocabulary

ONLY_CHOICE: Final = 0
REPLIED: Final = 1
TAKEN_BACK: Final = 2
PLAYED_AGAIN: Final = 3

CORE_EVENTS: Final = (
    Form("only-choice", "action"),
    Form("replied", "| action"),
    Form("taken-back", "entries:number"),
    Form("played-again", "entries:number"),
)


class RawEvent:
    """One event as the rules told it: `viewers` is the set of seats that see its private part."""

    def __init__(self, kind: int, party: int, numbers: tuple[int, ...], viewers: int) -> None:
        self.kind = kind
        self.party = party
        self.numbers = numbers
        self.viewers = viewers


def seen(raw: RawEvent, number: int, seat: int | None, forms: list[Form], words: Vocabulary) -> Event:
    """An event as a seat (or a spectator) sees it."""
    form = forms[raw.kind]
    split = len(form.public)
    visible = seat is not None and bool(form.private) and (raw.viewers >> seat) & 1
    private = words.args(form.private, raw.numbers[split:]) if visible else {}
    return Event(number, form.name, raw.party, words.args(form.public, raw.numbers[:split]), private)
