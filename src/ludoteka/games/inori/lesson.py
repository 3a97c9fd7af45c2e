"""The rulebook's worked examples as positions: the tests' vectors and the interactive lessons.

Where the pack has no such space without a cost, the lesson pays it first.
"""

from collections.abc import Callable

from ludoteka.core.game import Lesson
from ludoteka.games.inori.arrange import (
    begin,
    build_altar,
    colour,
    give,
    go_to_season,
    hold,
    journey_card,
    lay_card,
    spend_elders,
    stand,
)
from ludoteka.games.inori.favours import count_of, owned_colours
from ludoteka.games.inori.parts import SPACES_A_CARD, Parts
from ludoteka.games.inori.placing import may_place
from ludoteka.games.inori.scoring import score_of
from ludoteka.games.inori.spaces import elders_at
from ludoteka.games.inori.state import FROM_CARDS, FROM_SEASON, FROM_TREE, State

ME, SECOND, THIRD = 0, 1, 2
Place = Callable[[State, Parts], None]
Answer = Callable[[State, State, Parts], int]


def _count(name: str) -> Answer:
    def answer(before: State, after: State, c: Parts) -> int:
        return count_of(after, c, ME, colour(name))

    return answer


def _scored(before: State, after: State, c: Parts) -> int:
    return after.earned[ME, FROM_CARDS] + after.earned[ME, FROM_TREE]


def _scored_at_season_end(before: State, after: State, c: Parts) -> int:
    return after.earned[ME, FROM_SEASON]


def _places_on_first_card(before: State, after: State, c: Parts) -> int:
    owned = owned_colours(before, c, ME)
    return sum(may_place(before, c, at, owned) for at in range(SPACES_A_CARD))


def _final_score_of_second(before: State, after: State, c: Parts) -> int:
    return score_of(after, SECOND)


def _score_of_chooser(before: State, after: State, c: Parts) -> int:
    return score_of(after, after.actor)


def _cards_with_second(before: State, after: State, c: Parts) -> int:
    return sum(elders_at(after, slot) >> SECOND & 1 for slot in range(3))


def cost_yellow(yellow: int) -> Place:
    """C1 costs a yellow favour for three grey ones."""

    def place(s: State, c: Parts) -> None:
        begin(s)
        lay_card(s, "C1", journey_card("grey", 2))
        give(s, ME, yellow=yellow, blue=1)

    return place


def four_colours(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("grey", 2))
    give(s, ME, green=2, blue=3, red=1, purple=1)


def six_red(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("red", 3))
    give(s, ME, red=6, blue=1)


def empty_site(s: State, c: Parts) -> None:
    begin(s)


def yellow_altar(s: State, c: Parts) -> None:
    begin(s)
    build_altar(s, "T1", "yellow")
    give(s, ME, yellow=1, blue=2)


def hidden_red(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("red", 4))
    give(s, ME, red=4, blue=1)
    hold(s, ME, "double-red")


def journey_from_purple(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("purple", 3))
    lay_card(s, "C2", journey_card("red", 3))
    lay_card(s, "C3", journey_card("yellow", 3))
    stand(s, SECOND, "C1.1")
    hold(s, ME, "journey-purple")


def last_place_on_green(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("green", 4))
    stand(s, SECOND, "C1.2")
    stand(s, ME, "C1.3")
    give(s, ME, green=1)
    give(s, SECOND, green=2)
    give(s, THIRD, green=4)
    _everybody_but_me_is_done(s)


def open_place_on_yellow(s: State, c: Parts) -> None:
    begin(s)
    lay_card(s, "C1", journey_card("yellow", 3))
    stand(s, ME, "C1.1")
    give(s, ME, yellow=4, purple=2)
    _everybody_but_me_is_done(s)


def season_card_blue(s: State, c: Parts) -> None:
    begin(s)
    go_to_season(s, 2, (2, 1, 3))
    stand(s, ME, "N2.1")
    give(s, ME, green=3, blue=1)
    give(s, SECOND, green=5)
    _everybody_but_me_is_done(s)


def _scored_in_second_season(before: State, after: State, c: Parts) -> int:
    return after.earned[ME, FROM_SEASON + 1]


def fewest_points(s: State, c: Parts) -> None:
    begin(s)
    for seat, points in enumerate((9, 5, 7)):
        s.earned[seat, FROM_CARDS] = points
    _everybody_but_me_is_done(s)


def _everybody_but_me_is_done(s: State) -> None:
    spend_elders(s, ME, keep=1)
    for seat in range(1, s.seats):
        spend_elders(s, seat)


def final_scoring(s: State, c: Parts) -> None:
    """The rulebook's table: seat 0 has 32 points, seat 1 has 28, seat 2 has 24."""
    begin(s)
    go_to_season(s, 4)
    altars = {"T1": "yellow", "T3": "green", "T4": "purple", "T5": "blue", "T6": "grey"}
    for site, name in altars.items():
        build_altar(s, site, name)
    lay_card(s, "C1", journey_card("purple", 2))
    give(s, 0, yellow=1, green=1, purple=3, blue=4, red=3)
    give(s, 1, yellow=3, green=2, purple=1, blue=2, grey=1)
    give(s, 2, yellow=1, green=2, purple=3, grey=4)
    for seat, points in enumerate((32, 28, 24)):
        s.earned[seat, FROM_CARDS] = points
    stand(s, ME, "T6")
    _everybody_but_me_is_done(s)


def _lesson(
    number: str,
    place: Place,
    moves: str,
    choices: tuple[int, ...],
    answer: Answer,
    *rules: str,
    seats: int = 3,
) -> Lesson:
    return Lesson(
        id=f"INO-EX{number}",
        rules=rules,
        seats=seats,
        place=place,
        moves=tuple(filter(None, moves.split(", "))),
        choices=choices,
        answer=answer,
    )


LESSONS: tuple[Lesson, ...] = (
    _lesson("01", cost_yellow(1), "place C1.1", (0, 2, 3), _count("grey"), "INO-050", "INO-051"),
    _lesson("02", cost_yellow(0), "", (1, 2, 3), _places_on_first_card, "INO-054"),
    _lesson("03", four_colours, "place C1.2", (3, 4, 7), _scored, "INO-064"),
    _lesson("04", six_red, "place C1.3", (5, 6, 7), _scored, "INO-052", "INO-066", "INO-067"),
    _lesson(
        "05", empty_site, "place T6, altar blue", (1, 2, 3), _count("blue"), "INO-082", "INO-094"
    ),
    _lesson(
        "06",
        yellow_altar,
        "place T1, gain yellow, gain yellow",
        (1, 2, 3),
        _count("yellow"),
        "INO-085",
        "INO-089",
    ),
    _lesson("07", hidden_red, "reveal red, place C1.3", (4, 5, 6), _scored, "INO-102", "INO-065"),
    _lesson(
        "08",
        journey_from_purple,
        "play_journey purple, target C2.3",
        (0, 1, 2),
        _cards_with_second,
        "INO-109",
        "INO-110",
    ),
    _lesson(
        "09",
        last_place_on_green,
        "place C1.1",
        (0, 3, 6),
        _scored_at_season_end,
        "INO-121",
        "INO-122",
    ),
    _lesson("10", open_place_on_yellow, "place C2.1", (0, 2, 4), _scored_at_season_end, "INO-124"),
    _lesson("11", season_card_blue, "place C2.1", (0, 1, 3), _scored_in_second_season, "INO-125"),
    _lesson("12", fewest_points, "place C1.1", (5, 7, 9), _score_of_chooser, "INO-140", "INO-141"),
    _lesson(
        "13",
        final_scoring,
        "place C1.3",
        (39, 43, 45),
        _final_score_of_second,
        "INO-151",
        "INO-153",
    ),
)
