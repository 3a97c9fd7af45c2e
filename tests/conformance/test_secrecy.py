"""Hidden stays hidden: re-dealing its unknowns changes neither a seat's view nor its options."""

from itertools import cycle
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from ludoteka.bots.search.recall import position
from ludoteka.core.conceal import concealed
from ludoteka.core.engine import engine
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.record import remembered_fields
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.retell import changed_fields
from tests.kit import key_of, some_settings

POSITIONS = 40
DEALS = 3
"""that a seat imagines in each of them"""

of_every_game = pytest.mark.parametrize("name", GAMES)


def positions(name: str, settings: int):
    """Some positions of random matches, spread over whole matches; of short ones there are more."""
    agreed = some_settings(name, settings)
    found = 0
    for number, one in enumerate(cycle(agreed)):
        if number >= len(agreed) and found >= POSITIONS:
            return
        choose = Random(number)
        match = Match(game(name), one, key_of(number))
        while not match.over:
            if choose.random() < 0.2:
                found += 1
                yield match
            if not match.over:  # whoever looks may play on
                match.play(choose.choice(match.legal()))
        yield match


def some_positions(name: str, settings: int = 6):
    for found, match in enumerate(positions(name, settings)):
        if found <= POSITIONS or found % 5 == 0:
            yield match
        if found > 10 * POSITIONS:
            return


def difference(one: Any, other: Any, path: str = "view") -> str:
    """The first place in two views that differs, with both values; empty where none does."""
    if isinstance(one, msgspec.Struct):
        one, other = msgspec.to_builtins(one), msgspec.to_builtins(other)
    if isinstance(one, dict) and isinstance(other, dict):
        found = (difference(one[key], other.get(key), f"{path}.{key}") for key in one)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        found = (difference(a, b, f"{path}[{n}]") for n, (a, b) in pairs)
    else:
        return "" if one == other else f"{path}: {one!r}, or {other!r} if imagined"
    return next((told for told in found if told), "")


def where(match: Match) -> str:
    """The position, so that it can be played to again."""
    played = " · ".join(match.game.actions.notation(action) for action in match.actions)
    return f"in {match.setting}, key {match.key.hex()}, after: {played or 'nothing'}"


@of_every_game
def test_views_do_not_depend_on_what_a_seat_cannot_know(name):
    played = game(name)
    run = engine(played)
    for match in some_positions(name):
        s, c = match.state, match.c
        for seat in (*range(s.seats), SPECTATOR):
            imagined = concealed(run, s, c, seat, key_of(len(match.plies)))
            told = difference(played.view(s, c, seat), played.view(imagined, c, seat))
            assert not told, f"seat {seat} sees {told} {where(match)}"
            told = difference(played.prompt(s, c, seat), played.prompt(imagined, c, seat), "prompt")
            assert not told, f"seat {seat} is asked {told} {where(match)}"
            if seat != SPECTATOR:
                mine, theirs = run.observe(s, c, seat), run.observe(imagined, c, seat)
                told = difference(mine.tolist(), theirs.tolist(), "observation")
                assert not told, f"seat {seat} observes {told} {where(match)}"


@of_every_game
def test_legal_actions_do_not_depend_on_what_their_seat_cannot_know(name):
    run = engine(game(name))
    mask = run.mask()
    for match in some_positions(name):
        if match.over:
            continue
        for deal in range(DEALS):
            imagined = concealed(run, match.state, match.c, match.actor, key_of(deal))
            run.legal(imagined, match.c, mask)
            differ = [match.game.actions.notation(a) for a in np.flatnonzero(match.mask != mask)]
            assert not differ, f"legal or not by what is hidden: {differ} {where(match)}"


@of_every_game
def test_concealed_states_are_positions_that_can_occur(name):
    """Every piece is conserved, and the seat to act has an option."""
    run = engine(game(name))
    mask = run.mask()
    for match in some_positions(name):
        s, c = match.state, match.c
        for seat in (*range(s.seats), SPECTATOR):
            imagined = concealed(run, s, c, seat, key_of(2))
            broken = run.check(imagined, c)
            changed = "; ".join(changed_fields(s, imagined))
            assert not broken, f"check {broken} as seat {seat} imagines: {changed} {where(match)}"
            stuck = not match.over and run.legal(imagined, c, mask) == 0
            assert not stuck, f"nothing legal as seat {seat} imagines: {changed} {where(match)}"


def forgetful(s: Any) -> Any:
    """A copy of the state that remembers nothing."""
    copy = s.copy()
    for field in remembered_fields(type(s)):
        copy.memory[field] = 0
    return copy


@pytest.mark.parametrize("name", [g for g in GAMES if remembered_fields(game(g).state)])
def test_what_is_remembered_changes_nothing_but_what_is_imagined(name):
    """Options, what they lead to, what is seen and what is observed are the same without it."""
    played = game(name)
    run = engine(played)
    mask = run.mask()
    for match in some_positions(name):
        s, c, seat = match.state, match.c, max(0, match.actor)
        blank = forgetful(s)
        assert s.played() == blank.played()
        assert run.observe(s, c, seat).tolist() == run.observe(blank, c, seat).tolist()
        assert not difference(played.view(s, c, seat), played.view(blank, c, seat))
        if not match.over:
            run.legal(blank, c, mask)
            assert match.mask.tolist() == mask.tolist()
            action = match.legal()[len(match.plies) % len(match.legal())]
            after = s.copy()
            run.apply(after, c, action)
            run.apply(blank, c, action)
            assert after.played() == blank.played()


@of_every_game
def test_positions_that_a_seat_cannot_tell_apart_are_imagined_alike(name):
    """What is remembered of the others tells a seat no more than it has seen."""
    run = engine(game(name))
    for match in some_positions(name):
        if not match.over:
            s, c = match.state, match.c
            imagined = concealed(run, s, c, match.actor, key_of(3))
            assert position(run, s, c) == position(run, imagined, c), where(match)


def test_a_difference_is_named_by_its_field():
    seen, imagined = {"seats": [{"hand": [1, 2]}]}, {"seats": [{"hand": [1, 3]}]}

    assert "view.seats[0].hand[1]: 2, or 3 if imagined" == difference(seen, imagined)
    assert not difference(seen, seen)
