"""Inori's pack: cards and tree as rows of spaces, tokens, runes, elders per number of seats.

A *row* is the printed content of a space: four rows for each card, then one for each tree space.
"""

from typing import Annotated

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record
from ludoteka.games.inori.schema import (
    COLOUR_NAMES,
    FOOT_NAMES,
    SITE_NAMES,
    Card,
    Effect,
    Schema,
    SpacePart,
    StartCard,
    TreeSpace,
    read,
)

COLOURS = 6
SEATS = 4
SEASONS = 4
SLOTS = 6
CENTRE_SLOTS = 3
SPACES_A_CARD = 4
CARD_SPACES = SLOTS * SPACES_A_CARD
SITES = 6
FEET = 3
FIRST_SITE = CARD_SPACES
FIRST_FOOT = FIRST_SITE + SITES
SPACES = FIRST_FOOT + FEET
"""INO-001 card spaces slot by slot, then T1-T6, then F1-F3"""

START_CARDS, SEASON_CARDS, JOURNEY_CARDS = 12, 6, 36
CARDS_A_DECK = 6
FIRST_SEASON_CARD = START_CARDS
FIRST_JOURNEY_CARD = START_CARDS + SEASON_CARDS
CARDS = FIRST_JOURNEY_CARD + JOURNEY_CARDS
"""start cards by set and type, season-change cards, journey cards by colour"""
START_TYPES, CARDS_A_TYPE = 3, 2
FIRST_TREE_ROW = CARDS * SPACES_A_CARD
ROWS = FIRST_TREE_ROW + SITES

DOUBLE, JOURNEY, COMPANION = 0, COLOURS, 2 * COLOURS
"""kinds of rune: a Double Favour of each colour, a Rune Journey of each colour, the Companion"""
RUNE_KINDS = COMPANION + 1

FREE, STRONGEST, ALTAR_COLOUR = -1, COLOURS, COLOURS + 1
"""costs; 0 to 5 is a favour of that colour. INO-004 The cost side of an altar is for T1 and T2"""

EFFECTS = (
    "",
    "gain",
    "gain_weakest",
    "rune",
    "points_distinct",
    "points_colour",
    "points_strongest",
    "gain_any",
    "points",
    "gain_altar",
    "points_altar",
    "neutrals",
)
(
    NO_EFFECT,
    TAKE,
    TAKE_WEAKEST,
    TAKE_RUNE,
    POINTS_DISTINCT,
    POINTS_COLOUR,
    POINTS_STRONGEST,
    TAKE_ANY,
    POINTS,
    TAKE_ALTAR,
    POINTS_ALTAR,
    PUT_NEUTRALS,
) = range(len(EFFECTS))
EFFECTS_A_ROW = 2


class Parts(Record):
    colour: Annotated[Array, "i1", CARDS]
    full: Annotated[Array, "i1", CARDS]
    """top-right colour"""
    unfilled: Annotated[Array, "i1", CARDS]
    """bottom-right colour"""
    scores_unfilled: Annotated[Array, "i1", CARDS]
    """1: a season-change card"""
    spaces: Annotated[Array, "i1", CARDS]
    cost: Annotated[Array, "i1", ROWS]
    effect: Annotated[Array, "i1", (ROWS, EFFECTS_A_ROW)]
    """one of EFFECTS, carried out in order"""
    amount: Annotated[Array, "i1", (ROWS, EFFECTS_A_ROW)]
    """how many favours, runes, points or neutral elders; POINTS_COLOUR: the colour"""
    favours: Annotated[Array, "i1", (ROWS, COLOURS)]
    """TAKE: favours of each colour"""
    first: Annotated[Array, "i1", SITES]
    second: Annotated[Array, "i1", SITES]
    """end-of-game points of each altar site (INO-152)"""
    foot_slot: Annotated[Array, "i1", FEET]
    foot_tokens: Annotated[Array, "i1", FEET]
    tokens: Annotated[Array, "i1", COLOURS]
    runes: Annotated[Array, "i1", RUNE_KINDS]
    worth: Annotated[Array, "i1", COLOURS]
    """favours that a face-up Double Favour counts as"""
    neutrals: I8
    elders: Annotated[Array, "i1", SEATS + 1]
    """by number of seats, like the next four"""
    elders_at_start: Annotated[Array, "i1", SEATS + 1]
    waiting: Annotated[Array, "i1", (SEATS + 1, SEASONS + 1)]
    """elders of each seat in the cell of a season"""
    start_set: Annotated[Array, "i1", SEATS + 1]
    second_scores: Annotated[Array, "i1", SEATS + 1]
    tie_scores: Annotated[Array, "i1", SEATS + 1]


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the card and the line that is wrong."""
    schema = read(pack)
    c = Parts.blank()
    for index, card in enumerate(cards_in_order(schema)):
        _put_card(c, index, card)
    for space in schema.tree_space:
        _put_tree_space(c, FIRST_TREE_ROW + SITE_NAMES.index(space.id), space)
    for altar in schema.altar_site:
        site = SITE_NAMES.index(altar.id)
        c.first[site], c.second[site] = altar.final.first, altar.final.second
    for part in schema.foot_space:
        foot = FOOT_NAMES.index(part.id)
        c.foot_slot[foot] = part.fed_by_centre_slot - 1
        c.foot_tokens[foot] = part.tokens
    _put_tokens_and_runes(c, schema)
    _put_setups(c, schema)
    return c


def cards_in_order(schema: Schema) -> list[Card]:
    """All cards as the rules number them; cards of one kind in the order of the pack."""
    types, sets = ("sun", "moon", "star"), ("2-3", "4")

    def place(card: StartCard) -> tuple[int, int]:
        return sets.index(card.set), types.index(card.type)

    journeys = sorted(schema.journey_card, key=lambda card: COLOUR_NAMES.index(card.colour))
    return [*sorted(schema.start_card, key=place), *schema.season_card, *journeys]


def _put_card(c: Parts, index: int, card: Card) -> None:
    c.colour[index] = COLOUR_NAMES.index(card.colour)
    c.full[index] = COLOUR_NAMES.index(card.full_colour)
    c.unfilled[index] = COLOUR_NAMES.index(card.not_full_colour)
    c.scores_unfilled[index] = int(card.scores_when_not_full)
    c.spaces[index] = len(card.spaces)
    for n, space in enumerate(card.spaces):
        row = index * SPACES_A_CARD + n
        c.cost[row] = _cost(space)
        _put_effect(c, row, space.effect)


def _put_tree_space(c: Parts, row: int, space: TreeSpace) -> None:
    c.cost[row] = ALTAR_COLOUR if space.cost else FREE
    for place, effect in enumerate(space.effects):
        c.effect[row, place] = EFFECTS.index(effect.type)
        c.amount[row, place] = effect.n


def _cost(space: SpacePart) -> int:
    if space.cost is None:
        return FREE
    if space.cost.colour is None:
        return STRONGEST
    return COLOUR_NAMES.index(space.cost.colour)


def _put_effect(c: Parts, row: int, effect: Effect) -> None:
    c.effect[row, 0] = EFFECTS.index(effect.type)
    c.amount[row, 0] = COLOUR_NAMES.index(effect.colour) if effect.colour else effect.n
    for token in effect.tokens:
        c.favours[row, COLOUR_NAMES.index(token)] += 1


def _put_tokens_and_runes(c: Parts, schema: Schema) -> None:
    for part in schema.colour:
        c.tokens[COLOUR_NAMES.index(part.id)] = part.tokens
    firsts = {"double_favour": DOUBLE, "rune_journey": JOURNEY, "companion": COMPANION}
    for rune in schema.rune:
        colour = COLOUR_NAMES.index(rune.colour) if rune.colour else 0
        c.runes[firsts[rune.kind] + colour] = rune.count
        if rune.kind == "double_favour":
            c.worth[colour] = rune.worth
    c.neutrals = schema.neutral.pieces


def _put_setups(c: Parts, schema: Schema) -> None:
    for setup in schema.setup:
        c.elders[setup.players] = setup.elders_per_player
        c.elders_at_start[setup.players] = setup.elders_at_start
        c.start_set[setup.players] = ("2-3", "4").index(setup.start_card_set)
        c.second_scores[setup.players] = int(setup.second_place_scores_at_end)
        c.tie_scores[setup.players] = int(setup.first_place_tie_scores_at_end)
        for season in setup.reserve_cells:
            c.waiting[setup.players, season] = 1
