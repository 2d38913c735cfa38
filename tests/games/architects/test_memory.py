"""What each seat remembers of hidden buildings (AR 1, AR 2, AR P-MEMORY), and that other worlds fit it exactly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from parvis.core.luck import Luck
from parvis.core.words import members
from parvis.games.architects.state import ArchitectsState
from parvis.testkit.leaks import worlds
from parvis.testkit.walks import at_random
from tests.games.architects.kit import GAME, nothing_is_lost
from tests.games.architects.spots import BLUE, GREEN, PURPLE, card, hand, look, play, spot, start


def other_worlds(state: ArchitectsState, seat: int) -> list[ArchitectsState]:
    """Many worlds the seat cannot tell from this one."""
    found = []
    for world in worlds(state, seat):
        assert isinstance(world, ArchitectsState)
        nothing_is_lost(world)
        found.append(world)
    return found


def place_of(state: ArchitectsState, building: int) -> str:
    """Where a building lies."""
    for seat in range(state.seats):
        for name, zone in (("hand", state.hand), ("offer", state.offer)):
            if zone[seat] >> building & 1:
                return f"{name} {seat}"
    if building in state.looked:
        return f"looked {state.looked.index(building)}"
    return f"pile {state.pile.index(building)}" if building in state.pile else "open"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_deal_that_fits_the_draft_comes_up_and_no_other(seats: int) -> None:
    """AR 2: of the three cards passed on, one each is with the two to the left and under the pile, in any way."""
    state = start(seats, f"fits {seats}")
    dealt = list(state.offer)
    while state.actors and state.offer[0]:
        state.play(*at_random(state, Luck.of("fits")))
    seat = 1
    own = dealt[seat] & state.hand[seat]
    passed = members(dealt[seat] & ~own)
    neighbours = members(dealt[seat - 1] & ~state.hand[seat] & ~(dealt[seat - 1] & state.hand[seat - 1]))
    kept_first = dealt[seat - 1] & state.hand[seat - 1]
    assert kept_first.bit_count() == 1
    places = [place_of(state, c) for c in passed]
    pairs = [place_of(state, c) for c in neighbours]
    threes: Counter[tuple[str, ...]] = Counter()
    twos: Counter[tuple[str, ...]] = Counter()
    for world in other_worlds(state, seat):
        threes[tuple(place_of(world, c) for c in passed)] += 1
        twos[tuple(place_of(world, c) for c in neighbours)] += 1
        assert world.hand[seat] == state.hand[seat]
    assert set(threes) == set(permutations(places))
    assert set(twos) == set(permutations(pairs))
    assert min(threes.values()) > 400 / 6 / 3
    assert min(twos.values()) > 400 / 2 / 2


def test_with_two_players_the_first_choice_of_the_other_is_known() -> None:
    """AR 2: what comes back shows what was kept; of the last two, either may be under the pile."""
    state = start(2, "two")
    dealt = list(state.offer)
    while state.actors and state.offer[0]:
        state.play(*at_random(state, Luck.of("two")))
    assert state.sure[0] & dealt[0] == dealt[0]  # all four of the own cards: where each of them lies
    handed_back = [
        c for at in range(0, len(state.pools), 3) if state.pools[at] == 0 for c in members(state.pools[at + 1])
    ]
    assert len(handed_back) == 2
    assert sum(1 << c for c in handed_back) & ~dealt[1] == 0
    seen = {tuple(place_of(world, c) for c in handed_back) for world in other_worlds(state, 0)}
    assert seen == set(permutations(place_of(state, c) for c in handed_back))


def test_cards_put_under_the_pile_are_remembered_by_who_put_them() -> None:
    """AR P-MEMORY, AR R-HIDDEN: their place counts up as others draw; whoever draws one is known to have it."""
    state = spot({"hand": ["keep", "well"], "gold": 1}, board={"rewards": ["virtue"], "building_pile": ["church"]})
    play(state, "cathedral", "bury keep")
    memory = look(state, BLUE).memory
    assert memory is not None
    assert [(entry.building.id, entry.position) for entry in memory.pile] == [("keep", len(state.pile))]
    for reader in (GREEN, PURPLE):
        other = look(state, reader).memory
        assert other is not None
        assert (other.pile, other.hands) == ([], [])
    assert {place_of(world, card("keep")) for world in other_worlds(state, BLUE)} == {f"pile {len(state.pile) - 1}"}
    assert len({place_of(world, card("keep")) for world in other_worlds(state, GREEN)}) > 20


def known_in_hand() -> ArchitectsState:
    """Green's turn, with two cards; blue put one of them under the pile once and saw it being drawn."""
    question = {"ask": "place-worker", "seat": "green"}
    green = {"hand": ["keep", "well"], "gold": 1, "wood": 2, "stone": 2}
    return spot({"knows": ["keep"]}, others={"green": green}, board={"rewards": ["virtue"]}, question=question)


def test_a_card_known_in_a_hand_may_be_the_one_that_leaves_it() -> None:
    """AR P-MEMORY: after an unseen choice it is among the cards concerned; in the hand or under the pile."""
    state = known_in_hand()
    assert {place_of(world, card("keep")) for world in other_worlds(state, BLUE)} == {"hand 1"}
    play(state, "cathedral", "bury well")
    last = f"pile {len(state.pile) - 1}"
    assert {place_of(world, card("keep")) for world in other_worlds(state, BLUE)} == {"hand 1", last}
    memory = look(state, BLUE).memory
    assert memory is not None
    assert memory.hands == []
    assert [ref.id for ref in memory.pools[0].buildings] == ["keep"]
    assert (memory.pools[0].hands, memory.pools[0].positions) == ([0, 1, 0], [len(state.pile)])


def test_a_card_that_comes_to_light_narrows_what_is_left() -> None:
    """AR P-MEMORY: if the other card of the hand is laid open, the known one is the one that went under the pile."""
    state = known_in_hand()
    play(state, "cathedral", "bury keep", "place forest", "place forest", "construct well")
    last = f"pile {len(state.pile) - 1}"
    assert {place_of(world, card("keep")) for world in other_worlds(state, BLUE)} == {last}
    memory = look(state, BLUE).memory
    assert memory is not None
    assert [entry.building.id for entry in memory.pile] == ["keep"]
    assert memory.pools == []


def test_the_only_card_of_a_hand_is_no_secret() -> None:
    """AR P-MEMORY: nothing is chosen where there is one card."""
    state = known_in_hand()
    state.hand[GREEN] = 1 << card("keep")
    state.pile = [*state.pile, card("well")]
    state.sure = [state.sure[BLUE], 1 << card("keep"), 0]
    play(state, "cathedral", "bury keep")
    assert {place_of(world, card("keep")) for world in other_worlds(state, BLUE)} == {f"pile {len(state.pile) - 1}"}


def test_five_cards_looked_at() -> None:
    """AR 9, AR P-MEMORY: a known one among them may be the one kept."""
    five = ["keep", "well", "church", "castle", "chapel"]
    question = {"ask": "place-worker", "seat": "green"}
    others = {"green": {"silver": 9}}
    state = spot({"knows": ["church"]}, others=others, board={"building_pile": five}, question=question)
    play(state, "market plans")
    assert {place_of(world, card("church")) for world in other_worlds(state, BLUE)} == {"looked 2"}
    play(state, "keep church")
    size = len(state.pile)
    found = {place_of(world, card("church")) for world in other_worlds(state, BLUE)}
    assert found == {"hand 1", *(f"pile {at}" for at in range(size - 4, size))}
    assert hand(state, GREEN) == {"church"}


def test_the_small_card_shows_its_face_only() -> None:
    """AR 13, AR R-HIDDEN: two cards have the same small face; which of them lies there is open, and the rest too."""
    state = spot(board={"small_market": ["m01"]})
    tops = {GAME.words.name("market-card", world.small[0]) for world in other_worlds(state, GREEN)}
    assert tops == {"m01", "m06"}
    assert len({tuple(world.small) for world in other_worlds(state, GREEN)}) > 300


def test_rewards_and_apprentices_that_nobody_has_seen() -> None:
    """AR 2, AR R-HIDDEN: any that are left may lie in the pile; what was discarded lies where everybody saw it."""
    state = spot(board={"rewards_gone": ["gold"], "apprentices_below": ["miner", "thief"]}, seats=2)
    seen = Counter(reward for world in other_worlds(state, BLUE) for reward in world.rewards)
    names = {state.tables.reward_ids[reward] for reward in seen}
    assert names == {"silver", "wood", "stone", "building", "virtue"}
    for world in other_worlds(state, BLUE)[:20]:
        assert world.apprentices[-2:] == state.apprentices[-2:]
    assert len({tuple(world.apprentices) for world in other_worlds(state, BLUE)}) == 400


def test_schemes_by_parts() -> None:
    """AR 21: a part was shuffled in itself; a card from the future pile may be any that was never revealed."""
    starting = [name for name in GAME.words.things["scheme"] if name.startswith("s")]
    board = {"schemes": ["f03", starting[:3], starting[3:18]], "revealed_schemes": [*starting[18:], "f01"]}
    state = spot({}, board=board, seats=1, opponent="helena")
    first = set()
    for world in other_worlds(state, BLUE):
        names = [GAME.words.name("scheme", c) for c in world.schemes]
        first.add(names[0])
        assert set(names[1:4]) == set(starting[:3])
        assert set(names[4:]) == set(starting[3:18])
    assert first == {f"f{number:02}" for number in range(2, 11)}
