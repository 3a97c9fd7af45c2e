"""For whoever watches over the server: is it alive, and can it serve?"""

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteka.server.live.desk import Desk


async def healthy(_: Request) -> Response:
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """The database answers."""
    desk: Desk = request.app.state.desk
    try:
        await desk.run(_ask, desk)
    except SQLAlchemyError:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("ready\n")


def _ask(desk: Desk) -> None:
    with desk.store.engine.connect() as db:
        db.execute(sa.text("SELECT 1"))
