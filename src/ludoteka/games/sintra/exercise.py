"""Positions of exercises as data, and what can be asked of them."""

import msgspec

from ludoteka.core.game import Staging
from ludoteka.games.sintra.arrange import (
    ME,
    YOU,
    empty_table,
    fill_bag,
    play_round,
    put_glass,
    put_last_turn,
    put_score,
    put_tiles,
    put_windows,
)
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.scoring import leftover_points, side_bonus
from ludoteka.games.sintra.sizes import COLOUR_COUNT, STRIPS
from ludoteka.games.sintra.state import CENTRE, EMPTY, State
from ludoteka.games.sintra.strips import may_go_back, room


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table and in my palace; tiles by letter, strips and windows from 1."""

    displays: list[str] = []
    centre: str = ""
    marked: bool = False
    """the first-player marker is with the other player already"""
    round: tuple[int, str] = (1, "blue")
    """number and colour of the round"""
    last: bool = False
    """the other player is about to make the last turn of the game"""
    strips: list[int] = []
    """the strips from left to right"""
    glazier: int = 1
    track: int = 0
    score: int = 0
    glass: dict[int, str] = {}
    windows: dict[int, str] = {}


def stage(s: State, c: Parts, place: Place) -> None:
    empty_table(s, c)
    if place.last:
        put_last_turn(s)
    else:
        play_round(s, *place.round)
        put_tiles(s, place.displays, place.centre, marker=YOU if place.marked else CENTRE)
    _palace(s, place)
    fill_bag(s, c)


def _palace(s: State, place: Place) -> None:
    s.glaziers[ME], s.track[ME] = place.glazier - 1, place.track
    for slot, strip in enumerate(place.strips):
        s.strips[ME, slot] = strip - 1
    for slot, tiles in place.glass.items():
        put_glass(s, ME, slot, tiles)
    put_windows(s, ME, place.windows)
    put_score(s, ME, place.score)


def _gained(before: State, after: State, c: Parts) -> int:
    return after.score[ME] - before.score[ME]


def _score(before: State, after: State, c: Parts) -> int:
    return after.score[ME]


def _steps(before: State, after: State, c: Parts) -> int:
    return after.track[ME] - before.track[ME]


def _to_centre(before: State, after: State, c: Parts) -> int:
    return sum(after.centre.tolist()) - sum(before.centre.tolist())


def _broken(before: State, after: State, c: Parts) -> int:
    return sum(after.tower.tolist()) - sum(before.tower.tolist())


def _from_windows(before: State, after: State, c: Parts) -> int:
    return sum(after.window_points[ME].tolist()) - sum(before.window_points[ME].tolist())


def _placed(before: State, after: State, c: Parts) -> int:
    """Panes that came to lie on my strips."""
    return _panes(after) - _panes(before)


def _panes(s: State) -> int:
    return sum(tile != EMPTY for strip in s.glass[ME].tolist() for tile in strip)


def _leftovers(before: State, after: State, c: Parts) -> int:
    return leftover_points(after, c, ME)


def _lost(before: State, after: State, c: Parts) -> int:
    return after.lost[ME] - before.lost[ME]


def _bonus(before: State, after: State, c: Parts) -> int:
    return side_bonus(after, c, ME)


def _way_back(before: State, after: State, c: Parts) -> int:
    return 1 if may_go_back(after, ME) else 0


def _jokers(before: State, after: State, c: Parts) -> int:
    """Free joker fields of the last strip."""
    return room(after, c, ME, STRIPS - 1, COLOUR_COUNT)


def _reach(before: State, after: State, c: Parts) -> int:
    """Slots from the glazier on that he can still walk to."""
    return STRIPS - after.glaziers[ME]


STAGING = Staging(
    Place,
    stage,
    {
        "gained": _gained,
        "score": _score,
        "steps": _steps,
        "to_centre": _to_centre,
        "broken": _broken,
        "from_windows": _from_windows,
        "placed": _placed,
        "leftovers": _leftovers,
        "lost": _lost,
        "bonus": _bonus,
        "way_back": _way_back,
        "jokers": _jokers,
        "reach": _reach,
    },
)
