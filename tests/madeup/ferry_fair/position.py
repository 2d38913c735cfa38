"""Positions of the Ferry Fair as text. What is not mentioned has its starting value; cards are named or `hidden`.

As one seat knows it, a text says `passed` for the two cards of which its neighbour kept one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from parvis.core.errors import PositionError, UnknownName
from parvis.core.game import OptionValue
from parvis.core.luck import SEED_BYTES, Luck, seed_of
from parvis.core.positions import HIDDEN, Page, step_words, to_toml
from parvis.core.steps import Joint
from parvis.core.words import members
from tests.madeup.ferry_fair.state import FairState
from tests.madeup.ferry_fair.tables import COLOURS

if TYPE_CHECKING:
    from tests.madeup.ferry_fair.game import FerryFair

PASSED: Final = "passed"
_COUNTS: Final = ("coins", "letters", "mud", "points")
_ZONES: Final = ("hand", "offer", "played")
MANY: Final = 999


def write(state: FairState, seat: int | None) -> str:
    """The state as text; with a seat, as that seat knows it."""
    game = state.game
    words = game.words
    shown = _shown(state, seat)
    heron = state.heron_deck if seat is None else sorted(state.heron_deck)
    top: dict[str, object] = {"game": game.id, "seats": state.seats, "turn": state.turn}
    if seat is None:
        top |= {"seed": state.seed.hex(), "counters": list(state.counters)}
    else:
        top["known-to"] = seat
    top |= {
        "due": state.due,
        "first": state.first,
        "fairs": state.fairs,
        "over": state.finished,
        "stopped": state.stopped,
        "for-hire": [words.name("helper", helper) for helper in members(state.for_hire)],
        "deck": [shown[card] for card in state.deck],
        "heron-deck": [words.name("landing", landing) for landing in heron],
        "heron-points": state.heron_points,
    }
    if state.perch >= 0:
        top["perch"] = words.name("landing", state.perch)
    options = {name: value for name, value in state.setup.options.items() if value is not None}
    tables: list[tuple[str, dict[str, object]]] = [("[options]", dict(options))]
    tables += [("[[seat]]", _seat(state, player, seat, shown)) for player in range(state.seats)]
    tables += [("[[agenda]]", step_words(game, step, seat)) for step in state.agenda]
    return to_toml(top, tables)


def _shown(state: FairState, seat: int | None) -> list[str]:
    ids = state.tables.card_ids
    if seat is None:
        return ids
    known = state.knows(seat)
    pair = state.passed[seat]
    return [name if known >> c & 1 else PASSED if pair >> c & 1 else HIDDEN for c, name in enumerate(ids)]


def _seat(state: FairState, player: int, reader: int | None, shown: list[str]) -> dict[str, object]:
    words = state.game.words
    colour = state.colour(player)
    found: dict[str, object] = {name: getattr(state, name)[player] for name in _COUNTS}
    found["favour"] = bool(state.favour[player])
    found["boat"] = words.name("landing", state.boat[player])
    found["helpers"] = [words.name("helper", helper) for helper in members(state.helpers[player])]
    for zone in _ZONES:
        found[zone] = sorted(shown[card] for card in members(getattr(state, zone)[player]))
    if reader in (None, player):
        found["passed"] = [words.name("card", card) for card in members(state.passed[player])]
        found["knows"] = [words.name("card", card) for card in members(_knows(state, player))]
    for field, name in enumerate(state.tables.field_ids):
        found[name] = state.at(field, colour)
    found["stocks"] = state.stocks[colour]
    found["held"] = [state.held[player * COLOURS + other] for other in range(COLOURS)]
    return found


def _knows(state: FairState, seat: int) -> int:
    return sum(1 << card for card, seats in enumerate(state.known) if seats >> seat & 1)


def read(text: str, game: FerryFair) -> FairState:
    """The state a text describes; what it leaves open is drawn from its seed."""
    page = Page(text)
    if page.get("game") != game.id:
        raise page.wrong(("game",), f'it should be "{game.id}"')
    seats = page.number(("seats",), game.min_seats, game.min_seats, game.max_seats)
    state = _dealt(page, game, seats)
    luck = Luck(state.seed, len(game.streams), 0)
    tables = game.tables
    state.counters = (
        [1, 1, 1] if (counters := page.get("counters")) is None else _counters(page, counters, len(game.streams))
    )
    state.turn = page.number(("turn",), 1, 0, MANY)
    state.due = page.number(("due",), 0, 0, state.rules.parties - 1)
    state.first = page.number(("first",), 0, 0, seats - 1)
    state.fairs = page.number(("fairs",), 0, 0, MANY)
    state.finished = page.flag(("over",), False)
    state.stopped = page.flag(("stopped",), False)
    state.heron_points = page.number(("heron-points",), 0, 0, MANY)
    state.perch = _index(tables.landing_ids, page.word(("perch",), tables.landing_ids, ""))
    heron = page.words(("heron-deck",), tables.landing_ids, tables.landing_ids)
    state.heron_deck = [tables.landing_ids.index(word) for word in heron]
    state.for_hire = _mask(tables.helper_ids, page.words(("for-hire",), tables.helper_ids, tables.helper_ids))
    for seat in range(seats):
        _read_seat(page, state, seat)
    _read_cards(page, state, luck)
    _read_agenda(page, state, luck)
    page.closed()
    _check(page, state)
    return state


def _dealt(page: Page, game: FerryFair, seats: int) -> FairState:
    from tests.madeup.ferry_fair.game import lay_out

    options = page.get("options") or {}
    if not isinstance(options, dict):
        raise page.wrong(("options",), "it should be a table")
    for name in options:
        page.get("options", name)
    try:
        setup = game.setup(seats, game.read_options(seats, cast("dict[str, OptionValue]", options)))
    except UnknownName as error:
        raise page.wrong(("options",), str(error)) from None
    state = game.new_state(setup)
    state.seed = page.bytes(("seed",), seed_of(""), SEED_BYTES)
    lay_out(state)
    return state


def _counters(page: Page, counters: object, count: int) -> list[int]:
    if (
        not isinstance(counters, list)
        or len(counters) != count
        or any(not isinstance(n, int) or n < 0 for n in counters)
    ):
        raise page.wrong(("counters",), f"it should be a list of {count} whole numbers")
    return list(counters)


def _read_seat(page: Page, state: FairState, seat: int) -> None:
    tables = state.tables
    colour = state.colour(seat)
    for name in _COUNTS:
        values = getattr(state, name)
        most = {"letters": tables.letters_most, "mud": tables.mud_most}.get(name, MANY)
        values[seat] = page.number(("seat", seat, name), values[seat], 0, most)
    state.favour[seat] = int(page.flag(("seat", seat, "favour"), True))
    landing = page.word(("seat", seat, "boat"), tables.landing_ids, tables.landing_ids[state.boat[seat]])
    state.boat[seat] = tables.landing_ids.index(landing)
    helpers = _mask(tables.helper_ids, page.words(("seat", seat, "helpers"), tables.helper_ids, []))
    elsewhere = state.for_hire if page.get("for-hire") is not None else 0
    if helpers & elsewhere or any(helpers & others for others in state.helpers):
        raise page.wrong(("seat", seat, "helpers"), "a helper is in one place only")
    state.helpers[seat] = helpers
    state.for_hire &= ~helpers
    placed = 0
    for field, name in enumerate(tables.field_ids):
        state.workers[field * COLOURS + colour] = page.number(("seat", seat, name), 0, 0, tables.workers)
        placed += state.at(field, colour)
    state.stocks[colour] = page.number(("seat", seat, "stocks"), 0, 0, tables.workers)
    state.home[colour] -= placed + state.stocks[colour]
    held = page.get("seat", seat, "held")
    if held is not None:
        if not isinstance(held, list) or len(held) != COLOURS or any(not isinstance(n, int) or n < 0 for n in held):
            raise page.wrong(("seat", seat, "held"), f"it should be {COLOURS} whole numbers, one for each colour")
        for other in range(COLOURS):
            state.held[seat * COLOURS + other] = held[other]
            state.home[other] -= held[other]


def _read_cards(page: Page, state: FairState, luck: Luck) -> None:
    """Named cards first; then `passed` and `hidden` are drawn, and the deck holds what is left (FF 1)."""
    ids = state.tables.card_ids
    choices = [*ids, HIDDEN, PASSED]
    reader = page.number(("known-to",), -1, -1, state.seats - 1)
    for seat in range(state.seats):
        state.passed[seat] = _mask(ids, page.words(("seat", seat, "passed"), ids, []))
        for card in members(_mask(ids, page.words(("seat", seat, "knows"), ids, []))):
            state.known[card] |= 1 << seat
    zones = {
        (zone, seat): page.words(("seat", seat, zone), choices, []) for zone in _ZONES for seat in range(state.seats)
    }
    named = [word for words in zones.values() for word in words if word in ids]
    open_deck = page.get("deck") in (None, "open")
    deck = [] if open_deck else page.words(("deck",), choices, [])
    named += [word for word in deck if word in ids]
    if len(set(named)) != len(named):
        twice = next(word for word in named if named.count(word) > 1)
        raise PositionError(f"the card '{twice}' is in two places; there is one of each")
    pair = [
        ids.index(word)
        for word in ids
        if reader >= 0 and state.passed[reader] >> ids.index(word) & 1 and word not in named
    ]
    rest = [card for card, word in enumerate(ids) if word not in named and card not in pair]
    luck.shuffle(pair)
    luck.shuffle(rest)
    pools = {PASSED: pair, HIDDEN: rest}
    for (zone, seat), words in zones.items():
        cards = [_card(page, ids, word, pools) for word in words]
        getattr(state, zone)[seat] = sum(1 << card for card in cards)
        for card in cards:
            state.known[card] |= (1 << state.seats) - 1 if zone == "played" else 1 << seat
    state.deck = rest if open_deck else [_card(page, ids, word, pools) for word in deck]
    if not open_deck and (rest or pair):
        raise page.wrong(
            ("deck",), f"the card '{ids[(rest or pair)[0]]}' is nowhere; name it, or write deck = \"open\""
        )


def _card(page: Page, ids: list[str], word: str, pools: dict[str, list[int]]) -> int:
    if word not in pools:
        return ids.index(word)
    if not pools[word]:
        raise PositionError(f"too many cards are '{word}': there are {len(ids)} cards in all")
    return pools[word].pop(0)


def _read_agenda(page: Page, state: FairState, luck: Luck) -> None:
    if page.size("agenda") == 0:
        if not state.finished:
            state.settle()
        return
    state.agenda = page.steps(state.game, state.seats)
    top = state.agenda[-1]
    if isinstance(top, Joint):
        replies = list(top.replies)
        for seat in range(state.seats):
            if page.get("agenda", len(state.agenda) - 1, "replies", seat) == HIDDEN:
                choices = state.legal(seat)
                replies[seat] = choices[luck.below(len(choices))]
        state.agenda[-1] = top.with_replies(tuple(replies))


def _check(page: Page, state: FairState) -> None:
    """What every position of the game fulfils (FF 1)."""
    tables = state.tables
    for colour in range(COLOURS):
        if state.home[colour] < 0:
            raise PositionError(
                f"too many {tables.colour_ids[colour]} workers are placed: there are {tables.workers} of a colour"
            )
    for landing, name in enumerate(tables.landing_ids):
        lying = state.boat.count(landing)
        sailing = not state.finished and state.agenda and state.agenda[-1].fields()[:1]
        if lying > tables.moored_most + (1 if sailing else 0):
            raise PositionError(f"{lying} boats lie at the {name}; there is room for {tables.moored_most}")
    if state.finished:
        return
    top = state.agenda[-1]
    if top.is_work() or not top.asks():
        raise page.wrong(("agenda", len(state.agenda) - 1), "the uppermost step should be a question")
    if not all(state.legal(seat) for seat in state.actors):
        raise page.wrong(("agenda", len(state.agenda) - 1), "nothing could be answered to this question here")


def _mask(ids: list[str], words: list[str]) -> int:
    return sum({1 << ids.index(word) for word in words})


def _index(ids: list[str], word: str) -> int:
    return ids.index(word) if word else -1
