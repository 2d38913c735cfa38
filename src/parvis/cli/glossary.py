"""The glossary: what a word of the game means, and the paragraph of the rules that speaks of it."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

import parvis
from parvis.cli.rules import paragraph
from parvis.cli.speech import Speaker, plain
from parvis.core.game import Game
from parvis.core.wire import Ref, View

if TYPE_CHECKING:
    from parvis.cli.boards import Board

_SHORTEST: Final = 3
"""A word typed in part has so many letters at least."""


class Glossary:
    """Finds the things of a game by their names, in the reader's language and in English."""

    def __init__(self, game: Game, say: Speaker) -> None:
        self.game = game
        self.say = say

    @cached_property
    def _english(self) -> Speaker:
        return self.say if self.say.lang == parvis.FALLBACK else Speaker(self.game, parvis.FALLBACK)

    def explain(self, typed: str, board: Board, view: View) -> list[str]:
        """What a word means, and where the rules speak of it; nothing if there is no such word."""
        ref = self._find(typed)
        if ref is None:
            return []
        about = board.about(view, ref, self.say)
        name = self.say.label(ref)
        lines = [self.say("shell-word", name=name[:1].upper() + name[1:], about=about) if about else name]
        topic = self.game.topic(ref)
        lines += [
            "",
            self.say("shell-word-rules", rule=topic),
            *paragraph(self.game, topic, self._english.label(ref)),
            "",
            self.say("shell-word-more", id=topic.partition(" ")[2]),
        ]
        return lines

    def _things(self) -> list[Ref]:
        """Everything with a name that the rules speak of. Words of the rules come first: a coin before its message."""
        things = self.game.words.things
        found = [Ref(thing, name) for thing, names in things.items() if thing != "action" for name in names]
        return sorted((ref for ref in found if self.game.topic(ref)), key=lambda ref: ref.thing != "term")

    def _find(self, typed: str) -> Ref | None:
        """The thing meant: the one of that name, else the one whose words begin as typed."""
        wanted = re.findall(r"\w+", plain(typed))
        if not wanted:
            return None
        close: Ref | None = None
        for ref in self._things():
            for speaker in (self.say, self._english):
                words = re.findall(r"\w+", plain(speaker.label(ref)))
                if words == wanted or words == [word.removesuffix("s") for word in wanted]:
                    return ref
                parts = all(len(part) >= _SHORTEST and any(word.startswith(part) for word in words) for part in wanted)
                if parts and close is None:
                    close = ref
        return close
