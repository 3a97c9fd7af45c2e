"""What everybody sees of Sintra: all but the future (rules.md, section 16)."""

import msgspec

from ludoteka.core.count import total
from ludoteka.core.public import public
from ludoteka.games.sintra.pack import COLOURS, FIELD_KINDS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.scoring import (
    best_colour,
    completed_windows,
    ornament_points,
    side_bonus,
    tiles_around,
    tiles_in_windows,
)
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    FIELDS,
    ORNAMENTS,
    PANES,
    ROUNDS,
    STRIPS,
    TRACK,
    WINDOWS,
)
from ludoteka.games.sintra.state import CENTRE, EMPTY, JOKERS, SIDE_A, STRIP, UPPER, State
from ludoteka.games.sintra.strips import is_gap_between, is_gone, leftmost, may_go_back, shown_side

STEP_NAMES = ("turn", "strip", "jokers", "keep")
NOWHERE = -1


class Strip(msgspec.Struct, frozen=True):
    """A strip in its slot."""

    fields: list[str]
    """what the five fields take, from top to bottom: a colour or `joker`"""
    glass: list[str]
    """the tiles on them; an empty text is an empty field"""
    other: list[str]
    """the fields of the other side (SIN-015)"""
    last: bool
    """it shows its second side and will leave when it is full"""


class Window(msgspec.Struct, frozen=True):
    points: int
    """the number under it"""
    panes: list[str]
    """upper and lower tile; an empty text is an empty pane"""


class Ornament(msgspec.Struct, frozen=True):
    windows: list[int]
    """the two windows beside it"""
    tiles: int
    points: int


class Bonus(msgspec.Struct, frozen=True):
    """What the board's side would bring if the game ended now."""

    points: int
    ornaments: list[Ornament]
    """side A"""
    completed: int
    """side B: complete windows …"""
    colour: str
    """… times the tiles of this colour …"""
    tiles: int
    """… of which there are so many"""


class Palace(msgspec.Struct, frozen=True):
    glazier: int
    """the slot under the glazier, from 0"""
    back_to: int
    """where it would go back to, or -1"""
    cut_off: bool
    """strips lie left of an empty slot that the glazier has passed (SIN-R02)"""
    strips: list[Strip | None]
    """from left to right; none is an empty slot"""
    windows: list[Window]
    track: int
    """the space of the marker on the broken-glass track"""
    score: int
    bonus: Bonus


class Hand(msgspec.Struct, frozen=True):
    colour: str
    count: int


class View(msgspec.Struct, frozen=True):
    side: str
    gaps: str
    step: str
    actor: int
    turn_round: int
    """from 0; 6 when the game is over"""
    rounds: int
    indicator: list[str]
    """the tile of each round; an empty text once it is over"""
    displays: list[dict[str, int]]
    """tiles by colour on the displays in use"""
    centre: dict[str, int]
    marker: int
    """the seat that holds the first-player marker; -1: it lies in the centre"""
    bag: dict[str, int]
    tower: dict[str, int]
    bag_count: int
    tower_count: int
    hand: Hand | None
    """the tiles taken and not yet placed"""
    track: list[int]
    """what the spaces of the broken-glass track are worth, from top to bottom"""
    seats: list[Palace]


def view(s: State, c: Parts, seat: int) -> View:
    """All that lies on the table is open to all."""
    return board(s, c)


@public
def board(s: State, c: Parts) -> View:
    return View(
        side="AB"[s.side],
        gaps=("block", "free")[s.gaps],
        step=STEP_NAMES[s.step],
        actor=s.actor,
        turn_round=s.turn_round,
        rounds=ROUNDS,
        indicator=[tile(s.indicator[space]) for space in range(ROUNDS)],
        displays=[
            by_colour(s.displays[display].tolist()) for display in range(c.displays[s.seats])
        ],
        centre=by_colour(s.centre.tolist()),
        marker=s.marker if s.marker != CENTRE else NOWHERE,
        bag=by_colour(s.bag.tolist()),
        tower=by_colour(s.tower.tolist()),
        bag_count=total(s.bag),
        tower_count=total(s.tower),
        hand=Hand(COLOURS[s.taken], s.taken_count) if s.step in (STRIP, JOKERS) else None,
        track=[-c.track[space] for space in range(TRACK)],
        seats=[palace(s, c, other) for other in range(s.seats)],
    )


def tile(colour: int) -> str:
    return "" if colour == EMPTY else COLOURS[colour]


def by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT)}


@public
def palace(s: State, c: Parts, seat: int) -> Palace:
    return Palace(
        glazier=s.glaziers[seat],
        back_to=leftmost(s, seat) if may_go_back(s, seat) else NOWHERE,
        cut_off=is_cut_off(s, seat),
        strips=[strip(s, c, seat, slot) for slot in range(STRIPS)],
        windows=[window(s, c, seat, slot) for slot in range(WINDOWS)],
        track=s.track[seat],
        score=s.score[seat],
        bonus=bonus(s, c, seat),
    )


def is_cut_off(s: State, seat: int) -> bool:
    """SIN-R02 A gap between the glazier and the leftmost strip, which it will never cross again."""
    return s.gaps == 0 and is_gap_between(s, seat, leftmost(s, seat), s.glaziers[seat])


def strip(s: State, c: Parts, seat: int, slot: int) -> Strip | None:
    if is_gone(s, seat, slot):
        return None
    number, side = s.strips[seat, slot], shown_side(s, seat, slot)
    return Strip(
        fields=[FIELD_KINDS[c.fields[number, side, field]] for field in range(FIELDS)],
        glass=[tile(s.glass[seat, slot, field]) for field in range(FIELDS)],
        other=[FIELD_KINDS[c.fields[number, 1 - side, field]] for field in range(FIELDS)],
        last=s.panes[seat, slot, UPPER] != EMPTY,
    )


def window(s: State, c: Parts, seat: int, slot: int) -> Window:
    panes = [tile(s.panes[seat, slot, pane]) for pane in range(PANES)]
    return Window(c.window_points[s.side, slot], panes)


def bonus(s: State, c: Parts, seat: int) -> Bonus:
    if s.side == SIDE_A:
        ornaments = [ornament(s, c, seat, number) for number in range(ORNAMENTS)]
        return Bonus(side_bonus(s, c, seat), ornaments, 0, "", 0)
    best = best_colour(s, seat)
    return Bonus(
        points=side_bonus(s, c, seat),
        ornaments=[],
        completed=completed_windows(s, seat),
        colour=COLOURS[best],
        tiles=tiles_in_windows(s, seat, best),
    )


def ornament(s: State, c: Parts, seat: int, number: int) -> Ornament:
    return Ornament(
        windows=c.ornament[number].tolist(),
        tiles=tiles_around(s, c, seat, number),
        points=ornament_points(s, c, seat, number),
    )
