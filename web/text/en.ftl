## The frame

home-link = Ludoteka, home
play = Play
my-games = My games
lessons = Lessons
watch = Watch
rules = Rules
log = Log
chat = Chat
menu = Menu
more = More
board = Board
side = Players, log and chat
players = Players
own-area = Your area
settings = Settings
help = Help
close = Close
close-key = Close (Esc)
cancel = Cancel
copy = Copy
copied = Copied
link = Link
no = No
allow = Allow
send = Send
fold = Fold or unfold
you = you
save = Save
back = Back
next = Next

language = Language
language-en = English
language-uk = Українська
language-ru = Русский
theme = Theme
theme-to-light = Light theme
theme-to-dark = Dark theme
theme-system = As on this device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Switch the sound on
sound-off = Switch the sound off

title-home = Ludoteka: five board games, one table
title-page = { $page } · Ludoteka
title-turn = Your turn in { $game } · Ludoteka

## Home

home-title = What shall we play tonight?
home-about = A name is enough. Against bots you sit down at once; friends come by a link.
play-now = Play now
play-now-about = { $game }: play now against bots
invite-friends = Invite friends
invite-friends-to = Invite friends to { $game }
waiting-for-you = Waiting for you
your-turn-in = Your turn in { $game }
go-on = Go on
open-tables = Open tables
all-count = All { $count }
sit-down = Sit down
open = Open
replay = Replay
no-open-tables = No table is open. Make one: others find it here.
no-my-games = Your games will stand here.
no-other-games = No other game is running.
finished-games = Finished
running-games = Running
new-here = New here?
learn = Learn a game by playing
learn-about = the rulebook’s examples, five minutes
one-screen = Around one screen
one-screen-about = several people on this device
new-table = New table
minutes-range = { $from }–{ $to } min
game-with = { $game } with { $names }
game-alone = { $game }, alone
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
thinks = { $name } thinks
waits-for-players = { $count ->
    [one] waits for one more
   *[other] waits for { $count } more
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## New table

game = Game
variant = Variant
experts = For experts: rulings of the specification
experts-about = Where the rulebook can be read in several ways. The first choice is ours.
pack = Components
pack-about = Packs that this server offers.
pack-own = from the box
pack-unlearnt = Strong bots have learnt the game with the components in the box. With others they think every move out and may play weaker.
seats = Seats
who-sits = Who sits here
seat-me = You
seat-person = Person
seat-bot = Bot
seat-here = This device
seat-person-about = comes by the link
seat-name = Name
seat-remove = Remove the seat
seat-add = Add a seat
level = Level
level-easy = easy
level-medium = medium
level-hard = strong
level-expert = expert
bot-of-level = bot, { $level }
pace = Pace
pace-live = Live
pace-live-about = everyone is here, the clock counts along
pace-relaxed = Relaxed
pace-relaxed-about = no clock, the table waits for you
pace-correspondence = By correspondence
pace-correspondence-about = a move when you have time, over days
table-public = Anyone may sit down
table-spectators = Spectators may watch
table-hints = Hints are allowed
take-back = Taking back
take-back-free = while nothing was revealed
take-back-ask = only if the others agree
take-back-never = never
open-the-table = Open the table
start-now = Start the game
sum-seats = You, { $others }
sum-alone = You alone
sum-people = { $count ->
    [one] one person by link
   *[other] { $count } people by link
}
sum-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
sum-device = { $count ->
    [one] one more at this device
   *[other] { $count } more at this device
}
sum-standard = Rules as in the rulebook
sum-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
sum-pace = { $pace }, about { $minutes } minutes
sum-chance = Chance is sealed now and can be checked at the end
note-starts = The game starts at once.
note-waits = The table waits for the people you invite.
guest-name = Guest { $number }
your-name = Your name
your-name-about = The others see it. You can change it later.

## Lobby

lobby = Table
lobby-title = { $game }: the table is open
lobby-about = Send this link to those who shall play. The game starts when everyone is ready.
lobby-about-auto = Send this link to those who shall play. The game begins when all seats are taken.
seat-open = Free seat
seat-open-about = waits for a person
seat-ready = ready
seat-not-ready = not ready yet
ready = I am ready
not-ready = Not ready after all
start = Start
put-bot = Put a bot here
sit-here = Sit here
stand-up = Stand up
lobby-hints-yes = Hints are allowed: whoever decides may ask what a strong bot would do.
lobby-hints-no = There are no hints at this table.
pack-named = Components: { $pack }.
lobby-only-host = The host starts the game.
waiting-others = Waiting for the others.

## Table

table-tools = Tools of the table
table-menu = This table
invite = Invite
invite-link = Invite link
invite-about = Whoever opens this link sits down on a free seat or watches.
move-device = Go on on another device
move-device-about = Open this link there once: your seats move along.
move-device-make = Make a link
move-here = Move your seats here?
move-here-about = Your seats at this table move to this device.
move-here-do = Move them here
fair = Fair chance
fair-about = The key of chance was fixed before the first deal. This is its seal; the key opens at the end, and anyone can check the whole game.
to-move = to move
seat-away = away
seat-stand-in = a bot stands in
seat-resigned = gave up
watching = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
seat-device = on this device
bot-name = Bot { $number }
open-seat-name = Free seat { $number }
shape-1 = circle
shape-2 = square
shape-3 = triangle
shape-4 = diamond
shape-5 = hexagon
undo = Take back
undo-key = Take back (Z)
undo-ask = Ask to take back (Z)
redo = Do again
redo-key = Do again (Shift+Z)
hint = Hint
hint-key = Hint (H)
hints = Suggestions
hint-thinking = A strong bot looks at what you know…
hint-close = Close the suggestions
hint-then = Then: { $later }
hint-expect = about { $mine } : { $others }
hint-expect-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
hint-expect-about = Chance to win and points at the end, if from here on everyone plays equally well
do-it = Do it
skip-ahead = Skip ahead
skip-to-now = Skip to now
lost = The connection is gone. Your last move is safe.
lost-retry = { $seconds ->
    [0] Trying again now.
    [one] Trying again in one second.
   *[other] Trying again in { $seconds } seconds.
}
try-now = Try now
film = While you were away: move { $now } of { $of }.
game-over = The game is over.
show-result = Show the result
undo-asked = { $player } asks to take a move back.
undo-waits = { $you ->
    [yes] You asked to take a move back. The others are asked.
   *[no] { $player } asks to take a move back. The others are asked.
}
revealed-chance = Cards or pieces were drawn since.
revealed-secret = Something secret was shown since.
revealed-others = Others have decided since.
curtain-label = The device is passed on
curtain = Pass the device to { $player }.
curtain-about = Nobody else looks now.
curtain-show = Show my side
log-search = Search the log
chat-write = Write to the table
quick-phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-one-moment = One moment, please
phrase-oops = Oops…
phrase-your-turn = Your turn
phrase-good-game = Good game!
leave = Leave the table
leave-sure = A bot plays for you until you come back. Leave?
bot-plays-for-you = A bot plays for you.
take-seat-back = Take the seat back
let-bot-play = Let a bot play for { $name }
resign = Give up
resign-sure = The game ends for you. Give up?
download = Download the game
table-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
loading = Setting up the table…
no-board = There is no board for this game yet.

rules-of = Rules of { $game }
rules-find = Find a word or a number
rules-all = All rules
rules-moment = This moment
rules-parts = Parts of the rules
rules-none = No rule has these words.
rules-key = Rules (?)
rule-open = Open rule { $rule }
rule-show = Show on the board

notice-sat = { $player } sits down.
notice-left = { $player } stands up.
notice-bot = A bot takes the seat: { $player }.
notice-stand-in = A bot stands in for { $player }.
notice-returned = { $player } is back.
notice-started = The game begins.
notice-undone = { $player } took a move back.
notice-undo-asked = { $player } asks to take a move back.
notice-undo-refused = { $player } does not agree to taking back.
notice-resigned = { $player } gives up.

## Keys

keys = Keyboard
keys-show = Show the keyboard map
key-tab = to the next thing
key-enter = choose; the main button
key-escape = one step back
key-undo = take back
key-redo = do again
key-rules = rules
key-search = search the rules
key-log = log
key-chat = chat
key-skip = skip ahead
key-hint = hint
key-map = this map
key-replay = replay: move by move
key-play = replay: play, pause

## End

wins = { $you ->
    [yes] You win!
   *[other] { $player } wins
}
wins-shared = { $names } share the victory
solo-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result = Result
end-resigned = The others gave up.
rematch = Rematch
rematch-open = To the rematch
look-at-board = Look at the board
share = Copy the link
where-from = Where the points came from
total = Total
tie-break = Tie-break.
tied = { $names } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; the rules for ties decided.
tied-shared = { $names } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each and share the place.
move-by-move = Move by move
what-decided = What decided it
fair-open = The key of chance is open now. Anyone can check every draw with the downloaded game.
fair-check = How to check
points-after = Points after each move

## Replay

replay-of = replay
moves = Moves
move-number = Move { $number }
move-start = The opening position
of-count = of { $count }
first-move = First move
last-move = Last move
previous-move = Back (left arrow)
next-move = Forward (right arrow)
play-film = Play (space)
pause = Pause (space)
speed = Speed
seen-by = Seen by
replay-more = Whose eyes, playing on, and more
spectator = A spectator
all-open = All open
play-on = Play on from here
play-on-about = You take the seat that decides here; bots take the others.
link-to-move = Copy the link to this move
link-copied = The link is copied.
back-to-table = To the table

## Analysis

analysis = Analysis
analysis-title = What decided the game
analysis-about = How everyone stood at each decision, from what they knew then; which moves changed most; what would have been better; and what was luck.
analysis-start = Analyse the game
analysis-start-about = { $count ->
    [one] One decision is judged.
   *[other] { $count } decisions are judged, one after the other.
} It often takes a minute or two, and only once: the analysis stays with the game.
analysis-progress = Decision { $done } of { $of }
analysis-progress-label = Progress of the analysis
chance-graph = Chance to win over the game
points-graph = Expected points over the game
graph-help = Click, or walk with the arrow keys; Page Up and Page Down jump between turning points, Enter opens the replay.
graph-at = Move { $number }, { $name }: { $chance }
graph-end = The end
chances-about = The chances assume that from there on everyone plays equally well; they are estimates, good to a few per cent.
turning-points = Turning points
no-turning-points = No single move decided this game.
turn-missed = A better move was there
turn-strong = A strong move
turn-luck = { $good ->
    [yes] Luck for { $name }
   *[no] Bad luck for { $name }
}
turn-better = Better:
luck = Luck
before-move = Before the move
after-move = After it
best-move = After the best move
after-luck = After the draw
go-to-move = See it in the replay
points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-sums = Decisions and luck
sum-decisions = Decisions
sum-advised = As a strong bot
sum-missed = Given away per move
sums-about = Given away: what better moves would have brought, on average. Luck: what draws and disclosures changed.
all-decisions = All decisions

## Lessons

lessons-title = Learn by playing
lessons-about = The rulebook’s worked examples as positions. Look, guess, then see what happens and why.
lesson = lesson
lesson-example = Example { $number }
lesson-count = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
lesson-step = Example { $now } of { $of }
lesson-do-about = Make the move on the board, choose an answer, or press “Show me”.
lesson-right = Right!
lesson-wrong = Not quite. The answer is { $answer }.
lesson-show = Show me
lesson-other-move = That is another move. The example makes the one described above.
player-number = Player { $number }
lesson-before = Look again at the start
lesson-all = All examples
lesson-done = Done
no-lessons = No lessons yet.

## Settings and name

motion = Motion
motion-system = As on this device
motion-full = Full
motion-still = None
letters = Single-letter keys
letters-about = Z takes back, ? opens the rules, and so on. Switch them off if they get in your way.
sound-about = Small sounds for moves and for your turn.
me = You
me-about = A name is enough to play. With an account your games follow you to other devices.
name = Name
name-saved = Saved.
account = Account
account-about = Optional. The games of this device come along.
password = Password
password-rule = At least 8 characters.
register = Make an account
login = Sign in
logout = Sign out
signed-in = Signed in as { $name }.

help-title = Help
help-play = How do I play?
help-play-about = Things you may choose have a thin green line and a dot. Point at them to see what would happen; click to choose. Escape takes the last step back. If you click something that is not allowed, the table says which rule forbids it.
help-turn = Why can I do nothing?
help-turn-about = The line above the board always says whom the table waits for.
help-undo = I made a mistake
help-undo-about = “Take back” is free as long as nothing was drawn or shown and nobody else has moved. After that the others are asked.
help-leave = I must go
help-leave-about = Close the page: the table waits. Or leave: a bot plays for you until you come back by the same link.
help-fair = Is chance fair?
help-fair-about = The key of chance is sealed before the first deal and opened at the end; the downloaded game can be checked with “ludoteka verify”.

not-found = There is nothing here
not-found-about = The address is wrong, or the page has moved.
to-home = To the games

## Refusals

error-unreachable = The server does not answer. Try again in a moment.
error-not-readable = The table did not understand that.
error-unknown-name = The table does not know that.
error-bad-name = Please choose a name of 1 to { $most } characters.
error-bad-password = Please choose a password of at least 8 characters.
error-bad-text = That text is empty or longer than { $most } characters.
error-not-signed-in = Please sign in first.
error-wrong-password = Name and password do not fit.
error-bad-token = This key is not valid.
error-not-your-seat = That is not your seat.
error-not-seated = You do not sit at this table.
error-not-the-host = Only the host of the table can do that.
error-no-spectators = This table does not want spectators.
error-foreign-origin = This request came from another site.
error-no-such-page = There is nothing here.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-no-such-ply = There is no such move yet.
error-no-such-lesson = There is no such lesson.
error-link-used = This link was used already.
error-method-not-allowed = That cannot be done here.
error-not-your-turn = { $turn } decides now.
error-late = Something happened meanwhile. Look again, please.
error-seat-taken = That seat is taken.
error-already-seated = You already have a seat here.
error-seats-open = Some seats are still free.
error-not-ready = { $seat } is not ready yet.
error-not-waiting = The game has begun already.
error-not-playing = The game is not running.
error-not-over = The game is not over yet.
error-nothing-to-take-back = There is nothing to take back.
error-must-ask = Something was revealed since; the others must agree.
error-undo-never = At this table nothing is taken back.
error-undo-open = A request to take back is open already.
error-no-undo-asked = Nobody asks to take back any more.
error-not-absent = That player is here.
error-no-hints = There are no hints at this table.
error-name-taken = That name is taken.
error-rules-changed = The rules of this game have changed since.
error-too-large = That is too large.
error-too-many = Too many at once. Wait a moment, please.
error-busy = The server is busy. Try again in a moment.
error-failure = Something went wrong on our side. Try again in a moment.
