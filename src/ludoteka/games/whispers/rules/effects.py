"""What the abilities choose from and what they do: WOW-150 to WOW-169."""

from ludoteka.core.count import count_bits
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import EMPIRE_COUNT, REGION_COUNT, Parts
from ludoteka.games.whispers.rules.council import close_ability
from ludoteka.games.whispers.rules.land import (
    active_empire,
    destroy,
    fulfils,
    is_in,
    land_of,
    movable,
    movable_regions,
    muster,
    neighbours,
    put,
    take_away,
)
from ludoteka.games.whispers.state import (
    DISPERSE,
    FIRE,
    HORSE_NUMBER,
    HORSE_TO,
    LIFT_FROM,
    LIFT_NUMBER,
    MERCENARY_NUMBER,
    POPULATE,
    REARRANGE,
    REINFORCE_FROM,
    REINFORCE_NUMBER,
    State,
)

ANY_REGIONS = 1  # option reinforce_sources


@rule
def end_ability(s: State) -> None:
    """WOW-136 The card is resolved completely; back to the window it was played in."""
    close_ability(s)
    s.step = s.window


# --- add to a region: lion_lion, bear_elephant, elephant_horse ------------------------------------


@rule
def regions_to_add(s: State, c: Parts, ability: int) -> int:
    """WOW-158 WOW-162 WOW-168 Such regions whose empire has a banner in reserve."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.reserve[s.holder[region]] > 0 and fulfils(s, c, c.where[ability], region):
            regions |= 1 << region
    return regions


@rule
def add_to_region(s: State, c: Parts, region: int) -> None:
    """Banners of the empire that controls the region (WOW-063: friendly banners)."""
    muster(s, region, s.holder[region], c.amount[s.ability])
    end_ability(s)


# --- bear_bear ------------------------------------------------------------------------------------


@rule
def destroy_combatants(s: State, c: Parts) -> None:
    """WOW-151 WOW-A22 All that is left of both sides; WOW-A23 defenders count as destroyed."""
    defenders = s.defenders_left
    s.destroyed += defenders
    destroy(s, c, s.last_region, s.attackers_left + defenders)
    s.attackers_left = 0
    s.defenders_left = 0
    end_ability(s)


# --- elephant, elephant_elephant ------------------------------------------------------------------


@rule
def add_to_force(s: State, c: Parts) -> None:
    """WOW-155 WOW-156 Banners of the reserve join the force."""
    count = min(c.amount[s.ability], s.reserve[active_empire(s)])
    s.reserve[active_empire(s)] -= count
    s.force += count
    end_ability(s)


# --- elephant_lion --------------------------------------------------------------------------------


@rule
def reinforce_regions(s: State, c: Parts) -> int:
    """WOW-167 Any region of the empire but the target; WOW-A24 with the option each once."""
    return movable_regions(s, c, active_empire(s)) & ~(1 << s.target) & ~s.used


@rule
def most_reinforcements(s: State, c: Parts) -> int:
    return min(s.picks, movable(s, c, s.origin))


@rule
def reinforce_from(s: State, region: int) -> None:
    s.origin = region
    s.step = REINFORCE_NUMBER


@rule
def reinforce(s: State, c: Parts, count: int) -> None:
    """WOW-167 Banners move into the force; WOW-A24 the option asks on for the rest of the six."""
    take_away(s, c, s.origin, count)
    s.force += count
    s.picks -= count
    s.used |= 1 << s.origin
    if s.reinforce_sources != ANY_REGIONS or s.picks == 0:
        s.picks = 0
        end_ability(s)
    else:
        s.step = REINFORCE_FROM


# --- horse ----------------------------------------------------------------------------------------


@rule
def may_move_between_two(s: State, c: Parts) -> bool:
    """WOW-159 Banners that may leave, and another region of the empire."""
    land = land_of(s, active_empire(s))
    return movable_regions(s, c, active_empire(s)) != 0 and land & (land - 1) != 0


@rule
def move_from(s: State, region: int) -> None:
    s.origin = region
    s.step = HORSE_TO


@rule
def move_to(s: State, region: int) -> None:
    s.goal = region
    s.step = HORSE_NUMBER


@rule
def move_banners(s: State, c: Parts, count: int) -> None:
    """WOW-159 WOW-A26 One direction a card."""
    take_away(s, c, s.origin, count)
    put(s, s.goal, active_empire(s), count)
    end_ability(s)


# --- horse_horse ----------------------------------------------------------------------------------


@rule
def room_in(s: State, c: Parts, region: int) -> int:
    return max(0, c.limit[region] - s.banners[region])


@rule
def room_of(s: State, c: Parts, empire: int) -> int:
    """Banners that the regions of an empire can still take within their limits."""
    room = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == empire:
            room += room_in(s, c, region)
    return room


@rule
def may_rearrange(s: State, c: Parts, empire: int) -> bool:
    """WOW-A27 A movable banner in one region, and room in another one of the empire."""
    room = room_of(s, c, empire)
    for region in range(REGION_COUNT):
        if s.holder[region] == empire and movable(s, c, region) > 0:
            if room > room_in(s, c, region):
                return True
    return False


@rule
def rearrangeable_empires(s: State, c: Parts) -> int:
    empires = 0
    for empire in range(EMPIRE_COUNT):
        if may_rearrange(s, c, empire):
            empires |= 1 << empire
    return empires


@rule
def rearrange(s: State, empire: int) -> None:
    s.subject = empire
    s.step = LIFT_FROM


@rule
def most_lifted(s: State, c: Parts, region: int, room: int) -> int:
    """WOW-A27 As many as still find a place; `room` is that of the empire now."""
    spare = room - s.lifted
    over = s.banners[region] - c.limit[region]
    if over <= 0:
        return movable(s, c, region) if spare >= 0 else 0
    return min(spare, movable(s, c, region)) if spare < over else movable(s, c, region)


@rule
def regions_to_lift(s: State, c: Parts) -> int:
    """WOW-160 WOW-A27 Each region once, within what fits."""
    room = room_of(s, c, s.subject)
    regions = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == s.subject and not is_in(region, s.used):
            if most_lifted(s, c, region, room) > 0:
                regions |= 1 << region
    return regions


@rule
def lift_from(s: State, region: int) -> None:
    s.origin = region
    s.step = LIFT_NUMBER


@rule
def lift(s: State, c: Parts, count: int) -> None:
    """WOW-160 The force is not touched; a conquered region keeps a banner."""
    take_away(s, c, s.origin, count)
    s.lifted += count
    s.used |= 1 << s.origin
    s.step = LIFT_FROM


@rule
def regions_with_room(s: State, c: Parts) -> int:
    """WOW-160 WOW-111 No region is raised above its supply limit."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.holder[region] == s.subject and room_in(s, c, region) > 0:
            regions |= 1 << region
    return regions


@rule
def begin_rearranging(s: State) -> None:
    s.step = REARRANGE


@rule
def set_down(s: State, region: int) -> None:
    """A lifted banner comes to stand in a region; a redistribution or dispersal goes on."""
    put(s, region, s.subject, 1)
    s.lifted -= 1
    if s.lifted == 0:
        end_ability(s)


# --- bear_eagle -----------------------------------------------------------------------------------


@rule
def hire_against(s: State, region: int) -> None:
    s.origin = region
    s.step = MERCENARY_NUMBER


@rule
def most_mercenaries(s: State, c: Parts) -> int:
    return min(c.amount[s.ability], s.banners[s.origin])


@rule
def destroy_in_region(s: State, c: Parts, count: int) -> None:
    """WOW-161 One to three banners of any empire."""
    destroy(s, c, s.origin, count)
    end_ability(s)


# --- bear_horse -----------------------------------------------------------------------------------


@rule
def disperse(s: State, c: Parts, region: int) -> None:
    """WOW-163 WOW-A28 All banners leave; where there is no neighbour of theirs, to the reserve."""
    s.subject = s.holder[region]
    s.lifted = s.banners[region]
    s.origin = region
    take_away(s, c, region, s.lifted)
    if regions_to_flee(s, c) != 0:
        s.step = DISPERSE
    else:
        s.reserve[s.subject] += s.lifted
        s.lifted = 0
        end_ability(s)


@rule
def regions_to_flee(s: State, c: Parts) -> int:
    return neighbours(s, c, s.origin) & land_of(s, s.subject)


# --- eagle_elephant -------------------------------------------------------------------------------


@rule
def enemy_armies(s: State) -> int:
    """Regions with banners of the enemies of the active empire (WOW-A29)."""
    regions = 0
    for region in range(REGION_COUNT):
        if s.banners[region] > 0 and s.holder[region] != active_empire(s):
            regions |= 1 << region
    return regions


@rule
def fire_origins(s: State, c: Parts) -> int:
    """WOW-164 A banner of the empire on the map with an enemy banner next to it."""
    enemies = enemy_armies(s)
    regions = 0
    for region in range(REGION_COUNT):
        if s.banners[region] > 0 and s.holder[region] == active_empire(s):
            if neighbours(s, c, region) & enemies:
                regions |= 1 << region
    return regions


@rule
def light_fire(s: State, c: Parts, region: int) -> None:
    s.origin = region
    s.picks = c.amount[s.ability]
    s.step = FIRE


@rule
def regions_to_burn(s: State, c: Parts) -> int:
    return neighbours(s, c, s.origin) & enemy_armies(s)


@rule
def burn(s: State, c: Parts, region: int) -> None:
    """WOW-164 One to five enemy banners, in any split; the chosen banner stays."""
    destroy(s, c, region, 1)
    s.picks -= 1
    if s.picks == 0:
        end_ability(s)


@rule
def put_out(s: State) -> None:
    s.picks = 0
    end_ability(s)


# --- eagle_lion -----------------------------------------------------------------------------------


@rule
def populate(s: State) -> None:
    """WOW-165 One banner to every region; a reserve that is too small asks which."""
    empire = active_empire(s)
    land = land_of(s, empire)
    if s.reserve[empire] < count_bits(land):
        s.picks = s.reserve[empire]
        s.step = POPULATE
        return
    for region in range(REGION_COUNT):
        if is_in(region, land):
            muster(s, region, empire, 1)
    end_ability(s)


@rule
def regions_to_populate(s: State) -> int:
    return land_of(s, active_empire(s)) & ~s.used


@rule
def populate_region(s: State, region: int) -> None:
    muster(s, region, active_empire(s), 1)
    s.used |= 1 << region
    s.picks -= 1
    if s.picks == 0:
        end_ability(s)


# --- bear_lion ------------------------------------------------------------------------------------


@rule
def subjugate(s: State, region: int) -> None:
    """WOW-152 One banner to any region of the active empire, for each destroyed enemy."""
    muster(s, region, active_empire(s), 1)
    s.picks -= 1
    if s.picks == 0:
        end_ability(s)
