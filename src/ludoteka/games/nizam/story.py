"""Nizam in words: the log, prompts, previews, reasons, the score by source."""

import msgspec

from ludoteka.core.errors import Reason
from ludoteka.core.game import Event, ScoreLine
from ludoteka.core.record import NOBODY
from ludoteka.games.nizam.actions import ACTIONS, CLAIM, DISCARD, DRAW, END, LETTERS, PASS, SHIFT
from ludoteka.games.nizam.cards import hand_size
from ludoteka.games.nizam.lines import has_natural_run, note_changes, rotate, travelling_card
from ludoteka.games.nizam.parts import KINDS, SHIFTS, Parts
from ludoteka.games.nizam.rules import has_matching
from ludoteka.games.nizam.scoring import points_now
from ludoteka.games.nizam.state import (
    BONUS,
    CLAIMS,
    DEADLOCK,
    DECK_RAN_OUT,
    LIMIT,
    NIZAM,
    NO_PROGRESS,
    PAY,
    PEARL,
    SHIFTING,
    TASKS_DONE,
    TURN,
    State,
)
from ludoteka.games.nizam.tasks import is_blocked, is_open
from ludoteka.games.nizam.view import (
    Proof,
    Run,
    completable,
    letter,
    proofs_of,
    ready_of,
    runs_of,
)

Args = dict[str, str | int]

DIRECTIONS = (("left", "right"), ("up", "down"))
ENDINGS = {
    DECK_RAN_OUT: "end-deck-ran-out",
    TASKS_DONE: "end-tasks-done",
    DEADLOCK: "end-deadlock",
    NO_PROGRESS: "end-no-progress",
}


def gem(kind: int) -> str:
    """The message that names a card."""
    return f"@gem-{letter(kind)}"


def shift_args(shift: int) -> Args:
    """A shift for the reader: row or column, its number from 1, the direction."""
    column, line = divmod(shift // 2, 5)
    return {
        "axis": ("row", "column")[column],
        "number": line + 1,
        "direction": DIRECTIONS[column][shift % 2],
    }


# --- the log --------------------------------------------------------------------------------------


def tell(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    seat = before.actor
    events = _deed(before, c, action, after, viewer)
    if after.exhaustions > before.exhaustions:
        args: Args = {"count": after.exhaustions, "of": c.end_exhaustions[after.seats]}
        events.append(Event("deck-ran-out", args))
    if after.lifted > before.lifted:
        events.append(Event("blocks-lifted"))
    if after.actor == NOBODY:
        events.append(Event(end_reason(after, c), {"seat": seat}))
    return events


def _deed(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    seat: Args = {"seat": before.actor}
    if action == DRAW:
        return [_tell_draw(before, after, viewer)]
    if action == PASS:
        return [Event("passes", seat)]
    if action >= CLAIM:
        pearl = "yes" if after.pearl_used > before.pearl_used else "no"
        return [Event("completes", {**seat, "gem": gem(action - CLAIM), "pearl": pearl})]
    if action >= DISCARD:
        return _tell_discard(before, c, action - DISCARD, after)
    if action >= SHIFT and action < SHIFT + SHIFTS:
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
        return [Event("will-pay-three", args)]
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
        return [Event("finishes", seat)]
    scoring = [run for run in runs_of(before, c) if run.scores]
    if not scoring:
        return [Event("scores-nothing", seat)]
    events = [Event("scores", {**seat, "points": points_now(before, c), "runs": len(scoring)})]
    return events + [Event("scored-run", {**seat, **_run_args(run)}) for run in scoring]


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


# --- what can be done, and what it would bring ----------------------------------------------------


def prompt(s: State, c: Parts, seat: int) -> Event:
    if s.actor == NOBODY:
        return Event("prompt-over")
    if s.actor != seat:
        return Event("prompt-wait", {"seat": s.actor})
    if s.step == TURN:
        return Event("prompt-turn")
    if s.step == SHIFTING:
        if s.form == NIZAM:
            return Event("prompt-shifting", {"points": points_now(s, c)})
        return Event("prompt-shifting-pearl")
    if s.step == PAY:
        return Event("prompt-pay", {"picks": s.picks, **shift_args(s.pending)})
    return Event("prompt-limit", {"picks": s.picks}) if s.step == LIMIT else Event("prompt-claims")


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


def preview(before: State, c: Parts, action: int, after: State, seat: int) -> Preview | None:
    """A shift shows the line in its new order, also while its three cards are being chosen."""
    if action >= CLAIM or action == DRAW:
        return None
    imagined = before.copy()
    pays: list[str] = []
    shift = before.pending if before.step == PAY else action - SHIFT
    if 0 <= shift < SHIFTS:
        matching = has_matching(before, c, shift)
        pays = [letter(travelling_card(before, c, shift))] if matching else ["?"] * c.substitute
        rotate(imagined, c, shift)
        note_changes(imagined, c, shift // 2)
    proofs = proofs_of(imagined, c)
    ready = ready_of(imagined, c, proofs)
    return Preview(
        grid=[letter(card) for card in imagined.grid.tolist()],
        runs=runs_of(imagined, c),
        points=points_now(imagined, c) if before.form == NIZAM else 0,
        pays=pays,
        proofs=proofs,
        ready=[proof.kind for proof in ready],
        completable=completable(ready),
    )


# --- why not --------------------------------------------------------------------------------------


def why_not(s: State, c: Parts, action: int) -> Reason:
    """The rule that forbids an action of the seat to act."""
    if s.actor == NOBODY:
        return Reason("NIZ-191" if s.form == NIZAM else "NIZ-350", "why-over")
    kind = ACTIONS.decode(action).kind
    if s.step == PAY and kind != "discard":
        return _why_not_while_paying(s, c, kind)
    if s.step == LIMIT and kind != "discard":
        return Reason("NIZ-202", "why-limit", {"picks": s.picks})
    if s.step == CLAIMS and kind != "claim":
        return Reason("NIZ-336", "why-claims")
    if kind == "shift":
        return _why_not_shift(s, c, action - SHIFT)
    if kind == "discard":
        return _why_not_discard(s, action - DISCARD)
    if kind == "claim":
        return _why_not_claim(s, c, action - CLAIM)
    return _why_not_now(s, c, action)


def _why_not_while_paying(s: State, c: Parts, kind: str) -> Reason:
    if kind == "end" and not has_matching(s, c, s.pending):
        return Reason("NIZ-142", "why-paying", {"picks": s.picks})
    return Reason("NIZ-146", "why-paying", {"picks": s.picks})


def _why_not_now(s: State, c: Parts, action: int) -> Reason:
    """Draw, end and pass in TURN and SHIFTING."""
    if action == PASS:
        return Reason("NIZ-122", "why-no-pass")
    if action == END:
        return Reason("NIZ-122", "why-no-end")
    if s.step == SHIFTING:
        return Reason("NIZ-121", "why-no-draw-after-shift")
    if s.form == NIZAM and c.hand_limit[s.seats] and s.solo_overflow:
        return Reason("NIZ-A24", "why-no-draw-full", {"limit": c.hand_limit[s.seats]})
    return Reason("NIZ-134", "why-no-draw-empty")


def _why_not_shift(s: State, c: Parts, shift: int) -> Reason:
    card = travelling_card(s, c, shift)
    args: Args = {"gem": gem(card), "hand": hand_size(s, s.actor)}
    return Reason("NIZ-321" if card == PEARL else "NIZ-142", "why-no-shift", args)


def _why_not_discard(s: State, kind: int) -> Reason:
    if s.step not in (PAY, LIMIT):
        return Reason("NIZ-141", "why-no-discard")
    if s.hands[s.actor, kind] == 0:
        return Reason("NIZ-142" if s.step == PAY else "NIZ-202", "why-not-held", {"gem": gem(kind)})
    return Reason("NIZ-142" if s.step == PAY else "NIZ-202", "why-ascending")


def _why_not_claim(s: State, c: Parts, kind: int) -> Reason:
    args: Args = {"gem": gem(kind)}
    if s.form == NIZAM:
        return Reason("NIZ-006", "why-no-tasks")
    if s.step != CLAIMS:
        return Reason("NIZ-330", "why-claim-later")
    if not is_open(s, s.actor, kind):
        return Reason("NIZ-330", "why-completed", args)
    if is_blocked(s, s.actor, kind):
        return Reason("NIZ-337", "why-blocked", args)
    if s.pearl_used and not has_natural_run(s, c, kind):
        return Reason("NIZ-332", "why-pearl-used", args)
    return Reason("NIZ-333", "why-no-run", args)


# --- the result -----------------------------------------------------------------------------------


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    if s.form != NIZAM:
        tasks = [s.pile_size[seat] for seat in range(s.seats)]
        return [ScoreLine("source-tasks", "NIZ-330", tasks)]
    names = ("source-runs-of-three", "source-runs-of-four", "source-runs-of-five", "source-bonus")
    return [
        ScoreLine(
            names[source],
            "NIZ-164" if source == BONUS else "NIZ-161",
            [s.earned[seat, source] for seat in range(s.seats)],
        )
        for source in range(len(names))
    ]


def end_reason(s: State, c: Parts) -> str:
    return ENDINGS.get(s.ending, "")
