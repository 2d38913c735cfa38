"""Luck: stored vectors, every order of a shuffle, and streams that do not move one another."""

from __future__ import annotations

from itertools import permutations

from parvis.core.luck import Luck, seed_of

Vector = tuple[str, int, int, tuple[int, ...]]
"""The text of a seed, stream, counter, and the words that follow."""


def vectors_hold(vectors: list[Vector]) -> None:
    """The words of stored operations are what they were when they were stored."""
    for text, stream, counter, expected in vectors:
        luck = Luck(seed_of(text), stream, counter)
        found = tuple(luck.word() for _ in expected)
        assert found == expected, f"seed {text!r}, stream {stream}, counter {counter}: {found}, not {expected}"


def every_order_occurs(items: int = 3, seeds: int = 500) -> None:
    """Over so many seeds a shuffle gives every order, and none of them far too often."""
    counts = dict.fromkeys(permutations(range(items)), 0)
    for seed in range(seeds):
        cards = list(range(items))
        Luck(seed_of(str(seed)), 0, 0).shuffle(cards)
        counts[tuple(cards)] += 1
    fair = seeds / len(counts)
    assert all(fair / 2 < count < fair * 2 for count in counts.values()), f"orders are unequal: {counts}"
