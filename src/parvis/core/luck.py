"""Luck: every shuffle and draw, reproducible in any language and impossible to predict from the outside.

A game holds a 16-byte seed and one counter per named stream. An *operation* (a shuffle, a draw) takes the next
counter of its stream; its words are BLAKE2b keyed with the seed over stream, counter and block, and each range is
drawn from them without bias. So streams are independent by construction, a copy of a state copies integers, and
nobody can compute a deck from the shuffles seen so far. `docs/contract.md` gives the test vectors.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final

from parvis.core.words import members

SEED_BYTES: Final = 16
_WORDS: Final = 16
_SPAN: Final = 1 << 32
_OF_ITS_OWN: Final = 0xFFFF
"""The stream of sources named by a text: no game uses it, so nobody seeded alike foresees a game."""


class Halted(Exception):
    """A preview has reached a draw or a reveal and stops there."""


def seed_of(text: str) -> bytes:
    """The seed that a person's words stand for (`--seed 7` means the text "7")."""
    return blake2b(text.encode(), digest_size=SEED_BYTES).digest()


def fresh_seed() -> bytes:
    """A seed nobody can guess, from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def seed_hash(seed: bytes) -> str:
    """What may be published before the game, so that the seed can be checked after it."""
    return blake2b(seed, digest_size=32).hexdigest()


class Luck:
    """The words of one operation, or an endless source of its own (`Luck.of`)."""

    def __init__(self, seed: bytes, stream: int, counter: int) -> None:
        self.seed = seed
        self.stream = stream
        self.counter = counter
        self.block = 0
        self.words = b""
        self.at = _WORDS

    @staticmethod
    def of(text: str) -> Luck:
        """A source named by a text: for bots, resampling and tests, never for the game itself."""
        return Luck(seed_of(text), _OF_ITS_OWN, 0)

    def word(self) -> int:
        """The next 32 bits."""
        if self.at == _WORDS:
            place = self.stream | self.counter << 16 | self.block << 80  # 2, 8 and 4 bytes
            self.words = blake2b(place.to_bytes(14, "little"), key=self.seed).digest()
            self.block += 1
            self.at = 0
        words = self.words
        start = 4 * self.at
        self.at += 1
        return words[start] | words[start + 1] << 8 | words[start + 2] << 16 | words[start + 3] << 24

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`, each equally likely."""
        if limit <= 1:
            return 0
        top = _SPAN - _SPAN % limit
        word = self.word()
        while word >= top:
            word = self.word()
        return word % limit

    def shuffle(self, items: list[int]) -> None:
        """Put the items into one of all their orders, each equally likely."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def sample(self, mask: int, count: int) -> int:
        """A set of `count` members of the set `mask` (of all of them if there are fewer)."""
        left = members(mask)
        drawn = 0
        while count > 0 and left:
            drawn |= 1 << left.pop(self.below(len(left)))
            count -= 1
        return drawn

    def seed_bytes(self) -> bytes:
        """A seed for a state of its own (a resampled future)."""
        return b"".join(self.word().to_bytes(4, "little") for _ in range(SEED_BYTES // 4))
