"""What a pack of the game may say as it likes."""

from itertools import accumulate

from hypothesis import strategies as st

from ludoteka.games.sintra.pack import COLOURS, STRIP_IDS, Schema
from ludoteka.games.sintra.sizes import TRACK

POINTS = st.lists(st.integers(0, 100), min_size=8, max_size=8)
FIELDS = st.lists(st.sampled_from(COLOURS), min_size=5, max_size=5)
WITH_JOKERS = st.lists(st.sampled_from(COLOURS), min_size=3, max_size=3).flatmap(
    lambda colours: st.permutations([*colours, "joker", "joker"])
)


def _backs(joker: int) -> st.SearchStrategy[list[dict[str, object]]]:
    """One strip, any of them, has the jokers."""
    backs = [WITH_JOKERS if n == joker else FIELDS for n in range(len(STRIP_IDS))]
    return st.tuples(*backs).map(
        lambda drawn: [{"back": b, "joker_back": "joker" in b} for b in drawn]
    )


SCHEMA = Schema
VARIED = {
    "broken_glass_track.values": st.lists(
        st.integers(1, 14), min_size=TRACK - 1, max_size=TRACK - 1
    ).map(lambda steps: list(accumulate([0, *(-step for step in steps)]))),
    "palace_board.side_a.window_values": POINTS,
    "palace_board.side_b.window_values": POINTS,
    "palace_board.side_a.ornaments.points_by_panes": st.lists(
        st.integers(0, 100), min_size=5, max_size=5
    ),
    "palace_board.side_a.ornaments.pairs.windows": st.permutations(range(1, 9)).map(
        lambda around: [around[n : n + 2] for n in range(0, 8, 2)]
    ),
    "final_scoring.leftover_tiles_per_point": st.integers(1, 100),
    "pattern_strips[].front": FIELDS,
    "pattern_strips": st.sampled_from(range(len(STRIP_IDS))).flatmap(_backs),
}
FIXED = {"tile_colours[].id", "factories.by_players", "pattern_strips[].id"}
NUMBERED = set[str]()
