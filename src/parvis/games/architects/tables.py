"""The printed facts of Architects as integer tables: read from TOML text, checked, never changed afterwards.

The words and their integers are in `codes`, cards and player boards in `cards`, the opponents' schemes in `schemes`;
here are the board, the set-up and the score, and what the files must agree on. `Tables` is what the rules ask:

* lists by players have six entries; the index is the number of parties (an opponent is one), 0 and 1 are unused;
* yields are lists by own workers at the place: `quarry_yield[3]` is what three workers bring;
* `buildings[b].cost[WOOD]`, `apprentices[a].gain[SILVER]`: see the classes in `cards`. All are numbered in the order of
  the files; of apprentices and rewards these are kinds, `apprentice_cards` and `reward_cards` give the kind of a card;
* costs with tax in them are two numbers, all silver and the tax of it: `hire_silver` 4, `hire_tax` 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parvis.core import tables as reading
from parvis.core.errors import DataError
from parvis.core.tables import Facts
from parvis.games.architects.cards import (
    MOST,
    Apprentice,
    Building,
    Character,
    Limits,
    MarketCard,
    Reward,
    Trade,
    amounts,
    closed_gains,
    goods,
    say,
    words,
)
from parvis.games.architects.codes import (
    PLACE_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
)
from parvis.games.architects.schemes import Choices, Deck, Opponent

FILES: Final = (
    "apprentices",
    "black_market",
    "board",
    "buildings",
    "characters",
    "rewards",
    "schemes",
    "solo",
)
MIN_PARTIES: Final = 2
MAX_SEATS: Final = 5

_MOST_CARDS: Final = 60
"""So many buildings or apprentices fit into a set of one machine word."""
_BY_PARTIES: Final = MAX_SEATS - MIN_PARTIES + 1


class Level:
    """A level of the cathedral: cost by resource, and pieces of wood and stone in any mix; spaces, points."""

    def __init__(self, facts: Facts) -> None:
        cost = facts.table("cost")
        self.mix: int = cost.number("wood_or_stone", 1, MOST) if cost.has("wood_or_stone") else 0
        self.cost: list[int] = amounts(cost, RESOURCE_IDS, RESOURCE_IDS)
        self.spaces: int = facts.number("spaces", 1, MAX_SEATS)
        self.vp: int = facts.number("vp", 0, MOST)
        facts.closed()


class Tables:
    """All printed facts of one set of files. Made by `load`; nothing in it changes afterwards."""

    # Set-up.
    colour_ids: tuple[str, ...]
    workers: int
    start_virtue: int
    start_silver: list[int]  # by place in the order of turns
    draft_deal: int
    draft_keep: int
    hand_limit: int
    apprentice_limit: int
    # Virtue, by value: the track runs from 0 to `virtue_max`.
    virtue_max: int
    virtue_vp: list[int]
    tax_ignored: list[int]
    market_most: int
    cathedral_least: int
    # What places give, by own workers there.
    quarry_yield: list[int]
    forest_yield: list[int]
    clay_yield: list[int]
    gold_yield: list[int]
    silver_yield: list[int]
    plans: list[int]
    trades: list[Trade]  # the storehouse's own; those of apprentices are with them
    trade_ids: tuple[str, ...]
    # Workshop.
    rows: int
    columns: int
    hire_silver: int
    hire_tax: int
    skip_silver: int
    # Town centre, tax stand.
    first_capture_tax: int
    further_capture_silver: int
    capture_places: list[int]  # by parties
    stand_silver: int
    stand_needs: int
    stand_virtue: int
    # Guardhouse.
    imprison_silver: int
    ransom_silver: int
    ransom_tax: int
    ransom_debts: int
    ransom_virtue: int
    debt_silver: int
    debt_tax: int
    debt_virtue: int
    # Guildhall, by parties; slots are numbered from 0, a slot that resets the market is a set bit.
    slots: list[int]
    slot_columns: list[int]
    slot_rows: int
    reset_slots: list[int]
    # Cathedral: level n is levels[n - 1]; level 0 is below it.
    levels: list[Level]
    cathedral_discard: int
    empty_pile_gain: list[int]
    # Black market, by space.
    space_silver: list[int]
    space_virtue: list[int]
    market_draw: int
    market_keep: int
    print_large: list[int]
    market_cards: list[MarketCard]
    # Reset.
    reset_prisoners: int
    reset_virtue: int
    reset_debts: int
    # Score.
    gold_vp: int
    marble_vp: int
    silver_group: int
    silver_vp: int
    prisoner_group: int
    prisoner_vp: int
    unpaid_debt_vp: int
    # Cards.
    buildings: list[Building]
    building_ids: tuple[str, ...]
    apprentices: list[Apprentice]
    apprentice_ids: tuple[str, ...]
    apprentice_cards: list[int]
    rewards: list[Reward]
    reward_ids: tuple[str, ...]
    reward_cards: list[int]
    rewards_in_play: list[int]  # by parties
    characters: list[Character]
    character_ids: tuple[str, ...]
    # Opponents.
    opponents: list[Opponent]
    opponent_ids: tuple[str, ...]
    opponent_virtue: int
    solo_deal: int
    solo_keep: int
    removed: list[int]  # buildings that leave a game against an opponent
    choices: Choices
    schemes: Deck
    fingerprint: str

    def __init__(self, heads: list[Facts]) -> None:
        apprentices, market, board, buildings, characters, rewards, schemes, solo = heads
        self.extra_words: dict[str, dict[str, str]] = {}  # an owner's: by language and message
        self._read_players(board)
        self._read_virtue(board.table("virtue"))
        self._read_yields(board)
        self._read_workshop(board.table("workshop"))
        self._read_prices(board)
        self._read_guildhall(board.table("guildhall"))
        self._read_cathedral(board.table("cathedral"))
        self._read_score(board.table("score"))
        self._read_market(market)
        self._read_buildings(buildings, board)
        self._read_apprentices(apprentices)
        self._read_rewards(rewards)
        self._read_characters(characters, apprentices)
        self._read_opponents(solo)
        self.schemes = Deck(schemes, self.rows, self.columns)
        self._read_words()
        self._check_board(board.table_or_empty("check"))
        self._check_cards(buildings, apprentices, market, rewards, characters)
        self._check_solo(solo.table_or_empty("check"), schemes.table_or_empty("check"))
        self.fingerprint = reading.fingerprint(heads)
        self._unread: list[tuple[str, str, str]] = reading.unread(heads)
        self._reconstructed: list[tuple[str, str, str]] = reading.reconstructed(heads)
        self._failed: list[str] = reading.failed_checks(heads)

    # -- what `parvis data check` prints ---------------------------------------------------------------------------

    def notes(self) -> list[tuple[str, str, str]]:
        """(file, entry, key) of what nobody read; the key is empty where it is a whole table."""
        return list(self._unread)

    def reconstructed(self) -> list[tuple[str, str, str]]:
        """(file, entry, key) of what is only reconstructed; the key is empty where it is the whole entry."""
        return list(self._reconstructed)

    def warnings(self) -> list[str]:
        """One line for each stated total that the entries do not give; never any with the packaged files."""
        return list(self._failed)

    # -- reading the board -----------------------------------------------------------------------------------------

    def _read_players(self, board: Facts) -> None:
        players = board.table("players")
        self.colour_ids = tuple(players.idents("colours", MAX_SEATS))
        self.workers = players.number("workers", 1, MOST)
        self.start_virtue = players.number("virtue", 0, MOST)
        self.start_silver = players.numbers("silver", 0, MOST, MAX_SEATS)
        draft = board.table("draft")
        self.draft_deal = draft.number("deal", 2, MOST)
        self.draft_keep = draft.number("keep", 1, self.draft_deal - 1)
        limits = board.table("limits")
        self.hand_limit = limits.number("hand", 1, MOST)
        self.apprentice_limit = limits.number("apprentices", 1, MOST)

    def _read_virtue(self, virtue: Facts) -> None:
        self.virtue_vp = virtue.numbers("vp", -MOST, MOST)
        self.virtue_max = len(self.virtue_vp) - 1
        self.tax_ignored = virtue.numbers("tax_ignored", 0, MOST, len(self.virtue_vp))
        self.market_most = virtue.number("market_most", 0, self.virtue_max)
        self.cathedral_least = virtue.number("cathedral_least", 0, self.virtue_max)
        if self.start_virtue > self.virtue_max:
            raise virtue.wrong("vp", f"a list for 0 to at least {self.start_virtue}, where players start")

    def _read_yields(self, board: Facts) -> None:
        self.quarry_yield = self._yield(board.table("quarry").table("stone"))
        self.forest_yield = self._yield(board.table("forest").table("wood"))
        mines = board.table("mines")
        self.clay_yield = self._yield(mines.table("clay"))
        self.gold_yield = self._yield(mines.table("gold"))
        self.silver_yield = self._yield(board.table("silversmith").table("silver"))
        self.plans = self._yield(board.table("workshop").table("buildings"))
        self.trades = []
        ids = []
        for facts in board.table("storehouse").tables("trade"):
            ids.append(facts.ident())
            self.trades.append(Trade(facts))
            say(self.extra_words, f"trade-{ids[-1]}", words(facts))
            facts.closed()
        self.trade_ids = tuple(ids)

    def _yield(self, facts: Facts) -> list[int]:
        base, per = facts.number("base", 0, MOST), facts.number("per", 1, MOST)
        facts.closed()
        return [base + workers // per for workers in range(self.workers + 1)]

    def _read_workshop(self, workshop: Facts) -> None:
        self.rows = workshop.number("rows", 1, 3)
        self.columns = workshop.number("columns", 1, 6)
        self.hire_silver = workshop.number("silver", 0, MOST)
        self.hire_tax = workshop.number("tax", 0, self.hire_silver)
        self.skip_silver = workshop.number("skip", 0, MOST)

    def _read_prices(self, board: Facts) -> None:
        centre = board.table("town_centre")
        self.first_capture_tax = centre.number("first_tax", 0, MOST)
        self.further_capture_silver = centre.number("further_silver", 0, MOST)
        self.capture_places = _by_parties(centre.numbers("locations", 1, len(PLACE_IDS), _BY_PARTIES))
        stand = board.table("tax_stand")
        self.stand_silver = stand.number("silver", 0, MOST)
        self.stand_needs = stand.number("needs", 0, MOST)
        self.stand_virtue = stand.number("virtue", -MOST, 0)
        guardhouse = board.table("guardhouse")
        self.imprison_silver = guardhouse.table("imprison").number("gain", 0, MOST)
        ransom = guardhouse.table("ransom")
        self.ransom_silver = ransom.number("silver", 0, MOST)
        self.ransom_tax = ransom.number("tax", 0, self.ransom_silver)
        by_debt = guardhouse.table("ransom_by_debt")
        self.ransom_debts = by_debt.number("debts", 0, MOST)
        self.ransom_virtue = by_debt.number("virtue", -MOST, 0)
        debt = guardhouse.table("pay_debt")
        self.debt_silver = debt.number("silver", 0, MOST)
        self.debt_tax = debt.number("tax", 0, self.debt_silver)
        self.debt_virtue = debt.number("virtue", 0, MOST)

    def _read_guildhall(self, guildhall: Facts) -> None:
        self.slot_rows = guildhall.number("rows", 1, 9)
        self.slot_columns = _by_parties(guildhall.numbers("columns", 1, 9, _BY_PARTIES))
        resets = guildhall.numbers("reset_rows", 1, self.slot_rows)
        if resets != sorted(set(resets)):
            raise guildhall.wrong("reset_rows", "different rows in rising order")
        self.slots = [self.slot_rows * columns for columns in self.slot_columns]
        if self.slots[-1] > _MOST_CARDS:
            raise guildhall.wrong("columns", f"such that there are at most {_MOST_CARDS} slots")
        self.reset_slots = [
            sum(1 << (row - 1) * count for row in resets) if count else 0 for count in self.slot_columns
        ]

    def _read_cathedral(self, cathedral: Facts) -> None:
        self.levels = [Level(facts) for facts in cathedral.tables("level")]
        self.cathedral_discard = cathedral.number("discard", 0, MOST)
        self.empty_pile_gain = closed_gains(cathedral.table("empty_pile"))

    def _read_score(self, score: Facts) -> None:
        self.gold_vp = score.number("gold_vp", 0, MOST)
        self.marble_vp = score.number("marble_vp", 0, MOST)
        self.silver_group = score.number("silver", 1, MOST)
        self.silver_vp = score.number("silver_vp", 0, MOST)
        self.prisoner_group = score.number("prisoners", 1, MOST)
        self.prisoner_vp = score.number("prisoners_vp", -MOST, 0)
        self.unpaid_debt_vp = score.number("unpaid_debt_vp", -MOST, 0)

    # -- reading cards and player boards ---------------------------------------------------------------------------

    def _read_market(self, market: Facts) -> None:
        spaces = [market.table(space) for space in SPACE_IDS]
        self.space_silver = [facts.number("silver", 0, MOST) for facts in spaces]
        self.space_virtue = [facts.number("virtue", -MOST, 0) for facts in spaces]
        middle = market.table("middle")
        self.market_draw = middle.number("draw", 1, MOST)
        self.market_keep = middle.number("keep", 1, self.market_draw)
        reset = market.table("reset")
        self.reset_prisoners = reset.number("prisoners", 1, MOST)
        self.reset_virtue = reset.number("virtue", -MOST, 0)
        self.reset_debts = reset.number("debts", 0, MOST)
        self.print_large = goods(market.table("print").table("large"))
        self.market_cards = [MarketCard(index, facts) for index, facts in enumerate(market.tables("card"))]
        if len(self.market_cards) < 2:
            raise market.wrong("card", "a list with at least 2 cards, as one lies on each side of the market")

    def _read_buildings(self, buildings: Facts, board: Facts) -> None:
        self.buildings = [Building(index, facts) for index, facts in enumerate(buildings.tables("building"))]
        self.building_ids = tuple(building.id for building in self.buildings)
        count = len(self.buildings)
        if count > _MOST_CARDS:
            raise buildings.wrong("building", f"a list with at most {_MOST_CARDS} buildings, and it has {count}")
        if count < MAX_SEATS * self.draft_deal:
            raise board.table("draft").wrong(
                "deal", f"so few that {count} buildings are enough for {MAX_SEATS} players"
            )

    def _read_apprentices(self, apprentices: Facts) -> None:
        self.apprentices = [Apprentice(index, facts) for index, facts in enumerate(apprentices.tables("apprentice"))]
        self.apprentice_ids = tuple(apprentice.id for apprentice in self.apprentices)
        self.apprentice_cards = [kind.index for kind in self.apprentices for _ in range(kind.copies)]
        count = len(self.apprentice_cards)
        if count > _MOST_CARDS:
            raise apprentices.wrong("apprentice", f"a list with at most {_MOST_CARDS} cards, and it has {count}")

    def _read_rewards(self, rewards: Facts) -> None:
        self.rewards = [Reward(index, facts) for index, facts in enumerate(rewards.tables("reward"))]
        self.reward_ids = tuple(reward.id for reward in self.rewards)
        self.reward_cards = [kind.index for kind in self.rewards for _ in range(kind.copies)]
        in_play = rewards.table("in_play")
        per_player = in_play.number("per_player", 0, MOST)
        more = in_play.number("more", 0, MOST)
        self.rewards_in_play = [per_player * parties + more for parties in range(MAX_SEATS + 1)]
        if self.rewards_in_play[MAX_SEATS] > len(self.reward_cards):
            right = f"so few that {len(self.reward_cards)} cards are enough for {MAX_SEATS} players"
            raise in_play.wrong("per_player", right)

    def _read_characters(self, characters: Facts, apprentices: Facts) -> None:
        limits = Limits(self.colour_ids, self.workers, self.virtue_max, self.apprentice_limit)
        self.characters = [
            Character(index, facts, limits) for index, facts in enumerate(characters.tables("character"))
        ]
        self.character_ids = tuple(character.id for character in self.characters)
        if len(self.characters) < MAX_SEATS:
            raise characters.wrong("character", f"a list with at least {MAX_SEATS} characters, one for each player")
        most = sorted(character.apprentices for character in self.characters)[-MAX_SEATS:]
        owned = sum(most) + self.apprentice_limit * (MAX_SEATS - len(most))
        needed = self.rows * self.columns + owned
        if len(self.apprentice_cards) < needed:
            right = f"a list with at least {needed} cards, so that the pile cannot run out"
            raise apprentices.wrong("apprentice", right)

    def _read_opponents(self, solo: Facts) -> None:
        self.opponents = [Opponent(index, facts) for index, facts in enumerate(solo.tables("opponent"))]
        self.opponent_ids = tuple(opponent.id for opponent in self.opponents)
        setup = solo.table("setup")
        self.removed = sorted(self.building_ids.index(name) for name in setup.codes("removed", self.building_ids))
        left = len(self.buildings) - len(self.removed)
        if left < 2 * self.draft_deal:
            raise setup.wrong("removed", f"so few that {2 * self.draft_deal} buildings are left for two players")
        self.solo_deal = setup.number("deal", 1, left)
        self.solo_keep = setup.number("keep", 1, self.solo_deal)
        self.opponent_virtue = setup.number("virtue", 0, self.virtue_max)
        self.choices = Choices(solo.table("choices"))

    def _read_words(self) -> None:
        """Names and sentences an owner has for cards; the second of two equal apprentices has a number."""
        for building in self.buildings:
            say(self.extra_words, f"building-{building.id}", building.words)
        for kind in self.apprentices:
            for copy in range(kind.copies):
                number = f"-{copy + 1}" if copy else ""
                named = {key: text + number.replace("-", " ") for key, text in (kind.words or {}).items()}
                say(self.extra_words, f"apprentice-{kind.id}{number}", {**named, **_sentences(kind.words)})
            if kind.trade is not None:
                say(self.extra_words, f"trade-{kind.id}", kind.words)
        for character in self.characters:
            say(self.extra_words, f"character-{character.id}", character.words)
        for reward in self.rewards:
            say(self.extra_words, f"reward-{reward.id}", reward.words)
        for card in self.market_cards:
            say(self.extra_words, f"market-card-{card.id}", card.words)
        for opponent in self.opponents:
            say(self.extra_words, f"opponent-{opponent.id}", opponent.words)
        for scheme in self.schemes.schemes:
            say(self.extra_words, f"scheme-{scheme.id}", scheme.words)

    # -- totals said elsewhere too ---------------------------------------------------------------------------------

    def _check_board(self, check: Facts) -> None:
        check.check("virtue_max", self.virtue_max)
        check.check("market_blocked_from", self.market_most + 1)
        check.check("cathedral_blocked_up_to", self.cathedral_least - 1)
        check.checks("quarry", self.quarry_yield[1:5])
        check.checks("forest", self.forest_yield[1:5])
        check.checks("mines_clay", self.clay_yield[1:5])
        check.checks("mines_gold", self.gold_yield[1:5])
        check.checks("silversmith", self.silver_yield[1:5])
        check.checks("plans", self.plans[1:5])
        check.checks("guildhall_slots", self.slots[MIN_PARTIES:])
        first = [mask & -mask for mask in self.reset_slots[MIN_PARTIES:]]
        check.checks("first_reset_slots", [mask.bit_length() for mask in first])
        check.checks("second_reset_slots", [mask.bit_length() for mask in self.reset_slots[MIN_PARTIES:]])
        check.check("cathedral_levels", len(self.levels))

    def _check_cards(
        self, buildings: Facts, apprentices: Facts, market: Facts, rewards: Facts, characters: Facts
    ) -> None:
        buildings.table_or_empty("check").check("buildings", len(self.buildings))
        check = apprentices.table_or_empty("check")
        check.check("cards", len(self.apprentice_cards))
        check.check("different", len(self.apprentices))
        market.table_or_empty("check").check("cards", len(self.market_cards))
        check = rewards.table_or_empty("check")
        check.check("cards", len(self.reward_cards))
        check.checks("in_play", self.rewards_in_play[MIN_PARTIES:])
        characters.table_or_empty("check").check("characters", len(self.characters))

    def _check_solo(self, check: Facts, schemes: Facts) -> None:
        check.check("opponents", len(self.opponents))
        check.check("buildings", len(self.buildings) - len(self.removed))
        check.check("human_virtue", self.start_virtue)
        check.check("human_silver", self.start_silver[0])
        check.check("workers", self.workers)
        check.check("rewards", self.rewards_in_play[MIN_PARTIES])
        check.check("guildhall_slots", self.slots[MIN_PARTIES])
        check.check("locations", self.capture_places[MIN_PARTIES])
        check.check("marble_vp", self.marble_vp)
        check.check("unpaid_debt_vp", self.unpaid_debt_vp)
        check.check("prisoners_vp", self.prisoner_vp)
        schemes.check("starting", len(self.schemes.starting))
        schemes.check("future", len(self.schemes.future))


def load(texts: dict[str, str], strict: bool = True) -> Tables:
    """The tables written in these texts (by file name without .toml).

    Stated totals that do not agree with the entries are an error; for an owner's own files pass `strict=False`, they
    are then `warnings()`.
    """
    for name in texts:
        if name not in FILES:
            raise DataError(f"{name}.toml: no file of this game; its files are {_toml_names(FILES)}")
    for name in FILES:
        if name not in texts:
            raise DataError(f"{name}.toml: missing; this game needs {_toml_names(FILES)}")
    tables = Tables([_head(name, texts[name]) for name in FILES])
    if strict and tables.warnings():
        raise DataError(tables.warnings()[0])
    return tables


def _head(name: str, text: str) -> Facts:
    facts = reading.read(f"{name}.toml", text)
    facts.fixed("schema", 1, "the only form of these files so far")
    facts.code("game", ("architects",))
    return facts


def _toml_names(names: Sequence[str]) -> str:
    return ", ".join(f"{name}.toml" for name in names)


def _sentences(words: dict[str, str] | None) -> dict[str, str]:
    """Only the sentences of these words."""
    return {key: text for key, text in (words or {}).items() if key.startswith("text")}


def _by_parties(values: list[int]) -> list[int]:
    """A printed list for two players and more, with nothing for fewer."""
    return [*([0] * MIN_PARTIES), *values]
