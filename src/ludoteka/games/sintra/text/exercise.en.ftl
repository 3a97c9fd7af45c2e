## Topics
topic-taking = Taking glass
    .rule = You take all panes of one colour from one display, and the rest slides to the centre; or all of one colour from the centre.
topic-placing = Placing glass
    .rule = All panes you took go on one strip, under your glazier or to his right. What does not fit breaks: one step down the track each.
topic-windows = Windows and points
    .rule = A full strip scores 1 for each pane in the colour of the round, then the number under its window and under every glazed window to the right.
topic-track = Broken glass, lost ways
    .rule = Below the last space of the track you lose 18 points and begin anew at the top. The glazier walks right as you work; walking back costs a turn.
topic-end = The end of the game
    .rule = After six rounds: 1 point for every three panes left on strips, minus the space of the track, plus the bonus of your side of the palace.

## Taking glass
exercise-one-colour = What slides to the centre?
    .tells = Display 1 holds a pink, a blue, an orange and a yellow pane. You take the pink one.
    .asks = How many panes slide to the centre?
    .why = You take all panes of one colour from a display; the other three move to the centre of the table.
    .not-1 = The one pink pane comes to you; the other three move.
exercise-first-in-the-centre = Who comes first pays
    .tells = Nobody has taken from the centre in this round: the first-player marker is still there, with three orange panes. You take them.
    .asks = How many steps down the broken-glass track do you go?
    .why = One. Whoever is first to take from the centre gets the marker and one step down; the number of panes does not matter.
    .not-3 = Panes cost nothing by themselves: only broken ones do.

## Placing glass
exercise-too-little-room = How many break?
    .tells = You take three orange panes. Strip 3 under your glazier has one empty orange field, strip 4 has three. You choose strip 3.
    .asks = How many panes break?
    .why = One fits, two fall and break. You may choose a strip with too little room, even when another has enough.
    .not-0 = Panes do not move on to another strip: all of them go on the one you chose.
exercise-room-for-three = Room for three
    .tells = Three orange panes lie in the centre. Your glazier stands at strip 3.
    .asks = Take and place three panes so that none breaks.
    .why = Strip 4 has three free orange fields, and it is right of the glazier. It is full at once.
exercise-jokers = Joker fields
    .tells = Strip 8 shows its back: blue, joker, orange, joker, yellow. You take two blue panes and put one of them on a joker.
    .asks = How many joker fields are still empty?
    .why = One. You may choose between the coloured field and the jokers, as long as everything that fits is placed.

## Windows and points
exercise-colour-of-the-round = The colour of the round
    .tells = It is round 3 and its tile is yellow. You put three orange panes on strip 4, which already holds two yellow ones: it is full.
    .asks = How many points does the colour bring?
    .why = One point for each pane in the colour of the round: two yellow panes, 2 points.
    .not-3 = The colour of the round is yellow; the three orange panes bring nothing here.
exercise-windows-to-the-right = Windows to the right
    .tells = The full strip hangs above window 4, whose number is 2. To its right, window 5 (number 1) and window 7 (number 2) hold glass. You keep a yellow pane.
    .asks = How many points do the windows bring?
    .why = The number of the window itself and of all glazed windows to its right: 2 + 1 + 2 = 5.
    .not-2 = The window itself is only the beginning: glazed windows to its right count again.
    .not-12 = Dark windows count nothing, and windows to the left neither.
exercise-seven-points = Find seven points
    .tells = Round 3, the colour is yellow. Windows 5 and 7 hold glass. Three orange panes lie in the centre.
    .asks = Make a turn that scores 7.
    .why = The orange panes fill strip 4: 2 yellow panes bring 2, the windows 2 + 1 + 2. Which pane you keep changes nothing now.
exercise-all-eight-windows = All eight windows
    .tells = Every window already holds a pane. You fill strip 1 for the second time; window 1 is complete.
    .asks = How many points do the windows bring?
    .why = Every number counts once, however many panes its window holds: 1 + 2 + 1 + 2 + 1 + 3 + 2 + 4 = 16.

## Broken glass, lost ways
exercise-bottom-of-the-track = The bottom of the track
    .tells = You have 30 points and stand on −14, the last space above the bottom. You take three yellow panes, and no strip in reach takes yellow.
    .asks = How many points do you have now?
    .why = The first step reaches the bottom: 18 points are lost at once and the marker returns to the top. The other two steps go on from there. 30 − 18 = 12.
exercise-past-the-gap = Is the way back open?
    .tells = The strip of slot 3 has left; strips 1 and 2 still hang there. From slot 3 your glazier could still walk back. You put two green panes on strip 5.
    .asks = Can your glazier still walk back?
    .why = No. The empty slot 3 now lies between the glazier and the leftmost strip, and stays empty: the way back is lost for the rest of the game.
    .choice-0 = no
    .choice-1 = yes
exercise-walk-back = Back to the left
    .tells = Your glazier has come to strip 7, and nothing on offer fits there. All strips still hang.
    .asks = Make a turn after which all eight strips are in reach again.
    .why = Instead of taking glass the glazier walks to the leftmost strip. It costs the turn, and nothing breaks.

## The end of the game
exercise-glass-left-over = Glass left over
    .tells = The game ends. Seven panes are left on your strips.
    .asks = How many points do they bring?
    .why = One point for every three panes, all strips counted together: 7 panes, 2 points.
exercise-the-price-of-shards = The price of shards
    .tells = The game ends. Your marker stands on the fifth step of the broken-glass track.
    .asks = How many points do you lose?
    .why = The value of the space: −8.
    .not-5 = Steps are not points: the space shows its own value.
exercise-four-ornaments = Four ornaments
    .tells = The game ends on side A. Ornaments 1 and 2 have four panes each, ornament 3 has one, ornament 4 has two.
    .asks = How many points do the ornaments bring?
    .why = 10 for four panes, 3 for two, nothing for one: 10 + 10 + 0 + 3 = 23.
exercise-windows-times-colour = Side B: windows times colour
    .tells = The game ends on side B. Four windows are complete, and five orange panes are in your windows, one of them in an incomplete one.
    .asks = How many points does that bring?
    .why = Complete windows times panes of your best colour in all windows: 4 × 5 = 20.
exercise-best-colour = Side B: the best colour
    .tells = The game ends on side B. Window 1 holds two blue panes, window 2 a blue and a pink one, window 3 only a pink one.
    .asks = How many points does that bring?
    .why = Two windows are complete, and blue is the most frequent colour with three panes: 2 × 3 = 6.
