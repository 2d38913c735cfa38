"""Positions: any state written as text and read again is the same; as one seat knows it, it looks the same to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.errors import PositionError
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.testkit.walks import Case, Tally, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def positions(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Round trips at every step, hidden replies and memory included; junk is refused with a line."""
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        for state in tally.steps_of(walk, 2 if number < budget.full else 2 * budget.every, with_asides):
            text = state.to_position()
            read = kit.game.from_position(text)
            tally.that(read == state, "a position read back is another state:\n%s", text)
            tally.that(read.to_position() == text, "a position read back is written differently")
            readers = range(state.seats) if number < budget.full - 1 else [tally.steps % state.seats]
            for seat in readers:
                _as_known(kit, state, seat, f"{walk.seed} {len(walk.trail)} {seat}", tally)
        _as_end(kit, walk.state, tally)
        if number == 0:
            _junk(kit, walk.state.to_position(), tally)


def _as_known(kit: Conformance, state: State, seat: int, seed: str, tally: Tally) -> None:
    text = state.to_position(seat)
    tally.that(state.seed.hex() not in text, "a position as seat %s knows it holds the seed", seat)
    world = state.resample(seat, Luck.of(seed))
    tally.that(world.to_position(seat) == text, "a position as seat %s knows it depends on what it does not know", seat)
    read = kit.game.from_position(text)
    kit.invariants(read)
    tally.that(read.view(seat) == state.view(seat), "as seat %s knows it, a position read back looks different", seat)
    tally.that(read.actors == state.actors, "as seat %s knows it, a position read back asks others", seat)
    tally.that(read.legal(seat) == state.legal(seat), "as seat %s knows it, other answers are possible", seat)
    tally.that(read.to_position(seat) == text, "as seat %s knows it, a position is written differently", seat)


def _as_end(kit: Conformance, state: State, tally: Tally) -> None:
    read = kit.game.from_position(state.to_position())
    tally.that(read == state and read.over, "the end of a game is not read back")
    tally.that(read.standings() == state.standings(), "the end of a game read back has other standings")


def _junk(kit: Conformance, text: str, tally: Tally) -> None:
    lines = text.splitlines()
    worst = ["[", "xyzzy = 1\n", text + "\nxyzzy = 7\n", "a = " + "[" * 5000, text.replace(" = ", " = -", 3), ""]
    worst += ["\n".join(lines[:at] + lines[at + 1 :]) for at in range(0, len(lines), 5)]
    for junk in worst:
        try:
            kit.game.from_position(junk)
        except PositionError as error:
            tally.that("\n" not in str(error) and str(error) != "", "an error of several lines: %s", error)
        tally.checks += 1
