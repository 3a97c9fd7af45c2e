"""What a seat may see of A War of Whispers, by allow-list (rules.md, section 13)."""

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.core.public import public
from ludoteka.core.record import NOBODY
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EMPIRES,
    POSITIONS,
    POSTS,
    REGIONS,
    SLOTS,
)
from ludoteka.games.whispers.parts import (
    ADD,
    CARD_COUNT,
    DEEDS_OF_POST,
    DRAW,
    EMPIRE_COUNT,
    LINE_COUNT,
    NOTHING,
    PARTNERS,
    POSITION_COUNT,
    POST_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.agents import agent_count
from ludoteka.games.whispers.rules.council import controller, deed_size, ruling_agent
from ludoteka.games.whispers.rules.hand import deck_size, hand_size, held_of
from ludoteka.games.whispers.rules.land import active_empire, cities_of, farms_of, forts_of
from ludoteka.games.whispers.rules.loyalty import is_revealed
from ludoteka.games.whispers.scoring import score_of
from ludoteka.games.whispers.state import AGENT_PHASE, DISCARD_PHASE, REVEAL_PHASE, State

STEP_NAMES = (
    "remove",
    "deploy",
    "act",
    "aim",
    "force",
    "after",
    "pay",
    "move_post",
    "eagle_post",
    "lion_post",
    "attack_number",
    "horse_number",
    "reinforce_number",
    "lift_number",
    "mercenary_number",
    "add",
    "subjugate",
    "populate",
    "rearrange",
    "disperse",
    "source",
    "reinforce_from",
    "horse_from",
    "fire_from",
    "horse_to",
    "mercenary_region",
    "add_region",
    "disperse_region",
    "fire",
    "lift",
    "rearrange_empire",
    "discard",
    "swap",
    "expose",
)
PHASES = {AGENT_PHASE: "agents", DISCARD_PHASE: "discard", REVEAL_PHASE: "reveal"}
SOCIETY_OF_SEAT = ("rat", "raven", "spider", "serpent")
"""WOW-007 they differ in name and colour only; dealt so that they agree with the seat colours"""


class Region(msgspec.Struct, frozen=True):
    id: str
    home: str
    holder: str
    banners: int
    limit: int
    farm: bool
    fort: bool
    city: bool
    agents: list[int]
    """seats with an agent there (advanced rule)"""


class Deed(msgspec.Struct, frozen=True):
    """An action of a post, and how many banners or cards it brings as things stand."""

    id: str
    size: int


class Post(msgspec.Struct, frozen=True):
    id: str
    empire: str
    position: str
    agent: int
    """the seat whose agent stands there, or -1"""
    ruler: str
    """the post whose agent controls it, or nothing"""
    controller: int
    deeds: list[Deed]
    acted: bool
    """the marker has passed it in this round"""


class Empire(msgspec.Struct, frozen=True):
    id: str
    cities: int
    farms: int
    forts: int
    reserve: int
    deck: int


class Slot(msgspec.Struct, frozen=True):
    id: str
    multiplier: int
    empire: str
    """nothing when the seat that looks cannot know it"""
    revealed: bool
    points: int
    """multiplier times cities as things stand; 0 when unknown"""


class Seat(msgspec.Struct, frozen=True):
    society: str
    hand_size: int
    cards: list[int]
    """cards of each empire in hand"""
    hand: list[str]
    """the cards themselves, at the end"""
    slots: list[Slot]
    swaps: int
    bonus: int
    agents: int
    """agents that are not on the board"""
    score: int | None
    """as things stand; only one's own, and everybody's at the end"""


class Line(msgspec.Struct, frozen=True):
    ability: str
    cost: list[str]


class Card(msgspec.Struct, frozen=True):
    id: str
    empire: str
    partner: str
    copies: int
    lines: list[Line]


class Attack(msgspec.Struct, frozen=True):
    """The attack that is being declared or fought."""

    target: str
    source: str
    force: int
    extra: bool
    """an extra attack: only the survivors, only from the region just attacked"""
    reach: int


class LastAttack(msgspec.Struct, frozen=True):
    region: str
    defender: str
    attackers_left: int
    defenders_left: int
    destroyed: int


class Ability(msgspec.Struct, frozen=True):
    """The ability that is being paid for or resolved."""

    id: str
    origin: str
    goal: str
    subject: str
    lifted: int
    picks: int


class View(msgspec.Struct, frozen=True):
    step: str
    actor: int
    round: int
    rounds: int
    first: int
    phase: str
    """agents, an empire, discard or reveal"""
    marker: str
    """the post the round marker stands on, or nothing"""
    acting: str
    deed: str
    picks: int
    regions: list[Region]
    posts: list[Post]
    empires: list[Empire]
    seats: list[Seat]
    hand: list[Card]
    attack: Attack | None
    last_attack: LastAttack | None
    ability: Ability | None
    options: dict[str, bool]
    borders: list[list[str]]
    """both ends of every border"""
    over: bool


def name(names: tuple[str, ...], index: int) -> str:
    return names[index] if index != NOTHING else ""


def view(s: State, c: Parts, seat: int) -> View:
    return View(
        step=STEP_NAMES[s.step],
        actor=s.actor,
        round=s.current_round,
        rounds=c.rounds,
        first=s.first,
        phase=phase_of(s),
        marker=POSTS[s.marker] if 0 <= s.marker < POST_COUNT else "",
        acting=name(POSTS, s.acting),
        deed=name(DEEDS, s.deed),
        picks=s.picks,
        regions=[view_region(s, c, region) for region in range(REGION_COUNT)],
        posts=view_posts(s, c),
        empires=[view_empire(s, c, empire) for empire in range(EMPIRE_COUNT)],
        seats=[view_seat(s, c, other, knows(s, seat, other)) for other in range(s.seats)],
        hand=[] if seat == SPECTATOR else view_hand(s, c, seat),
        attack=view_attack(s),
        last_attack=view_last_attack(s),
        ability=view_ability(s),
        options={
            "agents_in_regions": s.agents_in_regions != 0,
            "keep_secrets": s.keep_secrets != 0,
            "to_each_their_own": s.to_each_their_own != 0,
            "counter_intelligence": s.counter_intelligence != 0,
            "any_controlled": s.lion_single_scope != 0,
            "any_regions": s.reinforce_sources != 0,
        },
        borders=borders(s, c),
        over=s.actor == NOBODY,
    )


def phase_of(s: State) -> str:
    return PHASES.get(s.marker) or EMPIRES[s.marker // POSITION_COUNT]


@public
def borders(s: State, c: Parts) -> list[list[str]]:
    pairs = [(a, b) for a in range(REGION_COUNT) for b in range(a + 1, REGION_COUNT)]
    adjacent = c.adjacent[s.disputed_border]
    return [[REGIONS[a], REGIONS[b]] for a, b in pairs if adjacent[a] >> b & 1]


@public
def view_region(s: State, c: Parts, region: int) -> Region:
    return Region(
        id=REGIONS[region],
        home=EMPIRES[c.home[region]],
        holder=EMPIRES[s.holder[region]],
        banners=s.banners[region],
        limit=c.limit[region],
        farm=c.farm[region] != 0,
        fort=c.fort[region] != 0,
        city=c.city[region] != 0,
        agents=[seat for seat in range(s.seats) if s.region_agents[seat] >> region & 1],
    )


@public
def view_posts(s: State, c: Parts) -> list[Post]:
    acting = s.copy()
    return [view_post(s, c, post, acting) for post in range(POST_COUNT)]


def view_post(s: State, c: Parts, post: int, acting: State) -> Post:
    return Post(
        id=POSTS[post],
        empire=EMPIRES[post // POSITION_COUNT],
        position=POSITIONS[post % POSITION_COUNT],
        agent=s.posts[post],
        ruler=name(POSTS, ruling_agent(s, post)),
        controller=controller(s, post),
        deeds=deeds_of(acting, c, post),
        acted=s.marker > post,
    )


def deeds_of(acting: State, c: Parts, post: int) -> list[Deed]:
    acting.acting = post
    deeds = [c.council[post, place] for place in range(DEEDS_OF_POST)]
    return [Deed(DEEDS[deed], size_of(acting, c, deed)) for deed in deeds if deed != NOTHING]


def size_of(s: State, c: Parts, deed: int) -> int:
    """Banners or cards that an action of the acting post would really bring.

    WOW-072 No more banners than the reserve has, WOW-A09 no more cards than the deck.
    """
    size = deed_size(s, c, deed)
    if c.deed_kind[deed] == ADD:
        return min(size, s.reserve[active_empire(s)])
    return min(size, deck_size(s, active_empire(s))) if c.deed_kind[deed] == DRAW else size


@public
def view_empire(s: State, c: Parts, empire: int) -> Empire:
    return Empire(
        id=EMPIRES[empire],
        cities=cities_of(s, c, empire),
        farms=farms_of(s, c, empire),
        forts=forts_of(s, c, empire),
        reserve=s.reserve[empire],
        deck=deck_size(s, empire),
    )


def knows(s: State, viewer: int, seat: int) -> bool:
    return seat == viewer or s.actor == NOBODY


@public
def view_seat(s: State, c: Parts, seat: int, is_open: bool) -> Seat:
    """As shown to those who know its loyalties, or to the others."""
    return Seat(
        society=SOCIETY_OF_SEAT[seat],
        hand_size=hand_size(s, seat),
        cards=[held_of(s, seat, empire) for empire in range(EMPIRE_COUNT)],
        hand=open_hand(s, seat) if s.actor == NOBODY else [],
        slots=[view_slot(s, c, seat, slot, is_open) for slot in range(SLOT_COUNT)],
        swaps=s.swaps[seat],
        bonus=s.bonus[seat],
        agents=c.agents - agent_count(s, seat),
        score=score_of(s, c, seat) if is_open else None,
    )


def view_slot(s: State, c: Parts, seat: int, slot: int, is_open: bool) -> Slot:
    revealed = is_revealed(s, seat, slot)
    if not (revealed or is_open):
        return Slot(SLOTS[slot], c.multiplier[slot], "", revealed, 0)
    empire = s.loyalty[seat, slot]
    points = c.multiplier[slot] * cities_of(s, c, empire)
    return Slot(SLOTS[slot], c.multiplier[slot], EMPIRES[empire], revealed, points)


def open_hand(s: State, seat: int) -> list[str]:
    return [CARDS[k] for k in range(CARD_COUNT) for _ in range(s.hands[seat, k])]


def view_hand(s: State, c: Parts, seat: int) -> list[Card]:
    return [view_card(c, k, s.hands[seat, k]) for k in range(CARD_COUNT) if s.hands[seat, k]]


def view_card(c: Parts, card: int, copies: int) -> Card:
    empire, partner = CARDS[card].split("-")
    lines = []
    for line in range(LINE_COUNT):
        second = c.second[card, line]
        cost = [EMPIRES[card // PARTNERS]] + ([EMPIRES[second]] if second != NOTHING else [])
        lines.append(Line(ABILITIES[c.abilities[card, line]], cost))
    return Card(CARDS[card], empire, partner, copies, lines)


def view_attack(s: State) -> Attack | None:
    if STEP_NAMES[s.step] not in {"aim", "source", "attack_number"} and s.target == NOTHING:
        return None
    target, source = name(REGIONS, s.target), name(REGIONS, s.source)
    if s.fixed != NOTHING:
        source = REGIONS[s.fixed]
    return Attack(target, source, s.force, s.fixed != NOTHING, s.reach)


def view_last_attack(s: State) -> LastAttack | None:
    if s.last_region == NOTHING:
        return None
    defender = name(EMPIRES, s.defender)
    return LastAttack(
        REGIONS[s.last_region], defender, s.attackers_left, s.defenders_left, s.destroyed
    )


def view_ability(s: State) -> Ability | None:
    if s.ability == NOTHING:
        return None
    return Ability(
        id=ABILITIES[s.ability],
        origin=name(REGIONS, s.origin),
        goal=name(REGIONS, s.goal),
        subject=name(EMPIRES, s.subject),
        lifted=s.lifted,
        picks=s.picks,
    )
