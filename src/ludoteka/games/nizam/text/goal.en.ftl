### What one wants, what a turn is, what scores, how it ends.

goal-nizam-1 = Bring three of a kind together
    .text = Shift rows and columns until equal gems lie side by side. They score for you, then new gems are dealt in their place.
goal-nizam-2 = Your turn: one of two
    .text = *Take three cards*, or *spend cards* to shift lines, as many as you can pay for.
goal-nizam-3 = The gem that goes round is the price
    .text = Pay one card of that kind. None in hand? Then any three cards.
goal-nizam-4 = Longer is better
    .text = 3, 4 or 5 in a line: 3, 5 or 7 points. Every further run in the same turn: +1.
goal-nizam-5 = When the last lamp goes out
    .text = Each time the deck runs out a lamp goes out, one for each player. Then *the most points win*.

goal-pearl-1 = First to eight wins at once
    .text = Each of the eight kinds is a task with its place on your necklace. Complete them all, in any order, before the others do.
goal-pearl-2 = Your turn: one of two
    .text = *Take three cards*, or *spend cards* to shift lines: the gem that goes round is the price.
goal-pearl-3 = Three in a line complete a task
    .text = After shifting, every run on the carpet counts, even an old one. The gems stay where they are.
goal-pearl-4 = The pearl stands for any gem
    .text = For one kind a turn. Carrying the pearl itself round costs any three cards.
goal-pearl-5 = The newest task blocks
    .text = The task a rival completed last is closed to you, until that rival completes another.
