### A War of Whispers at the table.

title = A War of Whispers
subtitle = Five empires, secret loyalties
tagline = Rule from the shadows: place agents in five councils and let the right empire win.

form-whispers = A War of Whispers
form-whispers-about = Four rounds. Your agents decide what the empires do; cities of the empires you are loyal to are your points.
style-builder = Would rather raise banners than fight.
style-raider = Attacks where it can.
style-watcher = Gathers cards and waits.

## Options

option-agents_in_regions = Agents in regions
option-agents_in_regions-about = An agent may go into a region, where it counts as a city for you at the end. Two at most.
option-agents_in_regions-off = no
option-agents_in_regions-on = yes
option-keep_secrets = Keep secrets
option-keep_secrets-about = Each loyalty token you have not revealed is worth a point at the end.
option-keep_secrets-off = no
option-keep_secrets-on = yes
option-to_each_their_own = To each their own
option-to_each_their_own-about = Nobody starts devoted to the same empire as somebody else.
option-to_each_their_own-off = no
option-to_each_their_own-on = yes
option-counter_intelligence = Counter-intelligence
option-counter_intelligence-about = Swaps stay secret, but after them each player exposes a token of the neighbour on the left for points.
option-counter_intelligence-off = no
option-counter_intelligence-on = yes
option-supply_scope = Supply check
option-supply_scope-about = Which regions are cut to their supply limit at the end of an empire phase.
option-supply_scope-all_regions = all regions
option-supply_scope-active_empire = only those of the empire whose phase ends
option-lion_single_scope = Lion: whose position
option-lion_single_scope-about = Which of your positions the single Lion ability may use.
option-lion_single_scope-other_agent = one ruled by another of your agents
option-lion_single_scope-any_controlled = any other position you control
option-reinforce_sources = Reinforce: from where
option-reinforce_sources-about = Whether the six banners come from one region.
option-reinforce_sources-one_region = from one region
option-reinforce_sources-any_regions = from several regions
option-disputed_border = The disputed border
option-disputed_border-about = Two sources of the map differ in one border of the Elephant lands.
option-disputed_border-EL5-EL7 = Tusk Wall touches Great Stupa
option-disputed_border-EL4-EL8 = Lotus Throne touches Green Terraces

## Empires, societies, positions

empire-bear = Bear
empire-eagle = Eagle
empire-elephant = Elephant
empire-lion = Lion
empire-horse = Horse

society-raven = The Pale Raven
society-spider = The Supplicant Spider
society-rat = Cult of the Rat
society-serpent = The Endless Serpent

position-sheriff = Sheriff
position-steward = Steward
position-marshal = Marshal
position-chancellor = Chancellor

post-bear-sheriff = Bear sheriff
post-bear-steward = Bear steward
post-bear-marshal = Bear marshal
post-bear-chancellor = Bear chancellor
post-eagle-sheriff = Eagle sheriff
post-eagle-steward = Eagle steward
post-eagle-marshal = Eagle marshal
post-eagle-chancellor = Eagle chancellor
post-elephant-sheriff = Elephant sheriff
post-elephant-steward = Elephant steward
post-elephant-marshal = Elephant marshal
post-elephant-chancellor = Elephant chancellor
post-lion-sheriff = Lion sheriff
post-lion-steward = Lion steward
post-lion-marshal = Lion marshal
post-lion-chancellor = Lion chancellor
post-horse-sheriff = Horse sheriff
post-horse-steward = Horse steward
post-horse-marshal = Horse marshal
post-horse-chancellor = Horse chancellor

slot-devout = Devout
slot-dutiful = Dutiful
slot-affiliated = Affiliated
slot-unallied = Unallied
slot-opposed = Opposed

phase-agents = Agent phase
phase-discard = Discard phase
phase-reveal = Reveal phase

## Regions

region-BE1 = Rimegate
region-BE2 = Bleakmoor
region-BE3 = Ironfjord
region-BE4 = Southwatch
region-BE5 = Palefield
region-BE6 = Whitehold
region-EA1 = Skyharvest
region-EA2 = Redcliff
region-EA3 = Stormperch
region-EA4 = Amberfield
region-EA5 = Dust Pass
region-EA6 = Longmeadow
region-EA7 = Farcrown
region-EL1 = Jade Gate
region-EL2 = Mistmarsh
region-EL3 = Ivory Gate
region-EL4 = Lotus Throne
region-EL5 = Tusk Wall
region-EL6 = Rice Coast
region-EL7 = Great Stupa
region-EL8 = Green Terraces
region-LI1 = Goldmeadow
region-LI2 = Mane Gate
region-LI3 = Sunspire
region-LI4 = High Court
region-LI5 = Amber Court
region-LI6 = Old Granary
region-LI7 = Broad Vale
region-LI8 = Claw Rock
region-LI9 = Lone Pride
region-HO1 = Windmarket
region-HO2 = Open Steppe
region-HO3 = Saddle Fort
region-HO4 = Spur Fort
region-HO5 = Dry Ford
region-HO6 = Thousand Tents
region-HO7 = Foal Pastures
region-HO8 = Silk Corral
region-HO9 = Hayfields
region-HO10 = Redwell

## Actions of the positions

deed-add_2 = add 2 banners
deed-add_1_per_farm = add 1 banner per farm
deed-add_1_per_fort = add 1 banner per fort
deed-add_2_per_fort = add 2 banners per fort
deed-attack = attack
deed-draw_1 = draw 1 card
deed-draw_1_per_2_farms = draw 1 card per 2 farms
deed-draw_1_per_3_farms = draw 1 card per 3 farms
deed-draw_1_per_2_forts = draw 1 card per 2 forts
deed-draw_1_per_3_forts = draw 1 card per 3 forts
deed-move_agent = move the agent

## Cards and abilities

card-bear-eagle = Bear card (Eagle)
card-bear-elephant = Bear card (Elephant)
card-bear-lion = Bear card (Lion)
card-bear-horse = Bear card (Horse)
card-eagle-bear = Eagle card (Bear)
card-eagle-elephant = Eagle card (Elephant)
card-eagle-lion = Eagle card (Lion)
card-eagle-horse = Eagle card (Horse)
card-elephant-bear = Elephant card (Bear)
card-elephant-eagle = Elephant card (Eagle)
card-elephant-lion = Elephant card (Lion)
card-elephant-horse = Elephant card (Horse)
card-lion-bear = Lion card (Bear)
card-lion-eagle = Lion card (Eagle)
card-lion-elephant = Lion card (Elephant)
card-lion-horse = Lion card (Horse)
card-horse-bear = Horse card (Bear)
card-horse-eagle = Horse card (Eagle)
card-horse-elephant = Horse card (Elephant)
card-horse-lion = Horse card (Lion)

ability-bear = Extra attack
    .text = After your attack: attack once more from the region just attacked, with banners that survived.
ability-bear_bear = Scorched earth
    .text = After your attack: destroy every banner of both sides that took part in that battle.
ability-eagle = Relocate
    .text = Instead of your action: move the active agent to any empty council position and act there.
ability-eagle_eagle = Undefended target
    .text = This attack may go to any enemy region without banners, however far.
ability-elephant = One more banner
    .text = Add 1 banner of the active empire from its reserve to this attack.
ability-elephant_elephant = Three more banners
    .text = Add 3 banners of the active empire from its reserve to this attack.
ability-lion = Borrowed seal
    .text = Instead of your action: take an action of { $posts ->
        [any] any other position you control
       *[other] a position ruled by another of your agents
    }.
ability-lion_lion = City guard
    .text = Add 3 banners of the controlling empire to a region with a city.
ability-horse = Long march
    .text = Move any number of banners of the active empire from one of its regions to another.
ability-horse_horse = Redeployment
    .text = Redistribute the banners of one empire among its regions, within supply.
ability-bear_eagle = Mercenaries
    .text = Destroy up to 3 banners in one region.
ability-bear_elephant = Recruit
    .text = Add 3 banners of the controlling empire to an empty region.
ability-bear_lion = Subjugate
    .text = After your attack: for each enemy banner destroyed, add a banner of the active empire to any of its regions.
ability-bear_horse = Disperse
    .text = Spread all banners of one region over neighbouring regions of their empire; if there are none, return them to the reserve.
ability-eagle_elephant = Alchemist’s Fire
    .text = Choose a banner of the active empire; destroy up to 5 enemy banners in regions next to it.
ability-eagle_lion = Populate
    .text = Add 1 banner of the active empire to every region it controls.
ability-eagle_horse = Armada
    .text = This attack may go to any enemy region on the map.
ability-elephant_lion = Reinforce
    .text = Move up to 6 banners from { $regions ->
        [any] regions
       *[one] one region
    } of the active empire into this attack.
ability-elephant_horse = Uprising
    .text = Add 4 banners of the controlling empire to an empty region without city and fort.
ability-horse_lion = Midnight Oil
    .text = After an action: take the same action once more.

## The log

deploys = { $you ->
    [yes] You place
    [do] Place
   *[no] { $player } places
} an agent: { $place }.
removes = { $you ->
    [yes] You remove
    [do] Remove
   *[no] { $player } removes
} an agent: { $place }.
round-begins = Round { $round } of { $rounds } begins.
    .about = The councils are filled anew.
round-marked = Round { $round } is over.
    .about = { $you ->
        [yes] You are first player now.
       *[no] { $player } is first player now.
    }
first-player = { $you ->
    [yes] You are
   *[no] { $player } is
} first player now.
phase-begins = The { $empire } phase begins.
acts = { $post }, { $you ->
    [yes] you
   *[no] { $player }
}: { $deed }.
acts-add = { $post }, { $you ->
    [yes] you
   *[no] { $player }
}: { $count ->
    [one] { $count } banner
   *[other] { $count } banners
} of { $empire } to add.
does-nothing = { $post }, { $you ->
    [yes] you
   *[no] { $player }
}: no action.
adds = { $empire } raises a banner in { $region }.
draws = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $empire }.
draws-card = { $you ->
    [yes] You draw
   *[no] { $player } draws
}: { $card }.
aims = { $empire } attacks { $region } ({ $defender }).
marches = { $count ->
    [one] { $count } banner of { $empire } marches
   *[other] { $count } banners of { $empire } march
} from { $source } into { $target }.
battle = Battle for { $region }: { $attackers } of { $attacker } against { $defenders } of { $defender }.
fort-destroys = The fort of { $region } destroys { $count ->
    [one] { $count } banner
   *[other] { $count } banners
} of { $attacker }.
clash = Both sides lose { $count ->
    [one] { $count } banner
   *[other] { $count } banners
} in { $region }.
attack-won = { $attacker } wins { $region }: { $count ->
    [one] { $count } banner stands
   *[other] { $count } banners stand
} there.
attack-held = { $defender } holds { $region } with { $count ->
    [one] { $count } banner
   *[other] { $count } banners
}.
attack-empty = Nobody is left in { $region }; it belongs to { $empire }.
walks-in = { $attacker } enters { $region } without a fight: { $count ->
    [one] { $count } banner
   *[other] { $count } banners
}.
falls-to = { $region } is now held by { $empire }.
supply-cut = Supply: { $count ->
    [one] { $count } banner
   *[other] { $count } banners
} of { $empire } too many in { $region }.
interlude-supply = Hunger in { $regions ->
    [one] one region
   *[other] { $regions } regions
}
    .about = What a region cannot feed goes back to the reserve.
plays = { $you ->
    [yes] You play
    [do] Play
   *[no] { $player } plays
}: { $card } — { $ability }.
pays = { $you ->
    [yes] You pay
    [do] Pay
   *[no] { $player } pays
}: { $card }.
joins-force = { $count ->
    [one] { $count } banner joins
   *[other] { $count } banners join
} the attack of { $empire }.
moves-agent = { $you ->
    [yes] Your
   *[no] { $player }’s
} agent moves: { $post }.
gives-way = { $you ->
    [yes] Your
   *[no] { $player }’s
} agent changes places: { $post }.
acts-for = { $you ->
    [yes] You act
    [do] Act
   *[no] { $player } acts
} as { $post }.
moves = { $count ->
    [one] { $count } banner of { $empire } moves
   *[other] { $count } banners of { $empire } move
} from { $region } to { $goal }.
reinforces = { $count ->
    [one] { $count } banner of { $empire } hurries
   *[other] { $count } banners of { $empire } hurry
} from { $region } to { $target }.
lifts = { $count ->
    [one] { $count } banner of { $empire } leaves
   *[other] { $count } banners of { $empire } leave
} { $region }.
sets-down = { $empire } sets a banner down in { $region }.
destroyed = { $count ->
    [one] { $count } banner of { $empire } is destroyed
   *[other] { $count } banners of { $empire } are destroyed
} in { $region }.
disperses = { $count ->
    [one] { $count } banner of { $empire } leaves { $region } and disperses.
   *[other] { $count } banners of { $empire } leave { $region } and disperse.
}
disperses-home = { $count ->
    [one] { $count } banner of { $empire } leaves { $region } and finds no neighbour: back to the reserve.
   *[other] { $count } banners of { $empire } leave { $region } and find no neighbour: back to the reserve.
}
musters = { $count ->
    [one] { $count } banner of { $empire } appears
   *[other] { $count } banners of { $empire } appear
} in { $region }.
rearranges = { $you ->
    [yes] You redistribute
    [do] Redistribute
   *[no] { $player } redistributes
} the banners of { $empire }.
stops = { $you ->
    [yes] You stop
    [do] Stop
   *[no] { $player } stops
} here.
discards = { $you ->
    [yes] You discard
    [do] Discard
   *[no] { $player } discards
}: { $card }.
keeps = { $you ->
    [yes] You keep your
    [do] Keep your
   *[no] { $player } keeps all
} loyalties as they are.
swaps = { $you ->
    [yes] You swap
    [do] Swap
   *[no] { $player } swaps
} two tokens: { $empire } is { $first } now, { $other } is { $second }.
swaps-hidden = { $you ->
    [yes] You swap
    [do] Swap
   *[no] { $player } swaps
} the hidden tokens of { $first } and { $second }.
exposes = { $you ->
    [yes] You name
   *[no] { $player } names
} { $empire } and { $points ->
    [-1] { $you ->
        [yes] lose
       *[no] loses
    } 1 point
    [one] { $you ->
        [yes] gain
       *[no] gains
    } { $points } point
   *[other] { $you ->
        [yes] gain
       *[no] gains
    } { $points } points
}.
is-exposed = { $you ->
    [yes] Your
   *[no] { $player }’s
} loyalty to { $empire } comes to light: { $slot }.
end-fourth-round = The fourth round is over: the loyalties come to light.

## Prompts

prompt-wait-post = { $player } decides for: { $post }.
prompt-remove = Take one of your agents off the board.
prompt-deploy = Place an agent on a free council position{ $regions ->
    [yes] {" "}or in a region
   *[no] {""}
}; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
} to place.
prompt-act = { $post }: { $acts ->
    [no] no action would do anything. { $cards ->
        [yes] Play a card, or take no action.
       *[no] Take no action.
    }
   *[yes] choose an action for { $empire }{ $cards ->
        [yes] , or play a card first
       *[no] {""}
    }.
}
prompt-aim = Choose the region that { $empire } attacks{ $cards ->
    [yes] , or play a card first
   *[no] {""}
}.
prompt-force = The attack on { $target } has { $force ->
    [one] { $force } banner
   *[other] { $force } banners
}. Fight{ $cards ->
    [yes] , or play a card
   *[no] {""}
}.
prompt-after = The action is done. { $cards ->
    [yes] Play a card, or go on.
   *[no] Go on.
}
prompt-pay = { $ability }: choose the second card that pays.
prompt-move-post = Choose the position of this council to move your agent to.
prompt-eagle-post = Choose the empty position your agent moves to.
prompt-lion-post = Choose the position whose action you take.
prompt-attack-number = How many banners march from { $source } to { $target }?
prompt-horse-number = How many banners move from { $region } to { $goal }?
prompt-reinforce-number = How many banners join the attack from { $region }?
prompt-lift-number = How many banners leave { $region }?
prompt-mercenary-number = How many banners are destroyed in { $region }?
prompt-add = Add a banner to a region of { $empire }; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-subjugate = Subjugate: add a banner to a region of { $empire }; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-populate = Populate: choose a region for one banner; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-rearrange = Set a lifted banner of { $empire } down; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-disperse = Choose a neighbouring region for a dispersed banner; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-source = Choose the region from which { $empire } attacks { $target }.
prompt-reinforce-from = Choose the region that sends reinforcements.
prompt-horse-from = Choose the region that banners leave.
prompt-fire-from = Choose the banner next to which the fire breaks out.
prompt-horse-to = Choose the region that banners from { $region } move to.
prompt-mercenary-region = Choose the region where banners are destroyed.
prompt-add-region = { $ability }: choose the region that gets banners.
prompt-disperse-region = Choose the region whose banners disperse.
prompt-fire = Destroy an enemy banner next to { $region }; { $picks ->
    [one] { $picks } is left
   *[other] { $picks } are left
}.
prompt-lift = Lift banners of { $empire }, or go on to set them down.
prompt-rearrange-empire = Choose the empire whose banners you redistribute.
prompt-discard = Discard down to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}: { $picks } more.
prompt-swap = Swap two unrevealed loyalties, or keep all. { $open ->
    [yes] Both swapped tokens lie open for good.
   *[no] Swapped tokens stay hidden.
}
prompt-expose = Name an empire: { $player } must show that token.

## Why not

why-not-now = Now you have to { $task }.
why-no-window = Cards are played only before an action, when an attack is aimed, before it is fought, or after an action.
why-post-taken = { $place } is taken.
why-no-regions = In this game agents go to council positions only.
why-enough-regions = You already have { $most } agents in regions.
why-region-twice = You already have an agent in { $place }.
why-not-own-agent = You have no agent there: { $place }.
why-not-offered = { $post } does not offer this action: { $deed }.
why-reserve-empty = The reserve of { $empire } is empty.
why-deck-empty = The deck of { $empire } is empty.
why-no-symbols = { $empire } controls too few of these symbols: the action would do nothing.
why-no-land = { $empire } controls no region.
why-no-attack = { $empire } has nobody who could reach an enemy region.
why-must-act = An action is available, so it must be taken.
why-card-not-held = Not in your hand: { $card }.
why-wrong-window = { $ability } cannot be played at this moment.
why-cannot-pay = { $ability } also costs a card of { $empire }, and you have none to spare.
why-no-use = { $ability } would do nothing now.
why-wrong-payment = The second card must be of { $empire }.
why-payment-spoils = After paying with this card { $ability } would do nothing.
why-own-region = { $region } already belongs to { $empire }; only enemy regions are attacked.
why-extra-attack = The extra attack starts in { $source } and goes only to its neighbours.
why-last-banner = The last banner must stay in a conquered region, so nobody can attack { $region }.
why-nobody-there = { $empire } has no banners next to { $region }.
why-not-adjacent = { $region } does not border on any region of { $empire }; seas are not crossed.
why-no-banners = { $empire } has no banners in { $region }.
why-last-banner-here = { $region } is conquered: its last banner must stay.
why-source-far = { $region } does not border on { $target }.
why-too-many = At most { $most } here.
why-survivors-only = Only survivors of the last battle attack again: at most { $most }.
why-other-council = The agent moves to another position of the same council; { $post } is not one.
why-post-not-free = { $post } is not an empty position elsewhere.
why-not-my-post = You do not control { $post } through another agent.
why-not-controlled = You do not control { $post }.
why-acting-post = { $post } is acting already: choose another position.
why-not-its-region = { $region } does not belong to { $empire }.
why-limit = { $region } already has { $limit } banners, its supply limit.
why-not-next-to = { $region } does not border on { $origin }.
why-once-each = { $region } has got its banner already.
why-not-this-region = { $region } will not do. Now you have to { $task }.
why-at-least-one = Choose at least one first.
why-nothing-to-move = No banner of { $empire } could change its place.
why-revealed = A revealed token can no longer move.
why-already-revealed = { $player } has already revealed { $empire }.

task-remove = take one of your agents off the board
task-deploy = place an agent
task-act = choose an action of the position
task-aim = choose the target of the attack
task-force = fight, or play a card
task-after = go on, or play a card
task-pay = pay with a second card
task-move-post = choose another position of this council
task-eagle-post = choose an empty position
task-lion-post = choose a position you control through another agent
task-lion-post-any = choose another position you control
task-attack-number = choose how many banners attack
task-horse-number = choose how many banners move
task-reinforce-number = choose how many banners join the attack
task-lift-number = choose how many banners are lifted
task-mercenary-number = choose how many banners are destroyed
task-add = add a banner to a region of the empire
task-subjugate = add a banner to a region of the empire
task-populate = choose a region for one banner
task-rearrange = set down a lifted banner
task-disperse = choose a neighbouring region of the same empire
task-source = choose where the attack starts
task-reinforce-from = choose a region with banners to spare
task-horse-from = choose a region with banners to spare
task-fire-from = choose a region of the empire with enemy banners next to it
task-horse-to = choose another region of the empire
task-mercenary-region = choose a region with banners
task-add-region = choose a region that the card allows
task-disperse-region = choose a region with banners
task-fire = choose a neighbouring region with enemy banners
task-lift = choose a region to lift banners from
task-rearrange-empire = choose an empire
task-discard = discard a card
task-swap = swap two tokens or keep them
task-expose = name an empire

## Sources of points

source-bear = Cities of Bear
source-eagle = Cities of Eagle
source-elephant = Cities of Elephant
source-lion = Cities of Lion
source-horse = Cities of Horse
source-agents = Agents in regions
source-secrets = Secrets kept
source-exposures = Counter-intelligence
finale-sealed = The fourth round is over
    .about = { $cities } cities shine on the map. The loyalties are about to be turned over.
finale-empire = { $empire }: { $cities ->
    [one] one city
   *[other] { $cities } cities
}
    .about = Its tokens are turned over at every tray: the loyalty times the cities.
finale-agents = Agents in regions
    .about = Each counts as one more city, for its owner alone.
finale-secrets = Secrets kept
    .about = Tokens that nobody had seen before bring points.
finale-exposures = Counter-intelligence
    .about = Loyalties that were exposed during the game.
tie-swaps = Fewer swaps of loyalty tokens
tie-hand = More cards in hand

## The board

map = Map of five empires, 40 regions
mini-map = The whole map: tap to go there
zoom-in = Larger
zoom-out = Smaller
border-closed = Border closed: { $a } and { $b } are not neighbours here
border-open = Border open: { $a } and { $b } are neighbours here
councils = Councils in playing order
sea-ocean = Sea of Whispers
sea-midsea = The Hush
sea-ivory = Ivory Sound
symbol-city = city
symbol-farm = farm
symbol-fort = fort
label-land = { $empire } land
label-held = { $count ->
    [0] no banners, held by { $empire }
    [one] { $count } banner, held by { $empire }
   *[other] { $count } banners, held by { $empire }
}
label-points = { $points } for you
label-agent = { $you ->
    [yes] your agent
   *[no] agent of { $player }
}
label-ruled = { $you ->
    [yes] empty, ruled by your agent to its right
   *[no] empty, ruled by { $player } from the right
}
    .asked = empty
label-nobody = empty, ruled by nobody
    .asked = empty
label-acting = acting now
label-pay = Pay with { $card }
label-discard = Discard { $card }
label-loyalty = { $slot } { $times } { $points }, { $empire }, { $state }
    .asked = { $slot } { $times }, { $empire }, { $state }
label-revealed = revealed
label-hidden = hidden
council-of = { $empire } council
fact-cities = Cities: { $count }
    .asked = Cities
fact-reserve = Banners in reserve: { $count }
fact-deck = Cards in the deck: { $count }
marker = The lantern stands here
how-many = How many?
number-win = { $empire } stands: { $count }
number-lose = { $empire } holds: { $count }
number-empty = empty, to { $empire }
label-joins = With it: { $end }.
label-joins-best = With it, at best: { $end }.
label-joins-both = Together with { $second }: { $end }.
clash-fort = fort takes { $count }
clash-no-fort = no fort
clash-fall = { $count } : { $count } fall
clash-holder = then { $empire }
choose-exposed = Choose the empire to be exposed
choose-empire = Choose an empire
final-hand = In hand: { $cards }
facts-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
my-loyalties = Your loyalties, hidden from the others
my-points = Your points as things stand
my-hand = Your hand: { $count }
hand-empty = No cards yet: stewards draw them.
phase-over = The end
phase-round = Round { $round } of { $rounds }
phase-post = { $post }
phase-bear = Bear
phase-eagle = Eagle
phase-elephant = Elephant
phase-lion = Lion
phase-horse = Horse
hint-battle = { $best ->
    [yes] At best: {""}
   *[no] {""}
}{ $attackers } of { $attacker } against { $defenders } of { $defender }{ $fort ->
    [0] {""}
   *[other] , the fort takes { $fort }
}; then { $holder } holds the region.
hint-rules = You would control { $count ->
    [one] { $count } more position
   *[other] { $count } more positions
}.
hint-act = { $deed }{ $size ->
    [0] {""}
   *[other] : { $size }
}
hint-points = { $points } for you as things stand.
button-act = { $what ->
    [attack] { $target ->
        [none] Attack
       *[other] Attack { $target }: { $end ->
            [win] won
            [hold] lost
           *[empty] nobody is left
        }
    }
    [move] Move the agent
    [draw] { $size ->
        [one] Draw { $size } card
       *[other] Draw { $size } cards
    }
   *[add] { $size ->
        [one] Add { $size } banner
       *[other] Add { $size } banners
    }
}
ruin-fight = Lose { $count ->
    [one] { $count } banner
   *[other] { $count } banners
} for nothing
ruin-points = Lose { $points ->
    [one] { $points } point
   *[other] { $points } points
}
button-fight = { $end ->
    [win] Fight: { $empire } takes it
    [hold] Fight: { $empire } holds it
   *[empty] Fight: nobody is left
}
button-done = { $step ->
    [after] Go on
    [lift] Set them down
   *[other] Enough
}
button-none = No action
button-keep = Keep all
key-fight = fight
key-attack = attack
key-keep = keep loyalties
