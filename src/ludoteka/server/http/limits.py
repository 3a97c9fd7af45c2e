"""Rate limits: token buckets by client, so that a flood from one leaves the others alone."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludoteka.server.errors import Refusal
from ludoteka.server.settings import Limits

REMEMBERED = 10_000
"""clients; the one not seen for longest is forgotten first"""


class Bucket:
    """Refuses what comes faster than `rate` a second after a burst."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket for each client: an address, a person, or the name of an account."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> None:
        bucket = self._buckets.setdefault(client, Bucket(self._burst, self._rate))
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal("too_many")


class Turns:
    """Slow questions: few are answered at once, of each client one, and few of it wait: so clients
    take turns, however many questions one of them has.
    """

    def __init__(self, at_once: int, waiting: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._most = waiting
        self._waiting: Counter[str] = Counter()
        self._own: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        if self._waiting[client] >= self._most:
            raise Refusal("too_many")
        self._waiting[client] += 1
        own = self._own.setdefault(client, asyncio.Lock())
        try:
            async with own, self._free:
                yield
        finally:
            self._waiting[client] -= 1
            if not self._waiting[client]:
                del self._waiting[client], self._own[client]


COUNTED = (
    "requests", "new_tables", "sign_ins", "advice", "chat", "connects", "messages",
    "messages_of_address", "newcomers", "seatings", "keys", "pictures", "pictures_of_address",
    "host_visits", "reports", "reports_of_address", "pauses", "winks",
)  # fmt: skip


def buckets_of(limits: Limits) -> dict[str, Buckets]:
    return {name: Buckets(*getattr(limits, name)) for name in COUNTED}


def turns_of(limits: Limits) -> Turns:
    return Turns(limits.slow_questions, limits.slow_questions_waiting)
