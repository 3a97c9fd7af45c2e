## A pause
pause-table = Pause the table
pause-about = The clocks stand until everybody says “Go on”. After a quarter of an hour one is enough.
pause-word = A word about it, if you like
pause-now = Pause
paused-by = { $you ->
    [yes] You paused the table
   *[no] Paused by { $player }
}
paused-word = “{ $word }”
paused-since = since { $time }, clocks stand
paused-all = goes on when everybody says so: { $who }
paused-you = goes on when you say so
paused-ready = { $player } ready
paused-not-yet = { $player } not yet
paused-enough = It has been a quarter of an hour: one is enough to go on.
go-on = Go on
look-at-board = Look at the board

## Waiting for a person
usually = Usually it takes { $time }.
usually-quick = Usually it takes less than a minute.
calls-you = The table calls you when it is your turn.
wink = Wink
winked-at = { $player } sees your wink.
winks = { $player } winks at you.
do-puzzle = Do a puzzle

## The house closes
closing-soon = The house closes at { $time }.
closing-now = The house is closed for new games.
closing-games = Games that have begun are kept and can be finished.
closing-opens = It opens again at { $time }.
closing-opened = It opens again when its host says so.

## A game being compiled
setting-table = Setting the table
setting-about = { $game }, for the first time since the house was started.
setting-rules = Rules are being read
setting-rules-done = Rules read
setting-moves = Moves are being compiled
setting-bots = { $count ->
    [one] { $names } sits down
   *[other] { $names } sit down
}
setting-left = { $count ->
    [one] About a second more.
   *[other] About { $count } seconds more.
}
setting-meanwhile = You can begin at once: until this is done the bots think less.

## Refused at a table
error-paused = The table is paused: it goes on when everybody says so.
error-no-pause = There is no pause for you here now.
error-no-wink = There is nobody to wink at now.

fair-open = The key of chance is open now. Anyone can check every draw with the downloaded game.
fair-mine = Checked in this browser: the seal from the beginning fits, and your own share is in the key of chance.
fair-fits = Checked in this browser: the key of chance follows from the seal and from everyone’s shares.
fair-wrong = The key of chance does not fit what this browser saw before the game. Download the game and show it to the host.
fair-check = How to check
my-data = My data
my-data-about = We keep your name, your games, what you wrote at tables, and when and from where you signed in. Nothing else, and nothing leaves this server.
data-take = Take it with me
data-take-about = everything, in one file
data-download = Download
data-forget = Forget me
data-forget-about = your name and your words go; the moves stay for the others
data-delete = Delete…
data-sure = Everything about you will be deleted and cannot be brought back. Running games go on without you.
data-delete-now = Delete everything

## The map of the keys
key-tab = to the next thing
key-arrows = walk over the board
key-next = to the next thing that may be chosen
key-enter = choose; the main button
key-escape = one step back
key-slip = what is this?
key-undo = take back
key-redo = do again
key-rules = rules
key-search = search the rules
key-log = log
key-chat = chat
key-skip = skip ahead
key-since = what happened since
key-hint = hint
key-map = this map
key-replay = replay: move by move
key-play = replay: play, pause
