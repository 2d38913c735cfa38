"""Bounds: no turn takes more answers than declared, whatever one always prefers; and the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.testkit.walks import Case, Chooser, Tally, Walk, at_random, prefer, scripted, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def bounds(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Random games, and games in which always the same kind of action, the first or the last answer is chosen."""
    choosers: list[Chooser] = [at_random, with_asides, scripted([]), scripted([10**9] * 500)]
    choosers += [prefer(kind) for kind in range(len(kit.game.actions.kinds))]
    for number, choose in enumerate(choosers):
        for again in range(max(1, budget.full)):
            walk = tally.begin(kit.game, f"bounds {case} {number} {again}")
            _bounded(walk, choose, tally)


def _bounded(walk: Walk, choose: Chooser, tally: Tally) -> None:
    turn = -1
    answers: list[int] = []
    for state in walk.steps(choose):
        tally.steps += 1
        if state.turn != turn:
            tally.that(state.turn > turn, "the turn went from %s to %s", turn, state.turn)
            turn = state.turn
            answers = [0] * state.seats
        if walk.trail:
            seat, action = walk.trail[-1]
            if state.game.actions.kind[action] not in state.game.aside_kinds:
                answers[seat] += 1
            most = max(answers)
            tally.that(most <= state.game.turn_bound, "turn %s has taken %s answers of a seat", turn, most)
    tally.that(walk.state.over, "the game has not ended")
