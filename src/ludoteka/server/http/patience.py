"""HTTP with an end to patience: slow or endless requests and too many lines are hung up on."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludoteka.server.settings import Settings

WORKER_S = 60
"""a worker that says nothing for so long is replaced; on a busy machine it takes seconds to start,
and whoever replaced it sooner would never see it begin
"""


class PatientProtocol(HttpToolsProtocol):
    """uvicorn's own, which waits for ever for the rest of a request."""

    request_s = 20.0
    """from the first byte, or from the call, until a request is whole"""
    header_bytes = 128 * 1024
    """read before the headers end; what follows them may come with them"""
    most_lines = 2_000
    """open at once, to one worker; live sockets are counted elsewhere"""
    lines_of_one = 200
    """of them from one address, unless all come through a proxy"""

    _timer: asyncio.TimerHandle | None = None
    _read = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_too_many():
            transport.abort()
        else:
            self._wait()

    def _is_too_many(self) -> bool:
        address = self.client[0] if self.client else ""
        mine = sum(line.client is not None and line.client[0] == address for line in self._lines)
        of_one = mine > self.lines_of_one and not self.config.proxy_headers
        return of_one or len(self._lines) > self.most_lines

    @property
    def _lines(self) -> list[Any]:
        return list(self.connections)

    def _wait(self) -> None:
        self._stop_waiting()
        self._read = 0
        self._timer = self.loop.call_later(self.request_s, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._in_headers:
            self._read += len(data)
            if self._read > self.header_bytes:
                self.send_400_response("Headers too large.")
                return
        super().data_received(data)

    @property
    def _in_headers(self) -> bool:
        return self._timer is not None and self._read >= 0

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._read = -1
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)


def serving(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves us."""
    return {
        "http": PatientProtocol,
        "ws_max_size": settings.limits.body_bytes,
        "ws_ping_interval": settings.heartbeat_s,
        "ws_ping_timeout": settings.heartbeat_s,
        "timeout_graceful_shutdown": 3,
        "timeout_worker_healthcheck": WORKER_S,
        "proxy_headers": settings.trust_proxy,
        "forwarded_allow_ips": "*" if settings.trust_proxy else None,  # often another machine's
    }
