"""A table of one person among bots, dealt beforehand: guided games, puzzles that are played on."""

from collections.abc import Sequence

from ludoteka.core import registry
from ludoteka.core.fair import commit
from ludoteka.core.game import Setting
from ludoteka.server.bots.seats import checked_level
from ludoteka.server.http.context import CallContext
from ludoteka.server.table.entries import AnyEntry, BotSat, Opened, Sat, Started


def entries_of(
    context: CallContext,
    agreed: Setting,
    mine: int,
    secret: bytes,
    *,
    level: str | None = None,
    actions: Sequence[str] = (),
    course: str = "",
) -> list[AnyEntry]:
    """`mine`: the seat of the one who asks; `level`: of the bots on all others."""
    pack = context.desk.packs.named(agreed.game, None)
    opened = Opened(
        game=agreed.game,
        rules=registry.meta(agreed.game).version,
        form=agreed.form,
        seats=agreed.seats,
        options=agreed.options,
        pack=pack.name,
        pack_digest=pack.digest,
        public=False,
        spectators=True,
        pace="relaxed",
        take_back="free",
        hints=True,
        autostart=True,
        host=context.player,
        commitment=commit(secret),
        actions=list(actions),
        course=course,
    )
    name = context.desk.people.own_name(context.who.name, context.player)
    me, bots = Sat(mine, context.player, name, device=False, ready=True), checked_level(level)
    sitting = [me if seat == mine else BotSat(seat, bots) for seat in range(agreed.seats)]
    return [opened, *sitting, Started()]
