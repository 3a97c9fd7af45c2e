"""Today's rules of a game put into the archive, before they change.

What plays and what a table calls is kept, with the matches that prove it. Sentences and rules of
people are not: the page has one catalogue, today's, in which those of all versions stand.
"""

from pathlib import Path
from shutil import copytree, ignore_patterns

from ludoteka.core.errors import NotReadable
from ludoteka.core.registry import meta

ROOM = Path("src/ludoteka")
LEFT_OUT = ("__pycache__", "text", "*.md", "*.npz", "network.toml", "exercise*")


def freeze(root: Path, key: str) -> Path:
    """Copy the rules in the sources at `root` under the name of their version; the copy."""
    name = f"{key}_v{meta(key).version}"
    source, copy = root / ROOM / "games" / key, root / ROOM / "archive" / name
    if not source.is_dir():
        raise NotReadable(f"{root}: rules are frozen in the sources of Ludoteka")
    if copy.exists():
        raise NotReadable(f"{copy}: is there already; nothing of it was changed")
    copytree(source, copy, ignore=ignore_patterns(*LEFT_OUT))
    for path in copy.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        moved = text.replace(f"ludoteka.games.{key}", f"ludoteka.archive.{name}")
        path.write_text(moved, encoding="utf-8")
    copytree(root / "tests/games" / key / "golden", root / "tests/archive" / name)
    return copy
