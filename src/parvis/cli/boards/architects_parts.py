"""Sentences and cells of the table of Architects: what lies at one place, on one card, before one player."""

from __future__ import annotations

from collections.abc import Sequence

from parvis.cli.chart import Cell, Row, symbol
from parvis.cli.speech import Speaker
from parvis.core.wire import Ref
from parvis.games.architects.view import (
    ArchitectsView,
    BuildingView,
    GoodsView,
    GroupView,
    PlayerView,
    SpaceView,
)


def meaning(table: ArchitectsView, ref: Ref, say: Speaker) -> str:
    """What a thing means, and what is printed on it, as far as the reader sees it."""
    text = say.about(ref)
    if ref.thing == "location":
        text = say(f"arch-about-{ref.id}")
    facts = printed(table, ref, say)
    return " ".join(part for part in (text, say("arch-facts", facts=say.listed(facts)) if facts else "") if part)


def you_of(table: ArchitectsView) -> PlayerView | None:
    return None if table.seat is None else table.players[table.seat]


def whole(table: ArchitectsView, one: PlayerView, say: Speaker) -> list[str]:
    """Everything on a player's board."""
    lines = [line(table, one, say)]
    if one.tax_ignored:
        lines.append(say("arch-evasion", tax=one.tax_ignored))
    if one.character is not None:
        lines.append(say("arch-character", character=one.character, effect=say.about(one.character)))
    if one.captives:
        lines.append(say("arch-captives", groups=groups_line(table, one.captives, say)))
    captors = [(other, each) for other in table.players for each in other.captives if each.colour == one.colour]
    held = [say("arch-count", party=other.party, number=each.workers) for other, each in captors]
    if held:
        lines.append(say("arch-held", groups=", ".join(held)))
    for title, cards in (("apprentices", one.apprentices), ("buildings", one.buildings)):
        if cards:
            lines.append(say(f"arch-{title}", limit=one.apprentice_limit))
            lines += ["  " + card_line(table, card, say) for card in cards]
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def line(table: ArchitectsView, one: PlayerView, say: Speaker) -> str:
    """How a player stands, in a line."""
    own = one.party == Ref("seat", str(table.seat))
    return say(
        "arch-line-you" if own else "arch-line",
        party=one.party,
        virtue=one.virtue,
        goods=goods(one.goods, say) or say("arch-nothing"),
        home=one.at_home,
        prisoners=one.prisoners,
        debts=one.unpaid_debts,
        level=one.level,
        guildhall=one.in_guildhall,
        apprentices=len(one.apprentices),
        buildings=len(one.buildings),
        hand=one.hand_size,
    )


def goods(goods: Sequence[GoodsView], say: Speaker) -> str:
    return ", ".join(say("arch-amount", number=each.amount, good=each.good) for each in goods if each.amount)


def amounts(one: PlayerView, *goods: str) -> list[int]:
    held = {each.good.id: each.amount for each in one.goods}
    return [held.get(good, 0) for good in goods]


def printed(table: ArchitectsView, card: Ref, say: Speaker) -> list[str]:
    """What the reader sees on a card besides its text."""
    facts = next((face(each, say) for each in table.buildings if each.building == card), [])
    for each in table.apprentices:
        if each.apprentice == card:
            facts = knows(each.skills, each.virtue, say)
            break
    coins = next((each.coins for each in table.display if each.apprentice == card), 0)
    return [*facts, say("arch-coins-on", coins=coins)] if coins else facts


def face(building: BuildingView, say: Speaker) -> list[str]:
    """What is printed on a building besides its text."""
    needs = [goods(building.cost, say), *(say.name(each) for each in building.skills)]
    facts = [say("arch-needs", needs=", ".join(needs)), say("arch-points", points=building.points)]
    return [*facts, *([virtue_change(building.virtue, say)] if building.virtue else [])]


def knows(skills: Sequence[Ref], virtue: int, say: Speaker) -> list[str]:
    """What is printed on an apprentice besides its text."""
    facts = [say.name(each) for each in skills]
    return [*facts, virtue_change(virtue, say)] if virtue else facts


def card_line(table: ArchitectsView, card: Ref, say: Speaker) -> str:
    """A card with its text and all that is printed on it."""
    return say("arch-card", card=card, face=meaning(table, card, say))


def face_line(table: ArchitectsView, card: Ref, say: Speaker) -> str:
    """What a building takes and is worth, without its text."""
    return say("arch-card", card=card, face=say.listed(printed(table, card, say)))


def virtue_change(virtue: int, say: Speaker) -> str:
    return say("arch-virtue-gain" if virtue > 0 else "arch-virtue-loss", virtue=abs(virtue))


def missing_for(table: ArchitectsView, card: Ref, say: Speaker) -> str:
    """What the reader still needs for a building; "" if nothing."""
    lack = next(each for each in table.lacks if each.building == card)
    return ", ".join([*([goods(lack.goods, say)] if lack.goods else []), *(say.name(each) for each in lack.skills)])


def plan(table: ArchitectsView, card: Ref, say: Speaker) -> str:
    missing = missing_for(table, card, say)
    return say("arch-plan" if missing else "arch-plan-ready", building=card, missing=missing)


def market_reset(table: ArchitectsView, say: Speaker) -> str:
    """Which workers of the guildhall still reset the market, and how many slots are left."""
    hall = table.guildhall
    left = max(0, hall.slots - len(hall.workers))
    resets = [str(slot) for slot in hall.reset_slots if slot > len(hall.workers)]
    message = "arch-guildhall-left" if resets else "arch-guildhall-left-only"
    return say(message, left=left, resets=", ".join(resets))


def party_of(table: ArchitectsView, colour: Ref) -> Ref:
    return next(one.party for one in table.players if one.colour == colour)


def groups_line(table: ArchitectsView, groups: Sequence[GroupView], say: Speaker) -> str:
    each = [say("arch-count", party=party_of(table, group.colour), number=group.workers) for group in groups]
    return ", ".join(each) or say("arch-nobody")


def places_line(table: ArchitectsView, say: Speaker) -> str:
    """Where there are workers, in a line."""
    taken = [place for place in table.locations if place.groups]
    each = [
        say("arch-place-short", place=say.label(place.location), groups=groups_line(table, place.groups, say))
        for place in taken
    ]
    return say.listed(each) or say("arch-nobody")


def captured(table: ArchitectsView, location: Ref, colour: Ref, say: Speaker, message: str = "arch-count") -> str:
    """Whose workers a capture takes, and how many."""
    for place in table.locations:
        if place.location == location:
            for group in place.groups:
                if group.colour == colour:
                    return say(message, party=party_of(table, colour), number=group.workers)
    return ""


def rows(table: ArchitectsView) -> list[int]:
    """The rows of apprentices for hire."""
    return sorted({card.row for card in table.display})


def row_brief(table: ArchitectsView, row: int, say: Speaker) -> str:
    cards = [card for card in table.display if card.row == row]
    each = [
        say("arch-hire-coins", apprentice=card.apprentice, coins=card.coins)
        if card.coins
        else say.name(card.apprentice)
        for card in sorted(cards, key=lambda card: card.column)
    ]
    return say("arch-row", row=row, apprentices=", ".join(each))


def for_hire(table: ArchitectsView, card: Ref, say: Speaker) -> str:
    facts = printed(table, card, say)
    message = "arch-for-hire" if facts else "arch-for-hire-plain"
    return say(message, apprentice=card, facts=", ".join(facts))


def display_lines(table: ArchitectsView, say: Speaker) -> list[str]:
    lines = [say("arch-hire")]
    for card in table.display:
        face = meaning(table, card.apprentice, say)
        lines.append(
            "  " + say("arch-displayed", apprentice=card.apprentice, row=card.row, column=card.column, face=face)
        )
    return lines


def space_of(table: ArchitectsView, space: str) -> SpaceView:
    return next(each for each in table.market if each.space.id == space)


def market_lines(table: ArchitectsView, say: Speaker) -> list[str]:
    """The three spaces of the black market: the price, what is to be had, and who is there."""
    lines: list[str] = []
    for space in table.market:
        what = goods(space.goods, say)
        line = say(f"arch-market-{space.space.id}", silver=space.silver, what=what)
        if space.worker is not None:
            line = f"{line} {say('arch-market-taken', party=party_of(table, space.worker))}"
        lines.append(line)
    return lines


def in_market(table: ArchitectsView, one: PlayerView, say: Speaker) -> str:
    """On which spaces of the black market a player has a worker."""
    there = [say.label(space.space) for space in table.market if space.worker == one.colour]
    return ", ".join(there) or "·"


def space_brief(table: ArchitectsView, space: SpaceView, say: Speaker) -> str:
    line = say(f"arch-market-short-{space.space.id}", what=goods(space.goods, say))
    if space.worker is None:
        return line
    return say("arch-market-short-taken", space=line, party=party_of(table, space.worker))


def next_level(table: ArchitectsView, say: Speaker) -> str:
    """What the reader's next step up the cathedral takes and is worth."""
    you = you_of(table)
    if you is None or you.level + 1 >= len(table.cathedral):
        return ""
    return level_line(table, you.level + 1, say)


def level_line(table: ArchitectsView, number: int, say: Speaker) -> str:
    level = table.cathedral[number]
    needs = [goods(level.cost, say)] if level.cost else []
    needs += [say("arch-mix", number=level.mix)] if level.mix else []
    return say("arch-level", level=number, needs=", ".join(needs), points=level.points, spaces=level.spaces)


def cathedral_lines(table: ArchitectsView, say: Speaker) -> list[str]:
    lines: list[str] = []
    for level in table.cathedral[1:]:
        there = [party_of(table, colour) for colour in level.colours]
        line = level_line(table, level.level, say)
        lines.append(f"{line} {say('arch-level-there', parties=there)}" if there else line)
    return lines


def scheme_lines(table: ArchitectsView, say: Speaker) -> list[str]:
    """How many schemes are to come, and those revealed, the last one first."""
    opponent = table.opponent
    assert opponent is not None
    lines = [say("arch-schemes", schemes=opponent.schemes, future=opponent.future)]
    if opponent.revealed:
        last = opponent.revealed[-1]
        lines.append(say("arch-scheme-last", scheme=last, effect=say.about(last)))
        lines.append(say("arch-schemes-revealed", schemes=opponent.revealed))
    return [*lines, say("arch-schemes-made-up")] if opponent.reconstructed else lines


def memory_lines(table: ArchitectsView, say: Speaker) -> list[str]:
    """What the reader knows of hidden buildings."""
    memory = table.memory
    if memory is None:
        return []
    lines = [say("arch-known-pile", building=each.building, position=each.position) for each in memory.pile]
    lines += [say("arch-known-hand", building=each.building, seat=table.parties[each.seat]) for each in memory.hands]
    return [*lines, *(say("arch-known-pool", buildings=pool.buildings) for pool in memory.pools)]


def places_row(table: ArchitectsView, pair: Sequence[str], say: Speaker) -> Row:
    """Two places in a row: each player's workers there, and what means them when it can be chosen."""
    here = {place.location.id: place for place in table.locations}
    errands = [f"{place}{kind}" for place in pair for kind in ("", "-clay", "-gold")]
    own = tuple(Ref(thing, each) for thing in ("errand", "post") for each in errands)
    counts: list[list[int]] = []
    refs: list[tuple[Ref, ...]] = []
    for at, one in enumerate(table.players):
        groups = [here[place].groups if place in here else [GroupView(one.colour, one.prisoners)] for place in pair]
        counts.append([sum(each.workers for each in found if each.colour == one.colour) for found in groups])
        taken = tuple(Ref("location", place) for place, count in zip(pair, counts[-1], strict=True) if count)
        refs.append(taken + own if at == table.seat else taken)
    cells = [Cell(text, each) for text, each in zip(aligned(counts), refs, strict=True)]
    return Row(say(f"chart-arch-{'-'.join(pair)}"), cells)


def aligned(rows: Sequence[Sequence[int]]) -> list[str]:
    """The numbers of each player side by side, one player's under the heading like the next one's."""
    texts = [[str(number) if number else "·" for number in numbers] for numbers in rows]
    widths = [max(len(numbers[at]) for numbers in texts) for at in range(len(texts[0]))]
    return ["/".join(text.rjust(width) for text, width in zip(each, widths, strict=True)) for each in texts]


def captives_cell(groups: Sequence[GroupView]) -> str:
    return " ".join(f"{symbol(group.colour)}{group.workers}" for group in groups) or "·"


def column_head(table: ArchitectsView, at: int, say: Speaker) -> str:
    one = table.players[at]
    if at == table.seat:
        return say("chart-you", symbol=symbol(one.colour))
    return say.name(one.party) if at < table.seats else f"{symbol(one.colour)} {say.name(one.party)}"
