"""Which decisions have options that only their seat can count (section 13)."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EXTRA_ATTACK,
    LINE_COUNT,
    PARTNERS,
    REPEAT_ACTION,
    Parts,
)
from ludoteka.games.whispers.rules.cards import has_use, open_window
from ludoteka.games.whispers.rules.choices import line_of
from ludoteka.games.whispers.rules.hand import can_pay, hand_size, held_of
from ludoteka.games.whispers.state import State


@rule
def hides_options(s: State, c: Parts) -> bool:
    """WOW-A48 How many cards of each empire a hand holds is public, which they are is not."""
    if s.step == at.ACTING:
        return hand_size(s, s.actor) > 0  # WOW-145 whether an attack can be paid counts too
    if at.ACTING < s.step <= at.AFTERMATH:
        return might_play(s, c)
    if s.step == at.PAYING:
        return held_of(s, s.actor, c.second[s.card, line_of(c, s.card, s.ability)]) > 1
    return s.step == at.DISCARDING and hand_size(s, s.actor) > 1


@rule
def might_play(s: State, c: Parts) -> bool:
    """Some card that could be in the hand, for all that the others know, can be played now."""
    for card in range(CARD_COUNT):
        if held_of(s, s.actor, card // PARTNERS) > 0:
            for line in range(LINE_COUNT):
                if can_pay(s, c, card, line) and might_be_of_use(s, c, c.abilities[card, line]):
                    return True
    return False


@rule
def might_be_of_use(s: State, c: Parts, ability: int) -> bool:
    """What a repeated action or another attack is worth may depend on the hand itself."""
    if not c.windows[ability] & open_window(s):
        return False
    if c.effect[ability] in (REPEAT_ACTION, EXTRA_ATTACK):
        return True
    return has_use(s, c, ability)
