"""Passwords: argon2 on threads of its own, so that whoever guesses delays nobody's move."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ludoteka.server.errors import Refusal
from ludoteka.server.people.names import skeleton

T = TypeVar("T")

LENGTHS = range(8, 257)
WAITING = 16
"""passwords that wait for their turn; more at once are refused as `busy`"""
KNOWN_TO_ALL = frozenset(
    (Path(__file__).parent / "common_passwords.txt").read_text("utf-8").split()
)
"""the first that whoever guesses tries"""


def checked(password: str, name: str) -> str:
    """A password that is not the first one to be tried."""
    if len(password) not in LENGTHS:
        raise Refusal("bad_password", {"least": LENGTHS.start, "most": LENGTHS.stop - 1})
    known = password.casefold() in KNOWN_TO_ALL or len(set(password)) <= 2  # noqa: PLR2004 - aaaabbbb
    if known or skeleton(name) == skeleton(password):
        raise Refusal("weak_password")
    return password


class Passwords:
    """Hashes and compares, a few at a time."""

    def __init__(self) -> None:
        # OWASP's first choice for argon2id; one lane, so that a guess costs one core and no more
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(1, "password")
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._in_turn(self._hasher.hash, password)

    async def fits(self, known: str | None, password: str) -> bool:
        """Whether it is the one; an unknown name costs the same time as a wrong password."""
        return await self._in_turn(self._verify, known, password[: LENGTHS.stop])

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _verify(self, known: str | None, password: str) -> bool:
        try:
            self._hasher.verify(known or self._of_nobody, password)
        except (Argon2Error, InvalidHashError):
            return False
        return known is not None

    @cached_property
    def _of_nobody(self) -> str:
        return self._hasher.hash(secrets.token_hex(16))

    async def _in_turn(self, work: Callable[..., T], *args: Any) -> T:
        if self._waiting >= WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._waiting -= 1
