"""State: one position of a game, and the loop that carries it from question to question.

Cheap to copy, no history inside: two ways to the same position give equal states. A game's own state adds what lies
on its table; everything else (agenda, luck, who is asked, legality, views, previews) is here, once for all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from parvis.core import prompts
from parvis.core.errors import AmbiguousAction, UnknownName, UnreadableAction
from parvis.core.events import ONLY_CHOICE, REPLIED, RawEvent
from parvis.core.luck import Halted, Luck
from parvis.core.refusals import NOT_YOUR_TURN, OVER, IllegalAction, refusal
from parvis.core.steps import Field, Joint, Step
from parvis.core.wire import Preview, Prompt, Refusal, ScoreSheet, Standing, View
from parvis.core.words import members

if TYPE_CHECKING:
    from parvis.core.game import Game, Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Everything public here holds for every game; `docs/contract.md` lists the promises."""

    def __init__(self, game: Game, setup: Setup, source: State | None = None) -> None:
        """A state with nothing on the table, or a copy of `source`: what every game has of it."""
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.agenda: list[Step[Any]] = [] if source is None else source.agenda.copy()
        self.counters: list[int] = [] if source is None else source.counters.copy()
        self.seed: bytes = b"" if source is None else source.seed
        self.turn: int = 0 if source is None else source.turn
        self.finished: bool = source is not None and source.finished
        self.stopped: bool = source is not None and source.stopped
        # Passing marks, no part of the position: the log being written, and what the last play did.
        self.log: list[RawEvent] | None = None
        self.revealed = False
        self.continued = False
        self.halting = False

    # --- what a game's state brings ---

    def copy(self) -> State:
        """An independent copy. It carries no log."""
        raise NotImplementedError

    def numbers(self) -> list[Any]:
        """What lies on the table: integers and lists of integers, always in the same order."""
        raise NotImplementedError

    def set_numbers(self, numbers: list[Any]) -> None:
        """Take over what `numbers` gave."""
        raise NotImplementedError

    # --- who is asked, and what is possible ---

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.finished

    @property
    def asked(self) -> int:
        """The seats whose answer the game waits for, as a set."""
        return 0 if self.finished else self.agenda[-1].asks()

    @property
    def actors(self) -> list[int]:
        """The seats whose answer the game waits for; several for a joint question, and then in any order."""
        return members(self.asked)

    def why(self, seat: int, action: int) -> int:
        """0 if the seat may play the action now, as an answer or as an aside; else why not, packed."""
        if self.finished:
            return OVER
        game = self.game
        if game.aside_kinds and game.actions.kind[action] in game.aside_kinds:
            return game.aside_why(self, seat, action)
        step = self.agenda[-1]
        if not step.asks() >> seat & 1:
            return NOT_YOUR_TURN
        return step.why(self, seat, action)

    def legal(self, seat: int) -> list[int]:
        """The answers possible to the open question: ascending, never empty for an actor, empty for everyone else."""
        self._check_seat(seat)
        if self.finished:
            return []
        step = self.agenda[-1]
        if not step.asks() >> seat & 1:
            return []
        return [action for action in step.candidates(self, seat) if step.why(self, seat, action) == 0]

    def asides(self, seat: int) -> list[int]:
        """What the seat may do unasked. Never makes it an actor; apart from `legal`."""
        self._check_seat(seat)
        if self.finished or not self.game.aside_kinds:
            return []
        game = self.game
        return [action for action in game.aside_candidates(self, seat) if game.aside_why(self, seat, action) == 0]

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None exactly when the action is among `legal` or `asides`; else why not."""
        self._check_seat(seat)
        self._check_action(action)
        packed = self.why(seat, action)
        return refusal(packed, self.game.refusals, self.game.words) if packed else None

    def play(self, seat: int, action: int) -> None:
        """Play an action and carry on to the next question. `IllegalAction` leaves the state as it was."""
        self._check_seat(seat)
        self._check_action(action)
        packed = self.why(seat, action)
        if packed:
            reason = refusal(packed, self.game.refusals, self.game.words)
            raise IllegalAction(self.game.actions.notations[action], reason)
        self.revealed = False
        self.continued = False
        if self.game.aside_kinds and self.game.actions.kind[action] in self.game.aside_kinds:
            top = self.agenda[-1]
            size = len(self.agenda)
            self.game.aside(self, seat, action)
            if len(self.agenda) > size:
                raise RuntimeError("an aside asks nothing: it may not put steps on the agenda")
            self.settle()
            self.continued = bool(self.agenda) and self.agenda[-1] is top
            return
        step = self.agenda.pop()
        step.answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run the agenda until somebody is asked or the game is over."""
        while not self.finished:
            if not self.agenda:
                self.game.flow(self)
                continue
            step = self.agenda[-1]
            if step.is_work():
                self.agenda.pop()
                step.run(self)
                continue
            if not step.asks():
                raise RuntimeError(f"a question to nobody is on the agenda: {type(step).__name__}")
            if not step.public():
                return
            action = self._only_answer(step)
            if action < 0:
                return
            seat = self.actors[0]
            self.agenda.pop()
            if self.log is not None:
                self.tell(ONLY_CHOICE, seat, action)
            step.answer(self, seat, action)
        self.agenda.clear()

    def _only_answer(self, step: Step[Any]) -> int:
        """The one possible answer to a public question, or -1 if there are more or an aside could matter."""
        mask = step.asks()
        seat = mask.bit_length() - 1
        found = -1
        for action in step.candidates(self, seat):
            if step.why(self, seat, action) == 0:
                if found >= 0:
                    return -1
                found = action
        if found < 0:
            raise RuntimeError(f"a question without a possible answer is open: {type(step).__name__}")
        if self.game.aside_kinds and step.asides_matter() and self.asides(seat):
            return -1
        return found

    # --- what the rules call ---

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def luck(self, stream: int) -> Luck:
        """The luck of one operation of a stream: a shuffle or a draw that players have not seen before."""
        self.show()
        counter = self.counters[stream]
        self.counters[stream] = counter + 1
        return Luck(self.seed, stream, counter)

    def show(self) -> None:
        """Something hidden becomes known to somebody: nobody can take back what led here."""
        if self.halting:
            raise Halted
        self.revealed = True

    def tell(
        self,
        kind: int,
        party: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        viewers: int = 0,
    ) -> None:
        """Note an event, if anybody listens. `viewers` are the seats that see its private part."""
        if self.log is not None:
            self.log.append(RawEvent(kind, party, (a, b, c, d, e, f), viewers))

    def replied(self, seat: int, action: int) -> None:
        """A seat has replied to a joint question; only it knows what."""
        self.tell(REPLIED, seat, action, viewers=1 << seat)

    def finish(self, stopped: bool = False) -> None:
        """End the game here."""
        self.finished = True
        self.stopped = stopped

    # --- what leaves the engine ---

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self, seat)

    def prompt(self, seat: int | None) -> Prompt:
        """The open question as a seat sees it, with every candidate and why some are refused."""
        if seat is not None:
            self._check_seat(seat)
        return prompts.prompt(self, seat)

    def preview(self, seat: int, action: int) -> Preview:
        """What the action would do, as far as the seat may know; stops before the first draw or reveal."""
        self._check_seat(seat)
        self._check_action(action)
        return prompts.preview(self, seat, action)

    def parse(self, seat: int, text: str) -> int:
        """The action a seat means: its notation, or any beginning or end of it that only one possible action has.

        `UnreadableAction`: no action is called so. `IllegalAction`: one is, but not now. `AmbiguousAction`: several.
        """
        table = self.game.actions
        exact = table.find(text)
        if exact >= 0:
            packed = self.why(seat, exact)
            if packed:
                raise IllegalAction(table.notations[exact], refusal(packed, self.game.refusals, self.game.words))
            return exact
        typed = text.lower().split()
        possible = [a for a in self.legal(seat) + self.asides(seat) if _fits(typed, table.notations[a].split())]
        if len(possible) == 1:
            return possible[0]
        if possible:
            meant = [table.notations[a] for a in possible]
            names = ", ".join(f"'{notation}'" for notation in meant)
            raise AmbiguousAction(f"{text.strip()!r} could mean {names}", meant)
        raise UnreadableAction(table.unreadable(text))

    def scores(self) -> list[int]:
        """The score of every party as it stands."""
        return self.game.scores(self)

    def score_sheet(self) -> ScoreSheet:
        """The game's own score sheet."""
        return self.game.score_sheet(self)

    def standings(self) -> list[Standing]:
        """Who is where, best first, ties broken as the rules say."""
        return self.game.standings(self)

    # --- other worlds ---

    def resample(self, seat: int, luck: Luck) -> State:
        """A state drawn from those that fit all the seat has seen; hidden replies and the future are drawn too.

        The same luck gives the same world for all states that the seat cannot tell apart.
        """
        self._check_seat(seat)
        world = self.game.resample(self, seat, luck)
        world.seed = luck.seed_bytes()
        if world.finished:
            return world
        step = world.agenda[-1]
        if isinstance(step, Joint):
            others = [s for s, reply in enumerate(step.replies) if reply >= 0 and s != seat]
            replies = list(step.replies)
            for other in others:
                replies[other] = -1
            asking = step.with_replies(tuple(replies))
            world.agenda[-1] = asking
            for other in others:
                choices = world.legal(other)
                replies[other] = choices[luck.below(len(choices))]
            world.agenda[-1] = step.with_replies(tuple(replies))
        return world

    # --- bytes, positions, equality ---

    def to_bytes(self) -> bytes:
        """The whole state, hidden things included: never leaves the server."""
        game = self.game
        steps = [[game.step_index(step), *step.fields()] for step in self.agenda]
        return msgspec.msgpack.encode(
            [
                game.id,
                game.fingerprint,
                self.seats,
                self.setup.options,
                self.seed,
                self.counters,
                self.turn,
                self.finished,
                self.stopped,
                steps,
                self.numbers(),
            ]
        )

    def to_position(self, seat: int | None = None) -> str:
        """This state as readable text; with a seat, as that seat knows it."""
        return self.game.to_position(self, seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    # --- checks ---

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise UnknownName(f"there is no seat {seat}; this game has seats 0 to {self.seats - 1}")

    def _check_action(self, action: int) -> None:
        if not 0 <= action < len(self.game.actions.kind):
            raise UnknownName(f"there is no action {action}; this game has actions 0 to {len(self.game.actions) - 1}")


def _fits(typed: list[str], words: list[str]) -> bool:
    """Whether typed words abbreviate the first or the last words of a notation."""
    if not typed or len(typed) > len(words):
        return False
    first = all(word.startswith(part) for part, word in zip(typed, words, strict=False))
    last = all(word.startswith(part) for part, word in zip(typed, words[len(words) - len(typed) :], strict=True))
    return first or last


def tuple_fields(fields: list[Any]) -> list[Field]:
    """Fields of a step as they were before they went through bytes."""
    return [tuple(field) if isinstance(field, list) else field for field in fields]
