"""The frame: everything on the screen above the line one types on, as lines of text that fit the screen exactly.

From top to bottom: where in the game this is, the chart with notes beside it, the question in its fixed place, the
choices, and the last events or the answer to what was typed. What there is no room for is left out whole, never cut:
`Parts` says what there is to show, most of it in several lengths.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.text import Text as Line

from parvis.cli.chart import STYLES, TARGET, Chart, Entry, Group, Note
from parvis.core.wire import Ref

LEAST_COLUMNS: Final = 60
LEAST_ROWS: Final = 20
ROOMY_ROWS: Final = 30
"""With so many rows there is room for everything."""
SMALL_CHART: Final = 14
"""So many rows the chart and what stands below it have on a small screen, whatever is asked."""
SMALL_BELOW: Final = 1
ROOMY_BELOW: Final = 6
NARROWEST_NOTES: Final = 24
WIDEST_NOTES: Final = 44
MOST_PER_COLUMN: Final = 16
WIDEST_LABEL: Final = 34
HEADING: Final = "reverse"
STRONG: Final = "bold"
NUMBER: Final = "bold cyan"
QUIET: Final = "dim"
LIT: Final = "bold reverse"

_GLUE: Final = "\N{NO-BREAK SPACE}"
_BEFORE_MARK: Final = re.compile(r"(?<=\S) (?=[;:?!»])|(?<=«) ")
_SYMBOL: Final = re.compile(f"([{''.join(STYLES)}]) ?")


@dataclass(frozen=True)
class Choice:
    """An answer that can be given: its words, what to know about it, and what it gives at once.

    Among many it may stand under a heading, in fewer words.
    """

    label: str
    note: str = ""
    gain: str = ""
    heading: str = ""
    short: str = ""


@dataclass
class Parts:
    """All there is to show at a question."""

    heading: str
    chart: Chart
    notes: list[Note]
    targets: set[Ref]
    question: str
    choices: list[Choice]
    reminders: list[str] = field(default_factory=list)
    asides: str = ""
    first_aside: int = 0
    events: list[str] = field(default_factory=list)
    events_title: str = ""
    events_more: str = ""
    answer: list[str] = field(default_factory=list)
    more: str = ""


def table(parts: Parts, columns: int, rows: int, first: int = 0) -> list[Line]:
    """The table at a question, exactly `rows` lines; `first` is the first choice to show when not all have room."""
    roomy = rows >= ROOMY_ROWS
    lines = [bar(parts.heading, columns)]
    lines += _board(parts, columns, roomy)
    lines.append(_rule(columns, parts.chart.legend))
    for text in _wrapped(parts.question, columns - 2):
        lines.append(painted(f" {text}", STRONG))
    for reminder in parts.reminders:
        lines += [painted(f" {text}") for text in _wrapped(reminder, columns - 2)]
    room = rows - len(lines)
    answer = [painted(f" {text}", STRONG) for each in parts.answer for text in _wrapped(each, columns - 2, "   ")]
    kept = len(answer) if answer else min(4 if roomy else 1, len(parts.events) + 1)
    lines += _choices(parts, columns, room, kept, first)
    room = rows - len(lines)
    if answer:
        lines += _blank(room - len(answer)) + answer
    else:
        lines += _events(parts, columns, room)
    return _fitted(lines, columns, rows)


def page(title: str, texts: Sequence[str], columns: int, rows: int, first: int) -> list[Line]:
    """Something to read, from line `first` on."""
    lines = [painted(text) for text in reading(texts, columns)[first : first + rows - 1]]
    return _fitted([bar(title, columns), *lines], columns, rows)


def reading(texts: Sequence[str], columns: int) -> list[str]:
    """Paragraphs as lines that fit; what is indented stays so."""
    lines: list[str] = []
    for text in texts:
        indent = " " * (1 + len(text) - len(text.lstrip()))
        lines += [indent + line for line in _wrapped(text.strip(), columns - 2 - len(indent), "  ")] or [""]
    return lines


def notice(texts: Sequence[str], columns: int, rows: int) -> list[Line]:
    """A few sentences in the middle of an empty screen."""
    lines = [Line(line) for line in reading(texts, columns)]
    above = max(0, (rows - len(lines)) // 3)
    return _fitted(_blank(above) + [painted(line.plain, STRONG) for line in lines], columns, rows)


def ansi(lines: Sequence[Line], columns: int, colour: bool) -> str:
    """Lines as a terminal understands them: with the sixteen colours it has for its own light or dark, or with none."""
    console = _console(columns, colour)
    assert isinstance(console.file, io.StringIO)
    console.file.seek(0)
    console.file.truncate()
    for line in lines:
        console.print(line, soft_wrap=True)
    return console.file.getvalue().rstrip("\n")


@cache
def _console(columns: int, colour: bool) -> Console:
    return Console(
        file=io.StringIO(),
        width=columns,
        force_terminal=True,
        color_system="standard" if colour else None,
        no_color=not colour,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )


def painted(text: str, style: str = "") -> Line:
    """A line with each player's symbol in its colour."""
    line = Line(text.replace(_GLUE, " "), style=style)
    for found in _SYMBOL.finditer(line.plain):
        line.stylize(f"bold {STYLES[found[1]]}", found.start(), found.start() + 1)
    return line


def bar(text: str, columns: int) -> Line:
    """The line at the top."""
    shown = (_wrapped(text, columns - 2) or [""])[0]
    return Line(f" {shown}" + " " * (columns - 1 - cell_len(shown)), style=HEADING)


# --- the board --------------------------------------------------------------------------------------------------------


def _board(parts: Parts, columns: int, roomy: bool) -> list[Line]:
    """The chart with notes beside it, or below it where it is too wide. Always of the same height on one screen."""
    chart = parts.chart
    height = 1 + sum(len(group.rows) for group in chart.groups) if roomy else SMALL_CHART
    shown, label, widths = _sized(chart, height - 1)
    beside = columns - label - sum(widths) - 2
    if beside >= NARROWEST_NOTES:
        even = [max(widths) if width else 0 for width in widths]
        if columns - label - sum(even) - 2 >= WIDEST_NOTES:
            widths = even
        spare = max(0, min(3, (columns - label - sum(widths) - 2 - WIDEST_NOTES) // len(widths)))
        widths = [width + spare if width else 0 for width in widths]
        left = _chart(parts, shown, label, widths, height)
        whole = label + sum(widths)
        right = _notes(parts, columns - whole - 2, height, titles=True)
        return [_beside(each, whole, note) for each, note in zip(left, right, strict=True)]
    below = ROOMY_BELOW if roomy else SMALL_BELOW
    if not roomy:
        height -= below
        shown, label, widths = _sized(chart, height - 1)
    room = columns - label
    if sum(widths) > room:
        widths = [room // len(widths)] * len(widths)
    else:
        spare = min(2, (room - sum(widths)) // len(widths))
        widths = [width + spare if width else 0 for width in widths]
    notes = _notes(parts, columns - 2, below, titles=False)
    return _chart(parts, shown, label, widths, height) + [Line(" ").append_text(note) for note in notes]


def _sized(chart: Chart, height: int) -> tuple[list[Group], int, list[int]]:
    """The groups there is room for, how wide their labels have to be, and each column with a mark and a space.

    A column in which nothing stands in these groups has no width.
    """
    groups = _fitting(chart.groups, height)
    label = max(cell_len(row.label) for group in groups for row in group.rows) + 2
    widths = [0 for _ in chart.columns]
    for group in groups:
        for row in group.rows:
            for at, cell in enumerate(row.cells):
                widths[at] = max(widths[at], cell_len(cell.text))
    heads = [cell_len(_short(name)) for name in chart.columns]
    return groups, label, [max(width, head) + 2 if width else 0 for width, head in zip(widths, heads, strict=True)]


def _short(name: str) -> str:
    """A name that may head a column: a long one is marked as shortened."""
    return name if cell_len(name) <= MOST_PER_COLUMN else f"{chop_cells(name, MOST_PER_COLUMN - 1)[0]}…"


def _chart(parts: Parts, groups: Sequence[Group], label: int, widths: list[int], height: int) -> list[Line]:
    head = Line(" " * label)
    for name, width in zip(parts.chart.columns, widths, strict=True):
        if not width:
            continue
        head.append_text(_padded(painted(f" {_short(name)}", STRONG), width))
    lines = [head]
    for row in (row for group in groups for row in group.rows):
        line = Line("").append(f" {row.label}".ljust(label), "" if row.cells else STRONG)
        for cell, width in zip(row.cells, widths, strict=False):
            if not width:
                continue
            lit = any(ref in parts.targets for ref in cell.refs)
            text = painted(f"{TARGET if lit else ' '}{cell.text}")
            if lit:
                text.stylize(LIT)
            line.append_text(_padded(text, width))
        lines.append(line)
    return lines + _blank(height - len(lines))


def _fitting(groups: Sequence[Group], height: int) -> list[Group]:
    """The groups there is room for, the most important ones first; in the order in which they stand."""
    taken: set[int] = set()
    for index in sorted(range(len(groups)), key=lambda each: groups[each].rank):
        if sum(len(groups[each].rows) for each in taken) + len(groups[index].rows) <= height:
            taken.add(index)
    return [group for index, group in enumerate(groups) if index in taken]


def _notes(parts: Parts, width: int, height: int, titles: bool) -> list[Line]:
    """Notes one below the other: each in full if there is room for that and for the others in brief, else shorter."""
    lines: list[Line] = []
    for index, note in enumerate(parts.notes):
        title = note.title if titles else ""
        shorter = [Entry(each.gist or each.text, each.ref, each.lead) for each in note.entries]
        later = sum(len(_note("", [Entry(each.brief)], set(), width)) for each in parts.notes[index + 1 :])
        room = height - len(lines)
        for entries, space in (
            (note.entries, room - later),
            (shorter, room - later),
            (note.entries, room),
            (shorter, room),
        ):
            form = _note(title, entries, parts.targets, width)
            if len(form) <= space:
                break
        else:
            form = _note("", [Entry(note.brief)], set(), width)
        if len(form) <= room:
            lines += form
    return lines + _blank(height - len(lines))


def _note(title: str, entries: Sequence[Entry], targets: set[Ref], width: int) -> list[Line]:
    lines = [Line(title, style=STRONG)] if title else []
    for entry in entries:
        lit = entry.ref in targets
        for number, text in enumerate(_wrapped(entry.text, width - 1, "  ")):
            line = painted(f"{TARGET if lit and not number else ' '}{text}")
            if lit and not number:
                line.stylize(LIT, 0, 1)
            if entry.lead and not number:
                line.stylize(STRONG, 1, 1 + len(entry.lead))
            lines.append(line)
    return lines


def _beside(left: Line, width: int, right: Line) -> Line:
    line = _padded(left, width)
    line.append("│", QUIET)
    return line.append_text(right)


def _blank(count: int) -> list[Line]:
    return [Line("") for _ in range(count)]


def _padded(line: Line, width: int) -> Line:
    line.append(" " * (width - cell_len(line.plain)))
    return line


# --- question, choices, events ----------------------------------------------------------------------------------------


def _choices(parts: Parts, columns: int, room: int, kept: int, first: int) -> list[Line]:
    """The choices with all there is to say about them, or with less, or in columns, or as many as there is room for.

    Of the room, `kept` lines are wanted for what stands below: what a choice does matters more, its bare gain less.
    """
    kept = min(kept, room - 2)
    if parts.answer:
        room -= kept
        kept = 0
    less = room - kept
    headed = bool(parts.choices and parts.choices[0].heading)
    for notes, gains, space in (
        (True, True, less),
        (True, False, less),
        (True, False, room),
        (False, True, less),
        (False, False, less),
    ):
        lines = _listed(parts, columns, notes, gains)
        if len(lines) <= space and (not headed or (notes and space == less)):
            return lines
    if headed:
        return _grouped(parts, columns, less, room, first)
    for across, gains, space in (
        (2, True, less),
        (3, True, less),
        (2, False, less),
        (3, False, less),
        (4, False, less),
        (3, False, room),
        (4, False, room),
    ):
        lines = _flowing(parts, columns, across, gains)
        if len(lines) <= space:
            return lines
    lines = _listed(parts, columns)
    shown = lines[first : first + max(1, less - 1)]
    return [*shown, Line(f" {parts.more}", style=QUIET)]


def _listed(parts: Parts, columns: int, notes: bool = False, gains: bool = False) -> list[Line]:
    """The choices one below the other, with what they do and what they give, or only one of it, or nothing."""
    lines: list[Line] = []
    told = [choice for choice in parts.choices if choice.note or choice.gain]
    widest = max((cell_len(choice.label) for choice in told), default=0)
    for number, choice in enumerate(parts.choices, start=1):
        if parts.asides and number == parts.first_aside:
            lines.append(Line(f" {parts.asides}", style=QUIET))
        rest = [choice.note] if notes and choice.note else []
        rest += [choice.gain] if choice.gain and (gains or (notes and not choice.note)) else []
        text = choice.label
        if rest:
            text = text + " " * (min(widest, WIDEST_LABEL) - cell_len(text)) + "  " + "  ".join(rest)
        for index, part in enumerate(_wrapped(text, columns - 6, "  ")):
            line = Line("").append("     " if index else f"{number:>3}  ", NUMBER)
            body = painted(part)
            if not index:
                body.stylize(STRONG, 0, len(choice.label))
            lines.append(line.append_text(body))
    return lines


def _grouped(parts: Parts, columns: int, less: int, room: int, first: int) -> list[Line]:
    """The choices beside each other under their headings, with what they give if there is room for that."""
    for gains, apart, space in (
        (True, True, less),
        (True, True, room - 2),
        (False, True, less),
        (False, True, room),
        (False, False, room),
    ):
        lines = _headed(parts, columns, gains, apart)
        if len(lines) <= space:
            return lines
    first %= len(lines)
    return [*lines[first : first + max(1, room - 1)], Line(f" {parts.more}", style=QUIET)]


def _headed(parts: Parts, columns: int, gains: bool, apart: bool) -> list[Line]:
    """Each heading on the left with its choices beside it; or, not `apart`, one after the other as they come."""
    headings = list(dict.fromkeys(choice.heading for choice in parts.choices))
    indent = max(cell_len(heading) for heading in headings) + 3 if apart else 2
    lines = [Line("")]
    for heading in headings:
        begins = True
        for number, choice in enumerate(parts.choices, start=1):
            if choice.heading != heading:
                continue
            item = Line("")
            if begins:
                item.append(f" {heading} ".ljust(indent) if apart or heading else " ", QUIET)
            item.append(f"{number:>2} " if apart else f"{number} ", NUMBER)
            item.append_text(painted(choice.short or choice.label, STRONG))
            further: list[str] = []
            if gains and choice.gain:
                room = columns - cell_len(item.plain) - 1 - (0 if begins else indent)
                if cell_len(choice.gain) <= room:
                    item.append(f" {choice.gain}")
                else:
                    further = _wrapped(choice.gain, max(columns - indent - 3, LEAST_COLUMNS - indent))
            filled = cell_len(lines[-1].plain)
            if filled and ((begins and apart) or filled + 2 + cell_len(item.plain) > columns):
                lines.append(Line("") if begins else Line(" " * indent))
            elif filled:
                lines[-1].append("  " if not begins else " ")
            lines[-1].append_text(item)
            lines += [Line(" " * (indent + 3) + text) for text in further]
            begins = False
    return lines


def _flowing(parts: Parts, columns: int, across: int, gains: bool) -> list[Line]:
    """The choices beside each other in so many columns; a long one takes more than one of them."""
    unit = columns // across
    lines: list[Line] = []
    for number, choice in enumerate(parts.choices, start=1):
        item = Line("").append(f"{number:>3}  ", NUMBER).append_text(painted(choice.label, STRONG))
        if gains and choice.gain:
            item.append(f"  {choice.gain}")
        width = -(-(cell_len(item.plain) + 1) // unit) * unit
        if not lines or number == parts.first_aside or cell_len(lines[-1].plain) + width > columns:
            if parts.asides and number == parts.first_aside:
                lines.append(Line(f" {parts.asides}", style=QUIET))
            lines.append(Line(""))
        lines[-1].append_text(_padded(item, width))
    return lines


def _events(parts: Parts, columns: int, room: int) -> list[Line]:
    """The last events, the newest at the bottom; those that do not fit are in the log."""
    if not parts.events or room < 1:
        return []
    texts: list[Line] = []
    title = parts.events_title
    for event in reversed(parts.events):
        lines = [painted(f" {text}") for text in _wrapped(event, columns - 2, "   ")]
        if len(texts) + len(lines) > (room - 1 if room > 1 else 1):
            title = parts.events_more
            break
        texts = lines + texts
    if texts and room > len(texts):
        texts = [_rule(columns, title), *texts]
    return _blank(room - len(texts)) + texts


def _rule(columns: int, text: str) -> Line:
    line = Line("─" * 3, style=QUIET)
    if text and cell_len(text) <= columns - 6:
        line.append(f" {text} ")
    return line.append("─" * (columns - cell_len(line.plain)))


def _fitted(lines: list[Line], columns: int, rows: int) -> list[Line]:
    return lines[:rows] + _blank(rows - len(lines))


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines of at most so many columns, broken between words; French keeps its marks with their word."""
    words = _BEFORE_MARK.sub(_GLUE, text).split(" ")
    lines: list[str] = []
    line = ""
    for word in words:
        joined = f"{line} {word}" if line.strip() else indent + word if lines else word
        if line.strip() and cell_len(joined) > width:
            lines.append(line)
            joined = indent + word
        while cell_len(joined) > max(width, 1 + len(indent)):
            head = chop_cells(joined, width)[0]
            lines.append(head)
            joined = indent + joined[len(head) :]
        line = joined
    return [each.rstrip() for each in [*lines, line]] if text.strip() else []
