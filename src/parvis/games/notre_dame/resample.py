"""Other worlds: a copy of the table in which everything a seat has not seen is drawn anew, fitting all it has seen.

Three seats handle an owner's cards of a round: the owner, its left neighbour and the seat beyond; each knows what went
through its hands, and everybody what was played. So each owner's cards are drawn alone, from those the seat has not
seen leave that deck this period.
"""

from __future__ import annotations

from typing import Final

from parvis.core.luck import Luck, nth_bit
from parvis.core.words import members
from parvis.games.notre_dame.state import CARDS, NotreDameState

FULL: Final = (1 << CARDS) - 1
TRIES: Final = 1000


def resample(state: NotreDameState, seat: int, luck: Luck) -> NotreDameState:
    """A state drawn from those that fit what `seat` has seen."""
    world = state.copy()
    for _ in range(TRIES):
        for owner in range(state.seats):
            _redraw(state, world, owner, seat, luck)
        if _could_have_played(world):
            break
    if not state.spied >> seat & 1:
        _reshuffle_gray(world, luck)
    return world


def _redraw(state: NotreDameState, world: NotreDameState, owner: int, seat: int, luck: Luck) -> None:
    """Draw an owner's cards of this round anew, but for those the seat has seen, and the rest of the deck."""
    unseen = FULL & ~(state.seen[seat] >> owner * CARDS) & ~_seen_now(state, owner, seat)
    drawn = state.drawn[owner]
    if drawn:
        if state.kept[2 * owner] < 0:
            world.drawn[owner] = drawn if owner == seat else luck.sample(unseen, drawn.bit_count())
        elif state.kept[2 * owner + 1] < 0:
            _redraw_first_wave(state, world, owner, seat, unseen, luck)
        else:
            _redraw_hands(state, world, owner, seat, unseen, luck)
    world.deck[owner] = luck.sample(unseen & ~world.drawn[owner], state.deck[owner].bit_count())


def _seen_now(state: NotreDameState, owner: int, seat: int) -> int:
    """The owner's cards of this round that the seat has seen, wherever they are."""
    if owner == seat or state.kept[2 * owner] < 0:
        return state.drawn[owner] if owner == seat else 0
    seen = 0
    if (owner + 1) % state.seats == seat:
        seen = state.drawn[owner] & ~(1 << state.kept[2 * owner])
    if state.kept[2 * owner + 1] >= 0:
        for position in range(3):
            if _knows(state, owner, position, seat):
                seen |= 1 << state.card_at((owner + position) % state.seats, position)
    return seen


def _knows(state: NotreDameState, owner: int, position: int, seat: int) -> bool:
    """Whether the seat knows which of the owner's cards ended at a position, once the draft is over."""
    holder = (owner + position) % state.seats
    if holder == seat or state.faceup[holder] >> position & 1:
        return True
    return position == 2 and (owner + 1) % state.seats == seat


def _redraw_first_wave(
    state: NotreDameState, world: NotreDameState, owner: int, seat: int, unseen: int, luck: Luck
) -> None:
    """The owner has kept a card; the two it passed lie before the left neighbour."""
    if owner == seat:
        return
    passed = state.drawn[owner] & ~(1 << state.kept[2 * owner])
    if (owner + 1) % state.seats != seat:
        passed = luck.sample(unseen, passed.bit_count())
    kept = luck.sample(unseen & ~passed, 1)
    world.drawn[owner] = passed | kept
    world.kept[2 * owner] = kept.bit_length() - 1


def _redraw_hands(state: NotreDameState, world: NotreDameState, owner: int, seat: int, unseen: int, luck: Luck) -> None:
    """The draft is over: one card at each of three positions."""
    cards = [
        state.card_at((owner + position) % state.seats, position) if _knows(state, owner, position, seat) else -1
        for position in range(3)
    ]
    if owner == seat:
        known = 0
        for card in cards:
            if card >= 0:
                known |= 1 << card
        open_cards = members(state.drawn[owner] & ~known)
        luck.shuffle(open_cards)
        cards = [card if card >= 0 else open_cards.pop() for card in cards]
    else:
        for position in range(3):
            if cards[position] < 0:
                bit = nth_bit(unseen, luck.below(unseen.bit_count()))
                unseen ^= bit
                cards[position] = bit.bit_length() - 1
    world.drawn[owner] = 1 << cards[0] | 1 << cards[1] | 1 << cards[2]
    world.kept[2 * owner] = cards[0]
    world.kept[2 * owner + 1] = cards[1]


def _could_have_played(world: NotreDameState) -> bool:
    """Of equal cards the nearest owner's is played first (ND P-SAME): no seat still holds such a one unplayed."""
    for seat in range(world.seats):
        faceup = world.faceup[seat]
        for later in members(faceup):
            card = world.card_at(seat, later)
            for earlier in range(later):
                if not faceup >> earlier & 1 and world.card_at(seat, earlier) == card:
                    return False
    return True


def _reshuffle_gray(world: NotreDameState, luck: Luck) -> None:
    """The letters lie in order; within a letter anything is possible."""
    decks = [world.tables.persons[person].deck for person in world.gray]
    for deck in sorted(set(decks)):
        first = decks.index(deck)
        letter = world.gray[first : first + decks.count(deck)]
        luck.shuffle(letter)
        world.gray[first : first + len(letter)] = letter
