"""Positions set by hand, for exercises and tests: every piece is taken from where it may be."""

from ludoteka.core.record import NOBODY
from ludoteka.games.whispers.names import CARDS, EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EMPIRE_COUNT,
    PARTNERS,
    POST_COUNT,
    REGION_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.council import activate, clear_activation
from ludoteka.games.whispers.state import State


def set_armies(s: State, c: Parts, armies: str) -> None:
    """`HO1=bear:3 BE2=bear:1`: these banners are on the map and no others."""
    for empire in range(EMPIRE_COUNT):
        s.reserve[empire] = c.banners
    for region in range(REGION_COUNT):
        s.banners[region], s.holder[region] = 0, c.home[region]
    for army in armies.split():
        where, _, rest = army.partition("=")
        name, _, count = rest.partition(":")
        add_army(s, where, name, int(count))


def add_army(s: State, region: str, empire: str, count: int) -> None:
    r, e = REGIONS.index(region), EMPIRES.index(empire)
    s.banners[r] += count
    s.holder[r] = e
    s.reserve[e] -= count


def set_agents(s: State, agents: str) -> None:
    """`bear.sheriff=0 bear.chancellor=1`: these agents stand in the councils and no others."""
    for post in range(POST_COUNT):
        s.posts[post] = NOBODY
    for agent in agents.split():
        where, _, seat = agent.partition("=")
        s.posts[POSTS.index(where)] = int(seat)


def set_hand(s: State, seat: int, cards: str) -> None:
    """`bear-lion lion-bear`: the hand of that seat; the rest goes back to the decks."""
    for card in range(CARD_COUNT):
        s.deck[card // PARTNERS, card % PARTNERS] += s.hands[seat, card]
        s.hands[seat, card] = 0
    for name in cards.split():
        card = CARDS.index(name)
        s.deck[card // PARTNERS, card % PARTNERS] -= 1
        s.hands[seat, card] += 1


def set_loyalty(s: State, seat: int, empires: str) -> None:
    """`lion elephant bear eagle horse`: the tokens from devout to opposed."""
    for slot, name in enumerate(empires.split()):
        s.loyalty[seat, slot] = EMPIRES.index(name)


def act_at(s: State, post: str) -> None:
    """The marker stands on this post, and its controller is about to act."""
    clear_activation(s)
    s.turns = 0
    s.picks = s.lifted = s.force = s.most = s.reach = 0
    s.marker = POSTS.index(post)
    activate(s, s.marker)
