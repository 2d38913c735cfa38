"""Records: undo equals the replay of what stands, stops at what was shown; texts come back, and damage is noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.errors import ParvisError, RecordError, UndoRefused
from parvis.core.records import Record, read_record
from parvis.core.state import State
from parvis.testkit.walks import Case, Choice, Tally

if TYPE_CHECKING:
    from parvis.testkit.conformance import Budget, Conformance

REASONS = ("undo-nothing", "undo-revealed", "undo-others-played")


def undo(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """At every step every seat tries to take back its last play."""
    for number, walk in enumerate(tally.walks(kit.game, budget.full + budget.games)):
        start = walk.state.copy()
        for record in walk.recorded():
            every = 1 if number < budget.full else budget.every
            if len(walk.trail) % every == 0 or record.state.asked.bit_count() > 1:
                tally.steps += 1
                shown = record.state.revealed
                for who in range(case.seats):
                    _take_back(record, start, who, shown and who == walk.trail[-1][0], tally)


def _take_back(record: Record, start: State, seat: int, must_not: bool, tally: Tally) -> None:
    before = record.state.copy()
    standing = standing_plays(record)
    refusal = record.undo_refusal(seat)
    if refusal is not None:
        tally.that(refusal.id in REASONS, "the reason '%s' is not known", refusal.id)
        try:
            record.undo(seat)
        except UndoRefused:
            tally.that(record.state == before, "a refused undo changed the state")
            return
        raise AssertionError(f"undo of seat {seat} is refused ({refusal.id}), and was done")
    tally.that(not must_not, "seat %s could take back what showed something", seat)
    at = max(i for i, (who, _) in enumerate(standing) if who == seat)
    expected = replay(start, standing[:at] + standing[at + 1 :])
    events = len(record.events(None))
    record.undo(seat)
    tally.that(record.state == expected, "after undo of seat %s the state is not the replay of what stands", seat)
    tally.that(standing_plays(record) == standing[:at] + standing[at + 1 :], "undo took back something else")
    numbers = [event.number for event in record.events(None)]
    tally.that(numbers == list(range(events + 1)), "undo changed what had been told, or told nothing")
    record.redo(seat)
    tally.that(record.state == before, "redo of seat %s did not bring the state back", seat)


def standing_plays(record: Record) -> list[Choice]:
    """The plays of a record that stand, worked out from its entries alone."""
    line: list[Choice] = []
    undone: list[Choice] = []
    for entry in record.entries:
        if entry.word == "undo":
            at = max(i for i, (who, _) in enumerate(line) if who == entry.seat)
            undone.append(line.pop(at))
        elif entry.word == "redo":
            line.append(undone.pop())
        else:
            line.append((entry.seat, record.game.action(entry.word)))
    return line


def replay(start: State, plays: list[Choice]) -> State:
    """A start and what was played."""
    state = start.copy()
    for seat, action in plays:
        state.play(seat, action)
    return state


def texts(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """A record written and read gives the same game at every stage; an unfinished one is never given away."""
    for walk in tally.walks(kit.game, budget.games):
        for record in walk.recorded():
            record.about = {"players": ["a\u2028b", '"<script>"', "é"]}
            tally.steps += 1
            if record.undo_refusal(walk.trail[-1][0]) is None and walk.luck.below(3) == 0:
                record.undo(walk.trail[-1][0])
            if len(record.entries) % (3 * budget.every) == 0 or record.state.over:
                _written(record, kit, tally)
        tally.that(record.export(0) == record.text(), "the export of a finished game is not the whole record")


def _written(record: Record, kit: Conformance, tally: Tally) -> None:
    text = record.text()
    read = read_record(text, kit.game)
    tally.that(read.state == record.state, "a record read back has another state")
    tally.that(read.entries == record.entries and read.about == record.about, "a record read back lacks something")
    tally.that(read.text() == text, "a record read back is written differently")
    tally.that(read.events(None) == record.events(None), "a record read back tells other events")
    lines = text.splitlines(keepends=True)
    for broken in (text[: len(text) // 2], "".join(lines[:-2] + lines[-1:]), text.replace("seats ", "seats 9", 1), ""):
        refused(broken, kit, tally)
    if not record.state.over:
        for seat in (None, *range(record.state.seats)):
            export = record.export(seat)
            tally.that(record.start.seed.hex() not in export, "an export of an unfinished game holds its seed")
            refused(export, kit, tally)


def refused(text: str, kit: Conformance, tally: Tally) -> None:
    """A text that is no whole record gives one line of error."""
    try:
        read_record(text, kit.game)
    except RecordError as error:
        tally.that("\n" not in str(error), "an error of several lines: %s", error)
    except ParvisError as error:
        raise AssertionError(f"a damaged record gives {type(error).__name__}") from error
    else:
        raise AssertionError("a damaged record was read")
