"""Phase II, phase III and the end: sections 6 to 8 of rules.md."""

import pytest

from ludoteka.games.portals.figure import figure
from ludoteka.games.portals.position import (
    activate_keys,
    ask_for_stone,
    fill_source,
    give_key,
    lay_board,
)
from ludoteka.games.portals.state import ACTIVATE, CHOOSE_KEY, MATCH, NOTHING, TOUCH
from tests.games.portals.table import (
    ANNA,
    EX01_STONES,
    KIRILL,
    LEFT,
    MARTA,
    bag,
    fresh,
    keys_of,
    laid,
    points,
    seen_by,
    stones,
    table,
)
from tests.kit import a_match, key_of, legal, play, random_match, refusal


def activation(number: int, on_key: str, board: str = "", seats: int = 2):
    """Anna activates a key; board A, basic side, lies on her left with these stones."""
    match = table(seats)
    lay_board(match.state, 0, "A", board)
    give_key(match.state, match.c, ANNA, number, on_key)
    activate_keys(match.state, match.c)
    return laid(match)


def lay(match, where: str):
    return play(match, f"place_figure left {where}")


def test_por_050_053_only_prepared_keys_are_activated_the_others_stay():
    match = table(2)
    give_key(match.state, match.c, ANNA, 18, "FF")
    give_key(match.state, match.c, ANNA, 5, "AEF.")
    activate_keys(match.state, match.c)
    laid(match)
    assert 18 == seen_by(match, ANNA).seats[ANNA].keys[match.state.slot].number

    lay(match, "0 00")

    assert [5] == keys_of(match, ANNA)
    assert [0, 1, 2, NOTHING] == match.state.key_stones[ANNA, 1].tolist()
    assert 2 == match.state.round_number


def two_owners():
    match = table(2)
    s, c = match.state, match.c
    for seat, number, on_key in (
        (ANNA, 5, "AEFW"),
        (ANNA, 33, "TT"),
        (KIRILL, 3, "AA"),
        (KIRILL, 4, "EE"),
        (KIRILL, 18, "FF"),
    ):
        give_key(s, c, seat, number, on_key)
    activate_keys(s, c)
    return laid(match)


def test_por_051_052_066_ex02_e07_prepared_keys_go_in_the_order_of_their_numbers():
    match = two_owners()
    order = []

    while match.state.step == ACTIVATE:
        order.append((match.state.keys[match.actor, match.state.slot] + 1, match.actor))
        assert order[-1][0] == seen_by(match, ANNA).order[0].number
        match.play(match.legal()[0])

    assert [(3, KIRILL), (4, KIRILL), (5, ANNA), (18, KIRILL), (33, ANNA)] == order
    assert 2 == match.state.round_number


def test_por_052_nothing_else_can_be_done_while_a_key_is_prepared():
    match = two_owners()

    assert "POR-052" == refusal(match, "skip_key")
    assert "POR-052" == refusal(match, "done")


def test_por_e07_a_key_carried_over_is_activated_when_it_is_prepared_later():
    match = table(2)
    s, c = match.state, match.c
    give_key(s, c, ANNA, 18, "F.")
    activate_keys(s, c)  # nothing is prepared: the next round begins
    assert 2 == s.round_number
    s.actor = ANNA
    for seat in (ANNA, KIRILL):
        for side in (0, 1):
            s.markers[seat, side] = 0
    for gap in (0, 1):
        for element in range(5):
            s.bag[element] += s.sources[gap, element]
            s.sources[gap, element] = 0
    fill_source(s, ANNA, LEFT, "E")
    ask_for_stone(s, ANNA)
    laid(match)

    play(match, "take_stone left E")

    assert (ACTIVATE, 0) == (s.step, s.slot)


def test_por_054_the_stones_move_together_to_the_left_or_the_right_board():
    match = activation(23, "WWAA", seats=3)

    assert {"left", "right"} == {notation.split()[1] for notation in legal(match)}
    play(match, "place_figure right 0 20")

    assert "...../...../WWA../.A.../....." == stones(match, 2)
    assert "...../...../...../...../....." == stones(match, 0)


def test_por_055_ex06_a_quarter_turn_moves_row_column_to_column_minus_row():
    match = activation(18, "FA")

    lay(match, "1 14")

    assert "...../....F/....A/...../....." == stones(match)
    assert 2 == points(match)


def test_por_r03_e11_mirror_images_never_coincide():
    match = table(2)
    s, c = match.state, match.c
    for one, other in ((3, 34), (5, 28), (6, 27), (7, 30), (8, 29), (9, 32), (10, 31)):
        figures = []
        for number in (one, other):
            slot = give_key(s, c, ANNA, number, "AAAA"[: c.hole_count[number - 1]])
            figures.append({figure(s, c, ANNA, slot, turn) for turn in range(4)})
            s.keys[ANNA, slot] = NOTHING
            for hole in range(4):
                s.key_stones[ANNA, slot, hole] = NOTHING
            s.bag[0] += c.hole_count[number - 1]
        assert not figures[0] & figures[1]


def test_por_056_r05_the_colour_of_the_cell_is_free_and_stones_may_be_lost_freely():
    match = activation(18, "TT", "AA...")

    lay(match, "0 00")

    assert "AA.../...../...../...../....." == stones(match)
    assert 0 == points(match)


def test_por_057_ex05_e08_a_stone_for_an_occupied_cell_returns_to_the_bag():
    match = activation(18, "FF", "...F.")
    before, drawn = bag(match), 12  # for the next round

    lay(match, "0 03")

    assert 2 == points(match)
    assert "...FF/...../...../...../....." == stones(match)
    assert before + 1 - drawn == bag(match)


def test_por_058_r07_ex07_no_stone_may_be_off_the_board():
    match = activation(12, "AEF")

    assert "place_figure left 0 02" in legal(match)
    assert "POR-058" == refusal(match, "place_figure left 0 03")
    full = activation(12, "AEF", "...AA/...AA/...AA")
    assert "POR-058" == refusal(full, "place_figure left 0 03")  # not even where it would be lost


def test_por_059_ex07_blank_cells_may_lie_outside():
    match = activation(18, "AE")

    assert "place_figure left 0 43" in legal(match)


def test_por_060_ex08_e10_one_two_three_four_matches_bring_one_two_four_six():
    assert 6 == points(lay(activation(35, "EETT"), "0 00"))
    assert 4 == points(lay(activation(24, "FFF"), "1 03"))
    assert 2 == points(lay(activation(18, "FF"), "0 03"))
    assert 1 == points(lay(activation(18, "FT"), "0 03"))
    assert 0 == points(lay(activation(18, "TT"), "0 03"))


def test_por_e10_the_table_counts_for_each_key_by_itself():
    match = table(2)
    lay_board(match.state, 0, "A")
    give_key(match.state, match.c, ANNA, 4, "EA")
    give_key(match.state, match.c, ANNA, 18, "FF")
    activate_keys(match.state, match.c)
    laid(match)

    lay(match, "0 00")  # earth matches on (0,0), air not on (1,1)
    lay(match, "0 03")  # two matches

    assert 1 + 2 == match.state.earned[ANNA, MATCH]


def test_por_061_063_ex01_the_rulebooks_activation_brings_seven():
    match = activation(23, "WWAA", EX01_STONES)
    action = match.game.actions.parse("place_figure left 0 20")
    after = match.state.copy()
    match.engine.apply(after, match.c, action)
    preview = match.game.preview(match.state, match.c, action, after, ANNA)

    lay(match, "0 20")

    assert 7 == points(match) == preview.points
    assert (2, 5) == (match.state.earned[ANNA, MATCH], match.state.earned[ANNA, TOUCH])
    assert [10, 16] == preview.matched
    assert 5 == len(preview.touches)


def test_por_062_ex04_stones_of_one_key_do_not_count_for_each_other():
    match = lay(activation(18, "FF"), "0 03")

    assert (2, 0) == (match.state.earned[ANNA, MATCH], match.state.earned[ANNA, TOUCH])


def test_por_r06_ex17_e09_a_lost_stone_counts_for_nothing_but_the_one_below_does():
    match = activation(18, "WW", "W..../.W...")
    before = bag(match)

    lay(match, "0 11")

    assert 2 == points(match)
    assert before + 1 - 12 == bag(match)
    assert "W..../.WW../...../...../....." == stones(match)


def test_por_ex17_e09_neighbours_count_diagonally_and_only_those_from_before():
    match = activation(22, "WWW", "W..../.WW..")

    lay(match, "0 22")

    assert 3 == points(match)
    assert 0 == match.state.earned[ANNA, MATCH]


def test_por_064_points_are_taken_at_once_and_totals_stay_secret():
    match = table(2)
    lay_board(match.state, 0, "A")
    give_key(match.state, match.c, ANNA, 18, "FF")
    give_key(match.state, match.c, KIRILL, 33, "FF")
    activate_keys(match.state, match.c)
    laid(match)

    lay(match, "0 03")

    assert 2 == seen_by(match, ANNA).seats[ANNA].points
    assert seen_by(match, KIRILL).seats[ANNA].points is None
    assert seen_by(match, -1).seats[ANNA].points is None


def test_por_065_r31_the_activated_key_lies_open_on_its_discard_pile():
    match = lay(activation(18, "FF"), "0 03")

    assert [] == keys_of(match, ANNA)
    assert [[], [18], []] == seen_by(match, ANNA).piles


def test_por_r08_d05_every_figure_can_be_laid_also_on_full_boards():
    full = "AAAAA/EEEEE/FFFFF/WWWWW/TTTTT"
    for number in range(1, 37):
        match = table(2)
        for gap, board in ((0, "A"), (1, "B")):
            lay_board(match.state, gap, board, full)
        holes = match.c.hole_count[number - 1]
        give_key(match.state, match.c, ANNA, number, "AEFW"[:holes])
        activate_keys(match.state, match.c)
        laid(match)
        card = match.game.pack.data["key_card"][number - 1]
        assert 2 * card["placements_per_board"] == len(legal(match)) <= 160


def test_por_e08_all_stones_may_be_lost_and_come_back_with_the_next_refill():
    match = activation(11, "TTTT", "AA.../AA...")

    lay(match, "0 00")

    assert "AA.../AA.../...../...../....." == stones(match)
    times = match.state.bag[4] + sum(match.state.sources[gap, 4] for gap in range(2))
    assert 20 == times


@pytest.mark.parametrize(("on_key", "options"), [("AAAA", 16), ("AAEE", 64), ("AEEA", 32)])
def test_por_e12_equal_placements_are_one_option(on_key, options):
    match = activation(35, on_key)

    assert 2 * options == len(legal(match))
    if options < 64:
        assert "POR-055" == refusal(match, "place_figure left 3 00")


def test_por_e01_with_two_players_both_boards_are_offered_to_both():
    for seat in (ANNA, KIRILL):
        match = table(2)
        give_key(match.state, match.c, seat, 18, "AE")
        activate_keys(match.state, match.c)
        laid(match)
        sides = {notation.split()[1] for notation in legal(match)}
        assert {"left", "right"} == sides
        play(match, "place_figure left 0 00")
        assert "AE" == stones(match, seat)[:2]


def test_por_e02_with_four_players_a_far_board_is_never_reached():
    match = a_match("portals", 4, "portals", compiled=True)
    while not match.over:
        far = [(match.actor + away) % 4 for away in (1, 2)]
        before = [match.state.boards[gap].tolist() for gap in far]
        random_match(match, len(match.plies), most=1)
        assert before == [match.state.boards[gap].tolist() for gap in far]


# --- phase III and the end -----------------------------------------------------------------------


def test_por_070_071_072_r30_the_next_round_is_prepared():
    match = activation(18, "FF", "...F.", seats=3)
    s = match.state
    slot = give_key(s, match.c, MARTA, 5, "WW..")
    laid(match)
    first, area = s.first, s.key_area.tolist()

    lay(match, "0 00")

    assert (first + 1) % 3 == s.first == match.actor
    assert [[3, 3]] * 3 == s.markers.tolist()[:3]
    assert [6, 6, 6] == [sum(s.sources[gap].tolist()) for gap in range(3)]
    assert "FF.F./...../...../...../....." == stones(match)
    assert [3, 3, NOTHING, NOTHING] == s.key_stones[MARTA, slot].tolist()
    assert area == s.key_area.tolist()
    assert CHOOSE_KEY == s.step


def test_por_r30_with_three_players_rounds_one_and_four_begin_with_the_same():
    match = a_match("portals", 3, "portals", compiled=True)
    firsts = {}
    while not match.over:
        firsts[match.state.round_number] = match.state.first
        random_match(match, len(match.plies), most=1)

    assert firsts[1] == firsts[4]
    assert 3 == len({firsts[n] for n in (1, 2, 3)})


def test_por_r41_stones_returned_in_a_round_are_drawn_only_by_the_next_refill():
    match = activation(18, "FF", "...F.")
    give_key(match.state, match.c, KIRILL, 36, "AAA")
    laid(match)
    tick, sources = match.state.tick, match.state.sources.tolist()

    lay(match, "0 03")  # one stone is lost; Kirill's key comes next

    assert (tick, sources) == (match.state.tick, match.state.sources.tolist())


def last_round(**options: str):
    match = table(2, **options)
    match.state.round_number = 4
    lay_board(match.state, 0, "A")
    give_key(match.state, match.c, ANNA, 18, "FF")
    return match


def test_por_080_081_r34_unprepared_keys_are_discarded_at_the_end_and_bring_nothing():
    match = last_round()
    give_key(match.state, match.c, KIRILL, 5, "AEF.")
    activate_keys(match.state, match.c)
    laid(match)

    lay(match, "0 03")

    assert match.over
    assert ([2, 0], [0, 1]) == match.outcome()
    assert [] == keys_of(match, KIRILL)
    assert 98 == bag(match)
    assert "POR-080" == refusal(match, "skip_key")


def test_por_082_e22_tied_players_share_the_victory():
    for seats in (2, 3, 4):
        match = fresh(seats)
        for seat in range(seats):
            match.state.earned[seat, MATCH] = 30
        assert ([30] * seats, [0] * seats) == match.outcome()


def test_totals_are_revealed_at_the_end_and_by_the_option():
    match = last_round()
    activate_keys(match.state, match.c)
    lay(laid(match), "0 03")
    assert [2, 0] == [seat.points for seat in seen_by(match, KIRILL).seats]

    shown = fresh(2, totals="shown")
    assert [0, 0] == [seat.points for seat in seen_by(shown, -1).seats]


def test_points_by_key_add_up_to_matches_and_neighbours():
    match = random_match(a_match("portals", 3, "portals", key=key_of(4), compiled=True), 4)

    for seat in range(3):
        by_key = sum(line.points for line in seen_by(match, seat).seats[seat].by_key)
        assert by_key == match.state.earned[seat, MATCH] + match.state.earned[seat, TOUCH]
