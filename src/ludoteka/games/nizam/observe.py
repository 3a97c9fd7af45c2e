"""What a seat knows, as numbers of about 1; its own things first, then the others in turn order.

| from | numbers | meaning |
|---|---|---|
| 0 | 225 | cell x card: 1 where that card lies (the last of nine is the pearl) |
| 225 | 10 | lines changed in this turn |
| 235 | 10 | points the run of each line would bring now / 7 |
| 245 | 8 | own hand: cards of each kind / 4 |
| 253 | 5 | hand sizes / 12, own first |
| 258 | 8 | discard pile by kind / 12 |
| 266 | 1 | deck size / 71 |
| 267 | 5 | exhaustions still to come, as a count in unary |
| 272 | 5 | points / 40 (Pearl: completed tasks / 8), own first |
| 277 | 40 | open tasks of each seat, own first |
| 317 | 40 | top of each pile, own first |
| 357 | 5 | step |
| 362 | 5 | whose decision it is, own first |
| 367 | 20 | the shift that is being paid for |
| 387 | 1 | cards still to be given / 3 |
| 388 | 8 | kinds that may still be given |
| 396 | 5 | number of seats |
| 401 | 2 | form |
| 403 | 1 | the pearl has been used in this turn |
| 404 | 1 | turns without progress / limit |
| 405 | 1 | blocks are lifted |
| 406 | 7 | options |
"""

from ludoteka.core.count import total
from ludoteka.core.record import Array
from ludoteka.core.rule import rule
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import RUN_MIN, run_length, scoring_run
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.scoring import result_of
from ludoteka.games.nizam.sizes import CELLS, KINDS, LINES, SHIFTS
from ludoteka.games.nizam.state import EMPTY, LIMIT, NIZAM, NOTHING, PAY, SEATS, STEP_COUNT, State
from ludoteka.games.nizam.tasks import FEWEST_ROUNDS, top_of_pile

CARD_KINDS = KINDS + 1
FORMS = 2
OBSERVATION_SIZE = 413


@rule
def observe(s: State, c: Parts, seat: int, out: Array) -> None:
    at = put_grid(s, c, out, 0)
    at = put_cards(s, c, seat, out, at)
    at = put_seats(s, seat, out, at)
    at = put_decision(s, seat, out, at)
    put_setting(s, out, at)


@rule
def put_grid(s: State, c: Parts, out: Array, at: int) -> int:
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            out[at + CARD_KINDS * cell + s.grid[cell]] = 1
    at += CARD_KINDS * CELLS
    for line in range(LINES):
        out[at + line] = s.changed[line]
        run = scoring_run(s, c, line)
        if run != 0:
            out[at + LINES + line] = c.run_points[run_length(run) - RUN_MIN] / 7
    return at + 2 * LINES


@rule
def put_cards(s: State, c: Parts, seat: int, out: Array, at: int) -> int:
    for kind in range(KINDS):
        if seat >= 0:
            out[at + kind] = s.hands[seat, kind] / 4
        out[at + KINDS + SEATS + kind] = s.discard[kind] / 12
    for place in range(s.seats):
        out[at + KINDS + place] = hand_size(s, (max(seat, 0) + place) % s.seats) / 12
    at += 2 * KINDS + SEATS
    out[at] = total(s.deck) / 71
    if s.form == NIZAM:
        for i in range(c.end_exhaustions[s.seats] - s.exhaustions):
            out[at + 1 + min(i, SEATS - 1)] = 1
    return at + 1 + SEATS


@rule
def put_seats(s: State, seat: int, out: Array, at: int) -> int:
    scale = 40 if s.form == NIZAM else KINDS
    for place in range(s.seats):
        who = (max(seat, 0) + place) % s.seats
        out[at + place] = result_of(s, who) / scale
        tasks = at + SEATS + KINDS * place
        for kind in range(KINDS):
            out[tasks + kind] = s.tasks[who] >> kind & 1
        top = top_of_pile(s, who)
        if top != NOTHING:
            out[tasks + KINDS * SEATS + top] = 1
    return at + SEATS + 2 * KINDS * SEATS


@rule
def put_decision(s: State, seat: int, out: Array, at: int) -> int:
    out[at + s.step] = 1
    if s.actor >= 0:
        out[at + STEP_COUNT + (s.actor - max(seat, 0)) % s.seats] = 1
    at += STEP_COUNT + SEATS
    if s.pending != NOTHING:
        out[at + s.pending] = 1
    if s.step == PAY or s.step == LIMIT:
        out[at + SHIFTS] = s.picks / 3
        for kind in range(s.least, KINDS):
            out[at + SHIFTS + 1 + kind] = 1
    return at + SHIFTS + 1 + KINDS


@rule
def put_setting(s: State, out: Array, at: int) -> None:
    out[at + s.seats - 1] = 1
    out[at + SEATS + s.form] = 1
    at += SEATS + FORMS
    out[at] = s.pearl_used
    out[at + 1] = s.idle_turns / ((s.pearl_no_progress_rounds + FEWEST_ROUNDS) * s.seats)
    out[at + 2] = s.lifted
    out[at + 3] = s.eligibility
    out[at + 4] = s.substitute_payment
    out[at + 5] = s.end_timing
    out[at + 6] = s.solo_overflow / 2
    out[at + 7] = s.pearl_claims
    out[at + 8] = s.pearl_deadlock
    out[at + 9] = (s.pearl_no_progress_rounds + FEWEST_ROUNDS) / 50
