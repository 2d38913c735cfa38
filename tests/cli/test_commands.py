"""Everything that is not playing: help, version, replay, rules, data, schema."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import parvis as front_door
from tests.cli.runner import parvis

GAME = "notre-dame"


def test_the_version_is_that_of_the_project() -> None:
    project = Path(__file__).resolve().parents[2] / "pyproject.toml"
    assert f'version = "{front_door.__version__}"' in project.read_text(encoding="utf-8")
    assert parvis("--version").stdout == f"parvis {front_door.__version__} ({front_door.FORM})\n"


@pytest.mark.parametrize("words", ["", "play", "sim", "replay", "rules", "schema", "data", "data check", "data path"])
def test_help_everywhere(words: str) -> None:
    result = parvis(*words.split(), "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Usage: {f'parvis {words}'.strip()}")
    assert parvis(*words.split(), "-h").stdout == result.stdout


@pytest.mark.parametrize("words", ["", "data"])
def test_a_command_that_holds_others_shows_them(words: str) -> None:
    result = parvis(*words.split())
    assert result.exit_code == 0
    assert "Commands:" in result.stdout


@pytest.mark.parametrize("command", ["play", "sim"])
def test_each_option_of_each_game_has_a_flag_or_a_name(command: str) -> None:
    said = parvis(command, "--help").stdout
    for game_id in front_door.games():
        for option in front_door.game(game_id).options:
            assert f"--{option.name}" in said


@pytest.fixture
def finished() -> str:
    parvis("play", GAME, "--people", "0", "--bots", "random", "--seats", "2", "--seed", "4")
    return f"{GAME}-1"


def test_a_replay_tells_the_game(finished: str) -> None:
    told = parvis("replay", finished).stdout
    assert "The game ends." in told
    assert " draws: " not in told
    assert "Aude draws: " in parvis("replay", finished, "--seat", "0").stdout
    assert "Le décompte final :" in parvis("replay", finished, "--lang", "fr").stdout


def test_a_replay_step_by_step_can_be_left(finished: str) -> None:
    told = parvis("replay", finished, "--step", typed=["", "", "", "quit"]).stdout
    assert "1. Aude (random): …" in told
    assert "4. " not in told
    own = parvis("replay", finished, "--step", "--seat", "0", typed=["", "quit"]).stdout
    assert "1. Aude (random): keep " in own


def test_verifying_says_how_it_ended(finished: str) -> None:
    said = parvis("replay", finished, "--verify").stdout
    assert "This record replays: " in said
    assert "1. " in said


def test_an_unfinished_game_can_be_replayed_by_spectators_only() -> None:
    parvis("play", GAME, typed=["1", "1"])
    assert "before the end of the game" in parvis("replay", f"{GAME}-1").stdout
    result = parvis("replay", f"{GAME}-1", "--seat", "0")
    assert result.exit_code == 2
    assert "this game is not over" in result.stderr


def test_rules_by_section() -> None:
    listing = parvis("rules", GAME).stdout
    assert "  7: Plague" in listing
    assert parvis("rules", GAME, "7").stdout.startswith("ND 7. Plague")
    assert parvis("rules", GAME, "ND", "r-back").stdout.startswith("ND R-BACK")
    whole = parvis("rules", GAME, "--all").stdout
    assert len(whole) > 10_000
    assert "**" not in whole


def test_data_that_is_right() -> None:
    checked = parvis("data", "check").stdout
    assert front_door.game(GAME).fingerprint in checked
    assert "The data can be played." in checked
    assert (Path(parvis("data", "path", GAME).stdout.strip()) / "board.toml").is_file()


def test_the_schema_names_every_part_and_resolves() -> None:
    schema = json.loads(parvis("schema", GAME).stdout)
    assert set(schema["properties"]) == {"view", "prompt", "event", "preview", "score-sheet", "standing", "option"}
    text = msgspec.json.encode(schema).decode()
    for name in {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}:
        assert name in schema["$defs"]
    view = front_door.game(GAME).view_type
    assert set(schema["$defs"][view.__name__]["properties"]) == set(view.__struct_fields__)
