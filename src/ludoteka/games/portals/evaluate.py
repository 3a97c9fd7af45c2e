"""A quick evaluation: points, what the keys in front of a player promise, how far the signs are.

Places are looked at all at once: the bits of a number are the 25 anchors of a figure.
"""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.portals.counts import NO_COUNT, added, highest, neighbours, shifted
from ludoteka.games.portals.figure import gap_of, occupied, sides
from ludoteka.games.portals.keys import free_holes
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, SIGNS, TURNS
from ludoteka.games.portals.state import LEFT, NOTHING, RIGHT, SLOTS, SOLO, State

POINT = 100
STONE_WORTH = 125
"""what a stone still to come is worth on any key: so much a free stone cell costs"""
PROMISE = (
    (0, 100, 200, 400, 600),
    (0, 80, 180, 360, 560),
    (0, 64, 160, 324, 520),
    (0, 51, 141, 292, 481),
    (0, 41, 123, 261, 444),
)
"""points in hundredths that a key brings by matches: by its free cells, and by the cells that match
or still can, when each free cell does so four times in five"""
LANE = 12
"""bits; a key promises less than 4096 hundredths"""
IN_LANE = (1 << LANE) - 1
SOON = 7
"""so many of the next stones are thought of, where they are known"""
TOUCHES = (100, 85, 65, 45, 25)
"""per cent of the neighbours that count, by free stone cells"""
SIGN_STONES = (0, 10, 40, 150, 400, 400)
"""hundredths for the best arrangement of so many stones of a sign"""


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    value = POINT * score_of(s, seat)
    if s.actor == NOBODY:
        return value
    left = stones_left(s, c, seat)
    soon = elements_soon(s)
    value += sense_keys(s, c, seat, left, soon)
    if s.hand[seat] != 0:
        value += sense_signs(s, c, seat)
    return value


@rule
def stones_left(s: State, c: Parts, seat: int) -> int:
    """Stones that the seat can still put on its keys."""
    if s.form == SOLO:
        return c.solo_turns - s.turns + (1 if s.held != NOTHING else 0)
    rounds = c.rounds - s.round_number
    now = s.markers[seat, LEFT] + s.markers[seat, RIGHT] + 2 * c.markers * rounds
    return now + 1 if s.held != NOTHING and s.actor == seat else now


@rule
def elements_soon(s: State) -> int:
    """The elements of which a stone can be had soon, as bits; all of them where nobody knows."""
    if s.form != SOLO:
        return (1 << ELEMENTS) - 1
    soon = 0
    if s.held != NOTHING:
        soon |= 1 << s.held
    for cell in range(s.turns, min(s.turns + SOON, CELLS)):
        if s.prediction[cell] != NOTHING:
            soon |= 1 << s.prediction[cell]
    return soon


@rule
def inviting(s: State, c: Parts, gap: int, soon: int, taken: int) -> int:
    """The free cells of a board whose colour can be had soon."""
    cells = 0
    for element in range(ELEMENTS):
        if soon >> element & 1:
            cells |= c.sockets[s.layout[gap], s.board_side, element]
    return cells & ~taken


@rule
def sense_keys(s: State, c: Parts, seat: int, left: int, soon: int) -> int:
    """What the keys promise that can be completed with the stones left."""
    values = needs = 0
    for slot in range(SLOTS):
        if s.keys[seat, slot] != NOTHING:
            needs |= free_holes(s, c, seat, slot) << LANE * slot
    for side in range(sides(s)):
        gap = gap_of(s, seat, side)
        taken = occupied(s, gap)
        invites = inviting(s, c, gap, soon, taken)
        for slot in range(SLOTS):
            free = lane(needs, slot)
            if s.keys[seat, slot] != NOTHING and free <= left:
                value = sense_key(s, c, seat, slot, gap, taken, free, invites)
                values += max(0, value - lane(values, slot)) << LANE * slot
    return best_choice(values, needs, left)


@rule
def lane(numbers: int, slot: int) -> int:
    """A number holds a lane for each slot."""
    return numbers >> LANE * slot & IN_LANE


@rule
def sense_key(
    s: State, c: Parts, seat: int, slot: int, gap: int, taken: int, free: int, invites: int
) -> int:
    """The best promise of a key on a board, less the stones it still needs."""
    best = 0
    for turn in range(TURNS):
        best = max(best, promise(s, c, seat, slot, gap, turn, taken, free, invites))
    return max(0, best - STONE_WORTH * free)


@rule
def best_choice(values: int, needs: int, left: int) -> int:
    """The most that keys promise together whose free cells the stones left can fill."""
    best = 0
    for left_out in range(1 << SLOTS):
        value = need = 0
        for slot in range(SLOTS):
            if left_out >> slot & 1 == 0:
                value += lane(values, slot)
                need += lane(needs, slot)
        if need <= left:
            best = max(best, value)
            if left_out == 0:  # mostly there are stones for all
                break
    return best


@rule
def promise(
    s: State,
    c: Parts,
    seat: int,
    slot: int,
    gap: int,
    turn: int,
    taken: int,
    free: int,
    invites: int,
) -> int:
    """What a turned key promises on a board: matches so far, and matches to come."""
    key = s.keys[seat, slot]
    anchors = c.key_anchors[key, turn]
    one = two = three = four = 0
    for hole in range(c.hole_count[key]):
        element = s.key_stones[seat, slot, hole]
        cells = invites
        if element != NOTHING:
            cells = c.sockets[s.layout[gap], s.board_side, element] & ~taken
        fits = cells >> c.hole_offsets[key, turn, hole]
        four |= three & fits
        three |= two & fits
        two |= one & fits
        one |= fits
    value = PROMISE[free][at_least(anchors, one, two, three, four)]
    if s.form != SOLO:
        value += best_touch(s, c, seat, slot, gap, turn, taken, anchors, free)
    return value


@rule
def at_least(anchors: int, one: int, two: int, three: int, four: int) -> int:
    """The most matches at one of the anchors."""
    if anchors & four != 0:
        return 4
    if anchors & three != 0:
        return 3
    if anchors & two != 0:
        return 2
    return 1 if anchors & one != 0 else 0


@rule
def best_touch(
    s: State,
    c: Parts,
    seat: int,
    slot: int,
    gap: int,
    turn: int,
    taken: int,
    anchors: int,
    free: int,
) -> int:
    """Neighbours that the stones on a key would find at their best place."""
    key = s.keys[seat, slot]
    found = NO_COUNT
    for hole in range(c.hole_count[key]):
        element = s.key_stones[seat, slot, hole]
        if element != NOTHING and s.boards[gap, element] != 0:
            near = neighbours(s.boards[gap, element])
            found = added(found, shifted(near, ~taken, c.hole_offsets[key, turn, hole]))
    return highest(found, anchors) * c.touch_points * TOUCHES[free]


@rule
def sense_signs(s: State, c: Parts, seat: int) -> int:
    """How far the own signs are; in solo the open ones."""
    value = 0
    for sign in range(SIGNS):
        if s.hand[seat] >> sign & 1:
            near = 0
            for side in range(sides(s)):
                near = max(near, stones_in_place(s, c, sign, gap_of(s, seat, side)))
            value += SIGN_STONES[near]
            if s.form != SOLO:
                value -= POINT * c.sign_penalty
    return value


@rule
def stones_in_place(s: State, c: Parts, sign: int, gap: int) -> int:
    """The most stones of a sign that lie right on a board while its other cells are free."""
    taken = occupied(s, gap)
    best = 0
    for turn in range(TURNS):
        anchors = c.sign_anchors[sign, turn]
        one = two = three = four = 0
        for place in range(c.sign_size[sign]):
            stones = s.boards[gap, c.sign_elements[sign, place]]
            step = c.sign_offsets[sign, turn, place]
            right = stones >> step
            anchors &= ~(taken & ~stones) >> step
            four |= three & right
            three |= two & right
            two |= one & right
            one |= right
        best = max(best, at_least(anchors, one, two, three, four))
    return best
