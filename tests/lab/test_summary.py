"""The tables and the report: known intervals, a known ladder, a page that needs nothing else."""

from collections import Counter
from html.parser import HTMLParser

import msgspec
import numpy as np
import pytest

from ludoteka.core.game import setting
from ludoteka.core.registry import meta
from ludoteka.lab.plots import Mark, linear, seconds, times
from ludoteka.lab.ratings import mean_interval, wilson
from ludoteka.lab.report import html, markdown, shares
from ludoteka.lab.results import Fixture, Plan, Played, Record, Run, bucket, seconds_of
from ludoteka.lab.summary import percentile, tables

LADDER = ["random", "easy", "hard", "expert"]
"""each twice as strong as the one below"""


@pytest.fixture(autouse=True)
def _few_samples(monkeypatch):
    """Enough for these tests, and four times as quick."""
    monkeypatch.setattr("ludoteka.lab.ratings.RESAMPLED", 25)


def a_match(first, second, deal, seat, seats, chance, number=0) -> Played:
    """Drawn from the strengths, without a game: who wins, then the seats in order."""
    names = [first if s == seat else second for s in range(seats)]
    weights = np.array([2.0 ** LADDER.index(name) for name in names])
    winner = int(chance.choice(seats, p=weights / weights.sum()))
    places = [0 if s == winner else 1 for s in range(seats)]
    points = [10 * LADDER.index(name) for name in names]
    times = {name: {bucket(0.001): 98, bucket(0.1): 2} for name in names}
    return Played(Fixture(number, first, second, deal, seat), points, places, times)


def a_record(seats=2, games=200, seed=1, bots=LADDER) -> Record:
    chance = np.random.default_rng(seed)
    played = [
        a_match(bots[b], bots[a], *divmod(number, seats), seats, chance)
        for number in range(games)
        for a in range(len(bots))
        for b in range(a + 1, len(bots))
    ]
    agreed = setting(meta("nizam"), seats)
    plan = Plan("nizam", 1, [agreed], list(bots), "all", games, seed)
    return Record(plan, [Run("0123abcd")], played)


def a_solo_record() -> Record:
    agreed = setting(meta("nizam"), 1)
    played = [
        Played(Fixture(0, "easy", "", deal, 0), [deal], [0], {"easy": {bucket(0.001): 1}})
        for deal in range(20)
    ]
    return Record(Plan("nizam", 1, [agreed], ["easy"], "all", 20, 1), [], played)


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_order_a_known_ladder(seats):
    (table,) = tables([a_record(seats)])

    assert LADDER[::-1] == [rating.bot for rating in table.ratings]
    assert all(r.low <= r.mu <= r.high for r in table.ratings)
    for above, below in zip(table.ratings, table.ratings[1:], strict=False):
        assert above.low > below.high


def test_equal_bots_are_not_told_apart():
    chance = np.random.default_rng(1)
    record = a_record(games=0)
    for number in range(400):
        match = a_match("easy", "easy", *divmod(number, 2), 2, chance)
        names = msgspec.structs.replace(match.fixture, first="easy", second="hard")
        record.played.append(
            msgspec.structs.replace(match, fixture=names, times={"easy": {}, "hard": {}})
        )
    (table,) = tables([record])
    (pair,) = table.pairs
    strong, weak = table.ratings

    assert not pair.is_clear
    assert strong.low < weak.high


def test_deals_of_other_seeds_are_other_deals():
    alone, other = a_record(games=40, seed=1), a_record(games=40, seed=2)

    (one,), (both,) = tables([alone]), tables([alone, other])

    assert 2 * one.matches == both.matches
    width = [sum(r.high - r.low for r in table.ratings) for table in (one, both)]
    assert width[1] < width[0], "twice as many deals to draw from"


def test_the_table_does_not_depend_on_the_order_in_which_matches_ended():
    record = a_record(games=20)
    turned = msgspec.structs.replace(record, played=record.played[::-1])

    assert tables([record]) == tables([turned])


def test_files_of_one_setting_are_counted_together_and_no_match_twice():
    parts = [a_record(games=20, seed=1), a_record(games=20, seed=2), a_record(games=20, seed=1)]
    other = a_record(seats=3, games=3)

    two, three = tables([*parts, other])

    assert {40} == {pair.games for pair in two.pairs}
    assert [1, 2] == two.seeds
    assert ("nizam, 2 seats", "nizam, 3 seats") == (two.title, three.title)


def test_wilson_interval_of_a_known_case():
    """Eight of ten: 49.0 % to 94.3 %."""
    low, high = wilson(8, 10)

    assert (0.490, 0.943) == (round(low, 3), round(high, 3))


def test_bootstrap_interval_of_a_mean_is_near_the_normal_one():
    """100 draws of a normal with mean 50 and deviation 10: about two to either side."""
    values = np.random.default_rng(1).normal(50, 10, 100)
    low, high = mean_interval(list(values))
    spread = 1.96 * values.std() / 10

    assert abs(low - (values.mean() - spread)) < 0.2
    assert abs(high - (values.mean() + spread)) < 0.2


def test_percentiles_of_times_are_kept_to_a_few_per_cent():
    sizes = Counter({bucket(0.001): 98, bucket(0.25): 2})

    assert abs(percentile(sizes, 0.5) / 0.001 - 1) < 0.03
    assert abs(percentile(sizes, 0.99) / 0.25 - 1) < 0.03
    assert 0 == percentile(Counter(), 0.5)
    assert abs(seconds_of(bucket(0.0371)) / 0.0371 - 1) < 0.03


def test_what_the_first_bot_did_not_win_the_others_shared():
    (table,) = tables([a_record(seats=4, games=8)])
    pair = table.pairs[0]
    rate, _, _ = shares(table.pairs)[pair.second, pair.first]

    assert abs(pair.rate + 3 * rate - 1) < 1e-9


def test_axes_have_round_ticks_around_all_marks():
    marks = [Mark("a", 3, 1.2, 4, ""), Mark("b", 17, 12, 19.5, "")]

    assert ["0", "5", "10", "15", "20"] == [label for _, label in linear(marks).ticks]
    assert (0, 1) == (linear(marks).at(0), linear(marks).at(20))
    quick = [Mark("a", 0.002, 0.002, 0.3, "")]
    assert ["1 ms", "10 ms", "100 ms", "1 s"] == [label for _, label in times(quick).ticks]
    assert ("950 µs", "12 ms", "1.5 s") == (seconds(0.00095), seconds(0.0121), seconds(1.52))


class Page(HTMLParser):
    """Every tag is closed, and nothing points out of the page."""

    EMPTY = ("meta", "line", "circle")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: Counter[str] = Counter()
        self.links: list[str] = []
        self.words = ""

    def handle_starttag(self, tag, attrs):
        self.counts[tag] += 1
        self.links += [name for name, _ in attrs if name in {"src", "href", "xlink:href"}]
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.counts[tag] += 1

    def handle_endtag(self, tag):
        assert tag == self.open.pop()

    def handle_data(self, data):
        self.words += data


def test_the_page_is_whole_and_needs_nothing_else():
    page = Page()
    text = html(tables([a_record(games=20), a_solo_record()]))
    page.feed(text)

    assert [] == page.open
    assert [] == page.links
    assert "http" not in text
    assert "url(" not in text
    assert 5 == page.counts["svg"]
    assert "nizam, 2 seats" in page.words
    assert "prefers-color-scheme: dark" in text


def test_names_of_bots_cannot_break_the_page():
    record = a_solo_record()
    named = [
        msgspec.structs.replace(
            p, fixture=msgspec.structs.replace(p.fixture, first="<b>"), times={"<b>": {-10: 1}}
        )
        for p in record.played
    ]
    plan = msgspec.structs.replace(record.plan, bots=["<b>"])

    assert "<b>" not in html(tables([Record(plan, [], named)]))


def test_markdown_has_a_chapter_for_each_setting():
    text = markdown(tables([a_record(games=20), a_solo_record()]))

    assert ["### nizam, 2 seats", "### nizam, 1 seat"] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
    assert "| easy | 20 | – | 9.5 (" in text
