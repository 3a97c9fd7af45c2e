"""Calls that only the tests' server has: a table that begins in the middle of a recorded match.

The match is written to the log entry by entry, as if it had been played at this table, so that
everything that reads it is the real thing.
"""

from typing import Literal

from msgspec import Struct

from ludoteka.core import registry
from ludoteka.core.errors import LudotekaError
from ludoteka.core.fair import commit, key_of
from ludoteka.core.game import setting
from ludoteka.core.match import Match
from ludoteka.server.bots.seats import checked_level
from ludoteka.server.errors import refusal_of
from ludoteka.server.http.calls import Call
from ludoteka.server.http.context import CallContext
from ludoteka.server.protocol import Created, Pace, Summary, TakeBack
from ludoteka.server.table.entries import Acted, AnyEntry, BotSat, Opened, Sat, Started
from ludoteka.server.table.table import Table

ME = "Olena"


class StagedSeat(Struct):
    who: Literal["me", "device", "away", "bot"]
    """`away`: a person who never comes, so that the position stands still"""
    level: str | None = None


class Staged(Struct, kw_only=True):
    game: str
    players: int
    secret: str
    """of chance, in hexadecimal; no seat adds to it"""
    actions: list[str]
    form: str | None = None
    options: dict[str, str | int] = {}
    seats: list[StagedSeat] | None = None
    """none: I sit where the next decision is, all the others are away"""
    pace: Pace = "live"
    take_back: TakeBack = "free"


class Played(Struct):
    actions: list[str]


async def stage(asked: CallContext) -> Created:
    await asked.be_somebody(ME)
    try:
        entries = await asked.desk.run(_entries, asked, asked.body)
    except LudotekaError as error:
        raise refusal_of(error) from None
    secret = bytes.fromhex(asked.body.secret)
    return Created(await asked.desk.create(asked.player, secret, entries))


def _entries(asked: CallContext, body: Staged) -> list[AnyEntry]:
    match = _match(asked, body)
    seats = body.seats or [
        StagedSeat("me" if i == match.actor else "away") for i in range(body.players)
    ]
    by_bot = [seat.who == "bot" for seat in seats]
    return [
        _opened(asked, body, match),
        *(_sitting(asked, i, seat) for i, seat in enumerate(seats)),
        Started(),
        *(
            Acted(p.actor, _notation(match, p.action), by_bot[p.actor], p.single)
            for p in _answered(match).plies
        ),
    ]


def _answered(match: Match) -> Match:
    """As a table asks, which stands at a real decision all the same."""
    discreet = match.again(discreet=True).replay(match.actions)
    while not discreet.over and discreet.is_single:
        discreet.play(discreet.legal()[0])
    return discreet


def _match(asked: CallContext, body: Staged) -> Match:
    """The recorded match, replayed by the rules."""
    game = registry.game(body.game)
    agreed = setting(game.meta, body.players, body.form, body.options)
    key = key_of(bytes.fromhex(body.secret), [""] * body.players)
    match = Match(game, agreed, key, compiled=asked.desk.compiled(body.game))
    return match.replay(game.actions.parse(a) for a in body.actions)


def _notation(match: Match, action: int) -> str:
    return match.game.actions.notation(action)


def _opened(asked: CallContext, body: Staged, match: Match) -> Opened:
    agreed = match.setting
    pack = asked.desk.packs.named(body.game, None)
    return Opened(
        game=agreed.game,
        rules=match.game.meta.version,
        form=agreed.form,
        seats=agreed.seats,
        options=agreed.options,
        pack=pack.name,
        pack_digest=pack.digest,
        public=False,
        spectators=True,
        pace=body.pace,
        take_back=body.take_back,
        hints=True,
        autostart=True,
        host=asked.player,
        commitment=commit(bytes.fromhex(body.secret)),
    )


def _sitting(asked: CallContext, seat: int, staged: StagedSeat) -> Sat | BotSat:
    if staged.who == "bot":
        return BotSat(seat, checked_level(staged.level))
    if staged.who == "away":
        guest = asked.desk.people.new_guest(f"Guest {seat + 1}")
        return Sat(seat, guest.player or "", guest.name, device=False, ready=True)
    mine = staged.who == "me"
    name = asked.who.name if mine else f"Seat {seat + 1}"
    return Sat(seat, asked.player, name, device=not mine, ready=True)


async def play(asked: CallContext) -> Summary:
    """The next decisions of whoever has to decide, also of those who are away."""
    for action in asked.body.actions:

        def decide(table: Table, action: str = action) -> list[AnyEntry]:
            match = table.playing()
            single = match.is_single and bool(match.mask[table.game.actions.parse(action)])
            return [Acted(table.actor, action, single=single)]

        await asked.desk.change(asked.table_id, asked.player, decide)
    return await asked.summary()


async def play_at_once(asked: CallContext) -> Summary:
    """The same, with one news of it all."""

    def decide(table: Table) -> list[AnyEntry]:
        ahead = table.playing().again(discreet=True)
        for ply in table.playing().plies:
            ahead.repeat(ply.action, single=ply.single)
        return [_next(ahead, action) for action in asked.body.actions]

    await asked.desk.change(asked.table_id, asked.player, decide)
    return await asked.summary()


def _next(ahead: Match, notation: str) -> Acted:
    action, seat = ahead.game.actions.parse(notation), ahead.actor
    single = ahead.is_single and bool(ahead.mask[action])
    ahead.repeat(action, single=single)
    return Acted(seat, notation, single=single)


STAGING = (
    Call("POST", "/api/staged", "a table from a recorded match", stage, Created, Staged),
    Call("POST", "/api/staged/{id}/play", "decisions of any seat", play, Summary, Played),
    Call("POST", "/api/staged/{id}/at-once", "the same", play_at_once, Summary, Played),
)
