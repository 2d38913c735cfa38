"""The errors Parvis raises for people: each says what was wrong, with the value, and what would be right.

Every one of them is a `ParvisError`, so that a program at the edge (the command line, later the server) turns
all of them into one line and an exit code. Rules never raise: legality is a number (see `refusals`).
"""

from __future__ import annotations


class ParvisError(Exception):
    """Something a person asked for cannot be done; the message is one line and names what would be right."""


class UnknownName(ParvisError):
    """A game, option, value or seat that does not exist."""


class DataError(ParvisError):
    """A mistake in a table of printed facts; names file, entry and key."""


class PositionError(ParvisError):
    """A position that cannot be read or cannot be; names the line and the rule broken."""


class RecordError(ParvisError):
    """A record or saved game that cannot be read, was tampered with, or belongs to other tables."""


class UnreadableAction(ParvisError):
    """Text that is no action of this game."""


class AmbiguousAction(ParvisError):
    """Text that could mean more than one action; `notations` are those it could mean."""

    def __init__(self, message: str, notations: list[str]) -> None:
        super().__init__(message)
        self.notations = notations


class UndoRefused(ParvisError):
    """Nothing can be taken back (or played again) here; `reason` is the id of the message that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back or played again: {reason}")
        self.reason = reason
