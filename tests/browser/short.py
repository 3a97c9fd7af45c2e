"""Short matches from the first decision to the end, for hands of every kind to play.

`python -m tests.browser.short [FORM …]` plays at random, each match with a taste of its own for the
kinds of actions, and records in `tests/games/GAME/short.json` the one in which the first seat is
asked least often and yet does everything that is wanted.
"""

import math
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, structs

from ludoteka.core.game import Game
from ludoteka.core.match import Match
from tests.browser.positions import GAMES_FOLDER, Position, record

MATCHES = 1000
ME = 0


class Short(Position, kw_only=True):
    """A whole match as a table asks it."""

    plies: list[tuple[int, str]]
    """who decides what, also where there is no choice"""


class Wanted(Struct, kw_only=True):
    """At which table, and what the first seat must have decided by the end."""

    game: str
    players: int
    form: str | None = None
    options: dict[str, str | int] = {}
    kinds: frozenset[str]
    actions: frozenset[str] = frozenset()
    points: int = 0
    """how many it must have got at least"""


WANTED = {
    "nizam": Wanted(
        game="nizam", players=5, kinds=frozenset({"shift", "draw", "discard", "end"}), points=1
    ),
    "nizam-solo": Wanted(
        game="nizam", players=1, kinds=frozenset({"shift", "draw", "discard", "end"}), points=1
    ),
    "pearl": Wanted(
        game="nizam",
        players=3,
        form="pearl",
        options={"pearl_no_progress_rounds": 4},
        kinds=frozenset({"shift", "draw", "discard", "end"}),
        points=1,
    ),
    "sintra": Wanted(game="sintra", players=4, kinds=frozenset({"take", "strip", "keep", "back"})),
    "inori": Wanted(
        game="inori",
        players=4,
        kinds=frozenset({"place", "place_companion", "altar", "gain", "weakest"}),
    ),
    "whispers": Wanted(
        game="whispers",
        players=4,
        options={"counter_intelligence": "on", "agents_in_regions": "on"},
        kinds=frozenset({"deploy", "act", "place", "target", "number", "play", "swap", "remove"}),
    ),
    "portals": Wanted(
        game="portals",
        players=2,
        options={"spells": "yes", "signs": "yes"},
        kinds=frozenset(
            {"keep_signs", "take_key", "take_stone", "place_stone", "place_figure", "cast"}
        ),
    ),
    "solo": Wanted(
        game="portals",
        players=1,
        form="solo",
        kinds=frozenset({"take_key", "place_stone", "place_figure", "cast"}),
        actions=frozenset(f"cast {spell}" for spell in ("shift", "haste", "banish", "recall")),
    ),
}


def taste(match: Match, chance: Random) -> Callable[[int], float]:
    """How much each action is liked: alike for all of a kind."""
    kinds = {kind: math.exp(2 * chance.gauss(0, 1)) for kind in match.game.actions.kinds}
    return lambda action: kinds[match.game.actions.decode(action).kind]


def blank(wanted: Wanted, number: int) -> Short:
    secret = sha256(f"short {wanted.form or wanted.game} {number}".encode()).hexdigest()
    return Short(wanted.players, secret, [], ME, [], wanted.form, wanted.options, plies=[])


def played(wanted: Wanted, number: int) -> Match:
    match = blank(wanted, number).match(wanted.game).again(discreet=True)
    chance = Random(number)
    liking = taste(match, chance)
    while not match.over:
        actions = match.legal()
        match.play(chance.choices(actions, [liking(action) for action in actions])[0])
    return match


def does_all(match: Match, wanted: Wanted) -> bool:
    done = [ply.action for ply in match.plies if ply.actor == ME]
    kinds = {match.game.actions.decode(action).kind for action in done}
    if not (wanted.kinds <= kinds and wanted.actions <= {*notated(match.game, done)}):
        return False
    return not wanted.points or match.outcome()[0][ME] >= wanted.points


def shortest(wanted: Wanted) -> Short:
    """In which the first seat is asked least often, also where it has no choice."""
    best: Short | None = None
    fewest = math.inf
    for number in range(MATCHES):
        match = played(wanted, number)
        asked = sum(ply.actor == ME for ply in match.plies)
        if asked < fewest and does_all(match, wanted):
            best, fewest = recording(blank(wanted, number), match), asked
    assert best is not None, "no match has all that is wanted"
    return best


def recording(opening: Short, match: Match) -> Short:
    seats = [ply.actor for ply in match.plies]
    plies = [*zip(seats, notated(match.game, [ply.action for ply in match.plies]), strict=True)]
    return structs.replace(opening, actions=notated(match.game, match.actions), plies=plies)


def notated(game: Game[Any, Any], actions: Sequence[int]) -> list[str]:
    return [game.actions.notation(action) for action in actions]


def kept(name: str) -> dict[str, Short]:
    path = GAMES_FOLDER / name / "short.json"
    data = path.read_bytes() if path.exists() else b"{}"
    return msgspec.json.decode(data, type=dict[str, Short])


def main(*names: str) -> None:
    for name in names or WANTED:
        wanted = WANTED[name]
        found = shortest(wanted)
        record(wanted.game, {**kept(wanted.game), name: found}, "short")
        sys.stdout.write(f"{name}: {len(found.actions)} decisions\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
