"""One match as an environment sees it: no log and no sentences, only state, mask and rewards."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from ludoteka.core.conceal import concealed
from ludoteka.core.drive import settle
from ludoteka.core.engine import engine
from ludoteka.core.errors import NotLegal
from ludoteka.core.game import MAX_SEATS, Game, Setting, setting
from ludoteka.core.match import opening
from ludoteka.core.parts import Pack
from ludoteka.core.record import NOBODY, layout
from ludoteka.core.registry import game as game_of
from ludoteka.core.reward import PLAIN, reward
from ludoteka.envs.batch import reward_kind
from ludoteka.envs.step import BEGIN, decide_kernel, observe_kernel

LIMIT = 100.0
"""no feature is further from 0"""


def id_of(game: Game[Any, Any], agreed: Setting) -> str:
    """The name of a setting's environment, without its version: `sintra`, `nizam_pearl` …"""
    form = "" if agreed.form in (game.meta.key, "solo") else f"_{agreed.form}"
    return f"{game.meta.key}{form}{'_solo' if agreed.seats == 1 else ''}"


class Episode:
    """A match of one setting; `begin` with a key of chance, then `play`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        form: str | None = None,
        options: Mapping[str, str | int] | None = None,
        reward: str = "",
        pack: Pack | None = None,
        *,
        compiled: bool = True,
    ) -> None:
        self.game = game_of(game)
        self.setting = setting(self.game.meta, seats, form, dict(options or {}))
        self.kind = reward_kind(reward, self.setting.seats)
        self.engine = engine(self.game, compiled=compiled)
        self._packs = np.zeros(1, layout(self.game.parts))
        self._packs[0] = self.game.build(pack or self.game.pack).memory
        self.c = self.game.parts(self._packs[0])
        self.mask = self.engine.mask()
        self.compiled = compiled
        self.state: Any = None

    def begin(self, key: bytes) -> None:
        self.hold(opening(self.game, self.setting, key))
        self.engine.setup(self.state, self.c)
        self._go_on(BEGIN)

    def hold(self, s: Any) -> None:
        """In an array of one: compiled code takes arrays much sooner than records."""
        self._states = np.frombuffer(bytearray(s.tobytes()), layout(self.game.state))
        self.state = self.game.state(self._states[0])

    def _go_on(self, action: int) -> None:
        if self._decide(action) == 0:
            self.mask[:] = 0

    def _decide(self, action: int) -> int:
        if self.compiled:
            return decide_kernel(self.game)(self._states, self._packs, action, self.mask)
        run, s, c = self.engine, self.state, self.c
        if action != BEGIN:
            run.apply(s, c, action)
        return settle(run.legal, run.apply, s, c, self.mask)

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self.mask) and bool(self.mask[action])

    def play(self, action: int) -> None:
        """NotLegal with its rule, and nothing changed, or the decision carried out."""
        if not self.is_legal(action):
            decoded = self.game.actions.decode(action)
            why = self.game.why_not(self.state, self.c, action)
            raise NotLegal(self.game.actions.notation(decoded.id), why)
        self._go_on(action)

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        if not self.compiled:
            return self.engine.observe(self.state, self.c, seat)
        known = np.empty(self.game.observation_size, np.float32)
        observe_kernel(self.game)(self._states, self._packs, seat, known)
        return known

    def mask_of(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """What the seat may do now: nothing unless it decides."""
        return self.mask.copy() if seat == self.actor else np.zeros_like(self.mask)

    def rewards(self) -> list[float]:
        """Of the seats: nothing before the match is over."""
        seats = self.setting.seats
        if not self.over:
            return [0.0] * seats
        points, places = (np.zeros(MAX_SEATS, np.int64) for _ in range(2))
        points[:seats], places[:seats] = self.engine.outcome(self.state, self.c)
        told: Any = (points, places, PLAIN)
        return [float(reward(self.kind, seat, seats, *told)) for seat in range(seats)]

    def copy(self) -> Self:
        """The same match, to be played on in another way."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.mask = self.mask.copy()
        if self.state is not None:
            other.hold(self.state)
        return other

    def __deepcopy__(self, _: Any) -> Self:
        return self.copy()

    def imagined(self, seat: int, key: bytes) -> Self:
        """A match that the seat cannot tell from this one, with another future."""
        other = self.copy()
        other.hold(concealed(self.engine, self.state, self.c, seat, key))
        return other
