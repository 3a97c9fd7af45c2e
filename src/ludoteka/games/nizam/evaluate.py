"""A quick evaluation: points, what the open turn would bring, and a little for cards in hand."""

from ludoteka.core.count import total
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import has_natural_run, has_pearl_run
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import CLAIMS, NIZAM, PAY, SHIFTING, State
from ludoteka.games.nizam.tasks import is_blocked, is_open, may_claim

POINT = 100
CARD = 60
"""a card in hand pays for a shift; three of them are worth a little less than a run of three"""
PLENTY = 6
"""cards beyond these are hardly ever needed"""
SPARE_CARD = 8
TIME_TO_PLAY = 30
"""with fewer cards to come than these, cards in hand lose their worth"""
DECK_TO_COME = 50
"""roughly what a reshuffled deck holds"""
TASK = 300
TASK_IN_SIGHT = 250
RUN_IN_SIGHT = 40
TASK_CARD = 60


@rule
def evaluate(s: State, c: Parts, seat: int) -> int:
    return sense_nizam(s, c, seat) if s.form == NIZAM else sense_pearl(s, c, seat)


@rule
def sense_nizam(s: State, c: Parts, seat: int) -> int:
    hand = hand_size(s, seat)
    if s.actor == seat and s.step == PAY:
        hand -= s.picks
    value = POINT * score_of(s, seat) + worth_of_hand(s, c, hand)
    if s.actor == seat and s.step == SHIFTING:
        value += POINT * points_now(s, c)
    return value


@rule
def worth_of_hand(s: State, c: Parts, cards: int) -> int:
    """The first cards are worth most, and all of them less when the match nears its end."""
    worth = CARD * min(cards, PLENTY) + SPARE_CARD * max(0, cards - PLENTY)
    to_come = total(s.deck) + DECK_TO_COME * (c.end_exhaustions[s.seats] - s.exhaustions - 1)
    return worth * max(0, min(to_come, TIME_TO_PLAY)) // TIME_TO_PLAY


@rule
def sense_pearl(s: State, c: Parts, seat: int) -> int:
    value = TASK * s.pile_size[seat] + TASK_CARD * hand_size(s, seat)
    if s.actor == seat and s.step == PAY:
        value -= TASK_CARD * s.picks
    for kind in range(KINDS):
        if is_open(s, seat, kind) and not is_blocked(s, seat, kind):
            value += sense_task(s, c, seat, kind)
    return value


@rule
def sense_task(s: State, c: Parts, seat: int, kind: int) -> int:
    if s.actor == seat and (s.step == SHIFTING or s.step == CLAIMS):
        return TASK_IN_SIGHT if may_claim(s, c, kind) else 0
    return RUN_IN_SIGHT if has_natural_run(s, c, kind) or has_pearl_run(s, c, kind) else 0
