"""On a real terminal: whole games, interruption, the end of input, and a kill in the middle."""

from __future__ import annotations

import signal
from pathlib import Path

import pexpect
import pytest

from tests.cli.runner import parvis, terminal

GAME = "notre-dame"


def leave(child: pexpect.spawn[str], key: str) -> str:
    """Press a key until the command ends (a key pressed just before the terminal listens is lost); what it said."""
    for _ in range(10):
        child.send(key)
        if child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=3) == 0:
            break
    child.close()
    return child.before or ""


def play_to_the_end(child: pexpect.spawn[str], questions: list[str], last: str) -> str:
    """Answer whatever is asked with 1 until the game is over; gives all that was on the screen."""
    screen = ""
    while True:
        found = child.expect([*questions, pexpect.EOF])
        screen += (child.before or "") + (child.after if isinstance(child.after, str) else "")
        if found == len(questions):
            child.close()
            assert child.exitstatus == 0
            assert last in screen
            return screen
        child.sendline("1")


@pytest.mark.parametrize(
    ("seats", "lang", "questions", "last"),
    [
        ("2", "en", ["your choice: ", "take this back: "], "The final score:"),
        ("5", "en", ["your choice: ", "take this back: "], "The final score:"),
        ("2", "fr", ["votre choix : ", "reprendre ce coup : "], "Le décompte final :"),
    ],
)
def test_a_whole_game(seats: str, lang: str, questions: list[str], last: str, saves: Path) -> None:
    child = terminal("play", GAME, "--seats", seats, "--lang", lang, "--bots", "random", folder=saves)
    screen = play_to_the_end(child, questions, last)
    assert "\x1b" not in screen
    assert parvis("replay", f"{GAME}-1", "--verify").exit_code == 0


def test_enter_alone_leads_from_nothing_to_a_game(saves: Path) -> None:
    child = terminal("play", folder=saves)
    child.expect("Enter alone: Architects of the West Kingdom")
    child.sendline("")
    child.expect("Press Enter to begin at once")
    child.sendline("")
    child.expect("your choice: ")
    child.sendline("1")
    child.expect("your choice: ")
    child.close(force=True)


def test_interrupting_keeps_the_game(saves: Path) -> None:
    child = terminal("play", GAME, folder=saves)
    child.expect("your choice: ")
    child.sendline("1")
    child.expect("your choice: ")
    assert f"To take it up again: parvis play --resume {GAME}-1" in leave(child, "\x03")
    assert child.exitstatus == 130
    assert "Waiting for Player 1" in parvis("play", "--resume").stdout


def test_the_end_of_input_keeps_the_game(saves: Path) -> None:
    child = terminal("play", GAME, folder=saves)
    child.expect("your choice: ")
    assert f"To take it up again: parvis play --resume {GAME}-1" in leave(child, "\x04")
    assert child.exitstatus == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_before_a_game_begins(key: str, saves: Path) -> None:
    child = terminal("play", folder=saves)
    child.expect("Enter alone: ")
    leave(child, key)
    assert child.exitstatus == (130 if key == "\x03" else 0)
    assert not saves.exists()


def test_a_kill_loses_nothing(saves: Path) -> None:
    child = terminal("play", GAME, "--seed", "5", folder=saves)
    for _ in range(6):
        child.expect(["your choice: ", "take this back: "])
        child.sendline("1")
    child.expect(["your choice: ", "take this back: "])
    child.kill(signal.SIGKILL)
    child.close(force=True)
    kept = (saves / f"{GAME}-1.parvis").read_text(encoding="utf-8")
    assert kept.count("\n0 person ") >= 4
    child = terminal("play", "--resume", f"{GAME}-1", folder=saves)
    play_to_the_end(child, ["your choice: ", "take this back: "], "The final score:")
    assert (saves / f"{GAME}-1.parvis").read_text(encoding="utf-8").count("\n0 person ") > 30
    assert [path.name for path in saves.iterdir()] == [f"{GAME}-1.parvis"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_turn_of_the_plain_table_fits_the_screen(lang: str, saves: Path) -> None:
    child = terminal("play", GAME, "--seats", "5", "--seed", "5", "--lang", lang, folder=saves)
    child.expect(["your choice: ", "votre choix : "])
    turn = (child.before or "").split("\r\n\r\n", 1)[1]
    assert turn.count("\n") + 1 <= 24
    assert {"en": "Which card do you keep?", "fr": "Quelle carte gardez-vous"}[lang] in turn
    child.close(force=True)
