"""Architects passes the whole kit: every seat count, both sides of the boards, either opponent (AR 2, AR 3, AR 21)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parvis.testkit import CHECK, CHECKS, SOAK, Budget, Case
from parvis.testkit.strategies import property_test
from tests.games.architects.kit import CASES, FEW, KIT

LENGTH = Budget(full=1, games=2, every=31, plain=60)
"""Games of random players are long: a few hundred turns, ten times as many as people take."""


@pytest.mark.parametrize("case", FEW, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str, case: Case, record_property: Callable[[str, object], None]) -> None:
    record_property("kit", KIT.run(check, case, CHECK).report(KIT.game.id))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_at_length(check: str, case: Case, record_property: Callable[[str, object], None]) -> None:
    record_property("kit", KIT.run(check, case, LENGTH).report(KIT.game.id))


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_for_long(check: str, case: Case) -> None:
    KIT.run(check, case, SOAK)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_promises_hold_wherever_choices_lead(case: Case) -> None:
    property_test(KIT, case)
