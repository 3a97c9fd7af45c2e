### Azul: Stained Glass of Sintra at the table.

title = Sintra
subtitle = Azul: Stained Glass of Sintra
tagline = Fill eight stained-glass strips and let the light into a palace.

form-sintra = Stained Glass of Sintra
form-sintra-about = Six rounds of taking glass, filling strips and glazing the windows of your palace.
style-miser = Takes care not to break glass.
style-trader = Likes to take glass from the centre.
style-dreamer = Is drawn to the right end of the palace.

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
taken-from = { $from ->
    [both] a display or the centre
    [display] a display
   *[centre] the centre
}

## The log

takes-from-display = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} { glass } from display { $place }.
takes-from-centre = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} { glass } from the centre.
takes-marker = { $you ->
    [yes] You are
   *[no] { $player } is
} first in the centre: the marker, and one step down on the broken-glass track.
chooses-strip = { $you ->
    [yes] You choose
    [do] Choose
   *[no] { $player } chooses
} strip { $slot }.
places = { $you ->
    [yes] You put
    [do] Put
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
    [2] them: both break.
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
    [do] Put
   *[no] { $player } puts
} the { colour-name } pane in window { $slot }: { points-count }. { $pane ->
    [upper] The strip is turned over.
   *[lower] The window is complete, the strip leaves.
}
goes-back = { $you ->
    [yes] You move
    [do] Move
   *[no] { $player } moves
} the glazier back to strip { $slot }.
round = Round { $number } · { colour-name } scores
    .about = { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
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

prompt-turn = { $fits ->
    [no] Nothing fits your strips in reach. { $back ->
        [yes] Send your glazier back, or take glass of one colour from { taken-from }: it breaks.
       *[no] Take glass of one colour from { taken-from }: it breaks.
    }
   *[yes] Take all glass of one colour from { taken-from }{ $back ->
        [yes] , or send your glazier back
       *[no] {""}
    }.
}
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
ruin-breaks = Break { $count ->
    [one] { $count } pane
   *[other] { $count } panes
}: { $cost }
hint-take-breaks = { $count ->
    [one] No strip in reach takes it: it would break
    [2] No strip in reach takes them: both would break
   *[other] No strip in reach takes them: all { $count } would break
}, { $cost ->
    [0] which costs nothing yet
    [-1] { $cost } point
   *[other] { $cost } points
}.
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

source-window = Windows
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
source-falls = Falls of the marker
source-track = Broken-glass track
source-ornaments = Ornaments
source-windows = Complete windows × colour
source-floor = Not below zero
tie-lost = Fewer points lost to broken glass
finale-dusk = Six rounds are over
    .about = Evening falls on the palaces; only the glass that was set still shines.
finale-windows = Window by window
    .about = Each window lights up and says what it brought during the game.
finale-leftovers = Every three panes left on the strips: 1 point
    .about = Glass that found no window still counts, in threes.
finale-track = Broken glass is paid for
    .about = Each marker gives up what its space costs.
finale-ornaments = The ornaments open
    .about = Two panes around an ornament bring 3 points, three bring 6, four bring 10.
finale-plinth = Complete windows × one colour
    .about = Each palace multiplies its complete windows by the panes of its best colour.

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
    .asked = Ornament { $number }: { $tiles } of 4 panes
plinth-name = { $windows ->
    [one] { $windows } complete window
   *[other] { $windows } complete windows
} × { glass-short }: { points-count } so far
    .asked = Complete windows × panes of one colour
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
phase-colour = { colour-name } scores · side { $side }
phase-over = The end
pick-colour = Which colour?
jokers-title = Jokers
keep-title = Keep
other-glass = Other glass
