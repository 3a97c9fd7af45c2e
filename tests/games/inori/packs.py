"""What a pack of the game may say as it likes."""

from typing import Any

from hypothesis import strategies as st

from ludoteka.games.inori.schema import COLOUR_NAMES, Schema

COLOUR = st.sampled_from(COLOUR_NAMES)
FEW = st.integers(1, 10)


def _of_type(kind: str, **fields: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


EFFECT = st.one_of(
    _of_type("gain", tokens=st.lists(COLOUR, min_size=1, max_size=4)),
    _of_type("gain_weakest", n=FEW),
    _of_type("rune", n=st.just(1)),
    _of_type("points_distinct"),
    _of_type("points_colour", colour=COLOUR),
    _of_type("points_strongest"),
)
COST = _of_type("colour", colour=COLOUR) | _of_type("strongest")
SPACE = st.fixed_dictionaries({"effect": EFFECT}, optional={"cost": COST})
CARD = st.fixed_dictionaries(
    {"full_colour": COLOUR, "not_full_colour": COLOUR},
    optional={"spaces": st.lists(SPACE, min_size=2, max_size=4).map(tuple)},
)
TREE_EFFECT = st.one_of(
    *(_of_type(kind, n=FEW) for kind in ("points", "gain_altar")),
    *(_of_type(kind, n=st.integers(1, 2)) for kind in ("gain_any", "neutrals")),
    _of_type("rune", n=st.just(1)),
    _of_type("points_altar", n=st.just(0)),
)
CELLS = st.sets(st.integers(2, 4)).map(sorted)
ELDERS = st.tuples(CELLS, st.integers(1, 4)).map(
    lambda drawn: {
        "reserve_cells": drawn[0],
        "elders_at_start": drawn[1],
        "elders_per_player": drawn[1] + len(drawn[0]),
    }
)

SCHEMA = Schema
VARIED = {
    "setup[]": ELDERS,
    "setup[].start_card_set": st.sampled_from(("2-3", "4")),
    "setup[].second_place_scores_at_end": st.booleans(),
    "setup[].first_place_tie_scores_at_end": st.booleans(),
    "tree_space[]": st.fixed_dictionaries({}, optional={"cost": _of_type("altar")}),
    "tree_space[].effects": st.lists(TREE_EFFECT, min_size=1, max_size=2).map(tuple),
    "altar_site[].final": st.fixed_dictionaries(
        {"first": st.integers(0, 100), "second": st.integers(0, 100)}
    ),
    "foot_space[].tokens": st.integers(0, 5),
    "foot_space": st.permutations((1, 2, 3)).map(
        lambda slots: [{"fed_by_centre_slot": slot} for slot in slots]
    ),
    "rune": st.lists(FEW, min_size=6, max_size=6).map(
        lambda worths: [*({"worth": worth} for worth in worths), *({} for _ in range(7))]
    ),
    "start_card[]": CARD,
    "start_card[].colour": COLOUR,
    "season_card[]": CARD,
    "season_card[].colour": COLOUR,
    "journey_card[]": CARD,
}
RUNES = {f"rune[].{field}" for field in ("id", "kind", "colour", "count")}
CARDS = {
    f"{table}_card[].{field}"
    for table in ("start", "season", "journey")
    for field in ("id", "scores_when_not_full")
}
GROUPS = {"start_card[].type", "start_card[].set", "journey_card[].colour"}
NAMES = {
    "setup[].players",
    *(f"{t}[].id" for t in ("colour", "tree_space", "altar_site", "foot_space")),
}
FIXED = RUNES | CARDS | GROUPS | NAMES
NUMBERED = {"start_card", "season_card", "journey_card"}
