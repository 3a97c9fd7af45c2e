"""Figures for Prometheus, on a port of their own; counted always, shown only when asked for."""

from collections.abc import Callable
from dataclasses import dataclass

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, start_http_server

TRIED = 64
"""ports after the first, one for each worker"""
STEPS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
OUR_FAULT = "failure"
"""the code of a refusal that no caller has earned; where the database failed that is counted, and
`busy` alone says that many asked at once"""

TABLES = Gauge("ludoteka_tables", "tables in memory")
SOCKETS = Gauge("ludoteka_sockets", "live lines that are open")
MOVES = Counter("ludoteka_moves", "decisions that were kept", ["by"])
BY_PERSON, BY_BOT = MOVES.labels("person"), MOVES.labels("bot")
REFUSALS = Counter("ludoteka_refusals", "what was refused, by its code", ["code"])
FAILURES = Counter("ludoteka_database_failures", "commits and questions the database failed at")
TO_SCREENS = Histogram(
    "ludoteka_move_to_screens_seconds",
    "from a decision's arrival until the last screen's message is on its way",
    buckets=STEPS_S,
)
BOTS = Gauge("ludoteka_bots_waiting", "decisions that bots think about or will")


def watch(tables: Callable[[], int], bots: Callable[[], int]) -> None:
    """Where to look for what changes all the time."""
    TABLES.set_function(tables)
    BOTS.set_function(bots)


def refused(code: str) -> None:
    REFUSALS.labels(code).inc()


def database_failed() -> None:
    FAILURES.inc()


@dataclass(frozen=True)
class Counts:
    """Since this process began."""

    moves: int
    errors: int
    failed_writes: int
    answers: tuple[int, ...]
    """moves by the first of `STEPS_S` that they did not exceed, and those beyond"""


def counts() -> Counts:
    up_to = [_value("ludoteka_move_to_screens_seconds_bucket", le=str(float(s))) for s in STEPS_S]
    up_to.append(_value("ludoteka_move_to_screens_seconds_bucket", le="+Inf"))
    return Counts(
        sum(_value("ludoteka_moves_total", by=who) for who in ("person", "bot")),
        _value("ludoteka_refusals_total", code=OUR_FAULT),
        _value("ludoteka_database_failures_total"),
        tuple(b - a for a, b in zip([0, *up_to], up_to, strict=False)),
    )


def memory_bytes() -> int | None:
    """Of this process, where the system tells."""
    return _value("process_resident_memory_bytes") or None


def _value(name: str, **labels: str) -> int:
    return int(REGISTRY.get_sample_value(name, labels) or 0)


def show(port: int, host: str = "127.0.0.1") -> int:
    """Answer on the first free port from this one on: every worker has its own; which."""
    for number in range(port, port + TRIED):
        try:
            start_http_server(number, host)
        except OSError:
            continue
        return number
    raise OSError(f"no free port from {port} on for the metrics")
