"""The decisions of Portals (POR-D01 to POR-D12) and what follows from each.

CHOOSE_SIGNS   keep_signs
CHOOSE_KEY     take_key | skip_key
CHOOSE_STONE   take_stone
CHOOSE_CELL    place_stone | cast | to_bag
SHIFT_FROM     lift              SHIFT_TO       lay
HASTE_KEY      haste             HASTE_FIGURE   place_figure
BANISH_FIRST   lift              BANISH_SECOND  lift | done
RECALL_AREA    recall            RECALL_CELL    place_stone
ACTIVATE       place_figure
"""

from ludoteka.core.count import mark, mark_set
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.portals.actions import (
    CAST,
    DONE,
    FIGURE,
    HASTE_SLOT,
    KEEP,
    LAY,
    LIFT,
    PLACE_STONE,
    RECALL_FROM,
    SKIP_KEY,
    TAKE_KEY,
    TAKE_STONE,
    TO_BAG,
)
from ludoteka.games.portals.figure import (
    anchor_count,
    figure,
    gap_of,
    is_repeated,
    occupied,
    sides,
    width,
)
from ludoteka.games.portals.keys import (
    cover,
    may_skip_key,
    take_key,
)
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.rounds import (
    begin_stone,
    begin_turn,
    end_turn,
    finish_activation,
    may_take_stone,
    place_figure,
    return_stone,
    take_stone,
)
from ludoteka.games.portals.signs import keep_signs, next_to_choose
from ludoteka.games.portals.sizes import (
    CELLS,
    ELEMENTS,
    KEY_CELLS,
    SIDE,
    SPELLS,
    SUBSETS,
    TURNS,
)
from ludoteka.games.portals.spells import (
    banish_stone,
    banishable,
    cast,
    may_cast,
    may_recall_from,
    recall_from,
    shift_stone,
)
from ludoteka.games.portals.state import (
    ACTIVATE,
    BANISH_FIRST,
    BANISH_SECOND,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_SIGNS,
    CHOOSE_STONE,
    HASTE_FIGURE,
    HASTE_KEY,
    NOTHING,
    PLACES,
    RECALL_AREA,
    RECALL_CELL,
    SHIFT_FROM,
    SHIFT_TO,
    SLOTS,
    State,
)

# --- what is legal -------------------------------------------------------------------------------


assert TAKE_STONE < PLACE_STONE < CAST < TO_BAG < TAKE_KEY < SKIP_KEY  # as `apply` asks
assert HASTE_SLOT < RECALL_FROM < KEEP < FIGURE < LIFT < LAY
assert SKIP_KEY < HASTE_SLOT


@rule
def turns_begun(s: State) -> int:
    return s.turns


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if s.step == CHOOSE_KEY:
        return mark_keys(s, c, mask)
    if s.step == CHOOSE_STONE:
        return mark_stones(s, mask)
    if s.step == CHOOSE_CELL:
        return mark_cells(s, c, mask)
    if s.step == ACTIVATE or s.step == HASTE_FIGURE:
        return mark_figures(s, c, mask)
    if s.step == CHOOSE_SIGNS:
        return mark_subsets(mask)
    return mark_spell(s, c, mask)


@rule
def mark_spell(s: State, c: Parts, mask: Array) -> int:
    if s.step == HASTE_KEY:
        return mark_slots(s, mask)
    if s.step == RECALL_AREA:
        return mark_areas(s, mask)
    if s.step == RECALL_CELL:
        return mark_holes(s, c, mask)
    if s.step == SHIFT_TO:
        return mark_free_cells(s, mask)
    return mark_board_stones(s, mask)


@rule
def mark_subsets(mask: Array) -> int:
    """POR-D01, POR-121 At least one of the three signs must be kept."""
    for subset in range(SUBSETS):
        mask[KEEP + subset] = 1
    return SUBSETS


@rule
def mark_keys(s: State, c: Parts, mask: Array) -> int:
    """POR-D02, POR-031 One of the open keys, or POR-035 none."""
    count = 0
    for place in range(PLACES):
        count += mark(mask, TAKE_KEY + s.key_area[place], s.key_area[place] != NOTHING)
    count += mark(mask, SKIP_KEY, may_skip_key(s, c))
    return count


@rule
def mark_stones(s: State, mask: Array) -> int:
    """POR-D03 A side with a marker left, and a colour that lies there."""
    count = 0
    for side in range(2):
        for element in range(ELEMENTS):
            count += mark(
                mask, TAKE_STONE + ELEMENTS * side + element, may_take_stone(s, side, element)
            )
    return count


@rule
def mark_cells(s: State, c: Parts, mask: Array) -> int:
    """POR-D04, POR-040 A free stone cell, POR-101 or a spell; POR-041, POR-R11 else the bag."""
    count = mark_holes(s, c, mask)
    if count == 0:
        mask[TO_BAG] = 1
        count = 1
    if s.spells != 0:
        for area in range(SPELLS):
            count += mark(mask, CAST + area, may_cast(s, c, area))
    return count


@rule
def mark_holes(s: State, c: Parts, mask: Array) -> int:
    """POR-040, POR-110, POR-D12 The free stone cells of your keys."""
    count = 0
    for slot in range(SLOTS):
        key = s.keys[s.actor, slot]
        if key != NOTHING:
            for hole in range(c.hole_count[key]):
                action = PLACE_STONE + KEY_CELLS * slot + c.hole_cells[key, hole]
                count += mark(mask, action, s.key_stones[s.actor, slot, hole] == NOTHING)
    return count


@rule
def mark_figures(s: State, c: Parts, mask: Array) -> int:
    """POR-D05, POR-054 Either board, POR-055 four rotations, POR-058 all stones on the board."""
    count = 0
    for turn in range(TURNS):
        code = figure(s, c, s.actor, s.slot, turn)
        if not is_repeated(s, c, s.actor, s.slot, turn, code):
            for side in range(sides(s)):
                mark_anchors(mask, FIGURE + CELLS * (TURNS * side + turn), code)
            count += sides(s) * anchor_count(code)
    return count


@rule
def mark_anchors(mask: Array, first: int, code: int) -> None:
    columns = SIDE + 1 - width(code)
    for anchor in range(anchor_count(code)):
        mask[first + SIDE * (anchor // columns) + anchor % columns] = 1


@rule
def mark_slots(s: State, mask: Array) -> int:
    """POR-D08, POR-108 Any of your keys, POR-R14 prepared, partly covered or empty."""
    count = 0
    for slot in range(SLOTS):
        count += mark(mask, HASTE_SLOT + slot, s.keys[s.actor, slot] != NOTHING)
    return count


@rule
def mark_areas(s: State, mask: Array) -> int:
    """POR-D11 The other areas that hold a stone."""
    count = 0
    for area in range(SPELLS):
        count += mark(mask, RECALL_FROM + area, may_recall_from(s, area))
    return count


@rule
def mark_board_stones(s: State, mask: Array) -> int:
    """POR-D06, POR-107 Stones of any board; POR-D09, POR-109 of the accessible ones.

    POR-D10 The second one is optional; POR-R15 in all one or two, from either board.
    """
    count = 0
    if s.step == SHIFT_FROM:
        for gap in range(s.seats):
            count += mark_board(mask, LIFT, gap, occupied(s, gap))
    else:
        for side in range(sides(s)):
            gap = gap_of(s, s.actor, side)
            count += mark_board(mask, LIFT, gap, occupied(s, gap))
    count += mark(mask, DONE, s.step == BANISH_SECOND)
    return count


@rule
def mark_free_cells(s: State, mask: Array) -> int:
    """POR-D07, POR-107 A free cell of any board in play; POR-R13 free before the stone was lifted.

    POR-R27 The prediction board is not in play.
    """
    count = 0
    for gap in range(s.seats):
        count += mark_board(mask, LAY, gap, ~occupied(s, gap))
    return count


@rule
def mark_board(mask: Array, first: int, gap: int, cells: int) -> int:
    return mark_set(mask, first + CELLS * gap, CELLS, cells)


# --- what an action does -------------------------------------------------------------------------


@rule
def apply(s: State, c: Parts, action: int) -> None:
    if action < PLACE_STONE:
        take_stone(s, (action - TAKE_STONE) // ELEMENTS, (action - TAKE_STONE) % ELEMENTS)
    elif action < CAST:
        put_on_key(s, c, action - PLACE_STONE)
    elif action < TO_BAG:
        cast(s, action - CAST)
    elif action == TO_BAG:
        return_stone(s)
        end_turn(s, c)
    elif action < SKIP_KEY:
        choose_key(s, c, action - TAKE_KEY)
    elif action == SKIP_KEY:
        begin_stone(s)
    elif action >= FIGURE:
        apply_to_board(s, c, action)
    else:
        apply_other(s, c, action)


@rule
def apply_to_board(s: State, c: Parts, action: int) -> None:
    if action < LIFT:
        place = action - FIGURE
        place_figure(s, c, place // (TURNS * CELLS), place // CELLS % TURNS, place % CELLS)
    elif action < LAY:
        lift(s, c, (action - LIFT) // CELLS, (action - LIFT) % CELLS)
    else:
        shift_stone(s, (action - LAY) // CELLS, (action - LAY) % CELLS)
        end_turn(s, c)


@rule
def apply_other(s: State, c: Parts, action: int) -> None:
    if action >= KEEP:
        choose_signs(s, c, action - KEEP + 1)
    elif action == DONE:
        end_turn(s, c)
    elif action >= RECALL_FROM:
        recall_from(s, action - RECALL_FROM)
        s.step = RECALL_CELL
    else:
        haste(s, c, action - HASTE_SLOT)


@rule
def choose_key(s: State, c: Parts, key: int) -> None:
    take_key(s, c, key)
    begin_stone(s)


@rule
def put_on_key(s: State, c: Parts, place: int) -> None:
    """POR-040 The stone covers the cell; POR-030 the turn is over."""
    cover(s, c, place // KEY_CELLS, place % KEY_CELLS)
    end_turn(s, c)


@rule
def haste(s: State, c: Parts, slot: int) -> None:
    """POR-108 Activate a key at once; POR-R14 one without stones moves nothing and is discarded."""
    s.slot = slot
    s.step = HASTE_FIGURE
    if figure(s, c, s.actor, slot, 0) == 0:
        finish_activation(s, c)


@rule
def lift(s: State, c: Parts, gap: int, cell: int) -> None:
    """POR-107 The stone to be moved; POR-109 one stone to the bag, then perhaps another."""
    if s.step == SHIFT_FROM:
        s.lifted = CELLS * gap + cell
        s.step = SHIFT_TO
        return
    banish_stone(s, gap, cell)
    if s.step == BANISH_FIRST and banishable(s) > 0:
        s.step = BANISH_SECOND
    else:
        end_turn(s, c)


@rule
def choose_signs(s: State, c: Parts, subset: int) -> None:
    """POR-121 Secretly, one seat after the other; then the first player begins."""
    keep_signs(s, subset)
    following = next_to_choose(s)
    if following != NOTHING:
        s.actor = following
    else:
        s.reveals += 1
        s.actor = s.first
        begin_turn(s, c)
