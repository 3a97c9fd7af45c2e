"""Cards in hands and decks: WOW-075, WOW-131, WOW-133."""

from ludoteka.core.chance import draw
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import CARD_COUNT, LINE_COUNT, NOTHING, PARTNERS, Parts
from ludoteka.games.whispers.state import State


@rule
def hand_size(s: State, seat: int) -> int:
    count = 0
    for card in range(CARD_COUNT):
        count += s.hands[seat, card]
    return count


@rule
def held_of(s: State, seat: int, empire: int) -> int:
    """WOW-A48 The number of cards of each empire in a hand is public."""
    count = 0
    for partner in range(PARTNERS):
        count += s.hands[seat, PARTNERS * empire + partner]
    return count


@rule
def deck_size(s: State, empire: int) -> int:
    count = 0
    for partner in range(PARTNERS):
        count += s.deck[empire, partner]
    return count


@rule
def draw_cards(s: State, empire: int, count: int) -> None:
    """WOW-075 Cards of the empire's deck; WOW-A09 what is there."""
    left = deck_size(s, empire)
    for i in range(min(count, left)):
        partner = draw(s, s.deck[empire], left - i)
        s.hands[s.actor, PARTNERS * empire + partner] += 1
    note_drawn(s, empire, min(count, left))


@rule
def note_drawn(s: State, empire: int, count: int) -> None:
    """Any of the cards in the deck may be among those that were drawn."""
    for card in range(PARTNERS * empire, PARTNERS * (empire + 1)):
        s.in_deck[card] = max(0, s.in_deck[card] - count)
        s.ruled_out[s.actor, card] = max(0, s.ruled_out[s.actor, card] - count)


@rule
def give_back(s: State, card: int) -> None:
    """WOW-133 WOW-A31 A played, paid or discarded card is shuffled into its deck at once."""
    s.hands[s.actor, card] -= 1
    s.deck[card // PARTNERS, card % PARTNERS] += 1
    note_given_back(s, card)


@rule
def note_given_back(s: State, card: int) -> None:
    """What lies in the deck is in no hand, until somebody draws."""
    s.in_deck[card] += 1
    s.ruled_out[s.actor, card] += 1
    for seat in range(s.seats):
        s.ruled_out[seat, card] = max(s.ruled_out[seat, card], s.in_deck[card])


# --- the hand of the seat to act, once one or two cards have left it (NOTHING: none) -------------


@rule
def held_without(s: State, card: int, one: int, other: int) -> int:
    return s.hands[s.actor, card] - (card == one) - (card == other)


@rule
def returned_to(empire: int, one: int, other: int) -> int:
    """How many of these cards belong to the empire's deck."""
    return (one // PARTNERS == empire) + (other // PARTNERS == empire)


@rule
def can_pay(s: State, c: Parts, card: int, line: int) -> bool:
    return can_pay_without(s, c, card, line, NOTHING, NOTHING)


@rule
def can_pay_without(s: State, c: Parts, card: int, line: int, one: int, other: int) -> bool:
    """WOW-131 The card itself, and for a second symbol one more card of that empire (WOW-A44)."""
    empire = c.second[card, line]
    if empire == NOTHING:
        return True
    others = held_of(s, s.actor, empire) - returned_to(empire, one, other)
    return others > (1 if empire == card // PARTNERS else 0)


@rule
def can_pay_for(s: State, c: Parts, effect: int, one: int, other: int) -> bool:
    """Whether some card in hand has an ability of this effect that can be paid."""
    for card in range(CARD_COUNT):
        if held_without(s, card, one, other) > 0:
            for line in range(LINE_COUNT):
                if c.effect[c.abilities[card, line]] == effect:
                    if can_pay_without(s, c, card, line, one, other):
                        return True
    return False
