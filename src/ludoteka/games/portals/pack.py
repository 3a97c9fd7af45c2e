"""What a pack of Portals must say, and the checks that name the card and the line."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from ludoteka.core.game import Option
from ludoteka.core.parts import Pack, Small
from ludoteka.games.portals.meta import META
from ludoteka.games.portals.sizes import GRID, HOLES, KEYS, SIDE, SIGN_CELLS, SIGNS

LETTERS = "AEFWT"
ELEMENT_IDS = ("air", "earth", "fire", "water", "time")
ELEMENT_COLOURS = ("yellow", "green", "red", "blue", "dark lilac")
BOARD_IDS = ("A", "B", "C", "D")
DECK_IDS = ("orange", "red", "purple")
TIER_IDS = ("apprentice", "mage", "great_wizard")
SPELL_IDS = ("shift", "haste", "banish", "recall")
KEYS_A_DECK = 12
FEWEST_HOLES = 2
"""so 24 stones prepare twelve keys at most (section 18)"""
MOST_TURNS = 24
"""of a player; the length of a match is counted with it (section 18)"""
MOST_POINTS = 9999
"""the end of the highest tier: no score goes beyond it"""
WORDS = """
    prefix data_version translation public_facts colour_ru symbol_effect shape doubled
    dots numbers placements_per_board name_source vp_token effect
"""
"""for people: how things look, how the cards were designed"""

Value = Annotated[int, msgspec.Meta(ge=0, le=20)]
"""points of one thing"""


class Element(msgspec.Struct):
    id: str
    stones: Small
    stones_solo: Small


class BoardFace(msgspec.Struct):
    rows: list[str]


class Board(msgspec.Struct):
    id: str
    basic: BoardFace
    advanced: BoardFace


class KeyDeck(msgspec.Struct):
    id: str
    cards: Literal[12]
    """POR-002"""


class KeyCard(msgspec.Struct):
    number: int
    colour: str
    stones: int
    grid: list[str]


class SecretSign(msgspec.Struct):
    id: int
    grid: list[str]


class MatchTable(msgspec.Struct):
    vp: list[Value]
    adjacency_vp_per_pair: Value
    sign_vp: Value
    sign_penalty: Value


class Limits(msgspec.Struct):
    """What the records have room for."""

    max_key_cards_in_front: Annotated[int, msgspec.Meta(ge=1, le=4)]
    key_display_per_deck: Annotated[int, msgspec.Meta(ge=1, le=2)]
    stones_per_source_per_round: int
    markers_per_source_per_player: Annotated[int, msgspec.Meta(ge=1, le=3)]
    signs_dealt: Literal[3]
    solo_turns: Literal[25]
    solo_open_signs: Annotated[int, msgspec.Meta(ge=1, le=20)]


class SoloTier(msgspec.Struct):
    id: str
    min: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]


class MetaPart(msgspec.Struct):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Schema(msgspec.Struct):
    meta: MetaPart
    element: list[Element]
    match_table: MatchTable
    limits: Limits
    board: list[Board]
    key_deck: list[KeyDeck]
    key_card: list[KeyCard]
    secret_sign: list[SecretSign]
    solo_tier: list[SoloTier]


def read(pack: Pack) -> Schema:
    """The pack as structs; PackError names the card and the line that is wrong."""
    schema = pack.typed(Schema)
    pack.each_once("element", "id", [row.id for row in schema.element], ELEMENT_IDS)
    pack.each_once("board", "id", [row.id for row in schema.board], BOARD_IDS)
    pack.each_once("key_deck", "id", [row.id for row in schema.key_deck], DECK_IDS)
    pack.each_once("solo_tier", "id", [row.id for row in schema.solo_tier], TIER_IDS)
    numbers = [key.number for key in schema.key_card]
    pack.each_once("key_card", "number", numbers, range(1, KEYS + 1))
    pack.each_once("secret_sign", "id", [s.id for s in schema.secret_sign], range(1, SIGNS + 1))
    for check in (
        _check_boards,
        _check_keys,
        _check_signs,
        _check_limits,
        _check_supply,
        _check_tiers,
    ):
        check(pack, schema)
    pack.confirm(Schema, _facts(schema), WORDS)
    return schema


def _check_boards(pack: Pack, schema: Schema) -> None:
    """POR-003 Every side of a board has 25 cells, each of one element's colour."""
    for place, board in enumerate(schema.board):
        for name, face in (("basic", board.basic), ("advanced", board.advanced)):
            where = f"board[{place}].{name}.rows"
            cells = sum(map(len, face.rows))
            if len(face.rows) != SIDE or any(len(row) != SIDE for row in face.rows):
                raise pack.error(where, f"board {board.id} has {cells} cells, not 5 rows of 5")
            _check_letters(pack, where, f"board {board.id}", face.rows, LETTERS)


def _check_letters(pack: Pack, where: str, what: str, rows: Sequence[str], known: str) -> None:
    for letter in "".join(rows):
        if letter not in known:
            raise pack.error(where, f"{what}: {letter!r} is none of {' '.join(known)}")


def _check_keys(pack: Pack, schema: Schema) -> None:
    """POR-002 36 keys with the numbers 1-36, twelve of each deck, 2-4 stone cells in a 3x3 grid."""
    for place, key in enumerate(schema.key_card):
        where = f"key_card[{place}]"
        if key.colour not in DECK_IDS:
            raise pack.error(f"{where}.colour", f"key {key.number}: no deck {key.colour!r}")
        earlier = [other.colour for other in schema.key_card[:place]]
        if earlier.count(key.colour) == KEYS_A_DECK:
            what = f"key {key.number}: {key.colour} has {KEYS_A_DECK} keys already (POR-002)"
            raise pack.error(f"{where}.colour", what)
        _check_figure(pack, where, key)


def _check_figure(pack: Pack, where: str, key: KeyCard) -> None:
    rows, name = key.grid, f"key {key.number}"
    if len(rows) != GRID or any(len(row) != GRID for row in rows):
        raise pack.error(f"{where}.grid", f"{name}: its figure is outside its grid of 3 rows of 3")
    _check_letters(pack, f"{where}.grid", name, rows, "#.")
    holes = "".join(rows).count("#")
    if not FEWEST_HOLES <= holes <= HOLES or holes != key.stones:
        raise pack.error(
            f"{where}.stones", f"{name}: {holes} stone cells drawn, {key.stones} named"
        )


def _check_signs(pack: Pack, schema: Schema) -> None:
    for place, sign in enumerate(schema.secret_sign):
        where, name = f"secret_sign[{place}]", f"sign {sign.id}"
        if not 1 <= len(sign.grid) <= SIDE or any(len(row) > SIDE for row in sign.grid):
            raise pack.error(
                f"{where}.grid", f"{name}: its figure does not fit a board of 5 rows of 5"
            )
        _check_letters(pack, f"{where}.grid", name, sign.grid, LETTERS + ".")
        stones = sum(letter != "." for letter in "".join(sign.grid))
        if not 1 <= stones <= SIGN_CELLS:
            raise pack.error(f"{where}.grid", f"{name}: {stones} stones, not 1 to {SIGN_CELLS}")


def _check_limits(pack: Pack, schema: Schema) -> None:
    """POR-042 Every stone of a source has a marker."""
    limits = schema.limits
    if limits.stones_per_source_per_round != 2 * limits.markers_per_source_per_player:
        raise pack.error(
            "limits.stones_per_source_per_round",
            f"{limits.stones_per_source_per_round} stones for two players' markers",
        )
    turns = schema.meta.rounds * limits.stones_per_source_per_round
    if turns > MOST_TURNS:
        raise pack.error("meta.rounds", f"{turns} turns each, at most {MOST_TURNS} (section 18)")
    if len(schema.match_table.vp) != HOLES + 1:
        raise pack.error("match_table.vp", f"{len(schema.match_table.vp)} values, not {HOLES + 1}")


def _check_supply(pack: Pack, schema: Schema) -> None:
    """POR-144 The solo stones cover the prediction board; the bag never runs short (section 18)."""
    solo = sum(element.stones_solo for element in schema.element)
    if solo != schema.limits.solo_turns:
        raise pack.error("element[0].stones_solo", f"{solo} stones in all for 25 cells")
    needed = 4 * schema.meta.rounds * schema.limits.stones_per_source_per_round
    if sum(element.stones for element in schema.element) < needed:
        raise pack.error("element[0].stones", f"four players draw {needed} stones")


def _check_tiers(pack: Pack, schema: Schema) -> None:
    """The tiers follow on each other from 0."""
    least = -1
    for place, tier in enumerate(schema.solo_tier):
        if tier.id != TIER_IDS[place]:
            raise pack.error(f"solo_tier[{place}].id", f"{tier.id!r}, expected {TIER_IDS[place]!r}")
        if tier.min <= least or (place == 0 and tier.min != 0):
            raise pack.error(f"solo_tier[{place}].min", f"{tier.min}: tiers rise from 0")
        least = tier.min


def _facts(schema: Schema) -> dict[str, Any]:
    """What follows from the rules and from the rest of the pack."""
    limits = schema.limits
    stones = sum(element.stones for element in schema.element)
    lowest = [tier.min for tier in schema.solo_tier]
    setups = {f"p{n}": _setup(n, stones, limits) for n in (2, 3, 4)}
    return {
        "meta": {"id": "portals", "players_min": 1, "players_max": 4},
        "element": [_element(row.id) for row in schema.element],
        "board": [
            {
                "index": BOARD_IDS.index(row.id),
                "basic": {"symbol": False},
                "advanced": {"symbol": True},
            }
            for row in schema.board
        ],
        "limits": {
            "board_rows": SIDE,
            "board_cols": SIDE,
            "stones_per_player_per_round": 2 * limits.markers_per_source_per_player,
            "signs_kept_min": 1,
            "signs_kept_max": 3,
            "design": {"key_grid_rows": GRID, "key_grid_cols": GRID},
        },
        "setup": {
            **setups,
            "solo": {
                "players": 1,
                "boards": 1,
                "prediction_board": 1,
                "sources": 0,
                "stones_in_bag": limits.solo_turns,
                "markers_used": 0,
                "modules_forced": ["spells", "signs"],
            },
        },
        "key_deck": [
            {"display": limits.key_display_per_deck, "design": _sizes(schema, deck.id)}
            for deck in schema.key_deck
        ],
        "marker_set": [{"count": 2 * limits.markers_per_source_per_player} for _ in BOARD_IDS],
        "key_card": [{"cells": _cells(key.grid, "#")} for key in schema.key_card],
        "secret_sign": [{"cells": _sign_cells(sign.grid)} for sign in schema.secret_sign],
        "spell": [{"area": n, "id": name} for n, name in enumerate(SPELL_IDS, 1)],
        "power_source": [
            {"index": n, "capacity": limits.stones_per_source_per_round} for n in range(4)
        ],
        "solo_tier": [{"max": top - 1} for top in (*lowest[1:], MOST_POINTS + 1)],
        "option": [_option(option) for option in META.options if option.id != "totals"],
    }


def _sizes(schema: Schema, deck: str) -> dict[str, int]:
    sizes = [key.stones for key in schema.key_card if key.colour == deck]
    return {f"cards_with_{n}_stones": sizes.count(n) for n in range(FEWEST_HOLES, HOLES + 1)}


def _element(name: str) -> dict[str, Any]:
    index = ELEMENT_IDS.index(name)
    return {"index": index, "letter": LETTERS[index], "colour": ELEMENT_COLOURS[index]}


def _setup(players: int, stones: int, limits: Limits) -> dict[str, Any]:
    """A board and a source between every two neighbours."""
    seats = list(range(players))
    return {
        "players": players,
        "boards": players,
        "sources": players,
        "seat_left": seats,
        "seat_right": [(seat - 1) % players for seat in seats],
        "stones_in_bag": stones,
        "markers_used": 2 * limits.markers_per_source_per_player * players,
    }


def _cells(grid: Sequence[str], mark: str) -> list[list[int]]:
    return [[r, q] for r, row in enumerate(grid) for q, cell in enumerate(row) if cell == mark]


def _sign_cells(grid: Sequence[str]) -> list[list[int | str]]:
    return [[r, q, cell] for r, row in enumerate(grid) for q, cell in enumerate(row) if cell != "."]


def _option(option: Option) -> dict[str, Any]:
    switch = option.values == ("no", "yes")
    values: list[Any] = [False, True] if switch else list(option.values)
    return {
        "id": option.id,
        "values": values,
        "default": values[option.values.index(option.default)],
    }
