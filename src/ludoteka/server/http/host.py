"""The host's page over HTTP."""

from ludoteka.server.errors import Refusal
from ludoteka.server.host.data import copy_beside
from ludoteka.server.host.moderation import Deed, Moderation
from ludoteka.server.host.report import COPIED, report
from ludoteka.server.http.address import house_address
from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import CloseHouse, CloseTable, House, TakeMeasure, UndoMeasure
from ludoteka.server.storage.upkeep import HOST
from ludoteka.server.table.entries import Closed
from ludoteka.server.table.table import Table


async def house(context: CallContext) -> House:
    return await context.desk.run(report, context.desk, *house_address(context))


async def close_table(context: CallContext) -> House:
    body: CloseTable = context.body
    await context.desk.change(body.table, HOST, _close)
    await context.note("close_table", detail=body.table)
    return await house(context)


def _close(table: Table) -> list[Closed]:
    """End a match that is played; its people see that the host did."""
    if table.status != "playing":
        raise Refusal("not_playing")
    return [Closed()]


async def close_house(context: CallContext) -> House:
    body: CloseHouse = context.body
    closing = await context.desk.run(context.desk.people.closings.close, body)
    await context.note("close_house", detail=closing.words)
    return await _tell_closing(context)


async def open_house(context: CallContext) -> House:
    if await context.desk.run(context.desk.people.closings.open):
        await context.note("open_house")
    return await _tell_closing(context)


async def _tell_closing(context: CallContext) -> House:
    await context.desk.tell_closing()
    context.desk.notify_house()
    return await house(context)


# Reports


async def take_measure(context: CallContext) -> House:
    body: TakeMeasure = context.body
    take = _moderation(context).take
    args = (body.table, body.line, body.measure, body.name)
    return await _carry_out(context, await context.desk.run(take, *args))


async def undo_measure(context: CallContext) -> House:
    body: UndoMeasure = context.body
    undo = _moderation(context).undo
    return await _carry_out(
        context, await context.desk.run(undo, body.table, body.line, body.measure)
    )


def _moderation(context: CallContext) -> Moderation:
    return Moderation(context.desk.store, context.desk.people)


async def _carry_out(context: CallContext, deed: Deed) -> House:
    """Those whom it concerns see it at once."""
    for table_id, decide in deed.changes:
        try:
            await context.desk.change(table_id, HOST, decide)
        except Refusal:  # at another table, which nobody can open: it keeps no measure from its own
            if table_id == deed.on.table:
                raise
    await context.desk.run(deed.keep)
    await context.note(deed.noted, deed.on.player, f"{deed.on.table} {deed.on.line}")
    await context.desk.hang_up_ended()
    await context.desk.tell_silenced()
    return await house(context)


# The data


async def copy_data(context: CallContext) -> House:
    name = await context.desk.run(copy_beside, context.desk.store.engine)
    await context.note(COPIED, detail=name)
    return await house(context)
