"""Records: undo, redo, withdrawal, stale tokens; texts that are cut, tampered with, newer, or of something else."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from parvis.core.errors import RecordError, UndoRefused, UnknownName
from parvis.core.records import Record, StaleQuestion, game_of, read_record
from tests.madeup.ferry_fair import data_texts, game, load


def play(record: Record, *lines: str) -> None:
    """Plays in notation, each after its seat."""
    for line in lines:
        seat, _, text = line.partition(" ")
        record.play(int(seat), record.state.parse(int(seat), text))


def drafted(seats: int = 2) -> Record:
    """A record at its first turn, of seat 0."""
    record = Record.of(game(), seats, 3, first=0)
    while record.state.prompt(None).kind != "turn":
        seat = record.state.actors[0]
        record.play(seat, record.state.legal(seat)[0])
    return record


def signed(text: str) -> str:
    """A tampered text with a checksum that fits: the work of somebody who knows the format."""
    body = text[: text.rindex("end ")]
    count = text[text.rindex("end ") :].split()[1]
    return f"{body}end {count} {blake2b(body.encode(), digest_size=8).hexdigest()}\n"


# --- undo -----------------------------------------------------------------------------------------------------------


def test_undo_and_redo_are_entries() -> None:
    record = drafted()
    before = record.state.copy()
    play(record, "0 sail mi" if record.state.refusal(0, game().action("sail mill")) is None else "0 sail inn")
    record.undo(0)
    assert record.state == before
    record.redo(0)
    assert [entry.word for entry in record.entries[-2:]] == ["undo", "redo"]
    assert record.state != before
    with pytest.raises(UndoRefused, match="redo-nothing"):
        record.redo(0)


def test_nothing_to_take_back() -> None:
    record = Record.of(game(), 2, 3)
    with pytest.raises(UndoRefused, match="undo-nothing"):
        record.undo(1)


def test_another_has_played_since() -> None:
    record = drafted()
    play(record, "0 rest", "1 rest")
    assert str(record.undo_refusal(0)) == "Text(id='undo-others-played', args={})"
    assert record.undo_refusal(1) is None


def test_no_way_back_through_a_card_drawn() -> None:
    record = drafted()
    play(record, "0 work wood")
    before = record.state.copy()
    with pytest.raises(UndoRefused, match="undo-revealed"):
        record.undo(0)
    assert record.state == before


def test_restart_turn_goes_back_to_its_beginning_and_no_further() -> None:
    record = drafted()
    play(record, "0 rest", "1 rest")
    before = record.state.copy()
    play(record, "0 sail inn", "0 flip coins")
    record.restart_turn(0)
    assert record.state == before
    assert [entry.word for entry in record.entries[-2:]] == ["undo", "undo"]


def test_a_reply_is_withdrawn_whatever_others_replied() -> None:
    record = Record.of(game(), 3, 3)
    for seat in (0, 1):
        record.play(seat, record.state.legal(seat)[0])
    record.undo(0)
    assert record.state.actors == [0, 2]
    record.play(0, record.state.legal(0)[1])
    record.undo(1)
    assert record.state.actors == [1, 2]


def test_a_reply_is_withdrawn_over_anothers_aside() -> None:
    record = Record.of(game(), 3, 3)
    record.play(0, record.state.legal(0)[0])
    play(record, "1 flip coins")
    record.undo(0)
    assert record.state.actors == [0, 1, 2]
    assert record.state.coins[1] == 6  # type: ignore[attr-defined]


# --- tokens ---------------------------------------------------------------------------------------------------------


def test_a_quicker_neighbour_makes_no_token_stale() -> None:
    record = Record.of(game(), 3, 3)
    token = record.token
    record.play(0, record.state.legal(0)[0], token=token)
    play(record, "1 flip coins")
    record.undo(0)
    record.play(2, record.state.legal(2)[0], token=token)
    assert record.token == token


def test_a_question_that_has_changed_refuses_old_answers() -> None:
    record = drafted()
    token = record.token
    play(record, "0 rest")
    before = record.text()
    with pytest.raises(StaleQuestion):
        record.play(1, record.state.legal(1)[0], token=token)
    record_after_undo = record.token
    record.undo(0)
    assert record.token not in (token, record_after_undo)
    assert before != record.text()


# --- texts ----------------------------------------------------------------------------------------------------------


def finished() -> str:
    """A short game as text."""
    record = Record.of(game(), 2, 3, max_turns=2)
    record.about["players"] = ["Ann\u2028", "Bob"]
    while not record.state.over:
        seat = record.state.actors[0]
        record.play(seat, record.state.legal(seat)[0], by="greedy:1")
    return record.text()


def test_a_record_reads_like_a_list_of_moves() -> None:
    lines = finished().splitlines()
    assert lines[:2] == ["parvis-record 1", "game ferry-fair"]
    assert any(line.startswith("0 greedy:1 keep ") for line in lines)
    assert game_of(finished()) == "ferry-fair"
    assert read_record(finished(), game()).text() == finished()
    assert read_record(finished().replace("\n", "\r\n"), game()).text() == finished()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "", "no Parvis record"),
        (lambda text: "hello\n", "no Parvis record"),
        (lambda text: text[:100], "cut short"),
        (lambda text: text.replace("keep", "take", 1), "changed or damaged"),
        (lambda text: text.replace("parvis-record 1", "parvis-record 2"), "update Parvis"),
        (lambda text: text.replace("parvis-record 1", "parvis-record ²"), "no version"),
        (lambda text: text.replace("parvis-record 1", "parvis-record 9" + "9" * 6000), "version"),
        (lambda text: signed(text.replace("game ferry-fair", "game chess")), "'chess', not of 'ferry-fair'"),
        (lambda text: signed(text.replace("tables ", "tables 0")), "other printed facts"),
        (lambda text: signed(text.replace("seats 2", "seats 7")), "1 to 4 seats"),
        (lambda text: signed(text.replace("seats 2", "seats two")), "head"),
        (lambda text: signed(text.replace("seed ", "seed zz")), "head"),
        (lambda text: signed(text.replace("seed ", "sead ")), "sead"),
        (lambda text: signed(text.replace("option length ", "option length {")), "head"),
        (lambda text: signed(text.replace("about players ", "about players [")), "line"),
        (lambda text: signed(text.replace("about players ", "about players " + "[" * 100_000)), "line"),
        (lambda text: signed(text.replace(" keep ", " fly ", 1)), "does not play"),
        (lambda text: signed(text.replace("\n0 greedy", "\n9 greedy", 1)), "does not play"),
        (lambda text: signed(text.replace("\nend ", "\n0 greedy:1 undo\nend ")), "entries|does not play"),
        (lambda text: text[: text.rindex("end ")] + "end\n", "cut short"),
        (lambda text: text[: text.rindex("end ")] + "end x y\n", "cut short"),
    ],
)
def test_a_bad_text_is_one_line_of_error(change, says: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(RecordError, match=says) as error:
        read_record(change(finished()), game())
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 400


def test_a_record_of_other_facts_is_refused() -> None:
    other = load({"fair": data_texts()["fair"].replace("workers = 5", "workers = 6")})
    with pytest.raises(RecordError, match="--data"):
        read_record(finished(), other)


def test_an_unfinished_game_leaves_as_one_seat_saw_it() -> None:
    record = drafted()
    export = record.export(1)
    assert record.start.seed.hex() not in export
    with pytest.raises(RecordError, match="cannot be replayed"):
        read_record(export, game())


def test_a_game_that_began_in_a_position_is_replayed_from_there() -> None:
    start = game().from_position(drafted().state.to_position())
    record = Record(start)
    play(record, "0 rest", "1 rest")
    assert read_record(record.text(), game()).state == record.state


def test_who_answers_is_one_plain_word() -> None:
    record = drafted()
    with pytest.raises(UnknownName, match="who answers"):
        record.play(0, game().action("rest"), by="Ann Smith\n0 person undo")
