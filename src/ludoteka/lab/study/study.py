"""A study: the matches of its settings spread over the cores, and the comparisons between them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.bots.levels import named
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import Game, Setting, setting
from ludoteka.core.parts import Pack
from ludoteka.lab.spread import spread
from ludoteka.lab.study.play import Chunk, play_chunk
from ludoteka.lab.study.summary import Summary, summary

CHUNK = 250
MANY = 5
OWN = "own"
"""instead of a file: the pack that comes with the game"""


class Effect(msgspec.Struct, frozen=True):
    """The study again with one thing changed."""

    change: str
    summary: Summary


class Study(msgspec.Struct, frozen=True):
    game: str
    version: int
    seed: int
    base: Summary
    effects: list[Effect]
    """of every other value of every option, or of the other pack"""


def _plain(name: str, key: str, seats: int) -> str:
    """`greedy` and levels by the bots that play them, so that those that can run compiled."""
    if name == "greedy":
        return "greedy:1"
    return named(key, name, seats) if name in ("easy", "medium", "hard", "expert") else name


def read_pack(name: str) -> Pack | None:
    return None if name in ("", OWN) else Pack.read(Path(name))


def _values(values: Sequence[Any]) -> Sequence[Any]:
    """All; of long lists the ends."""
    return values if len(values) <= MANY else (values[0], values[-1])


def variants(game: Game[Any, Any], agreed: Setting) -> Iterator[tuple[str, Setting]]:
    """Every other form, and every other value of every option, one at a time."""
    for form in game.meta.forms:
        if form.id != agreed.form and agreed.seats in form.seats:
            yield f"form = {form.id}", setting(game.meta, agreed.seats, form.id, {})
    for option in game.meta.options_of(agreed.form):
        for value in _values(option.values_at(agreed.seats)):
            if value != agreed.options[option.id]:
                told = {**agreed.options, option.id: value}
                yield f"{option.id} = {value}", setting(game.meta, agreed.seats, agreed.form, told)


class Plan:
    """What is played: the setting asked for, then what it is compared with."""

    def __init__(
        self, game: Game[Any, Any], agreed: Setting, bots: list[str], games: int, seed: int = 1,
        pack: str = "", against: str = "", effects: int = 0,
    ) -> None:  # fmt: skip
        if games < 1 or not bots:
            raise NotReadable("a study needs games and bots")
        self.game, self.seed = game, seed
        self.bots = [_plain(name, game.meta.key, agreed.seats) for name in bots]
        base = read_pack(pack)
        self.rows: list[tuple[str, Setting, Pack | None, int]] = [("", agreed, base, games)]
        if against:
            self.rows.append((f"pack {against}", agreed, read_pack(against), games))
        if effects:
            self.rows += [(name, s, base, effects) for name, s in variants(game, agreed)]
        for _, _, given, _ in self.rows:
            game.build(given or game.pack)

    @property
    def matches(self) -> int:
        return sum(games for *_, games in self.rows)

    def _work(self) -> Iterator[tuple[Any, ...]]:
        for number, (_, agreed, pack, games) in enumerate(self.rows):
            for first in range(0, games, CHUNK):
                count = min(CHUNK, games - first)
                yield number, agreed, self.bots, self.seed, first, count, pack

    def run(
        self, cores: int = 1, ray: str = "", progress: Callable[[int], None] = lambda _: None
    ) -> Study:
        chunks: list[list[Chunk]] = [[] for _ in self.rows]
        for chunk in spread(play_chunk, list(self._work()), cores, ray):
            chunks[chunk.setting].append(chunk)
            progress(len(chunk.notes["decisions"]))
        found = [
            summary(self.game, agreed, self.bots, (pack or self.game.pack).name, chunks[number])
            for number, (_, agreed, pack, _) in enumerate(self.rows)
        ]
        names = [name for name, *_ in self.rows]
        effects = [Effect(name, told) for name, told in zip(names[1:], found[1:])]
        meta = self.game.meta
        return Study(meta.key, meta.version, self.seed, found[0], effects)
