"""Texts: fallback message by message, arguments that are things and lists, and the pseudo-locale."""

from __future__ import annotations

from parvis.core.texts import PSEUDO, Texts, pseudo, quoted
from parvis.core.wire import Ref, Text
from tests.madeup.ferry_fair import ftl_text, game

ENGLISH = "hello = Hello { $who }\nonly = Only English\nnone-of-them = none\nseat-0 = the first\n"
FRENCH = "hello = Bonjour { $who }\n"


def test_what_a_language_lacks_is_said_in_english() -> None:
    french = Texts("fr", [FRENCH], [ENGLISH])
    assert french.say("hello", who="Ann") == "Bonjour Ann"
    assert french.say("only") == "Only English"
    assert not Texts("fr", [FRENCH]).has("only")


def test_what_nobody_says_gives_its_name() -> None:
    assert Texts("en", [ENGLISH]).say("no-such-message") == "no-such-message"


def test_things_lists_and_seats_have_names() -> None:
    texts = Texts("en", [ENGLISH, ftl_text("en")])
    assert texts.say("hello", who=Ref("card", "apple")) == "Hello the apple"
    assert texts.say("hello", who=[Ref("card", "apple"), Ref("landing", "mill")]) == "Hello the apple, the mill"
    assert texts.say("hello", who=[]) == "Hello none"
    texts.seat_names = ["Ann"]
    assert texts.say("hello", who=Ref("seat", "0")) == "Hello Ann"


def test_a_thing_may_have_another_name_in_a_variant() -> None:
    names = "card-1-old = Mill\n    .name-1907 = Windmill\nperson-ann = Ann\n"
    texts = Texts("fr", ["card-1-old = Moulin\nperson-ann = Anne\n    .name-1907 = Annette\n"], [names])
    mill, ann = Ref("card", "1.old"), Ref("person", "ann")
    assert [texts.name(mill), texts.name(ann)] == ["Moulin", "Anne"]
    texts.variants = ["other", "1907"]
    assert [texts.name(mill), texts.name(ann)] == ["Moulin", "Annette"]
    assert texts.say("hello", who=ann) == "hello"
    assert texts.name(Ref("card", "none")) == "card-none"
    english = Texts("en", [names])
    english.variants = ["1907"]
    assert [english.name(mill), english.name(ann)] == ["Windmill", "Ann"]


def test_an_action_is_said_by_its_label() -> None:
    texts = Texts("en", [ENGLISH, ftl_text("en")])
    texts.know_actions(lambda notation: game().label(game().action(notation), "turn"))
    assert texts.name(Ref("action", "hire anna")) == "Hire Anna"


def test_the_pseudo_locale_marks_every_message_once() -> None:
    texts = Texts(PSEUDO, [ENGLISH, "both = Both\n    .own = Own\n"])
    assert texts.say("hello", who="Ann") == "⟦Hello Ann⟧"
    assert texts.say("both.own") == "⟦Own⟧"
    assert pseudo("a = b\n").strip() == "a = ⟦b⟧"


def test_an_owners_name_leaves_the_printed_text() -> None:
    printed = "person-monk = Monk\n    .text = Two markers.\n"
    said = Texts("en", [printed], extra="person-monk = Brother Luke\n")
    assert (said.say("person-monk"), said.say("person-monk.text")) == ("Brother Luke", "Two markers.")


def test_an_owners_text_may_hold_anything() -> None:
    for text in ('"', "{ $x }", "\\", "# no comment", "é\u2028"):
        assert Texts("en", [], extra=f"card-mine = {quoted(text)}\n").say(Text("card-mine")) == text.replace("\n", " ")
