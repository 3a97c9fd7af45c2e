"""What Nizam's sentences claim."""

from typing import Any

from ludoteka.core.count import total
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.actions import CARD_LETTERS, SHIFT_NAMES
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import travelling_card
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.sizes import KINDS, LINES, SIDE
from ludoteka.games.nizam.state import CLAIMS, LIMIT, NIZAM, PAY, PEARL, SHIFTING, TURN
from ludoteka.games.nizam.view import letter
from tests.conformance.claims import Asked, Claims, Shown, Told

AXES = {"row": "r", "column": "c"}
ARROWS = {"left": "L", "right": "R", "up": "U", "down": "D"}
THREE = 3


def shift_named(args: dict[str, Any]) -> int:
    name = f"{AXES[args['axis']]}{args['number'] - 1}{ARROWS[args['direction']]}"
    return SHIFT_NAMES.index(name)


def kind_named(args: dict[str, Any]) -> int:
    return CARD_LETTERS.index(args["gem"].removeprefix("@gem-"))


def cards_of(s: Any, c: Any, line: int) -> list[int]:
    return [s.grid[cell] for cell in c.cells[line].tolist()]


def threes(s: Any, c: Any) -> list[set[int]]:
    """What lies on every three neighbouring cells."""
    lines = [cards_of(s, c, line) for line in range(LINES)]
    return [set(line[i : i + THREE]) for line in lines for i in range(SIDE - THREE + 1)]


# --- the log --------------------------------------------------------------------------------------


def taken(told: Told) -> int:
    seat = told.args["seat"]
    return hand_size(told.after, seat) - hand_size(told.before, seat)


def given(told: Told) -> bool:
    """One card left the hand, of the named kind."""
    seat, kind = told.args["seat"], kind_named(told.args)
    return taken(told) == -1 == told.after.hands[seat, kind] - told.before.hands[seat, kind]


def travelled(told: Told) -> bool:
    """The card at one end of the named line is now at its other end."""
    shift = shift_named(told.args)
    old, new = (cards_of(s, told.c, shift // 2) for s in (told.before, told.after))
    return new == (old[-1:] + old[:-1] if shift % 2 else old[1:] + old[:1])


def paid_with_the_edge(told: Told) -> bool:
    edge = travelling_card(told.before, told.c, shift_named(told.args))
    return given(told) and edge == kind_named(told.args) and travelled(told)


def chosen_to_pay(told: Told) -> bool:
    return told.after.step == PAY and told.after.pending == shift_named(told.args)


def holds_the_edge(told: Told) -> bool:
    kind = travelling_card(told.before, told.c, shift_named(told.args))
    return kind != PEARL and told.before.hands[told.args["seat"], kind] > 0


def points_won(told: Told) -> int:
    seat = told.args["seat"]
    return score_of(told.after, seat) - score_of(told.before, seat)


def is_scored_run(told: Told) -> bool:
    """So many neighbours of the kind lie in the line, and no more; they are worth what is said."""
    line = told.args["number"] - 1 + (SIDE if told.args["axis"] == "column" else 0)
    letters = "".join(CARD_LETTERS[card] for card in cards_of(told.before, told.c, line))
    gem, length = CARD_LETTERS[kind_named(told.args)], told.args["length"]
    worth = told.c.run_points[length - THREE]
    return (
        gem * length in letters
        and gem * (length + 1) not in letters
        and told.args["worth"] == worth
    )


def is_completed(told: Told) -> bool:
    """The card lies on the pile; the pearl was needed where no three such cards lie in a row."""
    seat, size, kind = (
        told.args["seat"],
        told.before.pile_size[told.args["seat"]],
        kind_named(told.args),
    )
    pearl = {kind} not in threes(told.before, told.c)
    on_top = told.after.pile[seat, size] == kind
    return told.after.pile_size[seat] == size + 1 and on_top and told.says("pearl") == pearl


EVENTS: Claims = {
    "takes-cards": lambda t: taken(t) == t.args["count"],
    "takes-these-cards": lambda t: taken(t) == t.args["count"] == len(t.args["cards"].split()),
    "shifts": paid_with_the_edge,
    "chooses-shift": lambda t: chosen_to_pay(t) and holds_the_edge(t),
    "will-pay-three": lambda t: (
        chosen_to_pay(t) and not holds_the_edge(t) and t.after.picks == THREE
    ),
    "shifts-for-three": travelled,
    "discards": given,
    "scores": lambda t: points_won(t) == t.args["points"] and told_runs(t) == t.args["runs"],
    "scored-run": is_scored_run,
    "scores-nothing": lambda t: points_won(t) == 0,
    "completes": is_completed,
    "finishes": lambda t: t.is_deed("end") and t.before.step == SHIFTING,
    "stops": lambda t: t.is_deed("end") and t.before.step == CLAIMS,
    "passes": lambda t: t.is_deed("pass") and taken(t) == 0,
    "deck-ran-out": lambda t: (
        t.before.exhaustions < t.args["count"] <= t.after.exhaustions <= t.args["of"]
    ),
    "reshuffled": lambda t: total(t.after.discard) == 0,
    "blocks-lifted": lambda t: t.after.lifted == 1,
    "end-deck-ran-out": lambda t: (
        t.after.actor == NOBODY and t.after.exhaustions == t.c.end_exhaustions[t.after.seats]
    ),
    "end-tasks-done": lambda t: t.after.actor == NOBODY and t.after.tasks[t.args["seat"]] == 0,
    "end-deadlock": lambda t: (
        t.after.actor == NOBODY
        and all(is_blocked_for(t.after, seat) for seat in range(t.after.seats))
    ),
    "end-no-progress": lambda t: (
        t.after.actor == NOBODY
        and t.after.idle_turns == (t.after.pearl_no_progress_rounds + 1) * t.after.seats
    ),
}


def told_runs(told: Told) -> int:
    return sum(event.message == "scored-run" for event in told.events)


def tops(s: Any, seat: int) -> set[int]:
    """What lies on top of the others' piles."""
    piles = [(s.pile[o].tolist(), s.pile_size[o]) for o in range(s.seats) if o != seat]
    return {pile[size - 1] for pile, size in piles if size}


def is_blocked_for(s: Any, seat: int) -> bool:
    return all(k in tops(s, seat) for k in range(KINDS) if s.tasks[seat] >> k & 1)


# --- prompts and reasons --------------------------------------------------------------------------


def drawn(asked: Asked) -> int:
    """Cards that taking brings, those that must be discarded again included."""
    seat, after = asked.s.actor, asked.after("draw")
    return hand_size(after, seat) - hand_size(asked.s, seat)


PROMPTS: Claims = {
    "prompt-turn": lambda a: (
        (a.args["does"] in {"both", "draw"}) == a.may("draw")
        and (a.args["does"] in {"both", "shift"}) == a.may("shift")
        and (not a.may("draw") or drawn(a) == a.args["count"])
    ),
    "prompt-shifting": lambda a: a.may("shift") and a.may("end"),
    "prompt-shifting-pearl": lambda a: (
        a.may("shift") and a.may("end") and (a.args["tasks"] > 0) == (a.after("end").step != TURN)
    ),
    "prompt-pay": lambda a: (
        a.may("discard") and a.says("matching") == a.may("end") and a.args["picks"] == a.s.picks
    ),
    "prompt-limit": lambda a: (
        a.may("discard") and hand_size(a.s, a.s.actor) - a.args["picks"] == a.args["limit"]
    ),
    "prompt-claims": lambda a: a.may("claim") and a.says("stop") == a.may("end"),
}


def needs_the_pearl(asked: Asked) -> bool:
    kind = kind_named(asked.args)
    return {kind, PEARL} in threes(asked.s, asked.c) and {kind} not in threes(asked.s, asked.c)


REASONS: Claims = {
    "why-limit": lambda a: (
        a.s.step == LIMIT
        and a.args["picks"] == a.s.picks == hand_size(a.s, a.s.actor) - a.args["limit"]
    ),
    "why-claims": lambda a: a.may("claim") and a.says("stop") == a.may("end"),
    "why-paying": lambda a: a.s.step == PAY and a.args["picks"] == a.s.picks,
    "why-no-pass": lambda a: a.may("draw") or a.may("shift"),
    "why-no-end": lambda a: a.s.step == TURN,
    "why-no-draw-after-shift": lambda a: a.may("end"),
    "why-no-draw-full": lambda a: (
        a.args["limit"] - hand_size(a.s, a.s.actor) == a.args["room"] < a.c.draw_count
    ),
    "why-no-draw-empty": lambda a: total(a.s.deck) + total(a.s.discard) == 0,
    "why-no-shift": lambda a: (
        a.args["hand"] == hand_size(a.s, a.s.actor) < THREE
        and travelling_card(a.s, a.c, a.refused.args["shift"]) == kind_named(a.args)
        and (kind_named(a.args) == PEARL or a.s.hands[a.s.actor, kind_named(a.args)] == 0)
    ),
    "why-no-discard": lambda a: a.s.step not in {PAY, LIMIT} and not a.may("discard"),
    "why-not-held": lambda a: a.s.hands[a.s.actor, kind_named(a.args)] == 0,
    "why-ascending": lambda a: a.s.hands[a.s.actor, a.refused.args["gem"]] > 0,
    "why-no-tasks": lambda a: a.s.form == NIZAM,
    "why-claim-later": lambda a: a.s.form != NIZAM and a.s.step != CLAIMS,
    "why-completed": lambda a: not a.s.tasks[a.s.actor] >> kind_named(a.args) & 1,
    "why-blocked": lambda a: kind_named(a.args) in tops(a.s, a.s.actor) and not a.s.lifted,
    "why-pearl-used": lambda a: a.s.pearl_used == 1 and needs_the_pearl(a),
    "why-no-run": lambda a: (
        {kind_named(a.args)} not in threes(a.s, a.c)
        and not any(
            three == {kind_named(a.args), PEARL} and not a.s.pearl_used
            for three in threes(a.s, a.c)
        )
    ),
}


# --- previews -------------------------------------------------------------------------------------


def shows_the_grid(shown: Shown) -> bool:
    """The grid once the shift is paid for, and the points of finishing then."""
    if shown.after.step != SHIFTING:
        return True
    points = points_now(shown.after, shown.c) if shown.after.form == NIZAM else 0
    cards = [letter(card) for card in shown.after.grid.tolist()]
    return shown.shown.grid == cards and shown.shown.points == points


def pays_what_it_says(shown: Shown) -> bool:
    """A single card that pays is the one that leaves the hand."""
    seat, pays = shown.seat, shown.shown.pays
    if shown.after.step != SHIFTING or len(pays) != 1:
        return len(pays) == shown.c.substitute or shown.after.step == PAY
    kind = CARD_LETTERS.index(pays[0])
    return shown.before.hands[seat, kind] == shown.after.hands[seat, kind] + 1


PREVIEWS: Claims = {
    "shift": lambda p: shows_the_grid(p) and pays_what_it_says(p),
    "discard": shows_the_grid,
    "end": lambda p: (
        shows_the_grid(p)
        if p.before.step == PAY
        else p.before.form != NIZAM
        or p.shown.points == score_of(p.after, p.seat) - score_of(p.before, p.seat)
    ),
}
