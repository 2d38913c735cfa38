"""The plain table: a game line by line, readable aloud. Questions in sentences, numbered answers, typed commands.

A person at the table is given a client of the own seat; everything shown comes from it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from parvis.cli import output
from parvis.cli.boards import Board, board_of
from parvis.cli.rules import section_lines, sections
from parvis.cli.speech import SILENT, Speaker
from parvis.cli.words import Command, Words
from parvis.core.errors import AmbiguousAction, ParvisError, UndoRefused, UnreadableAction
from parvis.core.refusals import IllegalAction
from parvis.core.wire import Candidate, Event, Prompt, Ref
from parvis.play import Client, SaveProblem, Table

SHOWN_REFUSED: Final = 6
"""So many impossible answers are named after the possible ones."""
SHOWN_LOG: Final = 15


class Left(Exception):
    """Somebody has left the table."""


class PlainTable:
    """One game on one terminal, for one person or several, or none."""

    def __init__(self, table: Table, say: Speaker, pause: bool = True, resumed: bool = False) -> None:
        self.table = table
        self.say = say
        self.pause = pause
        self.words = Words(say)
        self.board: Board = board_of(table.game.id)
        self.people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
        self.shown = {seat: self.told(seat) if resumed else 0 for seat in [None, *self.people]}
        self.turns: dict[int, int] = {}
        self.known: dict[int, str] = {}
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
        self.finish()

    def welcome(self) -> None:
        """Who plays, where the game is kept, and how to get help."""
        say = self.say
        bots = [chair.bot for chair in self.table.chairs]
        output.line(say("shell-welcome", game=say.game_name(), number=self.table.seats))
        for seat, bot in enumerate(bots):
            if bot:
                output.line("  " + say("shell-player-bot", seat=_seat(seat), bot=say(f"name-bot-{bot}")))
            else:
                output.line("  " + say("shell-player-person", seat=_seat(seat)))
        if self.table.save is not None:
            output.line(say("shell-kept", name=self.table.save.name))
        if self.people:
            output.line(say("shell-help-hint"))

    def report(self) -> None:
        """Tell what happened since, to the one who sits here. With several people each hears it on the own turn."""
        if len(self.people) <= 1:
            self.tell_news()
        problem = self.table.problem
        if problem is not None and self.problem is None:
            output.line(self.say("shell-save-problem", problem=self.say(problem.reason)))
        self.problem = problem

    def tell_news(self) -> None:
        """Say what whoever sits here has not been told yet."""
        output.lines(self.say.events(self.news(), self.silent))

    def news(self) -> list[Event]:
        """What whoever sits here has not been told yet."""
        found = self.client().events(self.shown[self.sitting])
        self.shown[self.sitting] += len(found)
        return found

    def turn(self, seat: int) -> None:
        """One person answers one question."""
        if self.sitting != seat:
            self.hand_over(seat)
        view = self.client().view()
        if self.turns.get(seat) != view.turn:
            known = self.known.get(seat, "")
            self.known[seat] = self.board.heading(view, self.say)
            self.turns[seat] = view.turn
            output.line()
            output.lines(self.board.situation(view, self.say, self.known[seat] == known))
        self.question()
        while True:
            prompt = self.client().prompt()
            typed = output.ask(self.say("shell-prompt", seat=_seat(seat)))
            if self.answer(typed, prompt):
                self.confirm()
                return

    def hand_over(self, seat: int) -> None:
        """Let another person sit down, so that nobody sees the other's cards."""
        if self.sitting is not None:
            output.hide()
        self.sitting = seat
        output.line()
        output.line(self.say("shell-your-turn", seat=_seat(seat)))
        if self.words.command(output.ask(self.say("shell-hand-over", seat=_seat(seat))))[0] is Command.QUIT:
            raise Left
        if news := self.say.events(self.news(), self.silent):
            output.line(self.say("shell-round-up"))
            output.lines(news)

    def finish(self) -> None:
        """The last events, the score sheet and who came where."""
        if len(self.people) > 1:
            self.shown[None] = max(self.shown.values())
            self.sitting = None
        self.tell_news()
        client = self.client()
        sheet = client.score_sheet()
        output.line()
        output.line(self.say("shell-over"))
        if sheet is not None:
            output.lines(self.say.result(sheet, client.standings()))

    # --- a question ---------------------------------------------------------------------------------------------------

    def question(self) -> None:
        """The open question, its possible answers by number, and what is not possible."""
        say = self.say
        client = self.client()
        prompt = client.prompt()
        view = client.view()
        output.line()
        if prompt.on_behalf_of is not None:
            output.line(say("shell-on-behalf", party=prompt.on_behalf_of))
        output.lines(self.board.reminder(view, say))
        output.line(say(prompt.title))
        number = 0
        for candidate in _possible(prompt):
            number += 1
            output.line(self.choice(number, candidate, self.board.note(view, candidate, say)))
        if prompt.asides:
            output.line(say("shell-asides"))
            for candidate in prompt.asides:
                number += 1
                output.line(self.choice(number, candidate, self.board.note(view, candidate, say)))
        refused = [candidate.notation for candidate in prompt.candidates if candidate.refusal is not None]
        if len(refused) > SHOWN_REFUSED:
            named = ", ".join(refused[:SHOWN_REFUSED])
            output.line(say("shell-not-now-more", notations=named, number=len(refused) - SHOWN_REFUSED))
        elif refused:
            output.line(say("shell-not-now", notations=", ".join(refused), number=len(refused)))

    def choice(self, number: int, candidate: Candidate, note: str) -> str:
        """One possible answer as a line."""
        message = "shell-choice-note" if note else "shell-choice"
        return self.say(message, number=number, label=self.say(candidate.label), notation=candidate.notation, note=note)

    def answer(self, typed: str, prompt: Prompt) -> bool:
        """Do what was typed; True if the question may have changed."""
        possible = [*_possible(prompt), *prompt.asides]
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
        possible = [*_possible(prompt), *prompt.asides]
        if typed.isdecimal():
            number = int(typed) if len(typed) < 6 else 0
            if 1 <= number <= len(possible):
                return possible[number - 1].action
            output.line(say("shell-no-choice-number", number=typed[:12], most=len(possible)))
            return -1
        try:
            return self.client().parse(typed)
        except IllegalAction as error:
            output.line(say.refusal(error.reason))
        except AmbiguousAction as error:
            output.line(say("shell-ambiguous", notations=", ".join(error.notations)))
        except UnreadableAction:
            if named := say.named(typed, possible) or say.named(typed, prompt.candidates):
                if named[0].refusal is None:
                    return named[0].action
                output.line(say.refusal(named[0].refusal))
                return -1
            output.line(say.unreadable(typed, possible, self.table.game.actions.notations))
        return -1

    def play(self, action: int) -> bool:
        """Give an answer and tell what it did."""
        client = self.client()
        client.play(action, client.token)
        self.tell_news()
        return True

    def confirm(self) -> None:
        """Stop before the others go on, so that an answer can still be taken back."""
        client = self.client()
        while self.pause and not self.table.over and self.sitting not in self.table.people_asked():
            if client.undo_refusal() is not None:
                return
            command, rest = self.words.command(output.ask(self.say("shell-go-on")))
            if command is None or self.obey(command, rest, client.prompt()):
                return

    # --- commands -----------------------------------------------------------------------------------------------------

    def obey(self, command: Command, rest: str, prompt: Prompt) -> bool:
        """Do what a command says; True if the question may have changed."""
        say = self.say
        client = self.client()
        if command is Command.HELP:
            output.lines(self.words.help())
        elif command is Command.WHY:
            self.why(rest, prompt)
        elif command is Command.PREVIEW:
            self.preview(rest, prompt)
        elif command is Command.BOARD:
            self.show_board(rest)
        elif command is Command.PLAYERS:
            output.lines(self.board.players(client.view(), say))
        elif command is Command.HAND:
            output.lines(self.board.hand(client.view(), say))
        elif command is Command.LOG:
            told = say.events(client.events(), ())
            output.lines((told if self.words.means_all(rest) else told[-SHOWN_LOG:]) or [say("shell-log-empty")])
        elif command is Command.RULES:
            self.rules(rest, prompt)
        elif command is Command.SAVE:
            self.save(rest)
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
            output.line(self.say(error.reason))
            return False
        self.tell_news()
        return True

    def why(self, rest: str, prompt: Prompt) -> None:
        """Whether something is possible, and if not, why not and by which rule."""
        if not rest:
            output.line(self.say("shell-which-choice"))
            return
        action = self.meant(rest, prompt)
        if action >= 0:
            named = next(each for each in [*prompt.candidates, *prompt.asides] if each.action == action)
            output.line(self.say("shell-possible", label=self.say(named.label)))

    def preview(self, rest: str, prompt: Prompt) -> None:
        """What an answer would do."""
        say = self.say
        if not rest:
            output.line(say("shell-which-choice"))
            return
        action = self.meant(rest, prompt)
        if action < 0:
            return
        preview = self.client().preview(action)
        output.lines(say.events(preview.events, ()) or [say("shell-preview-nothing")])
        if preview.outcome == "reveals":
            output.line(say("shell-preview-reveals"))
        elif preview.outcome == "over":
            output.line(say("shell-preview-over"))
        elif self.sitting in preview.asked:
            output.line(say("shell-preview-asks"))
        else:
            output.line(say("shell-preview-others", asked=[_seat(seat) for seat in preview.asked]))

    def show_board(self, rest: str) -> None:
        """The whole table or one player's part of it."""
        view = self.client().view()
        if not rest:
            output.lines(self.board.board(view, self.say))
            return
        seat = self.words.seat(rest, self.client().names)
        if seat is None:
            output.line(self.say("shell-no-player", typed=rest[:60], names=", ".join(self.client().names)))
            return
        output.lines(self.board.player(view, self.say, seat))

    def rules(self, rest: str, prompt: Prompt) -> None:
        """The sections of the rules, or one of them."""
        game = self.table.game
        if rest:
            try:
                output.lines(section_lines(game, rest))
            except ParvisError:
                output.line(self.say("shell-no-rule", typed=rest[:60]))
            return
        output.line(self.say("shell-rules-sections"))
        found = sections(game)
        output.lines([f"  {self.say('shell-rules-section', id=each.id, title=each.title)}" for each in found])
        if prompt.rule:
            output.line(self.say("shell-rules-here", rule=prompt.rule))
        if found:
            output.line(self.say("shell-rules-hint", id=found[0].id))

    def save(self, rest: str) -> None:
        """Say where the game is kept, or keep it elsewhere from now on."""
        if rest:
            try:
                self.table.save_as(Path(rest).expanduser())
            except SaveProblem as error:
                output.line(self.say("shell-save-problem", problem=self.say(error.reason)))
                return
        if self.table.save is None:
            output.line(self.say("shell-not-kept"))
        else:
            output.line(self.say("shell-saved-in", file=str(self.table.save.path)))


def _possible(prompt: Prompt) -> list[Candidate]:
    return [candidate for candidate in prompt.candidates if candidate.refusal is None]


def _seat(seat: int) -> Ref:
    return Ref("seat", str(seat))
