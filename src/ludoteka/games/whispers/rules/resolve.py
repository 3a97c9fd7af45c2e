"""A card is played, paid, and resolved: WOW-131, WOW-136, WOW-150 to WOW-169."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    ACT_ELSEWHERE,
    ADD_PER_DESTROYED,
    ADD_TO_EACH,
    ADD_TO_FORCE,
    ADD_TO_REGION,
    DESTROY_AROUND,
    DESTROY_COMBATANTS,
    DESTROY_IN_REGION,
    EXTRA_ATTACK,
    MOVE_BETWEEN_TWO,
    NOTHING,
    REARRANGE_EMPIRE,
    REINFORCE_FORCE,
    RELOCATE_AND_ACT,
    REPEAT_ACTION,
    TARGET_ANY_EMPTY_ENEMY,
    TARGET_ANY_ENEMY,
    Parts,
)
from ludoteka.games.whispers.rules.attack import start_attack
from ludoteka.games.whispers.rules.council import close_ability, repeat_action
from ludoteka.games.whispers.rules.effects import (
    add_to_force,
    destroy_combatants,
    end_ability,
    populate,
)
from ludoteka.games.whispers.rules.hand import give_back
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.state import (
    ADD_REGION,
    ANY_EMPTY,
    ANY_ENEMY,
    EAGLE_POST,
    EMPIRE_TO_REARRANGE,
    FIRE_FROM,
    HORSE_FROM,
    LION_POST,
    MERCENARY_REGION,
    PAYING,
    REGION_TO_DISPERSE,
    REINFORCE_FROM,
    SUBJUGATE,
    State,
)


@rule
def play(s: State, c: Parts, card: int, line: int) -> None:
    """WOW-131 The played card is part of its own cost; a second symbol asks for another card."""
    give_back(s, card)
    s.ability = c.abilities[card, line]
    if c.second[card, line] == NOTHING:
        resolve(s, c)
    else:
        s.card = card
        s.step = PAYING


@rule
def pay(s: State, c: Parts, card: int) -> None:
    """WOW-132 The cost is paid in full before the effect."""
    give_back(s, card)
    s.card = NOTHING
    resolve(s, c)


@rule
def resolve(s: State, c: Parts) -> None:
    """WOW-137 The text of the card holds; what asks for nothing more is done at once."""
    effect = c.effect[s.ability]
    if effect == EXTRA_ATTACK:
        attack_again(s)
    elif effect == REPEAT_ACTION:
        close_ability(s)
        repeat_action(s, c)
    elif effect == DESTROY_COMBATANTS:
        destroy_combatants(s, c)
    elif effect == ADD_TO_FORCE:
        add_to_force(s, c)
    elif effect == ADD_TO_EACH:
        populate(s)
    elif effect == TARGET_ANY_EMPTY_ENEMY:
        widen(s, ANY_EMPTY)
    elif effect == TARGET_ANY_ENEMY:
        widen(s, ANY_ENEMY)
    else:
        ask(s, c, effect)


@rule
def ask(s: State, c: Parts, effect: int) -> None:
    """The ability asks where it takes effect."""
    if effect == REINFORCE_FORCE:
        s.picks = c.amount[s.ability]
        s.step = REINFORCE_FROM
    elif effect == ADD_PER_DESTROYED:
        s.picks = min(s.destroyed, s.reserve[active_empire(s)])
        s.step = SUBJUGATE
    else:
        s.step = step_of(effect)


@rule
def step_of(effect: int) -> int:
    if effect == RELOCATE_AND_ACT:
        return EAGLE_POST
    if effect == ACT_ELSEWHERE:
        return LION_POST
    if effect == ADD_TO_REGION:
        return ADD_REGION
    if effect == MOVE_BETWEEN_TWO:
        return HORSE_FROM
    if effect == REARRANGE_EMPIRE:
        return EMPIRE_TO_REARRANGE
    if effect == DESTROY_IN_REGION:
        return MERCENARY_REGION
    return FIRE_FROM if effect == DESTROY_AROUND else REGION_TO_DISPERSE


@rule
def attack_again(s: State) -> None:
    """WOW-150 From the region just attacked, with the survivors of that attack only."""
    source, survivors = s.last_region, s.attackers_left
    close_ability(s)
    start_attack(s, source, survivors)


@rule
def widen(s: State, reach: int) -> None:
    """WOW-154 WOW-166 For this attack only (WOW-A25)."""
    s.reach |= reach
    end_ability(s)
