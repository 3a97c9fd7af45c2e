"""The command line: the only place where options are parsed."""

import typer

from ludoteka.cli import games, match, study

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Five board games: host, play, study them."
)
for part in (games, study, match):
    app.add_typer(part.app)


def main() -> None:
    app()
