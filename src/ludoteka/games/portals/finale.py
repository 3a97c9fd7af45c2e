"""The end of a match: what matched and touched, then sign by sign (POR-060, POR-061, POR-124)."""

from ludoteka.core.finale import Beat, Gain, gains, thing, worth_telling
from ludoteka.games.portals.parts import Parts
from ludoteka.games.portals.places import at_cell, at_sign
from ludoteka.games.portals.scoring import score_of, tier_of
from ludoteka.games.portals.sizes import CELLS, ELEMENTS, SIGNS
from ludoteka.games.portals.state import MATCH, PENALTY, SOLO, TOUCH, State
from ludoteka.games.portals.view import TIER_NAMES


def finale(s: State, c: Parts) -> list[Beat]:
    """POR-064 The totals were secret: every source is counted from the beginning."""
    seats = range(s.seats)
    signs = [_fulfilled(s, c, seat) for seat in seats]
    missed = [_missed(s, c, seat) for seat in seats]
    rank = [_rank(s, c)] if s.form == SOLO else []
    return worth_telling([_matches(s, c), _touches(s), *signs, *missed, *rank])


def _of_seats(s: State, source: int) -> list[Gain]:
    return gains(
        (seat, s.earned[seat, source], thing(f"keys:{seat}", f"seat:{seat}"))
        for seat in range(s.seats)
    )


def _matches(s: State, c: Parts) -> Beat:
    """POR-060 The stones that lie in a socket of their own colour glimmer."""
    lit = [
        at_cell(gap, cell)
        for gap in range(s.seats)
        for cell in range(CELLS)
        for element in range(ELEMENTS)
        if (s.boards[gap, element] & c.sockets[s.layout[gap], s.board_side, element]) >> cell & 1
    ]
    rule = "POR-152" if s.form == SOLO else "POR-060"
    return Beat("finale-matches", rule, ["source-match"], _of_seats(s, MATCH), lit)


def _touches(s: State) -> Beat:
    """POR-061 Neighbours of one colour; POR-152 solo none."""
    boards = [thing(f"board:{gap}") for gap in range(s.seats)]
    return Beat("finale-touches", "POR-061", ["source-touch"], _of_seats(s, TOUCH), boards)


def _signs(signs: int) -> list[int]:
    return [sign for sign in range(SIGNS) if signs >> sign & 1]


def _fulfilled(s: State, c: Parts, seat: int) -> Beat:
    """POR-124, POR-153 Four points a sign."""
    signs = _signs(s.fulfilled[seat])
    found = gains((seat, c.sign_points, at_sign(seat, sign + 1)) for sign in signs)
    rule = "POR-153" if s.form == SOLO else "POR-124"
    args: dict[str, str | int] = {"seat": seat, "signs": len(signs), "each": c.sign_points}
    return Beat("finale-signs", rule, ["source-sign"], found, args=args)


def _missed(s: State, c: Parts, seat: int) -> Beat:
    """POR-127 Two points less a sign; POR-R19 a total never falls below 0."""
    signs, left = _signs(s.hand[seat]), -s.earned[seat, PENALTY]
    found = []
    for sign in signs:
        paid = min(left, c.sign_penalty)
        left -= paid
        found.append((seat, -paid, at_sign(seat, sign + 1)))
    args: dict[str, str | int] = {"seat": seat, "signs": len(signs), "each": c.sign_penalty}
    return Beat("finale-missed", "POR-127", ["source-penalty"], gains(found), args=args)


def _rank(s: State, c: Parts) -> Beat:
    """POR-157 How far the door has opened."""
    rank = f"@tier-{TIER_NAMES[tier_of(c, score_of(s, 0))]}"
    return Beat("finale-rank", "POR-157", shows=[thing("keys:0")], args={"rank": rank})
