"""Whole matches that the screenshots show, played well enough to look alive.

`python -m tests.browser.showcase [GAME …]` records them in `tests/games/GAME/showcase.json`. Each
seat takes what `evaluate` likes best, judged on a position as it may imagine it, and now and then
something else. A game's `positions.py` may say which tables are shown (`SHOWN`) and leave out what
nobody would do (`sensible`).
"""

import sys
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from ludoteka.core.conceal import concealed
from ludoteka.core.match import Match
from ludoteka.core.registry import GAMES, meta
from tests.browser.positions import Position, module_of, record

WHIM = 0.06
"""how often a seat does not take what looks best"""
SEATS = 3


def shown(name: str, told: Any) -> dict[str, Position]:
    """The tables to be shown: one of three seats, or of as many as there can be."""
    seats = min(SEATS, max(meta(name).forms[0].seats))
    return getattr(told, "SHOWN", {name: Position(seats, "", [], 0)})


def choice(match: Match, actions: list[int], chance: Random) -> int:
    if chance.random() < WHIM:
        return chance.choice(actions)
    seat = match.actor
    imagined = concealed(match.engine, match.state, match.c, seat, chance.randbytes(32))

    def worth(action: int) -> tuple[int, float]:
        after = imagined.copy()
        match.engine.apply(after, match.c, action)
        return match.engine.evaluate(after, match.c, seat), chance.random()

    return max(actions, key=worth)


def showcase(name: str, told: Any, what: str, opening: Position) -> Position:
    secret = sha256(f"showcase {what}".encode()).hexdigest()
    blank = msgspec.structs.replace(opening, secret=secret)
    match = blank.match(name)
    sensible = getattr(told, "sensible", Match.legal)
    chance = Random(what)
    while not match.over:
        match.play(choice(match, sensible(match), chance))
    played = [match.game.actions.notation(a) for a in match.actions]
    return msgspec.structs.replace(blank, actions=played)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or GAMES:
        module = module_of(wanted)
        openings = shown(wanted, module)
        found = {what: showcase(wanted, module, what, openings[what]) for what in openings}
        record(wanted, found, "showcase")
        sys.stdout.write(f"{wanted}: {sum(len(p.actions) for p in found.values())} decisions\n")
