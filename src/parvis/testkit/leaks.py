"""Leaks: two states that differ only in what a seat may not know give it the same bytes.

The second state is `resample(seat)` of the first. Everything a seat receives is compared: view, prompt, lists,
refusals of all actions, previews, and what comes of its next play, as long as nothing is shown to anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parvis.core.events import RawEvent, seen
from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State
from parvis.core.steps import Joint
from parvis.testkit.walks import Case, Tally, Walk, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def received(state: State, seat: int | None) -> list[bytes]:
    """Everything a seat (or a spectator) can be sent about a state, message by message."""
    encode = msgspec.json.encode
    found = [encode(state.view(seat)), encode(state.prompt(seat))]
    if seat is None:
        return found
    legal = state.legal(seat)
    asides = state.asides(seat)
    found += [
        encode([state.actors, legal, asides]),
        encode([state.why(seat, a) for a in range(len(state.game.actions))]),
    ]
    found += [encode(state.preview(seat, action)) for action in legal + asides]
    found.append(state.to_position(seat).encode())
    return found


def leaks(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Nothing a seat receives depends on what it may not know; nothing a spectator receives on what seats know."""
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        every = 3 if number < budget.full else 3 * budget.every
        for state in tally.steps_of(walk, every, with_asides):
            for seat in range(state.seats):
                world = state.resample(seat, Luck.of(f"{walk.seed} {len(walk.trail)} {seat}"))
                tally.that(world.actors == state.actors, "for seat %s the resampled world asks others", seat)
                _same(received(state, seat), received(world, seat), f"seat {seat}", tally)
                _same(received(state, None), received(world, None), "a spectator", tally)
                _next(state, world, seat, walk, tally)


def _next(state: State, world: State, seat: int, walk: Walk, tally: Tally) -> None:
    """What the seat plays next looks the same to it in both worlds, and so do others' replies and asides."""
    for actor in range(state.seats):
        there = {*world.legal(actor), *world.asides(actor)}
        common = [action for action in state.legal(actor) + state.asides(actor) if action in there]
        for action in common if actor == seat else common[:1] + common[-1:]:
            ours, ours_log = _after(state, actor, action)
            theirs, theirs_log = _after(world, actor, action)
            name = f"seat {seat} after '{state.game.notation(action)}' of seat {actor}"
            if actor == seat:
                tally.that(ours.revealed == theirs.revealed, "whether something is shown differs for %s", name)
            if ours.revealed or theirs.revealed:
                continue
            if actor != seat and not (ours.continued and theirs.continued):
                continue  # what others choose openly says something of what they hold, as at the table
            _same(_seen(state, ours_log, seat), _seen(world, theirs_log, seat), f"events for {name}", tally)
            _same([msgspec.json.encode(ours.view(seat))], [msgspec.json.encode(theirs.view(seat))], name, tally)
            _same([msgspec.json.encode(ours.prompt(seat))], [msgspec.json.encode(theirs.prompt(seat))], name, tally)


def _after(state: State, seat: int, action: int) -> tuple[State, list[RawEvent]]:
    after = state.copy()
    log: list[RawEvent] = []
    after.log = log
    after.play(seat, action)
    after.log = None
    return after, log


def _seen(state: State, log: list[RawEvent], seat: int | None) -> list[bytes]:
    game = state.game
    return [msgspec.json.encode(seen(raw, i, seat, game.events, game.words)) for i, raw in enumerate(log)]


def _same(ours: list[bytes], theirs: list[bytes], whose: str, tally: Tally) -> None:
    tally.that(
        [len(part) for part in ours] == [len(part) for part in theirs],
        "sizes leak to %s: %s",
        whose,
        _Differ(ours, theirs),
    )
    tally.that(ours == theirs, "hidden things leak to %s: %s", whose, _Differ(ours, theirs))


class _Differ:
    """The first place where two lists of messages differ; worked out only when it is told."""

    def __init__(self, ours: list[bytes], theirs: list[bytes]) -> None:
        self.ours = ours
        self.theirs = theirs

    def __str__(self) -> str:
        for ours, theirs in zip(self.ours, self.theirs, strict=False):
            if ours != theirs:
                at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0)
                return f"...{ours[max(0, at - 60) : at + 60]!r} or ...{theirs[max(0, at - 60) : at + 60]!r}"
        return f"{len(self.ours)} messages or {len(self.theirs)}"


def canary(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """No id that a reader has never lawfully seen stands in any byte meant for it: drafts, undo, errors, exports."""
    for walk in tally.walks(kit.game, budget.games):
        for record in walk.recorded():
            tally.steps += 1
            if record.undo_refusal(walk.trail[-1][0]) is None and walk.luck.below(4) == 0:
                record.undo(walk.trail[-1][0])
            _listen(kit, record, tally, len(record.entries) % budget.every == 0)
    if tally.checks == 0 and tally.check not in kit.floors:
        tally.skipped = "nothing hidden is named"


def _listen(kit: Conformance, record: Record, tally: Tally, thoroughly: bool) -> None:
    state = record.state
    for seat in (None, *range(state.seats)):
        markers = [f'"{name}"'.encode() for name in kit.hidden(state, seat)]
        markers += [f" {name}".encode() for name in kit.hidden(state, seat)]
        if not markers:
            continue
        sent = [msgspec.json.encode(record.view(seat)), msgspec.json.encode(record.prompt(seat))]
        if thoroughly:
            sent.append(msgspec.json.encode(record.events(seat)))
            sent.append(b"" if state.over else record.export(seat).encode())
            sent.append(str(record.undo_refusal(seat or 0)).encode())
            if seat is not None:
                sent += [msgspec.json.encode(state.preview(seat, action)) for action in state.legal(seat)]
                sent.append(state.to_position(seat).encode())
        for marker in markers:
            tally.that(
                not any(marker in part for part in sent), "%s is sent to seat %s, who must not know it", marker, seat
            )


def resample(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Other worlds look alike to their seat, can be played to the end, and are not always the true one."""
    differ = False
    hides = False
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        every = 1 if number < budget.full else budget.every
        for state in tally.steps_of(walk, every, with_asides):
            before = state.to_bytes()
            for seat in range(state.seats):
                luck = Luck.of(f"{walk.seed} {len(walk.trail)} {seat}")
                world = state.resample(seat, luck)
                tally.that(
                    world.view(seat) == state.view(seat), "for seat %s the resampled world looks different", seat
                )
                tally.that(world.actors == state.actors, "for seat %s the resampled world asks others", seat)
                tally.that(world.to_bytes() != before, "the resampled world has the true future")
                tally.that(
                    state.resample(seat, Luck.of("again")) == world.resample(seat, Luck.of("again")),
                    "the same luck gives another world to seat %s, so what it cannot see shows in it",
                    seat,
                )
                tally.that(all(world.legal(actor) for actor in world.actors), "the resampled world is stuck")
                kit.invariants(world)
                differ = differ or world.numbers() != state.numbers()
                hides = True
                _open_replies(world, tally)
                if len(walk.trail) % (10 * budget.every) == 0:
                    _to_the_end(world, luck, kit, tally)
            tally.that(state.to_bytes() == before, "resampling changed the state")
    tally.that(differ or not hides or case.seats == 1, "resampling never changes anything")


def _open_replies(world: State, tally: Tally) -> None:
    step = world.agenda[-1]
    if isinstance(step, Joint):
        asked = step.with_replies((-1,) * world.seats)
        for seat, reply in enumerate(step.replies):
            if reply >= 0:
                tally.that(asked.why(world, seat, reply) == 0, "seat %s has replied what it could not", seat)


def _to_the_end(world: State, luck: Luck, kit: Conformance, tally: Tally) -> None:
    while not world.over:
        world.play(*with_asides(world, luck))
    kit.invariants(world)
    tally.checks += 1


def worlds(state: State, seat: int, count: int = 400) -> list[State]:
    """Many worlds a seat cannot tell from a state: for a test that names every consistent deal of a small position."""
    return [state.resample(seat, Luck.of(f"world {number}")) for number in range(count)]
