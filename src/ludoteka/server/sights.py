"""What leaves the server: by allow-list, through the game's own view, tell, prompt and preview.

An *audience* is the seat through whose eyes a client looks, or SPECTATOR.
"""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteka.core.conceal import concealed
from ludoteka.core.game import SPECTATOR, Event
from ludoteka.core.match import Match
from ludoteka.core.match import Step as Moment
from ludoteka.core.record import NOBODY, Header
from ludoteka.server.protocol import (
    LegalAction,
    Result,
    Seat,
    Sight,
    Step,
    Summary,
    Undo,
)
from ludoteka.server.still import Still
from ludoteka.server.table import Table
from ludoteka.server.wishes import Caller

encode = msgspec.json.Encoder().encode


_parts: dict[tuple[str, str], Still] = {}


def parts_of(match: Match) -> Still:
    """The components held still; packs are few and never change."""
    key = (match.setting.game, match.pack.digest)
    if key not in _parts:
        _parts[key] = Still(match.c)
    return _parts[key]


class Eyes:
    """Reads a match for people: states are held still, and no view is made twice."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.c = match, match.game, parts_of(match)
        self._views: dict[tuple[bytes, int], msgspec.Raw] = {}

    def view(self, state: Header, audience: int) -> msgspec.Raw:
        key = (state.tobytes(), audience)
        if key not in self._views:
            self._views[key] = msgspec.Raw(encode(self.game.view(Still(state), self.c, audience)))
        return self._views[key]

    def hides(self, seat: int) -> bool:
        """The seat sees something that not everybody sees."""
        now = self.match.state
        return self.view(now, seat) != self.view(now, SPECTATOR)

    def prompt(self, audience: int) -> Event:
        return self.game.prompt(Still(self.match.state), self.c, audience)

    def tell(self, moment: Moment, audience: int) -> list[Event]:
        before, after = Still(moment.before), Still(moment.after)
        return self.game.tell(before, self.c, moment.action, after, audience)

    def legal(self) -> list[LegalAction]:
        """The decisions open to the seat to act, each with what it would bring as far as the
        seat knows: the previews are made on a concealed copy.
        """
        match, seat = self.match, self.match.actor
        imagined = concealed(match.engine, match.state, match.c, seat, secrets.token_bytes(32))
        before = Still(imagined)
        return [self._option(imagined, before, action) for action in match.legal()]

    def _option(self, imagined: Header, before: Still, action: int) -> LegalAction:
        after = imagined.copy()
        self.match.engine.apply(after, self.match.c, action)
        decoded = self.game.actions.decode(action)
        preview = self.game.preview(before, self.c, action, Still(after), self.match.actor)
        notation = self.game.actions.notation(action)
        return LegalAction(action, notation, decoded.kind, dict(decoded.labels), preview)


def undo_of(table: Table, seat: int) -> Undo | None:
    """How the seat's last decision can be taken back."""
    policy, ply = table.opened.take_back, table.last_decision(seat)
    if table.status != "playing" or policy == "never" or ply is None:
        return None
    if ply < len(table.opened.actions):
        return None
    return "free" if policy == "free" and table.playing().may_take_back(seat) else "ask"


def sight(eyes: Eyes, audience: int, undo: Undo | None = None, *, live: bool = True) -> Sight:
    """What an audience sees of a match; `live`: it may also decide."""
    match = eyes.match
    legal = eyes.legal() if live and match.actor == audience != SPECTATOR else []
    return Sight(audience, eyes.view(match.state, audience), eyes.prompt(audience), legal, undo)


def sights_of(table: Table, eyes: Eyes, audience: int) -> list[Sight]:
    undo = undo_of(table, audience) if audience != SPECTATOR else None
    return [sight(eyes, audience, undo, live=table.status == "playing")]


def steps_of(
    eyes: Eyes,
    ply: int,
    moments: Iterable[Moment],
    audience: int,
    *,
    open_: bool,
    views: bool = True,
) -> list[Step]:
    """Moments of play as an audience may know them. `ply`: decisions in the log after them;
    `open_`: the match is over, so that who chose what is no secret any more.
    """
    told = []
    for moment in moments:
        events = eyes.tell(moment, audience)
        knows = open_ or moment.before.actor == audience
        if moment.asked or events or knows:
            view = eyes.view(moment.after, audience) if views else None
            told.append(_step(eyes, ply, moment, events, view, knows=knows))
    return told


def _step(
    eyes: Eyes, ply: int, moment: Moment, events: list[Event], view: Any, *, knows: bool
) -> Step:
    actions = eyes.game.actions
    decoded = actions.decode(moment.action)
    return Step(
        ply=ply,
        seat=moment.before.actor,
        asked=moment.asked,
        action=actions.notation(moment.action) if knows else None,
        kind=decoded.kind if knows else None,
        args=dict(decoded.labels) if knows else {},
        events=events,
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
    for ply, action in enumerate(table.match.actions, 1):
        moments = again.play(action)
        if ply > since:
            told += steps_of(eyes, ply, moments, audience, open_=open_, views=views)
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
        )
        for i, p in enumerate(table.places)
    ]


def summary(table: Table, who: Caller, connected: set[int]) -> Summary:
    o = table.opened
    return Summary(
        id=table.id,
        game=o.game,
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
    )


def turn_of(table: Table) -> int | None:
    return table.actor if table.actor != NOBODY else None


def result_of(table: Table) -> Result | None:
    """How the match ended; whoever resigned comes last."""
    if table.status != "over" or table.match is None:
        return None
    match = table.match
    points, places = match.outcome()
    resigned = [p.resigned for p in table.places]
    if any(resigned):
        places = _places_after_resigning(places, resigned)
    now, c = Still(match.state), parts_of(match)
    end = match.game.end_reason(now, c) if match.over else "end-resigned"
    lines = match.game.breakdown(now, c)
    ties = match.game.ties(now, c)
    return Result(points, places, lines, ties, end, table.chance())


def _places_after_resigning(places: list[int], resigned: list[bool]) -> list[int]:
    order = [(resigned[i], place) for i, place in enumerate(places)]
    return [sum(other < mine for other in order) for mine in order]
