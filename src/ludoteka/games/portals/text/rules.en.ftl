### The numbered rules of Portals in our own words.

## In the box

rule-POR-001 = There are 100 element stones, 20 of each colour: yellow air, green earth, red fire, blue water and dark lilac time.
rule-POR-002 = There are 36 key cards numbered 1 to 36, twelve each of orange, red and purple. A key shows a grid in which some cells are meant for stones.
rule-POR-003 = There are four double-sided boards of five rows of five cells; every cell has the colour of one element. The side with the symbol is the harder one; the symbol itself does nothing.
rule-POR-004 = There are four power sources, each with room for six stones.
rule-POR-005 = Every player has six markers of one shape.
rule-POR-006 = Victory points are kept with tokens; the supply of tokens never limits what you gain.
rule-POR-007 = There are 20 secret sign cards, each with a figure of coloured stones. They are used with the module Secret Signs and in the solo game.
rule-POR-008 = The spell board has four areas with one spell each. It is used with the module Magic Spells and in the solo game.
rule-POR-009 = Stones are drawn from the bag without looking.
rule-POR-010 = Whoever has the most points at the end of the fourth round wins.

## Setup

rule-POR-011 = The basic game is played without spell board and without sign cards.
rule-POR-012 = A random board lies between every two neighbours: as many boards as players. With two players two boards lie between them. The other boards are not used.
rule-POR-013 = All boards lie on the same side, basic or harder; agree on it beforehand.
rule-POR-014 = Beside every board lies one power source.
rule-POR-015 = The board and the source on your left and those on your right are accessible to you, and no others.
rule-POR-016 = You lay three of your markers beside your left source and three beside your right one.
rule-POR-017 = The keys form three face-down decks by colour. Two keys of each deck lie face up beside it: these six are the key area.
rule-POR-018 = All 100 stones go into the bag.
rule-POR-019 = The point tokens form a common supply.
rule-POR-020 = A first player is chosen at random and puts six random stones from the bag on every source.
rule-POR-021 = You begin with no points and no keys.
rule-POR-022 = The game has four rounds of three phases: collecting keys and stones, activating keys, preparing the next round. The fourth round ends after the second phase.

## Phase I: collecting

rule-POR-030 = Players take turns clockwise, starting with the first player. In your turn you first take a key, then a stone.
rule-POR-031 = Take one of the face-up keys of the key area and lay it face up in front of you.
rule-POR-032 = The key is replaced at once from the deck of the same colour.
rule-POR-033 = If that deck is empty, its discard pile is shuffled into a new one first. If both are empty, the place stays empty for now.
rule-POR-034 = With four keys in front of you, you take no key.
rule-POR-035 = With one to three keys and a free cell on at least one of them you may take a key or leave it.
rule-POR-036 = In all other cases you must take a key: when you have none, or when all cells of your keys are covered.
rule-POR-037 = A key leaves you only by being activated.
rule-POR-038 = You must take a stone from your left or your right source and lay one of the markers beside that source in its place.
rule-POR-039 = You have three markers for each source, so you take at most three stones from each in a round. When they are used, take from the other source.
rule-POR-040 = The stone goes at once on a free stone cell of any of your keys, whatever its colour. There it stays until the key is activated.
rule-POR-041 = If you have four keys and all their cells are covered, you still take a stone, but return it to the bag. Otherwise you may not return it.
rule-POR-042 = The phase ends when all markers lie on the sources: after six turns of every player.

## Phase II: activating

rule-POR-050 = A key is prepared when all its stone cells are covered. Only prepared keys are activated.
rule-POR-051 = Prepared keys of all players are activated in ascending order of their numbers; one player may have several in a row.
rule-POR-052 = Every prepared key must be activated; none is kept for the next round.
rule-POR-053 = Keys that are not prepared stay in front of you with their stones.
rule-POR-054 = All stones of the key move together, in the same arrangement, to your left or your right board.
rule-POR-055 = You may turn the key by 90, 180 or 270 degrees. Mirror images are not allowed.
rule-POR-056 = A stone need not have the colour of its cell.
rule-POR-057 = A stone that would lie on an occupied cell returns to the bag and brings nothing; the stone that lies there stays.
rule-POR-058 = No stone of the figure may end up outside the board.
rule-POR-059 = Cells of the key without stones may lie outside the board.
rule-POR-060 = Matches: for 1, 2, 3 or 4 stones put on free cells of their own colour you get 1, 2, 4 or 6 points, counted for each key by itself.
rule-POR-061 = Neighbours: each stone put on a free cell brings 1 point for every stone of its colour that already lay beside it, also diagonally.
rule-POR-062 = The stones of a key lie down together, so they bring no points for each other.
rule-POR-063 = One stone on the board may count for several new ones. Neighbours count whether or not a stone matches its cell.
rule-POR-064 = You take the points at once. Your total stays secret.
rule-POR-065 = The activated key goes to the discard pile of its colour.
rule-POR-066 = The phase ends when no prepared key is left.

## Phase III and the end

rule-POR-070 = All markers return: three beside each of your sources.
rule-POR-071 = Stones on boards and on unprepared keys stay, and so does the key area.
rule-POR-072 = The next player clockwise becomes first player and puts six random stones on every source.
rule-POR-080 = The game ends after the second phase of the fourth round.
rule-POR-081 = Keys that are not prepared are discarded; their stones return to the bag and bring nothing.
rule-POR-082 = The totals are revealed, and the highest wins. Tied players share the victory.
rule-POR-090 = The modules can be added in any combination. All other rules stay the same.

## Magic Spells

rule-POR-100 = The spell board lies beside the key area. Its areas are empty; their printed colour means nothing.
rule-POR-101 = Instead of putting your stone on a key, you may put it into one of the four areas and must use its spell at once.
rule-POR-102 = While stones lie in an area, only stones of the same colour may be added to it.
rule-POR-103 = A colour that lies in one area may not be put into another.
rule-POR-104 = An empty area accepts any colour that lies in no other area. An area that becomes empty loses its colour.
rule-POR-105 = Stones stay on the spell board between the rounds. They bring no points.
rule-POR-106 = You may choose only a spell that can be carried out.
rule-POR-107 = Shift: move one stone from any board to a free cell of the same or another board, also of boards that are not yours. It brings no points.
rule-POR-108 = Haste: activate one of your keys at once, even if it is not prepared. All other rules of activation apply.
rule-POR-109 = Banish: return one or two stones from one of your boards, or one from each, to the bag, whoever put them there.
rule-POR-110 = Recall: take a stone from another area of the spell board and put it on a free cell of one of your keys.

## Secret Signs

rule-POR-120 = After the setup everybody is dealt three sign cards face down.
rule-POR-121 = Look at your three signs, keep one, two or three of them and discard the others unseen.
rule-POR-122 = Your signs stay secret; you may look at them at any time.
rule-POR-123 = A sign is fulfilled when stones of its colours lie in the same arrangement on one of your boards: anywhere and turned in any way, but not mirrored.
rule-POR-124 = At the end of every second phase your signs are checked. Each one fulfilled is revealed and brings 4 points; a stone may count for several signs.
rule-POR-125 = A sign brings points only once, however often its figure occurs.
rule-POR-126 = Points for a sign are not lost when the figure is broken later.
rule-POR-127 = At the end of the game you lose 2 points for each of your signs that was not fulfilled.

## Solo

rule-POR-140 = The solo game always uses the spell board and the signs. It lasts 25 turns without rounds and phases.
rule-POR-141 = One board is yours, the only one in play.
rule-POR-142 = The key area is laid out as usual.
rule-POR-143 = A second board serves as prediction board; the colours of its cells do not matter.
rule-POR-144 = Only 25 stones are used, five of each colour. They lie on the prediction board in random order.
rule-POR-145 = Five sign cards lie open; the others form a deck. There are no sources and no markers.
rule-POR-146 = A turn has three actions: key, stone, activation.
rule-POR-147 = Keys are taken as in the normal game.
rule-POR-148 = You must take the next stone of the prediction board, from left to right and from the top row down, and put it on a free cell of one of your keys.
rule-POR-149 = Instead you may put the stone on the spell board and use a spell.
rule-POR-150 = If you have a prepared key, you must activate it now. Otherwise the next turn begins.
rule-POR-151 = The figure moves to your board as in the normal game.
rule-POR-152 = Matches score by the usual table. Neighbours bring nothing in the solo game.
rule-POR-153 = Then every open sign that lies on your board brings 4 points and is replaced, so that five are open.
rule-POR-154 = Signs that were not fulfilled cost nothing.
rule-POR-155 = The activated key goes to the discard pile of its colour.
rule-POR-156 = The game ends with the 25th turn. Stones on unprepared keys bring nothing.
rule-POR-157 = Up to 35 points: Apprentice. 36 to 39: Mage. 40 and more: Great Wizard.

## Rulings that the table quotes

rule-POR-R13 = The spell Shift moves a stone to a cell that was free before: never back to its own.
rule-POR-R16 = Recall takes a stone from another area than its own; no marker is needed.
rule-POR-R27 = The prediction board is not in play: no stone can be moved from it or to it.
