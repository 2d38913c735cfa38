"""One game from start to end: who sits where, what each of them gets to see, and where it is kept.

Terminal, server and arena drive games through this and never touch a state themselves.
"""

from __future__ import annotations

from parvis.play.chairs import Chair
from parvis.play.client import Client
from parvis.play.many import Series, cores, play_many
from parvis.play.match import play_out
from parvis.play.played import Played
from parvis.play.replay import Replay, Step
from parvis.play.saves import Save, SavedGame, SaveProblem, find_file, saved_games, saves_folder
from parvis.play.table import Table, seats_of_position

__all__ = [
    "Chair",
    "Client",
    "Played",
    "Replay",
    "Save",
    "SaveProblem",
    "SavedGame",
    "Series",
    "Step",
    "Table",
    "cores",
    "find_file",
    "play_many",
    "play_out",
    "saved_games",
    "saves_folder",
    "seats_of_position",
]
