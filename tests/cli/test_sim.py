"""Simulations: what is printed depends on the arguments alone."""

from __future__ import annotations

import json

from tests.cli.runner import parvis

GAME = "notre-dame"
ARGS = ("sim", GAME, "--seats", "3", "--games", "3", "--bots", "greedy,random", "--seed", "9")


def test_twice_the_same_is_the_same() -> None:
    first, again = parvis(*ARGS), parvis(*ARGS)
    assert first.exit_code == 0
    assert first.stdout == again.stdout
    assert "games/s" in first.stderr
    assert "games/s" not in first.stdout
    assert parvis(*ARGS[:-1], "10").stdout != first.stdout


def test_json_adds_up() -> None:
    summary = json.loads(parvis(*ARGS, "--json").stdout)
    assert summary["games"] == 3
    assert sum(tally["seats"] for tally in summary["bots"]) == 9
    assert abs(sum(tally["wins"] for tally in summary["bots"]) - 3) < 1e-6
    assert summary["options"]["edition"] == "2017"


def test_options_reach_the_game() -> None:
    args = ("sim", GAME, "--games", "1", "--bots", "random", "--seats", "2", "--json")
    by_flag = json.loads(parvis(*args, "--edition", "2007", "--open-prestige").stdout)
    by_pair = json.loads(parvis(*args, "-o", "edition=2007", "-o", "open-prestige=yes").stdout)
    assert by_flag == by_pair
    assert by_flag["options"]["edition"] == "2007"
    assert by_flag["options"]["open-prestige"] is True


def test_one_bot_fills_the_smallest_table() -> None:
    assert json.loads(parvis("sim", GAME, "-n", "1", "--bots", "random", "--json").stdout)["seats"] == 2


def test_the_summary_speaks_french() -> None:
    assert "moyenne" in parvis(*ARGS[:5], "1", "--lang", "fr", "--bots", "random").stdout
