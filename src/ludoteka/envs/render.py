"""A position as text or as a picture: what a seat may see of it, field by field."""

from html import escape
from typing import Any

import msgspec

from ludoteka.core.game import SPECTATOR
from ludoteka.envs.episode import Episode

WIDTH, LINE, EDGE, INDENT = 960, 18, 16, 14
LETTERS = 130
"""that fit in a line of the picture"""
MODES = ("human", "ansi", "svg")


def text(episode: Episode, seat: int = SPECTATOR) -> str:
    """Lines `field: value`, nested ones indented."""
    view = episode.game.view(episode.state, episode.c, seat)
    head = f"{episode.game.meta.key}, {_whose(episode)}"
    return "\n".join([head, *_lines(msgspec.to_builtins(view), 0)])


def _whose(episode: Episode) -> str:
    return "over" if episode.over else f"seat {episode.actor} decides"


def _lines(value: Any, depth: int) -> list[str]:
    if isinstance(value, dict):
        rows = value.items()
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        rows = enumerate(value)  # type: ignore[assignment] # labels of either kind
    else:
        return [" " * depth + _flat(value)]
    lines = []
    for label, inner in rows:
        below = _lines(inner, depth + 2)
        if len(below) == 1:
            lines.append(f"{' ' * depth}{label}: {below[0].strip()}")
        else:
            lines += [f"{' ' * depth}{label}:", *below]
    return lines


def _flat(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_flat, value)) or "-"
    return "-" if value is None else str(value)


def svg(episode: Episode, seat: int = SPECTATOR) -> str:
    """The same as a picture; a bar at the left shows how deep a line is nested."""
    lines = text(episode, seat).splitlines()
    height = LINE * len(lines) + 2 * EDGE
    body = "".join(_drawn(number, line) for number, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" font-family="monospace" font-size="12">'
        f'<rect width="{WIDTH}" height="{height}" fill="#fbfaf7"/>{body}</svg>'
    )


def _drawn(number: int, line: str) -> str:
    depth = (len(line) - len(line.lstrip())) // 2
    x, y = EDGE + INDENT * depth, EDGE + LINE * (number + 1) - 5
    told = line.strip()
    shown = told if len(told) <= LETTERS else told[: LETTERS - 1] + "…"
    label, colon, value = shown.partition(":")
    bar = f'<rect x="{x - 6}" y="{y - 11}" width="2" height="14" fill="#2f6f8f"/>' if depth else ""
    return (
        f'{bar}<text x="{x}" y="{y}"><tspan fill="#2f6f8f">{escape(label + colon)}</tspan>'
        f"{escape(value)}</text>"
    )


def rendered(episode: Episode, mode: str | None) -> str | None:
    """As a render mode of Gymnasium says; "human" prints."""
    if mode == "svg":
        return svg(episode)
    shown = text(episode)
    if mode != "human":
        return shown
    print(shown)  # noqa: T201 - what the mode is for
    return None
