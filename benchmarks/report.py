"""What a run is told as: a table with ratios, the goals and whether they are met, the difference to an earlier run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from benchmarks.engine import GAMES
from benchmarks.measure import PER_SECOND, Figure
from benchmarks.peers import OPEN_SPIEL

PEER = "catanatron decisions"
PEER_COPY = "catanatron copy"
LIST = "decisions (a) list, pick, play"
PYTHON = "decisions (c) from plain Python"

LIVE = 8_000
"""A position may take so many bytes."""


class Goals(msgspec.Struct, frozen=True):
    """What a game is to reach at four seats, as ratios to catanatron.

    `listing` and `python` are decisions/s in the forms (a) and (c); `copies` says how many copies fit into one of its.
    `best` asks form (a) to reach the best loop of OpenSpiel, `seats_cost` limits what a decision among five costs as
    against one among three.
    """

    listing: float
    python: float
    copies: float
    best: bool = False
    seats_cost: float | None = None


GOALS = {
    "architects": Goals(12, 6, 12),
    "notre-dame": Goals(25, 12, 20, best=True, seats_cost=1.25),
}


class Run(msgspec.Struct):
    """All that was measured once."""

    environment: str
    figures: list[Figure]
    live: dict[str, int]

    def get(self, key: str) -> Figure | None:
        """A figure by its key."""
        return next((figure for figure in self.figures if figure.key == key), None)

    def middle(self, key: str) -> float:
        """The middle value of a figure that must be there."""
        figure = self.get(key)
        if figure is None:
            raise SystemExit(f"this run has no figure '{key}'")
        return figure.middle

    def ratio(self, figure: Figure) -> float | None:
        """How a figure compares with catanatron's in the same rounds: how many times as fast."""
        peer = self.get(PEER if figure.unit == PER_SECOND else PEER_COPY)
        if figure.key.endswith(("random games", "replays")) or "sim," in figure.key or peer is None:
            return None
        if figure.unit != PER_SECOND and not figure.key.endswith("copy"):
            return None
        pairs = zip(figure.values, peer.values, strict=False)
        scale = 1000 if figure.unit == "ns" else 1
        each = sorted(own / other if figure.unit == PER_SECOND else scale * other / own for own, other in pairs)
        return each[len(each) // 2]


def table(run: Run) -> str:
    """All figures, one a line."""
    lines = [f"{'':52}{'figure':>14}{'spread':>9}{'× catanatron':>14}"]
    for figure in run.figures:
        ratio = run.ratio(figure)
        shown = f"{ratio:.1f}" if ratio is not None else ""
        lines.append(f"{figure.key:52}{figure.middle:>11,.0f} {figure.unit:3}{figure.spread:>8.0%}{shown:>14}")
    lines += [f"{key + ' live position':52}{size:>11,} bytes" for key, size in run.live.items()]
    return "\n".join(lines)


def goals(run: Run) -> int:
    """Print every goal and whether it is met; gives how many are not."""
    missed = 0
    for game in GAMES:
        for what, value, wanted, sign in _checks(run, game, GOALS[game]) if game in GOALS else []:
            met = sign * value >= sign * wanted
            missed += not met
            print(f"{game}: {what}: {value:,.2f} {'- met' if met else '- MISSED'}")
        single, double = run.get(f"{game} 4 sim, workers: 1"), run.get(f"{game} 4 sim, workers: 2")
        if single and double:
            print(f"{game}: two processes simulate {double.middle / single.middle:.2f} × as many games as one")
    return missed


def _checks(run: Run, game: str, wanted: Goals) -> list[tuple[str, float, float, int]]:
    """Each goal of a game: what it is, the figure, and what it should be at least (1) or at most (-1)."""
    most = max(size for key, size in run.live.items() if key.startswith(game))
    checks: list[tuple[str, float, float, int]] = [
        (f"(a) at least {wanted.listing:g} × catanatron", _ratio(run, f"{game} 4 {LIST}"), wanted.listing, 1),
        (f"(c) at least {wanted.python:g} × catanatron", _ratio(run, f"{game} 4 {PYTHON}"), wanted.python, 1),
        (f"a copy costs at most 1/{wanted.copies:g} of catanatron's", _ratio(run, f"{game} 4 copy"), wanted.copies, 1),
        (f"a live position takes at most {LIVE} bytes", most, LIVE, -1),
    ]
    if wanted.best:
        best = max(run.middle(f"open_spiel {name}") for name in OPEN_SPIEL)
        checks.append(("(a) at least the best loop of OpenSpiel", run.middle(f"{game} 4 {LIST}") / best, 1, 1))
    if wanted.seats_cost is not None:
        times = run.middle(f"{game} 3 {LIST}") / run.middle(f"{game} 5 {LIST}")
        what = f"a decision among 5 costs at most {wanted.seats_cost:g} × one among 3"
        checks.append((what, times, wanted.seats_cost, -1))
    return checks


def _ratio(run: Run, key: str) -> float:
    figure = run.get(key)
    return (run.ratio(figure) or 0.0) if figure is not None else 0.0


def read(name: str, folder: Path) -> Run:
    """An earlier run, by its file; with no name the latest in a folder."""
    path = Path(name) if name else max(folder.glob("*.json"), default=None)
    if path is None or not path.is_file():
        raise SystemExit(f"no earlier run to compare with: {path or folder} is not there; 'make bench' makes one")
    try:
        return msgspec.json.decode(path.read_bytes(), type=Run)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SystemExit(f"{path} is no run of this bench: {error}") from None


def comparison(earlier: Run, run: Run) -> str:
    """Every figure of both runs: how it has changed, and how against catanatron, which takes the machine's mood out."""
    lines = [f"Compared with {earlier.environment}", f"{'':52}{'earlier':>13}{'now':>13}{'change':>9}{'by ratio':>10}"]
    for figure in run.figures:
        old = earlier.get(figure.key)
        if old is None:
            lines.append(f"{figure.key:52}{'new':>13}{figure.middle:>13,.0f}")
            continue
        faster = figure.middle / old.middle if figure.unit == PER_SECOND else old.middle / figure.middle
        now, before = run.ratio(figure), earlier.ratio(old)
        by_ratio = f"{now / before - 1:+.0%}" if now and before else ""
        lines.append(f"{figure.key:52}{old.middle:>13,.0f}{figure.middle:>13,.0f}{faster - 1:>+9.0%}{by_ratio:>10}")
    return "\n".join(lines)
