"""What each seat knows of the hidden building cards (AR 1, AR 2): kept with the state, since it may be remembered.

A card of the state is both a thing that lies somewhere and the face it bears. `sure[seat]` are the cards of which the
seat knows where they are. When somebody chooses unseen among cards of which a seat knows some faces (keeps one of
those passed on, puts one of a hand under the pile), the seat still knows that these faces are among those cards,
and no more: a *pool*. `pools` holds one after another, by seat: seat, faces, cards; the faces lie, one each, on some
of the cards. Of everything else a seat knows nothing but that it is there.
"""

from __future__ import annotations

from parvis.games.architects.state import ArchitectsState


def learn(state: ArchitectsState, seat: int, card: int) -> None:
    """The seat sees the face of a card, wherever it lies."""
    bit = 1 << card
    if state.sure[seat] & bit:
        return
    sure = state.sure.copy()
    sure[seat] |= bit
    pools: list[int] = []
    for at in range(0, len(state.pools), 3):
        owner, faces, cards = state.pools[at : at + 3]
        if owner == seat:
            faces &= ~bit
            cards &= ~bit
            if faces and faces == cards and faces & faces - 1 == 0:
                sure[seat] |= faces
                faces = 0
        if faces:
            pools += [owner, faces, cards]
    state.sure = sure
    state.pools = pools


def learn_all(state: ArchitectsState, card: int) -> None:
    """A card lies open: everybody knows it, and nobody has to remember it (AR 11)."""
    for seat in range(state.seats):
        learn(state, seat, card)
    state.sure = [known & ~(1 << card) for known in state.sure]


def mixed(state: ArchitectsState, chooser: int, cards: int) -> None:
    """The chooser takes one of these cards, unseen: for everybody else any of them may be where any other was."""
    if cards & cards - 1 == 0:
        return
    for seat in range(state.seats):
        if seat != chooser:
            _mix(state, seat, cards)


def _mix(state: ArchitectsState, seat: int, cards: int) -> None:
    pools = state.pools
    faces = state.sure[seat] & cards
    where = cards
    for at in range(0, len(pools), 3):
        if pools[at] == seat and pools[at + 2] & cards:
            faces |= pools[at + 1]
            where |= pools[at + 2]
    if not faces:
        return
    before: list[int] = []
    after: list[int] = []
    for at in range(0, len(pools), 3):
        if pools[at] != seat or not pools[at + 2] & cards:
            (before if pools[at] <= seat else after).extend(pools[at : at + 3])
    sure = state.sure.copy()
    sure[seat] &= ~cards
    state.sure = sure
    state.pools = [*before, seat, faces, where, *after]
