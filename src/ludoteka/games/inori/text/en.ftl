### Inori at the table.

title = Inori
subtitle = Spirits around the Great Tree
tagline = Send your elders to the spirits, fill their cards, raise altars on the Great Tree.

form-inori = Inori
form-inori-about = Four seasons of offerings. Favours of six spirits bring points on full cards and at the altars.
style-gardener = Likes to send elders to the Great Tree.
style-dreamer = Collects runes.
style-miser = Saves up favours.

## Colours, cards, runes

colour-yellow = yellow
    .of = yellow
    .title = Yellow
    .spirit = Light
colour-blue = blue
    .of = blue
    .title = Blue
    .spirit = Water
colour-green = green
    .of = green
    .title = Green
    .spirit = Earth
colour-purple = purple
    .of = purple
    .title = Purple
    .spirit = Dark
colour-red = red
    .of = red
    .title = Red
    .spirit = Fire
colour-grey = grey
    .of = grey
    .title = Grey
    .spirit = Wind

card-yellow = yellow card
    .name = The yellow card
    .onto = the yellow card
    .of = the yellow card
    .next = a yellow card
card-blue = blue card
    .name = The blue card
    .onto = the blue card
    .of = the blue card
    .next = a blue card
card-green = green card
    .name = The green card
    .onto = the green card
    .of = the green card
    .next = a green card
card-purple = purple card
    .name = The purple card
    .onto = the purple card
    .of = the purple card
    .next = a purple card
card-red = red card
    .name = The red card
    .onto = the red card
    .of = the red card
    .next = a red card
card-grey = grey card
    .name = The grey card
    .onto = the grey card
    .of = the grey card
    .next = a grey card

rune-double-yellow = Double Favour, yellow
rune-double-blue = Double Favour, blue
rune-double-green = Double Favour, green
rune-double-purple = Double Favour, purple
rune-double-red = Double Favour, red
rune-double-grey = Double Favour, grey
rune-journey-yellow = Rune Journey, yellow
rune-journey-blue = Rune Journey, blue
rune-journey-green = Rune Journey, green
rune-journey-purple = Rune Journey, purple
rune-journey-red = Rune Journey, red
rune-journey-grey = Rune Journey, grey
rune-companion = Companion

favour-count = { $count ->
    [one] { $count } { $colour } favour
   *[other] { $count } { $colour } favours
}
point-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

season-1 = Spring
season-2 = Summer
season-3 = Autumn
season-4 = Winter

## The log

places-card = { $you ->
    [yes] You place an elder on { $card }.
    [do] Place an elder on { $card }.
   *[no] { $player } places an elder on { $card }.
}
places-tree = { $you ->
    [yes] You send an elder to the Great Tree, { site }.
    [do] Send an elder to the Great Tree, { site }.
   *[no] { $player } sends an elder to the Great Tree, { site }.
}
places-foot = { $you ->
    [yes] You send an elder to the foot of the Great Tree.
    [do] Send an elder to the foot of the Great Tree.
   *[no] { $player } sends an elder to the foot of the Great Tree.
}
joins-card = { $you ->
    [yes] You play a Companion and join an elder on { $card }.
    [do] Play a Companion and join an elder on { $card }.
   *[no] { $player } plays a Companion and joins an elder on { $card }.
}
joins-tree = { $you ->
    [yes] You play a Companion and join an elder on the Great Tree, { site }.
    [do] Play a Companion and join an elder on the Great Tree, { site }.
   *[no] { $player } plays a Companion and joins an elder on the Great Tree, { site }.
}
pays = { $you ->
    [yes] You pay 1 { $colour } favour.
    [do] Pay 1 { $colour } favour.
   *[no] { $player } pays 1 { $colour } favour.
}
pays-rune = { $you ->
    [yes] You pay with your { $colour } Double Favour.
    [do] Pay with your { $colour } Double Favour.
   *[no] { $player } pays with the { $colour } Double Favour.
}
lays-altar = { $you ->
    [yes] You raise the { $colour } altar at the { site }.
    [do] Raise the { $colour } altar at the { site }.
   *[no] { $player } raises the { $colour } altar at the { site }.
}
takes = { $you ->
    [yes] You take { favour-count }.
    [do] Take { favour-count }.
   *[no] { $player } takes { favour-count }.
}
takes-rune = { $you ->
    [yes] You take a rune.
   *[no] { $player } takes a rune.
}
takes-this-rune = { $you ->
    [yes] You take a rune: { $rune }.
   *[no] { $player } takes a rune: { $rune }.
}
scores = { $you ->
    [yes] You score { point-count }.
   *[no] { $player } scores { point-count }.
}
gains-nothing = { $you ->
    [yes] The space brings you nothing.
   *[no] The space brings { $player } nothing.
}
reveals = { $you ->
    [yes] You turn up your { $colour } Double Favour.
    [do] Turn up your { $colour } Double Favour.
   *[no] { $player } turns up the { $colour } Double Favour.
}
keeps-runes = { $you ->
    [yes] You leave your runes face down.
    [do] Leave your runes face down.
   *[no] { $player } leaves the runes face down.
}
plays-journey = { $you ->
    [yes] You play the { $colour } Rune Journey.
    [do] Play the { $colour } Rune Journey.
   *[no] { $player } plays the { $colour } Rune Journey.
}
journey-takes = { $you ->
    [yes] Your elder leaves { $card }.
   *[no] { $player }’s elder leaves { $card }.
}
journey-takes-neutral = A neutral elder leaves { $card }.
journey-puts = { $you ->
    [yes] Your elder arrives on { $card }.
   *[no] { $player }’s elder arrives on { $card }.
}
journey-puts-neutral = A neutral elder arrives on { $card }.
puts-neutral = { $you ->
    [yes] You put a neutral elder on { $card }.
    [do] Put a neutral elder on { $card }.
   *[no] { $player } puts a neutral elder on { $card }.
}
stands-down = { $you ->
    [yes] No space is open to you: one elder stands down for this season.
   *[no] No space is open to { $player }: one elder stands down for this season.
}
card-full = { $card } is full.
card-unfilled = { $card } is not full and scores nothing.
season-card-unfilled = { $card } is not full, but as a season-change card it scores.
card-scores = { $you ->
    [yes] You score { point-count } for { $colour } favours.
   *[no] { $player } scores { point-count } for { $colour } favours.
}
card-replaced = In its place: { $card }.
elders-return = The elders come home for season { $season }.
interlude-season = { $season } begins
    .about = The elders are home again. { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
draws-season-cards = { $you ->
    [yes] You have the fewest points and draw two season-change cards: { $one } and { $other }.
   *[no] { $player } has the fewest points and draws two season-change cards: { $one } and { $other }.
}
lays-season-card = { $you ->
    [yes] You lay { $card } for season { $season } and begin it.
    [do] Lay { $card } for season { $season } and begin it.
   *[no] { $player } lays { $card } for season { $season } and begins it.
}
reveals-at-end = { $you ->
    [yes] Your { $colour } Double Favour is turned up for the altars.
   *[no] { $player }’s { $colour } Double Favour is turned up for the altars.
}
altar-scores = { $you ->
    [yes] The { $colour } altar at the { site }: you score { point-count }.
   *[no] The { $colour } altar at the { site }: { $player } scores { point-count }.
}
altar-scores-nobody = The { $colour } altar at the { site } brings nobody points.

end-victory = The four seasons are over. The Great Tree has a new keeper.
end-shared-victory = The four seasons are over. The victory is shared.

## Prompts

prompt-automatic = The season draws to its end.
prompt-turn = { $where ->
    [nowhere] No space is open to your elder: { $runes ->
        [yes] play a rune, or let the elder stand down.
       *[no] the elder stands down.
    }
   *[other] { $elders ->
        [one] Place your last elder of this season { prompt-where }{ prompt-runes }.
       *[other] Place one of your { $elders } elders { prompt-where }{ prompt-runes }.
    }
}
prompt-where = { $where ->
    [cards] on a card
    [tree] on the Great Tree
   *[both] on a card or on the Great Tree
}
prompt-runes = { $runes ->
    [yes] , or play a rune first
   *[no] {""}
}
prompt-move-from = Rune Journey, { $colour }: which elder shall travel?
prompt-move-to = Rune Journey, { $colour }: where shall the elder go?
prompt-pay = { $space ->
    [T1] { prompt-pay-tree }
    [T2] { prompt-pay-tree }
    [T3] { prompt-pay-tree }
    [T4] { prompt-pay-tree }
    [T5] { prompt-pay-tree }
    [T6] { prompt-pay-tree }
   *[other] What do you pay for this space?
}
prompt-pay-tree = What do you pay for the space at the { site } of the Great Tree?
prompt-altar = Which altar do you raise at the { site } of the Great Tree?
prompt-reveal-after-cost = The cost is paid. { $reveal ->
    [yes] Turn up a Double Favour before the space counts?
   *[no] You have no Double Favour to turn up: go on.
}
prompt-weakest = Which of your weakest colours do you take?
prompt-any = { $left ->
    [one] Take one more favour of any colour.
   *[other] Take { $left } favours of any colour, one after the other.
}
prompt-neutral = { $left ->
    [one] Put one more neutral elder on a free card space.
   *[other] Put { $left } neutral elders on free card spaces.
}
prompt-season-reveal = The season ends. { $reveal ->
    [yes] Turn up a Double Favour before the cards are scored?
   *[no] You have no Double Favour to turn up: go on.
}
prompt-season-card = You have the fewest points: which season-change card do you lay?

## Why not

why-automatic = That happens by itself at the end of a season.
why-not-on-turn = Not now: on your turn you place an elder, and may play runes before.
why-first-move-from = First choose the elder that travels.
why-first-move-to = First choose where the elder goes.
why-first-pay = First pay the cost of the space.
why-first-altar = First choose the altar.
why-first-reveal-after-cost = Only a Double Favour can be turned up now.
why-first-weakest = First choose one of your weakest colours.
why-first-any = First take your favours.
why-first-neutral = First put the neutral elders on cards.
why-first-season-reveal = Only a Double Favour can be turned up now.
why-first-season-card = First choose the season-change card.
why-no-card = There is no card in this place yet.
why-no-space = This card has only { $spaces } spaces.
why-foot-used = The favours at this foot of the tree are gone; it cannot be used any more.
why-occupied = An elder already stands there.
why-no-favours = You have no favour to pay with.
why-cannot-pay = You have no { $colour } favour to pay with.
why-no-tile = You have no favour of a colour whose altar is still available.
why-no-companion = You have no Companion rune.
why-companion-free = A Companion joins another elder; on a free space just place yours.
why-companion-own = One of your own elders already stands there.
why-no-double = You have no { $colour } Double Favour face down.
why-no-journey = You have no { $colour } Rune Journey.
why-journey-nowhere = The { $colour } Rune Journey could move no elder now.
why-no-stand-down = A space is still open to you.
why-not-held = You do not have that { $colour } favour.
why-not-strongest = Your { $colour } favours are not your strongest colour.
why-wrong-colour = The cost is not a { $colour } favour.
why-tile-laid = The { $colour } altar already stands on the tree.
why-no-supply = There are no { $colour } favours left in the supply.
why-not-weakest = You have { favour-count }: that is not your weakest colour.
why-own-elder = A Rune Journey moves only elders of others.
why-no-elder = There is no such elder.
why-nowhere-to-go = From there the { $colour } Rune Journey leads nowhere.
why-same-card = The elder must go to another card.
why-other-colour = With this rune the elder must come from a { $colour } card or go to one.
why-not-drawn = This card was not drawn.

## Points by source

source-cards = Spaces of cards
source-tree = Spaces of the Great Tree
source-season-1 = Cards of spring
source-season-2 = Cards of summer
source-season-3 = Cards of autumn
source-season-4 = Cards of winter
source-altars = Altars
finale-winter = The last season is scored
    .about = Card by card, each favour of its colour is a point for everyone who has an elder there.
finale-tree = The tree answers
    .about = The altars light up; a site without an altar gives nothing.
finale-altar = Altar of { $spirit }: { $first }{ $second ->
    [0] {""}
   *[other] {" "}and { $second }
}
    .about = { $second ->
    [0] For the most { $colour } favours; in a tie nobody scores.
   *[other] For the most and the second most { $colour } favours.
}

## The board

button-done = Leave them face down
key-done = Leave runes face down
button-stand_down = Stand down
button-reveal = Turn up { $colour }
button-play_journey = Journey { $colour }
button-pay = Pay { $colour }
button-altar = { $colour } altar
button-weakest = Take { $colour }
button-gain = Take { $colour }

phase-over = The game is over
hint-use = { $pays ->
    [0] { "" }
    [one] You pay { $pays } favour. { "" }
   *[other] You pay { $pays } favours. { "" }
}{ $takes ->
    [0] { "" }
    [one] You take { $takes } favour. { "" }
   *[other] You take { $takes } favours. { "" }
}{ $runes ->
    [0] { "" }
   *[other] You take a rune. { "" }
}{ $points ->
    [0] { "" }
    [one] You score { $points } point.
   *[other] You score { $points } points.
}
board = The Great Tree and the cards around it
phase-season = Season { $now } of { $of }
phase-placements = { $left ->
    [one] { $season }, { $left } placement left
   *[other] { $season }, { $left } placements left
}
phase-season-ends = { $season } ends

card-label = { $kind ->
    [start] Start card
    [season] Season-change card
   *[journey] Journey card
} of { $colour }, { $spaces } spaces, { $taken } taken
card-full-label = If full: 1 point for each { $full } favour of those present, next a { $full } card
card-unfilled-label = If not full: next a { $unfilled } card
card-unfilled-season-label = If not full: 1 point for each { $unfilled } favour of those present, next a { $unfilled } card
cell-label = Cell of { $season }, elders waiting
space-label = { $place }: { $cost }{ $effect }{ $elders }
space-taken = , taken by { $who }
cost-none = { "" }
cost-colour = pay 1 { $colour }, { "" }
cost-strongest = pay 1 of your strongest colour, { "" }
cost-altar = pay 1 favour of any colour whose altar is available, { "" }
effect-gain = take { $favours }
effect-gain_weakest = take { $n } of your weakest colour
effect-rune = take a rune
effect-points_distinct = 1 point for each different colour you have
effect-points_colour = 1 point for each { $colour } favour
effect-points_strongest = 1 point for each favour of your strongest colour
effect-gain_any = take { $n } of any colour
effect-points = score { point-count }
effect-gain_altar = take { $n } of the altar’s colour
effect-gain_altar-colour = take { $n } { $colour }
effect-points_altar = 1 point for each favour of the altar’s colour
effect-neutrals = put { $n } neutral elders on free card spaces
and = { " " }and { "" }
# places of the Great Tree, as one sees them
site = { $space ->
    [T1] top left
    [T2] top right
    [T3] middle left
    [T4] middle right
    [T5] bottom left
   *[T6] bottom right
}
foot = { $space ->
    [F1] left
    [F2] middle
   *[F3] right
}
tree-label = Great Tree, { site }
foot-label = Foot of the tree, { foot }: { $state ->
    [used] used up
   *[full] take { $count } { $colour }
}
altar-label = altar of { $colour }; end of the game: { $first } for most, { $second } for second
altar-empty-label = no altar yet; end of the game: { $first } for most, { $second } for second
altar-none-label = no points at the end of the game
elder-label = elder of { $who }
neutral-label = neutral elder
# under a rune of one's own, one word
rune-word-double = Double
rune-word-journey = Journey
rune-word-companion = Companion
rune-down-label = rune, face down
rune-own-label = { $rune }, secret
rune-own-playable = { $rune }, can be played now
own-elders = Elders in hand
elders-aside = { $count ->
    [one] One elder has stood down for this season
   *[other] { $count } elders have stood down for this season
}
own-favours = Favours
own-runes = Your runes, secret
own-no-runes = No runes yet
supply-label = Supply
supply-of = { $colour }: { $count } in the supply
stack-label = { $count ->
    [one] { $count } rune in the stack
   *[other] { $count } runes in the stack
}
altars-left-label = Altars still available: { $count }
season-deck-label = Season-change cards in the deck: { $count }
gone = Out of play
gone-close = Close
decks-left = Cards left in the journey decks
decks-of = { $colour }: { $count }
gone-runes = Discarded runes
altar-brings = { $points ->
    [0] nothing at the end, as things stand
    [one] +{ $points } at the end, as things stand
   *[other] +{ $points } at the end, as things stand
}
choose-altar = Choose an altar
choose-pay = Choose what to pay
choose-colour = Choose a colour
choose-season-card = Choose a season-change card
pay-token = 1 { $colour } favour
pay-rune = Double Favour, { $colour }: no change
switch-cards = Cards
switch-tree = Great Tree
legal-count = { $count ->
    [one] { $count } open space
   *[other] { $count } open spaces
}
fills-label = Then the card is full
empties-label = Then the card is no longer full
first-label = first player
hint-runes = You may play a rune first.
ruin-pays = Pay for nothing
hint-choose = { $asks ->
    [altar] Then you choose an altar.
    [weakest] Then you choose among your weakest colours.
    [any] Then you choose two favours.
    [neutral] Then you place the neutral elders.
   *[other] { "" }
}
hint-full = The card is then full: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you at the end of the season.
