"""Playing cards: windows (WOW-134, WOW-140), payment (WOW-131, WOW-132), use (WOW-147)."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    ACT_ELSEWHERE,
    ADD_PER_DESTROYED,
    ADD_TO_EACH,
    ADD_TO_FORCE,
    ADD_TO_REGION,
    AFTER,
    BEFORE,
    CARD_COUNT,
    DESTROY_AROUND,
    DESTROY_COMBATANTS,
    EXTRA_ATTACK,
    FIGHTING,
    MOVE_BETWEEN_TWO,
    NOTHING,
    PARTNERS,
    REARRANGE_EMPIRE,
    REINFORCE_FORCE,
    RELOCATE_AND_ACT,
    REPEAT_ACTION,
    TARGET_ANY_EMPTY_ENEMY,
    TARGET_ANY_ENEMY,
    TARGETING,
    Parts,
)
from ludoteka.games.whispers.rules.attack import would_widen
from ludoteka.games.whispers.rules.council import (
    is_available_without,
    may_attack_from,
    posts_for_eagle,
    posts_for_lion,
)
from ludoteka.games.whispers.rules.effects import (
    fire_origins,
    may_move_between_two,
    rearrangeable_empires,
    regions_to_add,
    reinforce_regions,
)
from ludoteka.games.whispers.rules.hand import can_pay, held_without
from ludoteka.games.whispers.rules.land import (
    ALL,
    active_empire,
    empty_regions,
    land_of,
    movable_regions,
)
from ludoteka.games.whispers.state import ACTING, AFTERMATH, AIMING, ANY_EMPTY, ANY_ENEMY, State


@rule
def open_window(s: State) -> int:
    """WOW-140 The four windows are the only moments for cards.

    WOW-141 WOW-A15 Adding and drawing have none inside; every attack has two.
    """
    if s.window == ACTING:
        return BEFORE
    if s.window == AIMING:
        return TARGETING
    return AFTER if s.window == AFTERMATH else FIGHTING


@rule
def may_play(s: State, c: Parts, card: int, line: int) -> bool:
    """WOW-132 Held, in its window, payable, not without effect; WOW-135 for any post or region."""
    ability = c.abilities[card, line]
    if s.hands[s.actor, card] == 0 or not c.windows[ability] & open_window(s):
        return False
    if not can_pay(s, c, card, line):
        return False
    if c.effect[ability] == REPEAT_ACTION:
        return payments(s, c, card, line, card) != 0
    return has_use(s, c, ability)


@rule
def payments(s: State, c: Parts, card: int, line: int, leaving: int) -> int:
    """WOW-A32 The cards of the needed empire, once the played one has left the hand.

    `leaving` is that card while it is still held, else NOTHING. WOW-132: only payments that keep
    the ability effective, judged with hand and decks after them. WOW-138: the played card may be
    of either empire of the cost.
    """
    empire = c.second[card, line]
    repeats = c.effect[c.abilities[card, line]] == REPEAT_ACTION
    cards = 0
    for paid in range(PARTNERS * empire, PARTNERS * (empire + 1)):
        if held_without(s, paid, leaving, NOTHING) > 0:
            if not repeats or is_available_without(s, c, s.deed, leaving, paid):
                cards |= 1 << paid
    return cards


@rule
def has_use(s: State, c: Parts, ability: int) -> bool:  # noqa: C901, PLR0912 - a line per effect
    """WOW-132 WOW-147 WOW-A06 Whether the ability would change anything."""
    effect = c.effect[ability]
    empire = active_empire(s)
    if effect == EXTRA_ATTACK:
        return may_attack_again(s, c)
    if effect == DESTROY_COMBATANTS:
        return s.attackers_left + s.defenders_left > 0  # WOW-A46
    if effect == RELOCATE_AND_ACT:
        return posts_for_eagle(s) != 0
    if effect == ACT_ELSEWHERE:
        return posts_for_lion(s) != 0
    if effect == TARGET_ANY_EMPTY_ENEMY:
        return would_widen(s, c, ANY_EMPTY)
    if effect == TARGET_ANY_ENEMY:
        return would_widen(s, c, ANY_ENEMY)
    if effect == ADD_TO_FORCE:
        return s.reserve[empire] > 0
    if effect == ADD_TO_EACH:
        return s.reserve[empire] > 0 and land_of(s, empire) != 0
    if effect == ADD_PER_DESTROYED:
        return s.destroyed > 0 and s.reserve[empire] > 0 and land_of(s, empire) != 0
    if effect == ADD_TO_REGION:
        return regions_to_add(s, c, ability) != 0
    if effect == MOVE_BETWEEN_TWO:
        return may_move_between_two(s, c)
    if effect == REARRANGE_EMPIRE:
        return rearrangeable_empires(s, c) != 0
    if effect == DESTROY_AROUND:
        return fire_origins(s, c) != 0
    if effect == REINFORCE_FORCE:
        return reinforce_regions(s, c) != 0
    return empty_regions(s) != ALL  # destroy in a region, disperse a region


@rule
def may_attack_again(s: State, c: Parts) -> bool:
    """WOW-147 WOW-150 An attack from the region just attacked, with survivors, is available."""
    if s.attackers_left == 0:
        return False
    source = movable_regions(s, c, active_empire(s)) & 1 << s.last_region
    return may_attack_from(s, c, source, NOTHING, NOTHING)


@rule
def held_cards(s: State) -> int:
    cards = 0
    for card in range(CARD_COUNT):
        if s.hands[s.actor, card] > 0:
            cards |= 1 << card
    return cards
