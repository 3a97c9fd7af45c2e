"""What each thing on the board is, as a seat may know it: `data-slip` names it there."""

from ludoteka.core.game import Event
from ludoteka.core.record import NOBODY
from ludoteka.core.slip import Slip, named, row, tally, words
from ludoteka.skeleton.game.parts import Parts
from ludoteka.skeleton.game.rules import points_of
from ludoteka.skeleton.game.state import NOTHING, State


def things(s: State, c: Parts) -> list[str]:
    seats = range(s.seats)
    return ["round:", "bag:", "drawn:", *named({"seat": seats, "score": seats})]


def explain(s: State, c: Parts, seat: int, thing: str) -> Slip:
    kind, _, name = thing.partition(":")
    if kind == "round":
        return Slip("slip-round", {"turns": c.turns}, "SKE-012")
    if kind == "bag":
        left = Event("slip-number", {"number": sum(s.bag.tolist())})
        return Slip("slip-bag", {}, "SKE-010", [row(words("slip-left"), value=left)])
    if kind == "drawn":
        mine = s.actor == seat and s.drawn != NOTHING
        band = [row(words("slip-for-you"), points=s.drawn + 1)] if mine else []
        return Slip("slip-drawn", {}, "SKE-011", band)
    return _of_seat(s, seat, kind, int(name))


def _of_seat(s: State, seat: int, kind: str, of: int) -> Slip:
    """Only the own points are known before the end."""
    if kind == "seat":
        return Slip("slip-seat", {"seat": of, "count": sum(s.kept[of].tolist())}, "SKE-011")
    if seat != of and s.actor != NOBODY:
        return Slip("slip-score-secret", {"seat": of}, "SKE-020")
    head = tally(words("slip-now"), points=points_of(s, of), mine=seat == of)
    return Slip("slip-score", {"seat": of}, "SKE-020", [head])
