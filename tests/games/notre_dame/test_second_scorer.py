"""Whole games of Notre Dame under a second pair of eyes: `second_scorer`, written from the rules text alone."""

from __future__ import annotations

import ast
import copy
import random
import sys
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parvis.core.game import Game
from parvis.core.records import Record
from parvis.games import shelf
from parvis.games.notre_dame import load
from tests.games.notre_dame.second_scorer import Audit, AuditError, Json, audit, final_standings, winners

Play = tuple[str, list[Json], Json]

TEXTS = shelf.data_texts("notre-dame", None)
ONE = "new-persons-1"
TWO = "new-persons-2"
BOXES: list[tuple[str, list[str]]] = [
    ("2007", []),
    ("2007", [ONE]),
    ("2007-rio-grande", []),
    ("2007-rio-grande", [ONE]),
    ("2017", []),
    ("2017", [ONE]),
    ("2017", [TWO]),
    ("2017", [ONE, TWO]),
]
STYLES: dict[str, list[str]] = {
    "anything": [],
    "coins": ["keep bank", "play bank", "coin", "hire money-lender", "hire merchant", "to bank", "resolve bank"],
    "roads": ["carriage-house", "drive", "take", "repeat", "hire coachman", "hire advocate", "trusted-friend"],
    "people": ["hire", "bank", "residence", "park"],
    "cathedral": ["notre-dame", "donate", "bank", "park", "hire priest", "hire bell-ringer", "hire administrator"],
}
"""What a player of this style mostly chooses if it is offered: notations that begin or end so."""


def facts(texts: dict[str, str]) -> Json:
    return {name: tomllib.loads(text) for name, text in texts.items()}


TOML = facts(TEXTS)
GAME = load(TEXTS)


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The packaged texts with one place changed."""
    assert TEXTS[file].count(old) == 1
    return {**TEXTS, file: TEXTS[file].replace(old, new)}


def choose(rng: random.Random, style: str, question: str, offered: dict[int, str]) -> int:
    liked = [a for a, word in offered.items() if any(word.startswith(x) or word.endswith(x) for x in STYLES[style])]
    if style == "coins" and question == "hire" and not liked:
        liked = [action for action, word in offered.items() if word == "none"]
    return rng.choice(liked if liked and rng.random() < 0.8 else list(offered))


def played(game: Game, seats: int, seed: str, style: str, **options: Any) -> tuple[Record, list[Play]]:
    """A whole game, and what a spectator saw of it in JSON's types."""
    rng = random.Random(f"{seed} {style}")
    record = Record.of(game, seats, seed, **options)
    plays: list[Play] = []
    heard = 0

    def look(word: str) -> Json:
        nonlocal heard
        events = [msgspec.to_builtins(event) for event in record.events(None, heard)]
        view: Json = msgspec.to_builtins(record.view(None))
        heard += len(events)
        plays.append((word, events, view))
        return view

    view = look("")
    while not view["over"]:
        seat = rng.choice(view["asked"])
        offered = {action: game.notation(action) for action in record.state.legal(seat)}
        action = choose(rng, style, view["question"], offered)
        record.play(seat, action)
        view = look(offered[action])
    return record, plays


def agree(record: Record, plays: list[Play], toml: Json, options: Json | None = None) -> Audit:
    """Everything the game said, and its result, is what the second scorer makes of it."""
    books = audit(plays, toml, options)
    last = plays[-1][2]
    standings = [(s.party, s.place, s.score, s.shared) for s in record.state.standings()]
    mine = [(row["seat"], row["place"], row["prestige"], row["shared"]) for row in final_standings(last, toml)]
    assert books.totals() == [player["prestige"] for player in last["players"]] == record.state.scores()
    assert sorted(standings) == sorted(mine)
    assert sorted(winners(last, toml)) == sorted(s.party for s in record.state.standings() if s.place == 1)
    return books


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("edition", "expansions"), BOXES)
def test_every_number_of_a_game_is_the_second_scorers_number(edition: str, expansions: list[str], seats: int) -> None:
    """ND 3, ND 4, ND 5, ND 6, ND 7, ND 8, ND 9: prestige, coins, markers and rats of whole games, play by play."""
    for style in STYLES:
        shown = style in ("anything", "roads")
        seed = f"{edition} {expansions} {seats}"
        options: Json = {"edition": edition, "expansions": expansions, "open-prestige": shown}
        agree(*played(GAME, seats, seed, style, **options), TOML)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_options_that_differ_from_their_edition(seats: int) -> None:
    """ND 9: the switches one by one."""
    switches: list[Json] = [
        {"hotel-double-from": "3", "edition": "2007"},
        {"hotel-double-from": "4", "edition": "2017"},
        {"fool-from-notre-dame": True, "edition": "2017"},
        {"fool-from-notre-dame": False, "edition": "2007"},
        {"coin-shortage": "unlimited", "edition": "2017"},
    ]
    for options in switches:
        agree(*played(GAME, seats, f"switch {seats}", "anything", **options), TOML, options)


def few_coins(start: int, supply: int) -> dict[str, str]:
    """Texts with other numbers of coins."""
    texts = changed("components", "coins = 25", f"coins = {supply}")
    assert texts["components"].count("coins = 3\n") == 1
    return {**texts, "components": texts["components"].replace("coins = 3\n", f"coins = {start}\n")}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_that_run_out(seats: int) -> None:
    """ND R-COIN1, ND R-COIN2, ND R-COIN3, ND R-COIN4: a box with hardly more coins than the players start with."""
    texts = few_coins(2, 10)
    game, toml = load(texts, strict=False), facts(texts)
    checked: Counter[str] = Counter()
    for seed in range(6):
        checked += agree(*played(game, seats, f"short {seed}", "coins", edition="2007"), toml).seen
    assert checked["coins-taken"] > 0


def test_a_coin_nobody_has() -> None:
    """ND R-COIN4: the only coins are the receiver's own."""
    texts = few_coins(1, 5)
    game, toml = load(texts, strict=False), facts(texts)
    checked: Counter[str] = Counter()
    for seed in range(12):
        checked += agree(*played(game, 2, f"none left {seed}", "coins", edition="2017"), toml).seen
    assert checked["coins-missing"] > 0


@pytest.mark.parametrize("variant", ["border-markets", "spokes"])
def test_other_streets(variant: str) -> None:
    """ND 5, ND P-DRIVE: how far a carriage goes, with other streets."""
    texts = changed("board", 'default = "crossings"', f'default = "{variant}"')
    game, toml = load(texts, strict=False), facts(texts)
    for seats in (2, 3, 5):
        agree(*played(game, seats, "streets", "roads", edition="2017"), toml)


@pytest.mark.slow
def test_many_games_and_nothing_left_out() -> None:
    """ND 8, ND 10: everybody is hired and everything happens that can, and it is always the same number."""
    checked: Counter[str] = Counter()
    for round_ in range(3):
        for edition, expansions in BOXES:
            for seats in (2, 3, 4, 5):
                for style in STYLES:
                    seed = f"many {round_} {edition} {expansions} {seats}"
                    options: Json = {"edition": edition, "expansions": expansions, "open-prestige": round_ == 0}
                    checked += agree(*played(GAME, seats, seed, style, **options), TOML).seen
    persons = {f"hire {person['id']}" for person in TOML["persons"]["person"]}
    sectors = {f"resolve {sector}" for sector in TOML["board"]["borough"]["sectors"]}
    others = {
        "park bonus",
        "coins-taken",
        "message-taken",
        "counsellor's hire",
        "fool from Notre Dame",
        "plague with a choice",
        "plague without a marker to lose",
        "prestige-lost",
        "notre-dame-scored",
        "without-effect",
    }
    assert not (persons | sectors | others) - set(checked)


# --- the end --------------------------------------------------------------------------------------------------------


def end(*rows: tuple[int, int, int]) -> Json:
    """A last view as far as the end needs it: prestige, coins and own markers of each seat."""
    names = ("prestige", "coins", "own_supply")
    return {"players": [{"seat": i, **dict(zip(names, row, strict=True))} for i, row in enumerate(rows)]}


def test_most_prestige_wins() -> None:
    """ND 3: coins and markers do not matter unless prestige is equal."""
    view = end((40, 0, 0), (39, 9, 9))
    assert winners(view, TOML) == [0]
    assert [row["place"] for row in final_standings(view, TOML)] == [1, 2]


def test_the_tie_break_adds_coins_and_markers() -> None:
    """ND 3: coins + markers in the own supply."""
    assert winners(end((40, 3, 1), (40, 0, 5), (12, 9, 9)), TOML) == [1]


def test_a_tie_that_stays_is_shared() -> None:
    """ND R-TIE: both have won."""
    view = end((40, 3, 1), (7, 0, 0), (40, 1, 3))
    assert winners(view, TOML) == [0, 2]
    rows = [(row["seat"], row["place"], row["shared"]) for row in final_standings(view, TOML)]
    assert rows == [(0, 1, True), (2, 1, True), (1, 3, False)]


# --- the second scorer can disagree ---------------------------------------------------------------------------------


@cache
def samples() -> tuple[list[Play], ...]:
    """Games that are tampered with below; treat them as fixed."""
    options: Json = {"edition": "2017", "expansions": [ONE, TWO]}
    return (
        played(GAME, 3, "sample a", "people", **options)[1],
        played(GAME, 4, "sample b", "roads", **options)[1],
        played(GAME, 2, "sample c", "anything", edition="2007", expansions=[])[1],
    )


def firsts(plays: list[Play]) -> dict[str, tuple[int, int]]:
    """Where each kind of event happens first, but after the first round: play and event."""
    found: dict[str, tuple[int, int]] = {}
    for i, (_, events, view) in enumerate(plays):
        for j, event in enumerate(events):
            if i > 0 and (view["round"] > 1 or view["over"]) and event["kind"] != "only-choice":
                found.setdefault(event["kind"], (i, j))
    return found


def other_thing(plays: list[Play], ref: Json) -> Json | None:
    """Another thing of the same sort."""
    for _, events, _ in plays:
        for event in events:
            for value in event["args"].values():
                if isinstance(value, dict) and value["thing"] == ref["thing"] and value["id"] != ref["id"]:
                    return copy.deepcopy(value)
    return None


def tampered(plays: list[Play], at: tuple[int, int], **changes: Any) -> list[Play]:
    """The game with one event changed."""
    i, j = at
    word, events, view = plays[i]
    event = {**events[j], **changes}
    return [*plays[:i], (word, [*events[:j], event, *events[j + 1 :]], view), *plays[i + 1 :]]


@pytest.mark.parametrize("which", [0, 1, 2])
def test_untouched_games_pass(which: int) -> None:
    """ND 3: so that what follows fails for its reason only."""
    audit(samples()[which], TOML)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_changed_number_is_noticed(which: int) -> None:
    """ND 4, ND 5, ND 6, ND 7, ND 8: one more or one fewer, in the first event of each kind that has a number."""
    plays = samples()[which]
    tried = 0
    for at in firsts(plays).values():
        args = plays[at[0]][1][at[1]]["args"]
        for name, value in args.items():
            if isinstance(value, int):
                for wrong in (value + 1, value - 1):
                    tried += 1
                    with pytest.raises(AuditError):
                        audit(tampered(plays, at, args={**args, name: wrong}), TOML)
    assert tried > 20


@pytest.mark.parametrize("which", [0, 1, 2])
def test_another_name_is_noticed(which: int) -> None:
    """ND 5, ND 8: another place, card, person, market, message or player."""
    plays = samples()[which]
    tried = 0
    for at in firsts(plays).values():
        args = plays[at[0]][1][at[1]]["args"]
        for name, value in args.items():
            if isinstance(value, int):
                continue
            wrong = other_thing(plays, value) if isinstance(value, dict) else value[1:]
            if wrong:
                tried += 1
                with pytest.raises(AuditError):
                    audit(tampered(plays, at, args={**args, name: wrong}), TOML)
    assert tried > 10


@pytest.mark.parametrize("which", [0, 1, 2])
def test_another_player_is_noticed(which: int) -> None:
    """ND 3: what happened to one happened to the next."""
    plays = samples()[which]
    seats = plays[0][2]["seats"]
    for at in firsts(plays).values():
        event = plays[at[0]][1][at[1]]
        with pytest.raises(AuditError):
            audit(tampered(plays, at, party=(event["party"] + 1) % seats), TOML)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_missing_event_is_noticed(which: int) -> None:
    """ND 3: the first event of each kind left out, the rest renumbered."""
    plays = samples()[which]
    for i, j in firsts(plays).values():
        rest: list[Play] = []
        number = 0
        for k, (word, events, view) in enumerate(plays):
            kept = [event for m, event in enumerate(events) if (k, m) != (i, j)]
            rest.append((word, [{**event, "number": number + m} for m, event in enumerate(kept)], view))
            number += len(kept)
        with pytest.raises(AuditError):
            audit(rest, TOML)


@pytest.mark.parametrize("name", ["prestige", "coins", "own_supply", "general_supply", "rat", "on_notre_dame"])
def test_a_changed_final_view_is_noticed(name: str) -> None:
    """ND 1, ND 4: the books of every seat against the last view."""
    plays = samples()[0]
    word, events, view = plays[-1]
    for seat in range(view["seats"]):
        wrong = copy.deepcopy(view)
        wrong["players"][seat][name] += 1
        with pytest.raises(AuditError):
            audit([*plays[:-1], (word, events, wrong)], TOML)


def test_a_game_without_its_end_is_noticed() -> None:
    """ND 3: nine rounds."""
    with pytest.raises(AuditError):
        audit(samples()[0][:-1], TOML)


def test_the_second_scorer_knows_nothing_of_the_engine() -> None:
    """ND 6: two scorers are worth two only while neither asks the other."""
    source = Path(__file__).with_name("second_scorer.py").read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
