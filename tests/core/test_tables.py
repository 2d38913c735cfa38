"""Reading printed facts: what is read, what an error says, what is remembered."""

from __future__ import annotations

import pytest

from parvis.core import tables
from parvis.core.errors import DataError
from parvis.core.tables import Facts

CARDS = """
schema = 1
confidence = "verified"
source = "rulebook"

[deck]
size = 2

[[card]]
id = "monk"
rats = 3
kinds = ["gain", "pick"]
gray = false
confidence_rats = "reconstructed"
source_rats = "guess"
name_en = "Monk"
note = "never shown"

[[card]]
id = "fool"
rats = 0
kinds = []
gray = true
confidence = "single-source"
effects = [{ do = "gain" }, { do = "pick" }]
"""


def cards(text: str = CARDS) -> Facts:
    return tables.read("cards.toml", text)


def entry(line: str) -> Facts:
    """The one entry, an item called monk, of a file with this line in it."""
    return tables.read("cards.toml", f'[[card]]\nid = "monk"\n{line}\n').tables("card")[0]


def read_all(text: str) -> Facts:
    """Read a file as a loader would: all rules, and the name as a word."""
    head = cards(text)
    head.number("schema", 1, 1)
    head.table("deck").number("size", 1, 9)
    for card in head.tables("card"):
        card.number("rats", 0, 9)
        card.codes("kinds", ("gain", "pick"))
        card.flag("gray")
        card.number_or("copies", 1, 1, 9)
        card.word("name_en")
    return head


# -- values --------------------------------------------------------------------------------------------------------


def test_values_are_read_as_they_stand() -> None:
    monk, fool = cards().tables("card")

    assert (monk.ident(), fool.ident()) == ("monk", "fool")
    assert (monk.number("rats", 0, 9), fool.number("rats", 0, 9)) == (3, 0)
    assert (monk.codes("kinds", ("pick", "gain")), fool.codes("kinds", ("gain",))) == (["gain", "pick"], [])
    assert (monk.flag("gray"), fool.flag("gray")) == (False, True)
    assert [effect.code("do", ("gain", "pick")) for effect in fool.tables("effects")] == ["gain", "pick"]
    assert cards().table("deck").number("size", 0, 9) == 2


def test_a_missing_optional_key_gives_its_default() -> None:
    facts = entry("rats = 3")

    assert facts.number_or("copies", 1, 1, 9) == 1
    assert facts.flag_or("gray", True) is True
    assert facts.word("name_en") == ""
    assert facts.table_or_empty("check").keys() == []


def test_keys_are_those_with_facts() -> None:
    assert cards().tables("card")[0].keys() == ["rats", "kinds", "gray", "name_en"]


def test_lists_and_pairs_are_read() -> None:
    facts = entry('track = [0, 1, 3]\nroads = [["a", "b"], ["b", "c"]]\ncolours = ["red", "blue"]')

    assert facts.numbers("track", 0, 9, 3) == [0, 1, 3]
    assert facts.pairs("roads", ("a", "b", "c")) == [("a", "b"), ("b", "c")]
    assert facts.idents("colours", 2) == ["red", "blue"]
    assert facts.sequence("colours", ("red", "blue"), "these two") == ("red", "blue")


# -- errors: file, entry, key, what stands there, what would be right ----------------------------------------------

HERE = 'cards.toml, card "monk", key '


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rats = 12", '"rats": 12 stands there; it should be a whole number from 0 to 9'),
        ("rats = -1", '"rats": -1 stands there; it should be a whole number from 0 to 9'),
        ("rats = true", '"rats": true stands there; it should be a whole number from 0 to 9'),
        ("rats = 1.0", '"rats": 1.0 stands there; it should be a whole number from 0 to 9'),
        ('rats = "3"', '"rats": "3" stands there; it should be a whole number from 0 to 9'),
        ("rats = 1979-05-27", '"rats": "1979-05-27" stands there; it should be a whole number from 0 to 9'),
        ("rats = { a = 1 }", '"rats": a table stands there; it should be a whole number from 0 to 9'),
        ("", '"rats": nothing stands there; it should be a whole number from 0 to 9'),
        ("rat = 3", '"rats": nothing stands there; it should be a whole number from 0 to 9 (is "rat" meant?)'),
    ],
)
def test_a_number_that_is_none_is_named(line: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        entry(line).number("rats", 0, 9)

    assert str(caught.value) == HERE + message


def test_an_unknown_code_names_the_known_ones_and_a_close_match() -> None:
    with pytest.raises(DataError) as caught:
        entry('do = "gian"').code("do", ("gain", "pick"))

    assert str(caught.value) == HERE + '"do": "gian" stands there; it should be one of gain, pick (is "gain" meant?)'


@pytest.mark.parametrize("value", ['"x"', "3", '["gain", "gain"]', '["gian"]', "[1]", "[[1]]"])
def test_codes_are_known_and_none_twice(value: str) -> None:
    with pytest.raises(DataError, match='^cards.toml, card "monk", key "kinds": .*each one of gain, pick'):
        entry(f"kinds = {value}").codes("kinds", ("gain", "pick"))


@pytest.mark.parametrize("value", ["3", "[]", "[1, 2, 3, 4]", "[1, 10, 2]", "[1, true, 2]", '[1, "a", 2]'])
def test_numbers_have_length_and_range(value: str) -> None:
    with pytest.raises(DataError, match='key "track": .*a list of 3 whole numbers from 0 to 9$'):
        entry(f"track = {value}").numbers("track", 0, 9, 3)


@pytest.mark.parametrize("value", ['"a"', "[]", '["a"]', '[["a"]]', '[["a", "x"]]', '[["x", "a"]]', "[[1, 2]]"])
def test_pairs_join_known_ends(value: str) -> None:
    with pytest.raises(DataError, match='key "roads": .*a list of pairs, each end one of a, b'):
        entry(f"roads = {value}").pairs("roads", ("a", "b"))


@pytest.mark.parametrize("value", ['""', '" "', "7", '"City Guard"', '"city_guard"', '"-a"'])
def test_ids_are_kebab_case(value: str) -> None:
    with pytest.raises(DataError, match='key "key"'):
        entry(f"key = {value}").ident("key")


def test_what_code_cannot_vary_says_why() -> None:
    with pytest.raises(DataError) as caught:
        entry("hand = 4").fixed("hand", 3, "one from each side")

    assert str(caught.value) == HERE + '"hand": 4 stands there; it should be 3: one from each side'


def test_a_key_an_entry_does_not_know_is_refused_when_it_is_closed() -> None:
    facts = entry("prestige = 1\ncoin = 2")
    facts.number("prestige", 0, 9)
    facts.number_or("coins", 0, 0, 9)

    with pytest.raises(DataError) as caught:
        facts.closed()

    message = '"coin": 2 stands there; it should be no key of this entry; known here are prestige, coins'
    assert str(caught.value) == HERE + message + ' (is "coins" meant?)'


def test_entries_are_named_by_table_id_or_place() -> None:
    text = '[a.b]\nx = 1\n[[a.c]]\nid = "d"\ne = [{ x = 1 }, { x = 2 }]\n'
    outer = tables.read("f.toml", text).table("a")

    assert outer.table("b").entry == "[a.b]"
    assert [inner.entry for inner in outer.tables("c")] == ['[a], c "d"']
    assert [inner.entry for inner in outer.tables("c")[0].tables("e")] == ['[a], c "d", e 1', '[a], c "d", e 2']


def test_two_entries_with_one_id_are_refused() -> None:
    with pytest.raises(DataError, match='^f.toml, card "monk", key "id": "monk" stands there'):
        tables.read("f.toml", '[[card]]\nid = "monk"\n[[card]]\nid = "monk"\n').tables("card")


@pytest.mark.parametrize("text", ["card = 1", "card = []", "card = [1]", "[card]\n", ""])
def test_a_list_of_tables_is_needed(text: str) -> None:
    with pytest.raises(DataError, match='^f.toml, key "card": '):
        tables.read("f.toml", text).tables("card")


@pytest.mark.parametrize("text", ["deck = 1", "[[deck]]\n", ""])
def test_a_table_is_needed(text: str) -> None:
    with pytest.raises(DataError, match='^f.toml, key "deck": .*a table'):
        tables.read("f.toml", text).table("deck")


def test_every_message_is_one_short_line() -> None:
    facts = entry('"a\\nb" = "line\\nline\\u2028"\nlong = "' + "x" * 500 + '"')
    for key in ("a\nb", "long"):
        with pytest.raises(DataError) as caught:
            facts.number(key, 0, 9)
        assert len(str(caught.value).splitlines()) == 1
        assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("a = 1\nb == 2\n", "f.toml, line 2: no TOML: "),
        ("a = 1\na = 2\n", "f.toml, line 2: no TOML: "),
        ('a = 1\n\nb = """', "f.toml, line 3: no TOML: "),
        ("a = " + "[" * 5000, "f.toml: no TOML that can be read; "),
        ("a = " + "9" * 5000, "f.toml: no TOML that can be read; "),
    ],
)
def test_broken_toml_names_file_and_line(text: str, start: str) -> None:
    with pytest.raises(DataError) as caught:
        tables.read("f.toml", text)

    assert str(caught.value).startswith(start)


# -- confidence and source -----------------------------------------------------------------------------------------


def test_confidence_and_source_are_inherited() -> None:
    head = cards()
    monk, fool = head.tables("card")

    assert (monk.confidence(), fool.confidence(), head.table("deck").confidence()) == (
        "verified",
        "single-source",
        "verified",
    )
    assert (monk.confidence("rats"), fool.confidence("rats")) == ("reconstructed", "single-source")
    assert (monk.source("rats"), monk.source(), fool.source("rats")) == ("guess", "rulebook", "rulebook")


def test_what_is_reconstructed_is_listed() -> None:
    text = CARDS + '\n[streets]\nconfidence = "reconstructed"\n'

    assert tables.reconstructed([cards(text)]) == [
        ("cards.toml", 'card "monk"', "rats"),
        ("cards.toml", "[streets]", ""),
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('confidence = "sure"', '"confidence": "sure" stands there; it should be one of verified, single-source'),
        ("confidence = 1", '"confidence": 1 stands there; it should be one of verified, single-source'),
        ("source = 1", '"source": 1 stands there; it should be a text'),
        ('confidence_rat = "verified"', '"confidence_rat": "verified" stands there; it should be about a key of this'),
    ],
)
def test_remarks_are_checked_too(line: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        entry(f"rats = 1\n{line}")

    assert str(caught.value).startswith(HERE + message)


# -- what was read -------------------------------------------------------------------------------------------------


def test_keys_nobody_read_are_listed() -> None:
    head = cards(CARDS + "\n[ruling]\na = true\nb = 2\n")
    head.number("schema", 1, 1)
    for card in head.tables("card"):
        card.number("rats", 0, 9)
        card.codes("kinds", ("gain", "pick"))
        card.word("name_en")

    assert tables.unread([head]) == [
        ("cards.toml", "[deck]", ""),
        ("cards.toml", 'card "monk"', "gray"),
        ("cards.toml", 'card "fool"', "gray"),
        ("cards.toml", 'card "fool"', "effects"),
        ("cards.toml", "[ruling]", ""),
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name_en = "Monk"', 'name_en = "Friar"'),
        ('source_rats = "guess"', 'source_rats = "counted"'),
        ('confidence_rats = "reconstructed"', 'confidence_rats = "verified"'),
        ('source = "rulebook"', 'source = "memory"'),
        ("never shown", "never ever shown"),
        ("rats = 3\n", "copies = 1\nrats = 3 # three\n"),
        ('rats = 3\nkinds = ["gain", "pick"]', 'kinds = ["gain", "pick"]\nrats = 3'),
    ],
)
def test_the_fingerprint_is_about_rules_only(old: str, new: str) -> None:
    changed = CARDS.replace(old, new)

    assert changed != CARDS
    assert tables.fingerprint([read_all(changed)]) == tables.fingerprint([read_all(CARDS)])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rats = 3", "rats = 4"),
        ("size = 2", "size = 3"),
        ("gray = false", "gray = true"),
        ('"gain", "pick"', '"gain"'),
        ('id = "monk"', 'id = "nun"'),
        ("rats = 3", "rats = 3\ncopies = 2"),
    ],
)
def test_the_fingerprint_changes_with_every_rule(old: str, new: str) -> None:
    changed = CARDS.replace(old, new)

    assert changed != CARDS
    assert tables.fingerprint([read_all(changed)]) != tables.fingerprint([read_all(CARDS)])


def test_the_fingerprint_depends_on_the_order_of_entries_not_of_files() -> None:
    first, second = '[[card]]\nid = "a"\n', '[[card]]\nid = "b"\n'
    one, two = tables.read("one.toml", first + second), tables.read("two.toml", first)
    turned = tables.read("one.toml", second + first)
    for head in (one, two, turned):
        head.tables("card")

    assert tables.fingerprint([one, two]) == tables.fingerprint([two, one])
    assert tables.fingerprint([turned, two]) != tables.fingerprint([one, two])


def test_the_fingerprint_is_sixteen_hex_digits_and_stays() -> None:
    head = tables.read("f.toml", "a = 1\nb = [1, 2]\n")
    head.number("a", 0, 9)
    head.numbers("b", 0, 9)

    assert tables.fingerprint([head]) == "69807f58b8d10498"


def test_stated_totals_are_compared_and_are_no_rules() -> None:
    head = tables.read("f.toml", "[check]\nsum = 4\nmore = [1, 2]\ngood = 5\n")
    check = head.table("check")
    check.check("sum", 5)
    check.checks("more", [1, 3])
    check.check("good", 5)
    check.check("absent", 7)

    assert tables.failed_checks([head]) == [
        'f.toml, [check], key "sum": 4 stands there; it should be 5, as the other entries give',
        'f.toml, [check], key "more": [1, 2] stands there; it should be [1, 3], as the other entries give',
    ]
    assert tables.fingerprint([head]) == tables.fingerprint([tables.read("f.toml", "")])
    assert tables.unread([head]) == []
