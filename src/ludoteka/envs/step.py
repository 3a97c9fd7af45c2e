"""One decision in one match of a batch: the one stepping code, on the CPU and on CUDA.

A step carries out an action, resolves single options, rewards the seats of a match that ended,
starts it anew, and writes what the seat to act may do and knows. The kernels of the CPU stand in
this file, because the compiler's cache notices a change only in the file of the entry point.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from ludoteka.core.chance import below, rekey
from ludoteka.core.drive import nth_legal, settle
from ludoteka.core.game import Game
from ludoteka.core.record import NOBODY
from ludoteka.core.reward import reward
from ludoteka.core.rule import compiled_cache, entry, rule

BEGIN = -1
"""instead of an action: start the match anew"""
RANDOM = -2
"""instead of an action: any legal one"""


class Memory(NamedTuple):
    """The arrays of a batch, the match always first."""

    states: Any
    words: Any
    """the states as 32-bit words, to copy one over another"""
    starts: Any
    """blank states with their settings, as words"""
    packs: Any
    sources: Any
    """a stream of chance for every match: where it starts, with which key, what is played RANDOM"""
    masks: Any
    counts: Any
    """legal actions"""
    observations: Any
    actors: Any
    seats: Any
    ends: Any
    refused: Any
    rewards: Any
    points: Any
    places: Any


@rule
def copy(to: Any, whence: Any) -> None:
    """Of equal length, which is known only when it runs: or compilers follow every number."""
    for i in range(min(len(to), len(whence))):
        to[i] = whence[i]


@rule
def blank(words: Any, starts: Any, source: Any) -> None:
    """Any of the starts over the old state."""
    copy(words, starts[below(source, len(starts))])


@rule
def begin(setup: Any, s: Any, c: Any, words: Any, starts: Any, source: Any) -> None:
    """A match from any of the starts, with a fresh key of chance."""
    blank(words, starts, source)
    rekey(s, source)
    setup(s, c)


@rule
def reward_all(
    outcome: Any, s: Any, c: Any, rewards: Any, points: Any, places: Any, kind: int, worth: Any
) -> None:
    outcome(s, c, points, places)
    for seat in range(s.seats):
        rewards[seat] = reward(kind, seat, s.seats, points, places, worth)


@rule
def clear(rewards: Any) -> None:
    for seat in range(len(rewards)):
        rewards[seat] = 0.0


@rule
def chosen(action: int, mask: Any, count: int, source: Any) -> int:
    return nth_legal(mask, below(source, count)) if action == RANDOM else action


@rule
def may_play(mask: Any, action: int) -> bool:
    return 0 <= action < len(mask) and mask[action] != 0


def make_play(game: Game[Any, Any]) -> Callable[..., tuple[int, int]]:
    """An action in one match and what follows by itself: how many options there are then, and
    whether the match was started anew. As in `step` below, where a call with all these rows would
    cost a tenth of the CPU's speed.
    """
    setup, legal, apply, outcome = game.setup, game.legal, game.apply, game.outcome

    @rule
    def play(
        s: Any, c: Any, words: Any, starts: Any, source: Any, mask: Any, rewards: Any, points: Any,
        places: Any, kind: int, worth: Any, action: int,
    ) -> tuple[int, int]:  # fmt: skip
        """One loop for all, so that every rule is in the code once."""
        begun = 0
        if action != BEGIN:
            clear(rewards)
        while True:
            if action == BEGIN:
                begun = 1
                begin(setup, s, c, words, starts, source)
            else:
                apply(s, c, action)
            if s.actor == NOBODY:
                reward_all(outcome, s, c, rewards, points, places, kind, worth)
                action = BEGIN
            else:
                count = legal(s, c, mask)
                if count != 1 or s.ask != 0:
                    return count, begun
                action = nth_legal(mask, 0)

    return play


def _make_step(game: Game[Any, Any]) -> Callable[..., None]:
    """The work of the matches from `first` to before `last`.

    An action that is not legal changes nothing but `refused`. The loop stands here, and rules get
    the rows of one match: to hand on all of the memory costs as much as a decision.
    """
    setup, legal, apply = game.setup, game.legal, game.apply
    outcome, observe = game.outcome, game.observe

    @rule
    def step(
        m: Any, actions: Any, kind: int, worth: Any, first: int, last: int, times: int
    ) -> None:
        c = m.packs[0]
        for i in range(first, last):
            s, mask, source = m.states[i], m.masks[i], m.sources[i]
            for _ in range(times):
                action = chosen(actions[i], mask, m.counts[i], source)
                m.refused[i] = 0 if action == BEGIN or may_play(mask, action) else 1
                if m.refused[i] != 0:
                    continue
                if action != BEGIN:
                    clear(m.rewards[i])
                m.ends[i] = 0
                settled = False
                while not settled:  # one loop for all, so that every rule is in the code once
                    if action == BEGIN:
                        m.ends[i] = 1
                        begin(setup, s, c, m.words[i], m.starts, source)
                    else:
                        apply(s, c, action)
                    if s.actor == NOBODY:
                        rewards, points, places = m.rewards[i], m.points[i], m.places[i]
                        reward_all(outcome, s, c, rewards, points, places, kind, worth)
                        action = BEGIN
                    else:
                        m.counts[i] = legal(s, c, mask)
                        settled = m.counts[i] != 1 or s.ask != 0
                        if not settled:
                            action = nth_legal(mask, 0)
                observe(s, c, s.actor, m.observations[i])
                m.actors[i] = s.actor
                m.seats[i] = s.seats

    return step


def make_imagine(game: Game[Any, Any]) -> Callable[..., None]:
    """Matches become those of another batch, `copies` of each, as their seats to act imagine them.

    What a seat may do does not depend on what it cannot know, so the masks are copied.
    """
    conceal = game.conceal

    @rule
    def imagine(m: Any, of: Any, copies: int, first: int, last: int) -> None:
        for i in range(first, last):
            whence = i // copies
            copy(m.words[i], of.words[whence])
            copy(m.masks[i], of.masks[whence])
            m.counts[i] = of.counts[whence]
            s = m.states[i]
            rekey(s, m.sources[i])
            conceal(s, m.packs[0], s.actor)

    return imagine


@cache
def cpu_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    """The actions of the matches from `first` to before `last`, each `times` in a row."""
    step = _make_step(game)
    with compiled_cache(game.folder):

        @entry
        def step_all(
            m: Any, actions: Any, kind: int, worth: Any, first: int, last: int, times: int
        ) -> None:
            step(m, actions, kind, worth, first, last, times)

    return step_all


@cache
def cpu_imagining(game: Game[Any, Any]) -> Callable[..., None]:
    """The matches from `first` to before `last`, imagined from another batch."""
    imagine = make_imagine(game)
    with compiled_cache(game.folder):

        @entry
        def imagine_all(m: Any, of: Any, copies: int, first: int, last: int) -> None:
            imagine(m, of, copies, first, last)

    return imagine_all


@cache
def decide_kernel(game: Game[Any, Any]) -> Callable[..., int]:
    """One decision and what follows by itself, in one call: how many options the next one has."""
    legal, apply = game.legal, game.apply
    with compiled_cache(game.folder):

        @entry
        def decide(states: Any, packs: Any, action: int, mask: Any) -> int:
            if action != BEGIN:
                apply(states[0], packs[0], action)
            return settle(legal, apply, states[0], packs[0], mask)

    return decide


@cache
def observe_kernel(game: Game[Any, Any]) -> Callable[..., None]:
    """What a seat knows, of a state in an array of one."""
    observe = game.observe
    with compiled_cache(game.folder):

        @entry
        def look(states: Any, packs: Any, seat: int, out: Any) -> None:
            observe(states[0], packs[0], seat, out)

    return look
