"""Games, replays and match files over HTTP."""

from typing import Any

import msgspec

from ludoteka.bots.levels import LEVELS, learnt, styles
from ludoteka.bots.warm import share_of
from ludoteka.core import registry
from ludoteka.core.course import courses
from ludoteka.core.exercise import exercises
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match, Transition
from ludoteka.core.record import NOBODY
from ludoteka.server.compiling import progress_of
from ludoteka.server.errors import Refusal
from ludoteka.server.http.context import CallContext
from ludoteka.server.live.desk import Desk
from ludoteka.server.live.room import Room
from ludoteka.server.protocol import (
    Compiling,
    FormInfo,
    GameInfo,
    Greeting,
    OptionInfo,
    Progress,
    Replay,
)
from ludoteka.server.table import projections
from ludoteka.server.table.commands import may_watch
from ludoteka.server.table.figures import cast_of, figures_of
from ludoteka.server.table.table import Table


async def all_games(context: CallContext) -> list[GameInfo]:
    return await context.desk.run(infos, context.desk)


async def greeting(context: CallContext) -> Greeting:
    """What every page asks for first, in one answer."""
    me = await context.desk.run(context.desk.people.me, context.who.player)
    return Greeting(me, await all_games(context), context.desk.closing)


def infos(desk: Desk) -> list[GameInfo]:
    return [_info(desk, key) for key in registry.GAMES]


async def compiling(context: CallContext) -> Compiling:
    return await context.desk.run(_progress, context.desk)


def _progress(desk: Desk) -> Compiling:
    names = (*registry.GAMES, *registry.archived())
    if not desk.settings.compiled:
        return Compiling({name: Progress("done", 1, 1, 0) for name in names})
    return Compiling({name: progress_of(name) for name in names})


def _share(desk: Desk, name: str) -> float:
    """A host that wants the rules interpreted waits for nothing."""
    return share_of(name) if desk.settings.compiled else 1.0


def _info(desk: Desk, key: str) -> GameInfo:
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
        figures=msgspec.structs.asdict(cast_of(key)),
        cast=figures_of(key),
        styles=styles(key),
        packs=desk.packs.names(key),
        new_to_bots=desk.packs.new_to_bots(key),
        learnt=learnt(key),
        exercises=len(exercises(registry.game(key).folder)),
        courses=[c.id for c in courses(registry.game(key).folder)],
        compiled=_share(desk, key),
    )


# Replays and match files


async def replay(context: CallContext) -> Replay:
    ply = number(context.path["ply"], "ply")
    seat = number(context.query["seat"], "seat") if "seat" in context.query else None
    return await context.desk.read(context.table_id, lambda room: _replay(context, room, ply, seat))


def number(text: str, what: str) -> int:
    try:
        return int(text[:12])
    except ValueError:
        raise Refusal("not_readable", {"why": what}) from None


def _replay(context: CallContext, room: Room, ply: int, seat: int | None) -> Replay:
    """The match at a ply through the eyes of a seat; a foreign seat's only after the end."""
    may_watch(room.table, context.who)
    table = room.table
    mine = context.who.seats_at(table)
    audience = (mine[0] if len(mine) == 1 else SPECTATOR) if seat is None else seat
    if not SPECTATOR <= audience < len(table.places):
        raise Refusal("no_such_seat", {"seat": audience})
    over = table.status == "over"
    if audience != SPECTATOR and not over and mine != [audience]:
        raise Refusal("not_your_seat", {"seat": audience})
    match, transitions = match_at(table, ply)
    turn = match.actor if match.actor != NOBODY else None
    eyes = projections.Eyes(match)
    steps = projections.steps_of(eyes, ply, transitions, audience, open_=over)
    projection = projections.projection(eyes, audience)
    return Replay(table.id, ply, table.ply, audience, turn, steps, projection)


def match_at(table: Table, ply: int) -> tuple[Match, list[Transition]]:
    """The match as it stood after so many decisions, and the steps of the last one."""
    if not 0 <= ply <= table.ply or table.match is None:
        raise Refusal("no_such_ply", {"plies": table.ply})
    match = table.dealt()
    transitions: list[Transition] = match.opening_steps
    for played in table.match.plies[:ply]:
        transitions = match.repeat(played.action, single=played.single)
    return match, transitions


async def export(context: CallContext) -> Any:
    return await context.desk.read(context.table_id, lambda room: _export(context, room))


def _export(context: CallContext, room: Room) -> Any:
    """The match file. Before the end it would tell who chose what, and the key of chance."""
    may_watch(room.table, context.who)
    table = room.table
    if table.status != "over":
        raise Refusal("not_over")
    return msgspec.structs.replace(table.playing().export(), chance=table.chance())
