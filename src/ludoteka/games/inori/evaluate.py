"""A quick evaluation: points, what the cards and altars promise, a little for favours and runes."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.parts import COLOURS, RUNE_KINDS, SEASONS, SITES, SLOTS, Parts
from ludoteka.games.inori.scoring import altar_points, score_of
from ludoteka.games.inori.season import points_at
from ludoteka.games.inori.spaces import elders_at, free_on_card
from ludoteka.games.inori.state import NOTHING, State

POINT = 100
FAVOUR = 45
"""in the last season a favour is worth less: fewer cards will count it"""
RUNE_WORTH = 110
PROMISE = 35
"""of a card one elder short of full, a point for each favour"""


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    value = POINT * score_of(s, seat)
    if s.actor == NOBODY:
        return value
    for slot in range(SLOTS):
        if s.cards[slot] != NOTHING:
            value += value_of_card(s, c, slot, seat)
    for site in range(SITES):
        value += POINT * altar_points(s, c, site, seat) * s.season // SEASONS
    return value + value_of_stock(s, c, seat)


@rule
def value_of_card(s: State, c: Parts, slot: int, seat: int) -> int:
    """What the card brings at the end of the season; a part of it if it is nearly full."""
    sure = POINT * points_at(s, c, slot, seat)
    if sure == 0 and free_on_card(s, c, slot) == 1 and elders_at(s, slot) >> seat & 1:
        return PROMISE * count_of(s, c, seat, c.full[s.cards[slot]])
    return sure


@rule
def value_of_stock(s: State, c: Parts, seat: int) -> int:
    seasons_left = SEASONS + 1 - s.season
    value = 0
    for colour in range(COLOURS):
        value += FAVOUR * count_of(s, c, seat, colour) * seasons_left // 2
    for kind in range(RUNE_KINDS):
        value += RUNE_WORTH * s.face_down[seat, kind]
    return value
