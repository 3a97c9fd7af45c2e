"""Rule trace, golden matches and counted trees of every game."""

from pathlib import Path

import pytest

from ludoteka.core.game import setting
from ludoteka.core.match import MatchFile
from ludoteka.core.registry import GAMES, game
from ludoteka.lab.perft import perft
from ludoteka.lab.trace import trace
from tests.kit import KEY

TESTS = Path(__file__).parents[1] / "games"

pytestmark = pytest.mark.parametrize("name", GAMES)


def test_every_rule_has_its_function_and_its_test(name):
    assert [] == [rule.id for rule in trace(game(name)) if not rule.is_traced]


def test_no_test_names_a_rule_that_does_not_exist(name):
    from ludoteka.lab.trace import _tests

    known = {rule.id for rule in trace(game(name))}

    assert set() == set(_tests(game(name))) - known


def test_there_is_a_golden_match_for_every_way_to_end(name):
    played = game(name)
    found = set()
    for path in sorted((TESTS / name / "golden").glob("*.json")):
        match = MatchFile.load(path).verify()
        assert 0 == match.engine.check(match.state, match.c)
        found.add(played.end_reason(match.state, match.c))

    assert set(played.end_reasons) == found


def test_counted_trees(name):
    """Lines `form seats depth nodes` for the key 0, 1, 2, ... 31."""
    lines = (TESTS / name / "perft.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    assert rows
    for form, seats, depth, nodes in rows:
        agreed = setting(game(name).meta, int(seats), form)
        assert int(nodes) == perft(game(name), agreed, KEY, int(depth))
