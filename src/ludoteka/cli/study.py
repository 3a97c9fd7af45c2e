"""Commands that study the games: random matches, benchmarks, tournaments, training."""

import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteka.cli.shell import (
    AsJson,
    GameKey,
    as_json,
    bar,
    check_writable,
    out,
    pair,
    plain_errors,
    warn,
)
from ludoteka.core.errors import NotReadable
from ludoteka.core.registry import GAMES, game

app = typer.Typer()

Cores = Annotated[int, typer.Option(min=1, help="Processes that play.")]
OnRay = Annotated[str, typer.Option("--ray", help="Address of a Ray cluster, or local.")]
Together = Annotated[
    int, typer.Option(min=1, help="Matches side by side in a process; networks answer on CUDA.")
]


@app.command()
@plain_errors
def fuzz(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="Only this seat count.")] = None,
    seed: int = 1,
    cores: Cores = 1,
    ray: OnRay = "",
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
        report = run_fuzz(
            played, games, seed, seats, lambda n: progress.advance(task, n), cores, ray
        )
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
    cores: Cores = 1,
    ray: OnRay = "",
    together: Together = 1,
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

    check_writable(html)
    kept = [Path(file) for file in what] if report else [results] if results else []
    if html and html.resolve() in [file.resolve() for file in kept]:
        raise NotReadable(f"{html}: these are the results; the page needs another file")
    if report:
        records = [read(Path(file)) for file in what]
    else:
        wished = dict(pair(text) for text in option or [])
        chosen = settings(" ".join(what), seats, form, wished)
        tournament = Arena(chosen, _names(bots), games, seed, pairs)
        for note in tournament.notes:
            warn(note)
        with bar() as progress:
            task = progress.add_task(f"{what[0]}: arena", total=tournament.count)
            advance = partial(progress.advance, task)
            records = [tournament.run(results, cores, advance, ray, together=together)]
    versions = {run.made_with for record in records for run in record.runs}
    if len(versions) > 1:
        warn(f"played by {len(versions)} versions of the rules, bots or networks (see --json)")
    counted = tables(records)
    if not counted:
        raise NotReadable(f"no matches in {', '.join(what)}")
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
def study(
    key: GameKey,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10_000,
    bots: Annotated[str, typer.Option(help="With commas; they take the seats in turn.")] = "greedy",
    seats: Annotated[int | None, typer.Option(help="Seats; two, or the fewest.")] = None,
    form: Annotated[str | None, typer.Option(help="The form; the first.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; repeatable.")] = None,
    pack: Annotated[str, typer.Option(help="A component pack, or own.")] = "",
    against: Annotated[str, typer.Option(help="Compare with this pack, or own.")] = "",
    effects: Annotated[
        int, typer.Option(min=0, help="Matches for every other value of every option.")
    ] = 0,
    seed: int = 1,
    cores: Cores = 1,
    ray: OnRay = "",
    html: Annotated[Path | None, typer.Option(help="Write a page with plots here.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print Markdown.")] = False,
    json: AsJson = False,
) -> None:
    """Play thousands of matches and report length, balance, what is used and what it wins."""
    from ludoteka.bots.levels import note
    from ludoteka.core.game import setting
    from ludoteka.lab.study import page
    from ludoteka.lab.study.study import Plan

    check_writable(html)
    played = game(key)
    wished: dict[str, Any] = dict(pair(text) for text in option or [])
    agreed = setting(played.meta, seats, form, wished)
    names = _names(bots)
    for name in names:
        note(played, name, played.build(played.pack), agreed.seats)
    plan = Plan(played, agreed, names, games, seed, pack, against, effects)
    with bar() as progress:
        task = progress.add_task(f"{key}: study", total=plan.matches)
        found = plan.run(cores, ray, lambda n: progress.advance(task, n))
    if html:
        html.write_text(page.html(found), encoding="utf-8")
    if json:
        as_json(found)
    elif markdown or not html:
        sys.stdout.write(page.markdown(found))


@app.command()
@plain_errors
def puzzles(
    key: GameKey,
    count: Annotated[int, typer.Option(min=1, help="How many the file shall hold.")] = 100,
    seats: Annotated[int | None, typer.Option(help="Seats; two, or the fewest.")] = None,
    form: Annotated[str | None, typer.Option(help="The form; the first.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="name=value; repeatable.")] = None,
    file: Annotated[
        Path | None, typer.Option("--out", help="The file; that of the game. Resumes.")
    ] = None,
    first: Annotated[int, typer.Option(min=0, help="Number of the first deal.")] = 0,
    add: Annotated[
        list[Path] | None, typer.Option(help="A file of puzzles to put in; repeatable.")
    ] = None,
    cores: Cores = 1,
    ray: OnRay = "",
) -> None:
    """Find positions in which one decision is clearly best and weaker levels miss it."""
    from ludoteka.core.game import setting
    from ludoteka.core.puzzle import FILE
    from ludoteka.lab.puzzles.find import thinker
    from ludoteka.lab.puzzles.shelf import fill

    played = game(key)
    wished: dict[str, Any] = dict(pair(text) for text in option or [])
    agreed = setting(played.meta, seats, form, wished)
    thinker(key, agreed.seats)
    target = file or played.folder / FILE
    check_writable(target)
    with bar() as progress:
        task = progress.add_task(f"{key}: puzzles", total=count)
        found = fill(
            agreed, target, count, first, cores, ray,
            lambda n: progress.update(task, completed=n), add or (),
        )  # fmt: skip
    out.print(f"{len(found.puzzles)} puzzles; {target}", markup=False, highlight=False)


@app.command()
@plain_errors
def train(
    key: GameKey,
    minutes: Annotated[
        float | None,
        typer.Option(min=0.01, help="In all, resumed runs included; 5, or as the run began."),
    ] = None,
    folder: Annotated[Path, typer.Option("--out", help="Checkpoints and network; resumes.")] = Path(
        "networks"
    ),
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1)] = 1,
    sitting: Annotated[
        float | None, typer.Option(min=0.01, help="Stop after so many minutes, to be resumed.")
    ] = None,
    matches: Annotated[int | None, typer.Option(min=1, help="Matches side by side.")] = None,
    begin: Annotated[
        Path | None, typer.Option("--from", exists=True, help="A network to go on from.")
    ] = None,
    tried: Annotated[
        int | None,
        typer.Option(min=0, help="Learn from looks ahead: options tried at every decision."),
    ] = None,
    rival: Annotated[
        Path | None,
        typer.Option(exists=True, help="A network that has all seats but one in half of them."),
    ] = None,
    against: Annotated[str, typer.Option(help="Then play: random, greedy, playouts:N ...")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games against each of them.")] = 100,
    beside: Annotated[
        str, typer.Option(help="Play so many games against it at every point of the curve.")
    ] = "",
    cores: Annotated[int, typer.Option(min=1, help="For these games.")] = 1,
) -> None:
    """Train a network by self-play, on CUDA where there is a device (needs the extra `train`)."""
    from ludoteka.bots.levels import note
    from ludoteka.core.game import setting
    from ludoteka.lab.arena import Arena
    from ludoteka.lab.summary import tables
    from ludoteka.lab.train.beside import Beside
    from ludoteka.lab.train.trainer import prepared

    g = game(key)
    others = _names(against)
    agreed = setting(g.meta)
    for name in others:
        note(g, name, g.build(g.pack), agreed.seats)
    if len(set(others)) < len(others):
        raise NotReadable(f"--against names a bot twice: {against}")
    if beside:
        note(g, beside, g.build(g.pack), agreed.seats)
    trainer = prepared(g, minutes, folder, seed, matches, begin, tried, rival)
    with (
        bar() as progress,
        Beside(key, beside, games, cores) if beside else nullcontext() as others_beside,
    ):
        task = progress.add_task(f"{key}: training", total=round(60 * trainer.course.minutes))
        course = trainer.run(
            lambda now, _: progress.update(task, completed=now.seconds, description=now.headline),
            sitting, others_beside,
        )  # fmt: skip
    out.print(f"{course.headline}; {trainer.file('npz')}", markup=False, highlight=False)
    if others:
        names = [f"network:0@{trainer.file('npz')}", *others]
        tournament = Arena([agreed], names, games, seed, "first")
        _print_tables(tables([tournament.run(cores=cores)]))
