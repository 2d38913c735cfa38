"""The plain table: a game line by line, readable aloud. Questions in sentences, numbered answers, typed commands."""

from __future__ import annotations

from parvis.cli import output
from parvis.cli.sitting import Sitting, possible_answers
from parvis.cli.speech import Speaker, seat_ref
from parvis.core.wire import Candidate
from parvis.play import Table


class PlainTable(Sitting):
    """A sitting told in lines."""

    def __init__(self, table: Table, say: Speaker, pause: bool = True, resumed: bool = False) -> None:
        super().__init__(table, say, pause, resumed)
        self.situations: dict[int, int] = {}

    def welcome(self) -> None:
        output.lines(self.greeting())

    def ask(self, question: str) -> str:
        return output.ask(question)

    def hear(self, lines: list[str]) -> None:
        output.lines(lines)

    def read(self, title: str, lines: list[str], end: bool = False) -> None:
        output.lines(lines)

    def news(self, lines: list[str]) -> None:
        output.lines(lines)

    def curtain(self, seat: int) -> None:
        if self.sitting is not None:
            output.hide()
        output.line()
        output.line(self.say("shell-your-turn", seat=seat_ref(seat)))

    def arrive(self, lines: list[str]) -> None:
        if lines:
            output.line(self.say("shell-round-up"))
            output.lines(lines)

    def situation(self) -> None:
        """How things stand, once a turn."""
        view = self.client().view()
        seat = self.sitting
        assert seat is not None
        if self.situations.get(seat) == view.turn:
            return
        self.situations[seat] = view.turn
        output.line()
        output.lines(output.fitting(self.board.situation(view, self.say), ["", *self.asked(), ""]))

    def question(self) -> None:
        output.line()
        output.lines(self.asked())

    def asked(self) -> list[str]:
        """The open question, its possible answers by number, and what is not possible."""
        say = self.say
        client = self.client()
        prompt = client.prompt()
        lines = [] if prompt.on_behalf_of is None else [say("shell-on-behalf", party=prompt.on_behalf_of)]
        lines += [*self.board.reminder(client.view(), say), say(prompt.title)]
        for number, candidate in enumerate(possible_answers(prompt), start=1):
            if prompt.asides and candidate is prompt.asides[0]:
                lines.append(say("shell-asides"))
            lines.append(self.choice(number, candidate))
        refused = self.refused(prompt)
        return [*lines, refused] if refused else lines

    def choice(self, number: int, candidate: Candidate) -> str:
        """One possible answer as a line."""
        note = self.note(candidate)
        gain = self.say.gain(candidate, self.sitting)
        if gain:
            note = f"{note} {self.say('shell-choice-gives', gain=gain)}".strip()
        message = "shell-choice-note" if note else "shell-choice"
        return self.say(message, number=number, label=self.say(candidate.label), notation=candidate.notation, note=note)

    def finish(self) -> None:
        output.line()
        output.line(self.say("shell-over"))
        client = self.client()
        sheet = client.score_sheet()
        if sheet is not None:
            output.lines(self.say.result(sheet, client.standings()))
