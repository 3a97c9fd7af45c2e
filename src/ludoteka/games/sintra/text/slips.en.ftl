### What each thing of Sintra is.

slip-lies-here = Lies here
slip-fullest = On your fullest strip, { $slot }
slip-in-bag = In the bag
slip-in-tower = In the tower
slip-panes = { $count ->
    [0] no panes
    [one] { $count } pane
   *[other] { $count } panes
}
slip-strips = { $count ->
    [0] no strips
    [one] { $count } strip
   *[other] { $count } strips
}
slip-next-steps = Your next steps
slip-needs = Still needs
slip-then-windows = Full, its windows bring
slip-counting = no. { $windows }
slip-in-reach = In reach
slip-windows-times = Complete windows: { $windows } ×
slip-side-bonus = Bonus of the board’s side
slip-end-leftovers = Glass left on strips
slip-end-broken = Broken glass
slip-at-the-end = At the end, as things stand
slip-name = { $colour ->
    [blue] blue
    [pink] pink
    [orange] orange
    [yellow] yellow
   *[green] green
}

slip-each = { slip-name }

## Rounds and the market

slip-space = Round { $number }: { slip-name } scores
    .state = { $when ->
        [now] Now, round { $number } of { $of }.
       *[later] To come, round { $number } of { $of }.
    }
    .say = A strip filled in this round brings *1 point for each { slip-name } pane* on it.
slip-space-past = Round { $number }
    .state = Over.
    .say = Its pane has left the indicator. After round { $of } *the game is scored*.
slip-display = Display { $number }
    .state = Four panes at the start of a round.
    .say = Take *all panes of one colour*; the others move to the centre.
slip-centre = Centre
    .state = { $marker ->
        [yes] The first-player marker lies here.
       *[no] The marker has been taken.
    }
    .say = Take *all panes of one colour*. The first to take here also gets the marker and *one step on the broken-glass track*.
slip-marker = First-player marker
    .state = { $place ->
        [centre] It lies in the centre.
       *[held] { $you ->
            [yes] You hold it.
           *[no] { $player } holds it.
        }
    }
    .say = Who holds it *begins the next round*. It costs one step on the broken-glass track.
slip-glass = { slip-name } glass
    .state = One of five colours, twenty panes each.
    .say = All panes of a colour that you take go on *one strip*, on fields of that colour or on jokers. What does not fit *breaks*.
slip-bag = Bag
    .state = Glass to come.
    .say = The displays are filled from here. When it is empty, *the tower’s glass* goes in.
slip-tower = Glass tower
    .state = Used and broken glass.
    .say = It comes back into the game when the bag is empty.
slip-track = Broken glass
    .state = You stand on { $at }.
    .say = Each broken pane is *one step*. What you stand on is lost at the end. The last step costs *{ $bottom } at once*, and you start again at the top.

## Palaces

slip-strip = Strip { $slot }
    .state = { $free ->
        [one] { $free } field is empty
       *[other] { $free } fields are empty
    }{ $last ->
        [yes] ; its second side, then it leaves.
       *[no] ; full, it is turned over.
    }
    .say = Fill all five fields: *one pane goes into the window below*, points follow, the other four go into the tower. Your glazier must be *above it or to its left*.
slip-strip-gone = Empty slot { $slot }
    .state = Its strip was filled on both sides.
    .say = The glazier can pass it to the right; *the way back* may be lost.
slip-window = Window { $slot }, worth { $points }
    .state = { $panes ->
        [0] Both panes empty.
       *[other] One pane glazed.
    }
    .say = Fill the strip above it: a pane goes in, and you score *this window and every glazed one to its right*.
slip-window-full = Window { $slot }, worth { $points }
    .state = Complete.
    .say = Its number still counts for *every strip filled to its left*.
slip-ornament = Ornament
    .state = { $tiles ->
        [0] No pane around it yet.
        [one] { $tiles } of 4 panes around it.
       *[other] { $tiles } of 4 panes around it.
    }
    .say = At the end: two panes around it bring *{ $two }*, three *{ $three }*, four *{ $four }*.
slip-plinth = Bonus of side B
    .state = Counted at the end.
    .say = *Complete windows times panes* of your most frequent colour in all windows.
slip-glazier = Glazier
    .state = { $you ->
        [yes] Yours, above strip { $slot }.
       *[no] Of { $player }, above strip { $slot }.
    }
    .say = Glass goes on the strip *under him or to his right*; there he moves. Only a whole turn brings him *back to the left*.
slip-back = Glazier back
    .state = { $state ->
        [open] To strip { $slot }; it takes your whole turn.
        [cut] An empty slot blocks the way.
        [there] He is at the leftmost strip already.
       *[watch] A whole turn.
    }
    .say = Instead of taking glass you send the glazier back to *the leftmost strip*. Nothing breaks.
slip-peek = The other sides
    .state = Open to all.
    .say = A strip has *two sides*; its head shows the colours of the other one.

## Seats

slip-palace = Palace of { $player }
    .state = { $panes ->
        [0] No window glazed yet.
        [one] { $panes } pane in its windows.
       *[other] { $panes } panes in its windows.
    }
    .say = Press to see it large.
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = So far.
    .say = Full strips score at once. *At the end* come glass left on strips, broken glass and the bonus of the board’s side.
slip-seat = { $player }
    .state = Glazier above strip { $slot }, broken glass { $broken }.
    .say = The number beside the shards is what *broken glass costs at the end*.
