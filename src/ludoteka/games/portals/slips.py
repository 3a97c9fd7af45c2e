"""What each thing on the table is, as a seat may know it (rules.md, section 15)."""

from ludoteka.core.count import count_bits, total
from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.record import NOBODY
from ludoteka.core.slip import Row, Slip, Token, named, piece, row, tally, words
from ludoteka.games.portals.figure import element_on, gap_of, is_accessible, sides
from ludoteka.games.portals.keys import is_prepared
from ludoteka.games.portals.pack import DECK_IDS, LETTERS, SPELL_IDS
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.scoring import score_of, tier_of
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, KEYS, SIDE, SIGNS
from ludoteka.games.portals.spells import area_element, is_executable
from ludoteka.games.portals.state import (
    MATCH,
    NOTHING,
    PENALTY,
    SIGN,
    SLOTS,
    SOLO,
    TOUCH,
    State,
)
from ludoteka.games.portals.view import (
    TIER_NAMES,
    knows_total,
    near,
    order_of,
    sign_count,
)

ONCE = ("round:", "bag:", "order:")
ALONE = ("prediction:", "tier:", "signs:")
SPELL_RULE = {"shift": "POR-107", "haste": "POR-108", "banish": "POR-109", "recall": "POR-110"}
SOURCES = {MATCH: "source-match", TOUCH: "source-touch", SIGN: "source-sign"}


def things(s: State, c: Parts) -> list[str]:
    seats, gaps = range(s.seats), range(s.seats)
    cells = [f"{gap}.{cell}" for gap in gaps for cell in range(CELLS)]
    return [
        *ONCE,
        *(ALONE if s.form == SOLO else []),
        *named({"key": range(1, KEYS + 1), "deck": DECK_IDS, "pile": DECK_IDS, "cell": cells}),
        *named({"board": gaps, "source": gaps, "stone": LETTERS, "sign": range(1, SIGNS + 1)}),
        *named({"spell": SPELL_IDS} if s.spells else {}),
        *named({"seat": seats, "score": seats, "secrets": seats}),
    ]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    return SLIPS[kind](s, c, seat, name)


def stone(element: int, count: int = 1) -> Token:
    return piece(f"stone-{LETTERS[element]}", count)


# --- keys ----------------------------------------------------------------------------------------


def _key(s: State, c: Parts, seat: int, name: str) -> Slip:
    key = int(name) - 1
    holes = c.hole_count[key]
    owner, slot = _held(s, key)
    args: Args = {"key": key + 1, "holes": holes, "state": "area"}
    band = [_best(c, key)]
    if owner != NOTHING:
        args |= {"seat": owner, "state": "ready" if is_prepared(s, c, owner, slot) else "open"}
        band = [*_filled(s, c, owner, slot), *_turn(s, c, key)]
    return Slip("slip-key", args, "POR-051", band, f"key-{DECK_IDS[c.deck_of[key]]}")


def _held(s: State, key: int) -> tuple[int, int]:
    for seat in range(s.seats):
        for slot in range(SLOTS):
            if s.keys[seat, slot] == key:
                return seat, slot
    return NOTHING, NOTHING


def _best(c: Parts, key: int) -> Row:
    """POR-060 What all its stones on cells of their own colour bring."""
    most = Event("slip-up-to", {"points": c.match_points[c.hole_count[key]]})
    return row(words("slip-all-match"), value=most)


def _filled(s: State, c: Parts, seat: int, slot: int) -> list[Row]:
    key = s.keys[seat, slot]
    stones = [s.key_stones[seat, slot, hole] for hole in range(c.hole_count[key])]
    laid = [stone(e, stones.count(e)) for e in range(ELEMENTS) if e in stones]
    filled = Event("slip-filled", {"have": len(stones) - stones.count(NOTHING), "of": len(stones)})
    return [row(words("slip-on-it"), value=filled), *([row(*laid)] if laid else []), _best(c, key)]


def _turn(s: State, c: Parts, key: int) -> list[Row]:
    order = [coming.number for coming in order_of(s, c)]
    if key + 1 not in order:
        return []
    place = Event("slip-turn", {"place": order.index(key + 1) + 1, "of": len(order)})
    return [row(words("slip-opens"), value=place)]


def _deck(s: State, c: Parts, _seat: int, name: str) -> Slip:
    left = count_bits(s.deck & c.deck_keys[DECK_IDS.index(name)])
    band = [row(words("slip-left"), value=Event("slip-number", {"number": left}))]
    return Slip("slip-deck", {}, "POR-032", band, f"back-{name}")


def _pile(s: State, c: Parts, _seat: int, name: str) -> Slip:
    lie = count_bits(s.pile & c.deck_keys[DECK_IDS.index(name)])
    band = [row(words("slip-lie-here"), value=Event("slip-number", {"number": lie}))]
    return Slip("slip-pile", {}, "POR-065", band, f"back-{name}")


def _order(s: State, c: Parts, seat: int, _name: str) -> Slip:
    coming = order_of(s, c)
    rows = [
        row(words("slip-key-of", seat=one.seat), value=Event("slip-number", {"number": one.number}))
        for one in coming
    ]
    return Slip("slip-order", {"count": len(coming)}, "POR-051", rows, "key-orange")


# --- boards and stones ---------------------------------------------------------------------------


def _colour(s: State, c: Parts, gap: int, cell: int) -> int:
    sockets = [c.sockets[s.layout[gap], s.board_side, e] for e in range(ELEMENTS)]
    return next(e for e in range(ELEMENTS) if sockets[e] >> cell & 1)


def _cell(s: State, c: Parts, seat: int, name: str) -> Slip:
    gap, cell = (int(part) for part in name.split("."))
    colour, lies = _colour(s, c, gap, cell), element_on(s, gap, cell)
    args: Args = {"element": f"@element-{LETTERS[colour]}", "solo": yes(s.form == SOLO)}
    if lies != NOTHING:
        args |= {"stone": f"@stone-{LETTERS[lies]}", "match": yes(lies == colour)}
        return Slip("slip-cell-full", args, "POR-057", [], f"stone-{LETTERS[lies]}")
    band = [row(words("slip-stone-here"), stone(colour), words("slip-matches"))]
    if s.form != SOLO:
        beside = [row(stone(e), points=n) for e, n in _touching(s, gap, cell) if n]
        band += [row(words("slip-beside")), *beside] if beside else []
    picture = f"cell-{LETTERS[colour]}"
    return Slip("slip-cell-free", args, "POR-060", band, picture)


def _touching(s: State, gap: int, cell: int) -> list[tuple[int, int]]:
    """POR-061 How many stones of each element lie around a cell, also diagonally."""
    line, column = divmod(cell, SIDE)
    around = [
        element_on(s, gap, i * SIDE + j)
        for i in range(max(0, line - 1), min(SIDE, line + 2))
        for j in range(max(0, column - 1), min(SIDE, column + 2))
        if (i, j) != (line, column)
    ]
    return [(e, around.count(e)) for e in range(ELEMENTS)]


def _board(s: State, c: Parts, seat: int, name: str) -> Slip:
    gap = int(name)
    free = sum(element_on(s, gap, cell) == NOTHING for cell in range(CELLS))
    args: Args = {"mine": yes(seat != SPECTATOR and is_accessible(s, seat, gap))}
    band = [row(words("slip-free"), value=Event("slip-number", {"number": free}))]
    return Slip("slip-board", args, "POR-054", band, "board")


def _source(s: State, _c: Parts, seat: int, name: str) -> Slip:
    gap = int(name)
    lie = [stone(e, s.sources[gap, e]) for e in range(ELEMENTS) if s.sources[gap, e]]
    band = [row(words("slip-lie-here")), row(*lie or [words("slip-none")])]
    for side in range(sides(s)):
        if seat != SPECTATOR and gap_of(s, seat, side) == gap:
            left = Event("slip-stones", {"count": s.markers[seat, side]})
            band.append(row(words("slip-you-may-take"), value=left))
            break
    return Slip("slip-source", {}, "POR-038", band, "source")


def _stone(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    element = LETTERS.index(name)
    band = [row(words("slip-in-bag"), value=Event("slip-number", {"number": s.bag[element]}))]
    return Slip("slip-stone", {"stone": f"@stone-{name}"}, "POR-040", band, f"stone-{name}")


def _bag(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-stones", {"count": total(s.bag)})
    lie = [stone(e, s.bag[e]) for e in range(ELEMENTS) if s.bag[e]]
    return Slip("slip-bag", {}, "POR-018", [row(words("slip-left"), value=left), row(*lie)], "bag")


# --- spells and signs ----------------------------------------------------------------------------


def _spell(s: State, c: Parts, seat: int, name: str) -> Slip:
    area = SPELL_IDS.index(name)
    element = area_element(s, area)
    works = s.actor != NOBODY and is_executable(s, c, area)
    args: Args = {
        "spell": f"@spell-{name}",
        "about": f"@spell-{name}.about",
        "state": "open" if element == NOTHING else "bound",
        "works": yes(works),
    }
    if element == NOTHING:
        return Slip("slip-spell", args, SPELL_RULE[name], [], f"spell-{name}")
    args["element"] = f"@element-{LETTERS[element]}"
    band = [row(words("slip-accepts"), stone(element, s.areas[area, element]))]
    return Slip("slip-spell", args, SPELL_RULE[name], band, f"spell-{name}")


def _sign(s: State, c: Parts, seat: int, name: str) -> Slip:
    """POR-122 Who holds it is told to nobody else; where it lies is for all to see."""
    sign = int(name) - 1
    owner = 0 if s.form == SOLO else seat
    done = any(s.fulfilled[other] >> sign & 1 for other in range(s.seats))
    state = "done" if done else "open" if s.form == SOLO else "secret"
    args: Args = {"state": state, "points": c.sign_points, "penalty": c.sign_penalty}
    band = [] if done or owner == SPECTATOR else _nearest(s, c, owner, sign)
    return Slip("slip-sign", args, "POR-123", band, "sign")


def _nearest(s: State, c: Parts, seat: int, sign: int) -> list[Row]:
    rows = [row(words("slip-in-place"))]
    for side in range(sides(s)):
        have = near(s, c, sign, gap_of(s, seat, side)).have
        said = "slip-own-board" if s.form == SOLO else f"slip-board-{side}"
        value = Event("slip-filled", {"have": have, "of": c.sign_size[sign]})
        rows.append(row(words(said), value=value))
    return rows


def _secrets(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    args: Args = {"seat": of, "count": sign_count(s, seat, of)}
    args |= {"points": c.sign_points, "penalty": c.sign_penalty}
    return Slip("slip-secrets", args, "POR-122", [], "sign")


# --- the round, points, seats --------------------------------------------------------------------


def _round(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    if s.form == SOLO:
        left = Event("slip-number", {"number": c.solo_turns - s.turns})
        band = [row(words("slip-left"), value=left)]
        return Slip("slip-round-solo", {"of": c.solo_turns}, "POR-140", band)
    return Slip("slip-round", {"now": s.round_number, "of": c.rounds}, "POR-022")


def _score(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    if not knows_total(s, seat, of):
        return Slip("slip-score-secret", {"seat": of}, "POR-064")
    mine = seat == of
    lines = [(said, s.earned[of, source]) for source, said in SOURCES.items()]
    rows = [tally(words(said), points=points, mine=mine) for said, points in lines if points]
    if s.earned[of, PENALTY]:
        rows.append(tally(words("source-penalty"), points=s.earned[of, PENALTY], mine=mine))
    head = tally(words("slip-now"), points=score_of(s, of), mine=mine)
    return Slip("slip-score", {"seat": of, "solo": yes(s.form == SOLO)}, "POR-060", [head, *rows])


def _seat_row(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    keys = [(slot, s.keys[of, slot]) for slot in range(SLOTS) if s.keys[of, slot] != NOTHING]
    ready = sum(is_prepared(s, c, of, slot) for slot, _ in keys)
    args: Args = {"seat": of, "keys": len(keys), "ready": ready, "signs": sign_count(s, seat, of)}
    return Slip("slip-seat", args, "POR-034")


def _prediction(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-number", {"number": c.solo_turns - s.turns})
    return Slip("slip-prediction", {}, "POR-144", [row(words("slip-left"), value=left)], "cell-T")


def _tier(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    points = score_of(s, 0)
    tier = tier_of(c, points)
    rows = [
        row(words("slip-it", what=f"@tier-{name}"), value=Event("slip-from", {"points": least}))
        for name, least in zip(TIER_NAMES, c.tier_from.tolist(), strict=True)
    ]
    args: Args = {"tier": f"@tier-{TIER_NAMES[tier]}"}
    head = row(words("slip-now"), points=points)
    return Slip("slip-tier", args, "POR-157", [head, *rows], f"tier-{TIER_NAMES[tier]}")


def _signs(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    left = Event("slip-number", {"number": count_bits(s.sign_deck)})
    args: Args = {"points": c.sign_points}
    return Slip("slip-signs", args, "POR-153", [row(words("slip-left"), value=left)], "sign")


SLIPS = {
    "key": _key, "deck": _deck, "pile": _pile, "order": _order, "cell": _cell, "board": _board,
    "source": _source, "stone": _stone, "bag": _bag, "spell": _spell, "sign": _sign,
    "secrets": _secrets, "round": _round, "score": _score, "seat": _seat_row,
    "prediction": _prediction, "tier": _tier, "signs": _signs,
}  # fmt: skip
