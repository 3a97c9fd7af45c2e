"""Finding puzzles: what one match gives, and a file that grows."""

import pytest
from msgspec.structs import replace

from ludoteka.bots.bot import SearchBot
from ludoteka.core.errors import NotReadable
from ludoteka.core.game import setting
from ludoteka.core.puzzle import read
from ludoteka.core.registry import game
from ludoteka.lab.puzzles import find, shelf
from tests.core.test_puzzle import PUZZLE

NIZAM = game("nizam")
AGREED = setting(NIZAM.meta, 2)


def test_the_same_deal_gives_the_same_puzzles_and_easy_misses_them(monkeypatch):
    monkeypatch.setattr(find, "thinker", lambda *_: SearchBot(simulations=400))
    monkeypatch.setattr(find, "PLAYOUTS", 60)

    found = find.puzzles_of(AGREED, 2)

    assert found
    assert found == find.puzzles_of(AGREED, 2)
    for puzzle in found:
        assert puzzle.line[0] not in [one.action for one in puzzle.refutations]
        assert puzzle.wins >= max(one.wins for one in puzzle.refutations) + find.WINS_AHEAD
        puzzle.match(NIZAM).replay(NIZAM.actions.parse(action) for action in puzzle.line)


def test_who_plays_alone_gets_no_puzzles():
    with pytest.raises(NotReadable, match="need others at the table"):
        find.thinker("nizam", 1)


def test_a_file_grows_deal_by_deal_and_is_resumed(tmp_path, monkeypatch):
    tried = []

    def puzzles_of(_, deal):
        tried.append(deal)
        return [] if deal == 1 else [replace(PUZZLE, id=f"{deal}", deal=deal)]

    monkeypatch.setattr(shelf, "puzzles_of", puzzles_of)
    file = tmp_path / "puzzles.json"

    shelf.fill(AGREED, file, 2)
    shelf.fill(AGREED, file, 3)

    assert tried == [0, 1, 2, 3]
    assert [p.deal for p in read(file, NIZAM.meta.version).puzzles] == [0, 2, 3]

    elsewhere = tmp_path / "elsewhere.json"
    shelf.fill(AGREED, elsewhere, 2, first=2)
    shelf.fill(AGREED, file, 4, others=[elsewhere])
    shelf.fill(AGREED, file, 4, others=[elsewhere])
    assert tried[4:] == [2, 3, 4], "what both found is there once, and a new deal was tried"
    assert [p.deal for p in read(file, NIZAM.meta.version).puzzles] == [0, 2, 3, 4]


def test_several_workers_find_what_one_finds(tmp_path, monkeypatch):
    """Whoever is done first: deals count in their order, and none is left out on the way."""

    def backwards(task, work, *_):
        early, late = work[:4], work[4:]
        return (task(*piece) for piece in [*reversed(early), *late])

    monkeypatch.setattr(
        shelf, "puzzles_of", lambda _, deal: [replace(PUZZLE, id=f"{deal}", deal=deal)]
    )
    monkeypatch.setattr(shelf, "spread", backwards)
    file = tmp_path / "puzzles.json"

    shelf.fill(AGREED, file, 2)

    assert [p.deal for p in read(file, NIZAM.meta.version).puzzles] == [0, 1]
