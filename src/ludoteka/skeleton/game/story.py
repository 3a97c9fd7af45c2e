"""Skeleton in words: the log, prompts, reasons, the score by source."""

from ludoteka.core.errors import Reason
from ludoteka.core.finale import Gain, thing
from ludoteka.core.game import Event, ScoreLine
from ludoteka.core.record import NOBODY
from ludoteka.skeleton.game.actions import KEEP
from ludoteka.skeleton.game.parts import Parts
from ludoteka.skeleton.game.rules import points_of
from ludoteka.skeleton.game.state import State

END_REASONS = ("end-turns",)


def events(before: State, c: Parts, action: int, after: State, viewer: int) -> list[Event]:
    """What happened, as `viewer` may know it."""
    seat = before.actor
    told = "keeps" if action == KEEP else "puts-back"
    if viewer == seat:
        value = before.drawn + 1
        gains = [Gain(seat, value, thing(f"seat:{seat}"))] if action == KEEP else []
        events = [Event(f"{told}-this", {"seat": seat, "value": value}, gains)]
    else:
        events = [Event(told, {"seat": seat})]
    if after.actor == NOBODY:
        events.append(Event(end_reason(after, c)))
    return events


def prompt(s: State, c: Parts, seat: int) -> Event:
    """What the deciding seat can do now."""
    return Event("prompt-choosing", {"value": s.drawn + 1})


def why_not(s: State, c: Parts, action: int) -> Reason:
    """SKE-012 A rule for every action that is not legal; here that is so only after the end."""
    return Reason("SKE-012", "why-over" if s.actor == NOBODY else "why-not-now")


def rules_at_hand(s: State, c: Parts) -> tuple[str, ...]:
    """The rules to read for the open decision, the most telling first."""
    return ("SKE-011", "SKE-020")


def breakdown(s: State, c: Parts) -> list[ScoreLine]:
    return [ScoreLine("source-pebbles", "SKE-020", [points_of(s, i) for i in range(s.seats)])]


def end_reason(s: State, c: Parts) -> str:
    return END_REASONS[0]
