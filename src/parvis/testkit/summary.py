"""Summary: what a run of tests looked at, for each game and check, from the reports that the tests handed on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def summary(reports: Iterable[Mapping[str, str | int]]) -> list[str]:
    """Lines for people: the sums over all cases of a check, and how many cases there were."""
    sums: dict[tuple[str, str], list[int]] = {}
    for report in reports:
        found = sums.setdefault((str(report["game"]), str(report["check"])), [0, 0, 0, 0])
        if not report["skipped"]:
            for at, count in enumerate((1, report["games"], report["steps"], report["checks"])):
                found[at] += int(count)
    return [
        f"{game:<14} {check:<12} {cases:>4} cases {games:>7} games {steps:>9} steps {checks:>11} checks"
        for (game, check), (cases, games, steps, checks) in sorted(sums.items())
    ]
