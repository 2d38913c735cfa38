"""Setting a table up: what the command line leaves open is asked, or taken as it usually is.

The questions about a game are made from the options it declares. Enter alone always takes what is offered, and the
first Enter of all begins the game.
"""

from __future__ import annotations

import msgspec

import parvis
from parvis.bots import BOTS, make
from parvis.cli import output
from parvis.cli.speech import Speaker, plain
from parvis.core.errors import ParvisError, UnknownName
from parvis.core.game import Game, OptionValue
from parvis.core.wire import Option
from parvis.play import Chair


class Wish(msgspec.Struct):
    """How somebody wants to play; None is left open."""

    seats: int | None = None
    people: int | None = None
    bots: list[str] = msgspec.field(default_factory=list)
    names: list[str] = msgspec.field(default_factory=list)
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)


def seats_of(game: Game, wish: Wish) -> int:
    """How many play: as wished, else as usual, and never fewer than there are people."""
    least = max(wish.people or 0, game.usual_seats(wish.options))
    seats = wish.seats if wish.seats is not None else least
    if not game.min_seats <= seats <= game.max_seats:
        raise UnknownName(f"{game.id} is for {game.min_seats} to {game.max_seats} seats, not {seats}")
    return seats


def chairs_for(game: Game, wish: Wish, say: Speaker) -> list[Chair]:
    """Who sits where: people first, then bots in turn. People without a name are called by their number."""
    seats = seats_of(game, wish)
    people = wish.people if wish.people is not None else min(max(1, len(wish.names)), seats)
    if not 0 <= people <= seats:
        raise UnknownName(f"of {seats} players, 0 to {seats} can be people, not {people}")
    if len(wish.names) > seats:
        raise UnknownName(f"there are {seats} players, and these are {len(wish.names)} names")
    names = [" ".join("".join(each for each in name if each.isprintable()).split())[:30] for name in wish.names]
    if len(set(names)) != len(names) or "" in names:
        raise UnknownName(f"each player needs a name of its own; given were: {', '.join(names)}")
    bots = wish.bots or [next(iter(BOTS))]
    for bot in bots:
        make(bot, "")
    chairs: list[Chair] = []
    for seat in range(seats):
        person = seat < people
        usual = say("name-person", number=seat + 1) if person else say(f"name-bot-{seat - people + 1}")
        name = names[seat] if seat < len(names) else usual
        chairs.append(Chair(name, "" if person else bots[(seat - people) % len(bots)]))
    return chairs


def in_words(game: Game, chairs: list[Chair], options: dict[str, OptionValue], say: Speaker) -> str:
    """The table as it would be, in a sentence."""
    people = sum(chair.person for chair in chairs)
    return say(
        "shell-table",
        game=say.game_name(),
        players=len(chairs),
        people=people,
        bots=len(chairs) - people,
        options=" ".join(
            say("shell-option", option=say(f"option-{option.name}"), value=say.value(option, options[option.name]))
            for option in game.options
            if _worth_telling(option, options[option.name])
        ),
    )


def ask_game(say: Speaker) -> str:
    """Which game; not asked if there is only one."""
    ids = parvis.games()
    if len(ids) == 1:
        return ids[0]
    names = [Speaker(parvis.game(each), say.lang).game_name() for each in ids]
    return ids[_choice(say, say("shell-ask-game"), names, 0)]


def ask_all(game: Game, wish: Wish, say: Speaker) -> Wish:
    """Enter begins at once; whoever wants something else is asked for everything, one thing at a time."""
    chairs = chairs_for(game, wish, say)
    options = game.read_options(len(chairs), wish.options)
    output.line(say("shell-ready", table=in_words(game, chairs, options, say)))
    typed = _ask(say, say("shell-ready-ask"))
    if not typed:
        return wish
    while True:
        wish = _ask_everything(game, say)
        try:
            chairs = chairs_for(game, wish, say)
            options = game.read_options(len(chairs), wish.options)
            game.setup(len(chairs), options)
        except ParvisError as error:
            output.line(say("shell-impossible", reason=str(error)))
            continue
        output.line(say("shell-ready", table=in_words(game, chairs, options, say)))
        if not _ask(say, say("shell-ready-ask")):
            return wish


def _ask(say: Speaker, question: str) -> str:
    """What a person types; whoever types quit leaves as at the end of input."""
    typed = output.ask(question)
    if typed.lower() in ("quit", say("word-quit").lower()):
        raise EOFError
    return typed


def _ask_everything(game: Game, say: Speaker) -> Wish:
    wish = Wish()
    usual = seats_of(game, wish)
    wish.seats = _number(
        say, say("shell-ask-seats", least=game.min_seats, most=game.max_seats), game.min_seats, game.max_seats, usual
    )
    wish.people = _number(say, say("shell-ask-people", least=0, most=wish.seats), 0, wish.seats, 1)
    if wish.people:
        wish.names = _names(say, wish.people)
    if wish.people < wish.seats:
        names = [say(f"name-bot-{bot}") for bot in BOTS]
        chosen = _choices(say, say("shell-ask-bots"), names, names[0])
        wish.bots = [list(BOTS)[index] for index in chosen or [0]]
    say.call([chair.name for chair in chairs_for(game, wish, say)])
    for option in game.options:
        if _applies(option, wish.options):
            wish.options[option.name] = _option(option, wish.seats, say)
    return wish


def _option(option: Option, seats: int, say: Speaker) -> OptionValue:
    """One option of the game."""
    question = say(f"option-{option.name}")
    text = say(f"option-{option.name}.help")
    if text != f"option-{option.name}.help":
        question = f"{question}. {text}"
    if option.kind == "number":
        usual_number = option.default if isinstance(option.default, int) else option.low
        return _number(say, question, option.low, option.high, usual_number)
    if option.kind == "flag":
        shown = [say("option-yes"), say("option-no")]
        return _choice(say, question, shown, 0 if option.default else 1) == 0
    if option.kind == "seat":
        names = [say.seat(seat) for seat in range(seats)]
        index = _choice(say, question, [*names, say("option-by-luck")], seats)
        return index if index < seats else None
    values = [str(seat) for seat in range(seats)] if option.kind == "seats" else option.values
    shown = [say.seat(int(value)) for value in values] if option.kind == "seats" else _named(option, say)
    if option.kind == "choice":
        return values[_choice(say, question, shown, values.index(str(option.default)))]
    wanted = seats if option.kind == "per-seat" else 0
    chosen = _choices(say, question, shown, say.value(option, option.default), wanted)
    return [values[index] for index in chosen] if chosen is not None else option.default


def _named(option: Option, say: Speaker) -> list[str]:
    return [say.value_name(option, value) for value in option.values]


def _applies(option: Option, chosen: dict[str, OptionValue]) -> bool:
    """Whether an option is worth asking for: no other one decides it, and what it needs has been chosen."""
    name, _, value = option.needs.partition("=")
    there = chosen.get(name)
    return not option.follows and (not name or (str(there) == value if value else bool(there)))


def _number(say: Speaker, question: str, least: int, most: int, usual: int) -> int:
    output.line(question)
    while True:
        typed = _ask(say, say("shell-ask-choice", default=usual))
        if not typed:
            return usual
        if typed.isdecimal() and least <= int(typed[:6]) <= most:
            return int(typed[:6])
        output.line(say("shell-not-a-number", least=least, most=most, typed=typed[:60]))


def _names(say: Speaker, people: int) -> list[str]:
    usual = [say("name-person", number=number + 1) for number in range(people)]
    output.line(say("shell-ask-names"))
    while True:
        typed = _ask(say, say("shell-ask-choice", default=", ".join(usual)))
        names = [" ".join(name.split()) for name in typed.split(",") if name.strip()]
        if len(names) <= people and len(set(names)) == len(names):
            return names
        output.line(say("shell-too-many-names", people=people, names=len(names)))


def _choice(say: Speaker, question: str, shown: list[str], usual: int) -> int:
    _offer(say, question, shown)
    while True:
        typed = _ask(say, say("shell-ask-choice", default=shown[usual]))
        if not typed:
            return usual
        index = _meant(typed, shown)
        if index >= 0:
            return index
        output.line(say("shell-not-a-value", typed=typed[:60]))


def _choices(say: Speaker, question: str, shown: list[str], usual: str, wanted: int = 0) -> list[int] | None:
    """Several answers, so many of them if that is wanted; None if what is usual will do."""
    _offer(say, question, shown)
    output.line(say("shell-ask-several"))
    while True:
        typed = _ask(say, say("shell-ask-choice", default=usual))
        if not typed:
            return None
        found = [_meant(word.strip(), shown) for word in typed.split(",") if word.strip()]
        if -1 in found or len(set(found)) < len(found):
            output.line(say("shell-not-a-value", typed=typed[:60]))
        elif wanted and len(found) != wanted:
            output.line(say("shell-not-so-many", wanted=wanted, number=len(found)))
        else:
            return found


def _offer(say: Speaker, question: str, shown: list[str]) -> None:
    output.line(question)
    for number, value in enumerate(shown, start=1):
        output.line("  " + say("shell-value", number=number, value=value))


def _meant(typed: str, shown: list[str]) -> int:
    """Which of the answers is meant: by number, or by the beginning of its words; -1 if none or several."""
    if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(shown):
        return int(typed) - 1
    said = plain(typed)
    exact = [index for index, value in enumerate(shown) if plain(value) == said]
    close = [index for index, value in enumerate(shown) if plain(value).startswith(said)]
    found = exact or close
    return found[0] if len(found) == 1 else -1


def _worth_telling(option: Option, value: OptionValue) -> bool:
    """Whether an option belongs in the sentence: what is chosen outright, and what is not as usual."""
    return value != option.default or (option.kind == "choice" and not option.follows)
