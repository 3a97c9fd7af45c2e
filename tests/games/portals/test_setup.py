"""Components, packs and setup: sections 1 to 4 and 10 of rules.md."""

import pytest

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game
from ludoteka.games.portals.figure import gap_of
from ludoteka.games.portals.state import ACTIVATE, CHOOSE_KEY, CHOOSE_SIGNS, NOTHING
from tests.games.portals.table import ANNA, LEFT, RIGHT, bag, fresh, seen_by, shown
from tests.kit import a_match, key_of, random_match

GAME = game("portals")
C = GAME.build(GAME.pack)
TEXT = GAME.pack.text


def pack(old: str, new: str) -> Pack:
    assert old in TEXT
    return Pack("changed", GAME.pack.path, TEXT.replace(old, new, 1))


def error(old: str, new: str) -> PackError:
    with pytest.raises(PackError) as caught:
        GAME.build(pack(old, new))
    return caught.value


def test_por_001_there_are_twenty_stones_of_each_of_five_colours():
    assert [20] * 5 == C.stones.tolist()


def test_por_002_there_are_36_keys_in_three_decks_of_twelve():
    assert [12, 12, 12] == [C.deck_keys[deck].bit_count() for deck in range(3)]
    assert (1 << 36) - 1 == C.deck_keys[0] | C.deck_keys[1] | C.deck_keys[2]
    assert {2, 3, 4} == set(C.hole_count.tolist())


def test_por_003_r02_every_cell_of_a_board_has_one_colour_and_both_sides_differ_only_in_colours():
    for board in range(4):
        for side in range(2):
            planes = C.sockets[board, side].tolist()
            assert 25 == sum(plane.bit_count() for plane in planes)
            assert (1 << 25) - 1 == sum(planes)
        assert C.sockets[board, 0].tolist() != C.sockets[board, 1].tolist()


def test_por_004_a_source_holds_six_stones():
    match = fresh(4)

    assert [6] * 4 == [sum(match.state.sources[gap].tolist()) for gap in range(4)]


def test_por_005_016_every_player_has_three_markers_beside_each_source():
    match = fresh(4)

    assert [[3, 3]] * 4 == match.state.markers.tolist()


def test_por_006_r18_totals_are_numbers_and_never_limited():
    match = fresh(2)
    match.state.earned[ANNA, 0] = 30_000

    assert 30_000 == match.outcome()[0][ANNA]


def test_por_007_there_are_twenty_signs_of_stones():
    assert [4] * 20 == C.sign_size.tolist()


def test_por_008_011_090_spell_board_and_signs_are_used_only_by_their_modules():
    plain, full = fresh(3), fresh(3, spells="yes", signs="yes")

    assert ([], False, 0) == (
        seen_by(plain, 0).areas,
        seen_by(plain, 0).signs,
        plain.state.sign_deck,
    )
    assert 4 == len(seen_by(full, 0).areas)
    assert 3 == len(seen_by(full, 0).hand)


def test_por_009_c05_the_stones_on_the_sources_are_drawn_from_the_bag_by_chance():
    drawn = {tuple(fresh_by(n).state.sources[0].tolist()) for n in range(12)}

    assert len(drawn) > 6
    match = fresh_by(1)
    for element in range(5):
        on_sources = sum(match.state.sources[gap, element] for gap in range(2))
        assert 20 == match.state.bag[element] + on_sources


def fresh_by(number: int, seats: int = 2):
    return a_match("portals", seats, "portals", key=key_of(number))


def test_por_010_082_the_most_points_win():
    match = fresh(3)
    for seat, points in enumerate((7, 9, 8)):
        match.state.earned[seat, 0] = points

    assert ([7, 9, 8], [2, 0, 1]) == match.outcome()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_por_012_014_r01_c01_a_random_board_and_a_source_lie_in_each_gap(seats):
    layouts = {tuple(fresh_by(n, seats).state.layout.tolist()) for n in range(20)}

    for layout in layouts:
        assert seats == len({board for board in layout if board != NOTHING})
    assert len(layouts) > 4


def test_por_013_r29_all_boards_lie_on_the_side_of_the_option():
    basic, advanced = fresh(4), fresh(4, board_side="advanced")

    for match, side in ((basic, 0), (advanced, 1)):
        for board in seen_by(match, ANNA).boards:
            number = "ABCD".index(board.id)
            colours = ["AEFWT".index(letter) for letter in board.cells]
            assert all(C.sockets[number, side, e] >> i & 1 for i, e in enumerate(colours))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_por_015_e01_e02_gap_g_is_left_of_seat_g_and_right_of_the_next(seats):
    s = fresh(seats).state

    for seat in range(seats):
        assert seat == gap_of(s, seat, LEFT)
        assert (seat - 1) % seats == gap_of(s, seat, RIGHT)
    if seats == 2:
        assert gap_of(s, 0, LEFT) == gap_of(s, 1, RIGHT)
    far = [board.gap for board in seen_by(fresh(seats), 0).boards if board.side == "far"]
    assert {2: [], 3: [1], 4: [1, 2]}[seats] == far


def test_por_017_c03_two_random_keys_of_each_deck_lie_open():
    areas = [shown(fresh_by(n)) for n in range(8)]

    for area in areas:
        assert [0, 0, 1, 1, 2, 2] == [C.deck_of[number - 1] for number in area]
    assert len({tuple(area) for area in areas}) == 8


def test_por_018_r01_all_stones_are_in_the_bag_for_every_number_of_players():
    assert [88, 82, 76] == [bag(fresh(seats)) for seats in (2, 3, 4)]


def test_por_020_c02_the_first_player_is_drawn():
    firsts = [fresh_by(n, 3).state.first for n in range(30)]

    assert {0, 1, 2} == set(firsts)
    match = fresh(3)
    assert match.state.first == match.actor


def test_por_021_players_start_without_points_and_keys():
    match = fresh(4)

    assert [0, 0, 0, 0] == match.outcome()[0]
    assert {NOTHING} == {key for row in match.state.keys.tolist() for key in row}


def test_por_022_080_a_match_has_four_rounds_of_phases_and_ends_after_phase_two_of_the_last():
    match = fresh(3)
    rounds = [match.state.round_number]
    while not match.over:
        last = match.state.step
        match.play(match.legal()[0])
        rounds.append(match.state.round_number)

    assert [1, 2, 3, 4] == sorted(set(rounds))
    assert ACTIVATE == last
    assert "end-rounds" == match.game.end_reason(match.state, match.c)


def test_por_ex09_the_setup_for_four():
    match = fresh(4)

    view = seen_by(match, 0)
    assert 24 == sum(len(board.source) for board in view.boards)
    assert 76 == sum(view.bag)
    assert 24 == sum(sum(seat.markers) for seat in view.seats)
    assert 6 == len([key for key in view.key_area if key])
    assert [10, 10, 10] == view.decks


def test_por_120_c06_three_random_signs_are_dealt_to_each_when_all_else_lies_open():
    match = fresh(4, signs="yes")
    s = match.state

    assert (CHOOSE_SIGNS, 0) == (s.step, s.actor)
    assert [3, 3, 3, 3] == [s.hand[seat].bit_count() for seat in range(4)]
    assert 8 == s.sign_deck.bit_count()
    assert 6 == len(shown(match))
    others = a_match("portals", 4, "portals", key=key_of(5), signs="yes").state
    assert s.hand.tolist() != others.hand.tolist()


def test_por_140_141_142_143_145_c08_r39_the_solo_setup():
    match = a_match("portals", 1, "solo")
    s, view = match.state, seen_by(match, 0)

    assert (True, True, CHOOSE_KEY) == (view.spells, view.signs, s.step)
    assert ["own"] == [board.side for board in view.boards]
    assert 2 == len({board for board in s.layout.tolist() if board != NOTHING})
    assert 6 == len(shown(match))
    assert (5, 15) == (len(view.hand), view.sign_deck)
    assert ("", [0, 0]) == (view.boards[0].source, view.seats[0].markers)
    layouts = {tuple(a_match("portals", 1, "solo", key=key_of(n)).state.layout) for n in range(9)}
    assert len(layouts) > 3


def test_por_144_c07_all_25_stones_lie_on_the_prediction_board_in_random_order():
    orders = {seen_by(a_match("portals", 1, "solo", key=key_of(n)), 0).prediction for n in range(4)}

    assert 4 == len(orders)
    for order in orders:
        assert [5] * 5 == [order.count(letter) for letter in "AEFWT"]
    assert 0 == bag(a_match("portals", 1, "solo"))


def test_por_e19_e20_pieces_are_conserved_through_whole_matches():
    for seats, form, options in (
        (2, "portals", {}),
        (4, "portals", {"spells": "yes", "signs": "yes"}),
        (1, "solo", {}),
    ):
        match = a_match("portals", seats, form, compiled=True, **options)
        while not match.over:
            random_match(match, len(match.plies), most=1)
            assert 0 == match.engine.check(match.state, match.c)


def test_check_finds_a_lost_stone_a_doubled_key_and_a_foreign_marker():
    match = fresh(2, signs="yes")
    check = match.engine.check
    for spoil in (
        lambda s: s.bag.__setitem__(0, s.bag[0] + 1),
        lambda s: s.keys.__setitem__((0, 0), s.key_area[0]),
        lambda s: s.markers.__setitem__((0, 0), 2),
        lambda s: s.hand.__setitem__(0, s.hand[1]),
    ):
        s = match.state.copy()
        spoil(s)
        assert 0 != check(s, match.c)


# --- packs that are wrong ------------------------------------------------------------------------


def line_of(found: PackError) -> str:
    return TEXT.splitlines()[found.line - 1]


def test_a_board_of_24_cells_is_named_with_its_line():
    found = error('["EEWFF", "TTWWF"', '["EEWF", "TTWWF"')

    assert "board A has 24 cells" in found.what
    assert line_of(found).startswith('rows = ["EEWFF"')


def test_a_figure_outside_its_grid_is_named_with_its_line():
    found = error('grid = ["#..", "..#", "..."]', 'grid = ["#...", "..#", "..."]')

    assert "key 3: its figure is outside its grid" in found.what
    assert 'grid = ["#..", "..#", "..."]' == line_of(found)


def test_a_doubled_number_is_named_with_its_line():
    found = error("number = 8\n", "number = 7\n")

    assert "7 is there twice" in found.what
    assert "number = 8" == line_of(found)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"TTWWF"', '"TTWXF"', "'X' is none of"),
        ("number = 36\n", "number = 37\n", "37 is none of 1 to 36"),
        ('colour = "orange"\nname = "fork"', 'colour = "green"\nname = "fork"', "no deck 'green'"),
        (
            'stones = 4\ngrid = ["#.#", ".#.", ".#."]',
            'stones = 3\ngrid = ["#.#", ".#.", ".#."]',
            "4 stone",
        ),
        ('grid = ["AA", "EF"]', 'grid = ["AAAAAA", "EF"]', "sign 1: its figure does not fit"),
        ("vp = [0, 1, 2, 4, 6]", "vp = [0, 1, 2, 4]", "4 values, not 5"),
        ("markers_per_source_per_player = 3", "markers_per_source_per_player = 2", "6 stones"),
        ("stones_solo = 5", "stones_solo = 4", "24 stones in all for 25 cells"),
        ('letter = "E"', 'letter = "Q"', "make it 'E'"),
        ("index = 1\ncolour", "index = 3\ncolour", "make it 1"),
        ("rounds = 4", "rounds = 0", "Expected `int` >= 1"),
        ("rounds = 4", "rounds = 5", "30 turns each, at most 24"),
        ("symbol = false", "symbol = true", "make it False"),
        ("cards_with_2_stones = 2", "cards_with_2_stones = 3", "make it 2"),
        ("sign_vp = 4", "sign_vp = 400", "Expected `int` <= 20"),
        ('id = "mage"\n', 'id = "apprentice"\n', "'apprentice' is there twice"),
        ("min = 36", "min = 41", "tiers rise from 0"),
        ('id = "red"\n', 'id = "orange"\n', "'orange' is there twice"),
        ("max = 35", "max = 34", "make it 35"),
        ("solo_turns = 25", "solo_turns = 24", "24, expected"),
    ],
)
def test_every_other_slip_of_a_pack_is_named(old, new, what):
    assert what in error(old, new).what


def test_a_pack_without_its_last_key_is_refused():
    start = TEXT.index("[[key_card]]\nnumber = 36")
    stop = TEXT.index("[[secret_sign]]\nid")

    with pytest.raises(PackError, match="35 tables, not 36: no 36"):
        GAME.build(Pack("short", GAME.pack.path, TEXT[:start] + TEXT[stop:]))
