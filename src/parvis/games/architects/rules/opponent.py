"""Constantine and Helena: the opponent's turn (AR 21). All of it is work; nobody is asked for them.

The schemes lie in `state.schemes`, the top first. `state.parts` says how that pile came together, the top first: so
many cards that were shuffled together, or -1 for one card from the future pile.
"""

from __future__ import annotations

from typing import Final

from parvis.core.steps import Work
from parvis.games.architects import forms
from parvis.games.architects.codes import (
    BLACK_MARKET,
    BY_SIZE,
    BY_TURN,
    BY_VIRTUE,
    GUILDHALL,
    MARBLE,
    O_ADVANCE,
    O_CAPTURE,
    O_DISCARD_APPRENTICE,
    O_GAIN,
    O_RELEASE_CAPTURED,
    O_RELEASE_PRISONERS,
    O_SELL_CAPTURED,
    O_TAKE_TAX,
    OPEN_PLACES,
    TOWN_CENTRE,
    VIRTUE,
)
from parvis.games.architects.rules.captures import take_group
from parvis.games.architects.rules.gains import change_virtue, gain_good
from parvis.games.architects.rules.guardhouse import imprison, release_captured, release_prisoners
from parvis.games.architects.rules.guildhall import advance, why_advance
from parvis.games.architects.rules.turn import enter_guildhall, enter_market, place_worker
from parvis.games.architects.rules.workshop import refill
from parvis.games.architects.schemes import Scheme
from parvis.games.architects.state import NOBODY, S_FUTURE, S_SCHEMES, ArchitectsState

FROM_FUTURE: Final = -1
"""Stands in `parts` for a card from the future pile."""


# --- the decks (AR 21) ---


def shuffle_schemes(state: ArchitectsState) -> None:
    """The two decks at the start."""
    deck = state.tables.schemes
    schemes = list(deck.starting)
    state.luck(S_SCHEMES).shuffle(schemes)
    future = list(deck.future)
    state.luck(S_FUTURE).shuffle(future)
    state.schemes = schemes
    state.parts = [len(schemes)]
    state.future = future
    state.revealed_schemes = []


def shuffle_under(state: ArchitectsState) -> None:
    """Shuffle the schemes revealed so far and put them under the draw pile (AR 21)."""
    cards = sorted(state.revealed_schemes)
    if not cards:
        return
    state.luck(S_SCHEMES).shuffle(cards)
    state.schemes = [*state.schemes, *cards]
    state.parts = [*state.parts, len(cards)]
    state.revealed_schemes = []
    state.tell(forms.EV_SCHEMES_SHUFFLED, state.rules.opponent, len(cards))


def reveal(state: ArchitectsState) -> int:
    """Take the top scheme; -1 if there is none at all."""
    if not state.schemes:
        shuffle_under(state)
    if not state.schemes:
        return -1
    state.show()
    card = state.schemes[0]
    state.schemes = state.schemes[1:]
    size = state.parts[0]
    state.parts = [size - 1, *state.parts[1:]] if size > 1 else state.parts[1:]
    state.revealed_schemes = sorted([*state.revealed_schemes, card])
    return card


def add_future(state: ArchitectsState, count: int) -> None:
    """So many future schemes go face down on top of the pile, one at a time, as far as there are any (AR 21)."""
    count = min(count, len(state.future))
    for _ in range(count):
        state.schemes = [state.future[0], *state.schemes]
        state.future = state.future[1:]
        state.parts = [FROM_FUTURE, *state.parts]
    if count:
        state.tell(forms.EV_FUTURE, state.rules.opponent, count)


# --- the turn (AR 21) ---


def opponent_turn(state: ArchitectsState) -> None:
    """Recall all workers, if none is at home; else follow the next scheme that is not blocked."""
    party = state.rules.opponent
    if not state.home[party]:
        recall(state, party)
        return
    for _ in range(len(state.tables.schemes.schemes)):
        card = reveal(state)
        if card < 0:
            return
        scheme = state.tables.schemes.schemes[card]
        state.tell(forms.EV_SCHEME, party, card)
        if O_TAKE_TAX not in scheme.steps or state.stand >= state.tables.stand_needs:
            follow(state, party, scheme)
            return
        state.tell(forms.EV_BLOCKED, party, card)


def recall(state: ArchitectsState, party: int) -> None:
    """All its workers come back but those in the black market and the guildhall; nobody is paid (AR 21)."""
    before = state.home[party]
    for place in range(OPEN_PLACES):
        state.home[party] += state.workers[party * OPEN_PLACES + place]
        state.workers[party * OPEN_PLACES + place] = 0
    release_captured(state, party)
    release_prisoners(state, party)
    state.tell(forms.EV_RECALLED, party, state.home[party] - before)
    shuffle_under(state)


def follow(state: ArchitectsState, party: int, scheme: Scheme) -> None:
    """Place a worker, carry the operation out, bring in future schemes; a reset comes last (AR 21)."""
    if scheme.place == GUILDHALL:
        enter_guildhall(state, party)
    elif scheme.place == BLACK_MARKET:
        enter_market(state, party, free_space(state, scheme.space))
    else:
        place_worker(state, party, scheme.place)
    state.push(Scheming(scheme.index, 0))


def free_space(state: ArchitectsState, space: int) -> int:
    """The space of the scheme, or else the first free one (AR 21)."""
    if state.market[space] < 0:
        return space
    return next(other for other in state.tables.choices.spaces if state.market[other] < 0)


class Scheming(Work[ArchitectsState]):
    """The steps of a scheme's operation, one after the other, then its future schemes (AR 21)."""

    def __init__(self, scheme: int, done: int) -> None:
        self.scheme = scheme
        self.done = done

    def fields(self) -> tuple[int, ...]:
        return (self.scheme, self.done)

    def run(self, state: ArchitectsState) -> None:
        scheme = state.tables.schemes.schemes[self.scheme]
        if self.done == len(scheme.steps):
            add_future(state, scheme.add_future)
            return
        state.push(Scheming(self.scheme, self.done + 1))
        carry_out(state, state.rules.opponent, scheme, scheme.steps[self.done])


def carry_out(state: ArchitectsState, party: int, scheme: Scheme, step: int) -> None:
    """One step of an operation (AR 21)."""
    if step == O_GAIN:
        gain_good(state, party, MARBLE, scheme.marble)
        change_virtue(state, party, scheme.virtue)
    elif step == O_TAKE_TAX:
        state.tell(forms.EV_TAX_LOST, party, state.stand)
        state.stand = 0
    elif step == O_DISCARD_APPRENTICE:
        discard_displayed(state, scheme.row * state.tables.columns + scheme.column)
    elif step == O_CAPTURE:
        capture(state, party)
    elif step == O_SELL_CAPTURED:
        if state.captives(party):
            imprison(state, party)
            gain_good(state, party, MARBLE, scheme.marble)
    elif step == O_RELEASE_CAPTURED:
        release_captured(state, party)
    elif step == O_RELEASE_PRISONERS:
        release_prisoners(state, party)
    elif step == O_ADVANCE:
        step_up(state, party)


def discard_displayed(state: ArchitectsState, slot: int) -> None:
    """An apprentice on display goes under the pile, the coins on it to the supply; the row is filled again (AR 21)."""
    card = state.display[slot]
    state.tell(forms.EV_DISCARDED, state.rules.opponent, card)
    state.discarded |= 1 << card
    refill(state, slot)


def step_up(state: ArchitectsState, party: int) -> None:
    """A free step of the cathedral, of whose reward only virtue counts; virtue instead where there is none (AR 21)."""
    if why_advance(state, party):
        state.tell(forms.EV_STAYED, party)
        change_virtue(state, party, state.tables.choices.stay_virtue)
        return
    change_virtue(state, party, advance(state, party)[VIRTUE])


# --- captures (AR 21) ---


def capture(state: ArchitectsState, party: int) -> None:
    """Free captures, as many as it has workers at the town centre, never of its own (AR 21)."""
    places = 0
    for _ in range(state.at(party, TOWN_CENTRE)):
        found = choose_group(state, places)
        if found < 0:
            return
        place = found % OPEN_PLACES
        places |= 1 << place
        take_group(state, party, found // OPEN_PLACES, place)


def choose_group(state: ArchitectsState, places: int) -> int:
    """The group of a human that is captured next, as an index of `workers`; -1 if none can be (AR 21)."""
    left = [
        seat * OPEN_PLACES + place
        for seat in range(state.seats)
        for place in range(OPEN_PLACES)
        if state.at(seat, place) and (places >> place & 1 or places.bit_count() < state.rules.capture_places)
    ]
    if not left:
        return NOBODY
    for choice in state.tables.choices.capture:
        best = min(_rank(state, group, choice) for group in left)
        left = [group for group in left if _rank(state, group, choice) == best]
    return left[0]


def _rank(state: ArchitectsState, group: int, choice: int) -> int:
    """How a group ranks by one of the opponent's criteria, the lowest first (AR 21)."""
    seat = group // OPEN_PLACES
    place = group % OPEN_PLACES
    if choice == BY_SIZE:
        return -state.workers[group]
    if choice == BY_VIRTUE:
        return -state.virtue[seat]
    if choice == BY_TURN:
        return (seat - state.first) % state.seats
    return state.tables.choices.places.index(place)
