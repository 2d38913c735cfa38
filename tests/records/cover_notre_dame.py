"""What the recorded games of Notre Dame must show between them, and what one of them does show.

A feature is a short text: "hire monk", "question plague-loss", "edition 2007". `shown` replays a record and collects
its features; `wanted` lists those that no set of records may lack.
"""

from __future__ import annotations

from collections.abc import Iterator

from parvis.core.game import Game
from parvis.core.records import Record
from parvis.core.state import State
from parvis.core.wire import Event, Prompt, Ref
from parvis.games.notre_dame.view import NotreDameView

SETS = ("new-persons-1", "new-persons-2")
EDITIONS = ("2007", "2007-rio-grande", "2017")
SECTORS = ("cloister-school", "bank", "residence", "carriage-house", "hotel", "park", "hospital")
MESSAGES = ("coin", "marker", "rat", "prestige")

RARE = ("coins-missing",)
"""One player has all the coins there are: no game is bent so far, a position shows it."""


def wanted(game: Game) -> list[str]:
    """Everything that happens in at least one of the records."""
    things = game.words.things
    return [
        *(f"play {card}" for card in things["card"]),
        *(f"hire {person}" for person in things["person"]),
        *(f"take {message}" for message in MESSAGES),
        *(f"decline {message}" for message in MESSAGES),
        *(f"repeat {message}" for message in MESSAGES),
        *(f"donate {coins}" for coins in (1, 2, 3)),
        *(f"friend to {sector}" for sector in SECTORS),
        *(f"relocate to {place}" for place in (*SECTORS, "notre-dame")),
        *(f"kind {kind.name}" for kind in game.actions.kinds),
        *(f"question {form.name}" for form in game.questions),
        *(f"event {form.name}" for form in game.events if form.name not in RARE),
        *(f"edition {edition}" for edition in EDITIONS),
        *(f"seats {seats}" for seats in (2, 3, 4, 5)),
        *(f"sets {sets}" for sets in ("none", "1", "2", "1 2")),
        "relocate from notre-dame",
        "relocation declined",
        "donation declined",
        "no hire",
        "out and back",
        "rat part declined",
        "overflow without choice",
        "overflow with choice",
        "several choose in one plague",
        "doctor while the plague is deadly",
        "fool from notre-dame",
        "fool moves the friend",
        "minstrel takes the friend along",
        "gypsies return nothing",
        "gypsies return several",
        "patron pays nothing",
        "scholar and third card",
        "counsellor, nobody further",
        "counsellor, two persons",
        "counsellor, one person twice",
        "mistress without a friend",
        "tie broken",
        "shared win",
        "option on top of the edition",
        "own colours",
        "start player chosen",
        "undo",
        "redo",
        "reply withdrawn",
    ]


def shown(record: Record) -> set[str]:
    """The features of a finished game."""
    return {*_set_up(record), *_played(record), *_told(record), *_ended(record.state)}


def _set_up(record: Record) -> Iterator[str]:
    options = record.start.setup.options
    yield f"edition {options['edition']}"
    yield f"seats {record.start.seats}"
    sets = options["expansions"]
    assert isinstance(sets, list)
    yield "sets " + (" ".join(str(1 + SETS.index(str(name))) for name in sets) or "none")
    if any(options[name] is not None for name in ("hotel-double-from", "coin-shortage", "fool-from-notre-dame")):
        yield "option on top of the edition"
    if options["colours"] is not None:
        yield "own colours"
    if options["first"] is not None:
        yield "start player chosen"


def _played(record: Record) -> Iterator[str]:
    """What was asked and what was answered, entry by entry; what was taken back counts too."""
    again = Record(record.start)
    game = record.game
    for entry in record.entries:
        before = again.state
        if entry.word in ("undo", "redo"):
            yield entry.word
            if entry.word == "undo" and len(before.actors) > 0 and before.prompt(None).kind in ("draft", "plague-loss"):
                yield "reply withdrawn"
            (again.undo if entry.word == "undo" else again.redo)(entry.seat, entry.by)
            continue
        action = game.action(entry.word)
        prompt = before.prompt(entry.seat)
        yield f"question {prompt.kind}"
        yield f"kind {game.actions.kinds[game.actions.kind[action]].name}"
        yield from _answered(prompt, entry.word, before, entry.seat)
        again.play(entry.seat, action, entry.by)


def _answered(prompt: Prompt, word: str, before: State, seat: int) -> Iterator[str]:
    args = prompt.title.args
    asked = {name: value.id if isinstance(value, Ref) else value for name, value in args.items()}
    kind, _, what = word.partition(" ")
    if prompt.kind == "relocate":
        if kind == "none":
            yield "relocation declined"
        else:
            yield f"relocate to {asked['card']}"
            yield f"relocate from {what}"
    elif prompt.kind == "donate":
        yield "donation declined" if kind == "none" else word
    elif prompt.kind == "move-friend":
        yield f"friend {word}"
    elif prompt.kind == "take-message":
        yield f"{'take' if kind == 'take' else 'decline'} {asked['message']}"
    elif prompt.kind == "repeat-messages":
        yield word
    elif prompt.kind == "move-rat" and what == "0":
        yield "rat part declined"
    elif prompt.kind == "hire" and kind == "none":
        yield "no hire"
    elif prompt.kind == "plague-loss":
        yield "overflow with choice"
        if len(prompt.asked) > 1:
            yield "several choose in one plague"
    elif prompt.kind == "drive" and what == _carriage(before, seat):
        yield "out and back"
    elif prompt.kind == "move-piece" and kind == "friend":
        yield "fool moves the friend"
    elif prompt.kind == "move-from" and what == "notre-dame":
        yield "fool from notre-dame"
    elif prompt.kind == "pay-for-rat" and what == "0":
        yield "patron pays nothing"
    elif prompt.kind == "move-friend-too" and kind == "friend":
        yield "minstrel takes the friend along"


def _carriage(state: State, seat: int) -> str:
    view = state.view(seat)
    assert isinstance(view, NotreDameView)
    return view.players[seat].carriage.id


def _told(record: Record) -> Iterator[str]:
    """What happened, in the order in which it was told."""
    events = record.events(None)
    for event in events:
        yield f"event {event.kind}"
        if event.kind == "card-played":
            yield f"play {_id(event, 'card')}"
        elif event.kind == "hired":
            yield f"hire {_id(event, 'person')}"
    for start, event in enumerate(events):
        if event.kind == "hired":
            yield from _hired(_id(event, "person"), _until_another(events, start))
        elif event.kind == "plague-overflow":
            following = _until_another(events, start)
            if any(later.kind == "markers-returned" for later in following[:2]):
                yield "overflow without choice"
        elif event.kind == "plague":
            values = [later for later in events[start + 1 :][:8] if later.kind in ("plague", "plague-overflow")]
            if event.args["rats"] == 0 and any(later.kind == "plague-overflow" for later in values):
                yield "doctor while the plague is deadly"


def _until_another(events: list[Event], start: int) -> list[Event]:
    """The events after one of them that concern the same seat, up to the first that does not."""
    found: list[Event] = []
    for event in events[start + 1 :]:
        if event.party != events[start].party:
            break
        found.append(event)
    return found


def _hired(person: str, following: list[Event]) -> Iterator[str]:
    others = [_id(event, "person") for event in following if event.kind == "hired"]
    if person == "counsellor":
        if not others and any(event.kind == "hired-nobody" for event in following):
            yield "counsellor, nobody further"
        if len(others) == 2:
            yield "counsellor, two persons" if others[0] != others[1] else "counsellor, one person twice"
    elif person == "scholar" and any(event.kind == "card-played" for event in following):
        yield "scholar and third card"
    elif person == "mistress" and not following:
        yield "mistress without a friend"
    elif person == "gypsies":
        back = [event for event in following if event.kind == "markers-returned"]
        yield "gypsies return several" if len(back) > 1 else f"gypsies return {'one' if back else 'nothing'}"


def _id(event: Event, name: str) -> str:
    thing = event.args[name]
    assert isinstance(thing, Ref)
    return thing.id


def _ended(state: State) -> Iterator[str]:
    assert state.over
    first, second = state.standings()[:2]
    if first.shared:
        yield "shared win"
    elif first.score == second.score:
        yield "tie broken"
