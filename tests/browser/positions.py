"""Positions that the browser tests begin with: played by the rules, never set by hand.

`python -m tests.browser.positions GAME [name …]` plays at random until each sought position is
met and records the match up to there in `tests/games/GAME/positions.json`; `stage` in `kit.ts`
makes a table of it. What is sought stands beside it, in `positions.py`.
"""

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
from msgspec import structs

from ludoteka.core.fair import key_of
from ludoteka.core.game import SPECTATOR, setting
from ludoteka.core.match import Match, Transition
from ludoteka.core.registry import game

GAMES_FOLDER = Path(__file__).parents[1] / "games"
MOST_MATCHES = 2_000
SCRIPT = 16
"""decisions that a script can have"""


@dataclass(frozen=True)
class Here:
    """The position is met."""

    back: int = 0
    """so many decisions ago; those are what the test is about"""
    then: Sequence[str] = ()
    """what the test is about, where it is not yet played"""


Look = Callable[[Match, list[Transition]], Here | None]
"""asked after every decision, with the steps that it led to"""


@dataclass(frozen=True)
class Sought:
    """What a position must be, at which kind of table."""

    look: Look
    players: int = 2
    form: str | None = None
    options: dict[str, str | int] = field(default_factory=dict)
    prefer: tuple[str, ...] = ()
    """beginnings of actions that are played three times out of four when they are legal"""


class Position(msgspec.Struct, omit_defaults=True):
    """A match up to the position, as a table stages it."""

    players: int
    secret: str
    actions: list[str]
    actor: int
    then: list[str] = []
    form: str | None = None
    options: dict[str, str | int] = {}

    def match(self, name: str, *, compiled: bool = True) -> Match:
        """The recorded match, replayed."""
        played = game(name)
        agreed = setting(played.meta, self.players, self.form, self.options)
        key = key_of(bytes.fromhex(self.secret), [""] * self.players)
        match = Match(played, agreed, key, compiled=compiled)
        return match.replay(played.actions.parse(a) for a in self.actions)


def sought(name: str) -> dict[str, Sought]:
    return getattr(module_of(name), "SOUGHT", {})


def module_of(name: str) -> ModuleType | None:
    """A game's `positions.py`; a young game has none."""
    module = f"tests.games.{name}.positions"
    return import_module(module) if find_spec(module) else None


def recorded(name: str, file: str = "positions") -> dict[str, Position]:
    path = GAMES_FOLDER / name / f"{file}.json"
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Position])


def record(name: str, positions: Mapping[str, Position], file: str = "positions") -> None:
    """One line for each position, in the order of their names."""
    lines = [
        f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(positions[key]).decode()}"
        for key in sorted(positions)
    ]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (GAMES_FOLDER / name / f"{file}.json").write_text(text, encoding="utf-8")


def seek(name: str, what: str, wish: Sought) -> Position:
    """The first match, numbered from 0, that comes to the position."""
    for number in range(MOST_MATCHES):
        secret = sha256(f"{name} {what} {number}".encode()).digest()
        blank = Position(wish.players, secret.hex(), [], 0, [], wish.form, wish.options)
        match = blank.match(name)
        here = _play_until(match, wish, Random(number))
        if here is not None:
            return _position(blank, match, here)
    raise LookupError(f"{name}: {what} is not met in {MOST_MATCHES} matches")


def _position(blank: Position, match: Match, here: Here) -> Position:
    played = [match.game.actions.notation(a) for a in match.actions]
    cut = len(played) - here.back
    actor = match.plies[cut].actor if here.back else match.actor
    then = [*played[cut:], *here.then]
    return structs.replace(blank, actions=played[:cut], actor=actor, then=then)


def _play_until(match: Match, wish: Sought, chance: Random) -> Here | None:
    steps = match.opening_steps
    here = wish.look(match, steps)
    while here is None and not match.over:
        steps = match.play(_choice(match, wish, chance))
        here = wish.look(match, steps)
    return here


def _choice(match: Match, wish: Sought, chance: Random) -> int:
    actions = match.legal()
    notation = match.game.actions.notation
    preferred = [a for a in actions if notation(a).startswith(wish.prefer)] if wish.prefer else []
    return chance.choice(preferred if preferred and chance.random() < 0.75 else actions)


# What looks ask


def script(match: Match, pattern: str) -> int:
    r"""How many of the last decisions are such as the pattern says; 0: none.

    A pattern is over notations with colons for spaces: `target:\S+( number:\S+)? fight`.
    """
    recent = match.actions[-SCRIPT:]
    text = " ".join(match.game.actions.notation(a).replace(" ", ":") for a in recent)
    found = re.search(f"(?:^| )({pattern})$", text)
    return len(found[1].split()) if found else 0


def earlier(match: Match, back: int) -> Match:
    """The match as it was so many decisions ago."""
    return Match(match.game, match.setting, match.key).replay(match.actions[:-back])


def told(match: Match, steps: list[Transition]) -> set[str]:
    """The messages of the log for these steps."""
    events, c = match.game.events, match.c
    return {e.message for s in steps for e in events(s.before, c, s.action, s.after, SPECTATOR)}


def others_score(match: Match, steps: list[Transition]) -> Here | None:
    """Somebody has just scored by a decision, and somebody else is to decide."""
    if match.over or not match.actions:
        return None
    step, events = steps[0], match.game.events
    told_now = events(step.before, match.c, step.action, step.after, SPECTATOR)
    scored = any(gain.points > 0 for event in told_now for gain in event.gains)
    return Here(1) if scored and match.actor != step.before.actor else None


def ends_round(match: Match, steps: list[Transition]) -> Here | None:
    """With the last decision a round or a season has ended, and there is something to tell."""
    if match.over or not match.actions:
        return None
    told_now = [match.game.interlude(step.before, match.c, step.after) for step in steps]
    return Here(1) if any(told_now) else None


def refused(match: Match, notation: str) -> str:
    """The rule that forbids an action; nothing where it is legal."""
    action = match.game.actions.parse(notation)
    return "" if match.mask[action] else match.game.why_not(match.state, match.c, action).rule


def main(name: str, *wanted: str) -> None:
    """Record the positions of a game: all, or those named."""
    wishes = sought(name)
    found = {what: position for what, position in recorded(name).items() if what in wishes}
    for what in wanted or wishes:
        found[what] = seek(name, what, wishes[what])
        record(name, found)
        sys.stdout.write(f"{what}: {len(found[what].actions)} decisions\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
