"""Secret signs and hidden information: sections 9.2 and 15 of rules.md."""

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.games.portals.conceal import is_any_hand_impossible
from ludoteka.games.portals.position import (
    activate_keys,
    fill_source,
    give_key,
    give_signs,
    hold,
    lay_board,
)
from ludoteka.games.portals.signs import is_on_board
from ludoteka.games.portals.state import CHOOSE_KEY, CHOOSE_SIGNS, MATCH, PENALTY, SIGN
from tests.games.portals.table import (
    ANNA,
    EX18_STONES,
    KIRILL,
    MARTA,
    fresh,
    laid,
    numbers,
    points,
    seen_by,
    table,
)
from tests.kit import a_match, key_of, legal, play, random_match, refusal

LAST = "place_figure left 0 43"
"""a domino in the lower right corner"""


def round_of(seats: int = 2, **hands: tuple[int, ...]):
    """The last key of a round is to be activated; hands by name."""
    match = table(seats, signs="yes")
    s = match.state
    s.step = CHOOSE_KEY
    for seat in range(seats):
        give_signs(s, seat, *hands.get(("anna", "kirill", "marta", "danylo")[seat], ()))
    return match


def last_key(match):
    give_key(match.state, match.c, ANNA, 18, "TW")
    activate_keys(match.state, match.c)
    return laid(match)


def test_por_121_d01_one_two_or_three_of_the_dealt_signs_are_kept():
    match = fresh(2, signs="yes")
    dealt = numbers(match.state.hand[ANNA])

    assert {
        f"keep_signs {subset}" for subset in ("1", "2", "3", "1+2", "1+3", "2+3", "1+2+3")
    } == legal(match)
    play(match, "keep_signs 1+3")

    assert [dealt[0], dealt[2]] == numbers(match.state.hand[ANNA])
    assert [dealt[1]] == numbers(match.state.returned[ANNA])
    assert KIRILL == match.actor
    play(match, "keep_signs 2")
    assert (match.state.first, CHOOSE_KEY) == (match.actor, match.state.step)
    assert "POR-121" == refusal(match, "keep_signs 1")


def test_por_121_nothing_else_comes_before_the_choice_and_the_module_is_needed():
    assert "POR-121" == refusal(fresh(2, signs="yes"), "skip_key")
    assert "POR-090" == refusal(fresh(2), "keep_signs 1")


def test_por_122_the_owner_sees_the_kept_signs_at_any_time():
    match = fresh(3, signs="yes")
    play(match, "keep_signs 1+2", "keep_signs 3", "keep_signs 1+2+3")

    assert [2, 1, 3] == [len(seen_by(match, seat).hand) for seat in range(3)]


def on_board(sign: int, board: str) -> bool:
    match = table(2, signs="yes")
    lay_board(match.state, 0, "A", board)
    return is_on_board(match.state, match.c, sign - 1, 0)


def test_por_123_a_sign_may_lie_anywhere_among_other_stones():
    assert on_board(11, "WAA../T....")
    assert on_board(11, "...../...../..WAA/..TEE")
    assert not on_board(11, "WA.A./T....")
    assert not on_board(11, "...WA/A..T.")  # a figure never runs over the edge


def test_por_123_r04_ex13_a_sign_may_be_turned_but_not_mirrored():
    assert on_board(11, "TW.../.A.../.A...")
    assert on_board(11, "...../..A../..A../..WT.")  # three quarter turns
    assert on_board(11, "...T./.AAW.")  # half a turn
    assert not on_board(11, "AAW../..T..")


def test_por_124_126_e18_a_fulfilled_sign_is_revealed_and_brings_four_at_once():
    match = round_of(anna=(11, 1), kirill=(2,))
    lay_board(match.state, 0, "A", "WAA../T....")
    last_key(match)
    reveals = match.state.reveals

    play(match, LAST)

    s = match.state
    assert 4 == s.earned[ANNA, SIGN]
    assert ([1], [11]) == (numbers(s.hand[ANNA]), numbers(s.fulfilled[ANNA]))
    assert [11] == [sign.id for sign in seen_by(match, KIRILL).seats[ANNA].fulfilled]
    assert reveals < s.reveals
    s.bag[0] += 2
    s.boards[0, 0] = 0  # the figure is broken: the points stay
    assert 4 <= points(match)


def test_por_125_a_sign_scores_once_even_if_its_figure_is_there_twice_and_again():
    match = round_of(anna=(11,), kirill=(2,))
    lay_board(match.state, 0, "A", "WAA../T..../WAA../T....")
    last_key(match)
    play(match, LAST)
    assert 4 == match.state.earned[ANNA, SIGN]

    random_match(match, 3)

    assert 4 == match.state.earned[ANNA, SIGN]


def test_por_124_ex18_two_signs_share_a_stone():
    match = round_of(anna=(1, 13), kirill=(20,))
    lay_board(match.state, 0, "A", EX18_STONES)
    last_key(match)

    play(match, LAST)

    assert 8 == match.state.earned[ANNA, SIGN]


def test_por_r22_e18_a_sign_counts_only_on_one_accessible_board():
    match = round_of(3, anna=(11,), kirill=(11,), marta=(1,))
    s = match.state
    give_signs(s, KIRILL, 12)
    lay_board(s, 1, "B", "WAA../T....")  # between Kirill and Marta: not Anna's
    lay_board(s, 0, "A", "EE...")  # half of sign 12 here ...
    lay_board(s, 1, "B", "...../...../...TA")  # ... half of it there
    give_key(s, match.c, ANNA, 18, "TW")
    activate_keys(s, match.c)
    laid(match)

    play(match, LAST)

    assert [0, 0, 0] == [s.earned[seat, SIGN] for seat in range(3)]


def test_por_r20_r36_all_seats_are_checked_by_themselves_in_seat_order():
    match = round_of(anna=(11,), kirill=(1,))
    lay_board(match.state, 0, "A", "WAA../T..../AA.../EF...")
    last_key(match)

    steps = match.play(match.game.actions.parse(LAST))

    assert [4, 4] == [match.state.earned[seat, SIGN] for seat in range(2)]
    told = match.game.events(steps[0].before, match.c, steps[0].action, steps[0].after, SPECTATOR)
    fulfilled = [event.args["seat"] for event in told if event.message == "fulfils-sign"]
    assert [ANNA, KIRILL] == fulfilled


def test_por_r21_signs_are_not_checked_in_phase_one():
    match = table(2, signs="yes", spells="yes")
    s = match.state
    give_signs(s, ANNA, 11)
    give_signs(s, KIRILL, 2)
    lay_board(s, 0, "A", "WAA../...T.")
    give_key(s, match.c, ANNA, 18)
    fill_source(s, KIRILL, 0, "AEF")
    hold(s, ANNA, "F")
    laid(match)

    play(match, "cast shift", "lift 0 13", "lay 0 10")  # now the figure lies there

    assert is_on_board(s, match.c, 10, 0)
    assert 0 == s.earned[ANNA, SIGN]


def end_of_match(earned: int, *, anna: tuple[int, ...]):
    match = round_of(anna=anna, kirill=(20,))
    match.state.round_number = 4
    match.state.earned[ANNA, MATCH] = earned
    return match


def test_por_127_ex14_each_unfulfilled_sign_costs_two_at_the_end():
    match = end_of_match(10, anna=(1, 2))
    match.state.earned[ANNA, SIGN] = 4  # a third sign was fulfilled in round 2, then broken
    last_key(match)

    play(match, LAST)

    assert match.over
    assert 10 + 4 - 2 - 2 == points(match) - match.state.by_key[ANNA, 17]
    assert -4 == match.state.earned[ANNA, PENALTY]
    assert [1, 2] == [sign.id for sign in seen_by(match, KIRILL).seats[ANNA].unfulfilled]


def test_por_e18_signs_fulfilled_in_round_four_count_before_the_penalty():
    match = end_of_match(0, anna=(11, 1))
    lay_board(match.state, 0, "B", "WAA../T....")
    last_key(match)

    play(match, "place_figure left 0 30")

    assert (4, -2) == (match.state.earned[ANNA, SIGN], match.state.earned[ANNA, PENALTY])


def test_por_r19_ex22_e18_a_total_never_falls_below_zero():
    match = end_of_match(3, anna=(1, 2, 3))
    lay_board(match.state, 0, "C")  # no match, no neighbour in the corner
    last_key(match)

    play(match, "place_figure left 0 00")

    assert match.over
    assert 0 == points(match)
    assert -3 == match.state.earned[ANNA, PENALTY]


def test_por_r38_a_fulfilled_sign_is_out_of_play_and_open_to_all():
    match = round_of(anna=(11,), kirill=(2,))
    lay_board(match.state, 0, "A", "WAA../T....")
    last_key(match)

    play(match, LAST)

    view = seen_by(match, SPECTATOR)
    assert (0, [11]) == (view.seats[ANNA].signs, [x.id for x in view.seats[ANNA].fulfilled])


# --- who sees what -------------------------------------------------------------------------------


def test_por_e23_d01_a_view_holds_no_foreign_signs_discards_or_totals():
    match = fresh(3, signs="yes")
    play(match, "keep_signs 1", "keep_signs 1+2")

    view = seen_by(match, MARTA)  # Marta has not chosen: what the others keep is still secret
    assert [3, 3, 3] == [seat.signs for seat in view.seats]
    play(match, "keep_signs 1+2+3")

    view = seen_by(match, MARTA)
    assert [1, 2, 3] == [seat.signs for seat in view.seats]
    assert [None, None, 0] == [seat.points for seat in view.seats]
    assert [[], [], []] == [seat.unfulfilled for seat in view.seats]
    assert [] == view.returned
    spectator = seen_by(match, SPECTATOR)
    assert ([], []) == (spectator.hand, spectator.returned)


def test_por_r17_gains_are_told_to_all_though_totals_are_hidden():
    match = table(2)
    lay_board(match.state, 0, "A")
    give_key(match.state, match.c, ANNA, 18, "FF")
    activate_keys(match.state, match.c)
    laid(match)

    step = match.play(match.game.actions.parse("place_figure left 0 03"))[0]

    told = match.game.events(step.before, match.c, step.action, step.after, KIRILL)
    assert 2 == next(e.args["points"] for e in told if e.message == "lays-figure")
    assert seen_by(match, KIRILL).seats[ANNA].points is None


def test_the_choice_of_signs_is_told_in_numbers_to_its_owner_only():
    match = fresh(2, signs="yes")
    step = match.play(match.game.actions.parse("keep_signs 1+2"))[0]

    mine = match.game.events(step.before, match.c, step.action, step.after, ANNA)
    other = match.game.events(step.before, match.c, step.action, step.after, KIRILL)

    assert ["keeps-signs"] == [event.message for event in mine]
    assert [("chooses-signs", {"seat": ANNA})] == [(e.message, e.args) for e in other]


@pytest.mark.parametrize("seat", [ANNA, SPECTATOR])
def test_conceal_deals_no_sign_that_would_have_been_fulfilled(seat):
    """A sign on a board at a check cannot still be in the hand of a seat beside it."""
    match = round_of(anna=(3,), kirill=(2, 5, 9))
    lay_board(match.state, 0, "A", "WAA../T..../AA.../EF...")  # signs 11 and 1 lie there
    last_key(match)
    play(match, LAST)
    seen = match.state.seen[0] | match.state.seen[1]
    assert {1, 11} <= set(numbers(seen))

    dealt = set()
    for number in range(60):
        imagined = match.concealed(seat, key_of(number))
        assert 0 == match.engine.check(imagined, match.c)
        assert 0 == imagined.hand[KIRILL] & seen
        dealt |= set(numbers(imagined.hand[KIRILL]))
    assert {1, 11}.isdisjoint(dealt)
    assert len(dealt) > 12


def test_conceal_comes_to_an_end_where_only_one_deal_is_possible():
    match = round_of(3, anna=(3,), kirill=(2, 5, 9), marta=(7, 8))
    s = match.state
    for gap in range(3):
        s.seen[gap] = (1 << 20) - 1 & ~(s.hand[KIRILL] | s.hand[MARTA])

    imagined = match.concealed(ANNA, key_of(1))

    assert 0 == match.engine.check(imagined, match.c)
    assert not is_any_hand_impossible(imagined, ANNA)
    assert [1, 3, 2] == [len(numbers(imagined.hand[seat])) for seat in range(3)]


def test_conceal_leaves_nothing_to_guess_about_own_signs_and_choices():
    match = fresh(3, signs="yes")
    play(match, "keep_signs 1")

    imagined = [match.concealed(KIRILL, key_of(n)) for n in range(150)]

    assert {match.state.hand[KIRILL]} == {s.hand[KIRILL] for s in imagined}
    assert {1, 2, 3} == {s.hand[ANNA].bit_count() for s in imagined}
    assert all(3 == (s.hand[ANNA] | s.returned[ANNA]).bit_count() for s in imagined)
    assert CHOOSE_SIGNS == imagined[0].step


def test_at_the_end_hands_are_open_and_the_box_stays_closed():
    match = random_match(a_match("portals", 3, "portals", compiled=True, signs="yes"), 2)

    imagined = match.concealed(SPECTATOR, key_of(1))

    assert match.state.hand.tolist() == imagined.hand.tolist()
    assert 0 == match.engine.check(imagined, match.c)
