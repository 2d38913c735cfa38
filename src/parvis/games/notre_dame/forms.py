"""The words of Notre Dame: its actions, questions, refusals and events, each a name with typed numbers.

Only declarations live here. The rules use the constants, the outside sees the names, the texts are in `text/*.ftl`.
"""

from __future__ import annotations

from typing import Final

from parvis.core.actions import ActionKind, ActionTable
from parvis.core.words import NUMBER, Form, Vocabulary
from parvis.games.notre_dame.tables import Tables

# Kinds of action.
KEEP: Final = 0
PLAY: Final = 1
HIRE: Final = 2
NONE: Final = 3
DONATE: Final = 4
COIN: Final = 5
MARKER: Final = 6
RAT: Final = 7
FRIEND: Final = 8
FROM: Final = 9
TO: Final = 10
RESOLVE: Final = 11
DRIVE: Final = 12
STAY: Final = 13
TAKE: Final = 14
REPEAT: Final = 15
MARKERS: Final = 16
BACK: Final = 17
PAY: Final = 18

# Questions.
Q_DRAFT: Final = 0
Q_PLAY: Final = 1
Q_RELOCATE: Final = 2
Q_DONATE: Final = 3
Q_FRIEND: Final = 4
Q_PICK: Final = 5
Q_DRIVE: Final = 6
Q_MESSAGE: Final = 7
Q_BACK: Final = 8
Q_HIRE: Final = 9
Q_HIRE_AGAIN: Final = 10
Q_MOVE_FROM: Final = 11
Q_MOVE_PIECE: Final = 12
Q_MOVE_TO: Final = 13
Q_MOVE_MARKERS: Final = 14
Q_MOVE_FRIEND_TOO: Final = 15
Q_PLACE: Final = 16
Q_PLACE_HERE: Final = 17
Q_RETURN: Final = 18
Q_REPEAT: Final = 19
Q_PAY: Final = 20
Q_RESOLVE: Final = 21
Q_PLAGUE: Final = 22

QUESTIONS: Final = (
    Form("draft", "wave:number", "ND 3"),
    Form("play-card", "nth:number", "ND 3"),
    Form("relocate", "card", "ND 5"),
    Form("donate", "", "ND 5"),
    Form("move-friend", "", "ND 5"),
    Form("pick", "picks:number", "ND 5"),
    Form("drive", "steps:number", "ND 5"),
    Form("take-message", "message colour", "ND 5"),
    Form("move-rat", "most:number", "ND R-RAT3"),
    Form("hire", "", "ND 3"),
    Form("hire-again", "hires:number", "ND R-COUNS"),
    Form("move-from", "person", "ND 8"),
    Form("move-piece", "person place", "ND 8"),
    Form("move-to", "person place", "ND 8"),
    Form("move-markers", "person from:sector to:sector", "ND R-MINS"),
    Form("move-friend-too", "person from:sector to:sector", "ND R-MINS"),
    Form("place-marker", "person", "ND 8"),
    Form("place-here", "person sector left:number", "ND R-BUTCH"),
    Form("return-markers", "person place held:number", "ND R-GYPSY"),
    Form("repeat-messages", "person", "ND 8"),
    Form("pay-for-rat", "person most:number", "ND 8"),
    Form("resolve-sector", "person", "ND R-PROC"),
    Form("plague-loss", "", "ND 7"),
)

# Refusals; the core's codes come first.
NOT_OFFERED: Final = 4
NOT_IN_HAND: Final = 5
NOT_ON_DISPLAY: Final = 6
COINS_SHORT: Final = 7
NO_MARKER_THERE: Final = 8
SAME_PLACE: Final = 9
RAT_AT_START: Final = 10
GENERAL_EMPTY: Final = 11
TOO_FAR: Final = 12
NO_SUCH_MARKET: Final = 13
SET_RULE: Final = 14
NOT_EMPTY: Final = 15
OUT_OF_RANGE: Final = 16
NOT_ITSELF: Final = 17
NOT_FULLEST: Final = 18
NO_SUCH_MESSAGE: Final = 19
NOTHING_THERE: Final = 20
NOT_FROM_THERE: Final = 21
NO_MARKER_TO_PLACE: Final = 22
MUST_BE_CHOSEN: Final = 23
ALREADY_HIRED: Final = 24

REFUSALS: Final = (
    Form("not-offered", "card", "ND 3"),
    Form("not-in-hand", "card", "ND 3"),
    Form("not-on-display", "person", "ND 3"),
    Form("coins-short", "have:number need:number", "ND 3"),
    Form("no-marker-there", "place have:number need:number", "ND 5"),
    Form("same-place", "place", "ND 5"),
    Form("rat-at-start", "have:number need:number", "ND R-CHOICE"),
    Form("general-empty", "have:number need:number", "ND R-CHOICE"),
    Form("too-far", "distance:number steps:number", "ND 5"),
    Form("no-such-market", "market boroughs:number", "ND 2"),
    Form("set-rule", "colour have:number fewest:number", "ND 5"),
    Form("not-empty", "sector have:number need:number", "ND 8"),
    Form("out-of-range", "least:number most:number", "ND 8"),
    Form("not-itself", "person", "ND 8"),
    Form("not-fullest", "place have:number need:number", "ND 7"),
    Form("no-such-message", "message have:number need:number", "ND 8"),
    Form("nothing-there", "place have:number need:number", "ND R-MINS"),
    Form("not-from-there", "place", "ND 9"),
    Form("no-marker-to-place", "have:number need:number", "ND R-RELOC"),
    Form("must-be-chosen", "", "ND R-OPT"),
    Form("already-hired", "person", "ND R-COUNS"),
)

# Events; the core's kinds come first.
E_POOL: Final = 4
E_ROUND: Final = 5
E_PERSONS: Final = 6
E_DRAWN: Final = 7
E_RECEIVED: Final = 8
E_PLAYED: Final = 9
E_NO_EFFECT: Final = 10
E_DISCARDED: Final = 11
E_PLACED: Final = 12
E_MOVED: Final = 13
E_FRIEND: Final = 14
E_FROM_GENERAL: Final = 15
E_RETURNED: Final = 16
E_MARKERS: Final = 17
E_COINS: Final = 18
E_COINS_TAKEN: Final = 19
E_COINS_SHORT: Final = 20
E_PAID: Final = 21
E_PRESTIGE: Final = 22
E_PRESTIGE_LOST: Final = 23
E_RAT: Final = 24
E_CARRIAGE: Final = 25
E_MESSAGE: Final = 26
E_HIRED: Final = 27
E_HIRED_NOBODY: Final = 28
E_NO_PLAGUE: Final = 29
E_GRAY_SEEN: Final = 30
E_GRAY_LOOKED: Final = 31
E_PLAGUE: Final = 32
E_OVERFLOW: Final = 33
E_NOTRE_DAME: Final = 34
E_PERIOD_ENDS: Final = 35
E_BELL_RINGER: Final = 36
E_GAME_ENDS: Final = 37
E_RESOLVED: Final = 38
E_REPEATED: Final = 39
E_NO_COIN: Final = 40

EVENTS: Final = (
    Form("persons-in-play", "persons:{person}"),
    Form("round-begins", "round:number period:number"),
    Form("persons-open", "persons:{person} rats:number"),
    Form("cards-drawn", "count:number | cards:{card}"),
    Form("cards-received", "from:seat count:number | cards:{card}"),
    Form("card-played", "card colour"),
    Form("without-effect", "card"),
    Form("card-discarded", "| card"),
    Form("marker-placed", "place"),
    Form("markers-moved", "from:place to:place markers:number"),
    Form("friend-moved", "from:sector to:sector"),
    Form("markers-placed", "place markers:number"),
    Form("markers-returned", "place markers:number"),
    Form("markers-gained", "markers:number"),
    Form("coins-gained", "coins:number"),
    Form("coins-taken", "from:seat coins:number"),
    Form("coins-missing", "coins:number"),
    Form("coins-paid", "coins:number"),
    Form("prestige-gained", "prestige:number bonus:number"),
    Form("prestige-lost", "prestige:number"),
    Form("rat-back", "spaces:number rat:number"),
    Form("carriage-moved", "from:market to:market"),
    Form("message-taken", "message colour"),
    Form("hired", "person"),
    Form("hired-nobody", ""),
    Form("doctor-keeps-rats-away", ""),
    Form("gray-card-seen", "| position:number person"),
    Form("gray-stack-looked-at", "count:number"),
    Form("plague", "rats:number hospital:number rat:number"),
    Form("plague-overflow", "rat:number"),
    Form("notre-dame-scored", "points:number markers:number"),
    Form("period-ends", "period:number"),
    Form("bell-ringer-passed", ""),
    Form("game-ends", ""),
    Form("sector-resolved", "sector pieces:number"),
    Form("messages-repeated", "message times:number"),
    Form("no-coin-to-hire", ""),
)


TOPICS: Final = {
    "card": "ND 5",
    "sector": "ND 5",
    "place": "ND 5",
    "person": "ND 8",
    "message": "ND 5",
    "market": "ND 5",
    "term-prestige": "ND 4",
    "term-marker": "ND 1",
    "term-piece": "ND 1",
    "term-coin": "ND 2",
    "term-own-supply": "ND 1",
    "term-general-supply": "ND 1",
    "term-friend": "ND 1",
    "term-sector": "ND 1",
    "term-borough": "ND 2",
    "term-carriage": "ND 5",
    "term-market": "ND 5",
    "term-message": "ND 5",
    "term-plague": "ND 7",
    "term-rat": "ND 7",
    "term-bell-ringer-pawn": "ND 3",
    "term-donation": "ND 5",
    "term-hire": "ND 3",
    "term-draft": "ND 3",
    "term-round": "ND 3",
    "term-period": "ND 3",
}
"""Where the rules speak of a thing: of all of its kind, or of a word that people ask for."""


def vocabulary(tables: Tables) -> Vocabulary:
    """The things of the game by id."""
    markets = tuple(
        f"{borough + 1}.{market}" for borough in range(len(tables.colour_ids)) for market in tables.market_ids
    )
    return Vocabulary(
        {
            "card": tuple(tables.card_ids),
            "sector": tuple(tables.sector_ids),
            "place": tuple(tables.place_ids),
            "market": markets,
            "colour": tuple(tables.colour_ids),
            "person": tuple(tables.person_ids),
            "message": tuple(kind.id for kind in tables.message_types),
            "term": tuple(name.removeprefix("term-") for name in TOPICS if name.startswith("term-")),
        }
    )


def action_table(tables: Tables, words: Vocabulary) -> ActionTable:
    """All actions of the game."""
    markers = tables.own_markers + tables.general_markers
    return ActionTable(
        [
            ActionKind("keep", "card"),
            ActionKind("play", "card"),
            ActionKind("hire", "person"),
            ActionKind("none"),
            ActionKind("donate", NUMBER, 1, len(tables.donation) - 1),
            ActionKind("coin"),
            ActionKind("marker"),
            ActionKind("rat"),
            ActionKind("friend"),
            ActionKind("from", "place"),
            ActionKind("to", "sector"),
            ActionKind("resolve", "sector"),
            ActionKind("drive", "market"),
            ActionKind("stay"),
            ActionKind("take"),
            ActionKind("repeat", "message"),
            ActionKind("markers", NUMBER, 0, markers),
            ActionKind("back", NUMBER, 0, max(tables.plague_max, markers)),
            ActionKind("pay", NUMBER, 0, tables.plague_max),
        ],
        words,
    )
