"""What leaves the server: by allow-list, through the game's own view, events, prompt and preview.

An *audience* is the seat through whose eyes a client looks, or SPECTATOR.
"""

import secrets
from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec

from ludoteka.core.conceal import concealed
from ludoteka.core.finale import Beat
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match, Transition
from ludoteka.core.record import NOBODY, Header
from ludoteka.server.protocol import (
    LegalAction,
    Pause,
    Projection,
    Result,
    Seat,
    Step,
    Summary,
    Undo,
)
from ludoteka.server.table.commands import PAUSE_MS, Caller
from ludoteka.server.table.plain import plain
from ludoteka.server.table.snapshot import Awaited, Snapshot
from ludoteka.server.table.table import Table

encode = msgspec.json.Encoder().encode


_SALT, _asked = secrets.token_bytes(32), count()
_parts: dict[tuple[str, str], Snapshot] = {}


def parts_of(match: Match) -> Snapshot:
    """The components held still; packs are few and never change."""
    key = (match.game.name, match.pack.digest)
    if key not in _parts:
        _parts[key] = Snapshot(match.c)
    return _parts[key]


class Eyes:
    """Reads a match for people: states are held still, and no view is made twice."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.c = match, plain(match.game.name), parts_of(match)
        self._snapshots: dict[bytes, Snapshot] = {}
        self._moments: dict[int, tuple[Transition, Snapshot, Snapshot]] = {}
        self._views: dict[tuple[Snapshot, int], msgspec.Raw] = {}
        self._packed: dict[int, tuple[Any, msgspec.Raw]] = {}
        """views by what they are, as all seats may share one"""
        self._interludes: dict[tuple[Snapshot, Snapshot], list[Beat]] = {}

    def snapshot(self, state: Header) -> Snapshot:
        key = state.tobytes()
        if key not in self._snapshots:
            self._snapshots[key] = Snapshot(state)
        return self._snapshots[key]

    def moments(self, transition: Transition) -> tuple[Snapshot, Snapshot]:
        """The positions before and after it, which it keeps as they are: looked up once."""
        if id(transition) not in self._moments:
            before, after = self.snapshot(transition.before), self.snapshot(transition.after)
            self._moments[id(transition)] = transition, before, after
        return self._moments[id(transition)][1:]

    def view(self, state: Header, audience: int) -> msgspec.Raw:
        return self.view_of(self.snapshot(state), audience)

    def view_of(self, held: Snapshot, audience: int) -> msgspec.Raw:
        if (held, audience) not in self._views:
            self._views[held, audience] = self._pack(self.game.view(held, self.c, audience))
        return self._views[held, audience]

    def _pack(self, seen: Any) -> msgspec.Raw:
        if id(seen) not in self._packed:
            self._packed[id(seen)] = seen, msgspec.Raw(encode(seen))
        return self._packed[id(seen)][1]

    def hides(self, seat: int) -> bool:
        """The seat sees something that the others at the same screen must not see."""
        now = self.match.state
        if self.game.hides is not None:
            return self.game.hides(self.snapshot(now), self.c, seat)
        return self.view(now, seat) != self.view(now, SPECTATOR)

    def prompt(self, audience: int) -> Event:
        return self.game.prompt(self.snapshot(self.match.state), self.c, audience)

    def events(self, transition: Transition, audience: int) -> list[Event]:
        before, after = self.moments(transition)
        return self.game.events(before, self.c, transition.action, after, audience)

    def interlude(self, transition: Transition) -> list[Beat]:
        """The same for all seats."""
        before, after = self.moments(transition)
        if (before, after) not in self._interludes:
            self._interludes[before, after] = self.game.interlude(before, self.c, after)
        return self._interludes[before, after]

    def legal(self) -> list[LegalAction]:
        """The decisions open to the seat to act, each with what it would bring as far as the
        seat knows: the previews are made on a concealed copy.
        """
        match, seat = self.match, self.match.actor
        imagined = concealed(match.engine, match.state, match.c, seat, _fresh_key())
        before = Snapshot(imagined)
        return [self._option(imagined, before, action, seat) for action in match.legal()]

    def _option(self, imagined: Header, before: Snapshot, action: int, seat: int) -> LegalAction:
        after = Awaited(partial(self._after, imagined, action))
        decoded = self.game.actions.decode(action)
        preview = self.game.preview(before, self.c, action, after, seat)
        notation = self.game.actions.notation(action)
        return LegalAction(action, notation, decoded.kind, dict(decoded.labels), preview)

    def _after(self, imagined: Header, action: int) -> Header:
        after = imagined.copy()
        self.match.engine.apply(after, self.match.c, action)
        return after


def _fresh_key() -> bytes:
    """What an imagined position is dealt from. Asking the system each time would let other threads
    in, in the midst of a move.
    """
    return sha256(_SALT + next(_asked).to_bytes(8)).digest()


def undo_of(table: Table, seat: int) -> Undo | None:
    """How the seat's last decision can be taken back."""
    policy, ply = table.opened.take_back, table.last_decision(seat)
    if table.status != "playing" or policy == "never" or ply is None:
        return None
    if ply < len(table.opened.actions):
        return None
    return "free" if policy == "free" and table.playing().may_take_back(seat) else "ask"


def projection(
    eyes: Eyes, audience: int, undo: Undo | None = None, *, live: bool = True
) -> Projection:
    """What an audience sees of a match; `live`: it may also decide."""
    match = eyes.match
    legal = eyes.legal() if live and match.actor == audience != SPECTATOR else []
    return Projection(
        audience, eyes.view(match.state, audience), eyes.prompt(audience), legal, undo
    )


def projections_of(table: Table, eyes: Eyes, audience: int) -> list[Projection]:
    undo = undo_of(table, audience) if audience != SPECTATOR else None
    return [projection(eyes, audience, undo, live=table.status == "playing")]


def steps_of(
    eyes: Eyes,
    ply: int,
    transitions: Iterable[Transition],
    audience: int,
    *,
    open_: bool,
    views: bool = True,
) -> list[Step]:
    """Transitions as an audience may know them. `ply`: decisions in the log after them;
    `open_`: the match is over, so that who chose what is no secret any more.
    """
    told = []
    for transition in transitions:
        before, after = eyes.moments(transition)
        events = eyes.events(transition, audience)
        knows = open_ or before.actor == audience
        view = eyes.view_of(after, audience) if views else None
        told.append(_step(eyes, ply, transition, events, view, knows=knows))
    return told


def _step(
    eyes: Eyes, ply: int, transition: Transition, events: list[Event], view: Any, *, knows: bool
) -> Step:
    actions = eyes.game.actions
    decoded = actions.decode(transition.action)
    return Step(
        ply=ply,
        seat=eyes.moments(transition)[0].actor,
        asked=transition.asked,
        action=actions.notation(transition.action) if knows else None,
        kind=decoded.kind if knows else None,
        args=dict(decoded.labels) if knows else {},
        events=events,
        beats=eyes.interlude(transition),
        view=view,
    )


def log_of(table: Table, audience: int, since: int = -1, *, views: bool = False) -> list[Step]:
    """All steps after ply `since`, retold from the log of the match."""
    if table.match is None:
        return []
    again, told = table.dealt(), []
    eyes, open_ = Eyes(again), table.status == "over"
    if since < 0:
        told += steps_of(eyes, 0, again.opening_steps, audience, open_=open_, views=views)
    for number, ply in enumerate(table.match.plies, 1):
        transitions = again.repeat(ply.action, single=ply.single)
        if number > since:
            told += steps_of(eyes, number, transitions, audience, open_=open_, views=views)
    return told


def seats_of(table: Table, connected: set[int]) -> list[Seat]:
    return [
        Seat(
            seat=i,
            kind=p.kind,
            name=p.name,
            level=p.level,
            stand_in=p.stand_in,
            device=p.device,
            ready=p.ready,
            connected=i in connected,
            resigned=p.resigned,
            clock_ms=p.clock_ms,
            figure=p.figure,
        )
        for i, p in enumerate(table.places)
    ]


def summary(table: Table, who: Caller, connected: set[int]) -> Summary:
    o = table.opened
    points, places = _outcome(table) if table.status == "over" else ([], [])
    return Summary(
        id=table.id,
        game=o.game,
        rules=table.rules,
        form=o.form,
        options=o.options,
        pack=o.pack,
        status=table.status,
        seats=seats_of(table, connected),
        mine=who.seats_at(table),
        host=who.player is not None and who.player == o.host,
        turn=turn_of(table),
        turn_at=table.turn_at,
        version=table.version,
        ply=table.ply,
        public=o.public,
        spectators=o.spectators,
        pace=o.pace,
        take_back=o.take_back,
        hints=o.hints,
        autostart=o.autostart,
        commitment=o.commitment,
        created_at=table.created_at,
        updated_at=table.updated_at,
        rematch=table.rematch,
        course=o.course,
        points=points,
        places=places,
        pause=pause_of(table),
    )


def pause_of(table: Table) -> Pause | None:
    pause = table.pause
    if pause is None:
        return None
    ready = sorted(pause.ready & table.people_here())
    enough_at = pause.at + PAUSE_MS
    return Pause(pause.seat, pause.at, pause.line, ready, sorted(table.awaited()), enough_at)


def turn_of(table: Table) -> int | None:
    actor = table.actor
    return actor if actor != NOBODY else None


def _outcome(table: Table) -> tuple[list[int], list[int]]:
    """Points and places; whoever resigned comes last, and a table that never began has none."""
    if table.match is None:
        return [], []
    points, places = table.match.outcome()
    resigned = [p.resigned for p in table.places]
    return points, _places_after_resigning(places, resigned) if any(resigned) else places


def result_of(table: Table) -> Result | None:
    """How the match ended."""
    if table.status != "over" or table.match is None:
        return None
    match = table.match
    points, places = _outcome(table)
    game, now, c = plain(match.game.name), Snapshot(match.state), parts_of(match)
    end = game.end_reason(now, c) if match.over else _cut_short(table)
    lines = game.breakdown(now, c)
    finale = game.finale(now, c) if match.over else []
    ties = game.ties(now, c)
    return Result(points, places, lines, finale, ties, end, table.chance())


def _cut_short(table: Table) -> str:
    return "end-closed" if table.closed else "end-resigned"


def _places_after_resigning(places: list[int], resigned: list[bool]) -> list[int]:
    order = [(resigned[i], place) for i, place in enumerate(places)]
    return [sum(other < mine for other in order) for mine in order]
