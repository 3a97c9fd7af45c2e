"""Fuzzing: random matches of every form, seat count and option, each position checked."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec

from ludoteka.core.game import Form, Game, Setting, setting
from ludoteka.lab.random_play import Batch

CHUNK = 200


class Row(msgspec.Struct):
    """One setting's matches."""

    game: str
    form: str
    seats: int
    options: dict[str, str | int]
    games: int
    decisions: int
    max_decisions: int
    max_branching: int
    violations: int
    first_violation: str = ""


class Report(msgspec.Struct):
    game: str
    seats: list[int]
    games: int
    decisions: int
    max_decisions: int
    max_branching: int
    violations: int
    rows: list[Row]


def option_sets(game: Game[Any, Any], form: Form) -> Iterator[dict[str, str | int]]:
    """All combinations of the variants; each ruling's other values on their own."""
    options = game.meta.options_of(form.id)
    variants = [o for o in options if not o.ruling]
    for values in product(*(o.values for o in variants)):
        yield {o.id: value for o, value in zip(variants, values, strict=True)}
    for option in options:
        if option.ruling:
            for value in {option.values[0], option.values[-1]} - {option.default}:
                yield {option.id: value}


def settings(game: Game[Any, Any], seats: int | None = None) -> list[Setting]:
    """Every setting a table can agree on, rulings one at a time."""
    return [
        setting(game.meta, count, form.id, options)
        for form in game.meta.forms
        for count in form.seats
        if seats in (None, count)
        for options in option_sets(game, form)
    ]


def fuzz(
    game: Game[Any, Any],
    games: int,
    seed: int = 1,
    seats: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play `games` matches, spread over all settings; `progress` is told of each chunk."""
    agreed = settings(game, seats)
    share, more = divmod(games, len(agreed))
    rows = [
        _row(game, one, share + (i < more), seed, progress)
        for i, one in enumerate(agreed)
        if share + (i < more) > 0
    ]
    return Report(
        game=game.meta.key,
        seats=sorted({row.seats for row in rows}),
        games=sum(row.games for row in rows),
        decisions=sum(row.decisions for row in rows),
        max_decisions=max(row.max_decisions for row in rows),
        max_branching=max(row.max_branching for row in rows),
        violations=sum(row.violations for row in rows),
        rows=rows,
    )


def _row(
    game: Game[Any, Any], agreed: Setting, games: int, seed: int, progress: Callable[[int], None]
) -> Row:
    batch = Batch(game, agreed)
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        tally = batch.check(seed, first, count)
        progress(count)
    found = f"code {tally.code} in match {tally.bad_match}" if tally.violations else ""
    return Row(
        game.meta.key, agreed.form, agreed.seats, agreed.options, games,
        tally.decisions, tally.max_decisions, tally.max_branching, tally.violations, found,
    )  # fmt: skip
