"""Positions of Notre Dame as text: `docs/positions.md` is the notation. Writing is here, reading beside it."""

from __future__ import annotations

from parvis.core.positions import Sheet, StepWords
from parvis.core.steps import Joint
from parvis.core.words import members
from parvis.games.notre_dame.position_agenda import DRAFT, FLAGS, FROM_ONE, OVER
from parvis.games.notre_dame.position_read import read, token_names
from parvis.games.notre_dame.state import NOW, PLACES, NotreDameState

__all__ = ["read", "write"]


def write(state: NotreDameState, seat: int | None) -> str:
    """The state as text; with a seat, as that seat knows it."""
    return _Writer(state, seat).text()


class _Writer:
    """One position being written. `reader` is the seat whose knowledge it is, None for everything."""

    def __init__(self, state: NotreDameState, reader: int | None) -> None:
        self.state = state
        self.reader = reader
        self.sheet = Sheet()
        self.colour = [state.game.words.name("colour", state.colour_of(seat)) for seat in range(state.seats)]
        self.words = StepWords(state.game, self.colour, FLAGS, FROM_ONE)

    def text(self) -> str:
        """All of it."""
        self.head()
        self.agenda()
        self.board()
        for seat in range(self.state.seats):
            self.seat(seat)
        self.earlier()
        return self.sheet.text()

    def all(self) -> bool:
        """Whether hidden things are written."""
        return self.reader is None

    def head(self) -> None:
        """What concerns all seats."""
        state = self.state
        sheet = self.sheet
        ids = state.tables.person_ids
        sheet.put("game", state.game.id)
        sheet.put("seats", state.seats)
        for option in state.game.options:
            value = state.setup.options[option.name]
            if option.kind == "seat" and isinstance(value, int):
                sheet.put(option.name, self.colour[value])
            else:
                sheet.put(option.name, value, None if option.name == "edition" else option.default)
        free = [borough for borough in range(state.rules.boroughs) if borough not in state.rules.seat_borough]
        names = [state.game.words.name("colour", state.colours[borough]) for borough in free]
        sheet.put("empty-boroughs", names, [])
        if self.all():
            sheet.put("seed", state.seed.hex())
            counters = zip(state.game.streams, state.counters, strict=True)
            sheet.put("counters", {stream: count for stream, count in counters if count}, {})
        if state.finished:
            sheet.put("phase", OVER)
        else:
            sheet.put("round", state.round + 1)
        sheet.put("turn", state.turn)
        sheet.put("bell-ringer", self.colour[state.bell_ringer])
        sheet.put("persons", [ids[person] for person in state.display], [])
        sheet.put("brown-to-come", [ids[person] for person in members(state.browns)], [])
        if self.reader is None or state.spied >> self.reader & 1:
            sheet.put("gray-stack", [ids[person] for person in state.gray], [])
        else:
            sheet.put("gray-to-come", [ids[person] for person in sorted(state.gray)], [])

    def agenda(self) -> None:
        """The open question, and what comes after it."""
        state = self.state
        if state.finished:
            return
        names = [form.name for form in state.game.steps]
        for step in reversed(state.agenda):
            index = state.game.step_index(step)
            top = step is state.agenda[-1]
            self.sheet.header("question" if top else "agenda", many=not top)
            self.sheet.put("ask" if top else "step", names[index])
            if names[index] == DRAFT:
                self.sheet.put("wave", 1 if state.left[0] == 0 else 2)
            for key, value in self.words.write(step, self.reader).items():
                if isinstance(step, Joint) and key == "seats" and step.mask == (1 << state.seats) - 1:
                    continue
                self.sheet.put(key, value, {})

    def board(self) -> None:
        """The messages that lie there."""
        state = self.state
        tokens = token_names(state.tables)
        self.sheet.header("board")
        for market, token in enumerate(state.messages):
            if token >= 0 or market % len(state.tables.market_ids) in state.tables.message_markets:
                self.sheet.put(state.game.words.name("market", market), tokens[token] if token >= 0 else "")

    def seat(self, seat: int) -> None:
        """All that is a seat's."""
        state = self.state
        sheet = self.sheet
        tables = state.tables
        sheet.header(self.colour[seat])
        sheet.put("own-supply", state.own[seat])
        sheet.put("general-supply", state.general[seat])
        row = state.markers[seat * PLACES : (seat + 1) * PLACES]
        sheet.put("markers", {tables.place_ids[place]: n for place, n in enumerate(row) if n}, {})
        friend = state.friend[seat]
        sheet.put("friend", tables.sector_ids[friend] if friend >= 0 else "", "")
        sheet.put("coins", state.coins[seat])
        if self.reader in (None, seat) or state.rules.open_prestige or state.finished:
            sheet.put("prestige", state.prestige[seat])
        sheet.put("rat", state.rat[seat])
        sheet.put("carriage", state.game.words.name("market", state.carriage[seat]))
        tokens = token_names(tables)
        sheet.put("messages", [tokens[token] for token in members(state.taken[seat])], [])
        sheet.put("doctor", bool(state.doctored >> seat & 1), False)
        sheet.put("spied", bool(state.spied >> seat & 1), False)
        self.cards(seat)

    # -- cards

    def card(self, holder: int, owner: int, card: int) -> str:
        """A card; the colour is left out where it is the holder's own."""
        name = self.state.tables.card_ids[card]
        return name if owner == holder else f"{self.colour[owner]} {name}"

    def knows(self, nth: int, owner: int, position: int) -> bool:
        """Whether the reader knows which of an owner's cards ended at a position, the draft being over."""
        return self.reader is None or self.state.knows(nth, owner, position, self.reader)

    def cards(self, seat: int) -> None:
        """The cards of this round that a seat has, and its deck."""
        state = self.state
        if state.drawn[seat]:
            if state.kept[2 * seat] < 0 or state.kept[2 * seat + 1] < 0:
                self.draft(seat)
            else:
                self.hand(seat)
        if self.all():
            self.sheet.put("deck", [self.card(seat, seat, card) for card in members(state.deck[seat])])

    def draft(self, seat: int) -> None:
        """What a seat has kept and may choose from."""
        state = self.state
        if state.kept[2 * seat] >= 0 and self.reader in (None, seat):
            self.sheet.put("hand", [self.card(seat, seat, state.kept[2 * seat])])
        owner, offered = state.offered(seat)
        if self.reader in (None, seat) or (owner == self.reader and owner != seat):
            self.sheet.put("offered", [self.card(seat, owner, card) for card in members(offered)])

    def hand(self, seat: int) -> None:
        """Hand, cards played and discarded, in the order of their owners."""
        for key, cards in self.held(NOW, seat).items():
            self.sheet.put(key, cards, [])

    def held(self, nth: int, seat: int) -> dict[str, object]:
        """What a seat held in a round, by what became of it, as far as the reader knows."""
        state = self.state
        zones: dict[str, list[str]] = {"hand": [], "played": [], "discarded": []}
        for position in range(3):
            owner = (seat - position) % state.seats
            if self.knows(nth, owner, position):
                up = state.was_played(nth, owner, position)
                in_hand = nth == NOW and state.left[seat] >> position & 1
                zone = "played" if up else "hand" if in_hand else "discarded"
                zones[zone].append(self.card(seat, owner, state.card_of(nth, owner, position)))
        found: dict[str, object] = {zone: cards for zone, cards in zones.items() if cards}
        if state.seats == 2:
            found["returned"] = self.card(seat, seat, state.card_of(nth, seat, 2))
        if self.reader == seat:
            found["passed"] = sorted(self.card(seat, seat, state.card_of(nth, seat, position)) for position in (1, 2))
        return found

    def earlier(self) -> None:
        """The finished rounds of the period, the first one first."""
        for nth in range(self.state.past_rounds()):
            self.sheet.header("earlier", many=True)
            for seat in range(self.state.seats):
                self.sheet.put(self.colour[seat], self.held(nth, seat), {})
