"""The course of the game: WOW-030 to WOW-032, WOW-050, WOW-120 to WOW-123, WOW-230."""

from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import POSITION_COUNT, POST_COUNT, Parts
from ludoteka.games.whispers.rules.council import activate, clear_activation, controller
from ludoteka.games.whispers.rules.hand import hand_size
from ludoteka.games.whispers.rules.land import cut_to_supply
from ludoteka.games.whispers.state import (
    AGENT_PHASE,
    DEPLOY_AGENT,
    DISCARD_PHASE,
    DISCARDING,
    EXPOSING,
    REMOVE_AGENT,
    REVEAL_PHASE,
    SWAPPING,
    State,
)


@rule
def begin_agent_phase(s: State) -> None:
    """WOW-021 A round starts here; WOW-041 from the second on, agents are removed first."""
    s.marker = AGENT_PHASE
    begin_turns(s, DEPLOY_AGENT if s.current_round == 1 else REMOVE_AGENT)


@rule
def begin_turns(s: State, step: int) -> None:
    """WOW-025 In turn order from the holder of the first-player token."""
    s.turns = 0
    s.actor = s.first
    s.step = step


@rule
def pass_turn(s: State) -> None:
    s.turns += 1
    s.actor = (s.first + s.turns) % s.seats


@rule
def after_removing(s: State, c: Parts) -> None:
    """WOW-041 Each removes one agent."""
    pass_turn(s)
    if s.turns == s.seats * c.removed:
        begin_turns(s, DEPLOY_AGENT)


@rule
def after_deploying(s: State, c: Parts) -> None:
    """WOW-042 WOW-043 One agent at a time, until each has placed two (two players: three)."""
    pass_turn(s)
    if s.turns == s.seats * c.placed[s.seats]:
        s.turns = 0
        advance_marker(s, c)


@rule
def advance_marker(s: State, c: Parts) -> None:
    """WOW-032 WOW-050 To the next post that somebody controls, or to the end of the round.

    WOW-052 A post that nobody controls does nothing; WOW-054 every empire has its supply check.
    """
    clear_activation(s)
    while True:
        s.marker += 1
        if s.marker > 0 and s.marker % POSITION_COUNT == 0:
            cut_to_supply(s, c, s.marker // POSITION_COUNT - 1)  # WOW-110
        if s.marker == POST_COUNT:
            mark_round(s, c)
            return
        if controller(s, s.marker) != NOBODY:
            activate(s, s.marker)
            return


@rule
def mark_round(s: State, c: Parts) -> None:
    """WOW-120 WOW-A08 The first-player token passes on.

    WOW-031 WOW-180 The fourth marker ends the game: no discard, no reveal.
    """
    s.first = (s.first + 1) % s.seats
    if s.current_round == c.rounds:
        s.actor = NOBODY
        return
    s.marker = DISCARD_PHASE
    begin_turns(s, DISCARDING)
    maybe_end_discards(s, c)


@rule
def maybe_end_discards(s: State, c: Parts) -> None:
    """WOW-121 WOW-A37 Players with more than five cards discard in turn order."""
    while s.turns < s.seats and hand_size(s, s.actor) <= c.hand_limit:
        pass_turn(s)
    if s.turns == s.seats:
        s.marker = REVEAL_PHASE
        begin_turns(s, SWAPPING)


@rule
def after_swapping(s: State) -> None:
    """WOW-123 The next round; WOW-230 WOW-A36 counter-intelligence: all swap, then all expose."""
    pass_turn(s)
    if s.turns == s.seats:
        if s.counter_intelligence != 0:
            begin_turns(s, EXPOSING)
        else:
            next_round(s)


@rule
def after_exposing(s: State) -> None:
    pass_turn(s)
    if s.turns == s.seats:
        next_round(s)


@rule
def next_round(s: State) -> None:
    """WOW-030 Four rounds of agent, empire, discard and reveal phases."""
    s.current_round += 1
    begin_agent_phase(s)
