"""Phase 4, persons for hire (ND 3, ND 8): pay a coin, use an open person. What each printed effect does is here.

The persons themselves are data: each is a short list of effects, and an effect's name leads to the function of that
name below. An owner's further person is made of the same effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Work
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.rules.actions import Pick, play_card, resolve
from parvis.games.notre_dame.rules.carriage import message_bonus
from parvis.games.notre_dame.rules.moves import (
    MoveFrom,
    PersonQuestion,
    PlaceMarker,
    can_move,
    empty_sectors,
    place_on_each_empty_sector,
    return_from,
)
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import NOTRE_DAME, SECTORS, Effect


class Hires(Work[NotreDameState]):
    """The turns of phase 4: in seat order everybody who has the coin may hire (ND 3)."""

    def __init__(self, asked: int) -> None:
        self.asked = asked

    def fields(self) -> tuple[int, ...]:
        return (self.asked,)

    def run(self, state: NotreDameState) -> None:
        each = state.tables.hires_per_round
        following = self.asked + 1
        if following < state.seats * each:
            state.push(Hires(following))
        state.turn += 1
        seat = (state.bell_ringer + self.asked // each) % state.seats
        if state.coins[seat] >= state.tables.hire_cost:
            state.push(Hire(seat))
        else:
            state.tell(forms.E_NO_COIN, seat)


class Hire(OpenQuestion[NotreDameState]):
    """Which open person is hired, if any?"""

    def kind(self) -> int:
        return forms.Q_HIRE

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        return hire_or_none(state)

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.NONE:
            return 0
        if kind != forms.HIRE:
            return NOT_NOW
        return why_not_hire(state, seat, actions.value[action])

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.NONE:
            state.tell(forms.E_HIRED_NOBODY, seat)
        else:
            hire(state, seat, actions.value[action])


def hire_or_none(state: NotreDameState) -> list[int]:
    """The answers to whom to hire: an open person, or nobody."""
    start = state.game.actions.start
    found = sorted(start[forms.HIRE] + person for person in state.display)
    found.append(start[forms.NONE])
    return found


def why_not_hire(state: NotreDameState, seat: int, person: int) -> int:
    """0 if the person is open and the seat can pay, else why not."""
    if person not in state.display:
        return refuse(forms.NOT_ON_DISPLAY, person)
    if state.coins[seat] < state.tables.hire_cost:
        return refuse(forms.COINS_SHORT, state.coins[seat], state.tables.hire_cost)
    return 0


def hire(state: NotreDameState, seat: int, person: int) -> None:
    """Pay for a person and carry its effects out, one after another (ND R-HIRE, ND R-OPT)."""
    gains.pay_coins(state, seat, state.tables.hire_cost)
    state.tell(forms.E_HIRED, seat, person)
    state.push(CarryOut(seat, person, 0))


class CarryOut(Work[NotreDameState]):
    """The effects of a hired person, from one of them on."""

    def __init__(self, seat: int, person: int, index: int) -> None:
        self.seat = seat
        self.person = person
        self.index = index

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index)

    def run(self, state: NotreDameState) -> None:
        effects = state.tables.persons[self.person].effects
        if self.index + 1 < len(effects):
            state.push(CarryOut(self.seat, self.person, self.index + 1))
        DO[effects[self.index].do](state, self.seat, self.person, self.index)


def _effect(state: NotreDameState, person: int, index: int) -> Effect:
    return state.tables.persons[person].effects[index]


# --- what each effect does: (state, seat, person, which of its effects) ---


def gain(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Monk, money lender, hostess, spy: markers, coins, prestige."""
    effect = _effect(state, person, index)
    gains.gain_markers(state, seat, effect.markers)
    gains.gain_coins(state, seat, effect.coins)
    gains.gain_prestige(state, seat, effect.prestige)


def gain_per(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Prestige or coins for each of what the card counts, rounded down where it counts in groups."""
    effect = _effect(state, person, index)
    groups = how_many(state, seat, effect) // effect.group
    gains.gain_coins(state, seat, effect.coins * groups)
    gains.gain_prestige(state, seat, effect.prestige * groups)


def how_many(state: NotreDameState, seat: int, effect: Effect) -> int:
    """How many there are of what a person counts."""
    return COUNT[effect.per](state, seat, effect)


def pieces_on_board(state: NotreDameState, seat: int, effect: Effect) -> int:
    """City guard: markers and friend in the borough, and markers on Notre Dame."""
    return sum(state.count(seat, sector) for sector in range(SECTORS)) + state.held(seat, NOTRE_DAME)


def sectors_empty(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Night watchman."""
    return len(empty_sectors(state, seat))


def sectors_with(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Guild master, mayor, carpenter: sectors that hold at least so many."""
    return sum(1 for sector in range(SECTORS) if state.count(seat, sector) >= effect.threshold)


def fullest_sector(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Lady of the court: the highest count of one sector."""
    return state.fullest(seat)


def pieces_in_sector(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Innkeeper: what is in one sector."""
    return state.count(seat, effect.sector)


def rat_spaces_ahead(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Beggar king: how far the rat still is from the end of its track."""
    return state.tables.plague_max - state.rat[seat]


def messages(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Advocate."""
    return state.taken[seat].bit_count()


def own_markers_on_notre_dame(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Bell ringer: own markers only (ND R-BELL)."""
    return state.held(seat, NOTRE_DAME)


def general_markers(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Guard: the general supply (ND R-GUARD)."""
    return state.general[seat]


def markets_without_message(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Merchant: markets of the own borough, the centre included (ND R-MERCH)."""
    size = len(state.tables.market_ids)
    first = state.rules.seat_borough[seat] * size
    return sum(1 for market in range(first, first + size) if state.messages[market] < 0)


def rats_on_display(state: NotreDameState, seat: int, effect: Effect) -> int:
    """Gravedigger: the printed total, whatever hospital and doctor do."""
    return state.plague_value()


Counter = Callable[[NotreDameState, int, Effect], int]

COUNT: Final[dict[str, Counter]] = {
    "piece-on-board": pieces_on_board,
    "empty-sector": sectors_empty,
    "sector-with": sectors_with,
    "piece-in-fullest-sector": fullest_sector,
    "piece-in-sector": pieces_in_sector,
    "rat-space-ahead": rat_spaces_ahead,
    "message": messages,
    "own-marker-on-notre-dame": own_markers_on_notre_dame,
    "general-marker": general_markers,
    "market-without-message": markets_without_message,
    "rat-on-display": rats_on_display,
}


def pick(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Hostess: a pick as in the hotel (ND R-CHOICE)."""
    state.push(Pick(seat, _effect(state, person, index).times))


def rat_back(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Nurse: the rat goes back, with or without a marker to place (ND R-NURSE)."""
    gains.rat_back(state, seat, _effect(state, person, index).spaces)


def no_plague(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Doctor: this round's plague value counts as 0; the hospital still subtracts."""
    state.doctored |= 1 << seat
    state.tell(forms.E_NO_PLAGUE, seat)


def move(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Minstrel, fool, actress: nothing if there is nothing to move (ND R-OPT, ND R-FOOLF)."""
    if can_move(state, seat, _effect(state, person, index)):
        state.push(MoveFrom(seat, person, index))


def place(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Bishop, butcher, mistress, nurse, priest: markers of the general supply go onto the board (ND R-BISHOP)."""
    effect = _effect(state, person, index)
    if effect.where == "each-empty-sector":
        place_on_each_empty_sector(state, seat, person, index, effect.markers)
    elif effect.where == "empty-sector":
        if state.general[seat] > 0 and empty_sectors(state, seat):
            state.push(PlaceMarker(seat, person, index))
    else:
        target = effect.sector
        if effect.where == "notre-dame":
            target = NOTRE_DAME
        elif effect.where == "friend-sector":
            target = state.friend[seat]
        if target >= 0 and gains.place_from_general(state, seat, target, effect.markers) and effect.resolve:
            resolve(state, seat, target)


def resolve_sector(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Procurator: one own sector as it stands, no marker placed."""
    state.push(ResolveSector(seat, person, index))


def return_markers(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Gypsies: any number of own markers back to the general supply (ND R-GYPSY)."""
    return_from(state, seat, person, index, 0, 0)


def pay_for_rat(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Patron: coins to the supply, the rat back for each."""
    question = PayForRat(seat, person, index)
    if question.most(state, seat) > 0:
        state.push(question)


def repeat_messages(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Coachman: the bonus of all own messages of one type again."""
    if state.taken[seat]:
        state.push(Repeat(seat, person, index))


def multiply_prestige(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Administrator: the prestige owned once more (ND R-ADMIN)."""
    gains.gain_prestige(state, seat, (_effect(state, person, index).factor - 1) * state.prestige[seat])


def play_third_card(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Scholar: the third card is resolved now, once (ND R-SCH, ND R-SCHND)."""
    if state.left[seat]:
        play_card(state, seat, state.hand(seat).bit_length() - 1)


def look_at_gray(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Spy: look through the gray stack without reordering it."""
    state.show()
    state.spied |= 1 << seat
    state.tell(forms.E_GRAY_LOOKED, seat, len(state.gray))
    for position, other in enumerate(state.gray):
        state.tell(forms.E_GRAY_SEEN, seat, position + 1, other, viewers=1 << seat)


def extra_hires(state: NotreDameState, seat: int, person: int, index: int) -> None:
    """Counsellor: further hires, each paid when made, one after another (ND R-COUNS)."""
    state.push(AskHireAgain(seat, person, index, _effect(state, person, index).hires, 0))


Deed = Callable[[NotreDameState, int, int, int], None]

DO: Final[dict[str, Deed]] = {
    "gain": gain,
    "gain-per": gain_per,
    "pick": pick,
    "rat-back": rat_back,
    "no-plague": no_plague,
    "move-pieces": move,
    "move-one": move,
    "move-sector": move,
    "place": place,
    "resolve-sector": resolve_sector,
    "return-markers": return_markers,
    "pay-for-rat": pay_for_rat,
    "repeat-messages": repeat_messages,
    "multiply-prestige": multiply_prestige,
    "play-third-card": play_third_card,
    "look-at-gray": look_at_gray,
    "extra-hires": extra_hires,
}


# --- the questions they ask ---


class ResolveSector(PersonQuestion):
    """Which own sector is resolved with its present count? An empty one is allowed (ND R-PROC)."""

    def kind(self) -> int:
        return forms.Q_RESOLVE

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.RESOLVE]
        return list(range(start, start + SECTORS))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        return 0 if state.game.actions.kind[action] == forms.RESOLVE else NOT_NOW

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        sector = state.game.actions.value[action]
        state.tell(forms.E_RESOLVED, seat, sector, state.count(seat, sector))
        resolve(state, seat, sector)


class PayForRat(PersonQuestion):
    """How many coins are paid to move the rat back? No more than move it (ND P-PATRON)."""

    def kind(self) -> int:
        return forms.Q_PAY

    def most(self, state: NotreDameState, seat: int) -> int:
        """The most coins that still do something."""
        spaces = self.effect(state).spaces
        return min(state.coins[seat], (state.rat[seat] + spaces - 1) // spaces)

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.person, self.most(state, seat))

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        pay = state.game.actions.start[forms.PAY]
        return list(range(pay, pay + self.most(state, seat) + 1))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.PAY:
            return NOT_NOW
        coins = actions.value[action]
        if coins > state.coins[seat]:
            return refuse(forms.COINS_SHORT, state.coins[seat], coins)
        most = self.most(state, seat)
        return 0 if coins <= most else refuse(forms.OUT_OF_RANGE, 0, most)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        coins = state.game.actions.value[action]
        gains.pay_coins(state, seat, coins)
        gains.rat_back(state, seat, coins * self.effect(state).spaces)


class Repeat(PersonQuestion):
    """The messages of which type give their bonus again?"""

    def kind(self) -> int:
        return forms.Q_REPEAT

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.REPEAT]
        return list(range(start, start + len(state.tables.message_types)))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.REPEAT:
            return NOT_NOW
        kind = actions.value[action]
        return 0 if messages_of_type(state, seat, kind) else refuse(forms.NO_SUCH_MESSAGE, kind, 0, 1)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        kind = state.game.actions.value[action]
        times = messages_of_type(state, seat, kind)
        state.tell(forms.E_REPEATED, seat, kind, times)
        message_bonus(state, seat, kind, times)


def messages_of_type(state: NotreDameState, seat: int, kind: int) -> int:
    """How many messages of a bonus type a seat has taken."""
    found = 0
    tokens = state.taken[seat]
    while tokens:
        low = tokens & -tokens
        if state.message_type(low.bit_length() - 1) == kind:
            found += 1
        tokens ^= low
    return found


class AskHireAgain(Work[NotreDameState]):
    """After what came before is resolved: is there a coin and a person for a further hire? Then ask."""

    def __init__(self, seat: int, person: int, index: int, hires: int, used: int) -> None:
        self.seat = seat
        self.person = person
        self.index = index
        self.hires = hires
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.hires, self.used)

    def run(self, state: NotreDameState) -> None:
        if self.hires > 0 and state.coins[self.seat] >= state.tables.hire_cost:
            state.push(HireAgain(self.seat, self.person, self.index, self.hires, self.used))


class HireAgain(PersonQuestion):
    """A further hire through the counsellor, or none (ND R-COUNS). `used` are the persons hired so already."""

    def __init__(self, seat: int, person: int, index: int, hires: int, used: int) -> None:
        super().__init__(seat, person, index)
        self.hires = hires
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.person, self.index, self.hires, self.used)

    def kind(self) -> int:
        return forms.Q_HIRE_AGAIN

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.hires,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        return hire_or_none(state)

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.NONE:
            return 0
        if kind != forms.HIRE:
            return NOT_NOW
        person = actions.value[action]
        if person == self.person:
            return refuse(forms.NOT_ITSELF, person)
        if self.used >> person & 1 and not self.effect(state).same_twice:
            return refuse(forms.ALREADY_HIRED, person)
        return why_not_hire(state, seat, person)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.NONE:
            state.tell(forms.E_HIRED_NOBODY, seat)
            return
        person = actions.value[action]
        state.push(AskHireAgain(seat, self.person, self.index, self.hires - 1, self.used | 1 << person))
        hire(state, seat, person)
