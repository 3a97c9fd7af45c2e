### What each thing of A War of Whispers is.

symbol-banner = banner
symbol-card = card

slip-banners = { $count ->
    [0] no banners
    [one] { $count } banner
   *[other] { $count } banners
}
slip-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
slip-times = × { $factor ->
    [-1] −1
   *[other] { $factor }
}
slip-product = { $cities } × { $factor ->
    [-1] −1
   *[other] { $factor }
}

## Empires and regions

slip-empire = { $empire }
    .state = Empire, { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] last
    } to act in every round.
    .say = Nobody owns an empire. Agents in its council decide what it does; *its cities* bring points to everybody who is loyal to it.
slip-cities-now = Cities now
slip-cities = Cities of { $empire }: { $count }
    .state = What an empire holds, wherever it lies.
    .say = At the end *each city counts*, times your loyalty to the empire that holds it.
slip-reserve = Reserve of { $empire }
    .state = Banners that are not on the map.
    .say = Added banners come from here, destroyed ones return. *An empty reserve* adds nothing.
slip-deck = Cards of { $empire }
    .state = The empire’s own deck, face down.
    .say = Stewards draw from it. Played and discarded cards are *shuffled back in* at once.
slip-region = { $region }
    .state = { $home } region{ $city ->
        [yes] , city
       *[no] {""}
    }{ $farm ->
        [yes] , farm
       *[no] {""}
    }{ $fort ->
        [yes] , fort
       *[no] {""}
    }. { $own ->
        [yes] Held by its own empire
       *[no] Conquered by { $holder }
    }, { $count ->
        [0] no banners
        [one] { $count } banner
       *[other] { $count } banners
    }.
    .say = { $fort ->
        [yes] The fort *destroys one attacker* on entry.{" "}
       *[no] {""}
    }{ $city ->
        [yes] At the end the city counts for the empire that *holds* it.{" "}
       *[no] {""}
    }{ $own ->
        [yes] {""}
       *[no] The last banner must stay, or the region falls back to { $home }.{" "}
    }At the end of a phase *{ $limit ->
        [one] { $limit } banner
       *[other] { $limit } banners
    }* may stay here.
slip-secret-worth = worth the loyalty to its holder
slip-to-take = To take it
slip-and-one = + 1 that stays
slip-border = { $a } and { $b }
    .state = { $open ->
        [yes] The border is open.
       *[no] The border is closed.
    }
    .say = { $open ->
        [yes] In this match these two are *neighbours*: an attack may go across.
       *[no] In this match these two are *no neighbours*: no attack goes across.
    }

## Councils

slip-post = { $post }
    .state = { $state ->
        [agent] { $you ->
            [yes] Your agent sits here
           *[no] The agent of { $player } sits here
        }
        [ruled] { $you ->
            [yes] Empty; your agent to the right decides
           *[no] Empty; { $player } decides from the right
        }
       *[empty] Empty; nobody decides
    }{ $when ->
        [now] {" "}and acts now.
        [done] . It has acted this round.
       *[later] . It will act this round.
    }
    .say = { $state ->
        [empty] Without an agent here or to the right it *does nothing*. Whoever sits to its right decides for it too.
        [ruled] An empty position obeys *the next agent to its right* in the same council.
       *[agent] Does *one* of its actions for { $empire }, when the lantern comes. Its agent also decides for empty positions to its left.
    }
slip-does-now = Now, one of these
slip-does-when = When the lantern comes, one of
slip-deed = { $deed }
    .state = Action: { $post }.
    .say = { $kind ->
        [add] Banners of { $empire } go from the reserve into *any regions it holds*. Symbols are counted now; supply is checked at the end of the phase.
        [draw] Whoever decides draws from the { $empire } deck. There is *no hand limit* until the round ends.
        [attack] { $empire } sends banners from one of its regions into *one enemy region* next to it. Banners fall one for one, a fort takes one first.
       *[move] The agent goes to *another position of this council*, swapping if somebody is there, and acts there at once.
    }
slip-in-reserve = In the reserve: { $count }
slip-in-deck = In the deck: { $count }
slip-none-of = no { $what }
slip-round = Round { $round } of { $rounds }
    .state = The game has { $rounds } rounds.
    .say = A round: agents are placed, the *five empires act* one after the other, then cards are discarded and loyalties may be swapped. After the last empire of the last round *the game is scored*.
slip-marker = The lantern
    .state = Round marker.
    .say = It goes from position to position, empire by empire. *Where it stands, one action is taken.* Cards that move agents do not move it.

## Loyalties, agents, points

slip-slot = { $slot }: { $empire }
    .state = { $revealed ->
        [yes] Your loyalty, revealed for good.
       *[no] Your loyalty. Hidden: only you see it.
    }
    .say = At the end every city that { $empire } holds { $factor ->
        [0] brings you *nothing*.
        [-1] costs you *1 point*.
       *[other] brings you *{ $factor } points*.
    }
slip-slot-any = { $slot }
    .state = A place for one loyalty token.
    .say = { $factor ->
        [0] Cities of the empire that lies here bring nothing.
        [-1] Each city of the empire that lies here *costs 1 point*.
       *[other] Each city of the empire that lies here brings *{ $factor } points*.
    }
slip-score = { $you ->
    [yes] Your points
   *[no] Points of { $player }
}
    .state = As things stand; counted once, at the end.
    .say = Cities of each empire *times the loyalty* to it.
slip-score-secret = Points of { $player }
    .state = Secret until the end.
    .say = They depend on loyalties that *only { $player } knows*. Tokens that were swapped lie open.
slip-seat = { $player }
    .state = { $revealed ->
        [0] No loyalty revealed yet
        [one] { $revealed } loyalty revealed
       *[other] { $revealed } loyalties revealed
    }{ $first ->
        [yes] {" "}· first player
       *[no] {""}
    }.
    .say = Five loyalty tokens, face down until they are swapped. *Backs of cards* tell their empire to everybody.
slip-open-to-all = Open to all
slip-first = First player
    .state = { $you ->
        [yes] You place the first agent.
       *[no] { $player } places the first agent.
    }
    .say = Turn order runs clockwise from here. After each round the token goes *one seat on*.
slip-agents = { $society }
    .state = { $you ->
        [yes] Your society.
       *[no] The society of { $player }.
    }
    .say = Each round its agents are placed *one at a time* on free positions. From the second round on one agent leaves first.
slip-agents-now = In the councils
slip-agents-count = { $count ->
    [0] no agents
    [one] { $count } agent
   *[other] { $count } agents
}
slip-positions = { $count ->
    [0] They decide for no position.
    [one] They decide for { $count } position.
   *[other] They decide for { $count } positions.
}

## Cards

slip-hand = Your hand
    .state = The others see how many, and of which empires.
    .say = Play cards *before, during or after an action* of yours, as many as you can pay. After a round at most *{ $limit }* may be kept.
slip-in-hand = In your hand
slip-ability = { $name }
    .state = { $now ->
        [yes] You can play it now.
       *[no] { $anytime ->
            [yes] Played before or after an action of yours, or before an attack is fought.
           *[no] { $window ->
                [before] Played before an action of yours.
                [target] Played while you aim an attack.
                [force] Played before an attack is fought.
               *[after] Played after an action of yours.
            }
        }
    }
    .say = { $text }
slip-you-hold = { $have } of { $cost } in your hand
slip-card = { $card }
    .state = Card of { $own }, partner { $partner }.
    .say = It can be played for *one of its three lines*, or pay for another card. The cards of the cost are discarded.
slip-one-of-three = One of three
