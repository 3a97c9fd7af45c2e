"""What the table shows and says (rules.md, section 16): views, previews, log."""

from ludoteka.core.game import SPECTATOR
from ludoteka.games.sintra.arrange import ME, YOU, put_glass, put_tiles, put_windows
from ludoteka.games.sintra.preview import preview
from ludoteka.games.sintra.story import events
from ludoteka.games.sintra.view import view
from tests.games.sintra.table import LAST_TURN, table
from tests.kit import a_match, exercised, key_of, play, random_match


def previewed(match, notation: str):
    action = match.game.actions.parse(notation)
    after = match.state.copy()
    match.engine.apply(after, match.c, action)
    return preview(match.state, match.c, action, after, match.actor)


def told(match, notation: str) -> list[tuple[str, dict]]:
    steps = match.play(match.game.actions.parse(notation))
    return [
        (event.message, event.args)
        for step in steps
        for event in events(step.before, match.c, step.action, step.after, ME)
    ]


def test_sin_r09_everybody_sees_the_same_with_bag_and_tower():
    match = random_match(a_match("sintra", 3, key=key_of(5), compiled=True), 5, most=40)
    s, c = match.state, match.c

    views = [view(s, c, seat) for seat in (SPECTATOR, 0, 1, 2)]

    assert all(seen == views[0] for seen in views)
    assert s.bag.tolist() == list(views[0].bag.values())
    assert s.tower.tolist() == list(views[0].tower.values())
    assert sum(views[0].bag.values()) == views[0].bag_count


def test_the_preview_of_a_take_shows_where_it_fits_and_what_breaks():
    match = table(lambda s: put_tiles(s, ["bbbp", "gggg"]))

    seen = previewed(match, "take 1 blue")

    fits = {
        outlook.slot + 1: (outlook.placed, outlook.breaks, outlook.cost) for outlook in seen.strips
    }
    assert fits == {1: (3, 0, 0), 5: (2, 1, -1), 6: (2, 1, -1), 7: (1, 2, -2)}
    assert seen.to_centre["pink"] == 1
    assert not seen.marker


def test_the_preview_of_the_centre_shows_marker_and_cost():
    def put(s):
        put_tiles(s, ["ggpp"], "yyo")
        s.glaziers[ME] = 6

    seen = previewed(table(put), "take centre yellow")

    assert (True, 2, -4, []) == (seen.marker, seen.breaks, seen.cost, seen.strips)


def test_the_preview_of_a_full_strip_shows_its_points():
    match = play(exercised("sintra", "colour-of-the-round"), "take centre orange")

    outlook = previewed(match, "strip 4").strips[0]

    assert outlook.completes
    assert (7, 5, [3, 4, 6]) == (outlook.points, outlook.window_points, outlook.windows)
    assert ([0, 2, 4], [1, 3]) == (outlook.fields, outlook.colour_fields)
    assert ("upper", ["orange", "yellow"]) == (outlook.pane, outlook.keeps)

    play(match, "strip 4")
    kept = previewed(match, "keep orange").strips[0]
    assert (5, ["orange"]) == (kept.points, kept.keeps)


def test_the_preview_of_a_split_shows_its_fields():
    def put(s):
        put_tiles(s, ["ggpp"], "bb", marker=YOU)
        put_windows(s, ME, {8: "g"})
        s.glaziers[ME] = 7

    match = play(table(put), "take centre blue")

    assert [0, 1] == previewed(match, "jokers 1").strips[0].fields
    assert [1, 3] == previewed(match, "jokers 2").strips[0].fields


def test_the_preview_of_going_back_shows_where_to():
    def put(s):
        put_tiles(s, ["ggpp"])
        s.glaziers[ME] = 4

    assert 0 == previewed(table(put), "back").glazier


def test_the_log_tells_marker_break_bottom_and_round():
    def put(s):
        put_tiles(s, centre="yy")
        s.glaziers[ME], s.track[ME] = 6, 6

    events = told(table(put), "take centre yellow")

    assert [name for name, _ in events] == [
        "takes-from-centre",
        "takes-marker",
        "breaks-all",
        "reaches-bottom",
        "round",
    ]
    assert {"seat": ME, "points": -18} == events[3][1]


def test_the_log_tells_a_full_strip_and_its_window():
    match = exercised("sintra", "colour-of-the-round")

    play(match, "take centre orange")
    events = told(match, "strip 4") + told(match, "keep yellow")

    assert ["places", "completes", "glazes"] == [name for name, _ in events]
    assert [2, 5] == [args["points"] for _, args in events[1:]]
    assert "upper" == events[2][1]["pane"]


def test_the_log_tells_the_final_scoring_of_every_seat():
    match = exercised("sintra", "windows-times-colour")

    play(match, LAST_TURN[0])
    events = told(match, LAST_TURN[1])

    bonus = [args["points"] for name, args in events if name == "final-windows"]
    assert [20, 0] == bonus
    assert "end-six-rounds" == events[-1][0]


def test_the_view_counts_what_the_end_would_bring():
    def put(s):
        put_tiles(s, ["ggpp"])
        put_windows(s, ME, {1: "bb", 2: "bp", 3: "p"})
        put_glass(s, ME, 4, "yg.g.")

    side_b = view(table(put, side="B").state, a_match("sintra", 2).c, ME).seats[ME]
    side_a = view(table(put).state, a_match("sintra", 2).c, ME).seats[ME]

    assert (6, 2, "blue", 3) == (
        side_b.bonus.points,
        side_b.bonus.completed,
        side_b.bonus.colour,
        side_b.bonus.tiles,
    )
    assert [10, 0, 0, 0] == [ornament.points for ornament in side_a.bonus.ornaments]
