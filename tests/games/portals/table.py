"""Builders and questions that the tests of Portals share."""

from ludoteka.core.match import Match
from ludoteka.games.portals.pack import LETTERS
from ludoteka.games.portals.position import clear_table
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.sizes import CELLS
from ludoteka.games.portals.state import NOTHING
from ludoteka.games.portals.view import stones_on, view
from tests.kit import a_match, refreshed

ANNA, KIRILL, MARTA = 0, 1, 2
EX01_STONES = "...../..W../...../W..../AA..."
EX18_STONES = "..AA./..EF./FFA../...../....."
LEFT, RIGHT = 0, 1
SHIFT, HASTE, BANISH, RECALL = range(4)
A, E, F, W, T = range(5)


def fresh(seats: int = 2, **options: str) -> Match:
    return a_match("portals", seats, "portals", **options)


def table(seats: int = 2, **options: str) -> Match:
    """A match whose table is cleared, to be laid by hand."""
    match = fresh(seats, **options)
    clear_table(match.state)
    return match


def solo(**options: str) -> Match:
    match = a_match("portals", 1, "solo", **options)
    clear_table(match.state)
    return match


def predict(match: Match, letter: str) -> None:
    """The next stone of the prediction board; the one that was there takes its place."""
    s = match.state
    wanted = LETTERS.index(letter)
    here = s.turns
    there = next(cell for cell in range(here, CELLS) if s.prediction[cell] == wanted)
    s.prediction[here], s.prediction[there] = s.prediction[there], s.prediction[here]


def laid(match: Match) -> Match:
    """The position is complete: what is legal is looked up, and every piece is there."""
    assert 0 == match.engine.check(match.state, match.c)
    return refreshed(match)


def points(match: Match, seat: int = ANNA) -> int:
    return score_of(match.state, seat)


def stones(match: Match, gap: int = 0) -> str:
    """The stones of a board, rows parted by slashes."""
    row = stones_on(match.state, gap)
    return "/".join(row[i : i + 5] for i in range(0, CELLS, 5))


def keys_of(match: Match, seat: int) -> list[int]:
    held = match.state.keys[seat].tolist()
    return [key + 1 for key in held if key != NOTHING]


def shown(match: Match) -> list[int]:
    return [key + 1 for key in match.state.key_area.tolist() if key != NOTHING]


def seen_by(match: Match, seat: int):
    return view(match.state, match.c, seat)


def kinds(match: Match) -> set[str]:
    return {match.game.actions.decode(action).kind for action in match.legal()}


def bag(match: Match) -> int:
    return sum(match.state.bag.tolist())


def numbers(bits: int) -> list[int]:
    return [n + 1 for n in range(36) if bits >> n & 1]
