"""Joint questions: replies commute, an open one shows nowhere, and its owner may withdraw it whatever others did."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING

import msgspec

from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State
from parvis.core.steps import Joint
from parvis.testkit.leaks import received
from parvis.testkit.walks import Case, Choice, Tally, flat, play_on, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance

MOST_ORDERS = 24


def joints(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """All orders of replies give an equal state; two different replies of a seat look alike to all others."""
    for state, luck in _moments(kit, budget, tally):
        replies = _some_replies(state, luck)
        ends = []
        for order in list(permutations(replies))[:MOST_ORDERS]:
            copy = state.copy()
            log = play_on(copy, order, log=True)
            ends.append((copy, copy.to_bytes(), flat(log[len(order) :])))
        first = ends[0]
        for end in ends[1:]:
            tally.that(end[1] == first[1], "another order of replies gives other bytes")
            tally.that(end[0] == first[0] and hash(end[0]) == hash(first[0]), "another order gives an unequal state")
            tally.that(end[2] == first[2], "another order of replies gives other events")
        _unseen(state, replies[tally.steps % len(replies)], tally)
    _none(kit, tally)


def _unseen(state: State, choice: Choice, tally: Tally) -> None:
    """Swap one reply: nobody else can tell, while the question is open."""
    seat, reply = choice
    one = state.copy()
    one.play(seat, reply)
    tally.that(one.counters == state.counters, "a reply drew luck")
    tally.that(not one.revealed, "a reply showed something")
    tally.that(one.actors == [actor for actor in state.actors if actor != seat], "after a reply others are asked")
    for other in [action for action in state.legal(seat) if action != reply][:2]:
        two = state.copy()
        two.play(seat, other)
        tally.that(one != two, "two different replies of seat %s are the same", seat)
        for reader in (None, *(who for who in range(state.seats) if who != seat)):
            alike = received(one, reader) == received(two, reader)
            tally.that(alike, "the open reply of seat %s shows to %s", seat, reader)


def withdrawal(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Each of those who have replied may take its own reply back, until the last is in."""
    for state, luck in _moments(kit, budget, tally):
        replies = _some_replies(state, luck)
        record = Record(state)
        for seat, action in replies[:-1]:
            record.play(seat, action)
        token = record.token
        for seat, action in replies[:-1]:
            tally.that(record.undo_refusal(seat) is None, "seat %s cannot withdraw its reply", seat)
            before = record.state.copy()
            told = [len(msgspec.json.encode(record.events(other))) for other in range(state.seats)]
            record.undo(seat)
            tally.that(seat in record.state.actors, "seat %s withdrew its reply and is not asked", seat)
            others = [reply for reply in replies[:-1] if reply[0] != seat]
            expected = state.copy()
            play_on(expected, others)
            tally.that(record.state == expected, "withdrawing a reply changed more than that reply")
            tally.that(record.token == token, "withdrawing a reply made the answers of others stale")
            tally.that(min(told) > 0 and len(record.events(None)) > 0, "nothing was told of it")
            record.play(seat, action)
            tally.that(record.state == before, "replying again gives another state")
        last, action = replies[-1]
        record.play(last, action)
        tally.that(record.undo_refusal(last) is not None, "seat %s could take back what uncovered all replies", last)
    _none(kit, tally)


def _moments(kit: Conformance, budget: Budget, tally: Tally) -> Iterator[tuple[State, Luck]]:
    """States in which several seats are asked at once."""
    for walk in tally.walks(kit.game, budget.full + 2 * budget.games):
        for state in walk.steps(with_asides):
            if state.asked.bit_count() > 1 and not state.agenda[-1].is_work():
                tally.steps += 1
                yield state, walk.luck


def _some_replies(state: State, luck: Luck) -> list[Choice]:
    replies = []
    for seat in state.actors:
        legal = state.legal(seat)
        replies.append((seat, legal[luck.below(len(legal))]))
    return replies


def _none(kit: Conformance, tally: Tally) -> None:
    """Alone, or in a game without joint questions, there is nothing to look at; else some must come up."""
    able = tally.case.seats > 1 and any(issubclass(step, Joint) for step in kit.game.step_types)
    if tally.steps == 0 and not able:
        tally.skipped = "no joint questions"
