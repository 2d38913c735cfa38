"""The shelf: where the files of the games stand, in the package and in an owner's folder. Nothing else reads them.

An owner's folder has one folder per game (`notre_dame` or `notre-dame`) with whole files that stand in for the
packaged ones. Its place is told by the caller; no environment is read here.
"""

from __future__ import annotations

import difflib
import importlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType

from parvis.core.errors import DataError, UnknownName
from parvis.core.game import Game


def games() -> tuple[str, ...]:
    """The ids of the games in the package, in alphabetical order."""
    return tuple(sorted(_game_id(entry.name) for entry in files(__package__).iterdir() if _is_game(entry)))


def module(game_id: str) -> ModuleType:
    """The package of a game; the game itself is what it declares there."""
    return importlib.import_module(f"{__package__}.{_folder(game_id)}")


def load(game_id: str, data_dir: str | Path | None = None) -> Game:
    """A game made from its packaged facts, or from an owner's where a folder has them."""
    game: Game = module(game_id).load(data_texts(game_id, data_dir), strict=data_dir is None)
    return game


def data_texts(game_id: str, data_dir: str | Path | None = None) -> dict[str, str]:
    """The text of each data file of a game by its name without `.toml`, an owner's files in place of packaged ones."""
    packaged = files(__package__) / _folder(game_id) / "data"
    texts = {
        entry.name.removesuffix(".toml"): entry.read_text(encoding="utf-8")
        for entry in sorted(packaged.iterdir(), key=_name)
        if entry.name.endswith(".toml")
    }
    if data_dir is not None:
        texts.update(_owned(game_id, Path(data_dir), sorted(texts)))
    return texts


def languages(game_id: str) -> tuple[str, ...]:
    """The languages a game speaks, by the names of its Fluent files."""
    folder = files(__package__) / _folder(game_id) / "text"
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name.removesuffix(".ftl") for entry in folder.iterdir() if entry.name.endswith(".ftl")))


def ftl_text(game_id: str, lang: str) -> str:
    """The Fluent text of a game in one language, such as `en`."""
    if lang not in languages(game_id):
        raise UnknownName(f'{game_id} has no language "{lang}"; it has {", ".join(languages(game_id)) or "none"}')
    return (files(__package__) / _folder(game_id) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


def _owned(game_id: str, data_dir: Path, known: list[str]) -> dict[str, str]:
    """The files an owner has for this game; every file there must be one that the game reads."""
    if not data_dir.is_dir():
        raise DataError(f"{data_dir}: no such folder; the folder for your own data must exist")
    names = [name for name in (game_id.replace("-", "_"), game_id) if (data_dir / name).is_dir()]
    if not names and not any((data_dir / name).is_dir() for game in games() for name in (game, game.replace("-", "_"))):
        raise DataError(
            f"{data_dir}: no folder of a game in it; known are {', '.join(games())}, and the files of a game belong"
            f" into its folder: {data_dir / games()[0]}"
        )
    if len(set(names)) > 1:
        raise DataError(f"{data_dir}: both {names[0]} and {names[1]} are there; keep one of them")
    texts: dict[str, str] = {}
    for name in names[:1]:
        for path in sorted((data_dir / name).iterdir()):
            if not path.name.startswith("."):
                texts[_known_stem(path, known)] = _read(path)
    return texts


def _known_stem(path: Path, known: list[str]) -> str:
    names = [f"{stem}.toml" for stem in known]
    if path.name in names:
        return path.stem
    close = difflib.get_close_matches(path.name, names, 1)
    meant = f" (is {close[0]} meant?)" if close else ""
    raise DataError(f"{path}: no file of this game; known are {', '.join(names)}{meant}")


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise DataError(f"{path}: no UTF-8 text") from None
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None


def _folder(game_id: str) -> str:
    """The folder of a game that exists."""
    if game_id not in games():
        close = difflib.get_close_matches(game_id, games(), 1)
        meant = f' (is "{close[0]}" meant?)' if close else ""
        raise UnknownName(f'no game "{game_id}"; known are {", ".join(games())}{meant}')
    return game_id.replace("-", "_")


def _game_id(folder: str) -> str:
    return folder.replace("_", "-")


def _is_game(entry: Traversable) -> bool:
    data = entry / "data"
    return entry.is_dir() and data.is_dir() and any(item.name.endswith(".toml") for item in data.iterdir())


def _name(entry: Traversable) -> str:
    return entry.name
