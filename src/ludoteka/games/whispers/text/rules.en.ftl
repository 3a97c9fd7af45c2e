### The rules of A War of Whispers for the reader at the table, in our own words.

## Components

rule-WOW-001 = The board shows five empires divided into 40 regions, with the 20 council positions around them and the course of a round.
rule-WOW-002 = There are 40 empire cards, eight of each empire.
rule-WOW-003 = Each empire has 20 banners. Those not on the map are its reserve; there are never more.
rule-WOW-004 = Each society has nine agents.
rule-WOW-005 = Four round markers, a loyalty board and five loyalty tokens per player, one per empire, and a first-player token.
rule-WOW-006 = The empires and their colours: Bear light blue, Eagle red, Elephant green, Lion yellow, Horse brown.
rule-WOW-007 = The societies Pale Raven, Supplicant Spider, Cult of the Rat and Endless Serpent differ in name and colour only.
rule-WOW-008 = Your board has five loyalty slots: devout ×4, dutiful ×3, affiliated ×2, unallied ×0, opposed ×−1.
rule-WOW-009 = A farm raises the supply limit to 6, a fort destroys one attacker on entry, a city counts at the end, a banner symbol shows where banners start.

## Setup

rule-WOW-020 = Each player has a loyalty board, agents and loyalty tokens.
rule-WOW-021 = The marker of the first round starts at the agent phase.
rule-WOW-022 = All banners of an empire form its reserve.
rule-WOW-023 = The cards form five shuffled decks, one per empire.
rule-WOW-024 = For each banner symbol a banner of that empire is placed in the region.
rule-WOW-025 = The first player is chosen by lot; turn order runs clockwise from the holder of the first-player token.
rule-WOW-026 = Your loyalty tokens lie face down and at random on your five slots; you may always look at your own.
rule-WOW-027 = You start without cards, and no agent is on the board.
rule-WOW-028 = Setup is the same for two, three and four players.

## Course of the game

rule-WOW-030 = The game has four rounds: agent phase, five empire phases, discard phase, reveal phase.
rule-WOW-031 = The fourth round ends right after the empire phases: nothing is discarded or revealed, the game is scored.
rule-WOW-032 = The round marker shows where the round is; cards that move agents do not move it.

## Agent phase

rule-WOW-040 = Each council has four positions: sheriff, steward, marshal, chancellor.
rule-WOW-041 = In every round but the first, each player first takes exactly one own agent off the board.
rule-WOW-042 = Then the players place agents one at a time in turn order on free council positions; a position holds one agent.
rule-WOW-043 = Each player places two agents a round, with two players three.

## Empire phases

rule-WOW-050 = The empires act clockwise: Bear, Eagle, Elephant, Lion, Horse.
rule-WOW-051 = In an empire phase sheriff, steward, marshal and chancellor each take one available action, chosen by whoever controls the position.
rule-WOW-052 = You control a position with your agent on it; an empty one belongs to the next agent to its right in the same council. With none there it does nothing.
rule-WOW-053 = Control is decided when the marker reaches the position.
rule-WOW-054 = An empire without agents still has its phase: only supply is checked.

## Regions and cities

rule-WOW-060 = A region belongs to the empire with a banner in it; without banners it belongs to the empire of its colour.
rule-WOW-061 = A region never holds banners of two empires, except during a battle.
rule-WOW-062 = Whoever controls a region controls its cities, farms and forts.
rule-WOW-063 = An army is all banners of one colour in a region; an empty region has none; destroyed banners return to their reserve; friendly banners are those of the empire in control.
rule-WOW-064 = A position is active until its action is done; the agent that controls it is the active agent.

## Actions of the positions

rule-WOW-070 = A position offers one or more actions, of which exactly one is taken.
rule-WOW-071 = Add banners: two, or one or two per farm or fort the empire controls, counted once; they go from the reserve into any of its regions.
rule-WOW-072 = With an empty reserve banners cannot be added; if it is too small, all of it is placed.
rule-WOW-073 = Supply limits do not restrict adding.
rule-WOW-074 = Attack: one enemy region next to a region of the active empire.
rule-WOW-075 = Draw cards from the empire’s deck: one, or one per full two or three symbols it controls. There is no hand limit now.
rule-WOW-076 = Chancellors may move their agent to another position of the council, swapping with an agent there, and at once act there. The marker does not move.

## Attack and battle

rule-WOW-080 = Choose a region of another empire and send at least one banner into it from one neighbouring region of the active empire.
rule-WOW-081 = Attacks go only across borders, never across water.
rule-WOW-082 = One banner must stay in a conquered region; a home region may be emptied.
rule-WOW-083 = An attack never moves banners between regions of the same empire.
rule-WOW-084 = A fort destroys one attacking banner at once, even without defenders.
rule-WOW-085 = In battle banners destroy each other one for one until a side has none.
rule-WOW-086 = Attackers left take the region; if nobody is left, it falls to its home empire.
rule-WOW-087 = Destroyed banners return to their own reserve at once.

## Supply

rule-WOW-110 = At the end of each empire phase every region keeps at most 4 banners, with a farm 6; the rest returns to the reserve.
rule-WOW-111 = Within a phase the limits may be exceeded.

## End of a round

rule-WOW-120 = After the Horse phase the round is marked and the first-player token passes clockwise.
rule-WOW-121 = Discard phase: keep at most five cards; discards are shuffled into their decks.
rule-WOW-122 = Reveal phase: in turn order you may swap two unrevealed loyalty tokens; both are then turned face up for good.
rule-WOW-123 = Then the next round begins.

## Cards

rule-WOW-130 = A card belongs to an empire and has three abilities, costing its own symbol, two of its symbols, or its own and its partner’s.
rule-WOW-131 = To use an ability discard the cards of its cost; the played card is one of them.
rule-WOW-132 = The cost is paid in full first. What you cannot pay, or what would do nothing after paying, cannot be played.
rule-WOW-133 = Played, paid and discarded cards are shuffled into their decks at once.
rule-WOW-134 = You may play cards directly before, during or after an action of a position you control; nobody else can react.
rule-WOW-135 = The empire of the card need not match the position or any region.
rule-WOW-136 = One card is resolved before the next; a card that grants an action is resolved when that action begins.
rule-WOW-137 = The text of a card beats the rules.
rule-WOW-138 = An ability with two empires is the same on cards of both.
rule-WOW-140 = Cards are played in four moments: before an action, while aiming an attack, before it is fought, after an action. Each ability has its own.
rule-WOW-141 = Adding and drawing cannot be interrupted; every attack has its moments for cards.
rule-WOW-142 = Banners on their way into an attack stand in no region and cannot be chosen.
rule-WOW-143 = An activation: choose an action or cards before it, carry it out, then cards after it.
rule-WOW-144 = The last attack counts for cards until another attack or repeated action begins, or the activation ends.
rule-WOW-145 = Adding needs a reserve, symbols and a region, drawing needs symbols and a deck, attacking a target that can be reached, if need be with a card; moving the agent is always possible.
rule-WOW-146 = When nothing more is played the activation ends and the marker moves on.
rule-WOW-147 = A card is of use only if something changes: a new target, a possible attack, a position to go to, a banner that can move.

## Abilities

rule-WOW-150 = Bear: after your attack, attack again from the region just attacked with survivors only.
rule-WOW-151 = Bear and Bear: after your attack, destroy all banners of both sides that took part.
rule-WOW-152 = Subjugate: after your attack, add a banner for each enemy banner destroyed.
rule-WOW-153 = Eagle: instead of the action, move the active agent to any empty position and act there.
rule-WOW-154 = Eagle and Eagle: attack any enemy region without banners from any of your regions.
rule-WOW-155 = Elephant: one banner from the reserve joins the attack.
rule-WOW-156 = Elephant and Elephant: three banners from the reserve join the attack.
rule-WOW-157 = Lion: instead of the action, take an action of a position that another of your agents controls.
rule-WOW-158 = Lion and Lion: add three banners to a region with a city, of the empire that controls it.
rule-WOW-159 = Horse: move any number of banners of the active empire between two of its regions; a conquered region may not be left.
rule-WOW-160 = Horse and Horse: redistribute the banners of an empire among its regions; no conquered region ends empty, none is raised above its supply limit.
rule-WOW-161 = Mercenaries: destroy one to three banners in a region.
rule-WOW-162 = Recruit: add three banners to an empty region.
rule-WOW-163 = Disperse: all banners of a region go to neighbouring regions of their empire, or to the reserve if there are none.
rule-WOW-164 = Alchemist’s Fire: destroy one to five enemy banners next to a banner of the active empire.
rule-WOW-165 = Populate: add a banner to every region of the active empire; if the reserve is too small, choose which.
rule-WOW-166 = Armada: attack any enemy region on the map from any of your regions.
rule-WOW-167 = Reinforce: one to six banners of one region of the active empire join the attack; a conquered region may not be left.
rule-WOW-168 = Uprising: add four banners to an empty region without city and fort.
rule-WOW-169 = Midnight Oil: take the same action once more.

## Scoring

rule-WOW-180 = The game ends with the fourth round marker; all loyalties are revealed.
rule-WOW-181 = For each empire you score its cities times your loyalty to it, plus the points of advanced rules.
rule-WOW-182 = Most points win; then fewest swaps, then most cards in hand; then the victory is shared.
rule-WOW-183 = You want most cities to be held by the empires you are most loyal to.

## Advanced rules

rule-WOW-190 = The four advanced rules may be used alone or together.
rule-WOW-200 = Advanced: an agent may be placed in any region instead of on a position.
rule-WOW-201 = You may have two agents in regions, never two in the same one.
rule-WOW-202 = At the end an agent in a region counts as a city there, for its owner only.
rule-WOW-203 = An agent in a region may be the one you take back; nothing else moves it.
rule-WOW-210 = Advanced: each token you have not revealed is worth a point at the end.
rule-WOW-220 = Advanced: everybody starts devoted to a different empire; the other tokens are dealt at random.
rule-WOW-230 = Advanced: the reveal phase becomes a swap phase and then an exposure phase.
rule-WOW-231 = In the swap phase swapped tokens stay face down.
rule-WOW-232 = Then each player names an empire the neighbour on the left has not revealed; that token is shown, and its multiplier is scored.
rule-WOW-233 = Revealed tokens no longer move; several players may name the same empire.
rule-WOW-234 = There are three exposure phases, worth one to nine points in all, scored openly.

## Rulings that the table may choose

rule-WOW-A04 = The table agreed: Lotus Throne borders on Green Terraces, and Tusk Wall does not border on Great Stupa.
rule-WOW-A07 = The table agreed: at the end of an empire phase only the regions of that empire are cut to their supply limit.
rule-WOW-A19 = The table agreed: Lion takes an action of any other position that you control, also through the same agent.
rule-WOW-A24 = The table agreed: the one to six banners of Reinforce may come from several regions of the active empire; a conquered region may not be left.
