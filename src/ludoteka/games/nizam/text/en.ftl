### Nizam and Pearl of the East at the table.

title = Nizam
subtitle = Gems on a bazaar carpet
tagline = Slide rows of gems until three of a kind meet.

form-nizam = Nizam
form-nizam-about = Join runs of equal gems for points until the deck has run out once for each player. Also for one.
form-pearl = Pearl of the East
form-pearl-about = A race: be the first to line up each of the eight gems, with one wild pearl on the carpet.
style-builder = Likes to shift once more before counting.
style-miser = Holds on to its cards.
style-gambler = Would rather draw than shift.

## Options

option-eligibility = Which runs score
option-eligibility-about = What has to change in a line before its run scores again.
option-eligibility-run = the length of the run
option-eligibility-run_or_count = the run, or the number of such gems in the line
option-substitute_payment = Paying with three cards
option-substitute_payment-about = When any three cards may pay for a shift.
option-substitute_payment-only_if_lacking = only without the matching card
option-substitute_payment-always = always
option-end_timing = End of the game
option-end_timing-about = What happens when the deck runs out for the last time.
option-end_timing-immediate = the game ends at once
option-end_timing-finish_round = the round is finished
option-solo_overflow = Hand limit, solo
option-solo_overflow-about = What happens when you would hold more than eight cards.
option-solo_overflow-discard = take three, then discard down to eight
option-solo_overflow-truncate = take only up to eight
option-solo_overflow-forbid = take only with room for three
option-pearl_claims = Completing tasks
option-pearl_claims-about = Whether a task that you can complete has to be completed.
option-pearl_claims-mandatory = must be completed
option-pearl_claims-optional = may be left open
option-pearl_deadlock = When everything is blocked
option-pearl_deadlock-about = What happens when every task still open is blocked for everybody.
option-pearl_deadlock-end = the game ends
option-pearl_deadlock-lift = blocks are lifted until the next task
option-pearl_no_progress_rounds = Rounds without a task
option-pearl_no_progress_rounds-about = So many rounds without a completed task end the game.

## Gems

gem-R = ruby
    .title = Ruby
    .count = { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
gem-E = emerald
    .title = Emerald
    .count = { $count ->
        [one] { $count } emerald
       *[other] { $count } emeralds
    }
gem-S = sapphire
    .title = Sapphire
    .count = { $count ->
        [one] { $count } sapphire
       *[other] { $count } sapphires
    }
gem-M = amethyst
    .title = Amethyst
    .count = { $count ->
        [one] { $count } amethyst
       *[other] { $count } amethysts
    }
gem-T = topaz
    .title = Topaz
    .count = { $count ->
        [one] { $count } topaz
       *[other] { $count } topazes
    }
gem-Q = aquamarine
    .title = Aquamarine
    .count = { $count ->
        [one] { $count } aquamarine
       *[other] { $count } aquamarines
    }
gem-B = amber
    .title = Amber
    .count = { $count ->
        [one] { $count } amber
       *[other] { $count } ambers
    }
gem-O = onyx
    .title = Onyx
    .count = { $count ->
        [one] { $count } onyx
       *[other] { $count } onyxes
    }
gem-P = pearl
    .title = Pearl
    .count = { $count ->
        [one] { $count } pearl
       *[other] { $count } pearls
    }

## Words used in many sentences

line-name = { $axis ->
    [row] row { $number }
   *[column] column { $number }
}
shift-name = { line-name } { $direction ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
line-title = { $axis ->
    [row] Row { $number }
   *[column] Column { $number }
}
shift-title = { line-title } { $direction ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
points-count = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
cards-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
cards-taken = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## The log

takes-cards = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} { cards-taken }.
takes-these-cards = { $you ->
    [yes] You take
    [do] Take
   *[no] { $player } takes
} { cards-taken }: { $cards }.
passes = { $you ->
    [yes] You can do nothing and pass.
   *[no] { $player } can do nothing and passes.
}
shifts = { $you ->
    [yes] You shift
    [do] Shift
   *[no] { $player } shifts
} { shift-name } for one { $gem }.
chooses-shift = { $you ->
    [yes] You choose
    [do] Choose
   *[no] { $player } chooses
} how to pay for { shift-name }.
will-pay-three = { $you ->
    [yes] You pay
    [do] Pay
   *[no] { $player } pays
} three cards to shift { shift-name }.
discards = { $you ->
    [yes] You discard
    [do] Discard
   *[no] { $player } discards
} one { $gem }.
shifts-for-three = { $you ->
    [yes] You shift
    [do] Shift
   *[no] { $player } shifts
} { shift-name }.
finishes = { $you ->
    [yes] You finish shifting.
    [do] Finish shifting.
   *[no] { $player } finishes shifting.
}
stops = { $you ->
    [yes] You leave the other tasks open.
    [do] Leave the other tasks open.
   *[no] { $player } leaves the other tasks open.
}
scores = { $you ->
    [yes] You score
   *[no] { $player } scores
} { points-count }{ $runs ->
    [one] {""}
   *[other] {" "}with { $runs } runs
}.
scores-nothing = { $you ->
    [yes] You finish without points.
   *[no] { $player } finishes without points.
}
scored-run = { line-title }: { $length } × { $gem } ({ $worth }).
completes = { $you ->
    [yes] You complete the task
    [do] Complete the task
   *[no] { $player } completes the task
} { $gem }{ $pearl ->
    [yes] {" "}with the pearl
   *[no] {""}
}.
deck-ran-out = The deck ran out: { $count } of { $of }.
    .about = A lamp goes out. The discard pile becomes the new deck.
reshuffled = The deck ran out; the discard pile is shuffled into a new one.
blocks-lifted = Every open task is blocked: the blocks are lifted until the next task.

## How a match ends

end-deck-ran-out = The deck has run out for the last time.
end-tasks-done = { $you ->
    [yes] You have completed all eight tasks.
   *[no] { $player } has completed all eight tasks.
}
end-deadlock = Every task still open is blocked for everybody.
end-no-progress = Too many rounds went by without a completed task.

## What can be done now

prompt-turn = { $does ->
    [both] Take { cards-taken }, or shift a line.
    [draw] Take { cards-taken }.
   *[shift] Shift a line.
}
prompt-shifting = Shift another line, or finish your turn.
prompt-shifting-pearl = Shift another line, or { $tasks ->
    [0] finish your turn.
    [one] finish and complete a task.
   *[other] finish and complete tasks.
}
prompt-pay = Pay for { shift-name }: choose { $picks ->
    [one] one more card
   *[other] { $picks } cards
}{ $matching ->
    [yes] , or pay with the one { $gem }
   *[no] {""}
}.
prompt-limit = { $limit } cards is the limit: discard { $picks ->
    [one] one card
   *[other] { $picks } cards
}.
prompt-claims = Choose the task to complete next{ $stop ->
    [yes] , or finish your turn
   *[no] {""}
}.

## What it would mean

hint-shift-one = { shift-title } costs one { $gem } and brings { points-count }.{ hint-ends }
hint-shift-three = { shift-title } costs any three cards and brings { points-count }.{ hint-ends }
hint-shift-one-pearl = { shift-title } costs one { $gem }. { hint-tasks }{ hint-ends }
hint-shift-three-pearl = { shift-title } costs any three cards. { hint-tasks }{ hint-ends }
hint-ends = { $ends ->
    [score] {" "}Your turn ends with it: new gems come.
    [yes] {" "}Your turn ends with it.
   *[no] {""}
}
hint-tasks = { $tasks ->
    [0] No task can be completed then.
    [one] One task can be completed then.
   *[other] { $tasks } tasks can be completed then.
}
hint-finish = Finishing now brings { points-count }.
hint-finish-pearl = Finishing now: { $tasks ->
    [0] no task can be completed.
    [one] one task can be completed.
   *[other] { $tasks } tasks can be completed.
}
hint-draw = Taking cards ends your turn.
hint-pearl-used = The pearl has stood for a gem in this turn.
hint-pearl = In one turn the pearl stands for one kind only.
hint-pay = Choose in any order; the cards are given together.

## Buttons and keys

button-draw = Take 3
button-end = { $form ->
    [pay] Pay the matching card
    [nizam] Finish: { points-count }
   *[pearl] Finish
}
pause-last-shift = { $form ->
    [pearl] Shift and finish
   *[nizam] Shift and finish: { points-count }
}
ruin-nothing = Finish for nothing
button-pass = Pass
key-draw = Take three cards
key-end = Finish the turn

## Why not

why-limit = First discard { $picks ->
    [one] one more card
   *[other] { $picks } more cards
}: the hand holds { $limit } at most.
why-claims = { $stop ->
    [yes] Shifting is over: complete a task, or finish your turn.
   *[no] First complete every task that can be completed.
}
why-paying = The shift is not paid for yet: { $picks ->
    [one] one more card is due
   *[other] { $picks } more cards are due
}.
why-no-pass = You cannot pass while you can take cards or shift a line.
why-no-end = Shift at least one line before you finish.
why-no-draw-after-shift = Cards are taken instead of shifting, not after it.
why-no-draw-full = { $room ->
    [0] The hand is full: it holds { $limit } cards at most.
    [one] There is room for one more card only: the hand holds { $limit } at most.
   *[other] There is room for { $room } more cards only: the hand holds { $limit } at most.
}
why-no-draw-empty = There are no cards left to take.
why-card = Cards are moved by lines: pull this one along its row or column, or press an arrow at the edge.
why-no-shift = The edge card here is the { $gem }. { $hand ->
    [0] You hold no cards to pay with.
    [one] You hold no match and only one card; three would do.
   *[other] You hold no match and only { $hand } cards; three would do.
}
why-no-discard = Cards are discarded only to pay for a shift: choose an arrow.
why-not-held = You do not hold this card: { $gem }.
why-ascending = Choose these cards in the order of the tray.
why-no-tasks = There are no tasks in this game.
why-claim-later = Tasks are completed after shifting.
why-completed = You have completed this task already: { $gem }.
why-blocked = An opponent’s top card blocks this task: { $gem }.
why-pearl-used = The pearl has stood for another gem in this turn; this run needs it: { $gem }.
why-no-run = No line holds three in a row: { $gem }.

## Where the points come from

source-runs-of-three = Runs of three
source-runs-of-four = Runs of four
source-runs-of-five = Runs of five
source-bonus = Each further run
source-tasks = Completed tasks
finale-lamps = The last card has left the deck
    .about = The last lamp goes out. No round is finished; cards in hand are worth nothing.
finale-runs-of-three = Runs of three, strung up
    .about = 3 points a run.
finale-runs-of-four = Runs of four
    .about = 5 points a run.
finale-runs-of-five = Runs of five
    .about = 7 points a run.
finale-bonus = Several at once
    .about = Every further run of one turn brought 1 point more.
finale-necklaces = The necklaces
    .about = A pearl on the string for every completed task.
finale-pearl = { $you ->
    [yes] You close the clasp
   *[other] { $player } closes the clasp
}
    .about = The last task is done, and the match ends with it.

## On the board

board = Carpet, five rows and five columns of gems
field-keys = Gems. Arrow keys walk from gem to gem; with Shift they show a shift of the gem’s line, Enter makes it.
cell = { $gem }, row { $row }, column { $column }
cell-empty = empty, row { $row }, column { $column }
cell-run = { cell }, in a run that scores
    .asked = { cell }
cell-old = { cell }, in an old run
    .asked = { cell }
arrow-made = { $arrow }. Shifted in this turn: { $numbers }
arrow-one = { shift-title }: pay one { $gem }, brings { points-count }
arrow-three = { shift-title }: pay any three cards, brings { points-count }
arrow-one-pearl = { shift-title }: pay one { $gem }. { hint-tasks }
arrow-three-pearl = { shift-title }: pay any three cards. { hint-tasks }
arrow-off = { shift-title }: not affordable
arrow-idle = { shift-title }
deck-name = Deck: { cards-count }
deck-take = Take three cards, { $count } in the deck
deck-label = in the deck
discard-name = Discard pile: { cards-count }
discard-label = discarded
discard-open = In the discard pile, open to all
discard-empty = The discard pile is empty.
draw-locked = Take three: only instead of shifting.
draw-open = Take three cards (D)
lamps = The deck ran out { $count } of { $of ->
    [one] { $of } time
   *[other] { $of } times
}
lamps-label = Deck ran out { $count } of { $of ->
    [one] { $of } time
   *[other] { $of } times
}
this-turn = This turn
this-turn-of = { $player }: this turn
turn-empty = Nothing has been shifted yet.
turn-paid = paid
turn-pays = pays
sum-run = { line-title }, { $gems }
sum-old = { line-title }, { $gems }: old, unchanged
sum-bonus = { $runs ->
    [2] Second run
   *[other] Further runs
}
sum-if-shift = If you shift and finish
sum-if-finish = If you finish now
sum-if-finish-of = If the turn ends now
hand = Your hand
hand-limit = { $count } of { $limit } cards
hand-no-limit = { cards-count }, no limit
hand-cards = { cards-count }
tray-place = { $gem }, { $count } in hand
tray-empty = { $gem }, none in hand
tray-give = Give one { $gem }, { $count } in hand
values = A run of three is worth 3 points, of four 5, of five 7; each further run 1 more
values-more = each more
tasks = Your tasks
tasks-of = Tasks of { $player }
tasks-top = { $gem } on top
tasks-none = none completed
tasks-done = { $done } of 8 tasks
task-done = { $gem }: completed
task-top = { $gem }: completed, on top, blocks the others
task-open = { $gem }: open
task-blocked = { $gem }: blocked by { $player }
task-ready = { $gem }: can be completed now
blocks-you = { $player }’s top card blocks { $gem }.
blocks-none = Nothing that you still need is blocked.
claim-title = Complete a task
claim-with-pearl = The pearl this turn
claim-pearl = Uses the pearl, which then stands for nothing else.
claim-blocks = Goes on top of your pile and blocks { $gem } for the others.
claim-run = Complete { $gem }
facts-hand = { cards-count } in hand
facts-blocks = blocks { $gem }
pay-title = Pay with any three
pay-left = { $picks ->
    [0] Paid.
    [one] one more card
   *[other] { $picks } more cards
}
phase-decks = { $now ->
    [1] First deck of { $of }
    [2] Second deck of { $of }
    [3] Third deck of { $of }
    [4] Fourth deck of { $of }
   *[other] Deck { $now } of { $of }
}
phase-last-deck = Last deck
phase-last-round = The deck has run out: last round
phase-solo = One deck, solo
phase-tasks = First to 8 tasks
phase-over = The end
score-track = Score track
