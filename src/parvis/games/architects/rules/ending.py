"""The end of the game: virtue effects of buildings, in the owner's order, before anything is counted (AR 18)."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.steps import OpenQuestion, Work
from parvis.core.words import members
from parvis.games.architects import forms
from parvis.games.architects.codes import AT_END, E_END_VIRTUE_MAJORITY, E_END_VIRTUE_PER, E_SCORE_DEBTS, VIRTUE
from parvis.games.architects.codes import E_SCORE_NO_DEBT as NO_DEBT
from parvis.games.architects.rules.counting import amount, has_most
from parvis.games.architects.rules.gains import change_virtue
from parvis.games.architects.state import ArchitectsState


def at_the_end(state: ArchitectsState, seat: int) -> int:
    """The buildings of a seat that change virtue at the end, as a set."""
    found = 0
    for card in members(state.built[seat]):
        if state.tables.buildings[card].effect.when == AT_END:
            found |= 1 << card
    return found


def change_of(state: ArchitectsState, seat: int, card: int) -> int:
    """By how much a building changes virtue at the end, as things stand (AR 18)."""
    effect = state.tables.buildings[card].effect
    if effect.do == E_END_VIRTUE_PER:
        return effect.gain[VIRTUE] * (amount(state, seat, effect.per) // effect.group)
    if effect.do == E_END_VIRTUE_MAJORITY:
        return effect.gain[VIRTUE] if has_most(state, seat, effect.per) else 0
    return effect.gain[VIRTUE]


def order_matters(state: ArchitectsState, seat: int, cards: int) -> bool:
    """Whether a different order could end differently: gains alone, or losses alone, add up in any (AR 18)."""
    changes = [change_of(state, seat, card) for card in members(cards)]
    if any(state.tables.buildings[card].effect.per == VIRTUE for card in members(cards)):
        return len(changes) > 1
    return any(change > 0 for change in changes) and any(change < 0 for change in changes)


class EndEffects(Work[ArchitectsState]):
    """A player's virtue effects at the end; `used` are the buildings that have had theirs (AR 18)."""

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.used)

    def run(self, state: ArchitectsState) -> None:
        left = at_the_end(state, self.seat) & ~self.used
        if not left:
            return
        if order_matters(state, self.seat, left):
            state.push(EndOrder(self.seat, self.used))
            return
        apply(state, self.seat, self.used, (left & -left).bit_length() - 1)


def apply(state: ArchitectsState, seat: int, used: int, card: int) -> None:
    """One building's effect, then the others'."""
    state.push(EndEffects(seat, used | 1 << card))
    change = change_of(state, seat, card)
    if change:
        state.tell(forms.EV_END_EFFECT, seat, card)
        change_virtue(state, seat, change)


class EndOrder(OpenQuestion[ArchitectsState]):
    """Which building's effect comes next? (AR 18)"""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.used)

    def kind(self) -> int:
        return forms.Q_END_EFFECTS

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        start = state.game.actions.start[forms.APPLY]
        return [start + card for card in members(at_the_end(state, seat) & ~self.used)]

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        actions = state.game.actions
        if actions.kind[action] != forms.APPLY:
            return NOT_NOW
        card = actions.value[action]
        here = (at_the_end(state, seat) & ~self.used) >> card & 1
        return 0 if here else refuse(forms.NOT_AT_THE_END, card)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        apply(state, seat, self.used, state.game.actions.value[action])


# --- what the best order gives (AR 18) ---


def debt_points(state: ArchitectsState, party: int, unpaid: int) -> int:
    """Points for unpaid debts, and for having none (AR 18)."""
    each = state.tables.unpaid_debt_vp
    bonus = 0
    for card in members(state.built[party]):
        effect = state.tables.buildings[card].effect
        if effect.do == E_SCORE_DEBTS:
            each += effect.vp
        elif effect.do == NO_DEBT and unpaid == 0:
            bonus += effect.vp
    return each * unpaid + bonus


def best_end(state: ArchitectsState, seat: int) -> tuple[int, int]:
    """Virtue and unpaid debts after the best order of the effects at the end (AR 18).

    Every debt that virtue can destroy is destroyed. Gains may change places among themselves, so after a gain only
    later ones are tried.
    """
    changes = [change_of(state, seat, card) for card in members(at_the_end(state, seat))]
    gains = sorted(change for change in changes if change > 0)
    losses = sorted(change for change in changes if change < 0)
    return _best(state, seat, gains, losses, state.virtue[seat], state.unpaid[seat])


def _best(
    state: ArchitectsState, seat: int, gains: list[int], losses: list[int], virtue: int, unpaid: int
) -> tuple[int, int]:
    if not losses:
        return _all(state, gains, virtue, unpaid)
    found = (virtue, unpaid)
    most = -9999
    for chosen in range(1 << len(gains)):
        before = [gain for at, gain in enumerate(gains) if chosen >> at & 1]
        after = [gain for at, gain in enumerate(gains) if not chosen >> at & 1]
        v, u = _all(state, [*before, losses[0]], virtue, unpaid)
        v, u = _best(state, seat, after, losses[1:], v, u)
        points = end_points(state, seat, v, u)
        if points > most:
            most = points
            found = (v, u)
    return found


def _all(state: ArchitectsState, changes: list[int], virtue: int, unpaid: int) -> tuple[int, int]:
    """Changes of virtue one after the other, on numbers alone (AR 12)."""
    top = state.tables.virtue_max
    for change in changes:
        virtue += change
        if virtue > top:
            unpaid -= min(unpaid, virtue - top)
            virtue = top
        elif virtue < 0:
            unpaid -= virtue
            virtue = 0
    return virtue, unpaid


def end_points(state: ArchitectsState, seat: int, virtue: int, unpaid: int) -> int:
    """Points that depend on virtue and debts at the very end: track, lighthouse and its like, debts (AR 18)."""
    points = state.tables.virtue_vp[virtue] + debt_points(state, seat, unpaid)
    for card in members(state.built[seat]):
        effect = state.tables.buildings[card].effect
        if effect.per == VIRTUE and effect.vp:
            points += effect.vp * (virtue // effect.group)
    return points
