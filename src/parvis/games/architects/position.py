"""Positions of Architects as text: `docs/positions.md` is the notation. Writing is here, reading beside it."""

from __future__ import annotations

from parvis.core.positions import HIDDEN, Sheet, StepWords
from parvis.core.steps import Joint
from parvis.core.words import members
from parvis.games.architects.codes import GOOD_IDS, LEFT, OPEN_IDS, SPACE_IDS
from parvis.games.architects.position_buildings import LOOKED, PILE
from parvis.games.architects.position_piles import ANY
from parvis.games.architects.position_read import FLAGS, read
from parvis.games.architects.rules.market import goods_shown
from parvis.games.architects.rules.opponent import FROM_FUTURE
from parvis.games.architects.state import ArchitectsState

__all__ = ["read", "write"]


def write(state: ArchitectsState, seat: int | None) -> str:
    """The state as text; with a seat, as that seat knows it."""
    return _Writer(state, seat).text()


class _Writer:
    """One position being written. `reader` is the seat whose knowledge it is, None for everything."""

    def __init__(self, state: ArchitectsState, reader: int | None) -> None:
        self.state = state
        self.reader = reader
        self.sheet = Sheet()
        self.names = [state.game.words.name("colour", colour) for colour in state.colours]
        self.words = StepWords(state.game, self.names[: state.seats], FLAGS)

    def text(self) -> str:
        """All of it."""
        self.head()
        self.agenda()
        self.sheet.header("board")
        self.board()
        if self.state.rules.opponent >= 0:
            self.schemes()
        for party in range(self.state.rules.parties):
            self.party(party)
        return self.sheet.text()

    def all(self) -> bool:
        """Whether hidden things are written."""
        return self.reader is None

    def head(self) -> None:
        """What concerns everybody."""
        state = self.state
        sheet = self.sheet
        sheet.put("game", state.game.id)
        sheet.put("seats", state.seats)
        for option in state.game.options:
            value = state.setup.options[option.name]
            if option.kind == "seat" and value is not None:
                sheet.put(option.name, self.names[int(str(value))])
            else:
                sheet.put(option.name, value, option.default)
        sheet.put("seating", self.names)
        if self.all():
            sheet.put("seed", state.seed.hex())
            counters = zip(state.game.streams, state.counters, strict=True)
            sheet.put("counters", {stream: count for stream, count in counters if count}, {})
        sheet.put("turn", state.turn)
        sheet.put("goes-first", self.names[state.first])
        if state.mover >= 0:
            sheet.put("turn-of", self.names[state.mover])
        if state.final >= 0:
            sheet.put("final-turns", state.final)
        sheet.put("over", state.finished, False)
        sheet.put("stopped", state.stopped, False)

    def agenda(self) -> None:
        """The open question, and what comes after it."""
        state = self.state
        names = [form.name for form in state.game.steps]
        for step in reversed(state.agenda):
            index = state.game.step_index(step)
            top = step is state.agenda[-1]
            self.sheet.header("question" if top else "agenda", many=not top)
            self.sheet.put("ask" if top else "step", names[index])
            for key, value in self.words.write(step, self.reader).items():
                if isinstance(step, Joint) and key == "seats" and step.mask == (1 << state.seats) - 1:
                    continue
                self.sheet.put(key, value, {})

    # -- the board

    def board(self) -> None:
        """Display, market, tax stand, guildhall, piles."""
        state = self.state
        sheet = self.sheet
        cards = state.game.words.things["market-card"]
        apprentices = state.game.words.things["apprentice"]
        unseen = len(state.apprentices) - state.seen_apprentices
        sheet.put("display", [apprentices[card] for card in state.display])
        sheet.put("coins", list(state.coins), [0] * len(state.coins))
        if self.all():
            sheet.put("apprentice-pile", [apprentices[card] for card in state.apprentices[:unseen]], [])
        sheet.put("apprentices-below", [apprentices[card] for card in state.apprentices[unseen:]], [])
        sheet.put("apprentices-discarded", [apprentices[card] for card in members(state.discarded)], [])
        taken = {SPACE_IDS[space]: self.names[party] for space, party in enumerate(state.market) if party >= 0}
        sheet.put("market", taken, {})
        if self.all():
            sheet.put("small-market", [cards[card] for card in state.small])
        else:
            shown = zip(GOOD_IDS, goods_shown(state, LEFT), strict=False)
            sheet.put("small-shows", {good: amount for good, amount in shown if amount})
        sheet.put("large-market", [cards[card] for card in state.large], [])
        sheet.put("tax-stand", state.stand)
        sheet.put("guildhall", [self.names[party] for party in state.guildhall], [])
        if self.all():
            sheet.put("rewards", [state.tables.reward_ids[reward] for reward in state.rewards], [])
        sheet.put("rewards-gone", [state.tables.reward_ids[reward] for reward in state.rewards_gone], [])
        sheet.put("building-pile", self.buildings(state.pile))
        sheet.put("looked-at", self.buildings(state.looked), [])

    def schemes(self) -> None:
        """The opponent's cards: each part of the draw pile, in order or in any; one from the future pile alone."""
        state = self.state
        ids = state.game.words.things["scheme"]
        parts: list[object] = []
        at = 0
        for size in state.parts:
            if size == FROM_FUTURE:
                parts.append(ids[state.schemes[at]] if self.all() else HIDDEN)
                at += 1
                continue
            part = state.schemes[at : at + size]
            part_names = [ids[card] for card in part]
            parts.append(part_names if self.all() else {ANY: [ids[card] for card in sorted(part)]})
            at += size
        self.sheet.put("schemes", parts)
        self.sheet.put("revealed-schemes", [ids[card] for card in state.revealed_schemes], [])
        if self.all():
            self.sheet.put("future-schemes", [ids[card] for card in state.future], [])

    def buildings(self, cards: list[int]) -> list[str]:
        """Building cards in their order, as far as the reader knows which they are."""
        ids = self.state.tables.building_ids
        return [ids[card] if self.knows(card) else HIDDEN for card in cards]

    def knows(self, card: int) -> bool:
        """Whether the reader knows which card this is."""
        return self.reader is None or bool(self.state.sure[self.reader] >> card & 1)

    def zone(self, cards: int) -> list[str]:
        """A set of building cards: what the reader knows, then as many hidden ones as there are."""
        words = self.buildings(members(cards))
        return [word for word in words if word != HIDDEN] + [HIDDEN] * words.count(HIDDEN)

    # -- parties

    def party(self, party: int) -> None:
        """All that is a party's."""
        state = self.state
        sheet = self.sheet
        apprentices = state.game.words.things["apprentice"]
        sheet.header(self.names[party])
        character = state.characters[party]
        if character >= 0:
            sheet.put("character", state.tables.character_ids[character])
        for good, name in enumerate(GOOD_IDS):
            sheet.put(name, state.good(party, good))
        sheet.put("virtue", state.virtue[party])
        sheet.put("unpaid-debts", state.unpaid[party])
        sheet.put("paid-debts", state.paid[party], 0)
        sheet.put("level", state.level[party], 0)
        sheet.put("workers", {name: n for place, name in enumerate(OPEN_IDS) if (n := state.at(party, place))}, {})
        sheet.put("prisoners", state.prison[party])
        parties = state.rules.parties
        held = zip(self.names, state.held[party * parties : (party + 1) * parties], strict=True)
        sheet.put("captives", {name: count for name, count in held if count}, {})
        sheet.put("apprentices", [apprentices[card] for card in members(state.owned[party])], [])
        sheet.put("buildings", [state.tables.building_ids[card] for card in members(state.built[party])], [])
        if party == state.rules.opponent:
            return
        sheet.put("hand", self.zone(state.hand[party]))
        sheet.put("offered", self.zone(state.offer[party]), [])
        if self.reader in (None, party):
            self.memory(party)

    def memory(self, seat: int) -> None:
        """What a seat knows of cards that are not its own."""
        state = self.state
        ids = state.tables.building_ids
        others = state.sure[seat] & ~state.unseen_by_others(seat)
        self.sheet.put("knows", [ids[card] for card in members(others)], [])
        pools: list[object] = []
        for at in range(0, len(state.pools), 3):
            owner, faces, cards = state.pools[at : at + 3]
            if owner == seat:
                among = [ids[card] for card in members(cards)] if self.all() else self.places(cards)
                pools.append({"buildings": [ids[card] for card in members(faces)], "among": among})
        self.sheet.put("pools", pools, [])

    def places(self, cards: int) -> list[str]:
        """Where some cards lie: colours for hands, numbers for the cards looked at and the pile."""
        state = self.state
        found: list[str] = []
        for seat in range(state.seats):
            found += [self.names[seat]] * ((state.hand[seat] | state.offer[seat]) & cards).bit_count()
        found += [f"{LOOKED}{at + 1}" for at, card in enumerate(state.looked) if cards >> card & 1]
        return found + [f"{PILE}{at + 1}" for at, card in enumerate(state.pile) if cards >> card & 1]
