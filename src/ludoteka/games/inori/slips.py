"""What each thing on the board is, as a seat may know it; in Inori only runes are secret."""

from ludoteka.core.count import total
from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.slip import Row, Slip, Token, named, piece, row, tally, words
from ludoteka.games.inori.actions import SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.favours import available_altars, count_of
from ludoteka.games.inori.parts import (
    COLOURS,
    FIRST_FOOT,
    FIRST_SITE,
    RUNE_KINDS,
    SEASONS,
    SITES,
    Parts,
)
from ludoteka.games.inori.schema import COLOUR_NAMES, FOOT_NAMES, SITE_NAMES
from ludoteka.games.inori.scoring import altar_points, score_of
from ludoteka.games.inori.season import is_full, points_at, season_deck_size
from ludoteka.games.inori.slips_of_spaces import favour, foot, is_printed, of, space_slip
from ludoteka.games.inori.spaces import elders_at, free_on_card
from ludoteka.games.inori.state import LAY_ALTAR, NOTHING, REVEAL_AT_SEASON_END, State
from ludoteka.games.inori.story import breakdown
from ludoteka.games.inori.view import kind_of, rune_name

ONCE = ("round:", "stack:", "seasons:", "altars:", "gone:", "first:", "neutral:", "offer:")
CELL_NAMES = ("2", "3", "4")
RUNE_RULE = {"double": "INO-102", "journey": "INO-106", "companion": "INO-111"}


def things(s: State, c: Parts) -> list[str]:
    slots = [name for i, name in enumerate(SLOT_NAMES) if s.cards[i] != NOTHING]
    seats = range(s.seats)
    return [
        *ONCE,
        *named({"card": slots, "strip": slots, "cell": CELL_NAMES, "foot": FOOT_NAMES}),
        *named({"space": [SPACE_NAMES[p] for p in range(FIRST_FOOT) if is_printed(s, c, p)]}),
        *named({"altar": SITE_NAMES, "tile": COLOUR_NAMES, "favour": COLOUR_NAMES}),
        *named({"supply": COLOUR_NAMES, "rune": [rune_name(kind) for kind in range(RUNE_KINDS)]}),
        *named({"seat": seats, "score": seats, "elders": seats, "runes": seats}),
    ]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    return SLIPS[kind](s, c, seat, name)


# --- cards ---------------------------------------------------------------------------------------


def _card(s: State, c: Parts, seat: int, name: str) -> Slip:
    slot = SLOT_NAMES.index(name)
    card = s.cards[slot]
    args: Args = {
        "card": f"@card-{COLOUR_NAMES[c.colour[card]]}.name",
        "kind": kind_of(card),
        "free": free_on_card(s, c, slot),
        "spaces": c.spaces[card],
        "full": of(c.full[card]),
    }
    return Slip(
        "slip-card", args, "INO-121", _season_end(s, c, slot, seat), _spirit(c.colour[card])
    )


def _spirit(colour: int) -> str:
    return f"spirit-{COLOUR_NAMES[colour]}"


def _season_end(s: State, c: Parts, slot: int, me: int) -> list[Row]:
    """INO-122 Who would score what if the season ended now."""
    card = s.cards[slot]
    present = [seat for seat in range(s.seats) if elders_at(s, slot) >> seat & 1]
    counts = is_full(s, c, slot) or c.scores_unfilled[card]
    full = Event("slip-is-full") if is_full(s, c, slot) else Event("slip-not-full")
    head = row(words("slip-season-ends-now"), value=full)
    if not present:
        return [head, row(words("slip-nobody-there"))]
    colour = c.full[card] if is_full(s, c, slot) or not counts else c.unfilled[card]

    def held(seat: int) -> list[Token]:
        return [favour(colour), words("slip-held", count=count_of(s, c, seat, colour))]

    said = [points_at(s, c, slot, seat) for seat in present]
    return [
        head,
        *[
            tally(words("slip-points-of", seat=seat), *held(seat), points=points, mine=seat == me)
            for seat, points in zip(present, said, strict=True)
        ],
    ]


def _strip(s: State, c: Parts, seat: int, name: str) -> Slip:
    slot = SLOT_NAMES.index(name)
    card = s.cards[slot]
    args: Args = {
        "full": of(c.full[card]),
        "unfilled": of(c.unfilled[card]),
        "is_full": yes(is_full(s, c, slot)),
        "scores": yes(c.scores_unfilled[card] != 0),
    }
    rule = "INO-125" if c.scores_unfilled[card] else "INO-122"
    return Slip("slip-strip", args, rule, _season_end(s, c, slot, seat), "sign-full")


def _cell(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    season = int(name)
    waiting = sum(s.waiting[seat, season] for seat in range(s.seats))
    args: Args = {"season": f"@season-{season}", "waiting": waiting}
    return Slip("slip-cell", args, "INO-130", [], f"season-{season}")


def _offer(_s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-offer", {}, "INO-140", [], "sign-deck")


# --- altars --------------------------------------------------------------------------------------


def _altar(s: State, c: Parts, seat: int, name: str) -> Slip:
    site = SITE_NAMES.index(name)
    second = c.second[site] if c.second_scores[s.seats] else 0
    colour = s.altars[site]
    args: Args = {"space": name, "first": c.first[site], "second": second}
    if colour == NOTHING:
        return Slip("slip-site", args, "INO-082", [], "sign-altar")
    args["colour"] = of(colour)
    message = "slip-altar" if c.first[site] else "slip-altar-worthless"
    picture = f"altar-{COLOUR_NAMES[colour]}"
    return Slip(message, args, "INO-151", altar_rows(s, c, site, seat), picture)


def altar_rows(s: State, c: Parts, site: int, me: int) -> list[Row]:
    """INO-150 Everybody's favours of its colour, the most first, and the points they bring."""
    colour = s.altars[site]
    order = sorted(range(s.seats), key=lambda seat: -count_of(s, c, seat, colour))
    rows = [_altar_row(s, c, site, seat, me) for seat in order]
    return [row(words("slip-if-ended-now")), *rows]


def _altar_row(s: State, c: Parts, site: int, seat: int, me: int) -> Row:
    colour = s.altars[site]
    held = words("slip-held", count=count_of(s, c, seat, colour))
    who = words("slip-points-of", seat=seat)
    points = altar_points(s, c, site, seat)
    return tally(who, favour(colour), held, points=points, mine=seat == me)


def _tile(s: State, c: Parts, seat: int, name: str) -> Slip:
    """An altar that may be raised: what it would be worth where it is asked for now."""
    colour = COLOUR_NAMES.index(name)
    args: Args = {"colour": of(colour), "left": yes(available_altars(s) >> colour & 1 != 0)}
    band: list[Row] = []
    if s.step == LAY_ALTAR:
        raised = s.copy()
        raised.altars[s.space - FIRST_SITE] = colour
        band = altar_rows(raised, c, s.space - FIRST_SITE, seat)
    return Slip("slip-tile", args, "INO-083", band, f"altar-{name}")


def _altars(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = [i for i in range(COLOURS) if available_altars(s) >> i & 1]
    tiles = [piece(f"colour-{COLOUR_NAMES[i]}") for i in left] or [words("slip-none")]
    band = [row(words("slip-left"), value=Event("slip-number", {"number": len(left)})), row(*tiles)]
    return Slip("slip-altars", {}, "INO-083", band, "sign-altar")


# --- favours and runes ---------------------------------------------------------------------------


def _favour(s: State, c: Parts, seat: int, name: str) -> Slip:
    colour = COLOUR_NAMES.index(name)
    args: Args = {"colour": of(colour), "spirit": f"@colour-{name}.spirit"}
    order = sorted(range(s.seats), key=lambda other: -count_of(s, c, other, colour))
    rows = [
        row(
            words("slip-points-of", seat=other),
            value=Event("slip-held", {"count": count_of(s, c, other, colour)}),
        )
        for other in order
    ]
    site = next((i for i in range(SITES) if s.altars[i] == colour), NOTHING)
    if site != NOTHING and seat != SPECTATOR:
        rows.append(row(words("slip-at-altar"), points=altar_points(s, c, site, seat)))
    return Slip("slip-favour", args, "INO-150", [row(words("slip-now")), *rows], _spirit(colour))


def _supply(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    colour = COLOUR_NAMES.index(name)
    band = [row(words("slip-left"), value=Event("slip-held", {"count": s.supply[colour]}))]
    return Slip("slip-supply", {"colour": of(colour)}, "INO-061", band, f"colour-{name}")


def _rune(s: State, c: Parts, seat: int, name: str) -> Slip:
    kind, _, colour = name.partition("-")
    args: Args = {"rune": f"@rune-{name}"}
    band: list[Row] = []
    if colour:
        args["colour"] = f"@colour-{colour}.of"
    if kind == "double":
        index = COLOUR_NAMES.index(colour)
        args["worth"] = c.worth[index]
        band = [row(words("slip-counts-as"), favour(index, c.worth[index]))]
    return Slip(f"slip-rune-{kind}", args, RUNE_RULE[kind], band, f"rune-{name}")


def _runes(s: State, _c: Parts, seat: int, name: str) -> Slip:
    of_ = int(name)
    count = total(s.face_down[of_])
    args: Args = {"seat": of_, "count": count, "mine": yes(of_ == seat)}
    return Slip("slip-runes", args, "INO-101", [], "rune-back")


def _stack(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-runes-count", {"count": total(s.stack)})
    return Slip("slip-stack", {}, "INO-063", [row(words("slip-left"), value=left)], "rune-back")


# --- seats and the season ------------------------------------------------------------------------


def _elders(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    of_ = int(name)
    args: Args = {"seat": of_, "count": s.in_hand[of_], "aside": s.aside[of_]}
    return Slip("slip-elders", args, "INO-032", [], f"elder-{of_ + 1}")


def _neutral(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-neutral", {"count": s.neutrals}, "INO-093", [], "elder-neutral")


def _first(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-first", {"seat": s.first}, "INO-141", [], "sign-first")


def _round(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    left = 0 if s.step >= REVEAL_AT_SEASON_END else total(s.in_hand)
    args: Args = {"season": f"@season-{s.season}", "now": s.season, "of": SEASONS}
    band = [row(words("slip-left"), value=Event("slip-placements", {"count": left}))]
    return Slip("slip-round", args, "INO-120", band, f"season-{s.season}")


def _seasons(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-number", {"number": season_deck_size(s)})
    return Slip("slip-seasons", {}, "INO-140", [row(words("slip-left"), value=left)], "sign-deck")


def _gone(_s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-gone", {}, "INO-123", [], "sign-deck")


def _score(s: State, c: Parts, seat: int, name: str) -> Slip:
    of_ = int(name)
    lines = [(line.message, line.points[of_]) for line in breakdown(s, c) if line.points[of_]]
    mine = seat == of_
    head = tally(words("slip-now"), points=score_of(s, of_), mine=mine)
    return Slip(
        "slip-score",
        {"seat": of_},
        "INO-157",
        [head, *[tally(words(said), points=points, mine=mine) for said, points in lines]],
    )


def _seat_row(s: State, c: Parts, _seat: int, name: str) -> Slip:
    of_ = int(name)
    held = [(i, count_of(s, c, of_, i)) for i in range(COLOURS)]
    args: Args = {"seat": of_, "elders": s.in_hand[of_], "runes": total(s.face_down[of_])}
    tokens = [favour(i, count) for i, count in held if count] or [words("slip-none")]
    band = [row(words("slip-favours")), row(*tokens)]
    return Slip("slip-seat", args, "INO-101", band)


SLIPS = {
    "space": space_slip, "foot": foot, "card": _card, "strip": _strip, "cell": _cell,
    "offer": _offer, "altar": _altar, "tile": _tile, "altars": _altars, "favour": _favour,
    "supply": _supply, "rune": _rune, "runes": _runes, "stack": _stack, "elders": _elders,
    "neutral": _neutral, "first": _first, "round": _round, "seasons": _seasons, "gone": _gone,
    "score": _score, "seat": _seat_row,
}  # fmt: skip
