"""What people want of a table before it starts: more seats or fewer, other places, other names."""

from ludoteka.core import registry
from ludoteka.server.errors import Refusal
from ludoteka.server.table.commands import Caller, my_seat, waiting
from ludoteka.server.table.entries import (
    AnyEntry,
    Renamed,
    SeatAdded,
    SeatRemoved,
    Swapped,
    Vacated,
)
from ludoteka.server.table.table import Place, Table


def add_seat(table: Table, who: Caller) -> list[AnyEntry]:
    _hosting(table, who)
    _count(table, len(table.places) + 1)
    return [SeatAdded()]


def remove_seat(table: Table, who: Caller, seat: int | None) -> list[AnyEntry]:
    """Nobody loses the seat they sit on."""
    _hosting(table, who)
    _count(table, len(table.places) - 1)
    gone = _spare(table) if seat is None else seat
    if _place(table, gone).kind == "person":
        raise Refusal("seat_taken")
    return [SeatRemoved(gone)]


def _spare(table: Table) -> int:
    """The last free seat, or else the last bot's."""
    for kind in ("open", "bot"):
        seats = [i for i, p in enumerate(table.places) if p.kind == kind]
        if seats:
            return seats[-1]
    raise Refusal("seat_taken")


def _count(table: Table, seats: int) -> None:
    known = registry.meta(table.rules).form(table.opened.form).seats
    if seats not in known:
        raise Refusal("seats_limit", {"fewest": min(known), "most": max(known)})


def swap(table: Table, who: Caller, seat: int, other: int) -> list[AnyEntry]:
    """I take another place; the host also lets bots change theirs."""
    waiting(table)
    foreign = [i for i in (seat, other) if i not in who.seats_at(table)]
    if any(_place(table, i).kind == "person" for i in foreign):
        raise Refusal("seat_taken")
    if len(foreign) > 1:
        _hosting(table, who)
    return [Swapped(seat, other)] if seat != other else []


def rename(table: Table, who: Caller, seat: int, name: str) -> list[AnyEntry]:
    waiting(table)
    return [Renamed(seat, name)] if my_seat(table, who, seat).name != name else []


def free(table: Table, who: Caller, seat: int) -> list[AnyEntry]:
    """The host asks a bot, or somebody who came by mistake, to get up."""
    _hosting(table, who)
    return [Vacated(seat)] if _place(table, seat).kind != "open" else []


def _hosting(table: Table, who: Caller) -> None:
    waiting(table)
    if who.player is None or who.player != table.opened.host:
        raise Refusal("not_the_host")


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no_such_seat", {"seat": seat})
    return table.places[seat]
