"""Games, replays, match files and lessons over HTTP."""

from typing import Any

import msgspec

from ludoteka.bots.levels import LEVELS, learnt
from ludoteka.core import registry
from ludoteka.core.errors import UnknownName
from ludoteka.core.game import SPECTATOR, Lesson, setting
from ludoteka.core.match import KEY_BYTES, Match
from ludoteka.core.match import Step as Moment
from ludoteka.core.record import NOBODY
from ludoteka.server import sights
from ludoteka.server.asked import Asked
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.live import may_watch
from ludoteka.server.protocol import (
    FormInfo,
    GameInfo,
    LessonInfo,
    LessonPage,
    LessonStep,
    OptionInfo,
    Replay,
)
from ludoteka.server.room import Room


async def all_games(asked: Asked) -> list[GameInfo]:
    return await asked.desk.run(lambda: [_info(asked, key) for key in registry.GAMES])


def _info(asked: Asked, key: str) -> GameInfo:
    meta = registry.meta(key)
    return GameInfo(
        key=key,
        version=meta.version,
        prefix=meta.prefix,
        forms=[FormInfo(f.id, list(f.seats)) for f in meta.forms],
        options=[
            OptionInfo(o.id, list(o.values), o.default, list(o.forms), o.ruling)
            for o in meta.options
        ],
        minutes=list(meta.minutes),
        age=meta.age,
        levels=list(LEVELS),
        packs=asked.desk.packs.names(key),
        new_to_bots=asked.desk.packs.new_to_bots(key),
        learnt=learnt(key),
        lessons=len(registry.game(key).lessons),
    )


# Replays and match files


async def replay(asked: Asked) -> Replay:
    ply = _number(asked.path["ply"], "ply")
    seat = _number(asked.query["seat"], "seat") if "seat" in asked.query else None
    return await asked.desk.read(asked.table_id, lambda room: _replay(asked, room, ply, seat))


def _number(text: str, what: str) -> int:
    try:
        return int(text[:12])
    except ValueError:
        raise Refusal("not_readable", {"why": what}) from None


def _replay(asked: Asked, room: Room, ply: int, seat: int | None) -> Replay:
    """The match at a ply through the eyes of a seat; a foreign seat's only after the end."""
    may_watch(room, asked.who)
    table = room.table
    if not 0 <= ply <= table.ply or table.match is None:
        raise Refusal("no_such_ply", {"plies": table.ply})
    mine = asked.who.seats_at(table)
    audience = (mine[0] if len(mine) == 1 else SPECTATOR) if seat is None else seat
    if not SPECTATOR <= audience < len(table.places):
        raise Refusal("no_such_seat", {"seat": audience})
    over = table.status == "over"
    if audience != SPECTATOR and not over and mine != [audience]:
        raise Refusal("not_your_seat", {"seat": audience})
    match = table.dealt()
    moments: list[Moment] = match.opening_steps
    for action in table.match.actions[:ply]:
        moments = match.play(action)
    turn = match.actor if match.actor != NOBODY else None
    eyes = sights.Eyes(match)
    steps = sights.steps_of(eyes, ply, moments, audience, open_=over)
    sight = sights.sight(eyes, audience)
    return Replay(table.id, ply, table.ply, audience, turn, steps, sight)


async def export(asked: Asked) -> Any:
    return await asked.desk.read(asked.table_id, lambda room: _export(asked, room))


def _export(asked: Asked, room: Room) -> Any:
    """The match file. Before the end it would tell who chose what, and the key of chance."""
    may_watch(room, asked.who)
    table = room.table
    if table.status != "over":
        raise Refusal("not_over")
    return msgspec.structs.replace(table.playing().export(), chance=table.chance())


# Lessons


async def lessons(asked: Asked) -> list[LessonInfo]:
    found = await asked.desk.run(_lessons_of, asked.path["game"])
    return [LessonInfo(x.id, list(x.rules), x.form, x.seats) for x in found]


def _lessons_of(key: str) -> tuple[Lesson, ...]:
    try:
        return registry.game(key).lessons
    except UnknownName as error:
        raise refusal_of(error) from None


async def lesson(asked: Asked) -> LessonPage:
    return await asked.desk.run(_lesson, asked, asked.path["game"], asked.path["lesson"])


def _lesson(asked: Asked, key: str, lesson_id: str) -> LessonPage:
    for found in _lessons_of(key):
        if found.id == lesson_id:
            return _page(asked, key, found)
    raise Refusal("no_such_lesson")


def _page(asked: Asked, key: str, found: Lesson) -> LessonPage:
    """A lesson is the same for all: its chance has the key zero."""
    game = registry.game(key)
    agreed = setting(game.meta, found.seats, found.form or None, found.options)
    match = Match(game, agreed, bytes(KEY_BYTES), compiled=asked.desk.compiled(key))
    found.place(match.state, match.c)
    match.engine.legal(match.state, match.c, match.mask)
    before = match.state.copy()
    seat = match.actor
    eyes = sights.Eyes(match)
    first = sights.sight(eyes, seat)
    moments = [m for move in found.moves for m in match.play(game.actions.parse(move))]
    steps = sights.steps_of(eyes, len(found.moves), moments, seat, open_=True)
    return LessonPage(
        id=found.id,
        rules=list(found.rules),
        form=agreed.form,
        seats=agreed.seats,
        seat=seat,
        view=first.view,
        prompt=first.prompt,
        legal=first.legal,
        steps=[
            LessonStep(s.seat, s.action or "", s.kind or "", s.args, s.events, s.view)
            for s in steps
        ],
        choices=list(found.choices),
        answer=found.answer(before, match.state, match.c),
    )
