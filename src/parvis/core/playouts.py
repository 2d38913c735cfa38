"""Playouts: games played on by chance alone, with nothing around them. What search spends its time in.

They live beside the rules because they are compiled with them: a loop in plain Python around compiled rules would cost
more than the rules.
"""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.state import State


def next_actor(state: State) -> int:
    """The first of the seats whose answer the game waits for."""
    asked = state.agenda[-1].asks()
    return (asked & -asked).bit_length() - 1


def from_list(state: State, seat: int, luck: Luck) -> int:
    """One of the possible answers, all equally likely: found by listing them."""
    legal = state.legal(seat)
    return legal[luck.below(len(legal))]


def by_trying(state: State, seat: int, luck: Luck) -> int:
    """One of the possible answers, all equally likely: candidates are drawn until one is not refused."""
    step = state.agenda[-1]
    candidates = step.candidates(state, seat)
    action = candidates[luck.below(len(candidates))]
    while step.why(state, seat, action) != 0:
        action = candidates[luck.below(len(candidates))]
    return action


def play_out(state: State, luck: Luck, listing: bool = False) -> int:
    """Play to the end of the game, every answer by chance; gives how many answers that took."""
    answers = 0
    while not state.finished:
        seat = next_actor(state)
        action = from_list(state, seat, luck) if listing else by_trying(state, seat, luck)
        state.play(seat, action)
        answers += 1
    return answers
