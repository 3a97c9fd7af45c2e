"""Sintra in words: the log, prompts, the score by source."""

from ludoteka.core.count import total
from ludoteka.core.finale import gains
from ludoteka.core.game import Args, Event, ScoreLine, yes
from ludoteka.core.record import NOBODY
from ludoteka.games.sintra.actions import ACTIONS, CHOOSE, KEEP_TILE, SPLIT
from ludoteka.games.sintra.pack import COLOURS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.places import on_track, part_of
from ludoteka.games.sintra.rules import fewest_jokers, fitting
from ludoteka.games.sintra.scoring import (
    best_colour,
    change_of,
    colour_bonus,
    completed_windows,
    leftover_points,
    side_bonus,
    tiles_in_windows,
    window_bonus,
)
from ludoteka.games.sintra.sizes import ROUNDS, STRIPS, TRACK, WINDOWS
from ludoteka.games.sintra.state import CENTRE, JOKERS, KEEP, SIDE_A, STRIP, TURN, UPPER, State
from ludoteka.games.sintra.strips import is_any_in_reach, may_go_back, tiles_on

END_REASONS = ("end-six-rounds",)


# --- the log -------------------------------------------------------------------------------------


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened; there are no secrets, so everybody reads the same."""
    events = _deed(before, c, action, after)
    if after.turn_round > before.turn_round:
        events += (
            _tell_end(before, c, after, events) if after.actor == NOBODY else [tell_round(after)]
        )
    return events


def _deed(before: State, c: Parts, action: int, after: State) -> list[Event]:
    kind = ACTIONS.decode(action).kind
    if kind == "take":
        return _tell_take(before, c, action, after)
    if kind == "back":
        slot = after.glaziers[before.actor] + 1
        return [Event("goes-back", {"seat": before.actor, "slot": slot})]
    if kind == "strip":
        return _tell_strip(before, c, action - CHOOSE, after)
    if kind == "jokers":
        return _tell_placing(before, c, action - SPLIT, after)
    return _tell_keep(before, c, action - KEEP_TILE)


def _tell_take(before: State, c: Parts, action: int, after: State) -> list[Event]:
    seat = before.actor
    labels = ACTIONS.decode(action).labels
    from_centre = labels["place"] == "centre"
    tiles = before.centre if from_centre else before.displays[int(labels["place"]) - 1]
    count = tiles[COLOURS.index(labels["colour"])]
    args: Args = {"seat": seat, "colour": labels["colour"], "count": count}
    if from_centre:
        events = [Event("takes-from-centre", args)]
    else:
        events = [Event("takes-from-display", {**args, "place": int(labels["place"])})]
    marker = from_centre and before.marker == CENTRE
    if marker:
        events.append(Event("takes-marker", {"seat": seat}))
    breaks = count if after.step != STRIP else 0
    if breaks > 0:
        events.append(Event("breaks-all", {"seat": seat, "count": breaks}))
    return events + _tell_bottom(before, c, marker + breaks)


def _tell_bottom(before: State, c: Parts, steps: int) -> list[Event]:
    """SIN-071 Each time the bottom of the track is reached."""
    bottom = TRACK - 1
    times = (before.track[before.actor] + steps) // bottom
    score = before.score[before.actor]
    events: list[Event] = []
    for _ in range(times):
        points = change_of(before, score, -c.track[bottom])
        score += points
        seat = before.actor
        fall = gains([(seat, points, on_track(seat))])
        events.append(Event("reaches-bottom", {"seat": seat, "points": points}, fall))
    return events


def _tell_strip(before: State, c: Parts, slot: int, after: State) -> list[Event]:
    if after.step == JOKERS:
        return [Event("chooses-strip", {"seat": before.actor, "slot": slot + 1})]
    there = before.copy()
    there.glaziers[before.actor] = slot
    return _tell_placing(there, c, fewest_jokers(there, c), after)


def _tell_placing(before: State, c: Parts, jokers: int, after: State) -> list[Event]:
    """`before` has the glazier above the strip."""
    seat, slot = before.actor, before.glaziers[before.actor]
    placed = fitting(before, c)
    args: Args = {"seat": seat, "slot": slot + 1, "colour": COLOURS[before.taken], "count": placed}
    events = [Event("places", {**args, "jokers": jokers})]
    breaks = before.taken_count - placed
    if breaks > 0:
        events.append(Event("breaks", {"seat": seat, "count": breaks}))
    events += _tell_bottom(before, c, breaks)
    if after.step == KEEP:
        colour = COLOURS[after.indicator[after.turn_round]]
        points = colour_bonus(after, seat, slot)
        full: Args = {"seat": seat, "slot": slot + 1, "colour": colour, "points": points}
        brought = gains([(seat, points, part_of("strip", seat, slot))])
        events.append(Event("completes", full, brought))
    return events


def _tell_keep(before: State, c: Parts, colour: int) -> list[Event]:
    seat, window = before.actor, before.glaziers[before.actor]
    pane = "upper" if before.panes[seat, window, UPPER] < 0 else "lower"
    points = window_bonus(before, c, seat, window)
    args: Args = {"seat": seat, "colour": COLOURS[colour], "slot": window + 1, "pane": pane}
    brought = gains([(seat, points, part_of("window", seat, window))])
    return [Event("glazes", {**args, "points": points}, brought)]


def tell_round(after: State) -> Event:
    colour = COLOURS[after.indicator[after.turn_round]]
    return Event("round", {"number": after.turn_round + 1, "colour": colour})


def _tell_end(before: State, c: Parts, s: State, told: list[Event]) -> list[Event]:
    """SIN-100 The final scoring, seat by seat."""
    events = [Event("final-scoring")]
    for seat in range(s.seats):
        tiles = sum(tiles_on(s, seat, slot) for slot in range(STRIPS))
        points = leftover_points(s, c, seat)
        events.append(Event("final-leftovers", {"seat": seat, "count": tiles, "points": points}))
        score = before.score[seat] + points_told(told, seat) + points
        lost = -change_of(s, score, -c.track[s.track[seat]])
        events.append(Event("final-broken", {"seat": seat, "lost": lost, "points": -lost}))
        events.append(_tell_side(s, c, seat))
    return [*events, Event(end_reason(s, c))]


def points_told(told: list[Event], seat: int) -> int:
    """What the events so far have changed in a seat's score."""
    return sum(int(event.args.get("points", 0)) for event in told if event.args["seat"] == seat)


def _tell_side(s: State, c: Parts, seat: int) -> Event:
    points = side_bonus(s, c, seat)
    if s.side == SIDE_A:
        return Event("final-ornaments", {"seat": seat, "points": points})
    best = best_colour(s, seat)
    return Event(
        "final-windows",
        {
            "seat": seat,
            "windows": completed_windows(s, seat),
            "colour": COLOURS[best],
            "count": tiles_in_windows(s, seat, best),
            "points": points,
        },
    )


# --- what can be done ----------------------------------------------------------------------------


def prompt(s: State, c: Parts, seat: int) -> Event:
    if s.step == TURN:
        return _prompt_turn(s, c)
    args: Args = {"colour": COLOURS[s.taken], "count": s.taken_count}
    if s.step == STRIP:
        return Event("prompt-strip", args)
    slot = s.glaziers[seat] + 1
    if s.step == JOKERS:
        return Event("prompt-jokers", {**args, "slot": slot})
    return Event("prompt-keep", {"slot": slot, "side": "AB"[s.side]})


def fits_any(s: State, c: Parts) -> bool:
    """Some glass that can be taken goes on a strip in reach; all other breaks (SIN-057)."""
    market = [s.centre, *(s.displays[display] for display in range(c.displays[s.seats]))]
    offered = [any(place[colour] for place in market) for colour in range(len(COLOURS))]
    reach = range(len(COLOURS))
    return any(offered[colour] and is_any_in_reach(s, c, s.actor, colour) for colour in reach)


def _prompt_turn(s: State, c: Parts) -> Event:
    displays = any(total(s.displays[display]) for display in range(c.displays[s.seats]))
    centre = total(s.centre) > 0
    return Event(
        "prompt-turn",
        {
            "colour": COLOURS[s.indicator[s.turn_round]],
            "from": "both" if displays and centre else "display" if displays else "centre",
            "back": yes(may_go_back(s, s.actor)),
            "fits": yes(fits_any(s, c)),
        },
    )


# --- the result ----------------------------------------------------------------------------------


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    """SIN-030 Every point by its source: windows, colours, leftovers, broken glass, the side."""
    seats = range(s.seats)
    lines = [
        ScoreLine(
            f"source-window-{window + 1}",
            "SIN-065",
            [s.window_points[seat, window] for seat in seats],
        )
        for window in range(WINDOWS)
    ]
    lines.append(ScoreLine("source-colour", "SIN-061", [s.colour_points[seat] for seat in seats]))
    over = s.turn_round == ROUNDS
    leftovers = [leftover_points(s, c, seat) if over else 0 for seat in seats]
    lines.append(ScoreLine("source-leftovers", "SIN-101", leftovers))
    track = [c.track[s.track[seat]] if over else 0 for seat in seats]
    falls = [track[seat] - s.lost[seat] for seat in seats]
    lines.append(ScoreLine("source-falls", "SIN-071", falls))
    lines.append(ScoreLine("source-track", "SIN-102", [-points for points in track]))
    name, rule = (
        ("source-ornaments", "SIN-111") if s.side == SIDE_A else ("source-windows", "SIN-114")
    )
    bonus = [side_bonus(s, c, seat) if over else 0 for seat in seats]
    lines.append(ScoreLine(name, rule, bonus))
    return lines + _floor_line(s, lines)


def ties(s: State, c: Parts) -> list[ScoreLine]:
    """SIN-120 Fewer points lost to broken glass."""
    return [ScoreLine("tie-lost", "SIN-120", [s.lost[seat] for seat in range(s.seats)])]


def _floor_line(s: State, lines: list[ScoreLine]) -> list[ScoreLine]:
    """SIN-R05 What the option `score_floor` has spared a seat."""
    if s.score_floor == 0:
        return []
    spared = [s.score[seat] - sum(line.points[seat] for line in lines) for seat in range(s.seats)]
    return [ScoreLine("source-floor", "SIN-R05", spared)]


def end_reason(s: State, c: Parts) -> str:
    """SIN-100 There is one way to end: after six rounds."""
    return END_REASONS[0] if s.actor == NOBODY else ""
