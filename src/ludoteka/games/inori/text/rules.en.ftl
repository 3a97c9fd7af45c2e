### The numbered rules of Inori, in our own words.

## In the box

rule-INO-001 = The board shows the score track, the Great Tree with six spaces beside altar sites and three foot spaces, three card places in the middle and three season cells.
rule-INO-002 = There are 90 favour tokens, 15 in each of the six spirits’ colours.
rule-INO-003 = There are 15 runes with equal backs: six Double Favours and six Rune Journeys, one of each colour, and three Companions.
rule-INO-004 = There are six two-sided altar tiles, one of each colour. The side with a cost is used on the two top sites only.
rule-INO-005 = There are twelve start cards of three types, in two sets: one for two or three players, one for four.
rule-INO-006 = There are six season-change cards.
rule-INO-007 = There are 36 journey cards, six of each colour.
rule-INO-008 = There are seven elders in each of the four players’ colours, two neutral elders, a score marker and a tile for each player.
rule-INO-009 = A card has a colour, two to four spaces with an effect and perhaps a cost each, an upper corner colour (card full) and a lower corner colour (card not full).

## Setting up

rule-INO-010 = Sort the favours by colour: they are the common supply.
rule-INO-011 = Shuffle the 15 runes into a face-down stack.
rule-INO-012 = Lay out all six altar tiles for everybody to choose from.
rule-INO-013 = Shuffle the season-change cards into a deck.
rule-INO-014 = Shuffle the journey cards of each colour into a deck of their own.
rule-INO-015 = From the set for your number of players draw one start card of each type and lay the three in the middle.
rule-INO-016 = For each of them put two favours of its lower corner colour on a foot space of the tree.
rule-INO-017 = The two neutral elders wait beside T5. While they wait there they occupy nothing.
rule-INO-018 = Everybody takes the pieces of a colour and starts with 0 points.
rule-INO-019 = Each player plays with 7 elders (two players), 6 (three) or 5 (four).
rule-INO-020 = One elder of each player waits in each season cell; with four players the first cell stays empty.
rule-INO-021 = So the elders in hand from season to season are 4, 5, 6, 7 with two players, 3, 4, 5, 6 with three and 3, 3, 4, 5 with four.
rule-INO-022 = Chance names the first player.
rule-INO-023 = Nobody has favours or runes at the start.

## Course of the game

rule-INO-030 = The game lasts four seasons; the altars are scored after the last.
rule-INO-031 = Turns go clockwise from the season’s first player until all elders in hand have been placed.
rule-INO-032 = On your turn you place exactly one elder: on a card or on the Great Tree.
rule-INO-033 = In addition you may play any number of runes, each at its own moment.
rule-INO-034 = You cannot pass while a space is open to you. If none is, without counting a Companion, you may let an elder stand down for the season.

## Placing an elder on a card

rule-INO-040 = Choose a free space of any face-up card, pay its cost, place your elder and carry out its effect.
rule-INO-041 = A space is free when no elder stands on it, neither a player’s nor a neutral one.
rule-INO-042 = You may use any card and have any number of elders on it.
rule-INO-043 = The effect is a must, even if it brings nothing.

## Costs

rule-INO-050 = The cost is paid first, before the elder is placed and before the effect.
rule-INO-051 = A cost of a colour: return one favour of that colour to the supply.
rule-INO-052 = A cost of your strongest colour: return one favour of the colour you have most of; among equals you choose.
rule-INO-053 = A favour you pay is in the supply at once; the same effect may bring it back.
rule-INO-054 = A space you cannot pay for is not open to you.
rule-INO-055 = A face-up Double Favour may pay instead of a token of its colour.

## Effects of card spaces

rule-INO-060 = Take the favours shown from the supply.
rule-INO-061 = The supply is limited: take what there is. Of an exhausted colour nobody takes any until some return.
rule-INO-062 = Take two favours of your weakest colour, the one you have fewest of, perhaps none; among equals choose one colour.
rule-INO-063 = Take the top rune of the stack.
rule-INO-064 = Score a point for each different colour you have.
rule-INO-065 = Score a point for each favour you have of the colour shown.
rule-INO-066 = Score a point for each favour of your strongest colour: one colour only.
rule-INO-067 = Effects count your favours after the cost has been paid.

## The Great Tree

rule-INO-080 = To send an elder to the tree, choose a free tree space, pay its cost, place the elder and carry out the effect.
rule-INO-081 = There is an altar site beside each of T1 to T6; all are empty at first.
rule-INO-082 = If the site beside your space is empty you must choose an available altar and put it there before the effect.
rule-INO-083 = An altar stays where it is until the end. Each colour exists once.
rule-INO-084 = The effect uses the altar’s colour, whether the altar is new or old.
rule-INO-085 = T1 and T2 cost one favour of their altar’s colour.
rule-INO-086 = If the site of T1 or T2 is empty, first pay a favour of any colour whose altar is still available; that altar is put there.
rule-INO-087 = T3 to T6 cost nothing.
rule-INO-088 = Effects of the tree are carried out as far as possible.
rule-INO-089 = T1: take two favours of any colours, equal or different.
rule-INO-090 = T2: score 5 points.
rule-INO-091 = T3: take a rune, then a favour of the altar’s colour.
rule-INO-092 = T4: score a point for each favour you have of the altar’s colour.
rule-INO-093 = T5: put the neutral elders on two free card spaces, ignoring costs and effects, then take a favour of the altar’s colour. They occupy the spaces until the season ends.
rule-INO-094 = T6: take three favours of the altar’s colour.
rule-INO-095 = A foot space gives the two favours that lie there, once in the game. Without favours it cannot be used.
rule-INO-096 = T1 to T6 are free again after every season.

## Runes

rule-INO-100 = A rune you take lies face down before you. You may look at it at any time and hold any number.
rule-INO-101 = Everybody sees how many runes you have; which they are is your secret.
rule-INO-102 = Double Favour: turn it up at any time. From then on it counts as two favours of its colour, everywhere.
rule-INO-103 = It stays face up before you until you pay with it. It is no token and cannot be turned back.
rule-INO-104 = You may discard a face-up Double Favour to pay a cost. If the cost is one favour, there is no change.
rule-INO-105 = Double Favours still face down are turned up for the final scoring.
rule-INO-106 = Rune Journey: play it before you place your elder; then it is discarded.
rule-INO-107 = It moves only elders of a colour other than yours, neutral ones included.
rule-INO-108 = Either: take such an elder from any card to a free space of another card of the rune’s colour.
rule-INO-109 = Or: take such an elder from a card of the rune’s colour to a free space of any other card.
rule-INO-110 = Cost and effect of the new space are ignored. From now on the elder stands on the new card only.
rule-INO-111 = Companion: discard it to place your elder where an elder of another colour stands. You pay the cost and carry out the effect as usual.
rule-INO-112 = Only so can several elders share a space.

## End of a season

rule-INO-120 = When all elders are placed: prepare the journey, return the elders, choose a season-change card.
rule-INO-121 = Look at every card in turn. It is full if none of its spaces is free; neutral elders count.
rule-INO-122 = Full: everybody with an elder on it scores a point for each favour of the upper corner colour, once.
rule-INO-123 = Full: elders go home, the card is discarded, and a journey card of the upper corner colour takes its place.
rule-INO-124 = Not full: nobody scores; a journey card of the lower corner colour takes its place.
rule-INO-125 = A season-change card that is not full scores too: for the lower corner colour.
rule-INO-130 = Everybody takes the elder from the cell of the next season.
rule-INO-131 = With four players there is none after the first season.
rule-INO-133 = Elders on the tree, and those who stood down, come back to hand.
rule-INO-140 = Whoever has the fewest points draws two season-change cards, lays one in the cell of the next season and discards the other. Chance decides a tie.
rule-INO-141 = That player begins the new season.
rule-INO-142 = After the fourth season no card is chosen.
rule-INO-143 = So the seasons are played with 3, 4, 5 and 6 cards; a season-change card stays for one season.

## Final scoring

rule-INO-150 = After the last cards, each altar on the tree is scored: count everybody’s favours of its colour, Double Favours included.
rule-INO-151 = The most scores the larger number of the site, the second most the smaller one.
rule-INO-152 = The numbers are 10 and 5 at T1, 8 and 4 at T2, 6 and 3 at T3, 4 and 2 at T4, 2 and 1 at T5, none at T6.
rule-INO-153 = A tie for most: all tied score the larger number, and nobody is second.
rule-INO-154 = A tie for second: all tied score the smaller number, if they have at least one such favour.
rule-INO-155 = A site without an altar is ignored.
rule-INO-156 = With two players only the larger number counts, for a sole first; a tie brings nothing.
rule-INO-157 = The most points win. A tie is a shared victory.
rule-INO-158 = There are no variants, modules or solo rules.
