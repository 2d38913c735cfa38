"""The `parvis` command: what can be typed after it, and what happens when that is wrong.

Every mistake a person can make ends in one line on the standard error and exit code 2.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

import parvis
from parvis.bots import BOTS
from parvis.cli import commands, output
from parvis.cli.options import with_game_options
from parvis.core.errors import ParvisError

INTERRUPTED = 130


class OneLine(TyperGroup):
    """The whole command: mistakes become one line, never a traceback."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **__: Any) -> Any:
        """Run and leave with an exit code."""
        code: Any
        try:
            code = super().main(args=args, prog_name="parvis", standalone_mode=False)
        except ParvisError as error:
            output.error(str(error))
            code = 2
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            # What Typer raises for any wrong command line, wherever it keeps that class.
            output.error(f"{error.format_message().rstrip('.')} ({_help_of(error)})")
            code = 2
        sys.exit(code if isinstance(code, int) else 0)


class BareResume(TyperCommand):
    """Lets `--resume` stand alone: it then lists the saved games."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As usual, with an empty name after a bare `--resume`."""
        whole: list[str] = []
        for index, word in enumerate(args):
            whole.append(word)
            following = args[index + 1] if index + 1 < len(args) else "-"
            if word == "--resume" and following.startswith("-"):
                whole[-1] = "--resume="
        return super().parse_args(ctx, whole)


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Parvis: fine games around a square, in the terminal. Begin with: parvis play",
    context_settings={"help_option_names": ["-h", "--help"]},
)
data_app = typer.Typer(rich_markup_mode=None, help="Check and show the printed facts of the games.")
app.add_typer(data_app, name="data")

GAMES = ", ".join(parvis.games())
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {GAMES}.", show_default=False)]
Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="A folder of your own data; see 'parvis data path'.", show_default=False),
]
Lang = Annotated[
    str | None,
    typer.Option(
        metavar="LANG",
        help=f"{' or '.join(parvis.LANGUAGES)}; else that of your system.",
        show_default=False,
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="Any option of the game; repeatable.", show_default=False
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES",
        help=f"Which bots play, separated by commas, taking turns: {', '.join(BOTS)}.",
        show_default=False,
    ),
]


def _help_of(error: Any) -> str:
    context = getattr(error, "ctx", None)
    return f"'{context.command_path if context is not None else 'parvis'} --help' lists what there is"


def _version(wanted: bool) -> None:
    if wanted:
        sys.stdout.write(f"parvis {parvis.__version__} ({parvis.FORM})\n")
        raise typer.Exit


def _help_alone(context: typer.Context) -> None:
    """A command that only holds others, typed alone, shows what it holds."""
    if context.invoked_subcommand is None:
        sys.stdout.write(context.get_help() + "\n")


@app.callback(invoke_without_command=True)
def parvis_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which Parvis this is, and stop.")
    ] = False,
) -> None:
    """Nothing of its own: everything is done by the commands."""
    _help_alone(context)


@data_app.callback(invoke_without_command=True)
def data_command(context: typer.Context) -> None:
    """Nothing of its own: everything is done by its commands."""
    _help_alone(context)


@app.command(cls=BareResume)
@with_game_options
def play(
    flags: dict[str, str | bool | None],
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help=f"One of: {GAMES}. Without it you are asked.", show_default=False),
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", "-s", help="How many play.", show_default=False)] = None,
    people: Annotated[
        int | None,
        typer.Option("--people", "-p", help="How many are people, here. Default: as many as are named, or 1."),
    ] = None,
    bots: Bots = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="The players' names, separated by commas.", show_default=False)
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The same seed deals the same game.", show_default=False)
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin in a written position.", show_default=False)
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            metavar="[FILE]",
            help="Take up a saved game, by name or file. Alone: list them all.",
            show_default=False,
        ),
    ] = None,
    pause: Annotated[
        bool, typer.Option("--pause/--no-pause", help="Stop after your turn, so that you can still take it back.")
    ] = True,
    plain: Annotated[
        bool, typer.Option("--plain", help="Tell the game line by line, as a screen reader wants it; draw nothing.")
    ] = False,
    data: Data = None,
    lang: Lang = None,
    option: Options = None,
) -> None:
    """Play at a table in the terminal, with people here and with bots.

    Every answer is kept at once; 'parvis play --resume' lists the games kept.
    """
    wish = commands.Start(
        game=game,
        seats=seats,
        people=people,
        bots=_words(bots),
        names=_words(names),
        seed=seed,
        position=position,
        options=option or [],
        flags=flags,
        data=data,
        lang=lang,
        pause=pause,
        plain=plain,
    )
    if resume is None:
        code = commands.play(wish)
    elif resume == "":
        code = commands.list_saves(data, lang)
    else:
        code = commands.resume(resume, data, lang, pause, plain)
    raise typer.Exit(code)


@app.command()
@with_game_options
def sim(
    flags: dict[str, str | bool | None],
    game: GameName,
    seats: Annotated[
        int | None, typer.Option("--seats", "-s", help="How many play. Default: one for each bot named, at least two.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Bots = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed plays the same games.")] = "0",
    json: Annotated[bool, typer.Option("--json", help="One JSON object in place of the table.")] = False,
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", min=1, help="How many cores play. Default: all. The games are the same."),
    ] = None,
    data: Data = None,
    lang: Lang = None,
    option: Options = None,
) -> None:
    """Let bots play many games, changing seats from game to game, and sum up how they did.

    What is printed depends on the arguments alone; times and speeds go to the standard error.
    """
    commands.simulate(
        commands.Simulation(
            game=game,
            seats=seats,
            games=games,
            bots=_words(bots),
            seed=seed,
            json=json,
            options=option or [],
            flags=flags,
            data=data,
            lang=lang,
            workers=workers,
        )
    )


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or a saved game.", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether it replays, and how it ended.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each entry.")] = False,
    seat: Annotated[
        int | None,
        typer.Option(metavar="SEAT", help="Watch as this seat (from 0), if the game is over.", show_default=False),
    ] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Play a recorded game again, entry by entry."""
    commands.replay(file, verify, step, seat, data, lang)


@app.command()
def rules(
    game: GameName,
    section: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[SECTION]",
            help="A section, ruling or example, such as 5 or R-BACK. Without it: the list.",
            show_default=False,
        ),
    ] = None,
    all_: Annotated[bool, typer.Option("--all", help="The whole text.")] = False,
    lang: Lang = None,
) -> None:
    """Read the rules as Parvis understands them."""
    commands.rules(game, " ".join(section or []), all_, lang)


@app.command()
def schema(game: GameName) -> None:
    """Print the JSON schema of everything a client of this game receives."""
    commands.schema(game)


@data_app.command("check")
def data_check(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help=f"One of: {GAMES}. Without it, all.", show_default=False)
    ] = None,
    data: Data = None,
) -> None:
    """Look over the printed facts: mistakes, entries that nothing reads, and what is only reconstructed."""
    commands.data_check(game, data)


@data_app.command("path")
def data_path(game: GameName) -> None:
    """Say where the packaged data files of a game are, to copy and correct them."""
    commands.data_path(game)


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
