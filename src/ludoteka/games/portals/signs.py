"""Secret signs: POR-120 to POR-127; in the solo game POR-153 and POR-154."""

from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.portals.bits import draw_bit, nth_bit
from ludoteka.games.portals.figure import gap_of, sides
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.sizes import SIGNS, TURNS
from ludoteka.games.portals.state import NOTHING, PENALTY, SIGN, State


@rule
def deal_signs(s: State, seat: int, count: int) -> None:
    """POR-120 Three to each player; POR-145 five open ones in solo; POR-R25 or what is left."""
    for _ in range(min(count, count_bits(s.sign_deck))):
        sign = draw_bit(s, s.sign_deck)
        s.sign_deck &= ~(1 << sign)
        s.hand[seat] |= 1 << sign


@rule
def keep_signs(s: State, subset: int) -> None:
    """POR-121 Keep one, two or three; the others go to the box unseen (POR-122)."""
    dealt = s.hand[s.actor]
    kept = 0
    for place in range(count_bits(dealt)):
        if subset >> place & 1:
            kept |= 1 << nth_bit(dealt, place)
    s.hand[s.actor] = kept
    s.returned[s.actor] = dealt & ~kept


@rule
def is_on_board(s: State, c: Parts, sign: int, gap: int) -> bool:
    """POR-123 Stones of the shown colours in the same arrangement, anywhere, in any rotation.

    POR-R22 On one board. Cell colours and other stones play no part.
    """
    for turn in range(TURNS):
        anchors = c.sign_anchors[sign, turn]
        for place in range(c.sign_size[sign]):
            stones = s.boards[gap, c.sign_elements[sign, place]]
            anchors &= stones >> c.sign_offsets[sign, turn, place]
        if anchors != 0:
            return True
    return False


@rule
def signs_on_board(s: State, c: Parts, gap: int, wanted: int) -> int:
    """Those of the wanted signs that lie on a board."""
    found = 0
    for sign in range(SIGNS):
        if wanted >> sign & 1:
            if is_on_board(s, c, sign, gap):
                found |= 1 << sign
    return found


@rule
def check_signs(s: State, c: Parts) -> None:
    """POR-124 At the end of every phase II all kept signs of all players are checked.

    POR-R36 In seat order; nothing depends on it. POR-R21 At no other time.
    """
    for gap in range(s.seats):
        s.seen[gap] |= signs_on_board(s, c, gap, (1 << SIGNS) - 1 & ~s.seen[gap])
    for seat in range(s.seats):
        found = 0
        for side in range(sides(s)):
            found |= signs_on_board(s, c, gap_of(s, seat, side), s.hand[seat])
        fulfil(s, c, seat, found)


@rule
def fulfil(s: State, c: Parts, seat: int, found: int) -> None:
    """POR-124 Revealed, discarded, 4 points; POR-125 once; POR-126 never lost; POR-R20 at once.

    POR-R38 It is out of play and open to all.
    """
    if found != 0:
        s.hand[seat] &= ~found
        s.fulfilled[seat] |= found
        s.earned[seat, SIGN] += c.sign_points * count_bits(found)
        s.reveals += 1


@rule
def check_open_signs(s: State, c: Parts) -> None:
    """POR-153 Solo: open signs on your board score and are replaced; POR-R24 until none is true."""
    found = signs_on_board(s, c, 0, s.hand[0])
    while found != 0:
        fulfil(s, c, 0, found)
        deal_signs(s, 0, c.solo_signs - count_bits(s.hand[0]))
        found = signs_on_board(s, c, 0, s.hand[0])


@rule
def pay_penalties(s: State, c: Parts) -> None:
    """POR-127 2 points less for each unfulfilled sign; POR-R19 a total never falls below 0."""
    for seat in range(s.seats):
        total = 0
        for source in range(PENALTY):
            total += s.earned[seat, source]
        s.earned[seat, PENALTY] = -min(total, c.sign_penalty * count_bits(s.hand[seat]))


@rule
def next_to_choose(s: State) -> int:
    """POR-D01 The signs are chosen in seat order, or NOTHING when all have chosen."""
    return s.actor + 1 if s.actor + 1 < s.seats else NOTHING
