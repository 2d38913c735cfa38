"""Other worlds that fit all a seat has seen: the cards change their faces, everything else stays where it is (FF 1).

Relabelling the cards keeps what everyone else remembers true in the new world too. A card whose place the seat knows
keeps its face; of a pair handed on, the neighbour holds one or the other; all other cards may be any of the rest.
"""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.words import members
from tests.madeup.ferry_fair.state import FairState


def resample(state: FairState, seat: int, luck: Luck) -> FairState:
    """A world that the seat cannot tell from the true one."""
    faces = list(range(len(state.tables.card_ids)))
    known = state.knows(seat)
    pair = state.passed[seat] & ~known
    rest = (1 << len(faces)) - 1 & ~known & ~pair
    for pool in (pair, rest):
        shuffled = members(pool)
        luck.shuffle(shuffled)
        for card, face in zip(_by_place(state, pool), shuffled, strict=True):
            faces[card] = face
    world = relabelled(state, faces)
    world.heron_deck.sort()
    luck.shuffle(world.heron_deck)
    return world


def _by_place(state: FairState, pool: int) -> list[int]:
    """The cards of a pool in the order of where they lie and who knows them, so that no face has a say in the world."""

    def who_has_seen(card: int) -> list[int]:
        return [state.known[card], *(passed >> card & 1 for passed in state.passed)]

    found: list[int] = []
    for mask in (*state.hand, *state.offer):
        found += sorted(members(mask & pool), key=who_has_seen)
    found += [card for card in state.deck if pool >> card & 1 and card not in found]
    return found + sorted((card for card in members(pool) if card not in found), key=who_has_seen)


def relabelled(state: FairState, faces: list[int]) -> FairState:
    """The same table with other faces on the cards."""
    world = state.copy()
    world.hand = [_faces(mask, faces) for mask in state.hand]
    world.offer = [_faces(mask, faces) for mask in state.offer]
    world.passed = [_faces(mask, faces) for mask in state.passed]
    world.played = [_faces(mask, faces) for mask in state.played]
    world.deck = [faces[card] for card in state.deck]
    for card, face in enumerate(faces):
        world.known[face] = state.known[card]
    return world


def _faces(mask: int, faces: list[int]) -> int:
    return sum(1 << faces[card] for card in members(mask))
