"""Commands of a host: tables, people, copies. They work on the database, also while it serves."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from ludoteka.cli.hosting import (
    Database,
    TableId,
    Who,
    hosting,
    note,
    people_of,
    player_of,
    store_at,
    upkeep_at,
    when,
)
from ludoteka.cli.reports import reports
from ludoteka.cli.shell import AsJson, as_json, bar, check_writable, out, warn
from ludoteka.core.errors import NotReadable

app = typer.Typer()
admin = typer.Typer(no_args_is_help=True, help="Tables, people and copies of a server.")
admin.add_typer(reports, name="reports")
app.add_typer(admin, name="admin")


# Tables


@admin.command("tables")
@hosting
def tables(
    status: Annotated[str | None, typer.Option(help="waiting, playing or over.")] = None,
    most: int = 200,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """List tables, the last ones first."""
    found = upkeep_at(database).tables(status, most)
    if json:
        as_json(found)
        return
    shown = Table("table", "game", "status", "moves", "last", "people")
    for t in found:
        people = escape(", ".join(s.name or s.level or "–" for s in t.seats))
        shown.add_row(t.id, t.game, t.status, str(t.ply), when(t.updated_at), people)
    out.print(shown)


@admin.command("table")
@hosting
def table(table_id: TableId, database: Database = None) -> None:
    """Show how a table was set up and who sits there; no secrets."""
    from ludoteka.server.storage.upkeep import opened_of

    upkeep = upkeep_at(database)
    seats = [
        {"kind": p.kind, "player": p.player, "name": p.name, "level": p.level}
        for p in upkeep.load(table_id).places
    ]
    as_json(opened_of(upkeep.store, table_id) | {"id": table_id, "seats": seats})


@admin.command("close")
@hosting
def close(table_id: TableId, database: Database = None) -> None:
    """End a match that is played."""
    upkeep = upkeep_at(database)
    upkeep.close(table_id)
    note(upkeep.store, "close_table", None, table_id)


@admin.command("delete")
@hosting
def delete(
    table_ids: list[str],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> None:
    """Delete tables with all that belongs to them, for ever."""
    upkeep = upkeep_at(database)
    if not yes:
        typer.confirm(f"Delete {len(table_ids)} tables for ever?", abort=True)
    out.print(f"{upkeep.delete(table_ids)} deleted")
    for table_id in table_ids:
        note(upkeep.store, "delete_table", None, table_id)


@admin.command("export")
@hosting
def export(table_id: TableId, file: Path, database: Database = None) -> None:
    """Write the match file of a finished match."""
    check_writable(file)
    file.write_bytes(upkeep_at(database).export(table_id).dump())


@admin.command("verify")
@hosting
def verify(
    table_ids: Annotated[list[str] | None, typer.Argument()] = None,
    every: Annotated[bool, typer.Option("--all", help="Every stored match.")] = False,
    database: Database = None,
) -> None:
    """Play stored matches again by the rules and compare."""
    upkeep = upkeep_at(database)
    chosen = upkeep.ids() if every else table_ids or []
    wrong = []
    with bar() as progress:
        task = progress.add_task("verifying", total=len(chosen))
        for table_id, problem in upkeep.verify(chosen):
            progress.advance(task)
            if problem:
                wrong.append(table_id)
                warn(f"{table_id}: {problem}")
    out.print(f"{len(chosen)} tables, {len(wrong)} not as their rules say")
    if wrong:
        raise typer.Exit(1)


# People


@admin.command("ban")
@hosting
def ban(who: Who, lift: bool = False, database: Database = None) -> None:
    """Let somebody in no more (`--lift`: again); their sessions and tokens end."""
    people = people_of(store_at(database))
    player = player_of(people, who)
    people.ban(player, banned=not lift)
    people.audit.note("unban" if lift else "ban", player)


@admin.command("rename")
@hosting
def rename(who: Who, name: str, database: Database = None) -> None:
    """Give somebody another name; an account signs in with it."""
    from ludoteka.server.errors import Refusal

    people = people_of(store_at(database))
    player = player_of(people, who)
    try:
        people.rename_account(player, name)
    except Refusal as refusal:
        raise NotReadable(f"{name}: {refusal.code}") from None
    people.audit.note("rename", player, detail=name)


@admin.command("sign-out")
@hosting
def sign_out(who: Who, database: Database = None) -> None:
    """End all sessions and seat tokens of somebody."""
    people = people_of(store_at(database))
    player = player_of(people, who)
    ended = people.sessions.end_of(player) + people.tokens.end_of(player)
    people.tokens.end_links(player)
    people.audit.note("sign_out", player)
    out.print(f"{ended} ended")


@admin.command("reset")
@hosting
def reset(who: Who, database: Database = None) -> None:
    """Print a link with which somebody chooses a new password, once, within a day."""
    people = people_of(store_at(database))
    player = player_of(people, who)
    if people.account_of(player) is None:
        raise NotReadable(f"{who}: has no account")
    people.audit.note("reset", player)
    out.print(f"/me?reset={people.new_reset(player)}", markup=False, highlight=False)


@admin.command("export-person")
@hosting
def export_person(who: Who, file: Path, database: Database = None) -> None:
    """Write all that is kept of somebody."""
    from ludoteka.server.storage.persons import kept_of

    check_writable(file)
    store = store_at(database)
    player = player_of(people_of(store), who)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(kept_of(store, player)), indent=1))


@admin.command("delete-person")
@hosting
def delete_person(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
) -> None:
    """Delete all that is kept of somebody; the moves stay, as nobody's."""
    from ludoteka.server.storage.persons import erase

    store = store_at(database)
    player = player_of(people_of(store), who)
    if not yes:
        typer.confirm(f"Delete all that is kept of {who} for ever?", abort=True)
    out.print(f"forgotten at {len(erase(store, player))} tables")
    note(store, "delete_person", None, "")


@admin.command("audit")
@hosting
def audit(most: int = 100, database: Database = None, json: AsJson = False) -> None:
    """Who signed in from where, and what the host did; the newest first."""
    noted = people_of(store_at(database)).audit.last(most)
    if json:
        as_json(noted)
        return
    shown = Table("when", "what", "player", "address", "detail")
    for line in noted:
        whose = line["player"] or "–"
        fields = (line["what"], whose, escape(line["address"]), escape(line["detail"]))
        shown.add_row(when(line["at"]), *fields)
    out.print(shown)


# The whole


@admin.command("page")
@hosting
def page(
    public_url: Annotated[str, typer.Option(help="How the house is reached from elsewhere.")] = "",
    end: Annotated[bool, typer.Option("--end", help="End all such links instead.")] = False,
    database: Database = None,
) -> None:
    """Print a link to the host's page that opens it from elsewhere, for twelve hours.

    On the machine that serves, the page /host needs no link.
    """
    people = people_of(store_at(database))
    people.audit.note("end_host_links" if end else "host_link", None)
    if end:
        people.host_links.end_all()
        return
    link = f"{public_url.rstrip('/')}/host#{people.host_links.new()}"
    out.print(link, markup=False, highlight=False, soft_wrap=True)


@admin.command("close-house")
@hosting
def close_house(
    words: Annotated[str, typer.Option(help="Up to 120 letters, to everybody.")] = "",
    in_minutes: Annotated[int, typer.Option("--in", min=0, max=24 * 60, help="Minutes.")] = 0,
    for_minutes: Annotated[
        int | None, typer.Option("--for", min=1, max=30 * 24 * 60, help="Minutes.")
    ] = None,
    database: Database = None,
) -> None:
    """Let no match begin for a while; those that are played go on. Everybody is told."""
    from ludoteka.server.errors import Refusal
    from ludoteka.server.protocol import CloseHouse

    people = people_of(store_at(database))
    try:
        closing = people.closings.close(CloseHouse(in_minutes, for_minutes, words))
    except Refusal:
        raise NotReadable("the words are longer than 120 letters") from None
    people.audit.note("close_house", None, detail=closing.words)
    out.print(f"closed from {when(closing.at)}", markup=False)


@admin.command("open-house")
@hosting
def open_house(database: Database = None) -> None:
    """Let matches begin again."""
    people = people_of(store_at(database))
    if people.closings.open():
        people.audit.note("open_house", None)


Days = Annotated[int | None, typer.Option(min=0, help="Older than so many days.")]


@admin.command("retain")
@hosting
def retain(
    guests: Days = None,
    chats: Days = None,
    finished: Days = None,
    dry_run: Annotated[bool, typer.Option(help="Only count.")] = False,
    database: Database = None,
) -> None:
    """Let go of guests without games, of what was said and of finished tables that are old.

    Nothing of it happens by itself: put it into the timer of your machine.
    """
    from ludoteka.server.storage.upkeep import Retention

    upkeep = upkeep_at(database)
    done = upkeep.retain(Retention(guests, chats, finished), dry=dry_run)
    out.print(", ".join(f"{name}: {count}" for name, count in done.items()), markup=False)
    if not dry_run:
        note(upkeep.store, "retain", None, str(done))


@admin.command("backup")
@hosting
def backup(file: Path, database: Database = None) -> None:
    """Copy everything, as it stands now, to one file, while the server goes on."""
    from ludoteka.server.storage.copies import backup as copy

    check_writable(file)
    store = store_at(database)
    out.print(f"{file}: {copy(store.engine, file)} rows", markup=False)
    note(store, "backup", None, file.name)


@admin.command("restore")
@hosting
def restore(file: Path, database: Database = None) -> None:
    """Fill an empty database, of either kind, from a copy."""
    from ludoteka.server.storage.copies import restore as fill

    out.print(f"{fill(store_at(database).engine, file)} rows", markup=False)
