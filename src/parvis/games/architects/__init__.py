"""Architects of the West Kingdom (S J Macdonald, Shem Phillips): the base game, its characters, solo. `README.md` is the map."""
