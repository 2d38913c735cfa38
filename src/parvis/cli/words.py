"""Words: what people can type besides answers, in their language and always in English too."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from parvis.cli.speech import Speaker, plain


class Command(Enum):
    """What a person can ask for at any time. The value is its English word."""

    HELP = "help"
    WHY = "?"
    PREVIEW = "preview"
    BOARD = "board"
    PLAYERS = "players"
    PILES = "piles"
    HAND = "hand"
    LOG = "log"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    RULES = "rules"
    SAVE = "save"
    PAUSE = "pause"
    QUIT = "quit"


HELP = (
    *("choice", "enter", "why", "preview", "word", "board", "players", "piles", "hand", "log", "undo", "rules", "save"),
    *("pause", "quit"),
)


class Words:
    """Understands typed commands."""

    def __init__(self, say: Speaker) -> None:
        self.say = say
        self._commands = {command.value: command for command in Command}
        for command in Command:
            if command is not Command.WHY:
                self._commands.setdefault(plain(say(f"word-{command.value}")), command)
        self._all = {"all", plain(say("word-all"))}

    def command(self, typed: str) -> tuple[Command | None, str]:
        """The command typed, and what follows it."""
        typed = typed.strip()
        if typed.startswith("?"):
            rest = typed[1:].strip()
            return (Command.WHY, rest) if rest else (Command.HELP, "")
        word, _, rest = typed.partition(" ")
        return self._commands.get(plain(word)), rest.strip()

    def all(self) -> list[str]:
        """The words of the commands, in the reader's language."""
        return [self.say(f"word-{command.value}") for command in Command if command is not Command.WHY]

    def help(self) -> list[str]:
        """What can be typed, a line for each."""
        return [self.say(f"help-{name}") for name in HELP]

    def means_all(self, rest: str) -> bool:
        """Whether somebody asked for all of something."""
        return plain(rest) in self._all

    def seat(self, typed: str, names: Sequence[str]) -> int | None:
        """The player meant by number (from 1), by name or by the beginning of a name."""
        if typed.isdecimal():
            number = int(typed[:4])
            return number - 1 if 1 <= number <= len(names) else None
        said = plain(typed)
        exact = [seat for seat, name in enumerate(names) if plain(name) == said]
        close = [seat for seat, name in enumerate(names) if plain(name).startswith(said)]
        found = exact or close
        return found[0] if len(found) == 1 else None
