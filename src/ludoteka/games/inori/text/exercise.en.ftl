## Topics
topic-spaces = Spaces of the cards
    .rule = An elder on a space first pays what is marked −, then takes or scores what is marked +.
topic-tree = The Great Tree
    .rule = Whoever comes first to a branch of the tree chooses the altar that will stand there. Its colour is the colour of the space.
topic-runes = Runes
    .rule = Runes lie face down until you use them. A Double Favour counts as two favours of its colour; a Rune Journey moves an elder from a card of its colour.
topic-season = The end of a season
    .rule = When all elders stand, every full card scores: each player on it gets a point for each own favour of its colour. Cards that are not full are replaced.
topic-final = After winter
    .rule = At the end each altar pays: most favours of its colour get the large number, second the small one. Who shares the first place shares no second.

## Spaces of the cards
exercise-pay-then-take = First the cost
    .tells = The first space of the grey card costs 1 yellow favour. You have one, and you place an elder there.
    .asks = How many grey favours do you have then?
    .why = The cost comes first: the yellow favour returns to the supply. Then you take the three grey favours shown.
exercise-empty-purse = Nothing to pay with
    .tells = The first space of the grey card costs 1 yellow favour, and you have none.
    .asks = On how many spaces of the grey card can you place an elder?
    .why = A space whose cost you cannot pay is not open to you. The other two are free of charge.
exercise-different-colours = Different colours
    .tells = You have 2 green, 3 blue, 1 red and 1 purple favour. You place an elder on the space that scores different colours.
    .asks = How many points do you score?
    .why = One point for each colour of which you have at least one favour: four colours, four points.
    .not-7 = Seven favours, but only four colours: a colour counts once.
exercise-strongest-colour = Strongest, then weaker
    .tells = You have 6 red favours and 1 blue. The space costs 1 favour of your strongest colour and scores your strongest colour.
    .asks = How many points do you score?
    .why = You pay a red favour first. Five are left, and red is still your strongest colour: 5 points.
    .not-6 = The cost comes first: one red favour is gone when you score.
exercise-find-four = Find four points
    .tells = You have 2 green, 3 blue, 1 red and 1 purple favour.
    .asks = Place one elder so that it scores 4 at once.
    .why = The second space of the grey card scores 1 for each colour that you have: four.

## The Great Tree
exercise-new-altar = A new altar
    .tells = No altar stands at the bottom right of the Great Tree yet. You send an elder there and choose the blue altar.
    .asks = How many blue favours do you take?
    .why = The altar comes before the effect, and the effect uses its colour: this space gives three favours, now blue ones.
exercise-altar-with-a-price = The altar’s price
    .tells = A yellow altar stands at the top left of the Great Tree, so that the space costs 1 yellow favour. You have one, send an elder there and take yellow twice.
    .asks = How many yellow favours do you have then?
    .why = You pay your yellow favour, then you take two favours of your choice.

## Runes
exercise-double-favour = A hidden double
    .tells = You have 4 red favours and, face down, the red Double Favour. You turn it up, pay the blue favour and use the space that scores red.
    .asks = How many points do you score?
    .why = Face up the rune counts as two red favours: 4 and 2 make 6 points.
exercise-turn-it-up = Turn it up in time
    .tells = You have 4 red favours, 1 blue and, face down, the red Double Favour. A space of the red card scores red.
    .asks = Score 6 with two decisions.
    .why = First turn the rune up, then place the elder: 4 and 2 make 6. After placing it would be too late for this space.
exercise-a-journey = An elder on a journey
    .tells = You play the purple Rune Journey. Anna’s elder goes from the purple card to a free space of the red card.
    .asks = On how many cards does Anna have an elder now?
    .why = The elder stands on the red card only. The space it left counts no longer, and cost and effect of the new one are ignored.

## The end of a season
exercise-the-last-space = The last space
    .tells = The green card has one free space. You take it, take two green favours and thereby have three. The season ends.
    .asks = How many points do you score for the green card?
    .why = The card is full. Everybody on it scores a point for each green favour, once, however many elders stand there.
    .not-6 = However many of your elders stand there, the card pays you once.
exercise-not-full = Not full
    .tells = At the end of the season spaces of the yellow card are still free. You stand on it and have 4 yellow and 2 purple favours.
    .asks = How many points do you score for it?
    .why = A card that is not full scores nothing. A green card takes its place, as its lower corner says.
exercise-season-change = The season-change card
    .tells = The blue season-change card is not full; its lower corner is green. Only you stand on it, with 3 green favours and 1 blue.
    .asks = How many points do you score for it?
    .why = A season-change card also scores when it is not full: a point for each favour of its lower colour.
exercise-who-chooses = Who begins the season?
    .tells = After the cards are scored you have 9 points, Anna 5 and Marko 7.
    .asks = Who chooses the season-change card and begins?
    .why = Whoever has the fewest points draws two cards, lays one of them and begins the new season.
    .choice-5 = Anna
    .choice-7 = Marko
    .choice-9 = you

## After winter
exercise-five-altars = Five altars
    .tells = The last season ends. You have 32 points, Anna 28, Marko 24; five altars stand on the tree. Anna has the most yellow, shares the lead in green and is second in blue.
    .asks = What is Anna’s final score?
    .why = 10 for yellow, 6 for the shared lead in green, 1 for second place in blue: 28 and 17 make 45. With a shared first place nobody is second.
