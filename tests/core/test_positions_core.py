"""What all positions share: where things stand in a text, what may stand there, how it is written."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parvis
from parvis.core.errors import PositionError
from parvis.core.positions import HIDDEN, Part, Sheet, StepWords, game_of, read, toml
from parvis.core.steps import Step
from parvis.core.toml_lines import Path, lines_of
from tests.madeup import ferry_fair

TEXT = '''# a comment [with] "signs"
game = "x"
"strange key" = 1
a.b = { c = 1, "d e" = [ "]", 2 ] }
list = [
  "one", # first
  [2, 3],
  { four = 4 },
]
text = """
two lines \\""" and a quote""""
raw = \'\'\'
[no.table]
\'\'\'

[table]
key = 2024-01-01 10:00:00
[table.inner] # remark
key = 'a # b'

[[many]]
first = 1
[many.sub]
deep = true
[[many]]
first = 2
[[many.more]]
x = 1
'''

LINES: list[tuple[Path, int]] = [
    (("game",), 2),
    (("strange key",), 3),
    (("a", "b"), 4),
    (("a", "b", "c"), 4),
    (("a", "b", "d e", 1), 4),
    (("list",), 5),
    (("list", 0), 6),
    (("list", 1, 1), 7),
    (("list", 2, "four"), 8),
    (("text",), 10),
    (("raw",), 12),
    (("table",), 16),
    (("table", "key"), 17),
    (("table", "inner", "key"), 19),
    (("many", 0), 21),
    (("many", 0, "first"), 22),
    (("many", 0, "sub", "deep"), 24),
    (("many", 1, "first"), 26),
    (("many", 1, "more", 0, "x"), 28),
]


@pytest.mark.parametrize(("path", "line"), LINES, ids=str)
def test_the_line_of_every_key_is_found(path: Path, line: int) -> None:
    assert lines_of(TEXT)[path] == line


def paths(value: Any, path: Path = ()) -> list[Path]:
    found: list[Path] = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += paths(item, (*path, index))
    return found


KEYS = st.text("ab-é \"'\\", min_size=0, max_size=4)
SCALARS = st.one_of(st.integers(-9, 9), st.booleans(), st.text("ab#[]{}=\"'\\,. é", max_size=6))
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=8
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(KEYS, VALUES, max_size=4))
def test_what_is_written_is_toml_and_every_key_has_its_line(table: dict[str, Any]) -> None:
    sheet = Sheet()
    for key, value in table.items():
        sheet.put(key, value)
    assert tomllib.loads(sheet.text()) == table
    found = lines_of(sheet.text())
    assert [path for path in paths(table) if path not in found] == []


def test_long_lists_are_broken_into_lines_and_short_ones_are_not() -> None:
    sheet = Sheet()
    sheet.put("long", [f"the word number {number}" for number in range(20)])
    sheet.put("short", ["a"])
    sheet.put("left out", 1, 1)
    assert max(len(line) for line in sheet.lines) <= 110
    assert sheet.lines[-1] == 'short = ["a"]'
    assert toml({}) == "{}"


def test_what_is_longer_than_a_line_has_one_to_itself() -> None:
    sheet = Sheet()
    sheet.put("words", ["x" * 120, "short", "y" * 120])
    assert sheet.text().splitlines() == ["words = [", f'    "{"x" * 120}",', '    "short",', f'    "{"y" * 120}",', "]"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('a = 1\nb = "x', "line 2: no TOML: "),
        ("a = 1\na = 2\n", "line 2: no TOML: "),
        ("a = [\n", "line 2: no TOML: "),
        ("a = " + "[" * 5000, "line 1: no TOML that can be read"),
        ("a = " + "1" * 5000, "line 1: no TOML that can be read"),
        ("#" * 300_000, "line 1: this is no position: it is longer than 200000 characters"),
    ],
    ids=["string", "twice", "end", "deep", "number", "long"],
)
def test_what_is_no_toml_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@settings(max_examples=200, deadline=None)
@given(st.text(st.sampled_from("ab=\"'[]{}.,#\n\\1 -"), max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        message = ""
        read(text)
    except PositionError as error:
        message = str(error)
    assert "\n" not in message


def part(text: str) -> Part:
    return read(text)


@pytest.mark.parametrize(
    ("text", "ask", "message"),
    [
        ("n = 'x'", lambda p: p.number("n", 0, 1, 3), "line 1: 'n' is \"x\"; it should be a whole number from 1 to 3"),
        ("n = true", lambda p: p.number("n", 0), "line 1: 'n' is true; it should be a whole number from 0 to 1000000"),
        ("n = 4", lambda p: p.number("n", 0, 3, 3), "line 1: 'n' is 4; it should be 3"),
        ("", lambda p: p.number("n", None, 1, 2), "line 1: 'n' is missing; it should be a whole number from 1 to 2"),
        ("\nf = 1", lambda p: p.flag("f"), "line 2: 'f' is 1; it should be true or false"),
        ("t = 1", lambda p: p.text("t"), "line 1: 't' is 1; it should be a text in quotes"),
        (
            "w = 'banc'",
            lambda p: p.word("w", ["bank", "park"]),
            "line 1: 'w' is \"banc\"; it should be one of bank, park (is 'bank' meant?)",
        ),
        ("w = 'x'", lambda p: p.words("w", ["a"]), "line 1: 'w' is \"x\"; it should be a list, each a"),
        ("w = [\n'a',\n1]", lambda p: p.words("w", ["a"]), "line 3: 'w' holds 1; it should be a list, each a"),
        ("w = [\n'a',\n'a']", lambda p: p.words("w", ["a"]), "line 3: 'w' names \"a\" twice"),
        ("p = 1", lambda p: p.part("p"), "line 1: 'p' is 1; it should be a table: [p]"),
        ("p = 1", lambda p: p.parts("p"), "line 1: 'p' is 1; it should be a list of tables: [[p]]"),
        ("p = [1]", lambda p: p.parts("p"), "line 1: 'p' holds 1; it should be a list of tables: [[p]]"),
        ("\nq = 1", lambda p: (p.number("queue", 0), p.closed()), "line 2: 'q' means nothing here; knows: queue"),
        (
            "[one]\n[one.two]\nx = 1",
            lambda p: p.part("one").part("two").flag("x"),
            "line 3: [one.two] 'x' is 1; it should be true or false",
        ),
        ("g = 1\ngame = 2", lambda p: p.text("game"), "line 2: 'game' is 2; it should be a text in quotes"),
    ],
)
def test_each_mistake_names_its_line_and_what_would_be_right(text: str, ask: Any, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        ask(part(text))
    assert str(caught.value) == message


def test_messages_stay_on_one_line_whatever_stands_in_the_text() -> None:
    with pytest.raises(PositionError) as caught:
        part('w = "a\\nb\\u2028c\\u202e' + "x" * 500 + '"').word("w", ["bank"])
    assert len(str(caught.value)) < 200
    assert str(caught.value).isprintable()


def test_a_position_says_which_game_it_is_of() -> None:
    assert game_of('game = "notre-dame"') == "notre-dame"
    with pytest.raises(PositionError):
        game_of("")


def test_windows_line_ends_and_a_mark_at_the_start_change_nothing() -> None:
    read_part = read('\ufeffa = 1\r\nb = "x"\r\n')
    assert read_part.number("a", 0) == 1
    assert read_part.line("b") == 2


# --- steps, on the made-up game --------------------------------------------------------------------------------------


def steps_seen() -> list[Step[Any]]:
    """Steps of every kind that a few games of the Ferry Fair put on the agenda."""
    game = ferry_fair.game()
    found: dict[tuple[int, object], Step[Any]] = {}
    for seed in range(3):
        state = game.start(game.min_seats, seed)
        for move in range(120):
            if state.over:
                break
            for step in state.agenda:
                found[(game.step_index(step), step.fields())] = step
            seat = state.actors[-1]
            legal = state.legal(seat)
            state.play(seat, legal[move * 7 % len(legal)])
    return list(found.values())


def test_steps_are_written_in_the_words_of_their_forms_and_read_back() -> None:
    game = ferry_fair.game()
    words = StepWords(game, ["ann", "bob", "cat", "dan"][: game.min_seats])
    steps = steps_seen()
    assert len({game.step_index(step) for step in steps}) >= 5
    for step in steps:
        sheet = Sheet()
        for key, value in words.write(step, None).items():
            sheet.put(key, value)
        again = words.read(read(sheet.text()), game.step_index(step), {})
        assert (type(again), again.fields()) == (type(step), step.fields())


def test_a_reader_sees_that_others_have_replied_but_not_what() -> None:
    game = parvis.game("notre-dame")
    words = StepWords(game, ["ann", "bob"])
    state = game.start(2, 1)
    answer = state.legal(0)[0]
    state.play(0, answer)
    step = state.agenda[-1]
    assert words.write(step, None)["replies"] == {"ann": game.notation(answer)}
    assert words.write(step, 0)["replies"] == {"ann": game.notation(answer)}
    assert words.write(step, 1)["replies"] == {"ann": HIDDEN}
    given = read('replies = { ann = "hidden" }')
    assert words.hidden_replies(given) == [0]
    assert words.read(given, game.step_index(step), {}).asks() == 0b11
