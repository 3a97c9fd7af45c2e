"""Activation, refilling, the deck and the end of Nizam (sections 4.3, 5, 6 and 9)."""

import pytest

from ludoteka.core.count import total
from ludoteka.core.match import Match
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import remember_grid
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.state import EMPTY, SHIFTING
from ludoteka.games.nizam.view import runs_of, view
from tests.games.nizam.test_shifts import grid_of, leave_in_deck, nizam, solo
from tests.kit import a_match, arranged, key_of, legal, play, random_match, refreshed

EX13 = "SETRO/SEOMB/TQEOM/BBBQM/OQEST"
EX16 = "SETRO/SEOMB/TQEOM/BBBQM/OQEBT"
EX10 = "RRSET/SERMB/TBOQM/QMTBO/OQEST"
PAIR = "EEMM"  # cards that keep the turn open after the example's payments


def after(grid: str, hand: str, shifts: str, **options: str) -> Match:
    """The position after the shifts of an example; the turn is not finished yet."""
    match = nizam(hand + PAIR, grid, **options)
    return play(match, *(f"shift {name}" for name in shifts.split()))


def points(match: Match) -> int:
    return points_now(match.state, match.c)


def finished(match: Match) -> Match:
    return play(match, "end")


def test_niz_160_161_ex10_an_eligible_run_of_three_scores_three():
    match = after(EX10, "S", "c2U")
    assert "RRRET/SEOMB/TBTQM/QMEBO/OQSST" == grid_of(match)

    finished(match)

    assert (3, 0) == (score_of(match.state, 0), score_of(match.state, 1))
    assert 4 == total(match.state.discard)  # the payment and the three rubies


def test_niz_ex01_164_the_rulebooks_figure_five_three_and_one():
    match = after("RRSRT/SERMB/TBOQM/QMTBO/OSQST", "S", "c2U")
    assert "RRRRT/SEOMB/TBTQM/QMQBO/OSSST" == grid_of(match)

    assert 9 == points(match)
    assert 9 == score_of(finished(match).state, 0)
    assert 1 + 7 == total(match.state.discard)


@pytest.mark.parametrize(
    ("grid", "shift", "value"),
    [
        (EX10, "c2U", 3),
        (EX16, "c3U", 5),
        ("SETRO/SEOMB/TQEOM/BBQBB/OQBST", "c2U", 7),
    ],
)
def test_niz_ex02_a_run_of_three_four_five_brings_three_five_seven(grid, shift, value):
    assert value == points(after(grid, "SRT", shift))


def test_niz_ex11_165_a12_e08_a_shared_card_counts_in_both_lines_and_goes_once():
    match = after("RRETR/SERMB/TBRQM/QMTBO/OQEST", "R", "r0R")
    assert 7 == points(match)

    finished(match)

    assert 1 + 5 == total(match.state.discard)


def test_niz_ex12_162_e09_an_old_run_elsewhere_neither_scores_nor_counts_for_the_bonus():
    match = after("RETRR/SEOMB/TQEOM/BBBQM/OQEST", "R", "r0L")
    assert 3 == points(match)

    finished(match)

    assert "BBB" == "".join(view(match.state, match.c, 0).grid[15:18])


@pytest.mark.parametrize(
    ("grid", "pays", "shifts", "value"),
    [
        pytest.param(EX13, "M", "r3R", 0, id="EX13 slides"),
        pytest.param(EX13, "BB", "r3L r3R", 3, id="EX14 broken and rejoined"),
        pytest.param(EX13, "MQBBB", "r3R r3R r3R r3R r3R", 3, id="EX15 full circle"),
        pytest.param(EX16, "R", "c3U", 5, id="EX16 lengthened"),
        pytest.param("SETRO/SEOMB/TQEOM/BBBBM/OQEST", "R", "c3U", 3, id="EX17 shortened"),
        pytest.param("SETRO/SEOMB/TQEOM/BBBQM/OQBST", "T", "c2U", 0, id="EX18 equal card"),
        pytest.param(EX16, "RR", "c3U c3D", 3, id="EX19 three four three"),
        pytest.param("SETRO/SEOMB/TQEOM/BBBQM/OQEOB", "O", "c4U", 0, id="EX20 same run"),
        pytest.param("SETRO/SEOMB/TQEOM/BBBBB/OQEST", "B", "r3L", 0, id="EX21 five equal"),
        pytest.param(EX16, "SR", "c0U c3U", 3, id="EX22 moved on"),
        pytest.param(EX16, "SR", "c3U c0U", 3, id="EX22 in the other order"),
        pytest.param("SETRO/SEOMB/TQEOM/BBQMB/OQESR", "B", "r3R", 3, id="EX24 ends"),
        pytest.param("SETRO/SEOMB/TQEOM/BQMBT/OQEBS", "B", "r3L", 0, id="EX25 only broken"),
    ],
)
def test_niz_ex13_ex14_ex15_ex16_ex17_ex18_ex19_ex20_ex21_ex22_ex24_ex25_e06_eligibility(
    grid, pays, shifts, value
):
    assert value == points(after(grid, pays, shifts))


def test_niz_163_a06_a07_a08_a09_a10_what_was_changed_is_never_forgotten_in_the_turn():
    match = after(EX13, "BB", "r3L")
    assert 0 == points(match)

    play(match, "shift r3R")

    assert (3, 1) == (points(match), match.state.changed[3])


def test_niz_a06_with_the_option_a_changed_count_in_the_line_is_enough():
    grid = "SETRO/SEOMB/TQEOM/BBBQM/OQEOB"

    assert 0 == points(after(grid, "O", "c4U"))
    assert 3 == points(after(grid, "O", "c4U", eligibility="run_or_count"))


def test_niz_a06_with_the_option_the_rules_at_hand_say_so():
    plain, agreed = (nizam("R", eligibility=value) for value in ("run", "run_or_count"))

    assert "NIZ-162" in plain.game.rules_at_hand(plain.state, plain.c)
    first, *others = agreed.game.rules_at_hand(agreed.state, agreed.c)
    assert "NIZ-A06" == first
    assert "NIZ-162" not in others


def test_niz_ex23_an_old_run_loses_the_card_it_shares():
    match = after("SETRO/SEOMB/BQEOM/BBSQM/BQBST", "T", "c2U")
    assert 3 == points(match)
    changed = {run.line for run in runs_of(match.state, match.c) if run.scores}

    finished(match)

    assert changed == {3}
    grid = view(match.state, match.c, 0).grid
    assert ["B", "B"] == [grid[10], grid[20]]


def test_niz_ex26_the_best_grid_known_brings_55():
    match = nizam("EEE", "RRRRR/ROOOO/ROOOO/ROOOO/SSSSS")
    remember_grid(match.state, match.c)
    for line in range(10):
        match.state.changed[line] = 1

    assert 55 == points(match)


def test_niz_ex27_two_columns_on_one_row_score_eleven():
    match = after("TERRR/RRSMB/RRQOM/QMTBO/OQEST", "RRR", "r0R r0R r0R")
    assert 11 == points(match)

    finished(match)

    assert 3 + 7 == total(match.state.discard)


def test_niz_166_167_a13_a15_scoring_is_automatic_and_at_once():
    match = after(EX10, "S", "c2U")
    assert not any(action.startswith("score") for action in legal(match))

    finished(match)

    assert 3 == score_of(match.state, 0)


def test_niz_168_169_a14_e10_scored_cards_are_replaced_in_place_and_nothing_falls():
    match = after(EX10, "S", "c2U")
    before = view(match.state, match.c, 0).grid

    finished(match)

    after_refill = view(match.state, match.c, 0).grid
    assert before[3:] == after_refill[3:]
    assert "." not in after_refill


def test_niz_170_171_e07_runs_of_a_refill_give_nothing_and_are_old_for_the_next_player():
    """Of many refills some make a run; the next player does not score it by finishing elsewhere."""
    met = 0
    for number in range(60):
        match = a_match("nizam", 2, key=key_of(number))
        arranged(match, lambda s, c: arrange(s, c, "RRSRR/SERMB/TBOQM/QMTBO/OQEST", "S" + PAIR))
        play(match, "shift c2U", "end")
        assert 7 == score_of(match.state, 0)
        if runs_of(match.state, match.c):
            met += 1
            assert 0 == sum(match.state.changed.tolist())
            assert not any(run.scores for run in runs_of(match.state, match.c))
    assert met > 0


# --- the deck -------------------------------------------------------------------------------------


def deck_position(seats: int, counter: int, deck: int, discard: int, hand: str = "EEEE") -> Match:
    match = a_match("nizam", seats)
    arranged(match, lambda s, c: arrange(s, c, EX10, hand, deck, discard))
    match.state.exhaustions = counter
    return match


@pytest.mark.parametrize(
    ("seats", "counter", "deck", "discard", "then"),
    [
        pytest.param(2, 0, 2, 10, (3, 1, 9, 0, False), id="EX40"),
        pytest.param(2, 0, 3, 10, (3, 1, 10, 0, False), id="EX41"),
        pytest.param(3, 0, 1, 2, (3, 2, 0, 0, False), id="EX42"),
        pytest.param(2, 0, 1, 2, (3, 2, 0, 0, True), id="EX42 with two players"),
        pytest.param(2, 1, 2, 10, (2, 2, 0, 10, True), id="EX43"),
        pytest.param(2, 0, 3, 0, (3, 1, 0, 0, False), id="EX44"),
        pytest.param(3, 1, 0, 1, (1, 2, 0, 0, False), id="EX45"),
    ],
)
def test_niz_ex40_ex41_ex42_ex43_ex44_ex45_e11_180_181_taking_when_the_deck_runs_out(
    seats, counter, deck, discard, then
):
    match = deck_position(seats, counter, deck, discard)

    play(match, "draw")

    s = match.state
    taken = hand_size(s, 0) - 4
    assert then == (taken, s.exhaustions, total(s.deck), total(s.discard), match.over)


def test_niz_182_a17_a18_the_deck_has_run_out_when_its_last_card_leaves():
    match = deck_position(2, 0, 3, 10)

    play(match, "draw")

    assert (1, 10, 0) == (
        match.state.exhaustions,
        total(match.state.deck),
        total(match.state.discard),
    )


def test_niz_183_ex46_e12_payments_and_scored_cards_of_the_turn_are_reshuffled_too():
    match = deck_position(2, 0, 2, 4, "S" + PAIR)

    play(match, "shift c2U", "end")

    s = match.state
    assert (3, 1, 7, 0) == (score_of(s, 0), s.exhaustions, total(s.deck), total(s.discard))
    assert EMPTY not in s.grid.tolist()


def test_niz_184_a21_c5_a_refill_can_always_be_completed():
    for number in range(30):
        match = random_match(a_match("nizam", 2, key=key_of(number), compiled=True), number)
        empty = match.state.grid.tolist().count(EMPTY)
        assert empty == 0 or match.over


def test_niz_ex47_e14_191_the_match_ends_inside_a_refill():
    match = deck_position(2, 1, 2, 4, "S" + PAIR)

    play(match, "shift c2U", "end")

    s = match.state
    assert match.over
    assert (3, 2, 8) == (score_of(s, 0), s.exhaustions, total(s.discard))
    assert 1 == s.grid.tolist().count(EMPTY)
    assert "." in view(s, match.c, 0).grid


def test_niz_ex48_e13_all_cards_in_one_hand_and_nothing_to_take():
    """X must pass by itself; Y shifts and scores; the late reshuffle does not count."""
    match = a_match("nizam", 2)
    arranged(match, lambda s, c: arrange(s, c, EX10, "", 0, 0))
    assert {"pass"} == legal(match)
    play(match, "pass")
    assert (1, 71) == (match.actor, hand_size(match.state, 1))
    assert "draw" not in legal(match)

    play(match, "shift c2U", "end")

    s = match.state
    assert 3 == score_of(s, 1)
    assert (1, 1, 0, 0) == (hand_size(s, 0), s.exhaustions, total(s.deck), total(s.discard))
    assert 1 == match.actor
    assert "draw" not in legal(match)


def test_niz_190_ex03_the_match_ends_when_the_deck_has_run_out_once_per_player():
    for seats in (1, 2, 3, 5):
        match = random_match(a_match("nizam", seats, compiled=True), seats)
        assert seats == match.state.exhaustions
        assert match.over


def test_niz_191_a19_it_ends_at_that_very_moment():
    match = deck_position(3, 2, 2, 9)

    play(match, "draw")

    assert match.over
    assert "NIZ-191" == match.game.why_not(match.state, match.c, 0).rule


def test_niz_a19_with_the_option_the_round_is_finished():
    match = a_match("nizam", 3, end_timing="finish_round")
    arranged(match, lambda s, c: arrange(s, c, EX10, "EEEE"))
    leave_in_deck(match, 2)
    match.state.exhaustions = 2

    play(match, "draw")
    assert (1, 7) == (match.actor, hand_size(match.state, 0))

    play(match, "draw", "draw")
    assert match.over
    assert 3 == match.state.exhaustions


def test_niz_192_193_194_a22_a43_e15_most_points_win_and_ties_share():
    match = a_match("nizam", 4)
    for seat, points_of in enumerate((5, 9, 9, 2)):
        match.state.earned[seat, 0] = points_of
    match.state.hands[3, 0] = 9

    assert ([5, 9, 9, 2], [2, 0, 0, 3]) == match.outcome()


def test_niz_a27_e17_the_score_has_no_ceiling():
    match = a_match("nizam", 2)
    match.state.earned[0, 1] = 250

    assert 250 == view(match.state, match.c, 1).seats[0].score


def test_niz_e16_the_hand_limit_is_only_looked_at_after_taking():
    match = solo("SSEETTMM")

    play(match, "shift c2U")

    assert SHIFTING == match.state.step


def piles(match: Match, deck: int, discard: int) -> Match:
    """So many cards in deck and discard pile; the next player holds the others."""
    s = match.state
    for kind in range(8):
        s.hands[(s.actor + 1) % s.seats, kind] += s.deck[kind]
        s.deck[kind] = 0
    for pile, count in ((s.deck, deck), (s.discard, discard)):
        pile[0] += count
        s.hands[(s.actor + 1) % s.seats, 0] -= count
    return refreshed(match)


def told(match: Match, notation: str) -> list[tuple[str, int]]:
    step = match.play(match.game.actions.parse(notation))[0]
    events = match.game.events(step.before, match.c, step.action, step.after, step.before.actor)
    return [(event.message, int(event.args.get("count", 0))) for event in events]


def test_niz_182_a_deck_that_runs_out_twice_at_once_is_told_twice():
    match = piles(a_match("nizam", 3), deck=1, discard=1)

    assert [("deck-ran-out", 1), ("deck-ran-out", 2)] == told(match, "draw")[1:3]


def test_niz_312_in_pearl_of_the_east_a_new_deck_is_told():
    match = piles(a_match("nizam", 2, "pearl"), deck=1, discard=2)

    assert [("takes-these-cards", 3), ("reshuffled", 0)] == told(match, "draw")


def test_niz_134_the_prompt_offers_the_cards_that_are_there():
    match = piles(a_match("nizam", 3), deck=1, discard=1)

    assert 2 == match.game.prompt(match.state, match.c, match.actor).args["count"]
