### The numbered rules of Sintra in our words.

## In the box

rule-SIN-001 = There are nine factory displays. Their plain side is the usual one; the other side has five sectors for telling colours apart.
rule-SIN-002 = Each player has a palace board with eight windows, and a side A and a side B.
rule-SIN-003 = Each player has eight stained-glass strips, the same set for everybody. A strip has two sides with five fields each.
rule-SIN-004 = Each player has a glazier.
rule-SIN-005 = Each player has two score markers: one for the score, one for the broken-glass track.
rule-SIN-006 = There are 100 glass panes, 20 in each of five colours: blue, pink, orange, yellow, green.
rule-SIN-007 = One board shows the score, the broken-glass track and the round indicator with its spaces I to VI.
rule-SIN-008 = There is a first-player marker, a bag to draw glass from, and a glass tower where used glass goes.
rule-SIN-009 = No pane is ever lost: 20 of each colour are always somewhere in the game.

## Setup

rule-SIN-010 = Two players use five displays, three use seven, four use nine.
rule-SIN-011 = The glass tower begins empty.
rule-SIN-012 = All palace boards show the same side, A or B. The side changes only the final scoring.
rule-SIN-013 = Everybody shuffles their own eight strips and hangs one above each window, at random.
rule-SIN-014 = Which side of a strip is up is random. Only the strip with two grey joker fields begins with the jokers down.
rule-SIN-015 = The head of a strip is not a field; it shows the colours of the other side. Both sides may be looked at any time.
rule-SIN-016 = The glazier begins above the leftmost strip.
rule-SIN-017 = The first player is drawn at random and gets the first-player marker.
rule-SIN-018 = The table keeps the score; nobody has to.
rule-SIN-019 = Scores begin at 0, markers on the broken-glass track at its top.
rule-SIN-020 = One pane of each colour, in random order, lies on the spaces II to VI of the round indicator.
rule-SIN-021 = The other 95 panes go into the bag. One of them is drawn for space I, so the colour of round I comes once more later.
rule-SIN-022 = Every display gets four panes drawn from the bag.

## Rounds and turns

rule-SIN-030 = After six rounds and the final scoring the highest score wins.
rule-SIN-031 = Who holds the first-player marker puts it in the centre of the table and begins the round.
rule-SIN-032 = Turns pass to the left until all glass is taken from the displays and from the centre.
rule-SIN-033 = On your turn you either take glass and place it, or move your glazier back. You cannot pass.

## Taking glass

rule-SIN-040 = Take all panes of one colour from one display; the rest of that display moves to the centre. Or take all panes of one colour from the centre.
rule-SIN-041 = You may take any colour that lies there, even one that you cannot place.
rule-SIN-042 = The first to take from the centre in a round also takes the first-player marker and goes one step down the broken-glass track. The marker alone cannot be taken.

## Placing glass

rule-SIN-050 = The glass goes on empty fields of its colour on one strip. It may not be divided between strips.
rule-SIN-051 = The strip must hang under your glazier or to the right of it, never to the left.
rule-SIN-052 = If the strip is further right, the glazier first moves above it. Neither distance nor empty slots hinder that.
rule-SIN-053 = A grey joker field takes glass of any colour.
rule-SIN-054 = Only a strip with an empty field of the colour, or with an empty joker field, can be chosen.
rule-SIN-055 = As much of the glass as possible must be placed. What does not fit breaks: it goes into the tower and costs one step each on the broken-glass track.
rule-SIN-056 = You may choose a strip with too little room, even when another one has more.
rule-SIN-057 = If no strip in reach takes the colour, all the glass breaks and the glazier stays where it is.
rule-SIN-058 = If a strip in reach takes the colour, you must place the glass. You may not break all of it on purpose.

## A full strip

rule-SIN-060 = If the strip still has an empty field, your turn ends. If all five hold glass, score it now.
rule-SIN-061 = First the colour: one point for each of the five panes in the colour of the round. Glass on joker fields counts by its own colour.
rule-SIN-062 = Then take the five panes off. You keep one of your choice; four go into the glass tower.
rule-SIN-063 = The kept pane goes into the window below. If the window is empty, into its upper half, and the strip is turned over.
rule-SIN-064 = If the upper half is taken, into the lower half. The window is complete and the strip leaves the game; the slot stays empty and the glazier stays above it.
rule-SIN-065 = Last the windows: the number under this window, and the numbers under all windows to its right that hold glass. Each counts once.
rule-SIN-066 = On side A it does not matter which pane you keep; on side B its colour can count at the end.

## Moving the glazier back

rule-SIN-067 = Instead of taking glass you may move your glazier back to the leftmost strip that is left. That is your whole turn.
rule-SIN-068 = The glazier never moves onto an empty slot.
rule-SIN-069 = You cannot do this if the glazier already stands at the leftmost strip, if no strip hangs to its left, or if an empty slot lies in between.

## Broken glass

rule-SIN-070 = The broken-glass track costs 0, 1, 2, 4, 6, 8, 11, 14, 18 points from top to bottom. You go down step by step.
rule-SIN-071 = Whoever reaches the bottom loses 18 points at once and returns to the top; steps that are left go on from there.
rule-SIN-072 = Otherwise the track costs nothing until the end of the game.
rule-SIN-073 = Markers stay where they are between rounds.

## End of a round

rule-SIN-090 = The round ends when, after a turn, no glass is left on the displays and in the centre.
rule-SIN-091 = The pane of the round leaves the indicator and goes into the tower.
rule-SIN-092 = After six rounds the final scoring follows.
rule-SIN-093 = Otherwise all displays are refilled with four panes each.
rule-SIN-094 = If the bag is empty, all glass from the tower goes into the bag.
rule-SIN-095 = If the tower is empty too, the round begins with fewer panes; displays are filled one after the other.
rule-SIN-096 = Who holds the marker begins. Strips, glaziers, scores and the track stay as they are.

## Final scoring

rule-SIN-100 = The game ends after round VI. Everybody counts glass left on strips, broken glass and the bonus of the board’s side, in this order.
rule-SIN-101 = One point for every three panes left on your strips, all strips together, rounded down.
rule-SIN-102 = Subtract the value of your space on the broken-glass track.
rule-SIN-110 = Side A: four ornaments stand between windows 1 and 2, 3 and 4, 5 and 6, 7 and 8; four panes surround each.
rule-SIN-111 = An ornament with four panes of glass around it brings 10 points, with three 6, with two 3.
rule-SIN-113 = Side B: count your complete windows.
rule-SIN-114 = Multiply them by the number of panes of one colour in all your windows, complete or not.
rule-SIN-115 = The colour with the most panes is chosen for you.
rule-SIN-120 = The highest score wins. In a tie, the one who lost fewer points to broken glass. If that is equal too, the victory is shared.

## Telling colours apart

rule-SIN-130 = Every colour has a shape of its own, engraved on its glass: drop, circle, square, star, leaf.
rule-SIN-131 = In the box five displays have a strongly coloured sector, one for each colour; they are always in the game.
rule-SIN-132 = Glass lies in the sector of its colour; in the centre it lies sorted by colour.
rule-SIN-133 = The colour of the round is shown beside its sector.
rule-SIN-134 = At this table the shapes are always shown, on glass, fields, displays, centre and indicator.

## Rulings

rule-SIN-R01 = The first player is random, or a seat agreed on.
rule-SIN-R02 = The way back is open if the leftmost strip is to the left of the glazier and no slot strictly between them is empty. The slot under the glazier may be empty. Once the glazier has passed a gap with strips to its left, the way back is lost for good. An option lets gaps not matter.
rule-SIN-R03 = You can always take glass while there is any; it may break.
rule-SIN-R04 = After going back the glazier stands at the leftmost strip, so nobody can go back twice without taking glass.
rule-SIN-R05 = A score may fall below 0. An option stops it at 0; the points lost still count for a tie.
rule-SIN-R06 = Steps past the bottom go on from the top; nobody ever rests on −18.
rule-SIN-R07 = The step for the marker comes first, then broken glass, then points.
rule-SIN-R08 = If nobody took the marker in a round, the same player begins again.
rule-SIN-R09 = What is in the bag and in the tower can be worked out, so the table shows it.
rule-SIN-R10 = The bag is refilled only when a pane must be drawn and the bag is empty.
rule-SIN-R11 = A round always begins with at least one pane: that of the last round is in the tower.
rule-SIN-R12 = When glass is short, displays are filled in their order; empty ones are not available.
rule-SIN-R13 = You choose freely between coloured fields and jokers, as long as as much glass as possible is placed. Two jokers may hold different colours.
rule-SIN-R14 = Only strips at or to the right of the glazier count as places for glass.
rule-SIN-R15 = When all the glass breaks, the glazier does not move.
rule-SIN-R16 = The glazier moves right only to a strip that gets glass.
rule-SIN-R17 = Glass breaks on purpose only by choosing a colour or a strip that does not fit.
rule-SIN-R18 = Every number counts once, with one pane in the window or two.
rule-SIN-R19 = Glass left over is counted on all strips together.
rule-SIN-R20 = Side B counts glass in incomplete windows too. Without a complete window there are no points.
rule-SIN-R21 = For a tie, all points lost to broken glass count: 18 for each time at the bottom, and those of the end. Other places are ranked the same way.
rule-SIN-R22 = Sides of strips are random at the start, not chosen.
rule-SIN-R23 = A strip filled on the last turn of a round scores with the colour of that round.
rule-SIN-R24 = If all your strips have left, you play on: you take glass, and it breaks.
rule-SIN-R25 = The pane to keep is always your choice, on side A too.
rule-SIN-R26 = A strip cannot be used twice in one turn: it is turned over and the turn ends.
rule-SIN-R27 = Players begin with different arrangements. For studies an option gives everybody the same.
rule-SIN-R28 = Gaps hinder only the way back, never the way to the right.
rule-SIN-R29 = If no strip hangs to the left of the glazier, it cannot move back; it never moves right for free.
