"""States: bytes and back, independence of copies, and the same game from the same seed anywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING

from parvis.core.game import Game
from parvis.testkit.walks import Case, Tally, Walk, at_random, flat, play_on, with_asides

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance


def to_bytes_and_on(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """A state that went through bytes is equal, and goes on with the same events to the end."""
    for walk in tally.walks(kit.game, budget.games):
        halves = []
        for state in tally.steps_of(walk, budget.every, with_asides):
            data = state.to_bytes()
            read = kit.game.from_bytes(data)
            tally.that(read == state and hash(read) == hash(state), "a state read from bytes is not equal")
            tally.that(read.to_bytes() == data, "a state read from bytes gives other bytes")
            halves.append((len(walk.trail), data, state.copy()))
        for begin, data, kept in halves[:: max(1, len(halves) // 5)]:
            rest = walk.trail[begin:]
            read = kit.game.from_bytes(data)
            ours = flat(play_on(kept, rest, log=True))
            theirs = flat(play_on(read, rest, log=True))
            tally.that(ours == theirs, "read back at step %s, the game goes on differently", begin)
            tally.that(read == walk.state == kept, "read back at step %s, the game ends differently", begin)


def copies(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Whatever is played on a state, its earlier copies stay as they were; and the other way round."""
    for walk in tally.walks(kit.game, budget.games):
        kept = []
        for state in tally.steps_of(walk, max(1, budget.every // 2), with_asides):
            before = state.to_bytes()
            copy = state.copy()
            tally.that(copy == state and hash(copy) == hash(state), "a copy is not equal")
            tally.that(copy is not state and copy.log is None, "a copy is no copy, or carries a log")
            for _ in range(12):
                if not copy.over:
                    copy.play(*at_random(copy, walk.luck))
            tally.that(state.to_bytes() == before, "playing on a copy changed the state it was made from")
            kept.append((len(walk.trail), before, state.copy()))
        for at, before, copy in kept:
            tally.that(copy.to_bytes() == before, "the copy made at step %s changed while the game went on", at)


def determinism(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """The same seed and choices give the same events, also with another game played in between."""
    for number in range(budget.games):
        first = tally.begin(kit.game, f"determinism {case} {number}")
        second = Walk(kit.game, case, first.seed)
        other = Walk(kit.game, case, f"another {case} {number}")
        logs = [[], [], []]  # type: ignore[var-annotated]
        for walk, log in zip((first, second, other), logs, strict=True):
            walk.state.log = log
        for _ in first.steps():
            tally.steps += 1
            if not other.state.over:
                other.play(*at_random(other.state, other.luck))
        for _ in second.steps():
            pass
        tally.that(first.trail == second.trail, "the same luck chose other actions")
        tally.that(flat(logs[0]) == flat(logs[1]), "the same choices gave other events")
        tally.that(first.state == second.state, "the same choices ended elsewhere")
        tally.that(first.state != other.state, "another seed gave the same game")


def processes(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """The same in other processes, with other hashes."""
    if not kit.source or case != kit.cases[0]:
        tally.skipped = "done for all cases with the first one" if kit.source else "no source named"
        return
    here = digest(kit.game, list(kit.cases), budget.full)
    for salt in ("0", "1", "4711"):
        env = {
            **os.environ,
            "PYTHONHASHSEED": salt,
            "PYTHONPATH": os.pathsep.join([*kit.path, *filter(None, sys.path)]),
        }
        code = "import sys; from parvis.testkit.states import main; main(*sys.argv[1:])"
        cases = repr([(c.seats, c.options) for c in kit.cases])
        command = [sys.executable, "-c", code, kit.source, cases, str(budget.full)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        tally.that(done.returncode == 0, "the other process failed: %s", done.stderr)
        tally.that(done.stdout.strip() == here, "with hash seed %s the games are different", salt)
        tally.games += 1


def digest(game: Game, cases: list[Case], games: int) -> str:
    """A hash over everything that happens in some games."""
    found = hashlib.blake2b(digest_size=16)
    for case in cases:
        for number in range(games):
            walk = Walk(game, case, f"digest {number}")
            log: list[object] = []
            walk.state.log = log  # type: ignore[assignment]
            for state in walk.steps():
                if len(walk.trail) % 10 == 0:
                    found.update(repr([state.view(seat) for seat in range(case.seats)]).encode())
                    found.update(repr(state.prompt(state.actors[0])).encode())
            found.update(repr(flat(log)).encode())  # type: ignore[arg-type]
            found.update(walk.state.to_bytes())
    return found.hexdigest()


def main(source: str, cases: str, games: str) -> None:
    """What the other process does."""
    import ast

    module, _, function = source.partition(":")
    game: Game = getattr(import_module(module), function)()
    listed = [Case(seats, tuple(options)) for seats, options in ast.literal_eval(cases)]
    sys.stdout.write(digest(game, listed, int(games)) + "\n")
