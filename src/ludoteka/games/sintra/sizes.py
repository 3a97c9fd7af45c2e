"""How many there are of everything; a pack must have exactly so many."""

COLOUR_COUNT = 5
DISPLAYS, STRIPS, SIDES, FIELDS = 9, 8, 2, 5
MOST_JOKERS = 2
"""grey fields on a strip"""
WINDOWS, PANES, ORNAMENTS, PAIR = 8, 2, 4, 2
ROUNDS, TRACK = 6, 9
