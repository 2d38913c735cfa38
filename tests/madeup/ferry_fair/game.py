"""The Ferry Fair as a game of Parvis: options, set-up (FF 1), the order of play (FF 3), and scores (FF 10)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from parvis.core.game import Game, OptionValue, Setup, ranked
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.core.steps import Step
from parvis.core.wire import Option, Ref, ScoreRow, ScoreSheet, Standing, View
from parvis.core.words import SEAT, members
from tests.madeup.ferry_fair import forms, position, resample, view
from tests.madeup.ferry_fair.rules import asides, draft, fair, heron, sailing, turn
from tests.madeup.ferry_fair.state import S_CARDS, S_FIRST, FairState, Rules
from tests.madeup.ferry_fair.tables import COLOURS, Tables


class FerryFair(Game):
    """A game made up for the tests: it has what the real games have, and no more."""

    id: ClassVar[str] = "ferry-fair"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    turn_bound: ClassVar[int] = 40
    view_type: ClassVar[type[View]] = view.FairView
    streams: ClassVar[tuple[str, ...]] = ("first", "cards", "heron")
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        draft.Draft,
        turn.Turn,
        turn.EndTurn,
        turn.Capture,
        sailing.Landing,
        sailing.Onward,
        sailing.Meet,
        sailing.Crossing,
        fair.Fair,
        fair.Abilities,
        fair.OrderAbilities,
        fair.Release,
        fair.Stocks,
        heron.Heron,
        heron.Perch,
    )

    def __init__(self, tables: Tables) -> None:
        words = forms.vocabulary(tables)
        super().__init__(
            words,
            forms.action_table(tables, words),
            list(forms.QUESTIONS),
            list(forms.REFUSALS),
            list(forms.EVENTS),
            list(forms.STEPS),
            tables.fingerprint,
        )
        self.tables = tables
        self.aside_kinds = {forms.FLIP, forms.DISMISS}
        self.options = [
            Option("first", "seat"),
            Option("colours", "per-seat", list(tables.colour_ids), thing="colour"),
            Option("length", "choice", ["short", "long"], "long"),
            Option("deep-mud", "flag", [], False),
            Option("max-turns", "number", default=60, low=1, high=500),
        ]
        self.check_words()

    # --- setting up (FF 1) ------------------------------------------------------------------------------------------

    def new_state(self, setup: Setup) -> FairState:
        return FairState(self, cast(Rules, setup))

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        return Rules(seats, options, self.tables)

    def parties(self, setup: Setup) -> int:
        return cast(Rules, setup).parties

    def party(self, setup: Setup, party: int) -> Ref:
        return Ref(SEAT, str(party)) if party < setup.seats else Ref("rival", "heron")

    def deal(self, state: State) -> None:
        assert isinstance(state, FairState)
        tables = self.tables
        seats = state.seats
        lay_out(state)
        first = state.setup.options["first"]
        state.first = state.luck(S_FIRST).below(seats) if first is None else int(str(first))
        state.due = state.first
        state.luck(S_CARDS).shuffle(state.deck)
        heron.fresh_deck(state)
        state.boat = [tables.start_landing[(seat - state.first) % seats] for seat in range(seats)]
        draft.deal_offers(state)

    # --- the order of play (FF 3) -----------------------------------------------------------------------------------

    def flow(self, state: State) -> None:
        assert isinstance(state, FairState)
        ended = state.fairs >= state.rules.fairs and state.due == state.first
        if ended or state.turn >= state.rules.max_turns:
            state.show()  # hands are laid open
            state.tell(forms.E_ENDS, -1)
            state.finish(stopped=not ended)
            return
        state.turn += 1
        state.tell(forms.E_TURN, state.due, state.turn)
        if state.due < state.seats:
            state.push(turn.Turn(state.due))
        else:
            state.push(heron.Heron())
        state.due = (state.due + 1) % state.rules.parties

    # --- asides (FF 9) ----------------------------------------------------------------------------------------------

    def aside_candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, FairState)
        return asides.candidates(state, seat)

    def aside_why(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, FairState)
        return asides.why(state, seat, action)

    def aside(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, FairState)
        asides.carry_out(state, seat, action)

    # --- what may be known ------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, FairState)
        return view.view(state, seat)

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        assert isinstance(state, FairState)
        return resample.resample(state, seat, luck)

    def to_position(self, state: State, seat: int | None) -> str:
        assert isinstance(state, FairState)
        return position.write(state, seat)

    def from_position(self, text: str) -> State:
        return position.read(text, self)

    # --- scores (FF 10) ---------------------------------------------------------------------------------------------

    def scores(self, state: State) -> list[int]:
        return self.score_sheet(state).totals

    def score_sheet(self, state: State) -> ScoreSheet:
        assert isinstance(state, FairState)
        tables = self.tables
        seats = range(state.seats)
        more = [0] * (state.rules.parties - state.seats)
        rows = [
            ScoreRow("points", state.points + [state.heron_points for _ in more]),
            ScoreRow("hand", [sum(tables.card_kept[card] for card in members(state.hand[s])) for s in seats] + more),
            ScoreRow("coins", [state.coins[s] // tables.coins_per_point for s in seats] + more),
            ScoreRow("favour", [state.favour[s] * tables.favour_unused for s in seats] + more),
            ScoreRow("mud", [-state.mud[s] * state.rules.mud_points for s in seats] + more),
        ]
        totals = [sum(points) for points in zip(*(row.points for row in rows), strict=True)]
        return ScoreSheet(rows, totals, [ScoreRow("letters", state.letters + more)])

    def standings(self, state: State) -> list[Standing]:
        """More letters break ties; the heron wins those that are left (FF 10)."""
        assert isinstance(state, FairState)
        scores = self.scores(state)
        more = range(state.seats, state.rules.parties)
        ties: list[tuple[int, ...]] = [(letters,) for letters in state.letters]
        ties += [(tables_top(state),) for _ in more]
        notes = ["stopped" if state.stopped else "" for _ in scores]
        if more and not state.stopped and scores[0] <= scores[1]:
            notes[0] = "lost-to-the-opponent"
        return ranked(scores, ties, notes)


def tables_top(state: FairState) -> int:
    """More letters than any seat can have."""
    return state.tables.letters_most + 1


def lay_out(state: FairState) -> None:
    """The table before anything is drawn (FF 1)."""
    tables = state.tables
    seats = state.seats
    state.coins = [tables.coins] * seats
    state.letters = [tables.letters] * seats
    state.mud = [0] * seats
    state.points = [0] * seats
    state.favour = [1] * seats
    state.boat = tables.start_landing[:seats]
    state.helpers = [0] * seats
    state.hand = [0] * seats
    state.offer = [0] * seats
    state.played = [0] * seats
    state.passed = [0] * seats
    state.home = [tables.workers if colour in state.rules.colours else 0 for colour in range(COLOURS)]
    state.workers = [0] * (3 * COLOURS)
    state.held = [0] * (seats * COLOURS)
    state.stocks = [0] * COLOURS
    state.deck = list(range(len(tables.card_ids)))
    state.known = [0] * len(tables.card_ids)
    state.heron_deck = list(range(len(tables.landing_ids)))
    state.for_hire = (1 << len(tables.helper_ids)) - 1
