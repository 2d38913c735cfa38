"""References: sections, rulings and examples of a rule text, and what citations of them find.

The texts here are invented, in the three forms that rule texts have: numbered sections with rulings, numbered sections
with lettered parts, and lettered sections with tables. Their prefixes belong to no game.
"""

import pytest

from parvis.core.errors import DataError, ParvisError, UnknownName
from parvis.core.reference import Example, Reference, Ruling, Section

NUMBERED = """\
# The Mill

Read it upwards.

## How to use it

With care.

## 1. Terms

- *Sack*: what a mill is for.
- **Sack** with emphasis is no example, nor is **X01** in the middle of a line.

## 2. Grinding (phase 2)

Grind once [R-WIND]. 3. is no heading.

### Stones

Two of them.

### Rulings

#### R-WIND

**No wind.** The mill stands.

| wind | sacks |
|---|---|
| none | 0 |

#### R-ICE2

**Ice.** Wait.

## 3 Not a section without its point

Nothing.

## 10. Examples

- **T01 wind** (A B): wind 2 -> 2 sacks.
  Next time 3 -> 3.
- **T02** no wind -> 0 sacks.

Derived:
- **D11 miller** with 3 coins: pays 1.

The end.
"""

LETTERED_PARTS = """\
# The Quarry

## 11. Yard

Before the parts.

### 11a. Stack

Stones up.

### 11b. Sell

Stones out.

## 12. Weather

Rain.
"""

LETTERS = """\
# The Ferry

---

## E. Landing
Ropes out.

### What nobody expects - a note
A note of section E.

## F. Tolls, fares [R p.3]

- Pay.

## M. Test cases

### M1. From the booklet

| id | inputs | expected |
|---|---|---|
| T1 Blue | row; land | coins -2 |
| T10 | row | coins 0 |

### M2. From the rules

| id | input | expected |
|---|---|---|
| N1 | fare 3 | 1 \\| 2 |
"""


@pytest.fixture
def mill() -> Reference:
    return Reference("ZM", NUMBERED)


@pytest.fixture
def ferry() -> Reference:
    return Reference("ZF", LETTERS)


def test_parts_are_in_the_order_of_the_text(mill: Reference) -> None:
    assert list(mill.sections) == ["1", "2", "10"]
    assert list(mill.rulings) == ["R-WIND", "R-ICE2"]
    assert list(mill.examples) == ["T01", "T02", "D11"]


def test_the_title_and_what_stands_before_the_first_section(mill: Reference) -> None:
    assert mill.title == "The Mill"
    assert mill.introduction == "Read it upwards.\n\n## How to use it\n\nWith care."


def test_a_section_has_its_title_and_all_that_stands_in_it(mill: Reference) -> None:
    section = mill.sections["2"]
    assert section.title == "Grinding (phase 2)"
    assert section.body.startswith("Grind once [R-WIND]. 3. is no heading.\n\n### Stones")
    assert section.body.endswith("**Ice.** Wait.")


def test_a_heading_without_a_point_ends_a_section_and_begins_none(mill: Reference) -> None:
    assert "Nothing." not in "".join(section.body for section in mill.sections.values())


def test_a_ruling_reaches_to_the_next_heading_and_knows_its_section(mill: Reference) -> None:
    assert mill.rulings["R-WIND"] == Ruling(
        "R-WIND", "**No wind.** The mill stands.\n\n| wind | sacks |\n|---|---|\n| none | 0 |", "2"
    )
    assert mill.rulings["R-ICE2"] == Ruling("R-ICE2", "**Ice.** Wait.", "2")


def test_an_example_is_a_list_item_with_its_indented_lines(mill: Reference) -> None:
    assert mill.examples["T01"] == Example("T01", "wind", "(A B): wind 2 -> 2 sacks. Next time 3 -> 3.", "10")
    assert mill.examples["T02"] == Example("T02", "", "no wind -> 0 sacks.", "10")
    assert mill.examples["D11"] == Example("D11", "miller", "with 3 coins: pays 1.", "10")


def test_lettered_parts_are_sections_of_their_own_and_stand_in_the_whole() -> None:
    quarry = Reference("ZQ", LETTERED_PARTS)
    assert list(quarry.sections) == ["11", "11a", "11b", "12"]
    assert quarry.find("ZQ 11a") == Section("11a", "Stack", "Stones up.")
    whole = quarry.find("ZQ 11")
    assert isinstance(whole, Section)
    assert whole.body == "Before the parts.\n\n### 11a. Stack\n\nStones up.\n\n### 11b. Sell\n\nStones out."
    assert dict(quarry.rulings) == {}
    assert dict(quarry.examples) == {}


def test_sections_may_be_letters(ferry: Reference) -> None:
    assert list(ferry.sections) == ["E", "F", "M", "M1", "M2"]
    assert ferry.find("ZF F") == Section("F", "Tolls, fares [R p.3]", "- Pay.")
    assert "A note of section E." in ferry.sections["E"].body


def test_an_example_may_be_a_table_row_and_knows_the_innermost_section(ferry: Reference) -> None:
    assert ferry.examples["T1"] == Example("T1", "Blue", "row; land | coins -2", "M1")
    assert ferry.examples["T10"] == Example("T10", "", "row | coins 0", "M1")
    assert ferry.examples["N1"] == Example("N1", "", "fare 3 | 1 \\| 2", "M2")
    assert list(ferry.examples) == ["T1", "T10", "N1"]


@pytest.mark.parametrize("citation", ["ZM R-WIND", "zm r-wind", "R-WIND", "  r-wind "])
def test_a_citation_is_found_in_any_case_and_without_its_prefix(mill: Reference, citation: str) -> None:
    assert mill.find(citation) is mill.rulings["R-WIND"]


def test_find_tells_sections_and_examples_of_one_number_apart(mill: Reference) -> None:
    assert mill.find("ZM 1") is mill.sections["1"]
    assert mill.find("ZM 10") is mill.sections["10"]
    assert mill.find("ZM T01") is mill.examples["T01"]


def test_a_list_resolves_in_its_order(mill: Reference) -> None:
    assert mill.resolve("ZM 2, ZM R-ICE2, ZM T02") == (
        mill.sections["2"],
        mill.rulings["R-ICE2"],
        mill.examples["T02"],
    )
    assert mill.resolve("ZM 1") == (mill.sections["1"],)


def test_a_misspelled_id_is_answered_with_what_is_near(mill: Reference) -> None:
    with pytest.raises(UnknownName, match=r"there is no 'ZM R-WIMD'; near to it: ZM R-WIND"):
        mill.find("ZM R-WIMD")
    with pytest.raises(UnknownName, match=r"there is no 'ZM T1'; near to it: .*ZM T01"):
        mill.find("ZM T1")


def test_an_id_like_nothing_there_is_answered_with_what_there_is(mill: Reference) -> None:
    with pytest.raises(UnknownName, match=r"no 'ZM 77'; there are, among others, 1, 2, 10, R-WIND, T01$"):
        mill.find("ZM 77")
    with pytest.raises(UnknownName, match="no parts that can be cited"):
        Reference("ZZ", "").find("ZZ 1")


def test_a_citation_of_another_text_is_refused(mill: Reference) -> None:
    with pytest.raises(UnknownName, match=r"'ZF F' cites another text; citations of this one begin with ZM"):
        mill.find("ZF F")


@pytest.mark.parametrize("citation", ["", " ", "ZM", "ZM 1 2", "ZM 1,", "ZM 1, ZM 99", "ZM 2.", "R-", "\n", "A\nB"])
def test_what_cites_nothing_is_an_unknown_name_of_one_line(mill: Reference, citation: str) -> None:
    with pytest.raises(UnknownName) as caught:
        mill.resolve(citation)
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("## 1. A\n\n## 1. B\n", "1"),
        ("## 1. A\n\n#### R-A\n\n#### R-A\n", "R-A"),
        ("- **T01 a** b\n- **T01 c** d\n", "T01"),
        ("## M1. A\n\n- **M1** b\n", "M1"),
    ],
)
def test_an_id_that_occurs_twice_is_a_mistake_in_the_text(text: str, name: str) -> None:
    with pytest.raises(DataError, match=f"the reference ZZ has {name} twice"):
        Reference("ZZ", text)


def test_a_text_without_sections_is_all_introduction() -> None:
    lone = Reference("ZZ", "# Alone\n\n#### R-A\n\nText.\n")
    assert lone.title == "Alone"
    assert dict(lone.sections) == {}
    assert lone.rulings["R-A"] == Ruling("R-A", "Text.", "")
    assert lone.introduction == "#### R-A\n\nText."


def test_parts_cannot_be_changed(mill: Reference) -> None:
    with pytest.raises(TypeError):
        mill.rulings["R-NEW"] = mill.rulings["R-WIND"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        mill.sections["1"].body = ""  # type: ignore[misc]


def test_every_error_is_one_for_people() -> None:
    assert issubclass(UnknownName, ParvisError)
    assert issubclass(DataError, ParvisError)
