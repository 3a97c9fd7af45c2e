"""Every sentence of prompt, preview, reason and log is true of what `apply` then does."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match, Transition
from ludoteka.core.registry import GAMES, game
from tests.conformance.claims import Asked, Claims, Shown, Told, claims_of
from tests.kit import key_of, some_settings

SETTINGS, DECISIONS = 8, 120
"""matches of each game, and how far each is followed"""
FIRST = 5

pytestmark = pytest.mark.parametrize("name", GAMES)


def walks(name: str) -> Iterator[tuple[Match, list[Transition]]]:
    """Positions of random matches of a spread of settings, with the steps that led to them."""
    for number, agreed in enumerate(some_settings(name, SETTINGS)):
        choose = Random(number)
        match = Match(game(name), agreed, key_of(number))
        steps: list[Transition] = []
        for _ in range(DECISIONS * (1 + number % 3)):
            yield match, steps
            if match.over:
                break
            steps = match.play(choose.choice(match.legal()))
        else:
            yield match, steps


def some_of(name: str, often: int) -> Iterator[Match]:
    """Of these positions the first few of every step, and then one now and then."""
    met: Counter[tuple[int, int]] = Counter()
    for match, _ in walks(name):
        if not match.over:
            kind = (match.state.form, match.state.step)
            if met[kind] < FIRST or met[kind] % often == 0:
                yield match
            met[kind] += 1


def holds(claims: Claims, message: str, question: Asked | Told | Shown) -> bool:
    assert message in claims, f"{message} claims nothing"
    return bool(claims[message](question))


def test_every_act_that_a_prompt_names_is_legal_and_every_number_is_right(name):
    claims = claims_of(name).PROMPTS
    met = set()
    for match, _ in walks(name):
        if match.over:
            continue
        event = match.game.prompt(match.state, match.c, match.actor)
        met.add(event.message)
        assert holds(claims, event.message, Asked(event.args, match)), (event, match.export())
    assert met


def test_every_sentence_of_the_log_is_true(name):
    claims = claims_of(name).EVENTS
    for match, steps in walks(name):
        for step in steps:
            for viewer in (step.before.actor, SPECTATOR):
                for event in told(match, step, viewer):
                    told_now = Told(event.args, step, match)
                    assert holds(claims, event.message, told_now), (event, match.export())


def told(match: Match, step: Transition, viewer: int) -> list[Event]:
    return match.game.events(step.before, match.c, step.action, step.after, viewer)


def test_every_reason_is_true(name):
    claims = claims_of(name).REASONS
    for match in some_of(name, 30):
        for action in range(match.game.actions.count):
            if not match.mask[action]:
                reason = match.game.why_not(match.state, match.c, action)
                asked = Asked(dict(reason.args), match, action)
                assert holds(claims, reason.message, asked), (reason, action, match.export())


def test_every_preview_shows_what_comes(name):
    claims = claims_of(name).PREVIEWS
    for match in some_of(name, 10):
        for action in match.legal():
            before, after = match.state.copy(), match.state.copy()
            match.engine.apply(after, match.c, action)
            preview = match.game.preview(before, match.c, action, after, match.actor)
            if preview is not None:
                kind = match.game.actions.decode(action)
                shown = Shown(preview, before, after, match, action)
                assert holds(claims, kind.kind, shown), (kind, preview, match.export())
