"""Prompts, previews and the score by source. The log is in log.py, reasons are in reasons.py."""

import msgspec

from ludoteka.core.count import total
from ludoteka.core.game import Args, Event, ScoreLine, yes
from ludoteka.games.inori.actions import ACTIONS, DONE, SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.favours import RUNE, TOKEN, count_of, may_pay, owned_colours
from ludoteka.games.inori.log import colour_arg, points_of_placement
from ludoteka.games.inori.parts import (
    CARD_SPACES,
    COLOURS,
    COMPANION,
    FIRST_FOOT,
    FIRST_SITE,
    SITES,
    SPACES,
    SPACES_A_CARD,
    Parts,
)
from ludoteka.games.inori.placing import may_place, may_place_companion
from ludoteka.games.inori.rules import apply
from ludoteka.games.inori.runes import may_play_journey, may_reveal
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.scoring import altar_points
from ludoteka.games.inori.season import is_full, points_at
from ludoteka.games.inori.state import (
    DRAW_SEASON_CARDS,
    EFFECT,
    FROM_ALTARS,
    FROM_CARDS,
    FROM_SEASON,
    FROM_TREE,
    NOTHING,
    PAY,
    PREPARE_JOURNEY,
    RETURN_ELDERS,
    REVEAL_AFTER_COST,
    REVEAL_AT_SEASON_END,
    SCORE_ALTARS,
    SOURCES,
    TURN,
    State,
)
from ludoteka.games.inori.view import STEP_NAMES

AUTOMATIC_STEPS = (EFFECT, PREPARE_JOURNEY, RETURN_ELDERS, DRAW_SEASON_CARDS, SCORE_ALTARS)
PREVIEWED = ("place", "place_companion", "pay", "altar", "weakest", "gain", "neutral", "target")


def prompt(s: State, c: Parts, seat: int) -> Event:
    if s.step in AUTOMATIC_STEPS:
        return Event("prompt-automatic")
    args: Args = {"left": s.left, "elders": s.in_hand[seat], "season": s.season}
    if s.space != NOTHING:
        args["space"] = SPACE_NAMES[s.space]
    if s.journey != NOTHING:
        args["colour"] = colour_arg(s.journey)
    args |= _choices(s, c)
    return Event(f"prompt-{STEP_NAMES[s.step].replace('_', '-')}", args)


def _choices(s: State, c: Parts) -> Args:
    """What of the step's choices is open now."""
    if s.step == TURN:
        return {"where": open_to(s, c), "runes": yes(may_play_rune(s, c))}
    if s.step in (REVEAL_AFTER_COST, REVEAL_AT_SEASON_END):
        return {"reveal": yes(any(may_reveal(s, colour) for colour in range(COLOURS)))}
    return {}


def open_to(s: State, c: Parts) -> str:
    """Where an elder can be placed: on cards, on the tree, on both, nowhere."""
    owned = owned_colours(s, c, s.actor)
    cards = any(may_place(s, c, space, owned) for space in range(FIRST_SITE))
    tree = any(may_place(s, c, space, owned) for space in range(FIRST_SITE, SPACES))
    return "both" if cards and tree else "cards" if cards else "tree" if tree else "nowhere"


def may_play_rune(s: State, c: Parts) -> bool:
    owned = owned_colours(s, c, s.actor)
    joins = s.face_down[s.actor, COMPANION] > 0 and any(
        may_place_companion(s, c, space, owned) for space in range(FIRST_FOOT)
    )
    colours = range(COLOURS)
    return joins or any(may_reveal(s, i) or may_play_journey(s, c, i) for i in colours)


class Preview(msgspec.Struct, frozen=True):
    """What an action would bring the seat that decides, as far as it is certain."""

    space: str
    pays: list[int]
    """favours by colour; where there is a choice of colours, the first of them"""
    takes: list[int]
    """favours by colour"""
    runes: int
    points: int
    altar: str
    """the altar that is laid"""
    asks: str
    """the decision that follows, if any"""
    fills: str
    """the slot whose card becomes full …"""
    empties: str
    """… or is full no more"""
    points_at_season_end: list[int]
    """what that card then scores for each seat"""
    altar_points: list[int]
    """what the altar that is laid would then score for each seat if the match ended"""


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    decoded = ACTIONS.decode(action)
    if decoded.kind not in PREVIEWED:
        return None
    payments = [action] if decoded.kind == "pay" else []
    imagined = _paid(after, c, payments)
    pays = [_favours_paid(c, payments, colour) for colour in range(COLOURS)]
    runes = total(imagined.face_down[seat]) - total(before.face_down[seat])
    fills, empties = _changes(before, c, imagined)
    slot = fills if fills != NOTHING else empties
    return Preview(
        space=_space_of(before, decoded.labels.get("space", "")),
        pays=pays,
        takes=[
            count_of(imagined, c, seat, i) - count_of(before, c, seat, i) + pays[i]
            for i in range(COLOURS)
        ],
        runes=runes + 1 if decoded.kind == "place_companion" else runes,
        points=points_of_placement(imagined, seat) - points_of_placement(before, seat),
        altar=_new_altar(before, imagined),
        asks=STEP_NAMES[imagined.step] if imagined.space != NOTHING else "",
        fills=SLOT_NAMES[fills] if fills != NOTHING else "",
        empties=SLOT_NAMES[empties] if empties != NOTHING else "",
        points_at_season_end=[
            points_at(imagined, c, slot, other) if slot != NOTHING else 0
            for other in range(before.seats)
        ],
        altar_points=_points_of_new_altar(before, c, imagined),
    )


def _space_of(before: State, named: str) -> str:
    if named:
        return named
    return SPACE_NAMES[before.space] if before.space != NOTHING else ""


def _paid(after: State, c: Parts, payments: list[int]) -> State:
    """The position once an open cost is paid with the first favour that will do."""
    imagined = after.copy()
    if imagined.step == PAY:
        payments += [
            ACTIONS.encode("pay", means=means, colour=colour)
            for means in (TOKEN, RUNE)
            for colour in range(COLOURS)
            if may_pay(imagined, c, means, colour)
        ][:1]
        apply(imagined, c, payments[0])
    if imagined.step == REVEAL_AFTER_COST:
        apply(imagined, c, DONE)
    return imagined


def _favours_paid(c: Parts, payments: list[int], colour: int) -> int:
    """A token is one favour, a Double Favour all that it is worth."""
    paid = [a.args for a in map(ACTIONS.decode, payments) if a.args["colour"] == colour]
    return sum(1 if args["means"] == TOKEN else c.worth[colour] for args in paid)


def _new_altar(before: State, after: State) -> str:
    for old, new in zip(before.altars.tolist(), after.altars.tolist(), strict=True):
        if old != new:
            return COLOUR_NAMES[new]
    return ""


def _points_of_new_altar(before: State, c: Parts, after: State) -> list[int]:
    for site in range(SITES):
        if before.altars[site] != after.altars[site]:
            return [altar_points(after, c, site, seat) for seat in range(before.seats)]
    return []


def _changes(before: State, c: Parts, after: State) -> tuple[int, int]:
    """The slot whose card becomes full by the action, and the one whose card is full no more."""
    fills = empties = NOTHING
    for slot in range(CARD_SPACES // SPACES_A_CARD):
        if before.cards[slot] == NOTHING or before.cards[slot] != after.cards[slot]:
            continue
        if is_full(after, c, slot) and not is_full(before, c, slot):
            fills = slot
        if is_full(before, c, slot) and not is_full(after, c, slot):
            empties = slot
    return fills, empties


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    names = {
        FROM_CARDS: ("source-cards", "INO-064"),
        FROM_TREE: ("source-tree", "INO-080"),
        FROM_ALTARS: ("source-altars", "INO-150"),
    }
    lines = []
    for source in range(SOURCES):
        season = source - FROM_SEASON + 1
        name, rule = names.get(source, (f"source-season-{season}", "INO-122"))
        lines.append(ScoreLine(name, rule, [s.earned[seat, source] for seat in range(s.seats)]))
    return lines
