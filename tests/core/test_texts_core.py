"""What all games say alike is complete in both languages, and the look at texts finds what is wrong."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

import parvis
from parvis.core.wire import Option, Ref, Text
from parvis.games import shelf
from parvis.testkit.texts import NAMES, NUMBERS, Message, faults, wanted_of_core

OTHERS: dict[str, Message] = {
    **{f"seat-{seat}": {} for seat in range(5)},
    **{name: {} for name in ("none-of-them", "question-over", "note-stopped")},
    **{name: {} for name in ("undo-nothing", "undo-revealed", "undo-others-played", "redo-nothing")},
    **{f"option-{word}": {} for word in ("yes", "no", "by-luck")},
    "option-follows": {"option": NAMES},
    **{f"option-kind-{kind}": {} for kind in get_args(get_type_hints(Option)["kind"])},
}


def sources() -> dict[str, str]:
    return {lang: parvis._shared(lang) for lang in parvis.LANGUAGES}


def test_the_shared_texts_are_complete_in_every_language() -> None:
    assert faults(wanted_of_core(OTHERS), sources()) == []


def test_no_game_says_again_what_is_shared() -> None:
    shared = {line.partition(" =")[0] for line in sources()["en"].splitlines() if " =" in line}
    for game in shelf.games():
        own = {line.partition(" =")[0] for line in shelf.ftl_text(game, "en").splitlines() if not line.startswith(" ")}
        assert own & shared == set()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Ann has chosen."), ("fr", "Ann a fait son choix."), ("pseudo", "⟦Ann has chosen.⟧")]
)
def test_without_a_game_there_is_what_all_games_share(lang: str, said: str) -> None:
    assert parvis.texts(None, lang).say(Text("event-replied", {"seat": "Ann"})) == said


@pytest.mark.parametrize(("lang", "said"), [("en", "Player 2"), ("fr", "Joueur 2")])
def test_seats_without_names_have_numbers(lang: str, said: str) -> None:
    assert parvis.texts(None, lang).name(Ref("seat", "1")) == said


# --- the look itself ------------------------------------------------------------------------------------------------

GOOD = "a = { $n ->\n    [one] 1 cat\n   *[other] { $n } cats\n }\n"
NEEDED: dict[str, Message] = {"a": {"n": NUMBERS, "question": ("x", "y")}}


@pytest.mark.parametrize(
    ("en", "fr", "fault"),
    [
        (GOOD, "", "fr: a is missing"),
        (GOOD, GOOD, "fr: a says '1 cat' for 0 as for 1"),
        (GOOD + "b = c\n", "a = { $n } chats\nb = c\n", "en: b is never used"),
        (GOOD + "    .c = c\n", "a = { $n } chats\n", "en: a.c is never used"),
        ("a = { $n } { $m }\n", "a = { $n } { $m }\n", "en: a uses $m, which it does not get"),
        ("a = { $n }\n", "a = chats\n", "a uses ['n'] in en and [] in fr"),
        ("a = { $n }\na = { $n }\n", "a = { $n }\n", "en: a stands there twice"),
        ("a = { $n }\n!\n", "a = { $n }\n", "en: not Fluent: '!'"),
        ("a = { $n }, it's so\n", "a = { $n }\n", "straight quotation marks"),
        ("a = { $n }\n", "a = { $n } : chats\n", "fr: a lacks a no-break space"),
        ("a = { b }\n", "a = { b }\n", "en: a fails with {}"),
        ('a = x{""}  y\n', "a = y\n", "en: a says 'x  y' with {}"),
        (
            "a = { $question ->\n    [x] 1\n   *[other] 2\n }\n",
            "a = { $question ->\n    [x] 1\n    [y] 2\n   *[other] 3\n }\n",
            "en: a does not say what it is under y",
        ),
        (
            "a = { $question ->\n    [x] 1\n    [y] 1\n    [z] 1\n   *[other] 2\n }\n",
            "a = { $question ->\n    [x] 1\n    [y] 2\n   *[other] 3\n }\n",
            "en: a is never asked for under z",
        ),
    ],
)
def test_the_look_finds(en: str, fr: str, fault: str) -> None:
    assert any(fault in found for found in faults(NEEDED, {"en": en, "fr": fr}))


def test_the_look_lets_good_texts_pass() -> None:
    fr = "a = { $n ->\n    [one] { $n } chat\u00a0!\n   *[other] { $n } chats\u00a0!\n }\n    .old = matou\n"
    assert faults(NEEDED, {"en": GOOD, "fr": fr}, {"fr": ("old",)}) == []
