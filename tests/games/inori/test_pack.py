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
        ("tokens = 15", "tokens = 14", 'id = "green"', "tokens = 14", "14, expected"),
        ("count = 3", "count = 2", "rune_companion", "count = 2", "rune_companion: not 3"),
        ('colour = "red"', 'colour = "pink"', "journey_red_4", 'colour = "pink"', "pink"),
        ('"points_colour"', '"points_color"', "journey_red_4", "spaces = [", "points_color"),
        ("pieces = 2", "pieces = 3", "[neutral]", "pieces = 3", "3, expected"),
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
        ('id = "T2"', 'id = "T1"', "[[altar_site]]", 'id = "T1"', "'T1' is there twice"),
        ('id = "F2"', 'id = "F1"', "[[foot_space]]", 'id = "F1"', "'F1' is there twice"),
        ("worth = 2", "worth = 0", "rune_double_red", "worth = 0", "has its worth"),
        ("tokens = 2", "tokens = 12", 'id = "F1"', "tokens = 12", "<= 10"),
        ("[4, 5, 6, 7]", "[4, 5, 6, 6]", "", "[4, 5, 6, 6]", "make it [4, 5, 6, 7]"),
        ('kind = "start"', 'kind = "journey"', "start_23_yellow", 'kind = "journey"', "'start'"),
        ('"rune", n = 1', '"rune", n = 2', "journey_blue_1", "spaces = [", "2 runes, not one"),
        ("n = 2", "n = 3", 'id = "T1"\ncost', "effects =", "3 to choose"),
        ("elders = 7", "elders = 8", "[[player_colour]]", "elders = 8", "make it 7"),
        ("n = 5", "n = 0", 'id = "T2"', "effects =", "has n of at least 1"),
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


def test_the_foot_of_the_tree_never_needs_more_favours_than_there_are():
    text = game("inori").pack.text.replace("tokens = 2\n", "tokens = 6\n")

    with pytest.raises(PackError, match="18 favours at the foot"):
        game("inori").build(replace(game("inori").pack, text=text))


def test_a_match_has_no_more_placements_than_its_length_is_counted_with():
    text = game("inori").pack.text
    more = text.replace(
        "elders_per_player = 5\nelders_at_start = 3", "elders_per_player = 6\nelders_at_start = 4"
    )

    with pytest.raises(PackError, match=r"76 placements in a match, at most 60"):
        game("inori").build(replace(game("inori").pack, text=more))


@pytest.mark.parametrize("table", ["altar_site", "foot_space", "tree_space", "colour"])
def test_rows_are_matched_by_id_not_by_place(table):
    pack = game("inori").pack
    first = pack.text.index(f"[[{table}]]")
    second = pack.text.index(f"[[{table}]]", first + 1)
    third = pack.text.index(f"[[{table}]]", second + 1)
    swapped = pack.text[second:third] + pack.text[first:second]
    again = replace(pack, text=pack.text[:first] + swapped + pack.text[third:])

    assert game("inori").build(pack).tobytes() == game("inori").build(again).tobytes()


def test_the_rules_do_not_rely_on_the_shipped_cards():
    """A card whose upper corner is not its own colour is judged by the corner."""
    pack = changed('full_colour = "grey"', 'full_colour = "red"', "journey_grey_1")

    c = game("inori").build(pack)

    assert 4 == c.full[18 + 30]
    assert 5 == c.colour[18 + 30]
