"""Chances, advice and analysis: right where one can count, repeatable, and honest."""

from itertools import islice
from math import log

import msgspec
import numpy as np
import pytest

from ludoteka.bots.advice.analysis import analyse, budget_for, judge, positions
from ludoteka.bots.advice.chances import (
    Chances,
    Estimate,
    compared,
    estimate,
    expected_shares,
    word_of,
)
from ludoteka.bots.advice.hints import Budget, advise, sure_events
from ludoteka.bots.tuning import tuning
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from tests.conformance.test_secrecy import some_positions
from tests.core.beads import COLOURS, GAME, TAKE, State
from tests.kit import KEY, a_match, arranged, key_of, random_match

SMALL = Budget(simulations=24, playouts=6)
RED, GREEN = range(2)
TAKE_RED, TAKE_GREEN, FIRST_STRING = 0, 1, COLOURS


def chances(*asked) -> Chances:
    (found,) = compared(asked[0].game, [estimate(*asked)])
    return found


def last_turn() -> Match:
    """The last turn of a game of beads: three red and one green are left, the other has two."""
    match = Match(GAME, setting(GAME.meta, 2), KEY)

    def place(s: State, _) -> None:
        s.actor, s.step = 0, TAKE
        for colour in range(COLOURS):
            s.bag[colour] = 0
            s.tray[colour] = (3, 1, 0)[colour]
        s.strings[1, 0, GREEN] = 2

    return arranged(match, place)


@pytest.mark.parametrize(
    ("colour", "wins", "points"), [(TAKE_RED, [1, 0], [3, 2]), (TAKE_GREEN, [0, 1], [1, 2])]
)
def test_a_decision_that_decides_the_match_leaves_no_doubt(colour, wins, points):
    match = last_turn()

    found = chances(match.engine, match.state, match.c, 0, b"seed", 20, [colour])

    assert (wins, points) == (found.wins, found.points)


def test_before_the_decision_both_colours_look_alike_so_the_chance_is_one_half():
    """Beads in the hand do not count yet: `evaluate` cannot tell red from green."""
    match = last_turn()

    found = chances(match.engine, match.state, match.c, 0, b"seed", 2000)

    assert found.wins[0] == pytest.approx(0.5, abs=0.05)
    assert 1 == pytest.approx(sum(found.wins))


def test_ties_share_the_win():
    match = last_turn()
    match.state.strings[0, 0, GREEN] = 1

    found = chances(match.engine, match.state, match.c, 0, b"seed", 10, [TAKE_GREEN])

    assert ([0.5, 0.5], [2, 2]) == (found.wins, found.points)


def test_a_network_counts_only_where_it_was_asked_about_all_that_is_compared():
    """A sure win by little: the network says less than one, playing on says one."""
    points = np.array([3.0, 2.0])
    sure, said = np.array([1.0, 0.0]), np.array([0.8, 0.2])
    open_one, over = Estimate(sure, points, said), Estimate(sure, points, None)

    assert [[0.9, 0.1]] == [found.wins for found in compared(GAME, [open_one])]
    assert [[1, 0], [1, 0]] == [found.wins for found in compared(GAME, [open_one, over])]


def test_a_plan_that_is_not_legal_is_followed_only_as_far_as_it_is():
    match = last_turn()

    found = chances(match.engine, match.state, match.c, 0, b"x", 5, [TAKE_RED, TAKE_RED])

    assert [1, 0] == found.wins


def test_the_adviser_takes_red_and_tells_the_whole_turn():
    match = last_turn()

    best, *_ = advise(match.engine, match.state, match.c, b"seed", Budget(200, 20))

    assert TAKE_RED == best.plan[0].action
    assert 2 == len(best.plan)
    assert best.chances.wins == pytest.approx([1, 0], abs=0.03)
    assert ["did"] == [event.message for event in best.plan[0].events]


def test_an_analysis_names_the_decision_that_lost_the_match():
    match = last_turn()
    asked = positions(match.replay([]))
    assert [] == asked

    match.play(TAKE_GREEN)
    match.play(FIRST_STRING)
    lost = _judged_at_the_last_turn(TAKE_GREEN)
    won = _judged_at_the_last_turn(TAKE_RED)

    assert match.over
    assert lost.missed == pytest.approx(1, abs=0.05)
    assert "take red" == lost.best
    assert 0 == won.missed
    assert won.gained > 0.3


def _judged_at_the_last_turn(action):
    from ludoteka.bots.advice.analysis import Position

    match = last_turn()
    position = Position(0, 0, action, match.state.tobytes(), None, KEY)
    return judge(GAME, match.c, position, Budget(200, 100))


@pytest.mark.parametrize("name", GAMES)
def test_advice_is_the_same_where_its_seat_cannot_tell_the_difference(name):
    """Two states that look alike to the seat give the same suggestions, chances and reasons."""
    for match in islice(some_positions(name, 2), 0, 40, 10):
        if match.over:
            continue
        one, two = (match.concealed(match.actor, key_of(n)) for n in (1, 2))

        first = advise(match.engine, one, match.c, b"seed", SMALL)
        second = advise(match.engine, two, match.c, b"seed", SMALL)

        assert first == second
        assert all(match.mask[advice.plan[0].action] for advice in first)
        assert 1 <= len(first) <= 3


@pytest.mark.parametrize("name", GAMES)
def test_chances_depend_on_the_seed_only_and_add_up(name):
    match = random_match(a_match(name, compiled=True), 1, 9)
    s = match.concealed(match.actor, key_of(1))

    one, again = (chances(match.engine, s, match.c, match.actor, b"a", 30) for _ in range(2))

    assert one == again
    assert 1 == pytest.approx(sum(one.wins), abs=0.001)
    assert match.setting.seats == len(one.points)


def test_what_a_network_expects_becomes_shares_of_the_win():
    """Two of three seats' turns: the values begin with the seat to act."""
    values = np.array([[1.0, -0.5, -0.5], [-0.5, 1.0, -0.5]], np.float32)

    surely_the_second = expected_shares(values, np.array([1, 0]), 3)
    level = expected_shares(np.zeros((4, 2), np.float32), np.array([0, 1, 0, 1]), 2)

    assert [0.001, 1, 0.001] == pytest.approx(list(surely_the_second), abs=0.003)
    assert [0.5, 0.5] == list(level)


def test_chances_before_the_end_are_the_playouts_and_the_network_together():
    match = random_match(a_match("whispers", 2, compiled=True), 4, 60)
    s = match.concealed(match.actor, key_of(1))

    found = chances(match.engine, s, match.c, match.actor, b"a", 40)
    steps = {round(share * 80, 2) for share in found.wins}  # of playouts alone: whole numbers

    assert 1 == pytest.approx(sum(found.wins), abs=0.001)
    assert any(step != int(step) for step in steps)


def test_a_search_is_taken_at_its_word():
    """By `evaluate` it tells the lead; a network tells how likely the win is."""
    assert word_of(game("nizam"), 2, 0.75) == pytest.approx(1)
    assert word_of(game("inori"), 2, 0.75) == pytest.approx(log(3))
    assert word_of(game("sintra"), 2, 0.75) == pytest.approx(log(3))
    assert word_of(game("sintra"), 4, 0.75) == pytest.approx(1), "the network plays at two seats"


def test_a_game_says_how_much_of_a_share_is_the_network_s_word():
    one = Estimate(np.array([1.0, 0.0]), np.array([30.0, 10.0]), np.array([0.5, 0.5]))
    share = tuning(game("whispers").folder).chances.network

    (found,) = compared(game("whispers"), [one])

    assert found.wins[0] == pytest.approx(1 - share / 2)
    assert share > 0.5


def test_what_chance_would_bring_is_no_reason():
    """Drawing is told with the card that was drawn: nobody knows that before."""
    match = a_match("nizam", 2, compiled=True)
    draw = match.game.actions.parse("draw")
    s = match.concealed(match.actor, key_of(1))

    assert [[]] == sure_events(match.engine, s, match.c, [draw], b"seed")


def test_an_analysis_is_repeatable_and_tells_luck_from_decisions():
    match = random_match(a_match("nizam", 2, compiled=True), 3, 12)
    heard = []

    one = analyse(match, SMALL, lambda done, of: heard.append((done, of)))
    again = analyse(match, SMALL, lambda *_: None)

    assert one == again
    assert (0, 12) == heard[0]
    assert [p.action for p in match.plies] == [
        match.game.actions.parse(j.action) for j in one.decisions
    ]
    for judged, ply in zip(one.decisions, match.plies[1:], strict=False):
        before = match.plies[judged.ply]
        drawn = (before.tick, before.reveals) != (ply.tick, ply.reveals)
        assert drawn == (judged.later is not None)
        assert drawn or judged.luck(0) == 0
    for judged in one.decisions:
        assert judged.measure(judged.best_after) >= judged.measure(judged.after)
        assert judged.before == judged.best_after
        assert judged.gained == 0 or judged.action == judged.best
    assert msgspec.json.decode(msgspec.json.encode(one), type=type(one)) == one


def test_alone_at_the_table_points_are_what_counts():
    match = random_match(a_match("nizam", 1, compiled=True), 3, 6)

    found = analyse(match, SMALL, lambda *_: None)

    assert [1] == found.decisions[0].after.wins
    for judged in found.decisions:
        assert judged.before.points[0] >= judged.after.points[0]
    assert 0 < found.sums[0].missed


def test_a_budget_in_seconds_becomes_one_in_simulations():
    match = random_match(a_match("nizam", 2, compiled=True), 3, 12)

    little, much = (budget_for(match, 300, seconds) for seconds in (0.5, 50))

    assert 1 <= little.simulations < much.simulations
    assert little.playouts < little.simulations
