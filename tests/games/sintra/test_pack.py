"""Packs of an owner of the box, right and wrong."""

import pytest

from ludoteka.core.errors import PackError
from ludoteka.core.parts import Pack
from ludoteka.core.registry import game
from ludoteka.games.sintra.parts import build

GOOD = game("sintra").pack


def changed(old: str, new: str, count: int = 1) -> Pack:
    assert old in GOOD.text
    return Pack("mine", GOOD.path, GOOD.text.replace(old, new, count))


S8 = GOOD.text[GOOD.text.index('[[pattern_strips]]\nid = "S8"') :]
BAD = {
    "a strip too few": (S8, "", "7 tables, not 8: no 'S8'"),
    "a field too few": ('"pink", "blue", "pink", "blue"]', '"pink", "blue", "pink"]', "4 fields"),
    "an unknown colour": ('front = ["blue", "pink"', 'front = ["mauve", "pink"', "'mauve'"),
    "a joker on a front": ('front = ["blue", "pink"', 'front = ["joker", "pink"', "(SIN-014)"),
    "one joker only": ('back = ["blue", "joker"', 'back = ["blue", "blue"', "2 jokers"),
    "a joker strip not marked": ("joker_back = true", "joker_back = false", "(SIN-014)"),
    "a track without its bottom": (", -14, -18]", ", -14]", "8 spaces, not 9 (SIN-070)"),
    "a track that rises": (", -14, -18]", ", -14, -13]", "cost more on every step"),
    "a bottom that costs something else": (
        "immediate_loss = 18",
        "immediate_loss = 9",
        "make it 18",
    ),
    "a window too many": ("3, 2, 4]", "3, 2, 4, 5]", "9 numbers, not 8 (SIN-012)"),
    "a negative window": ("[1, 2, 1, 2, 1, 3, 2, 4]", "[-1, 2, 1, 2, 1, 3, 2, 4]", ">= 0"),
    "a colour missing": ('id = "pink"\norder', 'id = "rose"\norder', "'rose' is none of"),
    "a tile too few": ("order = 0\ncount = 20", "order = 0\ncount = 19", "19, expected"),
    "other displays": ("{ 2 = 5, 3 = 7", "{ 2 = 6, 3 = 7", "(SIN-010)"),
    "fuller displays": ("tiles_each = 4", "tiles_each = 5", "5, expected"),
    "a seventh round": ('"V", "VI"]\ntop', '"V", "VI", "VII"]\ntop', "make it ['I', 'II'"),
    "a pair too small": ("[[1, 2], [3, 4]", "[[1], [3, 4]", "(SIN-110)"),
    "ornaments without a value": ("[0, 0, 3, 6, 10]", "[0, 0, 3, 6]", "(SIN-111)"),
    "no leftovers": ("tiles_per_point = 3", "tiles_per_point = 0", ">= 1"),
    "a strip twice": ('id = "S2"', 'id = "S1"', "'S1' is there twice"),
    "a start that the rules do not know": ("start_index = 0", "start_index = 1", "make it 0"),
    "a table nobody reads": (
        "[final_scoring]",
        "[pets]\ncats = 1\n[final_scoring]",
        "nothing reads",
    ),
    "a word for a number": ("tiles_each = 4", 'tiles_each = "four"', "factories.tiles_each"),
}


def test_the_shipped_pack_builds_the_numbers_of_the_rulebook():
    c = build(GOOD)

    assert [5, 7, 9] == c.displays.tolist()[2:]
    assert [0, 0, 3, 6, 10] == c.ornament_points.tolist()
    assert [1, 2, 1, 2, 1, 3, 2, 4] == c.window_points.tolist()[0]
    assert 3 == c.leftovers


@pytest.mark.parametrize("wrong", BAD)
def test_a_wrong_pack_is_refused_with_file_line_and_reason(wrong):
    old, new, reason = BAD[wrong]

    with pytest.raises(PackError) as error:
        build(changed(old, new))

    assert reason in str(error.value)
    assert error.value.line >= 1
    assert str(GOOD.path) in str(error.value)


def test_the_line_of_an_error_is_the_line_of_the_text():
    pack = changed('front = ["orange", "green"', 'front = ["olive", "green"')

    with pytest.raises(PackError) as error:
        build(pack)

    assert '"olive"' in pack.text.splitlines()[error.value.line - 1]


def test_strips_and_colours_are_known_by_name_not_by_place():
    first, second = (
        GOOD.text.index("[[pattern_strips]]"),
        GOOD.text.index('[[pattern_strips]]\nid = "S2"'),
    )
    third = GOOD.text.index('[[pattern_strips]]\nid = "S3"')
    text = GOOD.text[:first] + GOOD.text[second:third] + GOOD.text[first:second] + GOOD.text[third:]

    assert build(Pack("mine", GOOD.path, text)).tobytes() == build(GOOD).tobytes()


def test_window_numbers_of_the_sides_are_independent():
    last = GOOD.text.rindex("[1, 2, 1, 2, 1, 3, 2, 4]")
    text = GOOD.text[:last] + "[4, 3, 2, 1, 1, 2, 3, 4]" + GOOD.text[last + 24 :]

    c = build(Pack("mine", GOOD.path, text))

    assert [1, 2, 1, 2, 1, 3, 2, 4] == c.window_points.tolist()[0]
    assert [4, 3, 2, 1, 1, 2, 3, 4] == c.window_points.tolist()[1]
