"""The score, the altars at the end of the game, the result: INO-150 to INO-157."""

from ludoteka.core.count import place_by_points, total
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.parts import Parts
from ludoteka.games.inori.state import FROM_ALTARS, NOTHING, State


@rule
def score_of(s: State, seat: int) -> int:
    """INO-A42 Without limit."""
    return total(s.earned[seat])


@rule
def others_with(s: State, c: Parts, colour: int, seat: int, more: int) -> int:
    """How many others have more of the colour (`more` 1), or as many (`more` 0)."""
    mine = count_of(s, c, seat, colour)
    count = 0
    for other in range(s.seats):
        theirs = count_of(s, c, other, colour)
        if other != seat and (theirs > mine if more else theirs == mine):
            count += 1
    return count


@rule
def altar_points(s: State, c: Parts, site: int, seat: int) -> int:
    """INO-151 Most and second most of the altar's colour; INO-A39, INO-A40 with none, nothing.

    INO-153 A tie for most leaves nobody second: then two or more have more than the next.
    INO-154 All tied for second score it. INO-156, INO-A41 Two players: only a sole first.
    """
    colour = s.altars[site]
    if colour == NOTHING or count_of(s, c, seat, colour) == 0:
        return 0
    ahead = others_with(s, c, colour, seat, 1)
    if ahead == 0:
        tied = others_with(s, c, colour, seat, 0) > 0
        return 0 if tied and c.tie_scores[s.seats] == 0 else c.first[site]
    return c.second[site] if ahead == 1 and c.second_scores[s.seats] != 0 else 0


@rule
def award(s: State, c: Parts, site: int) -> None:
    """INO-150 Counts include Double Favours."""
    for seat in range(s.seats):
        s.earned[seat, FROM_ALTARS] += altar_points(s, c, site, seat)


@rule
def outcome(s: State, c: Parts, points: Array, places: Array) -> None:
    """INO-157 The most points win; tied players share the place."""
    for seat in range(s.seats):
        points[seat] = score_of(s, seat)
    place_by_points(s.seats, points, places)


END_REASONS = VICTORY, SHARED_VICTORY = "end-victory", "end-shared-victory"


def end_reason(s: State, c: Parts) -> str:
    """INO-157 The match always ends after the fourth season; the best may be several."""
    scores = [score_of(s, seat) for seat in range(s.seats)]
    return VICTORY if scores.count(max(scores)) == 1 else SHARED_VICTORY
