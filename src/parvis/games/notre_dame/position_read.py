"""Reading a position of Notre Dame: what is written, checked; what is not, as at the start or drawn to fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from parvis.core import positions
from parvis.core.errors import UnknownName
from parvis.core.game import OptionValue
from parvis.core.luck import SEED_BYTES, seed_of
from parvis.core.positions import Part, StepWords, one_of
from parvis.games.notre_dame.position_agenda import (
    FLAGS,
    FROM_ONE,
    OVER,
    default_turn,
    question_cards,
    read_stage,
)
from parvis.games.notre_dame.position_cards import Cards
from parvis.games.notre_dame.position_checks import check_question
from parvis.games.notre_dame.position_persons import drawing, read_hired, read_persons
from parvis.games.notre_dame.state import NotreDameState, Rules
from parvis.games.notre_dame.tables import Tables

if TYPE_CHECKING:
    from parvis.games.notre_dame.game import NotreDame

DEFAULT_SEED: Final = "0"
_TOP: Final = ("game", "seats", "seed", "counters", "round", "turn", "phase", "bell-ringer", "persons")


def read(text: str, game: NotreDame) -> NotreDameState:
    """The state a text describes. `PositionError` names the line and what is wrong there."""
    root = positions.read(text)
    root.asked += _TOP
    root.word("game", [game.id])
    state = _set_up(root, game)
    names = [game.words.name("colour", state.colour_of(seat)) for seat in range(state.seats)]
    words = StepWords(game, names, FLAGS, FROM_ONE)
    parts = [root.part(name) for name in names]
    _read_luck(root, state)
    for seat, part in enumerate(parts):
        _read_pieces(part, state, seat)
    _check_coins(root, parts, state)
    _read_messages(root, parts, state, names)
    rounds = state.tables.periods * state.tables.rounds_per_period
    over = root.table.get("phase") == OVER
    state.round = root.number("round", rounds if over else 1, 1, rounds) - (0 if over else 1)
    stage = read_stage(root, state, words)
    read_persons(root, state, stage)
    read_hired(parts, state, stage)
    cards = Cards(root, parts, names, state, stage)
    cards.read_all()
    cards.fill(question_cards(state, stage, state.agenda[-1]) if stage.ask else [])
    cards.lay()
    state.turn = root.number("turn", default_turn(state, stage))
    for part in parts:
        part.closed()
    root.closed(f"a position has {', '.join(name for name in dict.fromkeys(root.asked))}")
    if stage.ask:
        check_question(root, state, words)
    elif not over:
        state.settle()
        state.revealed = False
    return state


# --- setting up -----------------------------------------------------------------------------------------------------


def _set_up(root: Part, game: NotreDame) -> NotreDameState:
    """Seats and options, and a table with nothing on it but colours."""
    colours = root.words("colours", game.tables.colour_ids)
    named = max(game.min_seats, len(colours))
    seats = root.number("seats", named, game.min_seats, game.max_seats)
    names = colours if len(colours) == seats else list(game.tables.colour_ids[:seats])
    given: dict[str, OptionValue] = {}
    for option in game.options:
        if not root.has(option.name):
            continue
        value = root.table[option.name]
        if option.kind == "seat":
            value = names.index(root.word(option.name, names))
        try:
            game.read_options(seats, {option.name: cast(OptionValue, value)})
        except UnknownName as error:
            raise root.error(str(error), option.name) from None
        given[option.name] = cast(OptionValue, value)
    try:
        rules = game.setup(seats, game.read_options(seats, given))
    except UnknownName as error:
        raise root.error(str(error), "expansions") from None
    state = game.new_state(rules)
    state.seed = _seed(root)
    state.colours = _colours(root, state, rules, names)
    return state


def _seed(root: Part) -> bytes:
    """The seed: 32 hexadecimal digits as they are; anything else is the text that names one."""
    value = root.table.get("seed", DEFAULT_SEED)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise root.wrong("seed", f"a text, a number, or {2 * SEED_BYTES} hexadecimal digits")
    text = positions.shown(value) if isinstance(value, int) else value
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    try:
        return seed_of(text)
    except UnicodeEncodeError:
        raise root.wrong("seed", "a text of proper characters") from None


def _colours(root: Part, state: NotreDameState, rules: Rules, names: list[str]) -> list[int]:
    """The colour of each borough; those without an owner get colours nobody plays (ND 2)."""
    tables = state.tables
    ids = tables.colour_ids
    free = [borough for borough in range(rules.boroughs) if borough not in rules.seat_borough]
    others = root.words("empty-boroughs", [colour for colour in ids if colour not in names])
    if len(others) > len(free):
        raise root.wrong("empty-boroughs", f"{len(free)} colours, one for each borough without an owner")
    unused = [ids.index(name) for name in ids if name not in names and name not in others]
    drawing(state, "colours").shuffle(unused)
    unused = [ids.index(name) for name in others] + unused
    return [
        ids.index(names[rules.seat_borough.index(borough)]) if borough in rules.seat_borough else unused.pop(0)
        for borough in range(rules.boroughs)
    ]


def _read_luck(root: Part, state: NotreDameState) -> None:
    """The counters of the streams; what is not mentioned has not been drawn from."""
    part = root.part("counters")
    state.counters = [part.number(stream, 0) for stream in state.game.streams]
    part.closed()


# --- what lies on the table ------------------------------------------------------------------------------------------


def _read_pieces(part: Part, state: NotreDameState, seat: int) -> None:
    """Coins, prestige, rat, markers, friend and carriage of a seat."""
    tables = state.tables
    state.coins.append(part.number("coins", tables.start_coins))
    state.prestige.append(part.number("prestige", 0))
    state.rat.append(part.number("rat", tables.plague_start, 0, tables.plague_max))
    sectors = ["", *tables.sector_ids]
    state.friend.append(sectors.index(part.word("friend", sectors, "")) - 1)
    markets = state.game.words.things["market"][: state.rules.markets]
    centre = state.rules.seat_borough[seat] * len(tables.market_ids)
    state.carriage.append(markets.index(part.word("carriage", markets, markets[centre])))
    _read_markers(part, state)


def _read_markers(part: Part, state: NotreDameState) -> None:
    """Own supply, general supply and board make all markers of a seat (ND 1)."""
    tables = state.tables
    all_markers = tables.own_markers + tables.general_markers
    given = part.part("markers")
    board = [given.number(place, 0, 0, all_markers) for place in tables.place_ids]
    given.closed()
    on_board = sum(board)
    if part.has("own-supply"):
        own = part.number("own-supply", None, 0, all_markers)
        general = part.number("general-supply", all_markers - own - on_board, 0, all_markers)
        key = "general-supply" if part.has("general-supply") else "own-supply"
    elif part.has("general-supply"):
        key = "general-supply"
        general = part.number("general-supply", None, 0, all_markers)
        own = all_markers - general - on_board
    else:
        key = "markers"
        own = tables.own_markers
        general = all_markers - own - on_board
    if own < 0 or general < 0 or own + general + on_board != all_markers:
        raise part.error(
            f"{part.label()}own supply {own}, general supply {general} and {on_board} on the board"
            f" do not make the {all_markers} markers of a colour",
            key,
        )
    state.own.append(own)
    state.general.append(general)
    state.markers += board


def _check_coins(root: Part, parts: list[Part], state: NotreDameState) -> None:
    """Where coins are limited, nobody has more than there are (ND 9)."""
    if state.rules.coins_from_richest and state.coins_in_supply() < 0:
        richest = parts[state.coins.index(max(state.coins))]
        raise richest.error(
            f"all seats together have {sum(state.coins)} coins; this edition has {state.tables.coins_in_box}", "coins"
        )


def token_names(tables: Tables) -> list[str]:
    """What the tokens are called; of several equal ones of a colour, the later ones have a number."""
    names: list[str] = []
    for colour in tables.colour_ids:
        for token, kind in enumerate(tables.message_tokens):
            before = tables.message_tokens[:token].count(kind)
            names.append(f"{colour} {tables.message_types[kind].id}" + (f" {before + 1}" if before else ""))
    return names


def _read_messages(root: Part, parts: list[Part], state: NotreDameState, names: list[str]) -> None:
    """Each message in play lies in its borough or was taken; what is not mentioned lies where the seed puts it."""
    tables = state.tables
    size = len(tables.message_tokens)
    tokens = token_names(tables)
    in_play = [tokens[colour * size + token] for colour in state.colours for token in range(size)]
    where: dict[str, str] = {}
    for seat, part in enumerate(parts):
        taken = 0
        for index, name in enumerate(part.words("messages", in_play)):
            if name in where:
                raise part.error(
                    f"the message '{name}' was taken by {where[name]} too; there is one", "messages", index
                )
            where[name] = names[seat]
            taken |= 1 << tokens.index(name)
        state.taken.append(taken)
    board = root.part("board")
    markets = state.game.words.things["market"][: state.rules.markets]
    per_borough = len(tables.market_ids)
    state.messages = [-1] * state.rules.markets
    fixed = []
    for market, market_name in enumerate(markets):
        if not board.has(market_name):
            continue
        borough = market // per_borough
        own = [tokens[state.colours[borough] * size + token] for token in range(size)]
        if market % per_borough not in tables.message_markets:
            raise board.error(f"no message lies on {market_name}: the centre has none", market_name)
        fixed.append(market)
        name = board.word(market_name, ["", *own])
        if name in where:
            raise board.error(f"the message '{name}' cannot lie here: it is also with {where[name]}", market_name)
        if name:
            where[name] = market_name
            state.messages[market] = tokens.index(name)
    board.asked = list(markets)
    for key in board.table:
        if key not in markets:
            raise board.error(f"'{positions.one_line(key)}' is no market here; it should be {one_of(markets)}", key)
    _lay_rest(board, state, fixed, where)
    _check_sets(parts, state)


def _lay_rest(board: Part, state: NotreDameState, fixed: list[int], where: dict[str, str]) -> None:
    """The messages that nobody has taken and that were not written lie on the other markets of their borough."""
    tables = state.tables
    size = len(tables.message_tokens)
    tokens = token_names(tables)
    per_borough = len(tables.market_ids)
    for borough, colour in enumerate(state.colours):
        places = [borough * per_borough + m for m in tables.message_markets if borough * per_borough + m not in fixed]
        drawing(state, f"messages {borough}").shuffle(places)
        for token in range(colour * size, colour * size + size):
            if tokens[token] in where:
                continue
            if not places:
                raise board.error(
                    f"the message '{tokens[token]}' is nowhere: it lies in borough {borough + 1} until it is taken"
                )
            state.messages[places.pop()] = token


def _check_sets(parts: list[Part], state: NotreDameState) -> None:
    """A further message of a colour is taken only when no colour still on the board is rarer (ND 5, set rule)."""
    words = state.game.words
    there = {state.message_colour(token) for token in state.messages if token >= 0}
    for seat, part in enumerate(parts):
        for many in range(len(state.tables.colour_ids)):
            for few in sorted(there):
                if state.messages_of(seat, many) > state.messages_of(seat, few) + 1:
                    raise part.error(
                        f"{state.messages_of(seat, many)} {words.name('colour', many)} messages but"
                        f" {state.messages_of(seat, few)} {words.name('colour', few)} ones: a colour is taken again"
                        " only when the others still on the board are level (ND 5)",
                        "messages",
                    )
