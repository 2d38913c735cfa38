"""Second books of Architects, kept from `docs/rules/architects.md` alone: nothing of the engine is imported.

`Books` starts from the public view at the first turn. Then, turn by turn, it is told what was played and what a
spectator heard of it, in JSON's types. It works out every gain, price and move from the rules and the facts, refuses an
event that says otherwise (`BooksError`), and compares everything with the view whenever a turn is over.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NoReturn

from tests.games.architects.second_scorer import GOODS, Json, Party, Scorer

OPEN = ("quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town-centre", "tax-stand", "guardhouse")
SPACES = ("left", "middle", "right")
PAYING = tuple(f"{good} " for good in GOODS)


class BooksError(AssertionError):
    """The books and the game disagree."""


@dataclass
class Item:
    """Something played (`kind` is "do", the notation in `word`) or something heard."""

    kind: str
    party: int
    args: Json = field(default_factory=dict)
    word: str = ""


@dataclass
class Account:
    """What a party has."""

    colour: str
    character: str
    opponent: str
    home: int
    virtue: int
    hand: int
    prison: int = 0
    unpaid: int = 0
    paid: int = 0
    level: int = 0
    in_guildhall: int = 0
    goods: dict[str, int] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    held: dict[int, int] = field(default_factory=dict)
    apprentices: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)


class Books:
    """The books of one game."""

    def __init__(self, view: Json, toml: Json) -> None:
        self.scorer = Scorer(toml)
        self.toml = toml
        self.board = toml["board"]
        self.market_facts = toml["black_market"]
        self.faces = {card["id"]: card for card in self.market_facts["card"]}
        self.rewards = {reward["id"]: reward["gain"] for reward in toml["rewards"]["reward"]}
        self.schemes = {scheme["id"]: scheme for scheme in toml["schemes"]["scheme"]}
        self.operations = {entry["id"]: entry["steps"] for entry in toml["schemes"]["operation"]}
        self.seen: Counter[str] = Counter()
        self.items: list[Item] = []
        self.view = view
        self.n = len(view["players"])
        self.humans: int = view["seats"]
        self.turn = 1
        self.mover: int = view["mover"]
        self.final = -1
        self.over = False
        self._set_up(view)
        self.compare(view)

    # --- the beginning (AR 2, AR 19, AR 21) -------------------------------------------------------------------------

    def _set_up(self, view: Json) -> None:
        board, players = self.board, self.board["players"]
        self.accounts = []
        for seat, player in enumerate(view["players"]):
            opponent = player["party"]["id"] if player["party"]["thing"] == "opponent" else ""
            character = player["character"]["id"] if player["character"] else ""
            nth = (seat - view["first"]) % max(1, self.humans)
            goods = dict.fromkeys(GOODS, 0)
            account = Account(player["colour"]["id"], character, opponent, players["workers"], players["virtue"], 0)
            account.hand = 0 if opponent else self._kept()
            if opponent:
                account.virtue = self.toml["solo"]["setup"]["virtue"]
            elif character:
                self._play_as(account, goods)
            else:
                goods["silver"] = players["silver"][nth]
            account.goods = goods
            account.places = dict.fromkeys(OPEN, 0)
            account.held = dict.fromkeys(range(self.n), 0)
            self.accounts.append(account)
        drawn = sum(account.hand for account in self.accounts)
        removed = len(self.toml["solo"]["setup"]["removed"]) if self.has_opponent() else 0
        self.pile = len(self.scorer.buildings) - removed - drawn
        self.stand: int = board["tax_stand"]["silver"]
        self.market: list[int] = [-1, -1, -1]
        self.small = len(self.faces)
        self.large: list[str] = []
        in_play = self.toml["rewards"]["in_play"]
        self.reward_pile: int = in_play["per_player"] * self.n + in_play["more"]
        self.slots: int = board["guildhall"]["rows"] * board["guildhall"]["columns"][self.n - 2]
        self.rows: list[list[list[Any]]] = [[] for _ in range(board["workshop"]["rows"])]
        for shown in view["display"]:
            self.rows[shown["row"] - 1].append([shown["apprentice"]["id"], 0])

    def _kept(self) -> int:
        return int(self.toml["solo"]["setup"]["keep"] if self.humans == 1 else self.board["draft"]["keep"])

    def _play_as(self, account: Account, goods: dict[str, int]) -> None:
        facts = self.scorer.characters[account.character]
        for good in goods:
            goods[good] = facts["start"].get(good, 0)
        goods["silver"] = facts["silver"]
        account.virtue = facts["virtue"]
        account.prison = facts["prisoners"]
        account.home -= account.prison
        account.unpaid = facts["start"].get("debts", 0)
        account.hand += facts["start"].get("buildings", 0)

    def has_opponent(self) -> bool:
        return self.n > self.humans

    # --- telling ----------------------------------------------------------------------------------------------------

    def step(self, seat: int, word: str, events: list[Json], view: Json) -> None:
        """One play, what a spectator heard of it, and the table after it."""
        self.items.append(Item("do", seat, word=word))
        for event in events:
            args = {name: value["id"] if isinstance(value, dict) else value for name, value in event["args"].items()}
            if event["kind"] == "only-choice":
                self.items.append(Item("do", event["party"], word=args["action"]))
            elif event["kind"] in ("turn-begins", "final-turn", "game-stopped", "game-ends"):
                self._close(Item(event["kind"], event["party"], args))
            else:
                self.items.append(Item(event["kind"], event["party"], args))
        self.view = view
        if not self.items:
            self.compare(view)

    def _close(self, last: Item) -> None:
        """Another turn begins, or the game ends: what has been told belongs to the turn before, or to the end."""
        if last.kind == "game-ends":
            if not self.ending:
                self._turn()
            self._end_effects()
            self.over = True
        elif last.kind == "game-stopped":
            self._turn()
            self.ending = True
        else:
            self._turn()
            self.turn += 1
            self.mover = self._clockwise(1)
            self._require(last.party == self.mover, f"the turn of {self.mover}, heard {last}")
            self._require((last.kind == "final-turn") == (self.final >= 0), f"whose last turn: {last}")
            if self.final > 0:
                self.final -= 1
        self._require(not self.items or self.over or self.ending, f"left over: {self.items}")

    ending = False
    """The game was stopped: only the effects at the end are to come."""

    def _clockwise(self, steps: int) -> int:
        """Who comes so many places after the mover; the opponent always follows the last human (AR R-TWOHUMANS)."""
        order: list[int] = [(self.view["first"] + nth) % self.humans for nth in range(self.humans)]
        order += range(self.humans, self.n)
        return order[(order.index(self.mover) + steps) % self.n]

    # --- listening --------------------------------------------------------------------------------------------------

    def _require(self, holds: bool, what: str) -> None:
        if not holds:
            self._fail(what)

    def _fail(self, what: str) -> NoReturn:
        raise BooksError(f"turn {self.turn} of {self.mover}: {what}; next: {self.items[:3]}")

    def _peek(self) -> Item:
        """The next thing; apprentices discarded unasked are dealt with on the way (AR R-ASIDE)."""
        while self.items and self.items[0].kind == "do" and self.items[0].word.startswith("discard "):
            item = self.items.pop(0)
            self._discarded(item.party, item.word.split()[1])
        return self.items[0] if self.items else Item("", -9)

    def _discarded(self, party: int, card: str) -> None:
        self._require(self.items[0].kind == "apprentice-discarded", "a discard is heard of")
        heard = self.items.pop(0)
        self._require((heard.party, heard.args["apprentice"]) == (party, card), f"discarded: {heard}")
        self.accounts[party].apprentices.remove(card)
        self.seen["discard"] += 1

    def _word(self, party: int, *starts: str) -> str:
        """What this party played now; it must begin with one of these words."""
        item = self._peek()
        fits = item.kind == "do" and item.party == party and item.word.startswith(starts)
        self._require(fits, f"expected {party} to play {starts}")
        return self.items.pop(0).word

    def _hear(self, kind: str, party: int, **args: Any) -> Json:
        item = self._peek()
        wrong = {name: value for name, value in args.items() if item.args.get(name) != value}
        self._require(item.kind == kind and item.party == party and not wrong, f"expected {kind} of {party}, {args}")
        self.seen[kind] += 1
        return self.items.pop(0).args

    def _next_is(self, kind: str, party: int) -> bool:
        item = self._peek()
        return item.kind == kind and item.party == party

    # --- gains, virtue, debts (AR 12) -------------------------------------------------------------------------------

    def _gain(self, party: int, *gains: Json) -> None:
        """Several gains at one time; only one of them may change virtue."""
        wanted = []
        for gain in gains:
            for good in GOODS:
                if gain.get(good):
                    wanted.append(("gained", party, {"good": good, "amount": gain[good]}))
                    self.accounts[party].goods[good] += gain[good]
            if gain.get("buildings"):
                wanted += self._drawn(party, gain["buildings"])
            if gain.get("debts"):
                wanted.append(self._debts(party, gain["debts"]))
        self._all(wanted, [(party, gain["virtue"]) for gain in gains if gain.get("virtue")])

    def _drawn(self, party: int, count: int) -> list[tuple[str, int, Json]]:
        count = min(count, self.pile)
        self.pile -= count
        self.accounts[party].hand += count
        return [("cards-drawn", party, {"count": count})] if count else []

    def _debts(self, party: int, count: int) -> tuple[str, int, Json]:
        self.accounts[party].unpaid += count
        return ("debts-taken", party, {"count": count})

    def _virtue(self, party: int, change: int) -> None:
        self._all([], [(party, change)])

    def _all(self, wanted: list[tuple[str, int, Json]], changes: list[tuple[int, int]]) -> None:
        """All these events, in any order, and changes of virtue, at most one for a party, with what they bring."""
        top = len(self.scorer.track) - 1
        spare: dict[int, int] = {}
        for party, change in changes:
            account = self.accounts[party]
            before, aim = account.virtue, account.virtue + change
            account.virtue = min(max(aim, 0), top)
            if account.virtue != before:
                wanted.append(("virtue-changed", party, {"from": before, "to": account.virtue}))
            if aim < 0:
                wanted.append(self._debts(party, -aim))
            elif aim > top:
                spare[party] = min(aim - top, account.unpaid)
                if account.opponent:
                    wanted += [("debt-destroyed", party, {})] * spare[party]
                    account.unpaid -= spare.pop(party)
        while wanted or any(spare.values()):
            item = self._peek()
            if item.kind == "do" and spare.get(item.party) and item.word in ("destroy", "none"):
                self._spend(item, spare)
                continue
            found = (item.kind, item.party, item.args)
            self._require(found in wanted, f"expected one of {wanted}, spare {spare}")
            wanted.remove(found)
            self.items.pop(0)
            self.seen[item.kind] += 1

    def _spend(self, item: Item, spare: dict[int, int]) -> None:
        """A point above the track destroys a debt, or the player lets it be."""
        self.items.pop(0)
        if item.word == "none":
            spare[item.party] = 0
            return
        spare[item.party] -= 1
        self._destroyed(item.party)

    def _destroyed(self, party: int) -> None:
        self._hear("debt-destroyed", party)
        self.accounts[party].unpaid -= 1

    # --- paying (AR 1, AR 12, AR 19) --------------------------------------------------------------------------------

    def _pay_tax(self, party: int, tax: int) -> None:
        account = self.accounts[party]
        ability = self._ability(party)
        ignored = self.board["virtue"]["tax_ignored"][account.virtue]
        ignored += ability["tax"] if ability.get("do") == "ignore-tax" else 0
        due = max(0, tax - ignored)
        if due:
            self._hear("tax-paid", party, amount=due)
            account.goods["silver"] -= due
            self.stand += due
        elif tax:
            self.seen["tax ignored"] += 1

    def _pay(self, party: int, good: str, amount: int) -> None:
        if amount > 0:
            self._hear("paid", party, good=good, amount=amount)
            self.accounts[party].goods[good] -= amount
        self._require(self.accounts[party].goods[good] >= 0, f"no {good} left")

    def _pay_cost(self, party: int, cost: Json, either: tuple[str, ...] = (), mix: int = 0) -> None:
        """A price in goods, part of it in a mix; gold and marble are one for Therese (AR R-SWAP)."""
        total = sum(cost.values()) + mix
        spent: Counter[str] = Counter()
        while spent.total() < total:
            if self._peek().kind == "do":
                self._word(party, *PAYING)
                continue
            heard = self._hear("paid", party)
            spent[heard["good"]] += heard["amount"]
            self.accounts[party].goods[heard["good"]] -= heard["amount"]
        while self._peek().kind == "do" and self._peek().word.startswith(PAYING):
            self.items.pop(0)
        over = spent - Counter(cost)
        under = Counter(cost) - spent
        if self._ability(party).get("do") == "gold-and-marble" and under:
            self._require(set(under) | set(over) <= {"gold", "marble"}, f"paid {spent} for {cost}")
            self._require(over.total() == under.total(), f"paid {spent} for {cost}")
            self.seen["swap"] += 1
        else:
            self._require(not under and set(over) <= set(either) and over.total() == mix, f"paid {spent} for {cost}")
        self._require(min(self.accounts[party].goods.values()) >= 0, "paid with what was not there")

    def _ability(self, party: int) -> Json:
        character = self.accounts[party].character
        found: Json = self.scorer.characters[character]["ability"] if character else {}
        return found

    def _effects(self, party: int, do: str, at: str = "") -> list[Json]:
        """What the party's apprentices do of this kind, at this place."""
        found = []
        for card in self.accounts[party].apprentices:
            effect = self.scorer.apprentices[self.scorer.kind(card)].get("effect", {})
            if effect.get("do") == do and effect.get("at", "") == at:
                found.append(effect)
        return found

    # --- a turn (AR 3) ----------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        if self.accounts[self.mover].opponent:
            OpponentsTurn(self).run()
        else:
            self._human()
        self._peek()

    def _human(self) -> None:
        seat = self.mover
        account = self.accounts[seat]
        if not account.home:
            self._retrieve(seat)
            return
        word = self._word(seat, "place ", "plans", "hire ", "market ", "market-hire ", "construct ", "cathedral")
        what, _, which = word.partition(" ")
        due = False
        if what in ("market", "market-hire"):
            due = self._market(seat, what, which)
        elif what in ("construct", "cathedral"):
            due = self._guildhall(seat)
            if what == "construct":
                self._construct(seat, which)
            else:
                self._cathedral(seat)
        elif what in ("plans", "hire"):
            self._workshop(seat, which)
        else:
            self._place(seat, which)
        if due:
            self._reset()
        while account.hand > self.board["limits"]["hand"]:
            self._bury(seat)

    def _bury(self, seat: int) -> None:
        self._word(seat, "bury ")
        self._hear("card-buried", seat)
        self.accounts[seat].hand -= 1
        self.pile += 1

    def _retrieve(self, seat: int) -> None:
        """AR 3, AR 16, AR R-SHORT."""
        account = self.accounts[seat]
        anywhere = account.prison + self.market.count(seat) + sum(other.held[seat] for other in self.accounts)
        if not any(account.places.values()) and not anywhere:
            self._hear("turn-skipped", seat)
            return
        word = self._word(seat, "retrieve")
        account.home += 1
        what, which = word.split()
        if what == "retrieve-from":
            self._require(not any(account.places.values()), "open places first")
            self._hear("worker-retrieved-from", seat, colour=which)
            captor = next(other for other in self.accounts if other.colour == which)
            captor.held[seat] -= 1
            self._require(captor.held[seat] >= 0, "nobody held there")
            return
        self._hear("worker-retrieved", seat, post=which)
        if which in OPEN:
            account.places[which] -= 1
            self._require(account.places[which] >= 0, "nobody there")
            return
        self._require(not any(account.places.values()), "open places first")
        if which == "prison":
            account.prison -= 1
        else:
            space = SPACES.index(which.removeprefix("market-"))
            self._require(self.market[space] == seat, "nobody there")
            self.market[space] = -1

    # --- open places (AR 4 to AR 10) --------------------------------------------------------------------------------

    def _worker(self, party: int, place: str) -> int:
        account = self.accounts[party]
        account.home -= 1
        account.places[place] += 1
        self._hear("worker-placed", party, location=place, workers=account.places[place])
        return account.places[place]

    def _place(self, seat: int, errand: str) -> None:
        place = "mines" if errand.startswith("mines") else errand
        workers = self._worker(seat, place)
        match errand:
            case "quarry" | "forest" | "mines-clay" | "mines-gold" | "silversmith":
                good = {"quarry": "stone", "forest": "wood", "silversmith": "silver"}.get(errand, errand[6:])
                facts = self.board[place][good]
                self._gain(seat, {good: facts["base"] + workers // facts["per"]}, *self._effects(seat, "bonus", place))
            case "storehouse":
                self._storehouse(seat, workers)
            case "town-centre":
                self._town_centre(seat, workers)
            case "tax-stand":
                self._tax_stand(seat)
            case "guardhouse":
                self._guardhouse(seat, workers)

    def _storehouse(self, seat: int, workers: int) -> None:
        """AR 5: each trade is paid before the next."""
        trades = {trade["id"]: trade for trade in self.board["storehouse"]["trade"]}
        for _ in range(workers):
            word = self._word(seat, "trade ", "done")
            if word == "done":
                return
            name = word.split()[1]
            if name not in trades:
                kinds = [self.scorer.kind(card) for card in self.accounts[seat].apprentices]
                self._require(name in kinds, f"no trade {name}")
            trade = trades.get(name) or self.scorer.apprentices[name]["effect"]
            self._pay_cost(seat, {}, tuple(trade["of"]), trade["pay"])
            self._gain(seat, trade)
            self.seen[f"trade {name}"] += 1

    def _town_centre(self, seat: int, most: int) -> None:
        """AR 7, AR R-CONSP: the first capture a tax, further ones silver, less the conspirators."""
        facts = self.board["town_centre"]
        limit = facts["locations"][self.n - 2]
        saved = sum(effect["silver"] for effect in self._effects(seat, "discount", "town-centre"))
        places: set[str] = set()
        paid = 0
        for made in range(most):
            word = self._word(seat, "capture ", "done")
            if word == "done":
                return
            if made == 0:
                self._pay_tax(seat, facts["first_tax"])
            else:
                price = max(0, made * facts["further_silver"] - saved)
                self._pay(seat, "silver", price - paid)
                paid = price
            places.add(self._capture(seat, word))
            self._require(len(places) <= limit, f"captures at {places}")

    def _capture(self, seat: int, word: str) -> str:
        _, place, colour = word.split()
        whose = next(number for number, account in enumerate(self.accounts) if account.colour == colour)
        self._take_group(seat, whose, place)
        return place

    def _take_group(self, captor: int, whose: int, place: str) -> None:
        owner = self.accounts[whose]
        workers = owner.places[place]
        self._require(workers > 0, f"nobody of {owner.colour} at {place}")
        self._hear("captured", captor, location=place, colour=owner.colour, workers=workers)
        owner.places[place] = 0
        if whose == captor:
            owner.home += workers
        else:
            self.accounts[captor].held[whose] += workers

    def _tax_stand(self, seat: int) -> None:
        """AR 8."""
        taken, self.stand = self.stand, 0
        self._require(taken >= self.board["tax_stand"]["needs"], "an empty tax stand")
        spared = sum(effect["virtue"] for effect in self._effects(seat, "less-virtue-loss", "tax-stand"))
        self._hear("tax-taken", seat, amount=taken)
        loss = min(0, self.board["tax_stand"]["virtue"] + spared)
        self._gain(seat, {"silver": taken}, {"virtue": loss}, *self._effects(seat, "bonus", "tax-stand"))

    def _guardhouse(self, seat: int, workers: int) -> None:
        """AR 10: what one action brings may pay the next."""
        facts = self.board["guardhouse"]
        account = self.accounts[seat]
        for _ in range(workers):
            word = self._word(seat, "imprison", "release", "ransom ", "pay-debt", "done")
            self.seen[word] += 1
            match word:
                case "done":
                    return
                case "imprison":
                    self._gain(seat, {"silver": facts["imprison"]["gain"] * self._imprison(seat)})
                case "release":
                    self._require(account.prison > 0, "nobody in prison")
                    self._release(seat)
                case "ransom silver" | "ransom debt":
                    price = facts["ransom"] if word == "ransom silver" else {"silver": 0, "tax": 0}
                    self._pay_tax(seat, price["tax"])
                    self._pay(seat, "silver", price["silver"] - price["tax"])
                    self._require(self._come_home(seat) > 0, "nobody held")
                    if word == "ransom debt":
                        debt = facts["ransom_by_debt"]
                        self._all([self._debts(seat, debt["debts"])], [(seat, debt["virtue"])])
                case "pay-debt":
                    price = facts["pay_debt"]
                    self._pay_tax(seat, price["tax"])
                    self._pay(seat, "silver", price["silver"] - price["tax"])
                    self._hear("debt-paid", seat)
                    account.unpaid -= 1
                    account.paid += 1
                    self._require(account.unpaid >= 0, "no debt to pay")
                    self._gain(seat, {"virtue": price["virtue"]}, *self._effects(seat, "bonus", "debt-paid"))

    def _imprison(self, party: int) -> int:
        held = self.accounts[party].held
        workers = sum(held.values())
        self._require(workers > 0, "nobody to imprison")
        self._hear("imprisoned", party, workers=workers)
        for whose, count in held.items():
            self.accounts[whose].prison += count
            held[whose] = 0
        return workers

    def _release(self, party: int) -> None:
        account = self.accounts[party]
        if account.prison:
            self._hear("prisoners-released", party, workers=account.prison)
            account.home += account.prison
            account.prison = 0

    def _come_home(self, party: int) -> int:
        """All workers back from other boards."""
        workers = sum(other.held[party] for other in self.accounts)
        if workers:
            self._hear("captives-freed", party, workers=workers)
        for other in self.accounts:
            other.held[party] = 0
        self.accounts[party].home += workers
        return workers

    # --- workshop and hiring (AR 6) ---------------------------------------------------------------------------------

    def _workshop(self, seat: int, card: str) -> None:
        facts = self.board["workshop"]
        workers = self._worker(seat, "workshop")
        if not card:
            plans = facts["buildings"]
            self._gain(seat, {"buildings": plans["base"] + workers // plans["per"]})
            return
        ability = self._ability(seat)
        discount = ability["silver"] if ability.get("do") == "cheap-hire" else 0
        self._pay_tax(seat, facts["tax"])
        self._pay(seat, "silver", facts["silver"] - facts["tax"] - discount)
        row, column = self._on_display(card)
        skipped = max(0, column + 1 - workers)
        if skipped:
            self._hear("coins-laid", seat, row=row + 1, coins=skipped * facts["skip"])
            self.accounts[seat].goods["silver"] -= skipped * facts["skip"]
            for place in range(skipped):
                self.rows[row][place][1] += facts["skip"]
        self._hire(seat, card)

    def _on_display(self, card: str) -> tuple[int, int]:
        rows = [[name for name, _ in row] for row in self.rows]
        found = [(number, row.index(card)) for number, row in enumerate(rows) if card in row]
        self._require(len(found) == 1, f"{card} is not on display")
        return found[0]

    def _hire(self, seat: int, card: str) -> None:
        account = self.accounts[seat]
        ability = self._ability(seat)
        limit = ability.get("apprentices", self.board["limits"]["apprentices"])
        self._peek()
        if len(account.apprentices) >= limit:
            self._discarded(seat, self._word(seat, "make-room ").split()[1])
        row, column = self._on_display(card)
        coins = self.rows[row].pop(column)[1]
        self._hear("hired", seat, apprentice=card, coins=coins)
        account.apprentices.append(card)
        self._require(len(account.apprentices) <= limit, "too many apprentices")
        if coins:
            self._hear("gained", seat, good="silver", amount=coins)
            account.goods["silver"] += coins
        self._reveal(row)
        self._virtue(seat, self.scorer.apprentices[self.scorer.kind(card)]["virtue"])

    def _reveal(self, row: int) -> None:
        shown = self._hear("apprentice-revealed", -1)["apprentice"]
        self.rows[row].append([shown, 0])

    # --- black market (AR 9, AR 13) ---------------------------------------------------------------------------------

    def _enter_market(self, party: int, space: int) -> bool:
        """A worker on a space; whether a reset is due."""
        self._require(self.market[space] < 0, "the space is taken")
        self._hear("market-entered", party, space=SPACES[space])
        self.market[space] = party
        self.accounts[party].home -= 1
        return -1 not in self.market

    def _market(self, seat: int, what: str, which: str) -> bool:
        space = {"left": 0, "right": 2}.get(which, 1) if what == "market" else 1
        facts = self.market_facts[SPACES[space]]
        self._require(self.accounts[seat].virtue <= self.board["virtue"]["market_most"], "too virtuous")
        due = self._enter_market(seat, space)
        saved = sum(effect["silver"] for effect in self._effects(seat, "discount", "black-market"))
        more = self._effects(seat, "bonus", "black-market")
        ability = self._ability(seat)
        if ability.get("do") == "market-draw":
            more.append({"buildings": ability["buildings"]})
        self._pay(seat, "silver", facts["silver"] - saved)
        if not self._effects(seat, "no-virtue-loss", "black-market"):
            self._virtue(seat, facts["virtue"])
        if what == "market-hire":
            self._hire(seat, which)
        elif space == 1:
            self._keep(seat, facts)
        else:
            self._gain(seat, self._goods_shown(space))
        self._gain(seat, *more)
        return due

    def _goods_shown(self, space: int) -> Json:
        if space == 2:
            found: Json = self.faces[self.large[-1]]["large"] if self.large else self.market_facts["print"]["large"]
            return found
        return {row["good"]["id"]: row["amount"] for row in self.left_face}

    def _keep(self, seat: int, facts: Json) -> None:
        """AR R-FIVE: of what there is, keep one."""
        drawn = min(facts["draw"], self.pile)
        self._require(drawn > 0, "an empty pile")
        self._hear("cards-drawn", seat, count=drawn)
        for _ in range(min(facts["keep"], drawn)):
            self._word(seat, "keep ")
            self._hear("card-kept", seat)
            self.accounts[seat].hand += 1
            self.pile -= 1
            drawn -= 1
        for _ in range(drawn):
            self._hear("card-buried", seat)

    def _reset(self) -> None:
        facts = self.market_facts["reset"]
        self._hear("reset-begins", self.mover)
        for party in self.market:
            if party >= 0:
                self._hear("sent-to-prison", party, workers=1)
                self.accounts[party].prison += 1
        self.market = [-1, -1, -1]
        self.large.append(self._hear("market-flipped", -1)["card"])
        self.small -= 1
        if not self.small:
            self._hear("market-shuffled", -1)
            self.small, self.large = len(self.large), []
        for step in range(self.n):
            party = self._clockwise(step)
            if not self.accounts[party].opponent:
                self._abilities(party)
        changes = [
            (number, facts["virtue"])
            for number, account in enumerate(self.accounts)
            if account.prison >= facts["prisoners"]
        ]
        most = max(account.prison for account in self.accounts)
        debtors = [number for number, account in enumerate(self.accounts) if account.prison == most > 0]
        self._all([self._debts(number, facts["debts"]) for number in debtors], changes)

    def _abilities(self, seat: int) -> None:
        """AR 13: gatekeepers may release, squires bring something to who has no prisoner."""
        account = self.accounts[seat]
        squires = [card for card in account.apprentices if self._acts(card) == "reset-gain"]
        gates = [card for card in account.apprentices if self._acts(card) == "reset-release"]
        choices = ("free ", "resolve ", "done")
        while self._next_is("do", seat) and self._peek().word.startswith(choices):
            word = self._word(seat, *choices)
            what, _, which = word.partition(" ")
            self.seen[f"reset {what}"] += 1
            if what == "free":
                most = self.scorer.apprentices[self.scorer.kind(gates.pop())]["effect"]["workers"]
                count = int(which)
                self._require(count <= min(most, account.prison), "too many released")
                self._hear("prisoners-released", seat, workers=count)
                account.prison -= count
                account.home += count
            elif what == "resolve":
                squires.remove(which)
                if not account.prison:
                    self._gain(seat, self.scorer.apprentices[self.scorer.kind(which)]["effect"])
            else:
                gates.clear()
        squires = [card for card in squires if card in account.apprentices]
        if not account.prison:
            self._gain(seat, *(self.scorer.apprentices[self.scorer.kind(card)]["effect"] for card in squires))

    def _acts(self, card: str) -> str:
        effect = self.scorer.apprentices[self.scorer.kind(card)].get("effect", {})
        return str(effect.get("do", ""))

    # --- guildhall (AR 11, AR 17) -----------------------------------------------------------------------------------

    def _guildhall(self, party: int) -> bool:
        """A worker on the next slot, or beside; whether a reset is due."""
        slot = sum(account.in_guildhall for account in self.accounts) + 1
        account = self.accounts[party]
        account.home -= 1
        account.in_guildhall += 1
        if slot > self.slots:
            self._hear("beside-guildhall", party)
            return False
        self._hear("guildhall-entered", party, slot=slot)
        if slot == self.slots:
            self._hear("guildhall-full", party)
            self.final = self.n
        columns = self.slots // self.board["guildhall"]["rows"]
        return slot in [(row - 1) * columns + 1 for row in self.board["guildhall"]["reset_rows"]]

    def _construct(self, seat: int, name: str) -> None:
        building = self.scorer.buildings[name]
        account = self.accounts[seat]
        known = {skill for card in account.apprentices for skill in self._skills(card)}
        self._require(set(building["skills"]) <= known, f"{name} needs {building['skills']}")
        self._hear("constructed", seat, building=name)
        account.buildings.append(name)
        account.hand -= 1
        self._pay_cost(seat, building["cost"])
        self._virtue(seat, building["virtue"])
        self._effect(seat, building.get("effect", {}))

    def _skills(self, card: str) -> list[str]:
        found: list[str] = self.scorer.apprentices[self.scorer.kind(card)]["skills"]
        return found

    def _effect(self, seat: int, effect: Json) -> None:
        """AR 11a, AR R-WAIVE: what a building does at once."""
        account = self.accounts[seat]
        self.seen[effect.get("do", "no effect")] += 1
        match effect.get("do"):
            case "gain":
                self._gain(seat, effect)
            case "gain-one":
                chosen = self._word(seat, "choose ").split()[1]
                self._gain(seat, next(option for option in effect["options"] if chosen in option))
            case "gain-per":
                groups = self.scorer.groups(self.party(seat), effect)
                self._gain(seat, {good: effect[good] * groups for good in GOODS if good in effect})
            case "all-virtue":
                least = effect.get("prisoners", 0)
                reached = [number for number, other in enumerate(self.accounts) if other.prison >= least]
                self._all([], [(number, effect["virtue"]) for number in reached])
            case "destroy-debt":
                for _ in range(min(effect["debts"], account.unpaid)):
                    if self._word(seat, "destroy", "none") == "none":
                        return
                    self._destroyed(seat)
            case "discard-for":
                if account.hand and self._peek().word.startswith("bury "):
                    self._bury(seat)
                    self._gain(seat, effect)
                elif account.hand:
                    self._word(seat, "none")
            case "capture":
                self._free_captures(seat, effect["captures"])
            case "capture-or-release":
                if self._peek().word == "ransom free":
                    self._word(seat, "ransom free")
                    self._come_home(seat)
                else:
                    self._free_captures(seat, effect["captures"])
            case "release-prisoners":
                self._release(seat)
            case "hire":
                word = self._word(seat, "hire ", "none")
                if word != "none":
                    self._hire(seat, word.split()[1])

    def _free_captures(self, seat: int, most: int) -> None:
        for _ in range(most):
            word = self._word(seat, "capture ", "done")
            if word == "done":
                return
            self._capture(seat, word)

    def _cathedral(self, seat: int) -> None:
        """AR 11b."""
        facts = self.board["cathedral"]
        account = self.accounts[seat]
        self._require(account.virtue >= self.board["virtue"]["cathedral_least"], "not virtuous enough")
        cost = dict(facts["level"][account.level]["cost"])
        self._pay_cost(seat, cost, ("wood", "stone"), cost.pop("wood_or_stone", 0))
        for _ in range(0 if self._ability(seat).get("do") == "no-discard" else facts["discard"]):
            self._bury(seat)
        self._gain(seat, self._climb(seat))
        self._gain(seat, *self._effects(seat, "bonus", "cathedral"))

    def _climb(self, party: int) -> Json:
        """A level up, and what the reward brings."""
        account = self.accounts[party]
        account.level += 1
        here = sum(other.level == account.level for other in self.accounts)
        facts = self.board["cathedral"]
        self._require(here <= facts["level"][account.level - 1]["spaces"], "no space there")
        self._hear("cathedral-advanced", party, level=account.level)
        if not self.reward_pile:
            self._hear("no-reward-left", party)
            empty: Json = facts["empty_pile"]
            return empty
        self.reward_pile -= 1
        gain: Json = self.rewards[self._hear("reward-revealed", party)["reward"]]
        return gain

    # --- the end (AR 18) --------------------------------------------------------------------------------------------

    def _end_effects(self) -> None:
        used: set[tuple[int, str]] = set()
        while self.items:
            item = self._peek()
            if not self.items:
                break
            if item.kind == "do":
                self._word(item.party, "apply ")
                continue
            heard = self._hear("end-effect", item.party)
            whose = (item.party, heard["building"])
            self._require(whose not in used, f"twice: {whose}")
            used.add(whose)
            change = self._change(*whose)
            self._require(change != 0, f"nothing changes: {whose}")
            self._virtue(item.party, change)
        for number, account in enumerate(self.accounts):
            for name in account.buildings:
                left = (number, name) not in used and self._change(number, name)
                self._require(not left, f"{name} of {number} has had no effect")

    def _change(self, party: int, name: str) -> int:
        alone = self.party(party)
        alone.buildings = [name]
        return sum(self.scorer.changes(alone, [self.party(other) for other in range(self.n) if other != party]))

    def party(self, number: int) -> Party:
        """An account as the scorer knows it."""
        account = self.accounts[number]
        return Party(
            number=number,
            opponent=account.opponent,
            character=account.character,
            virtue=account.virtue,
            level=account.level,
            unpaid=account.unpaid,
            paid=account.paid,
            prisoners=account.prison,
            captured=sum(account.held.values()),
            in_guildhall=account.in_guildhall,
            goods=account.goods,
            buildings=account.buildings,
            apprentices=[self.scorer.kind(card) for card in account.apprentices],
        )

    # --- comparing --------------------------------------------------------------------------------------------------

    def compare(self, view: Json) -> None:
        """Everything in the books stands in the view."""
        self.left_face = view["market"][0]["goods"]
        colours = [account.colour for account in self.accounts]
        for number, (account, player) in enumerate(zip(self.accounts, view["players"], strict=True)):
            held = {colours[whose]: count for whose, count in account.held.items() if count}
            there = {group["colour"]["id"]: group["workers"] for group in player["captives"]}
            pairs = {
                "goods": (account.goods, {row["good"]["id"]: row["amount"] for row in player["goods"]}),
                "virtue": (account.virtue, player["virtue"]),
                "debts": ((account.unpaid, account.paid), (player["unpaid_debts"], player["paid_debts"])),
                "level": (account.level, player["level"]),
                "workers": (
                    (account.home, account.prison, account.in_guildhall),
                    (player["at_home"], player["prisoners"], player["in_guildhall"]),
                ),
                "held": (held, there),
                "apprentices": (sorted(account.apprentices), sorted(card["id"] for card in player["apprentices"])),
                "buildings": (sorted(account.buildings), sorted(card["id"] for card in player["buildings"])),
                "hand": (account.hand, player["hand_size"]),
            }
            for name, (mine, shown) in pairs.items():
                self._require(mine == shown, f"{name} of {number}: {mine} in the books, {shown} in the view")
        for location in view["locations"]:
            place = location["location"]["id"]
            mine = {account.colour: account.places[place] for account in self.accounts if account.places[place]}
            shown = {group["colour"]["id"]: group["workers"] for group in location["groups"]}
            self._require(mine == shown, f"at {place}: {mine} in the books, {shown} in the view")
        shown = [
            [[card["apprentice"]["id"], card["coins"]] for card in view["display"] if card["row"] == 1 + row]
            for row in range(len(self.rows))
        ]
        self._require(self.rows == shown, f"display: {self.rows} in the books, {shown} in the view")
        piles = (self.stand, self.pile, self.reward_pile, self.small, self.large[::-1])
        large = [card["id"] for card in view["large_cards"]]
        told = (view["tax_stand"], view["building_pile"], view["reward_pile"], view["small_cards"], large)
        self._require(piles == told, f"piles: {piles} in the books, {told} in the view")
        workers = [colours[party] if party >= 0 else None for party in self.market]
        spaces = [space["worker"]["id"] if space["worker"] else None for space in view["market"]]
        self._require(workers == spaces, f"market: {workers} in the books, {spaces} in the view")
        for account in self.accounts:
            number = self.accounts.index(account)
            away = account.prison + account.in_guildhall + sum(account.places.values()) + self.market.count(number)
            away += sum(other.held[number] for other in self.accounts)
            self._require(account.home + away == self.board["players"]["workers"], f"workers of {number} are lost")


class OpponentsTurn:
    """A turn of Constantine or Helena (AR 21, AR R-SCHEMES)."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.me = books.mover
        self.account = books.accounts[books.mover]

    def run(self) -> None:
        books, me = self.books, self.me
        if not self.account.home:
            self.recall()
            return
        while True:
            if books._next_is("schemes-shuffled", me):
                books._hear("schemes-shuffled", me)
            name = books._hear("scheme-revealed", me)["scheme"]
            scheme = books.schemes[name]
            steps = books.operations[scheme["do"]]
            if "take-tax" in steps and books.stand < books.board["tax_stand"]["needs"]:
                books._hear("scheme-blocked", me, scheme=name)
                continue
            break
        due = self.place(scheme)
        for step in steps:
            books.seen[f"opponent {step}"] += 1
            self.step(step, scheme)
        if scheme.get("add_future") and books._next_is("future-scheme-added", me):
            books._hear("future-scheme-added", me)
        if due:
            books._reset()

    def recall(self) -> None:
        books, me = self.books, self.me
        workers = sum(self.account.places.values())
        self.account.home += workers
        self.account.places = dict.fromkeys(OPEN, 0)
        workers += books._come_home(me) + self.account.prison
        books._release(me)
        books._hear("workers-recalled", me, workers=workers)
        if books._next_is("schemes-shuffled", me):
            books._hear("schemes-shuffled", me)

    def place(self, scheme: Json) -> bool:
        books, me = self.books, self.me
        if scheme["at"] == "guildhall":
            return books._guildhall(me)
        if scheme["at"] != "black-market":
            books._worker(me, scheme["at"])
            return False
        order = [scheme["space"], *books.toml["solo"]["choices"]["spaces"]]
        return books._enter_market(me, next(SPACES.index(s) for s in order if books.market[SPACES.index(s)] < 0))

    def step(self, step: str, scheme: Json) -> None:
        books, me, account = self.books, self.me, self.account
        marble = scheme.get("marble", 0)
        match step:
            case "gain":
                books._gain(me, {"marble": marble}, {"virtue": scheme.get("virtue", 0)})
            case "take-tax":
                books._hear("tax-lost", me, amount=books.stand)
                books.stand = 0
            case "discard-apprentice":
                row = scheme["row"] - 1
                card = books.rows[row].pop(scheme["column"] - 1)[0]
                books._hear("apprentice-discarded", me, apprentice=card)
                books._reveal(row)
            case "capture":
                self.capture()
            case "sell-captured":
                if sum(account.held.values()):
                    books._imprison(me)
                    books._gain(me, {"marble": marble})
            case "release-captured":
                books._come_home(me)
            case "release-prisoners":
                books._release(me)
            case "advance":
                self.advance()

    def advance(self) -> None:
        books, me = self.books, self.me
        levels = books.board["cathedral"]["level"]
        above = self.account.level + 1
        taken = sum(other.level == above for other in books.accounts)
        if above > len(levels) or taken >= levels[above - 1]["spaces"]:
            books._hear("cathedral-stayed", me)
            books._virtue(me, books.toml["solo"]["choices"]["stay"]["virtue"])
        else:
            books._virtue(me, books._climb(me).get("virtue", 0))

    def capture(self) -> None:
        """AR 21, AR R-TWOPLACES, AR R-TWOHUMANS: the largest group, then more virtue, then earlier, then the place."""
        books = self.books
        order = books.toml["solo"]["choices"]["places"]
        limit = books.board["town_centre"]["locations"][books.n - 2]
        used: set[str] = set()
        for _ in range(self.account.places["town-centre"]):
            groups = [
                (
                    -books.accounts[h].places[p],
                    -books.accounts[h].virtue,
                    (h - books.view["first"]) % books.humans,
                    order.index(p),
                    h,
                    p,
                )
                for h in range(books.humans)
                for p in OPEN
                if books.accounts[h].places[p] and (p in used or len(used) < limit)
            ]
            if not groups:
                return
            *_, human, place = min(groups)
            used.add(place)
            books._take_group(self.me, human, place)
