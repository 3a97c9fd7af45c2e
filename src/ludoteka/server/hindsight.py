"""Hints during a match and its analysis after the end, over HTTP."""

from collections.abc import Callable

from ludoteka.bots.advice import Advice
from ludoteka.core.match import Match
from ludoteka.server import wishes
from ludoteka.server.advisers import Question
from ludoteka.server.asked import Asked
from ludoteka.server.bot_seats import Thought, thought_of
from ludoteka.server.errors import Refusal
from ludoteka.server.live import may_watch
from ludoteka.server.protocol import AnalysisNews, AskHint, Hint, Hints, HintStep
from ludoteka.server.room import Room


async def hint(asked: Asked) -> Hints:
    """The best decisions of my seat; void when the match went on meanwhile."""
    body: AskHint = asked.body
    question, thought = await asked.desk.read(asked.table_id, lambda room: _question(asked, room))
    found = await asked.desk.advisers.hint(question, thought)
    room = await asked.desk.room(asked.table_id)
    if room.table.position != question.position:
        raise Refusal("late", {"ply": body.ply, "now": room.table.ply})
    notation = room.table.game.actions.notation
    return Hints(body.seat, body.ply, [_told(advice, notation) for advice in found])


def _question(asked: Asked, room: Room) -> tuple[Question, Thought]:
    body, table = asked.body, room.table
    wishes.ask_hint(table, asked.who, body.seat, body.ply)
    return Question(table.id, table.position, body.seat), thought_of(table)


def _told(advice: Advice, notation: Callable[[int], str]) -> Hint:
    plan = [HintStep(notation(step.action), step.events) for step in advice.plan]
    return Hint(plan, advice.chances)


async def analysis(asked: Asked) -> AnalysisNews:
    await _finished(asked)
    return await asked.desk.analyses.news(asked.table_id)


async def analyse(asked: Asked) -> AnalysisNews:
    match = await _finished(asked)
    return await asked.desk.analyses.begin(asked.table_id, match)


async def _finished(asked: Asked) -> Match:
    """The match of a table that is over, for those who may watch it."""
    room = await asked.desk.room(asked.table_id)
    may_watch(room, asked.who)
    if room.table.status != "over" or room.table.match is None:
        raise Refusal("not_over")
    return room.table.match
