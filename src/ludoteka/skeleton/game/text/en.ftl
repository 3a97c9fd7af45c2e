title = Skeleton
subtitle = TODO: a few words
tagline = TODO: one sentence that makes one want to play.
form-skeleton = Skeleton
form-skeleton-about = The game as it comes.

## The table
button-keep = Keep it
button-back = Put it back
board-bag = { $count ->
    [one] One pebble in the bag
   *[other] { $count } pebbles in the bag
}
board-drawn = In your hand: { $value }
board-kept = { $player }: { $count ->
    [one] one pebble
   *[other] { $count } pebbles
}
phase-turn = Turn { $now } of { $of }

## What can be done
prompt-choosing = You drew a { $value }: keep it, or put it back.

## The log
keeps = { $you ->
    [yes] You keep a pebble.
   *[no] { $player } keeps a pebble.
}
keeps-this = { $you ->
    [yes] You keep a { $value }.
   *[no] { $player } keeps a { $value }.
}
puts-back = { $you ->
    [yes] You put a pebble back.
   *[no] { $player } puts a pebble back.
}
puts-back-this = { $you ->
    [yes] You put a { $value } back.
   *[no] { $player } puts a { $value } back.
}
end-turns = All turns are over: the pebbles are turned up.
source-pebbles = Pebbles
    .about = Every pebble counts its value.
