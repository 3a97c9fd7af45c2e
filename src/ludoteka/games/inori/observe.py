"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

| from | numbers | meaning |
|---|---|---|
| 0 | 108 | slot x (6 own colour, 6 full colour, 6 not-full colour) of the card in it |
| 108 | 6 | slot: a card that scores when not full lies there |
| 114 | 6 | slot: free spaces / 4 |
| 120 | 198 | space x (4 seats, own first, neutral, free and there): who stands on it |
| 318 | 288 | card space x (cost: free, 6 colours, strongest; effect: 4 classes) |
| 606 | 42 | site x (6 colours, none): the altar |
| 648 | 18 | foot x colour: favours lying there / 2 |
| 666 | 6 | supply / 15 |
| 672 | 24 | seat x colour: count / 8 |
| 696 | 4 | points / 60, own first |
| 700 | 12 | seat x (elders in hand / 7, face-down runes / 4, elders aside / 7) |
| 712 | 24 | seat x colour: face-up Double Favours |
| 736 | 13 | own face-down runes |
| 749 | 13 | discarded runes |
| 762 | 4 | season |
| 766 | 4 | whose decision it is, own first |
| 770 | 16 | step |
| 786 | 33 | the space that is being used, or that an elder leaves |
| 819 | 3 | number of seats |
| 822 | 6 | journey deck sizes / 6 |
| 828 | 6 | season-change cards on offer |
| 834 | 1 | neutral elders beside the tree / 2 |
| 835 | 1 | favours or elders still to come / 2 |
"""

from ludoteka.core.count import total
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.parts import (
    CARD_SPACES,
    COLOURS,
    FEET,
    POINTS_COLOUR,
    RUNE_KINDS,
    SEASONS,
    SEATS,
    SITES,
    SLOTS,
    SPACES,
    SPACES_A_CARD,
    TAKE,
    TAKE_RUNE,
    Parts,
)
from ludoteka.games.inori.scoring import score_of
from ludoteka.games.inori.season import deck_size
from ludoteka.games.inori.spaces import free_on_card, is_free
from ludoteka.games.inori.state import NEUTRAL_ELDER, NOTHING, STEP_COUNT, State

PIECES_AND_FREE = SEATS + 2
COSTS, CLASSES = COLOURS + 2, 4
OBSERVATION_SIZE = 836


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    at = put_cards(s, c, out, 0)
    at = put_spaces(s, c, seat, out, at)
    at = put_print(s, c, out, at)
    at = put_tree(s, out, at)
    at = put_seats(s, c, seat, out, at)
    at = put_runes(s, seat, out, at)
    at = put_decision(s, seat, out, at)
    put_stocks(s, out, at)


@rule
def put_cards(s: State, c: Parts, out: Array, at: int) -> int:
    for slot in range(SLOTS):
        card = s.cards[slot]
        if card != NOTHING:
            first = at + 3 * COLOURS * slot
            out[first + c.colour[card]] = 1
            out[first + COLOURS + c.full[card]] = 1
            out[first + 2 * COLOURS + c.unfilled[card]] = 1
            out[at + 3 * COLOURS * SLOTS + slot] = c.scores_unfilled[card]
            out[at + 3 * COLOURS * SLOTS + SLOTS + slot] = free_on_card(s, c, slot) / 4
    return at + 3 * COLOURS * SLOTS + 2 * SLOTS


@rule
def put_spaces(s: State, c: Parts, seat: int, out: Array, at: int) -> int:
    for place in range(s.seats):
        put_elders(s, (max(seat, 0) + place) % s.seats, out, at + place)
    put_elders(s, NEUTRAL_ELDER, out, at + SEATS)
    for space in range(SPACES):
        if is_free(s, c, space):
            out[at + PIECES_AND_FREE * space + SEATS + 1] = 1
    return at + PIECES_AND_FREE * SPACES


@rule
def put_elders(s: State, piece: int, out: Array, at: int) -> None:
    for space in range(SPACES):
        out[at + PIECES_AND_FREE * space] = s.elders_on[space] >> piece & 1


@rule
def put_print(s: State, c: Parts, out: Array, at: int) -> int:
    for slot in range(SLOTS):
        card = s.cards[slot]
        if card != NOTHING:
            for n in range(c.spaces[card]):
                row = SPACES_A_CARD * card + n
                first = at + (COSTS + CLASSES) * (SPACES_A_CARD * slot + n)
                out[first + 1 + c.cost[row]] = 1
                out[first + COSTS + class_of(c.effect[row, 0])] = 1
    return at + (COSTS + CLASSES) * CARD_SPACES


@rule
def class_of(effect: int) -> int:
    """Effects fall into four classes: favours shown, a rune, points for a colour, the rest."""
    if effect == TAKE:
        return 0
    if effect == TAKE_RUNE:
        return 1
    return 2 if effect == POINTS_COLOUR else 3


@rule
def put_tree(s: State, out: Array, at: int) -> int:
    for site in range(SITES):
        altar = s.altars[site]
        out[at + (COLOURS + 1) * site + (COLOURS if altar == NOTHING else altar)] = 1
    at += (COLOURS + 1) * SITES
    for foot in range(FEET):
        out[at + COLOURS * foot + s.foot_colour[foot]] = s.foot_tokens[foot] / 2
    at += COLOURS * FEET
    for colour in range(COLOURS):
        out[at + colour] = s.supply[colour] / 15
    return at + COLOURS


@rule
def put_seats(s: State, c: Parts, seat: int, out: Array, at: int) -> int:
    points = at + COLOURS * SEATS
    stocks = points + SEATS
    up = stocks + 3 * SEATS
    for place in range(s.seats):
        who = (max(seat, 0) + place) % s.seats
        out[points + place] = score_of(s, who) / 60
        out[stocks + 3 * place] = s.in_hand[who] / 7
        out[stocks + 3 * place + 1] = total(s.face_down[who]) / 4
        out[stocks + 3 * place + 2] = s.aside[who] / 7
        for colour in range(COLOURS):
            out[at + COLOURS * place + colour] = count_of(s, c, who, colour) / 8
            out[up + COLOURS * place + colour] = s.face_up[who, colour]
    return up + COLOURS * SEATS


@rule
def put_runes(s: State, seat: int, out: Array, at: int) -> int:
    for kind in range(RUNE_KINDS):
        if seat >= 0:
            out[at + kind] = s.face_down[seat, kind]
        out[at + RUNE_KINDS + kind] = s.discarded_runes[kind]
    return at + 2 * RUNE_KINDS


@rule
def put_decision(s: State, seat: int, out: Array, at: int) -> int:
    out[at + s.season - 1] = 1
    at += SEASONS
    if s.actor >= 0:
        out[at + (s.actor - max(seat, 0)) % s.seats] = 1
    at += SEATS
    out[at + s.step] = 1
    at += STEP_COUNT
    if s.space != NOTHING:
        out[at + s.space] = 1
    elif s.source != NOTHING:
        out[at + s.source] = 1
    return at + SPACES


@rule
def put_stocks(s: State, out: Array, at: int) -> None:
    out[at + s.seats - 2] = 1
    at += SEATS - 1
    for colour in range(COLOURS):
        out[at + colour] = deck_size(s, colour) / 6
    at += COLOURS
    for i in range(2):
        if s.offer[i] != NOTHING:
            out[at + s.offer[i]] = 1
    at += COLOURS
    out[at] = s.neutrals / 2
    out[at + 1] = s.left / 2
