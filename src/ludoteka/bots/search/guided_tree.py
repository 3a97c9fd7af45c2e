"""A tree of actions that a network leads: it says which are worth trying and what to expect.

As in `tree.py`, every simulation imagines the hidden parts and the future anew and walks down
along actions that are legal in what it imagined. Where it leaves the tree, no playout follows: the
network is shown what the seat to act there knows, gives each legal action a prior and each seat an
expected result. Walks are made in batches, so that the network is asked once for many leaves; a
visit counts at once and its reward later (as 0, neither won nor lost), so that the walks of a batch
go different ways, in good positions more than in bad ones.
"""

from math import exp
from typing import Annotated, Any

import numpy as np

from ludoteka.bots.search.tree import NONE, grow, only
from ludoteka.core.drive import settle
from ludoteka.core.record import I32, NOBODY, Record
from ludoteka.core.reward import final_reward
from ludoteka.core.rule import rule

CAUTION = 0.1
"""what an action not tried yet is expected to be worse than its position"""


class Branch(Record):
    action: I32
    seat: I32
    """who chose the action"""
    child: I32
    """first child"""
    sibling: I32
    visits: I32
    prior: Annotated[float, "f4"]
    expected: Annotated[float, "f4"]
    """what the seat to act behind the action expects"""
    reward: Annotated[float, "f8"]
    """sum over the visits, for the seat that chose; -1 to 1 each"""


@rule
def add_branch(nodes: Any, size: Any, node: int, action: int, seat: int, prior: float) -> None:
    child = grow(nodes, size, node, action, seat)
    if child != NONE:
        nodes[child].prior = prior


@rule
def most_promising(nodes: Any, node: int, mask: Any, exploration: float) -> int:
    """The child to try next of those legal here; known actions are marked 2 in the mask."""
    best, best_value = NONE, -1e9
    curiosity = exploration * np.sqrt(nodes[node].visits + 1.0)
    child = nodes[node].child
    while child != NONE:
        if mask[nodes[child].action] != 0:
            mask[nodes[child].action] = 2
            visits = nodes[child].visits
            mean = nodes[node].expected - CAUTION
            if visits > 0:
                mean = nodes[child].reward / visits
            value = mean + curiosity * nodes[child].prior / (1 + visits)
            if value > best_value:
                best, best_value = child, value
        child = nodes[child].sibling
    return best


@rule
def add_unforeseen(nodes: Any, size: Any, node: int, mask: Any, seat: int, count: int) -> None:
    """Actions that were not legal when the node was made: no prior is known, all count alike."""
    for action in range(len(mask)):
        if mask[action] == 1:
            add_branch(nodes, size, node, action, seat, 1.0 / count)


@rule
def walk_down(
    legal: Any, apply: Any, s: Any, c: Any, nodes: Any, size: Any, path: Any, mask: Any,
    exploration: float, first: int,
) -> int:  # fmt: skip
    """Apply the most promising actions, `first` the first, to the edge of the tree; how many."""
    node = depth = 0
    nodes[0].visits += 1
    count = legal(s, c, mask)
    only(mask, first)
    while count > 0 and depth < len(path) and nodes[node].child != NONE:
        child = most_promising(nodes, node, mask, exploration)
        add_unforeseen(nodes, size, node, mask, s.actor, count)
        if child == NONE:
            return depth
        path[depth] = node = child
        depth += 1
        nodes[node].visits += 1
        apply(s, c, nodes[node].action)
        count = settle(legal, apply, s, c, mask)
    return depth


@rule
def expand(
    nodes: Any, size: Any, node: int, mask: Any, preferences: Any, seat: int, expected: float
) -> None:
    """A child for every legal action, with the network's preferences as probabilities."""
    nodes[node].expected = expected
    best = np.float64(-1e30)
    for action in range(len(mask)):
        if mask[action] != 0 and preferences[action] > best:
            best = preferences[action]
    total = 0.0
    for action in range(len(mask)):
        if mask[action] != 0:
            total += exp(preferences[action] - best)
    for action in range(len(mask)):
        if mask[action] != 0:
            add_branch(nodes, size, node, action, seat, exp(preferences[action] - best) / total)


@rule
def pay_back(nodes: Any, path: Any, depth: int, first: int, seats: int, values: Any) -> None:
    """Every node on the path gets what its chooser may expect; `values` start at seat `first`."""
    for i in range(depth):
        nodes[path[i]].reward += values[(nodes[path[i]].seat - first) % seats]


@rule
def take_home(
    outcome: Any, s: Any, c: Any, nodes: Any, size: Any, path: Any, depth: int, mask: Any,
    preferences: Any, values: Any, points: Any, places: Any, worth: Any,
) -> None:  # fmt: skip
    """Put into the tree what the network said about a leaf, or how the match ended there."""
    if s.actor == NOBODY:
        outcome(s, c, points, places)
        for seat in range(s.seats):
            values[seat] = final_reward(seat, s.seats, points, places, worth)
        pay_back(nodes, path, depth, 0, s.seats, values)
        return
    leaf = path[depth - 1] if depth > 0 else 0
    if nodes[leaf].child == NONE:
        expand(nodes, size, leaf, mask, preferences, s.actor, values[0])
    pay_back(nodes, path, depth, s.actor, s.seats, values)
