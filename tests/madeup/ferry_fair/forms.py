"""The words of the Ferry Fair: actions, questions, refusals, events and steps. Declarations only."""

from __future__ import annotations

from typing import Final

from parvis.core.actions import ActionKind, ActionTable
from parvis.core.words import NUMBER, Form, Vocabulary
from tests.madeup.ferry_fair.tables import Tables

# Kinds of action, in the order of the table below.
KEEP: Final = 0
WORK: Final = 1
HIRE: Final = 2
SAIL: Final = 3
PLAY: Final = 4
RANSOM: Final = 5
REST: Final = 6
MOOR: Final = 7
PASS: Final = 8
CAPTURE: Final = 9
ENOUGH: Final = 10
USE: Final = 11
RELEASE: Final = 12
GIVE: Final = 13
MUD: Final = 14
PERCH: Final = 15
FLIP: Final = 16
DISMISS: Final = 17

Q_KEEP: Final = 0
Q_TURN: Final = 1
Q_CAPTURE: Final = 2
Q_LANDING: Final = 3
Q_ONWARD: Final = 4
Q_CROSSING: Final = 5
Q_FAIR: Final = 6
Q_RELEASE: Final = 7
Q_PERCH: Final = 8

QUESTIONS: Final = (
    Form("keep", "wave:number", "FF 2"),
    Form("turn", "", "FF 3"),
    Form("capture", "left:number", "FF 4"),
    Form("landing", "landing", "FF 5"),
    Form("onward", "landing", "FF 5"),
    Form("crossing", "landing", "FF 6"),
    Form("fair", "", "FF 7"),
    Form("release", "most:number", "FF 7"),
    Form("perch", "landing", "FF 8"),
)

# The core's four refusals come first.
NOT_OFFERED: Final = 4
NOT_IN_HAND: Final = 5
COINS_SHORT: Final = 6
LETTERS_SHORT: Final = 7
WORKERS_SHORT: Final = 8
NOT_FOR_HIRE: Final = 9
NO_ROOM: Final = 10
NO_WAY: Final = 11
DEAD_END: Final = 12
LANDING_FULL: Final = 13
NOBODY_THERE: Final = 14
NOT_YOURS: Final = 15
USED: Final = 16
NOT_AT_FAIRS: Final = 17
STILL_IN_STOCKS: Final = 18
NOBODY_IN_STOCKS: Final = 19
OUT_OF_RANGE: Final = 20
FAVOUR_USED: Final = 21

REFUSALS: Final = (
    Form("not-offered", "card", "FF 2"),
    Form("not-in-hand", "card", "FF 3"),
    Form("coins-short", "have:number need:number", "FF 3"),
    Form("letters-short", "have:number need:number", "FF 6"),
    Form("workers-short", "have:number need:number", "FF 3"),
    Form("not-for-hire", "helper", "FF 3"),
    Form("no-room", "have:number most:number", "FF 3"),
    Form("no-way", "from:landing to:landing", "FF 5"),
    Form("dead-end", "landing have:number", "FF 5"),
    Form("landing-full", "landing have:number most:number", "FF 5"),
    Form("nobody-there", "field colour", "FF 4"),
    Form("not-yours", "helper", "FF 9"),
    Form("used", "helper", "FF 7"),
    Form("not-at-fairs", "helper", "FF 7"),
    Form("still-in-stocks", "have:number", "FF 7"),
    Form("nobody-in-stocks", "", "FF 3"),
    Form("out-of-range", "least:number most:number", "FF 7"),
    Form("favour-used", "", "FF 9"),
)

# The core's four events come first.
E_DEALT: Final = 4
E_RECEIVED: Final = 5
E_PUT_UNDER: Final = 6
E_TURN: Final = 7
E_WORKED: Final = 8
E_DRAWN: Final = 9
E_HIRED: Final = 10
E_PLAYED: Final = 11
E_RESTED: Final = 12
E_RANSOMED: Final = 13
E_SAILED: Final = 14
E_MOORED: Final = 15
E_SHARED: Final = 16
E_GAVE: Final = 17
E_MUD: Final = 18
E_CAPTURED: Final = 19
E_FAIR: Final = 20
E_RELEASED: Final = 21
E_CHEERED: Final = 22
E_PERCHED: Final = 23
E_FLIPPED: Final = 24
E_DISMISSED: Final = 25
E_ENDS: Final = 26

EVENTS: Final = (
    Form("cards-dealt", "count:number | cards:{card}"),
    Form("cards-received", "from:seat count:number | cards:{card}"),
    Form("card-put-under", "| card"),
    Form("turn-begins", "turn:number"),
    Form("worker-placed", "field coins:number"),
    Form("card-drawn", "| card"),
    Form("hired", "helper"),
    Form("card-played", "card points:number"),
    Form("rested", "coins:number"),
    Form("ransomed", "workers:number"),
    Form("sailed", "landing toll:number"),
    Form("moored", "landing coins:number"),
    Form("shared", "landing"),
    Form("letter-given", ""),
    Form("mud-taken", "mud:number points:number"),
    Form("captured", "field colour workers:number"),
    Form("fair-begins", "fairs:number"),
    Form("released", "helper workers:number"),
    Form("cheered", "helper points:number"),
    Form("heron-perched", "landing points:number"),
    Form("favour-used", "gain"),
    Form("helper-dismissed", "helper"),
    Form("game-ends", ""),
)

STEPS: Final = (
    Form("draft", "mask:{seat} replies:{action} wave:number"),
    Form("turn", "seat"),
    Form("end-turn", "seat"),
    Form("capture", "seat left:number"),
    Form("landing", "seat visited:{landing}"),
    Form("onward", "seat visited:{landing}"),
    Form("meet", "active:seat other:number"),
    Form("crossing", "mask:{seat} replies:{action} active:seat other:number"),
    Form("fair", "seat"),
    Form("abilities", "seat used:{helper}"),
    Form("order-abilities", "seat used:{helper}"),
    Form("release", "seat helper most:number"),
    Form("stocks", ""),
    Form("heron", ""),
    Form("perch", "seat landing"),
)


def vocabulary(tables: Tables) -> Vocabulary:
    """The things of the game by id."""
    return Vocabulary(
        {
            "card": tuple(tables.card_ids),
            "helper": tuple(tables.helper_ids),
            "landing": tuple(tables.landing_ids),
            "field": tuple(tables.field_ids),
            "colour": tuple(tables.colour_ids),
            "gain": ("letters", "coins"),
            "rival": ("heron",),
        }
    )


def action_table(tables: Tables, words: Vocabulary) -> ActionTable:
    """All actions of the game."""
    return ActionTable(
        [
            ActionKind("keep", "card"),
            ActionKind("work", "field"),
            ActionKind("hire", "helper"),
            ActionKind("sail", "landing"),
            ActionKind("play", "card"),
            ActionKind("ransom"),
            ActionKind("rest"),
            ActionKind("moor"),
            ActionKind("pass"),
            ActionKind("capture", "field colour"),
            ActionKind("enough"),
            ActionKind("use", "helper"),
            ActionKind("release", NUMBER, 1, tables.workers),
            ActionKind("give-letter"),
            ActionKind("take-mud"),
            ActionKind("perch", "landing"),
            ActionKind("flip", "gain"),
            ActionKind("dismiss", "helper"),
        ],
        words,
    )
