"""What a seat may see of Portals, by allow-list."""

import msgspec

from ludoteka.core.count import count_bits
from ludoteka.core.game import SPECTATOR
from ludoteka.core.public import public
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.actions import SIDE_NAMES
from ludoteka.games.portals.figure import any_side, element_on, gap_of, sides
from ludoteka.games.portals.keys import is_prepared
from ludoteka.games.portals.pack import BOARD_IDS, DECK_IDS, LETTERS, SPELL_IDS
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.rounds import next_prepared
from ludoteka.games.portals.scoring import score_of, tier_of
from ludoteka.games.portals.sizes import (
    CELLS,
    DECKS,
    ELEMENTS,
    GRID,
    KEYS,
    SIDE,
    SIGNS,
    SPELLS,
    TURNS,
)
from ludoteka.games.portals.spells import area_element, is_executable
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_SIGNS,
    NOTHING,
    PLACES,
    SLOTS,
    SOLO,
    State,
)

TIER_NAMES = ("apprentice", "mage", "wizard")
STEP_NAMES = (
    "choose_signs",
    "choose_key",
    "choose_stone",
    "choose_cell",
    "shift_from",
    "shift_to",
    "haste_key",
    "haste_figure",
    "banish_first",
    "banish_second",
    "recall_area",
    "recall_cell",
    "activate",
)


class Board(msgspec.Struct, frozen=True):
    """The board in a gap, and the source beside it."""

    id: str
    gap: int
    side: str
    """left, right, far or own, as the seat that looks sees it"""
    users: list[int]
    """the seats to which it is accessible"""
    cells: str
    """the colours of the 25 cells"""
    stones: str
    """the 25 stones; a dot is an empty cell"""
    source: str
    """the stones on the source, in the order of the elements"""


class Key(msgspec.Struct, frozen=True):
    number: int
    deck: str
    grid: str
    """nine cells: a dot is blank, # a free stone cell, a letter a stone"""
    prepared: bool


class Near(msgspec.Struct, frozen=True):
    """The best arrangement towards a sign on a board."""

    board: int
    have: int
    cells: list[int]


class Sign(msgspec.Struct, frozen=True):
    id: int
    rows: list[str]
    near: list[Near]
    """for each accessible board; empty for a sign that is out of play"""


class Area(msgspec.Struct, frozen=True):
    """An area of the spell board."""

    spell: str
    stone: str
    """the letter of its colour, or nothing"""
    count: int
    works: bool
    """it could be carried out now by the seat to act"""


class Coming(msgspec.Struct, frozen=True):
    """A prepared key that waits for its activation."""

    number: int
    seat: int


class KeyPoints(msgspec.Struct, frozen=True):
    number: int
    points: int


class Seat(msgspec.Struct, frozen=True):
    keys: list[Key | None]
    markers: list[int]
    """beside the left and the right source"""
    points: int | None
    """nothing while it is hidden from the one who looks"""
    by_key: list[KeyPoints]
    """points by key, where the total may be seen"""
    signs: int
    """signs in hand"""
    fulfilled: list[Sign]
    unfulfilled: list[Sign]
    """at the end: the signs that were not fulfilled"""


class View(msgspec.Struct, frozen=True):
    """Section 15 of rules.md; POR-R31 the discard piles lie face up."""

    form: str
    step: str
    actor: int
    first: int
    round: int
    rounds: int
    phase: int
    """1 collecting, 2 activating; 0 before and after, and in solo"""
    advanced: bool
    spells: bool
    signs: bool
    boards: list[Board]
    bag: list[int]
    key_area: list[Key | None]
    decks: list[int]
    """keys left in each deck"""
    piles: list[list[int]]
    """the discard piles, by number"""
    seats: list[Seat]
    held: str
    areas: list[Area]
    order: list[Coming]
    """the prepared keys in the order of their activation"""
    slot: int
    """place of the key that is being activated, or -1"""
    lifted: list[int]
    """board and cell of the stone to be shifted"""
    hand: list[Sign]
    """own signs; in solo the open ones"""
    returned: list[Sign]
    """own signs that went back to the box"""
    sign_deck: int
    prediction: str
    """solo: the 25 stones to come; a dot where one was taken"""
    turn: int
    turns: int
    tier: str
    """solo: apprentice, mage or wizard, by the points so far"""


def view(s: State, c: Parts, seat: int) -> View:
    solo = s.form == SOLO
    owner = 0 if solo else seat  # POR-145 in solo the signs lie open, for a spectator too
    return View(
        form="solo" if solo else "portals",
        step=STEP_NAMES[s.step] if s.actor != NOBODY else "over",
        actor=s.actor,
        first=s.first,
        round=s.round_number,
        rounds=0 if solo else c.rounds,
        phase=phase_of(s),
        advanced=s.board_side != 0,
        spells=s.spells != 0,
        signs=s.signs != 0,
        boards=[view_board(s, c, gap, seat) for gap in range(s.seats)],
        bag=s.bag.tolist(),
        key_area=[view_key(c, s.key_area[place]) for place in range(PLACES)],
        decks=[count_bits(s.deck & c.deck_keys[deck]) for deck in range(DECKS)],
        piles=[numbers(s.pile & c.deck_keys[deck]) for deck in range(DECKS)],
        seats=[view_seat(s, c, other, seat) for other in range(s.seats)],
        held=letter(s.held, ""),
        areas=[view_area(s, c, area) for area in range(SPELLS)] if s.spells else [],
        order=order_of(s, c),
        slot=s.slot,
        lifted=[] if s.lifted == NOTHING else list(divmod(s.lifted, CELLS)),
        hand=view_signs(s, c, s.hand[owner], owner) if owner != SPECTATOR else [],
        returned=view_signs(s, c, s.returned[owner], SPECTATOR) if owner != SPECTATOR else [],
        sign_deck=count_bits(s.sign_deck),
        prediction="".join(letter(stone) for stone in s.prediction.tolist()) if solo else "",
        turn=s.turns,
        turns=c.solo_turns if solo else 0,
        tier=TIER_NAMES[tier_of(c, score_of(s, 0))] if solo else "",
    )


def phase_of(s: State) -> int:
    if s.actor == NOBODY or s.form == SOLO or s.step == CHOOSE_SIGNS:
        return 0
    return 2 if s.step == ACTIVATE else 1


def letter(element: int, nothing: str = ".") -> str:
    return nothing if element == NOTHING else LETTERS[element]


def numbers(bits: int) -> list[int]:
    """The members of a set of keys or signs by their printed numbers."""
    return [index + 1 for index in range(KEYS) if bits >> index & 1]


@public
def stones_on(s: State, gap: int) -> str:
    return "".join(letter(element_on(s, gap, cell)) for cell in range(CELLS))


def side_name(s: State, seat: int, gap: int) -> str:
    if s.form == SOLO:
        return "own"
    side = NOTHING if seat == SPECTATOR else any_side(s, seat, gap)
    return "far" if side == NOTHING else SIDE_NAMES[side]


def view_board(s: State, c: Parts, gap: int, seat: int) -> Board:
    cells = [
        LETTERS[element]
        for cell in range(CELLS)
        for element in range(ELEMENTS)
        if c.sockets[s.layout[gap], s.board_side, element] >> cell & 1
    ]
    return Board(
        id=BOARD_IDS[s.layout[gap]],
        gap=gap,
        side=side_name(s, seat, gap),
        users=[gap] if s.form == SOLO else [gap, (gap + 1) % s.seats],
        cells="".join(cells),
        stones=stones_on(s, gap),
        source="".join(LETTERS[e] * s.sources[gap, e] for e in range(ELEMENTS)),
    )


def view_key(c: Parts, key: int) -> Key | None:
    """A key of the key area: all its stone cells are free."""
    if key == NOTHING:
        return None
    grid = "".join("." if c.hole_at[key, i] == NOTHING else "#" for i in range(GRID * GRID))
    return Key(key + 1, DECK_IDS[c.deck_of[key]], grid, prepared=False)


@public
def view_key_of(s: State, c: Parts, seat: int, slot: int) -> Key | None:
    key = view_key(c, s.keys[seat, slot])
    if key is None:
        return None
    grid = list(key.grid)
    for hole in range(c.hole_count[key.number - 1]):
        cell = c.hole_cells[key.number - 1, hole]
        grid[cell] = letter(s.key_stones[seat, slot, hole], "#")
    return Key(key.number, key.deck, "".join(grid), is_prepared(s, c, seat, slot))


def knows_total(s: State, seat: int, of: int) -> bool:
    """POR-064 Totals are secret until the end, unless the table shows them (POR-R17)."""
    return seat == of or s.totals != 0 or s.actor == NOBODY or s.form == SOLO


def view_seat(s: State, c: Parts, seat: int, viewer: int) -> Seat:
    knows, over = knows_total(s, viewer, seat), s.actor == NOBODY
    points = [(key + 1, s.by_key[seat, key]) for key in range(KEYS)]
    hand = s.hand[seat] if over and s.form != SOLO else 0
    return Seat(
        keys=[view_key_of(s, c, seat, slot) for slot in range(SLOTS)],
        markers=s.markers[seat].tolist(),
        points=score_of(s, seat) if knows else None,
        by_key=[KeyPoints(*pair) for pair in points if pair[1] > 0] if knows else [],
        signs=sign_count(s, viewer, seat),
        fulfilled=view_signs(s, c, s.fulfilled[seat], SPECTATOR),
        unfulfilled=view_signs(s, c, hand, SPECTATOR),
    )


def sign_count(s: State, viewer: int, seat: int) -> int:
    """POR-121 How many a player keeps is public when all have chosen."""
    choosing = s.step == CHOOSE_SIGNS and s.actor != NOBODY and viewer != seat
    return count_bits(s.hand[seat] | s.returned[seat] if choosing else s.hand[seat])


@public
def view_area(s: State, c: Parts, area: int) -> Area:
    works = s.actor != NOBODY and is_executable(s, c, area)
    element = area_element(s, area)
    count = 0 if element == NOTHING else s.areas[area, element]
    return Area(SPELL_IDS[area], letter(element, ""), count, works)


@public
def order_of(s: State, c: Parts) -> list[Coming]:
    """POR-051 Prepared keys of all players by number."""
    coming: list[Coming] = []
    key, found = NOTHING, next_prepared(s, c, NOTHING)
    while found != NOTHING and s.actor != NOBODY:
        seat, slot = divmod(found, SLOTS)
        key = s.keys[seat, slot]
        coming.append(Coming(key + 1, seat))
        found = next_prepared(s, c, key)
    return coming


def view_signs(s: State, c: Parts, signs: int, seat: int) -> list[Sign]:
    return [view_sign(s, c, sign, seat) for sign in range(SIGNS) if signs >> sign & 1]


def view_sign(s: State, c: Parts, sign: int, seat: int) -> Sign:
    grid = [["."] * SIDE for _ in range(SIDE)]
    height = width = 0
    for place in range(c.sign_size[sign]):
        row, column = divmod(c.sign_offsets[sign, 0, place], SIDE)
        grid[row][column] = LETTERS[c.sign_elements[sign, place]]
        height, width = max(height, row + 1), max(width, column + 1)
    rows = ["".join(line[:width]) for line in grid[:height]]
    if seat == SPECTATOR and s.form != SOLO:
        return Sign(sign + 1, rows, [])
    gaps = [gap_of(s, max(seat, 0), side) for side in range(sides(s))]
    return Sign(sign + 1, rows, [near(s, c, sign, gap) for gap in gaps])


@public
def near(s: State, c: Parts, sign: int, gap: int) -> Near:
    """How far a sign is on a board: most stones in place, nothing in the way."""
    best, where = 0, (0, 0)
    for turn in range(TURNS):
        for anchor in range(CELLS):
            if c.sign_anchors[sign, turn] >> anchor & 1:
                have = stones_at(s, c, sign, gap, turn, anchor)
                if have > best:
                    best, where = have, (turn, anchor)
    cells = [where[1] + c.sign_offsets[sign, where[0], place] for place in range(c.sign_size[sign])]
    return Near(gap, best, cells if best else [])


def stones_at(s: State, c: Parts, sign: int, gap: int, turn: int, anchor: int) -> int:
    """Stones of a sign that lie right at a place; 0 when another stone is in the way."""
    right = 0
    for place in range(c.sign_size[sign]):
        cell = anchor + c.sign_offsets[sign, turn, place]
        found = element_on(s, gap, cell)
        if found not in (NOTHING, c.sign_elements[sign, place]):
            return 0
        right += found != NOTHING
    return right
