"""The reference page of each environment, in its game's folder: `python -m ludoteka.envs.pages`."""

import re
from importlib import import_module
from math import prod
from typing import Any

from ludoteka.core.actions import Actions
from ludoteka.core.game import Game, Meta, setting
from ludoteka.core.registry import GAMES, game
from ludoteka.envs.episode import id_of

FILE = "environment.md"
FEW = 6
"""labels of an argument that are all shown"""
REWARDS = """| `reward` | what a seat gets when the match is over |
|---|---|
| `win` | 1 for a win alone; all seats together get 0 (two seats: 1, 0, −1); the default |
| `placing` | 1 for the first to −1 for the last, evenly between; shared places share |
| `points` | the points; alone it is the only choice |"""


def described(played: Game[Any, Any]) -> str:
    """The table of the observation, as the game's own `observe.py` says it."""
    text = import_module(f"ludoteka.games.{played.meta.key}.observe").__doc__ or ""
    return text.strip()


def fields(played: Game[Any, Any]) -> list[tuple[int, int, str]]:
    """First number, how many, meaning: of every row of that table."""
    rows = re.findall(r"^\| (\d+) \| ([\d x]+) \| (.+) \|$", described(played), re.MULTILINE)
    return [(int(first), prod(map(int, count.split("x"))), what) for first, count, what in rows]


def _settings(known: Meta) -> str:
    lines = ["| form | seats | PettingZoo | OpenSpiel |", "|---|---|---|---|"]
    for form in known.forms:
        names = {
            f"`{id_of(game(known.key), setting(known, n, form.id))}_v{known.version}`"
            for n in form.seats
        }
        spiel = f"`ludoteka_{known.key}{'' if form.id == known.key else '_' + form.id}`"
        seats = ", ".join(map(str, form.seats))
        lines.append(f"| `{form.id}` | {seats} | {', '.join(sorted(names))} | {spiel} |")
    return "\n".join(lines)


def _options(known: Meta) -> str:
    lines = ["| option | values, the usual one first | forms |", "|---|---|---|"]
    for option in known.options:
        values = [option.default, *(v for v in option.values if v != option.default)]
        shown = ", ".join(f"`{v}`" for v in values[:FEW]) + (" …" if len(values) > FEW else "")
        lines.append(f"| `{option.id}` | {shown} | {', '.join(option.forms) or 'all'} |")
    return "\n".join(lines) if known.options else "There are none."


def _actions(actions: Actions) -> str:
    lines = ["| from | actions | kind | arguments, the last runs fastest |", "|---|---|---|---|"]
    for name, kind in actions.kinds.items():
        told = "; ".join(f"{a.name}: {_labels(a.labels)}" for a in kind.arguments) or "–"
        lines.append(f"| {actions.first(name)} | {kind.size} | `{name}` | {told} |")
    return "\n".join(lines)


def _labels(labels: tuple[str, ...]) -> str:
    if len(labels) <= FEW:
        return ", ".join(labels)
    return f"{', '.join(labels[: FEW - 2])} … {labels[-1]} ({len(labels)})"


def page(key: str) -> str:
    played = game(key)
    return f"""# {key}: the environment

Rules version {played.meta.version}. {played.observation_size} features, \
{played.actions.count} actions. This page is generated from the game's own tables: \
`python -m ludoteka.envs.pages`. \
How to use it: `docs/research.md`.

## Settings
{_settings(played.meta)}

{_options(played.meta)}

## Observation
{described(played)}

## Actions
{_actions(played.actions)}

## Rewards
{REWARDS}
"""


def main() -> None:
    for key in GAMES:
        (game(key).folder / FILE).write_text(page(key), encoding="utf-8")


if __name__ == "__main__":
    main()
