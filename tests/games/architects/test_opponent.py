"""Constantine and Helena (AR 21): set-up, every operation of the schemes, and what they share with players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from parvis.core.wire import Event
from parvis.games.architects.codes import FOREST, MARBLE
from parvis.games.architects.state import ArchitectsState
from tests.games.architects.kit import GAME
from tests.games.architects.spots import BLUE, Side, Value, asks, card, goods, hand, look, play, spot, start

SOLO = 1
"""The party of the opponent against one human; it plays green."""
MARKETS = {"clay-market", "silver-market", "stone-market", "wood-market"}


def scheming(
    scheme: str,
    *,
    blue: Side | None = None,
    green: Side | None = None,
    board: Side | None = None,
    **top: int,
) -> tuple[ArchitectsState, list[Event]]:
    """Blue places a worker in the forest; then the opponent follows this scheme."""
    starting: list[Value] = [n for n in GAME.words.things["scheme"] if n.startswith("s") and n != scheme]
    deck: list[Value] = [scheme, *starting] if scheme.startswith("s") else starting
    schemes: list[Value] = [deck] if scheme.startswith("s") else [scheme, deck]
    state = spot(
        {"silver": 0, **(blue or {})},
        others={"green": green or {}},
        board={"schemes": schemes, "tax_stand": 4, **(board or {})},
        question=None,
        seats=1,
        opponent="constantine",
        **top,
    )
    return state, play(state, "place forest")


def test_the_table_against_an_opponent() -> None:
    """AR 21, AR R-UNDRAFTED: as with two players, without the markets; of 5 buildings 2 go under the pile."""
    state = start(1, "solo", opponent="helena")
    view = look(state)
    assert (view.reward_pile, view.guildhall.slots, state.first) == (5, 12, BLUE)
    assert (goods(state), state.virtue, state.level) == ({"silver": 3}, [7, 7], [0, 0])
    assert (view.building_pile, view.looked_at_count) == (31, 5)
    assert view.opponent is not None
    assert (view.opponent.schemes, view.opponent.future) == (20, 10)
    five = [GAME.notation(action) for action in state.legal(BLUE)]
    play(state, five[3], five[1])
    assert asks(state) == "place-worker blue"
    assert hand(state) == {five[at].removeprefix("bury ") for at in (0, 2, 4)}
    names = [state.tables.building_ids[c] for c in state.pile[-2:]]
    assert names == [five[3].removeprefix("bury "), five[1].removeprefix("bury ")]
    everywhere = {*state.pile, *(card(name) for name in hand(state))}
    assert {card(name) for name in MARKETS} & everywhere == set()
    assert goods(state, SOLO) == {}


def test_one_human_plays_constantine_unless_told_otherwise() -> None:
    """AR 21."""
    assert [party.id for party in look(start(1)).parties] == ["0", "constantine"]
    assert [party.id for party in look(start(2)).parties] == ["0", "1"]


def test_a_character_against_an_opponent() -> None:
    """AR R-SOLOCHAR: the human still goes first, with the character's values."""
    state = start(1, asymmetric=True, characters=["caroline"])
    assert (state.first, goods(state), state.virtue) == (BLUE, {"marble": 1, "silver": 10}, [3, 7])
    assert look(state).players[0].colour.id == "green"
    assert look(state).players[1].colour.id == "blue"


def test_the_opponent_is_never_asked() -> None:
    """AR 21: its turns are no entries of a record."""
    state, events = scheming("s01")
    assert asks(state) == "place-worker blue"
    assert [event.party for event in events if event.kind == "worker-placed"] == [BLUE, SOLO]
    assert state.turn == 3


@pytest.mark.parametrize("scheme", [f"s{number:02}" for number in range(1, 7)])
def test_places_give_it_nothing(scheme: str) -> None:
    """AR R-YIELD: quarry, forest, mines, silversmith."""
    state, _ = scheming(scheme)
    assert goods(state, SOLO) == {}
    assert (state.home[SOLO], sum(state.at(SOLO, place) for place in range(9))) == (19, 1)


def test_storehouse_schemes() -> None:
    """AR 21: a marble, or 1 virtue; two marble from the future card."""
    assert goods(scheming("s07")[0], SOLO) == {"marble": 1}
    assert scheming("s08")[0].virtue == [7, 8]
    assert goods(scheming("f09")[0], SOLO) == {"marble": 2}


@pytest.mark.parametrize(("scheme", "slot"), [("s09", 0), ("s10", 4)])
def test_workshop_schemes(scheme: str, slot: int) -> None:
    """AR R-SCHEMES: an apprentice on display goes under the pile, its coins to the supply; the row is filled."""
    names = ["thief", "pickpocket", "labourer", "miner", "trickster", "illusionist", "jeweller", "woodcutter"]
    coins = [3, 0, 1, 0, 2, 0, 0, 0]
    state, _ = scheming(scheme, board={"display": names, "coins": coins})
    ids = GAME.words.things["apprentice"]
    assert ids[state.display[slot]] == names[slot + 1]
    assert names[slot] not in [ids[c] for c in state.display]
    assert ids[state.apprentices[-1]] == names[slot]
    assert state.coins[slot : slot + 4] == [*coins[slot + 1 : slot + 4], 0]
    assert goods(state, SOLO) == {}


def test_it_steals_the_tax() -> None:
    """AR 21: to the supply, and 2 virtue less."""
    state, _ = scheming("s11", board={"tax_stand": 7})
    assert (state.stand, state.virtue, goods(state, SOLO)) == (0, [7, 5], {})


def test_an_empty_tax_stand_blocks_the_scheme() -> None:
    """AR R-SCHEMES: no placement; the next scheme is followed instead."""
    state, events = scheming("s11", board={"tax_stand": 0})
    kinds = [event.kind for event in events]
    assert kinds.count("scheme-revealed") == 2
    assert "scheme-blocked" in kinds
    assert state.virtue == [7, 7]
    assert state.home[SOLO] == 19
    assert [GAME.words.things["scheme"][c] for c in state.revealed_schemes] == ["s01", "s11"]


@pytest.mark.parametrize(
    ("scheme", "taken", "space", "marble"),
    [
        ("s12", {}, 0, 1),
        ("s13", {}, 2, 1),
        ("s13", {"right": "blue"}, 0, 1),
        ("s12", {"left": "blue"}, 1, 1),
        ("f08", {"left": "blue", "middle": "blue"}, 2, 2),
    ],
)
def test_market_schemes(scheme: str, taken: dict[str, str], space: int, marble: int) -> None:
    """AR R-SCHEMES: the space named or the first free one; the same gain, no silver, no card; 1 virtue less."""
    state, events = scheming(scheme, board={"market": taken})
    assert goods(state, SOLO) == {"marble": marble}
    assert state.virtue[SOLO] == 6
    if len(taken) < 2:
        assert state.market[space] == SOLO
    else:
        assert "reset-begins" in [event.kind for event in events]
        assert state.prison == [2, 1]


def test_the_market_gate_is_not_for_it() -> None:
    """AR 21: it ignores both virtue gates."""
    assert goods(scheming("s12", green={"virtue": 14})[0], SOLO) == {"marble": 1}
    assert scheming("s17", green={"virtue": 0})[0].level[SOLO] == 1


def test_captures_take_the_largest_groups() -> None:
    """AR 21, AR R-TWOPLACES: as many as it has workers there, free, at two places; then by the order of places."""
    blue = {"workers": {"forest": 3, "quarry": 2, "mines": 2, "silversmith": 1}}
    state, _ = scheming("s14", blue=blue, green={"workers": {"town_centre": 1, "forest": 5}})
    assert (
        state.held[SOLO * 2 + BLUE] == 4 + 2
    )  # the forest with the worker just placed, then the quarry before the mines
    assert [state.at(BLUE, place) for place in range(4)] == [0, 0, 2, 1]
    assert (state.at(SOLO, 1), state.stand) == (5, 4)
    state, _ = scheming("f05", blue=blue, green={"workers": {"town_centre": 2}})
    assert state.captives(SOLO) == 6  # a third capture would need a third place


def test_without_anybody_to_capture_it_stops() -> None:
    """AR 21."""
    state, _ = scheming("s14", green={"workers": {"town_centre": 3}})
    assert state.captives(SOLO) == 1


def test_it_sells_its_captives_for_one_marble() -> None:
    """AR 21: one marble for the whole batch, none without; its own prisoners come home."""
    state, _ = scheming("s16", green={"captives": {"blue": 5}, "prisoners": 3})
    assert (goods(state, SOLO), state.prison, state.captives(SOLO)) == ({"marble": 1}, [5, 0], 0)
    state, _ = scheming("f06", green={"prisoners": 3})
    assert (goods(state, SOLO), state.prison) == ({}, [0, 0])


def test_it_frees_its_workers() -> None:
    """AR 21: from the human's board and from prison; those it holds stay."""
    state, _ = scheming("f07", blue={"captives": {"green": 4}}, green={"prisoners": 3, "captives": {"blue": 2}})
    assert (state.captives(BLUE), state.prison, state.captives(SOLO)) == (0, [0, 0], 2)
    assert goods(state, SOLO) == {}


def test_a_step_of_the_cathedral() -> None:
    """AR R-REWARD, AR 21: nothing is paid; of the reward only virtue counts."""
    state, _ = scheming("f01", board={"rewards": ["gold"]})
    assert (state.level[SOLO], goods(state, SOLO), state.virtue) == (1, {}, [7, 8])
    assert len(state.rewards) == 4
    assert state.guildhall == [SOLO]
    gone = ["virtue", "virtue", "wood", "wood", "gold"]
    state, _ = scheming("f01", board={"rewards_gone": gone})
    assert (state.level[SOLO], state.virtue) == (1, [7, 8])
    state, _ = scheming("f04", board={"rewards": ["virtue"]})
    assert (state.level[SOLO], goods(state, SOLO), state.virtue) == (1, {"marble": 1}, [7, 9])


def test_without_a_free_level_it_gains_virtue() -> None:
    """AR R-SPACE, AR R-SCHEMES: it stays, gains 1 virtue, and leaves the rewards alone; marble comes all the same."""
    state, _ = scheming("f04", blue={"level": 5}, green={"level": 4})
    assert (state.level[SOLO], state.virtue, goods(state, SOLO)) == (4, [7, 8], {"marble": 1})
    assert len(state.rewards) == 5
    assert scheming("f01", green={"level": 5})[0].virtue == [7, 8]


def test_future_schemes_come_in_on_top() -> None:
    """AR R-SCHEMES: face down onto the pile, as many as there are; once in, they stay in the deck."""
    future = ["f09", *(name for name in GAME.words.things["scheme"] if name.startswith("f") and name != "f09")]
    state, events = scheming("s17", board={"future_schemes": future})
    assert "future-scheme-added" in [event.kind for event in events]
    assert (GAME.words.things["scheme"][state.schemes[0]], len(state.future)) == ("f09", 9)
    play(state, "place forest")
    assert goods(state, SOLO) == {"marble": 2}
    names = [GAME.words.things["scheme"][c] for c in state.revealed_schemes]
    assert names == ["s17", "f09"]


def test_an_empty_draw_pile() -> None:
    """AR 21: the schemes revealed are shuffled into a new one."""
    starting = [name for name in GAME.words.things["scheme"] if name.startswith("s")]
    state = spot({"silver": 0}, board={"schemes": [], "revealed_schemes": starting}, seats=1, opponent="constantine")
    events = play(state, "place forest")
    assert "schemes-shuffled" in [event.kind for event in events]
    assert (len(state.schemes) + len(state.revealed_schemes) + len(state.future)) == 30
    assert len(state.revealed_schemes) == 1


def test_without_workers_it_recalls_them() -> None:
    """AR 21: all but those in market and guildhall, captured and imprisoned ones too; nobody is paid, no scheme."""
    green: Side = {"workers": {"forest": 9}, "prisoners": 2, "captives": {"blue": 3}}
    board: Side = {"market": {"left": "green"}, "guildhall": ["green"] * 4, "tax_stand": 4}
    state, events = scheming("s01", blue={"captives": {"green": 4}}, green=green, board=board)
    assert state.home[SOLO] == 15
    assert (state.captives(BLUE), state.prison, state.captives(SOLO)) == (0, [0, 0], 3)
    kinds = [event.kind for event in events]
    assert "workers-recalled" in kinds
    assert "scheme-revealed" not in kinds
    assert goods(state) == {"wood": 1}
    assert len(state.guildhall) == 4


def test_even_without_any_worker_the_turn_passes() -> None:
    """AR R-SCHEMES: after a recall that brings nobody."""
    state, _ = scheming("s01", board={"guildhall": ["green"] * 12, "tax_stand": 4}, green={}, final_turns=2)
    assert asks(state) == "place-worker blue"
    many = spot({"silver": 0}, board={"guildhall": ["green"] * 20}, seats=1, opponent="constantine", final_turns=2)
    play(many, "place forest")
    assert (asks(many), many.home[SOLO]) == ("place-worker blue", 0)


def test_its_virtue_above_14_always_destroys_a_debt() -> None:
    """AR R-PLAYER, AR 12: nobody is asked; below 0 it takes debts."""
    assert scheming("s08", green={"virtue": 14, "unpaid_debts": 2})[0].unpaid == [0, 1]
    state, _ = scheming("s11", green={"virtue": 1})
    assert (state.virtue[SOLO], state.unpaid[SOLO]) == (0, 1)


def test_it_counts_in_resets_and_triggers_them() -> None:
    """AR R-PLAYER, AR 13: slot 7 with two players; most prisoners take a debt, many lose virtue."""
    state, events = scheming(
        "f01", board={"guildhall": ["blue"] * 6, "rewards": ["gold"]}, green={"prisoners": 3}, blue={"prisoners": 2}
    )
    assert "reset-begins" in [event.kind for event in events]
    assert (state.virtue, state.unpaid) == ([7, 7], [0, 1])  # 1 virtue of the reward, 1 less for the prisoners


def test_effects_on_all_players_reach_it() -> None:
    """AR R-PLAYER: Monument, Watchtower; Steeple and Chapel compare with its level."""
    rich = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9, "apprentices": ["labourer"]}
    state = spot({**rich, "hand": ["monument"]}, seats=1, opponent="helena", board={"schemes": _quarry_first()})
    play(state, "construct monument")
    assert state.virtue == [9, 8]
    green: Side = {"prisoners": 3}
    state = spot(
        {**rich, "hand": ["watchtower"]},
        others={"green": green},
        seats=1,
        opponent="helena",
        board={"schemes": _quarry_first()},
    )
    play(state, "construct watchtower")
    assert state.virtue == [6, 6]
    for level, points in ((1, 0), (0, 2)):
        side: Side = {"silver": 0, "buildings": ["steeple"], "level": 1}
        state = spot(side, others={"green": {"level": level}}, seats=1, opponent="helena", over=True, question={})
        assert state.score_sheet().rows[1].points[BLUE] == points


def _quarry_first() -> list[Value]:
    return [[name for name in GAME.words.things["scheme"] if name.startswith("s")]]


def test_the_human_deals_with_its_workers_as_usual() -> None:
    """AR 21, AR 7: two places to capture at; ransom from its board, prison."""
    green: Side = {"workers": {"quarry": 2, "mines": 1, "forest": 1}, "captives": {"blue": 4}}
    state = spot({"silver": 9, "workers": {"town_centre": 2}}, others={"green": green}, seats=1, opponent="helena")
    play(state, "place town-centre", "capture quarry green", "capture mines green")
    assert (state.captives(BLUE), state.at(SOLO, FOREST)) == (3, 1)  # a third would need a third place
    state = spot({"silver": 9}, others={"green": green}, seats=1, opponent="helena")
    play(state, "place guardhouse", "ransom silver")
    assert state.captives(SOLO) == 0


def test_the_last_slot_filled_by_it_triggers_the_end() -> None:
    """AR 17, AR 21, AR R-BESIDE: then the human, then it; its workers beside the guildhall count for its score."""
    state, _ = scheming("f01", board={"guildhall": ["blue"] * 11, "rewards": ["gold"]})
    assert (state.final, asks(state)) == (1, "place-worker blue")
    play(state, "place forest")
    assert state.over
    beside = spot({}, board={"guildhall": ["green"] * 14}, seats=1, opponent="helena", over=True, question={})
    assert beside.score_sheet().rows[-1].points == [0, 42]


@pytest.mark.parametrize(("opponent", "each"), [("constantine", 1), ("helena", 3)])
def test_its_score(opponent: str, each: int) -> None:
    """AR 21, AR R-MARBLE: cathedral, virtue, marble, workers in the guildhall, debts, prisoners."""
    green: Side = {"level": 3, "virtue": 12, "marble": 4, "unpaid_debts": 1, "prisoners": 5}
    state = spot(
        {},
        others={"green": green},
        board={"guildhall": ["green"] * 5},
        seats=1,
        opponent=opponent,
        over=True,
        question={},
    )
    assert state.scores()[SOLO] == 7 + 3 + 4 + 5 * each - 2 - 2
    assert state.good(SOLO, MARBLE) == 4


@pytest.mark.parametrize(
    ("blue", "green", "winner", "notes"),
    [
        ({"virtue": 9, "gold": 3}, {"virtue": 8, "marble": 3}, BLUE, ["", ""]),
        ({"virtue": 8, "gold": 3, "silver": 9}, {"virtue": 8, "marble": 3}, SOLO, ["lost-to-opponent", ""]),
        ({"virtue": 8}, {"virtue": 8, "marble": 3}, SOLO, ["lost-to-opponent", ""]),
    ],
)
def test_level_with_the_opponent(blue: Side, green: Side, winner: int, notes: list[str]) -> None:
    """AR R-SOLOTIE: virtue, then the opponent wins; silver does not help."""
    both = {"green": green}
    state = spot({"silver": 0, **blue}, others=both, seats=1, opponent="helena", over=True, question={})
    standings = state.standings()
    assert standings[0].party == winner
    assert [next(s.note for s in standings if s.party == party) for party in (BLUE, SOLO)] == notes
    assert not any(standing.shared for standing in standings)


# --- two humans (AR R-TWOHUMANS) --------------------------------------------------------------------------------------


def test_the_table_of_two_humans() -> None:
    """AR R-TWOHUMANS: 7 rewards, 16 slots with resets at 9 and 13, 2 places, 36 buildings, 3 and 4 silver."""
    state = start(2, "pair", opponent="helena")
    view = look(state)
    assert (view.reward_pile, view.guildhall.slots, view.guildhall.reset_slots) == (7, 16, [9, 13])
    assert state.rules.capture_places == 2
    assert view.building_pile == 36 - 8
    assert sorted(goods(state, seat)["silver"] for seat in range(2)) == [3, 4]
    assert goods(state, state.first) == {"silver": 3}
    order = state.turn_order()
    assert (order[0], order[-1]) == (state.first, 2)
    assert {start(2, str(seed), opponent="helena").first for seed in range(20)} == {0, 1}


def pair(blue: Side, green: Side, purple: Side, **top: Value) -> ArchitectsState:
    """Green's turn; then the opponent, purple, captures."""
    starting = [name for name in GAME.words.things["scheme"] if name.startswith("s") and name != "s14"]
    question = {"ask": "place-worker", "seat": "green"}
    state = spot(
        blue,
        others={"green": green, "purple": purple},
        board={"schemes": [["s14", *starting]]},
        seats=2,
        opponent="constantine",
        question=question,
        goes_first="blue",
        **top,
    )
    play(state, "place guardhouse")
    return state


@pytest.mark.parametrize(
    ("blue", "green", "captured"),
    [
        ({"workers": {"forest": 2}}, {"workers": {"forest": 3}}, (0, 3)),
        ({"workers": {"forest": 2}, "virtue": 8}, {"workers": {"forest": 2}, "virtue": 7}, (2, 0)),
        ({"workers": {"forest": 2}, "virtue": 7}, {"workers": {"forest": 2}, "virtue": 8}, (0, 2)),
        ({"workers": {"forest": 2}}, {"workers": {"forest": 2}}, (2, 0)),
        ({"workers": {"forest": 2, "quarry": 2}}, {}, (2, 0)),
    ],
)
def test_whom_it_captures(blue: Side, green: Side, captured: tuple[int, int]) -> None:
    """AR R-TWOHUMANS: the largest group; the human with more virtue; earlier in turn order; the order of places."""
    state = pair(blue, green, {})
    assert (state.captured(0), state.captured(1)) == captured


def test_the_final_round_of_three() -> None:
    """AR R-TWOHUMANS, AR 17: clockwise from the seat after the trigger, the trigger last."""
    state = spot(
        {"wood": 2, "stone": 2, "hand": ["well"]},
        others={"green": {}},
        board={"guildhall": ["purple"] * 15, "schemes": _quarry_first()},
        seats=2,
        opponent="helena",
        goes_first="green",
    )
    events = play(state, "construct well", "place forest", "place forest")
    final = [event.party for event in events if event.kind == "final-turn"]
    assert (final, state.over) == ([2, 1, 0], True)


def test_three_standings() -> None:
    """AR R-TWOHUMANS, AR R-SOLOTIE: humans tie by the usual chain, the opponent needs only to be level."""
    others: Mapping[str, Side] = {"green": {"virtue": 7, "silver": 5}, "purple": {"virtue": 7}}
    state = spot({"virtue": 7, "silver": 6}, others=others, seats=2, opponent="helena", over=True, question={})
    assert [standing.party for standing in state.standings()] == [2, 0, 1]
    assert [standing.note for standing in state.standings()] == ["", "lost-to-opponent", "lost-to-opponent"]
