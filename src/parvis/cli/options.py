"""Options of games as flags of commands. The flags are made from what the games declare; no game is named here.

`--option NAME=VALUE` sets any option of any game; options whose name no command uses for itself get a flag of their
own besides (`--edition 2017`).
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer

import parvis
from parvis.core.errors import UnknownName
from parvis.core.game import Game, OptionValue
from parvis.core.wire import Option

YES: Final = ("yes", "true", "on", "1", "oui", "vrai")
NO: Final = ("no", "false", "off", "0", "non", "faux")


def read_value(option: Option, text: str) -> OptionValue:
    """The value a text stands for. Whether the game allows it, the game says."""
    text = text.strip()
    if option.kind == "flag":
        if text.lower() in YES:
            return True
        if text.lower() in NO:
            return False
        raise UnknownName(f"option '{option.name}' is yes or no, not '{text}'")
    if option.kind in ("seat", "number"):
        if not text.isdecimal():
            what = "a seat, counted from 0" if option.kind == "seat" else f"from {option.low} to {option.high}"
            raise UnknownName(f"option '{option.name}' is {what}, not '{text}'")
        return int(text[:9])
    if option.kind == "choice":
        return text
    return [word.strip() for word in text.split(",") if word.strip()]


def read_options(game: Game, pairs: list[str], flags: dict[str, str | bool | None]) -> dict[str, OptionValue]:
    """What `--option NAME=VALUE` and the flags say, for one game."""
    known = {option.name: option for option in game.options}
    given: dict[str, OptionValue] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        name = name.strip().replace("_", "-")
        if not equals:
            raise UnknownName(f"--option needs NAME=VALUE, not '{pair}'; {game.id} has: {', '.join(known)}")
        if name not in known:
            raise UnknownName(f"{game.id} has no option '{name}'; it has: {', '.join(known)}")
        given[name] = read_value(known[name], text)
    for name, value in flags.items():
        if value is None:
            continue
        if name not in known:
            raise UnknownName(f"{game.id} has no option '{name}'; it has: {', '.join(known)}")
        given[name] = value if isinstance(value, bool) else read_value(known[name], value)
    return given


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that takes `flags` one flag for each option any game declares."""
    signature = inspect.signature(command, eval_str=True)
    own = [each for each in signature.parameters.values() if each.name != "flags"]
    options = _declared({each.name for each in own})
    made = [
        inspect.Parameter(_variable(name), inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(option))
        for name, option in options.items()
    ]

    @functools.wraps(command)
    def run(**given: Any) -> None:
        flags = {name: given.pop(_variable(name)) for name in options}
        command(**given, flags=flags)

    parameters = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in own] + made
    run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in parameters}
    return run


@functools.cache
def _options_of_all_games() -> dict[str, Option]:
    """Every option by its name; of several games with an option of the same name, the first describes it."""
    found: dict[str, Option] = {}
    for name in parvis.games():
        for option in parvis.game(name).options:
            found.setdefault(option.name, option)
    return found


def _declared(taken: set[str]) -> dict[str, Option]:
    return {name: option for name, option in _options_of_all_games().items() if _variable(name) not in taken}


def _variable(name: str) -> str:
    return name.replace("-", "_")


def _annotation(option: Option) -> Any:
    flag = f"--{option.name}"
    if option.kind == "flag":
        both = f"{flag}/--no-{option.name}"
        return Annotated[bool | None, typer.Option(both, help=_default(option), show_default=False)]
    meta = "SEAT" if option.kind in ("seat", "seats") else option.name.upper()
    help_text = f"{_values(option)} {_default(option)}"
    return Annotated[str | None, typer.Option(flag, metavar=meta, help=help_text, show_default=False)]


def _values(option: Option) -> str:
    """What an option can be, for the help."""
    if option.kind == "seat":
        return "A seat, counted from 0."
    if option.kind == "seats":
        return "Seats, counted from 0, separated by commas."
    if option.kind == "number":
        return f"From {option.low} to {option.high}."
    values = "|".join(option.values)
    several = {"choices": ", separated by commas", "per-seat": ", one for each seat, separated by commas"}
    return f"{values}{several.get(option.kind, '')}."


def _default(option: Option) -> str:
    """What holds if nothing is said, for the help."""
    if option.default is None:
        if option.follows:
            return f"Default: as the {option.follows} has it."
        return "Default: in this order." if option.thing == "colour" else "Default: by lot."
    if isinstance(option.default, bool):
        return f"Default: {'yes' if option.default else 'no'}."
    if isinstance(option.default, list):
        return f"Default: {', '.join(option.default) or 'none'}."
    return f"Default: {option.default}."
