"""How many there are of everything; a pack must have exactly so many."""

KINDS = 8
"""kinds of gem; the pearl comes after them"""
SIDE, CELLS, LINES, SHIFTS = 5, 25, 10, 20
"""NIZ-010 a grid of 5 x 5; NIZ-011 five rows and five columns; NIZ-012 each shifts two ways"""
LENGTHS = 3
"""lengths of a run: three, four, five"""
