"""The component record of A War of Whispers: map, councils, cards, numbers."""

from typing import Annotated

from ludoteka.core.parts import Pack
from ludoteka.core.record import I8, Array, Record
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EFFECTS,
    EMPIRES,
    POSTS,
    REGIONS,
    SLOTS,
)
from ludoteka.games.whispers.pack import Ability, Council, Deed, Schema, read

EMPIRE_COUNT, POSITION_COUNT, POST_COUNT, REGION_COUNT = 5, 4, 20, 40
PARTNERS = 4
"""kinds of card of one empire: one for each other empire"""
CARD_COUNT, LINE_COUNT, ABILITY_COUNT, DEED_COUNT, SLOT_COUNT = 20, 3, 20, 11, 5
DEEDS_OF_POST = 4
"""a council position offers at most so many actions"""
BORDERS = 2
"""readings of the disputed border"""
NOTHING = -1

ADD, DRAW, ATTACK, MOVE = range(4)  # kinds of action
FIXED, FARMS, FORTS = range(3)  # what the number of an action goes by

BEFORE, TARGETING, FIGHTING, AFTER = 1, 2, 4, 8  # the windows for cards, as bits
WINDOWS = {"before": BEFORE, "target": TARGETING, "force": FIGHTING, "after": AFTER}

ANYWHERE, CITY, EMPTY, EMPTY_WILD = range(4)  # regions that an ability may choose
WHERE = {"": ANYWHERE, "city": CITY, "empty": EMPTY, "empty_no_city_no_fort": EMPTY_WILD}

(
    EXTRA_ATTACK,
    DESTROY_COMBATANTS,
    RELOCATE_AND_ACT,
    TARGET_ANY_EMPTY_ENEMY,
    ADD_TO_FORCE,
    ACT_ELSEWHERE,
    ADD_TO_REGION,
    MOVE_BETWEEN_TWO,
    REARRANGE_EMPIRE,
    DESTROY_IN_REGION,
    ADD_PER_DESTROYED,
    DISPERSE_REGION,
    DESTROY_AROUND,
    ADD_TO_EACH,
    TARGET_ANY_ENEMY,
    REINFORCE_FORCE,
    REPEAT_ACTION,
) = range(17)  # effects of abilities, in the order of names.EFFECTS


class Parts(Record):
    home: Annotated[Array, "i1", REGION_COUNT]
    """the empire of the region's colour"""
    farm: Annotated[Array, "i1", REGION_COUNT]
    fort: Annotated[Array, "i1", REGION_COUNT]
    city: Annotated[Array, "i1", REGION_COUNT]
    start: Annotated[Array, "i1", REGION_COUNT]
    limit: Annotated[Array, "i1", REGION_COUNT]
    """supply limit"""
    adjacent: Annotated[Array, "i8", (BORDERS, REGION_COUNT)]
    """neighbours as bits, for either reading of the disputed border"""

    council: Annotated[Array, "i1", (POST_COUNT, DEEDS_OF_POST)]
    deed_kind: Annotated[Array, "i1", DEED_COUNT]
    deed_per: Annotated[Array, "i1", DEED_COUNT]
    deed_amount: Annotated[Array, "i1", DEED_COUNT]
    """the number, or how many for each group of symbols"""
    deed_group: Annotated[Array, "i1", DEED_COUNT]
    """so many symbols make a group"""

    copies: Annotated[Array, "i1", CARD_COUNT]
    abilities: Annotated[Array, "i1", (CARD_COUNT, LINE_COUNT)]
    second: Annotated[Array, "i1", (CARD_COUNT, LINE_COUNT)]
    """the empire of the second card that pays; NOTHING: the card pays for itself"""
    effect: Annotated[Array, "i1", ABILITY_COUNT]
    amount: Annotated[Array, "i1", ABILITY_COUNT]
    where: Annotated[Array, "i1", ABILITY_COUNT]
    windows: Annotated[Array, "i1", ABILITY_COUNT]

    multiplier: Annotated[Array, "i1", SLOT_COUNT]
    placed: Annotated[Array, "i1", 5]
    """agents placed a round, by number of players"""
    rounds: I8
    banners: I8
    cards: I8
    agents: I8
    hand_limit: I8
    fort_losses: I8
    removed: I8
    """agents removed at the start of a round but the first"""
    region_agents: I8
    secret_bonus: I8


def build(pack: Pack) -> Parts:
    """The component record of a pack; PackError names the line that is wrong."""
    schema = read(pack)
    c = Parts.blank()
    _put_map(c, schema)
    _put_councils(c, schema)
    _put_cards(c, schema)
    _put_numbers(c, schema)
    return c


def _put_map(c: Parts, schema: Schema) -> None:
    for region in schema.region:
        r = REGIONS.index(region.id)
        c.home[r] = EMPIRES.index(region.empire)
        c.farm[r], c.fort[r], c.city[r] = region.farm, region.fort, region.city
        c.start[r] = region.start_banners
        c.limit[r] = schema.rules.supply_limit_farm if region.farm else schema.rules.supply_limit
        for neighbour in region.adjacent:
            for reading in range(BORDERS):
                c.adjacent[reading, r] |= 1 << REGIONS.index(neighbour)
    for border in schema.disputed_border:
        for a, b in (border.default, border.default[::-1]):
            c.adjacent[1, REGIONS.index(a)] ^= 1 << REGIONS.index(b)
        for a, b in (border.alternative, border.alternative[::-1]):
            c.adjacent[1, REGIONS.index(a)] ^= 1 << REGIONS.index(b)


def _put_councils(c: Parts, schema: Schema) -> None:
    for post in range(POST_COUNT):
        for place in range(DEEDS_OF_POST):
            c.council[post, place] = NOTHING
    for council in schema.council:
        _put_council(c, council)
    for deed in schema.action:
        _put_deed(c, DEEDS.index(deed.id), deed)


def _put_council(c: Parts, council: Council) -> None:
    post = POSTS.index(f"{council.empire}.{council.position}")
    for place, deed in enumerate(council.actions):
        c.council[post, place] = DEEDS.index(deed)


def _put_deed(c: Parts, d: int, deed: Deed) -> None:
    c.deed_kind[d] = ("add", "draw", "attack", "move_agent").index(deed.kind)
    c.deed_per[d] = ("", "farm", "fort").index(deed.per)
    c.deed_amount[d] = deed.amount or deed.each or 1
    c.deed_group[d] = deed.group or 1


def _put_cards(c: Parts, schema: Schema) -> None:
    for ability in schema.ability:
        _put_ability(c, ABILITIES.index(ability.id), ability)
    costs = {ability.id: ability.cost for ability in schema.ability}
    for card in schema.card:
        k = CARDS.index(card.id)
        c.copies[k] = card.copies
        for line, ability_id in enumerate(card.abilities):
            c.abilities[k, line] = ABILITIES.index(ability_id)
            others = list(costs[ability_id])
            others.remove(card.empire)
            c.second[k, line] = EMPIRES.index(others[0]) if others else NOTHING


def _put_ability(c: Parts, a: int, ability: Ability) -> None:
    c.effect[a] = EFFECTS.index(ability.effect)
    c.amount[a] = ability.amount
    c.where[a] = WHERE[ability.where]
    c.windows[a] = sum(WINDOWS[window] for window in ability.windows)


def _put_numbers(c: Parts, schema: Schema) -> None:
    for row in schema.loyalty_slot:
        c.multiplier[SLOTS.index(row.id)] = row.multiplier
    for count in schema.player_count:
        c.placed[count.players] = count.agents_placed_per_round
    rules = schema.rules
    c.rounds, c.banners, c.cards = rules.rounds, rules.banners_per_empire, rules.cards_per_empire
    c.agents, c.hand_limit = rules.agents_per_society, rules.hand_limit_discard_phase
    c.fort_losses, c.removed = rules.fort_losses_on_entry, rules.agents_removed_from_round_2
    c.region_agents = rules.max_region_agents_per_player
    c.secret_bonus = rules.keep_secrets_bonus_per_unrevealed_token
