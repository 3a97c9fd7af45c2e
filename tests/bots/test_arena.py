"""The arena: the same table from the same seed, resumable, with honest intervals."""

import pytest

from ludoteka.core.errors import NotReadable, UnknownName
from ludoteka.core.game import setting
from ludoteka.core.registry import game
from ludoteka.lab.arena import Arena, wilson


def an_arena(games: int = 4, bots: tuple[str, ...] = ("greedy", "random"), seed: int = 1) -> Arena:
    played = game("nizam")
    return Arena(played, setting(played.meta, 2), list(bots), games, seed)


def test_the_same_seed_gives_the_same_table():
    assert an_arena().run() == an_arena().run()


def test_every_deal_is_played_with_the_seats_rotated():
    fixtures = list(an_arena(games=4).fixtures())

    assert [(0, 0), (0, 1), (1, 0), (1, 1)] == [(deal, seat) for *_, deal, seat in fixtures]


def test_an_interrupted_arena_goes_on_and_other_settings_are_refused(tmp_path):
    results = tmp_path / "results.json"
    whole = an_arena().run()

    class StopError(Exception):
        pass

    def stop_after_two(count=[0]) -> None:  # noqa: B006 - counts the calls
        count[0] += 1
        if count[0] == 2:
            raise StopError

    with pytest.raises(StopError):
        an_arena().run(results, stop_after_two)
    before = results.read_bytes()

    with pytest.raises(NotReadable, match="other settings"):
        an_arena(seed=2).run(results)
    assert before == results.read_bytes()
    assert whole == an_arena().run(results)


def test_an_arena_without_games_or_bots_is_refused():
    with pytest.raises(NotReadable, match="needs games"):
        an_arena(games=0)
    with pytest.raises(NotReadable, match="two different bots"):
        an_arena(bots=("greedy", "greedy"))
    with pytest.raises(UnknownName, match="unknown level"):
        an_arena(bots=("greedy", "deep blue"))


def test_greedy_beats_random():
    (pair,) = an_arena(games=20).run()

    assert pair.rate > 0.9


def test_wilson_interval_of_a_known_case():
    """Eight of ten: 49.0 % to 94.3 %."""
    low, high = wilson(8, 10)

    assert (0.490, 0.943) == (round(low, 3), round(high, 3))
