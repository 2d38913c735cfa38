"""Architects as a game of Parvis: its options, and where everything else is found."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parvis.core.errors import UnknownName
from parvis.core.game import Game, OptionValue, Setup
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.core.steps import Step
from parvis.core.tables import Report
from parvis.core.wire import Option, Ref, ScoreSheet, Standing, View
from parvis.core.words import Form
from parvis.games.architects import flow, forms, position, resample, setup, view
from parvis.games.architects.rules import (
    buildings,
    captures,
    cards,
    draft,
    ending,
    gains,
    guardhouse,
    guildhall,
    market,
    opponent,
    reset,
    scoring,
    storehouse,
    turn,
    workshop,
)
from parvis.games.architects.state import NO_OPPONENT, ArchitectsState, Rules
from parvis.games.architects.tables import MAX_SEATS, Tables
from parvis.games.architects.worth import worth

MOST_HUMANS: Final = 2
"""So many can play against an opponent."""
MAX_TURNS: Final = 1000
"""Where a game ends that its players would never end; no sensible game comes near it."""

STEPS: Final = (
    Form("deal"),
    Form("draft", "waiting:number replies:number"),
    Form("put-back", "seat"),
    Form("draw-more"),
    Form("place-worker", "seat"),
    Form("retrieve", "seat"),
    Form("pay", "seat good others:{good} amount:number"),
    Form("take-apprentice", "seat apprentice"),
    Form("make-room", "seat apprentice"),
    Form("trade", "seat left:number"),
    Form("trade-gain", "seat trade"),
    Form("capture", "seat left:number made:number places:{location} discount:number free:number"),
    Form("guardhouse", "seat left:number"),
    Form("keep-building", "seat left:number"),
    Form("market-bonus", "seat owned:{apprentice}"),
    Form("constructed", "seat building"),
    Form("effect", "seat building"),
    Form("choose-gain", "seat building"),
    Form("destroy-debt", "seat building left:number"),
    Form("discard-for", "seat building"),
    Form("capture-or-release", "seat building"),
    Form("hire-free", "seat building"),
    Form("cathedral-card", "seat"),
    Form("advance", "seat"),
    Form("acolytes", "seat"),
    Form("excess-virtue", "seat left:number"),
    Form("reset"),
    Form("reset-owner", "seat used:{apprentice}"),
    Form("reset-order", "seat used:{apprentice}"),
    Form("reset-end"),
    Form("hand-check", "seat"),
    Form("hand-limit", "seat"),
    Form("scheme", "scheme done:number"),
    Form("end-effects", "seat used:{building}"),
    Form("end-order", "seat used:{building}"),
    Form("finish"),
)
"""The words for what lies on the agenda, in the order of `Architects.step_types`; positions are written in them."""


class Architects(Game):
    """Architects of the West Kingdom with one set of printed facts."""

    id: ClassVar[str] = "architects"
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = MAX_SEATS
    turn_bound: ClassVar[int] = 120
    view_type: ClassVar[type[View]] = view.ArchitectsView
    streams: ClassVar[tuple[str, ...]] = (
        "first",
        "characters",
        "buildings",
        "apprentices",
        "rewards",
        "market",
        "schemes",
        "future",
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        draft.Deal,
        draft.Draft,
        draft.PutBack,
        draft.DrawMore,
        turn.PlaceWorker,
        turn.Retrieve,
        gains.Pay,
        workshop.Take,
        workshop.MakeRoom,
        storehouse.Trade,
        storehouse.TradeGain,
        captures.Capture,
        guardhouse.Guardhouse,
        market.KeepOne,
        market.MarketBonus,
        guildhall.Constructed,
        buildings.Effects,
        buildings.ChooseGain,
        buildings.DestroyDebt,
        buildings.DiscardFor,
        buildings.CaptureOrRelease,
        buildings.HireFree,
        guildhall.CathedralCard,
        guildhall.Advance,
        guildhall.Acolytes,
        gains.Excess,
        reset.Reset,
        reset.ResetOwner,
        reset.ResetOrder,
        reset.ResetEnd,
        cards.CheckHand,
        cards.HandLimit,
        opponent.Scheming,
        ending.EndEffects,
        ending.EndOrder,
        flow.Finish,
    )

    def __init__(self, tables: Tables) -> None:
        words = forms.vocabulary(tables)
        super().__init__(
            words,
            forms.action_table(tables, words),
            list(forms.QUESTIONS),
            list(forms.REFUSALS),
            list(forms.EVENTS),
            list(STEPS),
            tables.fingerprint,
        )
        self.tables = tables
        self.options = _options(tables)
        self.aside_kinds = {forms.DISCARD}
        self.extra_words = tables.extra_words
        self.topics = forms.TOPICS
        self.check_words()

    # --- setting up (AR 2, AR 21) ---

    def new_state(self, setup: Setup) -> ArchitectsState:
        return ArchitectsState(self, cast(Rules, setup))

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        """One human needs an opponent, two may have one (AR 21); characters belong to the asymmetric game (AR 2)."""
        chosen = dict(options)
        if seats == 1 and chosen["opponent"] == NO_OPPONENT:
            chosen["opponent"] = self.tables.opponent_ids[0]
        if chosen["opponent"] != NO_OPPONENT and seats > MOST_HUMANS:
            raise UnknownName(
                f"{chosen['opponent']} plays against one human or two, not {seats}; leave option 'opponent' away"
            )
        if chosen["characters"] is not None and not chosen["asymmetric"]:
            raise UnknownName("option 'characters' belongs to the asymmetric game; set option 'asymmetric' too")
        rules = Rules(seats, chosen, self.tables)
        rules.options = options
        return rules

    def deal(self, state: State) -> None:
        setup.deal(cast(ArchitectsState, state))

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        """Who names an opponent plays alone against it, unless something else is said."""
        return 1 if options.get("opponent", NO_OPPONENT) != NO_OPPONENT else super().usual_seats(options)

    # --- the rest ---

    def parties(self, setup: Setup) -> int:
        return cast(Rules, setup).parties

    def party(self, setup: Setup, party: int) -> Ref:
        rules = cast(Rules, setup)
        if party == rules.opponent and party >= 0:
            return Ref("opponent", self.tables.opponent_ids[rules.opponent_id])
        return super().party(setup, party)

    def flow(self, state: State) -> None:
        flow.go_on(cast(ArchitectsState, state))

    def aside_candidates(self, state: State, seat: int) -> list[int]:
        start = self.actions.start[forms.DISCARD]
        return [start + card for card in workshop.owned_kinds(cast(ArchitectsState, state), seat)]

    def aside_why(self, state: State, seat: int, action: int) -> int:
        return workshop.why_discard_unasked(cast(ArchitectsState, state), seat, self.actions.value[action])

    def aside(self, state: State, seat: int, action: int) -> None:
        workshop.discard(cast(ArchitectsState, state), seat, self.actions.value[action])

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(ArchitectsState, state), seat)

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        return resample.resample(cast(ArchitectsState, state), seat, luck)

    def scores(self, state: State) -> list[int]:
        return scoring.scores(cast(ArchitectsState, state))

    def score_sheet(self, state: State) -> ScoreSheet:
        return scoring.score_sheet(cast(ArchitectsState, state))

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(cast(ArchitectsState, state))

    def data_report(self) -> Report:
        tables = self.tables
        return Report(tables.warnings(), tables.notes(), tables.reconstructed())

    def worth(self, state: State, seat: int) -> float:
        return worth(cast(ArchitectsState, state), seat)

    def to_position(self, state: State, seat: int | None) -> str:
        return position.write(cast(ArchitectsState, state), seat)

    def from_position(self, text: str) -> State:
        return position.read(text, self)


def _options(tables: Tables) -> list[Option]:
    return [
        Option("opponent", "choice", [NO_OPPONENT, *tables.opponent_ids], NO_OPPONENT),
        Option("asymmetric", "flag", default=False),
        Option("characters", "per-seat", list(tables.character_ids), needs="asymmetric", thing="character"),
        Option("first", "seat"),
        Option("colours", "per-seat", list(tables.colour_ids), thing="colour"),
        Option("max-turns", "number", default=MAX_TURNS, low=1, high=5000),
    ]
