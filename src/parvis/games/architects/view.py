"""What a seat may see of Architects: built up from nothing, the only way out for the state (AR 1, open and hidden).

Open: everything on the boards, apprentices, what was discarded of those, the faces that lie up, how many cards there
are in hands and piles. Hidden: hands, cards just dealt or looked at, and the order of piles, as far as the reader has
not seen it; of the small card of the market only the face that lies up.
"""

from __future__ import annotations

from parvis.core.wire import Ref, View, Wire
from parvis.core.words import members
from parvis.games.architects.codes import (
    GOLD,
    GOODS,
    LEFT,
    MARBLE,
    MIDDLE,
    OPEN_PLACES,
    RESOURCES,
    RIGHT,
    SKILLS,
)
from parvis.games.architects.rules.market import goods_shown
from parvis.games.architects.state import ArchitectsState


class GoodsView(Wire, frozen=True):
    """So much of a good."""

    good: Ref
    amount: int


class GroupView(Wire, frozen=True):
    """Workers of one colour."""

    colour: Ref
    workers: int


class LocationView(Wire, frozen=True):
    """An open place and the groups on it."""

    location: Ref
    groups: list[GroupView]


class DisplayView(Wire, frozen=True):
    """An apprentice on display: row and column count from 1, with the coins that lie on the card."""

    apprentice: Ref
    row: int
    column: int
    coins: int


class BuildingView(Wire, frozen=True):
    """What is printed on a building the reader sees: goods, skills, points, virtue gained or lost at once."""

    building: Ref
    cost: list[GoodsView]
    skills: list[Ref]
    points: int
    virtue: int


class LackView(Wire, frozen=True):
    """What the reader still needs to construct a building that only the reader sees."""

    building: Ref
    goods: list[GoodsView]
    skills: list[Ref]


class ApprenticeView(Wire, frozen=True):
    """What is printed on an apprentice that lies open: skills, virtue gained or lost by hiring."""

    apprentice: Ref
    skills: list[Ref]
    virtue: int


class SpaceView(Wire, frozen=True):
    """A space of the black market: whose worker is there, and the goods to be had (none in the middle)."""

    space: Ref
    worker: Ref | None
    silver: int
    goods: list[GoodsView]


class GuildhallView(Wire, frozen=True):
    """Workers slot by slot (those beyond the last slot lie beside), and the slots that reset the market, from 1."""

    slots: int
    columns: int
    reset_slots: list[int]
    workers: list[Ref]


class LevelView(Wire, frozen=True):
    """A level of the cathedral, what it takes (`mix`: so much wood and stone in any mix), and who stands there."""

    level: int
    spaces: int
    points: int
    cost: list[GoodsView]
    mix: int
    colours: list[Ref]


class PlayerView(Wire, frozen=True, kw_only=True):
    """A party's things. None where it is secret: `hand` and `offered` if not the reader's."""

    party: Ref
    colour: Ref
    character: Ref | None
    at_home: int
    prisoners: int
    captives: list[GroupView]
    captured: int
    virtue: int
    tax_ignored: int
    unpaid_debts: int
    paid_debts: int
    level: int
    in_guildhall: int
    goods: list[GoodsView]
    skills: list[Ref]
    apprentices: list[Ref]
    apprentice_limit: int
    buildings: list[Ref]
    hand_size: int
    hand: list[Ref] | None
    offered: list[Ref] | None


class PileCardView(Wire, frozen=True):
    """A building the reader knows in the pile, so many cards below the top (1 is the top)."""

    building: Ref
    position: int


class HandCardView(Wire, frozen=True):
    """A building the reader knows in another's hand, or among what another is choosing from or looking at."""

    building: Ref
    seat: int


class PoolView(Wire, frozen=True):
    """Buildings the reader has seen, of which it knows only that they are among these places, one each.

    `hands` says for each seat how many of its cards are meant, `positions` which of the pile.
    """

    buildings: list[Ref]
    hands: list[int]
    positions: list[int]


class MemoryView(Wire, frozen=True):
    """What the reader has lawfully seen of hidden buildings and may still use."""

    pile: list[PileCardView]
    hands: list[HandCardView]
    pools: list[PoolView]


class OpponentView(Wire, frozen=True):
    """The opponent's schemes: how many are to come, and those revealed since the pile was shuffled.

    `parts` says how the draw pile came together, from the top: so many cards shuffled together, or -1 for one card
    from the future pile. `reconstructed` tells that the cards are not the printed ones.
    """

    schemes: int
    future: int
    parts: list[int]
    revealed: list[Ref]
    reconstructed: bool


class ArchitectsView(View, frozen=True, kw_only=True):
    """The whole table as a seat (or a spectator) may see it."""

    asymmetric: bool
    max_turns: int
    first: int
    mover: int | None
    final_turns: int | None
    locations: list[LocationView]
    tax_stand: int
    display: list[DisplayView]
    market: list[SpaceView]
    small_cards: int
    large_cards: list[Ref]
    guildhall: GuildhallView
    cathedral: list[LevelView]
    building_pile: int
    apprentice_pile: int
    apprentices_below: list[Ref]
    apprentices_discarded: list[Ref]
    reward_pile: int
    rewards_gone: list[Ref]
    virtue_points: list[int]
    market_most: int
    cathedral_least: int
    players: list[PlayerView]
    looked_at: list[Ref] | None
    looked_at_count: int
    buildings: list[BuildingView]
    lacks: list[LackView]
    apprentices: list[ApprenticeView]
    opponent: OpponentView | None
    memory: MemoryView | None


def view(state: ArchitectsState, seat: int | None) -> ArchitectsView:
    """The table as `seat` may see it; None is a spectator."""
    rules = state.rules
    question = "over" if state.finished else state.game.questions[state.agenda[-1].kind()].name
    looking = seat is not None and not state.finished and bool(state.asked >> seat & 1)
    below = state.apprentices[len(state.apprentices) - state.seen_apprentices :]
    mine = _own(state, seat, looking)
    return ArchitectsView(
        game=state.game.id,
        seat=seat,
        seats=state.seats,
        parties=[state.game.party(state.setup, party) for party in range(rules.parties)],
        turn=state.turn,
        question=question,
        asked=state.actors,
        over=state.finished,
        stopped=state.stopped,
        asymmetric=rules.asymmetric,
        max_turns=rules.max_turns,
        first=state.first,
        mover=state.mover if state.mover >= 0 else None,
        final_turns=state.final if state.final >= 0 else None,
        locations=[_location(state, place) for place in range(OPEN_PLACES)],
        tax_stand=state.stand,
        display=[_displayed(state, slot) for slot in range(len(state.display))],
        market=[_space(state, space) for space in (LEFT, MIDDLE, RIGHT)],
        small_cards=len(state.small),
        large_cards=_refs(state, "market-card", state.large),
        guildhall=GuildhallView(
            rules.slots,
            rules.slots // state.tables.slot_rows,
            [slot + 1 for slot in members(rules.reset_slots)],
            [_colour(state, party) for party in state.guildhall],
        ),
        cathedral=[_level(state, level) for level in range(len(state.tables.levels) + 1)],
        building_pile=len(state.pile),
        apprentice_pile=len(state.apprentices),
        apprentices_below=_refs(state, "apprentice", below),
        apprentices_discarded=_refs(state, "apprentice", members(state.discarded)),
        reward_pile=len(state.rewards),
        rewards_gone=_refs(state, "reward", state.rewards_gone),
        virtue_points=list(state.tables.virtue_vp),
        market_most=state.tables.market_most,
        cathedral_least=state.tables.cathedral_least,
        players=[_player(state, party, seat) for party in range(rules.parties)],
        looked_at=_refs(state, "building", state.looked) if looking else None,
        looked_at_count=len(state.looked),
        buildings=[
            _building(state, card) for card in [*mine, *(card for each in state.built for card in members(each))]
        ],
        lacks=[_lack(state, seat, card) for card in mine] if seat is not None else [],
        apprentices=[_apprentice(state, card) for card in _open_apprentices(state)],
        opponent=_opponent(state) if rules.opponent >= 0 else None,
        memory=None if seat is None else _memory(state, seat),
    )


def _refs(state: ArchitectsState, thing: str, things: list[int]) -> list[Ref]:
    return [state.game.words.ref(thing, index) for index in things]


def _colour(state: ArchitectsState, party: int) -> Ref:
    return state.game.words.ref("colour", state.colours[party])


def _goods(state: ArchitectsState, goods: list[int]) -> list[GoodsView]:
    return [GoodsView(state.game.words.ref("good", good), goods[good]) for good in range(GOODS) if goods[good]]


def _groups(state: ArchitectsState, workers: list[int]) -> list[GroupView]:
    return [GroupView(_colour(state, party), count) for party, count in enumerate(workers) if count]


def _location(state: ArchitectsState, place: int) -> LocationView:
    workers = [state.at(party, place) for party in range(state.rules.parties)]
    return LocationView(state.game.words.ref("location", place), _groups(state, workers))


def _displayed(state: ArchitectsState, slot: int) -> DisplayView:
    columns = state.tables.columns
    card = state.game.words.ref("apprentice", state.display[slot])
    return DisplayView(card, slot // columns + 1, slot % columns + 1, state.coins[slot])


def _own(state: ArchitectsState, seat: int | None, looking: bool) -> list[int]:
    """The buildings only the reader sees: in hand, to choose from, looked at."""
    if seat is None:
        return []
    return [*members(state.hand[seat] | state.offer[seat]), *(state.looked if looking else [])]


def _open_apprentices(state: ArchitectsState) -> list[int]:
    return [*state.display, *(card for owned in state.owned for card in members(owned))]


def _skills(state: ArchitectsState, skills: int) -> list[Ref]:
    return [state.game.words.ref("skill", skill) for skill in range(SKILLS) if skills >> skill & 1]


def _building(state: ArchitectsState, card: int) -> BuildingView:
    facts = state.tables.buildings[card]
    cost = _goods(state, [*facts.cost, 0])
    return BuildingView(
        state.game.words.ref("building", card), cost, _skills(state, facts.skills), facts.vp, facts.virtue
    )


def _lack(state: ArchitectsState, seat: int, card: int) -> LackView:
    facts = state.tables.buildings[card]
    missing = [max(0, facts.cost[good] - state.good(seat, good)) for good in range(RESOURCES)]
    if state.swaps(seat):
        spare = state.good(seat, GOLD) + state.good(seat, MARBLE) - facts.cost[GOLD] - facts.cost[MARBLE]
        for good in (GOLD, MARBLE):
            missing[good] = min(missing[good], max(0, -spare))
            spare += missing[good]
    return LackView(
        state.game.words.ref("building", card),
        _goods(state, [*missing, 0]),
        _skills(state, facts.skills & ~state.skills(seat)),
    )


def _apprentice(state: ArchitectsState, card: int) -> ApprenticeView:
    facts = state.tables.apprentices[state.rules.kind_of[card]]
    return ApprenticeView(state.game.words.ref("apprentice", card), _skills(state, facts.skills), facts.virtue)


def _space(state: ArchitectsState, space: int) -> SpaceView:
    party = state.market[space]
    goods = [] if space == MIDDLE else _goods(state, goods_shown(state, space))
    worker = _colour(state, party) if party >= 0 else None
    return SpaceView(state.game.words.ref("space", space), worker, state.tables.space_silver[space], goods)


def _level(state: ArchitectsState, level: int) -> LevelView:
    here = [_colour(state, party) for party in range(state.rules.parties) if state.level[party] == level]
    if level == 0:
        return LevelView(0, state.rules.parties, 0, [], 0, here)
    facts = state.tables.levels[level - 1]
    return LevelView(level, facts.spaces, facts.vp, _goods(state, [*facts.cost, 0]), facts.mix, here)


def _player(state: ArchitectsState, party: int, reader: int | None) -> PlayerView:
    words = state.game.words
    parties = state.rules.parties
    human = party < state.seats
    own = party == reader
    character = state.characters[party]
    offer = state.offer[party] if human else 0
    return PlayerView(
        party=state.game.party(state.setup, party),
        colour=_colour(state, party),
        character=words.ref("character", character) if character >= 0 else None,
        at_home=state.home[party],
        prisoners=state.prison[party],
        captives=_groups(state, state.held[party * parties : (party + 1) * parties]),
        captured=state.captured(party),
        virtue=state.virtue[party],
        tax_ignored=state.tax_ignored(party) if human else 0,
        unpaid_debts=state.unpaid[party],
        paid_debts=state.paid[party],
        level=state.level[party],
        in_guildhall=state.guildhall.count(party),
        goods=[GoodsView(words.ref("good", good), state.good(party, good)) for good in range(GOODS)],
        skills=_skills(state, state.skills(party)),
        apprentices=_refs(state, "apprentice", members(state.owned[party])),
        apprentice_limit=state.apprentice_limit(party) if human else 0,
        buildings=_refs(state, "building", members(state.built[party])),
        hand_size=state.hand[party].bit_count(),
        hand=_refs(state, "building", members(state.hand[party])) if own else None,
        offered=_refs(state, "building", members(offer)) if own else None,
    )


def _opponent(state: ArchitectsState) -> OpponentView:
    return OpponentView(
        schemes=len(state.schemes),
        future=len(state.future),
        parts=list(state.parts),
        revealed=_refs(state, "scheme", state.revealed_schemes),
        reconstructed=state.tables.schemes.confidence == "reconstructed",
    )


def _memory(state: ArchitectsState, seat: int) -> MemoryView:
    words = state.game.words
    hands: list[HandCardView] = []
    pile: list[PileCardView] = []
    for position, card in enumerate(state.pile):
        if state.sure[seat] >> card & 1:
            pile.append(PileCardView(words.ref("building", card), position + 1))
    for other in range(state.seats):
        known = state.unseen_by_others(other) & state.sure[seat] if other != seat else 0
        hands += [HandCardView(words.ref("building", card), other) for card in members(known)]
    pools: list[PoolView] = []
    for at in range(0, len(state.pools), 3):
        owner, faces, cards = state.pools[at : at + 3]
        if owner != seat:
            continue
        held = [(state.unseen_by_others(other) & cards).bit_count() for other in range(state.seats)]
        lying = [position + 1 for position, card in enumerate(state.pile) if cards >> card & 1]
        pools.append(PoolView(_refs(state, "building", members(faces)), held, lying))
    return MemoryView(pile, hands, pools)
