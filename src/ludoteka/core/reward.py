"""What a seat gets at the end of a match, as a learner wishes to count it."""

from math import tanh

from ludoteka.core.record import Array
from ludoteka.core.rule import rule

WIN, POINTS, PLACING, BLEND = range(4)
KINDS = {"win": WIN, "points": POINTS, "placing": PLACING}
"""the choices of a learner; BLEND is what our own networks learn from"""
PLAIN = (1.0, 1.0, 0.0, 1.0)
"""`worth` where it does not matter"""


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


@rule
def placing_reward(seat: int, seats: int, places: Array) -> float:
    """1 for the first, -1 for the last, evenly between; who shares places gets their mean."""
    better = 0
    equal = 0
    for other in range(seats):
        if places[other] < places[seat]:
            better += 1
        elif places[other] == places[seat]:
            equal += 1
    return 1.0 - (2 * better + equal - 1) / (seats - 1)


@rule
def reward(kind: int, seat: int, seats: int, points: Array, places: Array, worth: Array) -> float:
    """Of one of the kinds above."""
    if kind == WIN:
        return win_reward(seat, seats, places)
    if kind == POINTS:
        return float(points[seat])
    if kind == PLACING:
        return placing_reward(seat, seats, places)
    return final_reward(seat, seats, points, places, worth)
