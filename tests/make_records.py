"""Write a game's golden matches and counted trees anew, after a bump of its version.

Run it as `python -m tests.make_records GAME [depth]`: one random match per end reason, and
`perft.txt` for each form and seat count.
"""

import sys
from itertools import count
from pathlib import Path

from ludoteka.core.errors import LudotekaError
from ludoteka.core.game import Setting, setting
from ludoteka.core.match import Match, MatchFile
from ludoteka.core.registry import game
from ludoteka.lab.fuzz import settings
from ludoteka.lab.perft import perft
from tests.kit import KEY, key_of, random_match

FOLDER = Path(__file__).parent / "games"
MOST_TRIES = 3000


def golden(name: str) -> None:
    played = game(name)
    folder = FOLDER / name / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        if not _replays(old):
            old.unlink()
    wanted = set(played.end_reasons)
    agreed = sorted(settings(played), key=lambda s: s.seats)
    for number in count():
        match = random_match(Match(played, agreed[number % len(agreed)], key_of(number)), number)
        reason = played.end_reason(match.state, match.c)
        if reason in wanted:
            (folder / f"{reason}.json").write_bytes(match.export().dump())
            wanted.discard(reason)
        if not wanted:
            return
        if number > MOST_TRIES:
            sys.exit(f"no random match of {name} ends by {sorted(wanted)}")


def _replays(path: Path) -> bool:
    """Whether the match can still be played as it was recorded."""
    try:
        MatchFile.load(path).verify()
    except LudotekaError:
        return False
    return True


def counted_trees(name: str, depth: int) -> None:
    lines = ["# form seats depth nodes"]
    for form in game(name).meta.forms:
        for seats in form.seats:
            agreed: Setting = setting(game(name).meta, seats, form.id)
            lines += [
                f"{form.id} {seats} {steps} {perft(game(name), agreed, KEY, steps)}"
                for steps in range(1, depth + 1)
            ]
    (FOLDER / name / "perft.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    golden(sys.argv[1])
    counted_trees(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 3)
