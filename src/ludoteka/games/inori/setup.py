"""Setup: INO-010 to INO-023."""

from ludoteka.core.chance import below
from ludoteka.core.rule import rule
from ludoteka.games.inori.parts import (
    CARDS_A_DECK,
    CARDS_A_TYPE,
    CENTRE_SLOTS,
    COLOURS,
    FEET,
    RUNE_KINDS,
    SEASON_CARDS,
    SEASONS,
    SITES,
    SLOTS,
    START_TYPES,
    Parts,
)
from ludoteka.games.inori.state import NOTHING, TURN, State


@rule
def setup(s: State, c: Parts) -> None:
    """INO-022 The first player is drawn. INO-023 Nobody has favours or runes."""
    put_out_supply(s, c)
    put_out_decks(s)
    lay_start_cards(s, c)
    fill_feet(s, c)
    hand_out_elders(s, c)
    s.season = 1
    s.first = below(s, s.seats)
    s.actor = s.first
    s.step = TURN
    s.space = s.journey = s.source = s.piece = NOTHING
    s.offer[0] = s.offer[1] = NOTHING


@rule
def put_out_supply(s: State, c: Parts) -> None:
    """INO-010 Favours by colour; INO-011 the rune stack; INO-012 altars; INO-017 neutral elders."""
    for colour in range(COLOURS):
        s.supply[colour] = c.tokens[colour]
    for kind in range(RUNE_KINDS):
        s.stack[kind] = c.runes[kind]
    for site in range(SITES):
        s.altars[site] = NOTHING
    s.neutrals = c.neutrals


@rule
def put_out_decks(s: State) -> None:
    """INO-013 The season-change deck; INO-014 six journey decks."""
    for card in range(SEASON_CARDS):
        s.season_deck[card] = 1
    for colour in range(COLOURS):
        for card in range(CARDS_A_DECK):
            s.deck[colour, card] = 1


@rule
def lay_start_cards(s: State, c: Parts) -> None:
    """INO-015 One random card of each type of the set for the number of players, in C1 to C3."""
    for slot in range(SLOTS):
        s.cards[slot] = NOTHING
    for slot in range(CENTRE_SLOTS):
        group = START_TYPES * c.start_set[s.seats] + slot
        s.cards[slot] = CARDS_A_TYPE * group + below(s, CARDS_A_TYPE)


@rule
def fill_feet(s: State, c: Parts) -> None:
    """INO-016 Two favours of the bottom-right colour of each start card."""
    for foot in range(FEET):
        colour = c.unfilled[s.cards[c.foot_slot[foot]]]
        s.foot_colour[foot] = colour
        s.foot_tokens[foot] = c.foot_tokens[foot]
        s.supply[colour] -= c.foot_tokens[foot]


@rule
def hand_out_elders(s: State, c: Parts) -> None:
    """INO-018, INO-019 Everyone's elders: INO-021 in hand and INO-020 in the season cells."""
    for seat in range(s.seats):
        s.in_hand[seat] = c.elders_at_start[s.seats]
        for season in range(SEASONS + 1):
            s.waiting[seat, season] = c.waiting[s.seats, season]
