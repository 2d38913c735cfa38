"""A sitting: one game on one terminal, for one person or several. Everything that is the same however it is shown.

A person at the table is given a client of the own seat; everything shown comes from it. How it is shown is said by a
face: the plain table (`plain`) or the drawn one (`drawn`), which fill in the methods at the end.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parvis.cli.boards import Board, board_of
from parvis.cli.glossary import Glossary
from parvis.cli.rules import section_lines, sections
from parvis.cli.speech import SILENT, Speaker, plain, seat_ref
from parvis.cli.words import Command, Words
from parvis.core.errors import AmbiguousAction, ParvisError, UndoRefused, UnreadableAction
from parvis.core.refusals import IllegalAction
from parvis.core.wire import Candidate, Event, Prompt
from parvis.play import Client, SaveProblem, Table

SHOWN_REFUSED: Final = 6
"""So many impossible answers are named after the possible ones."""


class Left(Exception):
    """Somebody has left the table."""


class Sitting:
    """One game on one terminal, for one person or several, or none."""

    def __init__(self, table: Table, say: Speaker, pause: bool = True, resumed: bool = False) -> None:
        self.table = table
        self.say = say
        self.pause = pause
        self.words = Words(say)
        self.board: Board = board_of(table.game.id)
        self.glossary = Glossary(table.game, say)
        self.people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
        self.shown = {seat: self.told(seat) if resumed else 0 for seat in [None, *self.people]}
        self.turns: dict[int, int] = {}
        """The turn of each person's last answer."""
        self.since = {seat: self.shown[seat] for seat in self.people}
        """Where in the log each person's last turn began."""
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None
        self.problem: SaveProblem | None = None
        self.silent = SILENT | self.board.told if self.people else SILENT

    def told(self, seat: int | None) -> int:
        """How many events somebody who comes back knows: all up to the own last one."""
        events = self.table.client(seat).events()
        own = [event.number for event in events if event.party == seat or self.table.over or seat is None]
        return own[-1] + 1 if own else 0

    def client(self) -> Client:
        """The window of whoever sits at the screen; a spectator's if nobody does."""
        return self.table.client(self.sitting)

    # --- the course of a game -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody leaves (`Left`)."""
        self.welcome()
        while not self.table.over:
            self.report()
            if self.table.bots_asked():
                self.table.let_bot_play()
            else:
                self.turn(self.table.people_asked()[0])
        if len(self.people) > 1:
            self.shown[None] = max(self.shown.values())
            self.sitting = None
        self.tell_news()
        self.finish()

    def greeting(self) -> list[str]:
        """Who plays, where the game is kept, and how to get help."""
        say = self.say
        lines = [say("shell-welcome", game=say.game_name(), number=self.table.seats)]
        for seat, chair in enumerate(self.table.chairs):
            if chair.bot:
                lines.append("  " + say("shell-player-bot", seat=seat_ref(seat), bot=say(f"name-bot-{chair.bot}")))
            else:
                lines.append("  " + say("shell-player-person", seat=seat_ref(seat)))
        if self.table.save is not None:
            lines.append(say("shell-kept", name=self.table.save.name))
        if self.people:
            lines.append(say("shell-help-hint"))
        return lines

    def report(self) -> None:
        """Tell what happened since, to the one who sits here. With several people each hears it on the own turn."""
        if len(self.people) <= 1:
            self.tell_news()
        problem = self.table.problem
        if problem is not None and self.problem is None:
            self.hear([self.say("shell-save-problem", problem=self.say(problem.reason))])
        self.problem = problem

    def tell_news(self) -> None:
        """Say what whoever sits here has not been told yet."""
        self.news(self.say.events(self.unheard(), self.silent))

    def unheard(self) -> list[Event]:
        """What whoever sits here has not been told yet."""
        found = self.client().events(self.shown[self.sitting])
        self.shown[self.sitting] += len(found)
        return found

    def turn(self, seat: int) -> None:
        """One person answers one question."""
        if self.sitting != seat:
            self.curtain(seat)
            if self.words.command(self.ask(self.say("shell-hand-over", seat=seat_ref(seat))))[0] is Command.QUIT:
                raise Left
            self.sitting = seat
            self.arrive(self.say.events(self.unheard(), self.silent))
        self.situation()
        self.question()
        while True:
            prompt = self.client().prompt()
            typed = self.ask(self.say("shell-prompt", seat=seat_ref(seat)))
            if self.answer(typed, prompt):
                self.confirm()
                return

    # --- a question ---------------------------------------------------------------------------------------------------

    def note(self, candidate: Candidate) -> str:
        """What to know about an answer while choosing: what it stands for, and what it gives if that is short."""
        return self.board.note(self.client().view(), candidate, self.say)

    def refused(self, prompt: Prompt) -> str:
        """What is not possible now, in a line; "" if everything is."""
        refused = [self.say.choice(candidate) for candidate in prompt.candidates if candidate.refusal is not None]
        if len(refused) > SHOWN_REFUSED:
            named = self.say.listed(refused[:SHOWN_REFUSED])
            return self.say("shell-not-now-more", choices=named, number=len(refused) - SHOWN_REFUSED)
        return self.say("shell-not-now", choices=self.say.listed(refused), number=len(refused)) if refused else ""

    def answer(self, typed: str, prompt: Prompt) -> bool:
        """Do what was typed; True if the question may have changed."""
        possible = possible_answers(prompt)
        if not typed:
            if len(possible) == 1:
                return self.play(possible[0].action)
            self.question()
            return False
        command, rest = self.words.command(typed)
        if command is not None:
            return self.obey(command, rest, prompt)
        action = self.meant(typed, prompt)
        return action >= 0 and self.play(action)

    def meant(self, typed: str, prompt: Prompt) -> int:
        """The possible action that was typed, by number or in words; else says what is wrong with it and gives -1."""
        say = self.say
        possible = possible_answers(prompt)
        if typed.isdecimal():
            number = int(typed) if len(typed) < 6 else 0
            if 1 <= number <= len(possible):
                return possible[number - 1].action
            self.hear([say("shell-no-choice-number", number=typed[:12], most=len(possible))])
            return -1
        try:
            return self.client().parse(typed)
        except IllegalAction as error:
            self.hear([say.refusal(error.reason)])
        except AmbiguousAction as error:
            fitting = [say.choice(each) for each in possible if each.notation in error.notations]
            self.hear([say("shell-ambiguous", choices=say.listed(fitting))])
        except UnreadableAction:
            if named := say.named(typed, possible) or say.named(typed, prompt.candidates) or self.unseen(typed, prompt):
                if named[0].refusal is None:
                    return named[0].action
                self.hear([say.refusal(named[0].refusal)])
                return -1
            self.hear([say.unreadable(typed, possible)])
        return -1

    def unseen(self, typed: str, prompt: Prompt) -> list[Candidate]:
        """The one answer of a kind that is asked for, but not even shown as refused, whose last words were typed."""
        game = self.table.game
        client = self.client()
        kinds = {each.kind for each in prompt.candidates}
        shown = {each.action for each in prompt.candidates}
        words = plain(typed).split()
        found: list[Candidate] = []
        for action, notation in enumerate(game.actions.notations):
            kind = game.actions.kinds[game.actions.kind[action]].name
            if kind not in kinds or action in shown:
                continue
            label = game.label(action, prompt.kind)
            ends = any(way.split()[-len(words) :] == words for way in (notation, plain(self.say(label))))
            if words and ends and (refusal := client.refusal(action)) is not None:
                found.append(Candidate(action, notation, kind, game.actions.args(action), label, refusal))
        return found if len(found) == 1 else []

    def play(self, action: int) -> bool:
        """Give an answer and tell what it did."""
        client = self.client()
        turn = client.view().turn
        if self.sitting is not None and self.turns.get(self.sitting) != turn:
            self.turns[self.sitting] = turn
            self.since[self.sitting] = len(client.events())
        client.play(action, client.token)
        self.tell_news()
        return True

    def confirm(self) -> None:
        """Stop before the others go on, so that an answer can still be taken back."""
        client = self.client()
        while self.pause and not self.table.over and self.sitting not in self.table.people_asked():
            if client.undo_refusal() is not None:
                return
            command, rest = self.words.command(self.ask(self.say("shell-go-on")))
            if command is None or self.obey(command, rest, client.prompt()):
                return

    # --- commands -----------------------------------------------------------------------------------------------------

    def obey(self, command: Command, rest: str, prompt: Prompt) -> bool:
        """Do what a command says; True if the question may have changed."""
        say = self.say
        view = self.client().view()
        if command is Command.HELP:
            self.help(rest)
        elif command is Command.WHY:
            self.why(rest, prompt)
        elif command is Command.PREVIEW:
            self.preview(rest, prompt)
        elif command is Command.BOARD:
            self.show_board(rest)
        elif command is Command.PLAYERS:
            self.read(say("page-players"), self.board.players(view, say))
        elif command is Command.PILES:
            self.read(say("page-piles"), self.board.piles(view, say))
        elif command is Command.HAND:
            self.read(say("page-hand"), self.board.hand(view, say))
        elif command is Command.LOG:
            self.read(say("page-log"), self.log(self.words.means_all(rest)), end=True)
        elif command is Command.RULES:
            self.rules(rest, prompt)
        elif command is Command.SAVE:
            self.save(rest)
        elif command is Command.PAUSE:
            self.pause = not self.pause
            self.hear([say("shell-pause-on" if self.pause else "shell-pause-off")])
        elif command is Command.QUIT:
            raise Left
        else:
            return self.take_back(command)
        return False

    def take_back(self, command: Command) -> bool:
        """Undo, redo, restart: or the line that says why not."""
        client = self.client()
        try:
            if command is Command.UNDO:
                client.undo()
            elif command is Command.REDO:
                client.redo()
            else:
                client.restart_turn()
        except UndoRefused as error:
            self.hear([self.say(error.reason)])
            return False
        self.tell_news()
        return True

    def help(self, rest: str) -> None:
        """What can be typed, or what a word of the game means and where the rules speak of it."""
        if not rest:
            self.read(self.say("page-help"), self.words.help())
        elif explained := self.glossary.explain(rest, self.board, self.client().view()):
            self.read(self.say("page-word", word=rest[:40]), explained)
        else:
            self.hear([self.say("shell-no-word", typed=rest[:60])])

    def why(self, rest: str, prompt: Prompt) -> None:
        """Whether something is possible, and if not, why not and by which rule."""
        if not rest:
            self.hear([self.say("shell-which-choice")])
            return
        action = self.meant(rest, prompt)
        if action >= 0:
            named = next(each for each in [*prompt.candidates, *prompt.asides] if each.action == action)
            self.hear([self.say("shell-possible", label=self.say(named.label))])

    def preview(self, rest: str, prompt: Prompt) -> None:
        """What an answer would do."""
        say = self.say
        if not rest:
            self.hear([say("shell-which-choice")])
            return
        action = self.meant(rest, prompt)
        if action < 0:
            return
        preview = self.client().preview(action)
        told = say.events(preview.events, ())
        lines = [say("shell-preview-if"), *told] if told else [say("shell-preview-nothing")]
        if preview.outcome == "reveals":
            lines.append(say("shell-preview-reveals"))
        elif preview.outcome == "over":
            lines.append(say("shell-preview-over"))
        elif self.sitting in preview.asked:
            lines.append(say("shell-preview-asks"))
        else:
            lines.append(say("shell-preview-others", asked=[seat_ref(seat) for seat in preview.asked]))
        self.hear(lines)

    def show_board(self, rest: str) -> None:
        """The whole table or one player's part of it."""
        client = self.client()
        if not rest:
            self.read(self.say("page-board"), self.board.board(client.view(), self.say))
            return
        seat = self.words.seat(rest, client.names)
        if seat is None:
            self.hear([self.say("shell-no-player", typed=rest[:60], names=", ".join(client.names))])
            return
        self.read(self.say("page-board"), self.board.player(client.view(), self.say, seat))

    def log(self, everything: bool) -> list[str]:
        """What happened, part by part: since the part before this one, or the own last turn; or from the beginning."""
        events = self.client().events()
        since = self.since.get(self.sitting, 0) if self.sitting is not None else 0
        begins = [event.number for event in events if event.kind in self.board.chapters]
        first = 0 if everything or len(begins) < 2 else begins[-2]
        first = min(first, since) if since else first
        lines: list[str] = []
        part: list[Event] = []
        for event in events[first:]:
            if event.kind in self.board.chapters or event.number == since:
                lines += self.say.events(part, ())
                part = []
            if event.kind in self.board.chapters and lines:
                lines.append("")
            if event.number == since > 0:
                lines.append(self.say("shell-log-since"))
            part.append(event)
        return [*lines, *self.say.events(part, ())] or [self.say("shell-log-empty")]

    def rules(self, rest: str, prompt: Prompt) -> None:
        """The sections of the rules, or one of them."""
        game = self.table.game
        if rest:
            try:
                self.read(self.say("page-rules"), section_lines(game, rest))
            except ParvisError:
                self.hear([self.say("shell-no-rule", typed=rest[:60])])
            return
        found = sections(game)
        lines = [self.say("shell-rules-sections")]
        lines += [f"  {self.say('shell-rules-section', id=each.id, title=each.title)}" for each in found]
        if prompt.rule:
            lines.append(self.say("shell-rules-here", rule=prompt.rule))
        if found:
            lines.append(self.say("shell-rules-hint", id=found[0].id))
        self.read(self.say("page-rules"), lines)

    def save(self, rest: str) -> None:
        """Say where the game is kept, or keep it elsewhere from now on."""
        if rest:
            try:
                self.table.save_as(Path(rest).expanduser())
            except SaveProblem as error:
                self.hear([self.say("shell-save-problem", problem=self.say(error.reason))])
                return
        if self.table.save is None:
            self.hear([self.say("shell-not-kept")])
        else:
            self.hear([self.say("shell-saved-in", file=str(self.table.save.path))])

    # --- what a face brings -------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        """Greet those who sit down."""
        raise NotImplementedError

    def ask(self, question: str) -> str:
        """What a person types. `EOFError` when there is nobody any more."""
        raise NotImplementedError

    def hear(self, lines: list[str]) -> None:
        """An answer to what was typed, in a few lines."""
        raise NotImplementedError

    def read(self, title: str, lines: list[str], end: bool = False) -> None:
        """Something to read, of any length; `end` says that its last lines matter most."""
        raise NotImplementedError

    def news(self, lines: list[str]) -> None:
        """What has happened."""
        raise NotImplementedError

    def curtain(self, seat: int) -> None:
        """Hide everything before another person sits down."""
        raise NotImplementedError

    def arrive(self, lines: list[str]) -> None:
        """What happened while the person who has just sat down was not looking."""
        raise NotImplementedError

    def situation(self) -> None:
        """How things stand, before a question."""
        raise NotImplementedError

    def question(self) -> None:
        """The open question and its answers."""
        raise NotImplementedError

    def finish(self) -> None:
        """The score sheet and who came where."""
        raise NotImplementedError


def possible_answers(prompt: Prompt) -> list[Candidate]:
    """The answers that can be given now, in the order of their numbers; what can be done unasked comes last."""
    return [*(candidate for candidate in prompt.candidates if candidate.refusal is None), *prompt.asides]
