### What each thing of Portals is.

slip-all-match = All on their own colour
slip-up-to = +{ $points }
slip-on-it = On it
slip-filled = { $have } of { $of }
slip-opens = Activated as number
slip-turn = { $place } of { $of }
slip-lie-here = Lie here
slip-key-of = { $player }
slip-stone-here = Laid here
slip-matches = matches
slip-beside = Beside its like, by colour
slip-free = Free cells
slip-stones = { $count ->
    [0] no stones
    [one] { $count } stone
   *[other] { $count } stones
}
slip-you-may-take = You may still take
slip-in-bag = In the bag
slip-accepts = Takes only
slip-in-place = Stones in place now
slip-board-0 = left board
slip-board-1 = right board
slip-own-board = your board
slip-from = from { $points }

## Keys

slip-key = Key { $key }
    .state = { $state ->
        [area] In the key area, for anybody to take.
        [ready] { $you ->
            [yes] Yours; prepared: every cell is covered.
           *[no] Of { $player }; prepared: every cell is covered.
        }
       *[open] { $you ->
            [yes] Yours; some cells are still free.
           *[no] Of { $player }; some cells are still free.
        }
    }
    .say = With a stone on each of its { $holes } cells it is prepared. Then its stones go to a board in this *figure, turned as you like*. Prepared keys are activated *from the lowest number up*, whoever owns them.
slip-deck = Deck of keys
    .state = Face down.
    .say = A key that is taken is *replaced at once* from the deck of its colour.
slip-pile = Used keys
    .state = Face up; press to see them.
    .say = Activated keys come here. When the deck is empty they are *shuffled into a new one*.
slip-order = Order of the keys
    .state = { $count ->
        [0] No key is prepared yet.
        [one] { $count } key is prepared.
       *[other] { $count } keys are prepared.
    }
    .say = When all stones of the round are taken, prepared keys are activated *from the lowest number up*. What lies already can help, or be in the way.

## Boards and stones

slip-cell-free = Free cell: { $element }
    .state = Cell of a board.
    .say = A stone of its colour *matches*: 1, 2, 3 or 4 matches of a key bring 1, 2, 4 or 6 points.{ $solo ->
        [yes] {""}
       *[no] {" "}Each stone of the same colour that lies around brings 1 more.
    }
slip-cell-full = { $stone }
    .state = On a cell of { $element }{ $match ->
        [yes] : it matches.
       *[no] , which does not match.
    }
    .say = It stays. A stone that would come here *goes back to the bag* and brings nothing.{ $solo ->
        [yes] {""}
       *[no] {" "}New stones of its colour beside it bring *1 point each*.
    }
slip-board = Board
    .state = { $mine ->
        [yes] One of those you may use.
       *[no] Out of your reach.
    }
    .say = Each board is shared by *the two players beside it*. Stones stay to the end of the game.
slip-source = Source of stones
    .state = Between two neighbours.
    .say = In each turn take one stone from your left or right source, *at most three a round* from each.
slip-stone = { $stone }
    .state = One of five elements, twenty stones each.
    .say = It goes on a cell of one of your keys, *whatever its colour*, and onto a board when the key is activated.
slip-bag = Bag
    .state = The order is unknown to all.
    .say = Stones of the sources come from here. *Lost stones* return here.

## Spells and signs

slip-spell = { $spell }
    .state = { $state ->
        [open] Spell. Empty: takes any colour that is in no other spell.
       *[bound] Spell. Holds { $element }: takes only more of it.
    }{ $works ->
        [yes] {""}
       *[no] {" "}It would do nothing now.
    }
    .say = Put your stone here instead of on a key, then *use the spell at once*. { $about }
slip-sign = { $state ->
    [secret] Secret sign
   *[other] Sign
}
    .state = { $state ->
        [done] Fulfilled: its points stay.
        [open] Open: it can be fulfilled.
       *[secret] The others see only its back.
    }
    .say = These stones in this arrangement, *turned as you like*, on one of your boards: *+{ $points }*.{ $state ->
        [secret] {" "}Missing at the end: *−{ $penalty }*.
       *[other] {""}
    }
slip-secrets = Secret signs of { $player }
    .state = { $count ->
        [0] None left.
        [one] { $count } sign.
       *[other] { $count } signs.
    }
    .say = Arrangements of stones that only their owner knows: *+{ $points }* when fulfilled, *−{ $penalty }* for each that is missing at the end.
slip-signs = Open signs
    .state = For you alone.
    .say = Each sign that lies on your board brings *+{ $points }* and is replaced by another.

## Rounds, points, seats

slip-round = Round { $now } of { $of }
    .state = The game has { $of } rounds.
    .say = First everybody takes a key and a stone, six times. Then *prepared keys are activated*. Those that are not prepared stay for the next round; at the end they are lost.
slip-round-solo = Turns
    .state = { $of } in all.
    .say = In each turn you may take a key, take the next stone, and *activate a prepared key*.
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = So far.
    .say = Stones on *their own colour*{ $solo ->
        [yes] {" "}
       *[no] , stones *beside their like*
    } and fulfilled *signs* bring points.
slip-score-secret = Points of { $player }
    .state = Secret until the end.
    .say = Every gain is seen, the total is not told: *remember, or guess*.
slip-seat = { $player }
    .state = { $keys ->
        [0] No keys
        [one] { $keys } key
       *[other] { $keys } keys
    }, { $ready } prepared{ $signs ->
        [0] .
        [one] ; { $signs } secret sign.
       *[other] ; { $signs } secret signs.
    }
    .say = At most *four keys* lie before a player. With four you take no more.
slip-prediction = Board of predictions
    .state = The stones to come, in reading order.
    .say = You know the order of all stones: *plan ahead*. Each turn you take the next one.
slip-tier = { $tier }
    .state = Your title so far.
    .say = Alone you play for a *title*.
