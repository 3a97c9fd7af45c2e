"""What may be reported to the host of the server, and what the host does about it at a table."""

from ludoteka.server.errors import Refusal
from ludoteka.server.table.commands import Caller
from ludoteka.server.table.entries import AnyEntry, NameReturned, NameTaken, PutBack, TakenDown
from ludoteka.server.table.table import Table


def reported(table: Table, who: Caller, line: int | None, seat: int | None) -> tuple[int, str]:
    """The entry in question and whose it is: what somebody else wrote, or what they are called."""
    if (line is None) == (seat is None):
        raise Refusal("not_readable", {"why": "line or seat"})
    version, player = _words(table, line) if line is not None else _name(table, seat or 0)
    if player is None or player == who.player:
        raise Refusal("nothing_to_report")
    return version, player


def _words(table: Table, line: int) -> tuple[int, str | None]:
    return line, None if line in table.taken_down else table.speakers.get(line)


def _name(table: Table, seat: int) -> tuple[int, str | None]:
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    return table.places[seat].named_at, table.places[seat].player


def take_down(table: Table, line: int) -> list[AnyEntry]:
    return [TakenDown(line)] if line in table.speakers and line not in table.taken_down else []


def put_back(table: Table, line: int) -> list[AnyEntry]:
    return [PutBack(line)] if line in table.taken_down else []


def take_name(table: Table, player: str, name: str, given: str) -> list[AnyEntry]:
    """Wherever the person goes by this name."""
    mine = table.seats_of(player)
    return [NameTaken(i, given) for i in mine if table.places[i].name == name]


def return_name(table: Table, player: str, given: str) -> list[AnyEntry]:
    """Unless they have chosen another meanwhile."""
    mine = [(i, table.places[i]) for i in table.seats_of(player)]
    return [NameReturned(i) for i, p in mine if p.own_name is not None and p.name == given]
