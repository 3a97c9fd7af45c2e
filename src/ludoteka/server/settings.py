"""What a host can set; the defaults suit one machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from ludoteka.bots.advice.analysis import USUAL
from ludoteka.bots.advice.hints import Budget


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Pairs are (burst, per second)."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 4 * 1024
    messages: tuple[float, float] = (40, 10)
    """of one person, over all their sockets; of a program, for its seat"""
    pictures: tuple[float, float] = (30, 2)
    """of a whole table, for one person: whoever comes in is told all that was missed"""
    pictures_of_address: tuple[float, float] = (300, 4)
    """for all its people"""
    messages_of_address: tuple[float, float] = (400, 100)
    """over the sockets of all its people"""
    chat: tuple[float, float] = (10, 0.5)
    """of one person, over all their sockets"""
    pauses: tuple[float, float] = (3, 1 / 600)
    """of one person, at all their tables"""
    winks: tuple[float, float] = (1, 1 / 120)
    """of one person at one table"""
    reports: tuple[float, float] = (10, 1 / 30)
    """of one person, over all their sockets"""
    reports_of_address: tuple[float, float] = (40, 1 / 10)
    """of all its people"""
    requests: tuple[float, float] = (200, 50)
    """of one address, over HTTP, pages included"""
    connects: tuple[float, float] = (60, 4)
    """sockets of one address that are opened"""
    newcomers: tuple[float, float] = (60, 0.5)
    """guests that one address brings"""
    new_tables: tuple[float, float] = (40, 0.5)
    """of one address"""
    seatings: tuple[float, float] = (60, 2)
    """of one person: seats taken and left, bots put on them, readiness; all of it is kept"""
    keys: tuple[float, float] = (30, 0.2)
    """of one address: links, seat tokens, and what is ended of them"""
    sign_ins: tuple[float, float] = (10, 0.2)
    """of one address, and for one account: passwords are not for guessing"""
    advice: tuple[float, float] = (20, 0.5)
    """of one address: hints and analyses"""
    host_visits: tuple[float, float] = (1, 1 / 3600)
    """of one address to the host's page that are noted in the audit log"""
    sockets: int = 200
    """open at once from one address"""
    all_sockets: int = 5_000
    """open at once at one worker"""
    waiting_messages: int = 256
    """for a client that does not read; then it is cut off"""
    waiting_bytes: int = 1024 * 1024
    """likewise; one message may be longer"""
    slow_questions: int = 2
    """that are answered at once, of different addresses, so that moves find a thread"""
    slow_questions_waiting: int = 16
    """of one address; more are refused"""


@dataclass(frozen=True)
class Settings:
    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    """where the server listens"""
    public_url: str = ""
    """how others reach it, where the server cannot know"""
    compiled: bool = True
    """run the rules as machine code"""
    bot_pace_ms: int = 600
    """bots move no faster than people can follow"""
    bot_processes: int = max(2, (os.cpu_count() or 2) // 2)
    hint_budget: Budget = field(default_factory=Budget)
    analysis_budget: Budget = USUAL
    threads: int = 4
    """for rules and database: more would only wait for each other, as one at a time runs Python"""
    packs: Path | None = None
    """a folder `<game>/<pack>.toml` of the host's own component packs"""
    heartbeat_s: float = 20.0
    idle_s: float = 300.0
    """a table that nobody looks at leaves memory after this time"""
    most_rooms: int = 2_000
    """tables in memory, beyond which those that nobody looks at leave it sooner"""
    look_around_s: float = 15.0
    """how soon a running server finds what was done on its database from outside"""
    limits: Limits = field(default_factory=Limits)
    metrics_port: int | None = None
    """figures for Prometheus, to this machine only; none: not shown"""
    trust_proxy: bool = False
    """read the client's address from X-Forwarded-For"""


PATIENCE_MS = {"live": 60_000, "relaxed": 600_000, "correspondence": 3 * 24 * 3_600_000}
"""how long the others wait for an absent person before they may let a bot stand in"""
