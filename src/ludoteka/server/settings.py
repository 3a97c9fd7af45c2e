"""What a host can set; the defaults suit one machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from ludoteka.bots.advice import Budget
from ludoteka.bots.analysis import USUAL


@dataclass(frozen=True)
class Limits:
    """How much one client may ask. Pairs are (burst, per second)."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 4 * 1024
    messages: tuple[float, float] = (40, 10)
    """of one socket"""
    chat: tuple[float, float] = (10, 0.5)
    """of one socket"""
    requests: tuple[float, float] = (200, 50)
    """of one address, over HTTP"""
    new_tables: tuple[float, float] = (40, 0.5)
    """of one address"""
    sign_ins: tuple[float, float] = (10, 0.2)
    """of one address: passwords are not for guessing"""
    advice: tuple[float, float] = (20, 0.5)
    """of one address: hints and analyses"""
    sockets: int = 200
    """open at once from one address"""
    waiting_messages: int = 256
    """for a client that does not read; then it is cut off"""


@dataclass(frozen=True)
class Settings:
    database_url: str
    compiled: bool = True
    """run the rules as machine code"""
    bot_pace_ms: int = 600
    """bots move no faster than people can follow"""
    bot_processes: int = max(2, (os.cpu_count() or 2) // 2)
    hint_budget: Budget = field(default_factory=Budget)
    analysis_budget: Budget = USUAL
    threads: int = 8
    packs: Path | None = None
    """a folder `<game>/<pack>.toml` of the host's own component packs"""
    heartbeat_s: float = 20.0
    idle_s: float = 300.0
    """a table that nobody looks at leaves memory after this time"""
    limits: Limits = field(default_factory=Limits)
    trust_proxy: bool = False
    """read the client's address from X-Forwarded-For"""


PATIENCE_MS = {"live": 60_000, "relaxed": 600_000, "correspondence": 3 * 24 * 3_600_000}
"""how long the others wait for an absent person before they may let a bot stand in"""
