"""The scene: what there is to show to one seat, gathered from its client and its board. `frame` gives it lines.

`draw` does both at once: it is what a redraw costs, apart from the terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from parvis.cli import frame
from parvis.cli.boards import Board, board_of
from parvis.cli.chart import symbol
from parvis.cli.frame import Choice, Parts
from parvis.cli.output import clean
from parvis.cli.sitting import possible_answers
from parvis.cli.speech import Speaker, seat_ref
from parvis.core.wire import Candidate, Ref, ScoreSheet, Standing, View
from parvis.play import Client

EMPTY: Final = "·"
"""Stands in the score sheet where nothing has been filled in yet."""


def call_by_symbols(client: Client, say: Speaker) -> None:
    """From now on every player's name has the symbol of the player's colour before it."""
    colours = board_of(client.view().game).colours(client.view())
    names = [clean(name) or say.seat(seat) for seat, name in enumerate(client.names)]
    say.call([f"{symbol(colour)}\N{NO-BREAK SPACE}{name}" for colour, name in zip(colours, names, strict=True)])


def draw(client: Client, say: Speaker, columns: int, rows: int, colour: bool = True) -> str:
    """The table as its seat sees it at the open question, as text for a terminal of that size."""
    return frame.ansi(frame.table(parts_of(client, say), columns, rows), columns, colour)


def parts_of(client: Client, say: Speaker, lately: Sequence[str] = ()) -> Parts:
    """Everything to show at the open question; `lately` is what has happened."""
    view = client.view()
    board: Board = board_of(view.game)
    prompt = client.prompt()
    possible = possible_answers(prompt)
    question = say(prompt.title, asked=[seat_ref(seat) for seat in prompt.asked])
    if prompt.on_behalf_of is not None:
        question = f"{say('shell-on-behalf', party=prompt.on_behalf_of)} {question}"
    return Parts(
        heading=f"{say.game_name()}. {board.heading(view, say)}",
        chart=board.chart(view, say),
        notes=board.notes(view, say),
        targets={ref for each in possible for ref in each.args.values() if isinstance(ref, Ref)},
        question=question,
        choices=[
            Choice(
                _label(each, possible, view, board, say),
                board.note(view, each, say),
                say.gain(each, client.seat),
                *board.short(view, each, say),
            )
            for each in possible
        ],
        asides=say("shell-asides") if prompt.asides else "",
        first_aside=1 + len(possible) - len(prompt.asides),
        events=list(lately),
        events_title=say("shell-lately"),
        events_more=say("shell-lately-more"),
        more=say("shell-more-choices"),
    )


def _label(candidate: Candidate, possible: Sequence[Candidate], view: View, board: Board, say: Speaker) -> str:
    """The words of an answer; where most answers name a thing each, and the question says what for, just the thing."""
    things = [each for each in candidate.args.values() if isinstance(each, Ref)]
    alike = sum(each.kind == candidate.kind for each in possible)
    if len(things) != 1 or len(candidate.args) != 1 or alike < 2 or board.short(view, candidate, say)[0]:
        return say(candidate.label)
    name = board.label(view, things[0], say)
    return name[:1].upper() + name[1:]


def score_lines(sheet: ScoreSheet, standings: Sequence[Standing], say: Speaker, filled: int | None = None) -> list[str]:
    """The score sheet row by row, a column for each party, what breaks ties, and who came where.

    Only the first `filled` rows have their points yet, if that is given; then nothing is added up.
    """
    names = [say.name(say.party(party)) for party in range(len(sheet.totals))]
    rows: list[tuple[str, Sequence[object]]] = [(say(row.id), row.points) for row in sheet.rows]
    if filled is not None:
        rows = [*rows[:filled], *((name, [EMPTY] * len(names)) for name, _ in rows[filled:])]
    elif len(rows) != 1 or rows[0][1] != sheet.totals:
        rows.append((say("shell-score-total"), sheet.totals))
    ties = [(say(row.id), row.points) for row in sheet.tie_breaks] if filled is None else []
    label = max(len(name) for name, _ in [*rows, *ties]) + 2
    widths = [max(cell_len(name), 4) + 2 for name in names]

    def line(name: str, cells: Sequence[object]) -> str:
        each = zip(map(str, cells), widths, strict=True)
        return name.ljust(label) + "".join(" " * (width - cell_len(cell)) + cell for cell, width in each)

    lines = [line("", names), *(line(name, points) for name, points in rows)]
    if ties:
        lines += ["", say("shell-score-ties"), *(line(name, points) for name, points in ties)]
    return [*lines, "", *say.places(standings)] if filled is None else lines
