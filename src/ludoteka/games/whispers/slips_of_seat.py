"""What the things of a seat are: loyalties, agents, points, cards."""

from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.record import NOBODY
from ludoteka.core.slip import Row, Slip, piece, row, tally, words
from ludoteka.games.whispers import state as at
from ludoteka.games.whispers.names import ABILITIES, CARDS, EMPIRES, SLOTS
from ludoteka.games.whispers.parts import (
    EMPIRE_COUNT,
    LINE_COUNT,
    POST_COUNT,
    SLOT_COUNT,
    WINDOWS,
    Parts,
)
from ludoteka.games.whispers.rules.cards import may_play
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.hand import hand_size, held_of
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.rules.loyalty import is_revealed, slot_of
from ludoteka.games.whispers.scoring import agent_points, score_of, secret_points
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.view import SOCIETY_OF_SEAT, knows
from ludoteka.games.whispers.words import ability, empire, slot

ABILITY_RULE = {
    "bear": "WOW-150", "bear_bear": "WOW-151", "bear_lion": "WOW-152", "eagle": "WOW-153",
    "eagle_eagle": "WOW-154", "elephant": "WOW-155", "elephant_elephant": "WOW-156",
    "lion": "WOW-157", "lion_lion": "WOW-158", "horse": "WOW-159", "horse_horse": "WOW-160",
    "bear_eagle": "WOW-161", "bear_elephant": "WOW-162", "bear_horse": "WOW-163",
    "eagle_elephant": "WOW-164", "eagle_lion": "WOW-165", "eagle_horse": "WOW-166",
    "elephant_lion": "WOW-167", "elephant_horse": "WOW-168", "horse_lion": "WOW-169",
}  # fmt: skip


def for_me(s: State, c: Parts, seat: int, e: int) -> list[Row]:
    """What the cities of an empire bring to the one who looks."""
    cities = cities_of(s, c, e)
    sum_ = [piece("symbol-city", cities), words("slip-none")][cities == 0 :][:1]
    if seat == SPECTATOR:
        return [row(words("slip-cities-now"), value=Event("slip-number", {"number": cities}))]
    factor = c.multiplier[slot_of(s, seat, e)]
    return [
        row(words("slip-if-ended-now")),
        row(*sum_, words("slip-times", factor=factor), points=factor * cities),
    ]


# --- loyalties, agents, points -------------------------------------------------------------------


def slot_slip(s: State, c: Parts, seat: int, name: str) -> Slip:
    n = SLOTS.index(name)
    factor = c.multiplier[n]
    if seat == SPECTATOR:
        return Slip("slip-slot-any", {"slot": slot(n), "factor": factor}, "WOW-008")
    e = s.loyalty[seat, n]
    args: Args = {
        "slot": slot(n),
        "empire": empire(e),
        "factor": factor,
        "revealed": yes(is_revealed(s, seat, n)),
    }
    return Slip("slip-slot", args, "WOW-181", for_me(s, c, seat, e), f"token-{EMPIRES[e]}")


def score(s: State, c: Parts, seat: int, name: str) -> Slip:
    of = int(name)
    if not knows(s, seat, of):
        return Slip("slip-score-secret", {"seat": of}, "WOW-181")
    mine = seat == of
    rows = [_loyalty_row(s, c, of, n, mine) for n in range(SLOT_COUNT)]
    for said, points in _more_points(s, c, of):
        rows.append(tally(words(said), points=points, mine=mine))
    head = tally(words("slip-if-ended-now"), points=score_of(s, c, of), mine=mine)
    return Slip("slip-score", {"seat": of}, "WOW-181", [head, *rows])


def _loyalty_row(s: State, c: Parts, seat: int, n: int, mine: bool) -> Row:
    e = s.loyalty[seat, n]
    cities, factor = cities_of(s, c, e), c.multiplier[n]
    sum_ = words("slip-product", cities=cities, factor=factor)
    return tally(piece(f"empire-{EMPIRES[e]}"), sum_, points=cities * factor, mine=mine)


def _more_points(s: State, c: Parts, seat: int) -> list[tuple[str, int]]:
    """WOW-190 Of the advanced rules that are played."""
    found = []
    if s.agents_in_regions:
        found.append(("source-agents", agent_points(s, c, seat)))
    if s.keep_secrets:
        found.append(("source-secrets", secret_points(s, c, seat)))
    if s.counter_intelligence:
        found.append(("source-exposures", s.bonus[seat]))
    return found


def seat_row(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    of = int(name)
    shown = [(n, s.loyalty[of, n]) for n in range(SLOT_COUNT) if is_revealed(s, of, n)]
    rows = [row(piece(f"empire-{EMPIRES[e]}"), words("slip-it", what=slot(n))) for n, e in shown]
    held = [(e, held_of(s, of, e)) for e in range(EMPIRE_COUNT)]
    backs = [piece(f"empire-{EMPIRES[e]}", count) for e, count in held if count]
    args: Args = {"seat": of, "revealed": len(shown), "first": yes(s.first == of)}
    cards = Event("slip-cards", {"count": hand_size(s, of)})
    band = [row(words("slip-open-to-all"), value=cards), *([row(*backs)] if backs else []), *rows]
    return Slip("slip-seat", args, "WOW-122", band, f"society-{SOCIETY_OF_SEAT[of]}")


def first(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-first", {"seat": s.first}, "WOW-025")


def agents(s: State, c: Parts, _seat: int, name: str) -> Slip:
    of = int(name)
    posts = [p for p in range(POST_COUNT) if s.posts[p] == of]
    ruled = sum(controller(s, p) == of for p in range(POST_COUNT))
    args: Args = {"seat": of, "society": f"@society-{SOCIETY_OF_SEAT[of]}"}
    band = [
        row(words("slip-agents-now"), value=Event("slip-agents-count", {"count": len(posts)})),
        row(words("slip-positions", count=ruled)),
    ]
    return Slip("slip-agents", args, "WOW-042", band, f"society-{SOCIETY_OF_SEAT[of]}")


# --- cards ---------------------------------------------------------------------------------------


def hand(s: State, c: Parts, seat: int, _name: str) -> Slip:
    count = hand_size(s, seat) if seat != SPECTATOR else 0
    held = Event("slip-cards", {"count": count})
    band = [row(words("slip-in-hand"), value=held)]
    return Slip("slip-hand", {"limit": c.hand_limit}, "WOW-121", band, "symbol-card")


def ability_slip(s: State, c: Parts, seat: int, name: str) -> Slip:
    a = ABILITIES.index(name)
    args: Args = {
        "name": ability(a),
        "text": f"{ability(a)}.text",
        "posts": "any" if s.lion_single_scope != 0 else "other",
        "regions": "any" if s.reinforce_sources != 0 else "one",
        "window": next(w for w, bit in WINDOWS.items() if c.windows[a] & bit),
        "anytime": yes(sum(c.windows[a] & bit != 0 for bit in WINDOWS.values()) > 1),
        "now": yes(seat == s.actor != NOBODY and _is_playable(s, c, seat, a)),
    }
    cost = [piece(f"empire-{e}") for e in _cost(name)]
    band = [row(words("slip-costs"), value=_payable(s, seat, name)), row(*cost)]
    return Slip("slip-ability", args, ABILITY_RULE[name], band, f"ability-{name}")


def _cost(name: str) -> list[str]:
    return name.split("_")


def _payable(s: State, seat: int, name: str) -> Event:
    """How many of the cards that it costs the one who looks holds."""
    cost = _cost(name)
    if seat == SPECTATOR:
        return Event("slip-cards", {"count": len(cost)})
    held = {e: held_of(s, seat, EMPIRES.index(e)) for e in cost}
    have = sum(min(held[e], cost.count(e)) for e in held)
    return Event("slip-you-hold", {"have": have, "cost": len(cost)})


def _is_playable(s: State, c: Parts, seat: int, a: int) -> bool:
    lines = [(k, line) for k in range(len(CARDS)) for line in range(LINE_COUNT)]
    mine = [(k, n) for k, n in lines if s.hands[seat, k] and c.abilities[k, n] == a]
    return s.step in at.CARD_STEPS and any(may_play(s, c, k, n) for k, n in mine)


def card(_s: State, c: Parts, _seat: int, name: str) -> Slip:
    k = CARDS.index(name)
    own, partner = name.split("-")
    said = [ABILITIES[c.abilities[k, line]] for line in range(LINE_COUNT)]
    rows = [_line_row(a) for a in said]
    args: Args = {"card": f"@card-{name}", "own": f"@empire-{own}", "partner": f"@empire-{partner}"}
    return Slip("slip-card", args, "WOW-130", [row(words("slip-one-of-three")), *rows])


def _line_row(a: str) -> Row:
    return row(*[piece(f"empire-{e}") for e in _cost(a)], words("slip-it", what=f"@ability-{a}"))
