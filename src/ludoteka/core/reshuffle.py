"""What is known of hidden hands when discards have become a stack again.

The stack was empty then, so the pieces that lay in hidden hands are no part of the new one. `kept`
remembers them, seat by seat. A piece that is shown afterwards may have been one of them or may have
been drawn since; `given` remembers those of which nobody can tell, `surely` how many of them at
least were kept. All three are REMEMBERED fields of a state: the rules write them, conceal reads
them. Earlier reshuffles are forgotten at the next: weaker, not wrong.
"""

from ludoteka.core.chance import below, draw
from ludoteka.core.count import total
from ludoteka.core.record import Array, Header
from ludoteka.core.rule import rule

PIECE_BITS = 4
"""of a kind there are fewer than 16: up to fifteen kinds fit into one number …"""
SIZE_BITS = 7
"""… and a hand holds fewer than 128 pieces"""
PIECES, SIZES = (1 << PIECE_BITS) - 1, (1 << SIZE_BITS) - 1
MOST_DEALS = 200


# --- what the rules write ------------------------------------------------------------------------


@rule
def remember(hands: Array, kept: Array, given: Array, surely: Array) -> None:
    """The discards become the stack: what lies in the hands is not in it."""
    for seat in range(len(hands)):
        surely[seat] = 0
        for kind in range(len(hands[seat])):
            kept[seat, kind] = hands[seat, kind]
            given[seat, kind] = 0


@rule
def note_given(
    hands: Array, kept: Array, given: Array, surely: Array, seat: int, kind: int
) -> None:
    """A piece is about to leave a hidden hand, for all to see.

    Who has drawn nothing since the reshuffle gives a piece that was kept.
    """
    old = total(kept[seat])
    if old == 0:
        return
    gone = total(given[seat])
    drawn = total(hands[seat]) + gone - old
    if drawn == 0:
        kept[seat, kind] -= 1
        return
    given[seat, kind] += 1
    surely[seat] = max(surely[seat], gone + 1 - drawn)


# --- what conceal reads --------------------------------------------------------------------------


@rule
def imagine(
    s: Header, hands: Array, stack: Array, kept: Array, given: Array, surely: Array, seat: int,
    barred: int,
) -> bool:  # fmt: skip
    """Deal all but the hand of `seat` anew: what was kept to its keepers, the rest to all.

    The seat to act gets nothing of the `barred` kind, -1: anything. False: no such deal was found;
    then all lies in the stack.
    """
    sizes, olds = sizes_of(s, hands, seat), sizes_of(s, kept, seat)
    old, rest = 0, as_number(stack)
    for other in range(s.seats):
        if other != seat:
            own = as_number(kept[other])
            old += own
            rest += as_number(hands[other]) + as_number(given[other]) - own
    for _ in range(MOST_DEALS):
        if trace_given(s, kept, given, surely, seat, old, rest, sizes, olds):
            if deal(s, hands, stack, kept, given, seat, barred, old, rest, sizes, olds):
                return True
    for other in range(s.seats):
        if other != seat:
            lay_out(hands[other], 0)
            rest -= as_number(given[other])
    lay_out(stack, old + rest)
    return False


@rule
def trace_given(
    s: Header, kept: Array, given: Array, surely: Array, seat: int, old: int, rest: int,
    sizes: int, olds: int,
) -> bool:  # fmt: skip
    """Whether each piece that was given had been kept, as likely as its seat held such pieces.

    What had been kept is laid down in `kept`. False: nothing is left that could have been given.
    """
    all_old, all_rest = sum_of(old), sum_of(rest)
    for other in range(s.seats):
        if other == seat:
            continue
        gone = total(given[other])
        mine = size_in(olds, other)
        drawn = size_in(sizes, other) + gone - mine
        may_be_drawn = gone - surely[other]
        for kind in range(len(kept[other])):
            kept[other, kind] = 0
            for _ in range(given[other, kind]):
                as_kept = mine * pieces_in(old, kind) * max(1, all_rest)
                as_drawn = drawn * pieces_in(rest, kind) * max(1, all_old)
                if may_be_drawn == 0:
                    as_drawn = 0
                if as_kept + as_drawn == 0:
                    return False
                if below(s, as_kept + as_drawn) < as_kept:
                    kept[other, kind] += 1
                    old -= 1 << PIECE_BITS * kind
                    all_old -= 1
                    mine -= 1
                else:
                    rest -= 1 << PIECE_BITS * kind
                    all_rest -= 1
                    drawn -= 1
                    may_be_drawn -= 1
    return True


@rule
def deal(
    s: Header, hands: Array, stack: Array, kept: Array, given: Array, seat: int, barred: int,
    old: int, rest: int, sizes: int, olds: int,
) -> bool:  # fmt: skip
    """Deal what was not given, first to the seat to act, which must not get all kinds."""
    for other in range(s.seats):
        if other != seat:
            old -= as_number(kept[other])
            rest -= as_number(given[other]) - as_number(kept[other])
    for turn in range(s.seats):
        other = (s.actor + turn) % s.seats
        if other != seat:
            shut = barred if turn == 0 else -1
            mine = size_in(olds, other) - total(kept[other])
            lay_out(stack, old)
            lay_out(hands[other], 0)
            if not deal_hand(s, hands[other], stack, mine, shut):
                return False
            for kind in range(len(stack)):
                kept[other, kind] += hands[other, kind]
            old = as_number(stack)
            lay_out(stack, rest)
            more = size_in(sizes, other) - mine
            if not deal_hand(s, hands[other], stack, more, shut):
                return False
            rest = as_number(stack)
    return old == 0


@rule
def deal_hand(s: Header, hand: Array, stack: Array, size: int, barred: int) -> bool:
    """Draw so many pieces, none of them of the barred kind; False: there are not so many."""
    aside = 0
    if barred >= 0:
        aside = stack[barred]
        stack[barred] = 0
    left = total(stack)
    if left < size:
        return False
    if left == size:
        for kind in range(len(stack)):
            hand[kind] += stack[kind]
            stack[kind] = 0
    else:
        for i in range(size):
            hand[draw(s, stack, left - i)] += 1
    if barred >= 0:
        stack[barred] = aside
    return True


@rule
def deal_evenly(
    s: Header, hands: Array, stack: Array, kept: Array, given: Array, surely: Array, seat: int,
    sizes: int, held: int,
) -> None:  # fmt: skip
    """Deal without memory; `held` is what the seat to act gets for certain, 0: anything."""
    pool = as_number(stack) - held
    for other in range(s.seats):
        if other != seat:
            pool += as_number(hands[other])
            lay_out(hands[other], 0)
            lay_out(kept[other], 0)
            lay_out(given[other], 0)
            surely[other] = 0
    lay_out(stack, pool)
    for other in range(s.seats):
        if held > 0 and other == s.actor:
            lay_out(hands[other], held)
        elif other != seat:
            deal_hand(s, hands[other], stack, size_in(sizes, other), -1)


# --- pieces of all kinds in one number -----------------------------------------------------------


@rule
def as_number(pieces: Array) -> int:
    number = 0
    for kind in range(len(pieces)):
        number |= pieces[kind] << PIECE_BITS * kind
    return number


@rule
def lay_out(pieces: Array, number: int) -> None:
    for kind in range(len(pieces)):
        pieces[kind] = pieces_in(number, kind)


@rule
def pieces_in(number: int, kind: int) -> int:
    return number >> PIECE_BITS * kind & PIECES


@rule
def sum_of(number: int) -> int:
    count = 0
    while number > 0:
        count += number & PIECES
        number >>= PIECE_BITS
    return count


@rule
def sizes_of(s: Header, hands: Array, seat: int) -> int:
    """How many pieces each of the others holds."""
    sizes = 0
    for other in range(s.seats):
        if other != seat:
            sizes |= total(hands[other]) << SIZE_BITS * other
    return sizes


@rule
def size_in(sizes: int, seat: int) -> int:
    return sizes >> SIZE_BITS * seat & SIZES
