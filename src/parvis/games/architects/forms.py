"""The words of Architects: its actions, questions, refusals and events, each a name with typed numbers.

Only declarations live here. The rules use the constants, the outside sees the names, the texts are in `text/*.ftl`.
Of several equal apprentices the later ones have a number (`jeweller-2`): on display they may differ in their coins.
"""

from __future__ import annotations

from typing import Final

from parvis.core.actions import ActionKind, ActionTable
from parvis.core.words import NUMBER, Form, Vocabulary
from parvis.games.architects.cards import Trade
from parvis.games.architects.codes import (
    A_RESET_RELEASE,
    A_TRADE,
    GAIN_IDS,
    GOOD_IDS,
    GOODS,
    OPEN_IDS,
    SKILL_IDS,
    SPACE_IDS,
)
from parvis.games.architects.tables import Tables

# Kinds of action.
KEEP: Final = 0
BURY: Final = 1
PLACE: Final = 2
PLANS: Final = 3
HIRE: Final = 4
MARKET: Final = 5
MARKET_HIRE: Final = 6
CONSTRUCT: Final = 7
CATHEDRAL: Final = 8
CAPTURE: Final = 9
TRADE: Final = 10
IMPRISON: Final = 11
RELEASE: Final = 12
RANSOM: Final = 13
PAY_DEBT: Final = 14
PAY: Final = 15  # and the five after it: one for each good
CHOOSE: Final = 21
DESTROY: Final = 22
MAKE_ROOM: Final = 23
FREE: Final = 24
RESOLVE: Final = 25
RETRIEVE: Final = 26
RETRIEVE_FROM: Final = 27
APPLY: Final = 28
NONE: Final = 29
DONE: Final = 30
DISCARD: Final = 31

# What a worker is placed for (`place`), the open places that need no further word; and at the black market.
ERRAND_IDS: Final = (
    "quarry",
    "forest",
    "mines-clay",
    "mines-gold",
    "silversmith",
    "storehouse",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
ERRAND_QUARRY: Final = 0
ERRAND_FOREST: Final = 1
ERRAND_CLAY: Final = 2
ERRAND_GOLD: Final = 3
ERRAND_SILVERSMITH: Final = 4
ERRAND_STOREHOUSE: Final = 5
ERRAND_TOWN_CENTRE: Final = 6
ERRAND_TAX_STAND: Final = 7
ERRAND_GUARDHOUSE: Final = 8
STALL_IDS: Final = ("left", "plans", "right")
STALL_PLANS: Final = 1

# What a ransom costs.
PRICE_IDS: Final = ("silver", "debt", "free")
BY_SILVER: Final = 0
BY_DEBT: Final = 1
FOR_FREE: Final = 2

# Where a worker can be taken back from: the open places, then these.
POST_IDS: Final = (*OPEN_IDS, "market-left", "market-middle", "market-right", "prison")
POST_MARKET: Final = 9
POST_PRISON: Final = 12

# Questions.
Q_DRAFT: Final = 0
Q_PUT_BACK: Final = 1
Q_PLACE: Final = 2
Q_RETRIEVE: Final = 3
Q_PAY: Final = 4
Q_MAKE_ROOM: Final = 5
Q_KEEP: Final = 6
Q_CAPTURE: Final = 7
Q_TRADE: Final = 8
Q_GUARDHOUSE: Final = 9
Q_CATHEDRAL_CARD: Final = 10
Q_CHOOSE: Final = 11
Q_CHURCH: Final = 12
Q_LIBRARY: Final = 13
Q_BARRACKS: Final = 14
Q_TAVERN: Final = 15
Q_DESTROY: Final = 16
Q_RESET: Final = 17
Q_HAND_LIMIT: Final = 18
Q_END_EFFECTS: Final = 19

QUESTIONS: Final = (
    Form("draft", "wave:number", "AR 2"),
    Form("put-back", "left:number", "AR 21"),
    Form("place-worker", "", "AR 3"),
    Form("retrieve", "", "AR 16"),
    Form("pay", "good amount:number", "AR 11"),
    Form("make-room", "apprentice", "AR 6"),
    Form("keep-building", "", "AR 9"),
    Form("capture", "left:number", "AR 7"),
    Form("trade", "left:number", "AR 5"),
    Form("guardhouse", "left:number", "AR 10"),
    Form("cathedral-card", "", "AR 11"),
    Form("choose-gain", "building", "AR 11"),
    Form("destroy-debt", "building left:number", "AR 11"),
    Form("discard-for", "building", "AR 11"),
    Form("capture-or-release", "building", "AR 7"),
    Form("hire-free", "building", "AR 6"),
    Form("excess-virtue", "left:number", "AR 12"),
    Form("reset-order", "", "AR 13"),
    Form("hand-limit", "over:number", "AR 3"),
    Form("end-effects", "", "AR 18"),
)

# Refusals; the core's codes come first.
NOT_OFFERED: Final = 4
NOT_IN_HAND: Final = 5
SKILLS_MISSING: Final = 6
GOODS_SHORT: Final = 7
MIX_SHORT: Final = 8
SILVER_SHORT: Final = 9
NOT_ON_DISPLAY: Final = 10
TOO_FEW_WORKERS: Final = 11
TAX_STAND_EMPTY: Final = 12
SPACE_TAKEN: Final = 13
VIRTUE_TOO_HIGH: Final = 14
VIRTUE_TOO_LOW: Final = 15
TOP_REACHED: Final = 16
LEVEL_FULL: Final = 17
NO_CARD: Final = 18
PILE_EMPTY: Final = 19
NOBODY_THERE: Final = 20
TOO_MANY_PLACES: Final = 21
NO_SUCH_TRADE: Final = 22
NO_CAPTIVES: Final = 23
NO_PRISONERS: Final = 24
NOBODY_HELD: Final = 25
NO_DEBT: Final = 26
OUT_OF_RANGE: Final = 27
NOT_OWNED: Final = 28
SAME_CARD: Final = 29
ROOM_FIRST: Final = 30
NO_SUCH_CHOICE: Final = 31
NO_WORKER_THERE: Final = 32
OPEN_PLACE_FIRST: Final = 33
MUST_HIRE: Final = 34
MUST_CHOOSE: Final = 35
NO_ABILITY_LEFT: Final = 36
NOT_AT_THE_END: Final = 37

REFUSALS: Final = (
    Form("not-offered", "building", "AR 2"),
    Form("not-in-hand", "building", "AR 11"),
    Form("skills-missing", "building skills:{skill}", "AR 11"),
    Form("goods-short", "good have:number need:number", "AR 11"),
    Form("mix-short", "goods:{good} have:number need:number", "AR 11"),
    Form("silver-short", "have:number need:number", "AR 1"),
    Form("not-on-display", "apprentice", "AR 6"),
    Form("too-few-workers", "have:number need:number", "AR 4"),
    Form("tax-stand-empty", "have:number need:number", "AR 8"),
    Form("space-taken", "space", "AR 9"),
    Form("virtue-too-high", "have:number most:number", "AR 12"),
    Form("virtue-too-low", "have:number least:number", "AR 12"),
    Form("top-reached", "", "AR 11"),
    Form("level-full", "level:number spaces:number", "AR 11"),
    Form("no-card", "have:number need:number", "AR 11"),
    Form("pile-empty", "", "AR 9"),
    Form("nobody-there", "location colour", "AR 7"),
    Form("too-many-places", "most:number", "AR 7"),
    Form("no-such-trade", "trade", "AR 5"),
    Form("no-captives", "", "AR 10"),
    Form("no-prisoners", "", "AR 10"),
    Form("nobody-held", "", "AR 10"),
    Form("no-debt", "", "AR 10"),
    Form("out-of-range", "least:number most:number", "AR 11"),
    Form("not-owned", "apprentice", "AR 3"),
    Form("same-card", "apprentice", "AR 3"),
    Form("room-first", "", "AR 6"),
    Form("no-such-choice", "", "AR 11"),
    Form("no-worker-there", "", "AR 16"),
    Form("open-place-first", "", "AR 16"),
    Form("must-hire", "", "AR 11"),
    Form("must-choose", "", "AR 11"),
    Form("no-ability-left", "", "AR 13"),
    Form("not-at-the-end", "building", "AR 18"),
)

# Events; the core's kinds come first.
EV_CHARACTER: Final = 4
EV_FIRST: Final = 5
EV_DEALT: Final = 6
EV_KEPT: Final = 7
EV_RECEIVED: Final = 8
EV_DRAWN: Final = 9
EV_BURIED: Final = 10
EV_TURN: Final = 11
EV_PLACED: Final = 12
EV_MARKET: Final = 13
EV_GUILDHALL: Final = 14
EV_BESIDE: Final = 15
EV_GAINED: Final = 16
EV_PAID: Final = 17
EV_TAX: Final = 18
EV_TAX_TAKEN: Final = 19
EV_VIRTUE: Final = 20
EV_DEBTS: Final = 21
EV_DESTROYED: Final = 22
EV_DEBT_PAID: Final = 23
EV_COINS_LAID: Final = 24
EV_HIRED: Final = 25
EV_REVEALED: Final = 26
EV_DISCARDED: Final = 27
EV_CAPTURED: Final = 28
EV_IMPRISONED: Final = 29
EV_RELEASED: Final = 30
EV_RANSOMED: Final = 31
EV_CONSTRUCTED: Final = 32
EV_LEVEL: Final = 33
EV_REWARD: Final = 34
EV_NO_REWARD: Final = 35
EV_RESET: Final = 36
EV_TO_PRISON: Final = 37
EV_FLIPPED: Final = 38
EV_SHUFFLED: Final = 39
EV_RETRIEVED: Final = 40
EV_RETRIEVED_FROM: Final = 41
EV_SKIPPED: Final = 42
EV_LAST_SLOT: Final = 43
EV_FINAL_TURN: Final = 44
EV_END_EFFECT: Final = 45
EV_SCHEME: Final = 46
EV_BLOCKED: Final = 47
EV_SCHEMES_SHUFFLED: Final = 48
EV_RECALLED: Final = 49
EV_FUTURE: Final = 50
EV_STAYED: Final = 51
EV_TAX_LOST: Final = 52
EV_STOPPED: Final = 53
EV_GAME_ENDS: Final = 54

EVENTS: Final = (
    Form("character", "character"),
    Form("goes-first", ""),
    Form("cards-dealt", "count:number | cards:{building}"),
    Form("card-kept", "| building"),
    Form("cards-received", "from:seat count:number | cards:{building}"),
    Form("cards-drawn", "count:number | cards:{building}"),
    Form("card-buried", "| building"),
    Form("turn-begins", "turn:number"),
    Form("worker-placed", "location workers:number"),
    Form("market-entered", "space"),
    Form("guildhall-entered", "slot:number"),
    Form("beside-guildhall", ""),
    Form("gained", "good amount:number"),
    Form("paid", "good amount:number"),
    Form("tax-paid", "amount:number"),
    Form("tax-taken", "amount:number"),
    Form("virtue-changed", "from:number to:number"),
    Form("debts-taken", "count:number"),
    Form("debt-destroyed", ""),
    Form("debt-paid", ""),
    Form("coins-laid", "row:number coins:number"),
    Form("hired", "apprentice coins:number"),
    Form("apprentice-revealed", "apprentice"),
    Form("apprentice-discarded", "apprentice"),
    Form("captured", "location colour workers:number"),
    Form("imprisoned", "workers:number"),
    Form("prisoners-released", "workers:number"),
    Form("captives-freed", "workers:number"),
    Form("constructed", "building"),
    Form("cathedral-advanced", "level:number"),
    Form("reward-revealed", "reward"),
    Form("no-reward-left", ""),
    Form("reset-begins", ""),
    Form("sent-to-prison", "workers:number"),
    Form("market-flipped", "card:market-card"),
    Form("market-shuffled", ""),
    Form("worker-retrieved", "post"),
    Form("worker-retrieved-from", "colour"),
    Form("turn-skipped", ""),
    Form("guildhall-full", ""),
    Form("final-turn", ""),
    Form("end-effect", "building"),
    Form("scheme-revealed", "scheme"),
    Form("scheme-blocked", "scheme"),
    Form("schemes-shuffled", "count:number"),
    Form("workers-recalled", "workers:number"),
    Form("future-scheme-added", "count:number"),
    Form("cathedral-stayed", ""),
    Form("tax-lost", "amount:number"),
    Form("game-stopped", "turns:number"),
    Form("game-ends", ""),
)


TOPICS: Final = {
    "building": "AR 11",
    "apprentice": "AR 15",
    "character": "AR 19",
    "opponent": "AR 21",
    "good": "AR 1",
    "skill": "AR 11",
    "space": "AR 9",
    "location-quarry": "AR 4",
    "location-forest": "AR 4",
    "location-mines": "AR 4",
    "location-silversmith": "AR 4",
    "location-storehouse": "AR 5",
    "location-workshop": "AR 6",
    "location-town-centre": "AR 7",
    "location-tax-stand": "AR 8",
    "location-guardhouse": "AR 10",
    "term-virtue": "AR 12",
    "term-tax": "AR 1",
    "term-debt": "AR 14",
    "term-capture": "AR 7",
    "term-prison": "AR 1",
    "term-black-market": "AR 9",
    "term-reset": "AR 13",
    "term-guildhall": "AR 11",
    "term-cathedral": "AR 11",
}
"""Where the rules speak of a thing, for who asks what a word means; the terms are words of the rules themselves."""


def vocabulary(tables: Tables) -> Vocabulary:
    """The things of the game by id."""
    return Vocabulary(
        {
            "building": tables.building_ids,
            "apprentice": tuple(apprentice_ids(tables)),
            "location": OPEN_IDS,
            "errand": ERRAND_IDS,
            "space": SPACE_IDS,
            "stall": STALL_IDS,
            "price": PRICE_IDS,
            "post": POST_IDS,
            "good": GOOD_IDS,
            "gain": GAIN_IDS,
            "skill": SKILL_IDS,
            "colour": tables.colour_ids,
            "trade": tuple(trade_ids(tables)),
            "reward": tables.reward_ids,
            "market-card": tuple(card.id for card in tables.market_cards),
            "character": tables.character_ids,
            "opponent": tables.opponent_ids,
            "scheme": tuple(scheme.id for scheme in tables.schemes.schemes),
            "term": tuple(name.removeprefix("term-") for name in TOPICS if name.startswith("term-")),
        }
    )


def apprentice_ids(tables: Tables) -> list[str]:
    """What the apprentice cards are called, kind by kind; the second of two equal ones has a 2."""
    return [
        kind.id if copy == 0 else f"{kind.id}-{copy + 1}" for kind in tables.apprentices for copy in range(kind.copies)
    ]


def trade_ids(tables: Tables) -> list[str]:
    """The storehouse's own trades, then those that an apprentice brings, called like it."""
    return [*tables.trade_ids, *(kind.id for kind in tables.apprentices if kind.do == A_TRADE)]


def all_trades(tables: Tables) -> list[Trade]:
    """The trades in the order of `trade_ids`."""
    return [*tables.trades, *(kind.trade for kind in tables.apprentices if kind.trade is not None)]


def action_table(tables: Tables, words: Vocabulary) -> ActionTable:
    """All actions of the game."""
    most = _most_paid(tables)
    released = sum(kind.copies * kind.amount for kind in tables.apprentices if kind.do == A_RESET_RELEASE)
    return ActionTable(
        [
            ActionKind("keep", "building"),
            ActionKind("bury", "building"),
            ActionKind("place", "errand"),
            ActionKind("plans"),
            ActionKind("hire", "apprentice"),
            ActionKind("market", "stall"),
            ActionKind("market-hire", "apprentice"),
            ActionKind("construct", "building"),
            ActionKind("cathedral"),
            ActionKind("capture", "location colour"),
            ActionKind("trade", "trade"),
            ActionKind("imprison"),
            ActionKind("release"),
            ActionKind("ransom", "price"),
            ActionKind("pay-debt"),
            *(ActionKind(good, NUMBER, 0, most) for good in GOOD_IDS[:GOODS]),
            ActionKind("choose", "gain"),
            ActionKind("destroy"),
            ActionKind("make-room", "apprentice"),
            ActionKind("free", NUMBER, 1, max(1, released)),
            ActionKind("resolve", "apprentice"),
            ActionKind("retrieve", "post"),
            ActionKind("retrieve-from", "colour"),
            ActionKind("apply", "building"),
            ActionKind("none"),
            ActionKind("done"),
            ActionKind("discard", "apprentice"),
        ],
        words,
    )


def _most_paid(tables: Tables) -> int:
    """The largest number of goods that is ever paid in a mix."""
    most = 1
    for building in tables.buildings:
        most = max(most, sum(building.cost))
    for level in tables.levels:
        most = max(most, sum(level.cost) + level.mix)
    for trade in all_trades(tables):
        most = max(most, trade.pay)
    return most
