"""Plays the recorded games anew: `python -m tests.records.make GAME`, on purpose only.

The files are there to be replayed by later versions. Whoever makes them again says that a stored game may end
differently now, and names that in the changelog. `python -m tests.records.make GAME --search` looks for recipes that
show everything again.
"""

from __future__ import annotations

import sys

import parvis
from tests.records import architects, notre_dame
from tests.records.recipes import search, write

COLLECTIONS = {one.game: one for one in (notre_dame.COLLECTION, architects.COLLECTION)}


def main(arguments: list[str]) -> None:
    """Write the records, or look for recipes."""
    collection = COLLECTIONS.get(arguments[0]) if arguments else None
    if collection is not None and arguments[1:2] == ["--search"]:
        seeds = int(arguments[2]) if len(arguments) > 2 else 3000
        for recipe in search(parvis.game(collection.game), collection, seeds):
            sys.stdout.write(f"    {recipe!r},\n")
    elif collection is not None and len(arguments) == 1:
        write(parvis.game(collection.game), collection)
    else:
        raise SystemExit(f"usage: python -m tests.records.make {{{' | '.join(COLLECTIONS)}}} [--search [GAMES]]")


if __name__ == "__main__":
    main(sys.argv[1:])
