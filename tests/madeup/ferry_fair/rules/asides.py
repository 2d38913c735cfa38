"""FF 9: what may be done at any time, unasked: use the favour once, send a helper away."""

from __future__ import annotations

from parvis.core.refusals import NOT_NOW, refuse
from parvis.core.words import members
from tests.madeup.ferry_fair import forms
from tests.madeup.ferry_fair.state import FairState


def candidates(state: FairState, seat: int) -> list[int]:
    """The favour's two gains, and the seat's helpers."""
    at = state.game.actions.at
    flips = [at(forms.FLIP, 0), at(forms.FLIP, 1)]
    return [*flips, *(at(forms.DISMISS, helper) for helper in members(state.helpers[seat]))]


def why(state: FairState, seat: int, action: int) -> int:
    """The favour must be unused, the helper one's own (FF 9)."""
    value = state.game.actions.value[action]
    kind = state.game.actions.kind[action]
    if kind == forms.FLIP:
        return 0 if state.favour[seat] else refuse(forms.FAVOUR_USED)
    if kind == forms.DISMISS:
        return 0 if state.helpers[seat] >> value & 1 else refuse(forms.NOT_YOURS, value)
    return NOT_NOW


def carry_out(state: FairState, seat: int, action: int) -> None:
    """Flip the favour, or send a helper away for good (FF 9)."""
    value = state.game.actions.value[action]
    if state.game.actions.kind[action] == forms.FLIP:
        state.favour[seat] = 0
        gain = state.tables.favour_gain[value]
        if value == 0:
            state.letters[seat] = min(state.tables.letters_most, state.letters[seat] + gain)
        else:
            state.coins[seat] += gain
        state.tell(forms.E_FLIPPED, seat, value)
    else:
        state.helpers[seat] ^= 1 << value
        state.tell(forms.E_DISMISSED, seat, value)
