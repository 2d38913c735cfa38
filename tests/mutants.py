"""Mutation testing of the rules: change one small thing at a time and see whether a test notices.

`make mutants` takes a fixed sample of all mutants of a game's rules (at most 600), runs that game's tests against each
in a copy of the sources, and lists the survivors. `tests/mutants.toml` says which tests belong to which module, and
explains survivors that change nothing anybody could notice; the figure counts those apart.

    .venv/bin/python tests/mutants.py [--game notre_dame] [--most 600] [--module plague] [--jobs 2]
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SEED = 20260701
TIME_LIMIT = 90

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One small change: where, what it was, what it became, and the whole source with it."""

    module: str
    function: str
    line: int
    before: str
    after: str
    source: str

    @property
    def name(self) -> str:
        """How `mutants.toml` calls it."""
        return f"{self.module}.{self.function}: {self.before} -> {self.after}"


def mutants(path: Path) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function, node in _functions(tree, ""):
        for inner in ast.walk(node):
            for before, after, undo in _changes(inner):
                ast.fix_missing_locations(tree)
                yield Mutant(path.stem, function, getattr(inner, "lineno", 0), before, after, ast.unparse(tree))
                undo()


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef) and child.name not in ("fields", "kind"):
            yield f"{prefix}{child.name}", child


def _changes(node: ast.AST) -> Iterator[tuple[str, str, Callable[[], None]]]:
    """Each change of one node: as it was, as it is now, and how to take it back."""
    for field, value in _mutations(node):
        was = getattr(node, field)
        before = ast.unparse(node)
        setattr(node, field, value)
        after = ast.unparse(node)
        yield before, after, partial(setattr, node, field, was)


def _mutations(node: ast.AST) -> Iterator[tuple[str, object]]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARE:
        yield "ops", [COMPARE[type(node.ops[0])](), *node.ops[1:]]
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield "op", ARITHMETIC[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        yield "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "operand", ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "value", node.value + 1
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "value", not node.value
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "test", ast.UnaryOp(ast.Not(), node.test)
    if isinstance(node, ast.FunctionDef | ast.If | ast.For | ast.While):
        for index, statement in enumerate(node.body):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
                yield "body", [*node.body[:index], ast.Pass(), *node.body[index + 1 :]]


class Bench:
    """Copies of the sources, one for each worker, in which mutants are tried."""

    def __init__(self, game: str, jobs: int, tests: dict[str, list[str]]) -> None:
        self.game = game
        self.tests = tests
        self.home = Path(tempfile.mkdtemp(prefix="parvis-mutants-"))
        self.free: Queue[Path] = Queue()
        for job in range(jobs):
            place = self.home / str(job)
            shutil.copytree(ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
            self.free.put(place)

    def killed(self, mutant: Mutant) -> bool:
        """Whether a test notices."""
        place = self.free.get()
        file = place / "parvis" / "games" / self.game / "rules" / f"{mutant.module}.py"
        original = file.read_text(encoding="utf-8")
        try:
            file.write_text(mutant.source, encoding="utf-8")
            return not self._passes(place, self.tests[mutant.module])
        finally:
            file.write_text(original, encoding="utf-8")
            self.free.put(place)

    def _passes(self, place: Path, tests: list[str]) -> bool:
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider"]
        command += ["-p", "no:xdist", "-m", "not slow and not soak", *tests]
        environment = {**os.environ, "PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, timeout=TIME_LIMIT, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def sound(self, modules: list[str]) -> bool:
        """Without a mutant all the tests pass, and they test the copy."""

        def passes(module: str) -> bool:
            place = self.free.get()
            try:
                return self._passes(place, self.tests[module])
            finally:
                self.free.put(place)

        with ThreadPoolExecutor(self.free.qsize()) as pool:
            return all(pool.map(passes, modules))

    def close(self) -> None:
        """Remove the copies."""
        shutil.rmtree(self.home)


def _lot(mutant: Mutant) -> bytes:
    """Decides whether a mutant is in the sample: a change elsewhere in the rules leaves it there."""
    return blake2b(f"{SEED} {mutant.name}".encode()).digest()


def main() -> int:
    """Try the sample and print what survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="notre_dame")
    parser.add_argument("--most", type=int, default=600)
    parser.add_argument("--module", default="")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    notes = tomllib.loads((ROOT / "tests" / "mutants.toml").read_text(encoding="utf-8"))[asked.game]
    rules = ROOT / "src" / "parvis" / "games" / asked.game / "rules"
    modules = [path for path in sorted(rules.glob("*.py")) if path.stem != "__init__"]
    everything = [mutant for path in modules for mutant in mutants(path)]
    sample = sorted(everything, key=_lot)[: asked.most]
    sample = [copy.copy(mutant) for mutant in sample if asked.module in ("", mutant.module)]
    explained = {entry["mutant"]: entry["why"] for entry in notes.get("explained", [])}
    bench = Bench(asked.game, asked.jobs, notes["tests"])
    try:
        if not bench.sound(sorted({mutant.module for mutant in sample})):
            print("the tests fail without any mutant: mend them first", file=sys.stderr)
            return 2
        with ThreadPoolExecutor(asked.jobs) as pool:
            results = []
            for done, (mutant, dead) in enumerate(zip(sample, pool.map(bench.killed, sample), strict=True), start=1):
                results.append((mutant, dead))
                print(f"\r{done}/{len(sample)}", end="", file=sys.stderr, flush=True)
    finally:
        bench.close()
    print(file=sys.stderr)
    survivors = [mutant for mutant, dead in results if not dead]
    unexplained = sorted({mutant for mutant in survivors if mutant.name not in explained})
    for mutant in unexplained:
        print(f"survived  {mutant.module}.py:{mutant.line}  {mutant.name}")
    killed = len(results) - len(survivors)
    print(f"{len(everything)} mutants of {asked.game}, {len(results)} tried: {killed} killed,", end=" ")
    print(f"{len(survivors) - len(unexplained)} survived and explained, {len(unexplained)} survived unexplained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
