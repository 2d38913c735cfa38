"""Where a position stands: the open question, and what comes after it (AR 3).

A position written by a program has its whole agenda; one written by hand has the question, or who had the last turn,
and the rest follows.
"""

from __future__ import annotations

from typing import Any, Final

from parvis.core.luck import Luck
from parvis.core.positions import Part, StepWords, shown
from parvis.core.steps import Field, Joint, Question, Step
from parvis.games.architects.flow import Finish
from parvis.games.architects.rules.cards import CheckHand
from parvis.games.architects.rules.draft import Deal, DrawMore
from parvis.games.architects.rules.gains import Excess, Pay, sum_of
from parvis.games.architects.rules.guildhall import Advance, why_advance
from parvis.games.architects.rules.opponent import Scheming
from parvis.games.architects.rules.workshop import MakeRoom, Take
from parvis.games.architects.state import ArchitectsState

DRAFT: Final = "draft"
PUT_BACK: Final = "put-back"
KEEP: Final = "keep-building"
END_ORDER: Final = "end-order"
_BEGINS: Final = ("place-worker", "retrieve", "hand-limit")
_MOST_STEPS: Final = 60


class Agenda:
    """The question and the agenda while they are being read. `seat` is who is asked, -1 for none or several."""

    def __init__(self, root: Part, state: ArchitectsState, words: StepWords) -> None:
        self.root = root
        self.state = state
        self.words = words
        self.part = root.part("question")
        self.names = [form.name for form in state.game.steps]
        self.ask = ""
        self.seat = -1
        if "question" not in root.table:
            return
        game = state.game
        questions = [
            form.name
            for form, cls in zip(game.steps, game.step_types, strict=True)
            if issubclass(cls, Question | Joint)
        ]
        if state.finished:
            raise root.error("the game is over, so nothing is asked", "question")
        self.ask = self.part.word("ask", questions)
        if self.ask != DRAFT:
            default = words.seats[state.mover] if 0 <= state.mover < state.seats else None
            self.seat = words.seats.index(self.part.word("seat", words.seats, default))
            if not root.has("turn-of") and self.ask != PUT_BACK:
                state.mover = self.seat

    def drafting(self) -> bool:
        """Whether the draft is on."""
        return self.ask == DRAFT

    def drafted(self) -> bool:
        """Whether hands have been drafted."""
        return self.ask not in ("", DRAFT, PUT_BACK) or self.begun()

    def begun(self) -> bool:
        """Whether, without a question, turns have been taken."""
        return not self.ask and (self.state.finished or self.state.mover >= 0 or self.state.turn > 0)

    def looking(self) -> int:
        """How many cards are being looked at, if nothing is said of it."""
        tables = self.state.tables
        return tables.solo_deal if self.ask == PUT_BACK else tables.market_draw if self.ask == KEEP else 0

    def read(self) -> None:
        """The agenda, onto the state."""
        state = self.state
        below = self.root.parts("agenda")
        if not self.ask:
            if below:
                raise self.root.error("an agenda needs the question that is open above it: [question]", "agenda")
            if not state.finished and not self.begun():
                state.agenda = [Deal()]
            return
        if len(below) > _MOST_STEPS:
            raise self.root.error(f"an agenda has at most {_MOST_STEPS} steps", "agenda")
        top = self.words.read(self.part, self.names.index(self.ask), self._defaults())
        self.part.closed()
        state.agenda = [self._step(part) for part in reversed(below)] if below else self._rest()
        state.agenda.append(top)

    def _step(self, part: Part) -> Step[Any]:
        name = part.word("step", self.names)
        step = self.words.read(part, self.names.index(name), {})
        part.closed()
        draft = isinstance(step, Joint | Deal)
        wrong = "the draft is asked first" if draft else _impossible(self.state, step)
        if wrong:
            raise part.error(f"'{name}' cannot stand here: {wrong}", "step")
        return step

    def _rest(self) -> list[Step[Any]]:
        """What comes after a question written by hand: the end of the turn, or of the game."""
        if self.ask in (DRAFT, PUT_BACK):
            return [DrawMore()]
        if self.ask == END_ORDER:
            return [Finish()]
        return [] if self.ask in _BEGINS else [CheckHand(self.seat)]

    def _defaults(self) -> dict[str, Field]:
        found: dict[str, Field] = {"made": 0, "places": 0, "discount": 0, "free": 0, "used": 0, "left": 1}
        if self.seat >= 0:
            found["seat"] = self.seat
        return found

    def open(self, luck: Luck) -> None:
        """Ask the question, if it can be asked here; or go on to the next one."""
        state = self.state
        if state.finished:
            return
        if not self.ask:
            state.settle()
            state.revealed = False
            return
        top = state.agenda[-1]
        if isinstance(top, Joint):
            self._complete(top, luck)
            return
        wrong = _impossible(state, top)
        if not wrong and not state.legal(self.seat):
            wrong = "no answer would be possible"
        if wrong:
            raise self.part.error(f"'{self.ask}' is not asked here: {wrong}", "ask")

    def _complete(self, top: Joint[Any], luck: Luck) -> None:
        """Every reply is possible, and one at least is missing; hidden ones are drawn."""
        state = self.state
        given = self.part.part("replies")
        state.agenda[-1] = asking = top.with_replies((-1,) * state.seats)
        if top.mask != (1 << state.seats) - 1:
            raise self.part.wrong("seats", "all seats: everybody drafts")
        sizes = {(state.hand[seat].bit_count(), state.offer[seat].bit_count()) for seat in range(state.seats)}
        if len(sizes) > 1 or min(sizes)[1] < 2:
            raise self.part.error("'draft' is not asked here: everybody has as many cards to choose from", "ask")
        hidden = self.words.hidden_replies(self.part)
        replies = list(top.replies)
        for seat, reply in enumerate(replies):
            legal = state.legal(seat)
            if seat in hidden:
                replies[seat] = legal[luck.below(len(legal))]
            elif reply >= 0 and asking.why(state, seat, reply):
                name = self.words.seats[seat]
                raise given.wrong(name, "an answer that is possible, such as " + shown(state.game.notation(legal[0])))
        if -1 not in replies:
            raise given.error("everybody has replied, so nothing is asked any more")
        state.agenda[-1] = top.with_replies(tuple(replies))


def _impossible(state: ArchitectsState, step: Step[Any]) -> str:
    """Why a step cannot lie on the agenda of this table; nothing if it can."""
    if isinstance(step, Excess) and not 0 < step.points <= state.unpaid[step.seat]:
        return "there are not so many unpaid debts"
    if isinstance(step, Take | MakeRoom) and state.slot_of(step.card) < 0:
        return "that apprentice is not on display"
    if isinstance(step, Advance) and why_advance(state, step.seat):
        return "there is no free level above"
    if isinstance(step, Scheming) and step.done > len(state.tables.schemes.schemes[step.scheme].steps):
        return "the scheme has fewer steps"
    if isinstance(step, Pay) and sum_of(state, step.seat, step.others | 1 << step.good) < step.amount:
        return "that cannot be paid"
    return ""
