slip-round = Turns
    .state = { $turns } for each player.
    .say = In turn everybody draws a pebble. Then *the pebbles are counted*.
slip-bag = Bag
    .state = Nobody looks inside.
    .say = Pebbles are drawn from here; those put back *return here*.
slip-drawn = Your pebble
    .state = Only you see it.
    .say = *Keep it* for its value, or put it back.
slip-seat = { $player }
    .state = { $count ->
        [one] One pebble.
       *[other] { $count } pebbles.
    }
    .say = Pebbles lie *face down* until the end.
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = So far.
    .say = Each pebble counts *its value*.
slip-score-secret = Points of { $player }
    .state = Secret until the end.
    .say = Each pebble counts *its value*.
