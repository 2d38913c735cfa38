"""Captures: at the town centre (AR 7) and by buildings, group by group."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import A_DISCOUNT, OPEN_PLACES, TOWN_CENTRE
from parvis.games.architects.rules.gains import pay_silver, pay_tax, silver_short, tax_due
from parvis.games.architects.state import ArchitectsState


def town_centre(state: ArchitectsState, seat: int) -> None:
    """As many captures as own workers there when the action starts (AR 7); some apprentices pay for them (AR 15)."""
    discount = 0
    for card in members(state.owned[seat] & state.rules.able[A_DISCOUNT]):
        if state.kind(card).at == TOWN_CENTRE:
            discount += state.kind(card).amount
    state.push(Capture(seat, state.at(seat, TOWN_CENTRE), 0, 0, discount, 0))


def take_group(state: ArchitectsState, captor: int, party: int, place: int) -> None:
    """Capture a whole group: own workers come home, others go to the captor's board (AR 7)."""
    workers = state.at(party, place)
    state.workers[party * OPEN_PLACES + place] = 0
    if party == captor:
        state.home[party] += workers
    else:
        state.held[captor * state.rules.parties + party] += workers
    state.tell(forms.EV_CAPTURED, captor, place, state.colours[party], workers)


def free_captures(seat: int, count: int) -> Capture:
    """The question for the captures of a building: no price, and as many places as captures (AR 7)."""
    return Capture(seat, count, 0, 0, 0, 1)


class Capture(OpenQuestion[ArchitectsState]):
    """Which group is captured next? Each is paid before the next is offered; fewer than allowed are fine (AR 7).

    `made` counts the captures of this action, `places` are those where some were made; `discount` is the silver that
    apprentices save in the whole action; `free` is 1 for a building's captures: no price, each at any place.
    """

    def __init__(self, seat: int, left: int, made: int, places: int, discount: int, free: int) -> None:
        super().__init__(seat)
        self.left = left
        self.made = made
        self.places = places
        self.discount = discount
        self.free = free

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.made, self.places, self.discount, self.free)

    def kind(self) -> int:
        return forms.Q_CAPTURE

    def about(self, state: ArchitectsState, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def asides_matter(self) -> bool:
        return False

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        return [*groups(state), state.game.actions.start[forms.DONE]]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.DONE:
            return 0
        if kind != forms.CAPTURE:
            return NOT_NOW
        return why_capture(state, action, self.places, self._most(state)) or self._why_not_paid(state)

    def _most(self, state: ArchitectsState) -> int:
        """At how many places this action may capture (AR 7)."""
        return self.left + self.made if self.free else state.rules.capture_places

    def _why_not_paid(self, state: ArchitectsState) -> int:
        if self.free:
            return 0
        if self.made == 0:
            return silver_short(state, self.seat, tax_due(state, self.seat, state.tables.first_capture_tax))
        return silver_short(state, self.seat, self._silver(state))

    def _silver(self, state: ArchitectsState) -> int:
        """What a further capture costs: the discount is used up first (AR 15)."""
        each = state.tables.further_capture_silver
        saved = max(0, self.discount - (self.made - 1) * each)
        return max(0, each - saved)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.DONE:
            return
        place, party = group_of(state, action)
        if self.made == 0 and not self.free:
            pay_tax(state, seat, state.tables.first_capture_tax)
        elif not self.free:
            pay_silver(state, seat, self._silver(state))
        take_group(state, seat, party, place)
        if self.left > 1:
            places = self.places | 1 << place
            left, made = self.left - 1, self.made + 1
            state.push(Capture(seat, left, made, places, self.discount, self.free))


def groups(state: ArchitectsState) -> list[int]:
    """The actions that capture a group which is there, ascending."""
    start = state.game.actions.start[forms.CAPTURE]
    colours = len(state.tables.colour_ids)
    found: list[int] = []
    for party in range(state.rules.parties):
        colour = start + state.colours[party]
        for place in range(OPEN_PLACES):
            if state.workers[party * OPEN_PLACES + place]:
                found.append(colour + place * colours)
    found.sort()
    return found


def group_of(state: ArchitectsState, action: int) -> tuple[int, int]:
    """The place and the party of a group to be captured."""
    colours = len(state.tables.colour_ids)
    value = state.game.actions.value[action]
    return value // colours, state.party_of(value % colours)


def why_capture(state: ArchitectsState, action: int, places: int, most: int) -> int:
    """0 if there is such a group, at a place where the action still may capture (AR 7)."""
    place, party = group_of(state, action)
    if party < 0 or state.at(party, place) == 0:
        return refuse(forms.NOBODY_THERE, place, state.game.actions.value[action] % len(state.tables.colour_ids))
    if not places >> place & 1 and places.bit_count() >= most:
        return refuse(forms.TOO_MANY_PLACES, most)
    return 0
