"""`python -m benchmarks`: take all figures, print them beside the peers', keep them, compare them."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

import parvis
from benchmarks import engine, peers, report, terminal
from benchmarks.measure import Figure, take
from parvis.play import Series, cores, play_many

KEPT = Path("build") / "bench"
LONG = 4.0
"""So many seconds of random games are simulated for the figure with several processes."""


def main() -> int:
    """Measure and print; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure the engine beside its peers, on one core.")
    parser.add_argument("--quick", action="store_true", help="a short run, good to within a few parts in ten")
    parser.add_argument("--rounds", type=int, default=7, help="how often every figure is taken")
    parser.add_argument("--seconds", type=float, default=0.25, help="for how long each time")
    parser.add_argument("--json", type=Path, help="where to write the figures; else a new file in build/bench")
    parser.add_argument("--compare", nargs="?", const="", help="an earlier run's file; without it, the latest")
    wanted = parser.parse_args()
    earlier = report.read(wanted.compare, KEPT) if wanted.compare is not None else None
    run = measure(2 if wanted.quick else wanted.rounds, 0.1 if wanted.quick else wanted.seconds)
    path = wanted.json or KEPT / f"{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(run)))
    print(report.table(run))
    missed = report.goals(run)
    if earlier is not None:
        print(report.comparison(earlier, run))
    print(f"All figures: {path}")
    return 1 if missed else 0


def measure(rounds: int, seconds: float) -> report.Run:
    """A whole run: everything on one core, then many games on one and on all."""
    print(environment(), flush=True)
    all_cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()
    if all_cores:
        os.sched_setaffinity(0, {max(all_cores)})
    measures = [*peers.measures(), *engine.measures(), *terminal.measures()]
    figures = take(measures, rounds, seconds, lambda line: print(line, flush=True))
    if all_cores:
        os.sched_setaffinity(0, all_cores)
    live = {f"{name} {seats}": engine.live_bytes(parvis.game(name), seats) for name, seats in _tables()}
    for name in engine.GAMES:
        for workers in sorted({1, 2, cores()}):
            games = int(LONG * figures[f"{name} 4 random games"].middle)
            figures |= simulations(name, games, workers, min(3, rounds))
    return report.Run(environment(), list(figures.values()), live)


def simulations(name: str, number: int, workers: int, rounds: int) -> dict[str, Figure]:
    """Games/s of `parvis sim` with random bots, by so many processes."""
    game = parvis.game(name)
    series = Series(["random"] * 4, "bench", {})
    values: list[float] = []
    for _ in range(rounds):
        games, began = 0, time.perf_counter()
        for _played in play_many(game, series, number, workers):
            games += 1
        values.append(games / (time.perf_counter() - began))
    key = f"{name} 4 sim, workers: {workers}"
    return {key: Figure(key, "/s", values)}


def _tables() -> list[tuple[str, int]]:
    games = [(name, parvis.game(name)) for name in engine.GAMES]
    return [(name, seats) for name, game in games for seats in range(game.min_seats, game.max_seats + 1)]


def environment() -> str:
    """Where and on what the run was made."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"Parvis {commit}, {parvis.FORM}; {platform.machine()}, {cores()} cores{load}; {_processor()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "")


if __name__ == "__main__":
    sys.exit(main())
