"""Puzzles as data: read from a game's folder, or left out with a line in the log."""

import logging

import pytest

from ludoteka.core import registry
from ludoteka.core.puzzle import FILE, Puzzle, Refutation, Shelf, puzzles, read
from ludoteka.core.registry import GAMES, game, meta

PUZZLE = Puzzle(
    id="2-7-0", form="nizam", seats=2, options={}, deal=7, actions=(), seat=0, line=("draw",),
    wins=0.7, grade=2, theme="prepare", refutations=(Refutation("shift c0D", 0.4, ("draw",)),),
)  # fmt: skip


def test_a_shelf_is_read_as_it_was_written(tmp_path):
    shelf = Shelf(3, (PUZZLE,))
    (tmp_path / FILE).write_bytes(shelf.dump())

    assert read(tmp_path / FILE, 3) == shelf


@pytest.mark.parametrize(
    "damaged",
    [b"", b"\xff\xfe", b'{"version": 3, "puzzles": [{"id": 1}]}', Shelf(2, (PUZZLE,)).dump()],
    ids=["empty", "no text", "another shape", "other rules"],
)
def test_a_file_of_no_use_is_left_out_with_a_line_in_the_log(damaged, tmp_path, caplog):
    (tmp_path / FILE).write_bytes(damaged)

    with caplog.at_level(logging.WARNING, logger="ludoteka.puzzles"):
        assert read(tmp_path / FILE, 3) == Shelf(3)

    assert FILE in caplog.text


def test_a_folder_without_the_file_has_no_puzzles(tmp_path, caplog):
    assert puzzles(tmp_path, 1) == {}
    assert caplog.text == ""


@pytest.mark.parametrize("key", GAMES)
def test_the_puzzles_of_a_game_can_be_played(key):
    """Matches, solutions and refutations are legal; some of each, as rules take their time."""
    of = game(key)
    shelf = list(puzzles(registry.folder(key), meta(key).version).values())
    parse = of.actions.parse
    for puzzle in shelf[:: max(1, len(shelf) // 3)]:
        match = puzzle.match(of, compiled=False)
        assert match.actor == puzzle.seat
        assert len(match.legal()) > len(puzzle.refutations)
        for refutation in puzzle.refutations[:1]:
            again = puzzle.match(of, compiled=False)
            again.replay(parse(a) for a in (refutation.action, *refutation.replies))
            assert refutation.wins < puzzle.wins
        match.replay(parse(action) for action in puzzle.line)
