"""The build backend: setuptools, which gets mypyc only where there is a C compiler to make use of it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  # every hook but the one below is setuptools' own

sys.path.insert(0, str(Path(__file__).resolve().parent))

from compiler import has_compiler

COMPILING = ["mypy>=2.1", "mypy-extensions>=1.1", "msgspec>=0.19"]
"""What compiling needs besides setuptools: mypyc, and the types that compiled modules are checked against."""


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What the building of a wheel needs on this machine."""
    needs: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*needs, *COMPILING] if has_compiler() else needs
