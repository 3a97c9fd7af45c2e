"""The end of a round (rules.md, section 9; chance C6 and C7)."""

from ludoteka.core.count import total
from ludoteka.games.sintra.arrange import ME, YOU, fill_bag, play_round, put_tiles, put_windows
from ludoteka.games.sintra.state import CENTRE, EMPTY
from tests.games.sintra.table import EVERYWHERE, counts, table
from tests.kit import a_match, key_of, play, random_match


def last_tiles(bag: str = "", tower: str = "", seats: int = 2, round_number: int = 2):
    """One blue tile is left; bag and tower hold exactly these, the windows of YOU the rest."""

    def put(s):
        put_tiles(s, ["b"], marker=YOU)
        play_round(s, round_number, "pink")
        s.glaziers[ME] = 1

    match = table(put, seats)
    s = match.state
    for pile, tiles in ((s.bag, bag), (s.tower, tower)):
        for colour, letter in enumerate("bpoyg"):
            pile[colour] = tiles.count(letter)
    match.engine.legal(s, match.c, match.mask)
    return match


def end_the_round(match):
    return play(match, "take 1 blue", "strip 5")


def on_displays(match) -> list[int]:
    return [total(match.state.displays[d]) for d in range(match.c.displays[match.state.seats])]


def test_sin_090_the_round_ends_when_displays_and_centre_are_empty():
    match = last_tiles("bbbbbpppppooooo" + "y" * 10)
    assert 1 == match.state.turn_round

    end_the_round(match)

    assert 2 == match.state.turn_round


def test_sin_090_tiles_in_the_centre_go_on():
    def put(s):
        put_tiles(s, ["boy"], marker=YOU)

    match = play(table(put), "take 1 blue", "strip 5")

    assert 0 == match.state.turn_round
    assert {"orange": 1, "yellow": 1} == counts(match.state.centre)


def test_sin_090_e03_r08_a_marker_alone_does_not_prolong_the_round():
    def put(s):
        put_tiles(s, ["bbbb"])
        s.starter = YOU

    match = play(table(put), "take 1 blue", "strip 1")

    assert 1 == match.state.turn_round
    assert YOU == match.state.starter == match.actor


def test_sin_091_the_tile_of_the_round_goes_into_the_tower():
    match = end_the_round(last_tiles("o" * 20))

    assert EMPTY == match.state.indicator[1]
    assert {"pink": 1} == counts(match.state.tower)


def test_sin_092_100_after_six_rounds_the_game_is_over():
    match = last_tiles("o" * 20, round_number=6)
    match.state.indicator[5] = 1

    end_the_round(match)

    assert match.over
    assert "end-six-rounds" == match.game.end_reason(match.state, match.c)


def test_sin_093_c6_all_displays_get_four_tiles_from_the_bag():
    first = end_the_round(last_tiles("bbbbbpppppoooooyyyyyggggg"))
    assert [4] * 5 == on_displays(first)
    assert 5 == total(first.state.bag)

    fills = set()
    for number in range(8):
        match = last_tiles("bbbbbpppppoooooyyyyyggggg")
        match.state.key[0] = number
        match.state.tick = 0
        fills.add(str(end_the_round(match).state.displays.tolist()))
    assert 8 == len(fills)


def test_sin_094_c7_e13_the_tower_refills_the_bag_in_the_middle_of_a_display():
    match = end_the_round(last_tiles("bbbbbb", "o" * 20))

    assert [4] * 5 == on_displays(match)
    assert {} == counts(match.state.tower)
    assert 6 + 20 + 1 - 20 == total(match.state.bag)
    shown = [sum(match.state.displays[d, colour] for d in range(5)) for colour in range(5)]
    assert 6 == shown[0]


def test_sin_r10_the_bag_is_refilled_only_when_a_tile_is_needed():
    match = end_the_round(last_tiles("b" * 20, "ooo"))

    assert 0 == total(match.state.bag)
    assert {"orange": 3, "pink": 1} == counts(match.state.tower)


def test_sin_095_r12_e14_displays_are_filled_one_after_another_while_tiles_last():
    match = end_the_round(last_tiles("bbbb", "oo"))

    assert [4, 3, 0, 0, 0] == on_displays(match)
    assert not match.over


def test_sin_r11_a_round_never_begins_without_a_tile():
    """Bag and tower are empty: the tile of the round that ended is there, and YOU may go back."""
    match = last_tiles()
    match.state.glaziers[YOU] = 1

    end_the_round(match)

    assert [1, 0, 0, 0, 0] == on_displays(match)
    assert {"pink": 1} == counts(match.state.displays[0])


def test_sin_096_the_holder_of_the_marker_begins_and_all_else_stays():
    match = last_tiles("b" * 5 + "o" * 15)
    s = match.state
    put_windows(s, ME, {2: "g"})
    s.track[ME], s.score[YOU] = 2, 9

    end_the_round(match)

    assert YOU == match.actor
    assert CENTRE == match.state.marker
    assert (2, 9, 4) == (match.state.track[ME], match.state.score[YOU], match.state.glaziers[ME])
    assert 4 == match.state.panes[ME, 1, 0]


def test_sin_r12_shortage_happens_in_whole_matches_of_four():
    """Tiles pile up on 4 x 8 strips; some match begins a round with fewer than 36 tiles."""
    short = 0
    for number in range(120):
        match = a_match("sintra", 4, key=key_of(number), compiled=True)
        while not match.over:
            before = match.state.turn_round
            random_match(match, number + len(match.plies), most=1)
            if match.state.turn_round > before and not match.over:
                short += sum(on_displays(match)) < 36

    assert short > 0


def test_bags_are_filled_for_a_position_set_by_hand():
    match = table(lambda s: put_windows(s, ME, dict.fromkeys(EVERYWHERE, "yg")))
    fill_bag(match.state, match.c)

    assert 100 - 16 - 6 == total(match.state.bag)
