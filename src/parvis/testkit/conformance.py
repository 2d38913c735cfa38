"""Conformance: a game, the cases it is tried in, and what only its own tests can say about it.

`run` performs one named check for one case; `CHECKS` are their names. A test file of a game is a `Conformance` and a
test over its checks and cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from parvis.core.game import Game
from parvis.core.state import State
from parvis.testkit import (
    asides,
    bounds,
    joints,
    leaks,
    legality,
    positions,
    promises,
    records,
    scoring,
    states,
    words,
)
from parvis.testkit.walks import Case, Tally

Hidden = Callable[[State, int | None], Sequence[str]]
"""Ids that must stand in no byte sent to that reader now (None: a spectator): all it has never lawfully seen."""


@dataclass(frozen=True)
class Budget:
    """How much a check may do: games looked at step by step, games sampled, one step of so many in those."""

    full: int = 1
    games: int = 3
    every: int = 9
    plain: int = 20
    """Games that are only played, with hardly anything looked at."""


CHECK = Budget()
TEST = Budget(full=3, games=6, every=7, plain=300)
SOAK = Budget(full=20, games=500, every=3, plain=10_000)

Check = Callable[["Conformance", Case, Budget, Tally], None]


def _nothing(state: State) -> None:
    """A game without invariants of its own."""


def _none_hidden(state: State, seat: int | None) -> Sequence[str]:
    """A game whose hidden things have no names of their own."""
    return ()


@dataclass
class Conformance:
    """A game and what its tests bring."""

    game: Game
    cases: Sequence[Case]
    source: str = ""
    """Where another process finds the game: `package.module:function`, called without arguments."""
    path: Sequence[str] = ()
    """Folders that the other process needs to find it."""
    invariants: Callable[[State], None] = _nothing
    """Raises AssertionError if material was lost or a state cannot be."""
    hidden: Hidden = _none_hidden
    second_score: Callable[[dict[str, Any]], list[int]] | None = None
    """Scores from the final public view (as JSON) alone, written from the rules without the game's code."""
    texts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Fluent sources by language, the common ones first; each language must say everything."""
    floors: Mapping[str, int] = field(default_factory=dict)
    """The least number of promises that a check must have looked at in a case: a check that looks at nothing fails."""
    tallies: list[Tally] = field(default_factory=list)

    def run(self, check: str, case: Case, budget: Budget = CHECK) -> Tally:
        """Perform a check. `AssertionError` says what broke, in which game, and after which plays."""
        tally = Tally(check, case)
        try:
            CHECKS[check](self, case, budget, tally)
        except Exception as error:
            where = f"\n  in {tally.walk.where()}" if tally.walk else ""
            kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
            raise AssertionError(f"{check}: {kind}{error}{where}") from error
        floor = self.floors.get(check, 1)
        if tally.checks < floor and not tally.skipped:
            raise AssertionError(f"{check}, {case}: only {tally.checks} promises looked at, the floor is {floor}")
        self.tallies.append(tally)
        return tally

    def summary(self) -> str:
        """Games, steps and checks of everything run so far, one line for each check and case."""
        return "\n".join(tally.line() for tally in self.tallies)


CHECKS: dict[str, Check] = {
    "promises": promises.promises,
    "plain": promises.plain,
    "lists": legality.lists,
    "plays": legality.plays,
    "notation": legality.notation,
    "bytes": states.to_bytes_and_on,
    "copies": states.copies,
    "determinism": states.determinism,
    "processes": states.processes,
    "undo": records.undo,
    "records": records.texts,
    "leaks": leaks.leaks,
    "canary": leaks.canary,
    "resample": leaks.resample,
    "joints": joints.joints,
    "withdrawal": joints.withdrawal,
    "asides": asides.asides,
    "bounds": bounds.bounds,
    "positions": positions.positions,
    "scores": scoring.scores,
    "words": words.words,
}
"""The checks by name; each module says which promises it looks at."""
