"""What Portals' sentences claim."""

from typing import Any

from ludoteka.core.count import count_bits
from ludoteka.core.record import NOBODY
from ludoteka.games.portals.figure import gap_of
from ludoteka.games.portals.pack import LETTERS, SPELL_IDS
from ludoteka.games.portals.scoring import score_of
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, GRID, SIDE, SPELLS
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_SIGNS,
    CHOOSE_STONE,
    NOTHING,
    RECALL,
    SLOTS,
    SOLO,
)
from tests.conformance.claims import Asked, Claims, Shown, Told

SIDES = ("left", "right")
TIERS = {"end-apprentice": 0, "end-mage": 1, "end-wizard": 2}


def element_named(args: dict[str, Any], name: str = "stone") -> int:
    return LETTERS.index(args[name].removeprefix("@stone-"))


def area_named(args: dict[str, Any], name: str = "spell") -> int:
    return SPELL_IDS.index(args[name].removeprefix("@spell-"))


def keys_of(s: Any, seat: int) -> list[int]:
    return [key + 1 for key in s.keys[seat].tolist() if key != NOTHING]


def stones_of(s: Any, seat: int, key: int) -> list[int]:
    """The stones on a key that lies before the seat."""
    slot = s.keys[seat].tolist().index(key - 1)
    return [stone for stone in s.key_stones[seat, slot].tolist() if stone != NOTHING]


def free_holes(s: Any, c: Any, seat: int) -> int:
    return sum(c.hole_count[key - 1] - len(stones_of(s, seat, key)) for key in keys_of(s, seat))


def is_on(s: Any, gap: int, cell: int, element: int) -> bool:
    return s.boards[gap, element] >> cell & 1 == 1


def is_taken(s: Any, gap: int, cell: int) -> bool:
    return any(is_on(s, gap, cell, element) for element in range(ELEMENTS))


def area(s: Any, number: int) -> dict[int, int]:
    return {e: n for e, n in enumerate(s.areas[number].tolist()) if n}


def won(told: Told | Shown, seat: int) -> int:
    return score_of(told.after, seat) - score_of(told.before, seat)


# --- the log --------------------------------------------------------------------------------------


def points_of_log(told: Told) -> bool:
    """All points of this step's events together are what the scores changed by."""
    for seat in range(told.before.seats):
        said = sum(
            e.args.get("points", 0) - e.args.get("loss", 0)
            for e in told.events
            if e.args.get("seat") == seat
        )
        if said != won(told, seat):
            return False
    return True


def covers(told: Told) -> bool:
    """The stone that was held lies on the named key."""
    seat, key = told.args["seat"], told.args["key"]
    if not told.is_deed("place_stone") or told.before.held != element_named(told.args):
        return False
    if key not in keys_of(told.after, seat):  # in solo a prepared key is activated at once
        return told.after.form == SOLO
    return len(stones_of(told.after, seat, key)) == len(stones_of(told.before, seat, key)) + 1


def is_prepared(told: Told) -> bool:
    """It lacked one stone."""
    key = told.args["key"]
    return told.c.hole_count[key - 1] - len(stones_of(told.before, told.args["seat"], key)) == 1


def cell_named(told: Told) -> int:
    return SIDE * (told.args["row"] - 1) + told.args["column"] - 1


def leaves_the_board(told: Told) -> bool:
    gap, element = told.done.args["board"], element_named(told.args)
    return told.done.args["cell"] == cell_named(told) and is_on(
        told.before, gap, cell_named(told), element
    )


def lays_what_it_says(told: Told) -> bool:
    """Stones that come to the board and those that are lost are all that lay on the key."""
    seat, key = told.args["seat"], told.args["key"]
    stones = len(stones_of(told.before, seat, key))
    gap = gap_of(told.before, seat, told.done.args["side"])
    laid = sum(
        count_bits(told.after.boards[gap, e]) - count_bits(told.before.boards[gap, e])
        for e in range(ELEMENTS)
    )
    return laid + told.args["lost"] == stones and points_of_log(told)


EVENTS: Claims = {
    "takes-key": lambda t: (
        t.is_deed("take_key")
        and t.args["key"] in keys_of(t.after, t.args["seat"])
        and t.args["key"] not in keys_of(t.before, t.args["seat"])
    ),
    "skips-key": lambda t: (
        t.is_deed("skip_key")
        and keys_of(t.before, t.args["seat"]) == keys_of(t.after, t.args["seat"])
    ),
    "takes-stone": lambda t: (
        t.is_deed("take_stone")
        and t.after.held == element_named(t.args)
        and t.before.markers[t.args["seat"], SIDES.index(t.args["side"])]
        == t.after.markers[t.args["seat"], SIDES.index(t.args["side"])] + 1
    ),
    "covers-cell": lambda t: covers(t) and not is_prepared(t),
    "prepares-key": lambda t: covers(t) and is_prepared(t),
    "returns-stone": lambda t: t.is_deed("to_bag") and t.before.held == element_named(t.args),
    "casts": lambda t: (
        t.is_deed("cast")
        and t.after.areas[area_named(t.args), element_named(t.args)]
        == t.before.areas[area_named(t.args), element_named(t.args)] + 1
    ),
    "recalls": lambda t: (
        t.is_deed("recall")
        and t.after.held == element_named(t.args)
        and sum(t.after.areas[area_named(t.args)].tolist())
        == sum(t.before.areas[area_named(t.args)].tolist()) - 1
    ),
    "hastens-key": lambda t: (
        t.is_deed("haste") and stones_of(t.before, t.args["seat"], t.args["key"])
    ),
    "hastens-empty-key": lambda t: (
        t.is_deed("haste")
        and not stones_of(t.before, t.args["seat"], t.args["key"])
        and t.args["key"] not in keys_of(t.after, t.args["seat"])
    ),
    "lifts": lambda t: t.is_deed("lift") and leaves_the_board(t),
    "banishes": lambda t: (
        t.is_deed("lift")
        and leaves_the_board(t)
        and not is_taken(t.after, t.done.args["board"], cell_named(t))
    ),
    "banishes-no-more": lambda t: t.is_deed("done"),
    "shifts": lambda t: (
        t.is_deed("lay")
        and t.done.args["cell"] == cell_named(t)
        and is_on(t.after, t.done.args["board"], cell_named(t), element_named(t.args))
        and not is_taken(t.after, *divmod(t.before.lifted, CELLS))
    ),
    "lays-figure": lays_what_it_says,
    "chooses-signs": lambda t: t.is_deed("keep_signs"),
    "keeps-signs": lambda t: (
        t.is_deed("keep_signs")
        and sum(1 << int(sign) - 1 for sign in t.args["signs"].split(", "))
        == t.after.hand[t.args["seat"]]
    ),
    "kept-signs": lambda t: count_bits(t.after.hand[t.args["seat"]]) == t.args["count"],
    "activation-begins": lambda t: t.after.step == ACTIVATE != t.before.step,
    "round-begins": lambda t: (
        t.after.round_number == t.args["round"] and t.after.first == t.args["seat"] == t.after.actor
    ),
    "fulfils-sign": lambda t: (
        t.after.fulfilled[t.args["seat"]] >> (t.args["sign"] - 1) & 1 == 1
        and t.before.hand[t.args["seat"]] >> (t.args["sign"] - 1) & 1 == 1
        and points_of_log(t)
    ),
    "loses-points": lambda t: (
        t.args["count"] == count_bits(t.after.hand[t.args["seat"]]) and points_of_log(t)
    ),
    "end-rounds": lambda t: t.after.actor == NOBODY and t.after.form != SOLO,
    **{
        message: lambda t, tier=tier: (
            t.after.actor == NOBODY
            and [score_of(t.after, 0) >= least for least in t.c.tier_from.tolist()].count(True) - 1
            == tier
        )
        for message, tier in TIERS.items()
    },
}


# --- prompts and reasons --------------------------------------------------------------------------


def sides_of(asked: Asked) -> str:
    actions = asked.match.game.actions
    sides = {actions.decode(a).labels["side"] for a in asked.match.legal()}
    return "both" if len(sides) == 2 else sides.pop()


PROMPTS: Claims = {
    "prompt-choose-signs": lambda a: a.may("keep_signs"),
    "prompt-choose-key": lambda a: (
        a.says("take") == a.may("take_key") and a.says("skip") == a.may("skip_key")
    ),
    "prompt-choose-stone": lambda a: a.args["sides"] == sides_of(a),
    "prompt-choose-cell": lambda a: (
        a.says("key_free") == a.may("place_stone") != a.may("to_bag")
        and a.says("cast") == a.may("cast")
        and element_named(a.args) == a.s.held
    ),
    "prompt-shift-from": lambda a: a.may("lift"),
    "prompt-shift-to": lambda a: a.may("lay"),
    "prompt-haste-key": lambda a: a.may("haste"),
    "prompt-haste-figure": lambda a: sides_of(a) == "both",
    "prompt-haste-figure-solo": lambda a: a.may("place_figure"),
    "prompt-banish-first": lambda a: a.may("lift"),
    "prompt-banish-second": lambda a: a.may("lift") and a.may("done"),
    "prompt-recall-area": lambda a: a.may("recall"),
    "prompt-recall-cell": lambda a: a.may("place_stone"),
    "prompt-activate": lambda a: sides_of(a) == "both",
    "prompt-activate-solo": lambda a: a.may("place_figure"),
}


def asks_for(*kinds: str) -> Any:
    """What the sentence says must come first is what can be done."""
    return lambda asked: any(map(asked.may, kinds)) and not asked.may(asked.refused.kind)


def key_refused(asked: Asked) -> int:
    return asked.s.keys[asked.s.actor, asked.refused.args["slot"]]


def hole_refused(asked: Asked) -> int:
    """Which stone cell of the named key the refused one is."""
    return asked.c.hole_at[asked.args["key"] - 1, asked.refused.args["hole"]]


def board_refused(asked: Asked) -> tuple[int, int]:
    return asked.refused.args["board"], asked.refused.args["cell"]


def turned(asked: Asked, turn: int) -> set[tuple[int, int, int]]:
    """The stones of the key that is being laid as row, column, element, from the corner."""
    s, c = asked.s, asked.c
    key, stones = s.keys[s.actor, s.slot], s.key_stones[s.actor, s.slot].tolist()
    places = [
        (*divmod(c.turned[turn, c.hole_cells[key, hole]], GRID), stone)
        for hole, stone in enumerate(stones)
        if stone != NOTHING
    ]
    top, left = (min(place[axis] for place in places) for axis in range(2))
    return {(row - top, column - left, stone) for row, column, stone in places}


def is_off_board(asked: Asked) -> bool:
    down, right = divmod(asked.refused.args["cell"], SIDE)
    stones = turned(asked, asked.refused.args["turn"])
    return any(row + down >= SIDE or column + right >= SIDE for row, column, _ in stones)


REASONS: Claims = {
    "why-choose-signs": asks_for("keep_signs"),
    "why-choose-key": lambda a: a.s.step == CHOOSE_KEY and a.says("skip") == a.may("skip_key"),
    "why-choose-stone": asks_for("take_stone"),
    "why-choose-cell": lambda a: a.s.step == CHOOSE_CELL,
    "why-shift-from": asks_for("lift"),
    "why-shift-to": asks_for("lay"),
    "why-haste-key": asks_for("haste"),
    "why-haste-figure": asks_for("place_figure"),
    "why-banish-first": asks_for("lift"),
    "why-banish-second": lambda a: a.may("lift") and a.may("done"),
    "why-recall-area": asks_for("recall"),
    "why-recall-cell": asks_for("place_stone"),
    "why-activate": asks_for("place_figure"),
    "why-no-spells": lambda a: a.s.spells == 0,
    "why-no-signs": lambda a: a.s.signs == 0,
    "why-signs-open": lambda a: a.s.form == SOLO,
    "why-signs-chosen": lambda a: a.s.signs != 0 and a.s.step != CHOOSE_SIGNS,
    "why-prediction": lambda a: a.s.form == SOLO,
    "why-four-keys": lambda a: len(keys_of(a.s, a.s.actor)) == a.args["most"] == a.c.keys_max,
    "why-not-yet": lambda a: a.s.step in {CHOOSE_KEY, CHOOSE_STONE, CHOOSE_CELL},
    "why-key-not-open": lambda a: a.args["key"] - 1 not in a.s.key_area.tolist(),
    "why-no-skip": lambda a: a.may("take_key") and free_holes(a.s, a.c, a.s.actor) == 0,
    "why-no-marker": lambda a: a.s.markers[a.s.actor, SIDES.index(a.args["side"])] == 0,
    "why-not-on-source": lambda a: (
        a.s.sources[gap_of(a.s, a.s.actor, SIDES.index(a.args["side"])), element_named(a.args)] == 0
    ),
    "why-no-key": lambda a: key_refused(a) == NOTHING,
    "why-blank-cell": lambda a: hole_refused(a) == NOTHING,
    "why-covered": lambda a: (
        a.s.key_stones[a.s.actor, a.refused.args["slot"], hole_refused(a)] != NOTHING
    ),
    "why-no-bag": lambda a: a.may("place_stone"),
    "why-area-colour": lambda a: (
        list(area(a.s, area_named(a.args))) == [element_named(a.args, "colour")] != [a.s.held]
    ),
    "why-other-area": lambda a: (
        list(area(a.s, area_named(a.args, "other"))) == [element_named(a.args)] == [a.s.held]
        and area_named(a.args) != area_named(a.args, "other")
    ),
    "why-not-executable": lambda a: not can_be_used(a, area_named(a.args)),
    "why-no-board": lambda a: board_refused(a)[0] >= a.s.seats,
    "why-no-stone": lambda a: not is_taken(a.s, *board_refused(a)),
    "why-not-accessible": lambda a: (
        board_refused(a)[0] not in {gap_of(a.s, a.s.actor, side) for side in range(2)}
    ),
    "why-own-cell": lambda a: a.s.lifted == CELLS * board_refused(a)[0] + board_refused(a)[1],
    "why-occupied": lambda a: is_taken(a.s, *board_refused(a)),
    "why-own-area": lambda a: a.refused.args["spell"] == RECALL,
    "why-empty-area": lambda a: not area(a.s, a.refused.args["spell"]),
    "why-one-board": lambda a: a.s.form == SOLO and a.refused.args["side"] == 1,
    "why-off-board": is_off_board,
    "why-same-placement": lambda a: any(
        turned(a, turn) == turned(a, a.refused.args["turn"])
        for turn in range(a.refused.args["turn"])
    ),
}


def can_be_used(asked: Asked, number: int) -> bool:
    """The spell's effect, seen from the board: a stone to move, a key, a stone to take back."""
    s, seat = asked.s, asked.s.actor
    stones = [sum(count_bits(s.boards[gap, e]) for e in range(ELEMENTS)) for gap in range(s.seats)]
    mine = {gap_of(s, seat, side) for side in range(1 if s.form == SOLO else 2)}
    others = any(area(s, other) for other in range(SPELLS) if other != RECALL)
    return (
        0 < sum(stones) < CELLS * s.seats,
        any(s.keys[seat, slot] != NOTHING for slot in range(SLOTS)),
        any(stones[gap] for gap in mine),
        others and free_holes(s, asked.c, seat) > 0,
    )[number]


# --- previews -------------------------------------------------------------------------------------


def shows_the_stones(shown: Shown) -> bool:
    """Every stone comes to lie where it is shown, or is lost where another lies."""
    preview = shown.shown
    for cell, letter in zip(preview.cells, preview.stones, strict=True):
        taken = is_taken(shown.before, preview.board, cell)
        if taken != (cell in preview.lost):
            return False
        if not taken and not is_on(shown.after, preview.board, cell, LETTERS.index(letter)):
            return False
    return True


PREVIEWS: Claims = {
    "place_figure": lambda p: (
        shows_the_stones(p)
        and (
            p.after.round_number != p.before.round_number
            or p.after.actor < 0
            or (p.after.fulfilled.tolist() != p.before.fulfilled.tolist() and p.after.form != SOLO)
            or p.shown.points == won(p, p.seat)
        )
    ),
}
