"""The quick evaluation for greedy play."""

from ludoteka.games.sintra.arrange import ME, YOU, put_glass, put_tiles, put_windows
from tests.games.sintra.table import table
from tests.kit import a_match, exercised, key_of, play


def sensed(match, notation: str) -> int:
    """What the seat to act senses after an action and what follows by itself."""
    seat = match.actor
    copy = match.state.copy()
    match.engine.apply(copy, match.c, match.game.actions.parse(notation))
    return match.engine.evaluate(copy, match.c, seat)


def test_filling_a_strip_is_better_than_breaking_glass():
    match = play(exercised("sintra", "colour-of-the-round"), "take centre orange")

    assert sensed(match, "strip 4") > sensed(match, "strip 5")


def test_glass_that_fits_is_better_than_glass_that_breaks():
    def put(s):
        put_tiles(s, ["bbbb", "yyyy"], "oo", marker=YOU)
        s.glaziers[ME] = 4

    match = table(put)

    assert sensed(match, "take 1 blue") > sensed(match, "take 2 yellow")


def test_a_strip_that_can_no_longer_be_reached_is_worth_nothing():
    def put(s):
        put_tiles(s, ["bbbb"], "oo", marker=YOU)
        put_glass(s, ME, 1, "bpbp.")
        put_windows(s, ME, {3: "gb"})
        s.glaziers[ME] = 4

    lost, open_way = table(put), table(put, gaps="free")

    worth = [match.engine.evaluate(match.state, match.c, ME) for match in (lost, open_way)]
    assert worth[1] > worth[0]


def test_greedy_play_beats_random_play():
    """Over ten matches the sum of points; the greedy seat changes."""
    greedy = by_chance = 0
    for number in range(10):
        match = a_match("sintra", 2, key=key_of(number), compiled=True)
        mine = number % 2
        while not match.over:
            options = match.legal()
            if match.actor == mine:
                action = max(options, key=lambda a: sensed(match, match.game.actions.notation(a)))
            else:
                action = options[(7 * len(match.plies) + number) % len(options)]
            match.play(action)
        points, _ = match.outcome()
        greedy += points[mine]
        by_chance += points[1 - mine]

    assert greedy > by_chance + 10 * 10
