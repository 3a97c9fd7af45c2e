# The host's page. Loaded by it alone.

host-title = The house, for its host
never-shown = What is done about a report can be undone for 30 days; the one concerned sees a sentence. Hands and secrets are never shown here, and whatever is done stands in the journal.

## How it is
well = All is well in the house
verdict-writes = Not well: the data cannot be written
verdict-errors = Not well: { $value ->
    [one] one request failed
   *[other] { $value } requests failed
} within an hour
verdict-slow = Slow since { $since }: answers take { $value } ms
verdict-disk = The disk is { $value } % full
verdict-copy = No copy of the data for { $value } days
verdict-passwords = Somebody guesses passwords: { $value } wrong ones in a day
verdict-unreachable = Not well: the house does not answer
up-minutes = up for { $count ->
    [one] one minute
   *[other] { $count } minutes
}
up-hours = up for { $count ->
    [one] one hour
   *[other] { $count } hours
}
up-days = up for { $count ->
    [one] one day
   *[other] { $count } days
}
version = version { $version }
last-copy = last copy of the data { $when }
no-copy = no copy of the data yet
refreshes = renewed every 10 seconds
several = Several processes may serve: people, moves, answers and failures are those of one of them.

## Closing it for a while
close-house = Close the house for a while…
close-about = No new games begin; those that are played can be finished. Everybody here is told at once.
close-when = When
close-now = now
close-in-10 = in 10 minutes
close-in-60 = in an hour
close-how-long = For how long
close-for-15 = a quarter of an hour
close-for-60 = an hour
close-for-open = until I open it
close-words = A sentence for everybody, if you like
close-do = Close the house
closed-since = The house is closed since { $time }
closes-at = The house closes at { $time }
opens-about = it should open again at { $time }
opens-by-host = it opens when you say so
open-house = Open the house

## Figures
people-here = People here
people-about = { $seated } at tables, { $watching } watching
tables = Tables
tables-about = { $waiting ->
    [0] none waits for players
    [one] one more waits for players
   *[other] { $waiting } more wait for players
}
moves = Moves in a minute
moves-about = { $count } within the hour
answer = Answer to a move
answer-about = 95 % within { $most } ms, none over { $worst } ms
answer-none = nobody has moved within the hour
milliseconds = { $value } ms
spark = The last hour: at least { $least }, at most { $most }, now { $now }.
spark-soon = The curve begins after a minute.

## To look at
to-look-at = To look at
open-count = { $count } open
nothing-open = Nothing asks for you.
what-writes = Moves of the last minutes were not kept. Is the disk full, does the database run? Tables say so themselves and go on when it is back.
what-errors = The server's log says which ones.
what-slow = For five minutes at least. Fewer bots at once or a faster disk help.
what-disk = Old finished tables can go: ludoteka admin retain.
what-copy = Whatever has happened since would be lost with the disk.
what-passwords = An address has to wait after ten wrong ones. Which addresses: ludoteka admin audit.
closed-count = closed, { $count }
closed-title = What can still be undone
case-line = A line in the chat
case-name = A name
case-left = Left the table three times
left-words = { $name } left live games 3 times within a day; bots stood in.
case-noticed = noticed by the house
case-where = { $game }, table { $table }
case-reports = reported by { $count }
written-by = written by { $name }
called-now = now called { $name }
case-others = { $count ->
    [0] first report
    [one] one more report about the same person
   *[other] { $count } more reports about the same person
}
measure-hide = Hide the line
measure-mute = Mute, 1 day
measure-rename = Neutral name
measure-ban = Ban
measure-relaxed = Only relaxed tables, 1 day
done-hide = The line is hidden.
done-mute = Who wrote it writes nothing until { $until }.
done-rename = A neutral name was given.
done-ban = Who is called so is let in no more.
done-relaxed = Only relaxed tables with people until { $until }.
done-leave = Left as it is.
undo = Undo

## Health
health = Health
rules-compiled = Rules compiled
of-games = { $count } of { $all } games
bots-think = Bots thinking now
at-tables = { $count ->
    [0] nowhere
    [one] at one table
   *[other] at { $count } tables
}
memory = Memory of the server
megabytes = { $value } MB
data-on-disk = Data on disk
data-about = { $size } MB, { $database }
disk-full = Disk in use
address = Address of the house
reach-network = links stay in the network
reach-here = links work on this machine only
errors-hour = Failures within the hour
copy-data = Copy of the data
copy-made = The copy lies beside the data: { $name }
copy-command = PostgreSQL is copied with: ludoteka admin backup FILE

## Tables now
tables-now = Tables now
no-tables = Nobody plays just now.
moves-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
end-match = End the match
end-match-of = End the match at table { $table }
end-sure = It ends for everybody at once and without a winner.
end-yes = End it
leave-it = Leave it
all-tables = all { $count }

## Journal
journal = Journal
journal-more = the last forty
journal-empty = Nothing has been noted yet.
noted-register = Somebody made an account
noted-login = Somebody signed in
noted-wrong_password = A wrong password
noted-banned = Somebody banned wanted to sign in
noted-logout = Somebody signed out
noted-password = A password was changed
noted-end_session = A session was ended
noted-end_token = A seat token was ended
noted-delete_person = Somebody was forgotten
noted-close_table = A match was ended by the host
noted-delete_table = A table was deleted
noted-ban = Somebody was banned
noted-unban = A ban was lifted
noted-rename = Somebody was renamed
noted-sign_out = Somebody was signed out by the host
noted-reset = A link for a new password was made
noted-retain = Old things were let go
noted-backup = The data was copied
noted-host_page = This page was opened
noted-host_refused = This page was refused to somebody
noted-host_link = A link to this page was made
noted-end_host_links = All links to this page were ended
noted-hide_line = A line was hidden
noted-show_line = A hidden line was shown again
noted-mute = Somebody was muted for a day
noted-unmute = Somebody may write again
noted-neutral_name = Somebody was given a neutral name
noted-own_name = Somebody was given the own name back
noted-leave_report = A report was left as it is
noted-open_report = A report was opened again
noted-close_house = The house was closed for a while
noted-open_house = The house was opened again
noted-relaxed_only = Somebody may sit only at relaxed tables for a day
noted-live_again = Somebody may sit at live tables again
