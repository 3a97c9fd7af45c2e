"""Commands of a host about what people reported: the same as on the host's page."""

from typing import Annotated, Any, get_args

import typer
from rich.markup import escape
from rich.table import Table

from ludoteka.cli.hosting import Database, TableId, hosting, people_of, upkeep_at, when
from ludoteka.cli.shell import AsJson, as_json, out
from ludoteka.core.errors import NotReadable

reports = typer.Typer(help="What people reported, and what is done about it.")

Line = Annotated[int, typer.Argument(min=1, max=2**31 - 1, help="As listed.")]
What = Annotated[
    str,
    typer.Argument(
        help="hide or mute, a line; rename or ban, a name; relaxed, who left; or leave."
    ),
]


@reports.callback(invoke_without_command=True)
@hosting
def listed(
    chosen: typer.Context,
    closed: Annotated[bool, typer.Option(help="What can still be undone.")] = False,
    database: Database = None,
    json: AsJson = False,
) -> None:
    """List lines and names that were reported, the newest first; not by whom."""
    if chosen.invoked_subcommand is not None:
        return
    kept = people_of(upkeep_at(database).store).reports
    cases = kept.closed() if closed else kept.open()
    if json:
        as_json(cases)
        return
    shown = Table("table", "line", "what", "words", "by", "reported", "times", "done")
    for c in cases:
        done = ", ".join(f"{m.what} {when(m.at)}" for m in c.measures) or "–"
        words, name = escape(c.words), escape(c.name)
        times = (when(c.at), str(c.reports))
        shown.add_row(c.table, str(c.line), c.what, words, name, *times, done)
    out.print(shown)


@reports.command("act")
@hosting
def act(
    table_id: TableId,
    line: Line,
    measure: What,
    name: Annotated[str | None, typer.Option(help="To be called so from now on.")] = None,
    database: Database = None,
) -> None:
    """Take a line down or silence who wrote it for a day; rename or ban who is called so."""
    _carry_out(database, lambda m: m.take(table_id, line, _measure(measure), name))


@reports.command("leave")
@hosting
def leave(table_id: TableId, line: Line, database: Database = None) -> None:
    """Leave it as it is."""
    _carry_out(database, lambda m: m.take(table_id, line, "leave"))


@reports.command("undo")
@hosting
def undo(table_id: TableId, line: Line, measure: What, database: Database = None) -> None:
    """Undo a measure, within thirty days; then it waits for another."""
    _carry_out(database, lambda m: m.undo(table_id, line, _measure(measure)))


def _measure(word: str) -> Any:
    from ludoteka.server.protocol import Measure

    if word not in get_args(Measure):
        raise NotReadable(f"{word}: write {', '.join(get_args(Measure))}")
    return word


def _carry_out(url: str | None, decide: Any) -> None:
    from ludoteka.server.errors import Refusal
    from ludoteka.server.host.moderation import Moderation

    upkeep = upkeep_at(url)
    people = people_of(upkeep.store)
    try:
        deed = decide(Moderation(upkeep.store, people))
        for table_id, change in deed.changes:
            upkeep.change(table_id, change)
        deed.keep()
    except Refusal as refusal:
        raise NotReadable(f"nothing was done: {refusal.code}") from None
    people.audit.note(deed.noted, deed.on.player, detail=f"{deed.on.table} {deed.on.line}")
