"""What an action would bring: where tiles go, what breaks and costs, what a full strip scores."""

import msgspec

from ludoteka.core.public import public
from ludoteka.games.sintra.actions import ACTIONS, CHOOSE, KEEP_TILE
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.rules import fewest_jokers, fill_strip, fitting
from ludoteka.games.sintra.scoring import (
    change_of,
    colour_bonus,
    cost_of_steps,
    is_glazed,
    step_down,
    window_bonus,
)
from ludoteka.games.sintra.sizes import FIELDS, STRIPS, TRACK, WINDOWS
from ludoteka.games.sintra.state import CENTRE, EMPTY, STRIP, UPPER, State
from ludoteka.games.sintra.strips import may_place_on, tiles_of_colour, tiles_on
from ludoteka.games.sintra.view import NOWHERE, by_colour, is_cut_off


class Outlook(msgspec.Struct, frozen=True):
    """What one strip would do with the tiles in hand."""

    slot: int
    fields: list[int]
    """the fields that get a tile"""
    placed: int
    breaks: int
    cost: int
    """points that the broken tiles cost on the track, as a negative number"""
    completes: bool
    colour_fields: list[int]
    """on a strip that would be full: the fields with the colour of the round, a point each"""
    windows: list[int]
    """on a strip that would be full: the windows whose numbers count"""
    window_points: int
    points: int
    """colour bonus and window points together"""
    pane: str
    """the pane that would get a tile: upper, lower, or none"""
    keeps: list[str]
    """the colours that one could keep"""
    cuts_off: bool
    """the glazier would pass a gap and lose the way back (SIN-R02)"""


class Preview(msgspec.Struct, frozen=True):
    strips: list[Outlook]
    """the strips that would take the tiles, or the one that is chosen"""
    to_centre: dict[str, int]
    """tiles that would move from the display to the centre"""
    marker: bool
    """the first-player marker would be taken"""
    breaks: int
    """tiles that would break because no strip in reach accepts them"""
    cost: int
    """points on the track for the marker and for these"""
    glazier: int
    """the slot to which it would go back, or -1"""


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    kind = ACTIONS.decode(action).kind
    if kind == "take":
        return _of_take(before, c, action, after)
    if kind == "back":
        return _plain([], glazier=after.glaziers[before.actor])
    if kind == "strip":
        return _plain([outlook(before, c, action - CHOOSE)])
    if kind == "jokers":
        return _plain([_of_placing(before, c, after)])
    return _plain([_of_keeping(before, c, action - KEEP_TILE)])


def _plain(strips: list[Outlook], glazier: int = NOWHERE) -> Preview:
    return Preview(strips, by_colour([0] * len(COLOURS)), False, 0, 0, glazier)


def _of_take(before: State, c: Parts, action: int, after: State) -> Preview:
    args = ACTIONS.decode(action).args
    display, colour = args["place"], args["colour"]
    from_centre = ACTIONS.decode(action).labels["place"] == "centre"
    tiles = (before.centre if from_centre else before.displays[display]).tolist()
    marker = from_centre and before.marker == CENTRE
    placeable = after.step == STRIP
    count = tiles[colour]
    tiles[colour] = 0
    return Preview(
        strips=_outlooks(before, c, colour, count, marker) if placeable else [],
        to_centre=by_colour([0] * len(COLOURS) if from_centre else tiles),
        marker=marker,
        breaks=0 if placeable else count,
        cost=-cost_of(before, c, marker + (0 if placeable else count)),
        glazier=NOWHERE,
    )


def cost_of(s: State, c: Parts, steps: int) -> int:
    """Points on the track; SIN-R05 of what is lost at once, no more than there is."""
    now, later = cost_of_steps(s, c, s.actor, steps), c.track[s.track[s.actor]]
    at_once = now - (c.track[(s.track[s.actor] + steps) % (TRACK - 1)] - later)
    return now - at_once - change_of(s, s.score[s.actor], -at_once)


@public
def _outlooks(s: State, c: Parts, colour: int, count: int, marker: bool) -> list[Outlook]:
    """The strips that would take so many tiles, wherever they come from."""
    held = s.copy()
    held.taken, held.taken_count = colour, count
    if marker:
        step_down(held, c, s.actor)
    fits = [slot for slot in range(STRIPS) if may_place_on(held, c, s.actor, slot, colour)]
    return [outlook(held, c, slot) for slot in fits]


def outlook(s: State, c: Parts, slot: int) -> Outlook:
    """The tiles in hand on a strip; joker fields are spared where there is a choice."""
    there = s.copy()
    there.glaziers[s.actor] = slot
    cuts_off = is_cut_off(there, s.actor) and not is_cut_off(s, s.actor)
    after = there.copy()
    fill_strip(after, c, fewest_jokers(there, c))
    return _of_placing(there, c, after, cuts_off=cuts_off)


def _of_placing(s: State, c: Parts, after: State, *, cuts_off: bool = False) -> Outlook:
    """`s` has the glazier above the strip, `after` the tiles on it."""
    seat, slot = s.actor, s.glaziers[s.actor]
    placed = fitting(s, c)
    full = tiles_on(after, seat, slot) == FIELDS
    window_points = window_bonus(s, c, seat, slot) if full else 0
    return Outlook(
        slot=slot,
        fields=_new_fields(s, after, seat, slot),
        placed=placed,
        breaks=s.taken_count - placed,
        cost=-cost_of(s, c, s.taken_count - placed),
        completes=full,
        colour_fields=_fields_of_round(after, seat, slot) if full else [],
        windows=counting_windows(s, seat, slot) if full else [],
        window_points=window_points,
        points=window_points + (colour_bonus(after, seat, slot) if full else 0),
        pane=_next_pane(s, seat, slot) if full else "",
        keeps=_colours_on(after, seat, slot) if full else [],
        cuts_off=cuts_off,
    )


def _of_keeping(s: State, c: Parts, colour: int) -> Outlook:
    """The full strip under the glazier when one tile of it goes into the window."""
    seat, slot = s.actor, s.glaziers[s.actor]
    points = window_bonus(s, c, seat, slot)
    return Outlook(
        slot=slot,
        fields=[],
        placed=0,
        breaks=0,
        cost=0,
        completes=True,
        colour_fields=[],
        windows=counting_windows(s, seat, slot),
        window_points=points,
        points=points,
        pane=_next_pane(s, seat, slot),
        keeps=[COLOURS[colour]],
        cuts_off=False,
    )


def _new_fields(before: State, after: State, seat: int, slot: int) -> list[int]:
    return [
        field
        for field in range(FIELDS)
        if before.glass[seat, slot, field] != after.glass[seat, slot, field] != EMPTY
    ]


def _fields_of_round(s: State, seat: int, slot: int) -> list[int]:
    colour = s.indicator[s.turn_round]
    return [field for field in range(FIELDS) if s.glass[seat, slot, field] == colour]


def counting_windows(s: State, seat: int, slot: int) -> list[int]:
    glazed = [other for other in range(slot + 1, WINDOWS) if is_glazed(s, seat, other)]
    return [slot, *glazed]


def _next_pane(s: State, seat: int, slot: int) -> str:
    return "upper" if s.panes[seat, slot, UPPER] == EMPTY else "lower"


def _colours_on(s: State, seat: int, slot: int) -> list[str]:
    present = enumerate(COLOURS)
    return [name for colour, name in present if tiles_of_colour(s, seat, slot, colour) > 0]
