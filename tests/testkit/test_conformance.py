"""The made-up game passes the whole kit, for every seat count and every pair of option values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parvis.testkit import CHECK, CHECKS, SOAK, TEST, Case
from parvis.testkit.strategies import property_test
from tests.madeup.kit import KIT

Recorder = Callable[[str, object], None]
FEW = [case for case in KIT.cases if dict(case.options)["deep_mud"] == (dict(case.options)["length"] == "long")]


@pytest.mark.parametrize("case", FEW, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance(check: str, case: Case, record_property: Recorder) -> None:
    record_property("kit", KIT.run(check, case, CHECK).report(KIT.game.id))


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in KIT.cases if case not in FEW], ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_at_length(check: str, case: Case, record_property: Recorder) -> None:
    record_property("kit", KIT.run(check, case, TEST).report(KIT.game.id))


@pytest.mark.soak
@pytest.mark.parametrize("case", KIT.cases, ids=str)
@pytest.mark.parametrize("check", CHECKS)
def test_conformance_for_long(check: str, case: Case) -> None:
    KIT.run(check, case, SOAK)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_promises_hold_wherever_choices_lead(case: Case) -> None:
    property_test(KIT, case)


def test_every_pair_of_option_values_is_covered() -> None:
    for seats in range(1, 5):
        rows = [dict(case.options) for case in KIT.cases if case.seats == seats]
        pairs = {(row["deep_mud"], row["length"]) for row in rows}
        assert pairs == {(mud, length) for mud in (False, True) for length in ("short", "long")}
