"""What a seat may see of Nizam, by allow-list."""

from functools import cache

import msgspec

from ludoteka.core.count import total
from ludoteka.core.game import SPECTATOR
from ludoteka.core.public import public
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.actions import CARD_LETTERS, LETTERS, SHIFT_NAMES
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import (
    RUN_MIN,
    is_pearl_run,
    run_end,
    run_kind,
    run_length,
    run_start,
    scoring_run,
    signature,
    travelling_card,
)
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.rules import has_card, may_pay
from ludoteka.games.nizam.scoring import points_now, score_of
from ludoteka.games.nizam.sizes import LINES, SHIFTS, SIDE
from ludoteka.games.nizam.state import EMPTY, NIZAM, NOTHING, PEARL, State
from ludoteka.games.nizam.tasks import is_blocked, is_open, may_claim

STEP_NAMES = ("turn", "pay", "shifting", "limit", "claims")

SHOWN = f"{CARD_LETTERS}."
"""cards by their numbers; EMPTY, -1, is the last"""


class Run(msgspec.Struct, frozen=True):
    """A run on the grid: its cells, and whether it scores if the turn is finished now."""

    line: int
    kind: str
    cells: list[int]
    points: int
    """what it is worth; an old run that was not changed in this turn is worth nothing now"""
    scores: bool


class Proof(msgspec.Struct, frozen=True):
    """Neighbours in a line that prove a task of Pearl of the East."""

    kind: str
    cells: list[int]
    pearl: bool
    """they need the pearl; only named for kinds that do without it nowhere"""


class Price(msgspec.Struct, frozen=True):
    """What a shift costs the seat that looks: one card of a kind, any three, or too much."""

    shift: str
    travels: str
    cards: int
    """1, 3, or 0 when it cannot be paid"""


class Seat(msgspec.Struct, frozen=True):
    hand_size: int
    score: int
    tasks: list[str]
    """open tasks, Pearl of the East"""
    pile: list[str]
    """completed tasks from bottom to top"""
    blocked: list[str]
    """open tasks that another's top card blocks"""


class View(msgspec.Struct, frozen=True):
    form: str
    step: str
    actor: int
    first: int
    grid: list[str]
    """25 letters, row by row; a dot is an empty cell"""
    deck: int
    discard: list[int]
    """cards of each kind, in the order of the letters"""
    exhaustions: int
    exhaustions_to_end: int
    hand_limit: int
    hand: list[int]
    """own cards of each kind; empty for a spectator"""
    seats: list[Seat]
    runs: list[Run]
    points_now: int
    """what finishing now would score for the seat to act"""
    prices: list[Price]
    """of all twenty shifts, for the seat that looks"""
    paying: str
    """the shift that is being paid for"""
    picks: int
    """cards still to be given"""
    proofs: list[Proof]
    """Pearl of the East"""
    ready: list[str]
    """the tasks that the seat to act could complete if it finished now"""
    completable: int
    """how many of them in this turn: the pearl proves one"""
    pearl_used: bool
    idle_turns: int
    blocks_lifted: bool


def view(s: State, c: Parts, seat: int) -> View:
    """NIZ-A41 Hands are secret, their sizes public."""
    if seat == SPECTATOR:
        return board(s, c)
    return msgspec.structs.replace(
        board(s, c), hand=s.hands[seat].tolist(), prices=prices_of(s, c, seat)
    )


@public
def board(s: State, c: Parts) -> View:
    """What all see; NIZ-A40 discards are open."""
    is_nizam = s.form == NIZAM
    proofs = proofs_of(s, c)
    ready = ready_of(s, c, proofs)
    return View(
        form="nizam" if is_nizam else "pearl",
        step=STEP_NAMES[s.step],
        actor=s.actor,
        first=s.first,
        grid=grid_of(s),
        deck=total(s.deck),
        discard=s.discard.tolist(),
        exhaustions=s.exhaustions,
        exhaustions_to_end=c.end_exhaustions[s.seats] if is_nizam else 0,
        hand_limit=c.hand_limit[s.seats] if is_nizam else 0,
        hand=[],
        seats=[view_seat(s, other) for other in range(s.seats)],
        runs=runs_of(s, c),
        points_now=points_now(s, c) if is_nizam else 0,
        prices=[],
        paying=SHIFT_NAMES[s.pending] if s.pending != NOTHING else "",
        picks=s.picks,
        proofs=proofs,
        ready=[proof.kind for proof in ready],
        completable=completable(ready),
        pearl_used=s.pearl_used != 0,
        idle_turns=max(0, s.idle_turns),
        blocks_lifted=s.lifted != 0,
    )


def letter(card: int) -> str:
    return SHOWN[card]


@public
def grid_of(s: State) -> list[str]:
    return [SHOWN[card] for card in s.grid.tolist()]


@public
def view_seat(s: State, seat: int) -> Seat:
    """NIZ-A35 Tasks and piles are open to all."""
    open_tasks = [kind for kind in range(PEARL) if is_open(s, seat, kind)]
    return Seat(
        hand_size=hand_size(s, seat),
        score=score_of(s, seat) if s.form == NIZAM else s.pile_size[seat],
        tasks=[LETTERS[kind] for kind in open_tasks],
        pile=[LETTERS[s.pile[seat, place]] for place in range(s.pile_size[seat])],
        blocked=[LETTERS[kind] for kind in open_tasks if is_blocked(s, seat, kind)],
    )


@public
def runs_of(s: State, c: Parts) -> list[Run]:
    runs = []
    for line in range(LINES):
        run = signature(s, c, line)
        if run != 0 and run_kind(run) < PEARL:
            places = range(run_start(s, c, line), run_end(s, c, line))
            value = c.run_points[run_length(run) - RUN_MIN]
            scores = s.form == NIZAM and scoring_run(s, c, line) != 0
            cells = [c.cells[line, place] for place in places]
            runs.append(Run(line, LETTERS[run_kind(run)], cells, value, scores))
    return runs


@public
def proofs_of(s: State, c: Parts) -> list[Proof]:
    """NIZ-330, NIZ-331 What lies on the grid of Pearl of the East, runs without the pearl first."""
    if s.form == NIZAM:
        return []
    natural = [Proof(run.kind, run.cells, pearl=False) for run in runs_of(s, c)]
    alone = {proof.kind for proof in natural}
    return natural + [proof for proof in _pearl_proofs(s, c) if proof.kind not in alone]


def _pearl_proofs(s: State, c: Parts) -> list[Proof]:
    proofs = []
    for line in range(LINES):
        cards = [s.grid[cell] for cell in c.cells[line].tolist()]
        if PEARL not in cards:
            continue
        for kind in sorted(set(cards) - {PEARL, EMPTY}):
            starts = [p for p in range(SIDE - RUN_MIN + 1) if is_pearl_run(s, c, line, p, kind)]
            if starts:
                cells = c.cells[line, starts[0] : starts[-1] + RUN_MIN].tolist()
                proofs.append(Proof(LETTERS[kind], cells, pearl=True))
    return proofs


def ready_of(s: State, c: Parts, proofs: list[Proof]) -> list[Proof]:
    """NIZ-333 One proof of each task that the seat to act could complete."""
    if s.actor == NOBODY:
        return []
    first = {proof.kind: proof for proof in reversed(proofs)}
    return [proof for kind, proof in sorted(first.items()) if may_claim(s, c, LETTERS.index(kind))]


def completable(ready: list[Proof]) -> int:
    """NIZ-332 Of the tasks that need the pearl, one can be completed in a turn."""
    return sum(not proof.pearl for proof in ready) + any(proof.pearl for proof in ready)


def prices_of(s: State, c: Parts, seat: int) -> list[Price]:
    """The prices for the seat that looks, also while others are to move."""
    kinds = travelling_cards(s, c)
    cards = {kind: cards_for(s, c, seat, kind) for kind in set(kinds)}
    return [price(shift, kind, cards[kind]) for shift, kind in enumerate(kinds)]


@public
def travelling_cards(s: State, c: Parts) -> list[int]:
    return [travelling_card(s, c, shift) for shift in range(SHIFTS)]


@cache
def price(shift: int, kind: int, cards: int) -> Price:
    return Price(SHIFT_NAMES[shift], letter(kind), cards)


def cards_for(s: State, c: Parts, seat: int, kind: int) -> int:
    """What the seat would pay for a shift that carries this kind; 0: it cannot, or all is over."""
    if s.actor == NOBODY or not may_pay(s, c, seat, kind):
        return 0
    return 1 if has_card(s, seat, kind) else c.substitute
