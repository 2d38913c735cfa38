"""Simulations: many games among bots, summed up. What is printed depends on the arguments alone."""

from __future__ import annotations

import math
import sys
import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track

import parvis
from parvis.cli import output
from parvis.cli.options import read_options
from parvis.cli.setup import Wish, seats_of
from parvis.cli.speech import Speaker, language
from parvis.core.game import Game, OptionValue
from parvis.play import Played, Series, cores, play_many


class Simulation(msgspec.Struct):
    """What the command line says about games to simulate."""

    game: str
    seats: int | None
    games: int
    bots: list[str]
    seed: str
    json: bool
    options: list[str]
    flags: dict[str, str | bool | None]
    data: Path | None
    lang: str | None
    workers: int | None = None


class Tally(msgspec.Struct):
    """How one bot did. A place shared is a win shared."""

    bot: str
    seats: int
    wins: float
    mean: float
    spread: float
    least: int
    most: int


class Summary(msgspec.Struct):
    """How all games went."""

    game: str
    tables: str
    seats: int
    games: int
    seed: str
    options: dict[str, OptionValue]
    bots: list[Tally]
    answers: float
    turns: float
    stopped: int


def simulate(wanted: Simulation) -> None:
    """Play and print."""
    game = parvis.game(wanted.game, wanted.data)
    say = Speaker(game, language(wanted.lang))
    bots = wanted.bots or ["random"]
    usual = max(len(bots), game.min_seats)
    seats = seats_of(game, Wish(seats=wanted.seats if wanted.seats is not None else usual))
    options = read_options(game, wanted.options, wanted.flags)
    workers = wanted.workers if wanted.workers is not None else cores()

    series = Series([bots[seat % len(bots)] for seat in range(seats)], wanted.seed, options)
    counting = Counting()
    began = time.perf_counter()
    console = Console(stderr=True)
    for played in track(
        play_many(game, series, wanted.games, workers, wanted.data),
        total=wanted.games,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        description=wanted.game,
    ):
        counting.add(played)
    seconds = time.perf_counter() - began
    summary = counting.summary(game, wanted.seed, game.read_options(seats, options))
    if wanted.json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        _print(summary, say)
    sys.stderr.write(
        f"{seconds:.1f} s, {wanted.games / seconds:.1f} games/s, {counting.answers / seconds:.0f} answers/s\n"
    )


class Count:
    """What is added up of one bot: in whole numbers, so that the sum does not depend on the order."""

    def __init__(self) -> None:
        self.scores = 0
        self.squares = 0
        self.wins: dict[int, int] = {}
        """How often it was first, by how many shared that place."""
        self.seats = 0
        self.least = 0
        self.most = 0

    def add(self, score: int, sharing: int) -> None:
        """One seat of one game; `sharing` is how many share the first place with it, 0 if it lost."""
        self.least = min(self.least, score) if self.seats else score
        self.most = max(self.most, score) if self.seats else score
        self.seats += 1
        self.scores += score
        self.squares += score * score
        if sharing:
            self.wins[sharing] = self.wins.get(sharing, 0) + 1

    def tally(self, bot: str) -> Tally:
        """How the bot did."""
        mean = self.scores / self.seats
        spread = math.sqrt(max(0, self.seats * self.squares - self.scores * self.scores)) / self.seats
        wins = sum(count / sharing for sharing, count in sorted(self.wins.items()))
        return Tally(bot, self.seats, round(wins, 6), round(mean, 6), round(spread, 6), self.least, self.most)


class Counting:
    """What is added up of all games; no game is kept, however many there are."""

    def __init__(self) -> None:
        self.bots: dict[str, Count] = {}
        self.seats = 0
        self.games = 0
        self.answers = 0
        self.turns = 0
        self.stopped = 0

    def add(self, played: Played) -> None:
        """One game."""
        first = [standing.party for standing in played.standings if standing.place == 1]
        for seat, bot in enumerate(played.bots):
            count = self.bots.setdefault(bot, Count())
            count.add(played.scores[seat], len(first) if seat in first else 0)
        self.seats = len(played.bots)
        self.games += 1
        self.answers += played.answers
        self.turns += played.turns
        self.stopped += played.stopped

    def summary(self, game: Game, seed: str, options: dict[str, OptionValue]) -> Summary:
        """What the games say about the bots."""
        tallies = [count.tally(bot) for bot, count in self.bots.items()]
        return Summary(
            game.id,
            game.fingerprint,
            self.seats,
            self.games,
            seed,
            options,
            sorted(tallies, key=lambda tally: (-tally.wins, tally.bot)),
            round(self.answers / self.games, 6),
            round(self.turns / self.games, 6),
            self.stopped,
        )


def _print(summary: Summary, say: Speaker) -> None:
    heads = [say(f"sim-{name}") for name in ("bot", "seats", "wins", "share", "mean", "spread", "least", "most")]
    rows = [
        [
            tally.bot,
            str(tally.seats),
            f"{tally.wins:g}" if tally.wins == int(tally.wins) else f"{tally.wins:.1f}",
            f"{tally.wins / summary.games:.1%}",
            f"{tally.mean:.1f}",
            f"{tally.spread:.1f}",
            str(tally.least),
            str(tally.most),
        ]
        for tally in summary.bots
    ]
    output.line(say("sim-title", game=say.game_name(), games=summary.games, seats=summary.seats, seed=summary.seed))
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    for row in [heads, *rows]:
        first, *rest = [
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        sys.stdout.write("  ".join([first, *rest]) + "\n")
    output.line(say("sim-length", answers=f"{summary.answers:.1f}", turns=f"{summary.turns:.1f}"))
    if summary.stopped:
        output.line(say("sim-stopped", games=summary.stopped))
