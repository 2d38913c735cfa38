"""Notre Dame as a game of Parvis: its options, its set-up (ND 2), and where everything else is found."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from parvis.core.errors import UnknownName
from parvis.core.game import Game, OptionValue, Setup
from parvis.core.luck import Luck
from parvis.core.state import State
from parvis.core.steps import Step
from parvis.core.tables import Report
from parvis.core.wire import Option, ScoreSheet, Standing, View
from parvis.core.words import Form, members
from parvis.games.notre_dame import flow, forms, position, resample, view
from parvis.games.notre_dame.rules import actions, carriage, draft, moves, persons, plague, scoring
from parvis.games.notre_dame.state import (
    PLACES,
    S_COLOURS,
    S_FIRST,
    S_GRAY,
    S_MESSAGES,
    S_POOL,
    NotreDameState,
    Rules,
)
from parvis.games.notre_dame.tables import BROWN, DECK_IDS, MAX_SEATS, MIN_SEATS, SET_IDS, Tables
from parvis.games.notre_dame.worth import worth

STEPS = (
    Form("open-persons"),
    Form("deal"),
    Form("draft", "waiting:number replies:number"),
    Form("actions", "played:number"),
    Form("hires", "asked:number"),
    Form("plague"),
    Form("end-round"),
    Form("play-card", "seat"),
    Form("relocate", "seat target:place coins:number"),
    Form("donate", "seat"),
    Form("move-friend", "seat"),
    Form("pick", "seat picks:number"),
    Form("drive", "seat steps:number"),
    Form("take-message", "seat"),
    Form("move-rat", "seat most:number"),
    Form("hire", "seat"),
    Form("carry-out", "seat person effect:number"),
    Form("move-from", "seat person effect:number"),
    Form("move-piece", "seat person effect:number place"),
    Form("move-to", "seat person effect:number place friend:number"),
    Form("move-markers", "seat person effect:number from:place to:sector"),
    Form("move-friend-too", "seat person effect:number from:place to:sector"),
    Form("place-marker", "seat person effect:number"),
    Form("place-here", "seat person effect:number sector"),
    Form("return-markers", "seat person effect:number place returned:number"),
    Form("resolve-sector", "seat person effect:number"),
    Form("pay-for-rat", "seat person effect:number"),
    Form("repeat-messages", "seat person effect:number"),
    Form("ask-hire-again", "seat person effect:number hires:number used:{person}"),
    Form("hire-again", "seat person effect:number hires:number used:{person}"),
    Form("plague-loss", "waiting:number replies:number"),
)
"""The words for what lies on the agenda, in the order of `NotreDame.step_types`; positions are written in them."""


class NotreDame(Game):
    """Notre Dame (Stefan Feld), all editions, with both New Persons sets."""

    id: ClassVar[str] = "notre-dame"
    min_seats: ClassVar[int] = MIN_SEATS
    max_seats: ClassVar[int] = MAX_SEATS
    turn_bound: ClassVar[int] = 24
    view_type: ClassVar[type[View]] = view.NotreDameView
    streams: ClassVar[tuple[str, ...]] = (
        "first",
        "colours",
        "messages",
        "persons",
        "gray",
        "brown",
        *(f"cards-{seat}" for seat in range(MAX_SEATS)),
    )
    step_types: ClassVar[tuple[type[Step[Any]], ...]] = (
        flow.OpenPersons,
        draft.Deal,
        draft.Draft,
        actions.Actions,
        persons.Hires,
        plague.Plague,
        flow.EndRound,
        actions.PlayCard,
        actions.Relocate,
        actions.Donate,
        actions.MoveFriend,
        actions.Pick,
        carriage.Drive,
        carriage.TakeMessage,
        carriage.MoveRat,
        persons.Hire,
        persons.CarryOut,
        moves.MoveFrom,
        moves.MovePiece,
        moves.MoveTo,
        moves.MoveMarkers,
        moves.MoveFriendToo,
        moves.PlaceMarker,
        moves.PlaceHere,
        moves.ReturnMarkers,
        persons.ResolveSector,
        persons.PayForRat,
        persons.Repeat,
        persons.AskHireAgain,
        persons.HireAgain,
        plague.PlagueLoss,
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
        self.extra_words = _extra_words(tables)
        self.topics = forms.TOPICS
        self.check_words()

    # --- setting up (ND 2) ---

    def new_state(self, setup: Setup) -> NotreDameState:
        return NotreDameState(self, cast(Rules, setup))

    def setup(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        """Edition switches, each of which can also be set alone (ND 9)."""
        tables = self.tables
        rules = Rules(seats, options, tables)
        edition = next(edition for edition in tables.editions if edition.id == options["edition"])
        double_from = options["hotel-double-from"]
        shortage = options["coin-shortage"]
        fool = options["fool-from-notre-dame"]
        allowed = options["new-persons-allowed"]
        rules.edition = edition.id
        rules.hotel_double_from = edition.hotel_double_from if double_from is None else int(str(double_from))
        rules.coins_from_richest = edition.coins_from_richest if shortage is None else shortage == "from-richest"
        rules.fool_from_notre_dame = edition.fool_from_notre_dame if fool is None else bool(fool)
        rules.open_prestige = bool(options["open-prestige"])
        sets = [SET_IDS[index] for index in edition.new_persons] if allowed is None else cast("list[str]", allowed)
        expansions = cast("list[str]", options["expansions"])
        for name in expansions:
            if name not in sets:
                there = ", ".join(sets) or "none"
                raise UnknownName(
                    f"edition {edition.id} does not have '{name}'; it has: {there}"
                    " (option 'new-persons-allowed' overrides)"
                )
        rules.expansions = tuple(expansions)
        return rules

    def deal(self, state: State) -> None:
        table = cast(NotreDameState, state)
        tables = self.tables
        seats = table.seats
        options = table.setup.options
        first = options["first"]
        table.bell_ringer = table.luck(S_FIRST).below(seats) if first is None else int(str(first))
        table.own = [tables.own_markers] * seats
        table.general = [tables.general_markers] * seats
        table.coins = [tables.start_coins] * seats
        table.prestige = [0] * seats
        table.rat = [tables.plague_start] * seats
        table.markers = [0] * (PLACES * seats)
        table.friend = [-1] * seats
        table.taken = [0] * seats
        table.drawn = [0] * seats
        table.kept = [-1] * (2 * seats)
        table.left = [0] * seats
        table.faceup = [0] * seats
        flow.new_period(table)
        self._lay_boroughs(table)
        self._stack_persons(table)

    def _lay_boroughs(self, table: NotreDameState) -> None:
        """Colours, carriages and messages; unowned boroughs get unused colours at random (ND 2, ND P-COLOUR)."""
        tables = self.tables
        rules = table.rules
        chosen = table.setup.options["colours"]
        names = cast("list[str]", chosen) if chosen is not None else list(tables.colour_ids[: table.seats])
        used = [tables.colour_ids.index(name) for name in names]
        unused = [colour for colour in range(len(tables.colour_ids)) if colour not in used]
        if len(used) < rules.boroughs:
            table.luck(S_COLOURS).shuffle(unused)
        table.colours = [
            used[rules.seat_borough.index(borough)] if borough in rules.seat_borough else unused.pop(0)
            for borough in range(rules.boroughs)
        ]
        size = len(tables.market_ids)
        table.carriage = [borough * size for borough in rules.seat_borough]
        table.messages = [-1] * rules.markets
        tokens = len(tables.message_tokens)
        for borough, colour in enumerate(table.colours):
            lying = [colour * tokens + token for token in range(tokens)]
            table.luck(S_MESSAGES).shuffle(lying)
            for market, token in zip(tables.message_markets, lying, strict=True):
                table.messages[borough * size + market] = token

    def _stack_persons(self, table: NotreDameState) -> None:
        """The gray stack: A over B over C; where a letter has more cards than are used, three are drawn and shown."""
        tables = self.tables
        sets = {0, *(SET_IDS.index(name) for name in table.rules.expansions)}
        table.gray = []
        shown = 0
        for deck in range(BROWN + 1, len(DECK_IDS)):
            pool = 0
            for person in tables.persons:
                if person.deck == deck and person.set_index in sets:
                    pool |= 1 << person.index
            if pool.bit_count() > tables.draw_per_letter:
                pool = table.luck(S_POOL).sample(pool, tables.draw_per_letter)
                shown |= pool
            letter = members(pool)
            table.luck(S_GRAY).shuffle(letter)
            table.gray += letter
        if shown:
            table.tell(forms.E_POOL, -1, shown)

    # --- the rest ---

    def flow(self, state: State) -> None:
        flow.next_round(cast(NotreDameState, state))

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(NotreDameState, state), seat)

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        return resample.resample(cast(NotreDameState, state), seat, luck)

    def scores(self, state: State) -> list[int]:
        return list(cast(NotreDameState, state).prestige)

    def score_sheet(self, state: State) -> ScoreSheet:
        return scoring.score_sheet(cast(NotreDameState, state))

    def standings(self, state: State) -> list[Standing]:
        return scoring.standings(cast(NotreDameState, state))

    def data_report(self) -> Report:
        tables = self.tables
        return Report(tables.warnings(), tables.notes(), tables.reconstructed())

    def worth(self, state: State, seat: int) -> float:
        return worth(cast(NotreDameState, state), seat)

    def to_position(self, state: State, seat: int | None) -> str:
        return position.write(cast(NotreDameState, state), seat)

    def from_position(self, text: str) -> State:
        return position.read(text, self)


def _options(tables: Tables) -> list[Option]:
    editions = [edition.id for edition in tables.editions]
    sets = list(SET_IDS[1:])
    doubles = sorted({edition.hotel_double_from for edition in tables.editions})
    return [
        Option("edition", "choice", editions, editions[tables.default_edition]),
        Option("expansions", "choices", sets, []),
        Option("first", "seat"),
        Option("colours", "per-seat", list(tables.colour_ids), thing="colour"),
        Option("open-prestige", "flag", default=False),
        Option("hotel-double-from", "choice", [str(count) for count in doubles], follows="edition"),
        Option("coin-shortage", "choice", ["from-richest", "unlimited"], follows="edition"),
        Option("fool-from-notre-dame", "flag", follows="edition"),
        Option("new-persons-allowed", "choices", sets, follows="edition"),
    ]


def _extra_words(tables: Tables) -> dict[str, dict[str, str]]:
    """What an owner's persons are called: by language, then by message id (an attribute after a dot)."""
    found: dict[str, dict[str, str]] = {}
    for person, words in zip(tables.person_ids, tables.person_words, strict=True):
        for key, text in (words or {}).items():
            what, lang = key.rsplit("_", 1)
            message = f"person-{person}" if what == "name" else f"person-{person}.text"
            found.setdefault(lang, {})[message] = text
    return found
