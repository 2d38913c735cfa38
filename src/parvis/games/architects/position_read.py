"""Reading a position of Architects: what is written, checked; what is not, as at the start or drawn to fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from parvis.core import positions
from parvis.core.errors import UnknownName
from parvis.core.game import OptionValue
from parvis.core.luck import SEED_BYTES, Luck, seed_of
from parvis.core.positions import Part, StepWords
from parvis.games.architects import setup
from parvis.games.architects.codes import GOOD_IDS, GOODS, OPEN_IDS, OPEN_PLACES, SPACE_IDS
from parvis.games.architects.position_agenda import Agenda
from parvis.games.architects.position_buildings import Buildings
from parvis.games.architects.position_piles import read_apprentices, read_market, read_rewards, read_schemes
from parvis.games.architects.state import NO_OPPONENT, NOBODY, ArchitectsState, Rules

if TYPE_CHECKING:
    from parvis.games.architects.game import Architects

DEFAULT_SEED: Final = "0"
FLAGS: Final = ("free",)
MANY: Final = 9999


def read(text: str, game: Architects) -> ArchitectsState:
    """The state a text describes. `PositionError` names the line and what is wrong there."""
    root = positions.read(text)
    root.word("game", [game.id])
    seating = root.words("seating", game.tables.colour_ids)
    rules = _rules(root, game, seating)
    state = game.new_state(rules)
    state.seed = _seed(root)
    _read_counters(root, state)
    state.characters = _characters(root, state, seating)
    state.colours = _colours(root, state, seating)
    names = [game.words.name("colour", colour) for colour in state.colours]
    words = StepWords(game, names[: state.seats], FLAGS)
    _read_turn(root, state, names)
    setup.lay_boards(state)
    parts = [root.part(name) for name in names]
    board = root.part("board")
    for party, part in enumerate(parts):
        _read_party(part, state, party)
    _read_workers(board, parts, state, names)
    state.stand = board.number("tax-stand", state.tables.stand_silver, 0, MANY)
    luck = Luck.of(f"position {state.seed.hex()}")
    read_apprentices(board, parts, state, luck)
    read_market(board, state, luck)
    read_rewards(board, state, luck)
    if rules.opponent >= 0:
        read_schemes(board, state, luck)
    agenda = Agenda(root, state, words)
    Buildings(board, parts, names, state, luck).read(agenda)
    agenda.read()
    for part in parts:
        part.closed()
    board.closed()
    root.closed(f"a position has {', '.join(dict.fromkeys(root.asked))}")
    agenda.open(luck)
    return state


# --- setting up -----------------------------------------------------------------------------------------------------


def _rules(root: Part, game: Architects, seating: list[str]) -> Rules:
    """Number of seats and options."""
    automata = 1 if root.has("opponent") and root.table["opponent"] != NO_OPPONENT else 0
    seats = root.number("seats", max(game.min_seats + 1, len(seating)) - automata, game.min_seats, game.max_seats)
    given: dict[str, OptionValue] = {}
    for option in game.options:
        if not root.has(option.name):
            continue
        value = root.table[option.name]
        if option.kind == "seat":
            value = [*seating, *[""] * seats].index(root.word(option.name, seating[:seats]))
        try:
            game.read_options(seats, {option.name: cast(OptionValue, value)})
        except UnknownName as error:
            raise root.error(str(error), option.name) from None
        given[option.name] = cast(OptionValue, value)
    try:
        return game.setup(seats, game.read_options(seats, given))
    except UnknownName as error:
        raise root.error(str(error), "opponent" if "opponent" in given else "characters") from None


def _seed(root: Part) -> bytes:
    """The seed: 32 hexadecimal digits as they are; anything else is the text that names one."""
    value = root.table.get("seed", DEFAULT_SEED)
    root.asked.append("seed")
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise root.wrong("seed", f"a text, a number, or {2 * SEED_BYTES} hexadecimal digits")
    text = positions.shown(value) if isinstance(value, int) else value
    if len(text) == 2 * SEED_BYTES and all(digit in "0123456789abcdef" for digit in text):
        return bytes.fromhex(text)
    try:
        return seed_of(text)
    except UnicodeEncodeError:
        raise root.wrong("seed", "a text of proper characters") from None


def _read_counters(root: Part, state: ArchitectsState) -> None:
    """The counters of the streams; what is not mentioned has not been drawn from."""
    part = root.part("counters")
    state.counters = [part.number(stream, 0) for stream in state.game.streams]
    part.closed()


def _characters(root: Part, state: ArchitectsState, seating: list[str]) -> list[int]:
    """Everybody's character: as written with the seat, else as chosen, else the next that is free (AR 2)."""
    ids = state.tables.character_ids
    found = [NOBODY] * state.rules.parties
    if not state.rules.asymmetric:
        return found
    chosen = cast("list[str] | None", state.setup.options["characters"])
    if chosen is not None:
        found[: state.seats] = [ids.index(name) for name in chosen]
    else:
        for seat, name in enumerate(seating[: state.seats]):
            part = root.part(name)
            if part.has("character"):
                found[seat] = ids.index(part.word("character", ids))
                if found[seat] in found[:seat]:
                    raise part.error(f"{part.label()}two seats have the character {ids[found[seat]]}", "character")
    for seat in range(state.seats):
        if found[seat] < 0:
            found[seat] = next(character for character in range(len(ids)) if character not in found)
    return found


def _colours(root: Part, state: ArchitectsState, seating: list[str]) -> list[int]:
    """Everybody's colour, the opponent's last (AR 2)."""
    ids = state.tables.colour_ids
    if not seating:
        return setup.choose_colours(state)
    if len(seating) not in (state.seats, state.rules.parties):
        raise root.wrong("seating", f"a list of {state.rules.parties} colours, one for each party")
    found = [ids.index(name) for name in seating]
    while len(found) < state.rules.parties:
        found.append(next(colour for colour in range(len(ids)) if colour not in found))
    return found


def _read_turn(root: Part, state: ArchitectsState, names: list[str]) -> None:
    """How far the game has come (AR 3, AR 17)."""
    humans = names[: state.seats]
    first = state.setup.options["first"]
    default = names[int(str(first)) if first is not None and state.seats > 1 else 0]
    asked = root.part("question").table.get("seat")
    if first is None and asked in humans:
        default = str(asked)
    state.first = humans.index(root.word("goes-first", humans, default))
    state.turn = root.number("turn", 1 if "question" in root.table else 0, 0, MANY)
    if root.has("turn-of"):
        state.mover = names.index(root.word("turn-of", names))
    state.final = root.number("final-turns", NOBODY, 0, state.rules.parties)
    state.finished = root.flag("over")
    state.stopped = root.flag("stopped")
    if state.stopped and not state.finished:
        raise root.error("'stopped' says how a game ended; 'over' must be true too", "stopped")


# --- what lies before everybody --------------------------------------------------------------------------------------


def _read_party(part: Part, state: ArchitectsState, party: int) -> None:
    """Goods, virtue, debts, level and buildings; the character has been read."""
    tables = state.tables
    part.asked.append("character")
    if part.has("character") and state.characters[party] < 0:
        raise part.error(
            f"{part.label()}there are characters in the asymmetric game only: asymmetric = true", "character"
        )
    for good, name in enumerate(GOOD_IDS):
        at = party * GOODS + good
        state.goods[at] = part.number(name, state.goods[at], 0, MANY)
    state.virtue[party] = part.number("virtue", state.virtue[party], 0, tables.virtue_max)
    state.unpaid[party] = part.number("unpaid-debts", state.unpaid[party], 0, MANY)
    state.paid[party] = part.number("paid-debts", 0, 0, MANY)
    state.level[party] = part.number("level", 0, 0, len(tables.levels))
    level = state.level[party]
    if level and state.level.count(level) > tables.levels[level - 1].spaces:
        raise part.error(f"{part.label()}too many stand on level {level}", "level")


def _read_workers(board: Part, parts: list[Part], state: ArchitectsState, names: list[str]) -> None:
    """Who is not mentioned elsewhere is at home (AR 2)."""
    tables = state.tables
    parties = state.rules.parties
    state.home = [tables.workers] * parties
    taken = board.part("market")
    for space, name in enumerate(SPACE_IDS):
        if taken.has(name):
            party = names.index(taken.word(name, names))
            state.market[space] = party
            state.home[party] -= 1
    taken.closed()
    for index, name in enumerate(board.texts("guildhall")):
        if name not in names:
            raise board.wrong("guildhall", positions.one_of(names), index)
        state.guildhall = [*state.guildhall, names.index(name)]
        state.home[names.index(name)] -= 1
    for party, part in enumerate(parts):
        placed = part.part("workers")
        for place, name in enumerate(OPEN_IDS):
            state.workers[party * OPEN_PLACES + place] = placed.number(name, 0, 0, tables.workers)
            state.home[party] -= state.at(party, place)
        placed.closed()
        state.prison[party] = part.number("prisoners", state.prison[party], 0, tables.workers)
        state.home[party] -= state.prison[party]
        captives = part.part("captives")
        for other, name in enumerate(names):
            if other != party:
                count = captives.number(name, 0, 0, tables.workers)
                state.held[party * parties + other] = count
                state.home[other] -= count
        captives.closed()
    for party, part in enumerate(parts):
        if state.home[party] < 0:
            raise part.error(
                f"{part.label()}more than {tables.workers} workers are placed, captured and in prison", "workers"
            )
