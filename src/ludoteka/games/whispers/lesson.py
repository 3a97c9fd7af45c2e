"""The worked examples as positions: the tests' vectors and the interactive lessons."""

from collections.abc import Callable

from ludoteka.core.game import Lesson
from ludoteka.games.whispers.names import EMPIRES, POSTS, REGIONS
from ludoteka.games.whispers.parts import POSITION_COUNT, Parts
from ludoteka.games.whispers.position import act_at, set_agents, set_armies, set_hand, set_loyalty
from ludoteka.games.whispers.rules.choices import most_number
from ludoteka.games.whispers.rules.council import controller
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.scoring import agent_points, score_of
from ludoteka.games.whispers.state import EXPOSING, REVEAL_PHASE, State

ME, YOU = 0, 1
Place = Callable[[State, Parts], None]
Answer = Callable[[State, State, Parts], int]

SEVENTEEN = "HO8=elephant:1 LI5=eagle:1 HO10=eagle:1"
"""cities: Lion 2, Elephant 3, Bear 1, Eagle 4, Horse 2"""


def _position(armies: str, agents: str, post: str, hand: str = "") -> Place:
    def place(s: State, c: Parts) -> None:
        set_armies(s, c, armies)
        set_agents(s, agents)
        set_hand(s, ME, hand)
        act_at(s, post)

    return place


def _banners(region: str) -> Answer:
    return lambda _before, after, _c: after.banners[REGIONS.index(region)]


def _posts_of_me(before: State, _after: State, _c: Parts) -> int:
    """How many posts of the acting council I decide for."""
    council = before.marker // POSITION_COUNT * POSITION_COUNT
    return sum(controller(before, council + i) == ME for i in range(POSITION_COUNT))


def _cities(empire: str) -> Answer:
    return lambda _before, after, c: cities_of(after, c, EMPIRES.index(empire))


def _score_of_seventeen(s: State, c: Parts) -> None:
    set_armies(s, c, SEVENTEEN)
    set_agents(s, f"bear.sheriff={ME}")
    set_loyalty(s, ME, "lion elephant bear eagle horse")
    act_at(s, "bear.sheriff")


def _agent_in_a_brown_region(s: State, c: Parts) -> None:
    set_armies(s, c, "HO2=bear:2")
    set_agents(s, f"bear.sheriff={ME}")
    set_loyalty(s, ME, "bear lion elephant eagle horse")
    s.region_agents[ME] = 1 << REGIONS.index("HO2")
    act_at(s, "bear.sheriff")


def _about_to_expose(s: State, c: Parts) -> None:
    set_armies(s, c, "")
    set_loyalty(s, YOU, "lion elephant bear eagle horse")
    s.step, s.actor, s.first, s.turns, s.marker = EXPOSING, ME, ME, 0, REVEAL_PHASE


def _example(
    number: str,
    rules: str,
    place: Place,
    moves: str,
    choices: tuple[int, ...],
    answer: Answer,
    options: dict[str, str | int] | None = None,
) -> Lesson:
    return Lesson(
        id=f"WOW-EX{number}",
        rules=tuple(f"WOW-{rule}" for rule in rules.split()),
        seats=2,
        place=place,
        moves=tuple(move for move in moves.split(", ") if move),
        choices=choices,
        answer=answer,
        options=options or {},
    )


_battle = _position(
    "HO2=horse:3 HO1=bear:2", f"horse.marshal={ME} horse.chancellor={YOU}", "horse.marshal"
)
_fort = _position(
    "HO2=bear:4 HO3=horse:2", f"bear.marshal={ME} bear.chancellor={YOU}", "bear.marshal"
)
_supply = _position("HO1=horse:4 BE3=bear:6", f"horse.sheriff={ME}", "horse.sheriff")
_council = _position("BE1=bear:3", f"bear.sheriff={YOU} bear.chancellor={ME}", "bear.sheriff")
_segments = _position("BE1=bear:3", f"bear.steward={ME} bear.chancellor={YOU}", "bear.sheriff")
_conquest = _position("HO1=bear:1", f"bear.sheriff={ME}", "bear.sheriff")
_conquered = _position("HO2=bear:4", f"bear.marshal={ME}", "bear.marshal")
_sacrifice = _position(
    "HO2=bear:2 HO3=horse:5",
    f"bear.marshal={ME} bear.chancellor={YOU}",
    "bear.marshal",
    "bear-lion bear-eagle",
)
_reinforced = _position(
    "HO2=horse:2 HO9=horse:5 LI3=lion:4",
    f"horse.marshal={ME} horse.chancellor={YOU}",
    "horse.marshal",
    "elephant-lion lion-bear",
)
_last_banner = _position(
    "BE1=bear:6 BE3=bear:6 BE5=bear:6 BE2=bear:1",
    f"bear.steward={ME} bear.chancellor={YOU}",
    "bear.steward",
)
_changing_places = _position(
    "EA1=eagle:2", f"eagle.chancellor={ME} eagle.steward={YOU}", "eagle.chancellor"
)

LESSONS: tuple[Lesson, ...] = (
    _example("04", "052", _council, "", (1, 2, 3), _posts_of_me),
    _example("05", "052", _segments, "", (1, 2, 4), _posts_of_me),
    _example("07", "060 062", _conquest, "", (0, 1, 2), _cities("bear")),
    _example(
        "10", "085 086", _battle, "act attack, target HO1, number 3", (0, 1, 3), _banners("HO1")
    ),
    _example(
        "11", "084 085", _fort, "act attack, target HO3, number 3", (0, 1, 2), _banners("HO3")
    ),
    _example(
        "08",
        "082",
        _conquered,
        "act attack, target HO3",
        (1, 3, 4),
        lambda _before, after, c: most_number(after, c),
    ),
    _example(
        "12", "110", _supply, "act add_1_per_farm, place HO1, place HO1", (4, 5, 6), _banners("HO1")
    ),
    _example("25", "072", _last_banner, "act add_2, place BE1", (6, 7, 8), _banners("BE1")),
    _example(
        "18",
        "151",
        _sacrifice,
        "act attack, target HO3, play bear-lion double",
        (0, 4, 5),
        _banners("HO3"),
    ),
    _example(
        "23",
        "167",
        _reinforced,
        "act attack, target LI3, number 2, play elephant-lion mixed, number 5",
        (0, 3, 7),
        _banners("LI3"),
    ),
    _example(
        "28",
        "076",
        _changing_places,
        "act move_agent, post eagle.steward",
        (ME, YOU),
        lambda _before, after, _c: after.posts[POSTS.index("eagle.chancellor")],
    ),
    _example(
        "03",
        "181",
        _score_of_seventeen,
        "",
        (15, 17, 19),
        lambda before, _after, c: score_of(before, c, ME),
    ),
    _example(
        "15",
        "202",
        _agent_in_a_brown_region,
        "",
        (0, 3, 4),
        lambda before, _after, c: agent_points(before, c, ME),
        {"agents_in_regions": "on"},
    ),
    _example(
        "16",
        "232",
        _about_to_expose,
        "expose lion",
        (1, 3, 4),
        lambda _before, after, _c: after.bonus[ME],
        {"counter_intelligence": "on"},
    ),
)
