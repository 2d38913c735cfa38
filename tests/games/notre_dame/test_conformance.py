"""Notre Dame passes the whole kit, for every seat count, edition and choice of expansions (ND 2, ND 3, ND 9)."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.wire import Event, Ref
from parvis.games.notre_dame.state import NOW, NotreDameState
from parvis.games.notre_dame.tables import CARDS
from parvis.testkit import CHECK, CHECKS, SOAK, TEST, Budget, Case
from parvis.testkit.strategies import property_test
from parvis.testkit.walks import at_random
from tests.games.notre_dame.kit import CASES, FEW, GAME, KIT, never_seen

LENGTH = Budget(full=1, games=4, every=7, plain=150)
"""Eight choices of edition and expansions share each seat count: together more than 300 plain games of it."""


@pytest.mark.both_forms
@pytest.mark.parametrize("case", FEW, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str, case: Case, record_property: Callable[[str, object], None]) -> None:
    record_property("kit", KIT.run(check, case, CHECK).report(KIT.game.id))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_at_length(check: str, case: Case, record_property: Callable[[str, object], None]) -> None:
    record_property("kit", KIT.run(check, case, LENGTH).report(KIT.game.id))


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_for_long(check: str, case: Case) -> None:
    KIT.run(check, case, SOAK)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_promises_hold_wherever_choices_lead(case: Case) -> None:
    property_test(KIT, case)


def test_every_seat_count_gets_its_games() -> None:
    for seats in range(2, 6):
        games = sum(LENGTH.plain for case in CASES if case.seats == seats)
        assert games >= 300
    assert TEST.plain >= 300


# --- canaries: cards are named by owner and card, which the kit's plain ids do not tell apart ---


def _cards_in(events: list[Event]) -> list[tuple[str, Ref]]:
    """The private cards in what a seat heard: the kind of event and the card."""
    found = []
    for event in events:
        for value in event.private.values():
            for ref in value if isinstance(value, list) else [value]:
                if isinstance(ref, Ref) and ref.thing == "card":
                    found.append((event.kind, ref))
    return found


@pytest.mark.parametrize("case", [*FEW, Case.of(3), Case.of(4)], ids=str)
def test_no_card_reaches_a_reader_who_has_not_seen_it(case: Case) -> None:
    """ND 3: in drafts above all. The bytes of a card, as views write them, are in nothing sent to such a reader."""
    words = GAME.words
    luck = Luck.of(f"canary {case}")
    record = Record.of(GAME, case.seats, f"canary {case}", **dict(case.options))
    looked = 0
    while not record.state.over:
        state = record.state
        assert isinstance(state, NotreDameState)
        for reader in (None, *range(case.seats)):
            sent = msgspec.json.encode(record.view(reader)) + msgspec.json.encode(record.prompt(reader))
            for owner, card in never_seen(state, reader):
                colour = words.ref("colour", state.colour_of(owner))
                marker = b'{"card":%s,"colour":%s}' % (
                    msgspec.json.encode(words.ref("card", card)),
                    msgspec.json.encode(colour),
                )
                assert marker not in sent, f"{colour.id} {card} is sent to {reader}"
                looked += 1
        seat, action = at_random(state, luck)
        since = len(record.events(None))
        record.play(seat, action)
        spectator = record.events(None, since)
        assert not _cards_in(spectator)
        for reader in range(case.seats):
            if reader != seat:
                kinds = {kind for kind, _ in _cards_in(record.events(reader, since))}
                assert kinds <= {"cards-drawn", "cards-received", "card-discarded"}
                assert all(event.party == reader for event in record.events(reader, since) if event.private)
    assert looked > 1000


# --- all consistent deals (quality of `resample`) ---


def _worlds(state: NotreDameState, seat: int, owner: int) -> set[tuple[int, ...]]:
    """By brute force: every way an owner's cards of the period can lie for the seat (ND 3, ND P-SAME).

    Three cards for each round, by position; what is not among them is in the deck.
    """
    rounds = [*range(state.past_rounds()), NOW]
    places = [(nth, position) for nth in rounds for position in range(3)]
    known: list[int | None] = []
    for nth, position in places:
        holder = (owner + position) % state.seats
        held_or_passed = holder == seat or (position == 2 and (owner + 1) % state.seats == seat)
        sure = held_or_passed or state.was_played(nth, owner, position)
        known.append(state.card_of(nth, owner, position) if sure else None)
    found = set()
    unknown = [card for card in range(CARDS) if card not in known]
    for cards in itertools.permutations(unknown, known.count(None)):
        left = iter(cards)
        deal = tuple(next(left) if card is None else card for card in known)
        if owner == seat and any(
            {*deal[at : at + 3]} != {state.card_of(nth, owner, position) for position in range(3)}
            for at, nth in zip(range(0, len(deal), 3), rounds, strict=True)
        ):
            continue
        if all(_plausible(state, owner, place, card) for place, card in zip(places, deal, strict=True)):
            found.add(deal)
    return found


def _plausible(state: NotreDameState, owner: int, place: tuple[int, int], card: int) -> bool:
    """Of equal cards the nearest owner's is played first (ND P-SAME)."""
    nth, position = place
    holder = (owner + position) % state.seats
    nearest = (0, 2, 1) if state.seats == 2 else (0, 1, 2)
    if state.was_played(nth, owner, position):
        return True
    return not any(
        state.was_played(nth, (holder - farther) % state.seats, farther)
        and state.card_of(nth, (holder - farther) % state.seats, farther) == card
        for farther in nearest[nearest.index(position) + 1 :]
    )


def _lying(state: NotreDameState, owner: int) -> tuple[int, ...]:
    rounds = [*range(state.past_rounds()), NOW]
    return tuple(state.card_of(nth, owner, position) for nth in rounds for position in range(3))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_consistent_deal_comes_up_and_no_other(seats: int) -> None:
    """ND 3: late in a period few deals fit what a seat has seen; resampling finds each of them, equally often."""
    state = GAME.start(seats, f"deals {seats}")
    luck = Luck.of(f"deals {seats}")
    assert isinstance(state, NotreDameState)
    while not (state.round == 2 and sum(mask.bit_count() for mask in state.faceup) == 2 * seats - 1):
        seat, action = at_random(state, luck)
        state.play(seat, action)
    whole = 0
    for seat in range(seats):
        expected = [_worlds(state, seat, owner) for owner in range(seats)]
        found: list[Counter[tuple[int, ...]]] = [Counter() for _ in range(seats)]
        few = [owner for owner in range(seats) if len(expected[owner]) <= 12]
        for number in range(400):
            world = state.resample(seat, Luck.of(f"{seat} {number}"))
            assert isinstance(world, NotreDameState)
            for owner in range(seats):
                found[owner][_lying(world, owner)] += 1
        for owner in range(seats):
            assert set(found[owner]) <= expected[owner], f"seat {seat} of owner {owner}'s cards"
        for owner in few:
            assert set(found[owner]) == expected[owner]
            assert min(found[owner].values()) > 400 / len(expected[owner]) / 3
            whole += len(expected[owner]) > 1
    assert whole > 0 or seats == 2
