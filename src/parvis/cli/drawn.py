"""The drawn table: the board at a glance, the question in its place, choices that say what they give.

It shows one frame at a time on the terminal's other screen and reads one line below it. What there is to read (help,
log, rules, the whole table) is shown page by page in place of the table.
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Final

from parvis.cli import frame, output
from parvis.cli.keys import Keys
from parvis.cli.scene import call_by_symbols, parts_of, score_lines
from parvis.cli.sitting import Sitting, possible_answers
from parvis.cli.speech import Speaker, seat_ref
from parvis.play import Table

KEPT_EVENTS: Final = 40
"""So many of the last events are kept for the frame; all of them are in the log."""
SHORT: Final = 3
"""An answer of so many lines stands below the choices on a small screen, one of twice as many on a large one."""
STEP: Final = 3
"""By so many choices Enter goes on where not all have room."""


class DrawnTable(Sitting):
    """A sitting drawn on the screen."""

    def __init__(self, table: Table, say: Speaker, pause: bool = True, resumed: bool = False) -> None:
        super().__init__(table, say, pause, resumed)
        call_by_symbols(self.client(), say)
        self.colour = not os.environ.get("NO_COLOR")
        self.keys = Keys(self.colour)
        self.lately: list[str] = []
        self.message: list[str] = []
        self.page: tuple[str, list[str]] | None = None
        self.veil: list[str] = []
        """What stands on the curtain; nothing while it is open."""
        self.first = 0
        """The first line of the page, or the first choice, that is shown."""
        self.filling = False
        """Whether the score sheet is being filled in, row by row."""

    def run(self) -> None:
        with ExitStack() as stack:
            stack.enter_context(self.keys.screen())
            super().run()
        client = self.client()
        if (sheet := client.score_sheet()) is not None:
            output.line(self.say("shell-over"))
            output.lines(self.say.result(sheet, client.standings()))

    # --- what a sitting wants shown -----------------------------------------------------------------------------------

    def welcome(self) -> None:
        kept = [] if self.table.save is None else [self.say("shell-kept", name=self.table.save.name)]
        self.message = [" ".join([*kept, self.say("shell-help-hint")])]

    def ask(self, question: str) -> str:
        """A line typed below the frame. Enter alone goes on in what is being read before it means anything else."""
        while True:
            self._suggest()
            if self.page is not None:
                back = "page-next-row" if self.filling else "page-leave" if self.table.over else "page-back"
                question_now = self.say("page-further" if self._rest() > 0 else back)
            else:
                question_now = question
            line = frame.ansi([frame.painted(f" {output.clean(question_now)}", frame.STRONG)], 200, self.colour)
            reader = None if self.veil else self.sitting
            typed = output.clean(self.keys.read(line, self._draw, reader, self._turn)).strip()
            if self.page is None:
                self.message = []
                return typed
            if not typed and self._rest() > 0:
                self._turn(1)
                continue
            self.page = None
            self.first = 0
            if typed:
                return typed

    def help(self, rest: str) -> None:
        super().help(rest)
        if not rest and self.page is not None:
            self.page[1].append(self.say("help-keys"))

    def hear(self, lines: list[str]) -> None:
        """Below the choices if it is short, else a page of its own."""
        columns, rows = self.keys.size()
        if len(frame.reading(lines, columns)) > (SHORT if rows < frame.ROOMY_ROWS else 2 * SHORT):
            self.read(self.say("page-answer"), lines)
        else:
            self.message = lines

    def read(self, title: str, lines: list[str], end: bool = False) -> None:
        self.page = (title, lines)
        self.first = 0
        if end:
            self.first = max(0, self._rest())

    def news(self, lines: list[str]) -> None:
        self.lately = [*self.lately, *lines][-KEPT_EVENTS:]

    def curtain(self, seat: int) -> None:
        self.lately = []
        self.message = []
        self.veil = [self.say("shell-your-turn", seat=seat_ref(seat)), "", self.say("shell-curtain")]

    def arrive(self, lines: list[str]) -> None:
        self.veil = []
        self.news(lines)

    def situation(self) -> None:
        """Always on the screen."""

    def question(self) -> None:
        """Enter alone shows further choices where not all of them have room."""
        self.first = 0

    def play(self, action: int) -> bool:
        self.first = 0
        self.lately = []
        return super().play(action)

    def finish(self) -> None:
        client = self.client()
        sheet = client.score_sheet()
        if sheet is not None:
            for filled in range(1, len(sheet.rows)) if self.pause else ():
                self.filling = True
                self.read(self.say("page-score"), score_lines(sheet, client.standings(), self.say, filled))
                self.ask("")
            self.filling = False
            scores = score_lines(sheet, client.standings(), self.say)
            self.read(self.say("page-score"), [*scores, "", self.say("shell-lately"), *self.lately])
            self.ask("")

    # --- the frame ----------------------------------------------------------------------------------------------------

    def _draw(self, columns: int, rows: int) -> str:
        if columns < frame.LEAST_COLUMNS or rows + 1 < frame.LEAST_ROWS:
            sizes = {"columns": frame.LEAST_COLUMNS, "rows": frame.LEAST_ROWS}
            lines = frame.notice(
                [self.say("shell-too-small", **sizes, has_columns=columns, has_rows=rows + 1)], columns, rows
            )
        elif self.veil:
            lines = frame.notice(self.veil, columns, rows)
        elif self.page is not None:
            lines = frame.page(*self.page, columns, rows, self.first)
        else:
            parts = parts_of(self.client(), self.say, self.lately)
            parts.answer = self.message
            lines = frame.table(parts, columns, rows, self.first)
        return frame.ansi(lines, columns, self.colour)

    def _rest(self) -> int:
        """How many lines of the page are still below the screen."""
        assert self.page is not None
        columns, rows = self.keys.size()
        return len(frame.reading(self.page[1], columns)) - self.first - (rows - 1)

    def _turn(self, pages: int) -> None:
        """Go on by a screen of what is read, or back; among choices that have not all room, by a few."""
        if self.page is None:
            self.first = max(0, self.first + pages * STEP)
            if self.first >= len(possible_answers(self.client().prompt())):
                self.first = 0
        else:
            height = self.keys.size()[1] - 1
            last = max(0, self.first + self._rest())
            self.first = min(max(0, self.first + pages * height), last)

    def _suggest(self) -> None:
        """What can be completed at this question."""
        self.keys.suggestions.known = []
        if not self.veil:
            possible = possible_answers(self.client().prompt())
            answers = [(each.notation, self.say(each.label)) for each in possible]
            self.keys.suggestions.known = [*answers, *((word, "") for word in self.words.all())]
