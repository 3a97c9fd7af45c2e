"""Guided first games over HTTP."""

from ludoteka.core import registry
from ludoteka.core.course import Course, courses
from ludoteka.core.errors import UnknownName
from ludoteka.core.game import setting
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.context import CallContext
from ludoteka.server.http.practice import entries_of
from ludoteka.server.protocol import CoachPoint, CoachStep, CoursePage, Created, StartCourse
from ludoteka.server.table.entries import AnyEntry


async def course(context: CallContext) -> CoursePage:
    found = await context.desk.run(_found, context)
    return CoursePage(found.id, found.form, found.seat, _steps(found))


def _found(context: CallContext) -> Course:
    try:
        offered = courses(registry.game(context.path["game"]).folder)
    except UnknownName as error:
        raise refusal_of(error) from None
    for found in offered:
        if found.id == context.path["course"]:
            return found
    raise Refusal("no_such_course")


def _steps(found: Course) -> list[CoachStep]:
    """The steps with their places in the log: before which decision, and after which."""
    steps, ply = [], 0
    for s in found.step:
        since, ply = ply, ply + len(s.do) + len(s.others)
        points = [CoachPoint(p.at, p.side, not p.plain) for p in s.points]
        steps.append(CoachStep(s.id, s.mood, points, list(s.do), s.free, s.own, since, ply))
    return steps


async def start(context: CallContext) -> Created:
    """A table of one learner among bots that play by the course."""
    body: StartCourse = context.body
    found = await context.desk.run(_found, context)
    await context.be_somebody(body.name)
    entries = await context.desk.run(_entries, context, found)
    return Created(await context.desk.create(context.player, found.secret, entries))


def _entries(context: CallContext, found: Course) -> list[AnyEntry]:
    meta = registry.meta(context.path["game"])
    agreed = setting(meta, found.seats, found.form, found.options)
    return entries_of(context, agreed, found.seat, found.secret, course=found.id)
