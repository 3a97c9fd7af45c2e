"""The seats of a table that waits, over HTTP."""

from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import OneSeat, RemoveSeat, Rename, Summary, Swap
from ludoteka.server.table import lobby


async def add_seat(context: CallContext) -> Summary:
    return await context.change(lambda t: lobby.add_seat(t, context.who))


async def remove_seat(context: CallContext) -> Summary:
    body: RemoveSeat = context.body
    return await context.change(lambda t: lobby.remove_seat(t, context.who, body.seat))


async def swap(context: CallContext) -> Summary:
    body: Swap = context.body
    return await context.change(lambda t: lobby.swap(t, context.who, body.seat, body.other))


async def rename(context: CallContext) -> Summary:
    body: Rename = context.body
    own_name = context.desk.people.own_name
    name = await context.desk.run(own_name, body.name, context.player)
    return await context.change(lambda t: lobby.rename(t, context.who, body.seat, name))


async def free(context: CallContext) -> Summary:
    body: OneSeat = context.body
    return await context.change(lambda t: lobby.free(t, context.who, body.seat))
