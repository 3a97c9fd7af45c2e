"""What a pack of the game may say as it likes."""

from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from ludoteka.core.registry import game
from ludoteka.games.whispers.names import DEEDS, EMPIRES, REGIONS
from ludoteka.games.whispers.pack import Schema

SYMBOL = st.integers(0, 1)
PAIRS = [[a, b] for n, a in enumerate(REGIONS) for b in REGIONS[:n]]


def _map(pairs: list[list[str]]) -> dict[str, Any]:
    """Any borders, in both directions; the first is disputed with one that is not there."""
    alternative, *borders = pairs
    ends = [*borders, *(pair[::-1] for pair in borders)]
    regions = [row["id"] for row in game("whispers").pack.data["region"]]
    return {
        "region": [{"adjacent": [b for a, b in ends if a == region]} for region in regions],
        "disputed_border": [{"default": borders[0], "alternative": alternative}],
    }


def _shares(cards: int) -> st.SearchStrategy[list[dict[str, int]]]:
    """The cards of an empire in four shares."""
    return st.lists(st.integers(0, cards), min_size=3, max_size=3).map(
        lambda cuts: [{"copies": b - a} for a, b in pairwise([0, *sorted(cuts), cards])]
    )


def _decks(cards: int) -> st.SearchStrategy[dict[str, Any]]:
    return st.tuples(*(_shares(cards) for _ in EMPIRES)).map(
        lambda decks: {
            "rules": {"cards_per_empire": cards},
            "card": [row for deck in decks for row in deck],
        }
    )


SCHEMA = Schema
VARIED = {
    "rules.rounds": st.integers(1, 4),
    "rules.supply_limit": st.integers(1, 20),
    "rules.supply_limit_farm": st.integers(1, 20),
    "rules.hand_limit_discard_phase": st.integers(0, 40),
    "rules.banners_per_empire": st.integers(1, 20),
    "rules.agents_per_society": st.integers(1, 20),
    "rules.fort_losses_on_entry": st.integers(0, 20),
    "rules.agents_removed_from_round_2": st.integers(0, 2),
    "rules.max_region_agents_per_player": st.integers(0, 20),
    "rules.keep_secrets_bonus_per_unrevealed_token": st.integers(0, 20),
    "player_count[].agents_placed_per_round": st.integers(1, 3),
    "loyalty_slot[].multiplier": st.integers(-10, 10),
    "council[].actions": st.lists(st.sampled_from(DEEDS), min_size=1, max_size=4),
    "region[].farm": SYMBOL,
    "region[].fort": SYMBOL,
    "region[].city": SYMBOL,
    "region[].empire": st.sampled_from(EMPIRES),
    "region[].start_banners": st.integers(0, 4),
    "": st.lists(st.sampled_from(PAIRS), min_size=2, max_size=60, unique_by=tuple).map(_map)
    | st.integers(0, 15).flatmap(_decks),
}
TABLES = "society loyalty_slot empire position action region ability card"
NAMES = {"player_count[].players", *(f"{table}[].id" for table in TABLES.split())}
COUNCILS = {"council[].empire", "council[].position"}
SAID_BY_THEIR_NAMES = {
    *(f"action[].{field}" for field in ("kind", "amount", "per", "each", "group")),
    *(f"ability[].{field}" for field in ("cost", "windows", "effect", "amount", "where")),
    *(f"card[].{field}" for field in ("empire", "partner", "abilities")),
}
"""an action, ability or card is what its words say in three languages"""
FIXED = NAMES | COUNCILS | SAID_BY_THEIR_NAMES
NUMBERED = set[str]()
