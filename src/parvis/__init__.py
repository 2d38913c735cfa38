"""Parvis: an engine for fine games around a square. The front door for programs.

`game` gives a game with its printed facts, `texts` its words in a language, `reference` its rules to read; a
`Record` is a game being played. Everything else a program needs hangs on these: `docs/contract.md` says what holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from parvis.compiled import FORM  # first of all: it decides in what form the others are imported
from parvis.core.errors import DataError, UnknownName
from parvis.core.game import Game
from parvis.core.records import Record
from parvis.core.reference import Reference
from parvis.core.texts import PSEUDO, Texts, quoted
from parvis.games import shelf

__all__ = ["FALLBACK", "FORM", "LANGUAGES", "Record", "__version__", "game", "games", "reference", "texts"]

__version__: Final = "0.1.0"

FALLBACK: Final = "en"
LANGUAGES: Final = ("en", "fr")
"""The languages everything is said in. What a game lacks in one of them is said in the first."""


def games() -> tuple[str, ...]:
    """The ids of the games there are."""
    return shelf.games()


def game(id: str, data: str | Path | None = None) -> Game:
    """A game by its id, with an owner's folder of corrected facts in place of the packaged ones, if given.

    `UnknownName` names the games there are and what comes close; `DataError` names file, entry and key.
    """
    name = id.strip().lower().replace("_", "-")
    return shelf.load(name, data)


def texts(game: Game | None, lang: str = FALLBACK, more: Mapping[str, str] | None = None) -> Texts:
    """What a game says to people in a language (`pseudo` to find sentences that come from elsewhere).

    `more` is further Fluent text by language: a client's own sentences. Without a game there are only those and what
    all games share.
    """
    if lang not in (*LANGUAGES, PSEUDO):
        raise UnknownName(f"no language '{lang}'; choose one of: {', '.join(LANGUAGES)}")
    more = more or {}
    written = FALLBACK if lang == PSEUDO else lang
    said = Texts(
        lang,
        [_shared(written), *_own(game, written), more.get(written, "")],
        [] if written == FALLBACK else [_shared(FALLBACK), *_own(game, FALLBACK), more.get(FALLBACK, "")],
        _extra(game, written),
    )
    if game is not None:
        said.know_actions(lambda notation: game.label(game.action(notation), ""))
    return said


def reference(game: Game) -> Reference:
    """The rules of a game to read, section by section."""
    text = files(shelf.module(game.id)) / "reference.md"
    prefix = next((form.rule.split()[0] for form in game.questions if form.rule), "")
    if not text.is_file():
        raise DataError(f"{game.id} has no rules to read")
    return Reference(prefix, text.read_text(encoding="utf-8") + _project_rulings(prefix))


def _project_rulings(prefix: str) -> str:
    """What the project ruled for a game where its rules are silent, as one more section."""
    parts = (files(shelf.__package__) / "rulings.md").read_text(encoding="utf-8").split("\n### ")
    own = [part.removeprefix(f"{prefix} ").split("\n## ")[0] for part in parts if part.startswith(f"{prefix} ")]
    return "".join(["\n\n## P. Rulings of the project\n", *(f"\n#### {part}" for part in own)]) if own else ""


@cache
def _shared(lang: str) -> str:
    return (files(shelf.__package__) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def _own(game: Game | None, lang: str) -> list[str]:
    return [shelf.ftl_text(game.id, lang)] if game is not None and lang in shelf.languages(game.id) else []


def _extra(game: Game | None, lang: str) -> str:
    """The names an owner's data brings, as Fluent messages; a dot in an id parts a message from its attribute."""
    words = game.extra_words.get(lang, {}) if game is not None else {}
    messages: dict[str, str] = {}
    for name, text in sorted(words.items()):
        message, _, attribute = name.partition(".")
        messages.setdefault(message, f"{message} =")
        messages[message] += f"\n    .{attribute} = {quoted(text)}" if attribute else f" {quoted(text)}"
    return "\n".join(messages.values()) + "\n"
