"""Whether a step is put to its seat follows from what all know; so does, then, how long it takes.

A single option is carried out at once, a decision takes the time of a person or the pace of a bot.
So both must be the same in every position that the spectators of this one cannot tell from it.
"""

from random import Random

import pytest

from ludoteka.core.conceal import concealed
from ludoteka.core.engine import engine
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from tests.kit import key_of, some_settings

IMAGINED = 6
MOST = 200
"""decisions of a match that are looked at"""

of_every_game = pytest.mark.parametrize("name", GAMES)


def discreet_matches(name, settings=4):
    for number, agreed in enumerate(some_settings(name, settings)):
        yield Match(game(name), agreed, key_of(number), discreet=True), Random(number)


def transitions(name):
    """All steps of random matches, asked or not."""
    for match, choose in discreet_matches(name):
        for _ in range(MOST):
            if match.over:
                break
            for step in match.play(choose.choice(match.legal())):
                yield match, step


def asks(match, s, mask):
    """Whether a table puts this step to its seat."""
    hidden = match.game.hides_options(s, match.c)
    return bool(match.engine.legal(s, match.c, mask) != 1 or s.ask or hidden)


@of_every_game
def test_whether_a_step_is_asked_follows_from_what_all_know(name):
    mask = engine(game(name)).mask()
    for match, step in transitions(name):
        s = step.before
        assert asks(match, s, mask) == step.asked
        for n in range(IMAGINED):
            imagined = concealed(match.engine, s, match.c, SPECTATOR, key_of(n))
            told = f"{name}: step {s.step} of {match.setting} after {len(match.plies)} decisions"
            assert asks(match, imagined, mask) == step.asked, told


@of_every_game
def test_a_discreet_match_is_the_same_match(name):
    for match, choose in discreet_matches(name, 2):
        while not match.over:
            match.play(choose.choice(match.legal()))
        plain = match.again().replay(match.actions)

        assert plain.over
        assert plain.state.tobytes() == match.state.tobytes()
        assert plain.export() == match.export()
