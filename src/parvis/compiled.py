"""Compiled modules: which of Parvis mypyc compiles, and which compiled form belongs to the source that is here.

The source is the truth. In a checkout, `make` keeps the compiled form apart from it, in a folder named after a digest
of every file the compiled code depends on; it is used only if that digest is still that of the source. So an edited
module is never shadowed by an older extension, and a script started inside the source folder gets the same modules as
everyone else. An installed Parvis has its extensions beside the source, as usual. `PARVIS_PURE=1` asks for plain Python
in both.

This module imports nothing of Parvis: the front door imports it first, and the build reads it by its path.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import warnings
from collections.abc import Sequence
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOMS: Final = ("core", "games", "bots", "play")
BUILD: Final = ("setup.py", "requirements-build.lock")
"""What the compiled code depends on: a change in any file of these rooms, or in how it is built, asks for a new one."""

PATTERNS: Final = ("core/*.py", "bots/*.py", "play/match.py", "games/*/*.py", "games/*/rules/*.py")
"""Where to look for modules to compile: the rules, and the loops that drive them."""

NOT: Final = (
    "__init__.py",
    "core/errors.py",
    "core/records.py",
    "core/reference.py",
    "core/tables.py",
    "core/texts.py",
    "core/toml_lines.py",
    "core/wire.py",
    "position*.py",
    "view.py",
)
"""What stays Python all the same: what reads and writes text, and what defines structures (they need annotations)."""

PURE: Final = "PARVIS_PURE"
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))
_PACKAGE: Final = Path(__file__).resolve().parent
_SHARED: Final = "__mypyc"


def groups(package: Path = _PACKAGE) -> dict[str, list[Path]]:
    """The modules to compile, by the library they go into: one for what all games share, one for each game."""
    found: dict[str, list[Path]] = {}
    for pattern in PATTERNS:
        for path in sorted(package.glob(pattern)):
            if not any(path.match(kept) for kept in NOT):
                room, inside = path.relative_to(package).parts[:2]
                found.setdefault(f"parvis_{inside if room == 'games' else 'core'}", []).append(path)
    return found


def names(package: Path = _PACKAGE) -> dict[str, Path]:
    """The source of each module to compile, by its dotted name."""
    paths = [path for group in groups(package).values() for path in group]
    return {".".join(path.relative_to(package.parent).with_suffix("").parts): path for path in paths}


def digest(root: Path) -> str:
    """16 hex digits that differ whenever a file of a checkout differs that the compiled code depends on."""
    files = [root / name for name in BUILD if (root / name).is_file()]
    for room in ROOMS:
        files += sorted((root / "src" / "parvis" / room).rglob("*.py"))
    whole = blake2b(digest_size=8)
    for path in files:
        text = path.read_bytes()
        whole.update(f"{path.relative_to(root).as_posix()} {len(text)}\n".encode() + text)
    return whole.hexdigest()


def checkout(package: Path = _PACKAGE) -> Path | None:
    """The folder of the checkout this package is the source of; None where it was installed."""
    root = package.parent.parent
    return root if package.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def folder(root: Path) -> Path:
    """Where the compiled form of exactly this source belongs, for this Python."""
    return root / "build" / "compiled" / f"{digest(root)}{SUFFIX.rpartition('.')[0]}"


class _Finder(MetaPathFinder):
    """Finds the modules that could be compiled: in the folder with their compiled form, or (None) as source only."""

    def __init__(self, sources: dict[str, Path], compiled: Path | None) -> None:
        self.sources = sources
        self.compiled = compiled

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module is; None if it is none of ours."""
        source = self.sources.get(fullname)
        if source is None and not (self.compiled and fullname.endswith(_SHARED)):
            return None
        if self.compiled is None:
            return spec_from_file_location(fullname, source, loader=SourceFileLoader(fullname, str(source)))
        found = self.compiled.joinpath(*fullname.split(".")).with_name(fullname.rpartition(".")[2] + SUFFIX)
        if not found.is_file():
            return None
        return spec_from_file_location(fullname, found, loader=ExtensionFileLoader(fullname, str(found)))


def choose() -> str:
    """Decide in what form the modules are imported from now on; gives a line about it for people."""
    version = f"CPython {sys.version.split()[0]}"
    root = checkout()
    if os.environ.get(PURE, "") not in ("", "0"):
        sys.meta_path.insert(0, _Finder(names(), None))
        return f"pure Python on {version}, as {PURE} asks"
    if root is None:
        if (_PACKAGE / "core" / f"state{SUFFIX}").is_file():
            return f"compiled, on {version}"
        return f"pure Python on {version}: it was installed without a C compiler"
    there = folder(root)
    if there.is_dir():
        sys.meta_path.insert(0, _Finder(names(), there))
        return f"compiled, on {version}"
    sys.meta_path.insert(0, _Finder(names(), None))
    _warn_of_another()
    since = "the source has changed since it was compiled" if there.parent.is_dir() else "nothing is compiled yet"
    return f"pure Python on {version}: {since} (make compile)"


def _warn_of_another() -> None:
    """Say it if a compiled Parvis is installed, and this uncompiled one came in its way."""
    for entry in sys.path:
        other = Path(entry or ".").resolve() / "parvis"
        if other != _PACKAGE and (other / "core" / f"state{SUFFIX}").is_file():
            warnings.warn(
                f"this is the uncompiled Parvis of {_PACKAGE.parent}; the compiled one in {other.parent} is not used."
                f" Start elsewhere, run 'make compile', or set {PURE}=1 if that is meant",
                RuntimeWarning,
                stacklevel=2,
            )
            return


FORM: Final = choose() if __name__ == "parvis.compiled" else ""
"""In what form the rules run here, in words."""
