"""Whether this machine can compile, and what: for the build of a wheel and for `make compile`."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


@cache
def has_compiler() -> bool:
    """Whether a C compiler is here that finds the headers of this Python. `PARVIS_PURE=1` says no."""
    if os.environ.get("PARVIS_PURE", "") not in ("", "0"):
        return False
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint parvis_probe;\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*compiler(), "-c", str(probe), "-I", include, "-o", str(probe.with_suffix(".o"))]
        if shutil.which(command[0]) is None:
            return False
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def compiler() -> list[str]:
    """The command that compiles C here: `CC`, else what this Python was built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]


def compiled() -> ModuleType:
    """`parvis.compiled`, read by its path, so that nothing else of Parvis is imported."""
    spec = importlib.util.spec_from_file_location("parvis_compiled", ROOT / "src" / "parvis" / "compiled.py")
    if spec is None or spec.loader is None:
        raise RuntimeError("src/parvis/compiled.py is missing")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def source_groups() -> dict[str, list[str]]:
    """The files to compile, from the project's folder, by the library they go into."""
    groups: dict[str, list[Path]] = compiled().groups()
    return {name: [path.relative_to(ROOT).as_posix() for path in paths] for name, paths in groups.items()}
