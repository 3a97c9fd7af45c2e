"""Planning alone: legal, repeatable, honest, and right where the end is in sight."""

import numpy as np
import pytest

from ludoteka.bots.advice.hints import Budget, advise
from ludoteka.bots.bot import SearchBot
from ludoteka.bots.levels import bot
from ludoteka.bots.search.beam import digest
from ludoteka.bots.search.planner import PlannerBot
from tests.kit import a_match, key_of, random_match

QUICK = PlannerBot(width=20, turns=3, futures=2)


def alone(number, decisions):
    match = a_match("portals", 1, "solo", key=key_of(number), compiled=True)
    return random_match(match, number, decisions)


def finish(match, player):
    while not match.over:
        s = match.concealed(0, key_of(len(match.plies)))
        match.play(player.decide(match.engine, s, match.c, b"seed"))


def words_of(s):
    return np.frombuffer(s.tobytes(), np.uint32)


@pytest.mark.parametrize("number", range(3))
def test_a_plan_is_the_same_where_the_seat_cannot_tell_the_difference(number):
    match = alone(number, 15 * number)
    one, two = (match.concealed(0, key_of(k)) for k in (1, 2))

    decision = QUICK.decide(match.engine, one, match.c, b"seed")

    assert decision == QUICK.decide(match.engine, two, match.c, b"seed")
    assert decision in match.legal()


@pytest.mark.parametrize("number", range(3))
def test_at_the_end_nothing_better_is_left_undone(number):
    before_the_last = len(alone(number, 10_000).plies) - 1
    match = alone(number, before_the_last)
    ends = []
    for action in match.legal():
        end = alone(number, before_the_last)
        end.play(action)
        if end.over:
            ends.append(end.outcome()[0][0])

    finish(match, QUICK)

    assert match.outcome()[0][0] >= max(ends)


def test_planning_further_makes_more_points():
    def points(turns):
        total = 0
        for number in range(4):
            match = alone(number, 0)
            finish(match, PlannerBot(20, turns, 2))
            total += match.outcome()[0][0]
        return total

    assert points(6) > points(1)


def test_equal_positions_are_known_whatever_their_future():
    match = alone(1, 20)
    one, two = (match.concealed(0, key_of(k)) for k in (1, 2))
    other = alone(1, 21).concealed(0, key_of(1))

    assert one.tobytes() != two.tobytes()
    assert digest(words_of(one)) == digest(words_of(two))
    assert digest(words_of(one)) != digest(words_of(other))


def test_with_others_at_the_table_a_search_decides():
    match = a_match("portals", 2, compiled=True)
    s = match.concealed(match.actor, key_of(1))
    search = SearchBot(simulations=20)

    planner = PlannerBot(otherwise=search)

    assert search.decide(match.engine, s, match.c, b"x") == planner.decide(
        match.engine, s, match.c, b"x"
    )


def test_advice_alone_begins_with_what_the_planner_would_do():
    match = random_match(a_match("portals", 1, "solo", compiled=True), 2, 6)
    s = match.concealed(0, key_of(1))
    budget = Budget(simulations=200, playouts=2)

    ranking = PlannerBot(width=50).ranking(match.engine, s, match.c, b"seed")
    advice = advise(match.engine, s, match.c, b"seed", budget)

    assert list(ranking)[: len(advice)] == [one.plan[0].action for one in advice]
    assert sorted(ranking.values(), reverse=True) == list(ranking.values())
    assert 1 == max(ranking.values())
    assert set(ranking) == set(match.legal())


def test_the_expert_of_portals_plans_alone_and_searches_with_others():
    assert PlannerBot(1000, otherwise=SearchBot(20000)) == bot("portals", "expert", 1)
    assert SearchBot(28000) == bot("portals", "expert", 2)
    assert SearchBot(20000) == bot("portals", "expert", 3) == bot("portals", "expert", 4)
