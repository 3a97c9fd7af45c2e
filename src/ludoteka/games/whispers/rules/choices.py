"""Which actions are legal. A step asks for one thing: a place, a post, a number, a region, an
empire, a card; or it is one of the four windows, where a card may be played (WOW-140).
"""

from ludoteka.core.count import mark, mark_set
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import (
    ACT,
    ACTIONS,
    DEPLOY,
    DESTROY,
    DISCARD,
    DONE,
    EMPIRE,
    EXPOSE,
    FIGHT,
    FROM,
    KEEP,
    LIFT,
    NUMBER,
    PAY,
    PLACE,
    PLAY,
    POST,
    REGION,
    REMOVE,
    SOURCE,
    SWAP,
    TARGET,
    TO,
)
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    DEED_COUNT,
    EMPIRE_COUNT,
    LINE_COUNT,
    NOTHING,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.agents import places_to_deploy, places_to_remove
from ludoteka.games.whispers.rules.attack import most_attackers, sources_for, targets
from ludoteka.games.whispers.rules.cards import held_cards, may_play, payments
from ludoteka.games.whispers.rules.council import (
    deed_choices,
    posts_for_eagle,
    posts_for_lion,
    posts_to_move,
)
from ludoteka.games.whispers.rules.effects import (
    ANY_REGIONS,
    fire_origins,
    most_lifted,
    most_mercenaries,
    most_reinforcements,
    rearrangeable_empires,
    regions_to_add,
    regions_to_burn,
    regions_to_flee,
    regions_to_lift,
    regions_to_populate,
    regions_with_room,
    reinforce_regions,
    room_of,
)
from ludoteka.games.whispers.rules.land import (
    ALL,
    active_empire,
    empty_regions,
    land_of,
    movable,
    movable_regions,
)
from ludoteka.games.whispers.rules.loyalty import may_expose, may_swap
from ludoteka.games.whispers.state import State

PAIRS = ACTIONS.size("swap")


# as `legal` and what it asks tell steps apart
assert at.ACTING < at.AIMING < at.FORCE < at.AFTERMATH < at.FIRST_POST_STEP
assert at.FIRST_POST_STEP < at.FIRST_NUMBER_STEP < at.FIRST_REGION_STEP < at.LAST_REGION_STEP
assert at.DISPERSE < at.ATTACK_SOURCE < at.FIRE_FROM < at.HORSE_TO < at.REGION_TO_DISPERSE < at.FIRE


@rule
def legal(s: State, c: Parts, mask: Array) -> int:
    if at.FIRST_REGION_STEP <= s.step <= at.LAST_REGION_STEP:
        return mark_regions(s, c, mask)
    if at.ACTING <= s.step <= at.AFTERMATH:
        return mark_window(s, c, mask) + mark_plays(s, c, mask)
    if at.FIRST_NUMBER_STEP <= s.step < at.FIRST_REGION_STEP:
        return mark_numbers(s, c, mask)
    if at.FIRST_POST_STEP <= s.step < at.FIRST_NUMBER_STEP:
        return mark_set(mask, POST, POST_COUNT, posts(s))
    return mark_others(s, c, mask)


@rule
def mark_others(s: State, c: Parts, mask: Array) -> int:
    if s.step == at.DEPLOY_AGENT:
        return mark_set(mask, DEPLOY, POST_COUNT + REGION_COUNT, places_to_deploy(s, c))
    if s.step == at.REMOVE_AGENT:
        return mark_set(mask, REMOVE, POST_COUNT + REGION_COUNT, places_to_remove(s))
    if s.step == at.PAYING:
        return mark_set(mask, PAY, CARD_COUNT, second_cards(s, c))
    if s.step == at.EMPIRE_TO_REARRANGE:
        return mark_set(mask, EMPIRE, EMPIRE_COUNT, rearrangeable_empires(s, c))
    if s.step == at.DISCARDING:
        return mark_set(mask, DISCARD, CARD_COUNT, held_cards(s))
    return mark_swaps(s, mask) if s.step == at.SWAPPING else mark_exposures(s, mask)


# --- the windows ---------------------------------------------------------------------------------


@rule
def mark_window(s: State, c: Parts, mask: Array) -> int:
    """WOW-143 What can be decided in a window besides playing a card."""
    if s.step == at.ACTING:
        return mark_set(mask, ACT, DEED_COUNT + 1, deed_choices(s, c))  # NONE follows
    if s.step == at.AIMING:
        return mark_set(mask, TARGET, REGION_COUNT, targets(s, c))
    mask[FIGHT if s.step == at.FORCE else DONE] = 1
    return 1


@rule
def mark_plays(s: State, c: Parts, mask: Array) -> int:
    """WOW-134 Only the controller of the marker's post ever plays cards (WOW-A41)."""
    held = held_cards(s)
    count = 0
    if held != 0:
        for card in range(CARD_COUNT):
            if held >> card & 1:
                for line in range(LINE_COUNT):
                    count += mark(mask, PLAY + LINE_COUNT * card + line, may_play(s, c, card, line))
    return count


@rule
def second_cards(s: State, c: Parts) -> int:
    return payments(s, c, s.card, line_of(c, s.card, s.ability), NOTHING)


@rule
def line_of(c: Parts, card: int, ability: int) -> int:
    line = 0
    while c.abilities[card, line] != ability:
        line += 1
    return line


# --- posts, numbers, regions ---------------------------------------------------------------------


@rule
def posts(s: State) -> int:
    if s.step == at.MOVE_POST:
        return posts_to_move(s)
    return posts_for_eagle(s) if s.step == at.EAGLE_POST else posts_for_lion(s)


@rule
def mark_numbers(s: State, c: Parts, mask: Array) -> int:
    most = most_number(s, c)
    for number in range(most):
        mask[NUMBER + number] = 1
    return most


@rule
def most_number(s: State, c: Parts) -> int:
    """Numbers run from one to this."""
    if s.step == at.ATTACK_NUMBER:
        return most_attackers(s, c)
    if s.step == at.HORSE_NUMBER:
        return movable(s, c, s.origin)
    if s.step == at.REINFORCE_NUMBER:
        return most_reinforcements(s, c)
    if s.step == at.LIFT_NUMBER:
        return most_lifted(s, c, s.origin, room_of(s, c, s.subject))
    return most_mercenaries(s, c)


@rule
def mark_regions(s: State, c: Parts, mask: Array) -> int:
    count = mark_set(mask, region_kind(s), REGION_COUNT, regions(s, c))
    count += mark(mask, DONE, may_be_done(s, c))
    return count


@rule
def may_be_done(s: State, c: Parts) -> bool:
    """Where a number of choices is free, it may end after the first."""
    if s.step == at.FIRE:
        return s.picks < c.amount[s.ability]
    if s.step == at.LIFT_FROM:
        return s.used != 0
    return s.step == at.REINFORCE_FROM and s.reinforce_sources == ANY_REGIONS and s.used != 0


@rule
def region_kind(s: State) -> int:
    """The kind of action with which this step names a region."""
    if s.step <= at.DISPERSE:
        return PLACE
    if s.step == at.ATTACK_SOURCE:
        return SOURCE
    if s.step <= at.FIRE_FROM:
        return FROM
    if s.step == at.HORSE_TO:
        return TO
    if s.step <= at.REGION_TO_DISPERSE:
        return REGION
    return DESTROY if s.step == at.FIRE else LIFT


@rule
def regions(s: State, c: Parts) -> int:
    """The regions that may be chosen now."""
    if s.step <= at.DISPERSE:
        return regions_to_place(s, c)
    if s.step <= at.FIRE_FROM:
        return regions_to_leave(s, c)
    if s.step == at.HORSE_TO:
        return land_of(s, active_empire(s)) & ~(1 << s.origin)
    if s.step == at.ADD_REGION:
        return regions_to_add(s, c, s.ability)
    if s.step == at.FIRE:
        return regions_to_burn(s, c)
    return regions_to_lift(s, c) if s.step == at.LIFT_FROM else ALL & ~empty_regions(s)


@rule
def regions_to_place(s: State, c: Parts) -> int:
    if s.step == at.POPULATE:
        return regions_to_populate(s)
    if s.step == at.REARRANGE:
        return regions_with_room(s, c)
    if s.step == at.DISPERSE:
        return regions_to_flee(s, c)
    return land_of(s, active_empire(s))


@rule
def regions_to_leave(s: State, c: Parts) -> int:
    if s.step == at.ATTACK_SOURCE:
        return sources_for(s, c, s.target)
    if s.step == at.REINFORCE_FROM:
        return reinforce_regions(s, c)
    if s.step == at.HORSE_FROM:
        return movable_regions(s, c, active_empire(s))
    return fire_origins(s, c)


# --- loyalty tokens ------------------------------------------------------------------------------


@rule
def mark_swaps(s: State, mask: Array) -> int:
    """WOW-122 A player may swap two tokens, or keep all where they are."""
    mask[KEEP] = 1
    count = 1
    for pair in range(PAIRS):
        count += mark(mask, SWAP + pair, may_swap(s, pair))
    return count


@rule
def mark_exposures(s: State, mask: Array) -> int:
    count = 0
    for empire in range(EMPIRE_COUNT):
        count += mark(mask, EXPOSE + empire, may_expose(s, empire))
    return count
