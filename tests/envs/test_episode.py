"""One match as environments see it: the same compiled and interpreted."""

from random import Random

import pytest

from ludoteka.core.registry import GAMES, meta
from ludoteka.envs.episode import Episode

KEY = bytes(range(32))
DECISIONS = 40


@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_knows_is_the_same_compiled_and_interpreted(key):
    seats = meta(key).forms[0].seats[-1]
    compiled, interpreted = (Episode(key, seats, compiled=way) for way in (True, False))
    compiled.begin(KEY)
    interpreted.begin(KEY)
    chance = Random(1)
    for _ in range(DECISIONS):
        for seat in (*range(seats), -1):
            known = [one.observation(seat) for one in (compiled, interpreted)]
            assert known[0].any()
            assert known[0].tobytes() == known[1].tobytes()
        action = chance.choice(compiled.mask.nonzero()[0].tolist())
        compiled.play(action)
        interpreted.play(action)
