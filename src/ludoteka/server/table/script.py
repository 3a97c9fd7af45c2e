"""What a course has the bots of a coached table decide."""

from ludoteka.core.course import Course, courses
from ludoteka.server.table.table import Table


def course_of(table: Table) -> Course | None:
    found = (c for c in courses(table.game.folder) if c.id == table.opened.course)
    return next(found, None)


def scripted(table: Table) -> int | None:
    """The next decision of the course, as long as the match goes along with it."""
    course, match = course_of(table), table.playing()
    if course is None or not _along(table, course):
        return None
    line = course.line()
    if len(match.plies) >= len(line):
        return None
    action = table.game.actions.parse(line[len(match.plies)].notation)
    return action if action in match.legal() else None


def _along(table: Table, course: Course) -> bool:
    actions = table.game.actions
    pairs = zip(table.playing().actions, course.line(), strict=False)
    return all(p.free or actions.notation(done) == p.notation for done, p in pairs)
