"""Every reason for which Architects refuses an action, with its numbers; and that each of them has a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from parvis.games.architects import forms
from tests.games.architects.kit import GAME
from tests.games.architects.spots import BLUE, GREEN, Side, asks, play, refused, spot, start

FORMS = forms.REFUSALS


def test_only_what_is_offered_can_be_kept() -> None:
    """AR 2, AR 9, AR 21: in the draft, of the cards drawn at the market, of those a single human puts back."""
    state = start(3, "offer")
    other = next(c for c in range(40) if not state.offer[BLUE] >> c & 1)
    name = state.tables.building_ids[other]
    assert refused(state, f"keep {name}") == f"not-offered {name}"
    board: Side = {"building_pile": ["keep", "well", "church", "castle", "chapel"]}
    state = spot({"silver": 2}, board=board)
    play(state, "market plans")
    assert refused(state, "keep smithy") == "not-offered smithy"
    alone = start(1, "alone")
    other = next(c for c in alone.pile)
    name = alone.tables.building_ids[other]
    assert refused(alone, f"bury {name}") == f"not-offered {name}"


@pytest.mark.parametrize(
    ("blue", "answers", "action", "reason"),
    [
        ({"hand": ["keep"]}, [], "construct well", "not-in-hand well"),
        ({"hand": ["keep"], "gold": 1}, ["cathedral"], "bury well", "not-in-hand well"),
        ({"hand": ["keep"]}, [], "construct keep", "skills-missing keep carpentry,tiling,masonry"),
        ({"hand": ["well"], "wood": 2}, [], "construct well", "goods-short stone 0 2"),
        ({"silver": 3}, [], "hire thief", "silver-short 3 4"),
        ({}, [], "hire labourer", "not-on-display labourer"),
        ({"silver": 9}, [], "market-hire labourer", "not-on-display labourer"),
        ({}, [], "place mines-gold", "too-few-workers 1 2"),
        ({"virtue": 10, "silver": 9}, [], "market right", "virtue-too-high 10 9"),
        ({"virtue": 4}, [], "cathedral", "virtue-too-low 4 5"),
        ({"level": 5}, [], "cathedral", "top-reached"),
        ({"gold": 1}, [], "cathedral", "no-card 0 1"),
        ({"hand": ["well"]}, [], "cathedral", "goods-short gold 0 1"),
        ({"silver": 0, "clay": 2}, [], "market left", "silver-short 0 1"),
        ({"clay": 3, "wood": 3}, ["place storehouse", "trade virtue"], "clay 3", "out-of-range 0 2"),
        ({"clay": 2}, ["place storehouse"], "trade patron-clay", "no-such-trade patron-clay"),
        ({"clay": 2}, ["place storehouse"], "trade marble", "mix-short wood,stone 0 3"),
        ({"clay": 2}, ["place storehouse"], "place forest", "not-now"),
        ({}, [], "discard miner", "not-owned miner"),
        ({}, [], "done", "not-now"),
    ],
)
def test_what_is_missing(blue: Side, answers: list[str], action: str, reason: str) -> None:
    """AR 4, AR 5, AR 6, AR 9, AR 11, AR 12: named, with what there is and what there should be."""
    state = spot(blue, board={"display": ["thief", "pickpocket"]})
    play(state, *answers)
    assert refused(state, action) == reason


def test_in_a_reset_each_ability_is_used_once() -> None:
    """AR 13: and none that is not there."""
    blue: Side = {"silver": 9, "prisoners": 5, "apprentices": ["gatekeeper", "squire-gold"]}
    state = spot(blue, board={"market": {"middle": "green", "right": "green"}})
    play(state, "market left")
    assert refused(state, "resolve squire-marble") == "no-ability-left"
    state.play(BLUE, GAME.action("resolve squire-gold"))
    assert refused(state, "resolve squire-gold") == "no-ability-left"
    state.play(BLUE, GAME.action("free 1"))
    assert asks(state) == "place-worker green"


def test_a_gatekeeper_who_left_frees_nobody() -> None:
    """AR 13, AR 3: discarded while its owner is asked; the rest of the reset goes on."""
    blue: Side = {"silver": 9, "prisoners": 5, "apprentices": ["gatekeeper", "squire-gold"]}
    state = spot(blue, board={"market": {"middle": "green", "right": "green"}})
    play(state, "market left")
    state.play(BLUE, GAME.action("discard gatekeeper"))
    assert refused(state, "free 1") == "no-ability-left"
    play(state, "done")
    assert (state.prison[BLUE], asks(state)) == (6, "place-worker green")


def test_only_effects_at_the_end_are_put_in_order() -> None:
    """AR 18: each once."""
    blue: Side = {"gold": 2, "paid_debts": 2, "buildings": ["castle", "reservoir", "dungeon", "well"]}
    state = spot(blue, final_turns=0)
    play(state, "place forest")
    assert refused(state, "apply well") == "not-at-the-end well"
    play(state, "apply castle")
    assert refused(state, "apply castle") == "not-at-the-end castle"


def test_barracks_do_what_they_can() -> None:
    """AR R-WAIVE: with nobody to capture, releasing the own workers is not waived."""
    blue: Side = {"clay": 2, "wood": 6, "gold": 2, "apprentices": ["labourer"], "hand": ["barracks"]}
    question = {"ask": "capture-or-release", "seat": "blue", "building": "barracks"}
    others: dict[str, Side] = {"green": {"captives": {"blue": 1}}}
    state = spot({**blue, "hand": []}, others=others, question=question)
    assert refused(state, "done") == "must-choose"
    assert refused(state, "ransom free") == ""


def test_others_are_not_asked() -> None:
    """AR 3."""
    assert refused(spot(), "place forest", GREEN) == "not-your-turn"


def test_every_reason_has_a_test() -> None:
    """No code that nobody has seen."""
    folder = Path(__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert [form.name for form in FORMS if f'"{form.name}' not in text] == []
