"""The command line: the only place where options are parsed."""

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Any, ParamSpec

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteka.core.errors import LudotekaError
from ludoteka.core.registry import GAMES, game, meta

P = ParamSpec("P")
app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__)
match_app = typer.Typer(no_args_is_help=True, help="Play, show, replay and verify matches.")
pack_app = typer.Typer(no_args_is_help=True, help="Component packs.")
app.add_typer(match_app, name="match")
app.add_typer(pack_app, name="pack")

out = Console()
err = Console(stderr=True)

GameKey = Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a machine to read.")]


def plain_errors(command: Callable[P, None]) -> Callable[P, None]:
    """Bad input gets one clear line and exit code 2; nothing is changed."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except LudotekaError as error:
            err.print(f"ludoteka: {error}", markup=False, highlight=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return run


def as_json(value: object) -> None:
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")


def bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), console=err, transient=True)


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
def fuzz(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Only this seat count.")] = None,
    seed: int = 1,
    json: AsJson = False,
) -> None:
    """Play random matches of every form, seat count and option; check every position."""
    from ludoteka.core.errors import UnknownName
    from ludoteka.lab.fuzz import fuzz as run_fuzz

    played = game(key)
    known = sorted({n for form in played.meta.forms for n in form.seats})
    if seats is not None and seats not in known:
        raise UnknownName(f"seat count for {key}", seats, known)
    with bar() as progress:
        task = progress.add_task(f"{key}: random matches", total=games)
        report = run_fuzz(played, games, seed, seats, lambda n: progress.advance(task, n))
    if json:
        as_json(report)
    else:
        table = Table("form", "seats", "options", "games", "decisions", "longest", "violations")
        for row in report.rows:
            options = ", ".join(f"{k}={v}" for k, v in row.options.items())
            found = f"{row.violations} {row.first_violation}".strip()
            numbers = map(str, (row.games, row.decisions, row.max_decisions))
            table.add_row(row.form, str(row.seats), options, *numbers, found)
        out.print(table)
        out.print(f"{report.games} games, {report.violations} violations")
    if report.violations:
        raise typer.Exit(1)


@app.command()
@plain_errors
def bench(
    keys: Annotated[list[str] | None, typer.Argument(help="Games; all when none is named.")] = None,
    seconds: float = 2.0,
    json: AsJson = False,
) -> None:
    """Measure decisions, playouts and simulations per second, state size and start-up time."""
    from ludoteka.lab.bench import bench as run_bench

    chosen = [game(key) for key in keys or GAMES]
    figures = []
    with bar() as progress:
        task = progress.add_task("benchmark", total=5 * len(chosen))
        for g in chosen:

            def tell(part: str, name: str = g.meta.key) -> None:
                progress.update(task, advance=1, description=f"{name}: {part}")

            figures.append(run_bench(g, seconds, tell))
    if json:
        as_json(figures)
        return
    table = Table("", *(f.game for f in figures))
    for name in figures[0].__struct_fields__[1:]:
        table.add_row(name, *(f"{getattr(f, name):,.6g}" for f in figures))
    for name in ("compiled_over_interpreted", "simulations_over_playouts"):
        table.add_row(name, *(f"{getattr(f, name):.2f}" for f in figures))
    out.print(table)


@app.command()
@plain_errors
def arena(
    what: Annotated[list[str], typer.Argument(help="A game; with --report, files of results.")],
    bots: Annotated[
        str, typer.Option(help="With commas: levels, random, greedy, search:N, guided:N@FILE ...")
    ] = "",
    games: Annotated[int, typer.Option(help="Games of each pair in each setting.")] = 200,
    seats: Annotated[str, typer.Option(help="Seat counts with commas, or all.")] = "",
    form: Annotated[str, typer.Option(help="Forms with commas, or all.")] = "",
    option: Annotated[
        list[str] | None, typer.Option(help="name=value,value or name=all; repeatable.")
    ] = None,
    pairs: Annotated[str, typer.Option(help="all, neighbours, or first against the rest.")] = "all",
    seed: int = 1,
    cores: Annotated[int, typer.Option(min=1, help="Processes that play.")] = 1,
    results: Annotated[Path | None, typer.Option(help="Keep results here; resumes.")] = None,
    report: Annotated[bool, typer.Option("--report", help="Only count these results.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots here.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    json: AsJson = False,
) -> None:
    """Let bots play against each other, on the same deals with the seats rotated."""
    from ludoteka.lab import report as reports
    from ludoteka.lab.arena import Arena, settings
    from ludoteka.lab.results import read
    from ludoteka.lab.summary import tables

    if report:
        records = [read(Path(file)) for file in what]
    else:
        wished = dict(_pair(text) for text in option or [])
        chosen = settings(" ".join(what), seats, form, wished)
        tournament = Arena(chosen, _names(bots), games, seed, pairs)
        for note in tournament.notes:
            err.print(f"ludoteka: {note}", markup=False, highlight=False, soft_wrap=True)
        with bar() as progress:
            task = progress.add_task(f"{what[0]}: arena", total=tournament.count)
            records = [tournament.run(results, cores, lambda: progress.advance(task))]
    counted = tables(records)
    if html:
        html.write_text(reports.html(counted), encoding="utf-8")
    if json:
        as_json(counted)
    elif markdown:
        sys.stdout.write(reports.markdown(counted))
    else:
        _print_tables(counted)


def _names(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _print_tables(counted: list[Any]) -> None:
    from ludoteka.lab import report as reports

    for counts in counted:
        shown = Table(*reports.bot_head(), title=counts.title)
        for row in reports.bot_rows(counts):
            shown.add_row(*row)
        out.print(shown)
        if counts.pairs:
            shown = Table(*reports.pair_head())
            for pair in counts.pairs:
                shown.add_row(*reports.pair_row(pair))
            out.print(shown)


@app.command()
@plain_errors
def train(
    key: GameKey,
    minutes: Annotated[float, typer.Option(help="In all, resumed runs included.")] = 5.0,
    folder: Annotated[Path, typer.Option("--out", help="Checkpoints and network; resumes.")] = Path(
        "networks"
    ),
    seed: int = 1,
    sitting: Annotated[
        float | None, typer.Option(help="Stop after so many minutes, to be resumed.")
    ] = None,
    matches: Annotated[int | None, typer.Option(help="Matches side by side.")] = None,
    begin: Annotated[
        Path | None, typer.Option("--from", exists=True, help="A network to go on from.")
    ] = None,
    against: Annotated[str, typer.Option(help="Then play: random, greedy, playouts:N ...")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games against each of them.")] = 100,
    cores: Annotated[int, typer.Option(min=1, help="For these games.")] = 1,
) -> None:
    """Train a network by self-play, on CUDA where there is a device (needs the extra `train`)."""
    from ludoteka.bots.levels import bot
    from ludoteka.core.game import setting
    from ludoteka.lab.arena import Arena
    from ludoteka.lab.summary import tables
    from ludoteka.lab.train.trainer import prepared

    g = game(key)
    others = _names(against)
    for name in others:
        bot(key, name)
    trainer = prepared(g, minutes, folder, seed, matches, begin)
    with bar() as progress:
        task = progress.add_task(f"{key}: training", total=round(60 * minutes))
        course = trainer.run(
            lambda now, _: progress.update(task, completed=now.seconds, description=now.headline),
            sitting,
        )
    out.print(f"{course.headline}; {trainer.file('onnx')}", markup=False, highlight=False)
    if others:
        names = [f"network:0@{trainer.file('onnx')}", *others]
        tournament = Arena([setting(g.meta)], names, games, seed, "first")
        _print_tables(tables([tournament.run(cores=cores)]))


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


@match_app.command("play")
@plain_errors
def match_play(
    key: GameKey,
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    form: str | None = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value, repeatable.")] = None,
    bots: Annotated[int | None, typer.Option(help="Seats played by bots; all for a demo.")] = None,
    level: str = "medium",
    language: str = "en",
    seed: Annotated[str | None, typer.Option(help="Key of chance, hexadecimal.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match to this file.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from ludoteka.core.game import setting
    from ludoteka.core.match import Match
    from ludoteka.terminal import Terminal

    if seats is None and bots is not None:
        seats = bots + 1
    options: dict[str, str | int] = dict(_pair(text) for text in option or [])
    g = game(key)
    agreed = setting(g.meta, seats, form, options)
    match = Match(g, agreed, _key(seed))
    people = agreed.seats - (agreed.seats - 1 if bots is None else bots)
    Terminal(match, level, language, out).play(max(people, 0))
    if save:
        save.write_bytes(match.export().dump())


def _pair(text: str) -> tuple[str, str]:
    from ludoteka.core.errors import NotReadable

    name, equals, value = text.partition("=")
    if not equals:
        raise NotReadable(f"option {text!r}: write name=value")
    return name, value


def _key(seed: str | None) -> bytes:
    from ludoteka.core.errors import NotReadable

    if seed is None:
        return token_bytes(32)
    try:
        return bytes.fromhex(seed).ljust(32, b"\0")
    except ValueError:
        raise NotReadable(f"seed {seed!r}: not a hexadecimal number") from None


PackPath = Annotated[Path | None, typer.Option("--pack", help="The pack it was played with.")]


def _loaded(path: Path, pack: Path | None) -> tuple[Any, Any]:
    from ludoteka.core.match import MatchFile
    from ludoteka.core.parts import Pack

    return MatchFile.load(path), Pack.read(pack) if pack else None


@match_app.command("show")
@plain_errors
def match_show(path: Path, pack: PackPath = None, language: str = "en") -> None:
    """Show a match: its setting and result."""
    from ludoteka.terminal import Terminal

    file, chosen = _loaded(path, pack)
    Terminal(file.match(chosen), "medium", language, out).show_result()


@match_app.command("replay")
@plain_errors
def match_replay(path: Path, pack: PackPath = None, language: str = "en") -> None:
    """Tell a match from the first action to the last."""
    from ludoteka.terminal import Terminal

    file, chosen = _loaded(path, pack)
    Terminal(file.match(chosen), "medium", language, out).retell()


@match_app.command("verify")
@plain_errors
def match_verify(path: Path, pack: PackPath = None, json: AsJson = False) -> None:
    """Replay a match and compare every recorded result."""
    file, chosen = _loaded(path, pack)
    match = file.verify(chosen)
    if json:
        as_json({"verified": True, "actions": len(match.plies), "over": match.over})
    else:
        out.print(f"{path}: {len(match.plies)} actions, all as recorded", markup=False)


@match_app.command("analyse")
@plain_errors
def match_analyse(
    path: Path,
    simulations: Annotated[int, typer.Option(min=1, help="Of the adviser, a decision.")] = 300,
    seconds: Annotated[float, typer.Option(min=0, help="About so long in all instead.")] = 0.0,
    pack: PackPath = None,
    language: str = "en",
    json: AsJson = False,
) -> None:
    """Tell who stood how when, what decided the match, what was better and what was luck."""
    from ludoteka.bots.analysis import analyse, budget_for
    from ludoteka.terminal import Terminal

    file, chosen = _loaded(path, pack)
    match = file.match(chosen)
    told = Terminal(match, "medium", language, out)
    with bar() as progress:
        task = progress.add_task(f"{file.game}: decisions", total=len(match.plies))
        found = analyse(
            match,
            budget_for(match, simulations, seconds),
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    if json:
        as_json(found)
    else:
        told.show_analysis(found)


@app.command()
@plain_errors
def verify(path: Path, pack: PackPath = None, json: AsJson = False) -> None:
    """The same as `match verify`."""
    match_verify(path, pack, json)


@app.command()
@plain_errors
def serve(
    host: str = "127.0.0.1",
    port: int = 8420,
    database: Annotated[str | None, typer.Option(help="SQLAlchemy URL; SQLite by default.")] = None,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table here.")] = False,
    packs: Annotated[Path | None, typer.Option(help="A folder of packs that tables offer.")] = None,
    trust_proxy: Annotated[
        bool, typer.Option(help="Take addresses from a proxy's headers.")
    ] = False,
) -> None:
    """Host the table in the browser."""
    from ludoteka.server.run import serve as run_server

    run_server(
        host=host,
        port=port,
        database_url=database,
        workers=workers,
        open_browser=open_browser,
        packs=packs,
        trust_proxy=trust_proxy,
        warm=True,
    )


def main() -> None:
    app()


if __name__ == "__main__":
    main()
