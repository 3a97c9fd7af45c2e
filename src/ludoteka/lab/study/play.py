"""Matches with notes of what happened in them; random and greedy bots play compiled."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ludoteka.bots.levels import bot
from ludoteka.bots.search.tree import evaluate_action
from ludoteka.core.actions import AT_THE_END
from ludoteka.core.chance import below, rekey
from ludoteka.core.drive import nth_legal, settle
from ludoteka.core.game import MAX_SEATS, Game, Setting
from ludoteka.core.match import Match, opening
from ludoteka.core.parts import Pack
from ludoteka.core.record import Header, layout
from ludoteka.core.registry import game as game_of
from ludoteka.core.rule import compiled_cache, entry, rule
from ludoteka.lab.random_play import begin
from ludoteka.lab.study.items import NONE, action_names, groups, names

RANDOM, GREEDY = range(2)
COMPILED = {"random": RANDOM, "greedy:1": GREEDY}
NOBODY_LEADS = -1
SAMPLED = 20
"""matches of a chunk whose points are asked where they come from"""


class Notes(NamedTuple):
    """What happened: a row a match, then sums over the seats of all matches, an item each."""

    points: Any
    places: Any
    decisions: Any
    options: Any
    """legal actions of all decisions together"""
    lead_changes: Any
    comebacks: Any
    """1 where the one who won alone did not lead half-way"""
    times: Any
    used: Any
    """seats that used the item in a match"""
    won: Any
    """their worth together: the share of the win, alone the points"""
    squares: Any


class Desk(NamedTuple):
    """What one thread works with."""

    start: Any
    work: Any
    c: Any
    mask: Any
    other_mask: Any
    source: Any
    groups: Any
    named: int
    """items that actions name; components come after them"""
    seen: Any
    leaders: Any
    points: Any
    places: Any


def notes(matches: int, items: int) -> Notes:
    rows: list[Any] = [np.zeros((matches, MAX_SEATS), np.int64) for _ in range(2)]
    rows += [np.zeros(matches, np.int64) for _ in range(4)]
    counts = [np.zeros(items, np.int64) for _ in range(2)]
    return Notes._make([*rows, *counts, np.zeros(items), np.zeros(items)])


@rule
def leader(points: Any, seats: int) -> int:
    """Who alone has the most points."""
    best = 0
    for seat in range(1, seats):
        if points[seat] > points[best]:
            best = seat
    for seat in range(seats):
        if seat != best and points[seat] == points[best]:
            return NOBODY_LEADS
    return best


@rule
def greedy_choice(
    legal: Any, apply: Any, conceal: Any, evaluate: Any, desk: Any, count: int
) -> int:
    """The option that leads to what looks best at once; any of equals."""
    work, actor = desk.work, desk.work[0].actor
    work[1] = work[0]
    rekey(work[1], desk.source)
    conceal(work[1], desk.c, actor)
    best, equals, chosen = 0, 0, 0
    for nth in range(count):
        work[2] = work[1]
        value = evaluate_action(
            legal, apply, evaluate, work[2], desk.c, actor, desk.other_mask, nth
        )
        if equals == 0 or value > best:
            best, equals, chosen = value, 1, nth
        elif value == best:
            equals += 1
            if below(desk.source, equals) == 0:
                chosen = nth
    return chosen


@rule
def note_decision(desk: Any, n: Any, match: int, seat: int, action: int, count: int) -> None:
    """Who leads before it, how many options it had, what it names."""
    decisions = n.decisions[match]
    lead = leader(desk.points, desk.work[0].seats)
    if decisions < len(desk.leaders):
        desk.leaders[decisions] = lead
    if lead != NOBODY_LEADS:
        if desk.leaders[-1] not in (lead, NOBODY_LEADS):
            n.lead_changes[match] += 1
        desk.leaders[-1] = lead
    n.options[match] += count
    n.decisions[match] += 1
    for k in range(desk.groups.shape[1]):
        if desk.groups[action, k] != NONE:
            desk.seen[seat, desk.groups[action, k]] += 1


@rule
def note_components(component: Any, desk: Any, s: Any, c: Any, seat: int, action: int) -> None:
    """What the decision makes use of without naming it."""
    nth = 0
    item = component(s, c, seat, action, nth)
    while item != NONE:
        desk.seen[seat, desk.named + item] += 1
        nth += 1
        item = component(s, c, seat, action, nth)


@rule
def note_end(desk: Any, n: Any, match: int, seats: int) -> None:
    winners = 0
    winner = 0
    for seat in range(seats):
        n.points[match, seat] = desk.points[seat]
        n.places[match, seat] = desk.places[seat]
        if desk.places[seat] == 0:
            winners += 1
            winner = seat
    half = n.decisions[match] // 2
    if winners == 1 and seats > 1 and desk.leaders[half] != winner:
        n.comebacks[match] = 1
    for seat in range(seats):
        worth = float(desk.points[seat])
        if seats > 1:
            worth = 1.0 / winners if desk.places[seat] == 0 else 0.0
        for item in range(desk.seen.shape[1]):
            if desk.seen[seat, item] > 0:
                n.times[item] += desk.seen[seat, item]
                n.used[item] += 1
                n.won[item] += worth
                n.squares[item] += worth * worth
                desk.seen[seat, item] = 0


def _make(game: Game[Any, Any]) -> Callable[..., None]:
    setup, legal, apply, outcome = game.setup, game.legal, game.apply, game.outcome
    conceal, evaluate, component = game.conceal, game.evaluate, game.component

    @entry
    def play_all(desk: Any, n: Any, states: Any, kinds: Any, seed: int, first: int) -> None:
        for match in range(len(states)):
            desk.work[0] = desk.start[0]
            begin(setup, desk.work[0], desk.c, desk.source, seed, first + match)
            desk.leaders[-1] = NOBODY_LEADS
            while True:
                s = desk.work[0]
                count = settle(legal, apply, s, desk.c, desk.mask)
                outcome(s, desk.c, desk.points, desk.places)
                if count == 0:
                    break
                if kinds[(s.actor + first + match) % len(kinds)] == RANDOM:
                    nth = below(desk.source, count)
                else:
                    nth = greedy_choice(legal, apply, conceal, evaluate, desk, count)
                action = nth_legal(desk.mask, nth)
                note_decision(desk, n, match, s.actor, action, count)
                note_components(component, desk, s, desk.c, s.actor, action)
                apply(s, desk.c, action)
            for seat in range(desk.work[0].seats):
                note_components(component, desk, desk.work[0], desk.c, seat, AT_THE_END)
            note_end(desk, n, match, desk.work[0].seats)
            states[match] = desk.work[0]

    return play_all


@cache
def kernel(game: Game[Any, Any]) -> Callable[..., None]:
    with compiled_cache(game.folder):
        return _make(game)


class Chunk(msgspec.Struct):
    """Some matches of a study, with the number of the first."""

    setting: int
    first: int
    notes: dict[str, Any]
    sources: dict[str, list[list[int]]]
    """message -> the points of each seat, of some matches"""


def _desk(game: Game[Any, Any], agreed: Setting, pack: Pack | None) -> Desk:
    start = np.zeros(1, layout(game.state))
    start[0] = opening(game, agreed, bytes(32)).memory
    mask, other_mask = (np.zeros(game.actions.count, np.int8) for _ in range(2))
    points, places = (np.zeros(MAX_SEATS, np.int64) for _ in range(2))
    return Desk(
        start=start,
        work=np.zeros(3, layout(game.state)),
        c=game.build(pack or game.pack).memory,
        mask=mask,
        other_mask=other_mask,
        source=Header.blank().memory,
        groups=groups(game.actions),
        named=len(action_names(game.actions)),
        seen=np.zeros((MAX_SEATS, len(names(game))), np.int64),
        leaders=np.zeros(game.longest(agreed.seats) + 2, np.int64),
        points=points,
        places=places,
    )


def play_chunk(
    number: int, agreed: Setting, bots: list[str], seed: int, first: int, count: int,
    pack: Pack | None,
) -> Chunk:  # fmt: skip
    """The bots take the seats in turn, one further in every match."""
    game = game_of(agreed.game)
    desk = _desk(game, agreed, pack)
    found = notes(count, desk.seen.shape[1])
    states = np.zeros(count, layout(game.state))
    if all(name in COMPILED for name in bots):
        kinds = np.array([COMPILED[name] for name in bots])
        kernel(game)(desk, found, states, kinds, seed, first)
    else:
        for match in range(count):
            states[match] = _play_slowly(desk, found, agreed, bots, seed, first, match, pack)
    return Chunk(number, first, found._asdict(), _sources(game, desk.c, states))


def _play_slowly(
    desk: Desk, n: Notes, agreed: Setting, bots: list[str], seed: int, first: int, match: int,
    pack: Pack | None,
) -> Any:  # fmt: skip
    """Any bots, decision by decision."""
    key = sha256(f"study {seed} {first + match}".encode()).digest()
    played = Match(game_of(agreed.game), agreed, key, pack)
    component = played.game.component
    desk.leaders[-1] = NOBODY_LEADS
    while True:
        desk.work[0] = played.state.memory
        told = played.outcome()
        desk.points[: agreed.seats], desk.places[: agreed.seats] = told
        if played.over:
            break
        actor = played.actor
        chance = sha256(played.key + len(played.plies).to_bytes(4, "little")).digest()
        who = bot(agreed.game, bots[(actor + first + match) % len(bots)], agreed.seats)
        imagined = played.concealed(actor, chance)
        action = who.decide(played.engine, imagined, played.c, chance)
        note_decision(_read(desk), n, match, actor, action, len(played.legal()))
        note_components(component, desk, played.state, played.c, actor, action)
        played.play(action)
    for seat in range(agreed.seats):
        note_components(component, desk, played.state, played.c, seat, AT_THE_END)
    note_end(desk, n, match, agreed.seats)
    return played.state.memory


class _Seats(NamedTuple):
    seats: int


def _read(desk: Desk) -> Desk:
    """The desk as plain Python reads it: a record by its names."""
    return desk._replace(work=[_Seats(int(desk.work[0]["seats"]))])


def _sources(game: Game[Any, Any], c: Any, states: Any) -> dict[str, list[list[int]]]:
    found: dict[str, list[list[int]]] = {}
    parts = game.parts(c)
    for state in states[:SAMPLED]:
        for line in game.breakdown(game.state(state), parts):
            found.setdefault(line.message, []).append(list(line.points))
    return found
