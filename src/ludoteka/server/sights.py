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
from ludoteka.core.record import NOBODY
from ludoteka.server.protocol import (
    LegalAction,
    Result,
    Seat,
    Sight,
    Step,
    Summary,
    Undo,
)
from ludoteka.server.table import Table
from ludoteka.server.wishes import Caller

encode = msgspec.json.Encoder().encode


def view_of(match: Match, state: Any, audience: int) -> msgspec.Raw:
    return msgspec.Raw(encode(match.game.view(state, match.c, audience)))


def hides(match: Match, seat: int) -> bool:
    """The seat sees something that not everybody sees."""
    return view_of(match, match.state, seat) != view_of(match, match.state, SPECTATOR)


def legal_actions(match: Match, seat: int) -> list[LegalAction]:
    """The decisions open to the seat to act, each with what it would bring as far as the seat
    knows: the preview is made on a concealed copy.
    """
    game, c = match.game, match.c
    imagined = concealed(match.engine, match.state, c, seat, secrets.token_bytes(32))
    found = []
    for action in match.legal():
        after = imagined.copy()
        match.engine.apply(after, c, action)
        decoded = game.actions.decode(action)
        preview = game.preview(imagined, c, action, after, seat)
        found.append(
            LegalAction(
                action, game.actions.notation(action), decoded.kind, dict(decoded.labels), preview
            )
        )
    return found


def undo_of(table: Table, seat: int) -> Undo | None:
    """How the seat's last decision can be taken back."""
    policy, ply = table.opened.take_back, table.last_decision(seat)
    if table.status != "playing" or policy == "never" or ply is None:
        return None
    if ply < len(table.opened.actions):
        return None
    return "free" if policy == "free" and table.playing().may_take_back(seat) else "ask"


def sight(match: Match, audience: int, undo: Undo | None = None, *, live: bool = True) -> Sight:
    """What an audience sees of a match; `live`: it may also decide."""
    legal = legal_actions(match, audience) if live and match.actor == audience >= 0 else []
    prompt = match.game.prompt(match.state, match.c, audience)
    return Sight(audience, view_of(match, match.state, audience), prompt, legal, undo)


def sights_of(table: Table, audience: int) -> list[Sight]:
    if table.match is None:
        return []
    undo = undo_of(table, audience) if audience != SPECTATOR else None
    return [sight(table.match, audience, undo, live=table.status == "playing")]


def steps_of(
    match: Match, ply: int, moments: Iterable[Moment], audience: int, *, open_: bool
) -> list[Step]:
    """Moments of play as an audience may know them. `ply`: decisions in the log after them;
    `open_`: the match is over, so that who chose what is no secret any more.
    """
    told = []
    for moment in moments:
        actor = moment.before.actor
        events = match.game.tell(moment.before, match.c, moment.action, moment.after, audience)
        knows = open_ or actor == audience
        if moment.asked or events or knows:
            told.append(_step(match, ply, moment, audience, events, knows=knows))
    return told


def _step(
    match: Match, ply: int, moment: Moment, audience: int, events: list[Event], *, knows: bool
) -> Step:
    decoded = match.game.actions.decode(moment.action)
    return Step(
        ply=ply,
        seat=moment.before.actor,
        asked=moment.asked,
        action=match.game.actions.notation(moment.action) if knows else None,
        kind=decoded.kind if knows else None,
        args=dict(decoded.labels) if knows else {},
        events=events,
        view=view_of(match, moment.after, audience),
    )


def log_of(table: Table, audience: int, since: int = -1, *, views: bool = False) -> list[Step]:
    """All steps after ply `since`, retold from the log of the match."""
    if table.match is None:
        return []
    again, told = table.dealt(), []
    open_ = table.status == "over"
    if since < 0:
        told += steps_of(again, 0, again.opening_steps, audience, open_=open_)
    for ply, action in enumerate(table.match.actions, 1):
        moments = again.play(action)
        if ply > since:
            told += steps_of(again, ply, moments, audience, open_=open_)
    if not views:
        for step in told:
            step.view = None
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
    end = match.game.end_reason(match.state, match.c) if match.over else "end-resigned"
    lines = match.game.breakdown(match.state, match.c)
    return Result(points, places, lines, end, table.chance())


def _places_after_resigning(places: list[int], resigned: list[bool]) -> list[int]:
    order = [(resigned[i], place) for i, place in enumerate(places)]
    return [sum(other < mine for other in order) for mine in order]
