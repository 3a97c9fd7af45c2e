"""Which actions are legal now; every answer comes from a question `may_…` of the rules."""

from ludoteka.core.count import mark
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.inori.actions import (
    ALTAR,
    AWARD,
    CHECK,
    DONE,
    DRAW_CARDS,
    GAIN,
    NEUTRAL,
    PAY_RUNE,
    PAY_TOKEN,
    PIECES,
    PLACE,
    PLACE_COMPANION,
    PLAY_JOURNEY,
    RETURN,
    REVEAL,
    SEASON_CARD,
    SOURCE,
    STAND_DOWN,
    TARGET,
    WEAKEST,
)
from ludoteka.games.inori.favours import (
    RUNE,
    TOKEN,
    may_choose_weakest,
    may_pay,
    owned_colours,
)
from ludoteka.games.inori.parts import (
    CARD_SPACES,
    COLOURS,
    COMPANION,
    FIRST_FOOT,
    SEASON_CARDS,
    SPACES,
    Parts,
)
from ludoteka.games.inori.placing import (
    may_lay_altar,
    may_place,
    may_place_companion,
    may_put_neutral,
    may_take_any,
)
from ludoteka.games.inori.runes import (
    has_face_down,
    may_move_from,
    may_move_to,
    may_play_journey,
    may_reveal,
)
from ludoteka.games.inori.season import may_choose_season_card
from ludoteka.games.inori.state import (
    CHOOSE_SEASON_CARD,
    CHOOSE_WEAKEST,
    DRAW_SEASON_CARDS,
    LAY_ALTAR,
    MOVE_TO,
    PAY,
    PREPARE_JOURNEY,
    PUT_NEUTRAL,
    RETURN_ELDERS,
    REVEAL_AFTER_COST,
    REVEAL_AT_SEASON_END,
    TURN,
    State,
)


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if s.step == TURN:
        return mark_turn(s, c, mask)
    if s.step >= PREPARE_JOURNEY:
        return mark_season_end(s, mask)
    if s.step <= MOVE_TO:
        return mark_journey(s, c, mask)
    if s.step == REVEAL_AFTER_COST or s.step == REVEAL_AT_SEASON_END:
        mask[DONE] = 1
        return 1 + mark_reveals(s, mask)
    if s.step == PUT_NEUTRAL:
        return mark_neutrals(s, c, mask)
    return mark_colours(s, c, mask)


@rule
def mark_turn(s: State, c: Parts, mask: Array) -> int:
    """INO-032 One placement is a must, INO-033 runes may be played (INO-A46: nothing else).

    INO-034, INO-A01 Whoever can place nowhere may stand down.
    """
    owned = owned_colours(s, c, s.actor)
    count = 0
    for space in range(SPACES):
        count += mark(mask, PLACE + space, may_place(s, c, space, owned))
    if count == 0:
        mask[STAND_DOWN] = 1
        count = 1
    if not has_face_down(s, s.actor):
        return count
    return count + mark_runes(s, c, mask, owned)


@rule
def mark_runes(s: State, c: Parts, mask: Array, owned: int) -> int:
    """INO-033, INO-A15 What the runes in front of the player allow, one after the other."""
    count = mark_reveals(s, mask)
    for colour in range(COLOURS):
        count += mark(mask, PLAY_JOURNEY + colour, may_play_journey(s, c, colour))
    if s.face_down[s.actor, COMPANION] > 0:
        for space in range(FIRST_FOOT):
            count += mark(mask, PLACE_COMPANION + space, may_place_companion(s, c, space, owned))
    return count


@rule
def mark_reveals(s: State, mask: Array) -> int:
    count = 0
    for colour in range(COLOURS):
        count += mark(mask, REVEAL + colour, may_reveal(s, colour))
    return count


@rule
def mark_journey(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for space in range(CARD_SPACES):
        if s.step == MOVE_TO:
            count += mark(mask, TARGET + space, may_move_to(s, c, space))
        elif s.elders_on[space] != 0:
            for piece in range(PIECES):
                count += mark(
                    mask, SOURCE + PIECES * space + piece, may_move_from(s, c, space, piece)
                )
    return count


@rule
def mark_neutrals(s: State, c: Parts, mask: Array) -> int:
    count = 0
    for space in range(CARD_SPACES):
        count += mark(mask, NEUTRAL + space, may_put_neutral(s, c, space))
    return count


@rule
def mark_colours(s: State, c: Parts, mask: Array) -> int:
    """PAY, LAY_ALTAR, CHOOSE_WEAKEST, CHOOSE_ANY: a colour is chosen."""
    count = 0
    for colour in range(COLOURS):
        if s.step == PAY:
            count += mark(mask, PAY_RUNE + colour, may_pay(s, c, RUNE, colour))
        count += mark(mask, first_of_colours(s.step) + colour, may_choose_colour(s, c, colour))
    return count


@rule
def may_choose_colour(s: State, c: Parts, colour: int) -> bool:
    if s.step == PAY:
        return may_pay(s, c, TOKEN, colour)
    if s.step == LAY_ALTAR:
        return may_lay_altar(s, colour)
    if s.step == CHOOSE_WEAKEST:
        return may_choose_weakest(s, c, colour)
    return may_take_any(s, colour)


@rule
def first_of_colours(step: int) -> int:
    if step == PAY:
        return PAY_TOKEN
    if step == LAY_ALTAR:
        return ALTAR
    return WEAKEST if step == CHOOSE_WEAKEST else GAIN


@rule
def mark_season_cards(s: State, mask: Array) -> int:
    count = 0
    for card in range(SEASON_CARDS):
        count += mark(mask, SEASON_CARD + card, may_choose_season_card(s, card))
    return count


@rule
def mark_season_end(s: State, mask: Array) -> int:
    """INO-120, INO-150 What follows by itself, and the choice of the season-change card."""
    if s.step == CHOOSE_SEASON_CARD:
        return mark_season_cards(s, mask)
    if s.step == PREPARE_JOURNEY:
        mask[CHECK + s.slot] = 1
    elif s.step == RETURN_ELDERS:
        mask[RETURN] = 1
    elif s.step == DRAW_SEASON_CARDS:
        mask[DRAW_CARDS] = 1
    else:
        mask[AWARD + s.slot] = 1
    return 1
