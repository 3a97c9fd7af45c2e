"""Final scoring and the result: INO-150 to INO-157."""

import pytest

from ludoteka.games.inori.scoring import altar_points
from ludoteka.games.inori.state import FROM_ALTARS, FROM_CARDS
from tests.games.inori.table import (
    a_table,
    build_altar,
    count,
    give,
    go_to_season,
    hold,
    journey_card,
    last_turn,
    lay_card,
    play,
    refreshed,
    score,
    stand,
)
from tests.kit import exercised

SITES = ("T1", "T2", "T3", "T4", "T5", "T6")


def altar_of(counts: list[int], site: str, name: str = "green") -> list[int]:
    """What each seat scores for an altar when they have so many favours of its colour."""
    match = a_table(len(counts))
    build_altar(match.state, site, name)
    for seat, number in enumerate(counts):
        give(match.state, seat, **{name: number})
    at = SITES.index(site)
    return [altar_points(match.state, match.c, at, seat) for seat in range(len(counts))]


def test_ino_150_151_153_154_155_ex13_the_rulebooks_final_scoring():
    match = exercised("inori", "five-altars")

    play(match, "place C1.3")

    assert match.over
    assert [11, 17, 15] == [match.state.earned[seat, FROM_ALTARS] for seat in range(3)]
    assert ([43, 45, 39], [1, 0, 2]) == match.outcome()


@pytest.mark.parametrize(
    ("site", "first", "second"),
    [("T1", 10, 5), ("T2", 8, 4), ("T3", 6, 3), ("T4", 4, 2), ("T5", 2, 1), ("T6", 0, 0)],
)
def test_ino_151_152_the_numbers_of_the_sites(site, first, second):
    assert [second, first, 0] == altar_of([2, 3, 1], site)


def test_ino_153_e12_a_tie_for_most_leaves_nobody_second():
    assert [6, 6, 0] == altar_of([4, 4, 3], "T3")


def test_ino_153_154_ex16_e12_four_players():
    assert [6, 3, 3, 0] == altar_of([5, 3, 3, 1], "T3")
    assert [6, 6, 0, 0] == altar_of([5, 5, 3, 1], "T3")


def test_ino_154_a40_second_place_needs_a_favour():
    assert [10, 0, 0] == altar_of([2, 0, 0], "T1")


def test_ino_a39_ex15_first_place_needs_a_favour():
    assert [0, 0, 0] == altar_of([0, 0, 0], "T1")
    assert [10, 0, 0] == altar_of([2, 0, 0], "T1")


def test_ino_155_a_site_without_an_altar_is_ignored():
    match = a_table()
    give(match.state, 0, green=5)

    assert [0] * 6 == [altar_points(match.state, match.c, site, 0) for site in range(6)]


def test_ino_156_ex14_e12_two_players_tied_score_nothing():
    assert [0, 0] == altar_of([4, 4], "T1")
    assert [10, 0] == altar_of([4, 3], "T1")


def test_ino_156_a41_one_against_none():
    assert [10, 0] == altar_of([1, 0], "T1")


def test_ino_157_e12_tied_players_share_the_victory():
    match = a_table()
    s = match.state
    go_to_season(s, 4)
    for seat, points in enumerate((10, 20, 20)):
        s.earned[seat, FROM_CARDS] = points
    last_turn(match)

    play(match, "place C1.1")

    assert ([10, 20, 20], [2, 0, 0]) == match.outcome()
    assert "end-shared-victory" == match.game.end_reason(s, match.c)
    assert "INO-157" == match.game.why_not(s, match.c, 0).rule


def test_ino_105_a13_ex30_e10_a_hidden_double_favour_counts_for_altars_but_not_for_cards():
    match = a_table()
    s = match.state
    go_to_season(s, 4)
    lay_card(s, "C1", journey_card("red", 1))
    build_altar(s, "T1", "red")
    stand(s, 1, "C1.2")
    hold(s, 1, "double-red")
    give(s, 2, red=1)
    last_turn(match)

    play(refreshed(match), "place C1.1", "done")

    assert match.over
    assert 2 == count(match, 1, "red")
    assert 10 == score(match, 1)
    assert 10 == s.earned[1, FROM_ALTARS]


def test_ino_a13_revealing_never_lowers_the_owners_points_nor_raises_anothers():
    for mine in range(4):
        for other in range(4):
            for third in range(4):
                before = altar_of([mine, other, third], "T1")
                after = altar_of([mine + 2, other, third], "T1")
                assert after[0] >= before[0]
                assert after[1] <= before[1]
                assert after[2] <= before[2]


def test_ino_a42_a_score_has_no_limit():
    match = a_table()
    match.state.earned[0, FROM_CARDS] = 700

    assert 700 == score(match, 0)
    assert 700 == match.outcome()[0][0]


def test_points_by_source_add_up_and_name_their_rules():
    match = exercised("inori", "five-altars")

    play(match, "place C1.3")

    lines = match.game.breakdown(match.state, match.c)
    assert [43, 45, 39] == [sum(line.points[seat] for line in lines) for seat in range(3)]
    assert ["source-cards", "source-tree"] == [line.message for line in lines[:2]]
    assert "source-altars" == lines[-1].message
