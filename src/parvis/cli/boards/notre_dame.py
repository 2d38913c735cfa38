"""The table of Notre Dame in lines of text: persons, boroughs, markets, Notre Dame, and the reader's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from parvis.cli.speech import Speaker
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

LAST_SPACE: Final = 9
"""The end of the plague track."""


def heading(view: View, say: Speaker) -> str:
    """The round, the period, and who begins."""
    table = cast(NotreDameView, view)
    period = say(f"board-period-{table.period}")
    return say("board-round", round=table.round, period=period, seat=_seat(table.bell_ringer))


def situation(view: View, say: Speaker, again: bool) -> list[str]:
    """The round, the persons with their rats, and how the reader stands."""
    table = cast(NotreDameView, view)
    lines = [heading(view, say)]
    if again:
        lines.append(say("board-persons-short", persons=_short(table.persons, say)))
    else:
        lines += [say("board-persons"), *_persons(table, say)]
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
    if not sectors:
        lines.append(say("board-your-sectors-none"))
    elif len(sectors) == len(you.sectors):
        lines.append(say("board-your-sectors-full", sectors=", ".join(sectors)))
    else:
        lines.append(say("board-your-sectors", sectors=", ".join(sectors)))
    lines.append(_notre_dame(table, say))
    return [*lines, *_others(table, say)]


def reminder(view: View, say: Speaker) -> list[str]:
    """In the draft, the cards kept already."""
    table = cast(NotreDameView, view)
    you = None if table.seat is None else table.players[table.seat]
    if you is None or not you.hand or not you.offered:
        return []
    return [say("board-kept", cards=_cards(you.hand, say))]


def board(view: View, say: Speaker) -> list[str]:
    """Everything open on the table, the players' things in order of seats."""
    table = cast(NotreDameView, view)
    lines = [_edition(table, say), heading(view, say), say("board-persons"), *_persons(table, say)]
    lines.append(say("board-plague", value=table.plague_value))
    lines.append(say("board-to-come-brown", persons=_short(table.brown_to_come, say)))
    gray = table.gray_to_come if table.gray_order is None else table.gray_order
    lines.append(say("board-to-come-gray", persons=_short(gray, say)))
    if table.gray_order:
        lines.append(say("board-to-come-order"))
    lines.append(_notre_dame(table, say))
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
    if one.prestige is None:
        lines.append(say("board-player-prestige-secret"))
    else:
        lines.append(say("board-player-prestige", prestige=one.prestige))
    sectors = _filled(one.sectors, say)
    if sectors:
        empty = len(one.sectors) - len(sectors)
        lines.append(say("board-player-sectors", sectors=", ".join(sectors), empty=empty))
    else:
        lines.append(say("board-player-sectors-none"))
    if one.friend is None:
        lines.append(say("board-player-friend"))
    if one.park_bonus:
        lines.append(say("board-player-park", bonus=one.park_bonus))
    lines.append(say("board-player-notre-dame", number=one.on_notre_dame))
    lines.append(say("board-player-carriage", market=one.carriage))
    if one.messages:
        messages = [say("board-message", colour=each.colour, message=each.message) for each in one.messages]
        lines.append(say("board-player-messages", messages=", ".join(messages)))
    else:
        lines.append(say("board-player-messages-none"))
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


def hand(view: View, say: Speaker) -> list[str]:
    """The reader's cards, those to choose from, and those handed on this round."""
    table = cast(NotreDameView, view)
    if table.seat is None:
        return [say("board-hand-none")]
    you = table.players[table.seat]
    lines: list[str] = []
    if you.hand:
        lines += [say("board-hand"), *(_card(card, say) for card in you.hand)]
    if you.offered:
        lines += [say("board-offered"), *(_card(card, say) for card in you.offered)]
    if not lines:
        lines.append(say("board-hand-none"))
    passed = [*table.memory.passed_first, *table.memory.passed_second] if table.memory else []
    if passed:
        lines.append(say("board-passed", cards=_cards(passed, say)))
    return lines


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
        if text := say.about(ref):
            return text
    return ""


# --- parts --------------------------------------------------------------------------------------------------------


def _edition(table: NotreDameView, say: Speaker) -> str:
    added = [say(f"option-expansions-{name}") for name in table.expansions]
    expansions = ", ".join(added) if added else say("shell-none")
    return say(
        "board-edition",
        edition=say(f"option-edition-{table.edition}"),
        expansions=say("shell-option", option=say("option-expansions"), value=expansions),
    )


def _persons(table: NotreDameView, say: Speaker) -> list[str]:
    return [
        "  " + say("board-person", person=entry.person, rats=entry.rats, effect=say.about(entry.person))
        for entry in table.persons
    ]


def _short(persons: Sequence[PersonView], say: Speaker) -> str:
    each = [say("board-person-short", person=entry.person, rats=entry.rats) for entry in persons]
    return ", ".join(each) or say("board-to-come-none")


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
    each = [say("board-notre-dame-share", seat=_seat(one.seat), number=one.on_notre_dame) for one in there]
    return f"{worth} {say('board-notre-dame-shares', shares=', '.join(each))}"


def _others(table: NotreDameView, say: Speaker) -> list[str]:
    return [say("board-others"), *(f"  {_line(one, say)}" for one in table.players if one.seat != table.seat)]


def _line(one: PlayerView, say: Speaker) -> str:
    args: dict[str, Arg] = {
        "seat": _seat(one.seat),
        "colour": one.colour,
        "markers": say("board-markers", number=one.own_supply),
        "coins": say("board-coins", number=one.coins),
        "rat": one.rat,
    }
    if one.prestige is None:
        return say("board-other", **args)
    return say("board-other-prestige", **args, prestige=one.prestige)


def _heading(table: NotreDameView, one: PlayerView, say: Speaker) -> str:
    message = "board-player-you" if one.seat == table.seat else "board-player"
    return say(message, seat=_seat(one.seat), colour=one.colour, borough=one.borough + 1)


def _filled(sectors: Sequence[SectorView], say: Speaker) -> list[str]:
    """The sectors that hold anything, each with its count."""
    return [
        say("board-sector-friend" if each.friend else "board-sector", sector=say.label(each.sector), count=each.count)
        for each in sectors
        if each.count
    ]


def _borough(table: NotreDameView, number: int, say: Speaker) -> str:
    borough: BoroughView = table.boroughs[number]
    markets = say("board-semicolon").join(_market(each, say) for each in borough.markets)
    args: dict[str, Arg] = {"number": number + 1, "colour": borough.colour, "markets": markets}
    if borough.owner is None:
        return say("board-borough-nobody", **args)
    return say("board-borough", **args, seat=_seat(borough.owner))


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


def _card(card: CardView, say: Speaker) -> str:
    return "  " + say("board-card", card=card.card, colour=card.colour, effect=say.about(card.card))


def _cards(cards: Sequence[CardView], say: Speaker) -> str:
    return ", ".join(say("board-card-short", card=each.card, colour=each.colour) for each in cards)


def _seat(seat: int) -> Ref:
    return Ref("seat", str(seat))
