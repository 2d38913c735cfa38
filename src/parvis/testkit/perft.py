"""Perft: how many sequences of answers there are from a position, to a depth. Asides are left out."""

from __future__ import annotations

from parvis.core.state import State


def perft(state: State, depth: int) -> int:
    """Sequences of so many answers; shorter ones count where the game ends. Of several seats asked, the first answers.

    (Replies to a joint question commute, so another order of seats would count the same games again.) Luck is that of
    the state: the number belongs to its seed.
    """
    if depth == 0 or state.over:
        return 1
    seat = state.actors[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> dict[str, int]:
    """The same number by first answer: to find where two counts differ."""
    seat = state.actors[0]
    found = {}
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        found[state.game.notation(action)] = perft(after, depth - 1)
    return found
