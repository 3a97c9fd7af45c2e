### Portals at the table.

title = Portals
subtitle = Stones, keys and worlds
tagline = Fill magic keys with stones of five elements and open portals on the boards that you share with your neighbours.

form-portals = Portals
form-portals-about = Four rounds for two to four players: a board and a source between every two neighbours.
form-solo = Solo
form-solo-about = Twenty-five turns alone. You know the order of all stones; spells and open signs are always in play.
style-gardener = Has a liking for earth stones.
style-trader = Likes small keys, of two stones.
style-raider = Has a liking for fire stones.

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
    [do] Keep
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
    [do] Take
   *[no] { $player } takes
} key { $key }.
skips-key = { $you ->
    [yes] You take no key.
    [do] Take no key.
   *[no] { $player } takes no key.
}
takes-stone = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} the { $stone } from { $you ->
    [no] their
   *[other] the
} { $side ->
    [left] left
   *[right] right
} source.
covers-cell = { $you ->
    [yes] You put
    [do] Put
   *[no] { $player } puts
} the { $stone } on key { $key }.
prepares-key = { $you ->
    [yes] You put
    [do] Put
   *[no] { $player } puts
} the { $stone } on key { $key }: it is prepared.
returns-stone = { $you ->
    [yes] You have
   *[no] { $player } has
} no free cell: the { $stone } goes into the bag.
casts = { $you ->
    [yes] You cast
    [do] Cast
   *[no] { $player } casts
} { $spell } with the { $stone }.
lifts = { $you ->
    [yes] You lift
    [do] Lift
   *[no] { $player } lifts
} the { $stone } from { $board }, row { $row }, column { $column }.
shifts = { $you ->
    [yes] You move
    [do] Move
   *[no] { $player } moves
} the { $stone } to { $board }, row { $row }, column { $column }.
banishes = { $you ->
    [yes] You return
    [do] Return
   *[no] { $player } returns
} the { $stone } from { $board }, row { $row }, column { $column }, to the bag.
banishes-no-more = { $you ->
    [yes] You leave it at one stone.
    [do] Leave it at one stone.
   *[no] { $player } leaves it at one stone.
}
recalls = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} the { $stone } back from { $spell }.
hastens-key = { $you ->
    [yes] You activate
    [do] Activate
   *[no] { $player } activates
} key { $key } at once.
hastens-empty-key = { $you ->
    [yes] You discard
    [do] Discard
   *[no] { $player } discards
} key { $key }, which holds no stones.
lays-figure = { $you ->
    [yes] You lay
    [do] Lay
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

prompt-choose-signs = Keep one, two or three of your secret signs.
prompt-choose-key = { $take ->
    [no] No key is left to take: go on without one.
   *[yes] Take a key card{ $skip ->
        [yes] , or go on without one
       *[no] {""}
    }.
}
prompt-choose-stone = { $sides ->
    [both] Take a stone from your left or right source.
    [left] Take a stone from your left source.
   *[right] Take a stone from your right source.
}
prompt-choose-cell = { $key_free ->
    [no] No key has a free cell: return the { $stone } to the bag{ $cast ->
        [yes] , or cast a spell with it
       *[no] {""}
    }.
   *[yes] Put the { $stone } on one of your keys{ $cast ->
        [yes] , or cast a spell with it
       *[no] {""}
    }.
}
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

why-choose-signs = First choose which secret signs you keep.
why-choose-key = First take a key card{ $skip ->
    [yes] , or go on without one
   *[no] {""}
}.
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
why-other-area = Only one area may hold a colour: the { $stone } belongs to { $other }.
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
finale-matches = Stones on cells of their colour
    .about = What all the laid keys brought for them, together.
finale-touches = Neighbours of one colour
    .about = A point for every like stone beside one that was laid.
finale-signs = { $you ->
    [yes] Your signs
   *[other] { $player } turns signs over
}: { $signs } fulfilled
    .about = { $each } points for each sign that lay on a board.
finale-missed = { $you ->
    [yes] Your unfulfilled signs
   *[other] Unfulfilled signs of { $player }
}: { $signs }
    .about = Each turns to its night side and costs { $each } points.
finale-rank = { $rank }
    .about = That is how far the door has opened.

## What it would mean

ruin-figure = Lose { $count } of { $of } stones
hint-figure = Here: { points-count } ({ $matches ->
    [0] no matches
    [one] one match
   *[other] { $matches } matches
}, { $touches ->
    [0] no neighbours
    [one] one neighbour
   *[other] { $touches } neighbours
}{ $lost ->
    [0] {""}
    [one] ; one stone is lost
   *[other] ; { $lost } stones are lost
}).
hint-figure-solo = Here: { points-count } ({ $matches ->
    [0] no matches
    [one] one match
   *[other] { $matches } matches
}{ $signs ->
    [0] {""}
    [one] , one sign
   *[other] , { $signs } signs
}{ $lost ->
    [0] {""}
    [one] ; one stone is lost
   *[other] ; { $lost } stones are lost
}).
hint-turn = Turn with R or the handle, move with the arrows or the pointer, lay with Enter or a click.
hint-turn-touch = Pull the key onto a board; two fingers or “Turn” turn it.
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
prediction-name = Prediction board: { $count ->
    [one] { $count } stone
   *[other] { $count } stones
} to come
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
