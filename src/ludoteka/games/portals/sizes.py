"""How many there are of everything; a pack must have exactly so many."""

ELEMENTS = 5
BOARDS, SIDES, SIDE, CELLS = 4, 2, 5, 25
KEYS, DECKS, HOLES, TURNS = 36, 3, 4, 4
GRID, KEY_CELLS = 3, 9
"""the drawing of a key"""
SIGNS, SIGN_CELLS = 20, 5
SUBSETS = 7
"""choices among three signs: at least one is kept"""
SPELLS = 4
TIERS = 3
