"""What each command does, once its words are read. `main` says what can be typed; here it happens."""

from __future__ import annotations

import shlex
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

import parvis
from parvis.cli import output, setup
from parvis.cli import rules as reading
from parvis.cli.options import read_options
from parvis.cli.plain import PlainTable
from parvis.cli.sim import Simulation, simulate
from parvis.cli.sitting import Left, Sitting
from parvis.cli.speech import SILENT, Speaker, language
from parvis.core.errors import DataError, UnknownName
from parvis.core.game import Game
from parvis.core.wire import Event, Option, Preview, Prompt, Ref, ScoreSheet, Standing
from parvis.games import shelf
from parvis.play import Replay, Table, find_file, saved_games, saves_folder, seats_of_position

__all__ = ["Simulation", "Start", "simulate"]

INTERRUPTED = 130


class Start(msgspec.Struct):
    """What the command line says about a game to play."""

    game: str | None
    seats: int | None
    people: int | None
    bots: list[str]
    names: list[str]
    seed: str | None
    position: Path | None
    options: list[str]
    flags: dict[str, str | bool | None]
    data: Path | None
    lang: str | None
    pause: bool
    plain: bool


def play(start: Start) -> int:
    """Set a table up and play. Without a game, what was left open is asked."""
    say = Speaker(None, language(start.lang))
    asking = start.game is None and start.position is None
    try:
        game = parvis.game(start.game or setup.ask_game(say), start.data)
        say = Speaker(game, say.lang)
        wish = setup.Wish(start.seats, start.people, start.bots, start.names)
        wish.options = read_options(game, start.options, start.flags)
        if start.position is not None:
            return _sit(_at_position(game, start, wish, say), say, start.pause, start.plain, data=start.data)
        if asking:
            wish = setup.ask_all(game, wish, say)
    except EOFError:
        output.line()
        return 0
    except KeyboardInterrupt:
        output.line()
        return INTERRUPTED
    chairs = setup.chairs_for(game, wish, say)
    return _sit(Table.new(game, chairs, start.seed, wish.options), say, start.pause, start.plain, data=start.data)


def _at_position(game: Game, start: Start, wish: setup.Wish, say: Speaker) -> Table:
    assert start.position is not None
    if wish.options or start.seed is not None:
        raise UnknownName("a position brings its own seed and options; leave --seed and the options out")
    try:
        text = start.position.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(f"{start.position}: no text, so no position") from None
    except OSError as error:
        raise DataError(f"{start.position}: cannot be read ({error.strerror})") from None
    seats = seats_of_position(game, text)
    if wish.seats not in (None, seats):
        raise UnknownName(f"this position is for {seats} players, not {wish.seats}")
    wish.seats = seats
    return Table.at(game, setup.chairs_for(game, wish, say), text)


def resume(name: str, data: Path | None, lang: str | None, pause: bool, plain: bool) -> int:
    """Take a saved game up."""
    table = Table.resume(find_file(name), lambda game_id: parvis.game(game_id, data))
    return _sit(table, Speaker(table.game, language(lang)), pause, plain, resumed=True, data=data)


def _sit(table: Table, say: Speaker, pause: bool, plain: bool, resumed: bool = False, data: Path | None = None) -> int:
    """Play at a table until the game is over or everybody has left; the game is kept all along."""
    say.call([chair.name or say.seat(seat) for seat, chair in enumerate(table.chairs)])
    say.set_up(table.options, table.client(None).view().parties)
    try:
        _face(table, plain)(table, say, pause, resumed).run()
    except EOFError:
        output.line()
    except KeyboardInterrupt:
        output.line()
        _bye(table, say, data)
        return INTERRUPTED
    except Left:
        pass
    if not table.over:
        _bye(table, say, data)
    return 0


def _face(table: Table, plain: bool) -> type[Sitting]:
    """The drawn table where a person sits at a terminal that can show it, else the plain one."""
    if plain or not any(chair.person for chair in table.chairs) or not output.can_draw():
        return PlainTable
    from parvis.cli.drawn import DrawnTable  # what draws takes a while to load

    return DrawnTable


def _bye(table: Table, say: Speaker, data: Path | None) -> None:
    """Say how the game can be taken up again."""
    if table.save is None or table.problem:
        output.line(say("shell-bye-unkept"))
        return
    output.line(say("shell-bye", command=_resume_command(table.save.path, data)))


def _resume_command(path: Path, data: Path | None) -> str:
    """How to take up the game of a file: by its name if it is where games are kept."""
    name = path.name.removesuffix(path.suffix) if path.parent == saves_folder() else str(path)
    own = f" --data {shlex.quote(str(data))}" if data else ""
    return f"{_program()} play --resume {shlex.quote(name)}{own}"


def _program() -> str:
    """What to type for the command: its name, or how it was started if the shell does not find it by its name."""
    started = Path(sys.argv[0])
    return "parvis" if started.stem != "parvis" or shutil.which("parvis") else shlex.quote(sys.argv[0])


def list_saves(data: Path | None, lang: str | None) -> int:
    """The saved games, with whose turn it is."""
    shared = Speaker(None, language(lang))
    found = saved_games(lambda game_id: parvis.game(game_id, data))
    if not found:
        output.line(shared("shell-saves-none", folder=str(saves_folder())))
        return 0
    output.line(shared("shell-saves"))
    for save in found:
        if save.problem:
            output.line("  " + shared("shell-save-damaged", name=save.name, problem=save.problem))
            continue
        say = Speaker(parvis.game(save.game, data), shared.lang)
        say.call([chair.name or say.seat(seat) for seat, chair in enumerate(save.chairs)])
        everybody: list[Ref] = [Ref("seat", str(seat)) for seat in range(len(save.chairs))]
        asked = [Ref("seat", str(seat)) for seat in save.asked]
        message = "shell-save-over" if save.over else "shell-save-open"
        output.line("  " + say(message, name=save.name, game=say.game_name(), players=everybody, asked=asked))
    first = next((save.name for save in found if not save.problem and not save.over), found[0].name)
    output.line(shared("shell-saves-hint", command=f"{_program()} play --resume {shlex.quote(first)}"))
    return 0


def replay(file: str, verify: bool, step: bool, seat: int | None, data: Path | None, lang: str | None) -> None:
    """Tell a recorded game, or only check it."""
    record = Replay.open(find_file(file), lambda game_id: parvis.game(game_id, data))
    say = Speaker(record.game, language(lang))
    say.call([chair.name or say.seat(each) for each, chair in enumerate(record.chairs)])
    say.set_up(record.options, record.parties)
    sheet = record.score_sheet()
    if verify:
        output.line(say("shell-replay-verified", number=record.entries))
    else:
        try:
            _tell(record, say, step, seat)
        except (EOFError, Left):
            return
    if sheet is None:
        output.line(say("shell-replay-unfinished", number=record.entries))
    else:
        output.line(say("shell-over"))
        output.lines(say.result(sheet, record.standings()))


def _tell(record: Replay, say: Speaker, step: bool, seat: int | None) -> None:
    for number, each in enumerate(record.steps(seat)):
        if each.entry is not None and step:
            player = Ref("seat", str(each.entry.seat))
            output.line(say("shell-replay-step", number=number, seat=player, by=each.entry.by, word=each.entry.word))
        output.lines(say.events(each.events, () if step else SILENT))
        if step and output.ask(say("shell-replay-next")).lower() in ("quit", say("word-quit").lower()):
            raise Left


def rules(game_id: str, section: str, everything: bool, lang: str | None) -> None:
    """A section of the rules, all of them, or the list of sections."""
    game = parvis.game(game_id)
    say = Speaker(game, language(lang))
    if everything:
        output.lines(reading.all_lines(game))
    elif section:
        output.lines(reading.section_lines(game, section))
    else:
        found = reading.sections(game)
        output.line(say("shell-rules-sections"))
        output.lines([f"  {say('shell-rules-section', id=each.id, title=each.title)}" for each in found])


def schema(game_id: str) -> None:
    """The JSON schema of what clients receive."""
    game = parvis.game(game_id)
    named: dict[str, Any] = {
        "view": game.view_type,
        "prompt": Prompt,
        "event": Event,
        "preview": Preview,
        "score-sheet": ScoreSheet,
        "standing": Standing,
        "option": Option,
    }
    found, components = msgspec.json.schema_components(named.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a client of {game.id} receives",
        "type": "object",
        "properties": dict(zip(named, found, strict=True)),
        "$defs": components,
    }
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n")


def data_check(game_id: str | None, data: Path | None) -> None:
    """Load the data of one game or of all; a mistake is an error, everything else is said line by line."""
    for each in [game_id] if game_id else parvis.games():
        game = parvis.game(each, data)
        report = game.data_report()
        sys.stdout.write(f"{game.id}: tables {game.fingerprint}\n")
        for warning in report.warnings:
            sys.stdout.write(f"  totals: {warning}\n")
        for place in report.notes:
            sys.stdout.write(f"  not read: {_place(place)}\n")
        for place in report.reconstructed:
            sys.stdout.write(f"  reconstructed: {_place(place)}\n")
        sys.stdout.write("  The data can be played.\n")


def _place(place: tuple[str, str, str]) -> str:
    return ", ".join(part for part in place if part)


def data_path(game_id: str) -> None:
    """Where the packaged data files are."""
    game = parvis.game(game_id)
    sys.stdout.write(f"{files(shelf.module(game.id)) / 'data'}\n")
