"""Information-set Monte Carlo tree search around any game's rules.

Every simulation imagines the hidden parts and the future anew (`conceal` with a fresh key), walks
down the tree along actions that are legal in what it imagined, adds one node, plays on at random
to the end (or asks the game's `evaluate` at a horizon) and gives every node on its way the
reward of the seat that chose it. The tree is over
sequences of actions only (open loop), so chance and hidden information need no nodes of their own.
"""

from typing import Annotated, Any

import numpy as np

from ludoteka.core.chance import below, rekey
from ludoteka.core.drive import nth_legal, random_decisions, settle
from ludoteka.core.record import I32, NOBODY, Array, Record
from ludoteka.core.rule import rule

NONE = 0
"""no node: the root is nobody's child"""
ANY = -1
"""a search may begin with any action"""
WIN_WEIGHT = 0.8
POINT = 100
"""points are counted in hundredths, as `evaluate` does"""
MARGIN_SCALE = 15.0 * POINT
SOLO_SCALE = 40.0 * POINT
EVALUATION_LED = 0
"""the horizon at which a search tries all actions of a new node by `evaluate`"""


class Node(Record):
    action: I32
    seat: I32
    """who chose the action"""
    child: I32
    """first child"""
    sibling: I32
    visits: I32
    chances: I32
    """how often the action could have been chosen"""
    reward: Annotated[float, "f8"]
    """sum over the visits, for the seat that chose"""


class Size(Record):
    nodes: I32
    """nodes in use, the root included"""


@rule
def reward_of(seat: int, seats: int, points: Array, places: Array) -> float:
    """Share of the win first, then the margin; between 0 and 1."""
    if seats == 1:
        return points[0] / (abs(points[0]) + SOLO_SCALE)
    winners = 0
    for other in range(seats):
        if places[other] == 0:
            winners += 1
    share = 1.0 / winners if places[seat] == 0 else 0.0
    return WIN_WEIGHT * share + (1 - WIN_WEIGHT) * margin_reward(seat, seats, points)


@rule
def margin_reward(seat: int, seats: int, points: Array) -> float:
    """The lead over the best of the others; 0.5 when level."""
    if seats == 1:
        return points[0] / (abs(points[0]) + SOLO_SCALE)
    best_other = np.int64(-(1 << 40))
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, points[other])
    margin = points[seat] - best_other
    return 0.5 + 0.5 * margin / (abs(margin) + MARGIN_SCALE)


@rule
def best_child(nodes: Any, node: int, mask: Any, exploration: float) -> int:
    """The most promising known child that is legal here; known actions are marked 2 in the mask."""
    best, best_value = NONE, -1.0
    child = nodes[node].child
    while child != NONE:
        if mask[nodes[child].action] != 0:
            mask[nodes[child].action] = 2
            nodes[child].chances += 1
            visits = nodes[child].visits
            value = nodes[child].reward / visits + exploration * np.sqrt(
                np.log(nodes[child].chances) / visits
            )
            if value > best_value:
                best, best_value = child, value
        child = nodes[child].sibling
    return best


@rule
def only(mask: Any, action: int) -> None:
    """Forbid all other actions; none where any will do."""
    if action == ANY:
        return
    for other in range(len(mask)):
        if other != action:
            mask[other] = 0


@rule
def untried(mask: Any) -> int:
    """How many legal actions have no node yet."""
    count = 0
    for action in range(len(mask)):
        if mask[action] == 1:
            count += 1
    return count


@rule
def nth_untried(mask: Any, nth: int) -> int:
    action = 0
    while nth > 0 or mask[action] != 1:
        if mask[action] == 1:
            nth -= 1
        action += 1
    return action


@rule
def grow(nodes: Any, size: Any, node: int, action: int, seat: int) -> int:
    """A blank node in front of the list of children; none when the room is used up."""
    child = size.nodes
    if child >= len(nodes):
        return NONE
    size.nodes += 1
    nodes[child].action = action
    nodes[child].seat = seat
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child
    return child


@rule
def transplant(old: Any, node: int, nodes: Any) -> int:
    """Copy a node and all below it to where another tree has its root; how many nodes."""
    nodes[0] = old[node]
    nodes[0].sibling = NONE
    copied = 1
    for parent in range(len(nodes)):
        if parent == copied:
            break
        child, nodes[parent].child = nodes[parent].child, NONE
        while child != NONE:
            nodes[copied] = old[child]
            nodes[copied].sibling = nodes[parent].child
            nodes[parent].child = copied
            copied += 1
            child = old[child].sibling
    return copied


@rule
def add_child(nodes: Any, size: Any, node: int, action: int, seat: int) -> int:
    """A child that could be chosen once, now; none when the room is used up."""
    child = grow(nodes, size, node, action, seat)
    if child != NONE:
        nodes[child].chances = 1
    return child


@rule
def descend(
    legal: Any,
    apply: Any,
    s: Any,
    c: Any,
    nodes: Any,
    size: Any,
    path: Any,
    mask: Any,
    source: Any,
    exploration: float,
    sense_led: bool,
    first: int,
) -> int:
    """Walk down to a new node, applying actions, `first` the first; the length of the path.

    A evaluation-led search stops before a node without children, to try all of them at once.
    """
    node = depth = 0
    count = legal(s, c, mask)
    only(mask, first)
    while count > 0 and depth < len(path):
        if sense_led and nodes[node].child == NONE:
            return depth
        best = best_child(nodes, node, mask, exploration)
        fresh = untried(mask)
        if fresh > 0:
            best = add_child(nodes, size, node, nth_untried(mask, below(source, fresh)), s.actor)
            if best == NONE:
                return depth
        path[depth] = node = best
        depth += 1
        apply(s, c, nodes[node].action)
        count = settle(legal, apply, s, c, mask)
        if fresh > 0:
            return depth
    return depth


@rule
def try_all(
    legal: Any,
    apply: Any,
    evaluate: Any,
    states: Any,
    c: Any,
    nodes: Any,
    size: Any,
    node: int,
    mask: Any,
    points: Any,
) -> int:
    """Give the node a child for every legal action, sensed once; the child that looks best.

    `states[0]` is the position, `states[1]` is used up. The first half of the mask is that of the
    position; the trials use the second.
    """
    actor, seats = states[0].actor, states[0].seats
    best, best_reward = NONE, -1.0
    for action in range(len(mask) // 2):
        if mask[action] != 0:
            states[1] = states[0]
            apply(states[1], c, action)
            settle(legal, apply, states[1], c, mask[len(mask) // 2 :])
            child = add_child(nodes, size, node, action, actor)
            if child == NONE:
                return best
            evaluate_all(evaluate, states[1], c, points)
            nodes[child].visits = 1
            nodes[child].reward = margin_reward(actor, seats, points)
            if nodes[child].reward > best_reward:
                best, best_reward = child, nodes[child].reward
    return best


@rule
def evaluate_all(evaluate: Any, s: Any, c: Any, points: Any) -> None:
    for seat in range(s.seats):
        points[seat] = evaluate(s, c, seat)


@rule
def simulate(
    legal: Any,
    apply: Any,
    conceal: Any,
    outcome: Any,
    evaluate: Any,
    states: Any,
    c: Any,
    seat: int,
    nodes: Any,
    size: Any,
    path: Any,
    masks: Any,
    source: Any,
    points: Any,
    places: Any,
    horizon: int,
    exploration: float,
    first: int,
) -> None:
    """One simulation on `states[0]`, a copy of the root that is used up by it."""
    s = states[0]
    mask = masks[: len(masks) // 2]
    rekey(s, source)
    conceal(s, c, seat)
    depth = descend(
        legal, apply, s, c, nodes, size, path, mask, source, exploration,
        horizon == EVALUATION_LED, first,
    )  # fmt: skip
    if horizon == EVALUATION_LED and s.actor != NOBODY:
        follow_best(legal, apply, evaluate, states, c, nodes, size, path, depth, masks, points)
    else:
        random_decisions(legal, apply, s, c, mask, source, horizon)
    over = s.actor == NOBODY
    if over:
        outcome(s, c, points, places)
        for scored in range(s.seats):
            points[scored] *= POINT
    else:
        evaluate_all(evaluate, s, c, points)
    for i in range(depth):
        node = path[i]
        chooser = nodes[node].seat
        nodes[node].visits += 1
        if over:
            nodes[node].reward += reward_of(chooser, s.seats, points, places)
        else:
            nodes[node].reward += margin_reward(chooser, s.seats, points)


@rule
def follow_best(
    legal: Any,
    apply: Any,
    evaluate: Any,
    states: Any,
    c: Any,
    nodes: Any,
    size: Any,
    path: Any,
    depth: int,
    masks: Any,
    points: Any,
) -> None:
    """Try all actions of the position and move on to where the best of them leads."""
    node = path[depth - 1] if depth > 0 else 0
    if nodes[node].child == NONE:
        best = try_all(legal, apply, evaluate, states, c, nodes, size, node, masks, points)
        if best != NONE:
            apply(states[0], c, nodes[best].action)
            settle(legal, apply, states[0], c, masks[: len(masks) // 2])


@rule
def evaluate_action(
    legal: Any, apply: Any, evaluate: Any, s: Any, c: Any, seat: int, mask: Any, nth: int
) -> int:
    """What the n-th legal action leads to, as `seat` senses it."""
    legal(s, c, mask)
    apply(s, c, nth_legal(mask, nth))
    settle(legal, apply, s, c, mask)
    return evaluate(s, c, seat)
