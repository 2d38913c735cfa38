"""Matches: a game among bots alone, from deal to standings, without a record."""

from __future__ import annotations

import msgspec

from parvis import bots
from parvis.bots import Bot
from parvis.core.game import Game, OptionValue
from parvis.core.wire import Standing


class Played(msgspec.Struct, frozen=True):
    """How a game among bots went."""

    bots: list[str]
    scores: list[int]
    standings: list[Standing]
    answers: int
    turns: int
    stopped: bool


def play_out(game: Game, names: list[str], seed: str, options: dict[str, OptionValue] | None = None) -> Played:
    """Let bots play a game. The same names, seed and options always give the same game."""
    players: list[Bot] = [bots.make(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    state = game.start(len(names), seed, **(options or {}))
    answers = 0
    while not state.over:
        seat = state.actors[0]
        bot = players[seat]
        state.play(seat, bot.choose(bots.Handle(state, seat, answers, bot.looks)))
        answers += 1
    return Played(names, state.scores(), state.standings(), answers, state.turn, state.stopped)
