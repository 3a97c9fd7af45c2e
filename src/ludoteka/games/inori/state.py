"""The state of a match of Inori."""

from typing import Annotated

from ludoteka.core.record import I8, REMEMBERED, Array, Header
from ludoteka.games.inori.parts import (
    CARDS_A_DECK,
    COLOURS,
    FEET,
    RUNE_KINDS,
    SEASON_CARDS,
    SEASONS,
    SEATS,
    SITES,
    SLOTS,
    SPACES,
)

STEP_COUNT = 16
(
    TURN,
    MOVE_FROM,
    MOVE_TO,
    PAY,
    LAY_ALTAR,
    REVEAL_AFTER_COST,
    EFFECT,
    CHOOSE_WEAKEST,
    CHOOSE_ANY,
    PUT_NEUTRAL,
    REVEAL_AT_SEASON_END,
    PREPARE_JOURNEY,
    RETURN_ELDERS,
    DRAW_SEASON_CARDS,
    CHOOSE_SEASON_CARD,
    SCORE_ALTARS,
) = range(STEP_COUNT)  # steps in the order of a turn and of the game; EFFECT is never left open

NOTHING = -1
NEUTRAL_ELDER = SEATS
"""the bit of a neutral elder on a space, after those of the seats"""

FROM_CARDS, FROM_TREE, FROM_SEASON, FROM_ALTARS = 0, 1, 2, 2 + SEASONS
"""where points come from: card spaces, tree spaces, the cards of each season, the altars"""
SOURCES = FROM_ALTARS + 1


class State(Header):
    season: I8
    """1 to 4; it goes up when the season-change card has been laid"""
    first: I8
    """the season's first player"""
    cards: Annotated[Array, "i1", SLOTS]
    """the card in each slot, or NOTHING"""
    elders_on: Annotated[Array, "i1", SPACES]
    """bit of each seat that has an elder on the space, and of a neutral one"""
    altars: Annotated[Array, "i1", SITES]
    """the colour of the altar on each site, or NOTHING"""
    foot_colour: Annotated[Array, "i1", FEET]
    foot_tokens: Annotated[Array, "i1", FEET]
    supply: Annotated[Array, "i1", COLOURS]
    tokens: Annotated[Array, "i1", (SEATS, COLOURS)]
    stack: Annotated[Array, "i1", RUNE_KINDS]
    discarded_runes: Annotated[Array, "i1", RUNE_KINDS]
    face_down: Annotated[Array, "i1", (SEATS, RUNE_KINDS)]
    face_up: Annotated[Array, "i1", (SEATS, COLOURS)]
    """Double Favours turned up"""
    in_hand: Annotated[Array, "i1", SEATS]
    """elders still to be placed in this season"""
    aside: Annotated[Array, "i1", SEATS]
    """elders that stood down in this season"""
    waiting: Annotated[Array, "i1", (SEATS, SEASONS + 1)]
    """elders in the cell of a season"""
    neutrals: I8
    """neutral elders that wait beside the tree"""
    deck: Annotated[Array, "i1", (COLOURS, CARDS_A_DECK)]
    """1: this journey card of the colour is in its deck"""
    discard: Annotated[Array, "i1", (COLOURS, CARDS_A_DECK)]
    season_deck: Annotated[Array, "i1", SEASON_CARDS]
    offer: Annotated[Array, "i1", 2]
    """CHOOSE_SEASON_CARD: the two cards drawn, the lower number first"""
    earned: Annotated[Array, "i2", (SEATS, SOURCES)]
    """points by source; their sum is the score"""

    space: I8
    """the space that is being paid for and used"""
    effect: I8
    """which of its effects is carried out"""
    left: I8
    """CHOOSE_ANY, PUT_NEUTRAL: favours or elders still to come"""
    journey: I8
    """MOVE_FROM, MOVE_TO: the colour of the Rune Journey"""
    source: I8
    """MOVE_TO: the space the elder leaves …"""
    piece: I8
    """… and whose elder it is"""
    slot: I8
    """PREPARE_JOURNEY: the card to be checked; SCORE_ALTARS: the site to be scored"""

    kept: Annotated[Array, "i1", (SEATS, RUNE_KINDS), REMEMBERED]
    """the runes that lay face down when the discards became the stack …"""
    given: Annotated[Array, "i1", (SEATS, RUNE_KINDS), REMEMBERED]
    """… what was turned up or discarded since, kept or not, …"""
    surely: Annotated[Array, "i1", SEATS, REMEMBERED]
    """… and how many of these were kept for certain"""
