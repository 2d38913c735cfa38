"""Positions of the Ferry Fair as text. What is not mentioned has its starting value; cards are named or `hidden`.

As one seat knows it, a text says `passed` for the two cards of which its neighbour kept one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from parvis.core import positions
from parvis.core.errors import PositionError, UnknownName
from parvis.core.game import OptionValue
from parvis.core.luck import SEED_BYTES, Luck, seed_of
from parvis.core.positions import HIDDEN, Part, Sheet, StepWords
from parvis.core.steps import Joint
from parvis.core.words import members
from tests.madeup.ferry_fair.state import FairState
from tests.madeup.ferry_fair.tables import COLOURS

if TYPE_CHECKING:
    from tests.madeup.ferry_fair.game import FerryFair

PASSED: Final = "passed"
OPEN: Final = "open"
_COUNTS: Final = ("coins", "letters", "mud", "points")
_ZONES: Final = ("hand", "offer", "played")
MANY: Final = 999


def write(state: FairState, seat: int | None) -> str:
    """The state as text; with a seat, as that seat knows it."""
    game = state.game
    words = game.words
    sheet = Sheet()
    shown = _shown(state, seat)
    heron = state.heron_deck if seat is None else sorted(state.heron_deck)
    sheet.put("game", game.id)
    sheet.put("seats", state.seats)
    sheet.put("turn", state.turn)
    if seat is None:
        sheet.put("seed", state.seed.hex())
        sheet.put("counters", dict(zip(game.streams, state.counters, strict=True)))
    else:
        sheet.put("known-to", seat)
    sheet.put("due", state.due)
    sheet.put("first", state.first)
    sheet.put("fairs", state.fairs)
    sheet.put("over", state.finished)
    sheet.put("stopped", state.stopped)
    sheet.put("for-hire", [words.name("helper", helper) for helper in members(state.for_hire)])
    sheet.put("deck", [shown[card] for card in state.deck])
    sheet.put("heron-deck", [words.name("landing", landing) for landing in heron])
    sheet.put("heron-points", state.heron_points)
    sheet.put("perch", words.name("landing", state.perch) if state.perch >= 0 else None)
    sheet.header("options")
    for name, value in state.setup.options.items():
        sheet.put(name, value)
    for player in range(state.seats):
        sheet.header("seat", many=True)
        for key, found in _seat(state, player, seat, shown).items():
            sheet.put(key, found)
    steps = _step_words(state)
    for step in state.agenda:
        sheet.header("agenda", many=True)
        sheet.put("step", game.steps[game.step_index(step)].name)
        for key, found in steps.write(step, seat).items():
            sheet.put(key, found)
    return sheet.text()


def _step_words(state: FairState) -> StepWords:
    return StepWords(state.game, [str(seat) for seat in range(state.seats)])


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
    found["held"] = {name: state.held[player * COLOURS + other] for other, name in enumerate(state.tables.colour_ids)}
    return found


def _knows(state: FairState, seat: int) -> int:
    return sum(1 << card for card, seats in enumerate(state.known) if seats >> seat & 1)


def read(text: str, game: FerryFair) -> FairState:
    """The state a text describes; what it leaves open is drawn from its seed."""
    root = positions.read(text)
    root.word("game", [game.id])
    seats = root.number("seats", game.min_seats, game.min_seats, game.max_seats)
    state = _dealt(root, game, seats)
    luck = Luck(state.seed, len(game.streams), 0)
    tables = game.tables
    counters = root.part("counters")
    state.counters = [counters.number(stream, 1) for stream in game.streams]
    counters.closed()
    state.turn = root.number("turn", 1, 0, MANY)
    state.due = root.number("due", 0, 0, state.rules.parties - 1)
    state.first = root.number("first", 0, 0, seats - 1)
    state.fairs = root.number("fairs", 0, 0, MANY)
    state.finished = root.flag("over")
    state.stopped = root.flag("stopped")
    state.heron_points = root.number("heron-points", 0, 0, MANY)
    state.perch = _index(tables.landing_ids, root.word("perch", tables.landing_ids, ""))
    heron = root.words("heron-deck", tables.landing_ids) if root.has("heron-deck") else tables.landing_ids
    state.heron_deck = [tables.landing_ids.index(word) for word in heron]
    for_hire = root.words("for-hire", tables.helper_ids) if root.has("for-hire") else tables.helper_ids
    state.for_hire = _mask(tables.helper_ids, for_hire)
    parts = root.parts("seat")
    if len(parts) > seats:
        raise root.error(f"there are {seats} seats", "seat", seats)
    parts += [Part({}, (), {}) for _ in range(seats - len(parts))]
    for seat, part in enumerate(parts):
        _read_seat(part, state, seat, root.has("for-hire"))
    _read_cards(root, parts, state, luck)
    for part in parts:
        part.closed()
    _read_agenda(root, state, luck)
    root.closed()
    _check(root, state)
    return state


def _dealt(root: Part, game: FerryFair, seats: int) -> FairState:
    from tests.madeup.ferry_fair.game import lay_out

    options = root.part("options").table
    try:
        setup = game.setup(seats, game.read_options(seats, cast("dict[str, OptionValue]", dict(options))))
    except UnknownName as error:
        raise root.error(str(error), "options") from None
    state = game.new_state(setup)
    state.seed = seed_of("")
    if root.has("seed"):
        try:
            state.seed = bytes.fromhex(root.text("seed"))
        except ValueError:
            state.seed = b""
        if len(state.seed) != SEED_BYTES:
            raise root.wrong("seed", f"{2 * SEED_BYTES} hexadecimal digits")
    lay_out(state)
    return state


def _read_seat(part: Part, state: FairState, seat: int, hired_out: bool) -> None:
    tables = state.tables
    colour = state.colour(seat)
    for name in _COUNTS:
        values = getattr(state, name)
        most = {"letters": tables.letters_most, "mud": tables.mud_most}.get(name, MANY)
        values[seat] = part.number(name, values[seat], 0, most)
    state.favour[seat] = int(part.flag("favour", True))
    landing = part.word("boat", tables.landing_ids, tables.landing_ids[state.boat[seat]])
    state.boat[seat] = tables.landing_ids.index(landing)
    helpers = _mask(tables.helper_ids, part.words("helpers", tables.helper_ids))
    elsewhere = state.for_hire if hired_out else 0
    if helpers & elsewhere or any(helpers & others for others in state.helpers):
        raise part.error("a helper is in one place only", "helpers")
    state.helpers[seat] = helpers
    state.for_hire &= ~helpers
    placed = 0
    for field, name in enumerate(tables.field_ids):
        state.workers[field * COLOURS + colour] = part.number(name, 0, 0, tables.workers)
        placed += state.at(field, colour)
    state.stocks[colour] = part.number("stocks", 0, 0, tables.workers)
    state.home[colour] -= placed + state.stocks[colour]
    held = part.part("held")
    for other, name in enumerate(tables.colour_ids):
        state.held[seat * COLOURS + other] = held.number(name, 0, 0, tables.workers)
        state.home[other] -= state.held[seat * COLOURS + other]
    held.closed()


def _read_cards(root: Part, parts: list[Part], state: FairState, luck: Luck) -> None:
    """Named cards first; then `passed` and `hidden` are drawn, and the deck holds what is left (FF 1)."""
    ids = state.tables.card_ids
    reader = root.number("known-to", -1, -1, state.seats - 1)
    for seat, part in enumerate(parts):
        state.passed[seat] = _mask(ids, part.words("passed", ids))
        for card in members(_mask(ids, part.words("knows", ids))):
            state.known[card] |= 1 << seat
    zones = {(zone, seat): _cards(part, zone, ids) for zone in _ZONES for seat, part in enumerate(parts)}
    named = [word for words in zones.values() for word in words if word in ids]
    open_deck = root.table.get("deck", OPEN) == OPEN
    root.has("deck")
    deck = [] if open_deck else _cards(root, "deck", ids)
    named += [word for word in deck if word in ids]
    if len(set(named)) != len(named):
        twice = next(word for word in named if named.count(word) > 1)
        raise root.error(f"the card '{twice}' is in two places; there is one of each", "deck")
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
        cards = [_card(root, ids, word, pools) for word in words]
        getattr(state, zone)[seat] = sum(1 << card for card in cards)
        for card in cards:
            state.known[card] |= (1 << state.seats) - 1 if zone == "played" else 1 << seat
    state.deck = rest if open_deck else [_card(root, ids, word, pools) for word in deck]
    if not open_deck and (rest or pair):
        lost = ids[(rest or pair)[0]]
        lost = ids[(rest or pair)[0]]
        raise root.wrong("deck", f"a list with the card '{lost}' in it, which is nowhere else, or '{OPEN}'")


def _cards(part: Part, key: str, ids: list[str]) -> list[str]:
    """A list of cards, any number of which may be hidden."""
    words = part.texts(key)
    for index, word in enumerate(words):
        if word not in (*ids, HIDDEN, PASSED):
            raise part.wrong(key, positions.one_of([*ids, HIDDEN, PASSED]), index)
    return words


def _card(root: Part, ids: list[str], word: str, pools: dict[str, list[int]]) -> int:
    if word not in pools:
        return ids.index(word)
    if not pools[word]:
        raise root.error(f"too many cards are '{word}': there are {len(ids)} cards in all", "seat")
    return pools[word].pop(0)


def _read_agenda(root: Part, state: FairState, luck: Luck) -> None:
    words = _step_words(state)
    names = [form.name for form in state.game.steps]
    parts = root.parts("agenda")
    for part in parts:
        state.agenda.append(words.read(part, names.index(part.word("step", names)), {}))
        part.closed()
    if not parts:
        if not state.finished:
            state.settle()
        return
    top = state.agenda[-1]
    if isinstance(top, Joint):
        replies = list(top.replies)
        for seat in words.hidden_replies(parts[-1]):
            choices = state.legal(seat)
            replies[seat] = choices[luck.below(len(choices))]
        state.agenda[-1] = top.with_replies(tuple(replies))


def _check(root: Part, state: FairState) -> None:
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
        raise root.error("the uppermost step should be a question", "agenda", len(state.agenda) - 1)
    if not all(state.legal(seat) for seat in state.actors):
        raise root.error("nothing could be answered to this question here", "agenda", len(state.agenda) - 1)


def _mask(ids: list[str], words: list[str]) -> int:
    return sum({1 << ids.index(word) for word in words})


def _index(ids: list[str], word: str) -> int:
    return ids.index(word) if word else -1
