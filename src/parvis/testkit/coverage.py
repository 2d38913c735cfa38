"""Coverage: what the recorded games of a game's tests have used, so that a test can say what is missing."""

from __future__ import annotations

from collections.abc import Iterable

from parvis.core.records import Record
from parvis.core.wire import Arg, Ref


def used(records: Iterable[Record]) -> set[str]:
    """Everything mentioned in finished games, as `card:bank`, `action:hire`, `event:plague`, `end:stopped`."""
    found: set[str] = set()
    for record in records:
        game = record.game
        for entry in record.entries:
            action = game.actions.find(entry.word)
            if action >= 0:
                found.add(f"action:{game.actions.kinds[game.actions.kind[action]].name}")
                found |= _things(game.actions.args(action).values())
        for seat in (None, *range(record.state.seats)):
            for event in record.events(seat):
                found.add(f"event:{event.kind}")
                found |= _things([*event.args.values(), *event.private.values()])
        notes = {standing.note for standing in record.state.standings()} - {""}
        found |= {f"end:{note}" for note in notes} or {"end:ordinary"} if record.state.over else set()
    return found


def _things(values: Iterable[Arg]) -> set[str]:
    found: set[str] = set()
    for value in values:
        if isinstance(value, Ref):
            found.add(f"{value.thing}:{value.id}")
        elif isinstance(value, list):
            found |= {f"{ref.thing}:{ref.id}" for ref in value}
    return found


def missing(records: Iterable[Record], things: Iterable[str], ends: Iterable[str] = ()) -> list[str]:
    """What no record has used: all ids of these kinds of things, all kinds of actions, and these ends."""
    kept = list(records)
    if not kept:
        return ["any record"]
    game = kept[0].game
    wanted = {f"{thing}:{name}" for thing in things for name in game.words.things[thing]}
    wanted |= {f"action:{kind.name}" for kind in game.actions.kinds} | {f"end:{end}" for end in ends}
    return sorted(wanted - used(kept))
