### The numbered rules of Nizam and Pearl of the East, in our own words.

## In the box

rule-NIZ-001 = The box holds 96 gem cards: eight kinds, twelve of each. Cards of one kind are all alike.
rule-NIZ-002 = There is one pearl card. It belongs to none of the eight kinds.
rule-NIZ-003 = There are five wooden markers in five colours, one for each player.
rule-NIZ-004 = There are five hint cards. They only remind; they do nothing in the game.
rule-NIZ-005 = The score track begins at 0. A score may go past its end: then the marker starts another lap.
rule-NIZ-006 = The box holds two games: Nizam for one to five players, and Pearl of the East for two to five. Agree on one before you set up.

## Words

rule-NIZ-010 = The carpet is a square of five rows and five columns. Rows are counted from the top, columns from the left. Each gem has a letter: R ruby, E emerald, S sapphire, M amethyst, T topaz, Q aquamarine, B amber, O onyx, P pearl.
rule-NIZ-011 = A line is a row or a column; whatever is said of lines holds for both.
rule-NIZ-012 = A shift is a line and a direction: a row goes left or right, a column up or down. That makes twenty shifts.
rule-NIZ-013 = The travelling card is the edge card that leaves the line on one side and comes back on the other: the left card when a row goes left, the bottom card when a column goes down.
rule-NIZ-014 = A run is three or more cards of one kind side by side in a line. The two ends of a line are not neighbours, so a line never holds more than one run.
rule-NIZ-015 = What counts about a run is its kind and its length, not where in the line it lies.

## Nizam: setting up

rule-NIZ-101 = The pearl stays in the box.
rule-NIZ-102 = Shuffle the 96 gem cards and lay out 25 of them face up as a square of five by five.
rule-NIZ-103 = Runs that happen to lie there at the start stay. Nobody scores them for that.
rule-NIZ-104 = Every player is dealt a hand of three cards.
rule-NIZ-105 = The other cards are the face-down deck. The discard pile is empty.
rule-NIZ-106 = Everyone gets a hint card and a marker, and the markers stand on 0.
rule-NIZ-107 = Chance names the first player. Turns go clockwise.
rule-NIZ-108 = Count how often the deck runs out, beginning at none. Dealing at the start does not count.

## Nizam: a turn

rule-NIZ-120 = A turn is an action, which may be followed by the activation of the carpet.
rule-NIZ-121 = Choose one action: take cards, or shift lines. Never both in one turn.
rule-NIZ-122 = You have to do one of the two. Only if you can neither take a card nor pay for any shift does your turn pass.
rule-NIZ-123 = Taking cards ends the turn. After shifting the carpet is activated, and then the turn ends.

## Taking cards

rule-NIZ-130 = Take the top three cards of the deck. You may not take fewer.
rule-NIZ-131 = The cards are taken one by one. If the deck runs out on the way, the discard pile becomes a new deck and you go on taking.
rule-NIZ-132 = Then it is the next player’s turn.
rule-NIZ-133 = With two to five players you may hold any number of cards.
rule-NIZ-134 = If deck and discard pile together hold only one or two cards, take those. If they hold none, you cannot take cards.

## Shifting lines

rule-NIZ-140 = Make one shift or more, one after the other. All twenty are open to you, as long as you can pay.
rule-NIZ-141 = A shift costs one card from your hand of the same kind as the travelling card. It goes to the discard pile.
rule-NIZ-142 = If you hold no such card, you may pay with any three cards instead, alike or different.
rule-NIZ-143 = Three cards may not be paid while you hold the matching one. So the price is never a choice; only which three cards you give is.
rule-NIZ-144 = The travelling card is lifted out, the other four move up one place in their order, and it is laid down at the far end.
rule-NIZ-145 = Shift different lines or the same line again, in any order and direction, as often as you can pay.
rule-NIZ-146 = Each shift is finished before the next begins, and the next is paid for as the carpet and your hand are then. Between shifts nothing is scored and no card is drawn.
rule-NIZ-147 = After your first shift you may finish at any time. Then the carpet is activated.
rule-NIZ-148 = You may shift a line of five equal cards. Nothing changes, and it costs a card all the same.

## Activation of the carpet

rule-NIZ-160 = Every line with a run that you changed in this turn scores for you.
rule-NIZ-161 = A run of three brings 3 points, of four 5 points, of five 7 points.
rule-NIZ-162 = A run scores only if your shifts in this turn changed how many gems it is made of: you formed it, made it longer or shorter, or broke it and joined it again. An old run that you left alone brings nothing.
rule-NIZ-163 = Exactly: a line scores if it ends the turn with a run, and after at least one of your shifts its run was of another kind or length than when the turn began, or was missing. Sliding along the line or swapping in an equal card is no change.
rule-NIZ-164 = If several runs score in one turn, each after the first brings 1 point more. Old runs are not counted for this.
rule-NIZ-165 = Lines are counted one by one. A card where a scoring row and a scoring column cross counts in full for both.
rule-NIZ-166 = Scoring is not a choice: everything that scores is scored, in full.
rule-NIZ-167 = The points are added to your score at once.
rule-NIZ-168 = Then the cards of all runs that scored are discarded, a shared card once. Other runs stay, except for cards they shared with a run that scored.
rule-NIZ-169 = Every empty place gets a new card from the deck. Nothing else moves; cards do not slide down.
rule-NIZ-170 = Runs that the new cards happen to make bring no points and stay. Whoever wants them has to change them.
rule-NIZ-171 = The carpet is activated once a turn, without chain reactions. If nothing scores, nothing is replaced. Then it is the next player’s turn.

## Deck and discard pile

rule-NIZ-180 = When the deck has run out, the discard pile is shuffled and becomes the deck, whether cards are being taken or laid out.
rule-NIZ-181 = The moment the last card leaves the deck, that is counted, and the discard pile becomes the new deck. If the discard pile is empty then, this is made up for when a card is next needed; that does not count again.
rule-NIZ-182 = The deck has run out at the moment its last card leaves it, even if no more cards are wanted.
rule-NIZ-183 = Everything on the discard pile goes into the new deck, also what was paid or scored in this turn.
rule-NIZ-184 = There are always enough cards to fill the carpet again. Filling can make the deck run out once, taking at most twice; each time counts.

## Nizam: the end

rule-NIZ-190 = The game ends when the deck has run out as many times as there are players.
rule-NIZ-191 = It ends at that very moment: no more cards are taken or laid out, and the round is not finished. Points of this turn have been scored already. Places still empty stay empty.
rule-NIZ-192 = Whoever has most points wins.
rule-NIZ-193 = Players with equally many share the victory.
rule-NIZ-194 = Cards left in hand are worth nothing.

## Nizam: alone

rule-NIZ-200 = One player plays by the same rules, without an opponent and without a target. The result is your score.
rule-NIZ-201 = There is one difference: you may hold eight cards at most.
rule-NIZ-202 = If you hold more than eight after taking cards, discard cards of your choice down to eight. You may take cards with a full hand, too.
rule-NIZ-203 = The game ends the first time the deck runs out. If that happens while you take cards, you need not discard.

## Pearl of the East: setting up

rule-NIZ-300 = Each player gets one card of each of the eight kinds: the tasks.
rule-NIZ-301 = Three more cards of each kind and the pearl, 25 cards, are shuffled and laid out as the carpet.
rule-NIZ-302 = The other gem cards are the deck. The more players, the fewer there are: nine of each kind less one for each player.
rule-NIZ-303 = Every player is dealt a hand of three cards from it.
rule-NIZ-304 = Chance names the first player. Turns go clockwise.
rule-NIZ-305 = Markers and score track are not used. Nobody has completed a task yet.
rule-NIZ-306 = Runs that happen to lie there at the start stay and can be used.

## Pearl of the East: a turn

rule-NIZ-310 = A turn is an action, which may be followed by completing tasks.
rule-NIZ-311 = Choose one action: take cards, or shift lines. You have to do one of them if you can.
rule-NIZ-312 = Take the top three cards of the deck. When it runs out the discard pile becomes a new deck. It may run out any number of times: that is not counted here.
rule-NIZ-313 = After taking cards no task can be completed in this turn, whatever lies on the carpet.
rule-NIZ-314 = You may hold any number of cards.
rule-NIZ-320 = Shifting and paying are as in Nizam: one matching card, or any three if you hold none; as many shifts as you can pay for.
rule-NIZ-321 = If the pearl is the travelling card, the shift always costs any three cards.
rule-NIZ-322 = The pearl changes the price only when it travels itself. The same line can be shifted the other way for a card of the kind at its other edge.
rule-NIZ-323 = When you finish shifting, you complete tasks.

## Completing tasks

rule-NIZ-330 = A line with three or four neighbours of one kind proves the task of that kind. Lay the task face up on top of your pile of completed tasks.
rule-NIZ-331 = The pearl stands for a gem of any kind.
rule-NIZ-332 = In one turn the pearl stands for one kind only: no more than one of the tasks you complete in a turn may need it.
rule-NIZ-333 = You can complete a task if it is still open, if no opponent’s top card blocks it, and if three neighbours of its kind lie in a line; one of them may be the pearl if it has not been used in this turn. Where three gems lie without the pearl, it is not used up.
rule-NIZ-334 = A run of four proves the same single task as a run of three, and so do several runs of one kind.
rule-NIZ-335 = You may complete several tasks in one turn. You choose their order, and so which card ends on top.
rule-NIZ-336 = You have to complete tasks until none can be completed. Your choice is the order, and which kind the pearl stands for.
rule-NIZ-337 = The top card of an opponent’s pile blocks that kind for you until another card covers it. Your own top card blocks only the others.
rule-NIZ-338 = What is blocked does not change during your turn, and no two piles show the same kind on top.
rule-NIZ-340 = The cards of the carpet are never discarded or replaced. The same 25 change places all game long.
rule-NIZ-341 = Then it is the next player’s turn.
rule-NIZ-343 = It does not matter when a run came about or who made it: old runs prove tasks too.

## Pearl of the East: the end

rule-NIZ-350 = The game ends as soon as somebody has completed all eight tasks, and that player wins. The round is not finished.
rule-NIZ-351 = If at the end of a turn every task still open is blocked for everybody, nobody can go on. The game ends; whoever has completed most tasks wins, and players with equally many share the victory.
rule-NIZ-352 = If too many rounds go by without a completed task, fifty unless you agreed otherwise, the game ends in the same way.

## Rulings that a refusal may name

rule-NIZ-A24 = Alone: the table agreed that cards may be taken only as far as the limit of eight allows.
rule-NIZ-A37 = The table agreed: when every open task is blocked for everybody, the blocks are lifted until the next completed task.
rule-NIZ-A32 = The table agreed that a task that can be completed may be left open.
rule-NIZ-A19 = The table agreed that the round is finished when the deck has run out for the last time.
rule-NIZ-A06 = The table agreed: a run scores if your shifts changed it, or changed how many gems of its kind lie in its line.
rule-NIZ-A02 = The table agreed that any three cards may pay for a shift, even with the matching card in hand.
