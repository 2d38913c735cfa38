"""The game's scores and the second scorer's, which knows the digest and nothing of the engine, are the same."""

from __future__ import annotations

import ast
import copy
import itertools
import random
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State
from parvis.games import architects, shelf
from parvis.games.architects.rules.ending import best_end
from parvis.games.architects.state import ArchitectsState
from tests.games.architects.second_scorer import Json, Party, Scorer
from tests.games.architects.test_owner_data import eager, rich

TEXTS = shelf.data_texts("architects")
SCORER = Scorer({name: tomllib.loads(text) for name, text in TEXTS.items()})
Options = dict[str, OptionValue]

SETUPS: list[tuple[int, Options]] = []
for seats in (2, 3, 4, 5):
    SETUPS += [(seats, {}), (seats, {"asymmetric": True})]
for seats in (1, 2):
    for opponent in ("constantine", "helena"):
        SETUPS += [(seats, {"opponent": opponent}), (seats, {"opponent": opponent, "asymmetric": True})]


@cache
def game(plenty: bool) -> Game:
    """The packaged facts; with plenty everybody has goods for many buildings from the start."""
    return architects.load(rich(TEXTS) if plenty else TEXTS, strict=False)


def ended(of: Game, seats: int, seed: str, **options: OptionValue) -> tuple[Record, Json]:
    """A whole game, and the last view as a spectator sees it, in JSON's types."""
    record = Record.of(of, seats, seed, **options)
    luck = Luck.of(seed)
    while not record.state.over:
        record.play(*eager(record.state, luck))
    view: Json = msgspec.json.decode(msgspec.json.encode(record.view(None)))
    return record, view


def agree(record: Record, view: Json) -> list[Party]:
    """Points and places are what the second scorer makes of the view."""
    assert SCORER.final_scores(view) == record.state.scores()
    standings = [(row.party, row.place, row.score, row.shared) for row in record.state.standings()]
    assert sorted(standings) == sorted(SCORER.final_standings(view))
    sheet = record.state.score_sheet()
    assert sheet.totals == record.state.scores()
    assert [sum(row.points[party] for row in sheet.rows) for party in range(len(sheet.totals))] == sheet.totals
    return SCORER.parties(view)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_scores_are_the_second_scorers(seats: int, options: Options) -> None:
    """AR 18, AR 21: with every number of players, with characters, against both opponents."""
    for seed in range(4):
        agree(*ended(game(False), seats, f"score {seed}", **options))


@pytest.mark.slow
def test_many_scores_and_no_building_left_out() -> None:
    """AR 18, AR 19: rich games, in which every building is constructed by somebody, and every character plays."""
    built: set[str] = set()
    characters: set[str] = set()
    for seed in range(12):
        for seats, options in SETUPS:
            plenty: Options = {**options, "asymmetric": True}
            for party in agree(*ended(game(True), seats, f"many {seed}", **plenty)):
                built |= set(party.buildings)
                characters.add(party.character)
    assert built == set(SCORER.buildings)
    assert characters == {"", *SCORER.characters}


def test_a_stopped_game_is_scored_too() -> None:
    """AR 17: the score of what there is."""
    record, view = ended(game(False), 3, "stopped", **{"max-turns": 20})
    assert view["stopped"]
    agree(record, view)


# --- the examples of the rulebook -----------------------------------------------------------------------------------


def party(**things: Any) -> Party:
    """A party with nothing but what is named."""
    goods = {good: things.pop(good, 0) for good in ("clay", "wood", "stone", "gold", "marble", "silver")}
    empty: Json = {
        "number": 0,
        "opponent": "",
        "character": "",
        "virtue": 7,
        "level": 0,
        "unpaid": 0,
        "paid": 0,
        "prisoners": 0,
        "captured": 0,
        "in_guildhall": 0,
        "buildings": [],
        "apprentices": [],
    }
    return Party(goods=goods, **{**empty, **things})


def test_scores_of_the_rulebook() -> None:
    """AR E17: red 8 and blue 5 without their buildings."""
    red = party(level=3, virtue=12, unpaid=2, gold=2, marble=1, silver=6, prisoners=3)
    blue = party(level=2, virtue=6, gold=1, silver=22, prisoners=4)
    assert (SCORER.total(red, [blue]), SCORER.total(blue, [red])) == (8, 5)


def test_the_track() -> None:
    """AR E14: 13 is worth 5, 1 is worth -8."""
    assert [SCORER.total(party(virtue=virtue), []) for virtue in (13, 1)] == [5, -8]


def test_the_opponents_score() -> None:
    """AR 21: workers in the guildhall count 1 for Constantine, 3 for Helena."""
    for opponent, points in (("constantine", 5), ("helena", 15)):
        assert SCORER.total(party(opponent=opponent, in_guildhall=5), []) == points


def test_debts_with_fountain_and_den() -> None:
    """AR 18: -2 each; -1 with the one, -3 with the other, -2 with both."""
    found = [
        SCORER.total(party(unpaid=3, buildings=list(buildings)), [])
        - SCORER.total(party(buildings=list(buildings)), [])
        for buildings in ((), ("fountain",), ("gamblers-den",), ("fountain", "gamblers-den"))
    ]
    assert found == [-6, -3, -9, -6]


# --- the best order at the end (AR R-ORDER) -------------------------------------------------------------------------

END = ("castle", "observatory", "reservoir", "trading-post", "chapel", "dungeon")


def test_some_orders_are_better_than_others() -> None:
    """AR R-ORDER: gains first destroy debts, the Dungeon first saves points, and between two gains it can be best."""
    rich_in_debts = party(virtue=13, unpaid=2, gold=6, buildings=["castle", "dungeon"])
    at_the_top = party(virtue=14, gold=4, buildings=["castle", "dungeon"])
    between = party(
        virtue=11, unpaid=1, gold=8, marble=4, buildings=["castle", "observatory", "dungeon", "gamblers-den"]
    )
    assert SCORER.ends(13, 2, (3, -2)) >= {(12, 0), (14, 2)}
    assert SCORER.best_end(rich_in_debts, []) == SCORER.total(party(virtue=12, **kept(rich_in_debts)), [])
    assert SCORER.best_end(at_the_top, []) == SCORER.total(party(virtue=14, **kept(at_the_top)), [])
    assert SCORER.best_end(between, []) == SCORER.total(party(virtue=14, **kept(between)), [])


def kept(of: Party) -> Json:
    """A party without its debts, for comparing."""
    return {**of.goods, "buildings": of.buildings}


def test_brute_force_needs_every_order() -> None:
    """AR R-ORDER: the set of ends is that of all permutations, one by one."""
    rng = random.Random(5)
    for _ in range(60):
        changes = tuple(rng.choice([1, 2, 3, -2]) for _ in range(rng.randint(1, 4)))
        virtue, unpaid = rng.randint(0, 14), rng.randint(0, 3)
        found: set[tuple[int, int]] = set()
        for order in itertools.permutations(changes):
            ends = {(virtue, unpaid)}
            for change in order:
                ends = {after for one in ends for after in SCORER.after(*one, change)}
            found |= ends
        assert SCORER.ends(virtue, unpaid, changes) == found


def table(state: State) -> Json:
    """The public view in JSON's types."""
    view: Json = msgspec.json.decode(msgspec.json.encode(state.view(None)))
    return view


def last_question(rng: random.Random) -> State:
    """The end of a game of two in which blue owns the Dungeon, some gains and some of what debts depend on."""
    gains = rng.sample([name for name in END if name != "dungeon"], rng.randint(1, 4))
    more = rng.sample(["fountain", "gamblers-den", "university", "lighthouse"], rng.randint(0, 2))
    goods = {good: rng.randint(0, 9) for good in ("clay", "wood", "stone", "gold", "marble")}
    lines = [f"{good} = {amount}" for good, amount in goods.items()]
    text = f"""
        game = "architects"
        seats = 2
        turn = 60
        final-turns = 0
        turn-of = "green"
        question = {{ ask = "end-order", seat = "blue", used = [] }}
        agenda = [{{ step = "end-effects", seat = "green", used = [] }}, {{ step = "finish" }}]
        [board]
        guildhall = {["blue", "green"] * 6}
        [blue]
        virtue = {rng.randint(0, 14)}
        unpaid-debts = {rng.randint(0, 4)}
        paid-debts = {rng.randint(0, 5)}
        level = {rng.randint(0, 2)}
        buildings = {["dungeon", *gains, *more]}
    """
    return game(False).from_position("\n".join([text, *lines]))


def reached(state: State, seat: int) -> set[int]:
    """The totals this seat can still reach, found by giving every answer it has."""
    if state.over or state.actors != [seat] or state.prompt(None).kind not in ("end-effects", "excess-virtue"):
        return {SCORER.final_scores(table(state))[seat]}
    found: set[int] = set()
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        found |= reached(after, seat)
    return found


def test_the_best_order_is_the_brute_forces() -> None:
    """AR 18, AR R-ORDER: what the engine knows to be best, what its questions lead to, and every order tried out."""
    rng = random.Random(18)
    asked = 0
    for _ in range(150):
        state = last_question(rng)
        if state.over:
            continue
        asked += 1
        parties = SCORER.parties(table(state))
        best = SCORER.best_end(parties[0], parties[1:])
        assert max(reached(state, 0)) == best
        virtue, unpaid = best_end(cast(ArchitectsState, state), 0)
        known = Party(**{**vars(parties[0]), "virtue": virtue, "unpaid": unpaid})
        assert SCORER.total(known, parties[1:]) == best
    assert asked > 100


# --- the second scorer can disagree ---------------------------------------------------------------------------------


@cache
def sample() -> Json:
    return ended(game(True), 3, "sample", asymmetric=True)[1]


@pytest.mark.parametrize(
    ("name", "by"),
    [("virtue", 4), ("level", 1), ("unpaid_debts", 1), ("prisoners", 2)],
)
def test_a_changed_view_is_noticed(name: str, by: int) -> None:
    """AR 18: of every player."""
    for seat in range(3):
        wrong = copy.deepcopy(sample())
        wrong["players"][seat][name] += by if wrong["players"][seat][name] < 5 else -by
        assert SCORER.final_scores(wrong)[seat] != SCORER.final_scores(sample())[seat]


def test_the_second_scorer_knows_nothing_of_the_engine() -> None:
    """AR 18: two scorers are worth two only while neither asks the other."""
    source = Path(__file__).with_name("second_scorer.py").read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
