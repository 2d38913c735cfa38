"""Matches: a game among bots alone, from deal to standings, without a record."""

from __future__ import annotations

from parvis import bots
from parvis.bots import Bot
from parvis.core.game import Game, OptionValue
from parvis.core.playouts import next_actor
from parvis.play.played import Played


def play_out(game: Game, names: list[str], seed: str, options: dict[str, OptionValue] | None = None) -> Played:
    """Let bots play a game. The same names, seed and options always give the same game."""
    players: list[Bot] = [bots.make(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    state = game.start(len(names), seed, **(options or {}))
    answers = 0
    while not state.finished:
        seat = next_actor(state)
        bot = players[seat]
        state.play(seat, bot.choose(bots.Handle(state, seat, answers, bot.looks)))
        answers += 1
    return Played(names, state.scores(), state.standings(), answers, state.turn, state.stopped)
