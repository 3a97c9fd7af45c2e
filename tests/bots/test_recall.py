"""What a search found out is known at the next decision of the same turn, and nowhere else."""

import numpy as np
import pytest

from ludoteka.bots import bot as bots
from ludoteka.bots.bot import SearchBot
from ludoteka.bots.search import guided
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.search.kernels import Tree
from ludoteka.bots.search.recall import MOST, position
from ludoteka.bots.search.tree import Node, transplant
from ludoteka.core.record import layout
from ludoteka.core.registry import GAMES
from tests.conformance.test_secrecy import some_positions
from tests.kit import a_match, key_of, random_match


class Nodes:
    """Nodes for interpreted rules."""

    def __init__(self, memory):
        self.memory = memory

    def __len__(self):
        return len(self.memory)

    def __getitem__(self, number):
        return Node(self.memory[number])

    def __setitem__(self, number, node):
        self.memory[number] = node.memory


def a_tree(*nodes):
    """Each node: action, parent, visits."""
    memory = np.zeros(len(nodes), layout(Node))
    for number, (action, parent, visits) in enumerate(nodes):
        memory[number]["action"], memory[number]["visits"] = action, visits
        if number:
            memory[number]["sibling"] = memory[parent]["child"]
            memory[parent]["child"] = number
    return memory


def shape(memory, node=0):
    """Action, visits and children of a node, and of those below it."""
    children, child = [], int(memory[node]["child"])
    while child:
        children.append(shape(memory, child))
        child = int(memory[child]["sibling"])
    return int(memory[node]["action"]), int(memory[node]["visits"]), sorted(children)


def test_a_tree_behind_an_action_is_copied_whole_and_nothing_else():
    old = a_tree((0, 0, 9), (5, 0, 6), (7, 0, 3), (1, 1, 4), (2, 1, 2), (8, 2, 3), (3, 3, 4))
    new = np.zeros(7, layout(Node))

    count = transplant(Nodes(old), 1, Nodes(new))

    assert 4 == count
    assert (5, 6, [(1, 4, [(3, 4, [])]), (2, 2, [])]) == shape(new)
    assert 0 == new[0]["sibling"]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_what_its_seat_knows(name):
    for match in some_positions(name, 2):
        if match.over:
            continue
        one, two = (match.concealed(match.actor, key_of(n)) for n in (1, 2))
        assert position(match.engine, one, match.c) == position(match.engine, two, match.c)
        before = position(match.engine, one, match.c)
        match.play(match.legal()[0])
        if not match.over:
            after = match.concealed(match.actor, key_of(1))
            assert before != position(match.engine, after, match.c)


def in_the_middle_of_a_turn(name, player, recall):
    """A match in which the player decided, is to decide again and knows what that is about."""
    match = random_match(a_match(name, 2, compiled=True), 1, 8)
    while True:
        seen = match.concealed(match.actor, key_of(len(match.plies)))
        seat, undone = match.actor, match.state.copy()
        match.play(player.decide(match.engine, seen, match.c, b"x"))
        seen = match.concealed(match.actor, key_of(1))
        if match.actor == seat and recall.begun(player, match.engine, seen, match.c) is not None:
            return match, seen, undone


@pytest.mark.parametrize("name", ["nizam", "sintra", "whispers", "portals"])
def test_a_search_goes_on_from_the_decision_before(name):
    player = SearchBot(simulations=120)
    match, seen, undone = in_the_middle_of_a_turn(name, player, bots._recall)

    (begun,) = bots._recall.begun(player, match.engine, seen, match.c)

    assert 0 < begun[0]["visits"] <= 120
    tree = Tree(match.game, 10, begun)
    assert {int(child["action"]) for _, child in tree.children()} <= set(match.legal())
    assert begun[0]["visits"] == tree.begun
    assert None is bots._recall.begun(player, match.engine, undone, match.c)
    other = SearchBot(simulations=121)
    assert None is bots._recall.begun(other, match.engine, seen, match.c)


def test_a_search_that_a_network_leads_goes_on_too():
    player = GuidedBot(simulations=60)
    match, seen, _ = in_the_middle_of_a_turn("whispers", player, guided._recall)

    begun = guided._recall.begun(player, match.engine, seen, match.c)

    assert 0 < begun[0]["visits"] <= 60
    assert player.decide(match.engine, seen, match.c, b"y") in match.legal()


def test_what_is_settled_by_the_decision_before_is_decided_too():
    player = GuidedBot(simulations=48)
    match = a_match("whispers", 2, compiled=True)
    for number in range(60):
        seen = match.concealed(match.actor, key_of(number))
        match.play(player.decide(match.engine, seen, match.c, b"x"))

    assert not match.over


def test_the_same_question_gets_the_same_answer_with_the_same_memory():
    player = SearchBot(simulations=90)
    match, seen, _ = in_the_middle_of_a_turn("portals", player, bots._recall)

    answers = {player.decide(match.engine, seen, match.c, b"z") for _ in range(2)}

    assert 1 == len(answers)


def test_few_trees_are_kept_and_none_by_who_does_not_recall(monkeypatch):
    monkeypatch.setattr(bots, "_recall", recall := bots.Recall())
    forgetful = SearchBot(simulations=20, recalls=False)
    match = a_match("portals", 2, compiled=True)
    for player in (forgetful, SearchBot(simulations=20)):
        for number in range(60):
            seen = match.concealed(match.actor, key_of(number))
            match.play(player.decide(match.engine, seen, match.c, b"x"))
        assert (MOST if player.recalls else 0) == len(recall._kept)
