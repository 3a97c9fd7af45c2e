"""Commands about one match: play, show, replay, verify, analyse."""

from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Any

import msgspec
import typer

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
from ludoteka.core.registry import game

app = typer.Typer()
match_app = typer.Typer(no_args_is_help=True, help="Play, show, replay and verify matches.")
app.add_typer(match_app, name="match")


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

    check_writable(save)
    if seats is None and bots is not None:
        seats = bots + 1
    options: dict[str, str | int] = dict(pair(text) for text in option or [])
    g = game(key)
    agreed = setting(g.meta, seats, form, options)
    match = Match(g, agreed, _key(seed))
    people = agreed.seats - (agreed.seats - 1 if bots is None else bots)
    Terminal(match, level, language, out).play(max(people, 0))
    if save:
        save.write_bytes(match.export().dump())


def _key(seed: str | None) -> bytes:
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
    simulations: Annotated[
        int, typer.Option(min=1, help="Thought for a decision, counted in plain simulations.")
    ] = 300,
    seconds: Annotated[float, typer.Option(min=0, help="About so long in all instead.")] = 0.0,
    pack: PackPath = None,
    language: str = "en",
    json: AsJson = False,
) -> None:
    """Tell who stood how when, what decided the match, what was better and what was luck.

    The analysis of game.json is kept in game.analysis.json, and shown from there the next time.
    """
    from ludoteka.bots.advice.analysis import budget_for
    from ludoteka.terminal import Terminal

    file, chosen = _loaded(path, pack)
    match = file.match(chosen)
    told = Terminal(match, "medium", language, out)
    place = path.with_suffix(".analysis.json")
    found = _kept(place)
    budget = budget_for(match, simulations, seconds)
    if found is None or not found.is_of(match, budget):
        found = _analysed(match, budget)
        _keep(found, place)
    if json:
        as_json(found)
    else:
        told.show_analysis(found)


def _kept(place: Path) -> Any:
    """The analysis in a file; None where there is no file."""
    from ludoteka.bots.advice.analysis import Analysis

    try:
        return msgspec.json.decode(place.read_bytes(), type=Analysis)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        raise NotReadable(f"{place}: not an analysis; nothing was changed") from None


def _analysed(match: Any, budget: Any) -> Any:
    from ludoteka.bots.advice.analysis import analyse

    with bar() as progress:
        task = progress.add_task(f"{match.setting.game}: decisions", total=len(match.plies))
        return analyse(
            match, budget, lambda done, of: progress.update(task, completed=done, total=of)
        )


def _keep(analysis: Any, place: Path) -> None:
    """Whole or not at all; where that cannot be, a line says so and the analysis is only shown."""
    beside = place.with_name(f"{place.name}.new")
    try:
        beside.write_bytes(msgspec.json.encode(analysis) + b"\n")
        beside.replace(place)
    except OSError as error:
        warn(f"{place}: the analysis was not kept: {error.strerror}")


@app.command()
@plain_errors
def verify(path: Path, pack: PackPath = None, json: AsJson = False) -> None:
    """The same as `match verify`."""
    match_verify(path, pack, json)
