"""What every game shares: the contract, agenda, actions, luck, events, records. Pure: no files, no clock.

`docs/contract.md` states every promise; `docs/add-a-game.md` is the recipe for a game.
"""
