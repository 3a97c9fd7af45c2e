"""Phase I: section 5 of rules.md."""

from ludoteka.games.portals.keys import refill_key_area
from ludoteka.games.portals.position import (
    ask_for_key,
    ask_for_stone,
    fill_source,
    give_key,
    hold,
)
from ludoteka.games.portals.state import (
    ACTIVATE,
    CHOOSE_CELL,
    CHOOSE_KEY,
    CHOOSE_STONE,
    NOTHING,
)
from tests.games.portals.table import (
    ANNA,
    KIRILL,
    LEFT,
    MARTA,
    RIGHT,
    bag,
    fresh,
    keys_of,
    kinds,
    laid,
    numbers,
    seen_by,
    shown,
    table,
)
from tests.kit import legal, play, refusal


def test_por_030_a_turn_is_key_then_stone_then_the_player_on_the_left():
    match = fresh(3)
    first = match.actor

    assert {"take_key"} == kinds(match)
    match.play(match.legal()[0])
    assert {"take_stone"} == kinds(match)
    assert "POR-038" == refusal(match, f"take_key {shown(match)[0]}")
    match.play(match.legal()[0])
    assert CHOOSE_CELL == match.state.step
    match.play(match.legal()[0])

    assert (first + 1) % 3 == match.actor
    assert CHOOSE_KEY == match.state.step


def test_por_031_032_d02_a_key_of_the_area_is_taken_and_replaced_from_its_deck():
    match = fresh(2)
    taken, seat = shown(match)[2], match.actor

    assert {f"take_key {number}" for number in shown(match)} == legal(match)
    play(match, f"take_key {taken}")

    assert [taken] == keys_of(match, seat)
    assert taken not in shown(match)
    assert [0, 0, 1, 1, 2, 2] == [match.c.deck_of[number - 1] for number in shown(match)]
    assert [10, 9, 10] == seen_by(match, 0).decks


def test_por_031_a_key_that_is_not_open_cannot_be_taken():
    match = fresh(2)
    closed = next(number for number in range(1, 37) if number not in shown(match))

    assert "POR-031" == refusal(match, f"take_key {closed}")


def orange_all_out(match):
    """The orange keys but two lie in front of the players; deck and pile are empty."""
    s, c = match.state, match.c
    for place in (0, 1):
        s.deck |= 1 << s.key_area[place]
        s.key_area[place] = NOTHING
    for seat, held in ((ANNA, (1, 2, 3)), (KIRILL, (4, 5, 6, 7)), (MARTA, (8, 9, 10))):
        for number in held:
            s.deck &= ~(1 << (number - 1))
            give_key(s, c, seat, number, "" if number == 4 else "A")
    refill_key_area(s, c)
    assert {11, 12} == set(shown(match)[:2])


def test_por_033_r09_r10_ex21_e06_a_place_stays_empty_while_deck_and_pile_are_empty():
    match = table(3, spells="yes")
    s = match.state
    orange_all_out(match)
    fill_source(s, ANNA, LEFT, "E")
    fill_source(s, KIRILL, LEFT, "F")
    fill_source(s, MARTA, LEFT, "WW")
    ask_for_key(s, ANNA)
    laid(match)

    play(match, "take_key 11", "place_stone 1 02")
    assert [12] == [number for number in shown(match) if number < 13]
    assert KIRILL == match.actor  # four keys: no key is taken; the single stone is taken by itself

    play(match, "cast haste", "haste 1")  # key 4 holds no stones: nothing moves
    assert 0 == sum(match.outcome()[0])
    assert {4, 12} == {number for number in shown(match) if number < 13}
    assert 0 == s.pile


def test_por_033_c04_e06_an_empty_deck_is_renewed_from_its_discard_pile():
    match = table(2)
    s, c = match.state, match.c
    reds = s.deck & c.deck_keys[1]
    s.deck &= ~reds
    s.pile |= reds
    ask_for_key(s, ANNA)
    fill_source(s, ANNA, LEFT, "A")
    laid(match)

    play(match, f"take_key {shown(match)[2]}")

    assert 2 == len([number for number in shown(match) if 13 <= number <= 24])
    assert 9 == (s.deck & c.deck_keys[1]).bit_count()
    assert 0 == s.pile & c.deck_keys[1]
    assert shown(match)[2] in numbers(reds)


def test_por_r10_the_pile_is_not_shuffled_before_a_key_must_be_shown():
    match = table(2)
    s, c = match.state, match.c
    reds = s.deck & c.deck_keys[1]
    s.deck &= ~reds
    s.pile |= reds
    ask_for_key(s, ANNA)
    fill_source(s, ANNA, LEFT, "A")
    laid(match)

    play(match, f"take_key {shown(match)[0]}")

    assert reds == s.pile & c.deck_keys[1]


def test_por_034_e03_with_four_keys_the_key_is_skipped():
    match = table(2)
    s, c = match.state, match.c
    for number in (1, 2, 5, 6):
        give_key(s, c, ANNA, number, "A")
    give_key(s, c, KIRILL, 18)
    fill_source(s, ANNA, LEFT, "AE")
    fill_source(s, KIRILL, LEFT, "FF")
    hold(s, KIRILL, "W")
    laid(match)

    play(match, "place_stone 1 00")

    assert (ANNA, CHOOSE_STONE) == (match.actor, s.step)
    assert "POR-034" == refusal(match, f"take_key {shown(match)[0]}")


def with_keys(*stones: str):
    """Anna to choose a key; she holds keys 18 and 33 with these stones."""
    match = table(2)
    for number, laid_on in zip((18, 33), stones, strict=False):
        give_key(match.state, match.c, ANNA, number, laid_on)
    fill_source(match.state, ANNA, LEFT, "AE")
    ask_for_key(match.state, ANNA)
    return laid(match)


def test_por_035_r37_e03_with_a_free_cell_on_one_key_the_key_may_be_skipped():
    match = with_keys("AA", "E.")

    assert "skip_key" in legal(match)
    assert 7 == len(legal(match))
    play(match, "skip_key")
    assert CHOOSE_STONE == match.state.step
    assert [18, 33] == keys_of(match, ANNA)


def test_por_036_e03_without_a_free_cell_a_key_must_be_taken():
    for match in (with_keys(), with_keys("AA"), with_keys("AA", "EE")):
        assert {"take_key"} == kinds(match)
        assert "POR-036" == refusal(match, "skip_key")


def test_por_r35_the_free_cell_is_asked_for_before_the_stone_of_the_turn():
    match = with_keys("A.")

    play(match, "skip_key", "take_stone left A")  # now the last free cell is covered

    assert ACTIVATE == match.state.step


def test_por_037_no_action_discards_a_key():
    match = with_keys("A.")

    kinds_of_game = set(match.game.actions.kinds)
    assert not {kind for kind in kinds_of_game if "discard" in kind or "exchange" in kind}
    play(match, "skip_key")
    assert [18] == keys_of(match, ANNA)


def test_por_038_d03_r40_a_stone_is_taken_and_a_marker_lies_on_that_source():
    match = table(2)
    s = match.state
    give_key(s, match.c, ANNA, 23)
    fill_source(s, ANNA, LEFT, "AAE")
    fill_source(s, ANNA, RIGHT, "FT")
    ask_for_stone(s, ANNA)
    laid(match)

    assert {"left A", "left E", "right F", "right T"} == {a[11:] for a in legal(match)}
    assert "POR-038" == refusal(match, "take_stone right A")
    play(match, "take_stone right T")

    assert [3, 1] == s.markers[ANNA].tolist()
    assert [0, 0, 1, 0, 0] == s.sources[1].tolist()
    assert "T" == seen_by(match, ANNA).held


def test_por_039_ex10_with_three_markers_on_a_source_the_other_must_be_used():
    match = table(2)
    s = match.state
    give_key(s, match.c, ANNA, 23)
    fill_source(s, KIRILL, RIGHT, "AE")  # Kirill's right gap is Anna's left one
    fill_source(s, ANNA, RIGHT, "FT")
    ask_for_stone(s, ANNA)
    laid(match)

    assert {"take_stone right F", "take_stone right T"} == legal(match)
    assert "POR-039" == refusal(match, "take_stone left A")


def test_por_040_d04_the_stone_covers_any_free_cell_of_any_key():
    match = table(2)
    s, c = match.state, match.c
    give_key(s, c, ANNA, 23, "W..A")
    give_key(s, c, ANNA, 18)
    hold(s, ANNA, "T")
    laid(match)

    assert {
        "place_stone 1 01",
        "place_stone 1 02",
        "place_stone 2 00",
        "place_stone 2 01",
    } == legal(match)
    for wrong in ("place_stone 1 00", "place_stone 1 10", "place_stone 3 00"):
        assert "POR-040" == refusal(match, wrong)
    play(match, "place_stone 1 02")

    assert [3, NOTHING, 4, 0] == s.key_stones[ANNA, 0].tolist()


def full_hand(**options: str):
    match = table(2, **options)
    for number, laid_on in ((18, "AA"), (33, "EE"), (3, "FF"), (4, "WW")):
        give_key(match.state, match.c, ANNA, number, laid_on)
    return match


def test_por_041_ex11_e04_with_four_full_keys_the_stone_returns_to_the_bag():
    match = full_hand()
    fill_source(match.state, ANNA, LEFT, "TT")
    fill_source(match.state, ANNA, RIGHT, "A")
    ask_for_stone(match.state, ANNA)
    laid(match)
    before = bag(match)

    play(match, "take_stone left T")

    assert before + 1 == bag(match)
    assert [1, 1] == match.state.markers[ANNA].tolist()


def test_por_041_e04_otherwise_it_may_not_return():
    match = full_hand()
    s = match.state
    s.bag[0] += 1
    s.key_stones[ANNA, 0, 0] = NOTHING
    hold(s, ANNA, "T")
    laid(match)

    assert "POR-041" == refusal(match, "to_bag")


def test_por_e04_who_has_three_full_keys_must_take_a_fourth_and_then_has_a_free_cell():
    match = table(2)
    for number, laid_on in ((18, "AA"), (33, "EE"), (3, "FF")):
        give_key(match.state, match.c, ANNA, number, laid_on)
    fill_source(match.state, ANNA, LEFT, "TT")
    ask_for_key(match.state, ANNA)
    laid(match)
    assert "skip_key" not in legal(match)

    match.play(match.legal()[0])  # the two equal stones leave no choice: one is taken

    assert (CHOOSE_CELL, 4) == (match.state.step, len(keys_of(match, ANNA)))
    assert "to_bag" not in legal(match)


def test_por_042_e05_phase_one_ends_when_all_markers_lie_after_six_turns_each():
    match = fresh(3)
    s = match.state
    turns = [0, 0, 0]
    while s.step != ACTIVATE:
        for step in match.play(match.legal()[0]):
            kind = match.game.actions.decode(step.action).kind
            turns[step.before.actor] += kind == "take_stone"

    assert [6, 6, 6] == turns
    assert [0] * 15 == [n for gap in range(3) for n in s.sources[gap].tolist()]
    assert [[0, 0]] * 3 == s.markers.tolist()[:3]
