"""Whole games, event by event, agree with second books that know the digest and nothing of the engine."""

from __future__ import annotations

import ast
import copy
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parvis.core.luck import Luck
from parvis.core.records import Record
from tests.games.architects.second_books import Books, BooksError
from tests.games.architects.second_scorer import Json
from tests.games.architects.test_owner_data import eager, rich
from tests.games.architects.test_second_scorer import SETUPS, TEXTS, Options, game

Play = tuple[int, str, list[Json], Json]
"""Who played what, what a spectator heard of it, and the table after it."""


def facts(plenty: bool) -> Json:
    return {name: tomllib.loads(text) for name, text in (rich(TEXTS) if plenty else TEXTS).items()}


def played(plenty: bool, seats: int, seed: str, options: Options) -> list[Play]:
    """A whole game, from the first turn on; asides now and then."""
    record = Record.of(game(plenty), seats, seed, **options)
    luck = Luck.of(seed)
    plays: list[Play] = []
    heard = len(record.events(None))
    while not record.state.over:
        able = [seat for seat in range(seats) if record.state.asides(seat)]
        if able and not luck.below(40):
            seat = able[luck.below(len(able))]
            asides = record.state.asides(seat)
            action = asides[luck.below(len(asides))]
        else:
            seat, action = eager(record.state, luck)
        record.play(seat, action)
        events: list[Json] = [msgspec.to_builtins(event) for event in record.events(None, heard)]
        heard += len(events)
        plays.append((seat, record.game.notation(action), events, msgspec.to_builtins(record.view(None))))
    return plays


def audit(plays: list[Play], plenty: bool) -> Counter[str]:
    """What the books have checked, how often."""
    start = next(number for number, play in enumerate(plays) if play[3]["turn"])
    books = Books(plays[start][3], facts(plenty))
    for seat, word, events, view in plays[start + 1 :]:
        books.step(seat, word, events, view)
    if not books.over:
        raise BooksError("the game has no end")
    return books.seen


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_every_event_of_a_game_is_what_the_rules_say(seats: int, options: Options) -> None:
    """AR 3 to AR 18, AR 21: goods, virtue, debts, workers and piles of whole games, turn by turn."""
    audit(played(False, seats, f"books {seats}", options), False)
    audit(played(True, seats, f"rich books {seats}", {**options, "asymmetric": True}), True)


@pytest.mark.slow
def test_many_games_and_nothing_left_out() -> None:
    """AR 4 to AR 19, AR 21: everything that can happen does, and it is always what the books expect."""
    checked: Counter[str] = Counter()
    for seed in range(8):
        for seats, options in SETUPS:
            checked += audit(played(False, seats, f"many {seed}", options), False)
            checked += audit(played(True, seats, f"many {seed}", {**options, "asymmetric": True}), True)
    toml = facts(False)
    trades = {f"trade {entry['id']}" for entry in toml["apprentices"]["apprentice"] if "of" in entry.get("effect", {})}
    effects = {entry["effect"]["do"] for entry in toml["buildings"]["building"]}
    steps = {f"opponent {step}" for entry in toml["schemes"]["operation"] for step in entry["steps"]}
    others = {
        "swap",
        "tax ignored",
        "discard",
        "coins-laid",
        "imprison",
        "release",
        "ransom silver",
        "ransom debt",
        "pay-debt",
        "reset free",
        "reset resolve",
        "reset done",
        "market-shuffled",
        "no-reward-left",
        "beside-guildhall",
        "worker-retrieved-from",
        "scheme-blocked",
        "schemes-shuffled",
        "workers-recalled",
        "future-scheme-added",
        "cathedral-stayed",
        "end-effect",
    }
    assert not (trades | effects | steps | others) - set(checked)


# --- the books can disagree -----------------------------------------------------------------------------------------


@cache
def sample(which: int) -> list[Play]:
    """Games that are tampered with below; treat them as fixed."""
    seats, options = ((3, {}), (1, {"opponent": "helena"}))[which]
    return played(True, seats, f"sample {which}", {**options, "asymmetric": True})


def firsts(plays: list[Play]) -> dict[str, tuple[int, int]]:
    """Where each kind of event happens first after a few turns: play and event."""
    found: dict[str, tuple[int, int]] = {}
    for i, (_, _, events, view) in enumerate(plays):
        for j, event in enumerate(events):
            if view["turn"] > 4 and event["kind"] != "only-choice":
                found.setdefault(event["kind"], (i, j))
    return found


def tampered(plays: list[Play], at: tuple[int, int], event: Json | None) -> list[Play]:
    """The game with one event changed, or left out."""
    i, j = at
    seat, word, events, view = plays[i]
    changed = [*events[:j], *([event] if event else []), *events[j + 1 :]]
    return [*plays[:i], (seat, word, changed, view), *plays[i + 1 :]]


@pytest.mark.parametrize("which", [0, 1])
def test_untouched_games_pass(which: int) -> None:
    """AR 3: so that what follows fails for its reason only."""
    assert audit(sample(which), True)


@pytest.mark.parametrize("which", [0, 1])
def test_a_changed_number_is_noticed(which: int) -> None:
    """AR 4 to AR 13: one more or one fewer, in the first event of each kind that has a number."""
    plays = sample(which)
    tried = 0
    for kind, at in firsts(plays).items():
        event = plays[at[0]][2][at[1]]
        for name, value in event["args"].items():
            if isinstance(value, int) and kind not in ("turn-begins", "schemes-shuffled", "future-scheme-added"):
                for wrong in (value + 1, value - 1):
                    tried += 1
                    with pytest.raises((BooksError, ValueError, IndexError)):
                        audit(tampered(plays, at, {**event, "args": {**event["args"], name: wrong}}), True)
    assert tried > 20


@pytest.mark.parametrize("which", [0, 1])
def test_a_missing_event_is_noticed(which: int) -> None:
    """AR 3 to AR 18: the first event of each kind left out."""
    plays = sample(which)
    quiet = ("schemes-shuffled", "future-scheme-added")
    for kind, at in firsts(plays).items():
        if kind not in quiet:
            with pytest.raises((BooksError, KeyError, IndexError, ValueError)):
                audit(tampered(plays, at, None), True)


@pytest.mark.parametrize("which", [0, 1])
def test_another_party_is_noticed(which: int) -> None:
    """AR 3: what happened to one happened to the next."""
    plays = sample(which)
    parties = len(plays[0][3]["players"])
    for kind, at in firsts(plays).items():
        event = plays[at[0]][2][at[1]]
        if event["party"] >= 0 and kind not in ("future-scheme-added",):
            with pytest.raises((BooksError, KeyError, IndexError, ValueError)):
                audit(tampered(plays, at, {**event, "party": (event["party"] + 1) % parties}), True)


@pytest.mark.parametrize("name", ["virtue", "unpaid_debts", "paid_debts", "at_home", "prisoners", "hand_size", "level"])
def test_a_changed_view_is_noticed(name: str) -> None:
    """AR 1: the books of every party against the view."""
    plays = sample(0)
    for party in range(3):
        seat, word, events, view = plays[-1]
        wrong: Any = copy.deepcopy(view)
        wrong["players"][party][name] += 1
        with pytest.raises(BooksError):
            audit([*plays[:-1], (seat, word, events, wrong)], True)


def test_the_second_books_know_nothing_of_the_engine() -> None:
    """AR 18: two books are worth two only while neither asks the other."""
    source = Path(__file__).with_name("second_books.py").read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
    own = {"tests.games.architects.second_scorer"}
    assert {name.split(".")[0] for name in names - own} <= sys.stdlib_module_names
