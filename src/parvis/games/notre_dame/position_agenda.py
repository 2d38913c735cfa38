"""Where in the round a position stands: the open question, the agenda below it, and what follows from both (ND 3).

A position written by a program has its whole agenda; one written by hand has the question, or just the phase, and the
rest follows from the order of play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from parvis.core.positions import Part, StepWords, one_of
from parvis.core.steps import Field, Joint, Question, Step
from parvis.games.notre_dame import flow
from parvis.games.notre_dame.rules import actions, draft, moves, persons, plague
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import CARD_NOTRE_DAME, CARRIAGE_HOUSE, HOTEL, TRUSTED_FRIEND

PERSONS: Final = "persons"
DRAFT: Final = "draft"
ACTIONS: Final = "actions"
HIRE: Final = "hire"
PLAGUE: Final = "plague"
ROUND_END: Final = "round-end"
OVER: Final = "over"
PHASES: Final = (PERSONS, DRAFT, ACTIONS, HIRE, PLAGUE, ROUND_END, OVER)

FLAGS: Final = ("friend",)
FROM_ONE: Final = ("effect",)

_FROM_PHASE: Final = {PERSONS: 0, DRAFT: 2, ACTIONS: 2, HIRE: 3, PLAGUE: 4, ROUND_END: 5}
_OF_A_CARD: Final = ("relocate", "donate", "move-friend", "pick", "drive", "take-message", "move-rat")
_BETWEEN: Final = ("carry-out", "ask-hire-again")

DOES: Final = {
    "move-from": ("move-pieces", "move-one", "move-sector"),
    "move-piece": ("move-one",),
    "move-to": ("move-pieces", "move-one", "move-sector"),
    "move-markers": ("move-pieces",),
    "move-friend-too": ("move-pieces",),
    "place-marker": ("place",),
    "place-here": ("place",),
    "return-markers": ("return-markers",),
    "resolve-sector": ("resolve-sector",),
    "pay-for-rat": ("pay-for-rat",),
    "repeat-messages": ("repeat-messages",),
    "ask-hire-again": ("extra-hires",),
    "hire-again": ("extra-hires",),
}
"""What a person must do so that the question can be asked."""


class Stage:
    """How far the round has come. `card` is the play (from 0) that is open or being resolved, or that comes next."""

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.wave = 1
        self.card = 0
        self.hire = 0
        self.asked = -1
        self.ask = ""
        self.resolving = False

    def open(self) -> bool:
        """Whether the persons of the round are open."""
        return self.phase not in (PERSONS, OVER)

    def dealt(self) -> bool:
        """Whether the cards of the round have been drawn."""
        return self.open()

    def drafted(self) -> bool:
        """Whether the draft is over and the cards are not yet gone."""
        return self.phase in (ACTIONS, HIRE, PLAGUE, ROUND_END)

    def played(self, offset: int, seats: int, most: int) -> int:
        """How many cards the seat has face up that plays as number `offset` of the round (third cards not counted)."""
        if self.phase != ACTIONS:
            return most if self.drafted() else 0
        begun = self.card + (1 if self.resolving else 0)
        return max(0, (begun - offset + seats - 1) // seats)


def read_stage(root: Part, state: NotreDameState, words: StepWords) -> Stage:
    """Read phase, question, bell-ringer and agenda; leaves the agenda on the state."""
    part = root.part("question")
    below = root.parts("agenda")
    names = [form.name for form in state.game.steps]
    questions = [
        form.name
        for form, cls in zip(state.game.steps, state.game.step_types, strict=True)
        if issubclass(cls, Question | Joint)
    ]
    asks = "question" in root.table
    given = root.word("phase", PHASES, PERSONS) if root.has("phase") else ""
    if not asks:
        if below:
            raise root.error("an agenda needs the question that is open above it: [question]", "agenda")
        stage = Stage(given or PERSONS)
        _bell_ringer(root, state, words, -1)
        if stage.phase == OVER:
            last = state.tables.periods * state.tables.rounds_per_period
            if root.number("round", last, last, last) == last:
                state.finished = True
            return stage
        _phase_agenda(root, state, stage, words)
        return stage
    ask = part.word("ask", questions)
    seat = -1
    if issubclass(state.game.step_types[names.index(ask)], Question):
        seat = words.seats.index(part.word("seat", words.seats))
    _bell_ringer(root, state, words, seat)
    stage = _stage_of(root, state, part, words.seats, ask, seat, given)
    top = words.read(part, names.index(ask), _defaults(state, part, ask, seat, stage))
    part.asked += ["wave", "nth"]
    part.closed()
    base = _base(state, stage)
    if below:
        _explicit(root, state, words, stage, below, base)
    else:
        state.agenda = base + _rest_of_person(state, top)
    state.agenda.append(top)
    return stage


def _bell_ringer(root: Part, state: NotreDameState, words: StepWords, asked: int) -> None:
    """Who rings: as written; else as `first` says; else whoever is asked; else the first seat in the first round."""
    first = state.setup.options["first"]
    tables = state.tables
    passed = min(state.round, tables.periods * tables.rounds_per_period - 1)  # after the last round it stays
    rings = (int(str(first or 0)) + passed) % state.seats
    if first is None and asked >= 0:
        rings = asked
    if root.has("bell-ringer"):
        given = words.seats.index(root.word("bell-ringer", words.seats))
        if first is not None and given != rings:
            raise root.wrong(
                "bell-ringer", f"{words.seats[rings]}: it started as 'first' says and passes on each round"
            )
        rings = given
    state.bell_ringer = rings


def _phase_agenda(root: Part, state: NotreDameState, stage: Stage, words: StepWords) -> None:
    """Just a phase: the game stands at its beginning (in phase 3: after the cards that lie face up)."""
    state.agenda = list(flow.round_from(_FROM_PHASE[stage.phase]))
    if stage.phase == DRAFT:
        stage.wave = _wave(root, words.seats)
        state.agenda.append(draft.Draft((1 << state.seats) - 1, (-1,) * state.seats))
    elif stage.phase == ACTIONS:
        stage.card = sum(len(root.part(name).texts("played")) for name in words.seats)
        if stage.card >= state.seats * state.tables.actions_per_round:
            raise root.error("all cards of the round have been played; the phase should be 'hire'", "phase")
        state.agenda[-1] = actions.Actions(stage.card)


def _wave(root: Part, seats: Sequence[str]) -> int:
    """Once somebody has a card in hand, the second cards are being chosen."""
    return 2 if any("hand" in root.part(name).table for name in seats) else 1


def _stage_of(
    root: Part, state: NotreDameState, part: Part, seats: Sequence[str], ask: str, seat: int, given: str
) -> Stage:
    """The phase a question belongs to, and whose turn it is there."""
    tables = state.tables
    below = root.parts("agenda")
    steps = [entry.table.get("step") for entry in below]
    if ask == "draft":
        phase = DRAFT
    elif ask == "plague-loss":
        phase = ROUND_END
    elif ask == "play-card":
        phase = ACTIONS
    elif ask not in _OF_A_CARD:
        phase = HIRE
    elif below:
        phase = ACTIONS if "actions" in steps or ("hires" in steps and _count(below, "hires") == 0) else HIRE
    else:
        phase = HIRE if given == HIRE else ACTIONS
    if given and given != phase and (given, phase) != (PLAGUE, ROUND_END):
        raise root.wrong("phase", f"'{phase}': that is where '{ask}' is asked")
    stage = Stage(phase)
    stage.ask = ask
    stage.asked = seat
    stage.resolving = ask != "play-card"
    offset = (seat - state.bell_ringer) % state.seats
    if phase == DRAFT:
        stage.wave = part.number("wave", _wave(root, seats), 1, 2)
    elif phase == ACTIONS:
        if below:
            plays = _count(below, "actions") if "actions" in steps else state.seats * tables.actions_per_round
            stage.card = plays - 1
        else:
            most = tables.actions_per_round
            nth = part.number("nth", _nth(root.part(seats[seat]), ask, most), 1, most)
            stage.card = (nth - 1) * state.seats + offset
        if stage.card % state.seats != offset or stage.card < 0:
            raise part.error("it is not the turn of this seat; count the cards played from the bell-ringer on", "seat")
    elif phase == HIRE:
        each = tables.hires_per_round
        stage.hire = offset * each
        if below:
            stage.hire = (_count(below, "hires") if "hires" in steps else state.seats * each) - 1
        if stage.hire < 0 or stage.hire // each != offset:
            raise part.error("it is not the turn of this seat; count the hires from the bell-ringer on", "seat")
    return stage


def _count(below: list[Part], step: str) -> int:
    """The number that a step of the agenda carries."""
    for entry in below:
        if entry.table.get("step") == step:
            return entry.number("played" if step == "actions" else "asked", None)
    return 0


def _nth(seat: Part, ask: str, most: int) -> int:
    """Which of its cards a seat plays or has played, as far as the cards written down tell."""
    face_up = len(seat.texts("played"))
    if ask == "play-card":
        return min(face_up + 1, most)
    return min(max(face_up, 1), most)


def _base(state: NotreDameState, stage: Stage) -> list[Step[Any]]:
    """What comes after the question and all that belongs to it, the last first."""
    if stage.phase == DRAFT:
        return list(flow.round_from(2))
    if stage.phase == ROUND_END:
        return list(flow.round_from(5))
    if stage.phase == ACTIONS:
        base: list[Step[Any]] = list(flow.round_from(3))
        if stage.card + 1 < state.seats * state.tables.actions_per_round:
            base.append(actions.Actions(stage.card + 1))
        return base
    base = list(flow.round_from(4))
    if stage.hire + 1 < state.seats * state.tables.hires_per_round:
        base.append(persons.Hires(stage.hire + 1))
    return base


def _rest_of_person(state: NotreDameState, top: Step[Any]) -> list[Step[Any]]:
    """The further effects of the person whose effect asks."""
    if isinstance(top, moves.PersonQuestion) and top.index + 1 < len(state.tables.persons[top.person].effects):
        return [persons.CarryOut(top.seat, top.person, top.index + 1)]
    return []


def _explicit(
    root: Part, state: NotreDameState, words: StepWords, stage: Stage, below: list[Part], base: list[Step[Any]]
) -> None:
    """The agenda as it is written, what comes next first; it must be what the order of play leaves."""
    names = [form.name for form in state.game.steps]
    found: list[Step[Any]] = []
    for entry in below:
        index = names.index(entry.word("step", names))
        found.append(words.read(entry, index, {}))
        entry.closed()
    found.reverse()
    for depth, step in enumerate(found):
        entry = below[len(below) - 1 - depth]
        name = names[state.game.step_index(step)]
        if depth < len(base):
            right = base[depth]
            if state.game.step_index(right) != state.game.step_index(step) or right.fields() != step.fields():
                there = names[state.game.step_index(right)]
                raise entry.error(f"the order of play has '{there}' in this place, not this '{name}'", "step")
        elif stage.phase != HIRE or name not in _BETWEEN or step.fields()[0] != stage.asked:
            raise entry.error(f"'{name}' cannot lie below this question", "step")
        else:
            check_person(state, entry, name, step)
    if len(found) < len(base):
        missing = names[state.game.step_index(base[len(found)])]
        raise below[0].error(f"the agenda lacks '{missing}', which follows in the order of play")
    state.agenda = found


def check_person(state: NotreDameState, part: Part, name: str, step: Step[Any]) -> None:
    """A step that belongs to a person: it has such an effect. (That it is open is checked with the persons.)"""
    if not isinstance(step, moves.PersonQuestion | persons.CarryOut | persons.AskHireAgain):
        return
    effects = state.tables.persons[step.person].effects
    if step.index >= len(effects):
        raise part.wrong("effect", f"from 1 to {len(effects)}, the effects of this person")
    wanted = DOES.get(name)
    if wanted is not None and effects[step.index].do not in wanted:
        able = [p.id for p in state.tables.persons if any(effect.do in wanted for effect in p.effects)]
        raise part.wrong("person", f"a person who asks that: {one_of(able)}")


def _defaults(state: NotreDameState, part: Part, ask: str, seat: int, stage: Stage) -> dict[str, Field]:
    """What need not be written, as it follows from the table."""
    tables = state.tables
    if ask == "plague-loss":
        hit = 0
        for s in range(state.seats):
            if state.rat[s] == tables.plague_max and plague.losing_sectors(state, s).bit_count() > 1:
                hit |= 1 << s
        return {"seats": hit}
    found: dict[str, Field] = {"coins": 0, "friend": 0, "returned": 0, "used": 0, "picks": 1, "effect": 0}
    if seat >= 0:
        found["steps"] = state.count(seat, CARRIAGE_HOUSE)
        found["most"] = min(1, state.rat[seat])
    person = part.table.get("person")
    place = part.table.get("place")
    if ask == "move-to" and place in tables.place_ids:
        index = tables.place_ids.index(str(place))
        found["friend"] = 1 if state.friend[seat] == index and state.held(seat, index) == 0 else 0
    if ask in DOES and isinstance(person, str) and person in tables.person_ids:
        effects = tables.persons[tables.person_ids.index(person)].effects
        for index, effect in enumerate(effects):
            if effect.do in DOES[ask]:
                found["effect"] = index
                found["hires"] = effect.hires
                break
    return found


def default_turn(state: NotreDameState, stage: Stage) -> int:
    """Turns begun so far, counted from the start of the game."""
    seats = state.seats
    plays = seats * state.tables.actions_per_round
    hires = seats * state.tables.hires_per_round
    before = state.round * (1 + plays + hires + 1)
    asked = 1 if stage.ask else 0
    if stage.phase == DRAFT:
        return before + 1
    if stage.phase == ACTIONS:
        return before + 1 + stage.card + asked
    if stage.phase == HIRE:
        return before + 1 + plays + stage.hire + asked
    if stage.phase == PLAGUE:
        return before + 1 + plays + hires
    if stage.phase == ROUND_END:
        return before + 1 + plays + hires + 1
    return before


def question_cards(state: NotreDameState, stage: Stage, top: Step[Any]) -> list[int]:
    """The cards one of which must have been played for the question to be asked in phase 3."""
    if stage.phase != ACTIONS or not stage.resolving:
        return []
    if isinstance(top, actions.Relocate):
        return [top.target]
    if isinstance(top, actions.Donate):
        return [CARD_NOTRE_DAME]
    if isinstance(top, actions.MoveFriend):
        return [TRUSTED_FRIEND]
    sector = HOTEL if isinstance(top, actions.Pick) else CARRIAGE_HOUSE
    friend = [TRUSTED_FRIEND] if state.friend[stage.asked] == sector else []
    return ([sector] if state.held(stage.asked, sector) else []) + friend
