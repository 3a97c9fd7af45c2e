"""A match is its log: setting, pack, key of chance and actions; every state is a replay of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Self

import msgspec

from ludoteka.core.chance import KEY_WORDS
from ludoteka.core.conceal import concealed
from ludoteka.core.drive import nth_legal
from ludoteka.core.engine import engine
from ludoteka.core.errors import NotLegal, NotReadable, NotYourTurn
from ludoteka.core.fair import Chance
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.parts import Pack
from ludoteka.core.record import NOBODY, Header
from ludoteka.core.registry import game as game_of

FORMAT = 1
KEY_BYTES = 4 * KEY_WORDS


@dataclass(frozen=True)
class Step:
    """One action carried out, asked or resolved by itself, with the states around it."""

    before: Any
    action: int
    after: Any
    asked: bool


@dataclass(frozen=True)
class Ply:
    """A decision that was made, with the information counters before it."""

    actor: int
    action: int
    tick: int
    reveals: int


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
    ) -> None:
        if len(key) != KEY_BYTES:
            raise NotReadable(f"a key of chance has {KEY_BYTES} bytes, this one has {len(key)}")
        self.game, self.setting, self.key = game, agreed, key
        self.pack = pack or game.pack
        self.c = game.build(self.pack)
        self.engine = engine(game, compiled=compiled)
        self.mask = self.engine.mask()
        self._begin()

    def _begin(self) -> None:
        self.plies: list[Ply] = []
        self.state: Any = opening(self.game, self.setting, self.key)
        self.engine.setup(self.state, self.c)
        self.opening_steps = self._settle()

    @property
    def actor(self) -> int:
        """The seat that decides now; NOBODY when the match is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    @property
    def actions(self) -> list[int]:
        return [p.action for p in self.plies]

    def legal(self) -> list[int]:
        return [int(a) for a in self.mask.nonzero()[0]] if not self.over else []

    def play(self, action: int, seat: int | None = None) -> list[Step]:
        """Carry out a decision of the seat to act; the steps it led to."""
        self.allow(action, seat)
        s = self.state
        self.plies.append(Ply(s.actor, action, s.tick, s.reveals))
        return [self._apply(action, asked=True), *self._settle()]

    def allow(self, action: int, seat: int | None = None) -> None:
        """NotLegal or NotYourTurn unless the action can be played now."""
        notation = self.game.actions.notation(self.game.actions.decode(action).id)
        if self.over:
            raise NotLegal(notation, self.game.why_not(self.state, self.c, action))
        if seat is not None and seat != self.actor:
            raise NotYourTurn(seat, self.actor)
        if not self.mask[action]:
            raise NotLegal(notation, self.game.why_not(self.state, self.c, action))

    def _apply(self, action: int, *, asked: bool) -> Step:
        before = self.state.copy()
        self.engine.apply(self.state, self.c, action)
        return Step(before, action, self.state.copy(), asked)

    def _settle(self) -> list[Step]:
        """Resolve single options as `drive.settle` does, and keep the steps for the story."""
        steps: list[Step] = []
        while not self.over:
            if self.engine.legal(self.state, self.c, self.mask) != 1 or self.state.ask != 0:
                break
            steps.append(self._apply(nth_legal(self.mask, 0), asked=False))
        return steps

    def may_take_back(self, seat: int) -> bool:
        """The last decision was this seat's, and it has learned nothing since."""
        if not self.plies:
            return False
        last = self.plies[-1]
        return (last.actor, last.tick, last.reveals) == (seat, self.state.tick, self.state.reveals)

    def undo(self) -> int:
        """Take the last decision back, whatever it revealed; the action it was."""
        *before, last = self.actions
        self._begin()
        self.replay(before)
        return last

    def replay(self, actions: Iterable[int]) -> Self:
        for action in actions:
            self.play(action)
        return self

    def outcome(self) -> tuple[list[int], list[int]]:
        """Points and places (0 = winner, ties share), of the position as it stands."""
        return self.engine.outcome(self.state, self.c)

    def concealed(self, seat: int, key: bytes) -> Header:
        """A state that `seat` cannot tell from this one, with another future."""
        return concealed(self.engine, self.state, self.c, seat, key)

    def export(self) -> "MatchFile":
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
            state_digest=sha256(self.state.tobytes()).hexdigest(),
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
        game = game_of(self.game)
        pack = pack or game.pack
        self._check_versions(game, pack)
        agreed = setting(game.meta, self.seats, self.form, self.options)
        match = Match(game, agreed, self._key(), pack, compiled=compiled)
        for number, notation in enumerate(self.actions, 1):
            try:
                match.play(game.actions.parse(notation))
            except (NotReadable, NotLegal) as error:
                raise NotReadable(f"action {number}: {error}") from None
        return match

    def _check_versions(self, game: Game[Any, Any], pack: Pack) -> None:
        if self.format != FORMAT:
            raise NotReadable(f"match format {self.format}; this is Ludoteka with format {FORMAT}")
        if self.version != game.meta.version:
            raise NotReadable(
                f"played with rules version {self.version} of {self.game}; "
                f"these are version {game.meta.version}"
            )
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
