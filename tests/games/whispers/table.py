"""Verbs for tests of A War of Whispers: a position, and what stands where."""

from ludoteka.core.match import Match
from ludoteka.games.whispers.names import CARDS, EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.position import act_at, set_agents, set_armies, set_hand
from ludoteka.games.whispers.view import STEP_NAMES
from tests.kit import a_match, legal, refreshed

ME, YOU = 0, 1


def whispers(seats=2, **options) -> Match:
    return a_match("whispers", seats, **options)


def at(post, armies, hand="", agents=None, seats=2, **options) -> Match:
    """I am about to act at a post; the next decision after mine is the chancellor's, who is you."""
    match = whispers(seats, **options)
    council = post.split(".")[0]
    if agents is None:
        agents = f"{council}.chancellor={YOU} {post}={ME}"
    set_armies(match.state, match.c, armies)
    set_agents(match.state, agents)
    set_hand(match.state, ME, hand)
    act_at(match.state, post)
    return refreshed(match)


def banners(match, region) -> int:
    return match.state.banners[REGIONS.index(region)]


def holder(match, region) -> str:
    return EMPIRES[match.state.holder[REGIONS.index(region)]]


def reserve(match, empire) -> int:
    return match.state.reserve[EMPIRES.index(empire)]


def set_reserve(match, empire, count) -> Match:
    """So many banners are left in reserve; the others stand in the last home region."""
    e = EMPIRES.index(empire)
    r = max(r for r in range(len(REGIONS)) if match.c.home[r] == e)
    match.state.banners[r] += match.state.reserve[e] - count
    match.state.holder[r] = e
    match.state.reserve[e] = count
    return refreshed(match)


def agent(match, post) -> int:
    return match.state.posts[POSTS.index(post)]


def hand(match, seat=ME) -> list[str]:
    return [
        CARDS[k] for k, count in enumerate(match.state.hands[seat].tolist()) for _ in range(count)
    ]


def deck(match, empire) -> int:
    return sum(match.state.deck[EMPIRES.index(empire)].tolist())


def step(match) -> str:
    return STEP_NAMES[match.state.step]


def acting(match) -> str:
    return POSTS[match.state.acting]


def marker(match) -> str:
    return POSTS[match.state.marker]


def is_well(match) -> bool:
    return match.engine.check(match.state, match.c) == 0


def play(match, *notations) -> Match:
    """Play these actions.

    What the rules have carried out by themselves need not be played, and a chance to play a card
    before a battle that is not used is passed.
    """
    for notation in notations:
        settled = getattr(match, "settled", [])
        if notation in settled:
            match.settled = settled[settled.index(notation) + 1 :]
            continue
        if step(match) == "force" and notation not in legal(match):
            take(match, "fight")
        take(match, notation)
    return match


def take(match, notation) -> None:
    steps = match.play(match.game.actions.parse(notation))
    match.settled = [match.game.actions.notation(taken.action) for taken in steps[1:]]
