"""Components and setup (rules.md, sections 1, 2, 12 and 15)."""

import pytest

from ludoteka.core.count import total
from ludoteka.core.errors import UnknownName
from ludoteka.games.sintra.parts import JOKER
from ludoteka.games.sintra.sizes import COLOUR_COUNT, FIELDS, ROUNDS, STRIPS
from ludoteka.games.sintra.state import CENTRE, EMPTY
from ludoteka.games.sintra.view import view
from tests.kit import a_match, key_of, random_match

MANY = 40


def openings(seats: int = 4, **options: str):
    for number in range(MANY):
        match = a_match("sintra", seats, key=key_of(number), compiled=True, **options)
        yield match.state, match.c


def test_sin_001_010_022_e22_five_seven_or_nine_displays_of_four_tiles():
    for seats, displays in ((2, 5), (3, 7), (4, 9)):
        match = a_match("sintra", seats)

        filled = [total(match.state.displays[d]) for d in range(9)]

        assert [4] * displays + [0] * (9 - displays) == filled
        assert displays == len(view(match.state, match.c, 0).displays)


def test_sin_002_012_all_palaces_have_eight_windows_of_the_same_side():
    for side in "AB":
        seen = view(a_match("sintra", 3, side=side).state, a_match("sintra", 3).c, 0)

        assert side == seen.side
        assert [8, 8, 8] == [len(palace.windows) for palace in seen.seats]
        assert all(len(w.panes) == 2 for palace in seen.seats for w in palace.windows)


def test_sin_003_013_everybody_has_the_eight_strips_once_in_a_random_order():
    orders = set()
    for s, c in openings():
        for seat in range(4):
            assert list(range(STRIPS)) == sorted(s.strips[seat].tolist())
            orders.add(tuple(s.strips[seat].tolist()))
        assert FIELDS == len(c.fields[0, 0])

    assert len(orders) == 4 * MANY


def test_sin_004_016_the_glazier_begins_above_the_leftmost_strip():
    for s, _ in openings():
        assert [0, 0, 0, 0] == s.glaziers.tolist()


def test_sin_005_019_scores_and_tracks_begin_at_zero():
    for s, _ in openings():
        assert [0] * 4 == s.score.tolist() == s.track.tolist() == s.lost.tolist()


def test_sin_006_009_e21_twenty_tiles_of_each_colour_at_every_moment():
    match = a_match("sintra", 4, compiled=True)
    assert [20] * COLOUR_COUNT == match.c.copies.tolist()
    for _ in range(60):
        random_match(match, len(match.plies), most=1)

        assert 0 == match.engine.check(match.state, match.c)


def test_sin_007_020_e15_the_indicator_has_six_tiles_and_five_colours_on_two_to_six():
    orders = set()
    for s, _ in openings():
        tiles = s.indicator.tolist()
        assert ROUNDS == len(tiles)
        assert list(range(COLOUR_COUNT)) == sorted(tiles[1:])
        orders.add(tuple(tiles[1:]))

    assert len(orders) > MANY // 2


def test_sin_008_011_the_tower_is_empty_and_the_marker_in_the_centre():
    for s, _ in openings():
        assert 0 == total(s.tower)
        assert CENTRE == s.marker


def test_sin_014_c5_r22_e16_jokers_begin_face_down_and_other_sides_are_random():
    sides = set()
    for s, c in openings():
        for seat in range(4):
            for slot in range(STRIPS):
                strip, side = s.strips[seat, slot], s.first_side[seat, slot]
                assert JOKER not in c.fields[strip, side].tolist()
                if not c.joker_back[strip]:
                    sides.add((strip, side))

    assert {(strip, side) for strip in range(STRIPS - 1) for side in range(2)} == sides


def test_sin_015_both_sides_of_every_strip_are_open():
    match = a_match("sintra", 2)
    strips = view(match.state, match.c, 1).seats[0].strips

    for slot, strip in enumerate(strips):
        number, side = match.state.strips[0, slot], match.state.first_side[0, slot]
        named = [["blue", "pink", "orange", "yellow", "green", "joker"][k] for k in range(6)]
        assert [named[k] for k in match.c.fields[number, side].tolist()] == strip.fields
        assert [named[k] for k in match.c.fields[number, 1 - side].tolist()] == strip.other


def test_sin_017_c1_r01_the_first_player_is_random_or_agreed_on():
    assert {0, 1, 2, 3} == {s.actor for s, _ in openings()}
    for seat in range(4):
        assert {seat} == {s.actor for s, _ in openings(start_player=str(seat + 1))}
    with pytest.raises(UnknownName, match="start_player"):
        a_match("sintra", 2, start_player="3")


def test_sin_021_c2_c3_ninety_four_tiles_before_the_first_fill():
    firsts = set()
    for s, _ in openings(2):
        drawn = 5 * 4
        assert 94 - drawn == total(s.bag)
        firsts.add(s.indicator[0])

    assert set(range(COLOUR_COUNT)) == firsts


def test_sin_c4_arrangements_of_players_are_independent():
    differ = [s.strips[0].tolist() != s.strips[1].tolist() for s, _ in openings()]

    assert sum(differ) > MANY // 2


def test_sin_r27_mirrored_start_gives_everybody_the_same_strips():
    for s, _ in openings(mirrored_start="on"):
        for seat in range(1, 4):
            assert s.strips[0].tolist() == s.strips[seat].tolist()
            assert s.first_side[0].tolist() == s.first_side[seat].tolist()


def test_palaces_begin_without_glass():
    for s, _ in openings():
        assert {EMPTY} == {
            tile for seat in range(4) for row in s.glass[seat].tolist() for tile in row
        }
        assert {EMPTY} == {
            tile for seat in range(4) for row in s.panes[seat].tolist() for tile in row
        }
