"""What a player gains, places, pays and loses, and the park bonus (ND 4, ND 5, ND R-COIN1 to ND R-GEN)."""

from __future__ import annotations

from parvis.games.notre_dame import forms
from parvis.games.notre_dame.state import PLACES, NotreDameState


def gain_prestige(state: NotreDameState, seat: int, amount: int) -> None:
    """One gain event: the prestige and, if it is any at all, the park bonus on top (ND 4, ND R-PARK0)."""
    if amount <= 0:
        return
    bonus = state.park_bonus(seat)
    state.prestige[seat] += amount + bonus
    state.tell(forms.E_PRESTIGE, seat, amount, bonus)


def lose_prestige(state: NotreDameState, seat: int, amount: int) -> None:
    """Lose prestige, as far as there is any (ND R-NEG)."""
    amount = min(amount, state.prestige[seat])
    if amount > 0:
        state.prestige[seat] -= amount
        state.tell(forms.E_PRESTIGE_LOST, seat, amount)


def gain_coins(state: NotreDameState, seat: int, amount: int) -> None:
    """Take coins from the supply; what it lacks comes from the richest player, in editions that say so (ND R-COIN1)."""
    if amount <= 0:
        return
    if not state.rules.coins_from_richest:
        state.coins[seat] += amount
        state.tell(forms.E_COINS, seat, amount)
        return
    from_supply = min(amount, state.coins_in_supply())
    if from_supply > 0:
        state.coins[seat] += from_supply
        state.tell(forms.E_COINS, seat, from_supply)
    missing = amount - from_supply
    while missing > 0:
        giver = _richest_other(state, seat)
        if giver < 0:
            state.tell(forms.E_COINS_SHORT, seat, missing)
            return
        state.coins[giver] -= 1
        state.coins[seat] += 1
        state.tell(forms.E_COINS_TAKEN, seat, giver, 1)
        missing -= 1


def _richest_other(state: NotreDameState, seat: int) -> int:
    """Whoever else has most coins; of several the nearest clockwise (ND R-COIN2, ND R-COIN3); -1 if nobody has any."""
    found = -1
    most = 0
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if state.coins[other] > most:
            most = state.coins[other]
            found = other
    return found


def pay_coins(state: NotreDameState, seat: int, amount: int) -> None:
    """Pay coins to the supply."""
    if amount > 0:
        state.coins[seat] -= amount
        state.tell(forms.E_PAID, seat, amount)


def gain_markers(state: NotreDameState, seat: int, amount: int) -> None:
    """Take markers from the general into the own supply, as many as there are (ND R-GEN)."""
    amount = min(amount, state.general[seat])
    if amount > 0:
        state.general[seat] -= amount
        state.own[seat] += amount
        state.tell(forms.E_MARKERS, seat, amount)


def place_from_general(state: NotreDameState, seat: int, place: int, amount: int) -> int:
    """Put markers from the general supply onto the board, as many as there are; how many it were."""
    amount = min(amount, state.general[seat])
    if amount > 0:
        state.general[seat] -= amount
        state.markers[seat * PLACES + place] += amount
        state.tell(forms.E_FROM_GENERAL, seat, place, amount)
    return amount


def return_markers(state: NotreDameState, seat: int, place: int, amount: int) -> None:
    """Give markers from the board back to the general supply."""
    if amount > 0:
        state.markers[seat * PLACES + place] -= amount
        state.general[seat] += amount
        state.tell(forms.E_RETURNED, seat, place, amount)


def move_markers(state: NotreDameState, seat: int, source: int, target: int, amount: int) -> None:
    """Move own markers from one place on the board to another."""
    if amount > 0:
        state.markers[seat * PLACES + source] -= amount
        state.markers[seat * PLACES + target] += amount
        state.tell(forms.E_MOVED, seat, source, target, amount)


def move_friend(state: NotreDameState, seat: int, sector: int) -> None:
    """Put the trusted friend into a sector."""
    state.tell(forms.E_FRIEND, seat, state.friend[seat], sector)
    state.friend[seat] = sector


def rat_back(state: NotreDameState, seat: int, spaces: int) -> None:
    """Move the rat towards 0, never below (ND 1)."""
    spaces = min(spaces, state.rat[seat])
    if spaces > 0:
        state.rat[seat] -= spaces
        state.tell(forms.E_RAT, seat, spaces, state.rat[seat])
