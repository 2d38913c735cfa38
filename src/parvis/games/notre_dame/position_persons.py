"""The persons of a position: on display, still to come, and what hiring them left behind (ND 3, ND 8)."""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.positions import Part
from parvis.games.notre_dame.position_agenda import HIRE, OVER, PLAGUE, ROUND_END, Stage
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import BROWN, DECK_IDS, SET_IDS


def drawing(state: NotreDameState, what: str) -> Luck:
    """The luck that completes one zone of a position: the same for the same seed, whatever else is written."""
    return Luck.of(f"position {state.seed.hex()} {what}")


def read_hired(parts: list[Part], state: NotreDameState, stage: Stage) -> None:
    """Who has hired the doctor this round, and who has looked through the gray stack in this game."""
    for seat, part in enumerate(parts):
        if part.flag("doctor"):
            doctors = [p.id for p in state.tables.persons if any(effect.do == "no-plague" for effect in p.effects)]
            if stage.phase not in (HIRE, PLAGUE, ROUND_END):
                raise part.error("nobody can have hired the doctor yet this round", "doctor")
            if not any(state.tables.persons[person].id in doctors for person in state.display):
                raise part.error(f"nobody can have hired a person who is not open ({', '.join(doctors)})", "doctor")
            state.doctored |= 1 << seat
        if part.flag("spied"):
            spies = [p for p in state.tables.persons if any(effect.do == "look-at-gray" for effect in p.effects)]
            if not any(p.set_index in sets_used(state) for p in spies):
                raise part.error("nobody can have looked through the gray stack: no spy is in play", "spied")
            state.spied |= 1 << seat


def sets_used(state: NotreDameState) -> list[int]:
    return [0, *(SET_IDS.index(name) for name in state.rules.expansions)]


def read_persons(root: Part, state: NotreDameState, stage: Stage) -> None:
    """The persons on display, the brown ones still to come this period, the gray stack (ND 3)."""
    tables = state.tables
    sets = sets_used(state)
    ids = tables.person_ids
    in_play = [p.id for p in tables.persons if p.deck == BROWN or p.set_index in sets]
    opened = 1 if stage.open() else 0
    per_period = tables.rounds_per_period
    over = stage.phase == OVER
    before = per_period if over else state.round % per_period
    letter = state.round // per_period + 1
    display = [ids.index(name) for name in root.words("persons", in_play)]
    if display and not opened:
        raise root.error("no persons are open at this point", "persons")
    brown = [person for person in display if tables.persons[person].deck == BROWN]
    gray = [person for person in display if tables.persons[person].deck != BROWN]
    for person in gray:
        if tables.persons[person].deck != letter:
            right = f"a brown card or one with the letter {DECK_IDS[letter].upper()}, as the round is {state.round + 1}"
            raise root.wrong("persons", right, root.texts("persons").index(ids[person]))
    if len(brown) > tables.browns_per_round or len(gray) > tables.grays_per_round:
        raise root.wrong("persons", f"{tables.browns_per_round} brown cards and {tables.grays_per_round} gray one")
    _read_browns(root, state, stage, brown, tables.browns_per_round * opened, before)
    _read_grays(root, state, gray, tables.grays_per_round * opened, (per_period - before) * tables.grays_per_round)
    state.display = sorted(brown) + gray


def _read_browns(root: Part, state: NotreDameState, stage: Stage, brown: list[int], shown: int, before: int) -> None:
    """Brown cards: those on display are completed, then those to come."""
    tables = state.tables
    ids = tables.person_ids
    all_brown = [p.index for p in tables.persons if p.deck == BROWN]
    left = len(all_brown) - tables.browns_per_round * before - shown
    to_come = [ids.index(name) for name in root.words("brown-to-come", [ids[p] for p in all_brown])]
    for index, person in enumerate(to_come):
        if person in brown:
            raise root.error(f"'{ids[person]}' is open, so it is not to come this period", "brown-to-come", index)
    if len(to_come) > left:
        raise root.wrong("brown-to-come", f"{left} cards: so many brown ones are still to come this period")
    rest = [person for person in all_brown if person not in brown and person not in to_come]
    drawing(state, "brown").shuffle(rest)
    while len(brown) < shown:
        brown.append(_next(root, rest, "brown-to-come", "brown cards"))
    while len(to_come) < left:
        to_come.append(_next(root, rest, "brown-to-come", "brown cards"))
    state.browns = 0
    for person in to_come:
        state.browns |= 1 << person


def _read_grays(root: Part, state: NotreDameState, gray: list[int], shown: int, this_letter: int) -> None:
    """The gray stack, letter by letter; the first to come on top."""
    tables = state.tables
    sets = sets_used(state)
    ids = tables.person_ids
    now = min(state.round // tables.rounds_per_period + 1, len(DECK_IDS) - 1)
    in_play = [p.id for p in tables.persons if p.deck != BROWN and p.set_index in sets]
    if root.has("gray-stack") and root.has("gray-to-come"):
        raise root.error(
            "'gray-stack' (in order) and 'gray-to-come' (in any order): only one can be given", "gray-stack"
        )
    key = "gray-stack" if root.has("gray-stack") else "gray-to-come"
    given = [ids.index(name) for name in root.words(key, in_play)]
    for index, person in enumerate(given):
        if person in gray:
            raise root.error(f"'{ids[person]}' is open, so it is not in the gray stack", key, index)
    stack: list[int] = []
    for deck in range(1, len(DECK_IDS)):
        size = 0 if deck < now else tables.draw_per_letter if deck > now else this_letter
        pool = [p.index for p in tables.persons if p.deck == deck and p.set_index in sets]
        named = [person for person in given if tables.persons[person].deck == deck]
        rest = [person for person in pool if person not in named and person not in gray]
        drawing(state, f"gray {DECK_IDS[deck]}").shuffle(rest)
        if deck == now:
            while len(gray) < shown:
                gray.append(_next(root, rest, key, "gray cards"))
            size -= shown
        if len(named) > size:
            letter = DECK_IDS[deck].upper()
            raise root.error(f"'{key}' has {len(named)} cards with the letter {letter}; {size} are to come", key)
        while len(named) < size:
            named.append(_next(root, rest, key, "gray cards"))
        if key == "gray-to-come":
            drawing(state, f"stack {DECK_IDS[deck]}").shuffle(named)
        stack += named
    if key == "gray-stack" and stack[: len(given)] != given:
        raise root.error("'gray-stack' is out of order: A lies over B over C", key)
    state.gray = stack


def _next(root: Part, rest: list[int], key: str, what: str) -> int:
    if not rest:
        raise root.error(f"there are not enough {what} for what is written", key)
    return rest.pop()
