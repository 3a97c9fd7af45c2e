"""Carrying an action out and running on to the next decision."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.actions import (
    ACT,
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
    NONE,
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
from ludoteka.games.whispers.parts import LINE_COUNT, Parts
from ludoteka.games.whispers.rules.agents import deploy, remove
from ludoteka.games.whispers.rules.attack import fight, send
from ludoteka.games.whispers.rules.council import (
    act_for,
    add_banner,
    close_ability,
    move_agent,
    relocate,
    take_action,
)
from ludoteka.games.whispers.rules.course import (
    advance_marker,
    after_deploying,
    after_exposing,
    after_removing,
    after_swapping,
    maybe_end_discards,
)
from ludoteka.games.whispers.rules.effects import (
    add_to_region,
    begin_rearranging,
    burn,
    destroy_in_region,
    disperse,
    hire_against,
    lift,
    lift_from,
    light_fire,
    move_banners,
    move_from,
    move_to,
    populate_region,
    put_out,
    rearrange,
    reinforce,
    reinforce_from,
    set_down,
    subjugate,
)
from ludoteka.games.whispers.rules.hand import give_back
from ludoteka.games.whispers.rules.loyalty import expose, swap
from ludoteka.games.whispers.rules.resolve import pay, play
from ludoteka.games.whispers.state import State

# as `apply` asks
assert PLACE < ACT < NONE < TARGET < NUMBER < FIGHT < DONE < PLAY < PAY < DEPLOY
assert DEPLOY < SOURCE < POST < FROM < TO < REGION < DESTROY < EMPIRE < LIFT < REMOVE
assert REMOVE < DISCARD < KEEP < SWAP < EXPOSE


@rule
def apply(s: State, c: Parts, action: int) -> None:
    """Actions come in the order of the action table."""
    if action < DEPLOY:
        if action < FIGHT:
            act_or_choose(s, c, action)
        else:
            end_or_play(s, c, action)
    elif action < REMOVE:
        if action < FROM:
            choose_place(s, c, action)
        else:
            choose_for_ability(s, c, action)
    else:
        end_round(s, c, action)


@rule
def act_or_choose(s: State, c: Parts, action: int) -> None:
    if action < ACT:
        place(s, action - PLACE)
    elif action < NONE:
        take_action(s, c, action - ACT)
    elif action == NONE:
        advance_marker(s, c)
    elif action < NUMBER:
        s.target = action - TARGET
        s.step = at.ATTACK_SOURCE
    else:
        choose_number(s, c, action - NUMBER + 1)


@rule
def end_or_play(s: State, c: Parts, action: int) -> None:
    if action == FIGHT:
        fight(s, c)
    elif action == DONE:
        done(s, c)
    elif action < PAY:
        play(s, c, (action - PLAY) // LINE_COUNT, (action - PLAY) % LINE_COUNT)
    else:
        pay(s, c, action - PAY)


@rule
def choose_place(s: State, c: Parts, action: int) -> None:
    if action < SOURCE:
        deploy(s, action - DEPLOY)
        after_deploying(s, c)
    elif action < POST:
        s.source = action - SOURCE
        s.step = at.ATTACK_NUMBER
    else:
        choose_post(s, action - POST)


@rule
def choose_for_ability(s: State, c: Parts, action: int) -> None:
    if action < TO:
        choose_from(s, c, action - FROM)
    elif action < REGION:
        move_to(s, action - TO)
    elif action < DESTROY:
        choose_region(s, c, action - REGION)
    elif action < EMPIRE:
        burn(s, c, action - DESTROY)
    elif action < LIFT:
        rearrange(s, action - EMPIRE)
    else:
        lift_from(s, action - LIFT)


@rule
def end_round(s: State, c: Parts, action: int) -> None:
    if action < DISCARD:
        remove(s, action - REMOVE)
        after_removing(s, c)
    elif action < KEEP:
        give_back(s, action - DISCARD)
        maybe_end_discards(s, c)
    elif action < EXPOSE:
        if action != KEEP:
            swap(s, action - SWAP)
        after_swapping(s)
    else:
        expose(s, c, action - EXPOSE)
        after_exposing(s)


@rule
def place(s: State, region: int) -> None:
    """One banner comes to stand in a region."""
    if s.step == at.ADDING:
        add_banner(s, region)
    elif s.step == at.SUBJUGATE:
        subjugate(s, region)
    elif s.step == at.POPULATE:
        populate_region(s, region)
    else:
        set_down(s, region)


@rule
def choose_number(s: State, c: Parts, count: int) -> None:
    if s.step == at.ATTACK_NUMBER:
        send(s, c, count)
    elif s.step == at.HORSE_NUMBER:
        move_banners(s, c, count)
    elif s.step == at.REINFORCE_NUMBER:
        reinforce(s, c, count)
    elif s.step == at.LIFT_NUMBER:
        lift(s, c, count)
    else:
        destroy_in_region(s, c, count)


@rule
def done(s: State, c: Parts) -> None:
    """WOW-146 The activation ends; or an ability that could go on is ended."""
    if s.step == at.AFTERMATH:
        advance_marker(s, c)
    elif s.step == at.LIFT_FROM:
        begin_rearranging(s)
    else:
        put_out(s)


@rule
def choose_post(s: State, post: int) -> None:
    if s.step == at.MOVE_POST:
        move_agent(s, post)
    else:
        relocates = s.step == at.EAGLE_POST
        close_ability(s)
        if relocates:
            relocate(s, post)
        else:
            act_for(s, post)


@rule
def choose_from(s: State, c: Parts, region: int) -> None:
    if s.step == at.REINFORCE_FROM:
        reinforce_from(s, region)
    elif s.step == at.HORSE_FROM:
        move_from(s, region)
    else:
        light_fire(s, c, region)


@rule
def choose_region(s: State, c: Parts, region: int) -> None:
    if s.step == at.MERCENARY_REGION:
        hire_against(s, region)
    elif s.step == at.ADD_REGION:
        add_to_region(s, c, region)
    else:
        disperse(s, c, region)
