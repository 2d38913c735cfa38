"""The printed facts of Notre Dame as integer tables: read from TOML text, checked, never changed afterwards.

Here belongs what the files in `data` may say and what they must agree on; how TOML is read and how errors look is in
`parvis.core.tables`. The fixed shape of the game (seven sectors, nine cards, five markets) is in the constants; every
number comes from the files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parvis.core import tables as reading
from parvis.core.errors import DataError
from parvis.core.tables import Facts

# Sectors, in the order of everything that counts them. Notre Dame is a place for markers too, but no sector.
CLOISTER_SCHOOL: Final = 0
BANK: Final = 1
RESIDENCE: Final = 2
CARRIAGE_HOUSE: Final = 3
HOTEL: Final = 4
PARK: Final = 5
HOSPITAL: Final = 6
NOTRE_DAME: Final = 7
SECTORS: Final = 7

# Action cards: the seven sectors, then these two.
CARD_NOTRE_DAME: Final = 7
TRUSTED_FRIEND: Final = 8
CARDS: Final = 9
ALL_CARDS: Final = (1 << CARDS) - 1

# Decks of persons; the gray letters a, b, c follow brown.
BROWN: Final = 0

SECTOR_IDS: Final = ("cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital")
PLACE_IDS: Final = (*SECTOR_IDS, "notre-dame")
CARD_IDS: Final = (*PLACE_IDS, "trusted-friend")
MARKET_IDS: Final = ("c", "il", "ir", "ol", "or")
"""The five markets of a borough; the first is the centre, where the carriage starts."""
DECK_IDS: Final = ("brown", "a", "b", "c")
SET_IDS: Final = ("base", "new-persons-1", "new-persons-2")
MESSAGE_IDS: Final = ("coin", "marker", "rat", "prestige")
FILES: Final = ("board", "components", "editions", "messages", "persons")

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

EFFECTS: Final = {
    "gain": (),
    "gain-per": ("per",),
    "pick": ("times",),
    "rat-back": ("spaces",),
    "no-plague": (),
    "move-pieces": ("min", "max"),
    "move-one": (),
    "move-sector": (),
    "place": ("markers", "where"),
    "resolve-sector": (),
    "return-markers": ("prestige",),
    "pay-for-rat": ("spaces",),
    "repeat-messages": (),
    "multiply-prestige": ("factor",),
    "play-third-card": (),
    "look-at-gray": (),
    "extra-hires": ("hires", "same_twice"),
}
"""What a person can do, with the keys each effect must have."""

PER: Final = {
    "piece-on-board": (),
    "empty-sector": (),
    "sector-with": ("threshold",),
    "piece-in-fullest-sector": (),
    "piece-in-sector": ("sector",),
    "rat-space-ahead": (),
    "message": (),
    "own-marker-on-notre-dame": (),
    "general-marker": (),
    "market-without-message": (),
    "rat-on-display": (),
}
"""What `gain-per` can count, with the further keys each needs."""

WHERE: Final = {
    "empty-sector": (),
    "each-empty-sector": (),
    "friend-sector": (),
    "sector": ("sector",),
    "notre-dame": (),
}
"""Where `place` can put markers, with the further keys each needs."""

_NOT_RESOLVED: Final = ("each-empty-sector", "notre-dame")
_WORDS: Final = ("name_en", "name_fr", "text_en", "text_fr")
_MOST: Final = 99
_MOST_RATS: Final = 9
_MARKETS: Final = 5
_MIN_BOROUGHS: Final = 3


class Effect:
    """One thing a person does: `do` and the numbers it needs; those it does not need are 0, `sector` is -1."""

    def __init__(self, facts: Facts) -> None:
        self.do: str = facts.code("do", tuple(EFFECTS))
        needed = _needed(facts, self.do)
        self.prestige: int = _amount(facts, "prestige", needed)
        self.coins: int = _amount(facts, "coins", needed)
        self.markers: int = _amount(facts, "markers", needed)
        self.times: int = _amount(facts, "times", needed)
        self.low: int = _amount(facts, "min", needed)
        self.high: int = facts.number("max", self.low, _MOST) if "max" in needed else 0
        self.group: int = facts.number_or("group", 1, 1, _MOST) if self.do == "gain-per" else 1
        self.threshold: int = _amount(facts, "threshold", needed)
        self.factor: int = facts.number("factor", 2, _MOST) if "factor" in needed else 0
        self.spaces: int = _amount(facts, "spaces", needed)
        self.hires: int = _amount(facts, "hires", needed)
        self.sector: int = SECTOR_IDS.index(facts.code("sector", SECTOR_IDS)) if "sector" in needed else -1
        self.per: str = facts.code("per", tuple(PER)) if "per" in needed else ""
        self.where: str = facts.code("where", tuple(WHERE)) if "where" in needed else ""
        self.resolve: bool = facts.flag_or("resolve", False) if self.where else False
        self.same_twice: bool = facts.flag("same_twice") if "same_twice" in needed else False
        if self.resolve and self.where in _NOT_RESOLVED:
            raise facts.wrong("resolve", f"false: what lies at {self.where} cannot be resolved")
        facts.closed()


class Person:
    """A person card: its place in the file, its deck (0 brown, 1 to 3 for a to c), its set (0 base), rats, effects."""

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.deck: int = DECK_IDS.index(facts.code("deck", DECK_IDS))
        self.set_index: int = SET_IDS.index(facts.code("set", SET_IDS))
        self.rats: int = facts.number("rats", 0, _MOST_RATS)
        self.effects: list[Effect] = [Effect(effect) for effect in facts.tables("effects")]
        self.plays_third_card: bool = any(effect.do == "play-third-card" for effect in self.effects)
        if self.deck == BROWN and self.set_index:
            raise facts.wrong("set", "base: New Persons are gray")


class MessageType:
    """What a message is worth; `rat_back` is optional when it is taken."""

    def __init__(self, facts: Facts) -> None:
        self.id: str = facts.code("id", MESSAGE_IDS)
        self.prestige: int = facts.number_or("prestige", 0, 0, _MOST)
        self.coins: int = facts.number_or("coins", 0, 0, _MOST)
        self.markers: int = facts.number_or("markers", 0, 0, _MOST)
        self.rat_back: int = facts.number_or("rat_back", 0, 0, _MOST)


class Edition:
    """The switches of one printing; `new_persons` are the sets (1, 2) that may be added."""

    def __init__(self, facts: Facts) -> None:
        self.id: str = facts.ident()
        self.hotel_double_from: int = facts.number("hotel_double_from", 1, _MOST)
        shortage = facts.code("coin_shortage", ("from-richest", "unlimited"))
        self.coins_from_richest: bool = shortage == "from-richest"
        self.fool_from_notre_dame: bool = facts.flag("fool_from_notre_dame")
        sets = facts.codes("new_persons", SET_IDS[1:])
        self.new_persons: tuple[int, ...] = tuple(sorted(SET_IDS.index(name) for name in sets))


class Streets:
    """One reading of the street map: the paths inside a borough and those to its left neighbour."""

    def __init__(self, facts: Facts, crossings: list[str]) -> None:
        nodes = [*MARKET_IDS, *crossings]
        self.id: str = facts.ident()
        self.nodes: int = len(nodes)
        self.inside: list[tuple[int, int]] = _edges(facts.pairs("inside", nodes), nodes)
        self.to_left: list[tuple[int, int]] = _edges(facts.pairs("to_left_neighbour", nodes), nodes)


class Layout:
    """The markets of so many boroughs around Notre Dame; market `m` of borough `b` has the number b * 5 + m."""

    def __init__(self, streets: Streets, boroughs: int) -> None:
        self.boroughs: int = boroughs
        self.markets: int = boroughs * _MARKETS
        self.neighbours: list[list[int]] = _neighbours(streets, boroughs)
        self.distance: list[list[int]] = [_distances(self.neighbours, market) for market in range(self.markets)]
        self.back: list[int] = [
            min([1 + self.distance[near][market] for near in self.neighbours[market]], default=-1)
            for market in range(self.markets)
        ]


class Tables:
    """All printed facts of one set of files. Made by `load`; nothing in it changes afterwards."""

    colour_ids: tuple[str, ...]
    message_markets: list[int]  # market numbers within a borough
    plague_start: int
    plague_max: int
    overflow_prestige: int
    overflow_markers: int
    park_group: int  # pieces for one prestige more
    sector_rat_back: list[int]  # by sector, when it is resolved
    donation: list[int]  # prestige by coins
    markers_per_card: int  # on Notre Dame
    boroughs: list[int]  # this and the next two by seats; 0 and 1 are unused
    tile_prestige: list[int]
    seat_borough: list[tuple[int, ...]]
    own_markers: int
    general_markers: int
    start_coins: int
    coins_in_box: int
    hand_size: int
    actions_per_round: int
    periods: int
    rounds_per_period: int
    browns_per_round: int
    grays_per_round: int
    hire_cost: int
    hires_per_round: int
    draw_per_letter: int
    message_types: list[MessageType]
    message_tokens: list[int]  # the type of each token of a colour
    persons: list[Person]
    person_ids: tuple[str, ...]
    person_words: list[dict[str, str] | None]  # an owner's own names and sentences
    editions: list[Edition]
    default_edition: int
    streets: list[Streets]
    default_streets: int
    fingerprint: str

    def __init__(self, board: Facts, components: Facts, editions: Facts, messages: Facts, persons: Facts) -> None:
        self.sector_ids: tuple[str, ...] = SECTOR_IDS
        self.place_ids: tuple[str, ...] = PLACE_IDS
        self.card_ids: tuple[str, ...] = CARD_IDS
        self.market_ids: tuple[str, ...] = MARKET_IDS
        self._layouts: dict[int, Layout] = {}
        self._read_box(components)
        self._read_rounds(components)
        self._read_board(board)
        self._read_seats(board.table("seats"))
        self._read_streets(board.table("streets"))
        self._read_messages(messages)
        self._read_persons(persons)
        self._read_editions(editions)
        self._check_board(board.table_or_empty("check"))
        self._check_components(components.table_or_empty("check"))
        self._check_persons(persons.table_or_empty("check"))
        files = [board, components, editions, messages, persons]
        self.fingerprint = reading.fingerprint(files)
        self._unread: list[tuple[str, str, str]] = reading.unread(files)
        self._reconstructed: list[tuple[str, str, str]] = reading.reconstructed(files)
        self._failed: list[str] = reading.failed_checks(files)

    # -- what the engine asks --------------------------------------------------------------------------------------

    def layout(self, boroughs: int) -> Layout:
        """The street map with so many boroughs (3 to 5), always the same object."""
        found = self._layouts.get(boroughs)
        if found is None:
            found = Layout(self.streets[self.default_streets], boroughs)
            self._layouts[boroughs] = found
        return found

    # -- what `parvis data check` prints ---------------------------------------------------------------------------

    def notes(self) -> list[tuple[str, str, str]]:
        """(file, entry, key) of what nobody read; the key is empty where it is a whole table."""
        return list(self._unread)

    def reconstructed(self) -> list[tuple[str, str, str]]:
        """(file, entry, key) of what is only reconstructed; the key is empty where it is the whole entry."""
        return list(self._reconstructed)

    def warnings(self) -> list[str]:
        """One line for each stated total that the entries do not give; never any with the packaged files."""
        return list(self._failed)

    # -- reading ---------------------------------------------------------------------------------------------------

    def _read_box(self, components: Facts) -> None:
        self.colour_ids = tuple(components.table("players").idents("colours", MAX_SEATS))
        setup = components.table("setup")
        self.own_markers = setup.number("own_markers", 0, _MOST)
        self.general_markers = setup.number("general_markers", 0, _MOST)
        self.start_coins = setup.number("coins", 0, _MOST)
        setup.fixed("prestige", 0, "everybody starts with nothing")
        supply = components.table("supply")
        self.coins_in_box = supply.number("coins", 0, 999)
        if self.coins_in_box < MAX_SEATS * self.start_coins:
            raise supply.wrong("coins", f"at least {MAX_SEATS * self.start_coins}, what {MAX_SEATS} players start with")

    def _read_rounds(self, components: Facts) -> None:
        cards = components.table("action_cards")
        cards.sequence("cards", CARD_IDS, "the rules know these nine, in this order")
        self.hand_size = cards.fixed("hand", 3, "one own card, one from the right and one from two seats away")
        self.actions_per_round = cards.fixed("actions_per_round", 2, "all cards of the hand but the third")
        rounds = components.table("rounds")
        self.periods = rounds.fixed("periods", 3, "one for each letter of the gray cards")
        self.rounds_per_period = rounds.fixed("rounds_per_period", 3, "nine cards, three in a hand")
        hiring = components.table("persons")
        self.browns_per_round = hiring.number("brown_per_round", 1, _MOST)
        self.grays_per_round = hiring.number("gray_per_round", 1, _MOST)
        self.hire_cost = hiring.number("hire_cost", 0, _MOST)
        self.hires_per_round = hiring.number("hires_per_round", 1, _MOST)
        new_persons = components.table("new_persons")
        self.draw_per_letter = new_persons.number("draw_per_letter", 1, _MOST)
        if self.draw_per_letter != self.grays_per_round * self.rounds_per_period:
            raise new_persons.wrong("draw_per_letter", "the gray cards opened in one period, no more and no fewer")

    def _read_board(self, board: Facts) -> None:
        borough = board.table("borough")
        borough.sequence("sectors", SECTOR_IDS, "the rules know these seven, in this order")
        borough.sequence("markets", MARKET_IDS, "the rules know these five, the centre first")
        outer = borough.codes("message_markets", MARKET_IDS[1:])
        self.message_markets = sorted(MARKET_IDS.index(name) for name in outer)
        plague = board.table("plague")
        self.plague_max = plague.number("max", 1, _MOST)
        self.plague_start = plague.number("start", 0, self.plague_max)
        self.overflow_prestige = plague.number("overflow_prestige", 0, _MOST)
        self.overflow_markers = plague.number("overflow_markers", 0, _MOST)
        park = board.table("park")
        self.park_group = park.number("markers_per_bonus", 1, _MOST)
        self.sector_rat_back = [0] * SECTORS
        self.sector_rat_back[PARK] = park.number("rat_back", 0, _MOST)
        self.sector_rat_back[HOSPITAL] = board.table("hospital").number("rat_back", 0, _MOST)
        notre_dame = board.table("notre_dame")
        self.donation = notre_dame.numbers("donation", 0, _MOST)
        self.markers_per_card = notre_dame.number("markers_per_card", 1, _MOST)
        if self.donation[0] != 0 or len(self.donation) < 2:
            raise notre_dame.wrong("donation", "the prestige for 0, 1, 2 ... coins, 0 for none and at least one more")

    def _read_seats(self, seats: Facts) -> None:
        self.boroughs = [0] * (MAX_SEATS + 1)
        self.tile_prestige = [0] * (MAX_SEATS + 1)
        self.seat_borough = [()] * (MAX_SEATS + 1)
        for count in range(MIN_SEATS, MAX_SEATS + 1):
            facts = seats.table(str(count))
            boroughs = facts.number("boroughs", max(count, _MIN_BOROUGHS), len(self.colour_ids))
            owned = facts.numbers("owned", 0, boroughs - 1, count)
            if owned != sorted(set(owned)):
                raise facts.wrong("owned", f"{count} different boroughs in rising order")
            self.boroughs[count] = boroughs
            self.seat_borough[count] = tuple(owned)
            self.tile_prestige[count] = facts.number("prestige", 0, _MOST)
        seats.closed()

    def _read_messages(self, messages: Facts) -> None:
        self.message_types = []
        self.message_tokens = []
        entries = messages.tables("message")
        for index, facts in enumerate(entries):
            self.message_types.append(MessageType(facts))
            self.message_tokens += [index] * facts.number("per_colour", 0, _MOST)
        if len(self.message_tokens) != len(self.message_markets):
            markets = len(self.message_markets)
            raise entries[-1].wrong("per_colour", f"such that all types together make {markets}, one for each market")

    def _read_persons(self, persons: Facts) -> None:
        self.persons = []
        self.person_words = []
        for index, facts in enumerate(persons.tables("person")):
            self.persons.append(Person(index, facts))
            words = {key: facts.word(key) for key in _WORDS if facts.has(key)}
            self.person_words.append(words or None)
        self.person_ids = tuple(person.id for person in self.persons)
        shown = self.browns_per_round * self.rounds_per_period
        _enough(persons, "brown", self._count(BROWN, 0), shown)
        for deck in range(1, len(DECK_IDS)):
            _enough(persons, f"base {DECK_IDS[deck]}", self._count(deck, 0), self.draw_per_letter)

    def _read_editions(self, editions: Facts) -> None:
        self.editions = [Edition(facts) for facts in editions.tables("edition")]
        ids = [edition.id for edition in self.editions]
        self.default_edition = ids.index(editions.code("default", ids))

    def _read_streets(self, streets: Facts) -> None:
        crossings = streets.idents("crossings")
        if not set(crossings).isdisjoint(MARKET_IDS):
            raise streets.wrong("crossings", "ids that no market has")
        self.streets = []
        for facts in streets.tables("variant"):
            variant = Streets(facts, crossings)
            self.streets.append(variant)
            for boroughs in range(_MIN_BOROUGHS, len(self.colour_ids) + 1):
                _connected(facts, Layout(variant, boroughs))
        ids = [variant.id for variant in self.streets]
        self.default_streets = ids.index(streets.code("default", ids))

    # -- totals said elsewhere too ---------------------------------------------------------------------------------

    def _check_board(self, check: Facts) -> None:
        boroughs = self.boroughs[MIN_SEATS:]
        check.check("sectors", SECTORS)
        check.check("markets_per_borough", len(MARKET_IDS))
        check.check("messages_per_borough", len(self.message_tokens))
        check.checks("markets", [count * len(MARKET_IDS) for count in boroughs])
        check.checks("messages", [count * len(self.message_tokens) for count in boroughs])

    def _check_components(self, check: Facts) -> None:
        colours = len(self.colour_ids)
        markers = self.own_markers + self.general_markers
        base = sum(1 for person in self.persons if person.set_index == 0)
        check.check("borough_boards", max(self.boroughs))
        check.check("notre_dame_tiles", len(set(self.boroughs[MIN_SEATS:])))
        check.check("action_cards", colours * len(self.card_ids))
        check.check("action_cards_per_player", len(self.card_ids))
        check.check("base_persons", base)
        check.check("new_persons", len(self.persons) - base)
        check.check("markers", colours * markers)
        check.check("markers_per_player", markers)
        check.check("rats", colours)
        check.check("friends", colours)
        check.check("carriages", colours)
        check.check("messages", colours * len(self.message_tokens))

    def _check_persons(self, check: Facts) -> None:
        letters = range(1, len(DECK_IDS))
        rats = [person.rats for person in self.persons]
        brown = self._rats(BROWN)
        gray = [self._rats(deck) for deck in letters]
        check.checks("rats_on_a_card", [min(rats), max(rats)])
        for deck, total in zip(letters, gray, strict=True):
            check.check(f"rats_of_brown_and_base_{DECK_IDS[deck]}", sum(brown) + sum(total))
        check.check("rats_of_a_base_game", self.periods * sum(brown) + sum(sum(total) for total in gray))
        check.checks("plague_with_doctor_out", self._plague_with_doctor(gray[0] + gray[1] + gray[2]))
        check.check("brown", len(brown))
        check.checks("base_per_letter", [self._count(deck, 0) for deck in letters])
        check.checks("gray_per_letter", [sum(self._count(deck, index) for index in range(3)) for deck in letters])

    def _plague_with_doctor(self, gray: list[int]) -> list[int]:
        """Least and most rats on display in a base game while a person who stops the plague is out."""
        low, high = 0, 0
        for doctor in self.persons:
            if doctor.deck == BROWN and doctor.effects[0].do == "no-plague":
                others = sorted(person.rats for person in self.persons if person.deck == BROWN and person is not doctor)
                more = self.browns_per_round - 1
                low = doctor.rats + sum(others[:more]) + min(gray)
                high = doctor.rats + sum(others[len(others) - more :]) + max(gray)
        return [low, high]

    def _rats(self, deck: int) -> list[int]:
        return [person.rats for person in self.persons if person.deck == deck and person.set_index == 0]

    def _count(self, deck: int, set_index: int) -> int:
        return sum(1 for person in self.persons if person.deck == deck and person.set_index == set_index)


def load(texts: dict[str, str], strict: bool = True) -> Tables:
    """The tables written in these texts (by file name without .toml).

    Stated totals that do not agree with the entries are an error; for an owner's own files pass `strict=False`, they
    are then `warnings()`.
    """
    for name in texts:
        if name not in FILES:
            raise DataError(f"{name}.toml: no file of this game; its files are {_toml_names(FILES)}")
    for name in FILES:
        if name not in texts:
            raise DataError(f"{name}.toml: missing; this game needs {_toml_names(FILES)}")
    heads = [_head(name, texts[name]) for name in FILES]
    tables = Tables(heads[0], heads[1], heads[2], heads[3], heads[4])
    if strict and tables.warnings():
        raise DataError(tables.warnings()[0])
    return tables


def _head(name: str, text: str) -> Facts:
    facts = reading.read(f"{name}.toml", text)
    facts.fixed("schema", 1, "the only form of these files so far")
    facts.code("game", ("notre-dame",))
    return facts


def _toml_names(names: Sequence[str]) -> str:
    return ", ".join(f"{name}.toml" for name in names)


def _amount(facts: Facts, key: str, needed: Sequence[str]) -> int:
    return facts.number(key, 1, _MOST) if key in needed else 0


def _needed(facts: Facts, do: str) -> list[str]:
    """The keys this effect must have, those that depend on its other keys included."""
    needed = list(EFFECTS[do])
    if do == "gain":
        needed += _some(facts, ("prestige", "coins", "markers"), 3)
    elif do == "gain-per":
        needed += _some(facts, ("prestige", "coins"), 1)
        needed += PER[facts.code("per", tuple(PER))]
    elif do == "place":
        needed += WHERE[facts.code("where", tuple(WHERE))]
    return needed


def _some(facts: Facts, keys: Sequence[str], most: int) -> list[str]:
    """Those of the keys that are there: at least one, and at most so many."""
    there = [key for key in keys if facts.has(key)]
    if not there:
        raise facts.wrong(keys[0], f"the amount gained, here or as {' or '.join(keys[1:])}")
    if len(there) > most:
        raise facts.wrong(there[-1], f"left out, as {there[0]} is given")
    return there


def _enough(persons: Facts, which: str, there: int, needed: int) -> None:
    if there < needed:
        raise persons.wrong("person", f"a list with at least {needed} {which} persons, and it has {there}")


def _edges(pairs: list[tuple[str, str]], nodes: list[str]) -> list[tuple[int, int]]:
    return [(nodes.index(first), nodes.index(second)) for first, second in pairs]


def _neighbours(streets: Streets, boroughs: int) -> list[list[int]]:
    """For each market those one step away: joined by streets and crossings without a third market on the way."""
    size = streets.nodes
    roads: list[list[int]] = [[] for _ in range(boroughs * size)]
    for borough in range(boroughs):
        left = (borough + 1) % boroughs
        for first, second in streets.inside:
            _join(roads, borough * size + first, borough * size + second)
        for first, second in streets.to_left:
            _join(roads, borough * size + first, left * size + second)
    neighbours: list[list[int]] = []
    for borough in range(boroughs):
        for market in range(_MARKETS):
            reached = _next_markets(roads, borough * size + market, size)
            neighbours.append(sorted(node // size * _MARKETS + node % size for node in reached))
    return neighbours


def _join(roads: list[list[int]], first: int, second: int) -> None:
    roads[first].append(second)
    roads[second].append(first)


def _next_markets(roads: list[list[int]], start: int, size: int) -> list[int]:
    """The markets first met on all ways from `start`; the first nodes of each borough are its markets."""
    seen = {start}
    waiting = [start]
    met: list[int] = []
    while waiting:
        for node in roads[waiting.pop()]:
            if node not in seen:
                seen.add(node)
                if node % size < _MARKETS:
                    met.append(node)
                else:
                    waiting.append(node)
    return met


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    """The fewest steps from `start` to each market; -1 where no street leads."""
    distance = [-1] * len(neighbours)
    distance[start] = 0
    waiting = [start]
    for market in waiting:  # grows while it is walked
        for near in neighbours[market]:
            if distance[near] < 0:
                distance[near] = distance[market] + 1
                waiting.append(near)
    return distance


def _connected(facts: Facts, layout: Layout) -> None:
    for market in range(layout.markets):
        if layout.distance[0][market] < 0:
            name = MARKET_IDS[market % _MARKETS]
            right = f"streets that join all markets; with {layout.boroughs} boroughs none leads from c to {name}"
            raise facts.wrong("inside", right)
