"""Points fly from what earned them: the log names every point of a score, and where it is from."""

from collections import Counter

import pytest

from ludoteka.core.finale import Gain
from ludoteka.core.game import SPECTATOR, Event, no_interlude
from ludoteka.core.match import Match, Transition
from ludoteka.core.record import NOBODY
from ludoteka.core.registry import GAMES, game
from ludoteka.core.text import catalogue
from tests.conformance.test_claims import told, walks
from tests.conformance.test_words import said_in_all

pytestmark = pytest.mark.parametrize("name", GAMES)


def scores(match: Match, state: object) -> list[int]:
    lines = match.game.breakdown(state, match.c)
    return [sum(points) for points in zip(*(line.points for line in lines), strict=True)]


def gains_of(match: Match, step: Transition, viewer: int) -> list[Gain]:
    return [gain for event in told(match, step, viewer) for gain in event.gains]


def by_seat(gains: list[Gain]) -> Counter[int]:
    found: Counter[int] = Counter()
    for gain in gains:
        found[gain.seat] += gain.points
    return found


def test_the_gains_of_a_step_are_what_a_score_changes_by(name):
    """As the seat itself reads it; the end of a match is told by its finale."""
    scored = 0
    for match, steps in walks(name):
        for step in steps:
            if step.after.actor == NOBODY:
                continue
            now = scores(match, step.after)
            for seat, was in enumerate(scores(match, step.before)):
                gains, change = gains_of(match, step, seat), now[seat] - was
                assert by_seat(gains)[seat] == change, (seat, gains, match.export())
                assert all(gain.at for gain in gains), gains
                scored += change != 0
    assert scored


def test_an_interlude_counts_what_its_step_brings_in_words_of_all_languages(name):
    if game(name).interlude is no_interlude:
        pytest.skip("nothing is told between its steps")
    english = catalogue(game(name).folder / "text", "en")
    met = set()
    for match, steps in walks(name):
        for step in steps:
            for beat in match.game.interlude(step.before, match.c, step.after):
                if beat.gains:
                    assert by_seat(beat.gains) == by_seat(gains_of(match, step, SPECTATOR))
                if beat.message not in met:
                    said_in_all(name, Event(beat.message, beat.args))
                if beat.message not in met and "about" in english.parts(beat.message):
                    said_in_all(name, Event(f"{beat.message}.about", beat.args))
                met.add(beat.message)
    assert met
