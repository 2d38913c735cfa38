"""Speech: structures of the table as sentences in the reader's language. All a player reads goes through here."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

import parvis
from parvis.core.events import CORE_EVENTS, REPLIED
from parvis.core.game import Game, OptionValue
from parvis.core.texts import Texts
from parvis.core.wire import Arg, Candidate, Event, Option, Ref, Refusal, ScoreSheet, Standing, Text

SILENT: Final = frozenset({CORE_EVENTS[REPLIED].name})
"""What need not be told while it happens, but to whom it belongs: everybody knows that everybody chooses."""

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked:
        return asked
    environment = os.environ if environment is None else environment
    named = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    code = locale.normalize(named).partition("_")[0].partition(".")[0].lower()
    return code if code in parvis.LANGUAGES else parvis.FALLBACK


@cache
def _shell(lang: str) -> str:
    return (files(__package__) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


class Speaker:
    """Says everything in one language, for one game (or none yet)."""

    def __init__(self, game: Game | None, lang: str) -> None:
        self.lang = lang
        self.game = game
        self.parties: list[Ref] = []
        self.texts: Texts = parvis.texts(game, lang, {each: _shell(each) for each in parvis.LANGUAGES})

    def call(self, names: Sequence[str]) -> None:
        """What the players are called."""
        self.texts.seat_names = list(names)

    def set_up(self, options: Mapping[str, OptionValue], parties: Sequence[Ref]) -> None:
        """How the game is played, and by whom: things are called what they are called in its edition."""
        self.parties = list(parties)
        self.texts.variants = [value for value in options.values() if isinstance(value, str)]

    def __call__(self, text: Text | str, **args: Arg) -> str:
        """A sentence."""
        return self.texts.say(text, **args)

    def name(self, ref: Ref) -> str:
        """What a thing is called."""
        return self.texts.name(ref)

    def seat(self, seat: int) -> str:
        """What the player of a seat is called."""
        return self.texts.name(Ref("seat", str(seat)))

    def party(self, party: int) -> Ref:
        """Whoever has a score: a seat, or an automaton, if the table has any."""
        return self.parties[party] if party < len(self.parties) else Ref("seat", str(party))

    def seats(self, seats: Sequence[int]) -> str:
        """What several players are called."""
        return ", ".join(self.seat(seat) for seat in seats)

    def about(self, ref: Ref, attribute: str = "text", **args: Arg) -> str:
        """What is written on a thing; "" if nothing is."""
        message = f"{ref.thing}-{ref.id}".replace(".", "-").replace(" ", "-") + f".{attribute}"
        said = self.texts.say(message, **args)
        return "" if said == message else said

    def label(self, ref: Ref) -> str:
        """The bare word for a thing, for headings and lists."""
        return self.about(ref, "label") or self.name(ref)

    def game_name(self) -> str:
        """What the game is called."""
        return self("game-name")

    # --- what happened ----------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """One event as a sentence."""
        args: dict[str, Arg] = {**event.args, **event.private}
        if event.party >= 0:
            args["seat"] = self.party(event.party)
        if event.private:
            own = self.texts.say(f"event-{event.kind}.own", **args)
            if own != f"event-{event.kind}.own":
                return own
        return self.texts.say(f"event-{event.kind}", **args)

    def events(self, events: Sequence[Event], silent: Collection[str] = SILENT) -> list[str]:
        """Events as lines: one for what each player does in one go. Those of `silent` kinds are left out."""
        lines: list[str] = []
        party: int | None = None
        for event in events:
            if event.kind in silent and not (event.kind in SILENT and event.private):
                continue
            said = self.event(event)
            if lines and event.party >= 0 and event.party == party:
                lines[-1] += f" {said}"
            else:
                lines.append(said)
            party = event.party
        return lines

    def gain(self, candidate: Candidate, party: int | None) -> str:
        """What an answer gives or costs a player at once, in a few words; "" if there is nothing short to say."""
        found: list[str] = []
        for event in candidate.shows:
            if event.party != party:
                break
            message = f"event-{event.kind}.short"
            said = self.texts.say(message, **event.args)
            if said != message:
                found.append(said)
        return ", ".join(found)

    # --- answers in words ---------------------------------------------------------------------------------------------

    def choice(self, candidate: Candidate) -> str:
        """An answer in words, with what can be typed for it."""
        return self("shell-choice-short", label=self(candidate.label), notation=candidate.notation)

    def listed(self, parts: Sequence[str]) -> str:
        """Several things that may have commas in them."""
        return self("shell-semicolon").join(parts)

    # --- refusals ---------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, and by which rule."""
        reason = self(refusal.text)
        if refusal.rule:
            return self("shell-impossible-rule", reason=reason, rule=refusal.rule)
        return self("shell-impossible", reason=reason)

    def named(self, typed: str, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The one answer whose words in the reader's language were typed, at least their beginnings; else none."""
        parts = re.findall(r"\w+", plain(typed))
        found = [each for each in candidates if _begins(parts, re.findall(r"\w+", plain(self(each.label))))]
        return found if len(found) == 1 and parts else []

    def unreadable(self, typed: str, candidates: Sequence[Candidate]) -> str:
        """An answer to something that is no action: which of the possible ones come close."""
        words = plain(" ".join(typed.split())[:60])
        ways = {plain(way): each for each in candidates for way in (each.notation, self(each.label))}
        if close := get_close_matches(words, ways, n=2, cutoff=0.5):
            meant = {ways[way].action: self.choice(ways[way]) for way in close}
            return self("shell-unreadable-close", typed=typed[:60], close=self.listed(list(meant.values())))
        return self("shell-unreadable", typed=typed[:60])

    # --- the end ----------------------------------------------------------------------------------------------------

    def result(self, sheet: ScoreSheet, standings: Sequence[Standing]) -> list[str]:
        """The score sheet row by row, who came where, and how ties are broken."""
        lines = [self._row("shell-score-row", self(row.id), row.points) for row in sheet.rows]
        if len(sheet.rows) != 1 or sheet.rows[0].points != sheet.totals:
            lines.append(self._row("shell-score-row", self("shell-score-total"), sheet.totals))
        lines += [self._row("shell-tie-break-row", self(row.id), row.points) for row in sheet.tie_breaks]
        return lines + self.places(standings)

    def places(self, standings: Sequence[Standing]) -> list[str]:
        """Who came where, and how ties are broken."""
        lines = [self("tie-break")] if self.texts.has("tie-break") else []
        for standing in standings:
            args: dict[str, Arg] = {
                "place": standing.place,
                "party": self.party(standing.party),
                "score": standing.score,
            }
            if standing.note:
                lines.append(self("shell-standing-note", **args, note=self(f"note-{standing.note}")))
            else:
                lines.append(self("shell-standing-shared" if standing.shared else "shell-standing", **args))
        return lines

    def _row(self, message: str, row: str, points: Sequence[int]) -> str:
        each = [self("shell-points", party=self.party(party), number=number) for party, number in enumerate(points)]
        return self(message, row=row, points=", ".join(each))

    # --- options ----------------------------------------------------------------------------------------------------

    def value(self, option: Option, value: object) -> str:
        """The value of an option in words."""
        if value is None or (isinstance(value, list) and not value):
            return self._left_open(option)
        if isinstance(value, bool):
            return self("option-yes" if value else "option-no")
        if option.kind == "seat":
            return self.seat(int(str(value)))
        if option.kind == "seats" and isinstance(value, list):
            return self.seats([int(str(seat)) for seat in value])
        if isinstance(value, list):
            return ", ".join(self.value_name(option, str(each)) for each in value)
        return self.value_name(option, str(value))

    def _left_open(self, option: Option) -> str:
        if option.follows:
            return self("option-follows", option=self(f"option-{option.follows}"))
        if option.kind == "per-seat" and option.thing == "colour":
            return self("shell-in-order")
        return self("option-by-luck") if option.kind in ("seat", "per-seat") else self("shell-none")

    def value_name(self, option: Option, value: str) -> str:
        """What one possible value of an option is called."""
        if option.thing:
            return self.name(Ref(option.thing, value))
        message = f"option-{option.name}-{value}"
        return self(message) if self.texts.has(message) else value


def seat_ref(seat: int) -> Ref:
    """A seat as texts want it."""
    return Ref("seat", str(seat))


def plain(text: str) -> str:
    """A text without accents and in small letters: nobody needs to type them."""
    return "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))


def _begins(parts: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each part is the beginning of some word."""
    return all(any(word.startswith(part) for word in words) for part in parts)
