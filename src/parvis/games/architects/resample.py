"""Other worlds: a copy of the table in which everything a seat has not seen is drawn anew, fitting all it has seen.

The cards stay where they are and change their faces, so what others remember stays true. A card the seat is sure of
keeps its face; of a pool the faces lie on some of its cards; all others get faces from those the seat knows nothing
of. Apprentices, rewards, market cards and schemes are shuffled among those that could lie there.
"""

from __future__ import annotations

from parvis.core.luck import Luck
from parvis.core.words import members
from parvis.games.architects.rules.opponent import FROM_FUTURE
from parvis.games.architects.state import ArchitectsState


def resample(state: ArchitectsState, seat: int, luck: Luck) -> ArchitectsState:
    """A state drawn from those that fit what `seat` has seen."""
    world = state.copy()
    _buildings(world, seat, luck)
    _apprentices(world, luck)
    _rewards(world, luck)
    _market(world, luck)
    if state.rules.opponent >= 0:
        _schemes(world, luck)
    return world


# --- buildings (AR 1, AR 2) ---


def _buildings(world: ArchitectsState, seat: int, luck: Luck) -> None:
    """Give the hidden cards other faces."""
    cards = by_place(world, seat)
    sure = world.sure[seat]
    faces = sorted(card for card in cards if not sure >> card & 1)
    pools = [world.pools[at : at + 3] for at in range(0, len(world.pools), 3)]
    own = [pool for pool in pools if pool[0] == seat]
    for _, known, _ in own:
        faces = [face for face in faces if not known >> face & 1]
    luck.shuffle(faces)
    new = list(range(len(world.tables.buildings)))
    for _, known, where in own:
        places = [card for card in cards if where >> card & 1]
        lying = members(known)
        while len(lying) < len(places):
            lying.append(faces.pop())
        luck.shuffle(lying)
        for card, face in zip(places, lying, strict=True):
            new[card] = face
    pooled = 0
    for _, _, where in own:
        pooled |= where
    for card in cards:
        if not (sure | pooled) >> card & 1:
            new[card] = faces.pop()
    relabel(world, seat, new)


def by_place(state: ArchitectsState, seat: int) -> list[int]:
    """All hidden cards in the order of where they lie and of who knows them, so that no face has a say in the world."""

    def who_knows(card: int) -> list[int]:
        found = [known >> card & 1 for known in state.sure]
        for at in range(0, len(state.pools), 3):
            owner, faces, cards = state.pools[at : at + 3]
            found.append(cards >> card & 1)
            found.append(faces >> card & 1 if owner != seat else 0)
        return found

    found: list[int] = []
    for mask in (*state.hand, *state.offer):
        found += sorted(members(mask), key=who_knows)
    return [*found, *state.looked, *state.pile]


def relabel(world: ArchitectsState, seat: int, new: list[int]) -> None:
    """The same cards with other faces; what the seat itself remembers stays as it is, for it saw faces."""
    world.hand = [_faces(mask, new) for mask in world.hand]
    world.offer = [_faces(mask, new) for mask in world.offer]
    world.looked = [new[card] for card in world.looked]
    world.pile = [new[card] for card in world.pile]
    world.sure = [known if other == seat else _faces(known, new) for other, known in enumerate(world.sure)]
    pools: list[int] = []
    for at in range(0, len(world.pools), 3):
        owner, faces, cards = world.pools[at : at + 3]
        pools += [owner, faces if owner == seat else _faces(faces, new), _faces(cards, new)]
    world.pools = pools


def _faces(mask: int, new: list[int]) -> int:
    found = 0
    for card in members(mask):
        found |= 1 << new[card]
    return found


# --- the other piles (AR 2, AR 13, AR 21) ---


def _apprentices(world: ArchitectsState, luck: Luck) -> None:
    """The pile above what was discarded and put under it."""
    unseen = len(world.apprentices) - world.seen_apprentices
    above = sorted(world.apprentices[:unseen])
    luck.shuffle(above)
    world.apprentices = [*above, *world.apprentices[unseen:]]


def _rewards(world: ArchitectsState, luck: Luck) -> None:
    """Any of the rewards that were not seen yet may be in the game."""
    unseen = list(world.tables.reward_cards)
    for reward in world.rewards_gone:
        unseen.remove(reward)
    luck.shuffle(unseen)
    world.rewards = unseen[: len(world.rewards)]


def _market(world: ArchitectsState, luck: Luck) -> None:
    """The order of the small cards; the top one shows its small face."""
    cards = world.tables.market_cards
    shown = cards[world.small[0]].small
    rest = sorted(world.small)
    alike = [card for card in rest if cards[card].small == shown]
    top = alike[luck.below(len(alike))]
    rest.remove(top)
    luck.shuffle(rest)
    world.small = [top, *rest]


def _schemes(world: ArchitectsState, luck: Luck) -> None:
    """Each part of the draw pile is shuffled in itself; what came from the future pile may be any of that."""
    unseen = list(world.future)
    at = 0
    for size in world.parts:
        if size == FROM_FUTURE:
            unseen.append(world.schemes[at])
        at += 1 if size == FROM_FUTURE else size
    unseen.sort()
    luck.shuffle(unseen)
    schemes: list[int] = []
    at = 0
    for size in world.parts:
        if size == FROM_FUTURE:
            schemes.append(unseen.pop())
            at += 1
            continue
        part = sorted(world.schemes[at : at + size])
        luck.shuffle(part)
        schemes += part
        at += size
    world.schemes = schemes
    world.future = unseen
