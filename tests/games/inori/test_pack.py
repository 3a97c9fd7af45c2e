"""A pack that cannot be played names the card and the line."""

from dataclasses import replace

import pytest

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game


def changed(old: str, new: str, after: str = "") -> Pack:
    """The pack with the first `old` behind `after` replaced."""
    pack = game("inori").pack
    at = pack.text.index(after)
    assert old in pack.text[at:]
    return replace(pack, text=pack.text[:at] + pack.text[at:].replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "after", "wrong_line", "says"),
    [
        ("tokens = 15", "tokens = 14", 'id = "green"', "tokens = 14", "14, not 15"),
        ("count = 3", "count = 2", "rune_companion", "count = 2", "rune_companion: not 3"),
        ('colour = "red"', 'colour = "pink"', "journey_red_4", 'colour = "pink"', "pink"),
        ('"points_colour"', '"points_color"', "journey_red_4", "spaces = [", "points_color"),
        ("pieces = 2", "pieces = 3", "[neutral]", "pieces = 3", "3, not 2"),
        ("elders_at_start = 4", "elders_at_start = 5", "", "elders_at_start = 5", "not all"),
        (
            '{ effect = { type = "rune", n = 1 } },',
            "{ },",
            "journey_blue_1",
            "spaces = [",
            "missing required field `effect`",
        ),
        (
            "scores_when_not_full = false",
            "scores_when_not_full = true",
            "journey_grey_6",
            "scores_when_not_full = true",
            "journey_grey_6: only season-change cards",
        ),
        ('tokens = ["blue", "blue"]', "tokens = []", "journey_green_6", "spaces = [", "space 1"),
        ('colour = "yellow"', 'colour = "blue"', "journey_yellow_1", 'colour = "blue"', "seventh"),
        ('type = "sun"', 'type = "moon"', "start_23_yellow", "[[start_card]]", "third card"),
        ("n = 5", "n = 0", 'id = "T2"', "effects =", "points needs n"),
    ],
)
def test_a_wrong_pack_names_card_and_line(old, new, after, wrong_line, says):
    pack = changed(old, new, after)

    with pytest.raises(PackError) as caught:
        game("inori").build(pack)

    assert says in caught.value.what
    assert caught.value.line in {
        number for number, line in enumerate(pack.text.splitlines(), 1) if wrong_line in line
    }


def test_a_missing_card_is_counted():
    text = game("inori").pack.text
    first = text.index("[[season_card]]")
    second = text.index("[[season_card]]", first + 1)
    pack = replace(game("inori").pack, text=text[:first] + text[second:])

    with pytest.raises(PackError, match=r"5 tables, not 6 \(INO-006\)"):
        game("inori").build(pack)


def test_the_rules_do_not_rely_on_the_shipped_cards():
    """A card whose upper corner is not its own colour is judged by the corner."""
    pack = changed('full_colour = "grey"', 'full_colour = "red"', "journey_grey_1")

    c = game("inori").build(pack)

    assert 4 == c.full[18 + 30]
    assert 5 == c.colour[18 + 30]
