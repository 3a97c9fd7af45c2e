"""The rules of the moment: what a seat that decides may want to read now."""

import secrets
from collections import defaultdict
from typing import Any

from ludoteka.core.conceal import concealed
from ludoteka.core.match import Match
from ludoteka.server import sights, wishes
from ludoteka.server.asked import Asked
from ludoteka.server.errors import Refusal
from ludoteka.server.protocol import Deed, MomentRule, TableMoment
from ludoteka.server.room import Room
from ludoteka.server.still import Still


async def moment(asked: Asked) -> TableMoment:
    return await asked.desk.read(asked.table_id, lambda room: _moment(asked, room))


def _moment(asked: Asked, room: Room) -> TableMoment:
    """Of my own decision only: which rules matter to another may tell what it holds."""
    table = room.table
    mine = wishes.my_seats(table, asked.who)
    if table.status != "playing":
        raise Refusal("not_playing")
    if table.actor not in mine:
        raise Refusal("not_your_turn", {"turn": table.actor})
    return TableMoment(table.ply, table.actor, rules_of(table.playing()))


def rules_of(match: Match) -> list[MomentRule]:
    """The rules of the step, then those that forbid something which might be tried."""
    imagined = concealed(match.engine, match.state, match.c, match.actor, secrets.token_bytes(32))
    now, c = Still(imagined), sights.parts_of(match)
    forbidden = _forbidden(match, now, c)
    rules = dict.fromkeys([*match.game.moment(now, c), *forbidden])
    return [MomentRule(rule, forbidden.get(rule, [])) for rule in rules]


def _forbidden(match: Match, now: Any, c: Any) -> dict[str, list[Deed]]:
    """Rule -> the illegal actions of the kinds that are open now."""
    game = match.game
    legal = set(match.legal())
    kinds = {game.actions.decode(a).kind for a in legal}
    found: dict[str, list[Deed]] = defaultdict(list)
    for action in range(game.actions.count):
        decoded = game.actions.decode(action)
        if decoded.kind in kinds and action not in legal:
            reason = game.why_not(now, c, action)
            found[reason.rule].append(Deed(decoded.kind, dict(decoded.labels)))
    return found
