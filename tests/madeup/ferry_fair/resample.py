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
        cards = members(pool)
        shuffled = cards.copy()
        luck.shuffle(shuffled)
        for card, face in zip(cards, shuffled, strict=True):
            faces[card] = face
    world = relabelled(state, faces)
    luck.shuffle(world.heron_deck)
    return world


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
