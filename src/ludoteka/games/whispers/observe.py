"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

| from | numbers | meaning |
|---|---|---|
| 0 | 200 | region x empire: 1 for the empire that controls it |
| 200 | 40 | banners in the region / 6 |
| 240 | 160 | region x seat: an agent stands there, own first |
| 400 | 80 | post x seat: an agent stands there, own first |
| 480 | 5 | reserve of each empire / 20 |
| 485 | 5 | deck size of each empire / 8 |
| 490 | 5 | cities of each empire / 12 |
| 495 | 20 | own hand: copies of each card / 2 |
| 515 | 20 | cards per empire in each hand / 4, own first |
| 535 | 25 | own loyalty: slot x empire |
| 560 | 5 | own tokens that are revealed, by slot |
| 565 | 75 | revealed tokens of the others: seat x slot x empire |
| 640 | 4 | swaps / 3, own first |
| 644 | 4 | bonus points / 9, own first |
| 648 | 4 | round |
| 652 | 22 | marker: agent phase, then the posts, then discard and reveal as one |
| 674 | 20 | acting post |
| 694 | 34 | step |
| 728 | 4 | whose decision it is, own first |
| 732 | 4 | first player, own first |
| 736 | 40 | target of the open attack |
| 776 | 40 | region of the last attack |
| 816 | 40 | region that the open ability starts from |
| 856 | 4 | force, attackers left, defenders left, destroyed / 6 |
| 860 | 2 | banners still to be placed, lifted banners / 6 |
| 862 | 20 | ability that is being resolved |
| 882 | 3 | number of seats |
| 885 | 8 | options |
"""

from ludoteka.core.record import NOBODY, Array
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    ABILITY_COUNT,
    CARD_COUNT,
    EMPIRE_COUNT,
    NOTHING,
    POST_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.hand import deck_size, held_of
from ludoteka.games.whispers.rules.loyalty import is_revealed
from ludoteka.games.whispers.state import SEATS, STEP_COUNT, State

ROUNDS = 4
DIGIT = 8
"""bits for the count of one empire, where one number holds those of all"""
ONE_COUNT = (1 << DIGIT) - 1
OBSERVATION_SIZE = 893


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    at = put_map(s, seat, out, 0)
    at = put_empires(s, c, out, at)
    at = put_hands(s, seat, out, at)
    at = put_loyalties(s, seat, out, at)
    at = put_course(s, seat, out, at)
    at = put_attack(s, out, at)
    put_setting(s, out, at)


@rule
def place_of(s: State, seat: int, other: int) -> int:
    """Own first, then in turn order; a spectator counts from seat 0."""
    place = other - max(seat, 0)
    return place if place >= 0 else place + s.seats


@rule
def put_map(s: State, seat: int, out: Array, at: int) -> int:
    agents = at + (EMPIRE_COUNT + 1) * REGION_COUNT
    for region in range(REGION_COUNT):
        out[at + EMPIRE_COUNT * region + s.holder[region]] = 1
        out[at + EMPIRE_COUNT * REGION_COUNT + region] = s.banners[region] / 6
    for other in range(s.seats):
        put_agents(s, other, out, agents + place_of(s, seat, other))
    at = agents + SEATS * REGION_COUNT
    for post in range(POST_COUNT):
        if s.posts[post] != NOBODY:
            out[at + SEATS * post + place_of(s, seat, s.posts[post])] = 1
    return at + SEATS * POST_COUNT


@rule
def put_agents(s: State, seat: int, out: Array, at: int) -> None:
    for region in range(REGION_COUNT):
        out[at + SEATS * region] = s.region_agents[seat] >> region & 1


@rule
def put_empires(s: State, c: Parts, out: Array, at: int) -> int:
    cities = cities_of_all(s, c)
    for empire in range(EMPIRE_COUNT):
        out[at + empire] = s.reserve[empire] / 20
        out[at + EMPIRE_COUNT + empire] = deck_size(s, empire) / 8
        out[at + 2 * EMPIRE_COUNT + empire] = (cities >> DIGIT * empire & ONE_COUNT) / 12
    return at + 3 * EMPIRE_COUNT


@rule
def cities_of_all(s: State, c: Parts) -> int:
    """`cities_of` every empire in one pass, DIGIT bits each."""
    cities = 0
    for region in range(REGION_COUNT):
        cities += c.city[region] << DIGIT * s.holder[region]
    return cities


@rule
def put_hands(s: State, seat: int, out: Array, at: int) -> int:
    for card in range(CARD_COUNT):
        if seat >= 0:
            out[at + card] = s.hands[seat, card] / 2
    at += CARD_COUNT
    for other in range(s.seats):
        for empire in range(EMPIRE_COUNT):
            place = at + EMPIRE_COUNT * place_of(s, seat, other) + empire
            out[place] = held_of(s, other, empire) / 4
    return at + EMPIRE_COUNT * SEATS


@rule
def put_loyalties(s: State, seat: int, out: Array, at: int) -> int:
    revealed = at + SLOT_COUNT * EMPIRE_COUNT
    others = revealed + SLOT_COUNT
    for slot in range(SLOT_COUNT):
        for other in range(s.seats):
            if other == seat:
                out[at + EMPIRE_COUNT * slot + s.loyalty[seat, slot]] = 1
                out[revealed + slot] = s.revealed[seat] >> slot & 1
            elif place_of(s, seat, other) > 0 and is_revealed(s, other, slot):
                row = SLOT_COUNT * (place_of(s, seat, other) - 1) + slot
                out[others + EMPIRE_COUNT * row + s.loyalty[other, slot]] = 1
    at = others + (SEATS - 1) * SLOT_COUNT * EMPIRE_COUNT
    for other in range(s.seats):
        out[at + place_of(s, seat, other)] = s.swaps[other] / 3
        out[at + SEATS + place_of(s, seat, other)] = s.bonus[other] / 9
    return at + 2 * SEATS


@rule
def put_course(s: State, seat: int, out: Array, at: int) -> int:
    out[at + min(s.current_round, ROUNDS) - 1] = 1
    at += ROUNDS
    out[at + min(s.marker, POST_COUNT) + 1] = 1
    at += POST_COUNT + 2
    if s.acting != NOTHING:
        out[at + s.acting] = 1
    at += POST_COUNT
    out[at + s.step] = 1
    at += STEP_COUNT
    if s.actor != NOBODY:
        out[at + place_of(s, seat, s.actor)] = 1
    out[at + SEATS + place_of(s, seat, s.first)] = 1
    return at + 2 * SEATS


@rule
def put_attack(s: State, out: Array, at: int) -> int:
    if s.target != NOTHING:
        out[at + s.target] = 1
    if s.last_region != NOTHING:
        out[at + REGION_COUNT + s.last_region] = 1
    if s.origin != NOTHING:
        out[at + 2 * REGION_COUNT + s.origin] = 1
    at += 3 * REGION_COUNT
    out[at] = s.force / 6
    out[at + 1] = s.attackers_left / 6
    out[at + 2] = s.defenders_left / 6
    out[at + 3] = s.destroyed / 6
    out[at + 4] = s.picks / 6
    out[at + 5] = s.lifted / 6
    at += 6
    if s.ability != NOTHING:
        out[at + s.ability] = 1
    return at + ABILITY_COUNT


@rule
def put_setting(s: State, out: Array, at: int) -> None:
    out[at + s.seats - 2] = 1
    at += 3
    out[at] = s.agents_in_regions
    out[at + 1] = s.keep_secrets
    out[at + 2] = s.to_each_their_own
    out[at + 3] = s.counter_intelligence
    out[at + 4] = s.supply_scope
    out[at + 5] = s.lion_single_scope
    out[at + 6] = s.reinforce_sources
    out[at + 7] = s.disputed_border
