"""Every exercise is answered by the rules of today, and can be read in every language."""

import pytest

from ludoteka.core.exercise import LEARNER, Exercise, exercises
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, game
from ludoteka.core.text import LANGUAGES, catalogue
from ludoteka.lab.trace import trace
from tests.kit import play

EACH = [
    pytest.param(name, exercise, id=f"{name}-{exercise.id}")
    for name in GAMES
    for exercise in exercises(game(name).folder)
]
TASKS = [param for param in EACH if param.values[1].kind == "play"]
AT_LEAST = 60
TITLE, TELLS, ASKS, WHY = 40, 330, 90, 300
"""letters that there is room for"""


def answered(name: str, exercise: Exercise, line: tuple[str, ...]) -> int:
    match = exercise.match(game(name))
    before = match.state.copy()
    play(match, *line)
    return exercise.value(game(name), before, match.state, match.c)


def lines(name: str, exercise: Exercise, line: tuple[str, ...] = ()):
    """All that the learner can do in as many decisions as the task takes."""
    match = play(exercise.match(game(name)), *line)
    if len(line) == len(exercise.do) or is_others(match):
        yield line
        return
    for action in match.legal():
        yield from lines(name, exercise, (*line, game(name).actions.notation(action)))


def is_others(match: Match) -> bool:
    return match.over or match.actor != LEARNER


@pytest.mark.parametrize(("name", "exercise"), EACH)
def test_the_answer_is_what_the_rules_say(name, exercise):
    assert exercise.answer == answered(name, exercise, exercise.do)


@pytest.mark.parametrize(("name", "exercise"), EACH)
def test_the_position_can_be(name, exercise):
    match = exercise.match(game(name))

    assert 0 == match.engine.check(match.state, match.c)


@pytest.mark.parametrize(("name", "exercise"), TASKS)
def test_a_task_is_the_learners_and_is_not_done_by_just_anything(name, exercise):
    assert LEARNER == exercise.match(game(name)).actor
    found = [answered(name, exercise, line) == exercise.answer for line in lines(name, exercise)]

    assert 0 < sum(found) <= len(found) / 5


def test_there_is_enough_to_do_and_all_of_it_is_told_apart():
    assert len(EACH) >= AT_LEAST
    assert len({param.id for param in EACH}) == len(EACH)


@pytest.mark.parametrize("name", GAMES)
def test_exercises_stand_together_by_topic(name):
    topics = [e.topic for e in exercises(game(name).folder)]
    runs = [t for i, t in enumerate(topics) if i == 0 or topics[i - 1] != t]

    assert len(runs) == len(set(topics))


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_of_an_exercise_are_in_the_rulebook(name):
    known = {rule.id for rule in trace(game(name))}

    assert {rule for e in exercises(game(name).folder) for rule in e.rules} <= known


@pytest.mark.parametrize(("name", "exercise"), EACH)
def test_the_right_answer_is_among_different_ones(name, exercise):
    if exercise.kind == "choose":
        assert exercise.answer in exercise.choices
        assert len(set(exercise.choices)) == len(exercise.choices) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "exercise"), EACH)
def test_it_is_told_in_every_language_and_fits(name, exercise, language):
    words = catalogue(game(name).folder / "text", language)
    message = f"exercise-{exercise.id}"

    for part, room in (("", TITLE), (".tells", TELLS), (".asks", ASKS), (".why", WHY)):
        assert 0 < len(words.say(f"{message}{part}")) <= room, part
    assert words.say(f"topic-{exercise.topic}")
    assert words.say(f"topic-{exercise.topic}.rule")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_words_are_left_over(name, language):
    found = exercises(game(name).folder)
    known = {f"exercise-{e.id}" for e in found} | {f"topic-{e.topic}" for e in found}
    ids = catalogue(game(name).folder / "text", language).ids

    assert {i for i in ids if i.startswith(("exercise-", "topic-"))} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "exercise"), EACH)
def test_what_is_said_of_an_answer_is_said_of_one_that_is_offered(name, exercise, language):
    """`.not-<n>` explains a wrong answer, `.choice-<n>` says any of them in words."""
    words = catalogue(game(name).folder / "text", language)
    parts = words.parts(f"exercise-{exercise.id}")
    wrong = {f"not-{n}" for n in exercise.choices if n != exercise.answer}
    offered = {f"choice-{n}" for n in exercise.choices}

    assert parts - {"tells", "asks", "why"} <= wrong | offered
    assert not parts & offered or offered <= parts
