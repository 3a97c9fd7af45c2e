### What one wants, what a turn is, what scores, how it ends.

goal-inori-1 = Win the favour of six spirits
    .text = Favours are not points yet: full cards and altars turn them into points, the lanterns. *The most points win*.
goal-inori-2 = Your turn: place one elder
    .text = On a free space of a card or of the tree. First pay what is marked −, then take what is marked +.
goal-inori-3 = Full cards score
    .text = At the end of a season: everyone on a full card gets 1 for each own favour of its colour.
goal-inori-4 = Altars pay at the end
    .text = The first elder on a branch chooses its altar. Most favours of that colour: the large number; second most: the small one.
goal-inori-5 = Four seasons
    .text = Each season brings one more card and, as a rule, one more elder. After winter the points are counted.
