"""The games, one folder each, all of the same shape. A game imports `core` and nothing else."""
