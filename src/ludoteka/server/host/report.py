"""The house as its host sees it: figures, health, tables and journal; no hands, no addresses."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ludoteka import __version__
from ludoteka.bots.warm import share_of
from ludoteka.core import registry
from ludoteka.server import metrics
from ludoteka.server.host import data
from ludoteka.server.host.pulse import MINUTE_S, Minute, answers_of, quantile_ms, slowest_ms
from ludoteka.server.live.desk import Desk
from ludoteka.server.protocol import Answers, Concern, House, HouseMinute, HouseTable, Noted, Reach
from ludoteka.server.storage.store import DAY_MS, now_ms
from ludoteka.server.storage.upkeep import Upkeep

COPIED = "backup"
"""what the audit log calls a copy"""
SLOW_MS, SLOW_MINUTES = 150, 5
"""for so many minutes, 95 of 100 moves took longer"""
FULL = 0.8
"""of the disk"""
COPY_DAYS = 2
GUESSES = 30
"""wrong passwords in a day, beyond which somebody guesses"""
USUAL, MOST = 0.5, 0.95
NOTED, LISTED = 40, 40


def report(desk: Desk, url: str, reach: Reach) -> House:
    """Blocks: it asks the database."""
    upkeep, audit, engine = Upkeep(desk.store), desk.people.audit, desk.store.engine
    hour, here, tables = desk.pulse.hour, desk.people_here(), upkeep.counted()
    copy_at = audit.latest(COPIED)
    house = House(
        version=__version__,
        up_s=desk.pulse.up_s,
        several=desk.store.shared,
        people=len(here),
        seated=sum(here.values()),
        playing=tables.get("playing", 0),
        waiting=tables.get("waiting", 0),
        hour=[_shown(minute) for minute in hour],
        answers=_answers(hour),
        errors=sum(minute.errors for minute in hour),
        games=len(registry.GAMES),
        compiled=sum(_compiled(desk, game) for game in registry.GAMES),
        thinking=desk.thinking(),
        memory=metrics.memory_bytes(),
        database=engine.dialect.name,
        data=data.size_of(engine),
        disk=data.disk_used(engine),
        can_copy=data.can_copy(engine),
        copy_at=copy_at,
        wrong_passwords=audit.count("wrong_password", now_ms() - DAY_MS),
        reach=reach,
        url=url,
        tables=_tables(upkeep),
        journal=[Noted(n["at"], n["what"], n["detail"]) for n in audit.last(NOTED)],
        concerns=[],
        cases=desk.people.reports.open(),
        closed=desk.people.reports.closed(),
        closing=desk.people.closings.now(),
    )
    house.concerns = [*concerns(house, hour, copy_at or upkeep.begun_at())]
    return house


def concerns(house: House, hour: Sequence[Minute], safe_until: int | None) -> Iterator[Concern]:
    """What deserves a look, the gravest first; `safe_until`: what was before is on a copy."""
    if failed := sum(minute.failed_writes for minute in hour[-SLOW_MINUTES:]):
        yield Concern("writes", failed, grave=True)
    if house.errors:
        yield Concern("errors", house.errors, grave=True)
    if slow := _slow(hour):
        since = now_ms() - len(slow) * round(1000 * MINUTE_S)
        yield Concern("slow", max(slow[-SLOW_MINUTES:]), since=since)
    if house.disk is not None and house.disk > FULL:
        yield Concern("disk", round(100 * house.disk))
    if (days := (now_ms() - (safe_until or now_ms())) // DAY_MS) >= COPY_DAYS:
        yield Concern("copy", days)
    if house.wrong_passwords > GUESSES:
        yield Concern("passwords", house.wrong_passwords)


def _slow(hour: Sequence[Minute]) -> list[int]:
    """How slow it has been up to now, minute by minute; nothing where that may be an accident."""
    times = [quantile_ms(minute.answers, MOST) or 0 for minute in hour[:-1]]
    slow = list(takewhile(lambda ms: ms > SLOW_MS, reversed(times)))
    return slow[::-1] if len(slow) >= SLOW_MINUTES else []


def _shown(minute: Minute) -> HouseMinute:
    answer = quantile_ms(minute.answers, USUAL)
    return HouseMinute(minute.people, minute.tables, minute.moves, answer)


def _answers(hour: Sequence[Minute]) -> Answers | None:
    all_ = answers_of(hour)
    usual, most, worst = quantile_ms(all_, USUAL), quantile_ms(all_, MOST), slowest_ms(all_)
    if usual is None or most is None or worst is None:
        return None
    return Answers(usual, most, worst)


def _compiled(desk: Desk, game: str) -> bool:
    return not desk.settings.compiled or share_of(game) == 1.0


def _tables(upkeep: Upkeep) -> list[HouseTable]:
    return [
        HouseTable(t.id, t.game, t.seats, t.ply, t.updated_at)
        for t in upkeep.tables("playing", LISTED)
    ]
