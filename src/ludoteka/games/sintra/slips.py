"""What each thing on the table is; in Sintra nothing is secret but the future."""

from ludoteka.core.count import total
from ludoteka.core.game import Args, Event, yes
from ludoteka.core.slip import Row, Slip, Token, named, piece, row, tally, words
from ludoteka.games.sintra.pack import COLOURS, FIELD_KINDS
from ludoteka.games.sintra.parts import Parts
from ludoteka.games.sintra.preview import counting_windows
from ludoteka.games.sintra.scoring import (
    best_colour,
    completed_windows,
    leftover_points,
    side_bonus,
    tiles_around,
    tiles_in_windows,
    window_bonus,
)
from ludoteka.games.sintra.sizes import (
    COLOUR_COUNT,
    FIELDS,
    ORNAMENTS,
    PANES,
    ROUNDS,
    STRIPS,
    TRACK,
    WINDOWS,
)
from ludoteka.games.sintra.state import CENTRE, EMPTY, LOWER, SIDE_A, UPPER, State
from ludoteka.games.sintra.story import breakdown
from ludoteka.games.sintra.strips import (
    field_kind,
    is_gone,
    leftmost,
    may_go_back,
    tiles_of_colour,
    tiles_on,
)
from ludoteka.games.sintra.view import is_cut_off, ornament

ONCE = ("round:", "track:", "marker:", "centre:", "bag:", "tower:", "back:", "peek:")
MINUS = "\N{MINUS SIGN}"


def things(s: State, c: Parts) -> list[str]:
    seats = range(s.seats)
    slots = [f"{seat}.{slot + 1}" for seat in seats for slot in range(STRIPS)]
    ornaments = [f"{seat}.{n + 1}" for seat in seats for n in range(ORNAMENTS)]
    of_side = {"ornament": ornaments} if s.side == SIDE_A else {"plinth": list(map(str, seats))}
    return [
        *ONCE,
        *named({"space": range(1, ROUNDS + 1), "display": range(1, c.displays[s.seats] + 1)}),
        *named({"glass": COLOURS, "strip": slots, "window": slots, "glazier": seats}),
        *named({"palace": seats, "seat": seats, "score": seats}),
        *named(of_side),
    ]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    return SLIPS[kind](s, c, seat, name)


def glass(colour: int, count: int = 1) -> Token:
    return piece(f"colour-{COLOURS[colour]}", count)


def lying(counts: list[int]) -> list[Token]:
    return [glass(i, n) for i, n in enumerate(counts) if n] or [words("slip-none")]


def loss(points: int) -> str:
    return f"{MINUS}{points}" if points else "0"


# --- rounds, the market --------------------------------------------------------------------------


def _round(s: State, c: Parts, seat: int, _name: str) -> Slip:
    return _space(s, c, seat, str(min(s.turn_round, ROUNDS - 1) + 1))


def _space(s: State, _c: Parts, seat: int, name: str) -> Slip:
    place = int(name) - 1
    colour = s.indicator[place]
    when = "now" if place == s.turn_round else "past" if place < s.turn_round else "later"
    args: Args = {"number": place + 1, "of": ROUNDS, "when": when}
    if colour == EMPTY:
        return Slip("slip-space-past", args, "SIN-091", [], "sign-round")
    args["colour"] = COLOURS[colour]
    band = _nearest(s, seat, colour) if when == "now" and 0 <= seat < s.seats else []
    return Slip("slip-space", args, "SIN-061", band, f"colour-{COLOURS[colour]}")


def _nearest(s: State, seat: int, colour: int) -> list[Row]:
    """The strip on which most glass lies already, and what this colour would bring on it."""
    best = max(range(STRIPS), key=lambda slot: tiles_on(s, seat, slot))
    if tiles_on(s, seat, best) == 0:
        return []
    laid = [glass(i, n) for i in range(COLOUR_COUNT) if (n := tiles_of_colour(s, seat, best, i))]
    points = tiles_of_colour(s, seat, best, colour)
    return [row(words("slip-fullest", slot=best + 1)), row(*laid, points=points)]


def _display(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    counts = s.displays[int(name) - 1].tolist()
    band = [row(words("slip-lies-here")), row(*lying(counts))]
    return Slip("slip-display", {"number": int(name)}, "SIN-040", band, "sign-display")


def _centre(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    args: Args = {"marker": yes(s.marker == CENTRE)}
    band = [row(words("slip-lies-here")), row(*lying(s.centre.tolist()))]
    return Slip("slip-centre", args, "SIN-042", band, "sign-display")


def _marker(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    args: Args = {"place": "centre" if s.marker == CENTRE else "held"}
    if s.marker != CENTRE:
        args["seat"] = s.marker
    return Slip("slip-marker", args, "SIN-042", [], "sign-marker")


def _glass(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    colour = COLOURS.index(name)
    left = [("slip-in-bag", s.bag[colour]), ("slip-in-tower", s.tower[colour])]
    rows = [row(words(said), value=Event("slip-number", {"number": n})) for said, n in left]
    return Slip("slip-glass", {"colour": name}, "SIN-040", rows, f"colour-{name}")


def _bag(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-panes", {"count": total(s.bag)})
    band = [row(words("slip-left"), value=left), row(*lying(s.bag.tolist()))]
    return Slip("slip-bag", {}, "SIN-093", band, "sign-bag")


def _tower(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-panes", {"count": total(s.tower)})
    band = [row(words("slip-lies-here"), value=left), row(*lying(s.tower.tolist()))]
    return Slip("slip-tower", {}, "SIN-094", band, "sign-tower")


def _track(s: State, c: Parts, seat: int, _name: str) -> Slip:
    if not 0 <= seat < s.seats:
        return Slip("slip-track", {"at": loss(0), "bottom": c.track[TRACK - 1]}, "SIN-070")
    at = s.track[seat]
    steps = " → ".join(loss(c.track[space]) for space in range(at, TRACK))
    args: Args = {"at": loss(c.track[at]), "bottom": c.track[TRACK - 1]}
    band = [row(words("slip-next-steps")), row(words("slip-it", what=steps))]
    return Slip("slip-track", args, "SIN-070", band, "sign-shards")


# --- palaces -------------------------------------------------------------------------------------


def _place(name: str) -> tuple[int, int]:
    seat, _, slot = name.partition(".")
    return int(seat), int(slot) - 1


def _strip(s: State, c: Parts, seat: int, name: str) -> Slip:
    of, slot = _place(name)
    args: Args = {"slot": slot + 1, "seat": of}
    if is_gone(s, of, slot):
        return Slip("slip-strip-gone", args, "SIN-064", [], "sign-strip")
    free = [field for field in range(FIELDS) if s.glass[of, slot, field] == EMPTY]
    kinds = [FIELD_KINDS[field_kind(s, c, of, slot, field)] for field in free]
    args |= {"free": len(free), "last": yes(s.panes[of, slot, UPPER] != EMPTY)}
    needs = [piece(f"colour-{kind}", kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    points = window_bonus(s, c, of, slot)
    band = [row(words("slip-needs")), row(*needs), _full(points, mine=of == seat)]
    return Slip("slip-strip", args, "SIN-060", band, "sign-strip")


def _full(points: int, *, mine: bool) -> Row:
    return tally(words("slip-then-windows"), points=points, mine=mine)


def _window(s: State, c: Parts, seat: int, name: str) -> Slip:
    of, slot = _place(name)
    number = c.window_points[s.side, slot]
    panes = sum(s.panes[of, slot, pane] != EMPTY for pane in range(PANES))
    args: Args = {"slot": slot + 1, "seat": of, "points": number, "panes": panes}
    if is_gone(s, of, slot):
        return Slip("slip-window-full", args, "SIN-064", [], "sign-window")
    windows = ", ".join(str(w + 1) for w in counting_windows(s, of, slot))
    sum_ = row(words("slip-counting", windows=windows))
    band = [_full(window_bonus(s, c, of, slot), mine=of == seat), sum_]
    return Slip("slip-window", args, "SIN-065", band, "sign-window")


def _ornament(s: State, c: Parts, seat: int, name: str) -> Slip:
    of, number = _place(name)
    shown = ornament(s, c, of, number)
    scale = c.ornament_points.tolist()
    args: Args = {"tiles": tiles_around(s, c, of, number), "seat": of}
    args |= {"two": scale[2], "three": scale[3], "four": scale[4]}
    band = [tally(words("slip-if-ended-now"), points=shown.points, mine=of == seat)]
    return Slip("slip-ornament", args, "SIN-111", band, "sign-ornament")


def _plinth(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    best = best_colour(s, of)
    tiles, full = tiles_in_windows(s, of, best), completed_windows(s, of)
    sum_ = row(words("slip-windows-times", windows=full), glass(best, tiles))
    head = tally(words("slip-if-ended-now"), points=side_bonus(s, c, of), mine=of == seat)
    return Slip("slip-plinth", {"seat": of}, "SIN-114", [head, sum_], "sign-window")


def _glazier(s: State, _c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    reach = sum(not is_gone(s, of, slot) for slot in range(s.glaziers[of], STRIPS))
    args: Args = {"slot": s.glaziers[of] + 1, "seat": of}
    band = [row(words("slip-in-reach"), value=Event("slip-strips", {"count": reach}))]
    return Slip("slip-glazier", args, "SIN-051", band, f"glazier-{of + 1}")


def _back(s: State, _c: Parts, seat: int, _name: str) -> Slip:
    if not 0 <= seat < s.seats:
        return Slip("slip-back", {"state": "watch"}, "SIN-067", [], "sign-back")
    open_ = may_go_back(s, seat)
    state = "open" if open_ else "cut" if is_cut_off(s, seat) else "there"
    args: Args = {"state": state, "slot": leftmost(s, seat) + 1}
    return Slip("slip-back", args, "SIN-067" if open_ else "SIN-069", [], "sign-back")


def _peek(_s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-peek", {}, "SIN-015", [], "sign-flip")


# --- seats ---------------------------------------------------------------------------------------


def _palace(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    lower = sum(s.panes[of, window, LOWER] != EMPTY for window in range(WINDOWS))
    upper = sum(s.panes[of, window, UPPER] != EMPTY for window in range(WINDOWS))
    args: Args = {"seat": of, "panes": lower + upper}
    bonus = tally(words("slip-side-bonus"), points=side_bonus(s, c, of), mine=of == seat)
    return Slip("slip-palace", args, "SIN-100", [bonus], "sign-window")


def _score(s: State, c: Parts, seat: int, name: str) -> Slip:
    of, mine = int(name), int(name) == seat
    scored = [(line.message, line.points[of]) for line in breakdown(s, c) if line.points[of]]
    rows = [tally(words(said), points=points, mine=mine) for said, points in scored]
    head = tally(words("slip-now"), points=s.score[of], mine=mine)
    return Slip("slip-score", {"seat": of}, "SIN-030", [head, *rows, *_to_come(s, c, of, mine)])


def _to_come(s: State, c: Parts, of: int, mine: bool) -> list[Row]:
    """SIN-100 What the end would still change."""
    if s.turn_round == ROUNDS:
        return []
    ends = [
        ("slip-end-leftovers", leftover_points(s, c, of)),
        ("slip-end-broken", -c.track[s.track[of]]),
        ("slip-side-bonus", side_bonus(s, c, of)),
    ]
    rows = [tally(words(said), points=points, mine=mine) for said, points in ends if points]
    return [row(words("slip-at-the-end")), *rows] if rows else []


def _seat_row(s: State, c: Parts, _seat: int, name: str) -> Slip:
    of = int(name)
    args: Args = {"seat": of, "slot": s.glaziers[of] + 1, "broken": loss(c.track[s.track[of]])}
    return Slip("slip-seat", args, "SIN-102")


SLIPS = {
    "round": _round, "space": _space, "display": _display, "centre": _centre, "marker": _marker,
    "glass": _glass, "bag": _bag, "tower": _tower, "track": _track, "strip": _strip,
    "window": _window, "ornament": _ornament, "plinth": _plinth, "glazier": _glazier,
    "back": _back, "peek": _peek, "palace": _palace, "score": _score, "seat": _seat_row,
}  # fmt: skip
