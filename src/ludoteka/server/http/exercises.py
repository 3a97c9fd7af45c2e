"""Exercises over HTTP. Nothing is kept: who tries says all decisions so far."""

from ludoteka.core import registry
from ludoteka.core.errors import LudotekaError, UnknownName
from ludoteka.core.exercise import LEARNER, Exercise, exercises
from ludoteka.core.match import Match, Transition
from ludoteka.core.slip import Slip
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.context import CallContext
from ludoteka.server.http.slips import explained
from ludoteka.server.protocol import (
    AskSlip,
    ExerciseInfo,
    ExercisePage,
    ExerciseReply,
    Projection,
    TryExercise,
)
from ludoteka.server.table import projections


async def listed(context: CallContext) -> list[ExerciseInfo]:
    found = await context.desk.run(_exercises, context)
    return [
        ExerciseInfo(e.id, e.topic, e.kind, list(e.rules), e.form or "", list(e.picture))
        for e in found
    ]


def _exercises(context: CallContext) -> tuple[Exercise, ...]:
    try:
        return exercises(registry.game(context.path["game"]).folder)
    except UnknownName as error:
        raise refusal_of(error) from None


async def page(context: CallContext) -> ExercisePage:
    return await context.desk.run(_page, context)


def _page(context: CallContext) -> ExercisePage:
    found, match = _begun(context)
    return ExercisePage(
        id=found.id,
        kind=found.kind,
        form=match.setting.form,
        seats=match.setting.seats,
        choices=list(found.choices),
        decisions=len(found.do),
        at=_projection(found, match),
    )


def _begun(context: CallContext) -> tuple[Exercise, Match]:
    key = context.path["game"]
    for found in _exercises(context):
        if found.id == context.path["exercise"]:
            match = found.match(registry.game(key), compiled=context.desk.compiled(key))
            return found, match
    raise Refusal("no_such_exercise")


def _projection(found: Exercise, match: Match) -> Projection:
    """A question is not answered on the board, so that no preview gives the answer away."""
    live = found.kind == "play"
    return projections.projection(projections.Eyes(match), LEARNER, live=live)


async def attempt(context: CallContext) -> ExerciseReply:
    return await context.desk.run(_attempt, context)


def _attempt(context: CallContext) -> ExerciseReply:
    found, match = _begun(context)
    tried: TryExercise = context.body
    line = tried.line[: len(found.do)] or found.do
    before = match.state.copy()
    played = _played(match, line)
    shown = [step for steps in (played[-1:] if tried.line else played) for step in steps]
    over = len(line) == len(found.do) or match.actor != LEARNER
    eyes = projections.Eyes(match)
    return ExerciseReply(
        steps=projections.steps_of(eyes, len(line), shown, LEARNER, open_=True),
        at=projections.projection(eyes, LEARNER, live=not over),
        value=found.value(match.game, before, match.state, match.c) if over else None,
        answer=found.answer if over else None,
    )


async def slip(context: CallContext) -> Slip:
    return await context.desk.run(_slip, context)


def _slip(context: CallContext) -> Slip:
    """Of the position as it was, after my decisions, or after those that solve it."""
    found, match = _begun(context)
    asked: AskSlip = context.body
    if asked.line is not None:
        _played(match, asked.line[: len(found.do)] or found.do)
    return explained(match, LEARNER, asked.thing)


def _played(match: Match, line: list[str] | tuple[str, ...]) -> list[list[Transition]]:
    """The transitions of each decision."""
    try:
        return [match.play(match.game.actions.parse(notation)) for notation in line]
    except LudotekaError as error:
        raise refusal_of(error) from None
