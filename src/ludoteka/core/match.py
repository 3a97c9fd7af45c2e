"""A match is its log: setting, pack, key of chance and actions; every state is a replay of it."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import msgspec

from ludoteka.core import registry
from ludoteka.core.chance import KEY_WORDS
from ludoteka.core.conceal import concealed
from ludoteka.core.drive import nth_legal
from ludoteka.core.engine import Interpreted, engine
from ludoteka.core.errors import NotLegal, NotReadable, NotYourTurn
from ludoteka.core.fair import Chance
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.parts import Pack
from ludoteka.core.record import NOBODY, Header, Record

FORMAT = 1
KEY_BYTES = 4 * KEY_WORDS
NEAR = 16
"""plies that are taken back at once; to go back further a match is played again"""


@dataclass(frozen=True)
class Transition:
    """One action carried out, asked or resolved by itself, with the states around it."""

    before: Any
    action: int
    after: Any
    asked: bool


@dataclass(frozen=True)
class Ply:
    """A step that was asked, with the information counters before it."""

    actor: int
    action: int
    tick: int
    reveals: int
    single: bool = False
    """there was one option, and it was asked only so that nobody learns that"""


@dataclass(frozen=True)
class Position:
    """Where a match stood after so many plies."""

    plies: int
    state: Any
    others_acted: bool


def opening(game: Game[Any, Any], agreed: Setting, key: bytes) -> Any:
    """A blank state with seats, form, options and key in place, as `setup` expects it."""
    s = game.state.blank()
    s.seats = agreed.seats
    s.form = [f.id for f in game.meta.forms].index(agreed.form)
    for option in game.meta.options_of(agreed.form):
        setattr(s, option.id, option.values.index(agreed.options[option.id]))
    for i in range(KEY_WORDS):
        s.key[i] = int.from_bytes(key[4 * i : 4 * i + 4], "little")
    return s


@lru_cache(maxsize=64)
def parts(game: Game[Any, Any], pack: Pack) -> Record:
    """A pack is read once: a table plays its match again for whoever comes in."""
    built: Record = game.build(pack)
    return built


class Match:
    """One play of a game. `play` is checked; a refused action changes nothing."""

    def __init__(
        self,
        game: Game[Any, Any],
        agreed: Setting,
        key: bytes,
        pack: Pack | None = None,
        *,
        compiled: bool = True,
        discreet: bool = False,
    ) -> None:
        """`discreet`: single options are asked where to skip them would tell what a seat holds."""
        if len(key) != KEY_BYTES:
            raise NotReadable(f"a key of chance has {KEY_BYTES} bytes, this one has {len(key)}")
        self.game, self.setting, self.key = game, agreed, key
        self.pack = pack or game.pack
        self.c = parts(game, self.pack).copy()
        self.engine = engine(game, compiled=compiled)
        self.mask = self.engine.mask()
        self.discreet = discreet
        self._begin()

    def _begin(self) -> None:
        self.plies: list[Ply] = []
        self.state: Any = opening(self.game, self.setting, self.key)
        self.engine.setup(self.state, self.c)
        self.opening_steps = self._settle()
        self.others_acted = False
        """since the last decision, by single options that were not asked"""
        self._positions: deque[Position] = deque(maxlen=NEAR)

    def compile(self) -> None:
        """Go on with the compiled rules: they are the same."""
        self.engine = engine(self.game)

    @property
    def actor(self) -> int:
        """The seat that decides now; NOBODY when the match is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def actions(self) -> list[int]:
        """The real decisions: with them the match can be played again."""
        return [p.action for p in self.plies if not p.single]

    def legal(self) -> list[int]:
        return [int(a) for a in self.mask.nonzero()[0]] if not self.over else []

    def play(self, action: int, seat: int | None = None) -> list[Transition]:
        """Carry out a decision of the seat to act; the steps it led to."""
        self.allow(action, seat)
        s = self.state
        self.plies.append(Ply(s.actor, action, s.tick, s.reveals, self.is_single))
        decided, *settled = self._apply(action, asked=True), *self._settle()
        self.others_acted = any(t.before.actor != decided.before.actor for t in settled)
        after = [decided, *settled][-1].after
        self._positions.append(Position(len(self.plies), after, self.others_acted))
        return [decided, *settled]

    @property
    def is_single(self) -> bool:
        """The open step has one option, and is asked only so that nobody learns that."""
        return self.discreet and self.state.ask == 0 and int(self.mask.sum()) == 1

    def allow(self, action: int, seat: int | None = None) -> None:
        """NotLegal or NotYourTurn unless the action can be played now."""
        notation = self.game.actions.notation(self.game.actions.decode(action).id)
        if self.over:
            raise NotLegal(notation, self.game.why_not(self.state, self.c, action))
        if seat is not None and seat != self.actor:
            raise NotYourTurn(seat, self.actor)
        if not self.mask[action]:
            raise NotLegal(notation, self.game.why_not(self.state, self.c, action))

    def _apply(self, action: int, *, asked: bool) -> Transition:
        before = self.state.copy()
        self.engine.apply(self.state, self.c, action)
        return Transition(before, action, self.state.copy(), asked)

    def _settle(self, *, all_: bool = False) -> list[Transition]:
        """Resolve single options as `drive.settle` does, and keep the steps for the story."""
        steps: list[Transition] = []
        while not self.over:
            if self.engine.legal(self.state, self.c, self.mask) != 1 or self.state.ask != 0:
                break
            if self.discreet and not all_ and self.game.hides_options(self.state, self.c):
                break
            steps.append(self._apply(nth_legal(self.mask, 0), asked=False))
        return steps

    def may_take_back(self, seat: int) -> bool:
        """The last decision was this seat's, nobody else acted, and it has learned nothing since.

        What another seat does without being asked may tell what it holds.
        """
        if not self.plies or self.others_acted:
            return False
        last = self.plies[-1]
        return (last.actor, last.tick, last.reveals) == (seat, self.state.tick, self.state.reveals)

    def undo(self) -> int:
        """Take the last decision back, whatever it revealed; the action it was."""
        last = self.plies[-1]
        self.rewind(len(self.plies) - 1)
        return last.action

    def rewind(self, plies: int) -> None:
        """Back to where the match stood after so many plies, whatever was revealed since."""
        kept = self.plies[:plies]
        while self._positions and self._positions[-1].plies > plies:
            self._positions.pop()
        if self._positions and self._positions[-1].plies == plies:
            self._return_to(self._positions[-1])
            return
        self._begin()
        for ply in kept:
            self.repeat(ply.action, single=ply.single)

    def _return_to(self, position: Position) -> None:
        del self.plies[position.plies :]
        self.state, self.others_acted = position.state.copy(), position.others_acted
        self.engine.legal(self.state, self.c, self.mask)

    def replay(self, actions: Iterable[int]) -> Self:
        """Play real decisions; the single options between them are not named."""
        for action in actions:
            self.repeat(action)
        return self

    def repeat(self, action: int, *, single: bool = False) -> list[Transition]:
        """Play what stands in a log, and before a real decision the single options it left out."""
        settled = [] if single else self.settle()
        return [*settled, *self.play(action)]

    def settle(self) -> list[Transition]:
        """Carry out single options, also those that are asked for discretion."""
        return self._settle(all_=True)

    def again(self, *, discreet: bool = False) -> "Match":
        """The same match as it was dealt."""
        compiled = type(self.engine) is not Interpreted
        return Match(
            self.game, self.setting, self.key, self.pack, compiled=compiled, discreet=discreet
        )

    def outcome(self) -> tuple[list[int], list[int]]:
        """Points and places (0 = winner, ties share), of the position as it stands."""
        return self.engine.outcome(self.state, self.c)

    def concealed(self, seat: int, key: bytes) -> Header:
        """A state that `seat` cannot tell from this one, with another future."""
        return concealed(self.engine, self.state, self.c, seat, key)

    def export(self) -> "MatchFile":
        if self.discreet:
            return self.again().replay(self.actions).export()
        return MatchFile(
            format=FORMAT,
            game=self.setting.game,
            version=self.game.meta.version,
            form=self.setting.form,
            seats=self.setting.seats,
            options=self.setting.options,
            pack=self.pack.name,
            pack_digest=self.pack.digest,
            key=self.key.hex(),
            actions=[self.game.actions.notation(a) for a in self.actions],
            over=self.over,
            points=self.outcome()[0],
            places=self.outcome()[1],
            state_digest=sha256(self.state.played()).hexdigest(),
        )


class MatchFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match as a file: all that is needed to play it again, and what must come out."""

    format: int
    game: str
    version: int
    form: str
    seats: int
    options: dict[str, str | int]
    pack: str
    pack_digest: str
    key: str
    actions: list[str]
    over: bool
    points: list[int]
    places: list[int]
    state_digest: str
    chance: Chance | None = None
    """how the key came about, where a table can prove it"""

    def dump(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def load(cls, path: str | Path) -> Self:
        try:
            return msgspec.json.decode(Path(path).read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NotReadable(f"{path}: not a match file: {error}") from None

    def match(self, pack: Pack | None = None, *, compiled: bool = True) -> Match:
        """Replay the match with the pack it was played with."""
        self._check_format()
        game = registry.game(registry.named(self.game, self.version))
        pack = pack or game.pack
        self._check_pack(pack)
        agreed = setting(game.meta, self.seats, self.form, self.options)
        match = Match(game, agreed, self._key(), pack, compiled=compiled)
        for number, notation in enumerate(self.actions, 1):
            try:
                match.play(game.actions.parse(notation))
            except (NotReadable, NotLegal) as error:
                raise NotReadable(f"action {number}: {error}") from None
        return match

    def _check_format(self) -> None:
        if self.format != FORMAT:
            raise NotReadable(f"match format {self.format}; this is Ludoteka with format {FORMAT}")

    def _check_pack(self, pack: Pack) -> None:
        if self.pack_digest != pack.digest:
            raise NotReadable(
                f"played with pack {self.pack!r} ({self.pack_digest[:12]}); "
                f"given is {pack.name!r} ({pack.digest[:12]})"
            )

    def _key(self) -> bytes:
        try:
            return bytes.fromhex(self.key)
        except ValueError:
            raise NotReadable("key: not a hexadecimal number") from None

    def _check_chance(self) -> None:
        if self.chance is None:
            return
        self.chance.check()
        if self.chance.key != self.key:
            raise NotReadable("key: not the one that chance was committed to")

    def verify(self, pack: Pack | None = None, *, compiled: bool = True) -> Match:
        """Replay the match and compare every recorded result; the match."""
        self._check_chance()
        match = self.match(pack, compiled=compiled)
        again = match.export()
        for name in ("over", "points", "places", "state_digest"):
            recorded, found = getattr(self, name), getattr(again, name)
            if recorded != found:
                raise NotReadable(f"{name}: recorded {recorded!r}, replayed {found!r}")
        return match
