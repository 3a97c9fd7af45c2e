## Topics
topic-council = Who decides
    .rule = An agent decides for its own position and for the empty ones left of it, as far as the next agent.
topic-battles = Battles
    .rule = Banners destroy each other one for one. A fort destroys one attacker first. Who has banners left holds the region.
topic-land = Land and supply
    .rule = A banner in a foreign region takes it with its city. At the end of a phase 4 banners may stay in a region, with a farm 6.
topic-points = Points
    .rule = At the end each empire’s cities are multiplied by your loyalty to it: ×4, ×3, ×2, ×0, ×−1.
topic-advanced = Advanced rules
    .rule = Agents in Regions: an agent on the map counts as a city for its owner. Counter-intelligence: who names a rival’s loyalty gains its multiplier.

## Who decides
exercise-empty-positions = Who decides for the empty positions?
    .tells = Anna’s agent is the Bear sheriff, yours the Bear chancellor. Steward and marshal are empty.
    .asks = For how many positions of this council do you decide?
    .why = An empty position is controlled by the next agent to its right. So steward, marshal and chancellor are yours.
    .not-1 = Your agent also decides for the empty positions on its left.
exercise-two-agents = How many positions are yours?
    .tells = Your agent is the Bear steward, Anna’s the Bear chancellor. Sheriff and marshal are empty.
    .asks = For how many positions of this council do you decide?
    .why = Sheriff and steward are yours; marshal and chancellor belong to the agent on the chancellor’s place.
    .not-4 = The empty marshal listens to the agent on its right: the chancellor, who is Anna’s.
exercise-trading-places = Two agents trade places
    .tells = Your agent is the Eagle chancellor, Anna’s the steward. You move your agent to the steward’s place.
    .asks = Whose agent is the chancellor now?
    .why = Agents swap places, and you act at once as steward.
    .choice-0 = yours
    .choice-1 = Anna’s

## Battles
exercise-three-against-two = Three against two
    .tells = Horse attacks Windmarket with 3 banners; Bear defends it with 2. There is no fort.
    .asks = How many banners stand in Windmarket afterwards?
    .why = Banners destroy each other one for one: 2 against 2. One Horse banner is left and takes the region.
    .not-3 = Each defender takes one attacker along.
exercise-take-the-city = Take the city
    .tells = You decide for the Horse marshal. Bear holds Windmarket, a city, with 2 banners; Horse has 3 banners next to it.
    .asks = Win the city back for Horse.
    .why = Two banners are enough: two against two, all fall, and an empty region belongs to its home empire. With three, one stays there as well.
exercise-a-fort-on-the-way = A fort on the way
    .tells = Bear attacks Saddle Fort with 3 banners; Horse defends its home with 2 banners and a fort.
    .asks = How many banners stand in Saddle Fort afterwards?
    .why = The fort destroys one attacker at once; 2 against 2 all fall. The empty region stays with Horse.
    .not-1 = The fort destroys one attacker before anybody fights.
exercise-how-many-may-leave = How many may leave?
    .tells = Bear has 4 banners in Open Steppe, a conquered Horse region, and attacks from there.
    .asks = How many of them may attack?
    .why = One banner must stay in a conquered region. A home region may be emptied.
    .not-4 = One banner has to stay, or the conquered region would be lost.
exercise-scorched-earth = Scorched earth
    .tells = Bear attacks Saddle Fort with one banner: a fort and 5 defenders. Then you play Scorched earth for two Bear cards.
    .asks = How many banners are left in Saddle Fort?
    .why = The fort destroys the attacker, but the card destroys everybody who took part: all 5 defenders.
exercise-help-from-afar = Help from afar
    .tells = Horse attacks Sunspire with 2 banners against 4, and Reinforce brings 5 more from Hayfields.
    .asks = How many banners stand in Sunspire afterwards?
    .why = 7 against 4: three attackers are left.

## Land and supply
exercise-whose-city = Whose city is it?
    .tells = A Bear banner stands in Windmarket, a Horse region with a city. Bear has one city at home.
    .asks = How many cities does Bear control?
    .why = Who has a banner in a region controls it and its city, whatever its colour.
exercise-too-many-banners = Too many banners
    .tells = Windmarket has no farm and 4 Horse banners. You add 2 more, then the Horse phase ends.
    .asks = How many banners stay in Windmarket?
    .why = At the end of a phase a region keeps 4 banners, with a farm 6. Bear’s 6 banners in Ironfjord stay, for there is a farm.
exercise-the-last-banner = The reserve is empty
    .tells = The Bear steward adds 2 banners, but the reserve has only one. Rimegate holds 6.
    .asks = How many banners does Rimegate hold after that?
    .why = You place what the reserve has: one banner. With an empty reserve the action could not be chosen.
    .not-8 = Two were ordered, one was there.

## Points
exercise-what-cities-are-worth = What cities are worth
    .tells = Your loyalties: Lion ×4, Elephant ×3, Bear ×2, Eagle ×0, Horse ×−1. Cities: Lion 2, Elephant 3, Bear 1, Eagle 4, Horse 2.
    .asks = How many points are these cities worth to you?
    .why = 8 + 9 + 2 + 0 − 2 = 17.
    .not-19 = Horse is your ×−1: its two cities cost you 2.
exercise-a-friend-and-a-foe = From foe to friend
    .tells = Bear is your ×4, Horse your ×−1. Bear takes Windmarket and its city from Horse.
    .asks = How many points is that worth to you?
    .why = The city brings 4 with Bear, and it no longer costs 1 with Horse: 5.
    .not-4 = Horse has lost a city too, and you are opposed to Horse.

## Advanced rules
exercise-an-agent-on-the-map = An agent on the map
    .tells = Your agent is in Open Steppe, held by Bear at the end; you are devoted to Bear.
    .asks = How many points does the agent bring?
    .why = An agent in a region counts as a city there, for you alone: 1 × 4.
exercise-a-good-guess = A good guess
    .tells = Counter-intelligence: you name Lion, and Anna on your left is devoted to Lion.
    .asks = How many points do you get?
    .why = You gain the multiplier of the token that is shown: ×4.
