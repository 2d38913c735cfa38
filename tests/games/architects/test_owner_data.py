"""An owner's data: a folder of one's own with cards more and other numbers, and what every number is good for."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import parvis
from parvis.core.errors import DataError, ParvisError, RecordError
from parvis.core.events import RawEvent
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record, read_record
from parvis.core.state import State
from parvis.core.wire import Ref
from parvis.games import architects, shelf
from parvis.games.architects.tables import load

TEXTS = shelf.data_texts("architects")

GRANARY = """
[[building]]
id = "granary"
cost = { clay = 1 }
skills = []
vp = 2
virtue = 1
effect = { do = "score-per", per = "wood", group = 2, vp = 1 }
name_en = "Granary"
name_fr = "Grenier"
text_en = "1 point more for every 2 wood."
text_fr = "1 PV de plus par lot de 2 jetons bois."
"""
BAKER = """
[[apprentice]]
id = "baker"
copies = 2
skills = ["tiling"]
virtue = 0
effect = { do = "trade", pay = 1, of = ["clay", "wood"], silver = 3 }
name_en = "Baker"
name_fr = "Boulanger"
"""
PLAIN_SCHEMES = """
schema = 1
game = "architects"
[[operation]]
id = "climb"
steps = ["advance"]
[[scheme]]
id = "up"
deck = "starting"
at = "guildhall"
do = "climb"
name_en = "Upwards"
name_fr = "Plus haut"
"""


def with_cards(tmp: Path) -> Path:
    """An owner's folder: a building, a kind of apprentice, and schemes that do nothing but climb."""
    folder = tmp / "architects"
    folder.mkdir()
    check = "# ------"
    for file, more in (("buildings", GRANARY), ("apprentices", BAKER)):
        before, sign, after = TEXTS[file].rpartition(check)
        (folder / f"{file}.toml").write_text(before + more + sign + after, encoding="utf-8")
    (folder / "schemes.toml").write_text(PLAIN_SCHEMES, encoding="utf-8")
    return tmp


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_cards(tmp_path_factory.mktemp("owner"))


@pytest.fixture(scope="module")
def owned(folder: Path) -> Game:
    return parvis.game("architects", folder)


@cache
def packaged() -> Game:
    return parvis.game("architects")


def to_the_end(record: Record, words: str = "to the end") -> Record:
    """Play on, any answer as good as another."""
    luck = Luck.of(words)
    while not record.state.over:
        record.play(*eager(record.state, luck))
    return record


# -- cards more ------------------------------------------------------------------------------------------------------


def test_a_folder_without_files_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "architects").mkdir()
    assert parvis.game("architects", tmp_path).fingerprint == packaged().fingerprint


def test_the_tables_are_the_owners(owned: Game) -> None:
    """A fingerprint of its own; actions for the new cards; everything else is there under its old name."""
    assert owned.fingerprint != packaged().fingerprint
    assert set(packaged().actions.notations) < set(owned.actions.notations)
    more = set(owned.actions.notations) - set(packaged().actions.notations)
    assert {"construct granary", "hire baker", "hire baker-2", "trade baker"} <= more
    assert all("granary" in word or "baker" in word for word in more)
    assert owned.words.things["scheme"] == ("up",)


def test_totals_that_no_longer_agree_are_warnings(owned: Game) -> None:
    """Forty cards are stated for the packaged files."""
    report = owned.data_report()
    assert len(report.warnings) == 4
    assert report.warnings[0].startswith('apprentices.toml, [check], key "cards": 40 stands there; it should be 42')
    assert report.notes == []
    assert packaged().data_report().warnings == []


def test_the_new_cards_have_names(owned: Game) -> None:
    english, french = parvis.texts(owned, "en"), parvis.texts(owned, "fr")
    assert english.name(Ref("building", "granary")) == "Granary"
    assert french.name(Ref("building", "granary")) == "Grenier"
    assert french.say("building-granary.text") == "1 PV de plus par lot de 2 jetons bois."
    assert [english.name(Ref("apprentice", card)) for card in ("baker", "baker-2")] == ["Baker", "Baker 2"]
    assert french.name(Ref("trade", "baker")) == "Boulanger"
    assert french.name(Ref("scheme", "up")) == "Plus haut"
    assert french.name(Ref("building", "keep")) == "Donjon"


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"asymmetric": True}), (2, {"opponent": "helena"})])
def test_games_with_cards_more_come_to_an_end(owned: Game, seats: int, options: dict[str, OptionValue]) -> None:
    """AR 17: among them such in which the new cards are used."""
    words = set[str]()
    for seed in range(16):
        record = to_the_end(Record.of(owned, seats, seed, **options))
        assert len(record.state.standings()) == len(record.state.scores())
        words |= {entry.word for entry in record.entries}
    assert "construct granary" in words
    assert "hire baker" in words or "market-hire baker" in words


def test_other_schemes_are_followed(owned: Game) -> None:
    """AR 21, AR R-SCHEMES: every turn of this opponent is a step of the cathedral, or a virtue."""
    record = Record.of(owned, 1, 5, opponent="constantine")
    luck = Luck.of("climb")
    while not record.state.over and not any(event.kind == "cathedral-stayed" for event in record.events(None)):
        record.play(*eager(record.state, luck))
    levels = [event.args["level"] for event in record.events(None) if event.party == 1 and "level" in event.args]
    assert levels
    assert levels == list(range(1, len(levels) + 1))


def test_two_sets_of_facts_live_side_by_side(owned: Game) -> None:
    """Games of both, played in turns, go as they go alone."""
    alone = to_the_end(Record.of(packaged(), 3, 3)).text()
    own_alone = to_the_end(Record.of(owned, 3, 3)).text()
    records = [Record.of(game, 3, 3) for game in (packaged(), owned)]
    lucks = [Luck.of("to the end"), Luck.of("to the end")]
    while not all(record.state.over for record in records):
        for record, luck in zip(records, lucks, strict=True):
            if not record.state.over:
                record.play(*eager(record.state, luck))
    assert [record.text() for record in records] == [alone, own_alone]
    assert alone != own_alone


def test_records_belong_to_their_facts(owned: Game) -> None:
    """Each is refused by the other data, in one line that names both fingerprints."""
    for of, other in ((owned, packaged()), (packaged(), owned)):
        text = to_the_end(Record.of(of, 2, 5)).text()
        assert read_record(text, of).state.over
        with pytest.raises(RecordError) as error:
            read_record(text, other)
        message = str(error.value)
        assert "\n" not in message
        assert of.fingerprint in message
        assert other.fingerprint in message


# -- mistakes in an owner's files ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("buildings", 'id = "keep"', 'id = "keep', "buildings.toml, line 306: no TOML"),
        (
            "schemes",
            'id = "s16"\ndeck = "starting"\nat = "guardhouse"\ndo = "sell-and-release"',
            'id = "s16"\ndeck = "starting"\nat = "guardhouse"\ndo = "sell-all"',
            'schemes.toml, scheme "s16", key "do": "sell-all" stands there; it should be one of none, gain, ',
        ),
        (
            "schemes",
            'steps = ["capture"]',
            'steps = ["kidnap"]',
            'schemes.toml, operation "capture", key "steps": ["kidnap"] stands there; it should be a list of codes',
        ),
        ("characters", "virtue = 11", "virtue = 15", 'character "ada", key "virtue": 15 stands there; it should be a'),
        ("board", "workers = 20", "workers = 8", 'characters.toml, character "caroline", key "prisoners": 8'),
        ("black_market", "draw = 5", "draw = 0.5", 'black_market.toml, [middle], key "draw": 0.5'),
        ("rewards", "gain = { virtue = 2 }", "gain = {}", 'reward "virtue", [gain], key "clay": nothing stands there'),
        ("solo", 'id = "helena"', 'id = "constantine"', 'solo.toml, opponent "constantine", key "id": "constantine"'),
    ],
)
def test_a_mistake_names_file_entry_and_key(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    """Through the front door, with the packaged files for all that the owner does not have."""
    (tmp_path / "architects").mkdir()
    assert TEXTS[file].count(old) == 1, old
    (tmp_path / "architects" / f"{file}.toml").write_text(TEXTS[file].replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as error:
        parvis.game("architects", tmp_path)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


# -- every number in the files matters -------------------------------------------------------------------------------

Number = tuple[str, int, int]
"""A file, and where in its text the number begins and ends."""
Deal = tuple[int, int, tuple[tuple[str, OptionValue], ...]]
"""Seats, seed, options."""
Step = tuple[list[str], list[tuple[object, ...]]]
"""What could be played, by whom and in notation, and what happened since the step before."""

DEALS: tuple[Deal, ...] = tuple(
    (seats, seed, options)
    for seed in range(24)
    for seats, options in (
        (2, ()),
        (1, (("opponent", "helena"),)),
        (4, (("asymmetric", True),)),
        (3, ()),
        (2, (("opponent", "constantine"), ("asymmetric", True))),
        (5, (("asymmetric", True),)),
        (1, (("opponent", "constantine"), ("asymmetric", True))),
        (5, ()),
        (4, ()),
    )
)
LIKED = ("construct", "cathedral", "hire", "pay-debt", "market", "apply", "retrieve")
"""Kinds of action that random players would hardly ever get to."""


def eager(state: State, luck: Luck) -> tuple[int, int]:
    """Any answer, but mostly one of the more interesting."""
    seat = state.actors[luck.below(len(state.actors))]
    legal = state.legal(seat)
    guardhouse = state.game.action("place guardhouse")
    if guardhouse in legal and not luck.below(8):
        return seat, guardhouse  # where debts are paid
    if luck.below(4):
        kinds = state.game.actions.kinds
        for name in LIKED:
            liked = [action for action in legal if kinds[state.game.actions.kind[action]].name == name]
            if liked and luck.below(3):
                return seat, liked[luck.below(len(liked))]
    return seat, legal[luck.below(len(legal))]


def rich(texts: dict[str, str]) -> dict[str, str]:
    """The same facts, but characters begin with plenty, some of debts too: so somebody constructs every building."""
    plenty = "start = { clay = 20, wood = 20, stone = 20, gold = 15, marble = 15"
    starts = itertools.cycle((f"{plenty}, debts = 6 }}", *[f"{plenty} }}"] * 3))
    characters = re.sub(r"start = \{.*\}", lambda _: next(starts), texts["characters"])
    characters = re.sub(r"silver = \d+\nvirtue = \d+", "silver = 60\nvirtue = 9", characters)
    return {**texts, "characters": characters}


def numbers() -> list[Number]:
    """Every number that stands in the packaged files; comments, strings and headings left out."""
    found: list[Number] = []
    for file, text in TEXTS.items():
        hidden = re.sub(r'"[^"\n]*"|#.*|^\[[^\]\n]*\]\s*$', lambda part: " " * len(part[0]), text, flags=re.MULTILINE)
        found += [(file, digits.start(), digits.end()) for digits in re.finditer(r"(?<![\w.])-?\d+(?![\w.])", hidden)]
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
        architects.load(texts)
    except DataError:
        return True
    return False


def played(game: Game, deal: Deal) -> Iterator[Step]:
    """A game at random, told by what could be played and by what happened."""
    seats, seed, options = deal
    log: list[RawEvent] = []
    state = game.start_telling(log, seats, seed, **dict(options))
    state.log = log
    luck = Luck.of(f"{seats} {seed}")
    told = 0
    while True:
        happened = [(game.events[event.kind].name, event.party, *event.numbers) for event in log[told:]]
        told = len(log)
        if state.over:
            yield [*map(str, state.scores()), *map(str, state.numbers())], happened
            return
        seat = state.actors[0]
        yield [f"{seat} {game.notation(action)}" for action in state.legal(seat)], happened
        state.play(*eager(state, luck))


@cache
def reference(number: int, plenty: bool) -> list[Step]:
    """How a deal goes with the packaged files."""
    return list(played(packaged_rich() if plenty else packaged(), DEALS[number]))


@cache
def packaged_rich() -> Game:
    return architects.load(rich(TEXTS), strict=False)


EVENT_OF = {"buildings": "constructed", "rewards": "reward-revealed", "schemes": "scheme-revealed"}
THING_OF = {"buildings": "building", "rewards": "reward", "schemes": "scheme"}


@cache
def deals_with(file: str, entry: str) -> tuple[int, ...]:
    """The deals in which something of this entry happens, by the reference."""
    if file not in EVENT_OF:
        return ()
    index = packaged().words.index(THING_OF[file], entry)
    happens = (EVENT_OF[file], index)
    return tuple(
        number
        for number in range(len(DEALS))
        if any((event[0], *event[2:]) == happens for _, told in reference(number, rich_for(file)) for event in told)
    )


def rich_for(file: str) -> bool:
    """Whether the numbers of a file show best where everybody begins with plenty."""
    return file in ("buildings", "rewards", "apprentices")


def likely(number: Number) -> tuple[int, ...]:
    """Where a change of this number shows soonest."""
    file, start, _ = number
    entries = re.findall(r'^id = "([a-z0-9-]+)"', TEXTS[file][:start], flags=re.MULTILINE)
    return deals_with(file, entries[-1]) if entries else ()


def differs(texts: dict[str, str], number: Number) -> bool:
    """Whether any of the deals goes another way with these texts; the likely ones are tried first."""
    first = likely(number)
    order = (*first, *(other for other in range(len(DEALS)) if other not in first))
    for plenty in (True, False) if rich_for(number[0]) else (False, True):
        try:
            game = architects.load(rich(texts) if plenty else texts, strict=False)
        except DataError:
            continue
        for deal in order:
            try:
                steps = zip(played(game, DEALS[deal]), reference(deal, plenty), strict=False)
                if any(step != other for step, other in steps):
                    return True
            except (ParvisError, LookupError):
                return True  # where the changed number leads need not be a sound game, only another
    return False


@pytest.mark.slow
@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize("file", sorted(TEXTS))
def test_every_number_matters_in_play(file: str, by: int) -> None:
    """Changed by one, a game goes another way, or the file is refused; none is there only to be read.

    A stated total is refused by the check of the packaged files. Everything else is loaded as an owner's data, without
    that check, and has to show in the answers that are possible, in what happens, or in how a game ends.
    """
    ignored: list[str] = []
    mine = [number for number in numbers() if number[0] == file]
    for number in mine:
        texts = with_number(number, by)
        try:
            fingerprint = load(texts, strict=False).fingerprint
        except DataError:
            continue
        if fingerprint == packaged().fingerprint:
            same = not refused_by_the_check(texts)
        else:
            same = not differs(texts, number)
        if same:
            ignored.append(f"{name_of(number)} {by:+}")
    assert mine
    assert ignored == []


def test_the_probes_find_nothing_where_nothing_changed() -> None:
    """The same files, read again, with another note in them, give the same games."""
    texts = {**TEXTS, "buildings": TEXTS["buildings"].replace('id = "keep"\n', 'id = "keep"\nnote = "7 keeps"\n')}
    again = architects.load(texts, strict=False)
    assert again.fingerprint == packaged().fingerprint
    assert all(list(played(again, deal)) == reference(number, False) for number, deal in enumerate(DEALS[:9]))
