"""Positions set by hand, for exercises and tests: every tile is taken from where it may be."""

from collections.abc import Mapping, Sequence

from ludoteka.games.sintra.check import tiles_in_game
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.parts import FRONT_SIDE, Parts
from ludoteka.games.sintra.sizes import COLOUR_COUNT, DISPLAYS, FIELDS, PANES, ROUNDS, STRIPS
from ludoteka.games.sintra.state import CENTRE, EMPTY, TURN, State

ME, YOU = 0, 1
LETTERS = {name[0]: colour for colour, name in enumerate(COLOURS)}
"""b, p, o, y, g"""


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
        s.first_side[seat, slot] = FRONT_SIDE
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


def put_last_turn(s: State) -> None:
    """YOUR last turn of the game: the only tile left, or the way back."""
    play_round(s, ROUNDS, "blue")
    put_tiles(s, ["b"], marker=YOU)
    s.actor, s.glaziers[YOU] = YOU, 1
