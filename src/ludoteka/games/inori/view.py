"""What a seat may see of Inori, by allow-list."""

import msgspec

from ludoteka.core.count import total
from ludoteka.core.game import SPECTATOR
from ludoteka.core.public import public
from ludoteka.games.inori.actions import PIECE_NAMES, SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.favours import altar_at, available_altars, count_of
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    CARDS_A_DECK,
    CARDS_A_TYPE,
    COLOURS,
    COMPANION,
    DOUBLE,
    EFFECTS,
    EFFECTS_A_ROW,
    FEET,
    FIRST_FOOT,
    FIRST_JOURNEY_CARD,
    FIRST_SEASON_CARD,
    FIRST_SITE,
    FIRST_TREE_ROW,
    FREE,
    JOURNEY,
    NO_EFFECT,
    POINTS_ALTAR,
    POINTS_COLOUR,
    RUNE_KINDS,
    SEASON_CARDS,
    SITES,
    SLOTS,
    SPACES_A_CARD,
    START_TYPES,
    STRONGEST,
    TAKE,
    TAKE_ALTAR,
    Parts,
)
from ludoteka.games.inori.schema import COLOUR_NAMES, SITE_NAMES
from ludoteka.games.inori.scoring import altar_points, score_of
from ludoteka.games.inori.season import deck_size, is_full, points_at, season_deck_size
from ludoteka.games.inori.spaces import elders_at, free_on_card, has_elder
from ludoteka.games.inori.state import NOTHING, PREPARE_JOURNEY, SCORE_ALTARS, State

STEP_NAMES = (
    "turn",
    "move_from",
    "move_to",
    "pay",
    "altar",
    "reveal_after_cost",
    "effect",
    "weakest",
    "any",
    "neutral",
    "season_reveal",
    "prepare_journey",
    "return_elders",
    "draw_season_cards",
    "season_card",
    "altars",
)
CELLS = (2, 3, 4)


class Effect(msgspec.Struct, frozen=True):
    type: str
    n: int
    """favours, runes, points or neutral elders"""
    tokens: list[str]
    """favours shown"""
    colour: str
    """of points for a colour; of the altar once it stands; else empty"""


class Space(msgspec.Struct, frozen=True):
    id: str
    cost: str
    """empty, a colour, `strongest` or `altar` (any colour with a tile, as the site is empty)"""
    effects: list[Effect]
    elders: list[str]
    """seats, and `neutral`"""


class Card(msgspec.Struct, frozen=True):
    slot: str
    number: int
    """one for each card of the pack"""
    kind: str
    type: str
    """sun, moon or star of a start card"""
    colour: str
    full_colour: str
    unfilled_colour: str
    scores_unfilled: bool
    spaces: list[Space]
    is_full: bool
    free: int
    points_now: list[int]
    """what each seat would score if the season ended now"""
    points_if_full: list[int]
    """what those present would score now if no space were free"""


class Site(msgspec.Struct, frozen=True):
    altar: str
    space: Space
    first: int
    second: int
    points_now: list[int]
    """what each seat would score if the match ended now"""


class Foot(msgspec.Struct, frozen=True):
    id: str
    colour: str
    tokens: int
    elders: list[str]


class Seat(msgspec.Struct, frozen=True):
    score: int
    counts: list[int]
    """tokens, and two for each face-up Double Favour"""
    tokens: list[int]
    face_up: list[int]
    face_down: int
    in_hand: int
    aside: int
    waiting: list[int]
    """elders in the cells of seasons 2, 3, 4"""


class View(msgspec.Struct, frozen=True):
    season: int
    step: str
    actor: int
    first: int
    colours: list[str]
    """the order of all lists by colour"""
    cards: list[Card | None]
    """C1-C3, N2-N4"""
    sites: list[Site]
    feet: list[Foot]
    supply: list[int]
    altars_left: list[str]
    runes_left: int
    gone: list[Card]
    """start cards, journey cards on the discard piles, season-change cards out of play"""
    decks: list[int]
    """cards left in the journey deck of each colour; which they are, all can tell"""
    discarded_runes: list[str]
    season_deck: int
    neutrals: int
    """neutral elders beside the tree"""
    seats: list[Seat]
    runes: list[str]
    """own face-down runes; empty for a spectator"""
    offer: list[Card]
    """the two season-change cards drawn; their slot is the action's label"""
    using: str
    """the space that is being paid for and used"""
    journey: str
    """the colour of the Rune Journey that is played"""
    source: str
    """the space that an elder leaves …"""
    piece: str
    """… and whose it is"""
    left: int
    """favours or neutral elders still to come"""
    checking: str
    """the slot whose card is checked next at the end of a season"""
    awarding: str
    """the site whose altar is scored next at the end of the match"""


def view(s: State, c: Parts, seat: int) -> View:
    """Only runes are held face down."""
    runes = runes_in(s.face_down[seat].tolist()) if seat != SPECTATOR else []
    return msgspec.structs.replace(board(s, c), runes=runes)


@public
def board(s: State, c: Parts) -> View:
    return View(
        season=s.season,
        step=STEP_NAMES[s.step],
        actor=s.actor,
        first=s.first,
        colours=list(COLOUR_NAMES),
        cards=[card_in(s, c, slot) for slot in range(SLOTS)],
        sites=[site_of(s, c, site) for site in range(SITES)],
        feet=[foot_of(s, foot) for foot in range(FEET)],
        supply=s.supply.tolist(),
        altars_left=[colour_name(i) for i in range(COLOURS) if available_altars(s) >> i & 1],
        runes_left=total(s.stack),
        gone=[out_of_play(s, c, card) for card in cards_gone(s, c)],
        decks=[deck_size(s, colour) for colour in range(COLOURS)],
        discarded_runes=runes_in(s.discarded_runes.tolist()),
        season_deck=season_deck_size(s),
        neutrals=s.neutrals,
        seats=[seat_of(s, c, other) for other in range(s.seats)],
        runes=[],
        offer=[offered(s, c, number) for number in s.offer.tolist() if number != NOTHING],
        using=SPACE_NAMES[s.space] if s.space != NOTHING else "",
        journey=colour_name(s.journey),
        source=SPACE_NAMES[s.source] if s.source != NOTHING else "",
        piece=PIECE_NAMES[s.piece] if s.piece != NOTHING else "",
        left=s.left,
        checking=SLOT_NAMES[s.slot] if s.step == PREPARE_JOURNEY else "",
        awarding=SITE_NAMES[s.slot] if s.step == SCORE_ALTARS and s.slot < SITES else "",
    )


def colour_name(colour: int) -> str:
    return COLOUR_NAMES[colour] if colour != NOTHING else ""


def rune_name(kind: int) -> str:
    if kind == COMPANION:
        return "companion"
    if kind >= JOURNEY:
        return f"journey-{COLOUR_NAMES[kind - JOURNEY]}"
    return f"double-{COLOUR_NAMES[kind - DOUBLE]}"


def runes_in(counts: list[int]) -> list[str]:
    return [rune_name(kind) for kind in range(RUNE_KINDS) for _ in range(counts[kind])]


def elders_on(s: State, space: int) -> list[str]:
    return [name for piece, name in enumerate(PIECE_NAMES) if has_elder(s, piece, space)]


@public
def cost_name(c: Parts, row: int, altar: int) -> str:
    cost = c.cost[row]
    if cost == FREE:
        return ""
    if cost == STRONGEST:
        return "strongest"
    if cost == ALTAR_COLOUR:
        return "altar" if altar == NOTHING else colour_name(altar)
    return colour_name(cost)


@public
def effects_of(c: Parts, row: int, altar: int) -> list[Effect]:
    found = []
    for place in range(EFFECTS_A_ROW):
        kind, amount = c.effect[row, place], c.amount[row, place]
        if kind == NO_EFFECT:
            break
        tokens = [name for i, name in enumerate(COLOUR_NAMES) for _ in range(c.favours[row, i])]
        colour = ""
        if kind == POINTS_COLOUR:
            colour, amount = colour_name(amount), 0
        elif kind in {TAKE_ALTAR, POINTS_ALTAR}:
            colour = colour_name(altar)
        found.append(Effect(EFFECTS[kind], amount, tokens if kind == TAKE else [], colour))
    return found


@public
def printed(c: Parts, card: int, slot: str) -> list[Space]:
    """The spaces of a card on which nobody stands."""
    return [
        Space(
            f"{slot}.{n + 1}",
            cost_name(c, card * SPACES_A_CARD + n, NOTHING),
            effects_of(c, card * SPACES_A_CARD + n, NOTHING),
            [],
        )
        for n in range(c.spaces[card])
    ]


def spaces_in(s: State, c: Parts, slot: int) -> list[Space]:
    """The spaces of the card in a slot, with who stands there."""
    spaces = printed(c, s.cards[slot], SLOT_NAMES[slot])
    first = slot * SPACES_A_CARD
    return [
        msgspec.structs.replace(at, elders=elders_on(s, first + n)) for n, at in enumerate(spaces)
    ]


def kind_of(card: int) -> str:
    if card >= FIRST_JOURNEY_CARD:
        return "journey"
    return "season" if card >= FIRST_SEASON_CARD else "start"


def type_of(card: int) -> str:
    if card >= FIRST_SEASON_CARD:
        return ""
    return ("sun", "moon", "star")[card // CARDS_A_TYPE % START_TYPES]


@public
def card_in(s: State, c: Parts, slot: int) -> Card | None:
    card = s.cards[slot]
    if card == NOTHING:
        return None
    present = elders_at(s, slot)
    return Card(
        slot=SLOT_NAMES[slot],
        number=card,
        kind=kind_of(card),
        type=type_of(card),
        colour=colour_name(c.colour[card]),
        full_colour=colour_name(c.full[card]),
        unfilled_colour=colour_name(c.unfilled[card]),
        scores_unfilled=c.scores_unfilled[card] != 0,
        spaces=spaces_in(s, c, slot),
        is_full=is_full(s, c, slot),
        free=free_on_card(s, c, slot),
        points_now=[points_at(s, c, slot, seat) for seat in range(s.seats)],
        points_if_full=[
            count_of(s, c, seat, c.full[card]) if present >> seat & 1 else 0
            for seat in range(s.seats)
        ],
    )


def offered(s: State, c: Parts, number: int) -> Card:
    return out_of_play(s, c, FIRST_SEASON_CARD + number, str(number + 1))


@public
def start_cards(s: State, c: Parts) -> list[int]:
    """INO-016 The favours at the feet of the tree still tell which start cards were laid."""
    found = []
    for foot in range(FEET):
        group = START_TYPES * c.start_set[s.seats] + c.foot_slot[foot]
        cards = range(CARDS_A_TYPE * group, CARDS_A_TYPE * (group + 1))
        fitting = [card for card in cards if c.unfilled[card] == s.foot_colour[foot]]
        found += fitting if len(fitting) == 1 else []
    return found


def cards_gone(s: State, c: Parts) -> list[int]:
    """INO-A20 Start cards leave the game; the discard piles lie open; season-change cards leave
    face up (INO-140).
    """
    journeys = [
        FIRST_JOURNEY_CARD + CARDS_A_DECK * colour + card
        for colour in range(COLOURS)
        for card in range(CARDS_A_DECK)
        if s.discard[colour, card]
    ]
    laid, offer = s.cards.tolist(), s.offer.tolist()
    seasons = [
        FIRST_SEASON_CARD + number
        for number in range(SEASON_CARDS)
        if not s.season_deck[number]
        and number not in offer
        and FIRST_SEASON_CARD + number not in laid
    ]
    starts = [card for card in start_cards(s, c) if card not in laid]
    return starts + journeys + seasons


@public
def out_of_play(s: State, c: Parts, card: int, slot: str = "") -> Card:
    """A card that lies in no slot."""
    nobody = [0] * s.seats
    return Card(
        slot=slot,
        number=card,
        kind=kind_of(card),
        type="",
        colour=colour_name(c.colour[card]),
        full_colour=colour_name(c.full[card]),
        unfilled_colour=colour_name(c.unfilled[card]),
        scores_unfilled=c.scores_unfilled[card] != 0,
        spaces=printed(c, card, slot),
        is_full=False,
        free=c.spaces[card],
        points_now=nobody,
        points_if_full=nobody,
    )


@public
def site_of(s: State, c: Parts, site: int) -> Site:
    space, row = FIRST_SITE + site, FIRST_TREE_ROW + site
    altar = altar_at(s, space)
    return Site(
        altar=colour_name(altar),
        space=Space(
            SITE_NAMES[site],
            cost_name(c, row, altar),
            effects_of(c, row, altar),
            elders_on(s, space),
        ),
        first=c.first[site],
        second=c.second[site] if c.second_scores[s.seats] else 0,
        points_now=[altar_points(s, c, site, seat) for seat in range(s.seats)],
    )


@public
def foot_of(s: State, foot: int) -> Foot:
    space = FIRST_FOOT + foot
    colour = colour_name(s.foot_colour[foot])
    return Foot(SPACE_NAMES[space], colour, s.foot_tokens[foot], elders_on(s, space))


@public
def seat_of(s: State, c: Parts, seat: int) -> Seat:
    return Seat(
        score=score_of(s, seat),
        counts=[count_of(s, c, seat, colour) for colour in range(COLOURS)],
        tokens=s.tokens[seat].tolist(),
        face_up=s.face_up[seat].tolist(),
        face_down=total(s.face_down[seat]),
        in_hand=s.in_hand[seat],
        aside=s.aside[seat],
        waiting=[s.waiting[seat, season] for season in CELLS],
    )
