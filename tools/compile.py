"""`make compile`: compile the source that is here, into a folder of its own (see `parvis.compiled`).

Without a C compiler it says so in one line and leaves everything Python, and so it does when compiling fails; with
`--must` that failure is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from compiler import ROOT, compiled, compiler, has_compiler, source_groups

KEPT = 4
"""How many compiled forms are kept: those of the branches and stashes one goes to and fro between."""


def main() -> int:
    """Compile, unless it is done already; 0 if Parvis can be played."""
    if not has_compiler():
        reason = f"no C compiler here ('{compiler()[0]}' does not compile against Python's headers)"
        print(f"== Pure Python: {reason}. Everything works, several times slower")
        return 0
    there: Path = compiled().folder(ROOT)
    if there.is_dir():
        print("== Compiled: nothing has changed since")
        return 0
    modules = sum(len(files) for files in source_groups().values())
    print(f"== Compiling {modules} modules with mypyc, a minute or two, once", end="", flush=True)
    began = time.monotonic()
    log = ROOT / "build" / "compile.log"
    fresh = there.with_name(f".{there.name}-{os.getpid()}")
    there.parent.mkdir(parents=True, exist_ok=True)
    code = build(fresh, log)
    print(f" {time.monotonic() - began:.0f} s", flush=True)
    if code:
        shutil.rmtree(fresh, ignore_errors=True)
        print("\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:]))
        print(f"== Pure Python: compiling failed; the whole story is in {log.relative_to(ROOT)}")
        return 1 if "--must" in sys.argv else 0
    if not there.is_dir():
        fresh.rename(there)
    forget(there)
    print("== Compiled: the rules run as machine code")
    return 0


def build(fresh: Path, log: Path) -> int:
    """Run the build with a sign of life every few seconds; gives its exit code."""
    command = [sys.executable, "setup.py", "build_ext", "-j", str(os.cpu_count() or 1), "--build-lib", str(fresh)]
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        while True:
            try:
                return process.wait(timeout=3)
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)


def forget(there: Path) -> None:
    """Throw away all but the newest compiled forms, and what an interrupted build left."""
    for old in there.parent.glob(".*"):
        shutil.rmtree(old, ignore_errors=True)
    others = [path for path in there.parent.iterdir() if path != there]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
