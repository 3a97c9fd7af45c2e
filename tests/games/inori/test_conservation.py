"""Pieces are conserved after every action, whatever is played: INO-E13 to INO-E16."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games.inori.check import (
    WRONG_ELDERS,
    WRONG_FAVOURS,
    WRONG_NEUTRALS,
    WRONG_RUNES,
    check,
)
from tests.games.inori.table import a_table, begin, give, hold, legal, refreshed, stand
from tests.kit import a_match, key_of


@settings(deadline=None, max_examples=15)
@given(st.data())
def test_ino_e13_e14_e15_every_piece_is_conserved(data):
    seats = data.draw(st.integers(2, 4))
    match = a_match("inori", seats, key=key_of(data.draw(st.integers(0, 10**6))), compiled=True)
    while not match.over:
        options = match.legal()
        match.play(options[data.draw(st.integers(0, 10**6)) % len(options)])
        assert 0 == match.engine.check(match.state, match.c)
        if match.state.elders_on.tolist() == [0] * 33:
            assert 2 == match.state.neutrals


def test_ino_e13_e14_a_lost_piece_is_noticed():
    for broken, spoil in (
        (WRONG_FAVOURS, lambda s: s.tokens.__setitem__((0, 1), 1)),
        (WRONG_RUNES, lambda s: s.stack.__setitem__(12, 2)),
        (WRONG_ELDERS, lambda s: s.in_hand.__setitem__(1, 9)),
        (WRONG_NEUTRALS, lambda s: s.elders_on.__setitem__(0, 16)),
    ):
        match = a_table()
        spoil(match.state)

        assert broken == check(match.state, match.c)


@pytest.mark.parametrize("name", ["companion", "double-red", "journey-blue"])
def test_ino_e16_what_others_see_does_not_depend_on_the_rune(name):
    match = a_table()
    stand(match.state, 1, "C2.1")
    give(match.state, 0, red=1)
    hold(match.state, 0, name)
    begin(match.state)

    view = match.game.view(match.state, match.c, 1)
    prompt = match.game.prompt(match.state, match.c, 1)

    assert name not in repr(view)
    assert {"seat": 0} == prompt.args
    assert 1 == match.state.ask
    assert "place C1.1" in legal(refreshed(match))
