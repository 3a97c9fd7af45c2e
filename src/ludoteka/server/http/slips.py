"""What a thing on the board is, told to the one who asks."""

from ludoteka.core.errors import UnknownName
from ludoteka.core.game import SPECTATOR
from ludoteka.core.match import Match
from ludoteka.core.slip import Slip
from ludoteka.server.errors import Refusal, refusal_of
from ludoteka.server.http.context import CallContext
from ludoteka.server.http.games import match_at, number
from ludoteka.server.live.room import Room
from ludoteka.server.table import projections
from ludoteka.server.table.commands import may_watch
from ludoteka.server.table.table import Table

FEW = 12
"""names that a refusal lists"""


async def slip(context: CallContext) -> Slip:
    seat = number(context.query.get("seat", str(SPECTATOR)), "seat")
    return await context.desk.read(context.table_id, lambda room: _slip(context, room, seat))


def _slip(context: CallContext, room: Room, seat: int) -> Slip:
    """As the match stands, or as it stood at a ply."""
    may_watch(room.table, context.who)
    table = room.table
    if table.match is None:
        raise Refusal("not_playing")
    audience = _audience(table, context.who.seats_at(table), seat)
    ply = number(context.query["ply"], "ply") if "ply" in context.query else table.ply
    match = table.match if ply == table.ply else match_at(table, ply)[0]
    return explained(match, audience, context.query.get("thing", ""))


def _audience(table: Table, mine: list[int], seat: int) -> int:
    """Through my own eyes; of several seats at one device through those that decide now."""
    if seat == SPECTATOR or (seat in mine and (len(mine) == 1 or table.actor == seat)):
        return seat
    if table.status == "over" and 0 <= seat < len(table.places):
        return seat
    raise Refusal("not_your_seat", {"seat": seat})


def explained(match: Match, audience: int, thing: str) -> Slip:
    eyes = projections.Eyes(match)
    now = eyes.snapshot(eyes.match.state)
    things = eyes.game.things(now, eyes.c)
    if thing not in things:
        raise refusal_of(UnknownName("thing", thing[:60], ", ".join(things[:FEW])))
    found = eyes.game.explain(now, eyes.c, audience, thing)
    assert isinstance(found, Slip)
    return found
