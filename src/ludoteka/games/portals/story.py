"""Portals in words: the log, prompts, previews, the score by source (reasons: `reasons.py`)."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from ludoteka.core.game import SPECTATOR, Event, ScoreLine
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.actions import ACTIONS, SIDE_NAMES, SPELL_NAMES
from ludoteka.games.portals.bits import count_bits
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
from ludoteka.games.portals.parts import CELLS, GRID, LETTERS, SIDE, Parts
from ludoteka.games.portals.scoring import score_of, tier_of
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_SIGNS,
    HASTE_FIGURE,
    MATCH,
    NOTHING,
    PENALTY,
    SIGN,
    SOLO,
    TOUCH,
    State,
)
from ludoteka.games.portals.view import STEP_NAMES, TIER_NAMES, letter, numbers, side_name

Args = dict[str, str | int]

END_ROUNDS = "end-rounds"
ENDINGS = (END_ROUNDS, *(f"end-{tier}" for tier in TIER_NAMES))
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


def tell(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    decoded = ACTIONS.decode(action)
    told = _TELLERS[decoded.kind](Deed(before, c, decoded.args, after, viewer))
    return [*told, *_consequences(before, c, after)]


@dataclass(frozen=True)
class Deed:
    """One action with the states around it, and who is told."""

    before: State
    c: Parts
    args: Mapping[str, int]
    after: State
    viewer: int


def _tell_keep(d: Deed) -> list[Event]:
    seat = d.before.actor
    if d.viewer != seat:
        return [Event("chooses-signs", {"seat": seat})]
    kept = numbers(d.after.hand[seat])
    return [Event("keeps-signs", {"seat": seat, "signs": ", ".join(map(str, kept))})]


def _tell_key(d: Deed) -> list[Event]:
    return [Event("takes-key", {"seat": d.before.actor, "key": d.args["key"] + 1})]


def _tell_skip(d: Deed) -> list[Event]:
    return [Event("skips-key", {"seat": d.before.actor})]


def _tell_stone(d: Deed) -> list[Event]:
    side = SIDE_NAMES[d.args["side"]]
    return [
        Event(
            "takes-stone", {"seat": d.before.actor, "stone": stone(d.args["stone"]), "side": side}
        )
    ]


def _tell_cell(d: Deed) -> list[Event]:
    seat, slot = d.before.actor, d.args["slot"]
    key = d.before.keys[seat, slot]
    free = sum(
        d.before.key_stones[seat, slot, hole] == NOTHING for hole in range(d.c.hole_count[key])
    )
    said: Args = {"seat": seat, "stone": stone(d.before.held), "key": key + 1}
    return [Event("prepares-key" if free == 1 else "covers-cell", said)]


def _tell_bag(d: Deed) -> list[Event]:
    return [Event("returns-stone", {"seat": d.before.actor, "stone": stone(d.before.held)})]


def _tell_cast(d: Deed) -> list[Event]:
    spell = f"@spell-{SPELL_NAMES[d.args['spell']]}"
    return [Event("casts", {"seat": d.before.actor, "stone": stone(d.before.held), "spell": spell})]


def _tell_haste(d: Deed) -> list[Event]:
    seat, key = d.before.actor, d.before.keys[d.before.actor, d.args["slot"]]
    empty = figure(d.before, d.c, seat, d.args["slot"], 0) == 0
    return [Event("hastens-empty-key" if empty else "hastens-key", {"seat": seat, "key": key + 1})]


def _tell_recall(d: Deed) -> list[Event]:
    said: Args = {"seat": d.before.actor, "stone": stone(d.after.held)}
    return [Event("recalls", {**said, "spell": f"@spell-{SPELL_NAMES[d.args['spell']]}"})]


def _tell_done(d: Deed) -> list[Event]:
    return [Event("banishes-no-more", {"seat": d.before.actor})]


def _tell_lift(d: Deed) -> list[Event]:
    gap, cell = d.args["board"], d.args["cell"]
    said: Args = {
        "seat": d.before.actor,
        "stone": stone(_element(d.before, gap, cell)),
        **cell_args(cell),
    }
    message = "lifts" if d.after.lifted != NOTHING else "banishes"
    return [Event(message, {**said, "board": f"{board(d.before, d.viewer, gap)}.genitive"})]


def _tell_lay(d: Deed) -> list[Event]:
    gap, cell = divmod(d.before.lifted, CELLS)
    said: Args = {"seat": d.before.actor, "stone": stone(_element(d.before, gap, cell))}
    where = f"{board(d.before, d.viewer, d.args['board'])}.accusative"
    return [Event("shifts", {**said, **cell_args(d.args["cell"]), "board": where})]


def _element(s: State, gap: int, cell: int) -> int:
    return next(e for e in range(len(LETTERS)) if s.boards[gap, e] >> cell & 1)


def _tell_figure(d: Deed) -> list[Event]:
    found = preview_figure(d.before, d.c, d.args)
    where = f"{board(d.before, d.viewer, found.board)}.accusative"
    said: Args = {"seat": d.before.actor, "key": d.before.keys[d.before.actor, d.before.slot] + 1}
    counts: Args = {
        "points": found.match_points + found.touch_points,
        "matches": found.matches,
        "touches": len(found.touches),
        "lost": len(found.lost),
    }
    solo = "yes" if d.before.form == SOLO else "no"
    return [Event("lays-figure", {**said, "board": where, **counts, "solo": solo})]


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
    if after.step == ACTIVATE and before.step != ACTIVATE and after.form != SOLO:
        events.append(Event("activation-begins"))
    events += _fulfilled(before, c, after)
    if after.round_number > before.round_number:
        events.append(Event("round-begins", {"round": after.round_number, "seat": after.first}))
    if after.actor == NOBODY:
        events += _ending(after, c)
    return events


def _fulfilled(before: State, c: Parts, after: State) -> list[Event]:
    """POR-R36 In seat order."""
    return [
        Event("fulfils-sign", {"seat": seat, "sign": sign, "points": c.sign_points})
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
    if s.actor == NOBODY:
        return Event("prompt-over")
    if s.actor != seat:
        return Event("prompt-wait", {"seat": s.actor})
    args: Args = {"seat": seat}
    if s.slot != NOTHING:
        args["key"] = s.keys[seat, s.slot] + 1
    if s.held != NOTHING:
        args["stone"] = stone(s.held)
    if s.lifted != NOTHING:
        args["stone"] = stone(_element(s, *divmod(s.lifted, CELLS)))
    solo = "-solo" if s.form == SOLO and s.step in (ACTIVATE, HASTE_FIGURE) else ""
    return Event(f"prompt-{STEP_NAMES[s.step].replace('_', '-')}{solo}", args)


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
