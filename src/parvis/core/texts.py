"""Texts: sentences in people's languages, made from messages by Project Fluent.

One `Texts` is one reader's language for one game. It gets the sources as text (reading files is not its business);
`extra`, an owner's own names, goes before them, and English stands behind them, message by message. The pseudo-locale
wraps every piece of text that comes from a source, so that a test can find sentences that come from elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from parvis.core.wire import Arg, Ref, Text

PSEUDO: Final = "pseudo"


class Texts:
    """Says messages in one language."""

    def __init__(self, lang: str, sources: Sequence[str], fallback: Sequence[str] = (), extra: str = "") -> None:
        self.lang = lang
        self._bundles = [_bundle(lang, [extra]), _bundle(lang, sources)] if extra.strip() else [_bundle(lang, sources)]
        self._fallback = list(fallback)
        self._action: Callable[[str], Text] | None = None
        self.seat_names: list[str] = []
        self.variants: list[str] = []
        """Values of the options of the game that is told (`2007`): a thing may have a name of its own under one."""

    def know_actions(self, label: Callable[[str], Text]) -> None:
        """How an action's notation becomes its label (`Game.label`)."""
        self._action = label

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._having(message))

    def say(self, text: Text | str, **args: Arg) -> str:
        """A sentence. Unknown messages give their id, so that nothing is lost; a test finds them."""
        if isinstance(text, Text):
            args = {**text.args, **args}
            text = text.id
        values = {name: self._value(value) for name, value in args.items()}
        message, _, attribute = text.partition(".")
        for bundle in self._having(message):
            found = bundle.get_message(message)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            said, _ = bundle.format_pattern(pattern, {name.replace("_", "-"): value for name, value in values.items()})
            return str(said)
        return text

    def name(self, ref: Ref) -> str:
        """What a thing is called."""
        if ref.thing == "action" and self._action is not None:
            return self.say(self._action(ref.id))
        if ref.thing == "seat" and int(ref.id) < len(self.seat_names):
            return self.seat_names[int(ref.id)]
        return self.say(self._printed(f"{ref.thing}-{ref.id}".replace(".", "-").replace(" ", "-")))

    def _printed(self, message: str) -> str:
        """Where the name of a thing stands: in `.name-2007` if `2007` is a variant and the language has that."""
        own: dict[str, Any] = next((each.get_message(message).attributes for each in self._having(message)), {})
        return next((f"{message}.name-{each}" for each in self.variants if f"name-{each}" in own), message)

    def _having(self, message: str) -> list[Any]:
        """Where there is such a message. English is read when something is missing, and not before."""
        found = [bundle for bundle in self._bundles if bundle.has_message(message)]
        if not found and self._fallback:
            self._bundles.append(_bundle("en", self._fallback))
            self._fallback = []
            return self._having(message)
        return found

    def _value(self, value: Arg) -> str | int:
        if isinstance(value, Ref):
            return self.name(value)
        if isinstance(value, list):
            return ", ".join(self.name(ref) for ref in value) or self.say("none-of-them")
        return value


def _bundle(lang: str, sources: Sequence[str]) -> Any:
    bundle = FluentBundle(["en" if lang == PSEUDO else lang], use_isolating=False)
    for source in sources:
        bundle.add_resource(_resource(source, lang == PSEUDO), allow_overrides=True)
    return bundle


@cache
def _resource(source: str, wrapped: bool) -> Any:
    """A source taken apart, once for all who read it."""
    return FluentResource(pseudo(source) if wrapped else source)


class _Pseudo(Transformer):
    """Wraps each pattern of a message, once, in marks no ordinary sentence has."""

    def visit_Message(self, node: Any) -> Any:
        self._wrap(node.value)
        for attribute in node.attributes:
            self._wrap(attribute.value)
        return node

    def visit_Term(self, node: Any) -> Any:
        return node

    def _wrap(self, pattern: Any) -> None:
        if pattern is not None:
            pattern.elements = [ast.TextElement("⟦"), *pattern.elements, ast.TextElement("⟧")]


def pseudo(source: str) -> str:
    """A source in the pseudo-locale: every message between ⟦ and ⟧."""
    return str(FluentSerializer().serialize(_Pseudo().visit(FluentParser().parse(source))))


def quoted(text: str) -> str:
    """A plain text as the value of a Fluent message, whatever is in it."""
    return '{ "' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '" }'
