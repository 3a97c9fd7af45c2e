"""Attack and battle: WOW-074, WOW-080 to WOW-087, WOW-142, WOW-144."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import NOTHING, REGION_COUNT, Parts
from ludoteka.games.whispers.rules.land import (
    ALL,
    active_empire,
    destroy,
    empty_regions,
    is_in,
    land_of,
    movable,
    movable_regions,
    neighbours,
    put,
    take_away,
)
from ludoteka.games.whispers.state import AFTERMATH, AIMING, ANY_EMPTY, ANY_ENEMY, FORCE, State


@rule
def forget_attack(s: State) -> None:
    """WOW-144 The last attack counts until the next one or a repeated action starts."""
    s.last_region = NOTHING
    s.defender = NOTHING
    s.attackers_left = 0
    s.defenders_left = 0
    s.destroyed = 0


@rule
def start_attack(s: State, source: int, most: int) -> None:
    """WOW-074 An attack; an extra attack comes from one region with the survivors only."""
    forget_attack(s)
    s.reach = 0
    s.fixed = source
    s.most = most
    aim(s)


@rule
def aim(s: State) -> None:
    s.step = AIMING
    s.window = AIMING


@rule
def all_sources(s: State, c: Parts) -> int:
    """WOW-080 WOW-A13 At least one banner leaves; WOW-082 one stays in a conquered region."""
    sources = movable_regions(s, c, active_empire(s))
    return sources if s.fixed == NOTHING else sources & 1 << s.fixed


@rule
def within_reach(s: State, c: Parts, sources: int) -> int:
    """WOW-080 WOW-081 Neighbours of the sources; WOW-154 WOW-166 cards lift that."""
    if sources == 0:
        return 0
    if s.reach & ANY_ENEMY:
        return ALL
    near = 0
    for region in range(REGION_COUNT):
        if is_in(region, sources):
            near |= neighbours(s, c, region)
    if s.reach & ANY_EMPTY:
        near |= empty_regions(s)
    return near


@rule
def targets(s: State, c: Parts) -> int:
    """WOW-083 WOW-A25 Only regions of another empire."""
    return within_reach(s, c, all_sources(s, c)) & ~land_of(s, active_empire(s))


@rule
def sources_for(s: State, c: Parts, target: int) -> int:
    """WOW-A49 A target that a card brought into reach may be attacked from anywhere."""
    sources = all_sources(s, c)
    if s.reach & ANY_ENEMY or (s.reach & ANY_EMPTY and s.banners[target] == 0):
        return sources
    return sources & neighbours(s, c, target)


@rule
def most_attackers(s: State, c: Parts) -> int:
    """WOW-082 What may leave the source; WOW-150 WOW-A21 of an extra attack only survivors."""
    most = movable(s, c, s.source)
    return most if s.fixed == NOTHING else min(most, s.most)


@rule
def would_widen(s: State, c: Parts, reach: int) -> bool:
    """WOW-147 A card is of use if some target and source become possible that were not."""
    if s.reach & (reach | ANY_ENEMY):
        return False
    goals = ALL & ~land_of(s, active_empire(s))
    if reach == ANY_EMPTY:
        goals &= empty_regions(s)
    elif s.reach & ANY_EMPTY:
        goals &= ~empty_regions(s)
    sources = all_sources(s, c)
    for region in range(REGION_COUNT):
        if is_in(region, sources) and goals & ~neighbours(s, c, region):
            return True
    return False


@rule
def send(s: State, c: Parts, count: int) -> None:
    """WOW-142 The banners are lifted into the force, which stands nowhere."""
    take_away(s, c, s.source, count)
    s.force = count
    s.step = FORCE
    s.window = FORCE


@rule
def fight(s: State, c: Parts) -> None:
    """WOW-084 to WOW-086; WOW-A43 a region that has become friendly is simply entered."""
    empire = active_empire(s)
    s.last_region = s.target
    if s.holder[s.target] != empire:
        s.defender = s.holder[s.target]
        storm_fort(s, c, empire)
        clash(s, c, empire)
    s.attackers_left = s.force
    put(s, s.target, empire, s.force)
    end_attack(s)


@rule
def storm_fort(s: State, c: Parts, empire: int) -> None:
    """WOW-084 A fort destroys one attacking banner on entry, defended or not (WOW-A12)."""
    if c.fort[s.target] != 0:
        losses = min(s.force, c.fort_losses)
        s.force -= losses
        s.reserve[empire] += losses


@rule
def clash(s: State, c: Parts, empire: int) -> None:
    """WOW-085 Banners destroy each other one for one; WOW-087 they go to their reserves.

    WOW-086 WOW-A14: a region where nobody is left falls to its home empire.
    """
    pairs = min(s.force, s.banners[s.target])
    s.force -= pairs
    s.reserve[empire] += pairs
    s.destroyed = pairs
    s.defenders_left = s.banners[s.target] - pairs
    destroy(s, c, s.target, pairs)


@rule
def end_attack(s: State) -> None:
    s.force = 0
    s.target = NOTHING
    s.source = NOTHING
    s.fixed = NOTHING
    s.most = 0
    s.reach = 0
    s.step = AFTERMATH
    s.window = AFTERMATH
