"""The build: all settings are in pyproject.toml; only what is compiled is decided here.

With a C compiler the modules that `parvis.compiled` names become extensions, without one everything stays Python. An
editable install never compiles: extensions beside the source would outlive it (`make compile` keeps them apart).
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "tools"))

from compiler import has_compiler, source_groups  # noqa: E402

COMPILING = {"build_ext", "bdist_wheel"}
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside a library calls its functions by name: so the C compiler may inline them."""
SETTINGS = ("--ignore-missing-imports", "--allow-subclassing-any")


def extensions() -> list[Any]:
    """What is to be compiled in this run."""
    if not COMPILING & set(sys.argv) or not has_compiler():
        return []
    from mypyc.build import mypycify

    os.chdir(HERE)
    groups = source_groups()
    every = [file for files in groups.values() for file in files]
    libraries: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups.items()]
    found = mypycify([*SETTINGS, *every], opt_level="3", separate=libraries, target_dir="build/c")
    for extension in found:
        extension.extra_compile_args += INLINING if sys.platform != "win32" else []
    return found


def build_folder() -> str:
    """Where a wheel is put together: always anew, so that nothing of an earlier source gets into it."""
    if "bdist_wheel" in sys.argv:
        shutil.rmtree(HERE / "build" / "wheel", ignore_errors=True)
    return "build/wheel"


setup(ext_modules=extensions(), options={"build": {"build_base": build_folder()}})
