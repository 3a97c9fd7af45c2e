"""A pack is right or refused: no pack can crash, hang or break an invariant."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from ludoteka.core.errors import PackError
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.parts import Pack
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.fuzz import settings as all_settings
from ludoteka.lab.random_play import Batch
from tests.conformance.packs import (
    consistent,
    edited_packs,
    places_changed,
    places_read,
    recipe_of,
    varied_packs,
    written,
)
from tests.kit import key_of

VARIED, EDITED = 15, 30
"""packs of each game"""
MATCHES, DECISIONS = 3, 20

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_packs_that_say_otherwise_what_may_be_otherwise_can_be_played(name):
    recipe = recipe_of(name)
    if recipe is None:
        pytest.skip("its packs leave no choice")
    played = Counter()

    @settings(max_examples=VARIED, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(varied_packs(game(name).pack, recipe.VARIED), st.integers(0, 999))
    def holds(drawn, seed):
        pack = consistent(name, drawn)
        played[pack is not None] += 1
        if pack is not None:
            plays(name, pack, seed)

    holds()
    assert played[True] > VARIED / 2


def test_every_place_of_a_pack_that_leaves_a_choice_is_varied(name):
    recipe = recipe_of(name)
    if recipe is None:
        pytest.skip("its packs leave no choice")
    ours = game(name).pack
    varied = set()
    for place in recipe.VARIED:

        @settings(max_examples=3, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
        @given(varied_packs(ours, {place: recipe.VARIED[place]}))
        def draws(pack):
            if consistent(name, pack):
                varied.update(places_changed(ours.data, pack.data))

        draws()

    read = set(places_read(inspect.type_info(recipe.SCHEMA)))
    assert sorted(recipe.FIXED) == sorted(read - varied)


def test_rows_are_known_by_their_names_or_have_to_stand_in_order(name):
    ours, recipe = game(name).pack, recipe_of(name)
    numbered = recipe.NUMBERED if recipe else set()
    tables = [table for table, rows in ours.data.items() if isinstance(rows, list)]
    for table in tables:
        turned = written(ours, {**ours.data, table: ours.data[table][::-1]})
        if refusal(name, turned) is None and table not in numbered:
            assert game(name).build(turned).tobytes() == game(name).build(ours).tobytes(), table


def test_packs_with_slips_of_the_pen_are_refused_at_their_line_or_can_be_played(name):
    refused = []

    @settings(max_examples=EDITED, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
    @given(edited_packs(game(name).pack), st.integers(0, 999))
    def holds(pack, seed):
        error = refusal(name, pack)
        if error is None:
            plays(name, pack, seed)
        else:
            refused.append(error)
            assert 1 <= error.line <= pack.text.count("\n") + 1
            assert error.what

    holds()
    assert len(refused) > EDITED / 5


def refusal(name: str, pack: Pack) -> PackError | None:
    try:
        game(name).build(pack)
    except PackError as error:
        return error
    return None


def plays(name: str, pack: Pack, seed: int) -> None:
    """Matches of one setting keep every invariant to the end, and every seat can be shown them."""
    agreed = all_settings(game(name))
    one = agreed[seed % len(agreed)]
    tally = Batch(game(name), one, pack).check(seed, 0, MATCHES)
    assert (0, 0) == (tally.violations, tally.code), pack.text
    shows(Match(game(name), one, key_of(seed), pack), seed)


def shows(match: Match, seed: int) -> None:
    """Whoever looks on or decides wrongly is told something."""
    shown = match.game
    for number in range(DECISIONS):
        s, c = match.state, match.c
        for seat in (*range(s.seats), SPECTATOR):
            shown.view(s, c, seat)
            shown.prompt(s, c, seat)
        if match.over:
            break
        options = match.legal()
        action = options[(seed + number) % len(options)]
        after = s.copy()
        match.engine.apply(after, c, action)
        shown.preview(s.copy(), c, action, after, s.actor)
        forbidden = [other for other in range(shown.actions.count) if not match.mask[other]]
        if forbidden:
            shown.why_not(s, c, forbidden[(seed + number) % len(forbidden)])
        for step in match.play(action):
            shown.events(step.before, c, step.action, step.after, SPECTATOR)
