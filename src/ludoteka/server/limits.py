"""Rate limits: token buckets by client, so that a flood from one leaves the others alone."""

import time
from collections import OrderedDict

from ludoteka.server.errors import Refusal

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
    """One bucket for each client."""

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
