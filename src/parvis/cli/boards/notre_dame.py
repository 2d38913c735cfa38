"""The table of Notre Dame: persons, boroughs, markets, Notre Dame and the reader's cards, in words and as a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from parvis.cli.chart import Cell, Chart, Entry, Group, Note, Row, symbol
from parvis.cli.speech import Speaker, seat_ref
from parvis.core.wire import Arg, Candidate, Ref, View
from parvis.games.notre_dame.view import (
    BoroughView,
    CardView,
    MarketView,
    NotreDameView,
    PersonView,
    PlayerView,
    SectorView,
)

told: Final = frozenset({"round-begins", "persons-open", "cards-drawn", "cards-received"})
chapters: Final = frozenset({"round-begins"})

LAST_SPACE: Final = 9
"""The end of the plague track."""


def heading(view: View, say: Speaker) -> str:
    """The round, the period, who begins, and the rats to come, in a few words."""
    table = cast(NotreDameView, view)
    return f"{_round(table, 'chart-round', say)} {say('chart-rats', value=table.plague_value)}"


def situation(view: View, say: Speaker) -> list[str]:
    """The round, the persons with their rats, and how the reader stands."""
    table = cast(NotreDameView, view)
    lines = [_round(table, "board-round", say), say("board-persons-short", persons=_short(table.persons, say))]
    if table.seat is None:
        return [*lines, say("board-plague", value=table.plague_value), _notre_dame(table, say), *_others(table, say)]
    you = table.players[table.seat]
    if table.question != "plague-loss":
        lines.append(f"{say('board-plague', value=table.plague_value)} {_threat(table, you, say)}")
    lines.append(
        say(
            "board-you",
            own=say("board-markers", number=you.own_supply),
            general=say("board-markers", number=you.general_supply),
            coins=say("board-coins", number=you.coins),
            prestige=you.prestige or 0,
        )
    )
    sectors = _filled(you.sectors, say)
    message = "board-your-sectors-full" if len(sectors) == len(you.sectors) else "board-your-sectors"
    lines.append(say(message if sectors else "board-your-sectors-none", sectors=", ".join(sectors)))
    return [*lines, _notre_dame(table, say), *_others(table, say)]


def reminder(view: View, say: Speaker) -> list[str]:
    """In the draft, the cards kept already."""
    you = _you(cast(NotreDameView, view))
    return [say("board-kept", cards=_cards(you.hand, say))] if you and you.hand and you.offered else []


def board(view: View, say: Speaker) -> list[str]:
    """Everything open on the table, the players' things in order of seats."""
    table = cast(NotreDameView, view)
    lines = [_edition(table, say), _round(table, "board-round", say), say("board-persons"), *_persons(table, say)]
    lines += [say("board-plague", value=table.plague_value), *_to_come(table, say), _notre_dame(table, say)]
    if table.coins_in_supply is not None:
        lines.append(say("board-coins-left", number=table.coins_in_supply))
    lines.append(say("board-markets"))
    lines += [_borough(table, number, say) for number in range(len(table.boroughs))]
    for seat in range(table.seats):
        lines += player(table, say, seat)
    return lines


def player(view: View, say: Speaker, seat: int) -> list[str]:
    """A player's supplies, sectors, messages, carriage and played cards."""
    table = cast(NotreDameView, view)
    one = table.players[seat]
    lines = [_heading(table, one, say)]
    lines.append(
        say(
            "board-player-supply",
            markers=say("board-markers", number=one.own_supply),
            general=say("board-markers", number=one.general_supply),
            coins=say("board-coins", number=one.coins),
            rat=one.rat,
        )
    )
    lines.append(say("board-player-prestige", prestige=_prestige(one, say)))
    sectors = _filled(one.sectors, say)
    message = "board-player-sectors" if sectors else "board-player-sectors-none"
    lines.append(say(message, sectors=", ".join(sectors), empty=len(one.sectors) - len(sectors)))
    if one.friend is None:
        lines.append(say("board-player-friend"))
    if one.park_bonus:
        lines.append(say("board-player-park", bonus=one.park_bonus))
    lines.append(say("board-player-notre-dame", number=one.on_notre_dame))
    lines.append(say("board-player-carriage", market=one.carriage))
    messages = [say("board-message", colour=each.colour, message=each.message) for each in one.messages]
    message = "board-player-messages" if messages else "board-player-messages-none"
    lines.append(say(message, messages=", ".join(messages)))
    if one.played:
        lines.append(say("board-player-played", cards=_cards(one.played, say)))
    lines.append(say("board-player-hand", number=one.hand_size))
    if one.doctor:
        lines.append(say("board-player-doctor"))
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def players(view: View, say: Speaker) -> list[str]:
    """A line for each player."""
    table = cast(NotreDameView, view)
    return [_line(one, say) for one in table.players]


def piles(view: View, say: Speaker) -> list[str]:
    """What has been played this round, what the reader has seen go by this period, and who is still to come."""
    table = cast(NotreDameView, view)
    played = [(seat_ref(one.seat), _cards(one.played, say) or say("shell-none")) for one in table.players]
    lines = [say("board-pile-played", seat=seat, cards=cards) for seat, cards in played]
    if table.memory:
        if table.memory.discarded:
            lines.append(say("board-pile-discarded", cards=_cards(table.memory.discarded, say)))
        lines.append(say("board-pile-seen", cards=_cards(table.memory.seen, say) or say("shell-none")))
    return [*lines, *_to_come(table, say)]


def hand(view: View, say: Speaker) -> list[str]:
    """The reader's cards, those to choose from, and those handed on this round."""
    table = cast(NotreDameView, view)
    you = _you(table)
    if you is None:
        return [say("board-hand-none")]
    lines: list[str] = []
    for title, cards in (("board-hand", you.hand), ("board-offered", you.offered)):
        if cards:
            lines += [say(title), *(_card(table, card, say) for card in cards)]
    passed = [*table.memory.passed_first, *table.memory.passed_second] if table.memory else []
    if passed:
        lines.append(say("board-passed", cards=_cards(passed, say)))
    return lines or [say("board-hand-none")]


def note(view: View, candidate: Candidate, say: Speaker) -> str:
    """What a card or person does, what lies on a market, how much stands in a sector."""
    table = cast(NotreDameView, view)
    if table.seat is None:
        return ""
    for ref in candidate.args.values():
        if not isinstance(ref, Ref):
            continue
        if ref.thing == "market":
            return _at_market(table, ref, candidate, say)
        if ref.thing in ("sector", "place"):
            return _here(table.players[table.seat], ref, say)
        if text := say.about(ref, "gist", double=table.hotel_double_from) or about(view, ref, say):
            return text
    return ""


def about(view: View, ref: Ref, say: Speaker) -> str:
    """What is written on a thing, with the numbers of the edition played."""
    table = cast(NotreDameView, view)
    fool = "yes" if table.fool_from_notre_dame else "no"
    return say.about(ref, double=table.hotel_double_from, fool=fool)


# --- at a glance --------------------------------------------------------------------------------------------------


def colours(view: View) -> list[Ref]:
    """The colour of each seat."""
    return [one.colour for one in cast(NotreDameView, view).players]


def label(view: View, ref: Ref, say: Speaker) -> str:
    """A market by its borough's symbol, as in the chart; anything else by its name."""
    if ref.thing != "market":
        return say.label(Ref("sector", ref.id) if ref.thing == "place" and ref.id != "notre-dame" else ref)
    borough, place = ref.id.split(".")
    colour = cast(NotreDameView, view).boroughs[int(borough) - 1].colour
    return f"{symbol(colour)} {say(f'board-market-{place}')}"


def short(view: View, candidate: Candidate, say: Speaker) -> tuple[str, str]:
    """Answers are never so many here."""
    return "", ""


def chart(view: View, say: Speaker) -> Chart:
    """A column for each borough: what stands in its sectors, what its owner has, and its markets."""
    table = cast(NotreDameView, view)
    owners = [None if each.owner is None else table.players[each.owner] for each in table.boroughs]

    def row(label: str, tell: Callable[[PlayerView], Cell]) -> Row:
        return Row(label, [Cell("") if one is None else tell(one) for one in owners])

    def sector(number: int) -> Row:
        name = table.players[0].sectors[number].sector
        return row(say.label(name), lambda one: _sector_cell(one.sectors[number], one.seat == table.seat))

    def church_cell(one: PlayerView) -> Cell:
        return Cell(_dot(one.on_notre_dame), (church, Ref("card", church.id)) if one.seat == table.seat else ())

    church = Ref("place", "notre-dame")
    places = [sector(number) for number in range(len(table.players[0].sectors))]
    places.append(row(say.name(church), church_cell))
    supplies = [
        row(say("chart-coins"), lambda one: Cell(str(one.coins))),
        row(say("chart-markers"), lambda one: Cell(f"{one.own_supply} ({one.general_supply})")),
        row(say("chart-rat"), lambda one: Cell(say("chart-rat-safe", rat=one.rat) if one.doctor else str(one.rat))),
    ]
    prestige = row(say("chart-prestige"), lambda one: Cell(_prestige(one, say)))
    messages = row(say("chart-messages"), lambda one: Cell(_messages(one)))
    markets = [Row(say("chart-markets"))]
    for place in range(len(table.boroughs[0].markets)):
        here = [each.markets[place] for each in table.boroughs]
        name = say(f"board-market-{here[0].market.id.partition('.')[2]}")
        markets.append(Row(f" {name}", [Cell(_market_cell(table, each, say), (each.market,)) for each in here]))
    driving = table.question in ("drive", "take-message")
    ranks = (4, 1, 2, 3, 0) if driving else (0, 1, 2, 3, 4)
    groups = zip(ranks, (places, supplies, [prestige], [messages], markets), strict=True)
    columns = [_column(table, each, say) for each in table.boroughs]
    return Chart(columns, [Group(rank, rows) for rank, rows in groups], say("chart-legend"))


def notes(view: View, say: Speaker) -> list[Note]:
    """The persons for hire, the reader's cards, the rats, and what Notre Dame is worth."""
    table = cast(NotreDameView, view)
    persons = [_entry(table, each, say) for each in table.persons]
    brief = say("chart-persons-brief", persons=_short(table.persons, say))
    found = [Note(say("chart-persons"), persons, brief)] if persons else []
    you = _you(table)
    if you is not None and not table.over:
        plague = f"{say('board-plague', value=table.plague_value)} {_threat(table, you, say)}"
        found.append(Note(say("chart-plague"), [Entry(plague)], say("board-plague", value=table.plague_value)))
        if you.hand and table.question != "play-card":
            kept = say("board-hand-short", cards=_cards(you.hand, say))
            found.append(Note(say("page-hand"), [Entry(_card(table, card, say).strip()) for card in you.hand], kept))
    worth = _notre_dame(table, say)
    return [*found, Note(say.name(Ref("place", "notre-dame")), [Entry(worth)], worth)]


# --- parts --------------------------------------------------------------------------------------------------------


def _you(table: NotreDameView) -> PlayerView | None:
    return None if table.seat is None else table.players[table.seat]


def _round(table: NotreDameView, message: str, say: Speaker) -> str:
    period = say(f"board-period-{table.period}")
    return say(message, round=table.round, period=period, seat=seat_ref(table.bell_ringer))


def _edition(table: NotreDameView, say: Speaker) -> str:
    added = ", ".join(say(f"option-expansions-{name}") for name in table.expansions) or say("shell-none")
    expansions = say("shell-option", option=say("option-expansions"), value=added)
    return say("board-edition", edition=say(f"option-edition-{table.edition}"), expansions=expansions)


def _persons(table: NotreDameView, say: Speaker) -> list[str]:
    return [f"  {_entry(table, each, say).text}" for each in table.persons]


def _entry(table: NotreDameView, one: PersonView, say: Speaker) -> Entry:
    effects = (about(table, one.person, say), say.about(one.person, "gist") or about(table, one.person, say))
    full, short = (say("board-person", person=one.person, rats=one.rats, effect=each) for each in effects)
    return Entry(full, one.person, say.name(one.person), short)


def _short(persons: Sequence[PersonView], say: Speaker) -> str:
    each = [say("board-person-short", person=entry.person, rats=entry.rats) for entry in persons]
    return ", ".join(each) or say("board-to-come-none")


def _to_come(table: NotreDameView, say: Speaker) -> list[str]:
    brown = say("board-to-come-brown", persons=_short(table.brown_to_come, say))
    gray = say("board-to-come-gray", persons=_short(table.gray_order or table.gray_to_come, say))
    return [brown, gray, say("board-to-come-order")] if table.gray_order else [brown, gray]


def _threat(table: NotreDameView, you: PlayerView, say: Speaker) -> str:
    """Where the reader's rat will stand if nothing changes."""
    rat = you.rat + (0 if you.doctor else table.plague_value) - you.hospital
    to: Arg = "over" if rat > LAST_SPACE else max(rat, 0)
    return say("board-plague-you", rat=you.rat, hospital=you.hospital, to=to)


def _notre_dame(table: NotreDameView, say: Speaker) -> str:
    there = [one for one in table.players if one.on_notre_dame]
    markers = sum(one.on_notre_dame for one in there)
    worth = say("board-notre-dame", worth=table.tile_prestige, markers=markers, points=table.points_per_marker)
    if not there:
        return worth
    each = [say("board-notre-dame-share", seat=seat_ref(one.seat), number=one.on_notre_dame) for one in there]
    return f"{worth} {say('board-notre-dame-shares', shares=', '.join(each))}"


def _others(table: NotreDameView, say: Speaker) -> list[str]:
    return [say("board-others"), *(f"  {_line(one, say)}" for one in table.players if one.seat != table.seat)]


def _line(one: PlayerView, say: Speaker) -> str:
    return say(
        "board-other" if one.prestige is None else "board-other-prestige",
        seat=seat_ref(one.seat),
        colour=one.colour,
        markers=say("board-markers", number=one.own_supply),
        coins=say("board-coins", number=one.coins),
        rat=one.rat,
        prestige=one.prestige or 0,
    )


def _prestige(one: PlayerView, say: Speaker) -> str:
    return say("chart-secret") if one.prestige is None else str(one.prestige)


def _heading(table: NotreDameView, one: PlayerView, say: Speaker) -> str:
    message = "board-player-you" if one.seat == table.seat else "board-player"
    return say(message, seat=seat_ref(one.seat), colour=one.colour, borough=one.borough + 1)


def _filled(sectors: Sequence[SectorView], say: Speaker) -> list[str]:
    """The sectors that hold anything, each with its count."""
    return [
        say("board-sector-friend" if each.friend else "board-sector", sector=say.label(each.sector), count=each.count)
        for each in sectors
        if each.count
    ]


def _borough(table: NotreDameView, number: int, say: Speaker) -> str:
    borough: BoroughView = table.boroughs[number]
    message = "board-borough-nobody" if borough.owner is None else "board-borough"
    markets = say.listed([_market(each, say) for each in borough.markets])
    return say(message, number=number + 1, colour=borough.colour, markets=markets, seat=seat_ref(borough.owner or 0))


def _market(market: MarketView, say: Speaker) -> str:
    """A market and what is on it. Messages lie in the borough of their own colour until they are taken."""
    what = say("board-market-empty") if market.message is None else say.name(market.message)
    if market.carriages:
        what = say("board-market-carriage", what=what, seats=say.seats(market.carriages))
    place = market.market.id.partition(".")[2]
    return say("board-market", place=say(f"board-market-{place}"), what=what)


def _at_market(table: NotreDameView, ref: Ref, candidate: Candidate, say: Speaker) -> str:
    """What lies on a market, and whether it may be taken: only then a question about it follows."""
    for borough in table.boroughs:
        for market in borough.markets:
            if market.market != ref:
                continue
            if market.message is None:
                return say("board-drive-empty")
            takes = candidate.leads_to == "take-message"
            message = "board-drive-message" if takes else "board-drive-message-no"
            return say(message, message=market.message, colour=borough.colour)
    return ""


def _here(you: PlayerView, ref: Ref, say: Speaker) -> str:
    for each in you.sectors:
        if each.sector.id == ref.id:
            return say("board-here-friend" if each.friend else "board-here", number=each.markers)
    return say("board-here", number=you.on_notre_dame)


def _card(table: NotreDameView, card: CardView, say: Speaker) -> str:
    return "  " + say("board-card", card=card.card, colour=card.colour, effect=about(table, card.card, say))


def _cards(cards: Sequence[CardView], say: Speaker) -> str:
    return ", ".join(say("board-card-short", card=each.card, colour=each.colour) for each in cards)


def _column(table: NotreDameView, borough: BoroughView, say: Speaker) -> str:
    if borough.owner is None:
        return say("chart-nobody", symbol=symbol(borough.colour))
    return say("chart-you", symbol=symbol(borough.colour)) if borough.owner == table.seat else say.seat(borough.owner)


def _dot(number: int) -> str:
    return str(number) if number else "·"


def _messages(one: PlayerView) -> str:
    return "".join(symbol(each.colour) for each in one.messages) or "·"


def _sector_cell(sector: SectorView, own: bool) -> Cell:
    refs = tuple(Ref(thing, sector.sector.id) for thing in ("sector", "place", "card")) if own else ()
    return Cell(f"{_dot(sector.count)}{'*' if sector.friend else ''}", refs)


def _market_cell(table: NotreDameView, market: MarketView, say: Speaker) -> str:
    what = "·" if market.message is None else say.label(market.message)
    carriages = "".join(symbol(table.players[seat].colour) for seat in market.carriages)
    return f"{what} {carriages}" if carriages else what
