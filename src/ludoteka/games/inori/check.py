"""What must hold after every action."""

from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import (
    CARD_SPACES,
    CARDS_A_DECK,
    COLOURS,
    FEET,
    FIRST_JOURNEY_CARD,
    RUNE_KINDS,
    SEASON_CARDS,
    SEASONS,
    SITES,
    SLOTS,
    SPACES,
    Parts,
)
from ludoteka.games.inori.season import season_deck_size
from ludoteka.games.inori.spaces import has_elder, is_there
from ludoteka.games.inori.state import NEUTRAL_ELDER, NOTHING, State

(
    ALL_WELL,
    WRONG_FAVOURS,
    WRONG_RUNES,
    WRONG_ELDERS,
    WRONG_NEUTRALS,
    WRONG_DECKS,
    WRONG_SEASON_DECK,
    WRONG_ALTARS,
    WRONG_PLACES,
    WRONG_SLOTS_OPEN,
) = range(10)


@rule
def check(s: State, c: Parts) -> int:
    for colour in range(COLOURS):
        if favours_of(s, colour) != c.tokens[colour]:
            return WRONG_FAVOURS
    for kind in range(RUNE_KINDS):
        if runes_of(s, kind) != c.runes[kind]:
            return WRONG_RUNES
    for seat in range(s.seats):
        if elders_of(s, seat) != c.elders[s.seats]:
            return WRONG_ELDERS
    if s.neutrals + standing(s, NEUTRAL_ELDER) != c.neutrals:
        return WRONG_NEUTRALS
    return check_cards(s, c)


@rule
def check_cards(s: State, c: Parts) -> int:
    for colour in range(COLOURS):
        for card in range(CARDS_A_DECK):
            if copies_of(s, FIRST_JOURNEY_CARD + CARDS_A_DECK * colour + card) != 1:
                return WRONG_DECKS
    if season_deck_size(s) != SEASON_CARDS - 2 * (s.season - 1) - cards_offered(s):
        return WRONG_SEASON_DECK
    for site in range(SITES):
        for other in range(site):
            if s.altars[site] != NOTHING and s.altars[site] == s.altars[other]:
                return WRONG_ALTARS
    for space in range(CARD_SPACES):
        if s.elders_on[space] != 0 and not is_there(s, c, space):
            return WRONG_PLACES
    return check_slots(s)


@rule
def check_slots(s: State) -> int:
    """INO-143 Three cards in the first season, one more in each that follows."""
    for slot in range(SLOTS):
        if (s.cards[slot] != NOTHING) != (slot < 2 + s.season) or not 1 <= s.season <= SEASONS:
            return WRONG_SLOTS_OPEN
    return ALL_WELL


@rule
def favours_of(s: State, colour: int) -> int:
    """INO-002 Supply, players and the foot of the tree; never below zero."""
    count = s.supply[colour]
    for seat in range(s.seats):
        count += s.tokens[seat, colour]
        if s.tokens[seat, colour] < 0 or s.supply[colour] < 0:
            return -1
    for foot in range(FEET):
        if s.foot_colour[foot] == colour:
            count += s.foot_tokens[foot]
    return count


@rule
def runes_of(s: State, kind: int) -> int:
    """INO-003 Stack, discards, and what lies before the players."""
    count = s.stack[kind] + s.discarded_runes[kind]
    for seat in range(s.seats):
        count += s.face_down[seat, kind]
        if kind < COLOURS:
            count += s.face_up[seat, kind]
    return count


@rule
def elders_of(s: State, seat: int) -> int:
    """INO-019 In hand, on cards and tree, laid aside, in the season cells."""
    count = s.in_hand[seat] + s.aside[seat] + standing(s, seat)
    for season in range(SEASONS + 1):
        count += s.waiting[seat, season]
    return count if s.in_hand[seat] >= 0 else -1


@rule
def standing(s: State, piece: int) -> int:
    count = 0
    for space in range(SPACES):
        if has_elder(s, piece, space):
            count += 1
    return count


@rule
def copies_of(s: State, card: int) -> int:
    journey = card - FIRST_JOURNEY_CARD
    colour, number = journey // CARDS_A_DECK, journey % CARDS_A_DECK
    count = s.deck[colour, number] + s.discard[colour, number]
    for slot in range(SLOTS):
        if s.cards[slot] == card:
            count += 1
    return count


@rule
def cards_offered(s: State) -> int:
    return 0 if s.offer[0] == NOTHING else 2


def longest(seats: int) -> int:
    """Section 16: fewer than 510 decisions, whatever the number of seats."""
    return 510
