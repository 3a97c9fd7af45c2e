"""Component packs: the game's own, the host's, and those that old tables were made with."""

from pathlib import Path

from ludoteka.core import registry
from ludoteka.core.errors import LudotekaError, UnknownName
from ludoteka.core.parts import Pack
from ludoteka.server.storage.store import Store
from ludoteka.server.table.entries import Opened


class Packs:
    def __init__(self, store: Store, folder: Path | None) -> None:
        self._store, self._folder = store, folder
        self._by_digest: dict[str, Pack] = {}

    def _files(self, game: str) -> dict[str, Path]:
        if self._folder is None:
            return {}
        return {f.stem: f for f in sorted((self._folder / game).glob("*.toml"))}

    def names(self, game: str) -> list[str]:
        return [registry.game(game).pack.name, *self._files(game)]

    def new_to_bots(self, game: str) -> list[str]:
        """Packs whose components are not those of the game; not the broken ones."""
        return [name for name, file in self._files(game).items() if _is_other(game, file)]

    def named(self, game: str, name: str | None) -> Pack:
        """A pack for a new table, checked and kept."""
        own, files = registry.game(game).pack, self._files(game)
        if name is None or name == own.name:
            return self._kept(game, own)
        if name not in files:
            raise UnknownName("pack", name, ", ".join(self.names(game)))
        pack = Pack.read(files[name])
        registry.game(game).build(pack)
        return self._kept(game, pack)

    def _kept(self, game: str, pack: Pack) -> Pack:
        """Old tables must replay also when this pack has changed."""
        if pack.digest not in self._by_digest:
            self._store.keep_pack(pack.digest, game, pack.name, pack.text)
            self._by_digest[pack.digest] = pack
        return pack

    def of(self, opened: Opened) -> Pack:
        """The very pack that a table was made with."""
        if opened.pack_digest not in self._by_digest:
            name, text = self._store.pack(opened.pack_digest)
            self._by_digest[opened.pack_digest] = Pack(name, Path(name), text)
        return self._by_digest[opened.pack_digest]


def _is_other(game: str, file: Path) -> bool:
    rules = registry.game(game)
    try:
        return bool(rules.build(Pack.read(file)).tobytes() != rules.build(rules.pack).tobytes())
    except LudotekaError:
        return False
