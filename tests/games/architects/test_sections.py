"""The sections of the rules one by one (AR 2 to AR 18): set-up, turns, places, virtue, resets, shortage, the end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from parvis.core.errors import UnknownName
from parvis.games.architects.codes import GOOD_IDS
from parvis.games.architects.state import ArchitectsState
from tests.games.architects.kit import GAME
from tests.games.architects.spots import (
    BLUE,
    GREEN,
    PURPLE,
    Side,
    Value,
    answers,
    asks,
    card,
    goods,
    hand,
    look,
    owned,
    play,
    refused,
    spot,
    start,
)

# --- set-up (AR 2) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_laid(seats: int) -> None:
    """AR 2: rewards, tax, display, workers, virtue, and silver 3, 4, 5 ... in the order of turns."""
    state = start(seats, f"laid {seats}")
    view = look(state)
    assert view.reward_pile == 2 * seats + 1
    assert (view.tax_stand, len(view.display), view.apprentice_pile) == (4, 8, 32)
    assert view.building_pile == 40 - 4 * seats
    assert (view.small_cards, view.large_cards) == (10, [])
    order = [(state.first + nth) % seats for nth in range(seats)]
    assert [goods(state, seat)["silver"] for seat in order] == [3, 4, 5, 6, 7][:seats]
    assert [player.at_home for player in view.players] == [20] * seats
    assert {(player.virtue, player.level, player.prisoners) for player in view.players} == {(7, 0, 0)}


def test_everybody_may_go_first() -> None:
    """AR 2: the first player is drawn, or chosen."""
    assert {start(3, str(seed)).first for seed in range(30)} == {0, 1, 2}
    state = start(3, first=2)
    assert [goods(state, seat)["silver"] for seat in range(3)] == [4, 5, 3]


def test_the_draft() -> None:
    """AR 2, AR R-DRAFT: keep one and pass the rest to the left, three times; the last card goes under the pile."""
    state = start(3, "draft")
    dealt = list(state.offer)
    assert [offer.bit_count() for offer in dealt] == [4, 4, 4]
    kept: list[list[int]] = [[], [], []]
    for wave in range(3):
        for seat in range(3):
            action = state.legal(seat)[0]
            kept[seat].append(GAME.actions.value[action])
            if wave < 2:
                passed = dealt[(seat - wave) % 3]
                assert state.offer[seat] & ~passed == 0
            state.play(seat, action)
    assert asks(state).startswith("place-worker")
    assert [sorted(cards) for cards in kept] == [
        [c for c in range(40) if state.hand[seat] >> c & 1] for seat in range(3)
    ]
    for seat, laid in enumerate(state.pile[-3:]):
        assert dealt[(seat - 2) % 3] >> laid & 1  # the first seat's uppermost


CHARACTERS: Mapping[str, tuple[dict[str, int], int, int, int, int]] = {
    "ada": ({"gold": 1}, 11, 0, 0, 4),
    "caroline": ({"marble": 1, "silver": 10}, 3, 8, 1, 3),
    "frederick": ({"stone": 1, "silver": 4}, 7, 0, 0, 3),
    "rudolf": ({"wood": 1, "silver": 3}, 9, 0, 0, 3),
    "therese": ({"silver": 5}, 5, 4, 0, 4),
}


@pytest.mark.parametrize("name", CHARACTERS)
def test_what_each_character_begins_with(name: str) -> None:
    """AR 2, AR 19: goods, virtue, prisoners, debts, and buildings drawn after the draft; no silver for the order."""
    other = next(character for character in CHARACTERS if character != name)
    state = start(2, asymmetric=True, characters=[name, other])
    had, virtue, prisoners, debts, cards = CHARACTERS[name]
    assert (goods(state), state.virtue[0], state.prison[0], state.unpaid[0]) == (had, virtue, prisoners, debts)
    assert state.home[0] == 20 - prisoners
    while asks(state).startswith("draft"):
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    assert state.hand[0].bit_count() == cards


def test_the_most_virtuous_character_goes_first() -> None:
    """AR 2: all characters differ in virtue; colours are theirs."""
    state = start(4, asymmetric=True, characters=["caroline", "rudolf", "ada", "therese"])
    assert state.first == 2
    colours = [player.colour.id for player in look(state).players]
    assert colours == ["green", "yellow", "purple", "blue"]
    drawn = {tuple(start(2, str(seed), asymmetric=True).characters) for seed in range(60)}
    assert len(drawn) > 15


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (3, {"opponent": "helena"}, "one human or two"),
        (2, {"characters": ["ada", "rudolf"]}, "asymmetric"),
        (2, {"asymmetric": True, "characters": ["ada", "ada"]}, "twice"),
        (2, {"asymmetric": True, "characters": ["ada", "rufus"]}, "rufus"),
        (2, {"opponent": "rufus"}, "constantine"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, str], words: str) -> None:
    """AR 2, AR 21: refused, with the reason."""
    with pytest.raises(UnknownName, match=words):
        GAME.start(seats, 1, **options)


# --- turns (AR 3) -----------------------------------------------------------------------------------------------------


def test_one_worker_a_turn_clockwise() -> None:
    """AR 3: one worker leaves the board, then the left neighbour has the turn."""
    state = spot()
    for colour in ("blue", "green", "purple", "blue"):
        assert asks(state) == f"place-worker {colour}"
        play(state, "place silversmith")
    assert state.home == [18, 19, 19]


def test_the_hand_is_limited_at_the_end_of_the_turn() -> None:
    """AR 3: down to six cards, each under the pile; during the turn there may be more."""
    six = ["keep", "well", "church", "castle", "chapel", "smithy"]
    state = spot({"hand": six, "workers": {"workshop": 1}}, board={"building_pile": ["library", "palace"]})
    play(state, "plans")
    assert asks(state) == "hand-limit blue"
    play(state, "bury castle", "bury library")
    assert hand(state) == {"keep", "well", "church", "chapel", "smithy", "palace"}
    assert [state.tables.building_ids[c] for c in state.pile[-2:]] == ["castle", "library"]
    assert asks(state) == "place-worker green"


@pytest.mark.parametrize("asked", ["blue", "green"])
def test_an_apprentice_is_discarded_at_any_time(asked: str) -> None:
    """AR 3, AR R-ASIDE: by every owner, whoever is asked; virtue stays, the card goes under the pile."""
    question = {"ask": "place-worker", "seat": asked}
    state = spot({"apprentices": ["squire-gold", "miner"]}, question=question)
    before = state.actors
    state.play(BLUE, GAME.action("discard squire-gold"))
    assert (owned(state), state.virtue[BLUE], state.actors) == ({"miner"}, 7, before)
    play(state, "place silversmith")
    assert state.apprentices[-1] == GAME.words.index("apprentice", "squire-gold")
    assert refused(state, "discard squire-gold", BLUE) == "not-owned squire-gold"


# --- workshop (AR 6) --------------------------------------------------------------------------------------------------

DISPLAY = ["thief", "pickpocket", "labourer", "miner", "trickster", "illusionist", "jeweller", "woodcutter"]


def test_coins_stay_on_cards_and_slide() -> None:
    """AR 6: the hirer takes those on the card; those right of it move with their cards."""
    state = spot({"silver": 4}, board={"display": DISPLAY, "coins": [2, 0, 1, 3, 0, 5, 0, 0]})
    play(state, "hire thief")
    assert goods(state) == {"silver": 2}
    assert state.coins == [0, 1, 3, 0, 0, 5, 0, 0]
    names = GAME.words.things["apprentice"]
    assert [names[c] for c in state.display[:3]] == ["pickpocket", "labourer", "miner"]
    assert [names[c] for c in state.display[4:]] == DISPLAY[4:]


def test_the_first_worker_reaches_the_last_column_for_three_coins() -> None:
    """AR 6, AR R-SKIP, AR R-PAY: all paid from silver held; what lies on the card comes afterwards."""
    board: Side = {"display": DISPLAY, "coins": [0, 0, 0, 5, 0, 0, 0, 0]}
    assert refused(spot({"silver": 6}, board=board), "hire miner") == "silver-short 6 7"
    state = spot({"silver": 7}, board=board)
    play(state, "hire miner")
    assert (goods(state), state.coins[:4]) == ({"silver": 5}, [1, 1, 1, 0])


def test_at_the_limit_one_makes_room_first() -> None:
    """AR 6: five apprentices; the one discarded goes under the pile, and asides wait for that answer."""
    five = ["gatekeeper", "squire-gold", "stonecutter", "merchant-wood", "acolyte-tiling"]
    state = spot({"silver": 4, "apprentices": five}, board={"display": DISPLAY})
    play(state, "hire thief")
    assert asks(state) == "make-room blue"
    assert refused(state, "discard gatekeeper") == "room-first"
    assert refused(state, "make-room thief") == "not-owned thief"
    play(state, "make-room gatekeeper")
    assert owned(state) == {*five, "thief"} - {"gatekeeper"}


def test_of_equal_apprentices_the_first_is_discarded() -> None:
    """AR P-COPIES: one answer for both."""
    state = spot({"apprentices": ["jeweller", "jeweller-2"]})
    assert [GAME.notation(action) for action in state.asides(BLUE)] == ["discard jeweller"]
    assert refused(state, "discard jeweller-2") == "same-card jeweller"
    state.play(BLUE, GAME.action("discard jeweller"))
    assert refused(state, "discard jeweller-2") == ""


def test_discards_of_a_turn_lie_together() -> None:
    """AR P-TOGETHER, AR R-UNDER: in the order of the cards, whoever was first."""
    ends = []
    for order in (("blue", "green"), ("green", "blue")):
        state = spot({"apprentices": ["woodcutter"]}, others={"green": {"apprentices": ["acolyte-tiling"]}})
        for colour in order:
            seat = BLUE if colour == "blue" else GREEN
            state.play(seat, state.asides(seat)[0])
        play(state, "place forest")
        ends.append(state)
    assert ends[0] == ends[1]
    names = GAME.words.things["apprentice"]
    assert [names[c] for c in ends[0].apprentices[-2:]] == ["acolyte-tiling", "woodcutter"]


# --- storehouse, town centre, guardhouse (AR 5, AR 7, AR 10) ----------------------------------------------------------


@pytest.mark.parametrize("place", ["storehouse", "town-centre", "guardhouse"])
def test_a_worker_may_be_placed_for_nothing(place: str) -> None:
    """AR R-PLACE, AR 5, AR 7, AR 10: without goods, silver or anybody to help."""
    state = spot({"silver": 0})
    play(state, f"place {place}")
    assert asks(state) == "place-worker green"


def test_payments_are_asked_for_good_by_good() -> None:
    """AR 5: which of the goods are given is asked only if there are two ways."""
    state = spot({"clay": 1, "wood": 1, "stone": 1, "workers": {"storehouse": 0}})
    play(state, "place storehouse", "trade virtue")
    assert (asks(state), answers(state)) == ("pay blue", ["clay 0", "clay 1"])
    play(state, "clay 1")
    assert answers(state) == ["wood 0", "wood 1"]
    play(state, "wood 0")
    assert goods(state) == {"wood": 1, "silver": 3}
    state = spot({"clay": 2, "silver": 0})
    play(state, "place storehouse", "trade virtue")
    assert (goods(state), state.virtue[BLUE]) == ({}, 8)


def test_captures_may_be_fewer_and_none_where_nobody_stands() -> None:
    """AR 7: each is paid before the next is offered."""
    others: dict[str, Side] = {"green": {"workers": {"forest": 1}}, "purple": {"workers": {"mines": 2}}}
    state = spot({"silver": 1, "workers": {"town_centre": 3}}, others=others)
    play(state, "place town-centre")
    assert refused(state, "capture quarry green") == "nobody-there quarry green"
    assert refused(state, "capture forest red") == "nobody-there forest red"
    play(state, "capture mines purple")
    assert asks(state) == "place-worker green"  # the tax was the last silver
    assert state.captives(BLUE) == 2


def test_never_from_the_market_or_the_guildhall() -> None:
    """AR 7: only the open places count."""
    state = spot({"silver": 9}, board={"market": {"left": "green"}, "guildhall": ["green", "purple"]})
    play(state, "place town-centre")
    assert state.captives(BLUE) == 0


def test_guardhouse_actions_in_any_order() -> None:
    """AR 10, AR 14: silver from one action pays for the next; a debt paid brings 1 virtue."""
    blue = {
        "silver": 1,
        "captives": {"green": 10},
        "unpaid_debts": 1,
        "workers": {"guardhouse": 3},
    }
    state = spot(blue, others={"purple": {"captives": {"blue": 3}}})
    play(state, "place guardhouse", "imprison", "ransom silver", "pay-debt")
    assert (goods(state), state.captured(BLUE)) == ({}, 0)
    assert (state.virtue[BLUE], state.unpaid[BLUE], state.paid[BLUE], state.stand) == (8, 0, 1, 4 + 2 + 3)


def test_several_debts_are_paid_one_after_the_other() -> None:
    """AR 10: an action for each."""
    state = spot({"silver": 12, "unpaid_debts": 3, "workers": {"guardhouse": 1}})
    play(state, "place guardhouse", "pay-debt", "pay-debt")
    assert (state.unpaid[BLUE], state.paid[BLUE], state.virtue[BLUE]) == (1, 2, 9)


def test_a_ransom_for_a_debt() -> None:
    """AR 10, AR 12: a debt and 1 virtue less; at virtue 0 that is another debt."""
    for virtue, after, debts in ((7, 6, 1), (0, 0, 2)):
        state = spot({"silver": 0, "virtue": virtue}, others={"purple": {"captives": {"blue": 3}}})
        play(state, "place guardhouse", "ransom debt")
        assert (state.virtue[BLUE], state.unpaid[BLUE], state.captured(BLUE)) == (after, debts, 0)


def test_guardhouse_actions_that_do_nothing() -> None:
    """AR R-IDLE, AR 10: refused, with what is missing."""
    state = spot({"silver": 9, "prisoners": 1})
    play(state, "place guardhouse")
    assert refused(state, "imprison") == "no-captives"
    assert refused(state, "pay-debt") == "no-debt"
    assert refused(state, "ransom silver") == "nobody-held"
    assert refused(state, "ransom debt") == "nobody-held"
    assert refused(state, "ransom free") == "no-such-choice"
    play(state, "release")
    assert state.prison[BLUE] == 0
    state = spot({"silver": 9, "unpaid_debts": 1})
    play(state, "place guardhouse")
    assert refused(state, "release") == "no-prisoners"
    poor = spot({"silver": 5, "unpaid_debts": 1})
    play(poor, "place guardhouse")
    assert asks(poor) == "place-worker green"


# --- tax stand, black market (AR 8, AR 9) -----------------------------------------------------------------------------


def test_an_empty_tax_stand() -> None:
    """AR 8: no worker without silver there."""
    assert refused(spot(board={"tax_stand": 0}), "place tax-stand") == "tax-stand-empty 0 1"


def test_the_market_print_and_a_space_that_is_taken() -> None:
    """AR 2, AR 9, AR R-PRINT: before the first flip the right space gives 2 marble, 1 stone and 1 wood."""
    state = spot({"silver": 3}, board={"market": {"left": "green"}})
    assert refused(state, "market left") == "space-taken left"
    play(state, "market right")
    assert goods(state) == {"marble": 2, "stone": 1, "wood": 1}


def test_plans_at_the_market() -> None:
    """AR 9, AR R-UNDER: five are drawn, one is kept, the rest goes under the pile as drawn."""
    five = ["keep", "well", "church", "castle", "chapel"]
    state = spot({"silver": 2}, board={"building_pile": [*five, "smithy"]})
    play(state, "market plans", "keep church")
    assert hand(state) == {"church"}
    ids = state.tables.building_ids
    assert (ids[state.pile[0]], [ids[c] for c in state.pile[-4:]]) == ("smithy", ["keep", "well", "castle", "chapel"])


@pytest.mark.parametrize(("action", "virtue"), [("market left", 0), ("market right", 0), ("market plans", 0)])
def test_virtue_0_is_no_obstacle_at_the_market(action: str, virtue: int) -> None:
    """AR 9, AR 12: the loss becomes a debt."""
    state = spot({"silver": 3, "virtue": virtue})
    play(state, action)
    assert (state.virtue[BLUE], state.unpaid[BLUE]) == (0, 1)


MARKET_CARDS: Mapping[str, tuple[dict[str, int], dict[str, int]]] = {
    "m01": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "m02": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "m03": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "m04": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "m05": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "m06": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "m07": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "m08": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "m09": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "m10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}


@pytest.mark.parametrize("name", MARKET_CARDS)
def test_each_market_card(name: str) -> None:
    """AR 9, AR R-PAIR: what its small and its large face give."""
    small, large = MARKET_CARDS[name]
    state = spot({"silver": 1}, board={"small_market": [name]})
    play(state, "market left")
    assert goods(state) == small
    state = spot({"silver": 3}, board={"large_market": [name]})
    play(state, "market right")
    assert goods(state) == large


# --- rewards (AR 11b) -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "gain", "virtue", "cards"),
    [
        ("silver", {"silver": 3}, 8, 0),
        ("wood", {"wood": 2}, 8, 0),
        ("stone", {"stone": 2}, 8, 0),
        ("building", {}, 8, 1),
        ("virtue", {}, 9, 0),
        ("gold", {"gold": 1}, 8, 0),
    ],
)
def test_each_reward(name: str, gain: Mapping[str, int], virtue: int, cards: int) -> None:
    """AR 11b: gained at once, and gone."""
    state = spot({"silver": 0, "gold": 1, "hand": ["keep"]}, board={"rewards": [name]})
    play(state, "cathedral", "bury keep")
    assert (goods(state), state.virtue[BLUE], len(hand(state))) == (gain, virtue, cards)
    assert state.tables.reward_ids[state.rewards_gone[-1]] == name


def test_each_level_of_the_cathedral() -> None:
    """AR 11b, AR 18: costs, points, spaces; one level at a time, and nothing above the last."""
    gone = ["virtue"] * 2 + ["wood"] * 2 + ["stone"] * 2 + ["gold"]
    costs: list[tuple[dict[str, Value], int]] = [
        ({"gold": 1}, 2),
        ({"wood": 3, "stone": 1}, 4),
        ({"marble": 1}, 7),
        ({"wood": 8}, 12),
        ({"gold": 2, "marble": 2}, 20),
    ]
    for level, (cost, points) in enumerate(costs):
        side = {"silver": 0, "level": level, "hand": ["keep"], "virtue": 7}
        state = spot({**side, **cost}, board={"rewards_gone": gone})
        play(state, "cathedral", "bury keep")
        assert (state.level[BLUE], goods(state), state.virtue[BLUE]) == (level + 1, {}, 8)
        assert state.score_sheet().rows[2].points[BLUE] == points
    assert refused(spot({"level": 5, "hand": ["keep"]}), "cathedral") == "top-reached"
    assert refused(spot({"level": 1, "wood": 3, "hand": ["keep"]}), "cathedral") == "mix-short wood,stone 3 4"
    assert refused(spot({"gold": 1}), "cathedral") == "no-card 0 1"
    assert [facts.spaces for facts in state.tables.levels] == [3, 3, 2, 2, 1]


# --- virtue (AR 12) ---------------------------------------------------------------------------------------------------


def test_virtue_points_and_ignored_tax() -> None:
    """AR 12, AR 18: what each step of the track is worth, and how much tax it ignores."""
    track = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    for virtue, points in enumerate(track):
        state = spot({"virtue": virtue})
        assert state.score_sheet().rows[3].points[BLUE] == points
        assert state.tax_ignored(BLUE) == (2 if virtue < 2 else 1 if virtue < 4 else 0)


@pytest.mark.parametrize(("virtue", "paid", "tax"), [(7, 6, 3), (3, 5, 2), (1, 4, 1)])
def test_tax_is_ignored_for_every_cost(virtue: int, paid: int, tax: int) -> None:
    """AR 12, AR R-EVADE: only tax, and what is ignored is not paid at all."""
    state = spot({"silver": 9, "unpaid_debts": 1, "virtue": virtue})
    play(state, "place guardhouse", "pay-debt")
    assert (goods(state)["silver"], state.stand) == (9 - paid, 4 + tax)


def test_changes_of_virtue_stay_on_the_track_each_time() -> None:
    """AR R-CLAMP, AR 12: a loss below 0 brings debts; a gain after that counts from 0."""
    blue = {"clay": 3, "wood": 2, "stone": 3, "virtue": 1, "hand": ["thieves-den"], "apprentices": ["labourer"]}
    state = spot(blue)
    play(state, "construct thieves-den", "place forest", "place forest")
    assert (state.virtue[BLUE], state.unpaid[BLUE]) == (0, 1)
    play(state, "place storehouse", "trade virtue")
    assert (state.virtue[BLUE], state.unpaid[BLUE]) == (1, 1)


def test_debts_above_14_need_not_be_destroyed() -> None:
    """AR 12: point by point, and not at all if the player declines; without a debt the point is lost."""
    blue = {"virtue": 14, "clay": 4, "unpaid_debts": 2, "workers": {"storehouse": 1}}
    state = spot(blue)
    play(state, "place storehouse", "trade virtue", "none", "trade virtue", "destroy")
    assert (state.unpaid[BLUE], state.paid[BLUE], state.virtue[BLUE]) == (1, 0, 14)
    state = spot({"virtue": 14, "clay": 2})
    play(state, "place storehouse", "trade virtue")
    assert (state.virtue[BLUE], asks(state)) == (14, "place-worker green")


# --- resets (AR 13) ---------------------------------------------------------------------------------------------------


def test_a_reset_step_by_step() -> None:
    """AR 13: workers to prison, the next card, many prisoners lose virtue, most prisoners a debt."""
    others: dict[str, Side] = {"green": {"prisoners": 2}, "purple": {"prisoners": 0}}
    board: Side = {"market": {"middle": "green", "right": "purple"}, "small_market": ["m06", "m03"]}
    state = spot({"silver": 1}, others=others, board=board)
    play(state, "market left")
    assert state.prison == [1, 3, 1]
    assert (state.virtue, state.unpaid) == ([6, 6, 7], [0, 1, 0])
    shown = look(state).market
    names = {entry.good.id: entry.amount for entry in shown[0].goods}
    assert names == {"marble": 1, "stone": 1}
    assert {entry.good.id: entry.amount for entry in shown[2].goods} == {"stone": 2, "marble": 2}
    assert [ref.id for ref in look(state).large_cards] == ["m06"]


def test_the_first_slots_of_rows_three_and_four_reset_the_market() -> None:
    """AR 11, AR 13: after the action; with an empty market too, and then nobody may be in prison (AR R-MOST)."""
    for filled, resets in ((7, False), (8, True), (9, False), (12, True)):
        state = spot({"wood": 2, "stone": 2, "hand": ["well"]}, board={"guildhall": ["green"] * filled})
        kinds = [event.kind for event in play(state, "construct well")]
        assert ("reset-begins" in kinds) == resets
        assert state.unpaid == [0, 0, 0]
        if resets:
            assert kinds.index("constructed") < kinds.index("reset-begins")


def test_the_last_small_card() -> None:
    """AR 13, AR R-SHUFFLE: all large cards are a new small pile, and the print shows again."""
    rest = [name for name in MARKET_CARDS if name != "m06"]
    state = spot(
        {"silver": 1},
        board={"market": {"middle": "green", "right": "purple"}, "small_market": ["m06"], "large_market": rest},
    )
    play(state, "market left")
    assert (len(state.small), state.large) == (10, [])
    shown = look(state).market[2].goods
    assert {entry.good.id: entry.amount for entry in shown} == {"wood": 1, "stone": 1, "marble": 2}


def test_owners_are_asked_clockwise_from_who_has_the_turn() -> None:
    """AR 13: each for the own apprentices."""
    others: dict[str, Side] = {"green": {"prisoners": 1}, "purple": {"apprentices": ["gatekeeper"], "prisoners": 2}}
    state = spot({"silver": 1}, others=others, board={"market": {"middle": "green", "right": "purple"}})
    play(state, "market left")
    assert asks(state) == "reset-order purple"
    play(state, "free 2")
    assert (state.prison, asks(state)) == ([1, 2, 1], "place-worker green")


# --- too few workers (AR 16) ------------------------------------------------------------------------------------------


def test_without_a_worker_at_home_one_comes_back() -> None:
    """AR 3, AR 16: from an open place, as the whole turn."""
    state = spot({"workers": {"forest": 12, "mines": 8}}, question={"ask": "retrieve", "seat": "blue"})
    assert answers(state) == ["retrieve forest", "retrieve mines"]
    assert refused(state, "retrieve prison") == "no-worker-there"
    play(state, "retrieve mines")
    assert (state.home[BLUE], asks(state)) == (1, "place-worker green")


def test_an_open_place_comes_first() -> None:
    """AR 16, AR R-SHORT: from elsewhere only if nobody stands at an open place."""
    blue = {"workers": {"forest": 1}, "prisoners": 19}
    state = spot(
        {**blue, "workers": {"forest": 1, "mines": 1}, "prisoners": 18}, question={"ask": "retrieve", "seat": "blue"}
    )
    assert refused(state, "retrieve prison") == "open-place-first"


def test_then_from_the_market_the_prison_or_a_rival() -> None:
    """AR R-SHORT, AR 16: a market space is free again, and nothing else happens."""
    board: Side = {"market": {"left": "blue", "right": "green"}}
    others: dict[str, Side] = {"green": {"captives": {"blue": 4}}}
    ask = {"ask": "retrieve", "seat": "blue"}
    for answer in ("retrieve market-left", "retrieve prison", "retrieve-from green"):
        state = spot({"prisoners": 15}, others=others, board=board, question=ask)
        assert answer in answers(state)
        play(state, answer)
        assert (state.home[BLUE], asks(state)) == (1, "place-worker green")
        assert (state.market[0] == -1) == (answer == "retrieve market-left")
        assert state.unpaid == [0, 0, 0]


def test_all_workers_in_the_guildhall() -> None:
    """AR R-SHORT, AR 16: the turn is skipped."""
    state = spot(board={"guildhall": ["blue"] * 20}, question={"ask": "place-worker", "seat": "purple"}, seats=5)
    play(state, "place forest", "place forest")
    kinds = [event.kind for event in play(state, "place forest")]
    assert "turn-skipped" in kinds
    assert asks(state) == "place-worker green"


# --- the end (AR 17, AR 18) -------------------------------------------------------------------------------------------


def test_workers_beside_the_guildhall_trigger_nothing() -> None:
    """AR 17: in the final round; a third worker at the market still resets it."""
    side: Side = {"wood": 2, "stone": 2, "hand": ["well"]}
    board: Side = {"guildhall": ["green"] * 16, "market": {"middle": "green", "right": "purple"}}
    state = spot(side, others={"green": {"silver": 1, "hand": []}}, board=board, final_turns=2)
    kinds = [event.kind for event in play(state, "construct well")]
    assert "beside-guildhall" in kinds
    assert "guildhall-full" not in kinds
    assert len(state.guildhall) == 17
    assert "reset-begins" in [event.kind for event in play(state, "market left")]


def test_the_shortage_concerns_final_turns_too() -> None:
    """AR 17, AR 16: the last turn may be taking a worker back."""
    state = spot({}, others={"green": {"workers": {"forest": 15, "mines": 5}}}, final_turns=1)
    play(state, "place forest")
    assert asks(state) == "retrieve green"
    play(state, "retrieve forest")
    assert state.over


def test_a_game_is_stopped_after_so_many_turns() -> None:
    """AR P-STOPPED: effects at the end and the score as usual, and the standings say so."""
    state = spot({"buildings": ["castle"], "gold": 2}, max_turns=9, turn=9)
    play(state, "place forest")
    assert (state.over, state.stopped, state.virtue[BLUE]) == (True, True, 8)
    assert [standing.note for standing in state.standings()] == ["stopped"] * 3


@pytest.mark.parametrize(
    ("blue", "green", "places"),
    [
        ({"virtue": 8}, {"virtue": 7}, [1, 2]),
        ({"virtue": 7, "silver": 4}, {"virtue": 7, "silver": 5}, [2, 1]),
        ({"virtue": 7, "silver": 4}, {"virtue": 7, "silver": 4}, [1, 1]),
    ],
)
def test_ties(blue: Side, green: Side, places: list[int]) -> None:
    """AR 18: more virtue, then more silver, then shared."""
    state = spot(blue, others={"green": green}, over=True, question={}, seats=2)
    assert len(set(state.scores())) == 1
    found = {standing.party: standing.place for standing in state.standings()}
    assert [found[BLUE], found[GREEN]] == places
    assert {standing.shared for standing in state.standings()} == {places == [1, 1]}


def test_what_gives_no_points_by_itself() -> None:
    """AR 18: clay, wood, stone, hand cards, captives; silver only in tens, prisoners only in pairs."""
    side: Side = {"clay": 9, "wood": 9, "stone": 9, "silver": 9, "hand": ["keep"], "captives": {"green": 9}}
    assert spot({**side, "prisoners": 1}, over=True, question={}).scores()[BLUE] == 0
    assert spot({"silver": 29, "prisoners": 5}, over=True, question={}).scores()[BLUE] == 2 - 2
    assert GOOD_IDS[-1] == "silver"


# --- characters (AR 19) -----------------------------------------------------------------------------------------------


def as_character(
    name: str, blue: Side, board: Side | None = None, others: Mapping[str, Side] | None = None
) -> ArchitectsState:
    """Blue plays a character."""
    rest = [other for other in CHARACTERS if other != name][:2]
    given: Side = {"prisoners": 0, "unpaid_debts": 0, "virtue": 7, **blue}
    zero: Side = dict.fromkeys(GOOD_IDS, 0)
    return spot({**zero, **given}, board=board, others=others, asymmetric=True, characters=[name, *rest])


def test_ada() -> None:
    """AR 19, AR 12: 1 tax less on every action, on top of the track."""
    state = as_character("ada", {"silver": 9, "unpaid_debts": 1, "virtue": 3})
    play(state, "place guardhouse", "pay-debt")
    assert (goods(state), state.stand) == ({"silver": 9 - 4}, 5)
    state = as_character("ada", {"silver": 3}, board={"display": DISPLAY})
    play(state, "hire thief")
    assert (goods(state), state.stand) == ({}, 5)
    state = as_character("ada", {"silver": 0}, others={"green": {"workers": {"forest": 1}}})
    play(state, "place town-centre", "capture forest green")
    assert state.stand == 4


def test_caroline() -> None:
    """AR 19, AR 9: a building after each action at the black market."""
    board: Side = {"display": DISPLAY, "building_pile": ["keep", "well", "church", "castle", "chapel", "smithy"]}
    for action in ("market left", "market right", "market-hire thief"):
        state = as_character("caroline", {"silver": 3}, board=board)
        play(state, action)
        assert hand(state) == {"keep"}
    state = as_character("caroline", {"silver": 3}, board=board)
    play(state, "market plans", "keep well")
    assert hand(state) == {"well", "smithy"}


def test_rudolf() -> None:
    """AR 19, AR 6: hiring costs 3, 2 of them tax; six apprentices."""
    state = as_character("rudolf", {"silver": 3}, board={"display": DISPLAY})
    play(state, "hire thief")
    assert (goods(state), state.stand) == ({}, 6)
    five = ["gatekeeper", "squire-gold", "stonecutter", "merchant-wood", "acolyte-tiling"]
    state = as_character("rudolf", {"silver": 3, "apprentices": five}, board={"display": DISPLAY})
    play(state, "hire thief")
    assert len(owned(state)) == 6


def test_therese() -> None:
    """AR 19, AR R-SWAP: gold and marble pay for each other as she likes, and count together."""
    keep = {"wood": 5, "stone": 2, "marble": 1, "gold": 2, "hand": ["keep"], "apprentices": ["labourer"]}
    state = as_character("therese", keep)
    play(state, "construct keep")
    assert (asks(state), answers(state)) == ("pay blue", ["gold 1", "gold 2"])
    play(state, "gold 1")
    assert (goods(state), state.virtue[BLUE]) == ({"gold": 1}, 5)
    state = as_character("therese", {"gold": 1, "hand": ["keep"], "level": 2})
    play(state, "cathedral", "bury keep")
    assert state.level[BLUE] == 3
    assert refused(as_character("therese", {"hand": ["keep"], "level": 2}), "cathedral") == "mix-short gold,marble 0 1"
    for name in ("castle", "observatory"):
        ended = spot(
            {"silver": 0, "gold": 1, "marble": 3, "virtue": 7, "buildings": [name], "prisoners": 0},
            asymmetric=True,
            characters=["therese", "ada", "rudolf"],
            final_turns=0,
        )
        play(ended, "place forest")
        assert ended.virtue[BLUE] == 9


def test_the_five_card_draw_from_a_short_pile() -> None:
    """AR R-FIVE, AR R-EMPTY: what there is; with nothing only hiring is possible, and plans draw nothing."""
    every = [name for name in GAME.words.things["building"] if name not in ("keep", "well")]
    green: Side = {"buildings": every}
    state = spot({"silver": 2, "hand": []}, others={"green": green}, board={"display": DISPLAY})
    assert len(state.pile) == 2
    play(state, "market plans", "keep keep")
    assert (hand(state), state.pile) == ({"keep"}, [card("well")])
    empty = spot({"silver": 2, "hand": ["keep", "well"]}, others={"green": green}, board={"display": DISPLAY})
    assert refused(empty, "market plans") == "pile-empty"
    assert refused(empty, "market-hire thief") == ""
    play(empty, "plans")
    assert hand(empty) == {"keep", "well"}


def test_cards_discarded_in_the_same_action_are_in_the_pile() -> None:
    """AR R-EMPTY, AR 11b: the card put under the pile for the cathedral can be the one its reward draws."""
    every = [name for name in GAME.words.things["building"] if name != "keep"]
    board: Side = {"rewards": ["building"]}
    state = spot({"gold": 1, "hand": ["keep"]}, others={"green": {"buildings": every}}, board=board)
    play(state, "cathedral", "bury keep")
    assert (hand(state), state.level[BLUE]) == ({"keep"}, 1)


def test_apprentices_owned_when_the_worker_is_placed() -> None:
    """AR R-MARKET, AR 9: one hired by this action does not count for it; one that makes room for it still does."""
    board: Side = {"display": ["swindler-tiling", "trickster"]}
    state = spot({"silver": 2}, board=board)
    play(state, "market-hire swindler-tiling")
    assert goods(state) == {}
    five = ["swindler-masonry", "squire-gold", "stonecutter", "merchant-wood", "acolyte-tiling"]
    state = spot({"silver": 2, "apprentices": five}, board=board)
    play(state, "market-hire trickster", "make-room swindler-masonry")
    assert goods(state) == {"stone": 1}


def test_one_hired_with_the_third_worker_acts_in_the_reset() -> None:
    """AR R-MARKET, AR 13."""
    board: Side = {"display": ["gatekeeper"], "market": {"left": "green", "right": "purple"}}
    state = spot({"silver": 2}, board=board)
    play(state, "market-hire gatekeeper")
    assert (asks(state), answers(state)) == ("reset-order blue", ["free 1", "done"])


def test_hands_and_piles_are_hidden_and_sizes_are_not() -> None:
    """AR R-HIDDEN: others see how many cards there are, and every apprentice that was ever open."""
    state = spot({"hand": ["keep", "well"], "apprentices": ["miner"]}, board={"building_pile": ["church", "castle"]})
    state.play(BLUE, GAME.action("discard miner"))
    play(state, "place forest")
    for reader in (None, GREEN, PURPLE):
        player = look(state, reader).players[BLUE]
        assert (player.hand_size, player.hand) == (2, None)
        assert look(state, reader).building_pile == len(state.pile)
        assert [ref.id for ref in look(state, reader).apprentices_below] == ["miner"]
    mine = look(state, BLUE).players[BLUE].hand
    assert mine is not None
    assert {ref.id for ref in mine} == {"keep", "well"}
