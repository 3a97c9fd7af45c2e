"""The state of a match of A War of Whispers.

A *post* is a council position (empire * 4 + position), a *slot* a place for a loyalty token, sets
of regions and posts are numbers with a bit for each.
"""

from typing import Annotated

from ludoteka.core.record import I8, REMEMBERED, Array, Header
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EMPIRE_COUNT,
    PARTNERS,
    POST_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
)

SEATS = 4
I64 = Annotated[int, "i8"]

STEP_COUNT = 34
(
    REMOVE_AGENT,  # the agent phase
    DEPLOY_AGENT,
    ACTING,  # the four windows for cards, with what else can be decided there
    AIMING,
    FORCE,
    AFTERMATH,
    PAYING,
    MOVE_POST,  # a council position is chosen
    EAGLE_POST,
    LION_POST,
    ATTACK_NUMBER,  # a number of banners is chosen
    HORSE_NUMBER,
    REINFORCE_NUMBER,
    LIFT_NUMBER,
    MERCENARY_NUMBER,
    ADDING,  # a region is chosen
    SUBJUGATE,
    POPULATE,
    REARRANGE,
    DISPERSE,
    ATTACK_SOURCE,
    REINFORCE_FROM,
    HORSE_FROM,
    FIRE_FROM,
    HORSE_TO,
    MERCENARY_REGION,
    ADD_REGION,
    REGION_TO_DISPERSE,
    FIRE,
    LIFT_FROM,
    EMPIRE_TO_REARRANGE,  # an empire is chosen
    DISCARDING,  # the end of a round
    SWAPPING,
    EXPOSING,
) = range(STEP_COUNT)  # steps
FIRST_POST_STEP, FIRST_NUMBER_STEP, FIRST_REGION_STEP = MOVE_POST, ATTACK_NUMBER, ADDING
LAST_REGION_STEP = LIFT_FROM
CARD_STEPS = (ACTING, AIMING, FORCE, AFTERMATH)
"""the windows for cards"""

AGENT_PHASE, DISCARD_PHASE, REVEAL_PHASE = -1, 20, 21  # where the marker stands but on a post

ANY_EMPTY, ANY_ENEMY = 1, 2  # how far an attack reaches, as bits


class State(Header):
    agents_in_regions: I8
    keep_secrets: I8
    to_each_their_own: I8
    counter_intelligence: I8
    supply_scope: I8
    lion_single_scope: I8
    reinforce_sources: I8
    disputed_border: I8

    current_round: I8
    """from 1"""
    first: I8
    """who holds the first-player token"""
    turns: I8
    """turns taken in the current phase, agent by agent or player by player"""
    marker: I8
    """the post the round marker stands on, or one of the phases"""

    banners: Annotated[Array, "i1", REGION_COUNT]
    holder: Annotated[Array, "i1", REGION_COUNT]
    """the empire that controls the region"""
    reserve: Annotated[Array, "i1", EMPIRE_COUNT]
    posts: Annotated[Array, "i1", POST_COUNT]
    """whose agent stands there; NOBODY"""
    region_agents: Annotated[Array, "i8", SEATS]
    """the regions with an agent of that seat"""
    deck: Annotated[Array, "i1", (EMPIRE_COUNT, PARTNERS)]
    hands: Annotated[Array, "i1", (SEATS, CARD_COUNT)]
    loyalty: Annotated[Array, "i1", (SEATS, SLOT_COUNT)]
    """the empire whose token lies in that slot"""
    revealed: Annotated[Array, "i1", SEATS]
    """slots whose token lies face up"""
    dealt: Annotated[Array, "i1", SEATS]
    """the slot where the token now lies that was dealt to devout"""
    swaps: Annotated[Array, "i1", SEATS]
    bonus: Annotated[Array, "i1", SEATS]
    """points of counter-intelligence"""

    acting: I8
    """the post whose action is being taken; NOTHING between activations"""
    deed: I8
    """the action chosen last; NOTHING before"""
    window: I8
    """the step to come back to when a card has been resolved"""

    reach: I8
    fixed: I8
    """the only source an extra attack may come from; NOTHING"""
    most: I8
    """an extra attack may use no more banners"""
    target: I8
    source: I8
    force: I8
    """banners of the active empire on their way into the target"""
    last_region: I8
    """where the last attack went; NOTHING"""
    defender: I8
    attackers_left: I8
    defenders_left: I8
    destroyed: I8
    """enemy banners destroyed in the last attack"""

    card: I8
    """PAYING: the card that was played"""
    ability: I8
    origin: I8
    goal: I8
    subject: I8
    """the empire whose banners are being redistributed or dispersed; NOTHING"""
    lifted: I8
    """banners of it in transit"""
    picks: I8
    """banners still to be placed, moved or destroyed"""
    used: I64
    """regions that this ability has already been applied to"""

    in_deck: Annotated[Array, "i1", CARD_COUNT, REMEMBERED]
    """copies of the card that came back and were not drawn since, for certain"""
    ruled_out: Annotated[Array, "i1", (SEATS, CARD_COUNT), REMEMBERED]
    """copies of the card that this hand does not hold, for certain"""
