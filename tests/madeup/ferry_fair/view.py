"""What a seat may see of the Ferry Fair (FF 1): built up from nothing, the only way out for the state."""

from __future__ import annotations

from parvis.core.wire import Ref, View, Wire
from parvis.core.words import members
from tests.madeup.ferry_fair.state import FairState
from tests.madeup.ferry_fair.tables import COLOURS


class PlayerView(Wire, frozen=True, kw_only=True):
    """A player's things. `hand` and `offer` are None where they are not the reader's."""

    seat: int
    colour: Ref
    coins: int
    letters: int
    mud: int
    points: int
    favour: bool
    boat: Ref
    helpers: list[Ref]
    played: list[Ref]
    home: int
    stocks: int
    held: list[int]
    hand_size: int
    offer_size: int
    hand: list[Ref] | None
    offer: list[Ref] | None


class FieldView(Wire, frozen=True):
    """A field and how many workers of each colour stand on it."""

    field: Ref
    workers: list[int]


class MemoryView(Wire, frozen=True):
    """What the reader has lawfully seen: the pair handed on, cards of others it knows, and its cards in the deck."""

    passed: list[Ref]
    in_hands: list[list[Ref]]
    in_deck: list[Ref | None]


class FairView(View, frozen=True, kw_only=True):
    """The whole table as a seat (or a spectator) may see it."""

    players: list[PlayerView]
    fields: list[FieldView]
    colours: list[Ref]
    for_hire: list[Ref]
    deck_size: int
    fairs: int
    fairs_needed: int
    mud_points: int
    first: int
    perch: Ref | None
    heron_points: int | None
    heron_deck: list[Ref]
    memory: MemoryView | None


def view(state: FairState, seat: int | None) -> FairView:
    """The table as `seat` may see it; None is a spectator."""
    words = state.game.words
    question = "over" if state.finished else state.game.questions[state.agenda[-1].kind()].name
    return FairView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        parties=[state.game.party(state.setup, party) for party in range(state.rules.parties)],
        turn=state.turn,
        question=question,
        asked=state.actors,
        over=state.finished,
        stopped=state.stopped,
        players=[_player(state, player, seat) for player in range(state.seats)],
        fields=[
            FieldView(words.ref("field", field), [state.at(field, colour) for colour in range(COLOURS)])
            for field in range(len(state.tables.field_ids))
        ],
        colours=[words.ref("colour", colour) for colour in range(COLOURS)],
        for_hire=_refs(state, "helper", state.for_hire),
        deck_size=len(state.deck),
        fairs=state.fairs,
        fairs_needed=state.rules.fairs,
        mud_points=state.rules.mud_points,
        first=state.first,
        perch=words.ref("landing", state.perch) if state.perch >= 0 else None,
        heron_points=state.heron_points if state.rules.parties > state.seats else None,
        heron_deck=[words.ref("landing", landing) for landing in sorted(state.heron_deck)],
        memory=None if seat is None else _memory(state, seat),
    )


def _refs(state: FairState, thing: str, mask: int) -> list[Ref]:
    return [state.game.words.ref(thing, index) for index in members(mask)]


def _player(state: FairState, player: int, reader: int | None) -> PlayerView:
    words = state.game.words
    colour = state.colour(player)
    shown = player == reader or state.finished
    return PlayerView(
        seat=player,
        colour=words.ref("colour", colour),
        coins=state.coins[player],
        letters=state.letters[player],
        mud=state.mud[player],
        points=state.points[player],
        favour=bool(state.favour[player]),
        boat=words.ref("landing", state.boat[player]),
        helpers=_refs(state, "helper", state.helpers[player]),
        played=_refs(state, "card", state.played[player]),
        home=state.home[colour],
        stocks=state.stocks[colour],
        held=[state.held[player * COLOURS + other] for other in range(COLOURS)],
        hand_size=state.hand[player].bit_count(),
        offer_size=state.offer[player].bit_count(),
        hand=_refs(state, "card", state.hand[player]) if shown else None,
        offer=_refs(state, "card", state.offer[player]) if player == reader else None,
    )


def _memory(state: FairState, seat: int) -> MemoryView:
    words = state.game.words
    known = state.knows(seat)
    others = [0 if other == seat else (state.hand[other] | state.offer[other]) & known for other in range(state.seats)]
    in_deck = [words.ref("card", card) if known >> card & 1 else None for card in state.deck]
    return MemoryView(
        _refs(state, "card", state.passed[seat]), [_refs(state, "card", mask) for mask in others], in_deck
    )
