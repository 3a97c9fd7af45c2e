"""Commands about the games themselves, and the one that hosts them."""

import sys
from pathlib import Path
from subprocess import run
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteka.cli.shell import AsJson, GameKey, as_json, bar, out, plain_errors
from ludoteka.core.errors import UnknownName
from ludoteka.core.registry import GAMES, game, meta

app = typer.Typer()
pack_app = typer.Typer(no_args_is_help=True, help="Component packs.")
app.add_typer(pack_app, name="pack")


@app.command()
@plain_errors
def games(json: AsJson = False) -> None:
    """List the games with their forms, seats and options."""
    metas = [meta(key) for key in GAMES]
    if json:
        as_json(metas)
        return
    table = Table("game", "form", "seats", "minutes", "options")
    for m in metas:
        for form in m.forms:
            options = ", ".join(o.id for o in m.options_of(form.id))
            seats = ", ".join(map(str, form.seats))
            table.add_row(m.key, form.id, seats, "–".join(map(str, m.minutes)), options)
    out.print(table)


@app.command()
@plain_errors
def new(
    key: Annotated[str, typer.Argument(help="The name of its folders, such as liars_dice.")],
    title: Annotated[str, typer.Option(help="What it is called; the key when not given.")] = "",
    prefix: Annotated[str, typer.Option(help="Three letters before its rules' numbers.")] = "",
    root: Annotated[Path, typer.Option(help="The sources of Ludoteka.")] = Path(),
) -> None:
    """Make the folders of a new game: it plays at once, and says what to write where."""
    from ludoteka.skeleton.copy import copy

    files = copy(root, key, title or key.replace("_", " ").capitalize(), prefix or key[:3].upper())
    for command in (
        ["ludoteka.server.typescript"],
        ["ludoteka.envs.pages"],
        ["tests.make_records", key],
    ):
        run([sys.executable, "-m", *command], cwd=root, check=True)  # noqa: S603 - our own modules
    todo = sum(path.read_text(encoding="utf-8").count("TODO") for path in files)
    out.print(f"{len(files)} files, {todo} marks TODO in them; docs/adding-a-game.md goes on")


@app.command()
@plain_errors
def freeze(
    key: GameKey,
    root: Annotated[Path, typer.Option(help="The sources of Ludoteka.")] = Path(),
) -> None:
    """Keep today's rules of a game in the archive, before they play differently."""
    from ludoteka.lab.freeze import freeze as copy

    out.print(f"{copy(root, key)}: now change the rules and raise the version in meta.py")


@app.command()
@plain_errors
def rules(key: GameKey, json: AsJson = False) -> None:
    """Trace every rule: its sentence, the code that implements it, the tests that prove it."""
    from ludoteka.lab.trace import trace

    traced = trace(game(key))
    if json:
        as_json(traced)
        return
    for rule in traced:
        out.print(f"[bold]{rule.id}[/] ", end="")
        out.print(rule.text, markup=False)
        if rule.physical:
            out.print(f"    physical: {rule.physical}", style="dim", markup=False)
        out.print(f"    code:  {', '.join(rule.functions) or '–'}", style="dim", markup=False)
        out.print(f"    tests: {', '.join(rule.tests) or '–'}", style="dim", markup=False)
    missing = [rule.id for rule in traced if not rule.is_traced]
    out.print(f"{len(traced)} rules, {len(missing)} not traced: {', '.join(missing)}")
    if missing:
        raise typer.Exit(1)


@app.command()
@plain_errors
def warm(
    keys: Annotated[list[str] | None, typer.Argument(help="Games; all when none.")] = None,
) -> None:
    """Compile all rules and bots now, so that no first move has to wait."""
    from ludoteka.lab.warm import warm as compile_games

    chosen = [meta(key).key for key in keys or GAMES]
    with bar() as progress:
        task = progress.add_task(f"compiling {', '.join(chosen)}", total=len(chosen))
        for _ in compile_games(chosen):
            progress.advance(task)


@pack_app.command("check")
@plain_errors
def pack_check(key: GameKey, path: Path) -> None:
    """Check a component pack; an error names its line."""
    from ludoteka.core.parts import Pack

    pack = Pack.read(path)
    game(key).build(pack)
    out.print(f"{path}: a good pack for {key} ({pack.digest[:12]})", markup=False, highlight=False)


@app.command()
@plain_errors
def serve(
    host: str = "127.0.0.1",
    port: int = 8420,
    database: Annotated[str | None, typer.Option(help="SQLAlchemy URL; SQLite by default.")] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    public_url: Annotated[str, typer.Option(help="How others reach it: https://…")] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table here.")] = False,
    packs: Annotated[Path | None, typer.Option(help="A folder of packs that tables offer.")] = None,
    trust_proxy: Annotated[
        bool, typer.Option(help="Take addresses from a proxy's headers.")
    ] = False,
    metrics_port: Annotated[
        int | None, typer.Option(help="Figures for Prometheus on this port, to this machine only.")
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    log_format: Annotated[str, typer.Option(help="text or json.")] = "text",
) -> None:
    """Host the table in the browser."""
    from ludoteka.server.run import serve as run_server

    run_server(
        host=host,
        port=port,
        database_url=database,
        workers=workers,
        public_url=public_url,
        open_browser=open_browser,
        packs=packs,
        trust_proxy=trust_proxy,
        metrics_port=metrics_port,
        log_level=_one_of(log_level, ("debug", "info", "warning", "error"), "log level"),
        log_format=_one_of(log_format, ("text", "json"), "log format"),
        warm=True,
    )


def _one_of(given: str, known: tuple[str, ...], what: str) -> Any:
    if given not in known:
        raise UnknownName(what, given, ", ".join(known))
    return given
