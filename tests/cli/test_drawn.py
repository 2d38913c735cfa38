"""The drawn table on a real terminal: whole games, resizing, coming back, wrong input, French, no colour."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from tests.cli.runner import parvis
from tests.cli.screen import Screen

GAME = "notre-dame"
QUICK = ("--bots", "random", "--seed", "3")
ALONE = ("play", GAME, *QUICK, "--names", "Ada,Bo,Cy", "--people", "1", "--first", "0")
CHOICE = "Ada, your choice:"
COLOUR = re.compile(rb"\x1b\[(?:\d+;)*(?:3[0-7]|4[0-7]|9[0-7])(?:;\d+)*m")


@contextmanager
def screen(*args: str, folder: Path, columns: int = 80, rows: int = 24, **environment: str) -> Iterator[Screen]:
    there = Screen(*args, folder=folder, columns=columns, rows=rows, **environment)
    try:
        yield there
    finally:
        there.close()


def enter(there: Screen, text: str = "") -> None:
    """Press Enter, and wait until the screen has changed and asks for more."""
    before = there.lines
    there.child.send(text + "\r")
    there.until(lambda: there.lines != before and there.asks)


def play_on(there: Screen, last: str, most: int = 400) -> None:
    """Give the first answer to everything until something stands on the screen."""
    for _ in range(most):
        enter(there, "1")
        if last in there.text:
            return
    raise AssertionError(there.text)


@pytest.mark.parametrize(("seats", "columns", "rows", "lang"), [("2", 80, 24, "fr"), ("5", 100, 35, "en")])
def test_a_whole_game(seats: str, columns: int, rows: int, lang: str, saves: Path) -> None:
    args = ("play", GAME, *QUICK, "--seats", seats, "--no-pause", "--lang", lang)
    with screen(*args, folder=saves, columns=columns, rows=rows) as there:
        there.until({"en": "your choice:", "fr": "votre choix :"}[lang])
        play_on(there, {"en": "The final score", "fr": "Le décompte final"}[lang])
        assert {"en": "If prestige is level", "fr": "Pour départager"}[lang] in there.text
        there.child.send("quit\r")
        assert there.leave() == 0
        assert {"en": "The final score:", "fr": "Le décompte final :"}[lang] in there.raw.decode().split("\x1b[?1049l")[
            1
        ]
    assert parvis("replay", f"{GAME}-1", "--verify").exit_code == 0


@pytest.mark.parametrize(
    ("how", "columns", "rows", "lang"),
    [
        (("--seats", "5", "--asymmetric"), 100, 35, "en"),
        (("--seats", "3"), 80, 24, "fr"),
        (("--opponent", "helena"), 80, 24, "en"),
    ],
)
def test_a_whole_game_of_architects(how: tuple[str, ...], columns: int, rows: int, lang: str, saves: Path) -> None:
    args = ("play", "architects", *QUICK, *how, "--max-turns", "30", "--no-pause", "--lang", lang)
    with screen(*args, folder=saves, columns=columns, rows=rows) as there:
        there.until({"en": "your choice:", "fr": "votre choix :"}[lang])
        play_on(there, {"en": "The final score", "fr": "Le décompte final"}[lang])
        assert {"en": "Cathedral", "fr": "Cathédrale"}[lang] in there.text
        there.child.send("quit\r")
        assert there.leave() == 0
    assert parvis("replay", "architects-1", "--verify").exit_code == 0


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 35)])
def test_everything_is_there_at_a_glance(columns: int, rows: int, saves: Path) -> None:
    with screen(*ALONE, folder=saves, columns=columns, rows=rows) as there:
        there.until(CHOICE)
        for words in ("Round 1 of 9", "▲ You", "○ Bo", "■ Cy", "Carriage house", "For hire", "Which card do you keep?"):
            assert words in there.text
        assert sum(line.lstrip().startswith(("1  ", "2  ", "3  ")) for line in there.lines) == 3
        assert "›" in there.text
        assert there.lines[-1].strip() == f"▲ {CHOICE}"


def question_line(there: Screen) -> int:
    return next(at for at, line in enumerate(there.lines) if "Which card" in line or "Which of these" in line)


def test_the_question_stands_always_in_the_same_place(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        place = question_line(there)
        there.type("1", "Which of these cards")
        assert question_line(there) == place
        there.type("1", "Which card do you play first?")
        assert question_line(there) == place


def test_resizing_draws_anew(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        assert "inner left" not in there.text
        there.resize(100, 35)
        there.until(lambda: "inner left" in there.text and CHOICE in there.lines[-1])
        there.resize(50, 12)
        there.until("The table needs 60 columns and 20 rows; here are 50 and 12.")
        there.resize(80, 24)
        there.until(lambda: "Which card do you keep?" in there.text and CHOICE in there.lines[-1])
        there.type("1", "Which of these cards")


def test_interrupting_and_coming_back(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        there.type("1", "Which of these cards")
        there.child.send("\x03")
        assert there.leave() == 130
        assert f"To take it up again: parvis play --resume {GAME}-1".encode() in there.raw
    assert f"{GAME}-1: Notre Dame, Ada, Bo, Cy. Waiting for Ada." in parvis("play", "--resume").stdout
    with screen("play", "--resume", f"{GAME}-1", folder=saves) as there:
        assert "Which of these cards" in there.until(CHOICE)


def test_a_killed_terminal_loses_nothing(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        there.type("1", "Which of these cards")
        there.child.kill(signal.SIGHUP)
        there.child.wait()
    assert "\n0 person keep " in (saves / f"{GAME}-1.parvis").read_text(encoding="utf-8")


def test_the_end_of_input_and_quit_leave(saves: Path) -> None:
    for key in ("\x04", "quit\r"):
        with screen(*ALONE, folder=saves) as there:
            there.until(CHOICE)
            there.child.send(key)
            assert there.leave() == 0
            assert b"To take it up again" in there.raw


def asked_again(there: Screen, said: str) -> bool:
    """Whether something has been said to what was typed, and the first question of the game stands as before."""
    return said in there.text and "Which card do you keep?" in there.text and there.lines[-1].endswith(CHOICE)


def test_wrong_input_of_every_kind_is_answered_and_changes_nothing(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        for typed, said in (
            ("dance", "I do not understand: dance."),
            ("99", "There is no choice 99; there are 3."),
            ("0", "There is no choice 0"),
            ("keep", "This could mean several things: Keep"),
            ("hire monk", "Not possible: This does not answer the question that is open now."),
            ("? 1", "This is possible: Keep"),
            ("? play bank", "Not possible: This does not answer"),
            ("preview", "Say which choice"),
            ("preview 1", "Ada has chosen: Keep"),
            ("undo", "You have nothing to take back."),
            ("redo", "There is nothing to play again."),
            ("restart", "You have nothing to take back."),
            ("board zzz", "There is no such player: zzz."),
            ("rules zzz", "There is no such section: zzz."),
            ("help zzz", "I know no word like this: zzz."),
            ("\x1b[200~z\x1b[2J\x07\x1b[201~", "I do not understand: z"),
            ("x" * 300, "I do not understand: xxxx"),
        ):
            there.type(typed, partial(asked_again, there, said))
    assert "\n0 person" not in (saves / f"{GAME}-1.parvis").read_text(encoding="utf-8")


def test_pages_are_read_and_left(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        for typed, said in (
            ("help", "What you can type"),
            ("help monk", "Monk: Take 2 markers from the general supply"),
            ("help plague", "The rules say, in ND 7"),
            ("board", "Edition 2017"),
            ("board Bo", "Bo (yellow), borough 2"),
            ("players", "Cy (green): 4 markers in supply"),
            ("piles", "Brown persons still to come"),
            ("hand", "To choose from:"),
            ("log", "Round 1 begins"),
            ("rules 7", "ND 7. Plague"),
        ):
            there.type(typed, said)
            assert "Which card do you keep?" not in there.text
            while "go back to the table" not in there.text:
                enter(there)
            there.type("", "Which card do you keep?")


def test_the_log_says_what_is_new_since_the_last_turn(saves: Path) -> None:
    with screen(*ALONE, "--no-pause", folder=saves, columns=100, rows=90) as there:
        there.until(CHOICE)
        play_on(there, "Round 2 of 9")
        there.type("log", "Since your last turn:")
        log = there.text
        assert log.index("Round 1 begins") < log.index("Since your last turn:") < log.index("Round 2 begins")


def test_answers_are_completed_from_notation_labels_and_commands(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        there.child.send("keep ")
        there.until(lambda: sum("keep " in line and "Keep " in line for line in there.lines) >= 3)
        there.child.send("\x15pla")
        there.until(lambda: any(re.search(r"\bplayers\b", line) for line in there.lines))
        there.child.send("\t\r")
        there.until("markers in supply")


def test_an_answer_can_be_taken_back_and_given_again(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        there.type("1", "Which of these cards")
        there.type("1", "Which card do you play first?")
        there.type("1", lambda: "Which card do you play first?" not in there.text)
        there.type("undo", "Which card do you play first?")
        there.type("redo", lambda: "Which card do you play first?" not in there.text)
        there.type("restart", "Which card do you play first?")


def test_people_at_one_terminal_do_not_see_each_others_cards(saves: Path) -> None:
    args = ("play", GAME, *QUICK, "--names", "Ada,Bo", "--people", "2", "--seats", "2", "--first", "0")
    with screen(*args, folder=saves) as there:
        there.until("Ada, press Enter when nobody else is looking:")
        assert "Which card" not in there.text
        there.type("", CHOICE)
        hers = [line for line in there.lines if re.match(r"\s+\d  \w", line)]
        there.type("1", "Press Enter to go on")
        there.type("", "Bo, press Enter when nobody else is looking:")
        assert "The cards of the others are put away." in there.text
        assert not [line for line in there.lines if line in hers or "Which card" in line or "chosen" in line]
        there.child.send("\x1b[A")
        there.look(0.3)
        assert there.lines[-1].endswith("looking:")
        there.type("", "Bo, your choice:")
        assert "Ada has chosen: " not in there.text
        there.child.send("\x1b[A")
        there.look(0.3)
        assert there.lines[-1].endswith("Bo, your choice:")
        there.type("log", "Round 1 begins")
        assert "Ada draws:" not in there.text


def test_colours_are_the_sixteen_of_the_terminal_and_can_be_done_without(saves: Path) -> None:
    with screen(*ALONE, folder=saves) as there:
        there.until(CHOICE)
        assert COLOUR.search(there.raw)
        assert not re.search(rb"\x1b\[(?:\d+;)*[34]8;", there.raw)
    with screen(*ALONE, folder=saves, NO_COLOR="1") as there:
        there.until(CHOICE)
        assert "○ Bo" in there.text
        assert not COLOUR.search(there.raw)


@pytest.mark.parametrize(
    "environment", [{"TERM": "dumb"}, {"TERM": ""}, {"PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}]
)
def test_the_plain_table_where_nothing_can_be_drawn(environment: dict[str, str], saves: Path) -> None:
    with screen(*ALONE, folder=saves, columns=80, rows=24, **environment) as there:
        there.until(CHOICE)
        assert b"\x1b[?1049h" not in there.raw
        assert "For hire this round, with their rats:" in there.text


def test_the_plain_table_on_request(saves: Path) -> None:
    with screen(*ALONE, "--plain", folder=saves) as there:
        there.until(CHOICE)
        assert b"\x1b[?1049h" not in there.raw
