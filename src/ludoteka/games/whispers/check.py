"""What must hold after every action (edge case 33)."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EMPIRE_COUNT,
    NOTHING,
    PARTNERS,
    POST_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.agents import agent_count, region_agent_count
from ludoteka.games.whispers.rules.land import active_empire
from ludoteka.games.whispers.state import State

(
    ALL_WELL,
    WRONG_BANNERS,
    WRONG_CONTROL,
    WRONG_CARDS,
    WRONG_AGENTS,
    WRONG_TOKENS,
    WRONG_DEVOUT,
    WRONG_ATTACKS,
) = range(8)


@rule
def check(s: State, c: Parts) -> int:
    if not are_banners_complete(s, c):
        return WRONG_BANNERS
    if not is_control_right(s, c):
        return WRONG_CONTROL
    if not are_cards_complete(s, c):
        return WRONG_CARDS
    if not are_agents_right(s, c):
        return WRONG_AGENTS
    if not are_tokens_right(s):
        return WRONG_TOKENS
    if s.to_each_their_own != 0 and not are_devout_different(s):
        return WRONG_DEVOUT
    return WRONG_ATTACKS if not is_last_attack_right(s) else ALL_WELL


@rule
def are_banners_complete(s: State, c: Parts) -> bool:
    """WOW-003 Twenty banners: on the map, in reserve, in the force or lifted."""
    for empire in range(EMPIRE_COUNT):
        count = s.reserve[empire]
        if s.reserve[empire] < 0:
            return False
        if s.acting != NOTHING and active_empire(s) == empire:
            count += s.force
        if s.subject == empire:
            count += s.lifted
        for region in range(REGION_COUNT):
            if s.holder[region] == empire:
                count += s.banners[region]
        if count != c.banners:
            return False
    return True


@rule
def is_control_right(s: State, c: Parts) -> bool:
    """WOW-060 A region without banners is held by its home empire."""
    for region in range(REGION_COUNT):
        if s.banners[region] < 0:
            return False
        if s.banners[region] == 0 and s.holder[region] != c.home[region]:
            return False
    return True


@rule
def are_cards_complete(s: State, c: Parts) -> bool:
    """WOW-002 Every card is in its deck or in a hand."""
    for card in range(CARD_COUNT):
        count = s.deck[card // PARTNERS, card % PARTNERS]
        if count < 0:
            return False
        for seat in range(s.seats):
            count += s.hands[seat, card]
            if s.hands[seat, card] < 0:
                return False
        if count != c.copies[card]:
            return False
    return True


@rule
def are_agents_right(s: State, c: Parts) -> bool:
    """WOW-004 WOW-201 Nine agents a society, two of them in regions."""
    for post in range(POST_COUNT):
        if not NOBODY <= s.posts[post] < s.seats:
            return False
    for seat in range(s.seats):
        if agent_count(s, seat) > c.agents or region_agent_count(s, seat) > c.region_agents:
            return False
    return True


@rule
def are_tokens_right(s: State) -> bool:
    """WOW-005 Each player has one token per empire."""
    for seat in range(s.seats):
        empires = 0
        for slot in range(SLOT_COUNT):
            empires |= 1 << s.loyalty[seat, slot]
        if empires != (1 << SLOT_COUNT) - 1:
            return False
    return True


@rule
def are_devout_different(s: State) -> bool:
    """WOW-220 The tokens dealt to devout differ, wherever they lie now."""
    for seat in range(s.seats):
        for other in range(seat):
            if s.loyalty[seat, s.dealt[seat]] == s.loyalty[other, s.dealt[other]]:
                return False
    return True


@rule
def is_last_attack_right(s: State) -> bool:
    """WOW-A22 No more survivors than banners standing there."""
    if s.last_region == NOTHING:
        return s.attackers_left == 0 and s.defenders_left == 0
    left = s.attackers_left + s.defenders_left
    return s.attackers_left >= 0 and s.defenders_left >= 0 and left <= s.banners[s.last_region]


LONGEST = 5000
"""section 16: far above the longest match of any policy"""


def longest(_seats: int) -> int:
    return LONGEST
