"""Moving pieces about the own borough and placing markers there: minstrel, fool, actress, bishop, butcher, gypsies
(ND 8, ND R-MINS, ND R-FOOLF, ND R-ACT, ND R-BISHOP, ND R-BUTCH, ND R-GYPSY).

All are sequences of small questions: from where, which piece, to where, how many.
"""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.rules.actions import resolve
from parvis.games.notre_dame.state import PLACES, NotreDameState
from parvis.games.notre_dame.tables import NOTRE_DAME, SECTORS, Effect


class PersonQuestion(OpenQuestion[NotreDameState]):
    """A question that an effect of a hired person asks."""

    def __init__(self, seat: int, person: int, index: int) -> None:
        super().__init__(seat)
        self.person = person
        self.index = index

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index)

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person,)

    def effect(self, state: NotreDameState) -> Effect:
        """The printed effect that asks."""
        return state.tables.persons[self.person].effects[self.index]


def can_move(state: NotreDameState, seat: int, effect: Effect) -> bool:
    """Whether there is a place from which this effect can move a piece."""
    return any(can_move_from(state, seat, effect, place) for place in range(PLACES))


def can_move_from(state: NotreDameState, seat: int, effect: Effect, place: int) -> bool:
    """Whether this effect can move a piece from a place."""
    if place == NOTRE_DAME:
        return from_notre_dame(state, effect) and state.held(seat, NOTRE_DAME) > 0
    return state.count(seat, place) > 0


def from_notre_dame(state: NotreDameState, effect: Effect) -> bool:
    """Only the fool, and only in some editions, takes a marker from Notre Dame (ND 9)."""
    return effect.do == "move-one" and state.rules.fool_from_notre_dame


class MoveFrom(PersonQuestion):
    """From which place is something moved?"""

    def kind(self) -> int:
        return forms.Q_MOVE_FROM

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.FROM]
        return list(range(start, start + (PLACES if from_notre_dame(state, self.effect(state)) else SECTORS)))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.FROM:
            return NOT_NOW
        place = actions.value[action]
        effect = self.effect(state)
        if place == NOTRE_DAME and not from_notre_dame(state, effect):
            return refuse(forms.NOT_FROM_THERE, place)
        if not can_move_from(state, seat, effect, place):
            return refuse(forms.NOTHING_THERE, place, 0, 1)
        return 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        place = state.game.actions.value[action]
        friend = state.friend[seat] == place
        markers = state.held(seat, place)
        if self.effect(state).do == "move-one" and friend and markers > 0:
            state.push(MovePiece(seat, self.person, self.index, place))
        else:
            state.push(MoveTo(seat, self.person, self.index, place, 1 if friend and markers == 0 else 0))


class MovePiece(PersonQuestion):
    """A marker, or the friend that stands with it?"""

    def __init__(self, seat: int, person: int, index: int, place: int) -> None:
        super().__init__(seat, person, index)
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.place)

    def kind(self) -> int:
        return forms.Q_MOVE_PIECE

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.place)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.MARKER], start[forms.FRIEND]]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        return 0 if kind == forms.MARKER or kind == forms.FRIEND else NOT_NOW

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        friend = 1 if state.game.actions.kind[action] == forms.FRIEND else 0
        state.push(MoveTo(seat, self.person, self.index, self.place, friend))


class MoveTo(PersonQuestion):
    """To which other sector? `friend` says whether the fool moves the friend."""

    def __init__(self, seat: int, person: int, index: int, place: int, friend: int) -> None:
        super().__init__(seat, person, index)
        self.place = place
        self.friend = friend

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.place, self.friend)

    def kind(self) -> int:
        return forms.Q_MOVE_TO

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.place)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        to = state.game.actions.start[forms.TO]
        return list(range(to, to + SECTORS))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.TO:
            return NOT_NOW
        sector = actions.value[action]
        return refuse(forms.SAME_PLACE, sector) if sector == self.place else 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        sector = state.game.actions.value[action]
        do = self.effect(state).do
        if do == "move-pieces":
            state.push(MoveMarkers(seat, self.person, self.index, self.place, sector))
            return
        if do == "move-sector":
            gains.move_markers(state, seat, self.place, sector, state.held(seat, self.place))
            if state.friend[seat] == self.place:
                gains.move_friend(state, seat, sector)
        elif self.friend:
            gains.move_friend(state, seat, sector)
        else:
            gains.move_markers(state, seat, self.place, sector, 1)
        resolve(state, seat, sector)


class BetweenSectors(PersonQuestion):
    """A question about what goes from one sector to another (minstrel)."""

    def __init__(self, seat: int, person: int, index: int, place: int, sector: int) -> None:
        super().__init__(seat, person, index)
        self.place = place
        self.sector = sector

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.place, self.sector)

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.place, self.sector)


class MoveMarkers(BetweenSectors):
    """How many markers go along? (minstrel; the friend is asked for afterwards)"""

    def kind(self) -> int:
        return forms.Q_MOVE_MARKERS

    def least(self, state: NotreDameState, seat: int) -> int:
        """The fewest markers that, with the friend if it is there, make what must be moved."""
        pieces = min(self.effect(state).low, state.count(seat, self.place))
        return max(0, pieces - 1) if state.friend[seat] == self.place else pieces

    def most(self, state: NotreDameState, seat: int) -> int:
        """The most markers that may go."""
        return min(self.effect(state).high, state.held(seat, self.place))

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        actions = state.game.actions
        return [actions.at(forms.MARKERS, n) for n in range(self.least(state, seat), self.most(state, seat) + 1)]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.MARKERS:
            return NOT_NOW
        least = self.least(state, seat)
        most = self.most(state, seat)
        return 0 if least <= actions.value[action] <= most else refuse(forms.OUT_OF_RANGE, least, most)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        markers = state.game.actions.value[action]
        effect = self.effect(state)
        pieces = min(effect.low, state.count(seat, self.place))
        gains.move_markers(state, seat, self.place, self.sector, markers)
        if state.friend[seat] != self.place or markers >= effect.high:
            return
        if markers < pieces:
            gains.move_friend(state, seat, self.sector)
        else:
            state.push(MoveFriendToo(seat, self.person, self.index, self.place, self.sector))


class MoveFriendToo(BetweenSectors):
    """Does the friend go along? (minstrel)"""

    def kind(self) -> int:
        return forms.Q_MOVE_FRIEND_TOO

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.NONE], start[forms.FRIEND]]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        return 0 if kind == forms.FRIEND or kind == forms.NONE else NOT_NOW

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.FRIEND:
            gains.move_friend(state, seat, self.sector)


def empty_sectors(state: NotreDameState, seat: int) -> list[int]:
    """The sectors with no marker and no friend."""
    return [sector for sector in range(SECTORS) if state.count(seat, sector) == 0]


class PlaceMarker(PersonQuestion):
    """Onto which empty sector does a marker of the general supply go? (bishop)"""

    def kind(self) -> int:
        return forms.Q_PLACE

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        to = state.game.actions.start[forms.TO]
        return list(range(to, to + SECTORS))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.TO:
            return NOT_NOW
        sector = actions.value[action]
        count = state.count(seat, sector)
        return refuse(forms.NOT_EMPTY, sector, count, 0) if count else 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        sector = state.game.actions.value[action]
        effect = self.effect(state)
        gains.place_from_general(state, seat, sector, effect.markers)
        if effect.resolve:
            resolve(state, seat, sector)


def place_on_each_empty_sector(state: NotreDameState, seat: int, person: int, index: int, markers: int) -> None:
    """One marker (or more) onto each empty sector; if there are too few, the player says where (ND R-BUTCH)."""
    sectors = empty_sectors(state, seat)
    if state.general[seat] >= markers * len(sectors):
        for sector in sectors:
            gains.place_from_general(state, seat, sector, markers)
    elif state.general[seat] > 0:
        state.push(PlaceHere(seat, person, index, sectors[0]))


class PlaceHere(PersonQuestion):
    """Too few markers for all empty sectors: how many go here? Asked sector by sector (ND P-FULL)."""

    def __init__(self, seat: int, person: int, index: int, sector: int) -> None:
        super().__init__(seat, person, index)
        self.sector = sector

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.sector)

    def kind(self) -> int:
        return forms.Q_PLACE_HERE

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.sector, state.general[seat])

    def later(self, state: NotreDameState, seat: int) -> list[int]:
        """The empty sectors still to be asked about after this one."""
        return [sector for sector in empty_sectors(state, seat) if sector > self.sector]

    def least(self, state: NotreDameState, seat: int) -> int:
        """What must go here, as the later sectors cannot take all that is left."""
        room = self.effect(state).markers * len(self.later(state, seat))
        return max(0, state.general[seat] - room)

    def most(self, state: NotreDameState, seat: int) -> int:
        """What can go here."""
        return min(self.effect(state).markers, state.general[seat])

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        actions = state.game.actions
        return [actions.at(forms.MARKERS, n) for n in range(self.least(state, seat), self.most(state, seat) + 1)]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.MARKERS:
            return NOT_NOW
        least = self.least(state, seat)
        most = self.most(state, seat)
        return 0 if least <= actions.value[action] <= most else refuse(forms.OUT_OF_RANGE, least, most)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        later = self.later(state, seat)
        gains.place_from_general(state, seat, self.sector, state.game.actions.value[action])
        if later and state.general[seat] > 0:
            state.push(PlaceHere(seat, self.person, self.index, later[0]))


def return_from(state: NotreDameState, seat: int, person: int, index: int, place: int, returned: int) -> None:
    """Ask for markers to give back, from this place on; then score what was given back, as one gain (ND R-PARK1)."""
    while place < PLACES and state.held(seat, place) == 0:
        place += 1
    if place < PLACES:
        state.push(ReturnMarkers(seat, person, index, place, returned))
    else:
        effect = state.tables.persons[person].effects[index]
        gains.gain_prestige(state, seat, effect.prestige * returned)


class ReturnMarkers(PersonQuestion):
    """How many markers go back from this place? Asked place by place (gypsies, ND P-FULL)."""

    def __init__(self, seat: int, person: int, index: int, place: int, returned: int) -> None:
        super().__init__(seat, person, index)
        self.place = place
        self.returned = returned

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.place, self.returned)

    def kind(self) -> int:
        return forms.Q_RETURN

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.place, state.held(seat, self.place))

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        actions = state.game.actions
        return [actions.at(forms.MARKERS, n) for n in range(state.held(seat, self.place) + 1)]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.MARKERS:
            return NOT_NOW
        most = state.held(seat, self.place)
        return 0 if actions.value[action] <= most else refuse(forms.OUT_OF_RANGE, 0, most)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        markers = state.game.actions.value[action]
        gains.return_markers(state, seat, self.place, markers)
        return_from(state, seat, self.person, self.index, self.place + 1, self.returned + markers)
