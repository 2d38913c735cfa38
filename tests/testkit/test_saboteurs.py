"""Every check of the kit can fail: for each there is a broken game that it notices."""

from __future__ import annotations

import pytest

from parvis.testkit import CHECKS, Budget
from tests.testkit.saboteurs import SABOTEURS, TWO, Saboteur, hash_dependent


@pytest.mark.parametrize("name", SABOTEURS)
def test_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    saboteur = SABOTEURS[name]
    saboteur.breaks(monkeypatch)
    kit = saboteur.kit()
    if name == "hashes":
        kit.game = hash_dependent()
    with pytest.raises(AssertionError, match=saboteur.says) as failure:
        kit.run(saboteur.check, saboteur.case, Budget(full=2, games=6, every=2, plain=60))
    if saboteur.check not in ("processes", "notation"):
        assert f"game.start({saboteur.case.seats}, " in str(failure.value), "the failure cannot be replayed"


def test_every_check_has_one() -> None:
    assert {saboteur.check for saboteur in SABOTEURS.values()} == CHECKS.keys()


def test_a_check_that_looks_at_too_little_fails() -> None:
    kit = Saboteur("lists", "", lambda patch: None, TWO, (("floors", {"lists": 10**9}),)).kit()
    with pytest.raises(AssertionError, match="the floor is 1000000000"):
        kit.run("lists", TWO, Budget(1, 0, 9, 0))
