"""Phase 3, playing cards (ND 3, ND 5): a marker is placed, then its sector acts; Notre Dame; the trusted friend."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Question, Work
from parvis.core.words import members
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.rules.carriage import Drive
from parvis.games.notre_dame.state import PLACES, NotreDameState
from parvis.games.notre_dame.tables import (
    BANK,
    CARD_NOTRE_DAME,
    CARRIAGE_HOUSE,
    CLOISTER_SCHOOL,
    HOTEL,
    NOTRE_DAME,
    RESIDENCE,
    SECTORS,
    TRUSTED_FRIEND,
)


class Actions(Work[NotreDameState]):
    """The turns of phase 3: everybody in seat order plays a first card, then everybody a second (ND 3)."""

    def __init__(self, played: int) -> None:
        self.played = played

    def fields(self) -> tuple[int, ...]:
        return (self.played,)

    def run(self, state: NotreDameState) -> None:
        following = self.played + 1
        if following < state.seats * state.tables.actions_per_round:
            state.push(Actions(following))
        state.turn += 1
        seat = (state.bell_ringer + self.played) % state.seats
        state.push(PlayCard(seat))


class PlayCard(Question[NotreDameState]):
    """Which card of the hand is played? The hand is secret, so it is asked even if only one kind is left."""

    def kind(self) -> int:
        return forms.Q_PLAY

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (1 if state.faceup[seat] == 0 else 2,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        play = state.game.actions.start[forms.PLAY]
        return [play + card for card in members(state.hand(seat))]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.PLAY:
            return NOT_NOW
        card = actions.value[action]
        return 0 if state.hand(seat) >> card & 1 else refuse(forms.NOT_IN_HAND, card)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        card = state.game.actions.value[action]
        second = state.faceup[seat] != 0
        play_card(state, seat, card)
        if second and not third_cards_stay(state):
            discard_hand(state, seat)


def third_cards_stay(state: NotreDameState) -> bool:
    """Whether a person on display needs the third cards until the end of phase 4 (ND 3, scholar)."""
    return any(state.tables.persons[person].plays_third_card for person in state.display)


def discard_hand(state: NotreDameState, seat: int) -> None:
    """The third card goes unseen under the second."""
    if state.log is not None:
        for _, card in state.cards_at(seat, state.left[seat]):
            state.tell(forms.E_DISCARDED, seat, card, viewers=1 << seat)
    state.left[seat] = 0


def play_card(state: NotreDameState, seat: int, card: int) -> None:
    """Lay a card from the hand face up and resolve it (ND 5)."""
    position = state.position_of(seat, card)
    state.left[seat] ^= 1 << position
    state.faceup[seat] |= 1 << position
    state.tell(forms.E_PLAYED, seat, card, state.colour_of((seat - position) % state.seats))
    if card == TRUSTED_FRIEND:
        state.push(MoveFriend(seat))
    elif card == CARD_NOTRE_DAME:
        state.push(Donate(seat))
    elif state.own[seat] > 0:
        place_own_marker(state, seat, card)
        resolve(state, seat, card)
    elif sources(state, seat, card):
        state.push(Relocate(seat, card, 0))
    else:
        state.tell(forms.E_NO_EFFECT, seat, card)  # ND R-RELOC


def sources(state: NotreDameState, seat: int, target: int) -> int:
    """Where a marker for `target` can come from while the own supply is empty (ND 5): a set of places."""
    return state.where(seat) & ~(1 << target)


def place_own_marker(state: NotreDameState, seat: int, place: int) -> None:
    """Put a marker of the own supply on the place of the card."""
    state.own[seat] -= 1
    state.markers[seat * PLACES + place] += 1
    state.tell(forms.E_PLACED, seat, place)


class Relocate(OpenQuestion[NotreDameState]):
    """The own supply is empty: which marker on the board is moved to the place of the card? (ND 5)

    `coins` is what is then donated on Notre Dame; the decision to do so has been made, so a marker must come.
    """

    def __init__(self, seat: int, target: int, coins: int) -> None:
        super().__init__(seat)
        self.target = target
        self.coins = coins

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.target, self.coins)

    def kind(self) -> int:
        return forms.Q_RELOCATE

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.target,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start
        found = [] if self.coins else [start[forms.NONE]]
        found.extend([start[forms.FROM] + place for place in range(PLACES)])
        return found

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.NONE:
            return refuse(forms.MUST_BE_CHOSEN) if self.coins else 0
        if kind != forms.FROM:
            return NOT_NOW
        place = actions.value[action]
        if place == self.target:
            return refuse(forms.SAME_PLACE, place)
        if state.held(seat, place) == 0:
            return refuse(forms.NO_MARKER_THERE, place, 0, 1)
        return 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.NONE:
            state.tell(forms.E_NO_EFFECT, seat, self.target)
            return
        gains.move_markers(state, seat, actions.value[action], self.target, 1)
        if self.target == NOTRE_DAME:
            donate(state, seat, self.coins)
        else:
            resolve(state, seat, self.target)


class Donate(OpenQuestion[NotreDameState]):
    """The Notre Dame card: donate coins for prestige and put a marker there, or leave it (ND 5)."""

    def kind(self) -> int:
        return forms.Q_DONATE

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        actions = state.game.actions
        found = [actions.start[forms.NONE]]
        found.extend([actions.at(forms.DONATE, coins) for coins in range(1, len(state.tables.donation))])
        return found

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.NONE:
            return 0
        if kind != forms.DONATE:
            return NOT_NOW
        coins = actions.value[action]
        if coins > state.coins[seat]:
            return refuse(forms.COINS_SHORT, state.coins[seat], coins)
        if state.own[seat] == 0 and not sources(state, seat, NOTRE_DAME):
            return refuse(forms.NO_MARKER_TO_PLACE, 0, 1)
        return 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.NONE:
            state.tell(forms.E_NO_EFFECT, seat, CARD_NOTRE_DAME)
            return
        coins = actions.value[action]
        if state.own[seat] > 0:
            for _ in range(min(state.tables.markers_per_card, state.own[seat])):
                place_own_marker(state, seat, NOTRE_DAME)
            donate(state, seat, coins)
        else:
            state.push(Relocate(seat, NOTRE_DAME, coins))


def donate(state: NotreDameState, seat: int, coins: int) -> None:
    """Pay for the donation and gain its prestige."""
    gains.pay_coins(state, seat, coins)
    gains.gain_prestige(state, seat, state.tables.donation[coins])


class MoveFriend(OpenQuestion[NotreDameState]):
    """The trusted friend goes to another sector, whose action follows with the friend counted (ND 5, ND R-MUST)."""

    def kind(self) -> int:
        return forms.Q_FRIEND

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        to = state.game.actions.start[forms.TO]
        return list(range(to, to + SECTORS))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.TO:
            return NOT_NOW
        sector = actions.value[action]
        return refuse(forms.SAME_PLACE, sector) if state.friend[seat] == sector else 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        sector = state.game.actions.value[action]
        gains.move_friend(state, seat, sector)
        resolve(state, seat, sector)


def resolve(state: NotreDameState, seat: int, sector: int) -> None:
    """The action of a sector with what is there now (ND 5)."""
    n = state.count(seat, sector)
    if sector == CLOISTER_SCHOOL:
        gains.gain_markers(state, seat, n)
    elif sector == BANK:
        gains.gain_coins(state, seat, n)
    elif sector == RESIDENCE:
        gains.gain_prestige(state, seat, n)
    elif sector == CARRIAGE_HOUSE:
        state.push(Drive(seat, n))
    elif sector == HOTEL:
        hotel(state, seat, n)
    else:
        gains.rat_back(state, seat, state.tables.sector_rat_back[sector])


def hotel(state: NotreDameState, seat: int, n: int) -> None:
    """One pick, two from the edition's threshold on, none in an empty hotel (ND 5, ND R-PROC, ND R-PROCH)."""
    if n >= state.rules.hotel_double_from:
        state.push(Pick(seat, 2))
    elif n > 0:
        state.push(Pick(seat, 1))


class Pick(OpenQuestion[NotreDameState]):
    """A pick of the hotel or the hostess: a coin, a marker, or the rat back by one (ND 5, ND R-CHOICE)."""

    def __init__(self, seat: int, picks: int) -> None:
        super().__init__(seat)
        self.picks = picks

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.picks)

    def kind(self) -> int:
        return forms.Q_PICK

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.picks,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.COIN], start[forms.MARKER], start[forms.RAT]]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.COIN:
            return 0
        if kind == forms.MARKER:
            return 0 if state.general[seat] > 0 else refuse(forms.GENERAL_EMPTY, 0, 1)
        if kind == forms.RAT:
            return 0 if state.rat[seat] > 0 else refuse(forms.RAT_AT_START, 0, 1)
        return NOT_NOW

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        if self.picks > 1:
            state.push(Pick(seat, self.picks - 1))
        kind = state.game.actions.kind[action]
        if kind == forms.COIN:
            gains.gain_coins(state, seat, 1)
        elif kind == forms.MARKER:
            gains.gain_markers(state, seat, 1)
        else:
            gains.rat_back(state, seat, 1)
