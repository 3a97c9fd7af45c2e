"""Cards by their names, for studies: a decision names only the slot in which one lies."""

from ludoteka.core.rule import rule
from ludoteka.games.inori.actions import PLACE, PLACE_COMPANION
from ludoteka.games.inori.parts import CARD_SPACES, CARDS_A_DECK, SPACES_A_CARD, START_CARDS, Parts
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.state import NOTHING, State

COMPONENTS = (
    *(f"elder on start card {number}" for number in range(1, START_CARDS + 1)),
    *(f"elder on season card {colour}" for colour in COLOUR_NAMES),
    *(
        f"elder on journey card {colour} {number}"
        for colour in COLOUR_NAMES
        for number in range(1, CARDS_A_DECK + 1)
    ),
)
"""as the rules number the cards"""


@rule
def component(s: State, c: Parts, seat: int, action: int, nth: int) -> int:
    if nth > 0:
        return NOTHING
    if PLACE <= action < PLACE + CARD_SPACES:
        return s.cards[(action - PLACE) // SPACES_A_CARD]
    if PLACE_COMPANION <= action < PLACE_COMPANION + CARD_SPACES:
        return s.cards[(action - PLACE_COMPANION) // SPACES_A_CARD]
    return NOTHING
