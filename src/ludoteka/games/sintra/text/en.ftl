### Azul: Stained Glass of Sintra at the table.

title = Sintra
subtitle = Azul: Stained Glass of Sintra
tagline = Fill eight stained-glass strips and let the light into a palace.

form-sintra = Stained Glass of Sintra
form-sintra-about = Six rounds of taking glass, filling strips and glazing the windows of your palace.

## Options

option-side = Side of the palace boards
option-side-about = What brings points at the end.
option-side-A = A: ornaments
option-side-B = B: complete windows × one colour
option-gaps = Empty slots on the way back
option-gaps-about = Whether the glazier can walk back past a slot without a strip.
option-gaps-block = stop the glazier
option-gaps-free = do not matter
option-score_floor = Score below zero
option-score_floor-about = Whether broken glass can push a score below 0.
option-score_floor-none = allowed
option-score_floor-zero = stops at 0
option-start_player = First player
option-start_player-about = Who begins the first round.
option-start_player-random = at random
option-start_player-1 = seat 1
option-start_player-2 = seat 2
option-start_player-3 = seat 3
option-start_player-4 = seat 4
option-mirrored_start = Equal strips
option-mirrored_start-about = Whether everybody begins with the same strips in the same slots.
option-mirrored_start-off = no, as in the rulebook
option-mirrored_start-on = yes

## Glass

colour-blue = blue
colour-pink = pink
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-joker = joker
colour-name = { $colour ->
    [blue] blue
    [pink] pink
    [orange] orange
    [yellow] yellow
    [green] green
   *[joker] joker
}
    .title = { $colour ->
        [blue] Blue
        [pink] Pink
        [orange] Orange
        [yellow] Yellow
        [green] Green
       *[joker] Joker
    }
glass = { $count } { colour-name } { $count ->
    [one] pane
   *[other] panes
}
glass-short = { $count } { colour-name }
panes = { $count ->
    [one] { $count } pane
   *[other] { $count } panes
}
points-count = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

## The log

takes-from-display = { $you ->
    [yes] You take
   *[no] { $player } takes
} { glass } from display { $place }.
takes-from-centre = { $you ->
    [yes] You take
   *[no] { $player } takes
} { glass } from the centre.
takes-marker = { $you ->
    [yes] You are
   *[no] { $player } is
} first in the centre: the marker, and one step down on the broken-glass track.
chooses-strip = { $you ->
    [yes] You choose
   *[no] { $player } chooses
} strip { $slot }.
places = { $you ->
    [yes] You put
   *[no] { $player } puts
} { glass } on strip { $slot }{ $jokers ->
    [0] {""}
    [one] , one of them on a joker
   *[other] , { $jokers } of them on jokers
}.
breaks = { $count ->
    [one] { $count } pane breaks.
   *[other] { $count } panes break.
}
breaks-all = No strip in reach takes { $count ->
    [one] it: the pane breaks.
   *[other] them: all { $count } break.
}
reaches-bottom = { $you ->
    [yes] You reach
   *[no] { $player } reaches
} the bottom of the broken-glass track.
completes = { $you ->
    [yes] You complete
   *[no] { $player } completes
} strip { $slot }; { colour-name } scores: { points-count }.
glazes = { $you ->
    [yes] You put
   *[no] { $player } puts
} the { colour-name } pane in window { $slot }: { points-count }. { $pane ->
    [upper] The strip is turned over.
   *[lower] The window is complete, the strip leaves.
}
goes-back = { $you ->
    [yes] You move
   *[no] { $player } moves
} the glazier back to strip { $slot }.
round = Round { $number } · { colour-name } scores
final-scoring = Final scoring
final-leftovers = { $you ->
    [yes] You have
   *[no] { $player } has
} { panes } left on strips: { points-count }.
final-broken = { $you ->
    [yes] You lose
   *[no] { $player } loses
} { $lost ->
    [0] nothing
    [one] { $lost } point
   *[other] { $lost } points
} for broken glass.
final-ornaments = { $you ->
    [yes] Your
   *[no] { $player }’s
} ornaments bring { points-count }.
final-windows = { $you ->
    [yes] You have
   *[no] { $player } has
} { $windows ->
    [one] { $windows } complete window
   *[other] { $windows } complete windows
} × { glass-short }: { points-count }.

## How a match ends

end-six-rounds = Six rounds have been played.

## What can be done now

prompt-over = The game is over.
prompt-wait = { $player } is deciding.
prompt-turn = Take all glass of one colour from a display or the centre, or send your glazier back.
prompt-strip = Put your { glass } on a strip.
prompt-jokers = Strip { $slot }, { glass }: how many on joker fields?
prompt-keep = Strip { $slot } is full: which pane goes in the window?

## What it would mean

hint-round = { colour-name } scores this round.
hint-take = { $number ->
    [one] Fits strip { $strips }.
   *[other] Fits strips { $strips }.
}{ $marker ->
    [yes] {" "}The marker comes with it: one step down.
   *[no] {""}
}
hint-take-breaks = { $count ->
    [one] No strip in reach takes it: it would break
   *[other] No strip in reach takes them: all { $count } would break
}, { $cost } points.
hint-strip = Strip { $slot } takes { $placed }{ $breaks ->
    [0] .
    [one] , 1 breaks: { $cost }.
   *[other] , { $breaks } break: { $cost }.
}
hint-strip-full = Strip { $slot } would be complete: colour +{ $colours }, windows +{ $windows }{ $breaks ->
    [0] .
    [one] ; 1 breaks: { $cost }.
   *[other] ; { $breaks } break: { $cost }.
}
hint-cut-off = { hint-strip } The glazier passes a gap and can never go back.
hint-cut-off-full = { hint-strip-full } The glazier passes a gap and can never go back.
hint-back = The glazier goes back to strip { $slot }; your turn ends.
hint-keep = Window { $slot }: +{ $points }. { $pane ->
    [upper] Then the strip is turned over.
   *[lower] Then the window is complete and the strip leaves.
}
hint-jokers = { $jokers ->
    [0] No joker field is used.
    [one] One joker field is used.
   *[other] { $jokers } joker fields are used.
}

## Buttons and keys

button-back = Glazier back
button-jokers = { $jokers ->
    [0] No joker
    [one] 1 joker
   *[other] { $jokers } jokers
}
button-keep = { colour-name.title }
keep-pane = Keep { colour-name }
key-back = Send the glazier back
key-display = Display
key-centre = The centre
key-colour = Colour
key-strip = Strip
key-jokers = Jokers
key-keep = Pane to keep

## Why not

why-over = The game is over.
why-keep-first = First choose the pane of strip { $slot } that goes in the window.
why-place-first = First put your { glass } on a strip.
why-take-first = First take glass from a display or from the centre.
why-none-in-centre = There is no { colour-name } glass in the centre.
why-none-on-display = There is no { colour-name } glass on display { $place }.
why-no-display = Only { $count } displays are in the game.
why-all-strips-gone = All your strips have left: there is nowhere to go back to.
why-no-strip-left = No strip hangs to the left of your glazier.
why-already-leftmost = Your glazier already stands at the leftmost strip.
why-gap = Slot { $slot } is empty: the glazier cannot walk back past it.
why-strip-chosen = Strip { $slot } is chosen; now only the jokers are open.
why-strip-gone = The strip of slot { $slot } has left.
why-left-of-glazier = Strip { $slot } is to the left of your glazier, who stands at { $glazier }.
why-no-room = Strip { $slot } has no empty field for { colour-name }.
why-strip-first = First choose a strip for your { glass }.
why-more-jokers = As much glass as possible must be placed: use at least { $jokers ->
    [one] one joker field
   *[other] { $jokers } joker fields
}.
why-fewer-jokers = { $jokers ->
    [one] Only one joker field can be used.
   *[other] Only { $jokers } joker fields can be used.
}
why-not-full = A pane goes in a window only when a strip is full.
why-not-on-strip = There is no { colour-name } pane on strip { $slot }.

## Where the points come from

source-window-1 = Window 1
source-window-2 = Window 2
source-window-3 = Window 3
source-window-4 = Window 4
source-window-5 = Window 5
source-window-6 = Window 6
source-window-7 = Window 7
source-window-8 = Window 8
source-colour = Colour of the round
source-leftovers = Glass left on strips
source-broken = Broken glass
source-ornaments = Ornaments
source-windows = Complete windows × colour
source-floor = Not below zero
tie-lost = Fewer points lost to broken glass

## On the board

board = Displays around the centre, palaces, rounds and broken glass
display-name = Display { $number }: { $tiles }
display-empty = Display { $number }, empty
display-short = Display { $number }
centre-name = Centre: { $tiles }{ $marker ->
    [yes] , first-player marker
   *[no] {""}
}
centre-empty = Centre, empty{ $marker ->
    [yes] , first-player marker
   *[no] {""}
}
centre-short = Centre
group-display = { glass } on display { $place }
group-centre = { glass } in the centre
marker-centre = First-player marker: the first to take from the centre gets it and steps down
marker-of = { $you ->
    [yes] You begin the next round
   *[no] { $player } begins the next round
}
strip-name = Strip { $slot }: { $fields }
strip-takes = takes { $placed }{ $breaks ->
    [0] {""}
    [one] , 1 breaks
   *[other] , { $breaks } break
}{ $completes ->
    [yes] , complete: +{ $points }
   *[no] {""}
}
strip-gone = Slot { $slot }, no strip
strip-back = Other side: { $fields }
strip-last = Second side: it leaves when it is full
strips-peek = Look at the other sides of the strips
strips-unpeek = Show the strips again
field-empty = { colour-name } empty
field-glass = { colour-name }
window-name = Window { $number }, number { $points }: upper { $upper }, lower { $lower }
pane-none = empty
ornament-name = Ornament { $number }: { $tiles } of 4 panes, { points-count }
plinth-name = { $windows ->
    [one] { $windows } complete window
   *[other] { $windows } complete windows
} × { glass-short }: { points-count } so far
glazier-name = Glazier at strip { $slot }
glazier-back = Glazier back to strip { $slot }
glazier-stays = The way back is not open now
glazier-cut-off = The way back is lost
palace-of = Palace of { $player }
palace-own = Your palace
palace-enlarge = Enlarge the palace of { $player }
palace-reduce = Close the palace
rounds-name = Round indicator
round-was = Round { $number }, over
round-now = Round { $number } of { $of }, now: { colour-name } scores
round-next = Round { $number }: { colour-name }
track-label = Broken glass
track-name = Broken glass of { $player }: { $value }, next { $next }
track-space = Broken-glass track, { $value }
bag-name = Bag: { $tiles }
tower-name = Glass tower: { $tiles }
facts-line = glazier at { $slot } · broken { $value }
facts-over = broken glass { $value }
phase-round = Round { $now } of { $of }
phase-colour = { colour-name } scores
phase-over = The end
pick-colour = Which colour?
jokers-title = Jokers
keep-title = Keep
other-glass = Other glass

## Lessons: the worked examples

lesson-SIN-EX01-title = All of one colour
lesson-SIN-EX01 = Display 1 holds a pink, a blue, an orange and a yellow pane. You take the pink one.
lesson-SIN-EX01-question = How many panes slide to the centre?
lesson-SIN-EX01-why = You take all panes of one colour from a display; the other three move to the centre of the table.
lesson-SIN-EX02-title = First in the centre
lesson-SIN-EX02 = Nobody has taken from the centre in this round: the first-player marker is still there, with three orange panes. You take them.
lesson-SIN-EX02-question = How many steps down the broken-glass track do you go?
lesson-SIN-EX02-why = One. Whoever is first to take from the centre gets the marker and one step down; the number of panes does not matter.
lesson-SIN-EX03-title = Too little room
lesson-SIN-EX03 = You take three orange panes. Strip 3 under your glazier has one empty orange field, strip 4 has three. You choose strip 3.
lesson-SIN-EX03-question = How many panes break?
lesson-SIN-EX03-why = One fits, two fall and break. You may choose a strip with too little room, even when another has enough.
lesson-SIN-EX04-title = The colour of the round
lesson-SIN-EX04 = It is round 3 and its tile is yellow. You put three orange panes on strip 4, which already holds two yellow ones: it is full.
lesson-SIN-EX04-question = How many points does the colour bring?
lesson-SIN-EX04-why = One point for each pane in the colour of the round: two yellow panes, 2 points.
lesson-SIN-EX06-title = Windows to the right
lesson-SIN-EX06 = The full strip hangs above window 4, whose number is 2. To its right, window 5 (number 1) and window 7 (number 2) hold glass. You keep a yellow pane.
lesson-SIN-EX06-question = How many points do the windows bring?
lesson-SIN-EX06-why = The number of the window itself and of all glazed windows to its right: 2 + 1 + 2 = 5.
lesson-SIN-EX15-title = All eight windows
lesson-SIN-EX15 = Every window already holds a pane. You fill strip 1 for the second time; window 1 is complete.
lesson-SIN-EX15-question = How many points do the windows bring?
lesson-SIN-EX15-why = Every number counts once, however many panes its window holds: 1 + 2 + 1 + 2 + 1 + 3 + 2 + 4 = 16.
lesson-SIN-EX14-title = Jokers
lesson-SIN-EX14 = Strip 8 shows its back: blue, joker, orange, joker, yellow. You take two blue panes and put one of them on a joker.
lesson-SIN-EX14-question = How many joker fields are still empty?
lesson-SIN-EX14-why = One. You may choose between the coloured field and the jokers, as long as everything that fits is placed.
lesson-SIN-EX11-title = The bottom of the track
lesson-SIN-EX11 = You have 30 points and stand on −14, the last space above the bottom. You take three yellow panes, and no strip in reach takes yellow.
lesson-SIN-EX11-question = How many points do you have now?
lesson-SIN-EX11-why = The first step reaches the bottom: 18 points are lost at once and the marker returns to the top. The other two steps go on from there. 30 − 18 = 12.
lesson-SIN-EX21-title = Past the gap
lesson-SIN-EX21 = The strip of slot 3 has left; strips 1 and 2 still hang there. From slot 3 your glazier could still walk back. You put two green panes on strip 5.
lesson-SIN-EX21-question = Is the way back still open? 1 is yes, 0 is no.
lesson-SIN-EX21-why = No. The empty slot 3 now lies between the glazier and the leftmost strip, and stays empty: the way back is lost for the rest of the game.
lesson-SIN-EX07-title = Glass left over
lesson-SIN-EX07 = The game ends. Seven panes are left on your strips.
lesson-SIN-EX07-question = How many points do they bring?
lesson-SIN-EX07-why = One point for every three panes, all strips counted together: 7 panes, 2 points.
lesson-SIN-EX08-title = Broken glass at the end
lesson-SIN-EX08 = The game ends. Your marker stands on the fifth step of the broken-glass track.
lesson-SIN-EX08-question = How many points do you lose?
lesson-SIN-EX08-why = The value of the space: −8.
lesson-SIN-EX09-title = Side A: ornaments
lesson-SIN-EX09 = The game ends on side A. Ornaments 1 and 2 have four panes each, ornament 3 has one, ornament 4 has two.
lesson-SIN-EX09-question = How many points do the ornaments bring?
lesson-SIN-EX09-why = 10 for four panes, 3 for two, nothing for one: 10 + 10 + 0 + 3 = 23.
lesson-SIN-EX10-title = Side B: windows × colour
lesson-SIN-EX10 = The game ends on side B. Four windows are complete, and five orange panes are in your windows, one of them in an incomplete one.
lesson-SIN-EX10-question = How many points does that bring?
lesson-SIN-EX10-why = Complete windows times panes of your best colour in all windows: 4 × 5 = 20.
lesson-SIN-EX18-title = Side B: the best colour
lesson-SIN-EX18 = The game ends on side B. Window 1 holds two blue panes, window 2 a blue and a pink one, window 3 only a pink one.
lesson-SIN-EX18-question = How many points does that bring?
lesson-SIN-EX18-why = Two windows are complete, and blue is the most frequent colour with three panes: 2 × 3 = 6.
