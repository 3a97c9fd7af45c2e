"""A record held still reads the same as the record itself, in every game."""

import secrets

import msgspec
import pytest

from ludoteka.core import registry
from ludoteka.core.game import SPECTATOR, setting
from ludoteka.core.match import Match
from ludoteka.server.still import Still

encode = msgspec.json.Encoder().encode
FORMS = [(key, form.id) for key in registry.GAMES for form in registry.meta(key).forms]


@pytest.mark.parametrize(("key", "form"), FORMS)
def test_views_stories_and_previews_are_the_same(key, form):
    game = registry.game(key)
    match = Match(game, setting(game.meta, None, form), secrets.token_bytes(32), compiled=False)
    c = Still(match.c)
    for _ in range(25):
        if match.over:
            break
        before, actor = match.state.copy(), match.actor
        action = secrets.choice(match.legal())
        step = match.play(action)[0]
        for seat in range(SPECTATOR, before.seats):
            read, held = (before, match.c), (Still(before), c)
            assert encode(game.view(*held, seat)) == encode(game.view(*read, seat))
            assert game.prompt(*held, seat) == game.prompt(*read, seat)
            told = game.tell(before, match.c, action, step.after, seat)
            assert game.tell(Still(before), c, action, Still(step.after), seat) == told
        held_preview = game.preview(Still(before), c, action, Still(step.after), actor)
        read_preview = game.preview(before, match.c, action, step.after, actor)
        assert encode(held_preview) == encode(read_preview)
    assert game.breakdown(Still(match.state), c) == game.breakdown(match.state, match.c)


def test_what_is_written_to_the_held_state_stays_there():
    game = registry.game("masks")
    match = Match(game, setting(game.meta, 2), bytes(32), compiled=False)
    held = Still(match.state)
    twin = held.copy()

    twin.secret[0] = 1
    twin.turns = 9

    assert held.secret[0] == match.state.secret[0] != 1
    assert held.turns == 0
