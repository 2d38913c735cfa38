"""A second scorer of Notre Dame, written from `docs/rules/notre_dame.md` alone: nothing of the engine is imported.

`final_standings` reads the last view. `Audit` keeps its own books through a whole game: it is shown the table at the
start and then, play by play, what a spectator hears and sees, in JSON's types. It works out every gain, loss and move
from the rules, refuses an event that says otherwise (`AuditError`), and compares its board with the one in the view.
Prestige, secret during play, is compared at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NoReturn

Json = dict[str, Any]
Flow = Generator[None, None, None]

NOTRE_DAME = "notre-dame"
FRIEND = "trusted-friend"
COIN_KINDS = ("coins-gained", "coins-taken", "coins-missing")


class AuditError(AssertionError):
    """The books and the game disagree."""


# --- (a) the end of a game ------------------------------------------------------------------------------------------


def final_standings(view: Json, toml: Json) -> list[Json]:
    """Who ended where, best first: most prestige, then coins + markers in the own supply, then shared (ND 3, R-TIE)."""
    if toml["editions"]["ruling"]["final_tie"] != "shared":
        raise AuditError("ND R-TIE is not what this scorer was written for")
    keys = {p["seat"]: (p["prestige"], p["coins"] + p["own_supply"]) for p in view["players"]}
    rows = [
        {
            "seat": seat,
            "place": 1 + sum(other > key for other in keys.values()),
            "prestige": key[0],
            "tie_break": key[1],
            "shared": sum(other == key for other in keys.values()) > 1,
        }
        for seat, key in keys.items()
    ]
    return sorted(rows, key=lambda row: (row["place"], row["seat"]))


def winners(view: Json, toml: Json) -> list[int]:
    """The seats that won."""
    return [row["seat"] for row in final_standings(view, toml) if row["place"] == 1]


# --- (b) the books --------------------------------------------------------------------------------------------------


@dataclass
class Seat:
    """What one player has, as the rules say it should be."""

    colour: str
    borough: int
    own: int
    general: int
    coins: int
    rat: int
    prestige: int
    markers: dict[str, int]
    carriage: str
    friend: str = ""
    on_tile: int = 0
    messages: list[tuple[str, str]] = field(default_factory=list)
    doctor: bool = False
    played: list[tuple[str, str]] = field(default_factory=list)
    discarded: bool = False

    def count(self, sector: str) -> int:
        return self.markers[sector] + (self.friend == sector)

    def counts(self) -> list[int]:
        return [self.count(sector) for sector in self.markers]

    def bonus(self) -> int:
        return self.count("park") // 2

    def on_board(self) -> int:
        return sum(self.counts())


class Audit:
    """The books of one game."""

    def __init__(self, view: Json, opening: list[Json], toml: Json, options: Json | None = None) -> None:
        options = options or {}
        self.toml = toml
        self.n: int = view["seats"]
        edition = next(e for e in toml["editions"]["edition"] if e["id"] == view["edition"])
        self.hotel_double = int(options.get("hotel-double-from") or edition["hotel_double_from"])
        self.unlimited = (options.get("coin-shortage") or edition["coin_shortage"]) == "unlimited"
        fool = options.get("fool-from-notre-dame")
        self.fool_from_tile = bool(edition["fool_from_notre_dame"] if fool is None else fool)
        self.rats = {p["id"]: p["rats"] for p in toml["persons"]["person"]}
        self.deck = {p["id"]: p["deck"] for p in toml["persons"]["person"]}
        self.sets = {p["id"]: p["set"] for p in toml["persons"]["person"]}
        self.sectors: list[str] = toml["board"]["borough"]["sectors"]
        self.tile: int = toml["board"]["seats"][str(self.n)]["prestige"]
        self.donation: list[int] = toml["board"]["notre_dame"]["donation"]
        self.seen: Counter[str] = Counter()
        """How often each kind of thing was checked, so that a test can tell that it was."""
        self.done = False
        self._number = 0
        self._queue: list[Json] = []
        self._last: Json = {}
        self._set_up(view)
        self._streets = self._one_step(len(view["boroughs"]))
        self._game = self._whole_game(set(view["expansions"]))
        self._hear(opening)
        self._require(not self.done, "over before it began")
        self._compare(view)

    def step(self, events: list[Json], view: Json) -> None:
        """One play: what a spectator heard of it, and the table after it."""
        self._hear(events)
        self._require(self.done == view["over"], "the game is over for one of us only")
        self._compare(view)

    def _hear(self, events: list[Json]) -> None:
        for event in events:
            self._require(event["number"] == self._number, f"event {self._number} expected, got {event}")
            self._number += 1
            if event["kind"] != "only-choice":
                self._queue.append(event)
        try:
            next(self._game)
        except StopIteration:
            self.done = True
            self._require(not self._queue, "something happened after the end")

    def totals(self) -> list[int]:
        """The prestige of every seat."""
        return [seat.prestige for seat in self.seats]

    # --- the beginning ----------------------------------------------------------------------------------------------

    def _set_up(self, view: Json) -> None:
        """ND 2."""
        components, board = self.toml["components"], self.toml["board"]
        start = components["setup"]
        owned = board["seats"][str(self.n)]["owned"]
        colours = [p["colour"]["id"] for p in view["players"]]
        self._require(len(set(colours)) == self.n, "two players of one colour")
        self.seats = [
            Seat(
                colour=colours[s],
                borough=owned[s],
                own=start["own_markers"],
                general=start["general_markers"],
                coins=start["coins"],
                rat=board["plague"]["start"],
                prestige=start["prestige"],
                markers=dict.fromkeys(self.sectors, 0),
                carriage=f"{owned[s] + 1}.c",
            )
            for s in range(self.n)
        ]
        self.round = 1
        self.ringer: int = view["bell_ringer"]
        self.messages: dict[str, tuple[str, str]] = {}
        types = Counter({m["id"]: m["per_colour"] for m in self.toml["messages"]["message"]})
        layout = []
        for b, borough in enumerate(view["boroughs"]):
            owner = owned.index(b) if b in owned else None
            self._require(borough["owner"] == owner, f"borough {b} belongs to {owner}")
            colour = borough["colour"]["id"]
            self._require(owner is None or colour == colours[owner], f"borough {b} is {colour}")
            layout.append(colour)
            lying: Counter[str] = Counter()
            for market in borough["markets"]:
                ident, message = market["market"]["id"], market["message"]
                outer = ident.split(".")[1] in board["borough"]["message_markets"]
                self._require(outer == (message is not None), f"a message on {ident}: {outer}")
                if message:
                    lying[message["id"]] += 1
                    self.messages[ident] = (message["id"], colour)
            self._require(lying == types, f"messages of borough {b}: {lying}")
        self._require(len(layout) == board["seats"][str(self.n)]["boroughs"], "number of boroughs")
        self._require(len(set(layout)) == len(layout), "two boroughs of one colour")
        self.open = [p["person"]["id"] for p in view["persons"]]
        coming = [p["person"]["id"] for p in view["brown_to_come"] + view["gray_to_come"]]
        self._pool(self.open + coming, view["expansions"])
        self.brown_shown: list[str] = []
        self.gray_shown: list[str] = []
        self.cards_shown: set[tuple[str, str]] = set()
        self.phase = "draft"

    def _pool(self, persons: list[str], expansions: list[str]) -> None:
        """The person cards of this game (ND 2, R-SETS)."""
        letters = Counter(self.deck[p] for p in persons)
        self._require(len(set(persons)) == len(persons), "a person twice")
        self._require(letters == {"brown": 6, "a": 3, "b": 3, "c": 3}, f"persons by deck: {letters}")
        self._require({self.sets[p] for p in persons} <= {"base", *expansions}, f"persons of another set: {persons}")
        self.pool = set(persons)

    def _show_persons(self) -> None:
        """Two brown cards, new in this period, and the gray card of the period's letter, new in the game (ND 3)."""
        brown = [p for p in self.open if self.deck[p] == "brown"]
        gray = [p for p in self.open if self.deck[p] != "brown"]
        self._require(len(brown) == 2 and len(gray) == 1, f"open: {self.open}")
        self._require(set(self.open) <= self.pool, f"not in this game: {self.open}")
        self._require(not set(brown) & set(self.brown_shown), f"twice in a period: {brown}")
        self._require(not set(gray) & set(self.gray_shown), f"twice in a game: {gray}")
        self._require(self.deck[gray[0]] == "abc"[(self.round - 1) // 3], f"letter of {gray}")
        self.brown_shown += brown
        self.gray_shown += gray

    def _one_step(self, boroughs: int) -> dict[str, set[str]]:
        """Which markets are one step apart; crossings are free (ND 5)."""
        streets = self.toml["board"]["streets"]
        variant = next(v for v in streets["variant"] if v["id"] == streets["default"])
        links: dict[str, set[str]] = {}
        for b in range(boroughs):
            ends = [(f"{b + 1}.{x}", f"{b + 1}.{y}") for x, y in variant["inside"]]
            left = (b + 1) % boroughs
            ends += [(f"{b + 1}.{x}", f"{left + 1}.{y}") for x, y in variant["to_left_neighbour"]]
            for x, y in ends:
                links.setdefault(x, set()).add(y)
                links.setdefault(y, set()).add(x)
        steps: dict[str, set[str]] = {}
        for market in links:
            if market.split(".")[1] in streets["crossings"]:
                continue
            found: set[str] = set()
            passed = {market}
            todo = [market]
            while todo:
                for near in links[todo.pop()] - passed:
                    passed.add(near)
                    if near.split(".")[1] in streets["crossings"]:
                        todo.append(near)
                    else:
                        found.add(near)
            steps[market] = found
        return steps

    def _distance(self, start: str, end: str) -> int:
        """The least number of steps, at least one; out and back takes two (R-BACK, P-DRIVE)."""
        if start == end:
            return 2
        reached, distance = {start}, 0
        while end not in reached:
            reached |= {near for market in reached for near in self._streets[market]}
            distance += 1
        return distance

    # --- listening --------------------------------------------------------------------------------------------------

    def _require(self, holds: bool, what: str) -> None:
        if not holds:
            self._fail(what)

    def _fail(self, what: str) -> NoReturn:
        raise AuditError(f"round {self.round}, {self.phase}, after event {self._last}: {what}")

    def _peek(self) -> Generator[None, None, Json]:
        """The next event, not yet taken. Discards of the third card (ND 3) come when they come and are checked here."""
        while True:
            while not self._queue:
                yield
            event = self._queue[0]
            if event["kind"] != "card-discarded":
                return event
            self._take_now()
            seat = self.seats[event["party"]]
            self._require(not seat.discarded and len(seat.played) == 2, f"no third card to discard: {event}")
            # One looks ahead by an event, so the first discards of phase 5 may show at the end of phase 4.
            due = self.phase != "actions" if "scholar" in self.open else self.phase in ("actions", "hire")
            self._require(due, f"when the third card is discarded: {event}")
            seat.discarded = True
            self.seen["card-discarded"] += 1

    def _take_now(self) -> None:
        self._last = self._queue.pop(0)

    def _next_is(self, seat: int, *kinds: str) -> Generator[None, None, bool]:
        event = yield from self._peek()
        return event["party"] == seat and event["kind"] in kinds

    def _take(self, seat: int, kind: str, **args: Any) -> Generator[None, None, Json]:
        """The next event, which must be this one; references are given by their ids. Gives its arguments."""
        event = yield from self._peek()
        heard: Json = plain(event["args"])
        wrong = {name: value for name, value in args.items() if heard.get(name) != value}
        if event["kind"] != kind or event["party"] != seat or wrong:
            self._fail(f"expected {kind} of {seat} with {args}, heard {event}")
        self._take_now()
        self.seen[kind] += 1
        return heard

    # --- the course of a game (ND 3) --------------------------------------------------------------------------------

    def _whole_game(self, expansions: set[str]) -> Flow:
        if expansions:
            shown = (yield from self._take(-1, "persons-in-play"))["persons"]
            gray = {person for person in self.pool if self.deck[person] != "brown"}
            self._require(len(shown) == 9 and set(shown) == gray, f"nine gray cards are shown: {shown}")
        yield from self._open_round()
        while True:
            yield from self._draft()
            order = [(self.ringer + i) % self.n for i in range(self.n)]
            self.phase = "actions"
            for nth in (1, 2):
                for seat in order:
                    yield from self._play_card(seat)
                    self._require(len(self.seats[seat].played) == nth, "cards played")
            yield from self._peek()
            self._require("scholar" in self.open or self._all_cards_gone(), "a third card stays without the scholar")
            self.phase = "hire"
            for seat in order:
                yield from self._hire(seat)
            self.phase = "plague"
            yield from self._plague()
            if self.round % 3 == 0:
                self.phase = "period"
                yield from self._period_end()
            yield from self._peek()
            self._require(self._all_cards_gone(), "a third card stays")
            for each in self.seats:
                each.doctor = False
            if self.round == 9:
                yield from self._take(-1, "game-ends")
                break
            self.ringer = (self.ringer + 1) % self.n
            yield from self._take(self.ringer, "bell-ringer-passed")
            self.round += 1
            yield from self._open_round()

    def _all_cards_gone(self) -> bool:
        return all(seat.discarded or len(seat.played) == 3 for seat in self.seats)

    def _draft(self) -> Flow:
        """One of three, one of the two from the right, and the last; only counts are public."""
        for left in (2, 1):
            replied = set()
            for _ in range(self.n):
                event = yield from self._peek()
                self._require(event["kind"] == "replied" and event["party"] not in replied, f"a draft reply: {event}")
                replied.add(event["party"])
                self._take_now()
            for seat in range(self.n):
                giver = str((seat - 1) % self.n)
                yield from self._take(seat, "cards-received", **{"from": giver, "count": left})

    def _open_round(self) -> Flow:
        if self.round % 3 == 1:
            self.cards_shown = set()
            self.brown_shown = []
        yield from self._take(-1, "round-begins", round=self.round, period=(self.round + 2) // 3)
        opened = yield from self._take(-1, "persons-open")
        self.open = opened["persons"]
        self._show_persons()
        self._require(opened["rats"] == self._value(), "rats on the open persons")
        self.phase = "draft"
        for s, seat in enumerate(self.seats):
            seat.played = []
            seat.discarded = False
            yield from self._take(s, "cards-drawn", count=3)

    def _value(self) -> int:
        return sum(self.rats[person] for person in self.open)

    # --- action cards (ND 5) ----------------------------------------------------------------------------------------

    def _play_card(self, s: int) -> Flow:
        heard = yield from self._take(s, "card-played")
        card, colour = heard["card"], heard["colour"]
        self._whose_card(s, card, colour)
        seat = self.seats[s]
        if card == FRIEND:
            moved = yield from self._take(s, "friend-moved", **{"from": seat.friend})
            self._require(moved["to"] != seat.friend, "the friend stays where it is")
            seat.friend = moved["to"]
            yield from self._resolve(s, moved["to"])
            return
        before = self._place(s, card)
        if card == NOTRE_DAME and seat.coins == 0:
            before = False
        yield from self._act(s, card, before)

    def _place(self, s: int, card: str) -> bool:
        """Whether a marker can come to the place of the card at all."""
        seat = self.seats[s]
        elsewhere = sum(n for sector, n in seat.markers.items() if sector != card)
        return seat.own > 0 or elsewhere + (seat.on_tile if card != NOTRE_DAME else 0) > 0

    def _act(self, s: int, card: str, possible: bool) -> Flow:
        seat = self.seats[s]
        optional = card == NOTRE_DAME or seat.own == 0
        if (yield from self._next_is(s, "without-effect")):
            self._require(optional, "an action with a marker in the own supply cannot be declined (R-MUST)")
            yield from self._take(s, "without-effect", card=card)
            return
        self._require(possible, f"{card} cannot have an effect")
        if seat.own > 0:
            yield from self._take(s, "marker-placed", place=card)
            seat.own -= 1
        else:
            moved = yield from self._take(s, "markers-moved", to=card, markers=1)
            self._remove(s, moved["from"], 1)
            self._require(moved["from"] != card, "a marker moved to where it was")
        self._add(s, card, 1)
        if card != NOTRE_DAME:
            yield from self._resolve(s, card)
            return
        paid = (yield from self._take(s, "coins-paid"))["coins"]
        self._require(1 <= paid <= min(seat.coins, 3), f"a donation of {paid}")
        seat.coins -= paid
        yield from self._gain(s, prestige=self.donation[paid])

    def _whose_card(self, s: int, card: str, colour: str) -> None:
        """Own, right neighbour's, from two to the right; with two players two own ones (ND 3, T27, T28)."""
        owner = next(i for i, seat in enumerate(self.seats) if seat.colour == colour)
        hand = [s, s, 1 - s] if self.n == 2 else [s, (s - 1) % self.n, (s - 2) % self.n]
        seat = self.seats[s]
        seat.played.append((card, colour))
        used = sum(c == colour for _, c in seat.played)
        self._require(used <= hand.count(owner), f"no such card of {colour} in this hand: {seat.played}")
        self._require((card, colour) not in self.cards_shown, f"{card} of {colour} twice in a period")
        self.cards_shown.add((card, colour))

    def _resolve(self, s: int, sector: str) -> Flow:
        """The action of a sector with its present count."""
        seat = self.seats[s]
        count = seat.count(sector)
        self.seen[f"resolve {sector}"] += 1
        if sector == "cloister-school":
            yield from self._gain(s, markers=count)
        elif sector == "bank":
            yield from self._gain(s, coins=count)
        elif sector == "residence":
            yield from self._gain(s, prestige=count)
        elif sector == "carriage-house":
            yield from self._drive(s, count)
        elif sector == "hotel":
            for _ in range(0 if count == 0 else 2 if count >= self.hotel_double else 1):
                yield from self._pick(s)
        else:
            yield from self._rat_back(s, 1)

    def _pick(self, s: int) -> Flow:
        """A coin, a marker or one rat back (R-CHOICE)."""
        event = yield from self._peek()
        seat = self.seats[s]
        if event["kind"] == "markers-gained":
            self._require(seat.general > 0, "no marker to pick")
            yield from self._gain(s, markers=1)
        elif event["kind"] == "rat-back":
            self._require(seat.rat > 0, "no rat to pick")
            yield from self._rat_back(s, 1)
        else:
            yield from self._gain(s, coins=1)

    def _rat_back(self, s: int, spaces: int) -> Flow:
        seat = self.seats[s]
        spaces = min(spaces, seat.rat)
        if spaces > 0:
            yield from self._take(s, "rat-back", spaces=spaces, rat=seat.rat - spaces)
            seat.rat -= spaces

    def _optional_rat(self, s: int, most: int) -> Flow:
        """R-RAT3."""
        if (yield from self._next_is(s, "rat-back")):
            event = yield from self._peek()
            spaces = event["args"]["spaces"]
            self._require(1 <= spaces <= min(most, self.seats[s].rat), f"the rat by {spaces}")
            yield from self._rat_back(s, spaces)

    def _drive(self, s: int, most: int) -> Flow:
        if not (yield from self._next_is(s, "carriage-moved")):
            return
        seat = self.seats[s]
        moved = yield from self._take(s, "carriage-moved", **{"from": seat.carriage})
        distance = self._distance(seat.carriage, moved["to"])
        self._require(distance <= most, f"{distance} steps to {moved['to']} with {most}")
        seat.carriage = moved["to"]
        if not (yield from self._next_is(s, "message-taken")):
            return
        self._require(seat.carriage in self.messages, f"no message on {seat.carriage}")
        kind, colour = self.messages[seat.carriage]
        self._require(self._may_take(seat, colour), f"{colour} is against the set rule: {seat.messages}")
        yield from self._take(s, "message-taken", message=kind, colour=colour)
        del self.messages[seat.carriage]
        seat.messages.append((kind, colour))
        yield from self._message(s, kind, 1)

    def _may_take(self, seat: Seat, colour: str) -> bool:
        own = Counter(c for _, c in seat.messages)
        return all(own[colour] <= own[other] for _, other in self.messages.values())

    def _message(self, s: int, kind: str, times: int) -> Flow:
        """The bonus of some messages of one type, as one gain."""
        fact = next(m for m in self.toml["messages"]["message"] if m["id"] == kind)
        yield from self._gain(
            s,
            prestige=fact["prestige"] * times,
            coins=fact.get("coins", 0) * times,
            markers=fact.get("markers", 0) * times,
        )
        if kind == "rat":
            yield from self._optional_rat(s, fact["rat_back"] * times)

    # --- gains ------------------------------------------------------------------------------------------------------

    def _gain(self, s: int, prestige: int = 0, coins: int = 0, markers: int = 0) -> Flow:
        """One resolution's gains, told in any order: prestige with the park bonus (ND 4), coins, markers (R-GEN)."""
        seat = self.seats[s]
        bonus = seat.bonus() if prestige > 0 else 0
        markers = min(markers, seat.general)
        coin_events = self._coin_plan(s, coins)
        while prestige or markers or coin_events:
            event = yield from self._peek()
            if event["kind"] == "prestige-gained" and prestige:
                yield from self._take(s, "prestige-gained", prestige=prestige, bonus=bonus)
                seat.prestige += prestige + bonus
                self.seen["park bonus"] += bonus > 0
                prestige = 0
            elif event["kind"] == "markers-gained" and markers:
                yield from self._take(s, "markers-gained", markers=markers)
                seat.general -= markers
                seat.own += markers
                markers = 0
            elif event["kind"] in COIN_KINDS and coin_events:
                heard = (event["kind"], *plain(event["args"]).values())
                self._require(event["party"] == s and heard == coin_events[0], f"coins {coin_events}, heard {event}")
                del coin_events[0]
                if heard[0] == "coins-taken":
                    self.seats[int(heard[1])].coins -= heard[2]
                if heard[0] != "coins-missing":
                    seat.coins += heard[-1]
                self.seen[heard[0]] += 1
                self._take_now()
            else:
                self._fail(f"seat {s} gets prestige {prestige}, markers {markers}, coins {coin_events}; heard {event}")

    def _coin_plan(self, s: int, coins: int) -> list[tuple[Any, ...]]:
        """Where coins come from: the supply, then one by one from the richest other player (R-COIN1 to R-COIN4)."""
        if self.unlimited:
            return [("coins-gained", coins)] if coins else []
        supply = self.toml["components"]["supply"]["coins"] - sum(seat.coins for seat in self.seats)
        left = coins - min(coins, supply)
        plan: list[tuple[Any, ...]] = [("coins-gained", coins - left)] if coins > left else []
        purses = {other % self.n: self.seats[other % self.n].coins for other in range(s + 1, s + self.n)}
        while left and any(purses.values()):
            richest = max(purses, key=lambda other: purses[other])  # the first of the richest, clockwise
            purses[richest] -= 1
            plan.append(("coins-taken", str(richest), 1))
            left -= 1
        return plan + ([("coins-missing", left)] if left else [])

    # --- markers ----------------------------------------------------------------------------------------------------

    def _add(self, s: int, place: str, markers: int) -> None:
        if place == NOTRE_DAME:
            self.seats[s].on_tile += markers
        else:
            self.seats[s].markers[place] += markers

    def _remove(self, s: int, place: str, markers: int) -> None:
        seat = self.seats[s]
        there = seat.on_tile if place == NOTRE_DAME else seat.markers[place]
        self._require(1 <= markers <= there, f"{markers} of {there} markers on {place}")
        self._add(s, place, -markers)

    def _from_general(self, s: int, place: str) -> Flow:
        yield from self._take(s, "markers-placed", place=place, markers=1)
        self.seats[s].general -= 1
        self._add(s, place, 1)

    # --- persons (ND 8) ---------------------------------------------------------------------------------------------

    def _hire(self, s: int) -> Flow:
        if self.seats[s].coins == 0:
            yield from self._take(s, "no-coin-to-hire")
            return
        if (yield from self._next_is(s, "hired-nobody")):
            yield from self._take(s, "hired-nobody")
            return
        if (yield from self._hire_one(s)) == "counsellor":
            for _ in range(2):
                if self.seats[s].coins == 0:
                    break
                if (yield from self._next_is(s, "hired-nobody")):
                    yield from self._take(s, "hired-nobody")
                    break
                again = yield from self._hire_one(s)
                self._require(again != "counsellor", "the counsellor hires the counsellor")
                self.seen["counsellor's hire"] += 1

    def _hire_one(self, s: int) -> Generator[None, None, str]:
        seat = self.seats[s]
        self._require(seat.coins >= 1, "no coin, no hire")
        yield from self._take(s, "coins-paid", coins=1)
        seat.coins -= 1
        person: str = (yield from self._take(s, "hired"))["person"]
        self._require(person in self.open, f"{person} is not open: {self.open}")
        self.seen[f"hire {person}"] += 1
        yield from self._effect(s, person)
        return person

    def _effect(self, s: int, person: str) -> Flow:
        seat = self.seats[s]
        counts = seat.counts()
        worth = {
            "hostess": 3,
            "monk": 1,
            "money-lender": 1,
            "city-guard": sum(counts) + seat.on_tile,
            "night-watchman": counts.count(0),
            "guild-master": 2 * sum(n >= 2 for n in counts),
            "mayor": 3 * sum(n >= 3 for n in counts),
            "carpenter": sum(n >= 1 for n in counts),
            "beggar-king": 9 - seat.rat,
            "advocate": 3 * (len(seat.messages) // 2),
            "lady-of-the-court": max(counts),
            "administrator": seat.prestige,
            "bell-ringer": 3 * seat.on_tile,
            "spy": 2,
            "innkeeper": 2 * seat.count("hotel"),
            "guard": 3 * (seat.general // 2),
            "gravedigger": self._value(),
        }
        effects = {
            "minstrel": self._minstrel,
            "fool": self._fool,
            "doctor": self._doctor,
            "bishop": self._bishop,
            "nurse": self._nurse,
            "scholar": self._play_card,
            "priest": self._priest,
            "procurator": self._procurator,
            "gypsies": self._gypsies,
            "coachman": self._coachman,
            "patron": self._patron,
            "butcher": self._butcher,
            "mistress": self._mistress,
            "actress": self._actress,
        }
        if person in worth:
            coins = 2 if person == "money-lender" else 0
            markers = 2 if person == "monk" else 0
            yield from self._gain(s, worth[person], coins, markers)
        if person == "hostess":
            yield from self._pick(s)
        elif person == "spy":
            left = 9 - self.round
            yield from self._take(s, "gray-stack-looked-at", count=left)
            for _ in range(left):
                yield from self._take(s, "gray-card-seen")
        elif person == "merchant":
            markets = {m for m in self._streets if m.split(".")[0] == str(seat.borough + 1)}
            yield from self._gain(s, coins=len(markets - set(self.messages)))
        elif person in effects:
            yield from effects[person](s)
        else:
            self._require(person in worth or person == "counsellor", f"a person without an effect: {person}")

    def _group(self, s: int) -> Generator[None, None, tuple[str, str, int, bool]]:
        """Pieces moved from one sector to another: from, to, markers, and whether the friend was among them."""
        ends: set[tuple[str, str]] = set()
        markers, friend = 0, False
        seat = self.seats[s]
        while (yield from self._next_is(s, *(["markers-moved"] * (not markers) + ["friend-moved"] * (not friend)))):
            event = yield from self._peek()
            heard = yield from self._take(s, event["kind"])
            ends.add((heard["from"], heard["to"]))
            self._require(len(ends) == 1 and heard["from"] != heard["to"], f"from one place to another: {ends}")
            if event["kind"] == "friend-moved":
                self._require(seat.friend == heard["from"] != "", f"the friend is on '{seat.friend}'")
                seat.friend = heard["to"]
                friend = True
            else:
                markers = heard["markers"]
                self._remove(s, heard["from"], markers)
                self._add(s, heard["to"], markers)
        if not ends:
            return "", "", 0, False
        source, target = ends.pop()
        self._require(target != NOTRE_DAME, "nothing moves to Notre Dame")
        return source, target, markers, friend

    def _minstrel(self, s: int) -> Flow:
        any_piece = self.seats[s].on_board() > 0
        source, _, markers, friend = yield from self._group(s)
        self._require(markers + friend <= 3, "the minstrel moves at most three")
        self._require(any_piece == (markers + friend > 0), "the minstrel moves at least one if there is one (R-OPT)")
        self._require(source != NOTRE_DAME, "the minstrel moves pieces of sectors")

    def _fool(self, s: int) -> Flow:
        seat = self.seats[s]
        any_piece = seat.on_board() + (seat.on_tile if self.fool_from_tile else 0) > 0
        source, target, markers, friend = yield from self._group(s)
        self._require(markers + friend == any_piece, "the fool moves one piece if there is one")
        self._require(source != NOTRE_DAME or self.fool_from_tile, "this edition's fool leaves Notre Dame alone")
        if target:
            self.seen["fool from Notre Dame"] += source == NOTRE_DAME
            yield from self._resolve(s, target)

    def _doctor(self, s: int) -> Flow:
        if not self.seats[s].doctor:
            yield from self._take(s, "doctor-keeps-rats-away")
        elif (yield from self._next_is(s, "doctor-keeps-rats-away")):
            yield from self._take(s, "doctor-keeps-rats-away")  # hired again: no further effect (R-DOC2)
        self.seats[s].doctor = True

    def _bishop(self, s: int) -> Flow:
        seat = self.seats[s]
        if seat.general == 0 or 0 not in seat.counts():
            return
        event = yield from self._peek()
        place = plain(event["args"]).get("place")
        self._require(place in self.sectors and seat.count(place) == 0, f"the bishop wants an empty sector: {event}")
        yield from self._from_general(s, place)
        yield from self._resolve(s, place)

    def _nurse(self, s: int) -> Flow:
        if self.seats[s].general > 0:
            yield from self._from_general(s, "hospital")
        yield from self._rat_back(s, 1)

    def _priest(self, s: int) -> Flow:
        if self.seats[s].general > 0:
            yield from self._from_general(s, NOTRE_DAME)

    def _procurator(self, s: int) -> Flow:
        heard = yield from self._take(s, "sector-resolved")
        self._require(heard["pieces"] == self.seats[s].count(heard["sector"]), f"pieces in the {heard['sector']}")
        yield from self._resolve(s, heard["sector"])

    def _gypsies(self, s: int) -> Flow:
        places: set[str] = set()
        markers = 0
        while (yield from self._next_is(s, "markers-returned")):
            heard = yield from self._take(s, "markers-returned")
            self._require(heard["place"] not in places, "a place twice")
            places.add(heard["place"])
            markers += heard["markers"]
            self._remove(s, heard["place"], heard["markers"])
            self.seats[s].general += heard["markers"]
        yield from self._gain(s, prestige=2 * markers)

    def _coachman(self, s: int) -> Flow:
        own = Counter(kind for kind, _ in self.seats[s].messages)
        if not own:
            return
        heard = yield from self._take(s, "messages-repeated")
        kind = heard["message"]
        self._require(own[kind] > 0 and heard["times"] == own[kind], f"messages of type {kind}")
        yield from self._message(s, kind, own[kind])

    def _patron(self, s: int) -> Flow:
        seat = self.seats[s]
        if (yield from self._next_is(s, "coins-paid")):
            paid = (yield from self._take(s, "coins-paid"))["coins"]
            self._require(1 <= paid <= min(seat.coins, seat.rat), f"{paid} coins for the rat (P-PATRON)")
            seat.coins -= paid
            yield from self._rat_back(s, paid)

    def _butcher(self, s: int) -> Flow:
        seat = self.seats[s]
        empty = [sector for sector in self.sectors if seat.count(sector) == 0]
        for _ in range(min(len(empty), seat.general)):
            event = yield from self._peek()
            place = plain(event["args"]).get("place")
            self._require(place in empty, f"the butcher wants an empty sector: {event}")
            empty.remove(place)
            yield from self._from_general(s, place)

    def _mistress(self, s: int) -> Flow:
        seat = self.seats[s]
        if seat.friend and seat.general > 0:
            yield from self._from_general(s, seat.friend)
            yield from self._resolve(s, seat.friend)

    def _actress(self, s: int) -> Flow:
        seat = self.seats[s]
        before = {sector: (seat.markers[sector], seat.friend == sector) for sector in self.sectors}
        if seat.on_board() == 0:
            return
        source, target, markers, friend = yield from self._group(s)
        self._require(before.get(source) == (markers, friend), f"everything on '{source}' moves: {before}")
        yield from self._resolve(s, target)

    # --- plague (ND 7) and Notre Dame (ND 6) ------------------------------------------------------------------------

    def _plague(self) -> Flow:
        top, fine = self.toml["board"]["plague"]["max"], self.toml["board"]["plague"]["overflow_prestige"]
        to_lose: dict[int, list[str]] = {}
        for s, seat in enumerate(self.seats):
            value = 0 if seat.doctor else self._value()
            hospital = seat.count("hospital")
            new = seat.rat + value - hospital
            seat.rat = max(0, min(top, new))
            yield from self._take(s, "plague", rats=value, hospital=hospital, rat=seat.rat)
            if new <= top:
                continue
            yield from self._take(s, "plague-overflow", rat=top)
            lost = min(fine, seat.prestige)
            if lost:
                yield from self._take(s, "prestige-lost", prestige=lost)
                seat.prestige -= lost
            fullest = max(seat.counts())
            choices = [x for x in self.sectors if seat.count(x) == fullest and seat.markers[x] > 0]
            if choices:
                to_lose[s] = choices
            if len(choices) == 1:
                yield from self._lose(s, to_lose)
            self.seen["plague without a marker to lose"] += not choices
            self.seen["plague with a choice"] += len(choices) > 1
        silent = set(to_lose)
        while silent:
            event = yield from self._peek()
            self._require(event["kind"] == "replied" and event["party"] in silent, f"a reply: {event}")
            silent.remove(event["party"])
            self._take_now()
        for s in list(to_lose):
            yield from self._lose(s, to_lose)

    def _lose(self, s: int, to_lose: dict[int, list[str]]) -> Flow:
        heard = yield from self._take(s, "markers-returned", markers=1)
        self._require(heard["place"] in to_lose.pop(s), f"{heard['place']} is not the fullest sector")
        self._remove(s, heard["place"], 1)
        self.seats[s].general += 1

    def _period_end(self) -> Flow:
        yield from self._take(-1, "period-ends", period=self.round // 3)
        markers = sum(seat.on_tile for seat in self.seats)
        if markers == 0:
            return
        points = self.tile // markers
        yield from self._take(-1, "notre-dame-scored", points=points, markers=markers)
        for s, seat in enumerate(self.seats):
            if seat.on_tile:
                yield from self._gain(s, prestige=seat.on_tile * points)
                yield from self._take(s, "markers-returned", place=NOTRE_DAME, markers=seat.on_tile)
                seat.general += seat.on_tile
                seat.on_tile = 0

    # --- comparing --------------------------------------------------------------------------------------------------

    def _compare(self, view: Json) -> None:
        """The table as the view shows it and as the books have it."""
        markers = sum(seat.on_tile for seat in self.seats)
        supply = self.toml["components"]["supply"]["coins"] - sum(seat.coins for seat in self.seats)
        table = {
            "round": self.round,
            "period": (self.round + 2) // 3,
            "bell_ringer": self.ringer,
            "persons": [{"person": person, "rats": self.rats[person]} for person in self.open],
            "plague_value": self._value(),
            "tile_prestige": self.tile,
            "points_per_marker": self.tile // markers if markers else 0,
            "coins_in_supply": None if self.unlimited else supply,
        }
        if self.done:  # the last round is over: no text says what stands where
            table = {key: table[key] for key in ("tile_prestige", "points_per_marker", "coins_in_supply")}
        shown = {key: plain(view[key]) for key in table}
        self._require(shown == table, f"the table: {differences(shown, table)}")
        for borough in view["boroughs"]:
            for market in borough["markets"]:
                ident = market["market"]["id"]
                message = market["message"]["id"] if market["message"] else None
                lying = self.messages[ident][0] if ident in self.messages else None
                self._require(message == lying, f"the message on {ident}: {message}")
                carriages = [s for s, seat in enumerate(self.seats) if seat.carriage == ident]
                self._require(market["carriages"] == carriages, f"the carriages on {ident}: {market}")
        for s, player in enumerate(view["players"]):
            self._compare_player(s, player)

    def _compare_player(self, s: int, player: Json) -> None:
        seat = self.seats[s]
        components = self.toml["components"]["setup"]
        total = seat.own + seat.general + seat.on_tile + sum(seat.markers.values())
        self._require(total == components["own_markers"] + components["general_markers"], f"seat {s}: {total} markers")
        books: Json = {
            "seat": s,
            "borough": seat.borough,
            "colour": seat.colour,
            "own_supply": seat.own,
            "general_supply": seat.general,
            "coins": seat.coins,
            "rat": seat.rat,
            "hospital": seat.count("hospital"),
            "park_bonus": seat.bonus(),
            "friend": seat.friend or None,
            "sectors": [
                {"sector": x, "markers": n, "friend": seat.friend == x, "count": seat.count(x)}
                for x, n in seat.markers.items()
            ],
            "on_notre_dame": seat.on_tile,
            "carriage": seat.carriage,
            "doctor": seat.doctor,
        }
        shown = {key: plain(player[key]) for key in books}
        self._require(shown == books, f"seat {s}: {differences(shown, books)}")
        messages = Counter((m["message"]["id"], m["colour"]["id"]) for m in player["messages"])
        self._require(messages == Counter(seat.messages), f"messages of seat {s}: {messages}")
        if player["prestige"] is not None:
            self._require(player["prestige"] == seat.prestige, f"seat {s}: {player['prestige']} prestige in the view")
        if not self.done:
            played = Counter((c["card"]["id"], c["colour"]["id"]) for c in player["played"])
            self._require(played == Counter(seat.played), f"cards of seat {s}: {played}, {seat.played}")
            if self.phase != "draft":
                hand = 3 - len(seat.played) - seat.discarded
                self._require(player["hand_size"] == hand, f"seat {s} holds {player['hand_size']} cards, not {hand}")


# --- plain data -----------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """References by their ids."""
    if isinstance(value, dict):
        if value.keys() == {"thing", "id"}:
            return value["id"]
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def differences(shown: Json, books: Json) -> str:
    """What differs, for people."""
    return "; ".join(f"{k}: shown {shown[k]}, books {books[k]}" for k in books if shown[k] != books[k])


def audit(plays: Iterable[tuple[str, list[Json], Json]], toml: Json, options: Json | None = None) -> Audit:
    """The books of a whole game: notation, events and view of the start (its notation is empty) and of each play."""
    (_, opening, first), *rest = plays
    books = Audit(first, opening, toml, options)
    for _, events, view in rest:
        books.step(events, view)
    if not books.done:
        raise AuditError("the game is not over")
    return books
