"""The facts of Notre Dame: what the files say, what an owner may change, what a mistake is answered with."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from parvis.core.errors import DataError, UnknownName
from parvis.games import shelf
from parvis.games.notre_dame import tables
from parvis.games.notre_dame.tables import MARKET_IDS, Layout, Person, Tables

TEXTS = shelf.data_texts("notre-dame")
ND = tables.load(TEXTS)
CENTRE = 0

Place = tuple[str, int, int]
"""A number in a file: the file, and where in its text the digits begin and end."""


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The packaged texts with one place changed."""
    assert TEXTS[file].count(old) == 1, f"{old!r} stands {TEXTS[file].count(old)} times in {file}"
    return {**TEXTS, file: TEXTS[file].replace(old, new)}


def error(texts: dict[str, str]) -> str:
    with pytest.raises(DataError) as caught:
        tables.load(texts)
    message = str(caught.value)
    assert "\n" not in message
    return message


def person(ident: str, of: Tables = ND) -> Person:
    return of.persons[of.person_ids.index(ident)]


def rats(deck: int, set_index: int = 0) -> list[int]:
    return [card.rats for card in ND.persons if (card.deck, card.set_index) == (deck, set_index)]


# -- the printed facts ---------------------------------------------------------------------------------------------


def test_setup_numbers() -> None:
    """ND 2, ND 10 T29."""
    assert (ND.own_markers, ND.general_markers, ND.start_coins, ND.coins_in_box) == (4, 10, 3, 25)
    assert (ND.plague_start, ND.plague_max, ND.overflow_prestige, ND.overflow_markers) == (0, 9, 2, 1)


def test_notre_dame_tile_by_seats() -> None:
    """ND 2, ND 6: 6/8/10/12, two players opposite each other on the board of four."""
    assert ND.tile_prestige == [0, 0, 6, 8, 10, 12]
    assert ND.boroughs == [0, 0, 4, 3, 4, 5]
    assert ND.seat_borough[2:] == [(0, 2), (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4)]


def test_round_numbers() -> None:
    """ND 3, ND 10 T30."""
    assert (ND.periods, ND.rounds_per_period, ND.hand_size, ND.actions_per_round) == (3, 3, 3, 2)
    assert (ND.browns_per_round, ND.grays_per_round, ND.draw_per_letter) == (2, 1, 3)
    assert (ND.hire_cost, ND.hires_per_round) == (1, 1)


def test_action_numbers() -> None:
    """ND 4, ND 5, ND 10 T16."""
    assert ND.donation == [0, 1, 3, 6]
    assert (ND.markers_per_card, ND.park_group) == (1, 2)
    assert ND.sector_rat_back == [0, 0, 0, 0, 0, 1, 1]


def test_ids() -> None:
    """ND 1, ND 5."""
    assert ND.sector_ids[tables.HOSPITAL] == "hospital"
    assert ND.place_ids[tables.NOTRE_DAME] == "notre-dame"
    assert ND.card_ids[tables.CARD_NOTRE_DAME] == "notre-dame"
    assert ND.card_ids[tables.TRUSTED_FRIEND] == "trusted-friend"
    assert ND.market_ids == ("c", "il", "ir", "ol", "or")
    assert ND.colour_ids == ("red", "yellow", "green", "blue", "violet")


def test_messages() -> None:
    """ND 5: one of each kind in every colour, one for each outer market."""
    assert [(kind.id, kind.prestige, kind.coins, kind.markers, kind.rat_back) for kind in ND.message_types] == [
        ("coin", 1, 1, 0, 0),
        ("marker", 2, 0, 1, 0),
        ("rat", 3, 0, 0, 1),
        ("prestige", 4, 0, 0, 0),
    ]
    assert ND.message_tokens == [0, 1, 2, 3]
    assert ND.message_markets == [1, 2, 3, 4]


def test_editions() -> None:
    """ND 9."""
    assert [
        (one.id, one.hotel_double_from, one.coins_from_richest, one.fool_from_notre_dame, one.new_persons)
        for one in ND.editions
    ] == [
        ("2007", 4, True, True, (1,)),
        ("2007-rio-grande", 4, False, True, (1,)),
        ("2017", 3, True, False, (1, 2)),
    ]
    assert ND.editions[ND.default_edition].id == "2017"


def test_persons_by_deck_and_set() -> None:
    """ND 8: 6 brown, 3 gray of each letter in the base game and in each set of New Persons."""
    assert len(ND.persons) == 33
    assert [card.index for card in ND.persons] == list(range(33))
    assert len(rats(tables.BROWN)) == 6
    assert all(len(rats(deck, set_index)) == 3 for deck in (1, 2, 3) for set_index in (0, 1, 2))
    assert ND.person_words == [None] * 33


def test_effects_with_numbers() -> None:
    """ND 8."""
    gain, pick = person("hostess").effects
    assert (gain.do, gain.prestige, gain.coins, gain.markers, pick.do, pick.times) == ("gain", 3, 0, 0, "pick", 1)
    minstrel = person("minstrel").effects[0]
    assert (minstrel.do, minstrel.low, minstrel.high) == ("move-pieces", 1, 3)
    mayor = person("mayor").effects[0]
    assert (mayor.do, mayor.per, mayor.prestige, mayor.threshold, mayor.group) == ("gain-per", "sector-with", 3, 3, 1)
    advocate = person("advocate").effects[0]
    assert (advocate.per, advocate.prestige, advocate.group) == ("message", 3, 2)
    place, rat = person("nurse").effects
    assert (place.where, place.sector, place.resolve, rat.spaces) == ("sector", tables.HOSPITAL, False, 1)
    bishop = person("bishop").effects[0]
    assert (bishop.where, bishop.sector, bishop.markers, bishop.resolve) == ("empty-sector", -1, 1, True)
    counsellor = person("counsellor").effects[0]
    assert (counsellor.hires, counsellor.same_twice) == (2, True)
    innkeeper = person("innkeeper").effects[0]
    assert (innkeeper.per, innkeeper.sector) == ("piece-in-sector", tables.HOTEL)


def test_every_code_of_an_effect_is_on_a_card() -> None:
    """ND 8: the words for effects hold nothing that no card needs."""
    effects = [effect for card in ND.persons for effect in card.effects]
    assert {effect.do for effect in effects} == set(tables.EFFECTS)
    assert {effect.per for effect in effects if effect.per} == set(tables.PER)
    assert {effect.where for effect in effects if effect.where} == set(tables.WHERE)


# -- ND 10 "Data checks" -------------------------------------------------------------------------------------------


def test_rats_of_each_period() -> None:
    """ND 10: brown + base A = 12, + base B = 13, + base C = 12; 37 in a game (ND 11)."""
    brown = sum(rats(tables.BROWN))
    assert [brown + sum(rats(deck)) for deck in (1, 2, 3)] == [12, 13, 12]
    assert 3 * brown + sum(sum(rats(deck)) for deck in (1, 2, 3)) == 37


def test_plague_with_the_doctor_out() -> None:
    """ND 10: 2..8."""
    doctor = person("doctor")
    others = [card.rats for card in ND.persons if card.deck == tables.BROWN and card is not doctor]
    gray = [value for deck in (1, 2, 3) for value in rats(deck)]
    values = {doctor.rats + brown + one for brown in others for one in gray}
    assert (min(values), max(values)) == (2, 8)


def test_rats_of_the_rulebook_rounds() -> None:
    """ND 11: 2 + 0 + 1 followed by a 7 (T18, T19), 2 + 3 + 1 with the doctor (T20), a first round of 6."""
    brown = [card for card in ND.persons if card.deck == tables.BROWN]
    rounds = [
        (one, two, three)
        for place, one in enumerate(brown)
        for two in brown[place + 1 :]
        for three in ND.persons
        if three.deck != tables.BROWN and three.set_index == 0
    ]
    three = [cards for cards in rounds if sorted(card.rats for card in cards) == [0, 1, 2]]
    seven = [cards for cards in rounds if sum(card.rats for card in cards) == 7]
    assert any(not set(first) & set(second) for first in three for second in seven)
    assert any(
        "doctor" in (cards[0].id, cards[1].id) and sorted(card.rats for card in cards) == [1, 2, 3] for cards in rounds
    )
    assert any(sum(card.rats for card in cards) == 6 and cards[2].deck == 1 for cards in rounds)


def test_new_persons_have_one_two_three_rats_in_each_period() -> None:
    """ND 11."""
    assert all(sorted(rats(deck, set_index)) == [1, 2, 3] for deck in (1, 2, 3) for set_index in (1, 2))


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("components", "markers = 70", "markers = 71", "markers"),
        ("components", "own_markers = 4", "own_markers = 5", "markers"),
        ("board", "messages = [16, 12, 16, 20]", "messages = [16, 12, 16, 21]", "messages"),
        ("persons", "rats_of_brown_and_base_b = 13", "rats_of_brown_and_base_b = 12", "rats_of_brown_and_base_b"),
    ],
)
def test_totals_that_do_not_agree(file: str, old: str, new: str, key: str) -> None:
    """ND 10: an error in the package, a warning in an owner's files."""
    texts = changed(file, old, new)

    assert error(texts).startswith(f'{file}.toml, [check], key "{key}": ')
    assert error(texts) in tables.load(texts, strict=False).warnings()


# -- streets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_distances(boroughs: int) -> None:
    """ND 5: steps are the same both ways, and every market can be left and entered again in two."""
    layout = ND.layout(boroughs)
    places = range(layout.markets)

    assert layout.markets == boroughs * len(MARKET_IDS)
    assert all(layout.distance[a][b] == layout.distance[b][a] for a in places for b in places)
    assert all((layout.distance[a][b] == 0) == (a == b) for a in places for b in places)
    assert all((layout.distance[a][b] == 1) == (b in layout.neighbours[a]) for a in places for b in places)
    assert all(near == sorted(set(near)) for near in layout.neighbours)
    assert layout.back == [2] * layout.markets


def test_a_layout_is_made_once() -> None:
    assert ND.layout(4) is ND.layout(4)


def test_markets_of_the_default_streets() -> None:
    """ND 11: the own centre touches the own four, the two neighbours' centres and their facing markets (S1, S2)."""
    near = [(market // 5, MARKET_IDS[market % 5]) for market in ND.layout(4).neighbours[CENTRE]]

    own = [(0, "il"), (0, "ir"), (0, "ol"), (0, "or")]
    left = [(1, "c"), (1, "ir"), (1, "or")]
    right = [(3, "c"), (3, "il"), (3, "ol")]
    assert near == own + left + right


def first_example(layout: Layout) -> bool:
    """Whether T08 can be played: one step to a neighbour's message, from there two to one of each other colour."""
    outer = [market for market in range(layout.markets) if market % 5 in ND.message_markets]
    return any(
        layout.distance[CENTRE][start] == 1
        and all(
            any(layout.distance[start][market] <= 2 and market != start for market in outer if market // 5 == borough)
            for borough in range(layout.boroughs)
        )
        for start in outer
        if start // 5 in (1, 3)
    )


def variant(ident: str) -> Tables:
    return tables.load(changed("board", 'default = "crossings"', f'default = "{ident}"'))


@pytest.mark.parametrize(("ident", "possible"), [("crossings", True), ("border-markets", True), ("spokes", False)])
def test_carriage_example(ident: str, possible: bool) -> None:
    """ND 10 T08, constraints S4 and S5; `spokes` is kept as the model they refute."""
    assert first_example(variant(ident).layout(4)) == possible


@pytest.mark.parametrize("ident", ["crossings", "border-markets", "spokes"])
def test_some_market_has_four_neighbours(ident: str) -> None:
    """ND 11, constraint S6."""
    assert any(len(near) >= 4 for near in variant(ident).layout(4).neighbours)


def test_other_streets_change_the_fingerprint() -> None:
    assert variant("spokes").fingerprint != ND.fingerprint


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            '["c", "xl"], ["c", "xr"],\n',
            "",
            'variant "crossings", key "inside": .*with 3 boroughs none leads from c to il',
        ),
        ('[["xl", "xr"]]', '[["xl", "xx"]]', 'variant "crossings", key "to_left_neighbour": .*or, xl, xr'),
        ('["xl", "xr"]\nconf', '["c", "xr"]\nconf', r'\[streets\], key "crossings": .*ids that no market has'),
        ('default = "crossings"', 'default = "crosings"', r'\[streets\], key "default": .*\(is "crossings" meant\?\)'),
    ],
)
def test_streets_that_lead_nowhere(old: str, new: str, message: str) -> None:
    assert re.search(message, error(changed("board", old, new)))


# -- errors name file, entry and key -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "components",
            "hand = 3",
            "hand = 4",
            'components.toml, [action_cards], key "hand": 4 stands there; it should be 3: one own card, one from the '
            "right and one from two seats away",
        ),
        (
            "board",
            "owned = [0, 2]",
            "owned = [2, 0]",
            'board.toml, [seats.2], key "owned": [2, 0] stands there; it should be 2 different boroughs in rising '
            "order",
        ),
        (
            "editions",
            'coin_shortage = "unlimited"',
            'coin_shortage = "unlimted"',
            'editions.toml, edition "2007-rio-grande", key "coin_shortage": "unlimted" stands there; it should be one '
            'of from-richest, unlimited (is "unlimited" meant?)',
        ),
        (
            "editions",
            'new_persons = ["new-persons-1", "new-persons-2"]',
            'new_persons = ["base"]',
            'editions.toml, edition "2017", key "new_persons": ["base"] stands there; it should be a list of codes, '
            "none twice, each one of new-persons-1, new-persons-2",
        ),
        (
            "persons",
            "prestige = 1, markers = 2",
            "prestige = 1, marker = 2",
            'persons.toml, person "monk", effects 1, key "marker": 2 stands there; it should be no key of this entry; '
            'known here are do, prestige, coins, markers (is "markers" meant?)',
        ),
        (
            "persons",
            'sector = "hotel"',
            'sector = "hostel"',
            'persons.toml, person "innkeeper", effects 1, key "sector": "hostel" stands there; it should be one of '
            'cloister-school, bank, residence, carriage-house, hotel, park, hospital (is "hotel" meant?)',
        ),
        (
            "persons",
            'where = "notre-dame"',
            'where = "notre-dame", resolve = true',
            'persons.toml, person "priest", effects 1, key "resolve": true stands there; it should be false: what '
            "lies at notre-dame cannot be resolved",
        ),
        (
            "messages",
            'id = "rat"',
            'id = "rats"',
            'messages.toml, message "rats", key "id": "rats" stands there; it should be one of coin, marker, rat, '
            'prestige (is "rat" meant?)',
        ),
        (
            "components",
            "coins = 25",
            "coins = 12",
            'components.toml, [supply], key "coins": 12 stands there; it should be at least 15, what 5 players start '
            "with",
        ),
    ],
)
def test_a_mistake_is_named(file: str, old: str, new: str, message: str) -> None:
    assert error(changed(file, old, new)) == message


def test_effects_need_their_keys() -> None:
    """ND 8: an effect without what it needs, or with two gains where one counts, is refused."""
    where = 'persons.toml, person "carpenter", effects 1, key '
    effect = 'do = "gain-per", prestige = 1, per = "sector-with", threshold = 1'
    for new, key in (
        ('do = "gain-per", prestige = 1, per = "sector-with"', "threshold"),
        ('do = "gain-per", per = "sector-with", threshold = 1', "prestige"),
        ('do = "gain-per", prestige = 1, threshold = 1', "per"),
        ('do = "gain-per", prestige = 1, coins = 1, per = "message"', "coins"),
        ('do = "gain"', "prestige"),
        ('do = "place", markers = 1, where = "sector"', "sector"),
        ('do = "pick"', "times"),
        ('do = "move-pieces", min = 2, max = 1', "max"),
        ('do = "multiply-prestige", factor = 1', "factor"),
        ('do = "extra-hires", hires = 1', "same_twice"),
        ('times = 1, do = "move-one"', "times"),
        ("times = 1", "do"),
    ):
        assert error(changed("persons", effect, new)).startswith(f'{where}"{key}": ')


def test_decks_need_enough_persons() -> None:
    """ND 2, ND 3: six brown and three base cards of each letter."""
    to_set_1 = changed(
        "persons", 'id = "mayor"\ndeck = "c"\nset = "base"', 'id = "mayor"\ndeck = "c"\nset = "new-persons-1"'
    )
    to_gray = changed("persons", 'id = "monk"\ndeck = "brown"', 'id = "monk"\ndeck = "a"')
    brown_in_set_2 = changed(
        "persons", 'id = "monk"\ndeck = "brown"\nset = "base"', 'id = "monk"\ndeck = "brown"\nset = "new-persons-2"'
    )

    assert "at least 3 base c persons, and it has 2" in error(to_set_1)
    assert "at least 6 brown persons, and it has 5" in error(to_gray)
    assert error(brown_in_set_2).startswith('persons.toml, person "monk", key "set": ')


def test_messages_fill_the_markets() -> None:
    """ND 2: one message for each outer market."""
    texts = {**TEXTS, "messages": TEXTS["messages"].replace("per_colour = 1", "per_colour = 2", 1)}

    assert error(texts).startswith('messages.toml, message "prestige", key "per_colour": ')


def test_files_are_those_of_the_game() -> None:
    without = {name: text for name, text in TEXTS.items() if name != "persons"}
    of_venice = {**TEXTS, "board": TEXTS["board"].replace('game = "notre-dame"', 'game = "venice"')}

    assert error(without).startswith("persons.toml: missing; this game needs board.toml, ")
    assert error({**TEXTS, "person": ""}).startswith("person.toml: no file of this game; its files are board.toml, ")
    assert error(of_venice) == 'board.toml, key "game": "venice" stands there; it should be notre-dame'


# -- every number in the files -------------------------------------------------------------------------------------


def numbers() -> list[Place]:
    """Every whole number in the files that is a value."""
    found: list[Place] = []
    for file, text in TEXTS.items():
        blind = re.sub(r'"[^"\n]*"|#.*|^\[[^\]\n]*\]\s*$', lambda part: " " * len(part.group()), text, flags=re.M)
        found += [(file, digits.start(), digits.end()) for digits in re.finditer(r"(?<![\w.])\d+(?![\w.])", blind)]
    return found


def with_number(place: Place, value: str) -> dict[str, str]:
    file, start, end = place
    return {**TEXTS, file: TEXTS[file][:start] + value + TEXTS[file][end:]}


def described(place: Place) -> str:
    file, start, _ = place
    return f"{file}.toml, line {TEXTS[file].count(chr(10), 0, start) + 1}"


def outcome(texts: dict[str, str]) -> str:
    """What loading these texts comes to: "refused", "other rules" or "the same"."""
    try:
        loaded = tables.load(texts)
    except DataError:
        return "refused"
    return "the same" if loaded.fingerprint == ND.fingerprint else "other rules"


def count_numbers(value: object) -> int:
    if isinstance(value, dict):
        return sum(count_numbers(item) for item in value.values())
    if isinstance(value, list):
        return sum(count_numbers(item) for item in value)
    return int(isinstance(value, int) and not isinstance(value, bool))


def test_every_number_is_found() -> None:
    """The tests below really try each."""
    assert len(numbers()) == sum(count_numbers(tomllib.loads(text)) for text in TEXTS.values())


@pytest.mark.parametrize("by", [1, -1])
def test_a_number_changed_by_one_matters(by: int) -> None:
    """Quality 57: it is refused or changes the fingerprint."""
    ignored = [
        described(place)
        for place in numbers()
        if outcome(with_number(place, str(int(TEXTS[place[0]][place[1] : place[2]]) + by))) == "the same"
    ]

    assert ignored == []


@pytest.mark.parametrize("value", ["true", '"3"', "3.0", "[3]", "-7", "4611686018427387904"])
def test_no_number_can_be_something_else(value: str) -> None:
    """It is refused, with the file named."""
    for place in numbers():
        assert error(with_number(place, value)).startswith(f"{place[0]}.toml, "), described(place)


def test_what_is_not_read_is_listed() -> None:
    """Only the rulings, which no rule of the engine asks for."""
    assert ND.notes() == [("editions.toml", "[ruling]", "")]
    assert ND.warnings() == []
    typo = tables.load(changed("persons", 'id = "monk"\n', 'id = "monk"\nnick = "M"\n'))
    assert typo.notes() == [*ND.notes(), ("persons.toml", 'person "monk"', "nick")]


def test_what_is_reconstructed_is_listed() -> None:
    """ND 11."""
    listed = ND.reconstructed()

    assert ("board.toml", "[streets]", "") in listed
    assert {entry for file, entry, key in listed if key == "prestige"} == {"[seats.3]", "[seats.5]"}
    assert sum(1 for file, entry, key in listed if key == "per_colour") == 4
    guessed = {entry for file, entry, key in listed if (file, key) == ("persons.toml", "rats")}
    assert len(guessed) == 24
    assert 'person "nurse"' in guessed
    assert 'person "doctor"' not in guessed


# -- the fingerprint -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("persons", 'id = "monk"\n', 'id = "monk"\nname_en = "Friar"\nname_fr = "Frère"\n'),
        ("persons", "times = 1 }]", "times = 1 }] # one pick"),
        ("editions", 'source = "F17"', 'source = "the 2017 rulebook"'),
        ("board", 'confidence = "reconstructed"\nsource = "REC"', 'confidence = "verified"\nsource = "my own board"'),
        ("editions", 'final_tie = "shared"', 'final_tie = "start-player"'),
        ("messages", 'id = "coin"\n', 'note = "never shown"\nid = "coin"\n'),
    ],
)
def test_words_do_not_change_the_fingerprint(file: str, old: str, new: str) -> None:
    assert tables.load(changed(file, old, new)).fingerprint == ND.fingerprint


def test_the_order_of_files_does_not_change_the_fingerprint() -> None:
    assert tables.load(dict(reversed(TEXTS.items()))).fingerprint == ND.fingerprint


# -- an owner's files ----------------------------------------------------------------------------------------------

JUGGLER = """
[[person]]
id = "juggler"
deck = "a"
set = "base"
rats = 2
effects = [{ do = "gain", coins = 1, markers = 1 }, { do = "rat-back", spaces = 2 }]
name_en = "Juggler"
text_en = "1 coin and 1 marker; the rat goes back 2."
"""


@pytest.mark.parametrize("folder", ["notre-dame", "notre_dame"])
def test_an_owner_adds_a_person(tmp_path: Path, folder: str) -> None:
    """ND 10: 34 persons, in the order of the file; stated totals that no longer hold become warnings."""
    (tmp_path / folder).mkdir()
    (tmp_path / folder / "persons.toml").write_text(TEXTS["persons"] + JUGGLER, encoding="utf-8")
    own = tables.load(shelf.data_texts("notre-dame", tmp_path), strict=False)

    assert own.person_ids == (*ND.person_ids, "juggler")
    assert person("juggler", own).effects[1].spaces == 2
    assert own.person_words[-1] == {"name_en": "Juggler", "text_en": "1 coin and 1 marker; the rat goes back 2."}
    assert own.fingerprint != ND.fingerprint
    assert any("rats_of_brown_and_base_a" in line for line in own.warnings())


def test_an_owner_changes_numbers() -> None:
    """The tables follow: a longer track, a longer donation, another edition."""
    texts = dict(TEXTS)
    texts["board"] = texts["board"].replace("max = 9\n", "max = 12\n").replace("[0, 1, 3, 6]", "[0, 1, 3, 6, 10]")
    texts["editions"] += '\n[[edition]]\nid = "ours"\nhotel_double_from = 2\ncoin_shortage = "unlimited"\n'
    texts["editions"] += "fool_from_notre_dame = true\nnew_persons = []\n"
    own = tables.load(texts)

    assert (own.plague_max, own.donation) == (12, [0, 1, 3, 6, 10])
    assert (own.editions[3].id, own.editions[3].new_persons, own.default_edition) == ("ours", (), 2)


def test_an_owner_knows_the_message_mix() -> None:
    """ND 11: two tokens of one kind and none of another."""
    text = TEXTS["messages"].replace("per_colour = 1", "per_colour = 2", 1)
    text = "per_colour = 0".join(text.rsplit("per_colour = 1", 1))

    assert tables.load({**TEXTS, "messages": text}).message_tokens == [0, 0, 1, 2]


def test_an_owners_folder_must_exist_and_hold_a_game(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="nowhere: no such folder"):
        shelf.data_texts("notre-dame", tmp_path / "nowhere")
    with pytest.raises(DataError, match=r"no folder of a game in it; known are .*notre-dame"):
        shelf.data_texts("notre-dame", tmp_path)
    (tmp_path / "notre-dame").mkdir()
    assert shelf.data_texts("notre-dame", tmp_path) == TEXTS
    (tmp_path / "notre_dame").mkdir()
    with pytest.raises(DataError, match="both notre_dame and notre-dame are there"):
        shelf.data_texts("notre-dame", tmp_path)


def test_an_owners_file_of_another_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notre-dame").mkdir()
    (tmp_path / "notre-dame" / ".hidden").write_text("", encoding="utf-8")
    (tmp_path / "notre-dame" / "person.toml").write_text("", encoding="utf-8")

    with pytest.raises(DataError, match=r"person\.toml: no file of this game; known are board\.toml, .*\(is persons\."):
        shelf.data_texts("notre-dame", tmp_path)


def test_an_owners_file_is_text(tmp_path: Path) -> None:
    """A byte order mark is no mistake; other bytes than UTF-8 are."""
    (tmp_path / "notre-dame").mkdir()
    file = tmp_path / "notre-dame" / "board.toml"
    file.write_bytes(b"\xef\xbb\xbf" + TEXTS["board"].encode())
    assert shelf.data_texts("notre-dame", tmp_path) == TEXTS

    file.write_bytes(b"\xff\xfe")
    with pytest.raises(DataError, match=r"board\.toml: no UTF-8 text"):
        shelf.data_texts("notre-dame", tmp_path)
    file.unlink()
    file.mkdir()
    with pytest.raises(DataError, match=r"board\.toml: cannot be read"):
        shelf.data_texts("notre-dame", tmp_path)


# -- the shelf -----------------------------------------------------------------------------------------------------


def test_the_shelf_knows_its_games() -> None:
    assert "notre-dame" in shelf.games()
    assert shelf.module("notre-dame").__name__ == "parvis.games.notre_dame"
    for call in (shelf.data_texts, shelf.module, shelf.languages):
        with pytest.raises(UnknownName, match=r'no game "notre-dam"; known are .*\(is "notre-dame" meant\?\)'):
            call("notre-dam")


def test_the_shelf_knows_its_languages() -> None:
    with pytest.raises(UnknownName, match='notre-dame has no language "../data"; it has '):
        shelf.ftl_text("notre-dame", "../data")
    assert all(shelf.ftl_text("notre-dame", lang) for lang in shelf.languages("notre-dame"))
