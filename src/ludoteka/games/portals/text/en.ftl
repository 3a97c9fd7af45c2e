### Portals at the table.

title = Portals
subtitle = Stones, keys and worlds
tagline = Fill magic keys with stones of five elements and open portals on the boards that you share with your neighbours.

form-portals = Portals
form-portals-about = Four rounds for two to four players: a board and a source between every two neighbours.
form-solo = Solo
form-solo-about = Twenty-five turns alone. You know the order of all stones; spells and open signs are always in play.

## Options

option-board_side = Side of the boards
option-board_side-about = On the harder side no two cells of a colour touch.
option-board_side-basic = basic
option-board_side-advanced = harder
option-spells = Magic Spells
option-spells-about = A stone may go to the spell board instead, for one of four spells.
option-spells-no = without
option-spells-yes = with
option-signs = Secret Signs
option-signs-about = Everybody gets secret arrangements of stones: 4 points for each fulfilled, 2 less for each missed.
option-signs-no = without
option-signs-yes = with
option-totals = Totals
option-totals-about = At the table totals are secret, though every gain is seen.
option-totals-hidden = secret until the end
option-totals-shown = shown to all

## Stones, boards, spells

stone-A = air stone
stone-E = earth stone
stone-F = fire stone
stone-W = water stone
stone-T = time stone
element-A = air
element-E = earth
element-F = fire
element-W = water
element-T = time
board-left = left board
    .accusative = your left board
    .genitive = your left board
board-right = right board
    .accusative = your right board
    .genitive = your right board
board-far = far board
    .accusative = a far board
    .genitive = a far board
board-own = your board
    .accusative = your board
    .genitive = your board
board-1 = first board
    .accusative = the first board
    .genitive = the first board
board-2 = second board
    .accusative = the second board
    .genitive = the second board
board-3 = third board
    .accusative = the third board
    .genitive = the third board
board-4 = fourth board
    .accusative = the fourth board
    .genitive = the fourth board
spell-shift = Shift
    .about = Move a stone from any board to a free cell of any board. No points.
spell-haste = Haste
    .about = Activate one of your keys now, whether prepared or not.
spell-banish = Banish
    .about = Return one or two stones from your boards to the bag.
spell-recall = Recall
    .about = Take a stone from another spell and put it on one of your keys.
tier-apprentice = Apprentice
    .about = Not bad at all! A little more, and you will be a mage.
tier-mage = Mage
    .about = Many portals opened to you, but you can surely do better!
tier-wizard = Great Wizard
    .about = A master beyond doubt! Yet perfection has no limit.
points-count = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

## The log

chooses-signs = { $you ->
    [yes] You have chosen your signs.
   *[no] { $player } has chosen the signs.
}
keeps-signs = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} secret signs: { $signs }.
kept-signs = { $you ->
    [yes] You hold
   *[no] { $player } holds
} { $count ->
    [one] one secret sign
   *[other] { $count } secret signs
}.
takes-key = { $you ->
    [yes] You take
   *[no] { $player } takes
} key { $key }.
skips-key = { $you ->
    [yes] You take no key.
   *[no] { $player } takes no key.
}
takes-stone = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $stone } from the { $side ->
    [left] left
   *[right] right
} source.
covers-cell = { $you ->
    [yes] You put
   *[no] { $player } puts
} the { $stone } on key { $key }.
prepares-key = { $you ->
    [yes] You put
   *[no] { $player } puts
} the { $stone } on key { $key }: it is prepared.
returns-stone = { $you ->
    [yes] You have
   *[no] { $player } has
} no free cell: the { $stone } goes into the bag.
casts = { $you ->
    [yes] You cast
   *[no] { $player } casts
} { $spell } with the { $stone }.
lifts = { $you ->
    [yes] You lift
   *[no] { $player } lifts
} the { $stone } from { $board }, row { $row }, column { $column }.
shifts = { $you ->
    [yes] You move
   *[no] { $player } moves
} the { $stone } to { $board }, row { $row }, column { $column }.
banishes = { $you ->
    [yes] You return
   *[no] { $player } returns
} the { $stone } from { $board }, row { $row }, column { $column }, to the bag.
banishes-no-more = { $you ->
    [yes] You leave it at one stone.
   *[no] { $player } leaves it at one stone.
}
recalls = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $stone } back from { $spell }.
hastens-key = { $you ->
    [yes] You activate
   *[no] { $player } activates
} key { $key } at once.
hastens-empty-key = { $you ->
    [yes] You discard
   *[no] { $player } discards
} key { $key }, which holds no stones.
lays-figure = { $you ->
    [yes] You lay
   *[no] { $player } lays
} key { $key } on { $board }: { points-count } ({ $matches ->
    [0] no matches
    [one] one match
   *[other] { $matches } matches
}{ $solo ->
    [yes] {""}
   *[no] , { $touches ->
    [0] no neighbours
    [one] one neighbour
   *[other] { $touches } neighbours
   }
}{ $lost ->
    [0] {""}
    [one] , one stone lost
   *[other] , { $lost } stones lost
}).
fulfils-sign = { $you ->
    [yes] You fulfil
   *[no] { $player } fulfils
} secret sign { $sign }: { points-count }.
activation-begins = The prepared keys are activated in the order of their numbers.
round-begins = Round { $round }. { $you ->
    [yes] You are
   *[no] { $player } is
} first player; the sources are filled.
loses-points = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $loss ->
    [0] nothing
    [one] one point
   *[other] { $loss } points
} for { $count ->
    [one] an unfulfilled sign
   *[other] { $count } unfulfilled signs
}.

## How a match ends

end-rounds = Four rounds are over.
end-apprentice = Apprentice. Not bad at all! A little more, and you will be a mage.
end-mage = Mage. Many portals opened to you, but you can surely do better!
end-wizard = Great Wizard. A master beyond doubt! Yet perfection has no limit.

## What can be done now

prompt-over = The game is over.
prompt-wait = { $player } is deciding.
prompt-choose-signs = Keep one, two or three of your secret signs.
prompt-choose-key = Take a key card, or skip it if a cell of yours is free.
prompt-choose-stone = Take a stone from your left or right source.
prompt-choose-cell = Put the { $stone } on one of your keys.
prompt-shift-from = Shift: choose a stone on any board.
prompt-shift-to = Shift: choose a free cell for the { $stone }.
prompt-haste-key = Haste: choose the key to activate now.
prompt-haste-figure = Haste: lay key { $key } on your left or your right board.
prompt-haste-figure-solo = Haste: lay key { $key } on your board.
prompt-banish-first = Banish: choose a stone on one of your boards.
prompt-banish-second = Banish: choose a second stone, or finish.
prompt-recall-area = Recall: choose the spell from which you take a stone.
prompt-recall-cell = Recall: put the { $stone } on one of your keys.
prompt-activate = Lay key { $key } on your left or your right board.
prompt-activate-solo = Lay key { $key } on your board.

## Why not

why-over = The game is over.
why-choose-signs = First choose which secret signs you keep.
why-choose-key = First take a key card, or skip it.
why-choose-stone = First take a stone from one of your sources.
why-choose-cell = First put the stone that you have taken on a key.
why-shift-from = First choose the stone that the spell moves.
why-shift-to = First choose the cell to which the stone moves.
why-haste-key = First choose the key that the spell activates.
why-haste-figure = First lay the figure of the hastened key.
why-banish-first = First choose the stone that returns to the bag.
why-banish-second = Choose a second stone, or finish the spell.
why-recall-area = First choose the area from which a stone returns.
why-recall-cell = First put the recalled stone on a key.
why-activate = A prepared key must be activated first.
why-no-spells = This game is played without spells.
why-no-signs = This game is played without secret signs.
why-signs-open = In the solo game the signs lie open; nothing is chosen.
why-signs-chosen = The signs are chosen once, at the beginning.
why-prediction = In the solo game you take the next stone of the prediction board.
why-four-keys = You have { $most } keys already; more is not allowed.
why-not-yet = Keys are activated later, when all their cells are covered.
why-key-not-open = Key { $key } does not lie open in the key area.
why-no-skip = Without a free cell on your keys you must take one.
why-no-marker = All your markers lie on the { $side ->
    [left] left
   *[right] right
} source: take from the other one.
why-not-on-source = There is no { $stone } on your { $side ->
    [left] left
   *[right] right
} source.
why-no-key = There is no key in this place.
why-blank-cell = This cell of key { $key } takes no stone.
why-covered = This cell of key { $key } is covered already.
why-no-bag = The stone returns to the bag only if no cell of your keys is free.
why-area-colour = { $spell } takes only one colour now: { $colour }.
why-other-area = A { $stone } lies in another area already: { $other }.
why-not-executable = { $spell } could do nothing now.
why-no-board = There is no such board in play.
why-no-stone = There is no stone on this cell.
why-not-accessible = This board is not yours: only those on your left and right are.
why-own-cell = The stone cannot go back to its own cell.
why-occupied = This cell is occupied.
why-own-area = The stone must come from another area than that of Recall.
why-empty-area = This area is empty.
why-one-board = In the solo game you have one board.
why-off-board = A stone would be off the board.
why-same-placement = This is the same placement as with an earlier turn of the key.

## Where the points come from

source-match = Colour matches
source-touch = Colour neighbours
source-sign = Secret signs
source-penalty = Unfulfilled signs

## Lessons: the worked examples

lesson-POR-EX01 = Anna’s key holds two water and two air stones. On the board lie air stones in the lower left corner and two water stones. She lays the key so that one water and one air stone match their cells.
lesson-POR-EX01-question = How many points does this activation bring?
lesson-POR-EX01-why = Two matches: 2 points. The air stone in row 4 touches two air stones: 2. One water stone touches two others, the other one: 3. Stones of the same key do not count for each other. 2 + 2 + 3 = 7.
lesson-POR-EX02 = Anna has prepared keys 5 and 33, Kirill keys 3, 4 and 18. Kirill activates 3 and then, since the next number is his too, 4.
lesson-POR-EX02-question = Which key is activated now?
lesson-POR-EX02-why = Prepared keys go in ascending order, whoever owns them: 3, 4, then Anna’s 5.
lesson-POR-EX03 = The spell board is empty. Anna puts an earth stone into the area of Shift.
lesson-POR-EX03-question = How many colours does the empty area of Haste accept now?
lesson-POR-EX03-why = Every colour but earth, which belongs to Shift while a stone lies there: four.
lesson-POR-EX04 = The board is empty. A domino key with two fire stones is laid on two fire cells in the upper right corner.
lesson-POR-EX04-question = How many points does it bring?
lesson-POR-EX04-why = Two matches are 2 points. The two stones lie side by side, but they came together and do not count for each other.
lesson-POR-EX05 = A fire stone lies in the upper row already. A domino key with two fire stones is laid over it and the cell to its right.
lesson-POR-EX05-question = How many points does it bring?
lesson-POR-EX05-why = One stone meets an occupied cell and returns to the bag. The other matches its cell (1) and touches the stone that lay there (1): 2 points.
lesson-POR-EX06 = A domino key holds fire and air side by side. Turned once, they stand one above the other: fire on top.
lesson-POR-EX06-question = How many points does it bring on the right edge, in rows 2 and 3?
lesson-POR-EX06-why = Both stones meet cells of their colour: two matches, 2 points.
lesson-POR-EX08 = A square key holds two earth and two time stones. It is laid in the upper left corner, where all four cells match.
lesson-POR-EX08-question = How many points do four matches bring?
lesson-POR-EX08-why = 1, 2, 3, 4 matches with one key are worth 1, 2, 4, 6 points.
lesson-POR-EX12 = A key with four cells holds only two water stones. Anna casts Haste and lays these two stones.
lesson-POR-EX12-question = How many points does it bring?
lesson-POR-EX12-why = Only the stones present are moved. One of them meets a water cell: 1 point. The key is discarded, though it was not prepared.
lesson-POR-EX16 = The position of the first example, but in the solo game.
lesson-POR-EX16-question = How many points does the activation bring?
lesson-POR-EX16-why = In the solo game neighbours bring nothing: two matches are 2 points.
lesson-POR-EX17 = Two water stones lie on the board. A domino key with two water stones is laid so that the first one meets an occupied cell.
lesson-POR-EX17-question = How many points does it bring?
lesson-POR-EX17-why = The first stone is lost. The second matches its cell (1) and touches the water stone under the lost one (1): 2 points.
lesson-POR-EX18 = Anna holds signs 1 and 13. On her board lie air, air over earth, fire, and below them fire, fire, air. The last key of the round is activated.
lesson-POR-EX18-question = How many points do her signs bring at the end of the phase?
lesson-POR-EX18-why = Both figures are there, one of them turned; the earth stone counts for both. Twice 4 is 8.

## What it would mean

hint-figure = Here: { points-count } from { $matches ->
    [0] no matches
    [one] one match
   *[other] { $matches } matches
} and { $touches ->
    [0] no neighbours
    [one] one neighbour
   *[other] { $touches } neighbours
}{ $lost ->
    [0] {""}
    [one] ; one stone is lost
   *[other] ; { $lost } stones are lost
}.
hint-figure-solo = Here: { points-count } from { $matches ->
    [0] no matches
    [one] one match
   *[other] { $matches } matches
}{ $signs ->
    [0] {""}
    [one] {" "}and one sign
   *[other] {" "}and { $signs } signs
}{ $lost ->
    [0] {""}
    [one] ; one stone is lost
   *[other] ; { $lost } stones are lost
}.
hint-turn = Turn with R or the handle, move with the arrows or the pointer, lay with Enter or a click.
hint-spell = Or cast a spell with it.

## Buttons and keys

button-skip_key = No key
button-to_bag = Into the bag
button-done = Leave it at one
turn-key = Turn the key (R)
turn-short = Turn

## On the board

name-left = Left board
name-right = Right board
name-far = Far board
name-own = Your board
board-with = with { $name }
far-note = not yours
side-basic = basic side
side-advanced = harder side
source-left = Left source
source-right = Right source
source-name = { $side ->
    [left] Left source
    [right] Right source
   *[far] Far source
}: { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
}
take-name = Take the { $stone } from the { $side ->
    [left] left
   *[right] right
} source
keys-own = Your keys
keys-of = Keys of { $name }
signs-own = Secret signs
open-signs = Open signs
signs-left = { $count } in the deck
fulfilled-signs = Fulfilled signs, +{ $points }
free-place = free place
no-keys = no keys
prepared = prepared
filled = { $have } of { $of }
key-name = Key { $key }: { $have } of { $of } stones
key-prepared = Key { $key }: { $have } of { $of } stones, prepared
hole-name = Key { $key }, row { $row }, column { $column }: free
lay-name = Lay key { $key }: arrows move it, R turns it, Enter lays it
cell-free = { $board }, row { $row }, column { $column }: { $colour } cell, empty
cell-stone = { $board }, row { $row }, column { $column }: { $colour } cell, { $stone }{ $match ->
    [yes] , match
   *[no] {""}
}
sign-name = Sign { $sign }: { $have } of { $of } stones in place
sign-name-boards = Sign { $sign }: { $left } of { $of } stones in place on the left board, { $right } on the right
sign-back = A secret sign
spell-accepts = { $count ->
    [one] One stone
   *[other] { $count } stones
}, only { $stone }.
spell-empty = Empty: any colour that no other spell has.
spell-idle = It could do nothing now.
deck-left = { $count } in the deck
pile-name = Discard pile: { $count }
pile-empty = nothing discarded
bag-name = In the bag
order-name = Prepared keys in the order of activation
order-past = Key { $key }, activated
sum-match = { $count ->
    [one] match
   *[other] matches
}: { $count }
sum-touch = neighbours: { $count }
sum-sign = signs: { $count }
sum-lost = lost: { $count }
achievement = Achievement
achievement-now = so far: { $tier }
achievement-name = { points-count }, { $tier }; mage from 36, great wizard from 40
prediction = Prediction board
prediction-left = { $count } to come
prediction-name = Prediction board: { $count } stones to come
next-stones = Next stones, in this order
turns-left = { $count ->
    [0] The last turn. Stones left on unprepared keys give nothing.
    [one] One more turn. Stones left on unprepared keys give nothing.
   *[other] { $count } more turns. Stones left on unprepared keys give nothing.
}
choose-signs-title = Your secret signs
choose-signs-about = 4 points for each one fulfilled, 2 less for each one missed. Keep one, two or three.
keep-button = { $count ->
    [one] Keep one
   *[other] Keep { $count }
}
keep-none = Keep at least one.
tab-left = Left
tab-right = Right
tab-keys = Keys
tab-far = Others
tab-board = Board
tab-stones = Stones
facts-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
facts-signs = { $count ->
    [one] { $count } secret sign
   *[other] { $count } secret signs
}
facts-secret = total kept secret
phase-round = Round { $now } of { $of }
phase-turn = Turn { $now } of { $of }
phase-collecting = phase I, collecting
phase-activating = phase II, activation
phase-signs = choosing signs
phase-over = The end
