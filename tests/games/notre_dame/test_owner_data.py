"""An owner's data: a folder of one's own with one person more, and what every number in the files is good for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import parvis
from parvis.core.errors import DataError, PositionError, RecordError, UnknownName
from parvis.core.events import RawEvent
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record, read_record
from parvis.core.state import State
from parvis.core.wire import Ref
from parvis.games import notre_dame, shelf
from parvis.games.notre_dame.tables import load
from tests.games.notre_dame import tables as nd
from tests.games.notre_dame.spots import SETS, B

TEXTS = shelf.data_texts("notre-dame")

ABBESS = """
[[person]]
id = "abbess"
deck = "b"
set = "base"
rats = 2
effects = [
  { do = "gain-per", coins = 2, per = "empty-sector", group = 3 },
  { do = "place", markers = 1, where = "sector", sector = "cloister-school", resolve = true },
]
name_en = "Abbess"
name_fr = "Abbesse"
text_en = "Take 2 coins for every 3 empty sectors. Place a marker at the cloister school and carry it out."
text_fr = "Prenez 2 pièces d’or par groupe de 3 bâtiments vides. Placez un cube à l’école du cloître et activez-la."
"""
OPEN = """
game = "notre-dame"
seats = 2
round = 4
phase = "hire"
bell-ringer = "red"
persons = ["minstrel", "money-lender", "abbess"]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An owner's folder: all packaged persons, and the abbess."""
    found = tmp_path_factory.mktemp("owner")
    (found / "notre-dame").mkdir()
    (found / "notre-dame" / "persons.toml").write_text(TEXTS["persons"] + ABBESS, encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def owned(folder: Path) -> Game:
    return notre_dame.load(shelf.data_texts("notre-dame", folder), strict=False)


def to_the_end(record: Record, words: str = "to the end") -> Record:
    """Play on, any answer as good as another."""
    luck = Luck.of(words)
    while not record.state.over:
        seat = record.state.actors[luck.below(len(record.state.actors))]
        legal = record.state.legal(seat)
        record.play(seat, legal[luck.below(len(legal))])
    return record


# -- one person more -------------------------------------------------------------------------------------------------


def test_the_front_door_takes_an_owners_folder(folder: Path, owned: Game) -> None:
    """A further person is a further person, no mistake in the totals that are stated for the packaged cards."""
    assert parvis.game("notre-dame", folder).fingerprint == owned.fingerprint


def test_a_folder_without_files_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "notre-dame").mkdir()
    assert parvis.game("notre-dame", tmp_path).fingerprint == nd.game().fingerprint


def test_the_tables_are_the_owners(owned: Game) -> None:
    """A fingerprint of its own; one action more, `hire abbess`; everything else is there under its old name."""
    packaged = nd.game()
    assert owned.fingerprint != packaged.fingerprint
    assert len(owned.actions) == len(packaged.actions) + 1
    assert set(owned.actions.notations) - set(packaged.actions.notations) == {"hire abbess"}
    assert set(packaged.actions.notations) < set(owned.actions.notations)
    assert owned.words.things["person"] == (*packaged.words.things["person"], "abbess")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("expansions", [[], ["new-persons-1"], SETS])
def test_games_with_one_person_more_come_to_an_end(owned: Game, seats: int, expansions: list[str]) -> None:
    """ND 3: among them such in which the abbess is hired."""
    hired = 0
    for seed in range(8):
        record = to_the_end(Record.of(owned, seats, seed, expansions=expansions))
        assert len(record.state.standings()) == seats
        hired += sum(entry.word == "hire abbess" for entry in record.entries)
    assert hired or expansions


@pytest.mark.parametrize(
    ("red", "coins", "general", "own"),
    [
        ("markers = {}", 1 + 4, 8, 5),
        ("markers = { cloister-school = 1 }", 1 + 4, 6, 6),
        ("markers = { cloister-school = 2, bank = 1 }", 1 + 2, 3, 7),
        ('markers = { bank = 1 }\nfriend = "cloister-school"', 1 + 2, 6, 6),
        ("markers = { bank = 1, residence = 1, hotel = 1, park = 1, hospital = 1 }", 1, 3, 5),
        ("general-supply = 0\nmarkers = { cloister-school = 2 }", 1 + 4, 0, 12),
    ],
)
def test_the_new_person_does_what_its_data_say(owned: Game, red: str, coins: int, general: int, own: int) -> None:
    """ND 8, ND R-BISHOP: 2 coins for every 3 empty sectors; then a marker into the cloister school, which acts."""
    state = owned.from_position(f"{OPEN}[red]\ncoins = 2\n{red}\n")
    assert state.refusal(0, owned.action("hire abbess")) is None
    state.play(0, owned.action("hire abbess"))
    player = nd.me(state)
    assert (player.coins, player.general_supply, player.own_supply) == (coins, general, own)
    assert state.actors == [1]


def test_the_new_person_brings_its_rats(owned: Game) -> None:
    """ND 7: minstrel and money lender have none, the abbess has two."""
    state = owned.from_position(OPEN)
    assert nd.table(state).plague_value == 2
    for _ in range(2):
        state.play(state.actors[0], owned.action("none"))
    assert [nd.me(state, seat).rat for seat in range(2)] == [2, 2]


def test_the_new_person_has_names(owned: Game) -> None:
    """They are the owner's, in both languages, next to those of the printed persons."""
    assert nd.game().extra_words == {}
    assert owned.extra_words["en"]["person-abbess"] == "Abbess"
    assert owned.extra_words["fr"]["person-abbess"] == "Abbesse"
    assert owned.extra_words["en"]["person-abbess.text"].startswith("Take 2 coins for every 3 empty sectors.")
    assert owned.extra_words["fr"]["person-abbess.text"].startswith("Prenez 2 pièces d’or")
    for lang, names in (("en", ["Abbess", "Monk"]), ("fr", ["Abbesse", "Moine"])):
        texts = parvis.texts(owned, lang)
        assert [texts.name(Ref("person", person)) for person in ("abbess", "monk")] == names


@pytest.mark.parametrize("expansions", [[], SETS])
def test_one_card_too_many_means_a_draw_that_all_see(owned: Game, expansions: list[str]) -> None:
    """ND 2 (5): four cards with the letter B, three of them drawn and shown; with the new persons three of ten."""
    drawn = set[str]()
    letters = {"abbess", *(B if expansions else B[:3])}
    for seed in range(60):
        record = Record.of(owned, 3, seed, expansions=expansions)
        shown = [event.args["persons"] for event in record.events(None) if event.kind == "persons-in-play"]
        assert len(shown) == 1
        assert isinstance(shown[0], list)
        of_b = {person.id for person in shown[0]} & letters
        assert len(of_b) == 3
        assert {entry.person.id for entry in nd.table(record.state).gray_to_come} & letters == of_b
        drawn |= of_b
    assert drawn == letters
    plain = Record.of(nd.game(), 3, 1)
    assert not [event for event in plain.events(None) if event.kind == "persons-in-play"]


def test_two_sets_of_facts_live_side_by_side(owned: Game) -> None:
    """Games of both, played in turns, go as they go alone."""
    alone = to_the_end(Record.of(nd.game(), 4, 3, expansions=SETS)).text()
    own_alone = to_the_end(Record.of(owned, 4, 3, expansions=SETS)).text()
    records = [Record.of(game, 4, 3, expansions=SETS) for game in (nd.game(), owned)]
    lucks = [Luck.of("to the end"), Luck.of("to the end")]
    while not all(record.state.over for record in records):
        for record, luck in zip(records, lucks, strict=True):
            if not record.state.over:
                seat = record.state.actors[luck.below(len(record.state.actors))]
                legal = record.state.legal(seat)
                record.play(seat, legal[luck.below(len(legal))])
    assert [record.text() for record in records] == [alone, own_alone]
    assert alone != own_alone


def test_records_belong_to_their_facts(owned: Game) -> None:
    """Each is refused by the other data, in one line that names both fingerprints and says what to do."""
    packaged = nd.game()
    for of, other in ((owned, packaged), (packaged, owned)):
        text = to_the_end(Record.of(of, 2, 5)).text()
        assert read_record(text, of).state.over
        with pytest.raises(RecordError) as error:
            read_record(text, other)
        message = str(error.value)
        assert "\n" not in message
        assert of.fingerprint in message
        assert other.fingerprint in message
        assert "--data" in message
        with pytest.raises(RecordError, match=of.fingerprint):
            other.from_bytes(of.start(2, 5).to_bytes())


def test_positions_name_what_is_not_there(owned: Game) -> None:
    """A position with the abbess means nothing without her."""
    assert "abbess" in owned.from_position(OPEN).to_position()
    with pytest.raises(PositionError, match="line 7: .*abbess"):
        nd.game().from_position(OPEN)


# -- mistakes in an owner's files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("persons", 'id = "monk"', 'id = "monk', "persons.toml, line 82: no TOML"),
        (
            "persons",
            'deck = "b"\nset = "base"\nrats = 2',
            'deck = "d"\nset = "base"\nrats = 2',
            'person "advocate", key "deck": "d"',
        ),
        (
            "persons",
            "factor = 2",
            'factor = "two"',
            'persons.toml, person "administrator", effects 1, key "factor": "two"',
        ),
        (
            "persons",
            "threshold = 3",
            "treshold = 3",
            'person "mayor", effects 1, key "threshold": nothing stands there',
        ),
        (
            "board",
            "donation = [0, 1, 3, 6]",
            "donation = [0, 1, -3, 6]",
            'board.toml, [notre_dame], key "donation": [0, 1, -3, 6]',
        ),
        ("components", "hire_cost = 1", "hire_cost = 1.5", 'components.toml, [persons], key "hire_cost": 1.5'),
        ("editions", 'id = "2017"', 'id = "2007"', 'editions.toml, edition "2007", key "id": "2007"'),
        ("messages", "coins = 1\n", "coins = true\n", 'messages.toml, message "coin", key "coins": true'),
    ],
)
def test_a_mistake_names_file_entry_and_key(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    """Also through the front door, and with the packaged files for all that the owner does not have."""
    (tmp_path / "notre_dame").mkdir()
    assert TEXTS[file].count(old) == 1, old
    (tmp_path / "notre_dame" / f"{file}.toml").write_text(TEXTS[file].replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as error:
        parvis.game("notre-dame", tmp_path)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


# -- every number in the files matters (quality 57) ------------------------------------------------------------------

Number = tuple[str, int, int]
"""A file, and where in its text the digits begin and end."""
Deal = tuple[int, int, tuple[tuple[str, OptionValue], ...]]
"""Seats, seed, options."""
Step = tuple[list[str], list[tuple[object, ...]]]
"""What could be played, by whom and in notation, and what happened since the step before."""

NEW = ("expansions", SETS)
ALLOWED = ("new-persons-allowed", SETS)
DEALS: tuple[Deal, ...] = tuple(
    (seats, seed, (("edition", edition), *more))
    for seed in range(40)
    for seats, edition, more in (
        (2, "2017", (NEW,)),
        (5, "2007", (NEW, ALLOWED)),
        (3, "2007-rio-grande", ()),
        (4, "2017", (NEW,)),
        (3, "2017", ()),
        (5, "2017", (NEW,)),
        (4, "2007", ()),
        (2, "2007-rio-grande", (NEW, ALLOWED)),
    )
)


def numbers() -> list[Number]:
    """Every number that stands in the packaged files; comments, strings and headings left out."""
    found: list[Number] = []
    for file, text in TEXTS.items():
        hidden = re.sub(r'"[^"\n]*"|#.*|^\[[^\]\n]*\]\s*$', lambda part: " " * len(part[0]), text, flags=re.MULTILINE)
        found += [(file, digits.start(), digits.end()) for digits in re.finditer(r"(?<![\w.])\d+(?![\w.])", hidden)]
    return found


def name_of(number: Number) -> str:
    """File, line and column, and what stands there."""
    file, start, _ = number
    line = TEXTS[file].count("\n", 0, start)
    column = start - TEXTS[file].rfind("\n", 0, start)
    return f"{file}.toml:{line + 1}:{column}: {TEXTS[file].splitlines()[line].split('#')[0].strip()}"


def with_number(number: Number, by: int) -> dict[str, str]:
    """All files with that number changed."""
    file, start, end = number
    value = int(TEXTS[file][start:end]) + by
    return {**TEXTS, file: f"{TEXTS[file][:start]}{value}{TEXTS[file][end:]}"}


def refused_by_the_check(texts: dict[str, str]) -> bool:
    """Whether the strict check of the packaged files finds the change."""
    try:
        notre_dame.load(texts)
    except DataError:
        return True
    return False


def played(game: Game, deal: Deal) -> Iterator[Step]:
    """A game at random, mostly hiring, told by what could be played and by what happened."""
    seats, seed, options = deal
    log: list[RawEvent] = []
    try:
        state = game.start_telling(log, seats, seed, **dict(options))
    except UnknownName:
        yield ["no such option"], []
        return
    state.log = log
    luck = Luck.of(f"{seats} {seed}")
    told = 0
    while True:
        happened = [in_words(game, event) for event in log[told:]]
        told = len(log)
        if state.over:
            yield [*map(str, state.scores()), *map(str, state.numbers())], happened
            return
        seat = state.actors[0]
        legal = state.legal(seat)
        yield [f"{seat} {game.notation(action)}" for action in legal], happened
        hires = [action for action in legal if game.notation(action).startswith("hire")]
        if hires and luck.below(5):
            legal = hires
        state.play(seat, legal[luck.below(len(legal))])


def in_words(game: Game, event: RawEvent) -> tuple[object, ...]:
    """An event; actions by notation, as their numbers differ where the table of actions is longer."""
    name = game.events[event.kind].name
    if name in ("only-choice", "replied"):
        return (name, event.party, game.notation(event.numbers[0]))
    return (name, event.party, *event.numbers)


@cache
def reference(number: int) -> list[Step]:
    """How a deal goes with the packaged files."""
    return list(played(nd.game(), DEALS[number]))


@cache
def deals_with(person: str) -> tuple[int, ...]:
    """The deals in which the person is hired, then those in which it is open, by the reference."""
    index = nd.game().words.index("person", person)
    hired, opened = list[int](), list[int]()
    for number in range(len(DEALS)):
        events = {event for _, happened in reference(number) for event in happened}
        if any(event[0] == "hired" and event[2] == index for event in events):
            hired.append(number)
        elif any(event[0] == "persons-open" and int(str(event[2])) >> index & 1 for event in events):
            opened.append(number)
    return (*hired, *opened)


def likely(number: Number) -> tuple[int, ...]:
    """Where a change of this number shows soonest."""
    file, start, _ = number
    persons = re.findall(r'^id = "([a-z-]+)"', TEXTS[file][:start], flags=re.MULTILINE) if file == "persons" else []
    return deals_with(persons[-1]) if persons else ()


def differs(game: Game, likely: tuple[int, ...] = ()) -> bool:
    """Whether any of the deals goes another way with this game; the likely ones are tried first."""
    for number in (*likely, *(other for other in range(len(DEALS)) if other not in likely)):
        steps = played(game, DEALS[number])
        if any(step != other for step, other in zip(steps, reference(number), strict=False)):
            return True
    return False


EMPTY_BANK = """
game = "notre-dame"
seats = 3
[question]
ask = "play-card"
seat = "red"
[red]
coins = 2
markers = { bank = 2 }
hand = ["bank"]
[yellow]
coins = 12
[green]
coins = 9
"""
"""Two of 25 coins are left, and red takes three: games hardly ever get there."""


def shortage(game: Game) -> list[int]:
    """The coins of all seats after the bank has run out (ND R-COIN1)."""
    state: State = game.from_position(EMPTY_BANK)
    state.play(0, game.action("play bank"))
    return [nd.me(state, seat).coins for seat in range(3)]


@pytest.mark.parametrize(
    "file", [pytest.param(file, marks=pytest.mark.slow) if file == "persons" else file for file in sorted(TEXTS)]
)
def test_every_number_matters_in_play(file: str) -> None:
    """Changed by one, up or down, a game goes another way, or the file is refused; none is there only to be read.

    A stated total is refused by the check of the packaged files. Everything else is loaded as an owner's data, without
    that check, and has to show in the answers that are possible, in what happens, or in how a game ends.
    """
    tried = 0
    ignored: list[str] = []
    for number in numbers():
        for by in (1, -1) if number[0] == file else ():
            texts = with_number(number, by)
            tried += 1
            try:
                game = notre_dame.load(texts, strict=False)
            except DataError:
                continue
            if game.fingerprint == nd.game().fingerprint:
                same = not refused_by_the_check(texts)
            else:
                same = shortage(game) == shortage(nd.game()) and not differs(game, likely(number))
            if same:
                ignored.append(f"{name_of(number)} {by:+}")
    assert tried
    assert ignored == []


def test_what_is_only_a_note_has_no_number() -> None:
    """What the engine does not read is listed, and there is no number among it."""
    assert load(TEXTS).notes() == [("editions.toml", "[ruling]", "")]
    ruling = TEXTS["editions"].split("[ruling]")[1]
    start = len(TEXTS["editions"]) - len(ruling)
    assert not [number for number in numbers() if number[0] == "editions" and number[1] > start]
    assert len(numbers()) > 150


def test_the_probes_find_nothing_where_nothing_changed() -> None:
    """The same files, read again, with another note in them, give the same games."""
    texts = {**TEXTS, "persons": TEXTS["persons"].replace('id = "monk"\n', 'id = "monk"\nnote = "7 monks"\n')}
    again = notre_dame.load(texts, strict=False)
    assert again.fingerprint == nd.game().fingerprint
    assert all(list(played(again, deal)) == reference(number) for number, deal in enumerate(DEALS[:16]))
    assert shortage(again) == shortage(nd.game()) == [5, 11, 9]
