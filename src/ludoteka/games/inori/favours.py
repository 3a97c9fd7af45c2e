"""Favours: counts, the supply, strongest and weakest colour, what a cost can be paid with."""

from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    COLOURS,
    DOUBLE,
    FIRST_SITE,
    FREE,
    SITES,
    STRONGEST,
    Parts,
)
from ludoteka.games.inori.spaces import is_site, row_of
from ludoteka.games.inori.state import NOTHING, State

TOKEN, RUNE = range(2)  # means of payment


@rule
def count_of(s: State, c: Parts, seat: int, colour: int) -> int:
    """INO-102, INO-A05 Tokens and two for a face-up Double Favour; face-down runes never count."""
    return s.tokens[seat, colour] + c.worth[colour] * s.face_up[seat, colour]


@rule
def highest_count(s: State, c: Parts, seat: int) -> int:
    """INO-052 The count of the strongest colour; INO-A04 zero without favours."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, count_of(s, c, seat, colour))
    return best


@rule
def lowest_count(s: State, c: Parts, seat: int) -> int:
    """INO-062 The count of the weakest colour; a colour one has none of counts as zero."""
    least = count_of(s, c, seat, 0)
    for colour in range(1, COLOURS):
        least = min(least, count_of(s, c, seat, colour))
    return least


@rule
def owned_colours(s: State, c: Parts, seat: int) -> int:
    """A bit for each colour of which the count is at least one."""
    owned = 0
    for colour in range(COLOURS):
        if count_of(s, c, seat, colour) > 0:
            owned |= 1 << colour
    return owned


@rule
def distinct_colours(s: State, c: Parts, seat: int) -> int:
    return count_bits(owned_colours(s, c, seat))


@rule
def take_favours(s: State, seat: int, colour: int, wanted: int) -> None:
    """INO-060 From the supply; INO-061 what there is, if it holds fewer."""
    taken = min(wanted, s.supply[colour])
    s.supply[colour] -= taken
    s.tokens[seat, colour] += taken


@rule
def available_altars(s: State) -> int:
    """INO-012, INO-083 A bit for each altar tile that is not on the tree yet."""
    tiles = (1 << COLOURS) - 1
    for site in range(SITES):
        if s.altars[site] != NOTHING:
            tiles &= ~(1 << s.altars[site])
    return tiles


@rule
def can_afford(s: State, c: Parts, space: int, owned: int) -> bool:
    """INO-054 These colours pay the cost of the space; INO-087, INO-095 or it is free."""
    if not space < FIRST_SITE + SITES:
        return True
    cost = c.cost[row_of(s, space)]
    if cost == FREE:
        return True
    if cost == STRONGEST:
        return owned != 0
    if cost == ALTAR_COLOUR:
        return can_afford_altar(s, space - FIRST_SITE, owned)
    return owned >> cost & 1 == 1


@rule
def can_afford_altar(s: State, site: int, owned: int) -> bool:
    """INO-085 A favour of the altar's colour; INO-086, INO-A11 first, one whose tile is left."""
    altar = s.altars[site]
    if altar == NOTHING:
        return owned & available_altars(s) != 0
    return owned >> altar & 1 == 1


@rule
def pays(s: State, c: Parts, colour: int) -> bool:
    """A favour of this colour pays the cost of the chosen space."""
    cost = c.cost[row_of(s, s.space)]
    if cost == STRONGEST:
        return count_of(s, c, s.actor, colour) == highest_count(s, c, s.actor)
    if cost == ALTAR_COLOUR:
        altar = s.altars[s.space - FIRST_SITE]
        return colour == altar if altar != NOTHING else available_altars(s) >> colour & 1 == 1
    return colour == cost


@rule
def may_pay(s: State, c: Parts, means: int, colour: int) -> bool:
    """INO-051, INO-052 A token; INO-055, INO-104, INO-A08 or a face-up Double Favour of the colour.

    INO-A07 Whoever has both chooses.
    """
    held = s.tokens[s.actor, colour] if means == TOKEN else s.face_up[s.actor, colour]
    return held > 0 and pays(s, c, colour)


@rule
def give_up(s: State, means: int, colour: int) -> None:
    """INO-053 A token returns to the supply; INO-104 a rune is discarded and gives no change."""
    if means == TOKEN:
        s.tokens[s.actor, colour] -= 1
        s.supply[colour] += 1
    else:
        s.face_up[s.actor, colour] -= 1
        s.discarded_runes[DOUBLE + colour] += 1


@rule
def may_choose_weakest(s: State, c: Parts, colour: int) -> bool:
    """INO-062 One of the weakest colours; INO-A06 that the supply still has."""
    lowest = lowest_count(s, c, s.actor)
    return s.supply[colour] > 0 and count_of(s, c, s.actor, colour) == lowest


@rule
def altar_at(s: State, space: int) -> int:
    return s.altars[space - FIRST_SITE] if is_site(space) else NOTHING
