"""Every reason for which a play is not possible: reached from a position, with its numbers, its rule, and its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parvis
from parvis.core.game import Game
from parvis.core.refusals import CORE_REFUSALS, IllegalAction
from parvis.core.state import State
from parvis.games import notre_dame, shelf
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules.actions import Donate
from parvis.games.notre_dame.rules.carriage import TakeMessage
from tests.games.notre_dame.spots import Side, hiring, playing, sectors, spot
from tests.games.notre_dame.tables import do, game, plain, question, start

CORE = ("not-now", "not-your-turn", "over")
WITHOUT_NUMBERS = {*CORE, "must-be-chosen"}

Case = tuple[str, Callable[[], State], str, dict[str, object], str]
"""A code, a position, a play that is refused there with it, its arguments, the rule."""


def finished() -> State:
    return spot(None, seats=2, phase="over")


def drafting() -> State:
    return spot({"red": {"offered": ["bank", "hotel", "park"]}}, seats=2, phase="draft")


def relocating(target: str = "bank") -> State:
    red: Side = {"own_supply": 0, "markers": sectors(bank=1, hotel=2)}
    return do(playing(target, red), f"play {target}")


def donating_with_nothing() -> State:
    """No marker could be placed: the engine answers for the player, so only here is the question ever open."""
    state = playing("bank", {"own_supply": 0, "friend": "bank"})
    state.agenda[-1] = Donate(0)
    return state


def second_of_a_colour() -> State:
    """A message that may not be taken yet: the engine leaves it for the player, so only here is it ever asked."""
    red: Side = {"messages": ["red coin"], "carriage": "1.il"}
    state = playing("bank", red, others={"board": {'"1.il"': "red rat"}})
    state.agenda[-1] = TakeMessage(0)
    return state


def fullest(friend: str = "") -> State:
    """The plague has come: red loses a marker of the bank or of the hotel."""
    red: Side = {"rat": 9, "friend": friend, "markers": sectors(bank=2, hotel=2, park=1, notre_dame=3), "own_supply": 1}
    return do(hiring("gravedigger", red), "none", "none")


def lonely_friend() -> State:
    """The friend alone is as many as the bank and the hotel hold."""
    red: Side = {"rat": 9, "friend": "park", "markers": sectors(bank=1, hotel=1)}
    return do(hiring("gravedigger", red), "none", "none")


def counsellor_once() -> State:
    """A counsellor who hires each other person once only, as an owner's data may say."""
    texts = shelf.data_texts("notre-dame")
    texts["persons"] = texts["persons"].replace("same_twice = true", "same_twice = false")
    other: Game = notre_dame.load(texts)
    state = other.from_position(hiring("counsellor", {"coins": 9}, browns=("monk", "doctor")).to_position())
    return do(state, "red: hire counsellor", "hire monk")


CASES: list[Case] = [
    # of all games
    ("over", finished, "keep bank", {}, ""),
    ("over", finished, "none", {}, ""),
    ("not-your-turn", lambda: hiring("monk"), "yellow: hire monk", {}, ""),
    ("not-your-turn", lambda: playing("bank"), "yellow: play bank", {}, ""),
    ("not-now", lambda: playing("bank"), "hire monk", {}, ""),
    ("not-now", lambda: hiring("monk"), "play bank", {}, ""),
    ("not-now", drafting, "none", {}, ""),
    ("not-now", fullest, "to bank", {}, ""),
    # phases 2 and 3
    ("not-offered", drafting, "keep residence", {"card": "residence"}, "ND 3"),
    ("not-in-hand", lambda: playing("bank", {"hand": ["bank", "yellow bank"]}), "play park", {"card": "park"}, "ND 3"),
    ("same-place", relocating, "from bank", {"place": "bank"}, "ND 5"),
    ("no-marker-there", relocating, "from park", {"place": "park", "have": 0, "need": 1}, "ND 5"),
    ("must-be-chosen", lambda: do(relocating("notre-dame"), "donate 1"), "none", {}, "ND R-OPT"),
    (
        "same-place",
        lambda: do(relocating("notre-dame"), "donate 1"),
        "from notre-dame",
        {"place": "notre-dame"},
        "ND 5",
    ),
    (
        "coins-short",
        lambda: do(playing("notre-dame", {"coins": 1}), "play notre-dame"),
        "donate 3",
        {"have": 1, "need": 3},
        "ND 3",
    ),
    ("no-marker-to-place", donating_with_nothing, "donate 1", {"have": 0, "need": 1}, "ND R-RELOC"),
    ("set-rule", second_of_a_colour, "take", {"colour": "red", "have": 1, "fewest": 0}, "ND 5"),
    (
        "same-place",
        lambda: do(playing("trusted-friend", {"friend": "park"}), "play trusted-friend"),
        "to park",
        {"place": "park"},
        "ND 5",
    ),
    (
        "rat-at-start",
        lambda: do(playing("hotel", {"rat": 0}), "play hotel"),
        "rat",
        {"have": 0, "need": 1},
        "ND R-CHOICE",
    ),
    (
        "general-empty",
        lambda: do(playing("hotel", {"general_supply": 0, "rat": 1}), "play hotel"),
        "marker",
        {"have": 0, "need": 1},
        "ND R-CHOICE",
    ),
    (
        "too-far",
        lambda: do(playing("carriage-house"), "play carriage-house"),
        "drive 3.c",
        {"distance": 2, "steps": 1},
        "ND 5",
    ),
    (
        "too-far",
        lambda: do(playing("carriage-house"), "play carriage-house"),
        "drive 1.c",
        {"distance": 2, "steps": 1},
        "ND 5",
    ),
    (
        "no-such-market",
        lambda: do(playing("carriage-house", seats=3), "play carriage-house"),
        "drive 4.il",
        {"market": "4.il", "boroughs": 3},
        "ND 2",
    ),
    # phase 4
    ("not-on-display", lambda: hiring("mayor"), "hire carpenter", {"person": "carpenter"}, "ND 3"),
    ("not-on-display", lambda: do(hiring("counsellor"), "hire counsellor"), "hire mayor", {"person": "mayor"}, "ND 3"),
    (
        "not-itself",
        lambda: do(hiring("counsellor"), "hire counsellor"),
        "hire counsellor",
        {"person": "counsellor"},
        "ND 8",
    ),
    ("already-hired", counsellor_once, "hire monk", {"person": "monk"}, "ND R-COUNS"),
    (
        "not-empty",
        lambda: do(hiring("bishop", {"markers": sectors(bank=2)}), "hire bishop"),
        "to bank",
        {"sector": "bank", "have": 2, "need": 0},
        "ND 8",
    ),
    (
        "nothing-there",
        lambda: do(hiring("actress", {"markers": sectors(bank=1, hotel=1)}), "hire actress"),
        "from park",
        {"place": "park", "have": 0, "need": 1},
        "ND R-MINS",
    ),
    (
        "not-from-there",
        lambda: do(hiring("fool", {"markers": sectors(bank=1, hotel=1, notre_dame=1)}), "hire fool"),
        "from notre-dame",
        {"place": "notre-dame"},
        "ND 9",
    ),
    (
        "out-of-range",
        lambda: do(hiring("minstrel", {"markers": sectors(bank=5, hotel=1)}), "hire minstrel", "from bank", "to park"),
        "markers 4",
        {"least": 1, "most": 3},
        "ND 8",
    ),
    (
        "out-of-range",
        lambda: do(hiring("gypsies", {"markers": sectors(bank=2)}), "hire gypsies"),
        "markers 3",
        {"least": 0, "most": 2},
        "ND 8",
    ),
    (
        "out-of-range",
        lambda: do(hiring("patron", {"coins": 9, "rat": 2}), "hire patron"),
        "pay 3",
        {"least": 0, "most": 2},
        "ND 8",
    ),
    (
        "coins-short",
        lambda: do(hiring("patron", {"coins": 3, "rat": 8}), "hire patron"),
        "pay 5",
        {"have": 2, "need": 5},
        "ND 3",
    ),
    (
        "out-of-range",
        lambda: do(hiring("coachman", {"rat": 5, "messages": ["red rat", "blue coin"]}), "hire coachman", "repeat rat"),
        "back 2",
        {"least": 0, "most": 1},
        "ND 8",
    ),
    (
        "no-such-message",
        lambda: do(hiring("coachman", {"messages": ["red rat", "blue coin"]}), "hire coachman"),
        "repeat prestige",
        {"message": "prestige", "have": 0, "need": 1},
        "ND 8",
    ),
    (
        "out-of-range",
        lambda: do(hiring("butcher", {"general_supply": 1, "own_supply": 13}), "hire butcher"),
        "markers 2",
        {"least": 0, "most": 1},
        "ND 8",
    ),
    # phase 5
    ("not-fullest", fullest, "from park", {"place": "park", "have": 1, "need": 2}, "ND 7"),
    ("not-from-there", fullest, "from notre-dame", {"place": "notre-dame"}, "ND 9"),
    ("no-marker-there", lonely_friend, "from park", {"place": "park", "have": 0, "need": 1}, "ND 5"),
]


@pytest.mark.parametrize(
    ("code", "position", "notation", "args", "rule"), CASES, ids=lambda part: part if isinstance(part, str) else ""
)
def test_refused(code: str, position: Callable[[], State], notation: str, args: dict[str, object], rule: str) -> None:
    """ND 3, ND 5, ND 7, ND 8: the code, what is there and what would be needed, and the rule to read."""
    state = position()
    refusal = state.refusal(*order(state, notation))
    assert refusal is not None
    found = {name: plain(value) for name, value in refusal.args.items()}
    assert (refusal.code, found, refusal.rule) == (code, args, rule)


def test_every_code_is_reached() -> None:
    """No reason is declared that nothing gives."""
    reached = {case[0] for case in CASES}
    declared = {form.name for form in (*CORE_REFUSALS, *forms.REFUSALS)} - {"legal"}
    assert reached == declared


def test_numbers_and_rules() -> None:
    """Outside of the three codes of all games, a refusal says what it is about; one says only that one must choose."""
    for form in forms.REFUSALS:
        assert bool(form.slots) == (form.name not in WITHOUT_NUMBERS), form.name
        assert form.rule.startswith("ND "), form.name
    assert all(bool(case[3]) == (case[0] not in WITHOUT_NUMBERS) for case in CASES)


@pytest.mark.parametrize("lang", parvis.LANGUAGES)
def test_refusals_in_words(lang: str) -> None:
    """Each one is a sentence in each language, with its numbers in it, and no two codes say the same."""
    said: dict[str, set[str]] = {}
    texts = parvis.texts(game(), lang)
    for code, position, notation, args, _ in CASES:
        state = position()
        refusal = state.refusal(*order(state, notation))
        assert refusal is not None
        sentence = texts.say(refusal.text)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
        assert refusal.text.id == f"refusal-{code}"
        shown = [str(args[name]) for name in ("need", "most", "steps", "boroughs", "fewest") if args.get(name)]
        assert all(number in sentence or number == "1" for number in shown), sentence
        said.setdefault(code, set()).add(sentence)
    everything = [sentence for sentences in said.values() for sentence in sentences]
    assert len(everything) == len(set(everything))


def test_a_refused_play_changes_nothing() -> None:
    """The error says the same as the refusal, and the state stays as it was."""
    for code, position, notation, _, _ in CASES:
        state = position()
        before = state.to_bytes()
        seat, action = order(state, notation)
        with pytest.raises(IllegalAction) as error:
            state.play(seat, action)
        assert error.value.reason == state.refusal(seat, action)
        assert error.value.reason.code == code
        assert f"'{game().notation(action)}' is not possible: {code}" in str(error.value)
        assert state.to_bytes() == before


def order(state: State, notation: str) -> tuple[int, int]:
    """Seat and action of "yellow: play bank"; without a colour it is whoever is asked, or the first seat."""
    colour, _, what = notation.rpartition(": ")
    seat = {"red": 0, "yellow": 1}[colour] if colour else (state.actors or [0])[0]
    return seat, state.game.action(what)


def test_all_plays_of_all_games_are_refused_for_a_reason() -> None:
    """ND 3: at each step every action of the table is either possible, or refused with a code and its numbers."""
    for seats in (2, 3, 4, 5):
        state = start(seats, 11, expansions=["new-persons-1", "new-persons-2"])
        step = 0
        while not state.over:
            step += 1
            for seat in range(seats) if step % 7 == 0 else ():
                legal = state.legal(seat)
                for action in range(len(game().actions)):
                    refusal = state.refusal(seat, action)
                    assert (refusal is None) == (action in legal)
                    if refusal is not None:
                        assert bool(refusal.args) == (refusal.code not in WITHOUT_NUMBERS)
                        assert refusal.code in CORE or refusal.rule.startswith("ND ")
            actor = state.actors[step % len(state.actors)]
            legal = state.legal(actor)
            state.play(actor, legal[step * 7 % len(legal)])
        assert question(state) == "over"
