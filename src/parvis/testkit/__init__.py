"""The testkit: what every game must pass, and tools for tests. It knows games by what they declare, none by name.

A game's own conformance tests are one short file. It says what only that game's tests can say (its invariants, which
ids must stay hidden from whom, an independent second scorer), and the kit does the rest for every case:

    KIT = Conformance(
        game=game(),
        cases=covering_cases(game()),          # every seat count; every pair of option values
        source="tests.games.chess.kit:game",   # so that another process finds it
        invariants=nothing_is_lost,            # raises AssertionError
        hidden=never_seen,                     # ids no byte for that reader may hold now
        second_score=second_scorer.scores,     # from the final public view alone
        texts={"en": [common_en, chess_en], "fr": [common_fr, chess_fr]},
        floors={"plays": 400},                 # fewer promises looked at than this, and the check fails
    )

    @pytest.mark.parametrize("case", KIT.cases, ids=str)
    @pytest.mark.parametrize("check", CHECKS)
    def test_conformance(check, case, record_property) -> None:
        tally = KIT.run(check, case, CHECK)    # CHECK, TEST or SOAK: how much to play
        record_property("kit", tally.report(KIT.game.id))  # for the summary at the end of the run

Everything else is called where it is wanted: `goldens.compare`, `perft.perft`, `facts.inert`, `coverage.missing`,
`luck.vectors_hold`, `leaks.worlds`, `texts.faults`, and with Hypothesis `strategies.property_test`. A failure tells
the case, seed, step and everything played in notation: `Walk` brings that position back.
"""

from __future__ import annotations

from parvis.testkit.conformance import CHECK, CHECKS, SOAK, TEST, Budget, Conformance
from parvis.testkit.walks import Case, Tally, Walk, covering_cases

__all__ = [
    "CHECK",
    "CHECKS",
    "SOAK",
    "TEST",
    "Budget",
    "Case",
    "Conformance",
    "Tally",
    "Walk",
    "covering_cases",
]
