"""Mistakes on the command line: one line on the standard error, exit code 2, nothing else, nothing overwritten."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import parvis as front_door
from parvis.core.records import FORMAT
from parvis.games import shelf
from tests.cli.runner import one_line, parvis

GAME = "notre-dame"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("play chess", 'no game "chess"'),
        (f"play {GAME[:-1]}", f'is "{GAME}" meant'),
        ("sim chess", 'no game "chess"'),
        ("rules chess", 'no game "chess"'),
        ("schema chess", 'no game "chess"'),
        ("data check chess", 'no game "chess"'),
        ("data path chess", 'no game "chess"'),
        (f"play {GAME} --seats 1", "2 to 5 seats, not 1"),
        (f"play {GAME} --seats 6", "2 to 5 seats, not 6"),
        (f"play {GAME} --seats many", "'many' is not a valid int"),
        (f"play {GAME} --seats 3 --people 4", "0 to 3 can be people, not 4"),
        (f"play {GAME} --people -1", "0 to 3 can be people, not -1"),
        (f"play {GAME} --names A,A", "a name of its own"),
        (f"play {GAME} --names A,B,C,D --seats 3", "these are 4 names"),
        (f"play {GAME} --bots greedi", "is 'greedy' meant"),
        (f"sim {GAME} --bots greedi", "is 'greedy' meant"),
        (f"sim {GAME} --games 0", "'--games'"),
        (f"sim {GAME} --seats 9", "2 to 5 seats, not 9"),
        (f"play {GAME} --edition 2016", "option 'edition' cannot be '2016'"),
        (f"play {GAME} --edition 2007 --expansions new-persons-2", "edition 2007 does not have 'new-persons-2'"),
        (f"play {GAME} --expansions weather", "cannot hold 'weather'"),
        (f"play {GAME} --expansions new-persons-1,new-persons-1", "something twice"),
        (f"play {GAME} --first 3", "a seat from 0 to 2, not 3"),
        (f"play {GAME} --first Ada", "a seat, counted from 0, not 'Ada'"),
        (f"play {GAME} --colours red", "one for each seat, not 1"),
        (f"play {GAME} --option edition", "--option needs NAME=VALUE, not 'edition'"),
        (f"play {GAME} --option weather=wet", "no option 'weather'"),
        (f"play {GAME} --option open-prestige=perhaps", "yes or no, not 'perhaps'"),
        (f"play {GAME} --lang de", "no language 'de'; choose one of: en, fr"),
        (f"play {GAME} --position nowhere.toml", "nowhere.toml: cannot be read"),
        (f"play {GAME} --data nowhere", "nowhere: no such folder"),
        ("play --resume nothing", "no saved game 'nothing'"),
        ("replay nothing", "no saved game 'nothing'"),
        (f"rules {GAME} R-BAC", "ND R-BACK"),
        ("dance", "No such command 'dance'"),
        ("play --dance", "No such option: --dance"),
        ("sim", "Missing argument 'GAME'"),
    ],
)
def test_a_mistake_is_told_in_one_line(args: str, says: str, saves: Path) -> None:
    assert says in one_line(parvis(*args.split()))
    assert not saves.exists()


@pytest.fixture
def saved(saves: Path) -> Path:
    """A game that was left after a few answers."""
    assert parvis("play", GAME, "--seed", "1", "--no-pause", typed=["1"] * 5).exit_code == 0
    return saves / f"{GAME}-1.parvis"


def sealed(text: str) -> str:
    """A record with its checksum made to fit, as somebody would who tampers with care."""
    from parvis.core import records

    lines = text.splitlines()[:-1]
    return records._closed(lines, sum(line.split(" ")[0].isdigit() for line in lines))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace("0 person ", "1 person ", 1), "checksum"),
        (lambda text: text.replace(f"parvis-record {FORMAT}", f"parvis-record {FORMAT + 1}"), "update Parvis"),
        (lambda text: "", "no Parvis record"),
        (lambda text: "\x00" * 100, "no Parvis record"),
        (lambda text: text.replace(f"game {GAME}", "game chess"), 'no game "chess"|checksum'),
        (lambda text: sealed(text.replace(f"game {GAME}", "game chess")), 'no game "chess"'),
        (lambda text: sealed(text.replace("tables ", "tables 0")), "other printed facts"),
        (lambda text: sealed(text.replace("seats 3", "seats 9")), "seats"),
        (lambda text: sealed(text.replace("seed ", "seed x")), "head of this record"),
        (lambda text: sealed(text.replace("0 person keep", "0 person dance", 1)), "does not play"),
        (lambda text: sealed(text.replace("0 person keep", "7 person keep", 1)), "does not play"),
        (lambda text: sealed(text.replace('"edition"', "edition").replace("option edition", "option weather")), ""),
        (lambda text: sealed(text.replace("about chairs [", "about chairs [[")), ""),
        (lambda text: sealed(text.replace('"greedy"', '"oracle"')), "the bot 'oracle'"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_a_record_that_is_not_right_is_refused_and_left_alone(
    change: object, says: str, command: list[str], saved: Path
) -> None:
    damaged = change(saved.read_text(encoding="utf-8"))  # type: ignore[operator]
    saved.write_text(damaged, encoding="utf-8")
    line = one_line(parvis(*command, saved.name.removesuffix(".parvis"), typed=["1"] * 5))
    assert any(part in line for part in says.split("|")), line
    assert saved.read_text(encoding="utf-8") == damaged


def test_a_record_that_is_no_text_is_refused(saved: Path) -> None:
    saved.write_bytes(b"\xff\xfe\x00")
    assert "no text" in one_line(parvis("play", "--resume", saved.name))
    assert saved.read_bytes() == b"\xff\xfe\x00"


def test_a_damaged_game_is_listed_and_the_next_one_gets_another_file(saved: Path) -> None:
    saved.write_text("nonsense", encoding="utf-8")
    listing = parvis("play", "--resume")
    assert listing.exit_code == 0
    assert f"{GAME}-1: cannot be read." in listing.stdout
    parvis("play", GAME, typed=["1"])
    assert saved.read_text(encoding="utf-8") == "nonsense"
    assert (saved.parent / f"{GAME}-2.parvis").exists()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An owner's copy of the data files."""
    packaged = Path(parvis("data", "path", GAME).stdout.strip())
    shutil.copytree(packaged, tmp_path / "mine" / GAME)
    return tmp_path / "mine"


def test_a_copy_of_the_data_plays_like_the_packaged_one(data: Path) -> None:
    game = front_door.game(GAME)
    checked = parvis("data", "check", GAME, "--data", str(data))
    assert checked.exit_code == 0
    assert game.fingerprint in checked.stdout
    assert parvis("play", GAME, "--data", str(data), typed=["1"]).exit_code == 0


@pytest.mark.parametrize("command", [["play"], ["sim"], ["data", "check"]])
def test_broken_data_names_the_file_and_line(command: list[str], data: Path, saves: Path) -> None:
    name = sorted(shelf.data_texts(GAME))[0]
    path = data / GAME / f"{name}.toml"
    path.write_text(path.read_text(encoding="utf-8") + "\n[broken\n", encoding="utf-8")
    line = one_line(parvis(*command, GAME, "--data", str(data)))
    assert f"{name}.toml, line" in line
    assert not saves.exists()


def test_a_file_the_game_does_not_read_is_named(data: Path) -> None:
    (data / GAME / "weather.toml").touch()
    assert "weather.toml: no file of this game" in one_line(parvis("data", "check", GAME, "--data", str(data)))


def test_a_game_kept_under_other_data_says_so(data: Path, saved: Path) -> None:
    path = data / GAME / "components.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("coins = 3", "coins = 4"), encoding="utf-8")
    assert "other printed facts" in one_line(parvis("play", "--resume", saved.name, "--data", str(data)))


def test_a_position_that_cannot_be_is_refused(tmp_path: Path, saves: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text("seats = 3\nweather = 'wet'\n", encoding="utf-8")
    assert one_line(parvis("play", GAME, "--position", str(path)))
    path.write_bytes(b"\xff")
    assert "no text" in one_line(parvis("play", GAME, "--position", str(path)))
    assert not saves.exists()
