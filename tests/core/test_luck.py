"""Luck: the same words in any language, every order of a shuffle, streams that do not move one another."""

from __future__ import annotations

from collections import Counter

import pytest

from parvis.core.luck import Luck, seed_hash, seed_of
from parvis.testkit.luck import Vector, every_order_occurs, vectors_hold

pytestmark = pytest.mark.both_forms

VECTORS: list[Vector] = [
    ("7", 0, 0, (148890267, 4276169268, 2157862896, 2212031577)),
    (
        "7",
        0,
        0,
        (
            148890267,
            4276169268,
            2157862896,
            2212031577,
            310082510,
            1489566436,
            1889560862,
            2061091410,
            2503057624,
            2590943504,
            612299235,
            2183413748,
            3140033670,
            3377571396,
            2696792866,
            3530813530,
            3579308266,
            610686789,
        ),
    ),
    ("7", 1, 0, (600863727, 3942540186, 232726723)),
    ("7", 2, 5, (1571408999, 1471549547, 3166422011)),
    ("", 0, 0, (2058674166, 1512187910)),
    ("été", 3, 1099511627776, (2517257653, 3484630706, 2814913101)),
    ("7", 65535, 1, (287354515, 4024232357)),
]


def test_stored_vectors() -> None:
    vectors_hold(VECTORS)


def test_a_wrong_vector_is_noticed() -> None:
    text, stream, counter, words = VECTORS[0]
    with pytest.raises(AssertionError, match="stream 0"):
        vectors_hold([(text, stream, counter, (words[0] + 1, *words[1:]))])


def test_every_order_of_three_cards_comes_up() -> None:
    every_order_occurs(3, 500)


def test_a_further_draw_in_one_stream_moves_no_other() -> None:
    seed = seed_of("streams")
    before = [Luck(seed, 1, counter).word() for counter in range(5)]
    first = Luck(seed, 0, 0)
    for _ in range(100):
        first.word()
    Luck(seed, 0, 1).shuffle(list(range(30)))
    assert [Luck(seed, 1, counter).word() for counter in range(5)] == before
    assert len({Luck(seed, stream, counter).word() for stream in range(30) for counter in range(30)}) == 900


def test_ranges_are_without_bias() -> None:
    luck = Luck.of("bias")
    counts = Counter(luck.below(3) for _ in range(30_000))
    assert sorted(counts) == [0, 1, 2]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_a_range_of_one_takes_no_word() -> None:
    luck = Luck.of("one")
    assert [luck.below(1), luck.below(0)] == [0, 0]
    assert luck.word() == Luck.of("one").word()


def test_a_sample_is_a_subset_of_the_size_asked() -> None:
    luck = Luck.of("sample")
    seen = set()
    for _ in range(200):
        drawn = luck.sample(0b1011010, 2)
        assert drawn.bit_count() == 2
        assert drawn & ~0b1011010 == 0
        seen.add(drawn)
    assert len(seen) == 6
    assert luck.sample(0b101, 9) == 0b101


def test_the_hash_of_a_seed_says_nothing_of_it_and_fits_it() -> None:
    seed = seed_of("secret")
    assert len(seed) == 16
    assert seed.hex() not in seed_hash(seed)
    assert seed_hash(seed) == seed_hash(seed_of("secret")) != seed_hash(seed_of("other"))
