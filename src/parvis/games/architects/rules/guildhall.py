"""The guildhall and what a worker there is for: constructing a building, a step of the cathedral (AR 11)."""

from __future__ import annotations

from parvis.core.refusals import refuse
from parvis.core.steps import Question, Work
from parvis.games.architects import forms
from parvis.games.architects.codes import AT_CATHEDRAL
from parvis.games.architects.memory import learn_all
from parvis.games.architects.rules.buildings import Effects
from parvis.games.architects.rules.cards import bury, in_hand, why_bury
from parvis.games.architects.rules.gains import change_virtue, cost_short, gain, pay_cost
from parvis.games.architects.rules.places import bonuses
from parvis.games.architects.state import ArchitectsState


def enter(state: ArchitectsState, party: int) -> bool:
    """Put a worker on the next slot; whether that resets the market. The last slot brings the end (AR 11, AR 17)."""
    slot = len(state.guildhall)
    state.home[party] -= 1
    state.guildhall = [*state.guildhall, party]
    if slot >= state.rules.slots:
        state.tell(forms.EV_BESIDE, party)
        return False
    state.tell(forms.EV_GUILDHALL, party, slot + 1)
    if slot == state.rules.slots - 1:
        state.final = state.rules.parties
        state.tell(forms.EV_LAST_SLOT, party)
    return bool(state.rules.reset_slots >> slot & 1)


# --- constructing (AR 11) ---


def why_construct(state: ArchitectsState, seat: int, card: int) -> int:
    """0 if the seat can construct this building now, else what is missing (AR 11)."""
    if not state.hand[seat] >> card & 1:
        return refuse(forms.NOT_IN_HAND, card)
    building = state.tables.buildings[card]
    missing = building.skills & ~state.skills(seat) if building.skills else 0
    if missing:
        return refuse(forms.SKILLS_MISSING, card, missing)
    return cost_short(state, seat, building.cost, 0)


def construct(state: ArchitectsState, seat: int, card: int) -> None:
    """Lay the building open and pay; then its virtue and its effect (AR 11). The worker is already there."""
    state.hand[seat] &= ~(1 << card)
    state.built[seat] |= 1 << card
    learn_all(state, card)
    state.tell(forms.EV_CONSTRUCTED, seat, card)
    state.push(Constructed(seat, card))
    pay_cost(state, seat, state.tables.buildings[card].cost, 0)


class Constructed(Work[ArchitectsState]):
    """The building is paid for: its printed virtue, then its effect at once (AR 11)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def run(self, state: ArchitectsState) -> None:
        state.push(Effects(self.seat, self.card))
        change_virtue(state, self.seat, state.tables.buildings[self.card].virtue)


# --- the cathedral (AR 11) ---


def on_level(state: ArchitectsState, level: int) -> int:
    """How many stand on a level of the cathedral."""
    return state.level.count(level)


def why_advance(state: ArchitectsState, party: int) -> int:
    """0 if there is a free space one level up, else why not (AR 11)."""
    level = state.level[party]
    levels = state.tables.levels
    if level == len(levels):
        return refuse(forms.TOP_REACHED)
    spaces = levels[level].spaces
    return 0 if on_level(state, level + 1) < spaces else refuse(forms.LEVEL_FULL, level + 1, spaces)


def why_cathedral(state: ArchitectsState, seat: int) -> int:
    """0 if the seat can work on the cathedral now, else why not (AR 11, AR 12)."""
    least = state.tables.cathedral_least
    if state.virtue[seat] < least:
        return refuse(forms.VIRTUE_TOO_LOW, state.virtue[seat], least)
    refused = why_advance(state, seat)
    if refused:
        return refused
    need = cards_needed(state, seat)
    have = state.hand[seat].bit_count()
    if have < need:
        return refuse(forms.NO_CARD, have, need)
    level = state.tables.levels[state.level[seat]]
    return cost_short(state, seat, level.cost, level.mix)


def cards_needed(state: ArchitectsState, seat: int) -> int:
    """How many building cards a step of the cathedral costs; one character needs none (AR 11, AR 19)."""
    character = state.characters[seat]
    free = character >= 0 and state.tables.characters[character].no_discard
    return 0 if free else state.tables.cathedral_discard


def cathedral(state: ArchitectsState, seat: int) -> None:
    """Pay for the next level, put cards under the pile, move up (AR 11). The worker is already there."""
    level = state.tables.levels[state.level[seat]]
    state.push(Advance(seat))
    for _ in range(cards_needed(state, seat)):
        state.push(CathedralCard(seat))
    pay_cost(state, seat, level.cost, level.mix)


class CathedralCard(Question[ArchitectsState]):
    """Which building card goes under the pile for a step of the cathedral? (AR 11)"""

    def kind(self) -> int:
        return forms.Q_CATHEDRAL_CARD

    def candidates(self, state: ArchitectsState, seat: int) -> list[int]:
        return in_hand(state, seat)

    def why(self, state: ArchitectsState, seat: int, action: int) -> int:
        return why_bury(state, seat, action)

    def answer(self, state: ArchitectsState, seat: int, action: int) -> None:
        bury(state, seat, state.game.actions.value[action])


class Advance(Work[ArchitectsState]):
    """One level up, and the reward for it; acolytes do their part (AR 11, AR 15)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, state: ArchitectsState) -> None:
        state.push(Acolytes(self.seat))
        gain(state, self.seat, advance(state, self.seat))


def advance(state: ArchitectsState, party: int) -> list[int]:
    """Move up and open the top reward; what it brings (AR 11)."""
    state.level[party] += 1
    state.tell(forms.EV_LEVEL, party, state.level[party])
    if not state.rewards:
        state.tell(forms.EV_NO_REWARD, party)
        return state.tables.empty_pile_gain
    state.show()
    reward = state.rewards[0]
    state.rewards = state.rewards[1:]
    state.rewards_gone = sorted([*state.rewards_gone, reward])
    state.tell(forms.EV_REWARD, party, reward)
    return state.tables.rewards[reward].gain


class Acolytes(Work[ArchitectsState]):
    """With every step of the cathedral, also without a reward (AR 11, AR 15)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, state: ArchitectsState) -> None:
        bonuses(state, self.seat, AT_CATHEDRAL, state.owned[self.seat])
