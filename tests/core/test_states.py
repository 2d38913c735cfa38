"""States: options, bytes of anything, previews that stop in time, asides, and whom the engine answers for."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from parvis.core.errors import RecordError, UnknownName
from parvis.core.game import OptionValue
from parvis.core.records import Record
from parvis.testkit import Case
from parvis.testkit.strategies import junk, states
from tests.madeup.ferry_fair import data_texts, game, load


def at_turn(seats: int = 2) -> Record:
    """A record at the first turn, of seat 0."""
    record = Record.of(game(), seats, 3, first=0)
    while record.state.prompt(None).kind != "turn":
        seat = record.state.actors[0]
        record.play(seat, record.state.legal(seat)[0])
    return record


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"size": 3}, "no option 'size'; it has: first"),
        ({"length": "endless"}, "choose one of: short, long"),
        ({"deep_mud": "perhaps"}, "yes or no"),
        ({"first": 2}, "a seat from 0 to 1"),
        ({"colours": ["red"]}, "one for each seat"),
        ({"colours": ["red", "red"]}, "twice"),
        ({"max_turns": 0}, "from 1 to 500"),
    ],
)
def test_options_that_cannot_be(options: dict[str, OptionValue], says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        game().start(2, 1, **options)


def test_a_seed_and_its_text_are_the_same() -> None:
    assert game().start(2, 7) == game().start(2, "7") != game().start(2, 8)
    assert game().start(2) != game().start(2)


@settings(max_examples=150, deadline=None, database=None)
@given(junk())
def test_bytes_of_anything_are_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        game().from_bytes(data)


@settings(max_examples=20, deadline=None, database=None, suppress_health_check=list(HealthCheck))
@given(states(game(), Case(3), 80))
def test_bytes_cut_short_are_refused(state) -> None:  # type: ignore[no-untyped-def]
    data = state.to_bytes()
    for size in range(0, len(data), 37):
        with pytest.raises(RecordError):
            game().from_bytes(data[:size])
    with pytest.raises(RecordError):
        game().from_bytes(data + b"\0")


def test_bytes_of_other_facts_are_refused() -> None:
    other = load({"fair": data_texts()["fair"].replace("coins = 3", "coins = 4", 1)})
    with pytest.raises(RecordError, match="belong to the tables"):
        other.from_bytes(game().start(2, 1).to_bytes())


def test_a_preview_stops_before_what_is_drawn() -> None:
    state = at_turn().state
    preview = state.preview(0, game().action("work wood"))
    assert preview.outcome == "reveals"
    assert [event.kind for event in preview.events] == ["worker-placed"]
    assert state.preview(0, game().action("rest")).outcome == "asks"


def test_the_last_reply_uncovers_the_others_so_its_preview_stops() -> None:
    record = Record.of(game(), 2, 3)
    first = record.state.legal(0)[0]
    assert record.state.preview(0, first).outcome == "asks"
    record.play(0, first)
    last = record.state.legal(1)[0]
    assert record.state.preview(1, last).outcome == "reveals"
    assert all(candidate.reveals for candidate in record.state.prompt(1).candidates)


def test_a_prompt_says_where_an_answer_leads() -> None:
    prompt = at_turn().state.prompt(0)
    by_name = {candidate.notation: candidate for candidate in prompt.candidates}
    assert by_name["rest"].ends_turn
    sail = next(c for name, c in by_name.items() if name.startswith("sail") and c.refusal is None)
    assert (sail.ends_turn, sail.leads_to) == (False, "landing")
    assert by_name["ransom"].refusal is not None


def test_a_prompt_holds_what_each_answer_shows() -> None:
    state = at_turn().state
    for candidate in state.prompt(0).candidates:
        if candidate.refusal is not None:
            assert candidate.shows == []
            continue
        assert candidate.shows == state.preview(0, candidate.action).events


def test_others_see_the_kind_and_their_asides_only() -> None:
    state = at_turn().state
    prompt = state.prompt(1)
    assert (prompt.kind, prompt.asked, prompt.candidates) == ("turn", [0], [])
    assert [candidate.notation for candidate in prompt.asides] == ["flip letters", "flip coins"]
    assert state.prompt(None).asides == []


def test_an_aside_in_anothers_turn_changes_nothing_for_those_asked() -> None:
    record = at_turn()
    token = record.token
    record.play(1, game().action("flip letters"))
    assert (record.state.actors, record.token) == ([0], token)
    assert record.state.asides(1) == []


def test_private_parts_of_events_go_to_those_who_see_them() -> None:
    record = at_turn()
    record.play(0, game().action("work wood"))
    for seat in (0, 1, None):
        drawn = [event for event in record.events(seat) if event.kind == "card-drawn"]
        assert len(drawn) == 1
        assert bool(drawn[0].private) == (seat == 0)
    assert [e.number for e in record.events(1)] == list(range(len(record.events(0))))
