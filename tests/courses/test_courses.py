"""Every course is played by the rules of today: each decision is legal, each claim is true."""

import msgspec
import pytest

from ludoteka.core.course import CourseStep, courses
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.core.text import LANGUAGES, catalogue
from tests.courses import reading

ALL = [
    pytest.param(name, course, id=course.id)
    for name in GAMES
    for course in courses(game(name).folder)
]
SAY, WHY, TAG = 84, 170, 30
"""letters that a line of the coach has room for"""
SHORTEST, LONGEST = 5, 8
"""minutes that a guided game takes, as `reading` counts them"""


def at(data, path):
    """What stands at a path such as `seats.0.score`."""
    for step in path.split("."):
        data = data[int(step)] if isinstance(data, list) else data[step]
    return data


def seen(match: Match, seat: int):
    return msgspec.to_builtins(match.game.view(match.state, match.c, seat))


def preview(match: Match, notation: str):
    action = match.game.actions.parse(notation)
    after = match.state.copy()
    match.engine.apply(after, match.c, action)
    found = match.game.preview(match.state, match.c, action, after, match.actor)
    return msgspec.to_builtins(found)


def play(match: Match, seat: int, step: CourseStep):
    for notation in step.do:
        assert match.actor == seat, f"{step.id}: {notation} is not the learner's decision"
        match.play(match.game.actions.parse(notation))
    for notation in step.others:
        assert match.actor != seat, f"{step.id}: {notation} is not another's decision"
        match.play(match.game.actions.parse(notation))


def check(match: Match, seat: int, step: CourseStep):
    """The claims of a step: before its own decisions, after those of the others."""
    view = seen(match, seat)
    would = preview(match, step.do[0]) if step.do else None
    for path, value in step.claims.items():
        root, _, rest = path.partition(".")
        found = at(view if root == "view" else would, rest)
        assert found == value, f"{step.id}: {path} is {found!r}, not {value!r}"


def walk(course, match: Match):
    """Play the course; each step with the match as it stands when it is said."""
    for step in course.step:
        if step.others:
            play(match, course.seat, step)
        yield step
        if step.do:
            play(match, course.seat, step)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_every_decision_is_legal_and_every_claim_is_true(name, course):
    match = course.match(game(name))

    for step in walk(course, match):
        assert not (step.do and step.others), step.id
        assert (step.mood == "do") == bool(step.do), step.id
        assert (step.mood == "wait") == bool(step.others), step.id
        check(match, course.seat, step)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_the_learner_decides_at_once_and_is_asked_when_it_is_their_turn(name, course):
    match = course.match(game(name))

    assert course.step[0].do, "two clicks from home to the first decision"
    for step in walk(course, match):
        if step.mood in {"do", "wait"}:
            assert match.actor == course.seat or step == course.step[-1], step.id


@pytest.mark.parametrize(("name", "course"), ALL)
def test_a_free_decision_leaves_the_course_as_it_is(name, course):
    played = game(name)
    line = [played.actions.parse(p.notation) for p in course.line()]
    for number, planned in enumerate(course.line()):
        if not planned.free:
            continue
        match = course.match(played).replay(line[:number])
        for other in match.legal():
            again = course.match(played).replay([*line[:number], other])
            for notation in line[number + 1 :]:
                assert notation in again.legal(), planned.notation
                again.play(notation)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_every_kind_of_decision_occurs(name, course):
    actions = game(name).actions
    made = {actions.decode(actions.parse(p.notation)).kind for p in course.line()}

    assert made | set(course.spares) == set(actions.kinds)
    assert not made & set(course.spares)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_every_way_to_score_occurs_or_is_told(name, course):
    match = course.match(game(name))
    told = {rule for step in walk(course, match) for rule in step.tells}
    lines = match.game.breakdown(match.state, match.c)
    scored = {line.rule for line in lines if any(line.points)}

    assert {line.rule for line in lines} <= scored | told


@pytest.mark.parametrize(("name", "course"), ALL)
def test_every_sentence_is_there_in_every_language_and_fits(name, course):
    for language in LANGUAGES:
        words = catalogue(game(name).folder / "text", language)
        for step in course.step:
            message = f"course-{course.id}-{step.id}"
            tags = [n for n, p in enumerate(step.points, 1) if not p.plain]
            assert 0 < len(words.say(message)) <= SAY, (language, message)
            assert 0 < len(words.say(f"{message}.why")) <= WHY, (language, message)
            if step.own:
                assert 0 < len(words.say(f"{message}.idea")) <= WHY, (language, message)
            for n in tags:
                assert 0 < len(words.say(f"{message}.tag-{n}")) <= TAG, (language, message, n)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_a_course_takes_five_to_eight_minutes(name, course):
    for language in LANGUAGES:
        said = list(reading.course(catalogue(game(name).folder / "text", language), course))
        assert SHORTEST <= round(reading.minutes(said, course), 1) <= LONGEST, language


@pytest.mark.parametrize(("name", "course"), ALL)
def test_who_decides_alone_has_been_told_everything(name, course):
    """Whatever is decided there, the course may end with it."""
    alone = [number for number, step in enumerate(course.step) if step.own]
    told = [number for number, step in enumerate(course.step) if step.tells]

    assert all(course.step[number].do for number in alone)
    assert not alone or max(told, default=0) < min(alone)


@pytest.mark.parametrize(("name", "course"), ALL)
def test_no_sentence_is_left_over(name, course):
    known = {f"course-{c.id}-{step.id}" for c in courses(game(name).folder) for step in c.step}
    ids = catalogue(game(name).folder / "text", "en").ids

    assert {i for i in ids if i.startswith(f"course-{course.id}-")} <= known
