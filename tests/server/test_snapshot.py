"""What people read is the same from a snapshot as from the record itself, in every game."""

import secrets

import msgspec
import pytest

from ludoteka.core import registry
from ludoteka.core.game import SPECTATOR, setting
from ludoteka.core.match import Match
from ludoteka.server.table.plain import plain
from ludoteka.server.table.snapshot import Awaited, Snapshot

encode = msgspec.json.Encoder().encode
FORMS = [(key, form.id) for key in registry.GAMES for form in registry.meta(key).forms]


@pytest.mark.parametrize(("key", "form"), FORMS)
def test_views_stories_and_previews_are_the_same(key, form):
    game, fast = registry.game(key), plain(key)
    match = Match(game, setting(game.meta, None, form), secrets.token_bytes(32), compiled=False)
    c = Snapshot(match.c)
    for _ in range(25):
        if match.over:
            break
        before, actor = match.state.copy(), match.actor
        action = secrets.choice(match.legal())
        step = match.play(action)[0]
        was, now = Snapshot(before), Snapshot(step.after)
        for seat in range(SPECTATOR, before.seats):
            assert encode(fast.view(was, c, seat)) == encode(game.view(before, match.c, seat))
            assert fast.prompt(was, c, seat) == game.prompt(before, match.c, seat)
            told = game.events(before, match.c, action, step.after, seat)
            assert fast.events(was, c, action, now, seat) == told
        preview = game.preview(before, match.c, action, step.after, actor)
        assert encode(fast.preview(was, c, action, now, actor)) == encode(preview)
        assert fast.rules_at_hand(was, c) == game.rules_at_hand(before, match.c)
        forbidden = secrets.randbelow(game.actions.count)
        if forbidden not in match.legal():
            assert fast.why_not(now, c, forbidden) == game.why_not(step.after, match.c, forbidden)
        assert is_untouched(was, before)
        assert is_untouched(now, step.after)
    assert fast.breakdown(Snapshot(match.state), c) == game.breakdown(match.state, match.c)


def is_untouched(held, record):
    """Reading a snapshot writes nothing into it: it serves all who look."""
    names = record.memory.dtype.names
    return all(getattr(held, name) == record.memory[name].tolist() for name in names)


def test_what_is_written_to_the_held_state_stays_there():
    game = registry.game("masks")
    match = Match(game, setting(game.meta, 2), bytes(32), compiled=False)
    held = Snapshot(match.state)
    twin = held.copy()

    twin.secret[0] = 1
    twin.turns = 9

    assert held.secret[0] == match.state.secret[0] != 1
    assert held.turns == 0


def test_a_record_that_nobody_reads_is_not_made():
    game = registry.game("masks")
    match = Match(game, setting(game.meta, 2), bytes(32), compiled=False)
    made = []

    def make():
        made.append(match.state.copy())
        return made[-1]

    awaited = Awaited(make)
    assert not made

    twin = awaited.copy()
    twin.secret[0] += 1

    assert is_untouched(awaited, match.state)
    assert not hasattr(awaited, "nothing")
    assert len(made) == 1
