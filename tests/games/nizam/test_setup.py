"""Setup of both games (sections 1, 2, 3 and 8.1)."""

from collections import Counter

import pytest

from ludoteka.core.count import total
from ludoteka.core.match import Match
from ludoteka.games.nizam.actions import ACTIONS, SHIFT_NAMES
from ludoteka.games.nizam.arrange import arrange
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import signature
from ludoteka.games.nizam.scoring import score_of
from ludoteka.games.nizam.state import NOTHING, PEARL
from ludoteka.games.nizam.view import view
from tests.kit import a_match, arranged, key_of, legal, play, random_match


def grid_counts(match: Match) -> Counter[int]:
    return Counter(match.state.grid.tolist())


def test_niz_001_there_are_twelve_cards_of_each_of_eight_kinds():
    match = a_match("nizam", 3)
    counts = grid_counts(match)

    for kind in range(8):
        hands = sum(match.state.hands[seat, kind] for seat in range(3))
        assert 12 == counts[kind] + hands + match.state.deck[kind] + match.state.discard[kind]


def test_niz_002_101_the_pearl_stays_in_the_box_in_nizam():
    for number in range(20):
        assert PEARL not in grid_counts(a_match("nizam", 2, key=key_of(number)))


@pytest.mark.parametrize(("form", "fewest"), [("nizam", 1), ("pearl", 2)])
def test_niz_006_the_group_picks_one_of_two_games(form, fewest):
    match = a_match("nizam", fewest, form)

    assert form == view(match.state, match.c, 0).form
    assert (form == "pearl") == (PEARL in grid_counts(match))


def test_niz_010_011_012_ten_lines_shift_two_ways_each():
    match = a_match("nizam", 2)
    cells = {tuple(match.c.cells[line].tolist()) for line in range(10)}

    assert (0, 1, 2, 3, 4) in cells
    assert (4, 9, 14, 19, 24) in cells
    assert 10 == len(cells)
    assert 20 == ACTIONS.size("shift") == len(set(SHIFT_NAMES))


@pytest.mark.parametrize(("seats", "deck"), [(1, 68), (2, 65), (3, 62), (4, 59), (5, 56)])
def test_niz_102_104_105_twenty_five_cards_lie_open_three_are_dealt_the_rest_is_the_deck(
    seats, deck
):
    match = a_match("nizam", seats)
    s = match.state

    assert 25 == sum(grid_counts(match).values())
    assert [3] * seats == [hand_size(s, seat) for seat in range(seats)]
    assert (deck, 0) == (total(s.deck), total(s.discard))


def test_niz_103_a16_a_run_in_the_starting_grid_stays_and_gives_nothing():
    """A starting grid with a run is met within a few deals (30 % of them have one)."""
    match = next(
        m
        for m in (a_match("nizam", 2, key=key_of(n)) for n in range(50))
        if any(signature(m.state, m.c, line) for line in range(10))
    )

    assert [0, 0] == [score_of(match.state, seat) for seat in range(2)]


def test_niz_107_c1_the_first_player_is_random_and_turns_go_clockwise():
    first = Counter(a_match("nizam", 3, key=key_of(n)).actor for n in range(300))
    assert all(70 <= first[seat] <= 130 for seat in range(3))

    match = a_match("nizam", 3)
    start = match.actor
    play(match, "draw")
    assert (start + 1) % 3 == match.actor


def test_niz_108_dealing_is_no_exhaustion():
    assert 0 == a_match("nizam", 5).state.exhaustions


def test_niz_c2_every_kind_is_equally_likely_in_a_cell():
    seen = Counter(a_match("nizam", 2, key=key_of(n)).state.grid[7] for n in range(800))

    assert all(60 <= seen[kind] <= 145 for kind in range(8))


def test_niz_300_a36_every_player_has_one_task_of_each_kind():
    match = a_match("nizam", 4, "pearl")

    assert [0xFF] * 4 == [match.state.tasks[seat] for seat in range(4)]


def test_niz_301_c3_three_of_each_kind_and_the_pearl_form_the_grid():
    places = set()
    for number in range(40):
        match = a_match("nizam", 2, "pearl", key=key_of(number))
        assert {PEARL: 1, **dict.fromkeys(range(8), 3)} == grid_counts(match)
        places.add(match.state.grid.tolist().index(PEARL))

    assert len(places) > 10


@pytest.mark.parametrize(("seats", "deck"), [(2, 50), (3, 39), (4, 28), (5, 17)])
def test_niz_302_303_c4_the_other_cards_are_deck_and_hands(seats, deck):
    s = a_match("nizam", seats, "pearl").state

    assert deck == total(s.deck)
    assert [3] * seats == [hand_size(s, seat) for seat in range(seats)]
    for kind in range(8):
        assert 9 - seats == s.deck[kind] + sum(s.hands[seat, kind] for seat in range(seats))


def test_niz_304_the_first_player_of_pearl_is_random():
    assert {0, 1} == {a_match("nizam", 2, "pearl", key=key_of(n)).actor for n in range(30)}


def test_niz_306_runs_in_the_starting_grid_of_pearl_can_be_used():
    match = arranged(
        a_match("nizam", 2, "pearl"),
        lambda s, c: arrange(s, c, "RRRPE/SMTES/OQSEB/TQBOM/MTQBO", "OEE"),
    )

    play(match, "shift r4R", "end")

    assert {"claim R", "claim E"} == legal(match)


def test_niz_a42_the_order_of_dealing_has_no_meaning_but_is_fixed_by_the_key():
    assert a_match("nizam", 4).state.tobytes() == a_match("nizam", 4).state.tobytes()
    assert a_match("nizam", 4).state.tobytes() != a_match("nizam", 4, key=key_of(1)).state.tobytes()


def test_niz_e18_pearl_of_the_east_keeps_its_25_cards_and_the_pearl_in_the_grid():
    match = a_match("nizam", 2, "pearl", compiled=True)
    before = grid_counts(match)

    random_match(match, 5)

    assert before == grid_counts(match)
    assert NOTHING not in before
