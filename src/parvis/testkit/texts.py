"""What the texts of a game must be: complete in every language, nothing too much, and sayable without an error.

A game declares its things, forms and options; `wanted` makes of them the messages it needs and the arguments each may
use. `faults` compares that with Fluent sources, one for each language, and says what is wrong, one line each. Tests of
a game assert that there is nothing.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parvis.core.events import CORE_EVENTS
from parvis.core.game import Game
from parvis.core.refusals import CORE_REFUSALS
from parvis.core.words import NUMBER, Form, Slot

Message = dict[str, tuple[str, ...]]
"""The arguments of a message and the values to try for each: numbers, names, or the kinds of question."""

NUMBERS: Final = ("0", "1", "2", "5")
NAMES: Final = ("Name",)
SHARED_OPTIONS: Final = ("first", "colours")
"""Options that many games have: said once, with the texts of the core."""

_QUESTION: Final = "question"
_VARIANTS: Final = 400
_FRENCH: Final = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")


# --- what is needed ---------------------------------------------------------------------------------------------------


def wanted(
    game: Game,
    asked: Mapping[str, Sequence[str]],
    attributes: Mapping[str, Sequence[str]] | None = None,
    others: Iterable[str] = (),
    short: Iterable[str] = (),
) -> dict[str, Message]:
    """The messages of a game, attributes after a dot, with their arguments.

    `asked` says for each kind of action which questions it can answer. `attributes` are those that all things of a
    kind must have (`{"card": ("text",)}`). `others` are messages without arguments that follow from no declaration.
    `short` are the kinds of event with a `.short` form, which stands beside a choice that would bring it about.
    """
    found: dict[str, Message] = {name: {} for name in ("game-name", "game-tagline", *others)}
    for thing, ids in game.words.things.items():
        for name in ids if thing != "action" else ():
            message = f"{thing}-{name}".replace(".", "-")
            found[message] = {}
            found |= {f"{message}.{attribute}": {} for attribute in (attributes or {}).get(thing, ())}
    for form in game.questions:
        found[f"question-{form.name}"] = _arguments(form.slots)
        found[f"waiting-{form.name}"] = {"asked": NAMES}
    for kind in game.actions.kinds:
        arguments = {thing: NUMBERS if thing == NUMBER else NAMES for thing in kind.things}
        found[f"action-{kind.name}"] = {**arguments, _QUESTION: tuple(asked.get(kind.name, ()))}
    found |= _told(game.refusals[len(CORE_REFUSALS) :], game.events[len(CORE_EVENTS) :])
    found |= {f"event-{form.name}.short": _arguments(form.public) for form in game.events if form.name in set(short)}
    for option in game.options:
        if option.name in SHARED_OPTIONS:
            continue
        found |= {f"option-{option.name}": {}, f"option-{option.name}.help": {}}
        if option.kind in ("choice", "choices"):
            found |= {f"option-{option.name}-{value}": {} for value in option.values}
    return found


def wanted_of_core(others: Mapping[str, Message]) -> dict[str, Message]:
    """The messages that all games share."""
    found = _told(CORE_REFUSALS, CORE_EVENTS)
    for name in SHARED_OPTIONS:
        found |= {f"option-{name}": {}, f"option-{name}.help": {}}
    return {**found, **others}


def _told(refusals: Iterable[Form], events: Iterable[Form]) -> dict[str, Message]:
    found = {f"refusal-{form.name}": _arguments(form.slots) for form in refusals}
    for form in events:
        found[f"event-{form.name}"] = {"seat": NAMES, **_arguments(form.public)}
        if form.private:
            found[f"event-{form.name}.own"] = {"seat": NAMES, **_arguments(form.slots)}
    return found


def _arguments(slots: Iterable[Slot]) -> Message:
    return {slot.name.replace("_", "-"): NUMBERS if slot.thing == NUMBER else NAMES for slot in slots}


# --- what is wrong ----------------------------------------------------------------------------------------------------


def faults(
    needed: Mapping[str, Message], sources: Mapping[str, str], own_attributes: Mapping[str, Iterable[str]] | None = None
) -> list[str]:
    """Everything wrong with the sources (by language), one line each.

    `own_attributes` are those that one language may add to any message: a name that only its printings have.
    """
    found: list[str] = []
    written: dict[str, dict[str, Any]] = {}
    for lang, source in sources.items():
        spare = set((own_attributes or {}).get(lang, ()))
        patterns, doubled = _patterns(source)
        written[lang] = patterns
        found += [f"{lang}: {what}" for what in doubled]
        there = {name for name in patterns if name.partition(".")[2] not in spare}
        found += [f"{lang}: {name} is missing" for name in needed if name not in there]
        found += [f"{lang}: {name} is never used" for name in sorted(there - needed.keys())]
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        for name, pattern in patterns.items():
            arguments = needed.get(name, {})
            looks = [*_arguments_wrong(pattern, arguments), *_questions_wrong(pattern, arguments)]
            looks += _unsayable(bundle, pattern, name, arguments)
            looks += _badly_set(lang, pattern)
            found += [f"{lang}: {name} {what}" for what in looks]
    return found + _different(needed, written)


def _patterns(source: str) -> tuple[dict[str, Any], list[str]]:
    """Each value and attribute of a source by name, and what could not be read or stands there twice."""
    patterns: dict[str, Any] = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"not Fluent: {(entry.content or '').splitlines()[0]!r}")
        elif isinstance(entry, ast.Message):
            pieces = [(entry.id.name, entry.value)]
            pieces += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in pieces:
                if name in patterns:
                    wrong.append(f"{name} stands there twice")
                if pattern is not None:
                    patterns[name] = pattern
    return patterns, wrong


def _different(needed: Mapping[str, Message], written: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Messages that use other arguments in one language than in the next."""
    found = []
    for one, other in itertools.pairwise(written):
        for name in needed:
            if name in written[one] and name in written[other]:
                here, there = _Look(written[one][name]).variables, _Look(written[other][name]).variables
                if here != there:
                    found.append(f"{name} uses {sorted(here)} in {one} and {sorted(there)} in {other}")
    return found


def _arguments_wrong(pattern: Any, arguments: Message) -> list[str]:
    return [f"uses ${name}, which it does not get" for name in sorted(_Look(pattern).variables - arguments.keys())]


def _questions_wrong(pattern: Any, arguments: Message) -> list[str]:
    """A label that differs by question names each question it can answer, and no other."""
    found = []
    for keys in _Look(pattern).by_question:
        found += [f"does not say what it is under {name}" for name in arguments.get(_QUESTION, ()) if name not in keys]
        found += [f"is never asked for under {name}" for name in sorted(keys - set(arguments.get(_QUESTION, ())))]
    return found


def _unsayable(bundle: Any, pattern: Any, name: str, arguments: Message) -> list[str]:
    """What happens with each combination of sample arguments: errors, nothing said, a 1 where it should be 0."""
    found: list[str] = []
    used = _Look(pattern).variables & arguments.keys()
    tried = {key: (*arguments[key], "") if key == _QUESTION else arguments[key] for key in sorted(used)}
    message, _, attribute = name.partition(".")
    spoken = bundle.get_message(message)
    spoken = spoken.attributes[attribute] if attribute else spoken.value
    said: dict[tuple[str, ...], str] = {}
    for values in itertools.islice(itertools.product(*tried.values()), _VARIANTS):
        given = {key: int(value) if value.isdigit() else value for key, value in zip(tried, values, strict=True)}
        text, errors = bundle.format_pattern(spoken, given)
        said[values] = text
        if errors:
            found.append(f"fails with {given}: {errors[0]}")
        if not text.strip() or text != text.strip() or "  " in text or "{" in text:
            found.append(f"says {text!r} with {given}")
    for values, text in said.items():
        for at, value in enumerate(values):
            one = (*values[:at], "1", *values[at + 1 :])
            if value == "0" and "1" in text and said.get(one) == text:
                found.append(f"says {text!r} for 0 as for 1")
    return found[:3]


def _badly_set(lang: str, pattern: Any) -> list[str]:
    """Straight quotation marks; in French, high punctuation without its space."""
    found = []
    for text in _Look(pattern).texts:
        if "'" in text or '"' in text:
            found.append(f"has straight quotation marks: {text.strip()!r}")
        if lang == "fr" and _FRENCH.search(text):
            found.append(f"lacks a no-break space: {text.strip()!r}")
    return found


class _Look(Visitor):
    """What is in a pattern: its variables, its pieces of text, and the questions its selectors name."""

    def __init__(self, pattern: Any) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.by_question: list[set[str]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == _QUESTION:
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.by_question.append(keys - {"other"})
        self.generic_visit(node)
