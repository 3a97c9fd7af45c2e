"""`docs/architecture.md` names files, folders and names that are there today."""

import re
from itertools import product
from pathlib import Path

import pytest

from ludoteka.core.registry import GAMES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
BASES = ("", "src/ludoteka/", "src/ludoteka/core/", f"src/ludoteka/games/{GAMES[0]}/")
PATH = re.compile(r"[\w./<>-]*(?:/|\.(?:py|ts|svelte|toml|md|mjs|npz))")
LATER = {"archive/<key>_v<n>/", "tests/archive/", "lib/"}
"""folders that come with the first frozen rules; and one of `web/`, told in its row"""


def chapter(title: str) -> str:
    return TEXT.partition(f"## {title}\n")[2].partition("\n## ")[0]


def found(path: str) -> list[Path]:
    """What a path names; `<key>` is every game."""
    games = GAMES if "<key>" in path else ("",)
    places = product(BASES, games)
    return [p for base, key in places if (p := ROOT / (base + path.replace("<key>", key))).exists()]


def test_every_file_and_folder_that_it_names_is_there():
    named = {code for code in re.findall(r"`([^`\s]+)`", TEXT) if PATH.fullmatch(code)}

    assert len(named) > 50
    assert set() == {path for path in named - LATER if not found(path)}


def test_every_file_of_the_core_is_told():
    told = re.findall(r"`(\w+\.py)`", chapter("The core, file by file"))
    files = {path.name for path in (ROOT / "src/ludoteka/core").glob("*.py")} - {"__init__.py"}

    assert files == set(told)


@pytest.mark.parametrize("row", re.findall(r"\n\| (`.*)", chapter("The walk of one click")))
def test_the_walk_of_one_click_names_what_stands_in_each_file(row):
    files, _, told = row.partition(" | ")
    sources = [path for name in re.findall(r"`([^`]+)`", files) for path in found(name)]
    texts = [text for path in sources for text in texts_of(path)]
    names = [re.findall(r"\w+", code)[0] for code in re.findall(r"`([^`]+)`", told)]

    assert names
    assert [] == [name for name in names if not any(re.search(rf"\b{name}\b", t) for t in texts)]


def texts_of(path: Path) -> list[str]:
    files = path.glob("*.py") if path.is_dir() else [path]
    return [file.read_text(encoding="utf-8") for file in files]
