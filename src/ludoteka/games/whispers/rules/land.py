"""Control of regions (WOW-060 to WOW-063) and supply (WOW-110, WOW-111)."""

from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    CITY,
    EMPTY,
    EMPTY_WILD,
    POSITION_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.state import State

ALL = (1 << REGION_COUNT) - 1
ACTIVE_EMPIRE = 1  # option supply_scope


@rule
def active_empire(s: State) -> int:
    """WOW-064 The empire of the acting post; WOW-A17 also after a replacement."""
    return s.acting // POSITION_COUNT


@rule
def land_of(s: State, empire: int) -> int:
    """WOW-060 The regions that an empire controls."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            regions |= 1 << region
    return regions


@rule
def empty_regions(s: State) -> int:
    """WOW-063 Regions without banners."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.banners[region] == 0:
            regions |= 1 << region
    return regions


@rule
def neighbours(s: State, c: Parts, region: int) -> int:
    """WOW-081 Only the listed borders exist; WOW-A04 the option moves one."""
    return c.adjacent[s.disputed_border, region]


@rule
def is_conquered(s: State, c: Parts, region: int) -> bool:
    """WOW-063 Held by another empire than the one of its colour."""
    return s.holder[region] != c.home[region]


@rule
def movable(s: State, c: Parts, region: int) -> int:
    """WOW-082 All banners of a home region, all but one of a conquered one."""
    return s.banners[region] - 1 if is_conquered(s, c, region) else s.banners[region]


@rule
def movable_regions(s: State, c: Parts, empire: int) -> int:
    """The regions from which banners of the empire may leave."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire and movable(s, c, region) > 0:
            regions |= 1 << region
    return regions


@rule
def fulfils(s: State, c: Parts, where: int, region: int) -> bool:
    """Whether an ability may choose the region; WOW-A30 agents are no cities."""
    if where == CITY:
        return c.city[region] != 0
    if where == EMPTY:
        return s.banners[region] == 0
    if where == EMPTY_WILD:
        return s.banners[region] == 0 and c.city[region] == 0 and c.fort[region] == 0
    return True


@rule
def is_in(region: int, regions: int) -> bool:
    return regions >> region & 1 != 0


@rule
def put(s: State, region: int, empire: int, count: int) -> None:
    """Banners come to stand in a region, WOW-061 which holds none of another empire."""
    s.banners[region] += count
    if count > 0:
        s.holder[region] = empire


@rule
def take_away(s: State, c: Parts, region: int, count: int) -> None:
    """Banners leave a region; WOW-060 an empty one falls to its home empire.

    WOW-A22: of those who fought there last no more are left than stand there now.
    """
    empire = s.holder[region]
    s.banners[region] -= count
    if s.banners[region] == 0:
        s.holder[region] = c.home[region]
    if region == s.last_region:
        if empire == active_empire(s):
            s.attackers_left = min(s.attackers_left, s.banners[region])
        if empire == s.defender:
            s.defenders_left = min(s.defenders_left, s.banners[region])


@rule
def destroy(s: State, c: Parts, region: int, count: int) -> None:
    """WOW-063 WOW-087 Banners go back to their own reserve at once (WOW-A42)."""
    s.reserve[s.holder[region]] += count
    take_away(s, c, region, count)


@rule
def muster(s: State, region: int, empire: int, count: int) -> None:
    """Banners come out of the reserve into a region, as many as there are."""
    count = min(count, s.reserve[empire])
    s.reserve[empire] -= count
    put(s, region, empire, count)


@rule
def farms_of(s: State, c: Parts, empire: int) -> int:
    count = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            count += c.farm[region]
    return count


@rule
def forts_of(s: State, c: Parts, empire: int) -> int:
    count = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            count += c.fort[region]
    return count


@rule
def cities_of(s: State, c: Parts, empire: int) -> int:
    """WOW-062 Who controls a region controls the cities in it."""
    count = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            count += c.city[region]
    return count


@rule
def cut_to_supply(s: State, c: Parts, empire: int) -> None:
    """WOW-110 At the end of an empire phase each region is cut to four banners, six with a farm.

    WOW-009 farms; WOW-111 within a phase limits may be exceeded. WOW-A07: all regions, or with the
    option those of the empire whose phase ends.
    """
    for region in range(REGION_COUNT):
        if s.supply_scope != ACTIVE_EMPIRE or s.holder[region] == empire:
            if s.banners[region] > c.limit[region]:
                destroy(s, c, region, s.banners[region] - c.limit[region])
