"""Positions of exercises as data, and what can be asked of them."""

import msgspec

from ludoteka.core.game import Staging
from ludoteka.games.whispers.names import EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.parts import POSITION_COUNT, Parts
from ludoteka.games.whispers.position import act_at, set_agents, set_armies, set_hand, set_loyalty
from ludoteka.games.whispers.rules.choices import most_number
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.scoring import agent_points, score_of
from ludoteka.games.whispers.state import EXPOSING, REVEAL_PHASE, State

ME, YOU = 0, 1


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """`HO1=bear:3` an army, `bear.sheriff=0` an agent, `bear-lion` a card."""

    armies: str = ""
    agents: str = ""
    at: str = ""
    """the position that acts; none: the loyalties are about to be named"""
    hand: str = ""
    loyalty: str = "bear lion elephant eagle horse"
    """mine, from devout to opposed"""
    rival: str = "lion elephant bear eagle horse"
    """the other player's"""
    region: str = ""
    """where an agent of mine stands on the map"""


def stage(s: State, c: Parts, place: Place) -> None:
    set_armies(s, c, place.armies)
    set_agents(s, place.agents)
    set_hand(s, ME, place.hand)
    set_loyalty(s, ME, place.loyalty)
    set_loyalty(s, YOU, place.rival)
    if place.region:
        s.region_agents[ME] = 1 << REGIONS.index(place.region)
    if place.at:
        act_at(s, place.at)
    else:
        s.step, s.actor, s.first, s.turns, s.marker = EXPOSING, ME, ME, 0, REVEAL_PHASE


def _banners(before: State, after: State, c: Parts, region: str) -> int:
    return after.banners[REGIONS.index(region)]


def _holds(before: State, after: State, c: Parts, region: str, empire: str) -> int:
    """1: that empire holds the region."""
    return int(after.holder[REGIONS.index(region)] == EMPIRES.index(empire))


def _mine(before: State, after: State, c: Parts) -> int:
    """Positions of the acting council for which I decide."""
    council = before.marker // POSITION_COUNT * POSITION_COUNT
    return sum(controller(before, council + i) == ME for i in range(POSITION_COUNT))


def _cities(before: State, after: State, c: Parts, empire: str) -> int:
    return cities_of(after, c, EMPIRES.index(empire))


def _most(before: State, after: State, c: Parts) -> int:
    """The largest number that may be chosen."""
    return most_number(after, c)


def _agent_at(before: State, after: State, c: Parts, post: str) -> int:
    """Whose agent stands there: 0 mine, 1 the other player's."""
    return after.posts[POSTS.index(post)]


def _score(before: State, after: State, c: Parts) -> int:
    return score_of(after, c, ME)


def _gained(before: State, after: State, c: Parts) -> int:
    return score_of(after, c, ME) - score_of(before, c, ME)


def _by_agents(before: State, after: State, c: Parts) -> int:
    return agent_points(after, c, ME)


def _bonus(before: State, after: State, c: Parts) -> int:
    return after.bonus[ME]


STAGING = Staging(
    Place,
    stage,
    {
        "banners": _banners,
        "holds": _holds,
        "mine": _mine,
        "cities": _cities,
        "most": _most,
        "agent_at": _agent_at,
        "score": _score,
        "gained": _gained,
        "by_agents": _by_agents,
        "bonus": _bonus,
    },
)
