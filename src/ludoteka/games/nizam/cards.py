"""Deck, discard pile and hands: NIZ-180 to NIZ-184.

Both piles are multisets; a card is drawn when it is taken.
"""

from ludoteka.core.chance import draw
from ludoteka.core.count import total
from ludoteka.core.record import NOBODY
from ludoteka.core.reshuffle import note_given, remember
from ludoteka.core.rule import rule
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import DECK_RAN_OUT, NIZAM, NOTHING, State


@rule
def hand_size(s: State, seat: int) -> int:
    return total(s.hands[seat])


@rule
def take(s: State, c: Parts) -> int:
    """NIZ-181 The top card of the deck, or NOTHING.

    NIZ-A18: a deck that found the discard pile empty when it ran out is made up for here; that is
    no further exhaustion.
    """
    if total(s.deck) == 0:
        reshuffle(s)
    left = total(s.deck)
    if left == 0:
        return NOTHING
    card = draw(s, s.deck, left)
    if left == 1:
        exhaust(s, c)
    return card


@rule
def take_into_hand(s: State, c: Parts, seat: int) -> None:
    """The last card of a deck came before the discards that are the deck now."""
    deck = total(s.deck)
    is_last = (deck if deck > 0 else total(s.discard)) == 1
    card = take(s, c)
    if card != NOTHING:
        s.hands[seat, card] += 1
        if is_last:
            s.kept[seat, card] += 1


@rule
def reshuffle(s: State) -> None:
    """NIZ-180, NIZ-183 The whole discard pile becomes the deck (NIZ-C5)."""
    for kind in range(KINDS):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    remember(s.hands, s.kept, s.given, s.surely)


@rule
def exhaust(s: State, c: Parts) -> None:
    """NIZ-182 The last card has just left the deck. NIZ-A17 This counts at once, NIZ-A21 each time.

    NIZ-312, NIZ-A26: in Pearl of the East exhaustions are not counted.
    """
    if s.form == NIZAM and s.exhaustions < c.end_exhaustions[s.seats]:
        s.exhaustions += 1
        if has_run_out(s, c) and s.end_timing == 0:
            finish(s, DECK_RAN_OUT)
            return
    reshuffle(s)


@rule
def has_run_out(s: State, c: Parts) -> bool:
    """NIZ-190 The deck has run out as many times as there are players."""
    return s.form == NIZAM and s.exhaustions >= c.end_exhaustions[s.seats]


@rule
def finish(s: State, ending: int) -> None:
    """NIZ-191 The match ends at this very moment."""
    s.ending = ending
    s.actor = NOBODY


@rule
def give(s: State, kind: int) -> None:
    """A card goes from the hand of the seat to act to the open discard pile."""
    note_given(s.hands, s.kept, s.given, s.surely, s.actor, kind)
    s.hands[s.actor, kind] -= 1
    s.discard[kind] += 1
