"""What a pack may say as it likes. TODO: a strategy for each place that your structs read."""

from hypothesis import strategies as st

from ludoteka.skeleton.game.parts import VALUES, Schema

SCHEMA = Schema
VARIED = {
    "turns": st.integers(1, 4),
    "pebbles.copies": st.lists(st.integers(3, 20), min_size=VALUES, max_size=VALUES),
}
FIXED = {"name"}
NUMBERED = set[str]()
