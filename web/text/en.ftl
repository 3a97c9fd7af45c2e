## The frame

home-link = Ludoteka, home
play = Play
my-games = My games
exercises = Exercises
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
done = Done
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
sound = Sound
sound-on = Switch the sound on
sound-off = Switch the sound off

title-home = Ludoteka: board games, one table
title-page = { $page } · Ludoteka
title-turn = Your turn in { $game } · Ludoteka

## Home

home-title = What shall we play tonight?
home-about = A name is enough. Against bots you sit down at once; friends join by a link.
home-morning = Good morning, { $name }
home-day = Good afternoon, { $name }
home-evening = Good evening, { $name }
home-mine = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-theirs = { $count ->
    [one] At one table it is the others’ turn.
   *[other] At { $count } tables it is the others’ turn.
}
home-first = Board games with friends or against our bots. Nothing to install, no account: a name is enough.
home-crew = { $names } and { $others ->
    [5] five
   *[other] { $others }
} more are always free for a game.
play-against-bot = Play { $game } against a bot
play-again = { $game }, once more?
shelf = The shelf
shelf-first = Or take a box from the shelf
not-played-yet = Not played yet
your-move = Your move
your-move-for = Your move for { $time }
decides-for = { $name } decides, for { $time }
paused = Paused
lasting-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
lasting-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
lasting-days = { $count ->
    [one] a day
   *[other] { $count } days
}
film-first = { $count ->
    [one] first a short film: one move
   *[other] first a short film: { $count } moves
}
puzzle-days-solved = Solved in the last days: { $count } of { $all }.
exercises-done = { $done } of { $all } exercises done
go-on-learning = Go on learning
again-with = Play with { $name } again
last-time = Last time: { $game }, { $points }
send-invitation = Send an invitation
invite-friends-about = A table with a free seat, and a link to it.
make-table-link = Make a table
invite-short = Invite
record = My record
record-game = Game
record-played = Played
record-won = Won
record-best = Best
record-mean = On average
record-results = Last ten
record-rival = Next rival
record-last = { $won } of the last { $count } games won.
record-empty = Your first game writes here.
record-bots = Bots
record-score = you : bot
record-next = next rival
play-against = Play against { $name }
puzzle-of-day-about = one decision from a match of experts
play-now = Play now
play-now-about = { $game }: play now against bots
invite-friends = Invite friends
finished-you = { $game }: you won
finished-name = { $game }: { $name } won
finished-shared = { $game }: a shared win
finished-alone = { $game }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
waiting-for-you = Waiting for you
your-turn-in = Your turn in { $game }
go-on = Go on
open-tables = Open tables
all-count = All { $count }
sit-down = Sit down
replay = Replay
no-open-tables = No table is open.
make-one = Make one
make-one-about = others find it here.
no-line = There is no connection. Your games are shown as they stood on { $at }; you can play again when it is back.
no-my-games = Your games will appear here.
finished-games = Finished
just-finished = Just finished
running-games = Running
learn-game = Learn a game
new-here = New here?
learn = Learn a game by playing
learn-about = short exercises on the real boards
one-screen = Around one screen
one-screen-about = several people on this device
new-table = New table
new-table-about = a game, its seats, and who sits there
minutes-range = { $from }–{ $to } min
game-with = { $game } with { $names }
game-alone = { $game }, alone
thinks = { $name } is thinking
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
experts = For experts: readings of the rules
experts-about = Where the rulebook can be read in several ways. The first choice is ours.
pack = Components
pack-about = Packs that this server offers.
pack-own = from the box
pack-unlearnt = Strong bots have learnt the game with the components in the box. With others they think every move out and may play weaker.
seats = Seats
who-sits-there = Who sits at the table?
table-rules = Table rules
who-sits = Who sits here
seat-me = You
seat-person = Person
seat-bot = Bot
seat-here = This device
seat-person-about = comes by the link
seat-name = Name
seat-remove = Remove the seat
seat-up = one place further up
level = Level
level-easy = easy
level-medium = medium
level-hard = strong
level-expert = expert
level-easy-about = For a first game.
level-medium-about = Plays soundly and quickly.
level-hard-about = For those who know the game.
level-expert-about = As strong as it gets; takes its time.
bot-figure = Figure
bot-taken = { $name } already sits at this table.
bot-surprise = Surprise me
bot-of-level = bot, { $level }
style-none = Counts, and has no favourite plan.
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
lobby-title = The table is open
seat-open = Free seat
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
lobby-sit = { $taken } of { $seats } seated. Seats may change until the start.
lobby-guest = { $name } invites you.
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat-more = One seat more
seat-fewer = One seat fewer
seat-change = Change: { $name }
seat-place = Place and colour
seat-place-taken = { $name } sits there
seat-free = Free the seat
seat-away-with = Take the seat away
seat-host = host
seat-or-bot = or a bot
lobby-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-free-about = The game begins when the last one sits down. If you say so sooner, bots take what is free.
lobby-free-say = The game begins when you say so; bots take what is free.
lobby-full = Everybody is seated.
lobby-full-about = The game begins when you say so.
lobby-wait-ready = Somebody is not ready yet.
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
}
call-others = Call the others
call-others-about = Point a phone at the code, or send the link. Whoever opens it sits down or watches.
link-share = Share
link-large = Show large
link-code = The link as a code for a phone’s camera
link-network = Works in this network only.
link-network-about = Friends elsewhere need an address that works from anywhere.
link-here = Works on this machine only.
link-here-about = Others cannot open it. Ask whoever runs this server for an address they can reach.
link-here-command = Others cannot open it. To let them in, start the server like this:
while-waiting = While you wait
while-waiting-about = the table calls you when it starts
wait-goal = What it is about
wait-goal-about = Aim, turn and end in five pictures.
wait-course = A first game with a coach
wait-course-about = He explains every step, and it can be left at any time.
wait-quick = A quick game with { $name }
wait-quick-about = It is kept and waits while you play here.
wait-bar = { $game }: { $taken } of { $seats } seated
wait-starts = Your table has begun
wait-go = To the table

## Table

table-tools = Tools of the table
table-menu = This table
invite = Invite
invite-link = Invite link
invite-about = Whoever opens this link takes a free seat or watches.
move-device = Continue on another device
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
bot-name-apprentice = Knopka
bot-name-gardener = Klen
bot-name-builder = Dubok
bot-name-trader = Kram
bot-name-dreamer = Mriya
bot-name-miser = Skarb
bot-name-gambler = Fant
bot-name-raider = Iskra
bot-name-watcher = Sova
bot-name-scholar = Abak
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
hint-alike = As good as the first, as far as can be told.
hint-better-mine = { $points ->
    [one] About a point more for you than with the next one.
   *[other] About { $points } points more for you than with the next one.
}
hint-better-theirs = { $points ->
    [one] Leaves the others about a point less than the next one.
   *[other] Leaves the others about { $points } points less than the next one.
}
hint-expect = about { $mine } : { $others }
hint-expect-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
hint-expect-about = Chance to win and points at the end, if from here on everyone plays equally well
field-missing = Fill this in.
field-short = { $count ->
    [one] At least one character.
   *[other] At least { $count } characters.
}
field-range = From { $min } to { $max }.
step-of = { $now } of { $of }
step-back = Step back
step-on = Step forward
to-my-move = To my move
since = What happened since: { $count }
since-key = What happened since my last decision: { $count } (M)
not-there = Not there
do-it = Do it
pause-again = again to confirm
ruin-once = A certain loss that another choice avoids. Choose it again to confirm.
not-again = Not again this round
skip-ahead = Skip ahead
skip-to-now = Skip to now
lost = The connection is gone. Your last move is safe.
lost-long = No line for { $time } now. You may close the page: your seat stays yours.
awaited-for = For { $time } already. The title of this page tells when it is your turn.
lost-kept = Your move is kept: it is sent when the line is back.
lost-withdraw = Withdraw the move
lost-busy = The server is busy. Nothing is lost: it goes on by itself.
lost-ended = You are signed out here. Sign in again on your page.
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
curtain-about = The others look away now.
curtain-show = Show my side
log-search = Search the log
log-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
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
report = Report to the host
report-about = Report it to the host of the server? Nobody here is told.
report-line = This line
report-name = This name
reported = The host of the server will have a look.
line-taken-down = The host of the server took this line down.
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
compiling = Warming up: until this is done the bots think less.
no-board = There is no board for this game yet.

rules-of = Rules of { $game }
rules-find = Find a word or a number
rules-all = All rules
rules-moment = This moment
rules-parts = Parts of the rules
rules-none = No rule has these words.
rules-key = Rules (?)
slip-try = Try it
slip-keep = keep open
slip-shut = close
slip-later = Answer the question first: then it says what it does and what it is worth.
slip-ask = What is this? Tap a thing
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
notice-closed = The host of the server closes the table.
notice-renamed = The host of the server changed the name of { $player }.
notice-paused = { $player } pauses the table.
notice-went-on = The game goes on.

## Keys

keys = Keyboard
keys-show = Show the keyboard map

## End

wins = { $you ->
    [yes] You win
   *[other] { $player } wins
}
wins-shared = { $names } share the victory
solo-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result = Result
finale = Finale
finale-leads = { $you ->
    [yes] You lead by { $points }.
   *[other] { $player } leads by { $points }.
}
finale-level = Level at the top: { $points }.
finale-again = Watch the finale again
reckoning = The reckoning
in-play = In play
at-the-end = At the end
to-result = To the result
beat-back = One beat back (left arrow)
beat-on = On (right arrow)
final-board = Final board
final-board-about = Choose a line of the ledger: the board shows where its points lay.
end-resigned = The others gave up.
end-closed = The host of the server closed the table.
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
move-by-move-about = Click to see that moment.
laid-open = What was secret
what-decided = What decided it
decided = { $source } decided it.
decided-points = { $winner }: { $mine }, { $other }: { $theirs }.
decided-alone = Without it somebody else would have won.
see-move = See move { $number }
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
chapters = Chapters
full-screen = Full screen (F)
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
analysis-at = { $you ->
    [yes] Before move { $number }, as you saw it
   *[other] Before move { $number }, as { $name } saw it
}
analysis-legend = Green: the better decision. Dashed: what was played. Hold Space for the bare board.
analysis-best-played = What was played is the best that was found.
analysis-estimate = estimate
analysis-move = Move { $number }, { $name }
analysis-played = Played:
analysis-better = Better:
analysis-better-marked = marked green on the board
analysis-try = Try it from here
analysis-deeper = Look deeper
analysis-deeper-about = Eight times the thought for every decision; it takes some minutes and replaces this analysis.
key-moments = Key moments
largest-first = largest first
luck-apart = Luck apart
whole-match = whole match
chances-by-move = Chances, move by move
eval-of = { $name } { $share }
chance-graph = Chance to win over the game
points-graph = Expected points over the game
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
luck = Luck
after-luck = After the draw
points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum-missed = Given away per move
sums-about = Given away: what better moves would have brought, on average. Luck: what draws and disclosures changed.

## Exercises

exercises-games = Games
exercises-done-of = { $done } of { $of }
exercise = exercise
exercise-next = Next
exercise-try = Try it
exercise-mixed = Five mixed
exercise-on-board = on the board
exercise-state-next = next
exercise-state-done = done
exercise-state-again = once more
exercise-finished = All of them done
exercise-finished-about = You know what there is to know. Play, or take five at random to stay in practice.
exercise-step = { $now } of { $of }
exercise-do = { $count ->
    [one] Play it on the board: one decision.
   *[other] Play it on the board: { $count } decisions at most.
}
exercise-right = Right!
exercise-wrong = { $answer }, not { $guess }
exercise-so = It goes like this
exercise-not-yet = Not yet
exercise-not-yet-about = Allowed, but it does not do the task. See what came of it, then try again.
exercise-again-later = It comes again at the end.
exercise-show = Show me
exercise-skip = Skip
exercise-back = Back to the question
exercise-replay = Show it again
exercise-why = Why? The rules
exercise-all = All exercises
exercise-done = Done
exercise-rival-1 = Anna
exercise-rival-2 = Marko
exercise-rival-3 = Olena
exercise-rival-4 = Taras

## Puzzles

puzzles = Puzzles
player-number = Player { $number }
puzzle = puzzle
puzzles-all = All puzzles
puzzle-of-day = Puzzle of the day
puzzle-week = The last seven days
today = Today
puzzle-theme-harvest = Take it now
puzzle-theme-prepare = A quiet decision
puzzle-theme-hinder = In their way
puzzle-theme-finish = The last turns
puzzle-about-harvest = There are points to be had at once, and one way to get the most of them.
puzzle-about-prepare = What pays comes later: look past the points of this turn.
puzzle-about-hinder = What the others could do next matters more than what you gain.
puzzle-about-finish = The end is near. Think it through to the last point.
puzzle-decisions = { $count ->
    [one] One decision is clearly the best.
   *[other] Find the { $count } decisions that are clearly the best.
}
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-origin = From a match between strong bots. The bots of weaker levels missed it.
puzzle-solve = Solve it
puzzle-look-again = Look again
puzzle-waits = waits for you
puzzle-untried = not tried
puzzle-unsolved = not solved
puzzle-tries-count = { $count ->
    [one] { $count } try
   *[other] { $count } tries
}
puzzle-row = Days
puzzle-row-days = { $count ->
    [one] day with its puzzle solved.
   *[other] days with their puzzle solved.
} The most in a row: { $longest }.
puzzle-row-about = A day without one takes nothing away.
puzzle-practice = Practice
puzzle-practice-about = Every game by theme, as often as you like.
puzzle-solved-of = { $solved } of { $count } solved
no-puzzles = There are no puzzles here yet.
puzzle-find = Find the best decision
puzzle-goes-on = { $left ->
    [one] Right! One more decision.
   *[other] Right! { $left } more decisions.
}
puzzle-answered = This is how the others answer
puzzle-not-best = Not the best decision
puzzle-solved = { $tries ->
    [one] Solved on the first try!
    [2] Solved on the second try.
   *[other] Solved on the third try.
}
puzzle-shown = This was it
puzzle-try = try { $now } of { $of }
puzzle-tries = Your tries
puzzle-wins = About { $share } to win after this.
puzzle-wins-best = The best decision gives { $share }.
puzzle-wins-after = About { $share } to win
puzzle-another = Strong players decide otherwise here.
puzzle-reply = The answer:
puzzle-from = A strong bot chose this in the match, and deep searches with other luck agree.
puzzle-again = Try again
puzzle-give-up = Show the solution
puzzle-next = Next puzzle
puzzle-play-on = Play on
puzzle-share = Share

## A game's own page

goal-tab = Goal
goal-or = or
goal-players = { $seats } { $seats ->
    [1] player
   *[other] players
}
path = Learn
path-done = done
puzzle-number = Puzzle { $number }: { $theme }{ $solved ->
    [yes] , solved
   *[no] { "" }
}
rival-against = against { $name }
goal-forms = Games in the box
goal-learn = Learn by playing
goal-learn-about = a first game with the coach
goal-examples = Or try { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
goal-minute = { $game } in a minute
goal-take-time = This is all you need for the first move.
goal-clock-runs = Have a look; the others do not have to wait.
goal-just-play = Just play
goal-with-coach = Play with the coach
goal-got-it = Got it

## The coach of a first game

coach = Coach
coach-on = The coach speaks again
coach-off = Silence the coach
coach-next = Next
coach-show-me = Show me
coach-watching = Now the others.
coach-other = That is allowed, too. I had something else in mind.
coach-other-why = Take it back and see my idea, or go your own way: then the others play as they like.
mentor-lapse = Your chance of winning fell by about { $lost }.
mentor-lapse-points = { $points ->
    [one] That gave away about { $points } point.
   *[other] That gave away about { $points } points.
}
mentor-better = Better: { $instead }
mentor-leave = Leave it as it is
coach-take-back = Take it back
coach-own = Your idea, and mine:
coach-keep = Keep my move
coach-own-way = Go my own way
coach-done = You know how to play now. The rest of this game is yours.
coach-done-why = Play on from here: alone, or with advice before every decision.
coach-alone = Play on alone
coach-advised = With advice

## Name

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
password-change = Change the password
password-old = Current password
password-new = New password
password-changed = The password is changed. Everywhere else you are signed out.
reset-title = A new password
reset-about = The host of this server gave you this link. It works once.
reset-done = Your password is changed. Sign in with it.
sessions = Where I am signed in
session-here = here
session-now = now
session-seen = last here { $when }
session-end = Sign out
session-end-others = Sign out everywhere else
tokens = Programs that play for me
token-of = Seat { $seat } at table { $table }
token-until = until { $when }
token-end = End
data-deleted = You are forgotten.

not-found = There is nothing here
not-found-about = The address is wrong, or the page has moved.
no-table = There is no such table
no-table-about = It was closed, or the link lost its tail on the way. Your own games are all still there.
to-home = To the games

## Refusals

error-unreachable = The server does not answer. Try again in a moment.
error-not-readable = The table did not understand that.
error-unknown-name = The table does not know that.
error-bad-name = Please choose a name of 1 to { $most } characters.
error-bad-password = Please choose a password of at least 8 characters.
error-weak-password = That password is among the first that anyone would try. Please choose another.
error-bad-text = That text is empty or longer than { $most } characters.
error-not-signed-in = Please sign in first.
error-wrong-password = The name or the password is wrong.
error-bad-token = This key is not valid.
error-not-your-seat = That is not your seat.
error-not-seated = You do not sit at this table.
error-not-the-host = Only the host of the table can do that.
error-no-spectators = This table does not want spectators.
error-foreign-origin = This request came from another site.
error-banned = The host of this server has closed this account.
error-host-only = This page answers on the machine that serves, or by the link that “ludoteka admin page” prints there; a link is good for twelve hours.
error-silenced = The host of the server has closed the chat to you until { $until }: a line of yours was reported. You can play on.
error-relaxed-only = For a day you meet others at relaxed tables only: you left live games several times.
error-no-such-page = There is nothing here.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-no-such-ply = There is no such move yet.
error-no-such-exercise = There is no such exercise.
error-no-such-puzzle = There is no such puzzle.
error-no-such-course = There is no such guided game.
error-no-such-session = That has ended already.
error-nothing-to-report = There is nothing of others here to report.
error-no-such-report = There is no such report any more.
error-link-used = This link was used already.
error-method-not-allowed = That cannot be done here.
error-no-line = There is no connection: nothing was done. Try again when it is back.
error-arrived = Your move had arrived before the line broke.
error-not-your-turn = { $turn } decides now.
error-late = Something happened meanwhile. Look again, please.
error-seat-taken = That seat is taken.
error-already-seated = You already have a seat here.
error-seats-open = Some seats are still free.
error-seats-limit = This game is for { $fewest } to { $most } players.
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
error-house-closed = The house is closed for a while: no new game begins.
error-name-taken = That name is taken.
error-rules-changed = This match was begun with rules of a version that this server does not have.
error-compiling = The game is still warming up. Ask again in a minute.
error-too-large = That is too large.
error-not-json = The table understands JSON only.
error-too-many = Too many at once. Wait a moment, please.
error-busy = The server is busy. Try again in a moment.
error-failure = Something went wrong on our side. Try again in a moment.
