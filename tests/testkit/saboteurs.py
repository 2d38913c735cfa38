"""Broken variants of the Ferry Fair, one for each way a game can go wrong: the kit must notice every one of them.

Each is a patch of the game's own code, with the check that should fail and a word of what it should say.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from parvis.core.game import Game
from parvis.core.luck import Luck
from parvis.core.refusals import NOT_NOW
from parvis.core.state import State
from parvis.core.wire import ScoreSheet
from parvis.testkit import Case, Conformance
from tests.madeup.ferry_fair import data_texts, forms, load, position, resample, view
from tests.madeup.ferry_fair.game import FerryFair
from tests.madeup.ferry_fair.rules import asides, draft, fair, heron, sailing, turn
from tests.madeup.ferry_fair.state import FairState
from tests.madeup.kit import KIT

Patch = pytest.MonkeyPatch
TWO = Case.of(2, length="short")
THREE = Case.of(3, length="long")
ALONE = Case.of(1, length="long")


@dataclass(frozen=True)
class Saboteur:
    """What is broken, which check should fail, and what it should say."""

    check: str
    says: str
    breaks: Callable[[Patch], None]
    case: Case = TWO
    changed: tuple[tuple[str, Any], ...] = ()

    def kit(self) -> Conformance:
        """The conformance of the broken game."""
        kit = replace(KIT, game=load(data_texts()), cases=[self.case], source="", tallies=[])
        return replace(kit, **dict(self.changed))


def shows_all_hands(patch: Patch) -> None:
    honest = view._player

    def leaky(state: FairState, player: int, reader: int | None) -> view.PlayerView:
        hand = view._refs(state, "card", state.hand[player])
        return msgspec.structs.replace(honest(state, player, reader), hand=hand)

    patch.setattr(view, "_player", leaky)


def tells_everyone_what_is_dealt(patch: Patch) -> None:
    honest = FairState.tell

    def loud(self: FairState, kind: int, party: int, *numbers: int, viewers: int = 0) -> None:
        a, b, c, d, e, f = (*numbers, *[0] * (6 - len(numbers)))
        honest(self, kind, party, a, b, c, d, e, f, viewers=0b1111 if viewers else 0)

    patch.setattr(FairState, "tell", loud)


def copies_share_the_workers(patch: Patch) -> None:
    honest = FairState.copy

    def sharing(self: FairState) -> FairState:
        other = honest(self)
        other.workers = self.workers
        return other

    patch.setattr(FairState, "copy", sharing)


def the_first_to_reply_gets_a_coin(patch: Patch) -> None:
    honest = draft.Draft.answer

    def rewarded(self: draft.Draft, state: FairState, seat: int, action: int) -> None:
        if all(reply < 0 for reply in self.replies):
            state.coins[seat] += 1
        honest(self, state, seat, action)

    patch.setattr(draft.Draft, "answer", rewarded)


def the_title_counts_replies(patch: Patch) -> None:
    patch.setattr(draft.Draft, "about", lambda self, state, seat: (max(self.replies) % 7,))


def replying_shows_something(patch: Patch) -> None:
    honest = draft.Draft.answer

    def shown(self: draft.Draft, state: FairState, seat: int, action: int) -> None:
        state.revealed = True
        honest(self, state, seat, action)

    patch.setattr(draft.Draft, "answer", shown)


def candidates_descend(patch: Patch) -> None:
    honest = turn.Turn.candidates
    patch.setattr(turn.Turn, "candidates", lambda self, state, seat: honest(self, state, seat)[::-1])


def resting_is_not_listed(patch: Patch) -> None:
    honest = turn.Turn.candidates
    patch.setattr(turn.Turn, "candidates", lambda self, state, seat: honest(self, state, seat)[:-1])


def no_reason_is_given(patch: Patch) -> None:
    honest = turn.why_not_hire
    patch.setattr(turn, "why_not_hire", lambda state, seat, helper: honest(state, seat, helper) and NOT_NOW)


def asking_why_costs_a_coin(patch: Patch) -> None:
    def costly(state: FairState, seat: int) -> int:
        state.points[seat] += 1
        return 0 if state.home[state.colour(seat)] else NOT_NOW

    patch.setattr(turn, "why_not_work", costly)


def drawing_is_not_shown(patch: Patch) -> None:
    def quiet(state: FairState, seat: int) -> None:
        if state.deck:
            card = state.deck.pop(0)
            state.hand[seat] |= 1 << card
            state.known[card] |= 1 << seat

    patch.setattr(turn, "draw", quiet)


def a_preview_sees_the_next_card(patch: Patch) -> None:
    honest = turn.draw

    def early(state: FairState, seat: int) -> None:
        if state.deck:
            state.tell(forms.E_DRAWN, seat, state.deck[0], viewers=1 << seat)
        honest(state, seat)

    patch.setattr(turn, "draw", early)


def bytes_lack_the_mud(patch: Patch) -> None:
    honest = FairState.numbers

    def short(self: FairState) -> list[Any]:
        numbers = honest(self)
        return [*numbers[:2], [0] * self.seats, *numbers[3:]]

    patch.setattr(FairState, "numbers", short)
    honest_copy = FairState.copy

    def copy(self: FairState) -> FairState:
        other = honest_copy(self)
        other.mud = self.mud.copy()
        return other

    patch.setattr(FairState, "copy", copy)


def resampling_forgets(patch: Patch) -> None:
    def forgetful(state: FairState, seat: int, luck: Luck) -> FairState:
        faces = list(range(len(state.tables.card_ids)))
        luck.shuffle(faces)
        return resample.relabelled(state, faces)

    patch.setattr(resample, "resample", forgetful)


def resampling_starts_from_the_truth(patch: Patch) -> None:
    honest = resample.resample

    def from_the_truth(state: FairState, seat: int, luck: Luck) -> FairState:
        world = honest(state, seat, luck)
        world.heron_deck = list(state.heron_deck)
        luck.shuffle(world.heron_deck)
        return world

    patch.setattr(resample, "resample", from_the_truth)


def a_hidden_card_decides_who_is_asked(patch: Patch) -> None:
    honest = sailing.has_choice
    patch.setattr(sailing, "has_choice", lambda state, seat: honest(state, seat) and bool(state.hand[seat] & 0b1111))


def luck_from_elsewhere(patch: Patch) -> None:
    def drawn(state: FairState) -> None:
        state.show()
        state.heron_deck = random.sample(range(5), 5)

    patch.setattr(heron, "fresh_deck", drawn)


def resting_goes_on_for_ever(patch: Patch) -> None:
    honest = turn.Turn.answer

    def again(self: turn.Turn, state: FairState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.REST:
            state.push(turn.Turn(seat))
        else:
            honest(self, state, seat, action)

    patch.setattr(turn.Turn, "answer", again)


def a_worker_is_lost(patch: Patch) -> None:
    honest = turn.capture

    def careless(state: FairState, seat: int, group: int) -> None:
        honest(state, seat, group)
        state.held[0] = 0
        state.home[state.colour(seat)] = max(0, state.home[state.colour(seat)] - 1)

    patch.setattr(turn, "capture", careless)


def rows_do_not_add_up(patch: Patch) -> None:
    honest = FerryFair.score_sheet

    def generous(self: FerryFair, state: State) -> ScoreSheet:
        sheet = honest(self, state)
        return msgspec.structs.replace(sheet, totals=[total + 1 for total in sheet.totals])

    patch.setattr(FerryFair, "score_sheet", generous)


def the_coins_are_counted_wrongly(patch: Patch) -> None:
    honest = FerryFair.score_sheet

    def wrong(self: FerryFair, state: State) -> ScoreSheet:
        sheet = honest(self, state)
        assert isinstance(state, FairState)
        rows = [
            msgspec.structs.replace(row, points=[p + 1 for p in row.points]) if row.id == "coins" else row
            for row in sheet.rows
        ]
        return msgspec.structs.replace(sheet, rows=rows, totals=[total + 1 for total in sheet.totals])

    patch.setattr(FerryFair, "score_sheet", wrong)


def the_heron_is_asked(patch: Patch) -> None:
    patch.setattr(heron.Perch, "asks", lambda self: 0b10)


def nobody_can_land(patch: Patch) -> None:
    patch.setattr(sailing.Landing, "why", lambda self, state, seat, action: NOT_NOW)


def dismissing_jams_the_fair(patch: Patch) -> None:
    patch.setattr(fair.OrderAbilities, "why", lambda self, state, seat, action: 0 if state.helpers[seat] else NOT_NOW)
    patch.setattr(fair, "able", lambda state, seat, ability: list(range(6)) if state.helpers[seat] else [])
    patch.setattr(fair, "why_not_use", lambda state, seat, helper, used: 0)


def dismissing_asks_somebody_else(patch: Patch) -> None:
    honest = asides.carry_out

    def meddling(state: FairState, seat: int, action: int) -> None:
        honest(state, seat, action)
        if isinstance(state.agenda[-1], turn.Turn):
            state.agenda[-1] = turn.Turn(seat)

    patch.setattr(asides, "carry_out", meddling)


def positions_forget_the_mud(patch: Patch) -> None:
    patch.setattr(position, "_COUNTS", ("coins", "letters", "points"))


def something_lies_outside_the_state(patch: Patch) -> None:
    rested: list[int] = []
    honest = turn.Turn.answer

    def remembering(self: turn.Turn, state: FairState, seat: int, action: int) -> None:
        if state.game.actions.kind[action] == forms.REST:
            rested.append(seat)
            state.coins[seat] += len(rested)
        honest(self, state, seat, action)

    patch.setattr(turn.Turn, "answer", remembering)


def no_two_deals_are_alike(patch: Patch) -> None:
    deals: list[int] = []
    honest = draft.deal_offers

    def different(state: FairState) -> None:
        deals.append(0)
        state.coins[0] += len(deals)
        honest(state)

    patch.setattr(draft, "deal_offers", different)


def a_kind_is_not_found(patch: Patch) -> None:
    honest = FerryFair.__init__

    def shifted(self: FerryFair, tables: Any) -> None:
        honest(self, tables)
        self.actions.start[forms.PERCH] += 1

    patch.setattr(FerryFair, "__init__", shifted)


def nothing(patch: Patch) -> None:
    """The game is sound; what the kit was given is not."""


def hash_dependent() -> Game:
    """A game whose order of play depends on the hashes of words."""

    class Hashed(FerryFair):
        def deal(self, state: State) -> None:
            super().deal(state)
            assert isinstance(state, FairState)
            state.coins[0] = [2, 3, 4, 5, 6, 7, 8, 9][hash("ferry") % 8]

    return Hashed(load(data_texts()).tables)


HALF_A_LANGUAGE = {"en": ["question-turn = Your turn\n"]}

SABOTEURS = {
    function.__name__: Saboteur(check, says, function, case, changed)
    for check, says, function, case, changed in [
        ("leaks", "leak to seat", shows_all_hands, TWO, ()),
        ("leaks", "leak to", drawing_is_not_shown, TWO, ()),
        ("leaks", "leak to seat", a_preview_sees_the_next_card, TWO, ()),
        ("canary", "must not know", tells_everyone_what_is_dealt, THREE, ()),
        ("copies", "changed", copies_share_the_workers, TWO, ()),
        ("joints", "another order", the_first_to_reply_gets_a_coin, THREE, ()),
        ("joints", "open reply", the_title_counts_replies, THREE, ()),
        ("withdrawal", "cannot withdraw", replying_shows_something, THREE, ()),
        ("lists", "ascend", candidates_descend, TWO, ()),
        ("lists", "disagree", resting_is_not_listed, TWO, ()),
        ("lists", "not-now", no_reason_is_given, TWO, ()),
        ("plays", "changed the state", asking_why_costs_a_coin, TWO, ()),
        ("notation", "not found by kind", a_kind_is_not_found, TWO, ()),
        ("bytes", "goes on differently|ends differently", bytes_lack_the_mud, TWO, ()),
        ("resample", "looks different", resampling_forgets, TWO, ()),
        ("resample", "cannot see shows", resampling_starts_from_the_truth, ALONE, ()),
        ("leaks", "leak to", a_hidden_card_decides_who_is_asked, THREE, ()),
        ("determinism", "other events|chose other|ended elsewhere", luck_from_elsewhere, ALONE, ()),
        ("bounds", "answers of a seat", resting_goes_on_for_ever, TWO, ()),
        ("plain", "legal answer|possible answer", nobody_can_land, TWO, ()),
        ("promises", "workers of colour", a_worker_is_lost, TWO, ()),
        ("promises", "add up", rows_do_not_add_up, TWO, ()),
        ("promises", "an actor is no seat", the_heron_is_asked, ALONE, ()),
        ("scores", "second scorer", the_coins_are_counted_wrongly, TWO, ()),
        ("asides", "answer", dismissing_jams_the_fair, TWO, ()),
        ("asides", "made a seat an actor", dismissing_asks_somebody_else, TWO, ()),
        ("positions", "another state|not read back", positions_forget_the_mud, TWO, ()),
        ("undo", "replay of what stands|did not bring", something_lies_outside_the_state, TWO, ()),
        ("records", "another state|other events|does not play", no_two_deals_are_alike, TWO, ()),
        ("words", "no message", nothing, TWO, (("texts", HALF_A_LANGUAGE),)),
    ]
}
SABOTEURS["hashes"] = Saboteur(
    "processes", "games are different", nothing, TWO, (("source", "tests.testkit.saboteurs:hash_dependent"),)
)
