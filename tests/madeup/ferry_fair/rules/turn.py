"""FF 3 and 4: a turn, and the captures on the square."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import Field, OpenQuestion, Question, Work
from parvis.core.words import members
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.rules import fair, sailing
from tests.madeup.ferry_fair.state import HARVESTS, MEADOW, SQUARE, WOOD, FairState
from tests.madeup.ferry_fair.tables import COLOURS


class Turn(Question[FairState]):
    """What a seat does in its turn (FF 3). Not public: whether a card can be played depends on a hidden hand."""

    def kind(self) -> int:
        return forms.Q_TURN

    def candidates(self, state: FairState, seat: int) -> list[int]:
        at = state.game.actions.at
        found = [at(forms.WORK, field) for field in range(3)]
        found += [at(forms.HIRE, helper) for helper in members(state.for_hire)]
        found += [at(forms.SAIL, landing) for landing in state.tables.near[state.boat[seat]]]
        found += [at(forms.PLAY, card) for card in members(state.hand[seat])]
        return [*found, at(forms.RANSOM), at(forms.REST)]

    def why(self, state: FairState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        value = state.game.actions.value[action]
        if kind == forms.WORK:
            return why_not_work(state, seat)
        if kind == forms.HIRE:
            return why_not_hire(state, seat, value)
        if kind == forms.SAIL:
            return sailing.why_not_sail(state, seat, value, 1 << state.boat[seat], free=True)
        if kind == forms.PLAY:
            return 0 if state.hand[seat] >> value & 1 else refuse(forms.NOT_IN_HAND, value)
        if kind == forms.RANSOM:
            return why_not_ransom(state, seat)
        return 0 if kind == forms.REST else NOT_NOW

    def answer(self, state: FairState, seat: int, action: int) -> None:
        kind = state.game.actions.kind[action]
        value = state.game.actions.value[action]
        state.push(EndTurn(seat))
        if kind == forms.WORK:
            work(state, seat, value)
        elif kind == forms.HIRE:
            hire(state, seat, value)
        elif kind == forms.SAIL:
            sailing.sail(state, seat, value, 1 << state.boat[seat], free=True)
        elif kind == forms.PLAY:
            play(state, seat, value)
        elif kind == forms.RANSOM:
            ransom(state, seat)
        else:
            state.coins[seat] += 1
            state.tell(forms.E_RESTED, seat, 1)


def why_not_work(state: FairState, seat: int) -> int:
    """A worker must be at home (FF 3)."""
    return 0 if state.home[state.colour(seat)] else refuse(forms.WORKERS_SHORT, 0, 1)


def why_not_hire(state: FairState, seat: int, helper: int) -> int:
    """The helper must be for hire, there must be room and money (FF 3)."""
    if not state.for_hire >> helper & 1:
        return refuse(forms.NOT_FOR_HIRE, helper)
    have = state.helpers[seat].bit_count()
    if have >= state.tables.helpers_most:
        return refuse(forms.NO_ROOM, have, state.tables.helpers_most)
    price = state.tables.helper_price[helper]
    return 0 if state.coins[seat] >= price else refuse(forms.COINS_SHORT, state.coins[seat], price)


def why_not_ransom(state: FairState, seat: int) -> int:
    """There must be somebody to ransom, and money (FF 3)."""
    if not state.stocks[state.colour(seat)]:
        return refuse(forms.NOBODY_IN_STOCKS)
    price = state.tables.ransom_price
    return 0 if state.coins[seat] >= price else refuse(forms.COINS_SHORT, state.coins[seat], price)


def work(state: FairState, seat: int, field: int) -> None:
    """Place a worker: coins on the meadow, a card in the wood, captures on the square (FF 3)."""
    colour = state.colour(seat)
    state.home[colour] -= 1
    state.workers[field * COLOURS + colour] += 1
    mine = state.at(field, colour)
    coins = mine + harvest(state, seat) if field == MEADOW else 0
    state.coins[seat] += coins
    state.tell(forms.E_WORKED, seat, field, coins)
    if field == WOOD:
        draw(state, seat)
    if field == SQUARE:
        state.push(Capture(seat, mine))


def harvest(state: FairState, seat: int) -> int:
    """What harvesters add on the meadow (FF 3)."""
    tables = state.tables
    return sum(tables.helper_amount[h] for h in members(state.helpers[seat]) if tables.helper_ability[h] == HARVESTS)


def draw(state: FairState, seat: int) -> None:
    """Draw the top card, if there is one (FF 3)."""
    if state.deck:
        state.show()
        card = state.deck.pop(0)
        state.hand[seat] |= 1 << card
        state.known[card] |= 1 << seat
        state.tell(forms.E_DRAWN, seat, card, viewers=1 << seat)


def hire(state: FairState, seat: int, helper: int) -> None:
    """Pay a helper, who comes at once (FF 3)."""
    state.pay(seat, state.tables.helper_price[helper])
    state.for_hire ^= 1 << helper
    state.helpers[seat] |= 1 << helper
    state.tell(forms.E_HIRED, seat, helper)


def play(state: FairState, seat: int, card: int) -> None:
    """Play a card face up for its points; what others have seen cannot be taken back (FF 3)."""
    state.show()
    state.hand[seat] ^= 1 << card
    state.played[seat] |= 1 << card
    state.known[card] = (1 << state.seats) - 1
    state.points[seat] += state.tables.card_played[card]
    state.tell(forms.E_PLAYED, seat, card, state.tables.card_played[card])


def ransom(state: FairState, seat: int) -> None:
    """All own workers come home from the stocks (FF 3)."""
    colour = state.colour(seat)
    state.pay(seat, state.tables.ransom_price)
    state.tell(forms.E_RANSOMED, seat, state.stocks[colour])
    state.home[colour] += state.stocks[colour]
    state.stocks[colour] = 0


class EndTurn(Work[FairState]):
    """The turn is done; a crowd on the square brings on a fair (FF 7)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Field, ...]:
        return (self.seat,)

    def run(self, state: FairState) -> None:
        if state.on_square() >= state.tables.crowd:
            state.push(fair.Fair(self.seat))


class Capture(OpenQuestion[FairState]):
    """Capture a group; `left` captures were allowed when the action began, less those made (FF 4)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.left)

    def kind(self) -> int:
        return forms.Q_CAPTURE

    def about(self, state: FairState, seat: int) -> tuple[int, ...]:
        return (self.left,)

    def candidates(self, state: FairState, seat: int) -> list[int]:
        at = state.game.actions.at
        groups = [group for group, workers in enumerate(state.workers) if workers]
        return [*(at(forms.CAPTURE, group) for group in groups), at(forms.ENOUGH)]

    def why(self, state: FairState, seat: int, action: int) -> int:
        kind = state.game.actions.kind[action]
        if kind == forms.ENOUGH:
            return 0
        if kind != forms.CAPTURE:
            return NOT_NOW
        group = state.game.actions.value[action]
        if not state.workers[group]:
            return refuse(forms.NOBODY_THERE, group // COLOURS, group % COLOURS)
        price = state.tables.capture_price
        return 0 if state.coins[seat] >= price else refuse(forms.COINS_SHORT, state.coins[seat], price)

    def answer(self, state: FairState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.ENOUGH:
            return
        state.pay(seat, state.tables.capture_price)
        capture(state, seat, state.game.actions.value[action])
        if self.left > 1:
            state.push(Capture(seat, self.left - 1))


def capture(state: FairState, seat: int, group: int) -> None:
    """A group goes home to its own owner, or into the hold of another seat, for a point (FF 4)."""
    colour = group % COLOURS
    count = state.workers[group]
    state.workers[group] = 0
    if colour == state.colour(seat):
        state.home[colour] += count
    else:
        state.held[seat * COLOURS + colour] += count
        state.points[seat] += 1
    state.tell(forms.E_CAPTURED, seat, group // COLOURS, colour, count)
