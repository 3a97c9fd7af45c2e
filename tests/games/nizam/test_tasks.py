"""Completing tasks and the end of Pearl of the East (sections 8.4, 8.5 and 9)."""

from ludoteka.core.match import Match
from ludoteka.games.nizam.actions import LETTERS
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.state import CLAIMS, DEADLOCK, NO_PROGRESS, PAY, TASKS_DONE
from ludoteka.games.nizam.tasks import may_claim
from ludoteka.games.nizam.view import view
from tests.games.nizam.test_shifts import EX61, grid_of, leave_in_deck, pearl
from tests.kit import a_match, arranged, key_of, legal, play, random_match, refreshed, refusal

EX60 = "RRPEE/SMTQB/ORSME/TQBOS/MTQBO"
EX67 = "RRRES/TTTES/MQPES/MQBBB/MQOOO"


def claims(grid: str, piles: tuple[str, str] = ("", ""), **options: str) -> Match:
    """Seat 0 has finished its shifts on this grid; `piles` are the completed tasks so far."""
    match = a_match("nizam", 2, "pearl", **options)
    arranged(match, lambda s, c: arrange(s, c, grid, "EE"))
    for seat, pile in enumerate(piles):
        complete(match, seat, pile)
    match.state.step = CLAIMS
    return refreshed(match)


def complete(match: Match, seat: int, pile: str) -> None:
    for place, letter in enumerate(pile):
        kind = LETTERS.index(letter)
        match.state.pile[seat, place] = kind
        match.state.tasks[seat] -= 1 << kind
    match.state.pile_size[seat] = len(pile)


def available(match: Match) -> str:
    return "".join(LETTERS[k] for k in range(8) if may_claim(match.state, match.c, k))


def pile(match: Match, seat: int) -> str:
    return "".join(view(match.state, match.c, seat).seats[seat].pile)


def test_niz_330_a_run_proves_the_task_of_its_kind():
    match = play(claims(EX61), "claim R")

    assert "RE" == pile(match, 0)  # the emerald was the only task left: it went by itself
    assert set("SMTQBO") == set(view(match.state, match.c, 0).seats[0].tasks)


def test_niz_331_ex63_the_pearl_stands_for_any_kind():
    match = claims("RRPRE/SMTES/OQSEB/TQBOM/MTQBO")

    assert "R" == available(match)


def test_niz_332_ex60_the_pearl_stands_for_one_kind_a_turn():
    match = claims(EX60)
    assert {"claim R", "claim E"} == legal(match)

    play(match, "claim R")

    assert ("R", 1) == (pile(match, 0), match.actor)


def test_niz_332_the_log_says_that_the_pearl_was_used_also_when_the_turn_ends_with_it():
    match = claims(EX60)
    (step,) = match.play(match.game.actions.parse("claim R"))

    told = match.game.events(step.before, match.c, step.action, step.after, 0)

    assert ("completes", "yes") == (told[0].message, told[0].args["pearl"])


def test_niz_332_the_pearl_is_blamed_only_where_a_run_needs_it():
    match = claims(EX61)
    match.state.pearl_used = 1
    reasons = {
        kind: match.game.why_not(match.state, match.c, match.game.actions.parse(f"claim {kind}"))
        for kind in LETTERS
        if f"claim {kind}" not in legal(refreshed(match))
    }

    assert {"why-pearl-used", "why-no-run"} >= {reason.message for reason in reasons.values()}
    assert "why-no-run" == reasons["B"].message


def test_niz_333_a29_ex61_e20_a_natural_run_leaves_the_pearl_free():
    for first in ("R", "E"):
        match = claims(EX61)
        assert {"claim R", "claim E"} == legal(match)
        play(match, f"claim {first}")
        assert {"R", "E"} == set(pile(match, 0))
        assert first == pile(match, 0)[0]


def test_niz_334_a33_a_run_of_four_proves_one_task():
    match = claims("RRRPT/SMTES/OQSEB/TQBOM/MEQBO")

    assert available(match).count("R") == 1
    while match.actor == 0:
        match.play(match.legal()[0])
    assert 1 == pile(match, 0).count("R")


def test_niz_335_the_player_decides_the_order():
    assert "ER" == pile(play(claims(EX61), "claim E"), 0)
    assert "RE" == pile(play(claims(EX61), "claim R"), 0)


def test_niz_336_a32_available_tasks_must_be_completed():
    assert "NIZ-336" == refusal(claims(EX61), "end")
    assert "NIZ-336" == refusal(claims(EX61), "shift r0L")

    optional = claims(EX61, pearl_claims="optional")
    assert {"claim R", "claim E", "end"} == legal(optional)
    play(optional, "end")
    assert ("", 1) == (pile(optional, 0), optional.actor)


def test_niz_337_a34_ex62_e21_only_the_top_of_an_opponents_pile_blocks():
    match = claims(EX61, ("S", "ER"))

    assert "E" == available(match)
    assert "NIZ-337" == refusal(match, "claim R")
    assert ["R"] == view(match.state, match.c, 0).seats[0].blocked


def test_niz_338_e21_the_tops_of_all_piles_differ():
    """check() tests it after every action of random matches."""
    for number in range(10):
        match = random_match(
            a_match("nizam", 3, "pearl", key=key_of(number), compiled=True), number, 400
        )
        tops = [pile(match, seat)[-1:] for seat in range(3)]
        done = [top for top in tops if top]
        assert len(done) == len(set(done))
        assert 0 == match.engine.check(match.state, match.c)


def test_niz_340_341_the_grid_stays_and_the_turn_passes():
    match = claims(EX61)
    before = grid_of(match)

    play(match, "claim R")

    assert (before, 1) == (grid_of(match), match.actor)


def test_niz_343_a30_ex64_e22_runs_that_lay_there_before_prove_tasks():
    match = play(pearl("OEE"), "shift r4R")
    assert "RRRPE/SMTES/OQSEB/TQBOM/OMTQB" == grid_of(match)

    play(match, "end")

    assert {"claim R", "claim E"} == legal(match)


def test_niz_a35_tasks_and_piles_are_open():
    match = claims(EX61, ("SM", "TO"))

    for seat in (0, 1, -1):
        seen = view(match.state, match.c, seat)
        assert ["SM", "TO"] == ["".join(other.pile) for other in seen.seats]


def test_niz_350_ex68_e23_the_eighth_task_ends_the_match_at_once():
    match = claims(EX61, ("SMTQBOE", ""))
    match.play(match.legal()[0])

    assert match.over
    assert (TASKS_DONE, ([8, 0], [0, 1])) == (match.state.ending, match.outcome())


def test_niz_ex67_eight_tasks_at_once():
    match = claims(EX67)
    while not match.over:
        match.play(match.legal()[0])

    assert 8 == match.state.pile_size[0]
    assert TASKS_DONE == match.state.ending


def test_niz_351_a37_ex66_e24_mutual_blocks_end_the_match():
    match = claims(EX60, ("SMTQBOE", "SMTQBOR"))
    match.state.step = 0
    refreshed(match)

    play(match, "draw")

    assert match.over
    assert (DEADLOCK, ([7, 7], [0, 0])) == (match.state.ending, match.outcome())


def test_niz_e24_one_open_task_that_is_not_blocked_is_no_deadlock():
    match = claims(EX60, ("SMTQBE", "SMTQBOR"))
    match.state.step = 0
    refreshed(match)

    play(match, "draw")

    assert not match.over


def test_niz_a37_with_the_option_blocks_are_lifted_until_a_task_is_completed():
    match = claims(EX60, ("SMTQBOE", "SMTQBOR"), pearl_deadlock="lift")
    match.state.step = 0
    refreshed(match)

    play(match, "draw")

    assert (1, 1) == (match.actor, match.state.lifted)
    assert [] == view(match.state, match.c, 1).seats[1].blocked


def test_niz_352_a38_e25_fifty_rounds_without_a_task_end_the_match():
    match = a_match("nizam", 2, "pearl", pearl_no_progress_rounds=2)
    for turn in range(4):
        assert turn == match.state.idle_turns
        play(match, "draw")

    assert match.over
    assert NO_PROGRESS == match.state.ending


def test_niz_e25_a_completed_task_starts_the_count_again():
    match = claims(EX61)
    match.state.idle_turns = 30

    play(match, "claim R")

    assert 0 == match.state.idle_turns


def test_niz_e19_the_pearl_at_the_edge_costs_three_even_from_a_large_hand():
    match = play(pearl("RRRSSSEEEO"), "shift c3U")

    assert PAY == match.state.step


def test_niz_e20_the_pearl_in_a_row_and_a_column_of_one_kind_is_one_task():
    match = claims("RRPMS/SMRQB/OERTE/TQBOS/MTQBO")

    assert "R" == available(match)


def test_niz_e23_the_order_of_the_pile_up_to_the_win_is_kept():
    match = claims(EX67, ("SMTQ", ""))
    while not match.over:
        match.play(match.legal()[-1])

    assert "SMTQ" == pile(match, 0)[:4]


def test_the_deck_of_pearl_is_reshuffled():
    match = pearl("OEE")
    leave_in_deck(match, 1)

    play(match, "draw")

    assert 6 == sum(match.state.hands[0].tolist())
