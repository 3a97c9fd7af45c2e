### What one wants, what a turn is, what scores, how it ends.

goal-portals-1 = Open the doors of the elements
    .text = Fill keys with stones and lay them on the two boards between you and your neighbours. They bring points where they land well.
goal-portals-2 = A turn: a key, then a stone
    .text = Take a key card, or go on with those you have. Then *take one stone* and put it on a cell of a key.
goal-portals-3 = Full keys go in order of number
    .text = When the stones are gone, all full keys are activated, *the smallest number first*. Turn a key as you like.
goal-portals-4 = What scores
    .text = Stones on cells of their own element: 1, 2, 4, 6. And 1 for each *equal neighbour* already there.
goal-portals-5 = Four rounds
    .text = Keys that are not full wait for the next round. Points are hidden; after the fourth round *the most win*.

goal-solo-1 = Open the door alone
    .text = No rival, only the door: *36 points* open it, *40* throw it wide open.
goal-solo-2 = 25 stones, all in sight
    .text = Each turn: a key if you like, then *the next stone in order*. A full key is activated at once.
goal-solo-3 = Only matches score
    .text = Stones on cells of their own element: 1, 2, 4, 6. *Neighbours bring nothing* here.
goal-solo-4 = Five open signs
    .text = The pattern anywhere on your board: *+4*, and a new sign comes. Those not made cost nothing.
goal-solo-5 = Four spells, 25 turns
    .text = A stone spent on a spell moves another, activates a key, clears cells or fetches one back. *After 25 turns, count*.

goal-portals-modules = With spells and secret signs
    .text = All else stays as it is. For a first game play without them.
goal-portals-modules-1 = Spells: spend a stone
    .text = Put the stone you took into an area: *its spell happens at once*. One colour an area, and each colour in one area only.
goal-portals-modules-2 = Secret signs: a bet
    .text = Keep 1 to 3 of 3. The pattern on one of your boards, turned as you like: *+4*. Not made by the end: *−2*.
