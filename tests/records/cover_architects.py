"""What the recorded games of Architects must show between them, and what one of them does show.

A feature is a short text: "construct keep", "question pay", "scheme s07". `shown` replays a record and collects its
features; `wanted` lists those that no set of records may lack.
"""

from __future__ import annotations

from collections.abc import Iterator

from parvis.core.game import Game
from parvis.core.records import Record
from parvis.core.wire import Event, Ref
from parvis.games.architects.view import ArchitectsView

RARE = ("turn-skipped",)
"""All twenty workers in the guildhall: no game is bent so far, a position shows it."""
LAST_PAID = ("stone", "marble", "silver")
"""With these goods nobody is ever asked how much: of each mix they are the last, and pay the rest."""
TOLD = {
    "constructed": ("construct", "building"),
    "hired": ("hire", "apprentice"),
    "reward-revealed": ("reward", "reward"),
    "market-flipped": ("market card", "card"),
    "scheme-revealed": ("scheme", "scheme"),
    "end-effect": ("end effect", "building"),
    "character": ("character", "character"),
}
"""Events that show a thing: what is said of it, and where it is named."""


def wanted(game: Game) -> list[str]:
    """Everything that happens in at least one of the records."""
    things = game.words.things
    return [
        *(f"construct {building}" for building in things["building"]),
        *(f"hire {apprentice}" for apprentice in things["apprentice"]),
        *(f"reward {reward}" for reward in things["reward"]),
        *(f"market card {card}" for card in things["market-card"]),
        *(f"scheme {scheme}" for scheme in things["scheme"]),
        *(f"character {character}" for character in things["character"]),
        *(f"opponent {opponent}" for opponent in things["opponent"]),
        *(f"trade {trade}" for trade in things["trade"]),
        *(f"place {errand}" for errand in things["errand"]),
        *(f"market {stall}" for stall in things["stall"]),
        *(f"ransom {price}" for price in things["price"]),
        *(f"retrieve {post}" for post in things["post"] if post != "workshop"),
        *(f"kind {kind.name}" for kind in game.actions.kinds if kind.name not in LAST_PAID),
        *(f"question {form.name}" for form in game.questions),
        *(f"event {form.name}" for form in game.events if form.name not in RARE),
        *(f"seats {seats}" for seats in (1, 2, 3, 4, 5)),
        *(f"opponent and {seats}" for seats in (1, 2)),
        *(f"end effect {building}" for building in ("castle", "chapel", "dungeon", "observatory", "reservoir")),
        "end effect trading-post",
        "with characters",
        "without characters",
        "own colours",
        "own characters",
        "start player chosen",
        "discard in another's turn",
        "undo",
        "redo",
        "reply withdrawn",
        "ended by itself",
        "stopped",
        "won against the opponent",
        "lost to the opponent",
        "filled by a human",
        "filled by the opponent",
        "tie broken by virtue",
        "tie broken by silver",
        "shared win",
    ]


def shown(record: Record) -> set[str]:
    """The features of a finished game."""
    return {*_set_up(record), *_played(record), *_told(record), *_ended(record)}


def _set_up(record: Record) -> Iterator[str]:
    options = record.start.setup.options
    seats = record.start.seats
    yield f"seats {seats}"
    parties = record.state.view(None).parties
    if len(parties) > seats:
        yield f"opponent {parties[seats].id}"
        yield f"opponent and {seats}"
    yield "with characters" if options["asymmetric"] else "without characters"
    for option, feature in (
        ("colours", "own colours"),
        ("characters", "own characters"),
        ("first", "start player chosen"),
    ):
        if options[option] is not None:
            yield feature


def _played(record: Record) -> Iterator[str]:
    """What was asked and what was answered, entry by entry; what was taken back counts too."""
    again = Record(record.start)
    game = record.game
    for entry in record.entries:
        before = again.state
        if entry.word in ("undo", "redo"):
            yield entry.word
            if entry.word == "undo" and len(before.actors) > 0 and before.prompt(None).kind == "draft":
                yield "reply withdrawn"
            (again.undo if entry.word == "undo" else again.redo)(entry.seat, entry.by)
            continue
        action = game.action(entry.word)
        kind = game.actions.kinds[game.actions.kind[action]].name
        yield f"kind {kind}"
        if kind == "discard":
            if entry.seat not in before.actors:
                yield "discard in another's turn"
        else:
            yield f"question {before.prompt(entry.seat).kind}"
        if kind in ("trade", "place", "market", "ransom", "retrieve"):
            yield entry.word
        again.play(entry.seat, action, entry.by)


def _told(record: Record) -> Iterator[str]:
    """What happened."""
    for event in record.events(None):
        yield f"event {event.kind}"
        if event.kind in TOLD:
            said, name = TOLD[event.kind]
            yield f"{said} {_id(event, name)}"
        if event.kind == "guildhall-full":
            yield f"filled by {'a human' if event.party < record.start.seats else 'the opponent'}"


def _id(event: Event, name: str) -> str:
    thing = event.args[name]
    assert isinstance(thing, Ref)
    return thing.id


def _ended(record: Record) -> Iterator[str]:
    state = record.state
    assert state.over
    table = state.view(None)
    assert isinstance(table, ArchitectsView)
    stopped = table.stopped
    yield "stopped" if stopped else "ended by itself"
    first, second = state.standings()[:2]
    if first.shared:
        yield "shared win"
    elif first.score == second.score:
        virtue = [player.virtue for player in table.players]
        yield f"tie broken by {'virtue' if virtue[first.party] != virtue[second.party] else 'silver'}"
    if len(state.scores()) > record.start.seats and not stopped:
        yield "lost to the opponent" if first.party == record.start.seats else "won against the opponent"
