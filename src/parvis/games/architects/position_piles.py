"""The piles of a position but for the buildings: apprentices, market cards, rewards, schemes (AR 2, AR 13, AR 21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parvis.core.luck import Luck
from parvis.core.positions import HIDDEN, Part, meant, one_of, shown
from parvis.games.architects.codes import GOOD_IDS, GOODS
from parvis.games.architects.rules.opponent import FROM_FUTURE
from parvis.games.architects.state import ArchitectsState

ANY: Final = "any"
"""In front of schemes that were shuffled together and lie in an order nobody knows."""


class Box:
    """Things of which there is one each: those that were mentioned, and a shuffled rest for what is not."""

    def __init__(self, ids: Sequence[str], luck: Luck) -> None:
        self.ids = list(ids)
        self.rest = list(range(len(self.ids)))
        luck.shuffle(self.rest)

    def take(self, part: Part, key: str) -> list[int]:
        """The things named in a list, none of them anywhere else."""
        found: list[int] = []
        for index, name in enumerate(part.words(key, self.ids)):
            thing = self.ids.index(name)
            if thing not in self.rest:
                raise part.error(f"{part.label()}'{key}' names '{name}', which is also somewhere else", key, index)
            self.rest.remove(thing)
            found.append(thing)
        return found

    def draw(self, part: Part, key: str) -> int:
        """One of the rest."""
        if not self.rest:
            raise part.error("there are not enough cards for what is written", key)
        return self.rest.pop()


# --- apprentices (AR 6) ---


def read_apprentices(board: Part, parts: list[Part], state: ArchitectsState, luck: Luck) -> None:
    """Those owned, the display row by row, the pile; what is not mentioned lies unseen in the pile."""
    box = Box(state.game.words.things["apprentice"], luck)
    slots = state.tables.rows * state.tables.columns
    for party, part in enumerate(parts):
        for card in box.take(part, "apprentices"):
            state.owned[party] |= 1 << card
        limit = state.apprentice_limit(party) if party < state.seats else 0
        if state.owned[party].bit_count() > limit:
            raise part.wrong("apprentices", f"at most {limit} apprentices")
    display = box.take(board, "display")
    above = box.take(board, "apprentice-pile")
    below = box.take(board, "apprentices-below")
    for card in box.take(board, "apprentices-discarded"):
        state.discarded |= 1 << card
    if len(display) > slots:
        raise board.wrong("display", f"a list of {slots} apprentices, row by row")
    while len(display) < slots:
        display.append(box.draw(board, "display"))
    state.display = display
    state.apprentices = [*above, *box.rest, *below]
    state.seen_apprentices = len(below)
    state.coins = [0] * slots
    if board.has("coins"):
        value = board.table["coins"]
        if not isinstance(value, list) or len(value) != slots or any(type(n) is not int or n < 0 for n in value):
            raise board.wrong("coins", f"a list of {slots} numbers, one for each card on display")
        state.coins = list(value)


# --- black market (AR 2, AR 13) ---


def read_market(board: Part, state: ArchitectsState, luck: Luck) -> None:
    """Small cards from the top, of which at least one lies there; `small-shows` says only what the top one shows."""
    cards = state.tables.market_cards
    box = Box(state.game.words.things["market-card"], luck)
    state.large = box.take(board, "large-market")
    small = box.take(board, "small-market")
    if board.has("small-shows"):
        face = board.part("small-shows")
        goods = [face.number(name, 0, 0, 99) for name in GOOD_IDS]
        face.closed()
        alike = [card for card in box.rest if cards[card].small[:GOODS] == goods]
        if small or not alike:
            raise board.wrong("small-shows", "the goods of a small card that is still there, without 'small-market'")
        small = [alike[0]]
        box.rest.remove(alike[0])
    state.small = [*small, *box.rest]
    if not state.small:
        raise board.wrong("large-market", "such that a small card is left")


# --- rewards (AR 2, AR 11) ---


def read_rewards(board: Part, state: ArchitectsState, luck: Luck) -> None:
    """The pile from the top, and those gone; how many there are in all follows from the number of players."""
    ids = list(state.tables.reward_ids)
    left = list(state.tables.reward_cards)
    luck.shuffle(left)
    for key in ("rewards-gone", "rewards"):
        for index, name in enumerate(board.texts(key)):
            if name not in ids or ids.index(name) not in left:
                raise board.wrong(key, f"{one_of(ids)}, none more often than there are{meant(name, ids)}", index)
            left.remove(ids.index(name))
    gone = [ids.index(name) for name in board.texts("rewards-gone")]
    pile = [ids.index(name) for name in board.texts("rewards")]
    if len(gone) + len(pile) > state.rules.rewards:
        raise board.wrong("rewards-gone", f"at most {state.rules.rewards} rewards, with those of the pile")
    state.rewards_gone = sorted(gone)
    state.rewards = [*pile, *left[: state.rules.rewards - len(gone) - len(pile)]]


# --- schemes (AR 21) ---


def read_schemes(board: Part, state: ArchitectsState, luck: Luck) -> None:
    """The draw pile part by part, the schemes revealed, the future pile; a part without an order is shuffled."""
    box = Box(state.game.words.things["scheme"], luck)
    deck = state.tables.schemes
    state.revealed_schemes = sorted(box.take(board, "revealed-schemes"))
    future = box.take(board, "future-schemes")
    if not board.has("schemes"):
        rest = [card for card in box.rest if card in deck.starting]
        state.schemes = rest
        state.parts = [len(rest)] if rest else []
        state.future = [*future, *(card for card in box.rest if card in deck.future)]
        return
    value = board.table["schemes"]
    if not isinstance(value, list):
        raise board.wrong("schemes", "a list of the parts of the draw pile, from the top")
    schemes: list[int] = []
    hidden: list[int] = []
    for index, entry in enumerate(value):
        if entry == HIDDEN:
            state.parts = [*state.parts, FROM_FUTURE]
            hidden.append(len(schemes))
            schemes.append(-1)
            continue
        cards = _part(board, box, entry, index, luck)
        state.parts = [*state.parts, FROM_FUTURE if isinstance(entry, str) else len(cards)]
        schemes += cards
    for at in hidden:
        card = next((card for card in box.rest if card in deck.future), -1)
        if card < 0:
            raise board.error("there are not enough future schemes for what is written", "schemes")
        box.rest.remove(card)
        schemes[at] = card
    if any(card in deck.starting for card in box.rest):
        raise board.wrong("schemes", "with every starting scheme that is not revealed in it")
    state.schemes = schemes
    state.future = [*future, *box.rest]


def _part(board: Part, box: Box, entry: object, index: int, luck: Luck) -> list[int]:
    """One part: a name alone, names in order, or `{ any = names }`."""
    anyhow = isinstance(entry, dict)
    names = entry.get(ANY) if isinstance(entry, dict) else [entry] if isinstance(entry, str) else entry
    if not isinstance(names, list) or not names or (isinstance(entry, dict) and len(entry) != 1):
        raise board.error(
            f"'schemes' holds {shown(entry)}; it should be a scheme from the future pile, a list of schemes, or"
            " { any = a list of schemes }",
            "schemes",
            index,
        )
    found: list[int] = []
    for name in names:
        card = box.ids.index(name) if name in box.ids else -1
        if card not in box.rest:
            raise board.error(
                f"'schemes' holds {shown(name)}; it should be a scheme that is nowhere else{meant(name, box.ids)}",
                "schemes",
                index,
            )
        box.rest.remove(card)
        found.append(card)
    if anyhow:
        luck.shuffle(found)
    return found
