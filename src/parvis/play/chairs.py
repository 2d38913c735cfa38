"""Chairs: who sits where. A record remembers them, so that a saved game knows its players."""

from __future__ import annotations

import msgspec

from parvis.bots import BOTS
from parvis.core.errors import RecordError


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player: a name, and which bot it is, or "" for a person."""

    name: str
    bot: str = ""

    @property
    def person(self) -> bool:
        """Whether a person sits here."""
        return not self.bot


def chairs_of(about: dict[str, object], seats: int) -> list[Chair]:
    """The chairs a record remembers; `RecordError` if it remembers nonsense. A record without any: all are people."""
    kept = about.get("chairs")
    if kept is None:
        return [Chair("") for _ in range(seats)]
    try:
        chairs = msgspec.convert(kept, list[Chair])
    except msgspec.ValidationError as error:
        raise RecordError(f"this record does not say properly who played: {error}") from error
    if len(chairs) != seats:
        raise RecordError(f"this record is of {seats} seats and names {len(chairs)} players")
    if unknown := [chair.bot for chair in chairs if chair.bot and chair.bot not in BOTS]:
        raise RecordError(f"this record was played with the bot '{unknown[0]}'; there are: {', '.join(BOTS)}")
    return chairs
