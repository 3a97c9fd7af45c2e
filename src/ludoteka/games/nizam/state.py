"""The state of a match of Nizam or Pearl of the East."""

from typing import Annotated

from ludoteka.core.record import I8, I16, REMEMBERED, Array, Header
from ludoteka.games.nizam.sizes import CELLS, KINDS, LENGTHS, LINES

SEATS = 5
NIZAM, PEARL_OF_THE_EAST = range(2)  # forms

STEP_COUNT = 5
TURN, PAY, SHIFTING, LIMIT, CLAIMS = range(STEP_COUNT)  # steps, in the order of a turn

PEARL = KINDS
"""the kind of the pearl card, after the eight gems"""
EMPTY = -1
"""a cell that waits for its card"""
NOTHING = -1

RUNNING, DECK_RAN_OUT, TASKS_DONE, DEADLOCK, NO_PROGRESS = range(5)  # how the match ended

SOURCES = LENGTHS + 1
"""where points come from: runs of three, four, five, and the bonus"""
BONUS = LENGTHS


class State(Header):
    eligibility: I8
    substitute_payment: I8
    end_timing: I8
    solo_overflow: I8
    pearl_claims: I8
    pearl_deadlock: I8
    pearl_no_progress_rounds: I8

    first: I8
    """the first player"""
    ending: I8
    exhaustions: I8
    """how often the deck has run out"""
    grid: Annotated[Array, "i1", CELLS]
    hands: Annotated[Array, "i1", (SEATS, KINDS)]
    deck: Annotated[Array, "i1", KINDS]
    discard: Annotated[Array, "i1", KINDS]
    earned: Annotated[Array, "i2", (SEATS, SOURCES)]
    """points by source; their sum is the score"""

    grid_before: Annotated[Array, "i1", CELLS]
    """the grid at the start of the turn"""
    run_before: Annotated[Array, "i1", LINES]
    """the signature of each line at the start of the turn"""
    changed: Annotated[Array, "i1", LINES]
    """1: the run of the line differed from its run at the start of the turn after some shift"""
    count_changed: Annotated[Array, "i2", LINES]
    """bit k: likewise the number of cards of kind k in the line (option `eligibility`)"""
    pending: I8
    """PAY: the shift that is being paid for"""
    picks: I8
    """PAY, LIMIT: cards still to be given"""
    least: I8
    """PAY, LIMIT: no card of a lower kind may be given any more"""

    tasks: Annotated[Array, "i2", SEATS]
    """bit k: the task of kind k is still open"""
    pile: Annotated[Array, "i1", (SEATS, KINDS)]
    """the completed tasks from bottom to top"""
    pile_size: Annotated[Array, "i1", SEATS]
    pearl_used: I8
    """1: the pearl has stood for a kind in this turn"""
    idle_turns: I16
    """turns since the last completed task; -1 in the turn of one"""
    lifted: I8
    """1: blocks are ignored until a task is completed (option `pearl_deadlock`)"""

    kept: Annotated[Array, "i1", (SEATS, KINDS), REMEMBERED]
    """what each hand held when the discards became the deck …"""
    given: Annotated[Array, "i1", (SEATS, KINDS), REMEMBERED]
    """… what it has given since, kept or not, …"""
    surely: Annotated[Array, "i1", SEATS, REMEMBERED]
    """… and how many of these cards were kept for certain"""
