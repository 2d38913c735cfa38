"""Game: what is the same for all positions of a game, and the recipe for starting one.

A game is a subclass that names its things, actions, questions, refusals, events and steps, and says how a game is
dealt, what follows when the agenda is empty, what a seat may see, and how it is scored. Everything else is shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from parvis.core.actions import ActionTable
from parvis.core.errors import DataError, ParvisError, RecordError, UnknownName
from parvis.core.events import CORE_EVENTS, RawEvent
from parvis.core.luck import SEED_BYTES, Luck, fresh_seed, seed_of
from parvis.core.refusals import CORE_REFUSALS, NOT_NOW
from parvis.core.state import State, tuple_fields
from parvis.core.steps import Step
from parvis.core.tables import Report
from parvis.core.wire import Option, Ref, ScoreSheet, Standing, Text, View
from parvis.core.words import ACTION, NUMBER, PARTY, SEAT, Form, Vocabulary

OptionValue = str | bool | int | list[str] | None

USUAL_SEATS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """How a game was set up: shared by all its states, never changed."""

    def __init__(self, seats: int, options: dict[str, OptionValue]) -> None:
        self.seats = seats
        self.options = options


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game and its printed facts. One object serves any number of tables."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    stage: ClassVar[str] = "complete"
    turn_bound: ClassVar[int]
    """No turn (from one change of `state.turn` to the next) takes more answers than this for each seat."""
    view_type: ClassVar[type[View]]
    step_types: ClassVar[tuple[type[Step[Any]], ...]]
    streams: ClassVar[tuple[str, ...]]

    def __init__(
        self,
        words: Vocabulary,
        actions: ActionTable,
        questions: list[Form],
        refusals: list[Form],
        events: list[Form],
        steps: list[Form],
        fingerprint: str,
    ) -> None:
        self.words = words
        self.actions = actions
        self.questions = questions
        self.refusals = [*CORE_REFUSALS, *refusals]
        self.events = [*CORE_EVENTS, *events]
        self.steps = steps
        self.fingerprint = fingerprint
        self.options: list[Option] = []
        self.aside_kinds: set[int] = set()
        self.extra_words: dict[str, dict[str, str]] = {}
        """Names and texts an owner's data brings, by language and message id."""
        self.topics: dict[str, str] = {}
        """Where the rules speak of a thing, as a citation: by its kind (`card`), or by kind and id (`term-plague`)."""
        words.add(ACTION, tuple(actions.notations))
        self._step_index = {cls: index for index, cls in enumerate(self.step_types)}

    # --- what a game brings ---

    def new_state(self, setup: Setup) -> State:
        """A state with nothing on the table."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Setup:
        """What follows from the options; refuses combinations that do not exist."""
        return Setup(seats, options)

    def deal(self, state: State) -> None:
        """Lay the table for the first turn."""
        raise NotImplementedError

    def flow(self, state: State) -> None:
        """The agenda is empty: put on it what comes next, or finish the game."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know: an allow-list built up from nothing."""
        raise NotImplementedError

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        """A copy in which everything the seat has not seen is drawn anew, fitting all it has."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """The score of every party."""
        raise NotImplementedError

    def score_sheet(self, state: State) -> ScoreSheet:
        """Rows that add up to the scores."""
        raise NotImplementedError

    def standings(self, state: State) -> list[Standing]:
        """Who is where, best first."""
        raise NotImplementedError

    def worth(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, in points: what simple bots compare. A better guess, a better bot."""
        return float(self.scores(state)[seat])

    def data_report(self) -> Report:
        """What is worth saying about the printed facts the game was made from."""
        return Report([], [], [])

    def to_position(self, state: State, seat: int | None) -> str:
        """The state as readable text."""
        raise NotImplementedError

    def from_position(self, text: str) -> State:
        """The state a readable text describes; `PositionError` names the line and the rule broken."""
        raise NotImplementedError

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        """How many play if nobody says, with these options."""
        return max(self.min_seats, min(USUAL_SEATS, self.max_seats))

    def parties(self, setup: Setup) -> int:
        """How many have a score: the seats, then automata."""
        return setup.seats

    def party(self, setup: Setup, party: int) -> Ref:
        """A party as clients get it. Games with automata name those."""
        return Ref(SEAT, str(party))

    def aside_candidates(self, state: State, seat: int) -> list[int]:
        """What a seat might do unasked, ascending. Games with `aside_kinds` say."""
        return []

    def aside_why(self, state: State, seat: int, action: int) -> int:
        """0 if the seat may do this unasked now, else why not."""
        return NOT_NOW

    def aside(self, state: State, seat: int, action: int) -> None:
        """Carry an aside out, in the middle of whatever is being asked."""
        raise NotImplementedError

    # --- shared ---

    def start(self, seats: int = 0, seed: int | str | bytes | None = None, **options: OptionValue) -> State:
        """Deal a game. The same seats, seed and options always give the same game; no seed, a new one each time."""
        return self.start_telling(None, seats, seed, **options)

    def start_telling(
        self,
        log: list[RawEvent] | None,
        seats: int = 0,
        seed: int | str | bytes | None = None,
        **options: OptionValue,
    ) -> State:
        """`start`, with the events of the deal noted in `log`."""
        seats = seats or self.min_seats
        if not self.min_seats <= seats <= self.max_seats:
            raise UnknownName(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        setup = self.setup(seats, self.read_options(seats, options))
        state = self.new_state(setup)
        if seed is None:
            state.seed = fresh_seed()
        else:
            state.seed = seed if isinstance(seed, bytes) else seed_of(str(seed))
        if len(state.seed) != SEED_BYTES:
            raise UnknownName(f"a seed given as bytes has {SEED_BYTES} of them, not {len(state.seed)}")
        state.counters = [0] * len(self.streams)
        state.log = log
        self.deal(state)
        state.settle()
        state.log = None
        state.revealed = False
        return state

    def read_options(self, seats: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options in their declared order, checked, missing ones at their default."""
        known = {option.name: option for option in self.options}
        asked: dict[str, object] = {}
        for name, value in given.items():
            outside = name.replace("_", "-")
            if outside not in known:
                raise UnknownName(f"{self.id} has no option '{outside}'; it has: {', '.join(known)}")
            asked[outside] = value
        return {name: self._read_option(option, seats, asked.get(name)) for name, option in known.items()}

    def _read_option(self, option: Option, seats: int, value: object) -> OptionValue:
        if value is None:
            return option.default
        allowed = ", ".join(option.values)
        if option.kind == "flag":
            if not isinstance(value, bool):
                raise UnknownName(f"option '{option.name}' is yes or no (true or false), not {value!r}")
            return value
        if option.kind == "seat":
            return _whole(value, 0, seats - 1, f"option '{option.name}' is a seat from 0 to {seats - 1}")
        if option.kind == "number":
            low, high = option.low, option.high
            return _whole(value, low, high, f"option '{option.name}' is a number from {low} to {high}")
        if option.kind == "choice":
            if str(value) not in option.values:
                raise UnknownName(f"option '{option.name}' cannot be {value!r}; choose one of: {allowed}")
            return str(value)
        chosen = [value] if isinstance(value, str) else value
        if option.kind == "seats":
            allowed = ", ".join(str(seat) for seat in range(seats))
        if not isinstance(chosen, list | tuple):
            raise UnknownName(f"option '{option.name}' is a list out of: {allowed}; not {value!r}")
        values = [str(seat) for seat in range(seats)] if option.kind == "seats" else option.values
        for word in chosen:
            if word not in values:
                raise UnknownName(f"option '{option.name}' cannot hold {word!r}; choose out of: {allowed}")
        if len(set(chosen)) != len(chosen):
            raise UnknownName(f"option '{option.name}' names something twice: {', '.join(chosen)}")
        if option.kind == "per-seat":
            if len(chosen) != seats:
                raise UnknownName(f"option '{option.name}' needs {seats} words, one for each seat, not {len(chosen)}")
            return list(chosen)
        return [word for word in values if word in chosen]

    def from_bytes(self, data: bytes) -> State:
        """The state that `to_bytes` wrote, exactly."""
        try:
            game, fingerprint, seats, options, seed, counters, turn, finished, stopped, steps, numbers = (
                msgspec.msgpack.decode(data)
            )
            if game != self.id:
                raise RecordError(f"these bytes are a state of '{game}', not of '{self.id}'")
            if fingerprint != self.fingerprint:
                raise RecordError(f"these bytes belong to the tables {fingerprint}; this game has {self.fingerprint}")
            state = self.new_state(self.setup(seats, options))
            state.seed = seed
            state.counters = counters
            state.turn = turn
            state.finished = finished
            state.stopped = stopped
            state.agenda = [self.step_types[step[0]](*tuple_fields(step[1:])) for step in steps]
            state.set_numbers(numbers)
        except RecordError:
            raise
        except (ParvisError, msgspec.DecodeError, ValueError, TypeError, LookupError, AttributeError) as error:
            raise RecordError("these bytes are no state written by Parvis; they may be cut short") from error
        return state

    def step_index(self, step: Step[Any]) -> int:
        """Which of the game's step types a step has."""
        return self._step_index[type(step)]

    def action(self, text: str) -> int:
        """The action written so (`hire monk`)."""
        return self.actions.parse(text)

    def notation(self, action: int) -> str:
        """How an action is written."""
        return self.actions.notations[action]

    def topic(self, ref: Ref) -> str:
        """Where the rules speak of a thing; "" if the game does not say."""
        return self.topics.get(f"{ref.thing}-{ref.id}", self.topics.get(ref.thing, ""))

    def label(self, action: int, question: str) -> Text:
        """An action in people's words; the same action may read differently under different questions."""
        kind = self.actions.kinds[self.actions.kind[action]].name
        args = self.actions.args(action)
        return Text(f"action-{kind}", {**args, "question": question})

    def check_words(self) -> None:
        """Every thing a form mentions exists: a mistake in a game's declarations shows when it is loaded."""
        known = {*self.words.things, NUMBER, SEAT, PARTY}
        for form in [*self.questions, *self.refusals, *self.events, *self.steps]:
            if (form in self.refusals and len(form.slots) > 3) or len(form.slots) > 6:
                raise DataError(f"form '{form.name}' has more arguments than fit")
            for slot in form.slots:
                if slot.thing not in known:
                    raise DataError(f"form '{form.name}' mentions the unknown thing '{slot.thing}'")


def _whole(value: object, low: int, high: int, right: str) -> int:
    """A whole number, also where it is written as text."""
    text = str(value)
    if isinstance(value, bool) or not (text.isascii() and text.isdigit()) or not low <= int(text) <= high:
        raise UnknownName(f"{right}, not {value!r}")
    return int(text)


def ranked(scores: list[int], tie_breaks: list[tuple[int, ...]], notes: list[str]) -> list[Standing]:
    """Standings by score, then by each tie-break in turn, more being better; what is still level is shared."""
    order = sorted(range(len(scores)), key=lambda party: (scores[party], tie_breaks[party]), reverse=True)
    keys = [(scores[party], tie_breaks[party]) for party in order]
    return [
        Standing(party, keys.index(key) + 1, scores[party], keys.count(key) > 1, notes[party])
        for party, key in zip(order, keys, strict=True)
    ]
