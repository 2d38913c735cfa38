"""The frame fits every screen: nothing cut, nothing beside the edge, the question where it always is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

import parvis
from parvis.cli import frame
from parvis.cli.boards import board_of
from parvis.cli.chart import TARGET
from parvis.cli.glossary import Glossary
from parvis.cli.scene import call_by_symbols, draw, parts_of, score_lines
from parvis.cli.speech import Speaker, plain
from parvis.core.wire import Ref
from parvis.play import Client, Table
from tests.cli.test_pseudo import strangers
from tests.pictures.draw import MOMENTS, POSITIONS

POSITION_FILES = sorted(POSITIONS.glob("*/*.parvis"))
SIZES = [(60, 19), (72, 21), (80, 23), (90, 29), (100, 34), (120, 49), (200, 60)]


@cache
def seat_at(path: Path, lang: str) -> tuple[Client, Speaker]:
    table = Table.resume(path, parvis.game)
    say = Speaker(table.game, lang)
    say.set_up(table.options, table.client(0).view().parties)
    call_by_symbols(table.client(0), say)
    return table.client(0), say


@pytest.mark.parametrize("lang", parvis.LANGUAGES)
@pytest.mark.parametrize("path", POSITION_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_frame_has_the_size_of_the_screen(path: Path, lang: str) -> None:
    client, say = seat_at(path, lang)
    for columns, rows in SIZES:
        parts = parts_of(client, say, ["Something happened. " * 9] * 9)
        for answer in ([], ["An answer to what was typed. " * 8]):
            parts.answer = answer
            lines = frame.table(parts, columns, rows)
            assert len(lines) == rows
            assert [line.plain for line in lines if cell_len(line.plain) > columns] == []


@pytest.mark.parametrize("lang", parvis.LANGUAGES)
@pytest.mark.parametrize("path", POSITION_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_question_and_choices_are_all_there(path: Path, lang: str) -> None:
    client, say = seat_at(path, lang)
    parts = parts_of(client, say)
    for columns, rows in SIZES[2:]:
        shown = " ".join(" ".join(line.plain for line in frame.table(parts, columns, rows)).split())
        assert " ".join(parts.question.split()) in shown
        if (columns, rows) == SIZES[2] and parts.more in shown:
            continue  # on the smallest of these screens many choices have a page of their own
        for choice in parts.choices:
            assert any(" ".join(words.split()) in shown for words in (choice.label, choice.short) if words)


@pytest.mark.parametrize("path", POSITION_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_word_is_cut(path: Path) -> None:
    """Every word on the screen is a word of what there is to show."""
    client, say = seat_at(path, "en")
    parts = parts_of(client, say, ["Something happened."])
    board = [parts.heading, parts.chart.legend, *parts.chart.columns, *(note.title for note in parts.notes)]
    board += [
        part for note in parts.notes for part in (note.brief, *(f"{entry.text} {entry.gist}" for entry in note.entries))
    ]
    for row in (row for group in parts.chart.groups for row in group.rows):
        board += [row.label, *(cell.text for cell in row.cells)]
    board += [parts.question, parts.asides, parts.events_title, parts.events_more, parts.more, *parts.events]
    board += [part for choice in parts.choices for part in (choice.label, choice.note, choice.gain)]
    board += [part for choice in parts.choices for part in (choice.heading, choice.short)]
    known = set(re.findall(r"\w+", " ".join(board))) | {str(number) for number in range(40)}
    for columns, rows in SIZES:
        for line in frame.table(parts, columns, rows):
            assert set(re.findall(r"\w+", line.plain)) <= known


@pytest.mark.parametrize("game_id", parvis.games())
def test_the_question_stands_in_the_same_place_whatever_is_asked(game_id: str) -> None:
    for columns, rows in SIZES:
        places = set()
        for path in sorted((POSITIONS / game_id).glob("*.parvis")):
            client, say = seat_at(path, "en")
            if not client.over:
                parts = parts_of(client, say)
                lines = [line.plain for line in frame.table(parts, columns, rows)]
                first = parts.question.split()[0]
                places.add(next(at for at, line in enumerate(lines) if line.startswith(f" {first} ")))
        assert len(places) <= 2  # boards of more columns have their notes below


def test_what_can_be_chosen_is_marked() -> None:
    client, say = seat_at(POSITIONS / "notre-dame" / "3-carriage.parvis", "en")
    parts = parts_of(client, say)
    marks = sum(line.plain.count(TARGET) for line in frame.table(parts, 100, 34))
    possible = [each for each in client.prompt().candidates if each.refusal is None]
    assert marks == 1 + len([each for each in possible if "market" in each.args])


def test_choices_say_what_they_give() -> None:
    client, say = seat_at(POSITIONS / "notre-dame" / "4-hire.parvis", "en")
    gains = {choice.label: choice.gain for choice in parts_of(client, say).choices}
    assert gains["Hire nobody"] == ""
    assert all("−1 coin" in gain for label, gain in gains.items() if label != "Hire nobody")


def test_many_choices_can_be_paged() -> None:
    client, say = seat_at(POSITIONS / "notre-dame" / "3-carriage.parvis", "en")
    parts = parts_of(client, say)
    parts.choices = [frame.Choice(f"A choice of many words, number {number}") for number in range(1, 60)]
    first = "\n".join(line.plain for line in frame.table(parts, 80, 23))
    later = "\n".join(line.plain for line in frame.table(parts, 80, 23, first=3))
    assert parts.more in first
    assert "number 1\n" in first
    assert "number 1\n" not in later
    assert "number 4\n" in later


@pytest.mark.parametrize("path", POSITION_FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_word_comes_from_the_texts(path: Path) -> None:
    client, say = seat_at(path, "pseudo")
    lines = frame.table(parts_of(client, say), 1500, 60)
    sheet = client.score_sheet()
    scores = score_lines(sheet, client.standings(), say) if sheet is not None else []
    text = "\n".join([*(line.plain for line in lines), *scores])
    assert strangers(re.sub("[●▲■◆○]", "1", text), client.view().game) == []


def test_colours_only_where_they_are_wanted() -> None:
    client, say = seat_at(POSITIONS / "notre-dame" / "1-draft.parvis", "en")
    assert "\x1b[1;31m" in draw(client, say, 80, 23)
    assert not re.search(r"\x1b\[[\d;]*3\d", draw(client, say, 80, 23, colour=False))


@pytest.mark.parametrize("game_id", parvis.games())
def test_a_board_is_one_module_to_read(game_id: str) -> None:
    module = board_of(game_id)
    path = Path(str(vars(module)["__file__"]))
    assert len(path.read_text(encoding="utf-8").splitlines()) < 450
    assert len(MOMENTS[game_id]) == 6


@pytest.mark.parametrize("lang", parvis.LANGUAGES)
def test_every_word_of_the_game_is_explained(lang: str) -> None:
    """`help WORD` says what each thing with a name means, and where the rules speak of it."""
    client, say = seat_at(POSITIONS / "notre-dame" / "2-cards.parvis", lang)
    game = parvis.game("notre-dame")
    glossary = Glossary(game, say)
    for thing in ("card", "sector", "person", "term"):
        for name in game.words.things[thing]:
            word = say.label(Ref(thing, name))
            explained = glossary.explain(word.upper(), board_of(game.id), client.view())
            assert len(explained) >= 4, word
            assert plain(word) in plain(explained[0])
    assert glossary.explain("zzz", board_of(game.id), client.view()) == []


def test_a_word_leads_to_its_paragraph() -> None:
    client, say = seat_at(POSITIONS / "notre-dame" / "2-cards.parvis", "en")
    explained = Glossary(parvis.game("notre-dame"), say).explain("plague", board_of("notre-dame"), client.view())
    assert explained[2] == "The rules say, in ND 7:"
    assert "V - count(hospital)" in explained[3]


ARCHITECTS = POSITIONS / "architects"


def test_what_a_building_still_takes_stands_beside_the_chart() -> None:
    client, say = seat_at(ARCHITECTS / "2-turn.parvis", "en")
    shown = "\n".join(line.plain for line in frame.table(parts_of(client, say), 100, 34))
    assert "Betting House needs 1 stone" in shown
    assert "Moneylender needs 2 wood, masonry" in shown


def test_many_choices_stand_under_what_they_are_for() -> None:
    client, say = seat_at(ARCHITECTS / "2-turn.parvis", "en")
    lines = [line.plain for line in frame.table(parts_of(client, say), 100, 34)]
    for heading, words in (
        ("Places", "Quarry +2 stone"),
        ("Workshop", "draw buildings"),
        ("Black market", "left: 1 wood, 1 marble"),
        ("Guildhall", "Cathedral"),
    ):
        assert any(line.startswith(f" {heading} ") and words in line for line in lines), heading


def test_the_opponent_has_a_column_of_its_own() -> None:
    client, say = seat_at(ARCHITECTS / "5-helena.parvis", "en")
    assert parts_of(client, say).chart.columns == ["● You", "■ Helena"]


def test_the_characters_are_on_the_chart() -> None:
    client, say = seat_at(ARCHITECTS / "4-characters.parvis", "en")
    rows = {row.label: row for group in parts_of(client, say).chart.groups for row in group.rows}
    assert {cell.text for cell in rows["Character"].cells} == {"Ada", "Caroline", "Frederick", "Rudolf", "Therese"}
