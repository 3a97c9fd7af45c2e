"""The end of a match, window by window: SIN-100 and what counts in it."""

from ludoteka.core.finale import Beat, gains, thing, worth_telling
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.places import on_track, part_of
from ludoteka.games.sintra.scoring import (
    is_glazed,
    leftover_points,
    ornament_points,
    side_bonus,
)
from ludoteka.games.sintra.sizes import ORNAMENTS, STRIPS, WINDOWS
from ludoteka.games.sintra.state import SIDE_A, State
from ludoteka.games.sintra.strips import tiles_on


def finale(s: State, c: Parts) -> list[Beat]:
    """SIN-100 What the windows have brought; then leftovers, broken glass, the side's bonus."""
    return worth_telling([_dusk(s), _windows(s), _leftovers(s, c), _track(s, c), _bonus(s, c)])


def _dusk(s: State) -> Beat:
    """SIN-100 Evening falls: the glass that was set shines."""
    lit = [
        part_of("window", seat, window)
        for seat in range(s.seats)
        for window in range(WINDOWS)
        if is_glazed(s, seat, window)
    ]
    return Beat("finale-dusk", "SIN-100", shows=lit)


def _windows(s: State) -> Beat:
    """SIN-065 What the strip above each window brought when it was full."""
    lines = [f"source-window-{window + 1}" for window in range(WINDOWS)]
    found = gains(
        (seat, s.window_points[seat, window], part_of("window", seat, window))
        for window in range(WINDOWS)
        for seat in range(s.seats)
    )
    return Beat("finale-windows", "SIN-065", lines, found, recalled=True)


def _leftovers(s: State, c: Parts) -> Beat:
    """SIN-101 The glass that is left on the strips; the points rise from the fullest."""
    slots = {
        seat: [i for i in range(STRIPS) if tiles_on(s, seat, i) > 0] for seat in range(s.seats)
    }
    found = gains(
        (seat, leftover_points(s, c, seat), part_of("strip", seat, _fullest(s, seat)))
        for seat in range(s.seats)
    )
    shown = [part_of("strip", seat, slot) for seat in slots for slot in slots[seat]]
    return Beat("finale-leftovers", "SIN-101", ["source-leftovers"], found, shown)


def _fullest(s: State, seat: int) -> int:
    return max(range(STRIPS), key=lambda slot: tiles_on(s, seat, slot))


def _track(s: State, c: Parts) -> Beat:
    """SIN-102 Every marker pays for the space that it stands on."""
    found = gains((seat, -c.track[s.track[seat]], on_track(seat)) for seat in range(s.seats))
    return Beat("finale-track", "SIN-102", ["source-track"], found, [thing("track")])


def _bonus(s: State, c: Parts) -> Beat:
    """SIN-111 Side A: the ornaments; SIN-114 side B: complete windows by the tiles of a colour."""
    seats = range(s.seats)
    if s.side == SIDE_A:
        found = gains(
            (seat, ornament_points(s, c, seat, nth), part_of("ornament", seat, nth))
            for nth in range(ORNAMENTS)
            for seat in seats
        )
        return Beat("finale-ornaments", "SIN-111", ["source-ornaments"], found)
    found = gains((seat, side_bonus(s, c, seat), part_of("plinth", seat, 0)) for seat in seats)
    return Beat("finale-plinth", "SIN-114", ["source-windows"], found)
