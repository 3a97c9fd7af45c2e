### What each thing of Inori is.

slip-favours = Favours
slip-take = Take
slip-pay = Pay
slip-one-of = One colour of
slip-fixed = always
slip-held = { $count }
slip-counts-as = Face up it counts as
slip-cannot-pay = you cannot pay
slip-altar-first = choose its altar first
slip-at-altar = Its altar, if it ended now
slip-brings-rune = a rune from the stack
slip-favours-count = { $n ->
    [one] { $n } favour
   *[other] { $n } favours
}
slip-brings-gain_any = { slip-favours-count } as you like
slip-brings-gain_altar = { $n ->
    [one] { $n } favour of the altar’s colour
   *[other] { $n } favours of the altar’s colour
}
slip-brings-neutrals = { $n ->
    [one] { $n } neutral elder
   *[other] { $n } neutral elders
} on free card spaces
slip-runes-count = { $count ->
    [0] no runes
    [one] { $count } rune
   *[other] { $count } runes
}
slip-placements = { $count ->
    [0] no elders
    [one] { $count } elder to place
   *[other] { $count } elders to place
}

## Spaces

slip-where = { $place ->
    [tree] Great Tree, { $space ->
        [T1] top left
        [T2] top right
        [T3] middle left
        [T4] middle right
        [T5] bottom left
       *[T6] bottom right
    }
   *[card] Space of { $card }
}. { $taken ->
    [yes] Taken.
   *[no] { $cost ->
        [free] Free of cost.
        [strongest] Costs 1 favour of your strongest colour.
        [altar] Costs 1 favour of a colour whose altar is left.
       *[colour] Costs 1 { $price } favour.
    }
}
slip-then = { $then ->
    [gain_altar] {" "}Then take { $more ->
        [one] { $more } favour
       *[other] { $more } favours
    } of the altar’s colour.
   *[none] {""}
}
slip-space-gain = Take favours
    .state = { slip-where }
    .say = *Take the favours shown* from the supply, as far as it has them.{ slip-then }
slip-space-gain_weakest = Take your weakest
    .state = { slip-where }
    .say = Take *{ slip-favours-count } of the colour you have fewest of*, even none. Among equals you choose.{ slip-then }
slip-space-rune = Take a rune
    .state = { slip-where }
    .say = Take the top rune of the stack. *Only you* may look at it.{ slip-then }
slip-space-points_distinct = Score colours
    .state = { slip-where }
    .say = *1 point for each different colour* of which you have a favour, after the cost.{ slip-then }
slip-space-points_colour = Score { $colour }
    .state = { slip-where }
    .say = *1 point for each { $colour } favour* you have, after the cost.{ slip-then }
slip-space-points_strongest = Score your strongest
    .state = { slip-where }
    .say = *1 point for each favour* of the colour you have most of, after the cost.{ slip-then }
slip-space-gain_any = Take any favours
    .state = { slip-where }
    .say = Take *{ slip-favours-count } of any colours*, equal or different.{ slip-then }
slip-space-points = Score { $n }
    .state = { slip-where }
    .say = *{ $n ->
        [one] { $n } point
       *[other] { $n } points
    }* at once.{ slip-then }
slip-space-gain_altar = Take { $colour }
    .state = { slip-where }
    .say = Take *{ slip-favours-count } of the altar’s colour*.{ slip-then }
slip-space-gain_altar-open = Take the altar’s colour
    .state = { slip-where }
    .say = First *raise an altar* beside it. Then take { slip-favours-count } of its colour.{ slip-then }
slip-space-points_altar = Score { $colour }
    .state = { slip-where }
    .say = *1 point for each favour* you have of the altar’s colour.{ slip-then }
slip-space-points_altar-open = Score the altar’s colour
    .state = { slip-where }
    .say = First *raise an altar* beside it. Then 1 point for each favour you have of its colour.{ slip-then }
slip-space-neutrals = Send neutral elders
    .state = { slip-where }
    .say = Put { $n ->
        [one] { $n } neutral elder
       *[other] { $n } neutral elders
    } on *free card spaces*. They occupy them to the end of the season: so you fill a card, or keep one shut.{ slip-then }
slip-foot = Foot of the Great Tree
    .state = { $foot ->
        [F1] Left
        [F2] Middle
       *[F3] Right
    }. { $left ->
        [0] Used.
       *[other] Free of cost.
    }
    .say = { $left ->
        [0] Its favours are gone: it *cannot be used* any more.
       *[other] Take all favours that lie here. It works *once in the game*.
    }

## Cards

slip-card = { $card }
    .state = { $kind ->
        [start] Start card
        [season] Season-change card
       *[journey] Journey card
    }. { $free ->
        [0] Full.
        [one] { $free } of { $spaces } spaces is free.
       *[other] { $free } of { $spaces } spaces are free.
    }
    .say = Full at the end of the season, it brings everybody who stands on it *1 point for each { $full } favour*. Then another card comes.
slip-season-ends-now = If the season ended now
slip-is-full = full
slip-not-full = not full
slip-nobody-there = nobody stands on it
slip-strip = What the card turns into
    .state = { $is_full ->
        [yes] It is full now.
       *[no] It is not full now.
    }
    .say = Full: all on it score for *{ $full }*, and a { $full } card follows. Not full: { $scores ->
        [yes] they score for *{ $unfilled }*, and a { $unfilled } card follows.
       *[no] *nobody scores*, and a { $unfilled } card follows.
    }
slip-cell = Cell: { $season }
    .state = { $waiting ->
        [0] Nobody waits here.
        [one] { $waiting } elder waits here.
       *[other] { $waiting } elders wait here.
    }
    .say = When its season begins, the elders here *come to hand*, and a season-change card is laid here.
slip-offer = Season-change card
    .state = Stays for one season.
    .say = Whoever has the fewest points lays one of two and *begins the season*. It scores even if it is not full.

## Altars

slip-altar = Altar of { $colour }
    .state = Great Tree, { $space ->
        [T1] top left
        [T2] top right
        [T3] middle left
        [T4] middle right
        [T5] bottom left
       *[T6] bottom right
    }. It stays to the end.
    .say = At the end the most { $colour } favours bring *{ $first } points*{ $second ->
        [0] ; a tie brings nothing.
       *[other] , the second most *{ $second }*.
    }
slip-altar-worthless = Altar of { $colour }
    .state = Great Tree, bottom right. It stays to the end.
    .say = It gives the space its colour and brings *no points at the end*.
slip-site = Site of an altar
    .state = Great Tree, { $space ->
        [T1] top left
        [T2] top right
        [T3] middle left
        [T4] middle right
        [T5] bottom left
       *[T6] bottom right
    }. Empty.
    .say = The first who comes to the space beside it *chooses its altar*. { $first ->
        [0] It brings no points at the end.
       *[other] At the end most favours of its colour bring *{ $first }*{ $second ->
            [0] .
           *[other] , second most *{ $second }*.
        }
    }
slip-tile = Altar of { $colour }
    .state = { $left ->
        [yes] Not raised yet.
       *[no] It stands on the tree.
    }
    .say = Raised, it stays to the end and makes *{ $colour }* count at its place. There is one altar of each colour.
slip-altars = Altars not yet raised
    .state = Open to all.
    .say = Whoever comes to an empty site of the Great Tree *chooses one of them*.

## Favours and runes

slip-favour = { $spirit }: { $colour } favours
    .state = One of six spirits.
    .say = Favours pay for spaces and bring points: on spaces, on *full cards* and at the *altar* of their colour.
slip-supply = Supply: { $colour }
    .state = Favours that nobody has.
    .say = Who takes favours takes *what there is*. Paid ones come back here at once.
slip-rune-double = { $rune }
    .state = Rune. Face down it is a secret.
    .say = Turn it up at any time: it counts as *{ $worth } { $colour } favours* everywhere, and it can pay a cost. At the end it turns up by itself.
slip-rune-journey = { $rune }
    .state = Rune. Only before you place an elder.
    .say = Move *a rival’s or neutral elder* to a free space of a { $colour } card, or off a { $colour } card to another. It gets nothing there.
slip-rune-companion = { $rune }
    .state = Rune. Played as you place an elder.
    .say = Place your elder where *an elder of another colour* stands, and use that space as usual.
slip-runes = Runes of { $player }
    .state = { $count ->
        [0] None.
        [one] { $count } rune, face down.
       *[other] { $count } runes, face down.
    }
    .say = Everybody sees how many there are. *Which they are is a secret* of their owner.
slip-stack = Stack of runes
    .state = Face down.
    .say = Six Double Favours, six Rune Journeys, three Companions. *Spaces with a rune* draw from here.

## Seats and seasons

slip-elders = { $you ->
    [yes] Your elders
   *[no] Elders of { $player }
}
    .state = { $count ->
        [0] None left to place
        [one] { $count } left to place
       *[other] { $count } left to place
    }{ $aside ->
        [0] .
       *[other] , { $aside } stood down.
    }
    .say = In turn everybody places *one elder* on a free space. When all are placed the season ends.
slip-neutral = Neutral elder
    .state = Belongs to nobody.
    .say = He occupies a space like any other elder and *fills cards*, but scores for nobody.
slip-first = First player
    .state = { $you ->
        [yes] You began this season.
       *[no] { $player } began this season.
    }
    .say = After a season whoever has *the fewest points* lays a season-change card and begins.
slip-round = { $season }
    .state = Season { $now } of { $of }.
    .say = Elders are placed one by one. Then *full cards score*, cards change, elders return. After the fourth season the *altars* score.
slip-seasons = Season-change cards
    .state = Deck, face down.
    .say = After a season whoever has the fewest points draws two and *lays one*.
slip-gone = Out of play
    .state = Cards and runes that have left, open to all.
    .say = Press to see them. Journey cards *come back* when their deck is used up.
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = What has been scored so far.
    .say = Spaces score at once, cards at the end of a season, *altars at the end of the game*. Most points win.
slip-seat = { $player }
    .state = { $elders ->
        [one] { $elders } elder in hand
       *[other] { $elders } elders in hand
    }, { $runes ->
        [0] no runes.
        [one] { $runes } rune face down.
       *[other] { $runes } runes face down.
    }
    .say = Favours lie open to all, face-up Double Favours included. *Runes face down* are secret.
