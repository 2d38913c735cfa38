"""Tables: people and bots play, every entry is kept, and a game taken up again goes on as it would have."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import parvis
from parvis.core.errors import RecordError, UndoRefused, UnknownName
from parvis.core.records import StaleQuestion, read_record
from parvis.core.refusals import IllegalAction
from parvis.play import Chair, Client, Replay, Save, SaveProblem, Table, find_file, play_out, saved_games, saves_folder
from parvis.play import saves as files

GAME = "notre-dame"
PERSON_AND_BOTS = [Chair("Ada"), Chair("Bo", "random"), Chair("Cy", "greedy")]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(files.FOLDER_VARIABLE, str(tmp_path / "saves"))
    return tmp_path / "saves"


def new(chairs: list[Chair] | None = None, seed: str = "7") -> Table:
    return Table.new(parvis.game(GAME), chairs or PERSON_AND_BOTS, seed)


def step(table: Table) -> None:
    """One answer: a bot's, or the first possible one of a person."""
    if not table.let_bot_play():
        client = table.client(table.people_asked()[0])
        client.play(next(each.action for each in client.prompt().candidates if each.refusal is None))


def test_a_whole_game_is_kept_after_every_entry(folder: Path) -> None:
    table = new()
    assert table.save is not None
    entries = 0
    while not table.over:
        step(table)
        entries += 1
        record = read_record(table.save.path.read_text(encoding="utf-8"), table.game)
        assert len(record.entries) == entries
        assert record.state == table.record.state
    assert [path.name for path in folder.iterdir()] == [f"{GAME}-1.parvis"]


def test_a_game_taken_up_again_goes_on_as_it_would_have() -> None:
    table, other = new(), new()
    for _ in range(40):
        step(table)
        step(other)
    assert other.save is not None
    again = Table.resume(other.save.path, parvis.game)
    assert again.chairs == PERSON_AND_BOTS
    while not table.over:
        step(table)
        step(again)
    assert again.over
    assert again.record.text() == table.record.text()


def test_bots_answer_first_and_people_are_left_to_be_asked() -> None:
    table = new()
    assert table.bots_asked() == [1, 2]
    assert table.people_asked() == [0]
    assert table.let_bot_play()
    assert table.let_bot_play()
    assert not table.let_bot_play()
    assert table.people_asked() == [0]


def test_a_client_sees_its_own_seat_and_plays_for_nobody_else() -> None:
    table = new()
    mine, other, spectator = table.client(0), table.client(1), table.client(None)
    assert mine.view().seat == 0
    assert mine.prompt().candidates
    assert spectator.view().seat is None
    assert not spectator.prompt().candidates
    assert [event.private for event in spectator.events() if event.private] == []
    assert mine.view() != other.view()
    with pytest.raises(UnknownName, match="a spectator has no seat"):
        spectator.play(0)
    action = other.prompt().candidates[0].action
    while table.let_bot_play():
        pass
    with pytest.raises(IllegalAction):
        other.play(action)
    assert mine.score_sheet() is None
    assert mine.standings() == []


def test_nothing_public_of_a_client_is_a_state_or_a_record() -> None:
    table = new()
    client = table.client(0)
    public = {name for name in dir(Client) if not name.startswith("_")}
    assert {"view", "prompt", "preview", "events", "undo_refusal", "play", "undo", "redo", "restart_turn"} <= public
    assert not {"state", "record", "table", "game"} & public
    assert [name for name in vars(client) if not name.startswith("_")] == ["seat"]


def test_an_answer_to_an_old_question_is_refused() -> None:
    table = new([Chair("Ada"), Chair("Bo")])
    token = table.client(0).token
    for seat in (0, 1):
        client = table.client(seat)
        client.play(client.prompt().candidates[0].action)
    with pytest.raises(StaleQuestion):
        table.client(0).play(table.client(0).prompt().candidates[0].action, token)


def test_undo_redo_and_restart_are_kept_too() -> None:
    table = new([Chair("Ada"), Chair("Bo")])
    client = table.client(0)
    action = client.prompt().candidates[0].action
    client.play(action)
    client.undo()
    client.redo()
    client.restart_turn()
    with pytest.raises(UndoRefused):
        client.undo()
    assert table.save is not None
    assert [entry.word for entry in table.record.entries[1:]] == ["undo", "redo", "undo"]
    assert Table.resume(table.save.path, parvis.game).record.text() == table.record.text()


def test_each_game_gets_a_file_of_its_own(folder: Path) -> None:
    names = [new().save for _ in range(3)]
    assert [save.name for save in names if save] == [f"{GAME}-1", f"{GAME}-2", f"{GAME}-3"]
    (folder / f"{GAME}-2.parvis").unlink()
    save = new().save
    assert save is not None
    assert save.name == f"{GAME}-4"


@pytest.mark.parametrize("damage", ["", "nonsense", "parvis-record 1\n"])
def test_a_damaged_file_is_never_overwritten(damage: str, folder: Path) -> None:
    table = new()
    assert table.save is not None
    path = table.save.path
    path.write_text(damage, encoding="utf-8")
    with pytest.raises(RecordError):
        Table.resume(path, parvis.game)
    step(table)
    assert table.problem is not None
    assert "left alone" in str(table.problem)
    assert path.read_text(encoding="utf-8") == damage
    table.save_as(folder / "rescued")
    assert table.problem is None
    step(table)
    assert len(Table.resume(folder / "rescued.parvis", parvis.game).record.entries) == 2
    assert path.read_text(encoding="utf-8") == damage


def test_saving_elsewhere_leaves_files_alone_that_are_there(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", encoding="utf-8")
    table = new()
    with pytest.raises(SaveProblem, match="there is a file already"):
        table.save_as(path)
    assert path.read_text(encoding="utf-8") == "Dear Ada"


def test_a_write_that_fails_leaves_the_old_file_whole(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    table = new()
    assert table.save is not None
    before = table.save.path.read_text(encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    step(table)
    assert table.problem is not None
    assert "No space left" in str(table.problem)
    assert table.save.path.read_text(encoding="utf-8") == before
    assert [path.name for path in folder.iterdir()] == [table.save.path.name]
    monkeypatch.undo()
    step(table)
    assert table.problem is None


def test_a_folder_that_cannot_be_used_is_told_before_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(files.FOLDER_VARIABLE, str(tmp_path / "file" / "saves"))
    with pytest.raises(SaveProblem, match="games cannot be kept there"):
        new()


def test_saved_games_are_listed_with_whose_turn_it_is(folder: Path) -> None:
    table = new()
    while table.let_bot_play():
        pass
    (folder / "broken.parvis").write_bytes(b"\xff\xfe")
    (folder / "notes.txt").touch()
    listed = {save.name: save for save in saved_games(parvis.game)}
    assert set(listed) == {f"{GAME}-1", "broken"}
    assert listed[f"{GAME}-1"].asked == [0]
    assert listed[f"{GAME}-1"].chairs == PERSON_AND_BOTS
    assert not listed[f"{GAME}-1"].problem
    assert "no text" in listed["broken"].problem
    assert saves_folder() == folder


def test_a_saved_game_is_found_by_name_or_file(folder: Path) -> None:
    table = new()
    assert isinstance(table.save, Save)
    assert find_file(f"{GAME}-1") == table.save.path
    assert find_file(str(table.save.path)) == table.save.path
    with pytest.raises(UnknownName, match=f"no saved game 'x'; there are: {GAME}-1"):
        find_file("x")


@pytest.mark.parametrize(
    ("chairs", "message"),
    [
        ([{"name": "Ada"}], "names 1 players"),
        ([{"name": "Ada", "bot": "oracle"}, {"name": "Bo"}, {"name": "Cy"}], "the bot 'oracle'"),
        ("Ada", "does not say properly who played"),
    ],
)
def test_a_record_with_nonsense_for_players_is_refused(chairs: object, message: str, tmp_path: Path) -> None:
    table = new()
    table.record.about["chairs"] = chairs
    path = tmp_path / "record.parvis"
    path.write_text(table.record.text(), encoding="utf-8")
    with pytest.raises(RecordError, match=message):
        Table.resume(path, parvis.game)


def test_a_position_can_be_played_on() -> None:
    table = new([Chair("Ada"), Chair("Bo")])
    for _ in range(30):
        step(table)
    position = table.record.state.to_position()
    other = Table.at(table.game, [Chair("Cy"), Chair("Di", "random")], position)
    assert other.record.state == table.record.state
    step(other)
    assert other.save is not None
    assert Table.resume(other.save.path, parvis.game).record.state == other.record.state
    with pytest.raises(UnknownName, match="this position is for 2 players, not 3"):
        Table.at(table.game, PERSON_AND_BOTS, position)


def test_a_replay_tells_what_the_game_told() -> None:
    table = new()
    client = table.client(0)
    while not table.over:
        step(table)
        if len(table.record.entries) in (9, 40) and client.undo_refusal() is None:
            client.undo()
    replay = Replay(table.record)
    for seat in (None, 0, 2):
        steps = list(replay.steps(seat))
        assert len(steps) == replay.entries + 1
        assert list(itertools.chain.from_iterable(each.events for each in steps)) == table.client(seat).events()
        assert steps[-1].view == table.client(seat).view()
    assert replay.standings() == client.standings()


def test_an_unfinished_replay_shows_no_seat() -> None:
    table = new()
    step(table)
    replay = Replay(table.record)
    assert len(list(replay.steps())) == 2
    with pytest.raises(UnknownName, match="not over"):
        list(replay.steps(0))


def test_a_match_depends_on_names_and_seed_alone() -> None:
    game = parvis.game(GAME)
    played = play_out(game, ["greedy", "random"], "3")
    assert play_out(parvis.game(GAME), ["greedy", "random"], "3") == played
    assert play_out(game, ["greedy", "random"], "4") != played
    assert sorted(standing.party for standing in played.standings) == [0, 1]
