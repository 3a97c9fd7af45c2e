"""The worked examples of rules.md as positions: test vectors and interactive lessons at once."""

from collections.abc import Callable

from ludoteka.core.game import Lesson
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.parts import ELEMENTS, Parts
from ludoteka.games.portals.position import (
    activate_keys,
    clear_table,
    give_key,
    give_signs,
    hold,
    lay_board,
)
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.signs import check_open_signs
from ludoteka.games.portals.spells import accepts
from ludoteka.games.portals.state import ACTIVATE, HASTE, SIGN, State

ANNA, KIRILL = 0, 1

EX01_STONES = "...../..W../...../W..../AA..."
EX18_STONES = "..AA./..EF./FFA../...../....."


def _points(before: State, after: State, c: Parts) -> int:
    return score_of(after, ANNA) - score_of(before, ANNA)


def _activation(number: int, stones: str, board: str) -> Callable[[State, Parts], None]:
    """Anna activates one key; board A lies on her left with these stones."""

    def place(s: State, c: Parts) -> None:
        clear_table(s)
        lay_board(s, 0, "A", board)
        give_key(s, c, ANNA, number, stones)
        activate_keys(s, c)

    return place


def _example(
    number: str,
    place: Callable[[State, Parts], None],
    move: str,
    choices: tuple[int, ...],
    *rules: str,
) -> Lesson:
    return Lesson(
        id=f"POR-EX{number}",
        rules=rules,
        seats=2,
        place=place,
        moves=(f"place_figure left {move}",),
        choices=choices,
        answer=_points,
        form="portals",
    )


def _order(s: State, c: Parts) -> None:
    clear_table(s)
    give_key(s, c, ANNA, 5, "AEFW")
    give_key(s, c, ANNA, 33, "TT")
    give_key(s, c, KIRILL, 3, "AA")
    give_key(s, c, KIRILL, 4, "EE")
    give_key(s, c, KIRILL, 18, "FF")
    activate_keys(s, c)


def _key_in_turn(before: State, after: State, c: Parts) -> int:
    """The number of the key that is activated now."""
    assert after.actor != NOBODY
    return after.keys[after.actor, after.slot] + 1


def _green_in_shift(s: State, c: Parts) -> None:
    clear_table(s)
    lay_board(s, 0, "A", "AF...")
    give_key(s, c, ANNA, 23)
    hold(s, ANNA, "E")


def _colours_of_haste(before: State, after: State, c: Parts) -> int:
    return sum(accepts(after, HASTE, element) for element in range(ELEMENTS))


def _haste(s: State, c: Parts) -> None:
    clear_table(s)
    lay_board(s, 0, "A")
    give_key(s, c, ANNA, 5, ".W.W")
    give_key(s, c, ANNA, 18)
    hold(s, ANNA, "T")


def _two_signs(s: State, c: Parts) -> None:
    clear_table(s)
    lay_board(s, 0, "A", EX18_STONES)
    give_signs(s, ANNA, 1, 13)
    give_signs(s, KIRILL, 20)
    give_key(s, c, ANNA, 18, "TW")
    activate_keys(s, c)


def _sign_points(before: State, after: State, c: Parts) -> int:
    return after.earned[ANNA, SIGN] - before.earned[ANNA, SIGN]


def _solo(s: State, c: Parts) -> None:
    clear_table(s)
    lay_board(s, 0, "A", EX01_STONES)
    give_signs(s, ANNA, 3, 5, 7, 18, 20)
    check_open_signs(s, c)
    give_key(s, c, ANNA, 23, "WWAA")
    s.slot, s.step = 0, ACTIVATE


LESSONS: tuple[Lesson, ...] = (
    _example(
        "01", _activation(23, "WWAA", EX01_STONES), "0 20", (2, 5, 7, 8), "POR-060", "POR-061"
    ),
    Lesson(
        id="POR-EX02",
        rules=("POR-051",),
        seats=2,
        place=_order,
        moves=("place_figure left 0 00", "place_figure left 0 00"),
        choices=(5, 18, 33),
        answer=_key_in_turn,
        form="portals",
    ),
    _example("04", _activation(18, "FF", ""), "0 03", (2, 3, 4), "POR-062"),
    _example("05", _activation(18, "FF", "...F."), "0 03", (1, 2, 3), "POR-057"),
    _example("06", _activation(18, "FA", ""), "1 14", (0, 1, 2), "POR-055"),
    _example("08", _activation(35, "EETT", ""), "0 00", (4, 6, 8), "POR-060"),
    _example("17", _activation(18, "WW", "W..../.W..."), "0 11", (1, 2, 3), "POR-057", "POR-063"),
    Lesson(
        id="POR-EX03",
        rules=("POR-102", "POR-103", "POR-104"),
        seats=2,
        place=_green_in_shift,
        moves=("cast shift",),
        choices=(1, 4, 5),
        answer=_colours_of_haste,
        form="portals",
        options={"spells": "yes"},
    ),
    Lesson(
        id="POR-EX12",
        rules=("POR-108",),
        seats=2,
        place=_haste,
        moves=("cast haste", "haste 1", "place_figure left 0 02"),
        choices=(0, 1, 2),
        answer=_points,
        form="portals",
        options={"spells": "yes"},
    ),
    Lesson(
        id="POR-EX18",
        rules=("POR-123", "POR-124"),
        seats=2,
        place=_two_signs,
        moves=("place_figure left 0 43",),
        choices=(0, 4, 8),
        answer=_sign_points,
        form="portals",
        options={"signs": "yes"},
    ),
    Lesson(
        id="POR-EX16",
        rules=("POR-152",),
        seats=1,
        place=_solo,
        moves=("place_figure left 0 20",),
        choices=(2, 5, 7),
        answer=_points,
        form="solo",
    ),
)
