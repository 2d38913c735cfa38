"""The carriage and the messages (ND 5): drive up to n markets, and perhaps take the message where it stops."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion
from parvis.core.words import members
from parvis.games.notre_dame import forms
from parvis.games.notre_dame.rules import gains
from parvis.games.notre_dame.state import NotreDameState


class Drive(OpenQuestion[NotreDameState]):
    """Where does the carriage go? Any market within reach, chosen by its end (ND P-DRIVE), or nowhere."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.steps)

    def kind(self) -> int:
        return forms.Q_DRIVE

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.steps,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        actions = state.game.actions
        drive = actions.start[forms.DRIVE]
        found = [drive + market for market in range(state.rules.markets)]
        found.append(actions.start[forms.STAY])
        return found

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        kind = actions.kind[action]
        if kind == forms.STAY:
            return 0
        if kind != forms.DRIVE:
            return NOT_NOW
        market = actions.value[action]
        if market >= state.rules.markets:
            return refuse(forms.NO_SUCH_MARKET, market, state.rules.boroughs)
        distance = steps_to(state, seat, market)
        if distance > self.steps:
            return refuse(forms.TOO_FAR, distance, self.steps)
        return 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        actions = state.game.actions
        if actions.kind[action] == forms.STAY:
            return  # not moving gives no pickup (ND R-ZERO)
        market = actions.value[action]
        state.tell(forms.E_CARRIAGE, seat, state.carriage[seat], market)
        state.carriage[seat] = market
        if state.messages[market] >= 0:
            state.push(TakeMessage(seat))


def steps_to(state: NotreDameState, seat: int, market: int) -> int:
    """The fewest steps that end at a market; back to where the carriage stands is out and back (ND R-BACK)."""
    here = state.carriage[seat]
    return state.rules.back[here] if market == here else state.rules.distance[here][market]


def fewest(state: NotreDameState, seat: int) -> int:
    """How many messages the seat has of its rarest colour, of those that still lie on the board (ND 5, set rule)."""
    size = len(state.tables.message_tokens)
    there = 0
    for token in state.messages:
        if token >= 0:
            there |= 1 << token // size
    least = size
    for colour in members(there):
        least = min(least, state.messages_of(seat, colour))
    return least


class TakeMessage(OpenQuestion[NotreDameState]):
    """The carriage has stopped at a message: take it, if the set rule allows its colour, or leave it (ND R-PICK)."""

    def kind(self) -> int:
        return forms.Q_MESSAGE

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        token = state.messages[state.carriage[seat]]
        return (state.message_type(token), state.message_colour(token))

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        start = state.game.actions.start
        return [start[forms.NONE], start[forms.TAKE]]

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.NONE:
            return 0
        if kind != forms.TAKE:
            return NOT_NOW
        colour = state.message_colour(state.messages[state.carriage[seat]])
        own = state.messages_of(seat, colour)
        least = fewest(state, seat)
        return refuse(forms.SET_RULE, colour, own, least) if own > least else 0

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.NONE:
            return
        market = state.carriage[seat]
        token = state.messages[market]
        state.messages[market] = -1
        state.taken[seat] |= 1 << token
        state.tell(forms.E_MESSAGE, seat, state.message_type(token), state.message_colour(token))
        message_bonus(state, seat, state.message_type(token), 1)


def message_bonus(state: NotreDameState, seat: int, kind: int, times: int) -> None:
    """The bonus of messages of one type, all at once: one gain event (ND 5, ND R-PARK1)."""
    message = state.tables.message_types[kind]
    gains.gain_coins(state, seat, message.coins * times)
    gains.gain_markers(state, seat, message.markers * times)
    gains.gain_prestige(state, seat, message.prestige * times)
    most = min(message.rat_back * times, state.rat[seat])
    if most > 0:
        state.push(MoveRat(seat, most))


class MoveRat(OpenQuestion[NotreDameState]):
    """The rat part of messages: as many spaces as the player likes, none included (ND R-RAT3)."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.most)

    def kind(self) -> int:
        return forms.Q_BACK

    def about(self, state: NotreDameState, seat: int) -> tuple[int, ...]:
        return (self.most,)

    def candidates(self, state: NotreDameState, seat: int) -> list[int]:
        back = state.game.actions.start[forms.BACK]
        return list(range(back, back + self.most + 1))

    def why(self, state: NotreDameState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.BACK:
            return NOT_NOW
        return 0 if actions.value[action] <= self.most else refuse(forms.OUT_OF_RANGE, 0, self.most)

    def answer(self, state: NotreDameState, seat: int, action: int) -> None:
        gains.rat_back(state, seat, state.game.actions.value[action])
