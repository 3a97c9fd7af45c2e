# What every game can say; a game's own catalogue may say it in its own words.
prompt-over = The game is over.
prompt-wait = { $player } is deciding.
why-over = The game is over.
why-not-now = Not now: first decide what is asked.
slip-now = Now
slip-if-ended-now = If it ended now
slip-for-you = For you now
slip-costs = Costs
slip-left = Left
slip-number = { $number }
slip-it = { $what }
slip-none = none
slip-points-of = { $player }
