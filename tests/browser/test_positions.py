"""The recorded positions are still what the browser tests take them for."""

from collections.abc import Iterator

import pytest
from msgspec import structs

from ludoteka.core.match import Match, Transition
from ludoteka.core.registry import GAMES
from tests.browser.positions import Position, recorded, sought
from tests.browser.short import WANTED, does_all, kept, notated

POSITIONS = [(game, name) for game in GAMES for name in recorded(game)]


def transitions(game: str, position: Position) -> Iterator[tuple[Match, list[Transition]]]:
    """Every position of the match, up to the one recorded and what was recorded with it."""
    match = structs.replace(position, actions=[]).match(game)
    yield match, match.opening_steps
    for notation in [*position.actions, *position.then]:
        action = match.game.actions.parse(notation)
        if match.mask[action]:
            yield match, match.play(action)


@pytest.mark.parametrize("game", GAMES)
def test_every_sought_position_is_recorded(game):
    assert set(recorded(game)) == set(sought(game))


@pytest.mark.parametrize(("game", "name"), POSITIONS)
def test_a_recorded_position_is_the_one_that_was_sought(game, name):
    position = recorded(game)[name]
    look = sought(game)[name].look

    found = [look(match, steps) for match, steps in transitions(game, position)]

    assert position.match(game).actor == position.actor
    assert any(found[len(position.actions) :])


@pytest.mark.parametrize("name", WANTED)
def test_a_short_match_is_whole_and_has_all_that_hands_must_do(name):
    wanted = WANTED[name]
    short = kept(wanted.game)[name]
    match = short.match(wanted.game).again(discreet=True)

    for seat, notation in short.plies:
        assert match.actor == seat
        match.play(match.game.actions.parse(notation))

    assert match.over
    assert does_all(match, wanted)
    assert notated(match.game, match.actions) == short.actions
