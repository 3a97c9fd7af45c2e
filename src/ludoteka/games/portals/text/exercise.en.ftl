## Topics
topic-matches = Matches
    .rule = A stone on a cell of its own element is a match: 1, 2, 3, 4 matches of one key bring 1, 2, 4, 6 points. A key may be turned as you like.
topic-neighbours = Neighbours
    .rule = Every stone you lay also brings 1 for each equal stone beside it that lay there before. Stones of one key do not count for each other.
topic-order = The order of the keys
    .rule = When the stones are gone, all full keys are activated by number, the smallest first, whoever owns them.
topic-magic = Spells and signs
    .rule = A stone in the area of a spell casts it; an area keeps one colour. A secret sign is a figure of stones that scores when it lies on your board.
topic-solo = Alone
    .rule = Alone, neighbours bring nothing: points come from matches and from the open signs.

## Matches
exercise-turned-once = Turned once
    .tells = A domino key holds fire and air side by side. Turned once, they stand one above the other: fire on top.
    .asks = How many points does it bring on the right edge, in rows 2 and 3?
    .why = Both stones meet cells of their colour: two matches, 2 points.
exercise-four-of-four = Four of four
    .tells = A square key holds two earth and two time stones. It is laid in the upper left corner, where all four cells match.
    .asks = How many points do four matches bring?
    .why = 1, 2, 3, 4 matches with one key are worth 1, 2, 4, 6 points.
    .not-4 = Four matches are worth more than four points.
exercise-find-the-corner = Find the place
    .tells = Both boards are empty. Your square key holds two earth stones above two time stones.
    .asks = Lay the key where it brings 6 points.
    .why = Four matches of one key are 6 points: all four stones have to meet cells of their own element.

## Neighbours
exercise-side-by-side = Side by side
    .tells = The board is empty. A domino key with two fire stones is laid on two fire cells in the upper right corner.
    .asks = How many points does it bring?
    .why = Two matches are 2 points. The two stones lie side by side, but they came together and do not count for each other.
    .not-4 = Stones that come together do not count for each other.
exercise-an-occupied-cell = An occupied cell
    .tells = A fire stone lies in the upper row already. A domino key with two fire stones is laid over it and the cell to its right.
    .asks = How many points does it bring?
    .why = One stone meets an occupied cell and returns to the bag. The other matches its cell (1) and touches the stone that lay there (1): 2 points.
exercise-lost-but-near = Lost, but near
    .tells = Two water stones lie on the board. A domino key with two water stones is laid so that the first one meets an occupied cell.
    .asks = How many points does it bring?
    .why = The first stone is lost. The second matches its cell (1) and touches the water stone under the lost one (1): 2 points.
exercise-all-together = Everything together
    .tells = Your key holds two water and two air stones. On the board lie air stones in the lower left corner and two water stones. You lay the key so that one water and one air stone match their cells.
    .asks = How many points does this activation bring?
    .why = Two matches: 2 points. The air stone in row 4 touches two air stones: 2. One water stone touches two others, the other one: 3. Stones of the same key do not count for each other. 2 + 2 + 3 = 7.
exercise-seven-or-more = Seven points
    .tells = Your key holds two water stones and two air stones. Air and water lie on the left board already.
    .asks = Lay the key where it brings 7 points.
    .why = Two matches bring 2; the air stone touches two others, the water stones three in all: 2 + 2 + 3 = 7.

## The order of the keys
exercise-which-key-is-next = Which key is next?
    .tells = You have prepared keys 5 and 33, Anna keys 3, 4 and 18. Anna activates 3 and then, since the next number is hers too, 4.
    .asks = Which key is activated now?
    .why = Prepared keys go in ascending order, whoever owns them: 3, 4, then your 5.

## Spells and signs
exercise-a-colour-is-taken = A colour is taken
    .tells = The spell board is empty. You put an earth stone into the area of Shift.
    .asks = How many colours does the empty area of Haste accept now?
    .why = Every colour but earth, which belongs to Shift while a stone lies there: four.
exercise-in-haste = In haste
    .tells = Your key with four cells holds only two water stones. You cast Haste and lay these two stones.
    .asks = How many points does it bring?
    .why = Only the stones present are moved. One of them meets a water cell: 1 point. The key is discarded, though it was not prepared.
exercise-two-signs = Two secret signs
    .tells = You hold signs 1 and 13. On your board lie air, air over earth, fire, and below them fire, fire, air. The last key of the round is activated.
    .asks = How many points do your signs bring at the end of the phase?
    .why = Both figures are there, one of them turned; the earth stone counts for both. Twice 4 is 8.

## Alone
exercise-alone-with-the-key = The same key, alone
    .tells = You play alone. Your key with two water and two air stones matches two cells and touches stones of its own colours.
    .asks = How many points does the activation bring?
    .why = In the solo game neighbours bring nothing: two matches are 2 points.
