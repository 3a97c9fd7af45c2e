"""Nizam in words: the log, previews, the score by source."""

import msgspec

from ludoteka.core.count import total
from ludoteka.core.finale import Gain, gains, thing
from ludoteka.core.game import Args, Event, ScoreLine
from ludoteka.core.public import public
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.actions import ACTIONS, CLAIM, DISCARD, DRAW, END, LETTERS, SHIFT
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import has_natural_run, note_changes, rotate, travelling_card
from ludoteka.games.nizam.parts import Parts
from ludoteka.games.nizam.rules import has_matching, hides_options, may_pay
from ludoteka.games.nizam.scoring import points_now
from ludoteka.games.nizam.sizes import KINDS
from ludoteka.games.nizam.state import (
    BONUS,
    CLAIMS,
    DEADLOCK,
    DECK_RAN_OUT,
    NIZAM,
    NO_PROGRESS,
    PAY,
    SHIFTING,
    TASKS_DONE,
    State,
)
from ludoteka.games.nizam.view import (
    Proof,
    Run,
    completable,
    grid_of,
    letter,
    proofs_of,
    ready_of,
    runs_of,
    travelling_cards,
)
from ludoteka.games.nizam.words import gem, shift_args

ENDINGS = {
    DECK_RAN_OUT: "end-deck-ran-out",
    TASKS_DONE: "end-tasks-done",
    DEADLOCK: "end-deadlock",
    NO_PROGRESS: "end-no-progress",
}
END_REASONS = tuple(ENDINGS.values())


# --- the log --------------------------------------------------------------------------------------


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    seat = before.actor
    events = _deed(before, c, action, after, viewer)
    events += tell_exhaustions(before, c, after)
    if after.exhaustions == before.exhaustions and is_reshuffled(before, action, after):
        events.append(Event("reshuffled"))
    if after.lifted > before.lifted:
        events.append(Event("blocks-lifted"))
    if after.actor == NOBODY:
        events.append(Event(end_reason(after, c), {"seat": seat}))
    return events


def tell_exhaustions(before: State, c: Parts, after: State) -> list[Event]:
    """NIZ-182 Each time the last card has left the deck."""
    of = c.end_exhaustions[after.seats]
    counts = range(before.exhaustions + 1, after.exhaustions + 1)
    return [Event("deck-ran-out", {"count": count, "of": of}) for count in counts]


def is_reshuffled(before: State, action: int, after: State) -> bool:
    """NIZ-183 Taking cards discards none: a smaller discard pile has become the deck."""
    return action == DRAW and total(after.discard) < total(before.discard)


def _deed(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    seat: Args = {"seat": before.actor}
    kind = ACTIONS.decode(action).kind
    if kind == "draw":
        return [_tell_draw(before, after, viewer)]
    if kind == "pass":
        return [Event("passes", seat)]
    if kind == "claim":
        pearl = "no" if has_natural_run(before, c, action - CLAIM) else "yes"
        args = {**seat, "gem": gem(action - CLAIM), "pearl": pearl}
        return [Event("completes", args, [_task_done(before, c, action - CLAIM)])]
    if kind == "discard":
        return _tell_discard(before, c, action - DISCARD, after)
    if kind == "shift":
        return _tell_shift(before, c, action - SHIFT, after)
    return _tell_end(before, c, after)


def _tell_draw(before: State, after: State, viewer: int) -> Event:
    seat = before.actor
    count = hand_size(after, seat) - hand_size(before, seat)
    args: Args = {"seat": seat, "count": count}
    if viewer != seat:
        return Event("takes-cards", args)
    new = [after.hands[seat, k] - before.hands[seat, k] for k in range(KINDS)]
    cards = " ".join(LETTERS[k] for k in range(KINDS) for _ in range(new[k]))
    return Event("takes-these-cards", {**args, "cards": cards})


def _tell_shift(before: State, c: Parts, shift: int, after: State) -> list[Event]:
    args: Args = {"seat": before.actor, **shift_args(shift)}
    if after.step == PAY:
        chooses = has_matching(before, c, shift)
        return [Event("chooses-shift" if chooses else "will-pay-three", args)]
    return [Event("shifts", {**args, "gem": gem(travelling_card(before, c, shift))})]


def _tell_discard(before: State, c: Parts, kind: int, after: State) -> list[Event]:
    events = [Event("discards", {"seat": before.actor, "gem": gem(kind)})]
    if before.step == PAY and after.step == SHIFTING:
        args: Args = {"seat": before.actor, **shift_args(before.pending)}
        events.append(Event("shifts-for-three", args))
    return events


def _tell_end(before: State, c: Parts, after: State) -> list[Event]:
    seat: Args = {"seat": before.actor}
    if before.step == PAY:
        args = {**seat, **shift_args(before.pending)}
        return [Event("shifts", {**args, "gem": gem(travelling_card(before, c, before.pending))})]
    if before.form != NIZAM:
        return [Event("stops" if before.step == CLAIMS else "finishes", seat)]
    scoring = [run for run in runs_of(before, c) if run.scores]
    if not scoring:
        return [Event("scores-nothing", seat)]
    points = points_now(before, c)
    brought = _run_by_run(before.actor, scoring, points)
    events = [Event("scores", {**seat, "points": points, "runs": len(scoring)}, brought)]
    return events + [Event("scored-run", {**seat, **_run_args(run)}) for run in scoring]


def _run_by_run(seat: int, runs: list[Run], points: int) -> list[Gain]:
    """Each run from its middle; NIZ-164 what several bring together from the last."""
    at = [thing(f"cell:{run.cells[len(run.cells) // 2]}") for run in runs]
    each = [(seat, run.points, place) for run, place in zip(runs, at, strict=True)]
    return gains([*each, (seat, points - sum(run.points for run in runs), at[-1])])


def _task_done(s: State, c: Parts, kind: int) -> Gain:
    """NIZ-330 A completed task, from the run that proves it."""
    proof = next(proof for proof in proofs_of(s, c) if proof.kind == letter(kind))
    return Gain(s.actor, 1, thing(f"cell:{proof.cells[len(proof.cells) // 2]}"))


def _run_args(run: Run) -> Args:
    """`worth`, not `points`: the score changes by the sum, which is told before."""
    axis = "row" if run.line < 5 else "column"  # noqa: PLR2004 - five rows, then five columns
    return {
        "axis": axis,
        "number": run.line % 5 + 1,
        "length": len(run.cells),
        "gem": f"@gem-{run.kind}",
        "worth": run.points,
    }


# --- what it would bring --------------------------------------------------------------------------


class Preview(msgspec.Struct, frozen=True):
    """What an action would bring: the grid after it, its runs, the points of finishing then."""

    grid: list[str]
    runs: list[Run]
    points: int
    pays: list[str]
    """the card that pays, or three question marks for any three"""
    proofs: list[Proof]
    """Pearl of the East"""
    ready: list[str]
    """the tasks that could be completed by finishing then"""
    completable: int
    ends: bool
    """the last card pays: the turn ends with this one unasked, and the grid is activated"""


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    """A shift shows the line in its new order, also while its three cards are being chosen."""
    kind = ACTIONS.decode(action).kind
    if kind in {"draw", "claim", "pass"}:
        return None
    if before.step != PAY and kind != "shift":
        return prospect(before, c)
    shift = before.pending if before.step == PAY else action - SHIFT
    matching = has_matching(before, c, shift) and (before.step != PAY or action == END)
    pays = [letter(travelling_card(before, c, shift))] if matching else ["?"] * c.substitute
    ends = kind == "shift" and is_last_shift(before, c, after)
    return msgspec.structs.replace(prospect(shifted(before, c, shift), c), pays=pays, ends=ends)


@public
def shifted(s: State, c: Parts, shift: int) -> State:
    """The grid after a shift, whatever pays for it."""
    imagined = s.copy()
    rotate(imagined, c, shift)
    note_changes(imagined, c, shift // 2)
    return imagined


@public
def prospect(s: State, c: Parts) -> Preview:
    """What a grid would bring if the turn was finished on it."""
    proofs = proofs_of(s, c)
    ready = ready_of(s, c, proofs)
    return Preview(
        grid=grid_of(s),
        runs=runs_of(s, c),
        points=points_now(s, c) if s.form == NIZAM else 0,
        pays=[],
        proofs=proofs,
        ready=[proof.kind for proof in ready],
        completable=completable(ready),
        ends=False,
    )


def is_last_shift(before: State, c: Parts, after: State) -> bool:
    """NIZ-147 Nothing is left to choose but finishing, as all can see, so that it is not asked."""
    if hand_size(before, before.actor) > c.substitute:
        return False  # whoever is left with so many can shift any line
    if after.step == PAY:
        return hand_size(before, before.actor) == after.picks
    if after.step != SHIFTING or hides_options(after, c):
        return False
    return not any(may_pay(after, c, after.actor, kind) for kind in set(travelling_cards(after, c)))


# --- the result -----------------------------------------------------------------------------------


SOURCE_NAMES = (
    "source-runs-of-three",
    "source-runs-of-four",
    "source-runs-of-five",
    "source-bonus",
)


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    if s.form != NIZAM:
        tasks = [s.pile_size[seat] for seat in range(s.seats)]
        return [ScoreLine("source-tasks", "NIZ-330", tasks)]
    return [
        ScoreLine(
            name,
            "NIZ-164" if source == BONUS else "NIZ-161",
            [s.earned[seat, source] for seat in range(s.seats)],
        )
        for source, name in enumerate(SOURCE_NAMES)
    ]


def end_reason(s: State, c: Parts) -> str:
    return ENDINGS.get(s.ending, "")
