"""The host's page over HTTP."""

from ludoteka.server.errors import Refusal
from ludoteka.server.host.data import copy_beside
from ludoteka.server.host.report import COPIED, report
from ludoteka.server.http.address import house_address
from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import CloseTable, House
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


async def copy_data(context: CallContext) -> House:
    name = await context.desk.run(copy_beside, context.desk.store.engine)
    await context.note(COPIED, detail=name)
    return await house(context)
