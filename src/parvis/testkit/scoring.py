"""Scores: those of the game equal those of a second scorer, which sees the final public view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parvis.testkit.walks import Case, Tally

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def scores(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Random games to their end. A game without a second scorer has nothing to compare."""
    if kit.second_score is None:
        tally.skipped = "no second scorer"
        return
    for walk in tally.walks(kit.game, max(1, budget.plain // 2)):
        for _ in walk.steps():
            tally.steps += 1
        view = msgspec.json.decode(msgspec.json.encode(walk.state.view(None)))
        second = kit.second_score(view)
        tally.that(second == walk.state.scores(), "the second scorer says %s, the game %s", second, walk.state.scores())
        for seat in range(case.seats):
            tally.that(walk.state.view(seat).over, "seat %s does not see that the game is over", seat)
