"""Hints during a match and its analysis after the end, over HTTP."""

import secrets
from collections.abc import Callable

from ludoteka.bots.advice.analysis import CLOSER, Judgement, decision
from ludoteka.bots.advice.hints import Advice, Budget
from ludoteka.core.match import Match
from ludoteka.server.bots.advisers import Question, Task
from ludoteka.server.bots.queue import Asker, Rank
from ludoteka.server.bots.seats import Thought, thought_of
from ludoteka.server.compiling import is_ready
from ludoteka.server.errors import Refusal
from ludoteka.server.http.context import CallContext
from ludoteka.server.live.room import Room
from ludoteka.server.protocol import Analyse, AnalysisNews, AskHint, Hint, Hints, HintStep
from ludoteka.server.table import commands
from ludoteka.server.table.commands import may_watch

THOUGHT = Budget(simulations=600, playouts=128 // CLOSER)
"""to judge a decision right after it was made; `closer` multiplies the playouts"""


async def hint(context: CallContext) -> Hints:
    """The best decisions of my seat; void when the match went on meanwhile."""
    body: AskHint = context.body
    question, thought, asker = await context.desk.read(
        context.table_id, lambda room: _question(context, room)
    )
    found = await context.desk.advisers.hint(question, thought, asker)
    room = await context.desk.room(context.table_id)
    if room.table.position != question.position:
        raise Refusal("late", {"ply": body.ply, "now": room.table.ply})
    notation = room.table.game.actions.notation
    return Hints(body.seat, body.ply, [_told(advice, notation) for advice in found])


def _question(context: CallContext, room: Room) -> tuple[Question, Thought, Asker]:
    body, table = context.body, room.table
    commands.ask_hint(table, context.who, body.seat, body.ply)
    _not_compiling(context, table.rules)
    question = Question(table.id, table.position, body.seat)
    return question, thought_of(table), room.asker(Rank.HINT, context.who.player)


def _not_compiling(context: CallContext, game: str) -> None:
    """Advice takes thousands of matches: with interpreted rules nobody would wait for it."""
    if context.desk.settings.compiled and not is_ready(game):
        raise Refusal("compiling")


def _is_quick(context: CallContext, game: str) -> bool:
    """A word after a mistake comes at once or not at all."""
    return context.desk.compiled(game)


def _told(advice: Advice, notation: Callable[[int], str]) -> Hint:
    plan = [HintStep(notation(step.action), step.events) for step in advice.plan]
    return Hint(plan, advice.chances)


async def judgement(context: CallContext) -> Judgement:
    """What the last decision of my seat came to, from what it knew."""
    task, asker = await context.desk.read(context.table_id, lambda room: _decision(context, room))
    return await context.desk.advisers.judge(task, asker)


def _decision(context: CallContext, room: Room) -> tuple[Task, Asker]:
    body, table = context.body, room.table
    commands.ask_judgement(table, context.who, body.seat, body.ply)
    if not _is_quick(context, table.rules):
        raise Refusal("compiling")
    match = table.playing()
    made = decision(match, body.ply, secrets.token_bytes(32))
    pack = (match.pack.name, match.pack.text)
    task = Task(table.rules, pack, made, THOUGHT, closer=True)
    return task, room.asker(Rank.HINT, context.who.player)


async def analysis(context: CallContext) -> AnalysisNews:
    await _finished(context)
    return await context.desk.analyses.news(context.table_id)


async def analyse(context: CallContext) -> AnalysisNews:
    body: Analyse = context.body
    match = await _finished(context)
    _not_compiling(context, match.game.name)
    room = await context.desk.room(context.table_id)
    asker = room.asker(Rank.ANALYSIS, context.who.player)
    return await context.desk.analyses.begin(context.table_id, match, asker, deep=body.deep)


async def _finished(context: CallContext) -> Match:
    """The match of a table that is over, for those who may watch it."""
    room = await context.desk.room(context.table_id)
    may_watch(room.table, context.who)
    if room.table.status != "over" or room.table.match is None:
        raise Refusal("not_over")
    return room.table.match
