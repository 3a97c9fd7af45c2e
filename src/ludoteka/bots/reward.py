"""What a seat gets at the end of a match: for its share of the win first, then for the margin."""

from math import tanh

from ludoteka.core.record import Array
from ludoteka.core.rule import rule


@rule
def win_reward(seat: int, seats: int, places: Array) -> float:
    """1 for a win alone; all seats together get 0. Two seats: 1, 0 or -1."""
    winners = 0
    for other in range(seats):
        if places[other] == 0:
            winners += 1
    share = 1.0 / winners if places[seat] == 0 else 0.0
    return (seats * share - 1.0) / (seats - 1)


@rule
def margin_over_best(seat: int, seats: int, points: Array) -> int:
    other = 1 if seat == 0 else 0
    best = points[other]
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


@rule
def final_reward(seat: int, seats: int, points: Array, places: Array, worth: Array) -> float:
    """Between -1 and 1. `worth`: weight of the win, scale of margins, par and scale of a solo."""
    if seats == 1:
        return tanh((points[0] - worth[2]) / worth[3])
    margin = tanh(margin_over_best(seat, seats, points) / worth[1])
    return worth[0] * win_reward(seat, seats, places) + (1.0 - worth[0]) * margin
