"""Verbs and builders that tests share."""

from collections.abc import Callable
from random import Random
from typing import Any

from ludoteka.core.errors import NotLegal
from ludoteka.core.exercise import exercises
from ludoteka.core.game import Setting, setting
from ludoteka.core.match import Match
from ludoteka.core.registry import game

KEY = bytes(range(32))


def a_match(
    name: str,
    seats: int | None = None,
    form: str | None = None,
    key: bytes = KEY,
    compiled: bool = False,
    **options: str | int,
) -> Match:
    """A fresh match; interpreted, so that a failing rule shows its line."""
    played = game(name)
    return Match(played, setting(played.meta, seats, form, options), key, compiled=compiled)


def arranged(match: Match, place: Callable[[Any, Any], None]) -> Match:
    """The match at a position set by hand; what is legal is looked up again."""
    place(match.state, match.c)
    return refreshed(match)


def exercised(name: str, exercise: str) -> Match:
    """The match at the position of an exercise."""
    played = game(name)
    found = {e.id: e for e in exercises(played.folder)}
    return found[exercise].match(played)


def refreshed(match: Match) -> Match:
    if not match.over:
        match.engine.legal(match.state, match.c, match.mask)
    return match


def play(match: Match, *notations: str) -> Match:
    for notation in notations:
        match.play(match.game.actions.parse(notation))
    return match


def legal(match: Match) -> set[str]:
    """The notations of all legal actions."""
    return {match.game.actions.notation(action) for action in match.legal()}


def refusal(match: Match, notation: str) -> str:
    """The rule that forbids an action; the match is unchanged."""
    before = match.state.tobytes()
    try:
        match.play(match.game.actions.parse(notation))
    except NotLegal as error:
        assert before == match.state.tobytes()
        return error.reason.rule
    raise AssertionError(f"{notation!r} was legal")


def random_match(match: Match, seed: int, most: int = 10_000) -> Match:
    """Play on at random, to the end or for `most` decisions."""
    choose = Random(seed)
    while not match.over and most > 0:
        match.play(choose.choice(match.legal()))
        most -= 1
    return match


def key_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def some_settings(name: str, count: int) -> list[Setting]:
    """A spread of settings: the first and last, and some between."""
    from ludoteka.lab.fuzz import settings

    agreed = settings(game(name))
    step = max(1, len(agreed) // count)
    return [*agreed[::step], agreed[-1]]
