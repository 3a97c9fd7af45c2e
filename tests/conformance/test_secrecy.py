"""Hidden stays hidden: re-dealing its unknowns changes neither a seat's view nor its options."""

from random import Random

import numpy as np
import pytest

from ludoteka.core.conceal import concealed
from ludoteka.core.engine import engine
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from tests.kit import key_of, some_settings

POSITIONS = 40

pytestmark = pytest.mark.parametrize("name", GAMES)


def positions(name: str, settings: int):
    """Some positions of random matches, spread over whole matches."""
    for number, agreed in enumerate(some_settings(name, settings)):
        choose = Random(number)
        match = Match(game(name), agreed, key_of(number))
        while not match.over:
            if choose.random() < 0.2:
                yield match
            match.play(choose.choice(match.legal()))
        yield match


def some_positions(name: str, settings: int = 6):
    for found, match in enumerate(positions(name, settings)):
        if found <= POSITIONS or found % 5 == 0:
            yield match
        if found > 10 * POSITIONS:
            return


def test_views_do_not_depend_on_what_a_seat_cannot_know(name):
    played = game(name)
    run = engine(played)
    for match in some_positions(name):
        s, c = match.state, match.c
        for seat in (*range(s.seats), SPECTATOR):
            imagined = concealed(run, s, c, seat, key_of(len(match.plies)))
            assert played.view(s, c, seat) == played.view(imagined, c, seat)
            assert played.prompt(s, c, seat) == played.prompt(imagined, c, seat)
            if seat != SPECTATOR:
                mine, theirs = run.features(s, c, seat), run.features(imagined, c, seat)
                np.testing.assert_array_equal(mine, theirs)


def test_legal_actions_do_not_depend_on_what_their_seat_cannot_know(name):
    run = engine(game(name))
    mask = run.mask()
    for match in some_positions(name):
        if match.over:
            continue
        imagined = concealed(run, match.state, match.c, match.actor, key_of(1))
        run.legal(imagined, match.c, mask)
        np.testing.assert_array_equal(match.mask, mask)


def test_concealed_states_are_positions_that_can_occur(name):
    """Every piece is conserved, and the seat to act still has a real decision."""
    run = engine(game(name))
    mask = run.mask()
    for match in some_positions(name):
        s, c = match.state, match.c
        for seat in (*range(s.seats), SPECTATOR):
            imagined = concealed(run, s, c, seat, key_of(2))
            assert 0 == run.check(imagined, c)
            if not match.over:
                options = run.legal(imagined, c, mask)
                assert options > 1 or imagined.ask
