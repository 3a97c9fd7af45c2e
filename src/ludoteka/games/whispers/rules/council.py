"""Council positions: control (WOW-050 to WOW-054) and actions (WOW-070 to WOW-076, WOW-145)."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    ADD,
    ATTACK,
    DEED_COUNT,
    DEEDS_OF_POST,
    DRAW,
    FARMS,
    FIXED,
    MOVE,
    NOTHING,
    POSITION_COUNT,
    POST_COUNT,
    TARGET_ANY_EMPTY_ENEMY,
    TARGET_ANY_ENEMY,
    Parts,
)
from ludoteka.games.whispers.rules.attack import (
    all_sources,
    forget_attack,
    start_attack,
    within_reach,
)
from ludoteka.games.whispers.rules.hand import can_pay_for, deck_size, draw_cards, returned_to
from ludoteka.games.whispers.rules.land import (
    ALL,
    active_empire,
    empty_regions,
    farms_of,
    forts_of,
    land_of,
    muster,
)
from ludoteka.games.whispers.state import ACTING, ADDING, AFTERMATH, MOVE_POST, State

ANY_CONTROLLED = 1  # option lion_single_scope


@rule
def ruling_agent(s: State, post: int) -> int:
    """WOW-052 The post of the agent that controls a post: on it, or the next to its right."""
    end = (post // POSITION_COUNT + 1) * POSITION_COUNT
    while post < end:
        if s.posts[post] != NOBODY:
            return post
        post += 1
    return NOTHING


@rule
def controller(s: State, post: int) -> int:
    """WOW-052 WOW-053 Who decides for a post, as the agents stand now; NOBODY."""
    agent = ruling_agent(s, post)
    return NOBODY if agent == NOTHING else s.posts[agent]


# --- activation (WOW-143) ------------------------------------------------------------------------


@rule
def activate(s: State, post: int) -> None:
    """WOW-051 The controller of the post takes one of its actions."""
    s.actor = controller(s, post)
    act_for(s, post)


@rule
def act_for(s: State, post: int) -> None:
    """WOW-A16 WOW-A17 The action of this post is about to be chosen, for its empire."""
    s.acting = post
    s.step = ACTING
    s.window = ACTING


@rule
def clear_activation(s: State) -> None:
    """WOW-146 Nothing of an activation outlives it."""
    forget_attack(s)
    s.acting = NOTHING
    s.deed = NOTHING
    s.fixed = NOTHING
    s.target = NOTHING
    s.source = NOTHING
    close_ability(s)


@rule
def close_ability(s: State) -> None:
    s.card = NOTHING
    s.ability = NOTHING
    s.origin = NOTHING
    s.goal = NOTHING
    s.subject = NOTHING
    s.used = 0


# --- which actions are available (WOW-145) -------------------------------------------------------


@rule
def deed_size(s: State, c: Parts, deed: int) -> int:
    """WOW-071 WOW-075 WOW-A11 Symbols in its regions are counted as the action starts."""
    if c.deed_per[deed] == FIXED:
        return c.deed_amount[deed]
    empire = active_empire(s)
    farms = c.deed_per[deed] == FARMS
    symbols = farms_of(s, c, empire) if farms else forts_of(s, c, empire)
    return symbols // c.deed_group[deed] * c.deed_amount[deed]


@rule
def may_add(s: State, c: Parts, deed: int) -> bool:
    """WOW-072 Not with an empty reserve; WOW-A06 WOW-A40 not without symbols or regions."""
    empire = active_empire(s)
    return s.reserve[empire] > 0 and deed_size(s, c, deed) > 0 and land_of(s, empire) != 0


@rule
def may_draw(s: State, c: Parts, deed: int, one: int, other: int) -> bool:
    """WOW-A09 Not from an empty deck; WOW-A06 not without symbols."""
    empire = active_empire(s)
    left = deck_size(s, empire) + returned_to(empire, one, other)
    return left > 0 and deed_size(s, c, deed) > 0


@rule
def may_attack_from(s: State, c: Parts, sources: int, one: int, other: int) -> bool:
    """WOW-145 There is a target, or would be with a card that can be paid."""
    enemies = ALL & ~land_of(s, active_empire(s))
    if within_reach(s, c, sources) & enemies:
        return True
    if sources == 0 or enemies == 0:
        return False
    if can_pay_for(s, c, TARGET_ANY_ENEMY, one, other):
        return True
    if enemies & empty_regions(s) == 0:
        return False
    return can_pay_for(s, c, TARGET_ANY_EMPTY_ENEMY, one, other)


@rule
def has_target(s: State, c: Parts) -> bool:
    """An attack is possible without a card."""
    return within_reach(s, c, all_sources(s, c)) & ~land_of(s, active_empire(s)) != 0


@rule
def is_available(s: State, c: Parts, deed: int) -> bool:
    return is_available_without(s, c, deed, NOTHING, NOTHING)


@rule
def is_available_without(s: State, c: Parts, deed: int, one: int, other: int) -> bool:
    """Whether the action could be taken once these two cards have gone back to their decks."""
    kind = c.deed_kind[deed]
    if kind == ADD:
        return may_add(s, c, deed)
    if kind == DRAW:
        return may_draw(s, c, deed, one, other)
    return kind == MOVE or may_attack_from(s, c, all_sources(s, c), one, other)


@rule
def deed_choices(s: State, c: Parts) -> int:
    """WOW-051 The available actions of the acting post; WOW-A05 none only if no card is needed.

    WOW-A38 Cards may be played here even if no action is available.
    The bit after the last action stands for doing nothing.
    """
    choices = 0
    may_do_nothing = True
    for place in range(DEEDS_OF_POST):
        deed = c.council[s.acting, place]
        if deed != NOTHING and is_available(s, c, deed):
            choices |= 1 << deed
            if c.deed_kind[deed] != ATTACK or has_target(s, c):
                may_do_nothing = False
    return choices | 1 << DEED_COUNT if may_do_nothing else choices


# --- the actions ---------------------------------------------------------------------------------


@rule
def take_action(s: State, c: Parts, deed: int) -> None:
    """WOW-070 One action of the acting post."""
    s.deed = deed
    kind = c.deed_kind[deed]
    if kind == ADD:
        start_adding(s, c, deed)
    elif kind == DRAW:
        draw_cards(s, active_empire(s), deed_size(s, c, deed))
        finish_action(s)
    elif kind == ATTACK:
        start_attack(s, NOTHING, 0)
    else:
        s.step = MOVE_POST


@rule
def repeat_action(s: State, c: Parts) -> None:
    """WOW-169 WOW-A20 The same action at the same post, with new choices."""
    forget_attack(s)
    take_action(s, c, s.deed)


@rule
def start_adding(s: State, c: Parts, deed: int) -> None:
    """WOW-071 WOW-072 As many banners as the reserve has; WOW-A10 all of them are placed."""
    s.picks = min(deed_size(s, c, deed), s.reserve[active_empire(s)])
    s.step = ADDING


@rule
def add_banner(s: State, region: int) -> None:
    """WOW-071 In any split, one decision a banner; WOW-073 supply does not matter now."""
    muster(s, region, active_empire(s), 1)
    s.picks -= 1
    if s.picks == 0:
        finish_action(s)


@rule
def finish_action(s: State) -> None:
    s.step = AFTERMATH
    s.window = AFTERMATH


@rule
def posts_to_move(s: State) -> int:
    """WOW-076 Any other post of the same council."""
    council = s.acting // POSITION_COUNT * POSITION_COUNT
    return (1 << POSITION_COUNT) - 1 << council & ~(1 << s.acting)


@rule
def move_agent(s: State, post: int) -> None:
    """WOW-076 The agent goes there, or swaps with the one there (WOW-A39), and acts there.

    The marker does not move.
    """
    agent = ruling_agent(s, s.acting)
    other = s.posts[post]
    s.posts[post] = s.posts[agent]
    s.posts[agent] = other
    act_for(s, post)


# --- cards that replace the action ---------------------------------------------------------------


@rule
def posts_for_eagle(s: State) -> int:
    """WOW-153 Any empty post but the acting one (WOW-A45)."""
    posts = 0
    for post in range(POST_COUNT):
        if s.posts[post] == NOBODY and post != s.acting:
            posts |= 1 << post
    return posts


@rule
def relocate(s: State, post: int) -> None:
    """WOW-153 The active agent moves there and acts there; WOW-A18 its old post is free."""
    agent = ruling_agent(s, s.acting)
    s.posts[post] = s.posts[agent]
    s.posts[agent] = NOBODY
    act_for(s, post)


@rule
def posts_for_lion(s: State) -> int:
    """WOW-157 Posts controlled through another own agent (WOW-A19: or, as an option, any)."""
    posts = 0
    active = ruling_agent(s, s.acting)
    for post in range(POST_COUNT):
        agent = ruling_agent(s, post)
        if agent != NOTHING and s.posts[agent] == s.actor and post != s.acting:
            if agent != active or s.lion_single_scope == ANY_CONTROLLED:
                posts |= 1 << post
    return posts
