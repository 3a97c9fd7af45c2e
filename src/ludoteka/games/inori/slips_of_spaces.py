"""What a space of a card or of the Great Tree is, and what it would bring now."""

from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.slip import Row, Slip, Token, piece, row, words
from ludoteka.games.inori.actions import SPACE_NAMES
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.parts import (
    ALTAR_COLOUR,
    COLOURS,
    EFFECTS,
    FIRST_SITE,
    FREE,
    POINTS,
    POINTS_ALTAR,
    POINTS_COLOUR,
    POINTS_DISTINCT,
    POINTS_STRONGEST,
    SPACES_A_CARD,
    STRONGEST,
    TAKE,
    TAKE_ALTAR,
    Parts,
)
from ludoteka.games.inori.schema import COLOUR_NAMES, FOOT_NAMES
from ludoteka.games.inori.spaces import is_on_card, is_site, row_of
from ludoteka.games.inori.state import NOTHING, State

EFFECT_RULE = {
    "gain": "INO-060", "gain_weakest": "INO-062", "rune": "INO-063", "points_distinct": "INO-064",
    "points_colour": "INO-065", "points_strongest": "INO-066", "gain_any": "INO-089",
    "points": "INO-090", "gain_altar": "INO-094", "points_altar": "INO-092", "neutrals": "INO-093",
}  # fmt: skip


def is_printed(s: State, c: Parts, space: int) -> bool:
    slot, n = divmod(space, SPACES_A_CARD)
    if not is_on_card(space):
        return is_site(space)
    return s.cards[slot] != NOTHING and n < c.spaces[s.cards[slot]]


def of(colour: int) -> str:
    return f"@colour-{COLOUR_NAMES[colour]}.of"


def favour(colour: int, count: int = 1) -> Token:
    return piece(f"colour-{COLOUR_NAMES[colour]}", count)


# --- spaces --------------------------------------------------------------------------------------


def space_slip(s: State, c: Parts, seat: int, name: str) -> Slip:
    space = SPACE_NAMES.index(name)
    line = row_of(s, space)
    first, second = EFFECTS[c.effect[line, 0]], EFFECTS[c.effect[line, 1]]
    args: Args = {
        "place": "tree" if is_site(space) else "card",
        "space": name,
        "n": c.amount[line, 0],
        "then": second or "none",
        "more": c.amount[line, 1],
        "taken": yes(s.elders_on[space] != 0),
        **_cost(s, c, space),
    }
    if is_on_card(space):
        args["card"] = f"@card-{COLOUR_NAMES[c.colour[s.cards[space // SPACES_A_CARD]]]}.of"
    colour = _colour(s, c, space)
    if colour != NOTHING:
        args["colour"] = of(colour)
    message = f"slip-space-{first}" + ("-open" if "altar" in first and colour == NOTHING else "")
    band = _worth(s, c, seat, space) if seat != SPECTATOR else []
    return Slip(message, args, EFFECT_RULE[first], band, _picture(s, c, space))


def _picture(s: State, c: Parts, space: int) -> str:
    line, colour = row_of(s, space), _colour(s, c, space)
    if c.effect[line, 0] == TAKE:
        colour = next(i for i in range(COLOURS) if c.favours[line, i])
    if colour != NOTHING and c.effect[line, 0] in (TAKE, POINTS_COLOUR, POINTS_ALTAR, TAKE_ALTAR):
        return f"colour-{COLOUR_NAMES[colour]}"
    return f"sign-{EFFECTS[c.effect[line, 0]]}"


def _colour(s: State, c: Parts, space: int) -> int:
    """The colour that the effect speaks of: printed, or of the altar once it stands."""
    line = row_of(s, space)
    if c.effect[line, 0] == POINTS_COLOUR:
        return c.amount[line, 0]
    return s.altars[space - FIRST_SITE] if is_site(space) else NOTHING


def _cost(s: State, c: Parts, space: int) -> Args:
    cost = c.cost[row_of(s, space)]
    if cost == FREE:
        return {"cost": "free"}
    if cost == STRONGEST:
        return {"cost": "strongest"}
    if cost == ALTAR_COLOUR:
        altar = s.altars[space - FIRST_SITE]
        return {"cost": "altar"} if altar == NOTHING else {"cost": "colour", "price": of(altar)}
    return {"cost": "colour", "price": of(cost)}


def _paid(s: State, c: Parts, seat: int, space: int) -> int:
    """The colour that the seat would pay with; NOTHING: it need not, or cannot."""
    cost, colour = c.cost[row_of(s, space)], _colour(s, c, space)
    counts = [count_of(s, c, seat, i) for i in range(COLOURS)]
    if cost == STRONGEST and max(counts) > 0:
        best = [i for i in range(COLOURS) if counts[i] == max(counts)]
        return next((i for i in best if i != colour), best[0])
    if cost == ALTAR_COLOUR:
        return s.altars[space - FIRST_SITE]
    return cost if 0 <= cost < COLOURS else NOTHING


def _worth(s: State, c: Parts, seat: int, space: int) -> list[Row]:
    """INO-067 What the seat would get now, counted after the cost."""
    paid = _paid(s, c, seat, space)
    counts = [count_of(s, c, seat, i) - (i == paid) for i in range(COLOURS)]
    cost = c.cost[row_of(s, space)]
    if min(counts) < 0 or (cost == STRONGEST and paid == NOTHING):
        return [row(words("slip-for-you"), value=Event("slip-cannot-pay"))]
    rows = [row(words("slip-for-you")), *_brings(s, c, space, counts)]
    if paid != NOTHING:
        rows.append(row(words("slip-pay"), favour(paid)))
    return rows


def _brings(s: State, c: Parts, space: int, counts: list[int]) -> list[Row]:
    line, colour = row_of(s, space), _colour(s, c, space)
    kind, amount = c.effect[line, 0], c.amount[line, 0]
    if kind == TAKE:
        taken = [favour(i, c.favours[line, i]) for i in range(COLOURS) if c.favours[line, i]]
        return [row(words("slip-take"), *taken)]
    if kind == POINTS:
        return [row(words("slip-fixed"), points=amount)]
    if kind in (POINTS_COLOUR, POINTS_ALTAR):
        return _per_favour(colour, counts)
    if kind == POINTS_DISTINCT:
        owned = [favour(i) for i in range(COLOURS) if counts[i] > 0]
        return [row(*owned or [words("slip-none")], points=len(owned))]
    if kind == POINTS_STRONGEST:
        return _per_favour(counts.index(max(counts)), counts)
    if kind == TAKE_ALTAR and colour != NOTHING:
        return [row(words("slip-take"), favour(colour, amount))]
    if EFFECTS[kind] == "gain_weakest":
        least = [favour(i) for i in range(COLOURS) if counts[i] == min(counts)]
        return [row(words("slip-one-of"), *least)]
    return [row(words(f"slip-brings-{EFFECTS[kind]}", n=amount))]


def _per_favour(colour: int, counts: list[int]) -> list[Row]:
    if colour == NOTHING:
        return [row(words("slip-altar-first"))]
    held = counts[colour]
    return [row(favour(colour, held) if held else words("slip-none"), points=held)]


def foot(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    index = FOOT_NAMES.index(name)
    left = s.foot_tokens[index]
    args: Args = {"foot": name, "left": left}
    band = [row(words("slip-now")), row(words("slip-take"), favour(s.foot_colour[index], left))]
    picture = f"colour-{COLOUR_NAMES[s.foot_colour[index]]}"
    return Slip("slip-foot", args, "INO-095", band if left else [], picture)
