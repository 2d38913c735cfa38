"""A player's turn (AR 3): place one worker for something, or take one back (AR 16)."""

from __future__ import annotations

from typing import Final

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Question
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import (
    FOREST,
    GUARDHOUSE,
    MIDDLE,
    MINES,
    OPEN_PLACES,
    QUARRY,
    SILVERSMITH,
    SPACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from parvis.games.architects.rules import captures, guildhall, market, places, workshop
from parvis.games.architects.rules.cards import CheckHand
from parvis.games.architects.rules.guardhouse import Guardhouse
from parvis.games.architects.rules.reset import Reset
from parvis.games.architects.rules.storehouse import Trade
from parvis.games.architects.state import NOBODY, ArchitectsState

PLACE_OF: Final = (QUARRY, FOREST, MINES, MINES, SILVERSMITH, STOREHOUSE, TOWN_CENTRE, TAX_STAND, GUARDHOUSE)
"""Where the worker goes on each errand."""


_ERRANDS: Final = list(range(len(forms.ERRAND_IDS)))
_STALLS: Final = list(range(len(forms.STALL_IDS)))


def add(found: list[int], start: int, values: list[int]) -> None:
    """The actions of one kind with these values join the others."""
    for value in values:
        found.append(start + value)


def begin_turn(state: ArchitectsState, seat: int) -> None:
    """Ask for a placement; without a worker at home, for one to take back, if there is any (AR 3, AR 16)."""
    if state.home[seat]:
        state.push(PlaceWorker(seat))
    elif can_retrieve(state, seat):
        state.push(Retrieve(seat))
    else:
        state.tell(forms.EV_SKIPPED, seat)


# --- placing a worker (AR 3) ---


class PlaceWorker(Question[ArchitectsState]):
    """Where does the worker go, and what for? Whatever is missing for that is the reason it is refused.

    Hiring at the black market is shown only while its middle space is open to the seat: one reason is enough.
    """

    def kind(self) -> int:
        return forms.Q_PLACE

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        displayed = members(state.displayed())
        found: list[int] = []
        add(found, start[forms.PLACE], _ERRANDS)
        found.append(start[forms.PLANS])
        add(found, start[forms.HIRE], displayed)
        add(found, start[forms.MARKET], _STALLS)
        if market.why_market(state, seat, MIDDLE) == 0:
            add(found, start[forms.MARKET_HIRE], displayed)
        add(found, start[forms.CONSTRUCT], members(state.hand[seat]))
        found.append(start[forms.CATHEDRAL])
        return found

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        value = actions.value[action]
        if kind == forms.PLACE:
            if value == forms.ERRAND_GOLD:
                return places.why_gold(state, seat)
            return places.why_tax_stand(state) if value == forms.ERRAND_TAX_STAND else 0
        if kind == forms.PLANS:
            return 0
        if kind == forms.HIRE:
            return workshop.why_hire(state, seat, value)
        if kind == forms.MARKET:
            return market.why_stall(state, seat, value)
        if kind == forms.MARKET_HIRE:
            return market.why_market_hire(state, seat, value)
        if kind == forms.CONSTRUCT:
            return guildhall.why_construct(state, seat, value)
        if kind == forms.CATHEDRAL:
            return guildhall.why_cathedral(state, seat)
        return NOT_NOW

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        actions = state.game.actions
        kind = actions.kind[action]
        value = actions.value[action]
        state.push(CheckHand(seat))
        if kind == forms.PLACE:
            place_worker(state, seat, PLACE_OF[value])
            run_errand(state, seat, value)
        elif kind == forms.PLANS:
            place_worker(state, seat, WORKSHOP)
            workshop.plans(state, seat)
        elif kind == forms.HIRE:
            place_worker(state, seat, WORKSHOP)
            workshop.hire(state, seat, value)
        elif kind == forms.MARKET:
            enter_market(state, seat, market.SPACE_OF[value])
            market.stall(state, seat, value)
        elif kind == forms.MARKET_HIRE:
            enter_market(state, seat, MIDDLE)
            market.market_hire(state, seat, value)
        elif kind == forms.CONSTRUCT:
            enter_guildhall(state, seat)
            guildhall.construct(state, seat, value)
        else:
            enter_guildhall(state, seat)
            guildhall.cathedral(state, seat)


def place_worker(state: ArchitectsState, party: int, place: int) -> None:
    """Put a worker from the own board on an open place."""
    state.home[party] -= 1
    state.workers[party * OPEN_PLACES + place] += 1
    state.tell(forms.EV_PLACED, party, place, state.at(party, place))


def enter_market(state: ArchitectsState, party: int, space: int) -> None:
    """Put a worker on a space of the market; the last free one brings a reset after the action (AR 9)."""
    state.home[party] -= 1
    state.market[space] = party
    state.tell(forms.EV_MARKET, party, space)
    if NOBODY not in state.market:
        state.push(Reset())


def enter_guildhall(state: ArchitectsState, party: int) -> None:
    """Put a worker into the guildhall; some slots bring a reset after the action (AR 11)."""
    if guildhall.enter(state, party):
        state.push(Reset())


def run_errand(state: ArchitectsState, seat: int, errand: int) -> None:
    """What an open place gives, or asks (AR 4, AR 5, AR 7, AR 8, AR 10)."""
    if errand == forms.ERRAND_QUARRY:
        places.quarry(state, seat)
    elif errand == forms.ERRAND_FOREST:
        places.forest(state, seat)
    elif errand == forms.ERRAND_CLAY:
        places.clay_mines(state, seat)
    elif errand == forms.ERRAND_GOLD:
        places.gold_mines(state, seat)
    elif errand == forms.ERRAND_SILVERSMITH:
        places.silversmith(state, seat)
    elif errand == forms.ERRAND_STOREHOUSE:
        state.push(Trade(seat, state.at(seat, STOREHOUSE)))
    elif errand == forms.ERRAND_TOWN_CENTRE:
        captures.town_centre(state, seat)
    elif errand == forms.ERRAND_TAX_STAND:
        places.tax_stand(state, seat)
    else:
        state.push(Guardhouse(seat, state.at(seat, GUARDHOUSE)))


# --- taking a worker back (AR 3, AR 16) ---


def at_open_places(state: ArchitectsState, party: int) -> int:
    """The open places where a party has workers, as a set."""
    found = 0
    for place in range(OPEN_PLACES):
        if state.at(party, place):
            found |= 1 << place
    return found


def can_retrieve(state: ArchitectsState, seat: int) -> bool:
    """Whether there is a worker to take back: everywhere but in the guildhall (AR 16)."""
    return bool(at_open_places(state, seat) or state.prison[seat] or seat in state.market or state.captured(seat))


class Retrieve(OpenQuestion[ArchitectsState]):
    """Which worker comes home? From elsewhere than the open places only if none is there (AR 16)."""

    def kind(self) -> int:
        return forms.Q_RETRIEVE

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start
        here = at_open_places(state, seat)
        if here:
            return [start[forms.RETRIEVE] + place for place in members(here)]
        parties = state.rules.parties
        colours = sorted(state.colours[p] for p in range(parties) if state.held[p * parties + seat])
        return [
            *(start[forms.RETRIEVE] + post for post in range(forms.POST_MARKET, len(forms.POST_IDS))),
            *(start[forms.RETRIEVE_FROM] + colour for colour in colours),
        ]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        value = actions.value[action]
        if actions.kind[action] == forms.RETRIEVE_FROM:
            captor = state.party_of(value)
            there = captor >= 0 and state.held[captor * state.rules.parties + seat] > 0
            return self._why_elsewhere(state, there)
        if actions.kind[action] != forms.RETRIEVE:
            return NOT_NOW
        if value < OPEN_PLACES:
            return 0 if state.at(seat, value) else refuse(forms.NO_WORKER_THERE)
        if value < forms.POST_MARKET + SPACES:
            return self._why_elsewhere(state, state.market[value - forms.POST_MARKET] == seat)
        return self._why_elsewhere(state, state.prison[seat] > 0)

    def _why_elsewhere(self, state: ArchitectsState, there: bool) -> int:
        if not there:
            return refuse(forms.NO_WORKER_THERE)
        return refuse(forms.OPEN_PLACE_FIRST) if at_open_places(state, self.seat) else 0

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        actions = state.game.actions
        value = actions.value[action]
        state.home[seat] += 1
        if actions.kind[action] == forms.RETRIEVE_FROM:
            state.held[state.party_of(value) * state.rules.parties + seat] -= 1
            state.tell(forms.EV_RETRIEVED_FROM, seat, value)
            return
        if value < OPEN_PLACES:
            state.workers[seat * OPEN_PLACES + value] -= 1
        elif value < forms.POST_MARKET + SPACES:
            state.market[value - forms.POST_MARKET] = NOBODY
        else:
            state.prison[seat] -= 1
        state.tell(forms.EV_RETRIEVED, seat, value)
