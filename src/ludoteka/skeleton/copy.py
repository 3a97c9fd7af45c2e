"""The first files of a new game: the skeleton under another name, and one line in the registry."""

import re
from pathlib import Path

from ludoteka.core.errors import NotReadable
from ludoteka.core.registry import GAMES, meta

SKELETON = Path(__file__).parent
FOLDERS = {"game": "src/ludoteka/games", "web": "web/games", "tests": "tests/games"}
REGISTRY = Path("src/ludoteka/core/registry.py")


def copy(root: Path, key: str, title: str, prefix: str) -> list[Path]:
    """Write the folders of the game into the sources at `root`; all its files."""
    if not (root / REGISTRY).exists() or not (root / "web").is_dir():
        raise NotReadable(f"{root}: a new game is made in the sources of Ludoteka")
    check_names(key, prefix)
    names = {
        "ludoteka.skeleton.game": f"ludoteka.games.{key}",
        "_ske_": f"_{prefix.lower()}_",
        "SKE": prefix,
        "skeleton": key,
        "Skeleton": title,
    }
    files = [file for file in _files(root, key, names) if _write(*file)]
    _register(root / REGISTRY, key)
    return [path for path, _ in files]


def check_names(key: str, prefix: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key):
        raise NotReadable(f"{key!r}: a game's key is a name of Python in small letters")
    if key in GAMES:
        raise NotReadable(f"there is a game called {key}")
    taken = {meta(game).prefix for game in GAMES}
    if not re.fullmatch(r"[A-Z]{3}", prefix) or prefix in taken:
        raise NotReadable(f"{prefix!r}: rules are numbered under three letters of their own")


def _files(root: Path, key: str, names: dict[str, str]) -> list[tuple[Path, str]]:
    found = []
    for part, place in FOLDERS.items():
        for source in sorted((SKELETON / part).rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                text = source.read_text(encoding="utf-8")
                for old, new in names.items():
                    text = text.replace(old, new)
                found.append((root / place / key / source.relative_to(SKELETON / part), text))
    return found


def _write(path: Path, text: str) -> bool:
    if path.exists():
        raise NotReadable(f"{path}: is there already; nothing of it was changed")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def _register(registry: Path, key: str) -> None:
    text = registry.read_text(encoding="utf-8")
    registry.write_text(
        re.sub(r"(GAMES: .*?)\n\)", rf'\1\n    "{key}",\n)', text, count=1, flags=re.DOTALL),
        encoding="utf-8",
    )
