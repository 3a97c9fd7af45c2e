"""The command line: the only place where options are parsed."""

import typer

from ludoteka.cli import admin, games, match, study

app = typer.Typer(add_completion=False)
for part in (games, study, match, admin):
    app.add_typer(part.app)


@app.callback(invoke_without_command=True)
def play(chosen: typer.Context) -> None:
    """Board games: host, play, study them. Without a command: the table, in the browser."""
    if chosen.invoked_subcommand is None:
        games.serve(open_browser=True)


def main() -> None:
    app()
