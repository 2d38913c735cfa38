"""The cards and player boards of Architects as integers: read from their entries and checked, never changed afterwards.

What an entry may say is explained at the top of its file; the integers are those of `codes`. Every gain is a list of
`GAINS` numbers, every cost one of `RESOURCES`, every set of skills a bit mask.
"""

from __future__ import annotations

from typing import Final

from parvis.core.tables import Facts
from parvis.games.architects.codes import (
    A_BONUS,
    A_DISCOUNT,
    A_LESS_VIRTUE_LOSS,
    A_NO_VIRTUE_LOSS,
    A_NONE,
    A_RESET_GAIN,
    A_RESET_RELEASE,
    A_TRADE,
    ABILITY_IDS,
    AT_END,
    AT_ONCE,
    AT_SCORING,
    C_CHEAP_HIRE,
    C_GOLD_AND_MARBLE,
    C_IGNORE_TAX,
    C_MARKET_DRAW,
    C_NO_DISCARD,
    CHARACTER_ABILITY_IDS,
    E_ALL_VIRTUE,
    E_CAPTURE,
    E_CAPTURE_OR_RELEASE,
    E_DESTROY_DEBT,
    E_DISCARD_FOR,
    E_END_VIRTUE,
    E_END_VIRTUE_MAJORITY,
    E_END_VIRTUE_PER,
    E_GAIN,
    E_GAIN_ONE,
    E_GAIN_PER,
    E_NONE,
    E_SCORE_DEBTS,
    E_SCORE_MAJORITY,
    E_SCORE_NO_DEBT,
    E_SCORE_PER,
    EFFECT_IDS,
    GAIN_IDS,
    GAINS,
    GOOD_IDS,
    GOODS,
    MOMENT_IDS,
    PER_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    SKILL_IDS,
    VIRTUE,
)

MOST: Final = 99
"""No printed number is larger."""

_WORDS: Final = ("name_en", "name_fr", "text_en", "text_fr")
_BONUS_AT: Final = ("quarry", "forest", "mines", "silversmith", "tax-stand", "black-market", "cathedral", "debt-paid")
_DISCOUNT_AT: Final = ("town-centre", "black-market")
_MAJORITIES: Final = (*GOOD_IDS, "cathedral-level")
_WITH_GAIN: Final = (E_GAIN, E_GAIN_PER, E_DISCARD_FOR)
_WITH_PER: Final = (E_GAIN_PER, E_END_VIRTUE_PER, E_SCORE_PER)
_WITH_MAJORITY: Final = (E_END_VIRTUE_MAJORITY, E_SCORE_MAJORITY)
_WITH_VIRTUE: Final = (E_ALL_VIRTUE, E_END_VIRTUE, E_END_VIRTUE_PER, E_END_VIRTUE_MAJORITY)
_WITH_VP: Final = (E_SCORE_PER, E_SCORE_MAJORITY, E_SCORE_NO_DEBT, E_SCORE_DEBTS)
_WITH_CAPTURES: Final = (E_CAPTURE, E_CAPTURE_OR_RELEASE)


class Effect:
    """What a building does (`do`, an `E_` number) and when (`AT_ONCE`, `AT_END`, `AT_SCORING`).

    Numbers an effect does not need are 0, `group` 1, `per` -1, lists empty. `gain` is what is gained, virtue alone for
    effects AT_END. `prisoners` is the least number of them that makes a player concerned.
    """

    def __init__(self, facts: Facts | None) -> None:
        self.do: int = E_NONE
        self.when: int = AT_ONCE
        self.gain: list[int] = [0] * GAINS
        self.options: list[list[int]] = []
        self.per: int = -1
        self.group: int = 1
        self.prisoners: int = 0
        self.debts: int = 0
        self.captures: int = 0
        self.vp: int = 0
        if facts is not None:
            self._read(facts)
            facts.closed()

    def _read(self, facts: Facts) -> None:
        do = EFFECT_IDS.index(facts.code("do", EFFECT_IDS[1:]))
        self.do = do
        if do >= E_END_VIRTUE:
            self.when = AT_SCORING if do >= E_SCORE_PER else AT_END
        if do in _WITH_PER:
            self.per = PER_IDS.index(facts.code("per", PER_IDS))
            self.group = facts.number_or("group", 1, 1, MOST)
        elif do in _WITH_MAJORITY:
            self.per = PER_IDS.index(facts.code("per", _MAJORITIES))
        if do in _WITH_GAIN:
            self.gain = gains(facts)
        elif do == E_GAIN_ONE:
            self.options = [closed_gains(option) for option in facts.tables("options")]
        elif do in _WITH_VIRTUE:
            self.gain[VIRTUE] = signed(facts, "virtue", MOST)
        elif do in _WITH_VP:
            self.vp = signed(facts, "vp", MOST)
        elif do in _WITH_CAPTURES:
            self.captures = facts.number("captures", 1, MOST)
        if do == E_ALL_VIRTUE:
            self.prisoners = facts.number_or("prisoners", 0, 0, MOST)
        elif do == E_DESTROY_DEBT:
            self.debts = facts.number("debts", 1, MOST)


class Building:
    """A building card: its cost by resource, the skills it needs (mask), points, virtue, effect."""

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.cost: list[int] = amounts(facts.table("cost"), RESOURCE_IDS, RESOURCE_IDS)
        self.skills: int = skills(facts)
        self.vp: int = facts.number("vp", 0, MOST)
        self.virtue: int = facts.number("virtue", -MOST, MOST)
        self.effect: Effect = Effect(facts.table("effect") if facts.has("effect") else None)
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


class Trade:
    """A trade of the storehouse: any `pay` pieces of the goods in `goods` (a bit mask) for `gain`."""

    def __init__(self, facts: Facts) -> None:
        self.pay: int = facts.number("pay", 1, MOST)
        self.goods: int = 0
        for good in facts.codes("of", GOOD_IDS):
            self.goods |= 1 << GOOD_IDS.index(good)
        if not self.goods:
            raise facts.wrong("of", f"at least one of {', '.join(GOOD_IDS)}")
        self.gain: list[int] = gains(facts)


class Apprentice:
    """One kind of apprentice: copies, skills (mask), virtue, and what it does (`do`, an `A_` number).

    `at` is the place or moment of a bonus, a discount or a smaller loss of virtue, else -1; `amount` the silver of a
    discount, the points of virtue spared, the workers released; `trade` is there for `A_TRADE` alone.
    """

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.copies: int = facts.number_or("copies", 1, 1, MOST)
        self.skills: int = skills(facts)
        self.virtue: int = facts.number("virtue", -MOST, MOST)
        self.do: int = A_NONE
        self.at: int = -1
        self.amount: int = 0
        self.gain: list[int] = [0] * GAINS
        self.trade: Trade | None = None
        if facts.has("effect"):
            effect = facts.table("effect")
            self._read(effect)
            effect.closed()
        self.words: dict[str, str] | None = words(facts)
        facts.closed()

    def _read(self, facts: Facts) -> None:
        do = ABILITY_IDS.index(facts.code("do", ABILITY_IDS[1:]))
        self.do = do
        if do == A_BONUS:
            self.at = MOMENT_IDS.index(facts.code("at", _BONUS_AT))
            self.gain = gains(facts)
        elif do == A_TRADE:
            self.trade = Trade(facts)
        elif do == A_DISCOUNT:
            self.at = PLACE_IDS.index(facts.code("at", _DISCOUNT_AT))
            self.amount = facts.number("silver", 1, MOST)
        elif do == A_NO_VIRTUE_LOSS:
            self.at = PLACE_IDS.index(facts.code("at", ("black-market",)))
        elif do == A_LESS_VIRTUE_LOSS:
            self.at = PLACE_IDS.index(facts.code("at", ("tax-stand",)))
            self.amount = facts.number("virtue", 1, MOST)
        elif do == A_RESET_RELEASE:
            self.amount = facts.number("workers", 1, MOST)
        elif do == A_RESET_GAIN:
            self.gain = gains(facts)


class Limits:
    """What characters keep to: the colours, the workers of each, the end of the virtue track, apprentices owned."""

    def __init__(self, colours: tuple[str, ...], workers: int, virtue: int, apprentices: int) -> None:
        self.colours: tuple[str, ...] = colours
        self.workers: int = workers
        self.virtue: int = virtue
        self.apprentices: int = apprentices


class Character:
    """A player board with a character. What it does not change is 0; `apprentices` is then the limit for everybody."""

    def __init__(self, index: int, facts: Facts, limits: Limits) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.colour: int = limits.colours.index(facts.code("colour", limits.colours))
        self.prisoners: int = facts.number("prisoners", 0, limits.workers - 1)
        self.silver: int = facts.number("silver", 0, MOST)
        self.virtue: int = facts.number("virtue", 0, limits.virtue)
        self.start: list[int] = amounts(facts.table("start"), GAIN_IDS, (*RESOURCE_IDS, "buildings", "debts"))
        self.tax_ignored: int = 0
        self.market_draw: int = 0
        self.hire_discount: int = 0
        self.apprentices: int = limits.apprentices
        self.no_discard: bool = False
        self.gold_and_marble: bool = False
        ability = facts.table("ability")
        do = CHARACTER_ABILITY_IDS.index(ability.code("do", CHARACTER_ABILITY_IDS))
        self.do: int = do
        if do == C_IGNORE_TAX:
            self.tax_ignored = ability.number("tax", 1, MOST)
        elif do == C_MARKET_DRAW:
            self.market_draw = ability.number("buildings", 1, MOST)
        elif do == C_CHEAP_HIRE:
            self.hire_discount = ability.number("silver", 1, MOST)
            self.apprentices = ability.number("apprentices", limits.apprentices, MOST)
        self.no_discard = do == C_NO_DISCARD
        self.gold_and_marble = do == C_GOLD_AND_MARBLE
        ability.closed()
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


class Reward:
    """One kind of reward of the cathedral."""

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.copies: int = facts.number_or("copies", 1, 1, MOST)
        self.gain: list[int] = closed_gains(facts.table("gain"))
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


class MarketCard:
    """A card of the black market: the goods of its small and of its large face."""

    def __init__(self, index: int, facts: Facts) -> None:
        self.index: int = index
        self.id: str = facts.ident()
        self.small: list[int] = goods(facts.table("small"))
        self.large: list[int] = goods(facts.table("large"))
        self.words: dict[str, str] | None = words(facts)
        facts.closed()


# -- pieces of entries -------------------------------------------------------------------------------------------------


def gains(facts: Facts) -> list[int]:
    """What is gained, among other keys of the entry: at least one of clay ... debts."""
    found = [0] * GAINS
    there = [key for key in GAIN_IDS if facts.has(key)]
    for key in there:
        found[GAIN_IDS.index(key)] = facts.number(key, 1, MOST)
    if not there:
        raise facts.wrong(GAIN_IDS[0], f"what is gained, here or as {' or '.join(GAIN_IDS[1:])}")
    return found


def closed_gains(facts: Facts) -> list[int]:
    """What is gained, and nothing else in the entry."""
    found = gains(facts)
    facts.closed()
    return found


def amounts(facts: Facts, row: tuple[str, ...], keys: tuple[str, ...]) -> list[int]:
    """A list as long as `row` with the numbers under these keys, any of which may be missing; nothing else is there."""
    found = [facts.number(key, 1, MOST) if key in keys and facts.has(key) else 0 for key in row]
    facts.closed()
    return found


def goods(facts: Facts) -> list[int]:
    """Goods of a market, at least one kind, as a gain."""
    found = amounts(facts, GAIN_IDS, GOOD_IDS)
    if not any(found[:GOODS]):
        raise facts.wrong(GOOD_IDS[0], f"what is gained, here or as {' or '.join(GOOD_IDS[1:])}")
    return found


def skills(facts: Facts) -> int:
    """The skills of a card, as a bit mask."""
    mask = 0
    for skill in facts.codes("skills", SKILL_IDS):
        mask |= 1 << SKILL_IDS.index(skill)
    return mask


def signed(facts: Facts, key: str, most: int) -> int:
    """A number that is not 0."""
    value = facts.number(key, -most, most)
    if not value:
        raise facts.wrong(key, f"a whole number from {-most} to {most}, and not 0")
    return value


def words(facts: Facts) -> dict[str, str] | None:
    """An owner's names and sentences for a card; none for printed ones."""
    return {key: facts.word(key) for key in _WORDS if facts.has(key)} or None


def say(found: dict[str, dict[str, str]], message: str, said: dict[str, str] | None) -> None:
    """Add an owner's names and sentences, by language, under the name of a message (an attribute after a dot)."""
    for key, text in (said or {}).items():
        what, lang = key.rsplit("_", 1)
        found.setdefault(lang, {})[message if what == "name" else f"{message}.text"] = text
