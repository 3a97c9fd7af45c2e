"""Fuzzing: random matches of every form, seat count and option, each position checked."""

from collections.abc import Callable, Iterator
from itertools import groupby, product
from operator import itemgetter
from typing import Any

import msgspec

from ludoteka.core.game import Form, Game, Setting, setting
from ludoteka.core.registry import game as game_of
from ludoteka.lab.random_play import Batch
from ludoteka.lab.retell import retold
from ludoteka.lab.spread import spread

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


def option_sets(game: Game[Any, Any], form: Form, seats: int) -> Iterator[dict[str, str | int]]:
    """All combinations of the variants; each ruling's other values on their own."""
    options = game.meta.options_of(form.id)
    variants = [o for o in options if not o.ruling]
    for values in product(*(o.values for o in variants)):
        yield {o.id: value for o, value in zip(variants, values, strict=True)}
    for option in options:
        if option.ruling:
            values = option.values_at(seats)
            for value in {values[0], values[-1]} - {option.default}:
                yield {option.id: value}


def settings(game: Game[Any, Any], seats: int | None = None) -> list[Setting]:
    """Every setting a table can agree on, rulings one at a time."""
    return [
        setting(game.meta, count, form.id, options)
        for form in game.meta.forms
        for count in form.seats
        if seats in (None, count)
        for options in option_sets(game, form, count)
    ]


def fuzz(
    game: Game[Any, Any],
    games: int,
    seed: int = 1,
    seats: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
    cores: int = 1,
    ray: str = "",
) -> Report:
    """Play `games` matches, spread over all settings; `progress` is told of each chunk."""
    agreed = settings(game, seats)
    share, more = divmod(games, len(agreed))
    work = [
        (game.meta.key, number, agreed[number], seed, first, min(CHUNK, count - first))
        for number, count in enumerate(share + (i < more) for i in range(len(agreed)))
        for first in range(0, count, CHUNK)
    ]
    chunks: dict[tuple[int, int], Row] = {}
    for number, first, row in spread(_chunk, work, cores, ray):
        chunks[number, first] = row
        progress(row.games)
    rows = [_sum([chunks[at] for at in of]) for of in _by_setting(sorted(chunks))]
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


def _by_setting(places: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    for _, group in groupby(places, key=itemgetter(0)):
        yield list(group)


def _chunk(
    key: str, number: int, agreed: Setting, seed: int, first: int, games: int
) -> tuple[int, int, Row]:
    """Some matches of a setting, with its number and that of the first of them."""
    tally = Batch(game_of(key), agreed).check(seed, first, games)
    found = f"code {tally.code} in match {tally.bad_match}" if tally.violations else ""
    if found:
        found += f" {retold(game_of(key), agreed, seed, tally.bad_match)}"
    row = Row(
        key, agreed.form, agreed.seats, agreed.options, games,
        tally.decisions, tally.max_decisions, tally.max_branching, tally.violations, found,
    )  # fmt: skip
    return number, first, row


def _sum(rows: list[Row]) -> Row:
    """The chunks of one setting together, in their order."""
    return msgspec.structs.replace(
        rows[0],
        games=sum(row.games for row in rows),
        decisions=sum(row.decisions for row in rows),
        max_decisions=max(row.max_decisions for row in rows),
        max_branching=max(row.max_branching for row in rows),
        violations=sum(row.violations for row in rows),
        first_violation=next((r.first_violation for r in rows if r.violations), ""),
    )
