## Pieces
rule-SKE-001 = The bag holds pebbles of the values 1 to 6, fewer of the greater ones.

## A turn
rule-SKE-010 = Whoever is to move draws a pebble from the bag. The others do not see it.
rule-SKE-011 = The pebble is kept face down, or put back into the bag.
rule-SKE-012 = Then the next player is to move, clockwise. After four turns each the game is over.

## The end
rule-SKE-020 = All pebbles are turned up. Each counts its value.
rule-SKE-021 = The most points win. Players with equal points share the place.
