"""Portals' pack: stones, boards, key cards, secret signs, limits and values."""

from typing import Annotated

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record
from ludoteka.games.portals.pack import (
    BOARD_IDS,
    DECK_IDS,
    ELEMENT_IDS,
    LETTERS,
    BoardFace,
    KeyCard,
    Schema,
    SecretSign,
    read,
)
from ludoteka.games.portals.sizes import (
    BOARDS,
    CELLS,
    DECKS,
    ELEMENTS,
    GRID,
    HOLES,
    KEY_CELLS,
    KEYS,
    SIDE,
    SIDES,
    SIGN_CELLS,
    SIGNS,
    TIERS,
    TURNS,
)

I64 = Annotated[int, "i8"]


class Parts(Record):
    stones: Annotated[Array, "i1", ELEMENTS]
    stones_solo: Annotated[Array, "i1", ELEMENTS]
    sockets: Annotated[Array, "i4", (BOARDS, SIDES, ELEMENTS)]
    """bit k: cell k of that side of the board has the colour of the element"""
    colours: Annotated[Array, "i1", (BOARDS, SIDES, CELLS)]
    """the same by cell: the element of its colour"""
    near: Annotated[Array, "i4", CELLS]
    """bit k: cell k touches this cell, also diagonally"""
    deck_of: Annotated[Array, "i1", KEYS]
    deck_keys: Annotated[Array, "i8", DECKS]
    """bit k: key k+1 belongs to the deck"""
    hole_count: Annotated[Array, "i1", KEYS]
    hole_cells: Annotated[Array, "i1", (KEYS, HOLES)]
    """the stone cells of a key in reading order, as cells of its 3x3 grid"""
    hole_at: Annotated[Array, "i1", (KEYS, KEY_CELLS)]
    """which stone cell lies there; -1 where the key is blank"""
    hole_offsets: Annotated[Array, "i1", (KEYS, TURNS, HOLES)]
    """the stone cells of a turned key as steps on the 5x5 board from its anchor"""
    key_anchors: Annotated[Array, "i4", (KEYS, TURNS)]
    """bit k: with its anchor on cell k all stone cells of the turned key lie on the board"""
    turned: Annotated[Array, "i1", (TURNS, KEY_CELLS)]
    """where a cell of the 3x3 grid goes by so many quarter turns clockwise"""
    sign_size: Annotated[Array, "i1", SIGNS]
    sign_offsets: Annotated[Array, "i1", (SIGNS, TURNS, SIGN_CELLS)]
    """the stones of a turned sign as steps on the 5x5 board from its anchor"""
    sign_elements: Annotated[Array, "i1", (SIGNS, SIGN_CELLS)]
    sign_anchors: Annotated[Array, "i4", (SIGNS, TURNS)]
    """bit k: with its anchor on cell k the turned sign lies on the board"""
    match_points: Annotated[Array, "i1", HOLES + 1]
    touch_points: I8
    sign_points: I8
    sign_penalty: I8
    rounds: I8
    keys_max: I8
    shown_per_deck: I8
    source_stones: I8
    markers: I8
    signs_dealt: I8
    solo_turns: I8
    solo_signs: I8
    tier_from: Annotated[Array, "i2", TIERS]


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the line that is wrong."""
    schema = read(pack)
    c = Parts.blank()
    _build_elements(c, schema)
    for board in schema.board:
        for side, face in enumerate((board.basic, board.advanced)):
            _build_board(c, BOARD_IDS.index(board.id), side, face)
    _build_geometry(c)
    for key in schema.key_card:
        _build_key(c, key)
    for sign in schema.secret_sign:
        _build_sign(c, sign)
    _build_numbers(c, schema)
    return c


def _build_elements(c: Parts, schema: Schema) -> None:
    for element in schema.element:
        index = ELEMENT_IDS.index(element.id)
        c.stones[index] = element.stones
        c.stones_solo[index] = element.stones_solo


def _build_board(c: Parts, board: int, side: int, face: BoardFace) -> None:
    for cell, letter in enumerate("".join(face.rows)):
        c.colours[board, side, cell] = LETTERS.index(letter)
        c.sockets[board, side, LETTERS.index(letter)] |= 1 << cell


def _build_geometry(c: Parts) -> None:
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        for other in range(CELLS):
            away = max(abs(other // SIDE - row), abs(other % SIDE - column))
            c.near[cell] |= (away == 1) << other
    for cell in range(KEY_CELLS):
        row, column = divmod(cell, GRID)
        for turn in range(TURNS):
            c.turned[turn, cell] = GRID * row + column
            row, column = column, GRID - 1 - row


def _build_key(c: Parts, key: KeyCard) -> None:
    k = key.number - 1
    c.deck_of[k] = DECK_IDS.index(key.colour)
    c.deck_keys[c.deck_of[k]] |= 1 << k
    c.hole_count[k] = key.stones
    for cell, mark in enumerate("".join(key.grid)):
        c.hole_at[k, cell] = -1
        if mark == "#":
            hole = "".join(key.grid)[:cell].count("#")
            c.hole_at[k, cell] = hole
            c.hole_cells[k, hole] = cell
    for turn in range(TURNS):
        cells = [c.turned[turn, c.hole_cells[k, hole]] for hole in range(key.stones)]
        spots = [divmod(cell, GRID) for cell in cells]
        top, left = min(row for row, _ in spots), min(column for _, column in spots)
        steps = [SIDE * (row - top) + column - left for row, column in spots]
        for hole, step in enumerate(steps):
            c.hole_offsets[k, turn, hole] = step
        c.key_anchors[k, turn] = _anchors(steps)


def _anchors(steps: list[int]) -> int:
    """The cells from which all steps stay on the board."""
    height, width = max(step // SIDE for step in steps), max(step % SIDE for step in steps)
    return sum(
        1 << cell
        for cell in range(CELLS)
        if cell // SIDE + height < SIDE and cell % SIDE + width < SIDE
    )


def _build_sign(c: Parts, sign: SecretSign) -> None:
    """POR-123 Any place, any rotation, no mirror image (POR-R04)."""
    n = sign.id - 1
    stones = [
        (row, column, letter)
        for row, line in enumerate(sign.grid)
        for column, letter in enumerate(line)
        if letter != "."
    ]
    c.sign_size[n] = len(stones)
    for turn in range(TURNS):
        top, left = min(r for r, _, _ in stones), min(q for _, q, _ in stones)
        stones = [(r - top, q - left, letter) for r, q, letter in stones]
        for place, (row, column, letter) in enumerate(stones):
            c.sign_offsets[n, turn, place] = SIDE * row + column
            c.sign_elements[n, place] = LETTERS.index(letter)
        c.sign_anchors[n, turn] = _anchors([SIDE * row + column for row, column, _ in stones])
        stones = [(q, -r, letter) for r, q, letter in stones]


def _build_numbers(c: Parts, schema: Schema) -> None:
    for stones, points in enumerate(schema.match_table.vp):
        c.match_points[stones] = points
    c.touch_points = schema.match_table.adjacency_vp_per_pair
    c.sign_points, c.sign_penalty = schema.match_table.sign_vp, schema.match_table.sign_penalty
    limits = schema.limits
    c.rounds, c.keys_max = schema.meta.rounds, limits.max_key_cards_in_front
    c.shown_per_deck = limits.key_display_per_deck
    c.source_stones = limits.stones_per_source_per_round
    c.markers = limits.markers_per_source_per_player
    c.signs_dealt = limits.signs_dealt
    c.solo_turns, c.solo_signs = limits.solo_turns, limits.solo_open_signs
    for place, tier in enumerate(schema.solo_tier):
        c.tier_from[place] = tier.min
