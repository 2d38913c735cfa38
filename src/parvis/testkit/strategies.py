"""Strategies for Hypothesis: whole games as lists of small numbers, which shrink to plain short games.

The only module of the kit that needs Hypothesis. Engine classes are never built by introspection.
"""

from __future__ import annotations

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from parvis.core.game import Game
from parvis.core.state import State
from parvis.testkit.conformance import Conformance
from parvis.testkit.promises import look
from parvis.testkit.walks import Case, Tally, Walk, scripted


def choices(longest: int = 300) -> SearchStrategy[list[int]]:
    """What `walks.scripted` plays: any list makes a legal game, zeros make the plainest."""
    return st.lists(st.integers(min_value=0, max_value=999), max_size=longest)


def seeds() -> SearchStrategy[str]:
    """Seeds as people type them."""
    return st.integers(min_value=0, max_value=9_999).map(str)


@st.composite
def walks(draw: st.DrawFn, game: Game, case: Case, longest: int = 300) -> Walk:
    """A game played as far as a list of choices goes."""
    walk = Walk(game, case, draw(seeds()))
    script = draw(choices(longest))
    chooser = scripted(script)
    for _ in script:
        if walk.state.over:
            break
        walk.play(*chooser(walk.state, walk.luck))
    return walk


def states(game: Game, case: Case, longest: int = 300) -> SearchStrategy[State]:
    """A position that can come up in play."""
    return walks(game, case, longest).map(lambda walk: walk.state)


def junk() -> SearchStrategy[bytes]:
    """Bytes from anywhere: nothing, anything, and MessagePack of anything."""
    import msgspec

    plain = st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(max_size=8) | st.binary(max_size=20)
    nested = st.recursive(plain, lambda inner: st.lists(inner, max_size=12), max_leaves=30)
    return st.binary(max_size=200) | nested.map(msgspec.msgpack.encode)


def property_test(kit: Conformance, case: Case, examples: int = 15) -> None:
    """Every promise about a state holds wherever a list of choices leads; a failure is shrunk to a short list."""
    tally = Tally("property", case)

    @seed(20)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(walks(kit.game, case, 120))
    def promises_hold(walk: Walk) -> None:
        tally.walk = walk
        tally.games += 1
        try:
            look(kit, walk.state, tally)
            again = kit.game.from_bytes(walk.state.to_bytes())
            tally.that(again == walk.state, "a state read from bytes is not equal")
        except Exception as error:
            raise AssertionError(f"{error}\n  in {walk.where()}") from error

    promises_hold()
    kit.tallies.append(tally)
