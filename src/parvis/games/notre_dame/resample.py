"""Other worlds: a copy of the table in which everything a seat has not seen is drawn anew, fitting all it has seen.

Three seats handle an owner's cards of a round: the owner, its left neighbour and the seat beyond; each knows what went
through its hands, and everybody what was played. Nobody else's cards bear on an owner's, so each owner's cards of the
whole period are drawn alone. One thing narrows them: of equal cards a seat plays the nearest owner's first
(ND P-SAME), so what it held back cannot be the same as what it played from farther away.
"""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.words import members
from parvis.games.notre_dame.state import NOW, NotreDameState
from parvis.games.notre_dame.tables import ALL_CARDS


def resample(state: NotreDameState, seat: int, luck: Luck) -> NotreDameState:
    """A state drawn from those that fit what `seat` has seen, each equally likely."""
    world = state.copy()
    for owner in range(state.seats):
        cards = Cards(state, owner, seat)
        cards.draw(luck)
        cards.lay(world)
    if not state.spied >> seat & 1:
        _reshuffle_gray(world, luck)
    return world


class Cards:
    """An owner's nine cards of the period, as a seat knows them: by round and position, and the rest of the deck."""

    def __init__(self, state: NotreDameState, owner: int, seat: int) -> None:
        self.state = state
        self.owner = owner
        self.seat = seat
        self.drafted = state.kept[2 * owner + 1] >= 0
        self.rounds = [*range(state.past_rounds()), *([NOW] if state.drawn[owner] else [])]
        self.known: list[list[int]] = [self._known(nth) for nth in self.rounds]
        self.barred: list[list[int]] = [[self._barred(nth, position) for position in range(3)] for nth in self.rounds]
        self.cards: list[list[int]] = []
        self.deck = 0

    def _known(self, nth: int) -> list[int]:
        """The card at each position of a round, -1 where the seat does not know it."""
        state = self.state
        if nth == NOW and not self.drafted:
            return self._known_in_the_draft()
        return [
            state.card_of(nth, self.owner, position) if state.knows(nth, self.owner, position, self.seat) else -1
            for position in range(3)
        ]

    def _known_in_the_draft(self) -> list[int]:
        """While the draft is on: the own cards, and what was passed to the seat; in any order where none is fixed."""
        state = self.state
        kept = state.kept[2 * self.owner]
        if self.owner == self.seat:
            cards = members(state.drawn[self.owner])
            return [kept, *[card for card in cards if card != kept]] if kept >= 0 else cards
        if kept >= 0 and (self.owner + 1) % state.seats == self.seat:
            return [-1, *members(state.drawn[self.owner] & ~(1 << kept))]
        return [-1, -1, -1]

    def _barred(self, nth: int, position: int) -> int:
        """The cards that cannot lie at a position, as its holder played the same from farther away (ND P-SAME)."""
        state = self.state
        if nth == NOW and not self.drafted:
            return 0
        holder = (self.owner + position) % state.seats
        barred = 0
        nearest = state.rules.nearest
        for farther in nearest[nearest.index(position) + 1 :]:
            giver = (holder - farther) % state.seats
            if state.was_played(nth, giver, farther):
                barred |= 1 << state.card_of(nth, giver, farther)
        return barred

    def draw(self, luck: Luck) -> None:
        """Fill what is unknown from the cards not yet accounted for."""
        while True:
            self.cards = [list(cards) for cards in self.known]
            pool = ALL_CARDS
            for cards in self.cards:
                for card in cards:
                    if card >= 0:
                        pool &= ~(1 << card)
            if self.owner == self.seat:
                pool = self._draw_own(pool, luck)
            else:
                pool = self._draw_others(pool, luck)
            if self._fits():
                self.deck = pool
                return

    def _draw_own(self, pool: int, luck: Luck) -> int:
        """The owner has seen all three cards of a round; which of those it passed went on may be open."""
        for nth, cards in zip(self.rounds, self.cards, strict=True):
            drawn = 0
            for position in range(3):
                drawn |= 1 << self.state.card_of(nth, self.owner, position) if cards[position] < 0 else 0
            rest = members(drawn)
            luck.shuffle(rest)
            for position in range(3):
                if cards[position] < 0:
                    cards[position] = rest.pop()
            pool &= ~drawn
        return pool

    def _draw_others(self, pool: int, luck: Luck) -> int:
        unseen = members(pool)
        luck.shuffle(unseen)
        for cards in self.cards:
            for position in range(3):
                if cards[position] < 0:
                    card = unseen.pop()
                    cards[position] = card
                    pool &= ~(1 << card)
        return pool

    def _fits(self) -> bool:
        """Whether nothing lies where it cannot. What was played lies where everybody saw it."""
        for nth, cards, barred in zip(self.rounds, self.cards, self.barred, strict=True):
            for position in range(3):
                if barred[position] >> cards[position] & 1 and not self._played(nth, position):
                    return False
        return True

    def _played(self, nth: int, position: int) -> bool:
        return (nth != NOW or self.drafted) and self.state.was_played(nth, self.owner, position)

    def lay(self, world: NotreDameState) -> None:
        """Put the cards into a copy of the state."""
        owner = self.owner
        world.deck[owner] = self.deck
        for nth, cards in zip(self.rounds, self.cards, strict=True):
            if nth != NOW:
                world.set_past(nth, owner, cards)
                continue
            world.drawn[owner] = 1 << cards[0] | 1 << cards[1] | 1 << cards[2]
            for position in range(2):
                if world.kept[2 * owner + position] >= 0:
                    world.kept[2 * owner + position] = cards[position]


def _reshuffle_gray(world: NotreDameState, luck: Luck) -> None:
    """The letters lie in order; within a letter anything is possible, whatever the true order is."""
    decks = [world.tables.persons[person].deck for person in world.gray]
    for deck in sorted(set(decks)):
        first = decks.index(deck)
        letter = sorted(world.gray[first : first + decks.count(deck)])
        luck.shuffle(letter)
        world.gray[first : first + len(letter)] = letter
