"""Simulations: many games among bots, summed up. What is printed depends on the arguments alone."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, pstdev

import msgspec
from rich.console import Console
from rich.progress import track

import parvis
from parvis.cli import output
from parvis.cli.options import read_options
from parvis.cli.setup import Wish, seats_of
from parvis.cli.speech import Speaker, language
from parvis.core.game import Game, OptionValue
from parvis.play import Played, play_out


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
    names = [bots[seat % len(bots)] for seat in range(seats)]
    began = time.perf_counter()
    console = Console(stderr=True)
    games = list(
        track(
            _games(game, names, wanted, options),
            total=wanted.games,
            console=console,
            transient=True,
            disable=not console.is_terminal,
            description=wanted.game,
        )
    )
    seconds = time.perf_counter() - began
    summary = summed_up(game, seats, wanted, options, games)
    if wanted.json:
        sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    else:
        _print(summary, say)
    answers = sum(played.answers for played in games)
    sys.stderr.write(f"{seconds:.1f} s, {wanted.games / seconds:.1f} games/s, {answers / seconds:.0f} answers/s\n")


def _games(game: Game, names: list[str], wanted: Simulation, options: dict[str, OptionValue]) -> Iterator[Played]:
    """The games, everybody one seat further from one to the next."""
    for number in range(wanted.games):
        shift = number % len(names)
        yield play_out(game, names[shift:] + names[:shift], f"{wanted.seed}/{number}", options)


def summed_up(
    game: Game, seats: int, wanted: Simulation, options: dict[str, OptionValue], games: list[Played]
) -> Summary:
    """What the games say about the bots."""
    tallies: list[Tally] = []
    for bot in sorted({bot for played in games for bot in played.bots}):
        places = [(played, seat) for played in games for seat, name in enumerate(played.bots) if name == bot]
        scores = [played.scores[seat] for played, seat in places]
        tallies.append(
            Tally(
                bot,
                len(places),
                round(sum(_won(played, seat) for played, seat in places), 6),
                round(fmean(scores), 6),
                round(pstdev(scores), 6),
                min(scores),
                max(scores),
            )
        )
    return Summary(
        game.id,
        game.fingerprint,
        seats,
        len(games),
        wanted.seed,
        game.read_options(seats, options),
        sorted(tallies, key=lambda tally: (-tally.wins, tally.bot)),
        round(fmean(played.answers for played in games), 6),
        round(fmean(played.turns for played in games), 6),
        sum(played.stopped for played in games),
    )


def _won(played: Played, seat: int) -> float:
    """A win, or the share of one."""
    first = [standing.party for standing in played.standings if standing.place == 1]
    return 1 / len(first) if seat in first else 0.0


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
