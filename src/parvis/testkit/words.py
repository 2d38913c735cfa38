"""Words: whatever is asked, refused or told in play is said in every language, and comes from its source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parvis.core.events import seen
from parvis.core.state import State
from parvis.core.texts import PSEUDO, Texts
from parvis.core.wire import Text
from parvis.testkit.walks import Case, Tally, with_asides

if TYPE_CHECKING:
    from parvis.core.events import RawEvent
    from parvis.testkit.conformance import Budget, Conformance


def words(kit: Conformance, case: Case, budget: Budget, tally: Tally) -> None:
    """Titles, labels, refusals and events of games. (`testkit.texts` compares the sources with the declarations.)"""
    readers = [Texts(lang, sources) for lang, sources in kit.texts.items()]
    readers += [Texts(PSEUDO, sources) for sources in list(kit.texts.values())[:1]]
    if not readers:
        tally.skipped = "no texts given"
        return
    for reader in readers:
        reader.know_actions(lambda notation: kit.game.label(kit.game.action(notation), ""))
    said: set[str] = set()
    for walk in tally.walks(kit.game, budget.games):
        log: list[RawEvent] = []
        walk.state.log = log
        for state in tally.steps_of(walk, budget.every, with_asides):
            for text in _of_state(state):
                _said(text, readers, said, tally)
        for raw in log:
            event = seen(raw, 0, None, kit.game.events, kit.game.words)
            _said(Text(f"event-{event.kind}", {**event.args, **event.private}), readers, said, tally)


def _of_state(state: State) -> list[Text]:
    found = []
    for seat in (None, *range(state.seats)):
        prompt = state.prompt(seat)
        found.append(prompt.title)
        for candidate in prompt.candidates + prompt.asides:
            found.append(candidate.label)
            if candidate.refusal is not None:
                found.append(candidate.refusal.text)
    for seat in range(state.seats):
        for action in range(0, len(state.game.actions), 7):
            refusal = state.refusal(seat, action)
            if refusal is not None:
                found.append(refusal.text)
    return found


def _said(text: Text, readers: list[Texts], said: set[str], tally: Tally) -> None:
    for reader in readers:
        if f"{reader.lang} {text}" in said:
            continue
        said.add(f"{reader.lang} {text}")
        tally.that(reader.has(text.id), "in %s there is no message '%s'", reader.lang, text.id)
        line = reader.say(text)
        tally.that(line.strip() != "" and line != text.id, "in %s nothing is said for '%s'", reader.lang, text.id)
        tally.that("{" not in line, "in %s something is missing: %s", reader.lang, line)
        if reader.lang == PSEUDO:
            tally.that(line.startswith("⟦"), "a sentence that comes from no source: %s", line)
