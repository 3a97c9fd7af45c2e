"""Given, when, then: one test at least for every rule, named after it."""

from ludoteka.skeleton.game.view import view
from tests.kit import a_match, legal, play, random_match


def test_ske_001_010_all_pebbles_are_in_the_bag_but_the_drawn_one():
    match = a_match("skeleton")

    assert sum(match.c.copies.tolist()) - 1 == view(match.state, match.c, -1).bag
    assert view(match.state, match.c, 0).drawn > 0 == view(match.state, match.c, 1).drawn


def test_ske_011_it_is_kept_face_down_or_put_back():
    match = a_match("skeleton")
    assert {"keep", "back"} == legal(match)

    play(match, "keep", "back")

    assert [seat.count for seat in view(match.state, match.c, -1).seats] == [1, 0]
    assert view(match.state, match.c, 1).seats[0].kept is None


def test_ske_012_after_four_turns_each_it_is_over():
    match = random_match(a_match("skeleton", seats=3), seed=1)

    assert 3 * match.c.turns == len(match.plies)


def test_ske_020_021_ex01_every_pebble_counts_its_value_and_the_most_win():
    match = play(a_match("skeleton"), *["keep", "back"] * 4)

    points, places = match.outcome()

    assert points[0] == sum(view(match.state, match.c, -1).seats[0].kept)
    assert places == [0, 1]
