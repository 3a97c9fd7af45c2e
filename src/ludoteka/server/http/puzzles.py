"""Puzzles over HTTP: the same one for everybody on a date, and all of them to practise."""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from ludoteka.core import registry
from ludoteka.core.errors import UnknownName
from ludoteka.core.game import Setting
from ludoteka.core.match import Match
from ludoteka.core.puzzle import Puzzle, Refutation, puzzles, secret_of
from ludoteka.core.slip import Slip
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.context import CallContext
from ludoteka.server.http.practice import entries_of
from ludoteka.server.http.slips import explained
from ludoteka.server.protocol import (
    AskSlip,
    Created,
    PuzzleAnswer,
    PuzzleDay,
    PuzzleInfo,
    PuzzleLine,
    PuzzlePage,
    Puzzles,
    PuzzleShelf,
    PuzzleTry,
    StartCourse,
    Step,
)
from ludoteka.server.table import projections
from ludoteka.server.table.entries import AnyEntry

DAYS = 7
LEVEL = "hard"
"""of the bots, where somebody plays on"""


async def week(context: CallContext) -> Puzzles:
    today = _date(context.query.get("day", ""))
    return await context.desk.run(_week, today)


def _date(text: str) -> date:
    """Of the reader, who may be ahead of the server by some hours."""
    if not text:
        return datetime.now(UTC).date()
    try:
        return max(date.fromisoformat(text), date.min + timedelta(DAYS))
    except ValueError:
        raise Refusal("not_readable", {"why": "day"}) from None


def _week(today: date) -> Puzzles:
    games = {key: _of(key) for key in registry.GAMES}
    shelves = [
        PuzzleShelf(key, dict(Counter(puzzle.theme for puzzle in found.values())))
        for key, found in games.items()
        if found
    ]
    dates = [today - timedelta(ago) for ago in reversed(range(DAYS))] if shelves else []
    return Puzzles([PuzzleDay(day.isoformat(), of_day(day, games)) for day in dates], shelves)


def of_day(day: date, games: dict[str, dict[str, Puzzle]]) -> PuzzleInfo:
    """The games in turn, each through all its puzzles before one comes again."""
    keys = [key for key, found in games.items() if found]
    turn, nth = divmod(day.toordinal(), len(keys))
    key = keys[nth]
    order = sorted(games[key], key=lambda id_: sha256(id_.encode()).digest())
    return _info(key, games[key][order[turn % len(order)]])


def _of(key: str) -> dict[str, Puzzle]:
    try:
        return puzzles(registry.folder(key), registry.meta(key).version)
    except UnknownName as error:
        raise refusal_of(error) from None


def _info(key: str, found: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(key, found.id, found.form, found.seats, found.grade, found.theme)


async def shelf(context: CallContext) -> list[PuzzleInfo]:
    key = context.path["game"]
    found = await context.desk.run(_of, key)
    return [_info(key, puzzle) for puzzle in found.values()]


def _found(context: CallContext) -> Puzzle:
    found = _of(context.path["game"]).get(context.path["puzzle"])
    if found is None:
        raise Refusal("no_such_puzzle")
    return found


def _match(context: CallContext, found: Puzzle) -> Match:
    key = context.path["game"]
    return found.match(registry.game(key), compiled=context.desk.compiled(key))


async def puzzle(context: CallContext) -> PuzzlePage:
    return await context.desk.run(_page, context)


def _page(context: CallContext) -> PuzzlePage:
    found = _found(context)
    eyes = projections.Eyes(_match(context, found))
    return PuzzlePage(
        puzzle=_info(context.path["game"], found),
        seat=found.seat,
        ply=len(found.actions),
        decisions=len(found.line),
        projection=projections.projection(eyes, found.seat),
    )


async def attempt(context: CallContext) -> PuzzleAnswer:
    return await context.desk.run(_answer, context)


def _answer(context: CallContext) -> PuzzleAnswer:
    """What the last decision comes to; those before it must have been right."""
    body: PuzzleTry = context.body
    found = _found(context)
    before, last = tuple(body.actions[:-1]), len(body.actions) - 1
    if last < 0 or before != found.line[:last] or last >= len(found.line):
        raise Refusal("not_readable", {"why": "actions"})
    match = _match(context, found)
    parse = match.game.actions.parse
    match.replay(parse(action) for action in before)
    eyes = projections.Eyes(match)
    steps = _played(eyes, found.seat, [body.actions[-1]])
    right = body.actions[-1] == found.line[last]
    done = right and last + 1 == len(found.line)
    refuted = None if right else _refutation(found, body.actions)
    return PuzzleAnswer(
        verdict="right" if done else "on" if right else "wrong",
        steps=steps,
        replies=_played(eyes, found.seat, refuted.replies) if refuted else [],
        wins=found.wins if right else refuted.wins if refuted else None,
        best=found.wins,
        projection=projections.projection(eyes, found.seat) if right and not done else None,
    )


def _refutation(found: Puzzle, tried: list[str]) -> Refutation | None:
    """What is known of a wrong first decision."""
    known = (one for one in found.refutations if [one.action] == tried)
    return next(known, None)


def _played(eyes: projections.Eyes, seat: int, actions: Iterable[str]) -> list[Step]:
    match, told = eyes.match, []
    for action in actions:
        transitions = match.play(match.game.actions.parse(action))
        told += projections.steps_of(eyes, len(match.plies), transitions, seat, open_=False)
    return told


async def slip(context: CallContext) -> Slip:
    return await context.desk.run(_slip, context)


def _slip(context: CallContext) -> Slip:
    """Of the position after my decisions, and after what the others answer to a wrong one."""
    asked: AskSlip = context.body
    found = _found(context)
    match = _match(context, found)
    tried = (asked.line or [])[: len(found.line)]
    refuted = _refutation(found, tried)
    parse = match.game.actions.parse
    match.replay(parse(action) for action in [*tried, *(refuted.replies if refuted else ())])
    return explained(match, found.seat, asked.thing)


async def line(context: CallContext) -> PuzzleLine:
    found = await context.desk.run(_found, context)
    return PuzzleLine(list(found.line))


async def play_on(context: CallContext) -> Created:
    """A table of its own that begins where the puzzle does."""
    body: StartCourse = context.body
    found = await context.desk.run(_found, context)
    await context.be_somebody(body.name)
    entries = await context.desk.run(_entries, context, found)
    secret = secret_of(context.path["game"], found.deal)
    return Created(await context.desk.create(context.player, secret, entries))


def _entries(context: CallContext, found: Puzzle) -> list[AnyEntry]:
    agreed = Setting(context.path["game"], found.form, found.seats, found.options)
    secret = secret_of(agreed.game, found.deal)
    return entries_of(context, agreed, found.seat, secret, level=LEVEL, actions=found.actions)
