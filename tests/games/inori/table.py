"""A table of Inori in the middle of a position: the verbs of `arrange`, and what tests ask."""

from ludoteka.core.match import Match
from ludoteka.games.inori import arrange
from ludoteka.games.inori.arrange import (
    begin,
    build_altar,
    colour,
    give,
    go_to_season,
    hold,
    journey_card,
    lay_card,
    rune,
    season_card,
    settle_secrets,
    space,
    spend_elders,
    stand,
    stand_neutral,
    start_card,
    turn_up,
)
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.scoring import score_of
from ludoteka.games.inori.spaces import row_of
from tests.kit import a_match, legal, play, refreshed, refusal

__all__ = [
    "a_table",
    "arrange",
    "begin",
    "build_altar",
    "colour",
    "count",
    "give",
    "go_to_season",
    "hold",
    "journey_card",
    "last_turn",
    "lay_card",
    "legal",
    "places",
    "play",
    "printed",
    "refreshed",
    "refusal",
    "rune",
    "score",
    "season_card",
    "settle_secrets",
    "space",
    "spend_elders",
    "stand",
    "stand_neutral",
    "start_card",
    "turn_up",
]


def a_table(seats: int = 3) -> Match:
    """Seat 0 begins on yellow, blue and green start cards; foot tokens purple, red, grey."""
    match = a_match("inori", seats)
    s, c = match.state, match.c
    for foot, name in enumerate(("yellow", "blue", "green")):
        s.cards[foot] = start_card(c, "4" if seats == 4 else "2-3", name)
        s.supply[s.foot_colour[foot]] += 2
    for foot in range(3):
        s.foot_colour[foot] = c.unfilled[s.cards[foot]]
        s.supply[s.foot_colour[foot]] -= 2
    begin(s)
    return refreshed(match)


def printed(match: Match, name: str) -> int:
    """The row of the pack that is printed on a space."""
    return row_of(match.state, space(name))


def places(match: Match) -> set[str]:
    """Where the seat to act may place an elder without a Companion."""
    return {a.removeprefix("place ") for a in legal(refreshed(match)) if a.startswith("place ")}


def count(match: Match, seat: int, name: str) -> int:
    return count_of(match.state, match.c, seat, colour(name))


def score(match: Match, seat: int) -> int:
    return score_of(match.state, seat)


def last_turn(match: Match) -> None:
    """Seat 0 has one elder left in this season, nobody else has any."""
    s = match.state
    spend_elders(s, 0, keep=1)
    for seat in range(1, s.seats):
        spend_elders(s, seat)
    refreshed(match)
