"""What all commands of a host share: they open the database, and close it whatever happens."""

from collections.abc import Callable
from contextlib import ExitStack
from contextvars import ContextVar
from datetime import datetime
from functools import wraps
from typing import Annotated, Any, ParamSpec

import typer

from ludoteka.cli.shell import plain_errors
from ludoteka.core.errors import NotReadable

P = ParamSpec("P")

Database = Annotated[str | None, typer.Option(help="As given to `serve`; SQLite by default.")]
Who = Annotated[str, typer.Argument(help="The name of an account, or a player's id.")]
TableId = Annotated[str, typer.Argument(help="The last part of the table's address.")]


_at_end: ContextVar[ExitStack] = ContextVar("at_end")


def hosting(command: Callable[P, None]) -> Callable[P, None]:
    """A command that opens the database, and closes it whatever happens."""

    @wraps(command)
    @plain_errors
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        with ExitStack() as stack:
            _at_end.set(stack)
            command(*args, **kwargs)

    return run


def store_at(url: str | None) -> Any:
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteka.server.doorstep import database
    from ludoteka.server.storage.store import Store, connect, migrate

    try:
        engine = connect(database(url))
        migrate(engine)
    except SQLAlchemyError as error:
        raise NotReadable(f"the database does not open: {error}") from None
    _at_end.get().callback(engine.dispose)
    return Store(engine)


def upkeep_at(url: str | None) -> Any:
    from ludoteka.server.storage.upkeep import Upkeep

    return Upkeep(store_at(url))


def people_of(store: Any) -> Any:
    from ludoteka.server.people.accounts import People

    return People(store)


def player_of(people: Any, who: str) -> str:
    found = people.account(who)
    player = found.player if found else people.me(who).player
    if player is None:
        raise NotReadable(f"{who}: nobody of that name or id")
    return str(player)


def when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def note(store: Any, what: str, player: str | None, detail: str) -> None:
    """Into the audit log."""
    from ludoteka.server.people.audit import Audit

    Audit(store).note(what, player, detail=detail)
