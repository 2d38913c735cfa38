"""What the tests of Notre Dame share: a game loaded once, positions from text, plays in notation, and what is seen.

A test reads like the rulebook: given (`at`, a position written out), when (`do`, actions as players write them), then
(`me`, `prestige`, `can`, `refused`, `told`: what a player can see). Nothing here looks inside the engine.
"""

from __future__ import annotations

from functools import cache

import parvis
from parvis.core.game import Game, OptionValue
from parvis.core.records import Record
from parvis.core.state import State
from parvis.core.wire import Arg, Event, Ref
from parvis.games.notre_dame.view import NotreDameView, PlayerView


@cache
def game() -> Game:
    """Notre Dame with its printed facts, the same object for all tests."""
    return parvis.game("notre-dame")


def start(seats: int, seed: int | str = 1, **options: OptionValue) -> State:
    """A game dealt anew; `first=0` unless the test says otherwise."""
    return game().start(seats, seed, **{"first": 0, **options})


def at(toml: str) -> State:
    """The state a position describes; the line that names the game need not be written."""
    return game().from_position(f'game = "{game().id}"\n{toml}')


def playing(toml: str) -> State:
    """A position in which red, who has the bell-ringer, is asked to play a card; two players unless it says more."""
    return at(f'question = {{ ask = "play-card", seat = "red" }}\n{toml}')


LETTERS = {
    1: "city-guard night-watchman bishop administrator nurse scholar priest procurator bell-ringer",
    4: "guild-master beggar-king advocate spy gypsies coachman merchant patron butcher",
    7: "lady-of-the-court mayor carpenter innkeeper guard counsellor mistress actress gravedigger",
}
"""The gray persons of each letter, by the first round in which it is open."""


def hiring(person: str, toml: str) -> State:
    """A position in which red, who has the bell-ringer, is asked to hire and this person is open.

    It is the first round of the person's letter (of the game, for a brown one), with both sets of New Persons.
    """
    first = next((number for number, persons in LETTERS.items() if person in persons.split()), 1)
    return at(f"""
        expansions = ["new-persons-1", "new-persons-2"]
        round = {first}
        persons = ["{person}"]
        question = {{ ask = "hire", seat = "red" }}
        {toml}
    """)


def seat_of(state: State, who: str) -> int:
    """The seat of a colour (`red`), or the seat written as a number."""
    if who.isdigit():
        return int(who)
    return next(player.seat for player in table(state).players if player.colour.id == who)


def _order(state: State, notation: str) -> tuple[int, int]:
    """Who plays what: "red: play bank", or "play bank" for the (first) seat that is asked."""
    who, colon, what = notation.rpartition(":")
    seat = seat_of(state, who.strip()) if colon else state.actors[0]
    return seat, game().action(what)


def do(state: State, *notations: str) -> State:
    """Play one notation after another, each for whoever is asked or for the one named: "red: play bank"."""
    for notation in notations:
        state.play(*_order(state, notation))
    return state


def told(state: State, *notations: str, to: int | None = None) -> list[Event]:
    """The events that these plays would show to a seat (None: a spectator). The state stays as it is."""
    record = Record(state)
    for notation in notations:
        record.play(*_order(record.state, notation))
    return record.events(to)


def heard(state: State, kind: str, *notations: str, to: int | None = None) -> list[dict[str, object]]:
    """Of these events those of one kind, each as plain words and numbers, with the seat it concerns as `party`."""
    return [
        {"party": event.party, **{name: plain(arg) for name, arg in {**event.args, **event.private}.items()}}
        for event in told(state, *notations, to=to)
        if event.kind == kind
    ]


def plain(arg: Arg) -> object:
    """An argument without its types: `bank`, 3, or a list of such."""
    if isinstance(arg, list):
        return [ref.id for ref in arg]
    return arg.id if isinstance(arg, Ref) else arg


def can(state: State, who: str = "") -> list[str]:
    """All answers possible to whoever is asked (or to the one named), in notation."""
    seat = seat_of(state, who) if who else state.actors[0]
    return [game().notation(action) for action in state.legal(seat)]


def refused(state: State, notation: str) -> tuple[str, dict[str, object], str]:
    """Why a play is not possible: code, arguments, rule. Fails if it is possible."""
    refusal = state.refusal(*_order(state, notation))
    assert refusal is not None, f"'{notation}' is possible"
    return refusal.code, {name: plain(arg) for name, arg in refusal.args.items()}, refusal.rule


def question(state: State) -> str:
    """The kind of question that is open, `over` after the end."""
    return state.view(None).question


def table(state: State, seat: int | None = None) -> NotreDameView:
    """The table as a seat (or a spectator) sees it."""
    view = state.view(seat)
    assert isinstance(view, NotreDameView)
    return view


def me(state: State, seat: int | str = 0) -> PlayerView:
    """A player's things as that player sees them."""
    number = seat_of(state, seat) if isinstance(seat, str) else seat
    return table(state, number).players[number]


def count(state: State, sector: str, seat: int | str = 0) -> int:
    """What a sector of a player counts: its markers, and the friend."""
    return next(entry.count for entry in me(state, seat).sectors if entry.sector.id == sector)


def markers(state: State, seat: int | str = 0) -> dict[str, int]:
    """Where a player's markers lie: sectors and `notre-dame`, as far as there are any."""
    player = me(state, seat)
    found = {entry.sector.id: entry.markers for entry in player.sectors if entry.markers}
    return {**found, "notre-dame": player.on_notre_dame} if player.on_notre_dame else found


def friend(state: State, seat: int | str = 0) -> str:
    """Where a player's friend stands; empty off the board."""
    at_work = me(state, seat).friend
    return at_work.id if at_work else ""


def prestige(state: State, seat: int | str = 0) -> int:
    """A player's prestige."""
    return state.scores()[seat_of(state, seat) if isinstance(seat, str) else seat]


def hand(state: State, seat: int | str = 0) -> list[str]:
    """The cards in a player's hand."""
    return [entry.card.id for entry in me(state, seat).hand or []]


def message_at(state: State, market: str) -> str:
    """The message on a market, colour and bonus ("red marker"); empty if there is none."""
    for borough in table(state).boroughs:
        for entry in borough.markets:
            if entry.market.id == market and entry.message is not None:
                return f"{borough.colour.id} {entry.message.id}"
    return ""


def taken(state: State, seat: int | str = 0) -> list[str]:
    """The messages a player has taken, colour and bonus: "red marker"."""
    return [f"{entry.colour.id} {entry.message.id}" for entry in me(state, seat).messages]


def first_answers(record: Record, rounds: int) -> Record:
    """Play so many rounds to their end: the first possible answer always, but nobody is hired."""
    last = table(record.state).round + rounds
    while not record.state.over and table(record.state).round < last:
        seat = record.state.actors[0]
        answers = record.state.legal(seat)
        record.play(seat, answers[-1] if question(record.state) == "hire" else answers[0])
    return record
