"""FF 5 and 6: boats go from landing to landing; whoever passes a boat meets its owner."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Field, Joint, OpenQuestion, Work
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.state import FairState


def why_not_sail(state: FairState, seat: int, landing: int, visited: int, free: bool) -> int:
    """A way, a landing not yet visited, the toll, and no dead end behind it (FF 5)."""
    here = state.boat[seat]
    toll = state.tables.toll_between(here, landing)
    if toll < 0 or visited >> landing & 1:
        return refuse(forms.NO_WAY, here, landing)
    toll = 0 if free else toll
    coins = state.coins[seat]
    if toll > coins:
        return refuse(forms.COINS_SHORT, coins, toll)
    if state.may_moor(seat, landing) or state.way_on(seat, landing, visited | 1 << landing, coins - toll):
        return 0
    return refuse(forms.DEAD_END, landing, coins - toll)


def sail(state: FairState, seat: int, landing: int, visited: int, free: bool) -> None:
    """Go one step; the first of a turn is free (FF 5)."""
    toll = 0 if free else state.tables.toll_between(state.boat[seat], landing)
    state.pay(seat, toll)
    state.boat[seat] = landing
    state.tell(forms.E_SAILED, seat, landing, toll)
    state.push(Landing(seat, visited | 1 << landing))


def moor(state: FairState, seat: int) -> None:
    """Stay: the landing pays, and those who lie there already share (FF 5)."""
    landing = state.boat[seat]
    coins = state.tables.landing_coins[landing]
    state.coins[seat] += coins
    state.tell(forms.E_MOORED, seat, landing, coins)
    for other in state.moored_at(landing, seat):
        state.points[other] += 1
        state.tell(forms.E_SHARED, other, landing)
    if state.perch == landing:
        state.heron_points += 1
        state.tell(forms.E_SHARED, state.seats, landing)


class _OnTheWay(OpenQuestion[FairState]):
    """A boat on its way. `visited` are the landings of this trip; where it is, the table shows."""

    def __init__(self, seat: int, visited: int) -> None:
        super().__init__(seat)
        self.visited = visited

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.visited)

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (state.boat[seat],)


class Landing(_OnTheWay):
    """Moor here or pass (FF 5)."""

    def kind(self) -> int:
        return forms.Q_LANDING

    def candidates(self, state: FairState, seat: int) -> list[int]:
        at = state.game.actions.at
        return [at(forms.MOOR), at(forms.PASS)]

    def why(self, state: FairState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        here = state.boat[seat]
        if kind == forms.MOOR:
            if state.may_moor(seat, here):
                return 0
            return refuse(forms.LANDING_FULL, here, len(state.moored_at(here, seat)), state.tables.moored_most)
        if kind == forms.PASS:
            coins = state.coins[seat]
            return 0 if state.way_on(seat, here, self.visited, coins) else refuse(forms.DEAD_END, here, coins)
        return NOT_NOW

    def answer(self, state: FairState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.MOOR:
            moor(state, seat)
            return
        state.push(Onward(seat, self.visited))
        here = state.boat[seat]
        if state.perch == here:
            state.push(Meet(seat, state.seats))
        for other in reversed(state.moored_at(here, seat)):
            state.push(Meet(seat, other))


class Onward(_OnTheWay):
    """Having passed, the boat must go on (FF 5)."""

    def kind(self) -> int:
        return forms.Q_ONWARD

    def candidates(self, state: FairState, seat: int) -> list[int]:
        near = state.tables.near[state.boat[seat]]
        return [state.game.actions.at(forms.SAIL, there) for there in near if not self.visited >> there & 1]

    def why(self, state: FairState, seat: int, action: int) -> int:
        if state.game.actions.kind[action] != forms.SAIL:
            return NOT_NOW
        return why_not_sail(state, seat, state.game.actions.value[action], self.visited, free=False)

    def answer(self, state: FairState, seat: int, action: int) -> None:
        sail(state, seat, state.game.actions.value[action], self.visited, free=False)


class Meet(Work[FairState]):
    """A crossing that is still to come: whom it asks is decided when it begins (FF 6)."""

    def __init__(self, active: int, other: int) -> None:
        self.active = active
        self.other = other

    def fields(self) -> tuple[Field, ...]:
        return (self.active, self.other)

    def run(self, state: FairState) -> None:
        both = [seat for seat in (self.active, self.other) if seat < state.seats]
        mask = sum(1 << seat for seat in both if has_choice(state, seat))
        crossing = Crossing(mask, (-1,) * state.seats, self.active, self.other)
        if mask:
            state.push(crossing)
        else:
            crossing.resolve(state)


def has_choice(state: FairState, seat: int) -> bool:
    """With a letter, or a favour that could still bring some (FF 6, FF 9)."""
    return state.letters[seat] > 0 or state.favour[seat] > 0


class Crossing(Joint[FairState]):
    """Both give a letter or take mud, each without seeing what the other does (FF 6)."""

    def __init__(self, mask: int, replies: tuple[int, ...], active: int, other: int) -> None:
        super().__init__(mask, replies)
        self.active = active
        self.other = other

    def fields(self) -> tuple[Field, ...]:
        return (self.mask, self.replies, self.active, self.other)

    def with_replies(self, replies: tuple[int, ...]) -> Crossing:
        return Crossing(self.mask, replies, self.active, self.other)

    def kind(self) -> int:
        return forms.Q_CROSSING

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (state.boat[self.active],)

    def candidates(self, state: FairState, seat: int) -> list[int]:
        at = state.game.actions.at
        return [at(forms.GIVE), at(forms.MUD)]

    def why(self, state: FairState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.MUD:
            return 0
        if kind == forms.GIVE:
            return 0 if state.letters[seat] else refuse(forms.LETTERS_SHORT, 0, 1)
        return NOT_NOW

    def resolve(self, state: FairState) -> None:
        for seat in (self.active, self.other):
            if seat >= state.seats:
                continue
            reply = self.replies[seat]
            if reply >= 0 and state.game.actions.kind[reply] == forms.GIVE:
                state.letters[seat] -= 1
                state.tell(forms.E_GAVE, seat)
            else:
                take_mud(state, seat)


def take_mud(state: FairState, seat: int) -> None:
    """One mud; where there is no more room for it, it costs a point (FF 6)."""
    lost = 0
    if state.mud[seat] < state.tables.mud_most:
        state.mud[seat] += 1
    elif state.points[seat] > 0:
        state.points[seat] -= 1
        lost = 1
    state.tell(forms.E_MUD, seat, state.mud[seat], lost)
