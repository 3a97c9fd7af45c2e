"""The drawn map against the pack: two regions touch exactly when they are neighbours."""

import json
import re
from itertools import combinations
from pathlib import Path

from ludoteka.core.registry import game

MAP = json.loads(
    (Path(__file__).parents[3] / "web/games/whispers/map.json").read_text(encoding="utf-8")
)
PACK = game("whispers").pack.data
NEAR = 0.35
"""paths are written with one decimal; shared corners may differ by rounding"""


def corners(path: str) -> list[tuple[float, float]]:
    """The points of a path of one `M` and relative lines."""
    start, _, rest = path.removeprefix("M").partition("l")
    x, y = (float(number) for number in start.split())
    points = [(x, y)]
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", rest)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def is_inside(point: list[float], polygon: list[tuple[float, float]]) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


POLYGONS = {name: corners(region["path"]) for name, region in MAP["regions"].items()}


def shared(a: str, b: str) -> int:
    return sum(
        any(abs(x - u) < NEAR and abs(y - v) < NEAR for u, v in POLYGONS[b]) for x, y in POLYGONS[a]
    )


def test_the_map_has_the_regions_of_the_pack_in_their_empires():
    assert {r["id"]: r["empire"] for r in PACK["region"]} == {
        name: region["empire"] for name, region in MAP["regions"].items()
    }


def test_exactly_the_69_borders_of_the_pack_are_drawn_and_touch():
    listed = {frozenset((r["id"], other)) for r in PACK["region"] for other in r["adjacent"]}
    drawn = {frozenset((border["a"], border["b"])) for border in MAP["borders"]}
    touching = {frozenset(pair) for pair in combinations(POLYGONS, 2) if shared(*pair) > 1}

    assert 69 == len(listed)
    assert listed == drawn
    assert listed == touching


def test_every_symbol_has_a_place_inside_its_region():
    for row in PACK["region"]:
        drawn = MAP["regions"][row["id"]]
        for symbol in ("city", "farm", "fort"):
            assert bool(row[symbol]) == (drawn[symbol] is not None)
        for place in ("banners", "agent", "city", "farm", "fort"):
            if drawn[place] is not None:
                assert is_inside(drawn[place], POLYGONS[row["id"]]), (row["id"], place)
