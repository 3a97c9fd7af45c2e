"""The agent phase (WOW-040 to WOW-043) and agents in regions (WOW-200 to WOW-203)."""

from ludoteka.core.count import count_bits
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import POST_COUNT, Parts
from ludoteka.games.whispers.rules.land import ALL, is_in
from ludoteka.games.whispers.state import State


@rule
def posts_of(s: State, owner: int) -> int:
    """The posts with an agent of that seat; NOBODY: the free posts."""
    posts = 0
    for post in range(POST_COUNT):
        if s.posts[post] == owner:
            posts |= 1 << post
    return posts


@rule
def region_agent_count(s: State, seat: int) -> int:
    return count_bits(s.region_agents[seat])


@rule
def regions_to_deploy(s: State, c: Parts) -> int:
    """WOW-200 An agent may go into any region; WOW-201 two regions at most, each once (WOW-A35)."""
    if s.agents_in_regions == 0 or region_agent_count(s, s.actor) >= c.region_agents:
        return 0
    return ALL & ~s.region_agents[s.actor]


@rule
def places_to_deploy(s: State, c: Parts) -> int:
    """WOW-042 Any free post of any council, and where allowed a region; posts come first."""
    return posts_of(s, NOBODY) | regions_to_deploy(s, c) << POST_COUNT


@rule
def places_to_remove(s: State) -> int:
    """WOW-041 One of the player's own agents; WOW-203 also one in a region."""
    return posts_of(s, s.actor) | s.region_agents[s.actor] << POST_COUNT


@rule
def deploy(s: State, place: int) -> None:
    if place < POST_COUNT:
        s.posts[place] = s.actor
    else:
        s.region_agents[s.actor] |= 1 << (place - POST_COUNT)


@rule
def remove(s: State, place: int) -> None:
    if place < POST_COUNT:
        s.posts[place] = NOBODY
    else:
        s.region_agents[s.actor] &= ~(1 << (place - POST_COUNT))


@rule
def agent_count(s: State, seat: int) -> int:
    """WOW-004 Agents of a seat on the board."""
    count = region_agent_count(s, seat)
    posts = posts_of(s, seat)
    for post in range(POST_COUNT):
        if is_in(post, posts):
            count += 1
    return count
