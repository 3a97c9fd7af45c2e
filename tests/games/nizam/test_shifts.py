"""Turns, taking cards and shifting lines (sections 4, 4.1, 4.2, 7 and 8.2, 8.3)."""

import pytest

from ludoteka.core.count import total
from ludoteka.core.match import Match
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import signature, travelling_card
from ludoteka.games.nizam.state import LIMIT, PAY, SHIFTING, TURN
from ludoteka.games.nizam.view import view
from tests.kit import a_match, arranged, legal, play, refusal

EX61 = "RRRPE/SMTES/OQSEB/TQBOM/MTQBO"
GRID = "RRSET/SERMB/TBOQM/QMTBO/OQEST"
SHIFTS = {f"shift r{n}{d}" for n in range(5) for d in "LR"} | {
    f"shift c{n}{d}" for n in range(5) for d in "UD"
}


def nizam(hand: str, grid: str = GRID, seats: int = 2, **cards: int) -> Match:
    options = {k: v for k, v in cards.items() if k not in ("deck", "discard")}
    counts = {k: v for k, v in cards.items() if k in ("deck", "discard")}
    match = a_match("nizam", seats, **options)
    return arranged(match, lambda s, c: arrange(s, c, grid, hand, **counts))


def pearl(hand: str, grid: str = EX61, **options: str) -> Match:
    match = a_match("nizam", 2, "pearl", **options)
    return arranged(match, lambda s, c: arrange(s, c, grid, hand))


def grid_of(match: Match) -> str:
    letters = "".join(view(match.state, match.c, 0).grid)
    return "/".join(letters[i : i + 5] for i in range(0, 25, 5))


# --- section 2: lines, runs -----------------------------------------------------------------------


def test_niz_013_a01_left_and_up_carry_the_start_right_and_down_the_end():
    match = nizam("RST")
    names = {"r0L": "R", "r0R": "T", "c0U": "R", "c0D": "O", "c4D": "T"}

    for name, letter in names.items():
        shift = match.game.actions.parse(f"shift {name}") - 1
        assert letter == "RESMTQBO"[travelling_card(match.state, match.c, shift)]


def test_niz_014_015_a11_a_run_is_three_or_more_neighbours_of_one_kind():
    match = nizam("R", "RRRET/BBBBM/QQQQQ/SBSBS/EMEST")
    found = [signature(match.state, match.c, line) for line in range(5)]

    assert [1, 20, 18, 0, 0] == found


# --- section 4: the turn --------------------------------------------------------------------------


def test_niz_120_121_123_a_turn_is_taking_or_shifting():
    match = nizam("SEE")
    assert legal(match) == SHIFTS | {"draw"}

    play(match, "shift c2U")
    assert "draw" not in legal(match)
    assert "NIZ-121" == refusal(match, "draw")

    play(match, "end")
    assert (1, TURN) == (match.actor, match.state.step)


def test_niz_122_a04_there_is_no_voluntary_pass_and_no_turn_without_a_shift():
    match = nizam("SEE")

    assert "NIZ-122" == refusal(match, "pass")
    assert "NIZ-122" == refusal(match, "end")


def test_niz_130_131_132_three_cards_are_taken_and_the_turn_passes():
    match = nizam("SEE")
    deck = total(match.state.deck)

    play(match, "draw")

    assert (6, deck - 3, 1) == (hand_size(match.state, 0), total(match.state.deck), match.actor)


def test_niz_133_a23_there_is_no_hand_limit_with_others():
    match = nizam("SSEETTMMQQ")

    play(match, "draw")

    assert (13, 1) == (hand_size(match.state, 0), match.actor)


@pytest.mark.parametrize(("deck", "discard", "taken"), [(2, 0, 2), (1, 0, 1), (0, 1, 1)])
def test_niz_134_fewer_cards_than_three_are_taken_as_they_are(deck, discard, taken):
    match = nizam("SEEE", deck=deck, discard=discard)

    play(match, "draw")

    assert 4 + taken == hand_size(match.state, 0)


def test_niz_a20_e13_without_cards_to_take_only_shifts_are_left():
    match = nizam("SEEE", deck=0, discard=0)

    assert "draw" not in legal(match)
    assert "NIZ-134" == refusal(match, "draw")


# --- section 4.2: payment -------------------------------------------------------------------------


def test_niz_140_145_lines_may_be_shifted_again_and_again():
    match = nizam("SSSSEE")

    play(match, "shift c2U", "shift c2D", "shift c2U")

    assert SHIFTING == match.state.step
    assert 3 == hand_size(match.state, 0)


def test_niz_141_e01_a_shift_costs_a_card_of_the_travelling_kind():
    match = nizam("RT")

    assert {"draw", "shift r0L", "shift r0R", "shift c0U"} <= legal(match)
    assert "shift r1L" not in legal(match)

    play(match, "shift r0L")
    assert (1, 0) == (match.state.discard[0], match.state.hands[0, 0])


def test_niz_142_a03_ex30_without_a_match_any_three_cards_pay():
    """Hand S, S, E, T and a travelling ruby: SSE, SST or SET."""
    match = nizam("SSET")

    play(match, "shift r0L")
    assert {"discard E", "discard S"} == legal(match)

    play(match, "discard E")  # the next pick has no alternative: a sapphire
    assert {"discard S", "discard T"} == legal(match)

    play(match, "discard T")
    assert (SHIFTING, 1) == (match.state.step, match.state.hands[0, 2])


def test_niz_143_a02_ex31_three_cards_may_not_replace_a_matching_one():
    match = nizam("RSSE")

    play(match, "shift r0L")

    assert (SHIFTING, 3) == (match.state.step, hand_size(match.state, 0))
    assert 1 == match.state.discard[0]


def test_niz_a02_with_the_option_the_player_chooses_the_payment():
    match = nizam("RSSE", substitute_payment="always")
    play(match, "shift r0L")
    assert {"end", "discard R", "discard E"} == legal(match)

    play(match, "end")
    assert (SHIFTING, 3, 1) == (
        match.state.step,
        hand_size(match.state, 0),
        match.state.discard[0],
    )

    other = play(nizam("RSSE", substitute_payment="always"), "shift r0L", "discard E")
    assert [1, 1, 2] == [other.state.hands[0, 0], *other.state.discard.tolist()[1:3]]


def test_niz_ex32_two_cards_that_do_not_match_cannot_pay():
    match = nizam("SE")

    assert "shift r0L" not in legal(match)
    assert "NIZ-142" == refusal(match, "shift r0L")


def test_niz_144_the_travelling_card_crosses_and_the_others_keep_their_order():
    assert "RSETR/SERMB/TBOQM/QMTBO/OQEST" == grid_of(play(nizam("RTT"), "shift r0L"))
    assert "TRRSE/SERMB/TBOQM/QMTBO/OQEST" == grid_of(play(nizam("RTT"), "shift r0R"))
    assert "SRSET/TERMB/QBOQM/OMTBO/RQEST" == grid_of(play(nizam("RTT"), "shift c0U"))
    assert "ORSET/RERMB/SBOQM/TMTBO/QQEST" == grid_of(play(nizam("OTT"), "shift c0D"))


def test_niz_146_e02_the_next_price_is_judged_on_the_grid_after_the_shift():
    match = nizam("RS")
    play(match, "shift r0L")

    assert "shift r0L" not in legal(match)  # its edge is a ruby again, and the ruby is spent
    assert "shift c0U" not in legal(match)

    other = nizam("RSE", "REEEE/SERMB/TBOQM/QMTBO/OQEST")
    assert "shift r0L" in legal(play(other, "shift r0L"))


def test_niz_147_e05_finishing_is_possible_after_the_first_shift_only():
    match = nizam("SEE")
    assert "end" not in legal(match)

    play(match, "shift c2U")

    assert "end" in legal(match)


def test_niz_148_a05_a_line_of_five_equal_cards_may_be_shifted():
    match = nizam("BTT", "SETRO/SEOMB/TQEOM/BBBBB/OQEST")
    before = grid_of(match)

    play(match, "shift r3L")

    assert (before, 1) == (grid_of(match), match.state.discard[6])


def test_niz_e03_three_cards_are_accepted_once_the_last_match_is_spent():
    match = nizam("RRSEEMM", "RRRSE/SERMB/TBOQM/QMTBO/OQEST")
    play(match, "shift r0L", "shift r0L")
    assert (SHIFTING, 5) == (match.state.step, hand_size(match.state, 0))

    play(match, "shift r0L")

    assert (PAY, 3) == (match.state.step, match.state.picks)


def test_niz_e04_hands_of_three_two_and_none():
    assert legal(nizam("MMM")) >= SHIFTS
    assert "shift r0L" not in legal(nizam("MM"))
    assert {"draw"} == legal(nizam(""))


# --- section 7: solo ------------------------------------------------------------------------------


def solo(hand: str, **cards: int | str) -> Match:
    return nizam(hand, seats=1, **cards)


def test_niz_200_201_alone_the_rules_are_the_same_but_for_eight_cards_in_hand():
    match = solo("SEE")
    assert 8 == view(match.state, match.c, 0).hand_limit

    play(match, "shift c2U", "end")

    assert (0, 3) == (match.actor, match.outcome()[0][0])


def test_niz_202_a24_e16_from_eleven_cards_three_are_discarded():
    match = solo("SSEETTMM")

    play(match, "draw")
    assert (LIMIT, 11, 3) == (match.state.step, hand_size(match.state, 0), match.state.picks)
    assert "NIZ-202" == refusal(match, "draw")

    while match.state.step == LIMIT:
        match.play(match.legal()[0])
    assert (TURN, 8) == (match.state.step, hand_size(match.state, 0))


def test_niz_a24_options_take_less_or_nothing():
    truncated = play(solo("SSEETT", solo_overflow="truncate"), "draw")
    assert 8 == hand_size(truncated.state, 0)

    full = solo("SSEETTMM", solo_overflow="truncate")
    assert "NIZ-A24" == refusal(full, "draw")

    six = solo("SSEETT", solo_overflow="forbid")
    assert "NIZ-A24" == refusal(six, "draw")
    assert "draw" in legal(solo("SSEET", solo_overflow="forbid"))


def test_niz_203_the_solo_game_ends_with_the_first_exhaustion_and_nothing_is_discarded():
    match = a_match("nizam", 1)
    arranged(match, lambda s, c: arrange(s, c, GRID, "SSEETTMM"))
    leave_in_deck(match, 3)

    play(match, "draw")

    assert match.over
    assert hand_size(match.state, 0) == 11


def leave_in_deck(match: Match, cards: int) -> None:
    """Move all other cards of the deck to the discard pile."""
    s = match.state
    for kind in range(8):
        spare = max(0, s.deck[kind] - max(0, cards - sum(s.deck[k] for k in range(kind))))
        s.deck[kind] -= spare
        s.discard[kind] += spare
    assert cards == total(s.deck)


def test_niz_a25_alone_the_score_is_the_result():
    match = play(solo("SEE"), "shift c2U", "end")

    assert ([3], [0]) == match.outcome()


# --- section 8.2 and 8.3: Pearl of the East -------------------------------------------------------


def test_niz_310_311_taking_or_shifting_in_pearl_too():
    match = pearl("OEE")
    assert legal(match) == SHIFTS | {"draw"}

    assert "NIZ-122" == refusal(match, "pass")


def test_niz_312_a26_exhaustions_do_not_end_pearl():
    match = pearl("OEE")
    leave_in_deck(match, 2)

    play(match, "draw")

    assert not match.over
    assert 0 == match.state.exhaustions
    assert 6 == hand_size(match.state, 0)


def test_niz_313_a31_e22_after_taking_cards_no_task_can_be_completed():
    match = play(pearl("OEE"), "draw")

    assert (1, 0) == (match.actor, match.state.pile_size[0])


def test_niz_314_there_is_no_hand_limit_in_pearl():
    assert 11 == hand_size(play(pearl("SSEETTMM"), "draw").state, 0)


def test_niz_320_shifts_are_paid_as_in_nizam():
    match = pearl("OEE")
    play(match, "shift r4R")

    assert (SHIFTING, 2) == (match.state.step, hand_size(match.state, 0))
    assert "NIZ-142" == refusal(match, "shift r0L")


def test_niz_321_e19_ex65_the_pearl_travels_for_any_three_cards():
    match = play(pearl("RSEEO"), "shift c3U")
    assert PAY == match.state.step
    assert "NIZ-146" == refusal(match, "shift r0L")

    while match.state.step == PAY:
        match.play(match.legal()[0])
    assert "RRREE/SMTES/OQSOB/TQBBM/MTQPO" == grid_of(match)

    play(match, "end")  # the ruby is the only task there is: it is completed by itself
    assert (1, 0) == (match.state.pile_size[0], match.state.pile[0, 0])


def test_niz_322_a28_the_other_way_the_normal_price_holds():
    match = play(pearl("BRR"), "shift c3D")

    assert (SHIFTING, 2) == (match.state.step, hand_size(match.state, 0))
    assert "NIZ-321" == refusal(pearl("BR"), "shift c3U")


def test_niz_323_when_the_shifts_are_finished_tasks_are_completed():
    match = play(pearl("OEE"), "shift r4R", "end")

    assert {"claim R", "claim E"} == legal(match)
    assert "NIZ-336" == refusal(match, "end")


def test_niz_a39_a_shift_can_be_taken_back_because_nothing_hidden_appeared():
    match = a_match("nizam", 2)
    seat = match.actor
    shift = next(a for a in sorted(legal(match)) if a.startswith("shift"))

    play(match, shift)

    assert match.may_take_back(seat)
    assert not play(a_match("nizam", 2), "draw").may_take_back(seat)


def test_niz_e26_with_five_the_small_deck_runs_out_after_six_takings():
    match = a_match("nizam", 5, "pearl")
    for _ in range(5):
        play(match, "draw")
    assert 2 == total(match.state.deck)

    play(match, "draw")

    assert (0, 32 + 25 - 25) == (
        total(match.state.deck) + total(match.state.discard),
        sum(hand_size(match.state, seat) for seat in range(5)),
    )
