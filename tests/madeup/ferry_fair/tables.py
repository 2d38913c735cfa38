"""The printed facts as integer tables, checked when they are read. Nothing here knows a rule."""

from __future__ import annotations

from typing import Final

from parvis.core.tables import Facts, fingerprint, read, unread

FIELDS: Final = ("meadow", "wood", "square")
ABILITIES: Final = ("release", "cheer", "harvest")
COLOURS: Final = 4


class Tables:
    """All numbers of the Ferry Fair."""

    def __init__(self, text: str) -> None:
        head = read("fair.toml", text)
        head.fixed("schema", 1, "the form of these files")
        head.code("game", ["ferry-fair"])
        self.colour_ids = head.idents("colours", COLOURS)
        self.field_ids = head.sequence("fields", FIELDS, "each field has a rule of its own")
        landings = head.tables("landing")
        self.landing_ids = [entry.ident() for entry in landings]
        self.landing_coins = [entry.number("coins", 0, 9) for entry in landings]
        self.landing_heron = [entry.number("heron", 0, 9) for entry in landings]
        self._start(head.table("start"))
        self._limits(head.table("limits"))
        prices = head.table("prices")
        self.capture_price = prices.number("capture", 0, 9)
        self.ransom_price = prices.number("ransom", 0, 9)
        fair = head.table("fair")
        self.crowd = fair.number("crowd", 1, 9)
        self.crowded = fair.number("crowded", 1, 9)
        self.fairs = {"short": fair.number("short", 1, 9), "long": fair.number("long", 1, 9)}
        favour = head.table("favour")
        self.favour_gain = [favour.number("letters", 1, 9), favour.number("coins", 1, 9)]
        self.favour_unused = favour.number("unused", 0, 9)
        score = head.table("score")
        self.coins_per_point = score.number("coins_per_point", 1, 9)
        self.mud_points = [score.number("mud", 0, 9), score.number("deep_mud", 0, 9)]
        self._ways(head.tables("way"))
        self._helpers(head.tables("helper"))
        cards = head.table("cards")
        self.card_ids = cards.keys()
        pairs = [cards.numbers(card, 0, 9, 2) for card in self.card_ids]
        self.card_played = [pair[0] for pair in pairs]
        self.card_kept = [pair[1] for pair in pairs]
        if len(self.card_ids) < COLOURS * self.cards_dealt:
            raise head.wrong("cards", f"at least {COLOURS * self.cards_dealt} cards, enough to deal to four seats")
        self.unread = unread([head])
        self.fingerprint = fingerprint([head])

    def _start(self, start: Facts) -> None:
        self.workers = start.number("workers", 1, 9)
        self.coins = start.number("coins", 0, 9)
        self.letters = start.number("letters", 0, 9)
        self.cards_dealt = start.fixed("cards", 3, "the draft has two waves")
        self.start_landing = [
            self.landing_ids.index(word) for word in start.codes("landings", self.landing_ids, COLOURS)
        ]

    def _limits(self, limits: Facts) -> None:
        self.mud_most = limits.number("mud", 1, 9)
        self.letters_most = limits.number("letters", 1, 9)
        self.helpers_most = limits.number("helpers", 1, 6)
        self.moored_most = limits.number("moored", 1, 4)

    def _ways(self, ways: list[Facts]) -> None:
        count = len(self.landing_ids)
        self.toll = [-1] * (count * count)
        self.near: list[list[int]] = [[] for _ in range(count)]
        for way in ways:
            ends = way.codes("ends", self.landing_ids, 2)
            one, two = (self.landing_ids.index(word) for word in ends)
            toll = way.number("toll", 0, 9)
            self.toll[one * count + two] = self.toll[two * count + one] = toll
            self.near[one].append(two)
            self.near[two].append(one)
        for near in self.near:
            near.sort()

    def _helpers(self, helpers: list[Facts]) -> None:
        self.helper_ids = [entry.ident() for entry in helpers]
        self.helper_ability = [ABILITIES.index(entry.code("ability", ABILITIES)) for entry in helpers]
        self.helper_amount = [entry.number("amount", 1, 9) for entry in helpers]
        self.helper_price = [entry.number("coins", 0, 9) for entry in helpers]

    def toll_between(self, one: int, two: int) -> int:
        """The printed toll, or -1 if no way joins the two."""
        return self.toll[one * len(self.landing_ids) + two]
