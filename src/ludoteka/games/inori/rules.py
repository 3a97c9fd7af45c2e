"""A turn of Inori: INO-030 to INO-034, and what an action does.

TURN                  reveal*, play_journey* (MOVE_FROM, MOVE_TO), then place, place_companion
                      or stand_down
PAY                   pay, for a space with a cost
LAY_ALTAR             altar, on an empty site of T3 to T6
REVEAL_AFTER_COST     reveal*, done: after a strongest cost
CHOOSE_WEAKEST        weakest
CHOOSE_ANY            gain, twice
PUT_NEUTRAL           neutral, twice
REVEAL_AT_SEASON_END  reveal*, done: everyone with a face-down rune
PREPARE_JOURNEY       check, card by card; then return_elders, draw_season_cards
CHOOSE_SEASON_CARD    season_card
SCORE_ALTARS          award, altar by altar
"""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.inori.actions import (
    ALTAR,
    AWARD,
    CHECK,
    DONE,
    GAIN,
    NEUTRAL,
    PAY_RUNE,
    PAY_TOKEN,
    PIECES,
    PLACE,
    PLACE_COMPANION,
    PLAY_JOURNEY,
    REVEAL,
    SEASON_CARD,
    SOURCE,
    STAND_DOWN,
    TARGET,
    WEAKEST,
)
from ludoteka.games.inori.favours import RUNE, TOKEN
from ludoteka.games.inori.parts import SPACES, Parts
from ludoteka.games.inori.placing import (
    carry_out,
    lay_altar,
    pay,
    place,
    put_neutral,
    take_any,
    take_weakest,
)
from ludoteka.games.inori.runes import (
    discard_companion,
    has_face_down,
    move_from,
    move_to,
    play_journey,
    reveal,
)
from ludoteka.games.inori.season import (
    check_card,
    choose_season_card,
    close_season,
    draw_season_cards,
    finish_runes,
    return_elders,
    score_altar,
)
from ludoteka.games.inori.state import (
    CHOOSE_ANY,
    CHOOSE_SEASON_CARD,
    CHOOSE_WEAKEST,
    DRAW_SEASON_CARDS,
    EFFECT,
    LAY_ALTAR,
    MOVE_FROM,
    MOVE_TO,
    NOTHING,
    PAY,
    PREPARE_JOURNEY,
    PUT_NEUTRAL,
    RETURN_ELDERS,
    REVEAL_AFTER_COST,
    REVEAL_AT_SEASON_END,
    TURN,
    State,
)

assert PLACE < REVEAL < STAND_DOWN < PLAY_JOURNEY < PLACE_COMPANION  # as `take_turn` asks
assert PAY_TOKEN < PAY_RUNE  # as `decide` asks
assert TURN < MOVE_FROM < MOVE_TO < PAY  # as `apply` and `legal` ask
assert REVEAL_AT_SEASON_END < PREPARE_JOURNEY < RETURN_ELDERS < CHOOSE_SEASON_CARD


@rule
def apply(s: State, c: Parts, action: int) -> None:
    if s.step == TURN:
        take_turn(s, c, action)
    elif s.step >= PREPARE_JOURNEY:
        go_on_with_season_end(s, c, action)
    elif s.step <= MOVE_TO:
        move_elder(s, action)
    else:
        decide(s, c, action)
    if s.step == EFFECT:
        carry_out(s, c)
        if s.step == EFFECT:
            end_turn(s)
    s.ask = 1 if keeps_secret(s) else 0


@rule
def take_turn(s: State, c: Parts, action: int) -> None:
    if action < PLACE + SPACES:
        place(s, c, action - PLACE)
    elif action >= PLACE_COMPANION:
        discard_companion(s)
        place(s, c, action - PLACE_COMPANION)
    elif action >= PLAY_JOURNEY:
        play_journey(s, action - PLAY_JOURNEY)
    elif action == STAND_DOWN:
        stand_down(s)
    else:
        reveal(s, s.actor, action - REVEAL)


@rule
def move_elder(s: State, action: int) -> None:
    if s.step == MOVE_FROM:
        move_from(s, (action - SOURCE) // PIECES, (action - SOURCE) % PIECES)
    else:
        move_to(s, action - TARGET)


@rule
def decide(s: State, c: Parts, action: int) -> None:
    """The small decisions inside a placement, and runes turned up at the end of a season."""
    if s.step == PAY:
        rune = action >= PAY_RUNE
        pay(s, c, RUNE if rune else TOKEN, action - (PAY_RUNE if rune else PAY_TOKEN))
    elif s.step == LAY_ALTAR:
        lay_altar(s, c, action - ALTAR)
    elif s.step == CHOOSE_WEAKEST:
        take_weakest(s, c, action - WEAKEST)
    elif s.step == CHOOSE_ANY:
        take_any(s, action - GAIN)
    elif s.step == PUT_NEUTRAL:
        put_neutral(s, action - NEUTRAL)
    else:
        decide_on_rune(s, action)


@rule
def decide_on_rune(s: State, action: int) -> None:
    """D6, D10: a window closes with `done`, or when no rune is face down any more."""
    if action != DONE:
        reveal(s, s.actor, action - REVEAL)
        if has_face_down(s, s.actor):
            return
    if s.step == REVEAL_AFTER_COST:
        s.step = EFFECT
    else:
        finish_runes(s)


@rule
def go_on_with_season_end(s: State, c: Parts, action: int) -> None:
    if s.step == PREPARE_JOURNEY:
        check_card(s, c, action - CHECK)
    elif s.step == RETURN_ELDERS:
        return_elders(s)
    elif s.step == DRAW_SEASON_CARDS:
        draw_season_cards(s)
    elif s.step == CHOOSE_SEASON_CARD:
        choose_season_card(s, action - SEASON_CARD)
    else:
        score_altar(s, c, action - AWARD)


@rule
def stand_down(s: State) -> None:
    """INO-034 An elder is laid aside for this season; INO-A48 the order of turns is unchanged."""
    s.in_hand[s.actor] -= 1
    s.aside[s.actor] += 1
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """INO-031 Clockwise, until all elders in hand have been placed; everyone has equally many."""
    s.space = NOTHING
    s.effect = 0
    s.actor = (s.actor + 1) % s.seats
    s.step = TURN
    if s.in_hand[s.actor] == 0:
        close_season(s)


@rule
def keeps_secret(s: State) -> bool:
    """Section 11.2: D1, D6 and D10 are put to every holder of a face-down rune (INO-101)."""
    if s.actor == NOBODY:
        return False
    if s.step != TURN and s.step != REVEAL_AFTER_COST and s.step != REVEAL_AT_SEASON_END:
        return False
    return has_face_down(s, s.actor)
