"""The plain table: whole games line by line, what can be typed, several people at one terminal, coming back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.runner import WIDE, parvis

GAME = "notre-dame"
MANY = ["1"] * 1500
"""Enough to answer every question of a game with the first possible answer."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", ["2", "5"])
def test_a_whole_game_to_its_score_sheet(seats: str, lang: str, saves: Path) -> None:
    result = parvis("play", GAME, "--seats", seats, "--seed", "3", "--bots", "random", "--lang", lang, typed=MANY)
    assert result.exit_code == 0
    assert result.stderr == ""
    end = result.stdout.split({"en": "The final score:", "fr": "Le décompte final :"}[lang])[-1]
    assert len(re.findall(r"^\d\. .+, \d+(?:, .+)?\.$", end, re.MULTILINE)) == int(seats)
    assert {"en": "If prestige is level", "fr": "Pour départager"}[lang] in end
    assert parvis("replay", f"{GAME}-1", "--verify").exit_code == 0
    assert "Finished." in parvis("play", "--resume").stdout
    prompts = ("choice:", "choix :", "take this back:", "reprendre ce coup :")
    long = [line for line in result.stdout.splitlines() if len(line) >= WIDE]
    assert not [line for line in long if not any(prompt in line for prompt in prompts)]


def test_every_message_said_in_a_game_exists() -> None:
    for lang in ("en", "fr"):
        result = parvis(
            *("play", GAME, "--seats", "5", "--bots", "random"),
            *("--lang", lang, "--expansions", "new-persons-1"),
            typed=MANY,
        )
        names = r"\b(?:shell|board|event|question|waiting|action|refusal|person|card|sector|place|market|option)-\w"
        typed = re.sub(r"\([^()]*\)", "", result.stdout)
        assert re.findall(names, typed) == []


def test_one_enter_begins_at_once() -> None:
    result = parvis("play", "--seed", "3", typed=["2", ""])
    assert "Ready to play: Notre Dame, 3 players: you and 2 bots." in result.stdout
    assert "Which card do you keep?" in result.stdout
    assert result.exit_code == 0


def test_a_game_named_is_not_asked_for() -> None:
    assert "Ready to play" not in parvis("play", GAME).stdout


def test_quit_leaves_before_the_game_and_at_the_hand_over() -> None:
    for typed in (["quit"], ["c", "3", "quit"]):
        result = parvis("play", typed=typed)
        assert result.exit_code == 0
        assert "This should be" not in result.stdout
        assert "This game is kept" not in result.stdout
    said = parvis("play", GAME, "--people", "2", typed=["quit"]).stdout
    assert "Which card" not in said
    assert f"To take it up again: parvis play --resume {GAME}-1" in said


def test_everything_can_be_chosen_before_the_game(saves: Path) -> None:
    typed = ["2", "c", "9", "2", "2", "Ada, Bo, Cy", "Ada, Bo", "4", "2007 (alea)", "1", "Bo", "", "yes", ""]
    result = parvis("play", typed=typed)
    assert "This should be a number from 2 to 5: 9" in result.stdout
    assert "one for each of the 2 people at most; given: 3." in result.stdout
    assert "This fits none of the answers, or several: 4" in result.stdout
    record = (saves / f"{GAME}-1.parvis").read_text(encoding="utf-8")
    assert 'option edition "2007"' in record
    assert 'option expansions ["new-persons-1"]' in record
    assert "option first 1" in record
    assert "option open-prestige true" in record
    assert '"name": "Bo", "bot": ""' in record


def test_choices_that_do_not_go_together_are_asked_again() -> None:
    typed = ["2", "c", "", "", "", "", "2007 (a", "2", *[""] * 3, *[""] * 20]
    result = parvis("play", typed=typed)
    assert "edition 2007 does not have 'new-persons-2'" in result.stdout.replace("\n    ", " ")
    assert "Which card do you keep?" in result.stdout


def session(*typed: str, lang: str = "en", people: str = "1") -> str:
    result = parvis(
        *("play", GAME, "--seed", "3", "--bots", "random", "--names", "Ada,Bo,Cy", "--first", "0"),
        *("--people", people, "--lang", lang),
        typed=typed,
        COLUMNS="101",
    )
    assert result.exit_code == 0
    return result.stdout.replace("\n    ", " ")


def test_an_answer_can_be_typed_in_many_ways() -> None:
    choices = re.findall(r"^(\d)\. (.*?) \((.*?)\)", session(), re.MULTILINE)
    number, label, notation = choices[1]
    short = notation.split()[-1][:5]
    for typed in (number, notation, notation.upper(), f"  {notation} ", short, label.split()[-1][:5]):
        assert f"Ada has chosen: {label}" in session(typed, "log"), typed


def test_what_cannot_be_understood_is_said_and_nothing_happens() -> None:
    said = session("dance", "0", "99", "9" * 30, "keep", "keep nonsense", "log")
    assert "I do not understand: dance" in said
    assert "There is no choice 99; there are 3." in said
    assert re.search(r"This could mean several things: Keep [\w ]+ \(keep [\w-]+\); Keep ", said)
    assert "I do not understand: keep nonsense" in said
    assert "Ada has chosen" not in said


def test_refusals_come_with_reason_and_rule() -> None:
    said = session("play bank", "? play bank", "hire monk")
    assert said.count("Not possible: This does not answer the question that is open now.") == 3
    offered = {word for _, word in re.findall(r"\d\. .*? \((keep) (.*?)\)", session())}
    other = next(word for word in ("bank", "park", "hotel", "hospital") if word not in offered)
    assert re.search(r"Not possible: You cannot keep this card.*\(ND 3\)", session(f"keep {other}"))


def test_why_tells_what_is_possible_too() -> None:
    said = session("?", "? 1", "? keep", "?1")
    assert "A number, words of the answer or those in brackets" in said
    assert said.count("This is possible: Keep") == 2
    assert "This could mean several things" in said


def test_preview_says_what_would_happen_and_does_nothing() -> None:
    said = session("1", "1", "preview", "preview 1", "log")
    assert "Say which choice: its number or its words." in said
    shown = said.split("Say which choice")[1]
    assert re.search(r"Ada plays .*\n?.*Then ", shown)
    assert "Ada plays" not in shown.split("Then ", 1)[1]


def test_an_answer_can_be_taken_back_given_again_and_the_turn_begun_anew() -> None:
    said = session("1", "1", "1", "undo", "redo", "restart", "log")
    assert said.count("Ada takes back one play.") == 2 * 2
    assert said.count("Ada plays again one play that was taken back.") == 2 * 1
    assert said.count("Which card do you play first?") == 3


def test_the_line_says_why_no_further() -> None:
    said = session("undo", "redo", "restart", "1", "undo")
    assert said.count("You have nothing to take back.") == 2
    assert "There is nothing to play again." in said
    assert "This cannot be taken back any more: it has shown something that was hidden." in said


def test_everything_on_the_table_can_be_read() -> None:
    said = session("board", "board Bo", "board b", "board 3", "board nobody", "board 4", "players", "hand", "help")
    assert "Edition 2017" in said
    assert said.count("Bo (yellow), borough 2") == 3
    assert said.count("Cy (green), borough 3") == 2
    assert "There is no such player: nobody. There are: Ada, Bo, Cy." in said
    assert "There is no such player: 4." in said
    assert "To choose from:" in said
    assert "Borough 1 (red), Ada: centre" in said
    for person in re.findall(r"^  (\w[\w ]+?), (?:no|\d) rats?: ", said, re.MULTILINE)[:3]:
        assert person in said


def test_rules_can_be_read_at_the_table() -> None:
    said = session("rules", "rules 7", "rules ND R-BACK", "rules nonsense")
    assert "  7: Plague" in said
    assert "For this question, see: ND 3." in said
    assert "ND 7. Plague" in said
    assert "There is no such section: nonsense." in said


def test_saving_elsewhere(tmp_path: Path) -> None:
    said = session("save", f"save {tmp_path / 'mine.parvis'}", "1", f"save {tmp_path / 'mine.parvis'}", "quit")
    assert "This game is kept in" in said
    assert "exists already and is left alone" in said
    assert f"parvis play --resume {tmp_path / 'mine.parvis'}" in said
    assert parvis("replay", str(tmp_path / "mine.parvis"), "--verify").exit_code == 0


def test_quitting_and_coming_back() -> None:
    said = session("1", "quit")
    assert f"To take it up again: parvis play --resume {GAME}-1" in said
    listing = parvis("play", "--resume").stdout
    assert f"{GAME}-1: Notre Dame, Ada, Bo, Cy. Waiting for Ada." in listing
    again = parvis("play", "--resume", f"{GAME}-1", typed=["log all", "1"])
    assert again.exit_code == 0
    before, after = again.stdout.split("Which of these cards do you keep?")
    assert "Ada has chosen" not in before
    assert "Ada has chosen" in after


def test_a_finished_game_taken_up_shows_its_score_only() -> None:
    parvis("play", GAME, "--seats", "2", "--bots", "random", typed=MANY)
    again = parvis("play", "--resume", f"{GAME}-1").stdout
    assert "The final score:" in again
    assert "Round" not in again


def test_names_cannot_steer_the_terminal() -> None:
    said = parvis("play", GAME, "--names", "A\x1b[2Jda,B\u202eo", "--people", "1", typed=["z\x1b[2J", "1"]).stdout
    assert "A[2Jda" in said
    assert not [each for each in said if each != "\n" and not each.isprintable()]


def test_people_at_one_terminal_do_not_see_each_others_cards() -> None:
    said = session("", "1", "", "hand", "1", "", "1", people="2")
    ada, _, bo = said.partition("It is Bo’s turn.")
    ada = ada.split("Ada, press Enter when nobody else is looking:")[1]
    cards = re.findall(r"\(keep ([\w-]+)\)", ada)
    assert len(cards) == 3
    assert re.findall(r"Bo draws[^.]*", ada) == []
    assert "Ada draws:" not in bo
    assert "Bo, press Enter when nobody else is looking:" in bo
    assert "Ada has chosen: " not in bo.split("It is Ada’s turn.")[0]


def test_bots_alone_play_for_spectators() -> None:
    said = parvis("play", GAME, "--people", "0", "--bots", "random", "--seed", "1").stdout
    assert "The final score:" in said
    assert ", your choice" not in said
    assert " draws: " not in said


def test_words_can_be_typed_in_french_and_in_english() -> None:
    said = session("aide", "main", "board", "plateau Bo", "journal", "règles 7", "? 1", "1", "annuler", lang="fr")
    assert "Un nombre, des mots de la réponse ou ceux entre parenthèses" in said
    assert "Au choix :" in said
    assert "Édition 2017" in said
    assert said.count("Bo (jaune), quartier 2") == 2
    assert "C’est possible : " in said
    assert "il a révélé quelque chose de caché" in said


@pytest.mark.parametrize(
    ("environment", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "fr"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "de_DE.UTF-8"}, False),
        ({"LANG": ""}, False),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, True),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], french: bool) -> None:
    said = parvis("play", GAME, **environment).stdout
    assert ("Quelle carte gardez-vous" in said) is french
    assert "Which card do you keep" in parvis("play", GAME, "--lang", "en", **environment).stdout


def test_persons_are_called_as_in_their_edition() -> None:
    for edition, fool in (("2007", "Saltimbanque"), ("2017", "Fou")):
        args = ("play", GAME, "--edition", edition, "--lang", "fr", "--seed", "1", "--people", "1")
        said = parvis(*args, typed=["plateau"]).stdout
        assert any(line.strip().startswith(fool) or f"{fool} (" in line for line in said.splitlines()), said


def test_accents_need_not_be_typed() -> None:
    said = session("regles", "apercu 1", lang="fr")
    assert "Je ne comprends pas" not in said
    assert "section par section" in said


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [("en", "? bank", "not among those you choose from: Bank. (ND 3)"), ("fr", "? banque", "(ND 3)")],
)
def test_why_not_speaks_of_cards_that_are_not_even_offered(lang: str, typed: str, said: str) -> None:
    args = ("play", "notre-dame", "--seats", "2", "--people", "1", "--bots", "random", "--seed", "5", "--lang", lang)
    assert said in parvis(*args, typed=[typed]).stdout
