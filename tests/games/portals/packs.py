"""What a pack of the game may say as it likes."""

from typing import Any

from hypothesis import strategies as st

from ludoteka.games.portals.pack import DECK_IDS, LETTERS, Schema

VALUE = st.integers(0, 20)


def _rows(letters: str, height: int, width: int) -> st.SearchStrategy[list[str]]:
    row = st.text(letters, min_size=width, max_size=width)
    return st.lists(row, min_size=height, max_size=height)


def _key(rows: list[str]) -> dict[str, Any]:
    return {"grid": rows, "stones": "".join(rows).count("#")}


def _holes(cells: set[int]) -> list[str]:
    return ["".join(".#"[3 * row + column in cells] for column in range(3)) for row in range(3)]


def _length(markers: int) -> st.SearchStrategy[dict[str, Any]]:
    """Two players' markers lie on the stones of a source; nobody has more than 24 turns."""
    sizes = {"markers_per_source_per_player": markers, "stones_per_source_per_round": 2 * markers}
    rounds = st.integers(1, min(10, 12 // markers))
    return st.fixed_dictionaries(
        {"meta": rounds.map(lambda n: {"rounds": n}), "limits": st.just(sizes)}
    )


def _shares(cuts: list[int]) -> list[dict[str, int]]:
    """25 stones in five shares."""
    ends = [0, *sorted(cuts), 25]
    return [{"stones_solo": ends[n + 1] - ends[n]} for n in range(5)]


def _is_sign(rows: list[str]) -> bool:
    return 1 <= sum(letter != "." for letter in "".join(rows)) <= 4


SCHEMA = Schema
VARIED = {
    "": st.integers(1, 3).flatmap(_length),
    "element[].stones": st.integers(20, 100),
    "element": st.lists(st.integers(0, 25), min_size=4, max_size=4).map(_shares),
    "match_table.vp": st.lists(VALUE, min_size=5, max_size=5),
    "match_table.adjacency_vp_per_pair": VALUE,
    "match_table.sign_vp": VALUE,
    "match_table.sign_penalty": VALUE,
    "limits.max_key_cards_in_front": st.integers(1, 4),
    "limits.key_display_per_deck": st.integers(1, 2),
    "limits.solo_open_signs": st.integers(1, 20),
    "board[].basic.rows": _rows(LETTERS, 5, 5),
    "board[].advanced.rows": _rows(LETTERS, 5, 5),
    "key_card[]": st.sets(st.integers(0, 8), min_size=2, max_size=4).map(_holes).map(_key),
    "key_card": st.permutations(12 * DECK_IDS).map(lambda of: [{"colour": one} for one in of]),
    "secret_sign[].grid": (_rows(LETTERS, 2, 2) | _rows(LETTERS + ".", 1, 4)).filter(_is_sign),
    "solo_tier": st.tuples(st.integers(1, 99), st.integers(1, 99)).map(
        lambda steps: [{"min": 0}, {"min": steps[0]}, {"min": sum(steps)}]
    ),
}
NAMES = {f"{table}[].id" for table in ("element", "board", "key_deck", "secret_sign", "solo_tier")}
FIXED = NAMES | {"key_card[].number"}
NUMBERED = set[str]()
