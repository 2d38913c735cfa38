"""Architects as a game of Parvis: its options, its set-up (AR 2, AR 21), and where everything else is found."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from parvis.core.errors import UnknownName
from parvis.core.game import Game, OptionValue, Setup
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.core.steps import Step
from parvis.core.tables import Report
from parvis.core.wire import Option, Ref, ScoreSheet, Standing, View
from parvis.core.words import Form, members
from parvis.games.architects import flow, forms, resample, view
from parvis.games.architects.codes import DEBTS, GOODS, OPEN_PLACES, RESOURCES, SILVER, SPACES
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
from parvis.games.architects.state import (
    NOBODY,
    S_APPRENTICES,
    S_BUILDINGS,
    S_CHARACTERS,
    S_FIRST,
    S_MARKET,
    S_REWARDS,
    ArchitectsState,
    Rules,
)
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
    Form("capture", "seat left:number made:number places:{location} most:number discount:number"),
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
        self.extra_words = tables.extra_words
        self.aside_kinds = {forms.DISCARD}
        self.check_words()

    # --- setting up (AR 2, AR 21) ---

    def new_state(self, setup: Setup) -> ArchitectsState:
        return ArchitectsState(self, cast(Rules, setup))

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        """One human needs an opponent, two may have one (AR 21); characters belong to the asymmetric game (AR 2)."""
        chosen = dict(options)
        if seats == 1 and chosen["opponent"] is None:
            chosen["opponent"] = self.tables.opponent_ids[0]
        if chosen["opponent"] is not None and seats > MOST_HUMANS:
            raise UnknownName(
                f"{chosen['opponent']} plays against one human or two, not {seats}; leave option 'opponent' away"
            )
        if chosen["characters"] is not None and not chosen["asymmetric"]:
            raise UnknownName("option 'characters' belongs to the asymmetric game; set option 'asymmetric' too")
        rules = Rules(seats, chosen, self.tables)
        rules.options = options
        return rules

    def deal(self, state: State) -> None:
        table = cast(ArchitectsState, state)
        parties = table.rules.parties
        self._seat(table)
        self._lay_players(table)
        table.prison = [0] * parties
        for seat in range(table.seats):
            self._lay_character(table, seat)
        table.home = [self.tables.workers - prisoners for prisoners in table.prison]
        table.held = [0] * (parties * parties)
        table.workers = [0] * (parties * OPEN_PLACES)
        table.market = [NOBODY] * SPACES
        table.stand = self.tables.stand_silver
        self._lay_piles(table)
        if table.rules.opponent >= 0:
            opponent.shuffle_schemes(table)
        table.push(draft.Deal())

    def _seat(self, table: ArchitectsState) -> None:
        """Characters, colours, and who goes first (AR 2)."""
        tables = self.tables
        options = table.setup.options
        table.characters = [NOBODY] * table.rules.parties
        if table.rules.asymmetric:
            chosen = cast("list[str] | None", options["characters"])
            if chosen is None:
                drawn = list(range(len(tables.characters)))
                table.luck(S_CHARACTERS).shuffle(drawn)
            else:
                drawn = [tables.character_ids.index(name) for name in chosen]
            table.characters[: table.seats] = drawn[: table.seats]
        table.colours = self._colours(table)
        first = options["first"]
        if table.seats == 1:
            table.first = 0
        elif first is not None:
            table.first = int(str(first))
        elif table.rules.asymmetric:
            virtues = [tables.characters[character].virtue for character in table.characters[: table.seats]]
            table.first = virtues.index(max(virtues))
        else:
            table.first = table.luck(S_FIRST).below(table.seats)
        table.tell(forms.EV_FIRST, table.first)

    def _colours(self, table: ArchitectsState) -> list[int]:
        """A character's own colour, else the one chosen, else the next; the opponent takes the first that is free."""
        ids = self.tables.colour_ids
        chosen = cast("list[str] | None", table.setup.options["colours"])
        wanted = [ids.index(name) for name in chosen] if chosen is not None else list(range(len(ids)))
        found: list[int] = []
        for party in range(table.rules.parties):
            character = table.characters[party]
            own = [self.tables.characters[character].colour] if character >= 0 else []
            if party < table.seats and not own:
                own = wanted[party : party + 1]
            found.append(next(colour for colour in (*own, *range(len(ids))) if colour not in found))
        return found

    def _lay_players(self, table: ArchitectsState) -> None:
        """Everybody's board; silver by the order of turns (AR 2, AR 21)."""
        tables = self.tables
        parties = table.rules.parties
        table.virtue = [tables.start_virtue] * parties
        table.goods = [0] * (parties * GOODS)
        table.unpaid = [0] * parties
        table.paid = [0] * parties
        table.level = [0] * parties
        table.owned = [0] * parties
        table.built = [0] * parties
        table.hand = [0] * parties
        table.sure = [0] * parties
        table.offer = [0] * table.seats
        if table.rules.opponent >= 0:
            table.virtue[table.rules.opponent] = tables.opponent_virtue
        if not table.rules.asymmetric:
            for nth in range(table.seats):
                seat = (table.first + nth) % table.seats
                table.goods[seat * GOODS + SILVER] = tables.start_silver[nth]

    def _lay_character(self, table: ArchitectsState, seat: int) -> None:
        """What a character begins with (AR 2, AR 19). Its further building cards are drawn after the draft."""
        index = table.characters[seat]
        if index < 0:
            return
        character = self.tables.characters[index]
        table.tell(forms.EV_CHARACTER, seat, index)
        table.virtue[seat] = character.virtue
        table.goods[seat * GOODS + SILVER] = character.silver
        for good in range(RESOURCES):
            table.goods[seat * GOODS + good] = character.start[good]
        table.unpaid[seat] = character.start[DEBTS]
        table.prison[seat] = character.prisoners

    def _lay_piles(self, table: ArchitectsState) -> None:
        """Black market, rewards, apprentices and buildings (AR 2, AR 21)."""
        tables = self.tables
        table.small = list(range(len(tables.market_cards)))
        table.luck(S_MARKET).shuffle(table.small)
        rewards = list(tables.reward_cards)
        table.luck(S_REWARDS).shuffle(rewards)
        table.rewards = rewards[: table.rules.rewards]
        apprentices = list(range(len(tables.apprentice_cards)))
        table.luck(S_APPRENTICES).shuffle(apprentices)
        shown = tables.rows * tables.columns
        table.display = apprentices[:shown]
        table.apprentices = apprentices[shown:]
        table.coins = [0] * shown
        table.pile = members(buildings_in_play(table.rules))
        table.luck(S_BUILDINGS).shuffle(table.pile)

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


def buildings_in_play(rules: Rules) -> int:
    """The buildings of the game, as a set: some leave a game against an opponent (AR 21)."""
    cards = (1 << len(rules.tables.buildings)) - 1
    if rules.opponent >= 0:
        for card in rules.tables.removed:
            cards &= ~(1 << card)
    return cards


def _options(tables: Tables) -> list[Option]:
    return [
        Option("opponent", "choice", list(tables.opponent_ids), thing="opponent"),
        Option("asymmetric", "flag", default=False),
        Option("characters", "per-seat", list(tables.character_ids), needs="asymmetric", thing="character"),
        Option("first", "seat"),
        Option("colours", "per-seat", list(tables.colour_ids), thing="colour"),
        Option("max-turns", "number", default=MAX_TURNS, low=1, high=5000),
    ]
