"""Everything Notre Dame says is there in both languages, and says the right thing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import parvis
from parvis.core.game import Game
from parvis.core.records import Record
from parvis.core.texts import Texts
from parvis.core.wire import Event, Prompt, Ref, Text
from parvis.games import shelf
from parvis.testkit.texts import Message, faults, wanted

# Which questions each kind of action can answer.
ASKED = {
    "keep": ("draft",),
    "play": ("play-card",),
    "hire": ("hire", "hire-again"),
    "none": ("relocate", "donate", "take-message", "hire", "hire-again", "move-friend-too"),
    "donate": ("donate",),
    "coin": ("pick",),
    "marker": ("pick", "move-piece"),
    "rat": ("pick",),
    "friend": ("move-piece", "move-friend-too"),
    "from": ("relocate", "move-from", "plague-loss"),
    "to": ("move-friend", "move-to", "place-marker"),
    "resolve": ("resolve-sector",),
    "drive": ("drive",),
    "stay": ("drive",),
    "take": ("take-message",),
    "repeat": ("repeat-messages",),
    "markers": ("move-markers", "place-here", "return-markers"),
    "back": ("move-rat",),
    "pay": ("pay-for-rat",),
}
ATTRIBUTES = {
    "card": ("text", "gist"),
    "person": ("text", "gist"),
    "message": ("text", "label"),
    "sector": ("label",),
    "term": ("text",),
}
BY_EDITION: dict[str, Message] = {
    "card-hotel.text": {"double": ("3", "4")},
    "card-hotel.gist": {"double": ("3", "4")},
    "person-fool.text": {"fool": ("yes", "no")},
}
SHORT = ("coins-gained", "coins-paid", "coins-taken", "markers-gained", "prestige-gained", "prestige-lost", "rat-back")
OTHERS = ("score-prestige", "tie-break", "tie-break-coins", "tie-break-markers", "note-shared")


@pytest.fixture(scope="module")
def game() -> Game:
    return parvis.game("notre-dame")


def test_everything_is_said_in_every_language(game: Game) -> None:
    sources = {lang: shelf.ftl_text(game.id, lang) for lang in parvis.LANGUAGES}
    needed = {**wanted(game, ASKED, ATTRIBUTES, OTHERS, SHORT), **BY_EDITION}
    assert faults(needed, sources, {"fr": ("name-2007",)}) == []


def test_the_table_knows_every_action_and_question(game: Game) -> None:
    assert ASKED.keys() == {kind.name for kind in game.actions.kinds}
    assert {question for asked in ASKED.values() for question in asked} == {form.name for form in game.questions}


def test_owners_persons_bring_their_own_words() -> None:
    data = shelf.data_texts("notre-dame")
    data["persons"] += """
[[person]]
id = "baker"
deck = "a"
set = "base"
rats = 1
effects = [{ do = "gain", coins = 3 }]
name_en = "Baker"
name_fr = "Boulanger"
text_en = "Take 3 {coins}."
"""
    game = shelf.module("notre-dame").load(data, strict=False)
    french = parvis.texts(game, "fr")
    assert french.name(Ref("person", "baker")) == "Boulanger"
    assert french.name(Ref("person", "monk")) == "Moine"
    assert parvis.texts(game, "en").say("person-baker.text") == "Take 3 {coins}."


def test_each_thing_leads_to_its_place_in_the_rules(game: Game) -> None:
    reference = parvis.reference(game)
    for thing, ids in game.words.things.items():
        for name in ids if thing not in ("action", "colour") else ():
            assert reference.find(game.topic(Ref(thing, name))) is not None
    assert game.topic(Ref("colour", "red")) == ""


def test_each_edition_has_its_names(game: Game) -> None:
    persons = ("minstrel", "fool", "money-lender", "city-guard", "night-watchman", "mayor", "carpenter", "monk")
    french = parvis.texts(game, "fr")
    assert french.name(Ref("person", "mayor")) == "Maire"
    french.variants = ["2007"]
    named = ["Troubadour", "Saltimbanque", "Prêteur", "Sentinelle", "Veilleur", "Bourgmestre", "Menuisier", "Moine"]
    assert [french.name(Ref("person", person)) for person in persons] == named


# --- what is said in play -------------------------------------------------------------------------------------------


@cache
def tongue(lang: str) -> Texts:
    texts = parvis.texts(parvis.game("notre-dame"), lang)
    texts.seat_names = ["Ann", "Zoé"]
    return texts


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            Text("event-marker-placed", {"seat": Ref("seat", "1"), "place": Ref("place", "notre-dame")}),
            "Zoé places a marker at Notre Dame.",
            "Zoé place un cube sur Notre-Dame.",
        ),
        (
            Text("event-coins-gained", {"seat": Ref("seat", "0"), "coins": 1}),
            "Ann takes 1 coin.",
            "Ann prend 1 pièce d’or.",
        ),
        (
            Text("event-hired", {"seat": Ref("seat", "0"), "person": Ref("person", "lady-of-the-court")}),
            "Ann hires the Lady of the court.",
            "Ann corrompt le personnage Dame d’honneur.",
        ),
        (
            Text("event-prestige-gained", {"seat": Ref("seat", "0"), "prestige": 3, "bonus": 1}),
            "Ann gains 3 prestige, and 1 more from the park.",
            "Ann gagne 3 points de prestige, et 1 de plus pour le parc.",
        ),
        (
            Text("event-only-choice", {"seat": Ref("seat", "0"), "action": Ref("action", "markers 2")}),
            "Ann has one choice only: 2 markers.",
            "Ann n’a qu’un choix, «\u00a02 cubes\u00a0».",
        ),
        (
            Text("event-friend-moved", {"seat": Ref("seat", "0"), "from": "", "to": Ref("sector", "hotel")}),
            "Ann sends the friend to the hotel.",
            "Ann envoie le confident vers l’auberge.",
        ),
        (
            Text("action-drive", {"market": Ref("market", "1.il"), "question": "drive"}),
            "Drive to the inner left market of borough 1",
            "Aller vers le marché intérieur gauche du quartier 1",
        ),
        (Text("action-none", {"question": "hire-again"}), "Hire nobody else", "Ne corrompre personne d’autre"),
        (
            Text("action-markers", {"question": "return-markers", "number": 0}),
            "Return no marker",
            "Ne rendre aucun cube",
        ),
        (
            Text("refusal-coins-short", {"have": 0, "need": 1}),
            "This costs 1 coin; you have 0.",
            "Cela coûte 1 pièce d’or\u00a0; vous en avez 0.",
        ),
    ],
)
def test_sentences(text: Text, en: str, fr: str) -> None:
    assert [tongue("en").say(text), tongue("fr").say(text)] == [en, fr]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_find_words_for_everything(game: Game, seats: int) -> None:
    """Random games with both sets of persons: every prompt, refusal and event, for every seat and a spectator."""
    record = Record.of(game, seats, f"texts {seats}", expansions=["new-persons-1", "new-persons-2"])
    tongues = [parvis.texts(game, lang) for lang in (*parvis.LANGUAGES, "pseudo")]
    luck = Random(seats)
    while not record.state.over:
        for reader in (*range(seats), None):
            prompt = record.prompt(reader)
            assert all(prompt.kind in ASKED[candidate.kind] for candidate in prompt.candidates)
            check_prompt(tongues, prompt)
        seat = luck.choice(record.state.actors)
        record.play(seat, luck.choice(record.state.legal(seat)))
    for reader in (*range(seats), None):
        for event in record.events(reader):
            check_event(tongues, event)


def check_prompt(tongues: list[Texts], prompt: Prompt) -> None:
    asked = [Ref("seat", str(seat)) for seat in prompt.asked]
    for texts in tongues:
        check(texts, Text(prompt.title.id, {**prompt.title.args, "asked": asked}))
        for candidate in prompt.candidates:
            check(texts, candidate.label)
            if candidate.refusal is not None:
                check(texts, candidate.refusal.text)


def check_event(tongues: list[Texts], event: Event) -> None:
    seat = Ref("seat", str(event.party)) if event.party >= 0 else ""
    for texts in tongues:
        check(texts, Text(f"event-{event.kind}", {"seat": seat, **event.args}))
        if event.private:
            check(texts, Text(f"event-{event.kind}.own", {"seat": seat, **event.args, **event.private}))


def check(texts: Texts, text: Text) -> None:
    said = texts.say(text)
    assert said != text.id
    assert "{" not in said, said
    assert "  " not in said, said
    if texts.lang == "pseudo":
        assert said.startswith("⟦")
        assert said.endswith("⟧")
