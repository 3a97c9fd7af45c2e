"""What each thing on the table is, as a seat may know it: hands are secret, all else is open."""

from ludoteka.core.count import total
from ludoteka.core.game import SPECTATOR, Args, Event, yes
from ludoteka.core.record import NOBODY
from ludoteka.core.slip import Row, Slip, Token, named, piece, row, tally, words
from ludoteka.games.nizam.actions import LETTERS, SHIFT_NAMES
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.scoring import points_now, result_of
from ludoteka.games.nizam.sizes import CELLS, KINDS, SIDE
from ludoteka.games.nizam.state import EMPTY, NIZAM, PEARL, State
from ludoteka.games.nizam.story import breakdown
from ludoteka.games.nizam.tasks import is_blocked, is_open
from ludoteka.games.nizam.view import Run, letter, prices_of, proofs_of, runs_of
from ludoteka.games.nizam.words import gem, shift_args

ONCE = ("round:", "deck:", "discard:", "hand:", "turn:")
OF_NIZAM, OF_PEARL = ("lamps:", "values:", "track:"), ("pearl:",)


def things(s: State, c: Parts) -> list[str]:
    seats = range(s.seats)
    return [
        *ONCE,
        *(OF_NIZAM if s.form == NIZAM else OF_PEARL),
        *named({"gem": LETTERS[:KINDS], "cell": range(CELLS), "shift": SHIFT_NAMES}),
        *named({"task": LETTERS[:KINDS]} if s.form != NIZAM else {}),
        *named({"seat": seats, "score": seats}),
    ]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    return SLIPS[kind](s, c, seat, name)


def number(count: int) -> Event:
    return Event("slip-number", {"number": count})


def cards(count: int) -> Event:
    return Event("slip-cards", {"count": count})


# --- the carpet ----------------------------------------------------------------------------------


def _cell(s: State, c: Parts, seat: int, name: str) -> Slip:
    cell = int(name)
    args: Args = {"row": cell // SIDE + 1, "column": cell % SIDE + 1}
    if s.grid[cell] == EMPTY:
        return Slip("slip-cell-empty", args, "NIZ-169", [], "sign-card")
    args["gem"] = f"@gem-{letter(s.grid[cell])}.title"
    picture = f"gem-{letter(s.grid[cell])}"
    if s.form != NIZAM:
        return _cell_of_pearl(s, c, cell, args, picture)
    runs = [run for run in runs_of(s, c) if cell in run.cells]
    if not runs:
        return Slip("slip-cell", args, "NIZ-140", [], picture)
    args["scores"] = yes(any(run.scores for run in runs))
    band = [row(words("slip-runs-here")), *[_run(run) for run in runs]]
    return Slip("slip-run", args, "NIZ-162", band, picture)


def _run(run: Run) -> Row:
    gems = piece(f"gem-{run.kind}", len(run.cells))
    return row(gems, points=run.points) if run.scores else row(gems, value=Event("slip-old-run"))


def _cell_of_pearl(s: State, c: Parts, cell: int, args: Args, picture: str) -> Slip:
    if s.grid[cell] == PEARL:
        return Slip("slip-pearl", {"used": yes(s.pearl_used != 0)}, "NIZ-331", [], picture)
    proofs = [proof for proof in proofs_of(s, c) if cell in proof.cells]
    rows = [row(piece(f"gem-{p.kind}", len(p.cells)), words("slip-proves")) for p in proofs]
    band = [row(words("slip-runs-here")), *rows] if rows else []
    return Slip("slip-cell-pearl", args, "NIZ-330", band, picture)


def _shift(s: State, c: Parts, seat: int, name: str) -> Slip:
    shift = SHIFT_NAMES.index(name)
    args: Args = {**shift_args(shift), "pearl": "no"}
    if seat == SPECTATOR or s.actor == NOBODY:
        return Slip("slip-shift", args, "NIZ-141", [], "sign-card")
    price = prices_of(s, c, seat)[shift]
    args |= {"gem": f"@gem-{price.travels}", "pearl": yes(price.travels == letter(PEARL))}
    if price.travels == letter(EMPTY):
        return Slip("slip-shift", args, "NIZ-141", [], "sign-card")
    band = [row(words("slip-costs"), *_price(price.cards, price.travels))]
    rule = "NIZ-142" if price.cards != 1 else "NIZ-141"
    return Slip("slip-shift", args, rule, band, f"gem-{price.travels}")


def _price(count: int, travels: str) -> list[Token]:
    if count == 0:
        return [words("slip-too-dear")]
    return [piece(f"gem-{travels}")] if count == 1 else [words("slip-any", count=count)]


def _gem(s: State, _c: Parts, seat: int, name: str) -> Slip:
    kind = LETTERS.index(name)
    rows = [row(words("slip-on-carpet"), value=number(s.grid.tolist().count(kind)))]
    if seat != SPECTATOR:
        rows.insert(0, row(words("slip-in-hand"), value=number(s.hands[seat, kind])))
    rows.append(row(words("slip-discarded"), value=number(s.discard[kind])))
    args: Args = {"gem": f"@gem-{name}.title", "one": gem(kind)}
    return Slip("slip-gem", args, "NIZ-141", rows, f"gem-{name}")


# --- cards ---------------------------------------------------------------------------------------


def _hand(s: State, c: Parts, seat: int, _name: str) -> Slip:
    limit = c.hand_limit[s.seats] if s.form == NIZAM else 0
    held = row(words("slip-in-hand"), value=cards(hand_size(s, seat))) if seat >= 0 else None
    return Slip("slip-hand", {"limit": limit}, "NIZ-194", [held] if held else [], "sign-card")


def _deck(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    band = [row(words("slip-left"), value=cards(total(s.deck)))]
    return Slip("slip-deck", {"count": c.draw_count}, "NIZ-130", band, "sign-card")


def _discard(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    lie = [piece(f"gem-{LETTERS[k]}", s.discard[k]) for k in range(KINDS) if s.discard[k]]
    band = [row(words("slip-lie-here"), value=cards(total(s.discard)))]
    return Slip("slip-discard", {}, "NIZ-180", [*band, *([row(*lie)] if lie else [])], "sign-card")


def _lamps(s: State, c: Parts, _seat: int, _name: str) -> Slip:
    of = c.end_exhaustions[s.seats]
    args: Args = {"count": s.exhaustions, "of": of, "left": of - s.exhaustions}
    band = [row(words("slip-left-in-deck"), value=cards(total(s.deck)))]
    return Slip("slip-lamps", args, "NIZ-190", band, "sign-lamp")


# --- points --------------------------------------------------------------------------------------


def _values(_s: State, c: Parts, _seat: int, _name: str) -> Slip:
    worth = c.run_points.tolist()
    rows = [row(piece(f"run-{n + 3}"), points=points) for n, points in enumerate(worth)]
    rows.append(row(words("slip-each-more"), points=c.bonus))
    return Slip("slip-values", {}, "NIZ-161", [row(words("slip-a-turn-brings")), *rows], "run-3")


def _turn(s: State, c: Parts, seat: int, _name: str) -> Slip:
    if s.form != NIZAM or s.actor == NOBODY:
        return Slip("slip-turn-pearl", {}, "NIZ-310")
    mine = seat == s.actor
    band = [tally(words("slip-if-finished"), points=points_now(s, c), mine=mine)]
    return Slip("slip-turn", {"seat": s.actor}, "NIZ-147", band, "sign-card")


def _track(s: State, _c: Parts, seat: int, _name: str) -> Slip:
    rows = [
        tally(words("slip-points-of", seat=of), points=result_of(s, of), mine=of == seat)
        for of in range(s.seats)
    ]
    return Slip("slip-track", {}, "NIZ-192", [row(words("slip-now")), *rows], "sign-marker")


def _score(s: State, c: Parts, seat: int, name: str) -> Slip:
    of, mine = int(name), int(name) == seat
    rows = [
        tally(words(line.message), points=line.points[of], mine=mine)
        for line in breakdown(s, c)
        if line.points[of]
    ]
    message = "slip-score" if s.form == NIZAM else "slip-score-pearl"
    head = tally(words("slip-now"), points=result_of(s, of), mine=mine)
    return Slip(message, {"seat": of}, "NIZ-192" if s.form == NIZAM else "NIZ-350", [head, *rows])


def _seat_row(s: State, _c: Parts, _seat: int, name: str) -> Slip:
    of = int(name)
    args: Args = {"seat": of, "count": hand_size(s, of)}
    message = "slip-seat" if s.form == NIZAM else "slip-seat-pearl"
    if s.form != NIZAM:
        args["done"] = s.pile_size[of]
    return Slip(message, args, "NIZ-133" if s.form == NIZAM else "NIZ-337")


def _round(s: State, c: Parts, seat: int, _name: str) -> Slip:
    if s.form == NIZAM:
        return _lamps(s, c, seat, "")
    return Slip("slip-race", {}, "NIZ-350", [], "gem-P")


# --- Pearl of the East ---------------------------------------------------------------------------


def _task(s: State, c: Parts, seat: int, name: str) -> Slip:
    kind = LETTERS.index(name)
    args: Args = {"gem": f"@gem-{name}.title", "one": gem(kind), "state": "watch"}
    if seat != SPECTATOR:
        args["state"] = _state(s, c, seat, kind)
    return Slip("slip-task", args, "NIZ-333", [], f"gem-{name}")


def _state(s: State, c: Parts, seat: int, kind: int) -> str:
    if not is_open(s, seat, kind):
        return "done"
    if is_blocked(s, seat, kind):
        return "blocked"
    proved = any(proof.kind == LETTERS[kind] for proof in proofs_of(s, c))
    return "proved" if proved else "open"


def _pearl(s: State, _c: Parts, _seat: int, _name: str) -> Slip:
    return Slip("slip-pearl", {"used": yes(s.pearl_used != 0)}, "NIZ-331", [], "gem-P")


SLIPS = {
    "cell": _cell, "shift": _shift, "gem": _gem, "hand": _hand, "deck": _deck,
    "discard": _discard, "lamps": _lamps, "values": _values, "turn": _turn, "track": _track,
    "score": _score, "seat": _seat_row, "round": _round, "task": _task, "pearl": _pearl,
}  # fmt: skip
