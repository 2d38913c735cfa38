"""Walks: games played by the kit, one choice at a time, so that any step of any of them can be found again.

A walk is a game, a case (seats and options), a seed, and what was played. Choosers say what is played next. A `Tally`
counts what a check looked at and turns a broken promise into an `AssertionError` that tells how to come back to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from parvis.core.errors import UnknownName
from parvis.core.events import RawEvent
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.state import State

Choice = tuple[int, int]
"""A seat and an action."""
Chooser = Callable[[State, Luck], Choice]

LONGEST = 20_000
"""A walk of more plays than this has lost its way: the game does not end."""


@dataclass(frozen=True)
class Case:
    """One way to set a game up: how many seats, and the options that are not at their default."""

    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @staticmethod
    def of(seats: int, **options: OptionValue) -> Case:
        """A case from options as `Game.start` takes them."""
        return Case(seats, tuple(sorted(options.items())))

    def start(self, game: Game, seed: int | str | bytes) -> State:
        """Deal a game of this case."""
        return game.start(self.seats, seed, **dict(self.options))

    def __str__(self) -> str:
        shown = [f"{name}={','.join(v) if isinstance(v, list) else v}" for name, v in self.options]
        return "-".join([f"{self.seats}-seats", *shown])


class Walk:
    """A game being played by the kit."""

    def __init__(self, game: Game, case: Case, seed: str) -> None:
        self.game = game
        self.case = case
        self.seed = seed
        self.state = case.start(game, seed)
        self.trail: list[Choice] = []
        self.record: Record | None = None
        self.luck = Luck.of(f"{seed} choices")

    def play(self, seat: int, action: int) -> None:
        """Play on."""
        self.trail.append((seat, action))
        self.state.play(seat, action)

    def steps(self, choose: Chooser | None = None, longest: int = LONGEST) -> Iterator[State]:
        """The state before each play, to its end. A caller must not change it."""
        choose = choose or at_random
        while not self.state.over:
            if len(self.trail) >= longest:
                if longest == LONGEST:
                    raise AssertionError(f"the game has not ended after {longest} plays")
                return
            yield self.state
            self.play(*choose(self.state, self.luck))

    def recorded(self, choose: Chooser | None = None) -> Iterator[Record]:
        """The record after each play, to its end. A caller may take back and play again in it."""
        choose = choose or with_asides
        options = dict(self.case.options)
        record = Record.of(self.game, self.case.seats, self.seed, **options)
        self.record = record
        while not record.state.over:
            if len(record.entries) >= LONGEST:
                raise AssertionError(f"the game has not ended after {LONGEST} entries")
            seat, action = choose(record.state, self.luck)
            record.play(seat, action)
            self.trail.append((seat, action))
            yield record

    def where(self) -> str:
        """How to come back to this step."""
        options = "".join(f", {name}={value!r}" for name, value in self.case.options)
        played = [f"{seat} {self.game.notation(action)}" for seat, action in self.trail]
        if self.record is not None:
            played = [f"{entry.seat} {entry.word}" for entry in self.record.entries]
        shown = "; ".join(played if len(played) <= 200 else [f"({len(played) - 200} more)", *played[-200:]])
        return (
            f"{self.game.id}, {self.case.seats} seats, step {len(self.trail)}:"
            f" game.start({self.case.seats}, {self.seed!r}{options}), then {shown or 'nothing yet'}"
        )


@dataclass
class Tally:
    """What a check has looked at."""

    check: str
    case: Case
    games: int = 0
    steps: int = 0
    checks: int = 0
    walk: Walk | None = field(default=None, repr=False)
    skipped: str = ""
    """Why there was nothing to look at, if so: then no floor holds."""

    def that(self, holds: bool, message: str, *args: object) -> None:
        """Count a promise, and fail if it is broken. The message is made only then."""
        self.checks += 1
        if not holds:
            raise AssertionError(message % args if args else message)

    def begin(self, game: Game, seed: str) -> Walk:
        """A walk whose steps are told when something breaks."""
        self.games += 1
        self.walk = Walk(game, self.case, seed)
        return self.walk

    def walks(self, game: Game, count: int) -> Iterator[Walk]:
        """So many games of this case, always the same ones for the same check."""
        for number in range(count):
            yield self.begin(game, f"{self.check} {self.case} {number}")

    def steps_of(self, walk: Walk, every: int = 1, choose: Chooser | None = None) -> Iterator[State]:
        """Each `every`-th state of a walk, and every state in which several seats are asked at once."""
        for state in walk.steps(choose):
            if (len(walk.trail) + len(walk.seed)) % every == 0 or state.asked.bit_count() > 1:
                self.steps += 1
                yield state

    def report(self, game: str) -> dict[str, str | int]:
        """The same for a test runner: `record_property("kit", ...)` hands it to the summary of a test run."""
        counts = {"games": self.games, "steps": self.steps, "checks": self.checks}
        return {"game": game, "check": self.check, "case": str(self.case), "skipped": self.skipped, **counts}

    def line(self) -> str:
        """One line for people."""
        counts = f"{self.games:>6} games {self.steps:>8} steps {self.checks:>10} checks"
        return f"{self.check:<12} {self.case!s:<40} {self.skipped or counts}"


# --- choosers -------------------------------------------------------------------------------------------------------


def at_random(state: State, luck: Luck) -> Choice:
    """Any asked seat, any answer; never an aside."""
    actors = state.actors
    seat = actors[luck.below(len(actors))]
    legal = state.legal(seat)
    if not legal:
        raise AssertionError(f"seat {seat} is asked and has no legal answer")
    return seat, legal[luck.below(len(legal))]


def with_asides(state: State, luck: Luck) -> Choice:
    """Like `at_random`, but any seat that can do something unasked sometimes does."""
    if state.game.aside_kinds and luck.below(12) == 0:
        able = [seat for seat in range(state.seats) if state.asides(seat)]
        if able:
            seat = able[luck.below(len(able))]
            asides = state.asides(seat)
            return seat, asides[luck.below(len(asides))]
    return at_random(state, luck)


def prefer(kind: int) -> Chooser:
    """Always the same kind of action where it is possible, the first such; asides too."""

    def choose(state: State, luck: Luck) -> Choice:
        kinds = state.game.actions.kind
        for seat in state.actors:
            for action in state.legal(seat):
                if kinds[action] == kind:
                    return seat, action
        for seat in range(state.seats):
            for action in state.asides(seat):
                if kinds[action] == kind:
                    return seat, action
        return at_random(state, luck)

    return choose


def scripted(choices: Iterable[int]) -> Chooser:
    """Choice by choice from a list of numbers, each taken modulo what is possible; then always the first answer.

    Whatever the numbers are, the game is legal, and small numbers make plain games: right for shrinking.
    """
    left = iter(choices)

    def choose(state: State, luck: Luck) -> Choice:
        number = next(left, 0)
        actors = state.actors
        seat = actors[number % len(actors)]
        possible = state.legal(seat) + state.asides(seat)
        return seat, possible[number // len(actors) % len(possible)]

    return choose


def play_on(state: State, trail: Iterable[Choice], log: bool = False) -> list[RawEvent]:
    """Play choices on a state; its events if asked for."""
    events: list[RawEvent] = []
    state.log = events if log else None
    for seat, action in trail:
        state.play(seat, action)
    state.log = None
    return events


def flat(events: list[RawEvent]) -> list[tuple[object, ...]]:
    """Events in a form that can be compared."""
    return [(event.kind, event.party, event.numbers, event.viewers) for event in events]


# --- cases ----------------------------------------------------------------------------------------------------------


def covering_cases(
    game: Game, seats: Iterable[int] | None = None, fixed: dict[str, OptionValue] | None = None
) -> list[Case]:
    """Cases in which, for every seat count, each value of each option meets each value of every other one.

    Combinations that the game refuses are left out. What belongs to seats is left to luck, numbers to their default;
    `fixed` options keep their value.
    """
    axes = _axes(game, fixed or {})
    found = []
    for count in seats or range(game.min_seats, game.max_seats + 1):

        def case(row: Sequence[int], count: int = count) -> Case:
            options = {name: values[at] for (name, values), at in zip(axes, row, strict=True)}
            return Case.of(count, **(fixed or {}), **{k: v for k, v in options.items() if v is not None})

        def possible(row: Sequence[int]) -> bool:
            chosen = case(row)
            try:
                game.setup(chosen.seats, game.read_options(chosen.seats, dict(chosen.options)))
            except UnknownName:
                return False
            return True

        found += [case(row) for row in _pairwise([len(values) for _, values in axes], possible)]
    return found


def _axes(game: Game, fixed: dict[str, OptionValue]) -> list[tuple[str, list[OptionValue]]]:
    """The options that vary, with the values they take; None leaves an option open."""
    axes: list[tuple[str, list[OptionValue]]] = []
    for option in game.options:
        name = option.name.replace("-", "_")
        if option.kind in ("seat", "seats", "per-seat", "number") or name in fixed:
            continue
        unset: list[OptionValue] = [None] if option.default is None else []
        if option.kind == "flag":
            axes.append((name, [*unset, False, True]))
        elif option.kind == "choices":
            axes.append((name, [*unset, [], list(option.values), *([value] for value in option.values)]))
        else:
            axes.append((name, [*unset, *option.values]))
    return axes


Pair = tuple[int, int, int, int]
MOST_TRIES = 500


def _pairwise(sizes: list[int], possible: Callable[[Sequence[int]], bool]) -> list[list[int]]:
    """Possible rows in which every pair of values of two columns occurs, if it can; greedy, so not the fewest."""
    if len(sizes) < 2:
        rows = [[value] for value in range(sizes[0])] if sizes else [[]]
        return [row for row in rows if possible(row)]
    pairs = {
        (i, a, j, b)
        for i in range(len(sizes))
        for j in range(i + 1, len(sizes))
        for a in range(sizes[i])
        for b in range(sizes[j])
    }
    found: list[list[int]] = []
    while pairs:
        pair = min(pairs)
        row = _row(sizes, pair, pairs, possible)
        pairs.discard(pair)
        if row:
            pairs -= {(x, row[x], y, row[y]) for x in range(len(sizes)) for y in range(x + 1, len(sizes))}
            found.append(row)
    return found


def _row(sizes: list[int], pair: Pair, pairs: set[Pair], possible: Callable[[Sequence[int]], bool]) -> list[int]:
    """A possible row with this pair that covers many others; empty if none of those tried is possible."""
    i, a, j, b = pair
    start = [-1] * len(sizes)
    start[i], start[j] = a, b
    stack = [start]
    for _ in range(MOST_TRIES):
        if not stack:
            break
        row = stack.pop()
        if -1 not in row:
            if possible(row):
                return row
            continue
        column = row.index(-1)
        best_last = sorted(range(sizes[column]), key=lambda value: (_gain(pairs, row, column, value), -value))
        stack += [[*row[:column], value, *row[column + 1 :]] for value in best_last]
    return []


def _gain(pairs: set[Pair], row: list[int], column: int, value: int) -> int:
    """How many pairs still wanted a value would bring."""
    found = 0
    for other, there in enumerate(row):
        if there >= 0:
            low, high = ((other, there), (column, value)) if other < column else ((column, value), (other, there))
            found += (*low, *high) in pairs
    return found
