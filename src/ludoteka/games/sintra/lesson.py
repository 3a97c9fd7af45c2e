"""The worked examples as positions: the tests' vectors and the interactive lessons."""

from collections.abc import Callable, Mapping, Sequence

from ludoteka.core.game import Lesson
from ludoteka.games.sintra.check import tiles_in_game
from ludoteka.games.sintra.parts import (
    COLOUR_COUNT,
    COLOURS,
    DISPLAYS,
    FIELDS,
    FRONT,
    PANES,
    ROUNDS,
    STRIPS,
    WINDOWS,
    Parts,
)
from ludoteka.games.sintra.scoring import leftover_points, side_bonus
from ludoteka.games.sintra.state import CENTRE, EMPTY, TURN, State
from ludoteka.games.sintra.strips import may_go_back, room

ME, YOU = 0, 1
LETTERS = {name[0]: colour for colour, name in enumerate(COLOURS)}
"""b, p, o, y, g"""

Place = Callable[[State, Parts], None]


def empty_table(s: State, c: Parts) -> None:
    """Round 1, nothing on offer, palaces without glass; strip k hangs in slot k, front up."""
    s.actor, s.step, s.taken_count = ME, TURN, 0
    s.turn_round, s.starter, s.marker = 0, ME, CENTRE
    for colour in range(COLOUR_COUNT):
        s.tower[colour] = s.centre[colour] = 0
        for display in range(DISPLAYS):
            s.displays[display, colour] = 0
    for space in range(ROUNDS):
        s.indicator[space] = max(0, space - 1)
    for seat in range(s.seats):
        _empty_palace(s, seat)
    fill_bag(s, c)


def _empty_palace(s: State, seat: int) -> None:
    s.glaziers[seat] = s.track[seat] = s.score[seat] = s.lost[seat] = s.colour_points[seat] = 0
    for slot in range(STRIPS):
        s.strips[seat, slot] = slot
        s.first_side[seat, slot] = FRONT
        s.window_points[seat, slot] = 0
        for field in range(FIELDS):
            s.glass[seat, slot, field] = EMPTY
        for pane in range(PANES):
            s.panes[seat, slot, pane] = EMPTY


def fill_bag(s: State, c: Parts) -> None:
    """SIN-009 Every tile that is nowhere else is in the bag."""
    for colour in range(COLOUR_COUNT):
        s.bag[colour] = 0
        s.bag[colour] = c.copies[colour] - tiles_in_game(s, colour)


def put_tiles(
    s: State, displays: Sequence[str] = (), centre: str = "", *, marker: int = CENTRE
) -> None:
    """Tiles on the displays and in the centre by letter; the bag is counted afterwards."""
    for display, tiles in enumerate(displays):
        for letter in tiles:
            s.displays[display, LETTERS[letter]] += 1
    for letter in centre:
        s.centre[LETTERS[letter]] += 1
    s.marker = marker


def put_glass(s: State, seat: int, slot: int, tiles: str) -> None:
    """Tiles on the fields of the strip in a slot, from top to bottom; a dot is an empty field."""
    for field, letter in enumerate(tiles):
        s.glass[seat, slot - 1, field] = EMPTY if letter == "." else LETTERS[letter]


def put_windows(s: State, seat: int, windows: Mapping[int, str]) -> None:
    """Tiles in the windows, upper pane first: `{1: "bp", 2: "o"}`."""
    for window, tiles in windows.items():
        for pane, letter in enumerate(tiles):
            s.panes[seat, window - 1, pane] = LETTERS[letter]


def put_score(s: State, seat: int, points: int) -> None:
    """A score whose points came from the first window."""
    s.score[seat] = s.window_points[seat, 0] = points


def play_round(s: State, number: int, colour: str) -> None:
    """It is this round (from 1) and its tile has this colour; past ones have left the indicator.

    SIN-020 Rounds II to VI have five different colours: the tile changes places with another one.
    """
    now = number - 1
    if now > 0:
        other = s.indicator.tolist().index(COLOURS.index(colour), 1)
        s.indicator[other] = s.indicator[now]
    s.indicator[now] = COLOURS.index(colour)
    s.turn_round = now
    for space in range(now):
        s.indicator[space] = EMPTY


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
        play_round(s, ROUNDS, "blue")
        put_tiles(s, ["b"], marker=YOU)
        s.actor, s.glaziers[YOU] = YOU, 1
        put(s)

    return position(put_all)


LAST_TURN = ("take 1 blue", "strip 5")


# --- the rulebook's examples ---------------------------------------------------------------------


def _ex01(s: State) -> None:
    put_tiles(s, ["pboy", "ggbb"])


def _ex02(s: State) -> None:
    put_tiles(s, ["ggbb"], "ooobg")


def _ex03(s: State) -> None:
    """Strip 2 left of the glazier, one orange field free on strip 3, three on strip 4."""
    put_tiles(s, ["ggbb"], "ooobg", marker=YOU)
    for slot, strip in enumerate((0, 1, 5, 2, 4, 3, 6, 7)):
        s.strips[ME, slot] = strip
    s.glaziers[ME] = 2
    put_glass(s, ME, 3, ".o...")
    put_glass(s, ME, 4, ".y.y.")
    put_glass(s, ME, 7, "o...o")
    put_glass(s, ME, 8, "..o..")


def _ex04(s: State) -> None:
    _ex03(s)
    play_round(s, 3, "yellow")
    s.glaziers[ME] = 3
    put_glass(s, ME, 7, ".....")
    put_windows(s, ME, {5: "b", 7: "g"})


def _ex07(s: State) -> None:
    for slot, tiles in ((1, "b.b"), (4, "y..g"), (5, ".b"), (6, "b..."), (8, ".p")):
        put_glass(s, ME, slot, tiles)


def _ex08(s: State) -> None:
    s.track[ME] = 5


def _ex09(s: State) -> None:
    put_windows(s, ME, {1: "bp", 2: "oy", 3: "gb", 4: "po", 5: "y", 7: "g", 8: "b"})


def _ex10(s: State) -> None:
    put_windows(s, ME, {1: "ob", 2: "oy", 5: "go", 6: "bo", 7: "o"})


def _ex11(s: State) -> None:
    put_tiles(s, ["ggbb", "yyyo"], marker=YOU)
    put_score(s, ME, 30)
    s.track[ME], s.glaziers[ME] = 7, 7


def _ex14(s: State) -> None:
    """S8 shows its back; it is the only strip in reach."""
    put_tiles(s, ["bbgg", "yyyo"], marker=YOU)
    put_windows(s, ME, {8: "g"})
    s.glaziers[ME] = 7


def _ex15(s: State) -> None:
    put_tiles(s, ["bbgg", "yyyo"], marker=YOU)
    put_windows(s, ME, dict.fromkeys(range(1, WINDOWS + 1), "g"))
    put_glass(s, ME, 1, "gp.yg")


def _ex16(s: State) -> None:
    """Strips in slots 3, 5 and 8; the glazier stands over the empty slot 6."""
    put_tiles(s, ["bbgg", "yyyo"], marker=YOU)
    put_windows(s, ME, dict.fromkeys((1, 2, 4, 6, 7), "gb"))
    s.glaziers[ME] = 5


def _ex18(s: State) -> None:
    put_windows(s, ME, {1: "bb", 2: "bp", 3: "p"})


def _ex21(s: State) -> None:
    """The strip of slot 3 is gone, the glazier stands over it."""
    put_tiles(s, ["bbgg", "yyyo"], marker=YOU)
    put_windows(s, ME, {3: "gb"})
    s.glaziers[ME] = 2


# --- questions -----------------------------------------------------------------------------------


def _gained(before: State, after: State, c: Parts) -> int:
    return after.score[ME] - before.score[ME]


def _steps(before: State, after: State, c: Parts) -> int:
    return after.track[ME] - before.track[ME]


def _moved_to_centre(before: State, after: State, c: Parts) -> int:
    return sum(after.centre.tolist()) - sum(before.centre.tolist())


def _broken(before: State, after: State, c: Parts) -> int:
    return sum(after.tower.tolist()) - sum(before.tower.tolist())


def _window_points(before: State, after: State, c: Parts) -> int:
    return sum(after.window_points[ME].tolist()) - sum(before.window_points[ME].tolist())


def _leftovers(before: State, after: State, c: Parts) -> int:
    return leftover_points(after, c, ME)


def _lost(before: State, after: State, c: Parts) -> int:
    return after.lost[ME] - before.lost[ME]


def _bonus(before: State, after: State, c: Parts) -> int:
    return side_bonus(after, c, ME)


def _score(before: State, after: State, c: Parts) -> int:
    return after.score[ME]


def _way_back(before: State, after: State, c: Parts) -> int:
    return 1 if may_go_back(after, ME) else 0


def _jokers_left(before: State, after: State, c: Parts) -> int:
    return room(after, c, ME, STRIPS - 1, COLOUR_COUNT)


TAKE_AND_FILL = ("take centre orange", "strip 4")

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "SIN-EX01", ("SIN-040",), 2, position(_ex01), ("take 1 pink",), (0, 1, 3), _moved_to_centre
    ),
    Lesson(
        "SIN-EX02",
        ("SIN-040", "SIN-042"),
        2,
        position(_ex02),
        ("take centre orange",),
        (0, 1, 3),
        _steps,
    ),
    Lesson(
        "SIN-EX03",
        ("SIN-055", "SIN-056"),
        2,
        position(_ex03),
        ("take centre orange", "strip 3"),
        (0, 1, 2),
        _broken,
    ),
    Lesson("SIN-EX04", ("SIN-061",), 2, position(_ex04), TAKE_AND_FILL, (0, 2, 3), _gained),
    Lesson(
        "SIN-EX06",
        ("SIN-062", "SIN-063", "SIN-065"),
        2,
        position(_ex04),
        (*TAKE_AND_FILL, "keep yellow"),
        (2, 5, 12),
        _window_points,
    ),
    Lesson(
        "SIN-EX15",
        ("SIN-064", "SIN-065"),
        2,
        position(_ex15),
        ("take 2 orange", "strip 1", "keep green"),
        (1, 15, 16),
        _window_points,
    ),
    Lesson(
        "SIN-EX14",
        ("SIN-053", "SIN-055"),
        2,
        position(_ex14),
        ("take 1 blue", "jokers 1"),
        (0, 1, 2),
        _jokers_left,
    ),
    Lesson(
        "SIN-EX11",
        ("SIN-070", "SIN-071"),
        2,
        position(_ex11),
        ("take 2 yellow",),
        (9, 12, 27),
        _score,
    ),
    Lesson(
        "SIN-EX21",
        ("SIN-069", "SIN-R02"),
        2,
        position(_ex21),
        ("take 1 green", "strip 5"),
        (0, 1),
        _way_back,
    ),
    Lesson("SIN-EX07", ("SIN-101",), 2, last_turn(_ex07), LAST_TURN, (1, 2, 7), _leftovers),
    Lesson("SIN-EX08", ("SIN-102",), 2, last_turn(_ex08), LAST_TURN, (5, 8, 18), _lost),
    Lesson(
        "SIN-EX09", ("SIN-110", "SIN-111"), 2, last_turn(_ex09), LAST_TURN, (13, 23, 26), _bonus
    ),
    Lesson(
        "SIN-EX10",
        ("SIN-113", "SIN-114"),
        2,
        last_turn(_ex10),
        LAST_TURN,
        (16, 20, 25),
        _bonus,
        options={"side": "B"},
    ),
    Lesson(
        "SIN-EX18",
        ("SIN-114", "SIN-115"),
        2,
        last_turn(_ex18),
        LAST_TURN,
        (4, 6, 9),
        _bonus,
        options={"side": "B"},
    ),
)
