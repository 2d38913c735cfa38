"""What all tests share: at the end of a run, what the conformance kit looked at."""

from __future__ import annotations

from typing import Any

import parvis
from parvis.testkit.summary import summary


def pytest_report_header() -> str:
    """In what form the rules are tested."""
    return f"parvis: {parvis.FORM}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Games, steps and checks for each game and check, so that a kit that looks at nothing is seen to."""
    reports = [
        value
        for report in terminalreporter.getreports("passed")
        for name, value in getattr(report, "user_properties", ())
        if name == "kit"
    ]
    if reports:
        terminalreporter.section("conformance")
        for line in summary(reports):
            terminalreporter.write_line(line)
