"""Whole matches that the screenshots show, one of each game: played well enough to look alive.

`python -m tests.browser.showcase [GAME …]` records them in `showcase.json`. Each seat takes what
`sense` likes best, judged on a position as it may imagine it, and now and then something else.
"""

import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from ludoteka.core.conceal import concealed
from ludoteka.core.match import Match
from ludoteka.games.nizam.cards import hand_size
from tests.browser.positions import Position

FILE = Path(__file__).with_name("showcase.json")
OPEN: dict[str, Position] = {
    "nizam": Position(3, "", [], 0),
    "pearl": Position(2, "", [], 0, form="pearl"),
    "sintra": Position(3, "", [], 0),
    "inori": Position(3, "", [], 0),
    "whispers": Position(3, "", [], 0),
    "portals": Position(2, "", [], 0, options={"spells": "yes", "signs": "yes"}),
}
GAMES = {"pearl": "nizam"}
WHIM = 0.06
"""how often a seat does not take what looks best"""
FULL_HAND = 9
"""with so many cards nobody takes more: `sense` alone would hoard twenty in Nizam"""


def sensible(match: Match) -> list[int]:
    actions = match.legal()
    if match.game.meta.key != "nizam" or hand_size(match.state, match.actor) < FULL_HAND:
        return actions
    draw = match.game.actions.parse("draw")
    return [a for a in actions if a != draw] or actions


def choice(match: Match, chance: Random) -> int:
    actions = sensible(match)
    if chance.random() < WHIM:
        return chance.choice(actions)
    seat = match.actor
    imagined = concealed(match.engine, match.state, match.c, seat, chance.randbytes(32))

    def worth(action: int) -> tuple[int, float]:
        after = imagined.copy()
        match.engine.apply(after, match.c, action)
        return match.engine.sense(after, match.c, seat), chance.random()

    return max(actions, key=worth)


def showcase(name: str) -> Position:
    secret = sha256(f"showcase {name}".encode()).hexdigest()
    blank = msgspec.structs.replace(OPEN[name], secret=secret)
    match = blank.match(GAMES.get(name, name))
    chance = Random(name)
    while not match.over:
        match.play(choice(match, chance))
    played = [match.game.actions.notation(a) for a in match.actions]
    return msgspec.structs.replace(blank, actions=played)


if __name__ == "__main__":
    kept = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Position]) if FILE.exists() else {}
    for wanted in sys.argv[1:] or OPEN:
        kept[wanted] = showcase(wanted)
        sys.stdout.write(f"{wanted}: {len(kept[wanted].actions)} decisions\n")
    lines = [
        f"{msgspec.json.encode(k).decode()}: {msgspec.json.encode(kept[k]).decode()}"
        for k in sorted(kept)
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
