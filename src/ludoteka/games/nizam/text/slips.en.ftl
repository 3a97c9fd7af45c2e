### What each thing of Nizam and Pearl of the East is.

run-3 = run of three
run-4 = run of four
run-5 = run of five
slip-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
slip-runs-here = Runs through this card
slip-old-run = old: 0
slip-proves = proves its task
slip-too-dear = more than you hold
slip-any = { $count ->
    [one] any { $count } card
   *[other] any { $count } cards
}
slip-on-carpet = On the carpet
slip-in-hand = In your hand
slip-discarded = Discarded
slip-lie-here = Lie here
slip-left-in-deck = Left in the deck
slip-a-turn-brings = A turn brings
slip-each-more = each further run of a turn
slip-if-finished = If the turn ended now

## The carpet

slip-cell = { $gem }
    .state = Row { $row }, column { $column }.
    .say = Three or more equal gems *side by side* are a run. Pull its row or column to join it with others.
slip-cell-empty = Empty place
    .state = Row { $row }, column { $column }.
    .say = A new card from the deck comes here.
slip-run = { $gem }, in a run
    .state = Row { $row }, column { $column }. { $scores ->
        [yes] It scores when the turn is finished.
       *[no] An old run: it scores nothing.
    }
    .say = { $scores ->
        [yes] It counts because *shifts of this turn changed it*. Then its gems leave and new ones come.
       *[no] Only a run that *you change in your turn* scores: make it longer or shorter, or break it and join it again.
    }
slip-cell-pearl = { $gem }
    .state = Row { $row }, column { $column }.
    .say = Three neighbours of a kind in a line *prove its task*; one of them may be the pearl.
slip-shift = { $axis ->
    [row] Row { $number }
   *[column] Column { $number }
} { $direction ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
}
    .state = The gem at the edge goes round to the other side.
    .say = { $pearl ->
        [yes] The pearl goes round: that always costs *any three cards*.
       *[no] Costs *one card like that gem*; without one, any three cards.
    }
slip-gem = { $gem }
    .state = One of eight kinds, twelve cards each.
    .say = A card of it pays for a shift that *carries { $one } round*.

## Cards

slip-hand = Your hand
    .state = Secret; the others see how many cards.
    .say = Cards pay for shifts and are worth *nothing at the end*. { $limit ->
        [0] You may hold any number.
       *[other] You may hold { $limit } at most.
    }
slip-deck = Deck
    .state = Face down.
    .say = Instead of shifting take *{ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }*. That ends your turn.
slip-discard = Discard pile
    .state = Open to all.
    .say = Paid and scored cards. When the deck runs out they are *shuffled into a new one*.
slip-lamps = Lamps
    .state = { $count ->
        [0] The deck has not run out yet.
        [one] The deck has run out { $count } time of { $of }.
       *[other] The deck has run out { $count } times of { $of }.
    }
    .say = Each time the deck runs out a lamp goes out. With the last one *the game ends at once*, even in the middle of a turn.

## Points

slip-values = What runs bring
    .state = At the end of a turn with shifts.
    .say = Only runs *that you changed in this turn* count.
slip-turn = This turn
    .state = { $you ->
        [yes] What you have shifted and paid.
       *[no] What { $player } has shifted and paid.
    }
    .say = After a shift you may *shift again or finish*. Finishing scores; then new gems come.
slip-turn-pearl = This turn
    .state = What was shifted and paid.
    .say = After shifting, tasks are completed. After *taking cards* none can be.
slip-track = Score track
    .state = A marker for each player.
    .say = Most points *at the end* win; past the end of the track a marker starts another lap.
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = So far.
    .say = Runs of three, four, five, and one more for each further run of a turn.
slip-score-pearl = { $you ->
    [yes] Your completed tasks
   *[no] Completed tasks of { $player }
}
    .state = Of eight.
    .say = Whoever completes *all eight first* wins.
slip-seat = { $player }
    .state = { $count ->
        [0] No cards in hand.
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
    .say = Cards pay for shifts. *Which they are* is secret.
slip-seat-pearl = { $player }
    .state = { $count ->
        [0] No cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }, { $done } of 8 tasks completed.
    .say = The task completed last lies *on top* and blocks its kind for all others.

## Pearl of the East

slip-race = The race
    .state = Eight tasks each.
    .say = Whoever completes *all eight tasks first* wins.
slip-task = Task: { $gem }
    .state = { $state ->
        [done] Completed.
        [blocked] Blocked: it lies on top of another’s pile.
        [proved] Open, and proved on the carpet.
        [open] Open.
       *[watch] One of eight.
    }
    .say = Three neighbours of the kind *{ $one }* in a line complete it after your shifts. Completed, it lies on top and *blocks the others*.
slip-pearl = The pearl
    .state = { $used ->
        [yes] Used in this turn.
       *[no] Free in this turn.
    }
    .say = It stands for a gem of *any kind*, for one kind a turn. To carry it round costs any three cards.
