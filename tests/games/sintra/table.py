"""Positions and readings that Sintra's tests share: strip Sk hangs in slot k, front up."""

from collections.abc import Callable

from ludoteka.core.match import Match
from ludoteka.games.sintra.arrange import ME, empty_table, fill_bag, put_last_turn
from ludoteka.games.sintra.parts import COLOURS, Parts
from ludoteka.games.sintra.sizes import STRIPS
from ludoteka.games.sintra.state import State
from tests.kit import a_match, arranged

EVERYWHERE = range(1, STRIPS + 1)


Place = Callable[[State, Parts], None]
LAST_TURN = ("take 1 blue", "strip 5")


def position(put: Callable[[State], None]) -> Place:
    """A position on an empty table; what `put` leaves out is in the bag."""

    def place(s: State, c: Parts) -> None:
        empty_table(s, c)
        put(s)
        fill_bag(s, c)

    return place


def last_turn(put: Callable[[State], None]) -> Place:
    """YOUR last turn of the game: the only tile left, or the way back."""

    def put_all(s: State) -> None:
        put_last_turn(s)
        put(s)

    return position(put_all)


def table(put: Callable[[State], None], seats: int = 2, **options: str) -> Match:
    """A match at a position; seat ME is to move, what `put` leaves out is in the bag."""
    return arranged(a_match("sintra", seats, **options), position(put))


def counts(tiles) -> dict[str, int]:
    """Tiles by colour, without the colours that are not there."""
    return {COLOURS[i]: n for i, n in enumerate(tiles.tolist()) if n}


def glass(match: Match, slot: int, seat: int = ME) -> str:
    """The tiles on a strip by letter, a dot for an empty field."""
    return letters(match.state.glass[seat, slot - 1].tolist())


def window(match: Match, number: int, seat: int = ME) -> str:
    """Upper and lower pane by letter."""
    return letters(match.state.panes[seat, number - 1].tolist())


def letters(tiles: list[int]) -> str:
    return "".join("." if tile < 0 else COLOURS[tile][0] for tile in tiles)


def glazier(match: Match, seat: int = ME) -> int:
    return match.state.glaziers[seat] + 1


def strips_of(match: Match) -> set[int]:
    """The slots that can be chosen now."""
    notations = (match.game.actions.notation(a) for a in match.legal())
    return {int(n.split()[1]) for n in notations if n.startswith("strip")}
