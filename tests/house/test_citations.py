"""Citations: what the sources say they follow exists, and everything that has to be tested is cited by a test.

The rules of a game are cited by section, ruling or example of its reference (`ND 7`, `ND R-BACK`, `ND T08`), rulings of
the project by their id in docs/rulings.md (`ND P-SAME`). In a list every member carries the prefix: `ND 5, ND R-MUST`.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

import parvis
from parvis.core.errors import UnknownName
from parvis.core.reference import Reference

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = {"ND": "notre_dame", "AR": "architects"}

# The sections that a game's tests must cite, because they say how the game goes. Not among them, for Notre Dame:
# 1 gives the words for the rest; 10 holds the examples, which have to be cited one by one; 11 says what is not known.
# For Architects: 1 again; 20 tells sources apart; 22 and 23 hold rulings and examples, cited one by one.
RULES: Final = {
    "ND": ("2", "3", "4", "5", "6", "7", "8", "9"),
    "AR": (*(str(number) for number in range(2, 20)), "11a", "11b", "21"),
}

PROJECT_RULINGS: Final = ROOT / "docs" / "rulings.md"


def reference_file(game: str) -> Path:
    return ROOT / "src" / "parvis" / "games" / game / "reference.md"


def reference(prefix: str) -> Reference:
    return Reference(prefix, reference_file(GAMES[prefix]).read_text(encoding="utf-8"))


def project_rulings(prefix: str) -> list[str]:
    """The ids of a game's rulings in docs/rulings.md, without the prefix."""
    return re.findall(rf"^### {prefix} (P-[A-Z0-9]+)$", PROJECT_RULINGS.read_text(encoding="utf-8"), re.MULTILINE)


def citations(prefix: str, text: str) -> Iterator[tuple[int, str]]:
    """Whatever looks like a citation, misspelled ones too: line number and id."""
    pattern = re.compile(rf"\b{prefix} (\d+[a-z]?|[A-Za-z]-\w+|[A-Za-z]\d+)\b")
    for number, line in enumerate(text.splitlines(), 1):
        for found in pattern.finditer(line):
            yield number, found[1]


def sources() -> list[Path]:
    """Everything that may cite rules; this file knows citations only as examples."""
    package = ROOT / "src" / "parvis"
    files = [path for suffix in ("py", "ftl", "toml") for path in package.rglob(f"*.{suffix}")]
    files += (ROOT / "tests").rglob("*.py")
    return sorted(path for path in files if path != Path(__file__))


def wrong_citations(prefix: str, files: Iterable[Path]) -> list[str]:
    """Each citation of something that does not exist, with file and line, and what is near to it."""
    rules = reference(prefix)
    own = project_rulings(prefix)
    wrong = []
    for path in files:
        for number, name in citations(prefix, path.read_text(encoding="utf-8")):
            if name in own:
                continue
            try:
                if rules.find(name).id == name:
                    continue
                reason = "ids are written in capitals"
            except UnknownName as unknown:
                reason = str(unknown)
            wrong.append(f"{path.name}:{number}: {prefix} {name}: {reason}")
    return wrong


def to_be_tested(prefix: str) -> list[str]:
    rules = reference(prefix)
    return [*RULES[prefix], *rules.rulings, *rules.examples, *project_rulings(prefix)]


def uncited(prefix: str, files: Iterable[Path]) -> list[str]:
    """What has to be tested and is cited in none of these files, in the order of the reference."""
    cited = {name for path in files for _, name in citations(prefix, path.read_text(encoding="utf-8"))}
    return [name for name in to_be_tested(prefix) if name not in cited]


@pytest.mark.parametrize("prefix", GAMES)
def test_everything_cited_exists(prefix: str) -> None:
    wrong = wrong_citations(prefix, sources())
    assert not wrong, "\n".join(["these citations lead nowhere:", *wrong])


@pytest.mark.parametrize("prefix", GAMES)
def test_every_rule_ruling_and_example_is_cited_by_a_test_of_its_game(prefix: str) -> None:
    missing = uncited(prefix, (ROOT / "tests" / "games" / GAMES[prefix]).rglob("test_*.py"))
    assert not missing, (
        f"{len(missing)} of {len(to_be_tested(prefix))} are cited by no test under tests/games/{GAMES[prefix]}: "
        + ", ".join(f"{prefix} {name}" for name in missing)
    )


@pytest.mark.parametrize("game", GAMES.values())
def test_the_reference_in_docs_is_the_one_in_the_package(game: str) -> None:
    copy = ROOT / "docs" / "rules" / f"{game}.md"
    assert copy.read_bytes() == reference_file(game).read_bytes(), (
        f"docs/rules/{game}.md and src/parvis/games/{game}/reference.md differ; change the latter, then copy it"
    )


def test_the_project_rulings_in_docs_are_those_in_the_package() -> None:
    shipped = ROOT / "src" / "parvis" / "games" / "rulings.md"
    assert shipped.read_bytes() == PROJECT_RULINGS.read_bytes(), f"{shipped} and {PROJECT_RULINGS} differ"
    for prefix, game in GAMES.items():
        found = parvis.reference(parvis.game(game.replace("_", "-")))
        assert set(project_rulings(prefix)) <= set(found.rulings)


def test_every_game_and_every_reference_is_looked_at() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "parvis" / "games").glob("*/reference.md")}
    copies = {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert packages == copies == set(GAMES.values())
    assert RULES.keys() == GAMES.keys()


@pytest.mark.parametrize("prefix", GAMES)
def test_the_sections_to_be_tested_exist(prefix: str) -> None:
    assert set(RULES[prefix]) <= reference(prefix).sections.keys()


def test_the_reference_of_notre_dame_has_all_its_parts() -> None:
    rules = reference("ND")
    assert list(rules.sections) == [str(number) for number in range(1, 12)]
    assert list(rules.examples) == [f"T{i:02}" for i in range(1, 31)] + [f"D{i:02}" for i in range(1, 14)]
    assert len(rules.rulings) == 39
    assert {ruling.section for ruling in rules.rulings.values()} == {"8"}
    assert {example.section for example in rules.examples.values()} == {"10"}


def test_the_reference_of_architects_has_all_its_parts() -> None:
    rules = reference("AR")
    assert set(rules.sections) == {*(str(number) for number in range(1, 24)), "11a", "11b"}
    assert list(rules.examples) == [f"E{i:02}" for i in range(1, 19)]
    assert len(rules.rulings) == 37
    assert {ruling.section for ruling in rules.rulings.values()} == {"22"}
    assert {example.section for example in rules.examples.values()} == {"23"}


@pytest.mark.parametrize("prefix", GAMES)
def test_what_a_reference_marks_as_ruled_is_ruled_in_it(prefix: str) -> None:
    rules = reference(prefix)
    marked = set(re.findall(r"\bR-[A-Z0-9]+", rules.text))
    assert marked == set(rules.rulings)


def test_rulings_of_the_project_have_question_ruling_and_reason() -> None:
    text = PROJECT_RULINGS.read_text(encoding="utf-8")
    entries = text.split("\n### ")[1:]
    names = [entry.splitlines()[0] for entry in entries]
    assert len(names) == len(set(names))
    assert names == [f"{prefix} {name}" for prefix in GAMES for name in project_rulings(prefix)]
    for entry in entries:
        assert re.findall(r"^\*\*(\w+)\.\*\*", entry, re.MULTILINE) == ["Question", "Ruling", "Reason"]


@pytest.mark.parametrize("prefix", GAMES)
def test_rulings_of_the_project_cite_rules_that_exist(prefix: str) -> None:
    rules = reference(prefix)
    entries = PROJECT_RULINGS.read_text(encoding="utf-8").split("\n### ")[1:]
    text = "\n".join(entry for entry in entries if entry.startswith(prefix))
    cited = [*re.findall(r"\bR-[A-Z0-9]+", text), *re.findall(r"\bsection\s(\d+[a-z]?)\b", text)]
    assert [name for name in cited if rules.find(name).id != name] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("ND 7", ["7"]),
        ("(ND 5, ND R-MUST)", ["5", "R-MUST"]),
        ("ND T08 and ND D03;", ["T08", "D03"]),
        ("ND 11a. ND P-SAME", ["11a", "P-SAME"]),
        ("ND r-must, ND t8", ["r-must", "t8"]),
        ("the ND of it, HAND 7, ND-7, ND, 7", []),
    ],
)
def test_citations_are_found_in_text(text: str, found: list[str]) -> None:
    assert [name for _, name in citations("ND", text)] == found


def test_a_wrong_citation_is_reported_with_its_place_and_what_is_near(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""ND 7, ND P-SAME"""\n# ND R-BAK\n# ND r-back\n# ND 99\n', encoding="utf-8")
    wrong = wrong_citations("ND", [file])
    assert len(wrong) == 3
    assert wrong[0].startswith("some.py:2: ND R-BAK: ")
    assert "ND R-BACK" in wrong[0]
    assert wrong[1] == "some.py:3: ND r-back: ids are written in capitals"
    assert wrong[2].startswith("some.py:4: ND 99: ")


def test_what_one_test_cites_is_no_longer_missing(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text("def test() -> None:\n    '''ND 7, ND T01: plague.'''\n", encoding="utf-8")
    everything = to_be_tested("ND")
    assert uncited("ND", []) == everything
    assert uncited("ND", [file]) == [name for name in everything if name not in ("7", "T01")]


def test_the_scan_reaches_package_tests_texts_and_tables() -> None:
    found = sources()
    assert ROOT / "src" / "parvis" / "core" / "reference.py" in found
    assert ROOT / "tests" / "core" / "test_reference.py" in found
    assert Path(__file__) not in found
