"""Placing an elder and what the space does: INO-040 to INO-096.

The order inside a placement: space, cost, elder, altar, runes after a strongest cost, effect.
"""

from ludoteka.core.rule import rule
from ludoteka.games.inori.favours import (
    altar_at,
    available_altars,
    can_afford,
    count_of,
    distinct_colours,
    give_up,
    highest_count,
    may_choose_weakest,
    take_favours,
)
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    COLOURS,
    EFFECTS_A_ROW,
    FIRST_FOOT,
    FIRST_SITE,
    FREE,
    NO_EFFECT,
    POINTS,
    POINTS_ALTAR,
    POINTS_COLOUR,
    POINTS_DISTINCT,
    POINTS_STRONGEST,
    PUT_NEUTRALS,
    STRONGEST,
    TAKE,
    TAKE_ALTAR,
    TAKE_ANY,
    TAKE_RUNE,
    TAKE_WEAKEST,
    Parts,
)
from ludoteka.games.inori.runes import has_face_down, may_join, take_rune
from ludoteka.games.inori.spaces import free_card_spaces, is_free, is_on_card, is_site, row_of
from ludoteka.games.inori.state import (
    CHOOSE_ANY,
    CHOOSE_WEAKEST,
    EFFECT,
    FROM_CARDS,
    FROM_TREE,
    LAY_ALTAR,
    NEUTRAL_ELDER,
    NOTHING,
    PAY,
    PUT_NEUTRAL,
    REVEAL_AFTER_COST,
    State,
)


@rule
def may_place(s: State, c: Parts, space: int, owned: int) -> bool:
    """INO-040 A free space of a card or INO-080, INO-A02 of the tree, INO-054 that can be paid.

    INO-A03 The gain may be nil.
    """
    return is_free(s, c, space) and can_afford(s, c, space, owned)


@rule
def may_place_companion(s: State, c: Parts, space: int, owned: int) -> bool:
    """INO-111 The cost is still to be paid; INO-A27 not on foot spaces."""
    return may_join(s, space) and can_afford(s, c, space, owned)


@rule
def place(s: State, c: Parts, space: int) -> None:
    """INO-050 The cost comes first."""
    s.space = space
    if space < FIRST_FOOT and c.cost[row_of(s, space)] != FREE:
        s.step = PAY
    else:
        put_down(s, c)


@rule
def pay(s: State, c: Parts, means: int, colour: int) -> None:
    """INO-050; INO-086, INO-A10 the first cost of a top site lays the altar of that colour."""
    give_up(s, means, colour)
    cost = c.cost[row_of(s, s.space)]
    if cost == ALTAR_COLOUR and altar_at(s, s.space) == NOTHING:
        lay(s, colour)
    put_down(s, c)


@rule
def put_down(s: State, c: Parts) -> None:
    """INO-082, INO-A45 An empty site beside the space: choose an altar before the effect."""
    s.elders_on[s.space] |= 1 << s.actor
    s.in_hand[s.actor] -= 1
    if is_site(s.space) and altar_at(s, s.space) == NOTHING:
        s.step = LAY_ALTAR
    else:
        prepare_effect(s, c)


@rule
def may_lay_altar(s: State, colour: int) -> bool:
    """INO-082 One of the available tiles."""
    return available_altars(s) >> colour & 1 == 1


@rule
def lay(s: State, colour: int) -> None:
    """INO-083 It stays there until the end of the game."""
    s.altars[s.space - FIRST_SITE] = colour


@rule
def lay_altar(s: State, c: Parts, colour: int) -> None:
    lay(s, colour)
    prepare_effect(s, c)


@rule
def prepare_effect(s: State, c: Parts) -> None:
    """INO-A12 After a strongest cost runes may be turned up before the effect counts favours."""
    s.effect = 0
    paid_strongest = is_on_card(s.space) and c.cost[row_of(s, s.space)] == STRONGEST
    s.step = REVEAL_AFTER_COST if paid_strongest and has_face_down(s, s.actor) else EFFECT


# --- effects -------------------------------------------------------------------------------------


@rule
def carry_out(s: State, c: Parts) -> None:
    """INO-043, INO-084, INO-088 All effects in order (INO-091: a rune, then a favour).

    EFFECT stays the step when they are done.
    """
    if not s.space < FIRST_FOOT:
        take_from_foot(s, s.space - FIRST_FOOT)
        return
    row = row_of(s, s.space)
    while s.step == EFFECT and s.effect < EFFECTS_A_ROW and c.effect[row, s.effect] != NO_EFFECT:
        carry_out_one(s, c, c.effect[row, s.effect], c.amount[row, s.effect])
        if s.step == EFFECT:
            s.effect += 1


@rule
def carry_out_one(s: State, c: Parts, effect: int, amount: int) -> None:
    if effect == TAKE:
        take_shown(s, c)
    elif effect == TAKE_RUNE:
        for _ in range(amount):
            take_rune(s, s.actor)
    elif effect == TAKE_ALTAR:
        take_favours(s, s.actor, altar_at(s, s.space), amount)  # INO-094
    elif effect == TAKE_WEAKEST:
        choose_weakest(s, c)
    elif effect == TAKE_ANY:
        choose_any(s, amount)
    elif effect == PUT_NEUTRALS:
        put_neutrals(s, c, amount)
    else:
        source = FROM_CARDS if is_on_card(s.space) else FROM_TREE
        s.earned[s.actor, source] += points_of(s, c, effect, amount)


@rule
def points_of(s: State, c: Parts, effect: int, amount: int) -> int:
    """INO-067 Favours as they are after the cost. INO-090 Or points as they are."""
    if effect == POINTS_DISTINCT:
        return distinct_colours(s, c, s.actor)  # INO-064
    if effect == POINTS_COLOUR:
        return count_of(s, c, s.actor, amount)  # INO-065
    if effect == POINTS_STRONGEST:
        return highest_count(s, c, s.actor)  # INO-066
    if effect == POINTS_ALTAR:
        return count_of(s, c, s.actor, altar_at(s, s.space))  # INO-092
    return amount if effect == POINTS else 0


@rule
def take_shown(s: State, c: Parts) -> None:
    """INO-060 The favours shown."""
    row = row_of(s, s.space)
    for colour in range(COLOURS):
        if c.favours[row, colour] > 0:
            take_favours(s, s.actor, colour, c.favours[row, colour])


@rule
def take_from_foot(s: State, foot: int) -> None:
    """INO-095, INO-A43 The two favours lying there; they are never refilled."""
    s.tokens[s.actor, s.foot_colour[foot]] += s.foot_tokens[foot]
    s.foot_tokens[foot] = 0


@rule
def choose_weakest(s: State, c: Parts) -> None:
    """INO-A06 Nothing is taken if the supply has none of the weakest colours."""
    for colour in range(COLOURS):
        if may_choose_weakest(s, c, colour):
            s.step = CHOOSE_WEAKEST


@rule
def take_weakest(s: State, c: Parts, colour: int) -> None:
    """INO-062 All of them are of that colour."""
    take_favours(s, s.actor, colour, c.amount[row_of(s, s.space), s.effect])
    finish_effect(s)


@rule
def choose_any(s: State, amount: int) -> None:
    """INO-089 Favours of any colours; INO-A44 taken one by one, fewer if the supply is empty."""
    s.left = amount
    for colour in range(COLOURS):
        if may_take_any(s, colour):
            s.step = CHOOSE_ANY


@rule
def may_take_any(s: State, colour: int) -> bool:
    return s.supply[colour] > 0


@rule
def take_any(s: State, colour: int) -> None:
    take_favours(s, s.actor, colour, 1)
    s.left -= 1
    s.step = EFFECT
    if s.left > 0:
        choose_any(s, s.left)
    if s.step == EFFECT:
        finish_effect(s)


@rule
def put_neutrals(s: State, c: Parts, amount: int) -> None:
    """INO-093, INO-A33 As many as wait beside the tree and find a free card space (INO-A34)."""
    waiting = min(amount, s.neutrals)
    s.left = min(waiting, free_card_spaces(s, c))
    if s.left > 0:
        s.step = PUT_NEUTRAL


@rule
def may_put_neutral(s: State, c: Parts, space: int) -> bool:
    return is_free(s, c, space)


@rule
def put_neutral(s: State, space: int) -> None:
    """INO-093 Cost and effect of the space are ignored."""
    s.elders_on[space] |= 1 << NEUTRAL_ELDER
    s.neutrals -= 1
    s.left -= 1
    if s.left == 0:
        finish_effect(s)


@rule
def finish_effect(s: State) -> None:
    s.left = 0
    s.effect += 1
    s.step = EFFECT
