"""Everything Architects says is there in both languages, and says the right thing."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import parvis
from parvis.core.game import Game, OptionValue
from parvis.core.luck import Luck
from parvis.core.records import Record
from parvis.core.texts import Texts
from parvis.core.wire import Event, Prompt, Ref, Text
from parvis.games import shelf
from parvis.testkit.texts import faults, wanted
from tests.games.architects.test_owner_data import eager

# Which questions each kind of action can answer; a discard answers none, it is possible at any time.
ASKED: dict[str, tuple[str, ...]] = {
    "keep": ("draft", "keep-building"),
    "bury": ("put-back", "cathedral-card", "discard-for", "hand-limit"),
    "place": ("place-worker",),
    "plans": ("place-worker",),
    "hire": ("place-worker", "hire-free"),
    "market": ("place-worker",),
    "market-hire": ("place-worker",),
    "construct": ("place-worker",),
    "cathedral": ("place-worker",),
    "capture": ("capture", "capture-or-release"),
    "trade": ("trade",),
    "imprison": ("guardhouse",),
    "release": ("guardhouse",),
    "ransom": ("guardhouse", "capture-or-release"),
    "pay-debt": ("guardhouse",),
    "clay": ("pay",),
    "wood": ("pay",),
    "stone": ("pay",),
    "gold": ("pay",),
    "marble": ("pay",),
    "silver": ("pay",),
    "choose": ("choose-gain",),
    "destroy": ("destroy-debt", "excess-virtue"),
    "make-room": ("make-room",),
    "free": ("reset-order",),
    "resolve": ("reset-order",),
    "retrieve": ("retrieve",),
    "retrieve-from": ("retrieve",),
    "apply": ("end-effects",),
    "none": ("destroy-debt", "excess-virtue", "discard-for", "hire-free"),
    "done": ("capture", "capture-or-release", "trade", "guardhouse", "reset-order"),
    "discard": (),
}
ATTRIBUTES = {
    "building": ("text",),
    "apprentice": ("text",),
    "location": ("label",),
    "space": ("label",),
    "character": ("text",),
    "opponent": ("text",),
    "scheme": ("text",),
    "term": ("text",),
}
SHORT = ("gained", "paid", "tax-paid", "virtue-changed", "debts-taken")
OTHERS = (
    "score-buildings",
    "score-effects",
    "score-cathedral",
    "score-virtue",
    "score-debts",
    "score-goods",
    "score-silver",
    "score-prison",
    "score-guildhall",
    "tie-break",
    "tie-break-virtue",
    "tie-break-silver",
    "note-shared",
    "note-lost-to-opponent",
)


@pytest.fixture(scope="module")
def game() -> Game:
    return parvis.game("architects")


def test_everything_is_said_in_every_language(game: Game) -> None:
    sources = {lang: shelf.ftl_text(game.id, lang) for lang in parvis.LANGUAGES}
    assert faults(wanted(game, ASKED, ATTRIBUTES, OTHERS, SHORT), sources) == []


def test_the_table_knows_every_action_and_question(game: Game) -> None:
    assert ASKED.keys() == {kind.name for kind in game.actions.kinds}
    assert {question for asked in ASKED.values() for question in asked} == {form.name for form in game.questions}


@pytest.mark.parametrize(
    ("building", "printed"),
    [
        ("keep", "Donjon"),
        ("dungeon", "Cachot"),
        ("observatory", "Musée"),
        ("moneylender", "Prêtre sur Gages"),
        ("gamblers-den", "Repaire des Parieurs"),
        ("trading-post", "Comptoir"),
    ],
)
def test_french_names_are_the_printed_ones(game: Game, building: str, printed: str) -> None:
    """AR R-MUSEE, AR 20: also where they mislead."""
    assert parvis.texts(game, "fr").name(Ref("building", building)) == printed


def test_every_building_has_a_name_of_its_own(game: Game) -> None:
    """So has every apprentice, trade and character, in both languages."""
    for lang in parvis.LANGUAGES:
        texts = parvis.texts(game, lang)
        for thing in ("building", "apprentice", "trade", "character", "opponent", "location", "good", "colour"):
            names = [texts.name(Ref(thing, ident)) for ident in game.words.things[thing]]
            assert len(set(names)) == len(names), (lang, thing)


# --- what is said in play -------------------------------------------------------------------------------------------


@cache
def tongue(lang: str) -> Texts:
    texts = parvis.texts(parvis.game("architects"), lang)
    texts.seat_names = ["Ann", "Zoé"]
    return texts


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            Text("event-gained", {"seat": Ref("seat", "1"), "good": Ref("good", "stone"), "amount": 2}),
            "Zoé gains 2 stone.",
            "Zoé gagne 2 jetons pierre.",
        ),
        (
            Text("event-paid", {"seat": Ref("seat", "0"), "good": Ref("good", "silver"), "amount": 1}),
            "Ann pays 1 silver.",
            "Ann paie 1 pièce.",
        ),
        (
            Text(
                "event-captured",
                {
                    "seat": Ref("seat", "0"),
                    "location": Ref("location", "forest"),
                    "colour": Ref("colour", "red"),
                    "workers": 3,
                },
            ),
            "Ann captures 3 workers at the forest: red.",
            "Ann capture 3 ouvriers (rouge)\u00a0: la forêt.",
        ),
        (
            Text(
                "event-hired", {"seat": Ref("seat", "0"), "apprentice": Ref("apprentice", "merchant-gold"), "coins": 0}
            ),
            "Ann hires the Merchant (gold).",
            "Ann embauche Marchande (or).",
        ),
        (
            Text("action-none", {"question": "hire-free"}),
            "Hire nobody",
            "N’embaucher personne",
        ),
        (
            Text("action-trade", {"trade": Ref("trade", "trader-tiling"), "question": "trade"}),
            "Trade 3 clay for 1 marble",
            "Échanger 3 jetons argile contre 1 jeton marbre",
        ),
        (
            Text(
                "refusal-skills-missing",
                {"building": Ref("building", "keep"), "skills": [Ref("skill", "tiling"), Ref("skill", "masonry")]},
            ),
            "For the Keep you still need an apprentice for: tiling, masonry.",
            "Pour Donjon, il vous manque encore un apprenti pour\u00a0: carrelage, maçonnerie.",
        ),
        (
            Text("refusal-goods-short", {"good": Ref("good", "silver"), "have": 0, "need": 2}),
            "This takes 2 silver; you have 0.",
            "Il faut 2 pièces\u00a0; vous en avez 0.",
        ),
        (
            Text("event-scheme-revealed", {"seat": Ref("opponent", "helena"), "scheme": Ref("scheme", "s14")}),
            "Helena follows a scheme: Town centre.",
            "Helena suit une planification\u00a0: Hôtel de ville.",
        ),
    ],
)
def test_sentences(text: Text, en: str, fr: str) -> None:
    assert [tongue("en").say(text), tongue("fr").say(text)] == [en, fr]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"opponent": "helena"}),
        (2, {}),
        (2, {"opponent": "constantine", "asymmetric": True}),
        (4, {"asymmetric": True}),
    ],
)
def test_whole_games_find_words_for_everything(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    """AR 3: random games: every prompt, refusal and event, for every seat and a spectator."""
    record = Record.of(game, seats, f"texts {seats}", **options)
    tongues = [parvis.texts(game, lang) for lang in (*parvis.LANGUAGES, "pseudo")]
    luck = Luck.of(f"texts {seats}")
    looks = Random(seats)
    while not record.state.over:
        if looks.random() < 0.25:
            for reader in (*range(seats), None):
                prompt = record.prompt(reader)
                assert all(prompt.kind in ASKED[candidate.kind] for candidate in prompt.candidates)
                check_prompt(tongues, prompt)
        record.play(*eager(record.state, luck))
    for reader in (*range(seats), None):
        for event in record.events(reader):
            check_event(record, tongues, event)


def check_prompt(tongues: list[Texts], prompt: Prompt) -> None:
    asked = [Ref("seat", str(seat)) for seat in prompt.asked]
    for texts in tongues:
        check(texts, Text(prompt.title.id, {**prompt.title.args, "asked": asked}))
        for candidate in prompt.candidates:
            check(texts, candidate.label)
            if candidate.refusal is not None:
                check(texts, candidate.refusal.text)


def check_event(record: Record, tongues: list[Texts], event: Event) -> None:
    seat = record.game.party(record.state.setup, event.party) if event.party >= 0 else ""
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
