"""A second scorer of Architects, written from `docs/rules/architects.md` alone: nothing of the engine is imported.

It reads the last public view, in JSON's types, and the facts as TOML has them. `final_scores` and `final_standings` are
what the game should say; `best_end` tries every order of the effects at the end, and every debt that could be
destroyed, and knows the best total a player can reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

GOODS = ("clay", "wood", "stone", "gold", "marble", "silver")
BASIC = ("clay", "wood", "stone")
SKILLS = ("carpentry", "tiling", "masonry")


@dataclass
class Party:
    """What lies before a player at the end, or before the opponent."""

    number: int
    opponent: str
    character: str
    virtue: int
    level: int
    unpaid: int
    paid: int
    prisoners: int
    captured: int
    in_guildhall: int
    goods: dict[str, int]
    buildings: list[str]
    apprentices: list[str] = field(default_factory=list)


def by_id(entries: list[Json]) -> dict[str, Json]:
    return {entry["id"]: entry for entry in entries}


class Scorer:
    """The facts, and what they are worth."""

    def __init__(self, toml: Json) -> None:
        self.toml = toml
        self.buildings = by_id(toml["buildings"]["building"])
        self.apprentices = by_id(toml["apprentices"]["apprentice"])
        self.characters = by_id(toml["characters"]["character"])
        self.opponents = by_id(toml["solo"]["opponent"])
        self.board = toml["board"]
        self.track: list[int] = self.board["virtue"]["vp"]

    # --- counting (AR 18, AR 19) ------------------------------------------------------------------------------------

    def swaps(self, party: Party) -> bool:
        """Whether gold and marble stand for each other (AR R-SWAP)."""
        return bool(party.character) and self.characters[party.character]["ability"]["do"] == "gold-and-marble"

    def count(self, party: Party, what: str) -> int:
        if what in ("gold", "marble") and self.swaps(party):
            return party.goods["gold"] + party.goods["marble"]
        if what in GOODS:
            return party.goods[what]
        if what == "basic-good":
            return sum(party.goods[good] for good in BASIC)
        if what in SKILLS:
            return sum(what in self.apprentices[card]["skills"] for card in party.apprentices)
        return {
            "virtue": party.virtue,
            "building": len(party.buildings),
            "captured-worker": party.captured,
            "paid-debt": party.paid,
            "cathedral-level": party.level,
        }[what]

    def groups(self, party: Party, effect: Json) -> int:
        return self.count(party, effect["per"]) // int(effect.get("group", 1))

    def most(self, party: Party, others: list[Party], what: str) -> bool:
        """Strictly more than every other player, the opponent included."""
        return all(self.count(party, what) > self.count(other, what) for other in others)

    # --- step 2: points (AR 18, AR 21) ------------------------------------------------------------------------------

    def total(self, party: Party, others: list[Party]) -> int:
        score = self.board["score"]
        points = self.cathedral(party) + self.track[party.virtue]
        points += party.unpaid * self.unpaid_debt(party)
        points += party.goods["gold"] * score["gold_vp"] + party.goods["marble"] * score["marble_vp"]
        points += party.goods["silver"] // score["silver"] * score["silver_vp"]
        points += party.prisoners // score["prisoners"] * score["prisoners_vp"]
        if party.opponent:
            points += party.in_guildhall * int(self.opponents[party.opponent]["guildhall_vp"])
        return int(points) + sum(self.building(party, others, name) for name in party.buildings)

    def cathedral(self, party: Party) -> int:
        return int(self.board["cathedral"]["level"][party.level - 1]["vp"]) if party.level else 0

    def unpaid_debt(self, party: Party) -> int:
        """What each unpaid debt is worth to this party: Fountain and Gambler's Den change it (AR 18)."""
        changes: list[int] = [
            effect["vp"] for name in party.buildings if (effect := self.effect(name)).get("do") == "score-debts"
        ]
        return int(self.board["score"]["unpaid_debt_vp"]) + sum(changes)

    def effect(self, building: str) -> Json:
        found: Json = self.buildings[building].get("effect", {})
        return found

    def building(self, party: Party, others: list[Party], name: str) -> int:
        effect = self.effect(name)
        points = int(self.buildings[name]["vp"])
        match effect.get("do"):
            case "score-per":
                points += self.groups(party, effect) * effect["vp"]
            case "score-majority":
                points += effect["vp"] if self.most(party, others, effect["per"]) else 0
            case "score-no-debt":
                points += 0 if party.unpaid else effect["vp"]
        return points

    # --- step 1: effects at the end (AR 18, AR R-ORDER) -------------------------------------------------------------

    def changes(self, party: Party, others: list[Party]) -> list[int]:
        """The changes of virtue its buildings bring at the end, in no order."""
        found = []
        for name in party.buildings:
            effect = self.effect(name)
            match effect.get("do"):
                case "end-virtue":
                    found.append(effect["virtue"])
                case "end-virtue-per":
                    found.append(self.groups(party, effect) * effect["virtue"])
                case "end-virtue-majority":
                    found.append(effect["virtue"] if self.most(party, others, effect["per"]) else 0)
        return [change for change in found if change]

    def ends(self, virtue: int, unpaid: int, changes: tuple[int, ...]) -> set[tuple[int, int]]:
        """Every virtue and number of unpaid debts that some order, and some destroying of debts, can end with."""
        if not changes:
            return {(virtue, unpaid)}
        found: set[tuple[int, int]] = set()
        for place, change in enumerate(changes):
            rest = (*changes[:place], *changes[place + 1 :])
            for after, debts in self.after(virtue, unpaid, change):
                found |= self.ends(after, debts, rest)
        return found

    def after(self, virtue: int, unpaid: int, change: int) -> Iterator[tuple[int, int]]:
        """What one change can lead to: kept within the track, debts destroyed above it, debts taken below (AR 12)."""
        top = len(self.track) - 1
        wanted = virtue + change
        if wanted < 0:
            yield 0, unpaid - wanted
        elif wanted > top:
            for destroyed in range(min(wanted - top, unpaid) + 1):
                yield top, unpaid - destroyed
        else:
            yield wanted, unpaid

    def best_end(self, party: Party, others: list[Party]) -> int:
        """The highest total the party can reach, before its effects at the end."""
        totals = []
        for virtue, unpaid in self.ends(party.virtue, party.unpaid, tuple(self.changes(party, others))):
            ended = Party(**{**vars(party), "virtue": virtue, "unpaid": unpaid})
            totals.append(self.total(ended, others))
        return max(totals)

    # --- reading a view, and the result -----------------------------------------------------------------------------

    def parties(self, view: Json) -> list[Party]:
        """What lies before everybody, from the public view."""
        return [self.party(number, player) for number, player in enumerate(view["players"])]

    def party(self, number: int, player: Json) -> Party:
        whose = player["party"]
        return Party(
            number=number,
            opponent=whose["id"] if whose["thing"] == "opponent" else "",
            character=player["character"]["id"] if player["character"] else "",
            virtue=player["virtue"],
            level=player["level"],
            unpaid=player["unpaid_debts"],
            paid=player["paid_debts"],
            prisoners=player["prisoners"],
            captured=sum(group["workers"] for group in player["captives"]),
            in_guildhall=player["in_guildhall"],
            goods={row["good"]["id"]: row["amount"] for row in player["goods"]},
            buildings=[card["id"] for card in player["buildings"]],
            apprentices=[self.kind(card["id"]) for card in player["apprentices"]],
        )

    def kind(self, card: str) -> str:
        """The second of two equal apprentices has a number after its name."""
        return card if card in self.apprentices else card.rpartition("-")[0]

    def final_scores(self, view: Json) -> list[int]:
        """The points of every party, from the last view."""
        parties = self.parties(view)
        return [self.total(party, [other for other in parties if other is not party]) for party in parties]

    def final_standings(self, view: Json) -> list[tuple[int, int, int, bool]]:
        """Party, place, points, and whether the place is shared; best first (AR 18, AR R-SOLOTIE, AR R-TWOHUMANS)."""
        keys = {}
        for party, points in zip(self.parties(view), self.final_scores(view), strict=True):
            keys[party.number] = (points, party.virtue, bool(party.opponent), party.goods["silver"])
        rows = [
            (number, 1 + sum(other > key for other in keys.values()), key[0], list(keys.values()).count(key) > 1)
            for number, key in keys.items()
        ]
        return sorted(rows, key=lambda row: (row[1], row[0]))
