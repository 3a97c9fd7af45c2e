"""What was foretold and what came true, counted and drawn."""

from xml.etree import ElementTree as ET

import pytest

from ludoteka.lab.reliability import Foretold, diagram, tenths


def test_a_tenth_tells_what_was_said_and_what_came_of_it():
    low, high = tenths([Foretold(0, 0.72, 1), Foretold(1, 0.78, 0.5), Foretold(2, 0.1, 0)])

    assert (low.said, low.came, low.positions) == (0.1, 0, 1)
    assert (high.said, high.came, high.positions) == (pytest.approx(0.75), 0.75, 2)
    assert high.off == pytest.approx(0)


def test_certainty_lies_in_the_last_tenth():
    (row,) = tenths([Foretold(0, 1.0, 1), Foretold(1, 0.95, 1)])

    assert row.positions == 2


def test_positions_of_one_match_say_no_more_than_one():
    (apart,) = tenths([Foretold(n, 0.5, n % 2) for n in range(8)])
    (alike,) = tenths([Foretold(n // 4, 0.5, n // 4 % 2) for n in range(8)])

    assert (apart.positions, alike.positions) == (8, 8)
    assert alike.error == pytest.approx(2 * apart.error)


def test_the_picture_has_a_mark_for_every_tenth():
    rows = tenths([Foretold(n, n / 10 + 0.05, n > 4) for n in range(10)])

    drawn = ET.fromstring(diagram("a game & its chances", rows))

    spots = drawn.findall(".//{http://www.w3.org/2000/svg}circle")
    assert len(spots) == 10
    assert float(spots[0].get("cy")) > float(spots[-1].get("cy"))
