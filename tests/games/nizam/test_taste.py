"""The board on the home page knows no rules: what it shows is what the rules say today."""

import json

import pytest

from ludoteka.games.nizam.scoring import score_of
from tests.games.nizam.taste import BOARD, paid, tasted, written
from tests.kit import play

MODULE = "tests.games.nizam.taste"
KEPT = json.loads(BOARD.read_text(encoding="utf-8"))


def test_the_page_has_what_the_rules_tell_and_a_picture_of_it():
    for file, text in written().items():
        assert text == file.read_text(encoding="utf-8"), f"{file.name}: python -m {MODULE}"


@pytest.mark.parametrize("name", KEPT["shifts"])
def test_a_shift_scores_what_the_page_says(name):
    match = play(tasted(), f"shift {name}")

    assert KEPT["shifts"][name]["points"] == score_of(match.state, 0)


def test_one_of_the_shifts_that_the_sapphire_pays_brings_two_runs():
    shifts = KEPT["shifts"]

    assert ["r2L", "c2U", "c3D"] == paid(tasted()) == [*shifts]
    assert ["r2L"] == [name for name, leads in shifts.items() if leads["points"] > 0]
    assert 2 == len(shifts["r2L"]["runs"])
