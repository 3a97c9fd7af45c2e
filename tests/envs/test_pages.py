"""The reference pages say what the environments do."""

import numpy as np
import pytest

from ludoteka.core.registry import GAMES, game
from ludoteka.envs import pages
from tests.kit import a_match, random_match


@pytest.mark.parametrize("name", GAMES)
def test_the_page_is_as_it_would_be_generated(name):
    assert pages.page(name) == (game(name).folder / pages.FILE).read_text(encoding="utf-8"), (
        "run: python -m ludoteka.envs.pages"
    )


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_of_an_observation_follow_each_other_to_its_end(name):
    at = 0
    for first, count, meaning in pages.fields(game(name)):
        assert at == first, meaning
        at += count
    assert at == game(name).observation_size


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_named_by_the_page_hold_what_it_says(name):
    """Whose decision it is and the step are one of so many; no number is far from 0."""
    matches = (random_match(a_match(name), 1, most) for most in (12, 3, 0))
    match = next(match for match in matches if not match.over)
    seen = match.engine.observe(match.state, match.c, match.actor)
    named = {meaning: seen[first : first + n] for first, n, meaning in pages.fields(game(name))}

    assert [1.0, 0.0] == named["whose decision it is, own first"][:2].tolist()
    assert 1 == named["step"].sum() == np.count_nonzero(named["step"])
    assert np.abs(seen).max() < 10
