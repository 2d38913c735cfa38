"""The pseudo-locale: every word a player reads comes from the Fluent files.

In it each message stands between ⟦ and ⟧, so whatever is written elsewhere stands outside. That alone would let words
through that are handed to a message as an argument; so each marked text is also matched with the messages there are,
in which an argument may only be another message, a number, or what is never translated: names, notation, files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import parvis as front_door
from parvis.core.luck import Luck
from parvis.games import shelf
from tests.cli.runner import parvis

GAME = "notre-dame"
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
TYPED = ["zzz", "play qqq", "keep"]
DONE = "\x01"


def sources(game_id: str) -> list[str]:
    folder = files("parvis")
    shared = (folder / "games" / "text" / "en.ftl").read_text(encoding="utf-8")
    shell = (folder / "cli" / "text" / "en.ftl").read_text(encoding="utf-8")
    return [shared, shell, shelf.ftl_text(game_id, "en")]


def argument(game_id: str) -> str:
    """What an argument of a message may be: a regular expression."""
    fixed = [*front_door.game(game_id).actions.notations, *NAMES, *TYPED]
    words = "|".join(re.escape(word) for word in sorted(fixed, key=len, reverse=True))
    more = r"(?:ND|AR) [A-Z0-9-]+|[\w/.-]+\.parvis|(?:notre-dame|architects)-\d+|…"
    more += r"|parvis play --resume (?:notre-dame|architects)-\d+"
    one = rf"(?:{DONE}|-?\d+|{words}|{more})"
    return rf"(?:{one}(?:[ .,;]+{one}|{DONE})*|)"


class Patterns:
    """All messages of a game and of the shell, as regular expressions."""

    def __init__(self, game_id: str) -> None:
        self.argument = argument(game_id)
        self.terms: dict[str, Any] = {}
        self.patterns: list[re.Pattern[str]] = []
        self.known: dict[str, bool] = {}
        entries = [entry for text in sources(game_id) for entry in FluentParser().parse(text).body]
        for entry in entries:
            if isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry.value
        for entry in entries:
            if isinstance(entry, ast.Message):
                for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                    if pattern is not None:
                        self.patterns.append(re.compile(self.expression(pattern).strip()))

    def expression(self, pattern: Any) -> str:
        return "".join(self.element(element) for element in pattern.elements)

    def element(self, element: Any) -> str:
        if isinstance(element, ast.TextElement):
            return r"\s+".join(re.escape(part) for part in re.split(r"\s+", element.value))
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            return f"(?:{'|'.join(self.expression(variant.value) for variant in inside.variants)})"
        if isinstance(inside, ast.StringLiteral):
            return r"\s*" if not inside.value.strip() else r"\s*".join(map(re.escape, inside.value.split()))
        if isinstance(inside, ast.TermReference):
            return self.expression(self.terms[inside.id.name])
        assert isinstance(inside, (ast.VariableReference, ast.MessageReference))
        return self.argument

    def match(self, text: str) -> bool:
        text = text.strip()
        if text not in self.known:
            self.known[text] = any(pattern.fullmatch(text) for pattern in self.patterns)
        return self.known[text]


@cache
def patterns(game_id: str) -> Patterns:
    return Patterns(game_id)


def strangers(text: str, game_id: str) -> list[str]:
    """Words on the screen that come from no message."""
    known = patterns(game_id)
    found: list[str] = []

    def take(match: re.Match[str]) -> str:
        if not known.match(match[1]):
            found.append(match[1])
        return DONE

    text = re.sub(r"\s+", " ", text)
    while "⟦" in text:
        after = re.sub("⟦([^⟦⟧]*)⟧", take, text)
        if after == text:
            break
        text = after
    outside = re.sub(known.argument, "", text)
    return found + re.findall(r".{0,20}(?:[^\W\d_]|[⟦⟧]).{0,20}", outside)


EVERYTHING = ("--expansions", "new-persons-1,new-persons-2")


def whole_game(
    seats: int, people: int, typed: Iterable[str], game_id: str = GAME, how: Iterable[str] = EVERYTHING
) -> str:
    result = parvis(
        *("play", game_id, "--lang", "pseudo", "--seats", str(seats), "--people", str(people), "--seed", "12"),
        *("--names", ",".join(NAMES[:seats]), "--bots", "random", *how),
        typed=typed,
    )
    assert result.exit_code == 0
    return result.stdout


EVERY_COMMAND = [
    *("help", "board", "board Bo", "board zzz", "players", "hand", "log", "log all", "? 1", "? play bank", "?"),
    *("preview", "preview 1", "undo", "redo", "restart", "save", "save nowhere/mine.parvis", "rules zzz"),
    *("zzz", "keep", "99", "play qqq", ""),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (5, 1), (3, 2), (4, 0)])
def test_a_whole_game_has_no_word_from_elsewhere(seats: int, people: int) -> None:
    typed = ["1", *EVERY_COMMAND] * 3 + ["2", "1"] * 1500
    said = whole_game(seats, people, typed)
    assert len(said) > 20_000
    assert strangers(said, GAME) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "people", "how"),
    [(5, 1, ("--asymmetric",)), (1, 1, ("--opponent", "helena")), (2, 2, ("--opponent", "constantine")), (4, 0, ())],
)
def test_a_whole_game_of_architects_has_no_word_from_elsewhere(seats: int, people: int, how: tuple[str, ...]) -> None:
    luck = Luck.of("pseudo")
    own = [each for each in EVERY_COMMAND if "play" not in each]
    commands = ["piles", "? place forest", "? hire miner", *own]
    typed = ["1", *commands] * 3 + [str(1 + luck.below(20)) for _ in range(600)] + commands
    said = whole_game(seats, people, typed, "architects", (*how, "--max-turns", "120"))
    assert len(said) > 10_000
    assert strangers(said, "architects") == []


def test_setting_up_has_no_word_from_elsewhere() -> None:
    typed = [
        "2",
        "c",
        "zzz",
        "3",
        "2",
        "Ada, Bo, Cy",
        "Ada, Bo",
        "zzz",
        "1, 2",
        "zzz",
        "1",
        "1",
        "zzz",
        "2",
        "1",
        "1, 2, 3",
    ]
    said = parvis("play", "--lang", "pseudo", typed=[*typed, "2", "", *["1"] * 10, "quit"]).stdout
    said = said.replace("⟦Architects of the West Kingdom⟧", "⟦Notre Dame⟧")
    assert strangers(said, GAME) == []


def test_saves_replays_and_sums_have_no_word_from_elsewhere() -> None:
    whole_game(2, 1, ["1"] * 20)
    for args in (
        ["play", "--resume"],
        ["replay", f"{GAME}-1"],
        ["replay", f"{GAME}-1", "--verify"],
        ["sim", GAME, "-n", "1", "--bots", "random"],
    ):
        said = parvis(*args, "--lang", "pseudo").stdout.replace("random", "")
        assert said
        assert strangers(said, GAME) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("⟦The game is over.⟧", []),
        ("1. ⟦Hire the ⟦Monk⟧⟧ (hire monk).", []),
        ("The game is over.", ["The game is over."]),
        ("⟦The game is over.⟧ Hooray", [" Hooray"]),
        ("⟦The game is quite over.⟧", ["The game is quite over."]),
        ("⟦Hire the Monk⟧", ["Hire the Monk"]),
        ("⟦Ada takes 2 coins.⟧", []),
        ("⟦Somebody takes 2 coins.⟧", ["Somebody takes 2 coins."]),
    ],
)
def test_would_find(text: str, found: list[str]) -> None:
    assert [each.strip(f"{DONE} ") for each in strangers(text, GAME)] == [each.strip() for each in found]
