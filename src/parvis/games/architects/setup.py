"""Laying the table (AR 2), also for characters (AR 19) and against an opponent (AR 21)."""

from __future__ import annotations

from typing import cast

from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import DEBTS, GOODS, OPEN_PLACES, RESOURCES, SILVER, SPACES
from parvis.games.architects.rules.draft import Deal
from parvis.games.architects.rules.opponent import shuffle_schemes
from parvis.games.architects.state import (
    NOBODY,
    S_APPRENTICES,
    S_BUILDINGS,
    S_CHARACTERS,
    S_FIRST,
    S_MARKET,
    S_REWARDS,
    ArchitectsState,
    Rules,
)


def deal(state: ArchitectsState) -> None:
    """Everything up to the draft, which is asked first."""
    state.characters = draw_characters(state)
    state.colours = choose_colours(state)
    state.first = choose_first(state)
    state.tell(forms.EV_FIRST, state.first)
    lay_boards(state)
    for seat in range(state.seats):
        if state.characters[seat] >= 0:
            state.tell(forms.EV_CHARACTER, seat, state.characters[seat])
    state.home = [state.tables.workers - prisoners for prisoners in state.prison]
    lay_piles(state)
    if state.rules.opponent >= 0:
        shuffle_schemes(state)
    state.push(Deal())


# --- who plays what (AR 2) ---


def draw_characters(state: ArchitectsState) -> list[int]:
    """The character of every party: as chosen or at random in the asymmetric game, else none."""
    tables = state.tables
    found = [NOBODY] * state.rules.parties
    if state.rules.asymmetric:
        chosen = cast("list[str] | None", state.setup.options["characters"])
        if chosen is None:
            drawn = list(range(len(tables.characters)))
            state.luck(S_CHARACTERS).shuffle(drawn)
        else:
            drawn = [tables.character_ids.index(name) for name in chosen]
        found[: state.seats] = drawn[: state.seats]
    return found


def choose_colours(state: ArchitectsState) -> list[int]:
    """A character's own colour, else the one chosen, else the next; the opponent has the first that is free."""
    ids = state.tables.colour_ids
    chosen = cast("list[str] | None", state.setup.options["colours"])
    wanted = [ids.index(name) for name in chosen] if chosen is not None else list(range(state.seats))
    found: list[int] = []
    for party in range(state.rules.parties):
        character = state.characters[party]
        own = [state.tables.characters[character].colour] if character >= 0 else wanted[party : party + 1]
        found.append(next(colour for colour in (*own, *range(len(ids))) if colour not in found))
    return found


def choose_first(state: ArchitectsState) -> int:
    """Against an opponent alone the human; else as chosen; else the character with most virtue, or at random."""
    first = state.setup.options["first"]
    if state.seats == 1:
        return 0
    if first is not None:
        return int(str(first))
    if state.rules.asymmetric:
        virtues = [state.tables.characters[character].virtue for character in state.characters[: state.seats]]
        return virtues.index(max(virtues))
    return state.luck(S_FIRST).below(state.seats)


# --- boards and piles (AR 2) ---


def lay_boards(state: ArchitectsState) -> None:
    """What everybody has at the start, and the empty places of the main board."""
    tables = state.tables
    parties = state.rules.parties
    state.virtue = [tables.start_virtue] * parties
    state.goods = [0] * (parties * GOODS)
    state.unpaid = [0] * parties
    state.paid = [0] * parties
    state.prison = [0] * parties
    state.level = [0] * parties
    state.owned = [0] * parties
    state.built = [0] * parties
    state.hand = [0] * parties
    state.sure = [0] * parties
    state.offer = [0] * state.seats
    state.held = [0] * (parties * parties)
    state.workers = [0] * (parties * OPEN_PLACES)
    state.market = [NOBODY] * SPACES
    state.stand = tables.stand_silver
    if state.rules.opponent >= 0:
        state.virtue[state.rules.opponent] = tables.opponent_virtue
    for nth in range(state.seats):
        seat = (state.first + nth) % state.seats
        if state.characters[seat] >= 0:
            lay_character(state, seat)
        else:
            state.goods[seat * GOODS + SILVER] = tables.start_silver[nth]


def lay_character(state: ArchitectsState, seat: int) -> None:
    """What a character begins with (AR 2, AR 19); its further building cards are drawn after the draft."""
    character = state.tables.characters[state.characters[seat]]
    state.virtue[seat] = character.virtue
    for good in range(RESOURCES):
        state.goods[seat * GOODS + good] = character.start[good]
    state.goods[seat * GOODS + SILVER] = character.silver
    state.unpaid[seat] = character.start[DEBTS]
    state.prison[seat] = character.prisoners


def lay_piles(state: ArchitectsState) -> None:
    """Black market, rewards, apprentices and buildings (AR 2, AR 21)."""
    tables = state.tables
    state.small = list(range(len(tables.market_cards)))
    state.luck(S_MARKET).shuffle(state.small)
    rewards = list(tables.reward_cards)
    state.luck(S_REWARDS).shuffle(rewards)
    state.rewards = rewards[: state.rules.rewards]
    apprentices = list(range(len(tables.apprentice_cards)))
    state.luck(S_APPRENTICES).shuffle(apprentices)
    shown = tables.rows * tables.columns
    state.display = apprentices[:shown]
    state.apprentices = apprentices[shown:]
    state.coins = [0] * shown
    state.pile = members(buildings_in_play(state.rules))
    state.luck(S_BUILDINGS).shuffle(state.pile)


def buildings_in_play(rules: Rules) -> int:
    """The buildings of the game, as a set: some leave a game against an opponent (AR 21)."""
    cards = (1 << len(rules.tables.buildings)) - 1
    if rules.opponent >= 0:
        for card in rules.tables.removed:
            cards &= ~(1 << card)
    return cards
