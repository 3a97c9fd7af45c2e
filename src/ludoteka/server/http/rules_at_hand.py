"""The rules at hand: what a seat that decides may want to read now."""

import secrets
from collections import defaultdict
from typing import Any

from ludoteka.core.conceal import concealed
from ludoteka.core.match import Match
from ludoteka.server.errors import Refusal
from ludoteka.server.http.context import CallContext
from ludoteka.server.live.room import Room
from ludoteka.server.protocol import ForbiddenAction, RuleAtHand, RulesAtHand
from ludoteka.server.table import commands, projections
from ludoteka.server.table.plain import plain
from ludoteka.server.table.snapshot import Snapshot


async def rules_at_hand(context: CallContext) -> RulesAtHand:
    return await context.desk.read(context.table_id, lambda room: _moment(context, room))


def _moment(context: CallContext, room: Room) -> RulesAtHand:
    """Of my own decision only: which rules matter to another may tell what it holds."""
    table = room.table
    mine = commands.my_seats(table, context.who)
    if table.status != "playing":
        raise Refusal("not_playing")
    if table.actor not in mine:
        raise Refusal("not_your_turn", {"turn": table.actor})
    return RulesAtHand(table.ply, table.actor, rules_of(table.playing()))


def rules_of(match: Match) -> list[RuleAtHand]:
    """The rules of the step, then those that forbid something which might be tried."""
    imagined = concealed(match.engine, match.state, match.c, match.actor, secrets.token_bytes(32))
    now, c = Snapshot(imagined), projections.parts_of(match)
    forbidden = _forbidden(match, now, c)
    rules = dict.fromkeys([*plain(match.game.name).rules_at_hand(now, c), *forbidden])
    return [RuleAtHand(rule, forbidden.get(rule, [])) for rule in rules]


def _forbidden(match: Match, now: Any, c: Any) -> dict[str, list[ForbiddenAction]]:
    """Rule -> the illegal actions of the kinds that are open now."""
    game = plain(match.game.name)
    legal = set(match.legal())
    kinds = {game.actions.decode(a).kind for a in legal}
    found: dict[str, list[ForbiddenAction]] = defaultdict(list)
    for action in range(game.actions.count):
        decoded = game.actions.decode(action)
        if decoded.kind in kinds and action not in legal:
            reason = game.why_not(now, c, action)
            found[reason.rule].append(ForbiddenAction(decoded.kind, dict(decoded.labels)))
    return found
