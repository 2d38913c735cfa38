"""Facts: changing any number of a game's data changes what happens, or the data check refuses it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence

from parvis.core.errors import DataError, ParvisError
from parvis.core.events import RawEvent
from parvis.core.game import Game
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.testkit.walks import Case, flat, with_asides

Load = Callable[[dict[str, str]], Game]

_TOKEN = re.compile(r"""("(?:[^"\\]|\\.)*"|'[^']*'|\#.*)|(?<![\w.+-])(-?\d+)(?![\w.:-])""")


def numbers_in(text: str) -> Iterator[tuple[int, str]]:
    """Each number of a TOML text: its line, and the text with that number one higher."""
    before = tomllib.loads(text)
    for found in _TOKEN.finditer(text):
        if found[2] is None:
            continue
        changed = f"{text[: found.start()]}{int(found[2]) + 1}{text[found.end() :]}"
        try:
            if tomllib.loads(changed) == before:
                continue
        except tomllib.TOMLDecodeError:
            continue
        yield text.count("\n", 0, found.start()) + 1, changed


def inert(
    load: Load, texts: Mapping[str, str], cases: Sequence[Case], games: int = 3, probes: Sequence[str] = ()
) -> list[str]:
    """The numbers (`file:line`) that can be changed by one without anything noticing.

    Noticing is a `DataError`, or another course of some random games: of each case, and from each of the positions in
    `probes`, which are for numbers that seldom come up. A number that no rule reads keeps the fingerprint; one that is
    read and still changes nothing is suspicious all the more.
    """
    usual = load(dict(texts))
    starts: list[Case | str] = [*cases, *probes]
    course = [behaviour(usual, start, number) for start in starts for number in range(games)]
    found = []
    for file, text in texts.items():
        for line, changed in numbers_in(text):
            try:
                game = load({**texts, file: changed})
            except DataError:
                continue
            read = "" if game.fingerprint == usual.fingerprint else ", though it is read"
            if not _differs(game, starts, games, course):
                found.append(f"{file}:{line}{read}")
    return found


def _differs(game: Game, starts: Sequence[Case | str], games: int, course: list[str]) -> bool:
    at = 0
    for start in starts:
        for number in range(games):
            if behaviour(game, start, number) != course[at]:
                return True
            at += 1
    return False


def behaviour(game: Game, start: Case | str, number: int) -> str:
    """A hash of what happens in a random game (or from a position): plays, events, refusals and scores."""
    found = hashlib.blake2b(digest_size=8)
    log: list[RawEvent] = []
    try:
        state = start.start(game, f"behaviour {number}") if isinstance(start, Case) else game.from_position(start)
        luck = Luck.of(f"behaviour {number}")
        state.log = log
        while not state.over:
            found.update(repr(_reasons(state)).encode())
            state.play(*with_asides(state, luck))
        found.update(repr([flat(log), state.scores(), state.standings()]).encode())
    except (ParvisError, AssertionError, LookupError, RuntimeError) as error:
        # What the changed number leads to need not be a sound game; that it is another one is all that is asked.
        found.update(f"{type(error).__name__} {len(log)}".encode())
    return found.hexdigest()


def _reasons(state: State) -> list[int]:
    seat = state.actors[0]
    step = state.agenda[-1]
    return [state.why(seat, action) for action in step.candidates(state, seat)] + list(step.about(state, seat))
