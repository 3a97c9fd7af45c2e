"""Positions of exercises as data, and what can be asked of them."""

import msgspec

from ludoteka.core.game import Staging
from ludoteka.games.inori.arrange import (
    begin,
    build_altar,
    colour,
    give,
    go_to_season,
    hold,
    journey_card,
    lay_card,
    spend_elders,
    stand,
    turn_up,
)
from ludoteka.games.inori.favours import count_of, owned_colours
from ludoteka.games.inori.parts import SPACES_A_CARD, Parts
from ludoteka.games.inori.placing import may_place
from ludoteka.games.inori.scoring import score_of
from ludoteka.games.inori.spaces import elders_at
from ludoteka.games.inori.state import FROM_CARDS, FROM_SEASON, FROM_TREE, State

ME, SECOND = 0, 1


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """What lies on the table; lists are by seat, mine first."""

    season: int = 1
    season_cards: tuple[int, ...] = (1, 2, 3)
    cards: dict[str, tuple[str, int]] = {}
    """slot -> colour and number of its journey card"""
    favours: list[dict[str, int]] = []
    runes: list[str] = []
    """face down before me"""
    open_runes: list[str] = []
    """colours of my Double Favours that are face up"""
    elders: list[list[str]] = []
    altars: dict[str, str] = {}
    points: list[int] = []
    last: bool = False
    """I have one elder left, the others none: the season ends"""


def stage(s: State, c: Parts, place: Place) -> None:
    begin(s)
    if place.season > 1:
        go_to_season(s, place.season, place.season_cards)
    for slot, (name, number) in place.cards.items():
        lay_card(s, slot, journey_card(name, number))
    for site, name in place.altars.items():
        build_altar(s, site, name)
    _give_all(s, place)
    if place.last:
        for seat in range(s.seats):
            spend_elders(s, seat, keep=1 if seat == ME else 0)


def _give_all(s: State, place: Place) -> None:
    for seat, favours in enumerate(place.favours):
        give(s, seat, **favours)
    for seat, spaces in enumerate(place.elders):
        stand(s, seat, *spaces)
    for seat, points in enumerate(place.points):
        s.earned[seat, FROM_CARDS] = points
    hold(s, ME, *place.runes)
    for name in place.open_runes:
        turn_up(s, ME, name)


def _count(before: State, after: State, c: Parts, name: str) -> int:
    return count_of(after, c, ME, colour(name))


def _scored(before: State, after: State, c: Parts) -> int:
    """By cards and the tree, in the course of the season."""
    return sum(after.earned[ME, source] - before.earned[ME, source] for source in SPACE_SOURCES)


SPACE_SOURCES = (FROM_CARDS, FROM_TREE)


def _season(before: State, after: State, c: Parts) -> int:
    """At the end of the season."""
    source = FROM_SEASON + before.season - 1
    return after.earned[ME, source] - before.earned[ME, source]


def _places(before: State, after: State, c: Parts) -> int:
    """Spaces of the first card on which I may place an elder."""
    owned = owned_colours(before, c, ME)
    return sum(may_place(before, c, at, owned) for at in range(SPACES_A_CARD))


def _score(before: State, after: State, c: Parts, seat: str) -> int:
    return score_of(after, int(seat))


def _chooser(before: State, after: State, c: Parts) -> int:
    """The score of the player who decides next."""
    return score_of(after, after.actor)


def _cards_of_second(before: State, after: State, c: Parts) -> int:
    """Cards on which the second player has an elder."""
    return sum(elders_at(after, slot) >> SECOND & 1 for slot in range(3))


STAGING = Staging(
    Place,
    stage,
    {
        "count": _count,
        "scored": _scored,
        "season": _season,
        "places": _places,
        "score": _score,
        "chooser": _chooser,
        "cards_of_second": _cards_of_second,
    },
)
