"""What a seat may see of Notre Dame: built up from nothing, the only way out for the state (ND 1, open and hidden).

Open: coins, markers, boards, messages taken, cards played, persons. Hidden: prestige totals of others (as at the
table, unless the option `open-prestige` says otherwise), hands, discards, the order of decks.
"""

from __future__ import annotations

from parvis.core.wire import Ref, View, Wire
from parvis.core.words import members
from parvis.games.notre_dame.state import NotreDameState
from parvis.games.notre_dame.tables import NOTRE_DAME


class CardView(Wire, frozen=True):
    """An action card: what it is, and whose colour it has."""

    card: Ref
    colour: Ref


class PersonView(Wire, frozen=True):
    """A person card on display, or one still in a stack."""

    person: Ref
    rats: int


class MessageView(Wire, frozen=True):
    """A message token."""

    message: Ref
    colour: Ref


class MarketView(Wire, frozen=True):
    """A market place: the message lying there and the carriages (by seat) standing there."""

    market: Ref
    message: Ref | None
    carriages: list[int]


class BoroughView(Wire, frozen=True):
    """A borough: whose it is (nobody's with two players), its colour, its markets."""

    owner: int | None
    colour: Ref
    markets: list[MarketView]


class SectorView(Wire, frozen=True):
    """A sector of a player's borough. `count` is what the rules count: markers and the friend."""

    sector: Ref
    markers: int
    friend: bool
    count: int


class PlayerView(Wire, frozen=True, kw_only=True):
    """A player's things. None where it is secret: `prestige`, and `hand` and `offered` if not the reader's."""

    seat: int
    colour: Ref
    borough: int
    own_supply: int
    general_supply: int
    coins: int
    prestige: int | None
    rat: int
    hospital: int
    park_bonus: int
    friend: Ref | None
    sectors: list[SectorView]
    on_notre_dame: int
    carriage: Ref
    messages: list[MessageView]
    played: list[CardView]
    hand_size: int
    hand: list[CardView] | None
    offered: list[CardView] | None
    doctor: bool


class MemoryView(Wire, frozen=True):
    """What the reader has lawfully seen of others' cards and may still use.

    `passed`: of the own cards, those handed to the left in the first and then in the second wave of this round's
    draft. `seen`: cards that have left their decks this period, as far as the reader saw them; none of them can come
    up again before the period ends. `discarded`: the own third card of this round, once it is gone.
    """

    passed_first: list[CardView]
    passed_second: list[CardView]
    seen: list[CardView]
    discarded: list[CardView]


class NotreDameView(View, frozen=True, kw_only=True):
    """The whole table as a seat (or a spectator) may see it."""

    edition: str
    expansions: list[str]
    open_prestige: bool
    hotel_double_from: int
    fool_from_notre_dame: bool
    round: int
    period: int
    bell_ringer: int
    persons: list[PersonView]
    plague_value: int
    brown_to_come: list[PersonView]
    gray_to_come: list[PersonView]
    gray_order: list[PersonView] | None
    tile_prestige: int
    points_per_marker: int
    coins_in_supply: int | None
    boroughs: list[BoroughView]
    players: list[PlayerView]
    memory: MemoryView | None


def view(state: NotreDameState, seat: int | None) -> NotreDameView:
    """The table as `seat` may see it; None is a spectator."""
    tables = state.tables
    setup = state.rules
    on_tile = sum(state.held(s, NOTRE_DAME) for s in range(state.seats))
    spied = seat is not None and bool(state.spied >> seat & 1)
    gray = [_person(state, person) for person in state.gray]
    last_round = state.round - 1 if state.finished else state.round
    question = "over" if state.finished else state.game.questions[state.agenda[-1].kind()].name
    return NotreDameView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        parties=[state.game.party(state.setup, party) for party in range(state.seats)],
        turn=state.turn,
        question=question,
        asked=state.actors,
        over=state.finished,
        stopped=state.stopped,
        edition=setup.edition,
        expansions=list(setup.expansions),
        open_prestige=setup.open_prestige,
        hotel_double_from=setup.hotel_double_from,
        fool_from_notre_dame=setup.fool_from_notre_dame,
        round=last_round + 1,
        period=last_round // tables.rounds_per_period + 1,
        bell_ringer=state.bell_ringer,
        persons=[_person(state, person) for person in state.display],
        plague_value=state.plague_value(),
        brown_to_come=[_person(state, person) for person in members(state.browns)],
        gray_to_come=sorted(gray, key=lambda entry: _deck_and_index(state, entry)),
        gray_order=gray if spied else None,
        tile_prestige=setup.tile_prestige,
        points_per_marker=setup.tile_prestige // on_tile if on_tile else 0,
        coins_in_supply=state.coins_in_supply() if setup.coins_from_richest else None,
        boroughs=[_borough(state, borough) for borough in range(setup.boroughs)],
        players=[_player(state, player, seat) for player in range(state.seats)],
        memory=None if seat is None else _memory(state, seat),
    )


def _person(state: NotreDameState, person: int) -> PersonView:
    return PersonView(state.game.words.ref("person", person), state.tables.persons[person].rats)


def _deck_and_index(state: NotreDameState, entry: PersonView) -> tuple[int, int]:
    person = state.game.words.index("person", entry.person.id)
    return state.tables.persons[person].deck, person


def _card(state: NotreDameState, owner: int, card: int) -> CardView:
    return CardView(state.game.words.ref("card", card), state.game.words.ref("colour", state.colour_of(owner)))


def _cards(state: NotreDameState, owner: int, mask: int) -> list[CardView]:
    return [_card(state, owner, card) for card in members(mask)]


def _borough(state: NotreDameState, borough: int) -> BoroughView:
    words = state.game.words
    per_borough = len(state.tables.market_ids)
    owners = state.rules.seat_borough
    markets = []
    for market in range(borough * per_borough, (borough + 1) * per_borough):
        token = state.messages[market]
        message = words.ref("message", state.message_type(token)) if token >= 0 else None
        here = [s for s in range(state.seats) if state.carriage[s] == market]
        markets.append(MarketView(words.ref("market", market), message, here))
    owner = owners.index(borough) if borough in owners else None
    return BoroughView(owner, words.ref("colour", state.colours[borough]), markets)


def _player(state: NotreDameState, player: int, reader: int | None) -> PlayerView:
    words = state.game.words
    tables = state.tables
    friend = state.friend[player]
    own = player == reader
    open_prestige = own or state.rules.open_prestige or state.finished
    sectors = [
        SectorView(
            words.ref("sector", sector),
            state.held(player, sector),
            friend == sector,
            state.count(player, sector),
        )
        for sector in range(len(tables.sector_ids))
    ]
    return PlayerView(
        seat=player,
        colour=words.ref("colour", state.colour_of(player)),
        borough=state.rules.seat_borough[player],
        own_supply=state.own[player],
        general_supply=state.general[player],
        coins=state.coins[player],
        prestige=state.prestige[player] if open_prestige else None,
        rat=state.rat[player],
        hospital=sectors[-1].count,
        park_bonus=state.park_bonus(player),
        friend=words.ref("sector", friend) if friend >= 0 else None,
        sectors=sectors,
        on_notre_dame=state.held(player, NOTRE_DAME),
        carriage=words.ref("market", state.carriage[player]),
        messages=[
            MessageView(
                words.ref("message", state.message_type(token)), words.ref("colour", state.message_colour(token))
            )
            for token in members(state.taken[player])
        ],
        played=[_card(state, owner, card) for owner, card in state.cards_at(player, state.faceup[player])],
        hand_size=state.hand_size(player),
        hand=[_card(state, owner, card) for owner, card in state.cards_at(player, state.left[player])] if own else None,
        offered=_offered(state, player) if own else None,
        doctor=bool(state.doctored >> player & 1),
    )


def _offered(state: NotreDameState, player: int) -> list[CardView]:
    owner, mask = state.offered(player)
    return _cards(state, owner, mask)


def _memory(state: NotreDameState, seat: int) -> MemoryView:
    passed_first, passed_second = state.passed(seat)
    giver = (seat - 1) % state.seats
    seen = [card for owner in range(state.seats) for card in _cards(state, owner, state.seen_before(seat, owner))]
    gone = 7 & ~(state.left[seat] | state.faceup[seat]) if state.kept[2 * giver + 1] >= 0 else 0
    return MemoryView(
        passed_first=_cards(state, seat, passed_first),
        passed_second=_cards(state, giver, passed_second),
        seen=seen,
        discarded=[_card(state, owner, card) for owner, card in state.cards_at(seat, gone)],
    )
