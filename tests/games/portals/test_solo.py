"""The solo game: section 10 of rules.md."""

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.games.portals.position import ask_for_key, fill_area, give_key, give_signs, lay_board
from ludoteka.games.portals.rounds import begin_stone, end_solo_turn
from ludoteka.games.portals.scoring import tier_of
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_CELL,
    CHOOSE_KEY,
    MATCH,
    NOTHING,
    SIGN,
    TOUCH,
)
from tests.games.portals.table import (
    ANNA,
    EX01_STONES,
    RECALL,
    SHIFT,
    bag,
    keys_of,
    kinds,
    laid,
    numbers,
    points,
    predict,
    seen_by,
    shown,
    solo,
    stones,
)
from tests.kit import a_match, key_of, legal, play, random_match, refusal

QUIET = (3, 5, 7, 18, 20)
"""open signs that no position here fulfils"""


def activation(number: int, on_key: str, board: str = "", signs: tuple[int, ...] = QUIET):
    match = solo()
    lay_board(match.state, 0, "A", board)
    give_signs(match.state, ANNA, *signs)
    give_key(match.state, match.c, ANNA, number, on_key)
    end_solo_turn(match.state, match.c)
    return laid(match)


def at_key(match):
    ask_for_key(match.state, ANNA)
    return laid(match)


def test_por_146_147_a_turn_is_key_stone_activation():
    match = solo()
    give_key(match.state, match.c, ANNA, 18, "F.")
    predict(match, "A")
    at_key(match)
    assert {"take_key", "skip_key"} == kinds(match)

    play(match, "skip_key")
    assert ("A", CHOOSE_CELL) == (seen_by(match, 0).held, match.state.step)
    play(match, "place_stone 1 01")
    assert ACTIVATE == match.state.step
    match.play(match.legal()[0])

    assert CHOOSE_KEY == match.state.step
    assert "POR-036" == refusal(match, "skip_key")


def test_por_148_stones_come_in_the_order_of_the_prediction_board():
    match = a_match("portals", 1, "solo", compiled=True)
    order = seen_by(match, 0).prediction
    taken = []
    while not match.over:
        before = match.state.turns
        random_match(match, len(match.plies), most=1)
        if match.state.turns > before:
            taken.append(order[before])

    assert list(order) == taken
    assert "." * 25 == seen_by(match, 0).prediction


def test_por_148_a_stone_cannot_be_chosen():
    match = at_key(solo())

    assert "POR-148" == refusal(match, "take_stone left A")


def test_por_149_e21_the_stone_may_go_to_the_spell_board():
    match = solo()
    give_key(match.state, match.c, ANNA, 18)
    lay_board(match.state, 0, "A", "A....")
    predict(match, "T")
    at_key(match)

    play(match, "skip_key")

    assert {"cast shift", "cast haste", "cast banish"} <= legal(match)


def test_por_150_r26_a_prepared_key_must_be_activated_and_there_is_only_one():
    match = activation(18, "FF")

    assert {"place_figure"} == kinds(match)
    assert "POR-052" == refusal(match, "skip_key")
    for number in range(6):
        game = a_match("portals", 1, "solo", key=key_of(number), compiled=True)
        while not game.over:
            assert len(seen_by(game, 0).order) <= 1
            assert "to_bag" not in legal(game)
            random_match(game, number + len(game.plies), most=1)


def test_por_150_a_key_is_not_activated_before_it_is_prepared():
    match = solo()
    give_key(match.state, match.c, ANNA, 18, "F.")

    assert "POR-150" == refusal(at_key(match), "place_figure left 0 00")


def test_por_151_141_the_figure_goes_to_the_only_board():
    match = activation(18, "FA")

    assert {"left"} == {notation.split()[1] for notation in legal(match)}
    assert 80 == len(legal(match))
    assert "POR-141" == refusal(match, "place_figure right 0 00")
    assert "POR-058" == refusal(match, "place_figure left 0 04")


def test_por_152_ex16_neighbours_bring_nothing():
    match = activation(23, "WWAA", EX01_STONES)

    play(match, "place_figure left 0 20")

    assert (2, 0) == (match.state.earned[ANNA, MATCH], match.state.earned[ANNA, TOUCH])
    assert 2 == points(match)


def test_por_153_an_open_sign_on_the_board_scores_and_is_replaced():
    match = activation(18, "TT", "AA.../EF...", (1, 3, 5, 7, 20))
    action = match.game.actions.parse("place_figure left 0 43")
    after = match.state.copy()
    match.engine.apply(after, match.c, action)
    preview = match.game.preview(match.state, match.c, action, after, ANNA)
    assert ([1], 4, 6) == (preview.signs, preview.sign_points, preview.points)

    play(match, "place_figure left 0 43")

    assert 4 == match.state.earned[ANNA, SIGN]
    assert 5 == match.state.hand[ANNA].bit_count()
    assert 1 not in numbers(match.state.hand[ANNA])


def test_por_153_r24_ex19_e21_a_new_sign_that_is_true_already_scores_too():
    match = activation(18, "TT", "AA.../EF.../...../..EAW/...A.", (1, 2, 3, 4, 5))
    s = match.state
    s.returned[ANNA] = s.sign_deck & ~(1 << 5 | 1 << 6)  # the deck holds 6 and 7 only
    s.sign_deck = 1 << 5 | 1 << 6
    while True:  # chance decides which of them comes first; 6 is true and lets 7 follow
        trial = s.copy()
        match.engine.apply(trial, match.c, match.game.actions.parse("place_figure left 0 00"))
        if trial.sign_deck == 0:
            break
        s.tick += 1

    assert 8 == trial.earned[ANNA, SIGN]
    assert [2, 3, 4, 5, 7] == numbers(trial.hand[ANNA])
    assert "AA.../EF.../...../..EAW/...A." == stones(match)


def test_por_r25_e21_when_the_deck_of_signs_is_empty_fewer_stay_open():
    match = activation(18, "TT", "AA.../EF...", (1, 3, 5, 7, 20))
    s = match.state
    s.returned[ANNA] = s.sign_deck
    s.sign_deck = 0

    play(match, "place_figure left 0 43")

    assert [3, 5, 7, 20] == numbers(s.hand[ANNA])


def test_por_r23_signs_are_checked_only_in_an_activation():
    match = solo()
    s = match.state
    lay_board(s, 0, "A", "AA.../E..F.")
    give_signs(s, ANNA, 1, 3, 5, 7, 20)
    give_key(s, match.c, ANNA, 18)
    give_key(s, match.c, ANNA, 33)
    predict(match, "T")
    at_key(match)
    play(match, "skip_key", "cast shift", "lift 0 13", "lay 0 11")
    assert 0 == s.earned[ANNA, SIGN]

    predict(match, "W")
    play(
        match, "skip_key", "cast haste", "haste 1"
    )  # an empty key: nothing moves, signs are checked

    assert 4 == s.earned[ANNA, SIGN]


def test_por_154_unfulfilled_signs_cost_nothing():
    match = random_match(a_match("portals", 1, "solo", compiled=True), 1)

    assert match.state.hand[ANNA].bit_count() > 0
    assert 0 == match.state.earned[ANNA, 3]
    assert points(match) == match.state.earned[ANNA, MATCH] + match.state.earned[ANNA, SIGN]


def test_por_155_the_activated_key_is_discarded():
    match = play(activation(18, "FF"), "place_figure left 0 03")

    assert [] == keys_of(match, ANNA)
    assert 18 in seen_by(match, 0).piles[1]


def test_por_156_e21_the_game_ends_with_the_25th_turn_and_incomplete_keys_stay():
    lengths, left = set(), 0
    for number in range(10):
        match = random_match(
            a_match("portals", 1, "solo", key=key_of(number), compiled=True), number
        )
        lengths.add(match.state.turns)
        left += len(keys_of(match, ANNA))
        assert match.game.end_reason(match.state, match.c) in match.game.end_reasons[1:]
        assert "POR-156" == refusal(match, "skip_key")

    assert {25} == lengths
    assert left > 0


@pytest.mark.parametrize(
    ("total", "tier"),
    [(0, 0), (35, 0), (36, 1), (39, 1), (40, 2), (99, 2)],
)
def test_por_157_ex15_apprentice_mage_great_wizard(total, tier):
    match = solo()
    match.state.earned[ANNA, MATCH] = total

    assert tier == tier_of(match.c, total)
    assert ("apprentice", "mage", "wizard")[tier] == seen_by(match, 0).tier
    match.state.actor = -1
    assert match.game.end_reasons[1 + tier] == match.game.end_reason(match.state, match.c)


def test_por_ex20_recall_completes_a_key_that_is_activated_in_the_same_turn():
    match = solo()
    s = match.state
    give_signs(s, ANNA, *QUIET)
    fill_area(s, SHIFT, "A")
    give_key(s, match.c, ANNA, 18, "E.")
    predict(match, "T")
    at_key(match)

    play(match, "skip_key", "cast recall")  # area and cell are forced

    assert [0, 0] == [sum(s.areas[SHIFT].tolist()), s.areas[SHIFT, 0]]
    assert 1 == s.areas[RECALL, 4]
    assert ACTIVATE == s.step
    assert 80 == len(legal(match))


def test_por_r27_the_prediction_board_is_not_in_play():
    match = solo()
    lay_board(match.state, 0, "A", "AF...")
    give_key(match.state, match.c, ANNA, 18)
    predict(match, "T")
    at_key(match)

    play(match, "skip_key", "cast shift")

    assert {"lift 0 00", "lift 0 01"} == legal(match)
    assert "POR-R27" == refusal(match, "lift 1 00")
    play(match, "lift 0 00")
    assert "POR-R27" == refusal(match, "lay 1 00")


def test_por_r28_stones_in_the_bag_are_out_of_the_game():
    match = activation(18, "TT", "AF...")
    in_bag = bag(match)

    play(match, "place_figure left 0 00")  # both are lost
    random_match(match, 5, most=3)

    assert in_bag + 2 <= bag(match)


def test_por_142_the_key_area_is_refilled_as_usual():
    match = at_key(solo())
    taken = shown(match)[0]

    play(match, f"take_key {taken}")

    assert 6 == len(shown(match))
    assert NOTHING == match.state.slot


def test_the_stone_in_hand_is_the_next_of_the_prediction_board():
    match = solo()
    predict(match, "W")
    begin_stone(match.state)

    assert "W" == seen_by(match, 0).held


def test_por_145_a_spectator_sees_the_open_signs_too():
    match = a_match("portals", 1, "solo")

    mine, theirs = seen_by(match, ANNA), seen_by(match, SPECTATOR)

    assert 5 == len(mine.hand)
    assert mine.hand == theirs.hand
