"""Portals in words: the log, prompts, previews, the score by source (reasons: `reasons.py`)."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from ludoteka.core.count import count_bits
from ludoteka.core.finale import Gain, gains
from ludoteka.core.game import SPECTATOR, Args, Event, ScoreLine, yes
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.actions import ACTIONS, SIDE_NAMES
from ludoteka.games.portals.figure import (
    figure,
    gap_of,
    is_free,
    match_count,
    match_points,
    stone_of,
    target,
    touch_points,
)
from ludoteka.games.portals.keys import has_free_hole, may_skip_key
from ludoteka.games.portals.pack import LETTERS, SPELL_IDS
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.places import at_cell, at_sign
from ludoteka.games.portals.rounds import may_take_stone
from ludoteka.games.portals.scoring import score_of, tier_of
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, GRID, SIDE, SPELLS
from ludoteka.games.portals.spells import may_cast
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_SIGNS,
    CHOOSE_STONE,
    HASTE_FIGURE,
    MATCH,
    NOTHING,
    PENALTY,
    PLACES,
    SIGN,
    SOLO,
    TOUCH,
    State,
)
from ludoteka.games.portals.view import STEP_NAMES, TIER_NAMES, letter, numbers, side_name

END_ROUNDS = "end-rounds"
END_REASONS = (END_ROUNDS, *(f"end-{tier}" for tier in TIER_NAMES))
"""POR-157 A solo game ends as apprentice, mage or great wizard."""


def stone(element: int) -> str:
    """The message that names a stone."""
    return f"@stone-{letter(element)}"


def board(s: State, viewer: int, gap: int) -> str:
    """The message that names a board as the reader sees it."""
    side = side_name(s, viewer, gap)
    return f"@board-{gap + 1}" if viewer == SPECTATOR and side == "far" else f"@board-{side}"


def cell_args(cell: int) -> Args:
    return {"row": cell // SIDE + 1, "column": cell % SIDE + 1}


# --- the log -------------------------------------------------------------------------------------


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    decoded = ACTIONS.decode(action)
    told = _TELLERS[decoded.kind](Seen(before, c, decoded.args, after, viewer))
    return [*told, *_consequences(before, c, after)]


@dataclass(frozen=True)
class Seen:
    """One action with the states around it, and who is told."""

    before: State
    c: Parts
    args: Mapping[str, int]
    after: State
    viewer: int


def _tell_keep(seen: Seen) -> list[Event]:
    seat = seen.before.actor
    if seen.viewer != seat:
        return [Event("chooses-signs", {"seat": seat})]
    kept = numbers(seen.after.hand[seat])
    return [Event("keeps-signs", {"seat": seat, "signs": ", ".join(map(str, kept))})]


def _tell_key(seen: Seen) -> list[Event]:
    return [Event("takes-key", {"seat": seen.before.actor, "key": seen.args["key"] + 1})]


def _tell_skip(seen: Seen) -> list[Event]:
    return [Event("skips-key", {"seat": seen.before.actor})]


def _tell_stone(seen: Seen) -> list[Event]:
    side = SIDE_NAMES[seen.args["side"]]
    return [
        Event(
            "takes-stone",
            {"seat": seen.before.actor, "stone": stone(seen.args["stone"]), "side": side},
        )
    ]


def _tell_cell(seen: Seen) -> list[Event]:
    seat, slot = seen.before.actor, seen.args["slot"]
    key = seen.before.keys[seat, slot]
    free = sum(
        seen.before.key_stones[seat, slot, hole] == NOTHING
        for hole in range(seen.c.hole_count[key])
    )
    said: Args = {"seat": seat, "stone": stone(seen.before.held), "key": key + 1}
    return [Event("prepares-key" if free == 1 else "covers-cell", said)]


def _tell_bag(seen: Seen) -> list[Event]:
    return [Event("returns-stone", {"seat": seen.before.actor, "stone": stone(seen.before.held)})]


def _tell_cast(seen: Seen) -> list[Event]:
    spell = f"@spell-{SPELL_IDS[seen.args['spell']]}"
    return [
        Event(
            "casts", {"seat": seen.before.actor, "stone": stone(seen.before.held), "spell": spell}
        )
    ]


def _tell_haste(seen: Seen) -> list[Event]:
    seat, key = seen.before.actor, seen.before.keys[seen.before.actor, seen.args["slot"]]
    empty = figure(seen.before, seen.c, seat, seen.args["slot"], 0) == 0
    return [Event("hastens-empty-key" if empty else "hastens-key", {"seat": seat, "key": key + 1})]


def _tell_recall(seen: Seen) -> list[Event]:
    said: Args = {"seat": seen.before.actor, "stone": stone(seen.after.held)}
    return [Event("recalls", {**said, "spell": f"@spell-{SPELL_IDS[seen.args['spell']]}"})]


def _tell_done(seen: Seen) -> list[Event]:
    return [Event("banishes-no-more", {"seat": seen.before.actor})]


def _tell_lift(seen: Seen) -> list[Event]:
    gap, cell = seen.args["board"], seen.args["cell"]
    said: Args = {
        "seat": seen.before.actor,
        "stone": stone(_element(seen.before, gap, cell)),
        **cell_args(cell),
    }
    message = "lifts" if seen.after.lifted != NOTHING else "banishes"
    return [Event(message, {**said, "board": f"{board(seen.before, seen.viewer, gap)}.genitive"})]


def _tell_lay(seen: Seen) -> list[Event]:
    gap, cell = divmod(seen.before.lifted, CELLS)
    said: Args = {"seat": seen.before.actor, "stone": stone(_element(seen.before, gap, cell))}
    where = f"{board(seen.before, seen.viewer, seen.args['board'])}.accusative"
    return [Event("shifts", {**said, **cell_args(seen.args["cell"]), "board": where})]


def _element(s: State, gap: int, cell: int) -> int:
    return next(e for e in range(len(LETTERS)) if s.boards[gap, e] >> cell & 1)


def _tell_figure(seen: Seen) -> list[Event]:
    found = preview_figure(seen.before, seen.c, seen.args)
    where = f"{board(seen.before, seen.viewer, found.board)}.accusative"
    said: Args = {
        "seat": seen.before.actor,
        "key": seen.before.keys[seen.before.actor, seen.before.slot] + 1,
    }
    counts: Args = {
        "points": found.match_points + found.touch_points,
        "matches": found.matches,
        "touches": len(found.touches),
        "lost": len(found.lost),
    }
    solo = yes(seen.before.form == SOLO)
    args: Args = {**said, "board": where, **counts, "solo": solo}
    return [Event("lays-figure", args, _brought(seen.before.actor, found))]


def _brought(seat: int, found: "Preview") -> list[Gain]:
    """POR-060 From the stones that match; POR-061 from one that touches its like."""
    matched = at_cell(found.board, found.matched[0]) if found.matched else ""
    touching = at_cell(found.board, found.touches[-1][0]) if found.touches else ""
    return gains([(seat, found.match_points, matched), (seat, found.touch_points, touching)])


_TELLERS = {
    "keep_signs": _tell_keep,
    "take_key": _tell_key,
    "skip_key": _tell_skip,
    "take_stone": _tell_stone,
    "place_stone": _tell_cell,
    "to_bag": _tell_bag,
    "cast": _tell_cast,
    "haste": _tell_haste,
    "recall": _tell_recall,
    "done": _tell_done,
    "lift": _tell_lift,
    "lay": _tell_lay,
    "place_figure": _tell_figure,
}


def _consequences(before: State, c: Parts, after: State) -> list[Event]:
    """What followed by itself: signs, phases, rounds, the end."""
    events: list[Event] = []
    if before.step == CHOOSE_SIGNS and after.step != CHOOSE_SIGNS:
        counts = [count_bits(after.hand[seat]) for seat in range(after.seats)]
        events += [Event("kept-signs", {"seat": i, "count": n}) for i, n in enumerate(counts)]
    if begins_activation(before, after):
        events.append(Event("activation-begins"))
    events += _fulfilled(before, c, after)
    if after.round_number > before.round_number:
        events.append(tell_round(after))
    if after.actor == NOBODY:
        events += _ending(after, c)
    return events


def begins_activation(before: State, after: State) -> bool:
    return after.step == ACTIVATE and before.step != ACTIVATE and after.form != SOLO


def tell_round(after: State) -> Event:
    return Event("round-begins", {"round": after.round_number, "seat": after.first})


def _fulfilled(before: State, c: Parts, after: State) -> list[Event]:
    """POR-R36 In seat order."""
    return [
        Event(
            "fulfils-sign",
            {"seat": seat, "sign": sign, "points": c.sign_points},
            gains([(seat, c.sign_points, at_sign(seat, sign))]),
        )
        for seat in range(after.seats)
        for sign in numbers(after.fulfilled[seat] & ~before.fulfilled[seat])
    ]


def _ending(s: State, c: Parts) -> list[Event]:
    if s.form == SOLO:
        return [Event(end_reason(s, c))]
    unfulfilled = [(seat, count_bits(s.hand[seat])) for seat in range(s.seats)]
    penalties = [
        Event("loses-points", {"seat": seat, "count": count, "loss": -s.earned[seat, PENALTY]})
        for seat, count in unfulfilled
        if count > 0
    ]
    return [*penalties, Event(END_ROUNDS)]


# --- what can be done, and what it would bring ---------------------------------------------------


def prompt(s: State, c: Parts, seat: int) -> Event:
    args: Args = {"seat": seat}
    if s.slot != NOTHING:
        args["key"] = s.keys[seat, s.slot] + 1
    if s.held != NOTHING:
        args["stone"] = stone(s.held)
    if s.lifted != NOTHING:
        args["stone"] = stone(_element(s, *divmod(s.lifted, CELLS)))
    args |= _choices(s, c)
    solo = "-solo" if s.form == SOLO and s.step in (ACTIVATE, HASTE_FIGURE) else ""
    return Event(f"prompt-{STEP_NAMES[s.step].replace('_', '-')}{solo}", args)


def _choices(s: State, c: Parts) -> Args:
    """What of the step's choices is open now."""
    if s.step == CHOOSE_KEY:
        keys = any(s.key_area[place] != NOTHING for place in range(PLACES))
        return {"take": yes(keys), "skip": yes(may_skip_key(s, c))}
    if s.step == CHOOSE_STONE:
        left, right = (
            any(may_take_stone(s, side, element) for element in range(ELEMENTS))
            for side in range(2)
        )
        return {"sides": "both" if left and right else "left" if left else "right"}
    if s.step == CHOOSE_CELL:
        casts = s.spells != 0 and any(may_cast(s, c, area) for area in range(SPELLS))
        return {"key_free": yes(has_free_hole(s, c, s.actor)), "cast": yes(casts)}
    return {}


class Preview(msgspec.Struct, frozen=True):
    """What laying a figure would bring."""

    board: int
    cells: list[int]
    """where its stones go"""
    stones: str
    """their letters, in the order of `cells`"""
    lost: list[int]
    """cells on which a stone would be lost"""
    matched: list[int]
    matches: int
    match_points: int
    touches: list[list[int]]
    """pairs of a new stone's cell and a neighbour of its colour; in solo none"""
    touch_points: int
    signs: list[int]
    """signs that would be fulfilled at once (solo)"""
    sign_points: int
    points: int


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    decoded = ACTIONS.decode(action)
    if decoded.kind != "place_figure":
        return None
    found = preview_figure(before, c, decoded.args)
    if before.form != SOLO:
        return found
    signs = numbers(after.fulfilled[0] & before.hand[0])
    bonus = c.sign_points * len(signs)
    return msgspec.structs.replace(
        found, signs=signs, sign_points=bonus, points=found.points + bonus
    )


def preview_figure(s: State, c: Parts, args: Mapping[str, int]) -> Preview:
    gap, anchor = gap_of(s, s.actor, args["side"]), args["cell"]
    code = figure(s, c, s.actor, s.slot, args["turn"])
    places = [place for place in range(GRID * GRID) if stone_of(code, place) != NOTHING]
    cells = [target(anchor, place) for place in places]
    elements = [stone_of(code, place) for place in places]
    laid = [(cell, e) for cell, e in zip(cells, elements, strict=True) if is_free(s, gap, cell)]
    touches = [
        [cell, other]
        for cell, e in laid
        for other in range(CELLS)
        if c.near[cell] >> other & 1 and s.boards[gap, e] >> other & 1
    ]
    match, touch = match_points(s, c, gap, code, anchor), touch_points(s, c, gap, code, anchor)
    return Preview(
        board=gap,
        cells=cells,
        stones="".join(LETTERS[e] for e in elements),
        lost=[cell for cell in cells if not is_free(s, gap, cell)],
        matched=[cell for cell, e in laid if c.sockets[s.layout[gap], s.board_side, e] >> cell & 1],
        matches=match_count(s, c, gap, code, anchor),
        match_points=match,
        touches=[] if s.form == SOLO else touches,
        touch_points=touch,
        signs=[],
        sign_points=0,
        points=match + touch,
    )


# --- the result ----------------------------------------------------------------------------------


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    lines = [("source-match", "POR-060", MATCH), ("source-touch", "POR-061", TOUCH)]
    if s.signs != 0:
        lines.append(("source-sign", "POR-124", SIGN))
        lines.append(("source-penalty", "POR-127", PENALTY))
    if s.form == SOLO:
        lines = [("source-match", "POR-152", MATCH), ("source-sign", "POR-153", SIGN)]
    return [
        ScoreLine(message, rule, [s.earned[seat, source] for seat in range(s.seats)])
        for message, rule, source in lines
    ]


def end_reason(s: State, c: Parts) -> str:
    if s.actor != NOBODY:
        return ""
    return f"end-{TIER_NAMES[tier_of(c, score_of(s, 0))]}" if s.form == SOLO else END_ROUNDS


def hides(s: State, c: Parts, seat: int) -> bool:
    """POR-122 The signs in hand. A seat sees the boards from its own side, which is no secret."""
    return s.form != SOLO and s.hand[seat] != 0
