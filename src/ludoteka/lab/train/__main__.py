"""`python -m ludoteka.lab.train GAME --minutes 4 --out FOLDER`: what `ludoteka train` does."""

import typer

from ludoteka.cli import train

if __name__ == "__main__":
    typer.run(train)
