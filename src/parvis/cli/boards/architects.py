"""The table of Architects: places and their workers, cards for hire, the black market and the reader's plans.

What is counted for every player stands in the chart; what lies open for all, and the reader's hand with what is still
missing for each building, stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from parvis.cli.boards.architects_parts import (
    aligned,
    amounts,
    captives_cell,
    captured,
    card_line,
    cathedral_lines,
    column_head,
    display_lines,
    face_line,
    for_hire,
    goods,
    groups_line,
    in_market,
    line,
    market_lines,
    market_reset,
    meaning,
    memory_lines,
    missing_for,
    next_level,
    places_line,
    places_row,
    plan,
    row_brief,
    rows,
    scheme_lines,
    space_brief,
    space_of,
    whole,
    you_of,
)
from parvis.cli.chart import Cell, Chart, Entry, Group, Note, Row
from parvis.cli.speech import Speaker
from parvis.core.wire import Candidate, Ref, View
from parvis.games.architects.view import (
    ArchitectsView,
    PlayerView,
)

told: Final = frozenset({"turn-begins"})
chapters: Final = frozenset({"turn-begins"})

PAIRS: Final = (
    ("quarry", "forest"),
    ("mines", "silversmith"),
    ("storehouse", "workshop"),
    ("town-centre", "tax-stand"),
    ("guardhouse", "prison"),
)
"""Places that share a row of the chart."""


def heading(view: View, say: Speaker) -> str:
    """The turn, and how far the guildhall is filled."""
    table = cast(ArchitectsView, view)
    turn = say("arch-turn", turn=table.turn)
    if not table.turn:
        return turn
    if table.final_turns is not None:
        return f"{turn} {say('arch-last-turns')}"
    hall = table.guildhall
    return f"{turn} {say('arch-guildhall-filled', workers=len(hall.workers), slots=hall.slots)}"


def situation(view: View, say: Speaker) -> list[str]:
    """Where the game stands, what the reader has and lacks, what is for hire and for sale, and the others."""
    table = cast(ArchitectsView, view)
    lines = [heading(view, say), market_reset(table, say)]
    you = you_of(table)
    if you is not None:
        lines += [line(table, you, say), *(plan(table, card, say) for card in you.hand or [])]
    lines.append(say("arch-places", places=places_line(table, say)))
    lines += [say("arch-hire-now"), *(f"  {row_brief(table, row, say)}" for row in rows(table))]
    lines += [*market_lines(table, say), say("arch-left", silver=table.tax_stand, rewards=table.reward_pile)]
    others = [one for one in table.players if one is not you]
    return [*lines, say("arch-others"), *(f"  {line(table, one, say)}" for one in others)]


def reminder(view: View, say: Speaker) -> list[str]:
    """In the draft, the cards kept already."""
    you = you_of(cast(ArchitectsView, view))
    return [say("arch-kept", buildings=you.hand)] if you and you.hand and you.offered else []


def board(view: View, say: Speaker) -> list[str]:
    """Everything open on the table, the players' things in order of seats."""
    table = cast(ArchitectsView, view)
    lines = [heading(view, say), market_reset(table, say), say("arch-first", seat=table.parties[table.first])]
    for place in table.locations:
        lines.append(say("arch-place", place=say.label(place.location), groups=groups_line(table, place.groups, say)))
    lines += [say("arch-stand", silver=table.tax_stand), *display_lines(table, say), *market_lines(table, say)]
    lines += cathedral_lines(table, say)
    for one in table.players:
        lines += ["", *whole(table, one, say)]
    return lines


def player(view: View, say: Speaker, seat: int) -> list[str]:
    """Everything on a player's board."""
    table = cast(ArchitectsView, view)
    return whole(table, table.players[seat], say)


def players(view: View, say: Speaker) -> list[str]:
    """A line for each player, the opponent among them."""
    table = cast(ArchitectsView, view)
    return [line(table, one, say) for one in table.players]


def piles(view: View, say: Speaker) -> list[str]:
    """What lies in the piles, what has left the game, the opponent's schemes, and what the reader knows of cards."""
    table = cast(ArchitectsView, view)
    lines = [say("arch-pile-buildings", number=table.building_pile)]
    lines.append(say("arch-pile-apprentices", number=table.apprentice_pile))
    if table.apprentices_below:
        lines.append(say("arch-pile-below", apprentices=table.apprentices_below))
    lines.append(say("arch-pile-rewards", number=table.reward_pile))
    if table.rewards_gone:
        lines.append(say("arch-pile-rewards-gone", rewards=say.listed([say.name(each) for each in table.rewards_gone])))
    lines.append(say("arch-pile-market", number=table.small_cards))
    if table.large_cards:
        lines.append(say("arch-pile-large", cards=say.listed([say.name(each) for each in table.large_cards])))
    if table.opponent is not None:
        lines += ["", *scheme_lines(table, say)]
    return [*lines, *memory_lines(table, say)]


def hand(view: View, say: Speaker) -> list[str]:
    """The reader's buildings with what each takes, brings and still needs, and those to choose from."""
    table = cast(ArchitectsView, view)
    you = you_of(table)
    lines: list[str] = []
    if you is not None:
        for title, cards in (("hand", you.hand), ("offered", you.offered), ("looked", table.looked_at)):
            if cards:
                lines.append(say(f"arch-{title}"))
                for card in cards:
                    lines.append("  " + card_line(table, card, say))
                    missing = missing_for(table, card, say)
                    lines.append("    " + say("arch-lacking" if missing else "arch-lacking-nothing", missing=missing))
    return lines or [say("arch-hand-none")]


def note(view: View, candidate: Candidate, say: Speaker) -> str:
    """What is printed on a card, what a place is for, whom a capture takes."""
    table = cast(ArchitectsView, view)
    things = {ref.thing: ref for ref in candidate.args.values() if isinstance(ref, Ref)}
    if candidate.kind == "capture":
        return captured(table, things["location"], things["colour"], say)
    if candidate.kind == "cathedral":
        return next_level(table, say)
    if candidate.kind in ("construct", "keep", "bury", "apply", "hire", "market-hire", "make-room", "discard"):
        return next((meaning(table, ref, say) for ref in things.values()), "")
    if candidate.kind in ("place", "plans"):
        return say(f"arch-errand-{things['errand'].id if things else 'plans'}")
    return ""


def about(view: View, ref: Ref, say: Speaker) -> str:
    """What is printed on a card, as far as the reader sees it, and what it means; what a place is for."""
    return meaning(cast(ArchitectsView, view), ref, say)


# --- at a glance --------------------------------------------------------------------------------------------------


def colours(view: View) -> list[Ref]:
    """The colour of each seat."""
    table = cast(ArchitectsView, view)
    return [one.colour for one in table.players[: table.seats]]


def label(view: View, ref: Ref, say: Speaker) -> str:
    """A thing by its name."""
    return say.label(ref)


def short(view: View, candidate: Candidate, say: Speaker) -> tuple[str, str]:
    """Where the worker goes, and for what; where the captured workers are, and whose; what can be done at any time."""
    if candidate.kind == "place":
        errand = cast(Ref, candidate.args["errand"])
        return say("arch-go-places"), say(f"arch-short-{errand.id}")
    if candidate.kind == "capture":
        location, colour = cast(Ref, candidate.args["location"]), cast(Ref, candidate.args["colour"])
        return say.label(location), captured(cast(ArchitectsView, view), location, colour, say, "arch-group-short")
    things = [each for each in candidate.args.values() if isinstance(each, Ref)]
    name = say.label(things[0]) if things else ""
    if candidate.kind == "plans":
        return say("arch-go-workshop"), say("arch-short-plans")
    if candidate.kind == "hire" and view.question == "place-worker":
        return say("arch-go-workshop"), name
    if candidate.kind == "market":
        stall = things[0].id
        what = "" if stall == "plans" else goods(space_of(cast(ArchitectsView, view), stall).goods, say)
        return say("arch-go-market"), say(f"arch-short-market-{stall}", what=what)
    if candidate.kind == "market-hire":
        return say("arch-go-market"), name
    if candidate.kind == "construct":
        return say("arch-go-guildhall"), name
    if candidate.kind == "cathedral":
        return say("arch-go-guildhall"), say("arch-short-cathedral")
    return (say("arch-go-discard"), name) if candidate.kind == "discard" else ("", "")


def chart(view: View, say: Speaker) -> Chart:
    """A column for each player and the opponent: what they have, and where their workers are."""
    table = cast(ArchitectsView, view)

    def row(message: str, tell: Callable[[PlayerView], Sequence[int]]) -> Row:
        return Row(say(message), [Cell(text) for text in aligned([tell(one) for one in table.players])])

    def virtue(one: PlayerView) -> str:
        points = table.virtue_points[one.virtue]
        return f"{one.virtue} ({'−' if points < 0 else ''}{abs(points)})"

    have = [
        Row(say("chart-arch-virtue"), [Cell(virtue(one)) for one in table.players]),
        row("chart-arch-silver", lambda one: amounts(one, "silver")),
        row("chart-arch-basic", lambda one: amounts(one, "clay", "wood", "stone")),
        row("chart-arch-precious", lambda one: amounts(one, "gold", "marble")),
        row("chart-arch-home", lambda one: [one.at_home]),
    ]
    places = [places_row(table, pair, say) for pair in PAIRS]
    built = [
        row("chart-arch-cathedral-guildhall", lambda one: [one.level, one.in_guildhall]),
        row("chart-arch-debts", lambda one: [one.unpaid_debts, one.paid_debts]),
    ]
    captured = Row(say("chart-arch-captives"), [Cell(captives_cell(one.captives)) for one in table.players])
    cards = [
        Row(say("arch-go-market"), [Cell(in_market(table, one, say)) for one in table.players]),
        row("chart-arch-apprentices", lambda one: [len(one.apprentices)]),
        row("chart-arch-buildings", lambda one: [len(one.buildings)]),
        row("chart-arch-hand", lambda one: [one.hand_size]),
    ]
    if table.asymmetric:
        names = ["·" if one.character is None else say.name(one.character) for one in table.players]
        cards.append(Row(say("chart-arch-character"), [Cell(name) for name in names]))
    groups = [Group(rank, rows) for rank, rows in enumerate((have, places, built, [captured], cards))]
    resets = [slot for slot in table.guildhall.reset_slots if slot > len(table.guildhall.workers)]
    legend = say("chart-arch-legend", silver=table.tax_stand, reset=resets[0] if resets else 0)
    return Chart([column_head(table, at, say) for at in range(len(table.players))], groups, legend)


def notes(view: View, say: Speaker) -> list[Note]:
    """The reader's plans with what is missing, apprentices for hire, the black market, what is left."""
    table = cast(ArchitectsView, view)
    you = you_of(table)
    found: list[Note] = []
    if you is not None and (offer := you.offered or table.looked_at):
        entries = [
            Entry(
                card_line(table, card, say),
                card,
                say.label(card),
                face_line(table, card, say),
            )
            for card in offer
        ]
        found.append(Note(say("arch-note-offer"), entries, say("arch-note-offer-brief", buildings=offer)))
    if you is not None and you.hand:
        entries = [Entry(plan(table, card, say), card, say.label(card)) for card in you.hand]
        brief = say("arch-note-hand-brief", plans=say.listed([plan(table, card, say) for card in you.hand]))
        found.append(Note(say("page-hand"), entries, brief))
    entries = []
    for row in rows(table):
        entries.append(Entry(say("arch-row-title", row=row)))
        cards = [card.apprentice for card in table.display if card.row == row]
        entries += [
            Entry(card_line(table, card, say), card, say.label(card), for_hire(table, card, say)) for card in cards
        ]
    if entries:
        brief = " ".join(row_brief(table, row, say) for row in rows(table))
        found.append(Note(say("arch-note-hire"), entries, brief))
    lines = market_lines(table, say)
    brief = say("arch-market-brief", spaces=say.listed([space_brief(table, each, say) for each in table.market]))
    found.append(Note(say("arch-go-market"), [Entry(line) for line in lines], brief))
    left = say("arch-left", silver=table.tax_stand, rewards=table.reward_pile)
    found.append(Note(say("arch-note-left"), [Entry(market_reset(table, say)), Entry(left)], left))
    if table.opponent is not None:
        lines = scheme_lines(table, say)
        found.append(Note(say.name(table.parties[-1]), [Entry(line) for line in lines], lines[0]))
    return found
