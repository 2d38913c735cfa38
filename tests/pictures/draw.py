"""Draws the table in fixed positions, as pictures for the documentation: `make pictures`.

The positions are recorded games beside this file, left where there is something to see. `python -m tests.pictures.draw
--record` plays them anew, on purpose only, when a stored one no longer replays or another moment shows more.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

import parvis
from parvis.bots import Handle, make
from parvis.cli import frame
from parvis.cli.scene import call_by_symbols, parts_of, score_lines
from parvis.cli.speech import SILENT, Speaker, seat_ref
from parvis.core.game import OptionValue
from parvis.core.records import Record
from parvis.play import Table

POSITIONS = Path(__file__).parent
PICTURES = POSITIONS.parents[1] / "docs" / "pictures"
SIZES = ((80, 24), (100, 35))
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
LATELY = 12

# As Rich writes it, but for its fonts, which come from elsewhere: any fixed-width font will do.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    .{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""


@dataclass(frozen=True)
class Moment:
    """Where a recorded game is left: at which question of the first seat, from which round on."""

    name: str
    seats: int
    seed: str
    question: str
    turn: int
    bots: str = "greedy"
    options: dict[str, OptionValue] = field(default_factory=dict)


MOMENTS = {
    "architects": (
        Moment("1-draft", 3, "seed1", "draft", 0),
        Moment("2-turn", 3, "seed1", "place-worker", 40),
        Moment("3-capture", 4, "seed1", "capture", 60),
        Moment("4-characters", 5, "seed1", "place-worker", 60, options={"asymmetric": True}),
        Moment("5-helena", 1, "seed1", "place-worker", 30, options={"opponent": "helena"}),
        Moment("6-end", 3, "seed1", "over", 0),
    ),
    "notre-dame": (
        Moment("1-draft", 3, "draft", "draft", 0),
        Moment("2-cards", 3, "cards", "play-card", 50),
        Moment("3-carriage", 4, "carriage", "drive", 20),
        Moment("4-hire", 5, "hire", "hire", 60, options={"expansions": ["new-persons-1", "new-persons-2"]}),
        Moment("5-plague", 2, "plague", "plague-loss", 8, bots="random"),
        Moment("6-end", 3, "end", "over", 0),
    ),
}


def record(game_id: str, moment: Moment) -> str:
    """Play a game up to its moment."""
    game = parvis.game(game_id)
    played = Record.of(game, moment.seats, moment.seed, **moment.options)
    bots = [make(moment.bots, f"{moment.seed} {seat}") for seat in range(moment.seats)]
    while not played.state.over:
        seat = played.state.actors[0]
        if seat == 0 and played.state.prompt(0).kind == moment.question and played.state.turn >= moment.turn:
            break
        played.play(seat, bots[seat].choose(Handle(played.state, seat, len(played.entries), True)), "bot")
    assert played.state.over == (moment.question == "over"), f"{moment.name}: the game never came to {moment.question}"
    people = [{"name": NAMES[seat], "bot": "" if seat == 0 else "greedy"} for seat in range(moment.seats)]
    played.about["chairs"] = people
    return played.text()


def pictures(game_id: str) -> Iterator[tuple[str, str]]:
    """All pictures of a game: the name of the file, and what is in it."""
    for path in sorted((POSITIONS / game_id).glob("*.parvis")):
        for lang in parvis.LANGUAGES:
            for columns, rows in SIZES:
                name = f"{game_id}-{path.stem}-{columns}-{lang}.svg"
                yield name, picture(Table.resume(path, parvis.game), lang, columns, rows)


def picture(table: Table, lang: str, columns: int, rows: int) -> str:
    """One position on a terminal of one size."""
    say = Speaker(table.game, lang)
    client = table.client(0)
    say.set_up(table.options, client.view().parties)
    call_by_symbols(client, say)
    sheet = client.score_sheet()
    if sheet is not None:
        scores = score_lines(sheet, client.standings(), say)
        lines = frame.page(say("page-score"), scores, columns, rows - 1, 0)
        asked = say("page-leave")
    else:
        happened = say.events(client.events()[-LATELY:], SILENT)
        lines = frame.table(parts_of(client, say, happened), columns, rows - 1)
        asked = say("shell-prompt", seat=seat_ref(0))
    line = frame.painted(f" {asked}", frame.STRONG)
    line.append(" ", "reverse")
    return svg([*lines, line], columns, f"parvis play {table.game.id}")


def svg(lines: list[Line], columns: int, title: str) -> str:
    """Lines as a picture of a terminal."""
    console = Console(file=io.StringIO(), record=True, width=columns, force_terminal=True, color_system="truecolor")
    for line in lines:
        console.print(line, soft_wrap=True, highlight=False)
    drawn = console.export_svg(title=title, code_format=SVG, unique_id="parvis")
    return "\n".join(each.rstrip() for each in drawn.splitlines()) + "\n"


def main() -> None:
    """Write all pictures, and with --record the positions first."""
    for game_id in parvis.games():
        if "--record" in sys.argv:
            for moment in MOMENTS[game_id]:
                path = POSITIONS / game_id / f"{moment.name}.parvis"
                path.parent.mkdir(exist_ok=True)
                path.write_text(record(game_id, moment), encoding="utf-8", newline="\n")
        PICTURES.mkdir(exist_ok=True)
        for name, drawn in pictures(game_id):
            (PICTURES / name).write_text(drawn, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
