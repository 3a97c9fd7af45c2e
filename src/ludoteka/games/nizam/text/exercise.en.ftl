## Topics
topic-runs = Runs
    .rule = Three equal gems side by side are a run: 3 points; four bring 5, five bring 7. Every further run of the same turn brings 1 more.
topic-price = What a shift costs
    .rule = The gem that travels round from one end of the line to the other is the price: pay one card of its kind, or any three cards.
topic-changed = Old runs and new
    .rule = Only what you changed scores: a run counts if the number of gems in it became another at some moment of your turn.
topic-pearl = Pearl of the East
    .rule = After shifting, a run of three on the carpet completes the task of its kind, whoever made it. The pearl stands for one kind a turn.

## Runs
exercise-three-rubies = Three together
    .tells = Two rubies lie side by side in row 1, and a third waits in column 3, one place lower. You hold a sapphire. Column 3 goes up: the sapphire at its top travels to the bottom, and your sapphire pays for that.
    .asks = How many points does this turn bring?
    .why = Row 1 now holds three rubies side by side. A run of three is worth 3 points; its cards are discarded and three new ones are dealt.
exercise-make-three = Make three
    .tells = Two rubies stand in column 5, and a third lies in row 1. You hold an onyx and an emerald.
    .asks = Score 3 points with one shift.
    .why = Row 1 goes right: the ruby comes above the other two, and the onyx that goes round is the price.
exercise-four-ambers = The fourth amber
    .tells = Three ambers in row 4, and a fourth just below the next place. You hold a ruby and shift column 4 up.
    .asks = How many points does this turn bring?
    .why = The old run grew from three to four, so it scores, as a run of four: 5 points.
exercise-shared-ruby = A ruby in two runs
    .tells = A ruby ends row 1, and two rubies stand in column 3 just below it. You hold a ruby and shift row 1 right: its last ruby comes round to the front.
    .asks = How many points does this turn bring?
    .why = Row 1 and column 3 each hold three rubies and share one card. It counts in full for both: 3 + 3, and 1 for the second run. It is discarded only once.
    .not-6 = The second run brings 1 more.
exercise-nine-points = Nine points, one card
    .tells = Row 1 has rubies in places 1, 2 and 4. Row 5 has two sapphires with a gap between them. You hold a sapphire and two emeralds.
    .asks = Score 9 points with one shift.
    .why = Column 3 goes up. Row 1: four rubies, 5 points. Row 5: the sapphire that went round makes three, 3 points. The second run brings 1 more: 9.
exercise-three-runs = Three runs at once
    .tells = Row 1 ends with three rubies; two rubies each stand at the top of columns 1 and 2, from row 2 down. You hold three rubies and shift row 1 right three times.
    .asks = How many points does this turn bring?
    .why = Three runs: row 1, which was broken on the way, and columns 1 and 2. 3 + 3 + 3, and 2 for the second and third run: 11.
    .not-9 = Three runs of three are 9, but the second and the third bring 1 more each.

## What a shift costs
exercise-without-the-card = Without the right card
    .tells = Column 3 is to go up: a sapphire travels round. You hold two emeralds, an amethyst and a topaz, but no sapphire.
    .asks = How many cards does this shift cost you?
    .why = Three: without a sapphire you pay any three cards. With the sapphire it would be one.

## Old runs and new
exercise-old-ambers = The ambers were there
    .tells = Row 4 already holds three ambers when your turn begins. You hold a ruby and shift row 1 left, so that its three rubies meet.
    .asks = How many points does this turn bring?
    .why = Only the rubies score, 3 points. You did not change the ambers: an old run brings nothing, no bonus either, and stays where it is.
    .not-7 = The old ambers bring nothing, not even the extra point.
exercise-only-slid = It only slid along
    .tells = Three ambers lie at the start of row 4. You hold an amethyst and shift row 4 right, so that all of them move one place.
    .asks = How many points does this turn bring?
    .why = None. The run only slid along its line: it was three ambers before, it is three ambers now, and never was anything else in between.
exercise-one-out-one-in = One out, one in
    .tells = Three ambers in row 4, and another one below the middle of them. You hold a topaz and shift column 3 up: one amber leaves the run, another takes its place.
    .asks = How many points does this turn bring?
    .why = None. Cards of a kind are all alike: after the shift the run is three ambers, as it was before it.
exercise-there-and-back = There and back
    .tells = The same three ambers at the start of row 4. This time you hold two ambers and shift row 4 left and then right again.
    .asks = How many points does this turn bring?
    .why = 3 points, though the carpet looks as before. The first shift broke the run and the second joined it: you changed the number of gems in it.

## Pearl of the East
exercise-whose-run = Whose run is it?
    .tells = Pearl of the East. Three rubies lie in row 1, and the pearl stands above two emeralds. You touch neither: you hold an onyx and shift row 5 right.
    .asks = How many tasks can you complete now?
    .why = Two, ruby and emerald. In this game it does not matter who made a run, or when. But you have to shift: after taking cards no task is completed.
exercise-pearl-between = The pearl in the middle
    .tells = Pearl of the East. In row 1 the pearl lies between two rubies and two emeralds. You hold an amethyst and shift row 5 right.
    .asks = How many tasks do you have to choose from?
    .why = Two, but only one can be completed: in one turn the pearl stands for one kind. Complete ruby, and emerald has to wait, or the other way round.
exercise-help-of-the-pearl = With the pearl’s help
    .tells = Pearl of the East. Two rubies lie in row 1; the pearl lies in column 3. You hold a sapphire and an emerald.
    .asks = With one shift, make it possible to complete a task.
    .why = Column 3 goes up: ruby, ruby, pearl. The pearl stands for the third ruby, and the ruby task can be completed.
