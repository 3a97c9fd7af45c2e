"""Bots: legal, repeatable, honest, and another one for each level."""

from itertools import islice

import pytest

from ludoteka.bots import bot as bots
from ludoteka.bots.advice.hints import adviser
from ludoteka.bots.bot import GreedyBot, RandomBot, SearchBot
from ludoteka.bots.levels import LEVELS, bot, note
from ludoteka.bots.search import guided
from ludoteka.bots.search.guided import GuidedBot
from ludoteka.bots.search.kernels import Growth
from ludoteka.bots.search.planner import PlannerBot
from ludoteka.bots.tuning import tuning
from ludoteka.core.errors import UnknownName
from ludoteka.core.registry import GAMES, folder, game
from tests.conformance.test_secrecy import some_positions
from tests.kit import a_match, key_of

BOTS = (
    RandomBot(),
    GreedyBot(),
    GreedyBot(notices=3),
    SearchBot(simulations=40),
    GuidedBot(simulations=24),
)
EVERY = 4
"""positions of which a bot thinks about one"""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", BOTS, ids=lambda b: type(b).__name__)
def test_a_bot_decides_the_same_where_its_seat_cannot_tell_the_difference(name, player):
    """Two states that look alike to the seat give the same action with the same seed."""
    for match in islice(some_positions(name, 2), 0, None, EVERY):
        if match.over:
            continue
        seat = match.actor
        one, two = match.concealed(seat, key_of(1)), match.concealed(seat, key_of(2))
        action = player.decide(match.engine, one, match.c, b"seed")
        assert action == player.decide(match.engine, two, match.c, b"seed")
        assert match.mask[action]


def test_search_on_threads_adds_up_its_trees():
    match = a_match("nizam", 2, compiled=True)
    s = match.concealed(match.actor, key_of(1))

    visits = SearchBot(simulations=200, threads=2, horizon=-1).visits(
        match.engine, s, match.c, b"x"
    )

    assert 400 == sum(count for count, _ in visits.values())
    assert all(0 <= reward <= 1 for _, reward in visits.values())


def test_trees_of_threads_go_on_also_where_one_of_them_never_tried_the_action():
    match = a_match("portals", 2, compiled=True)
    player = SearchBot(simulations=2, threads=3, horizon=-1)

    for _ in range(12):
        s = match.concealed(match.actor, key_of(1))
        match.play(player.decide(match.engine, s, match.c, key_of(len(match.plies))))


@pytest.mark.parametrize(
    ("name", "player"),
    [
        *((name, SearchBot(simulations=600, recalls=False)) for name in ("nizam", "portals")),
        *((name, GuidedBot(simulations=96)) for name in ("inori", "sintra")),
    ],
)
def test_a_search_stops_where_the_rest_could_not_change_its_decision(name, player, monkeypatch):
    """What it decides is what all of its simulations would have said."""
    monkeypatch.setattr(bots, "SLICE", 50)
    monkeypatch.setattr(guided, "_recall", guided.Recall())
    settled = []
    real = Growth.settled
    monkeypatch.setattr(Growth, "settled", lambda *a: settled.append(real(*a)) or settled[-1])
    for match in islice(some_positions(name, 2), 0, None, EVERY):
        if match.over:
            continue
        s = match.concealed(match.actor, key_of(1))
        favourite = bots.by_preference(player.visits(match.engine, s, match.c, b"x"))[0]
        assert favourite == player.decide(match.engine, s, match.c, b"x")

    assert any(settled)


def test_search_by_the_clock_decides_on_a_legal_action():
    match = a_match("nizam", 2, compiled=True)
    s = match.concealed(match.actor, key_of(1))

    assert match.mask[SearchBot(seconds=0.05).decide(match.engine, s, match.c, b"x")]


def test_search_finds_the_run_that_wins_most_at_once():
    """NIZ-EX01: column 3 up makes nine points."""
    from ludoteka.games.nizam.arrange import arrange
    from tests.kit import arranged

    match = a_match("nizam", 2, compiled=True)
    arranged(match, lambda s, c: arrange(s, c, "RRSRT/SERMB/TBOQM/QMTBO/OSQST", "SMM"))

    for player in (GreedyBot(), SearchBot(simulations=500)):
        s = match.concealed(0, key_of(1))
        action = player.decide(match.engine, s, match.c, b"x")
        assert "shift c2U" == match.game.actions.notation(action)


def test_who_notices_few_options_takes_what_looks_best_among_them():
    match = a_match("nizam", 2, compiled=True)
    s = match.concealed(match.actor, key_of(1))
    seeds = [bytes([number]) for number in range(60)]

    def chosen(notices: int | None) -> set[int]:
        player = GreedyBot(notices=notices)
        return {player.decide(match.engine, s, match.c, seed) for seed in seeds}

    everything, count = chosen(None), int(match.mask.sum())
    assert everything == chosen(count)
    assert everything < chosen(count // 2) < chosen(1), "the fewer it notices, the more it misses"


@pytest.mark.parametrize("name", ["inori", "whispers"])
def test_where_networks_do_not_fit_the_levels_still_differ(name):
    hard, expert = (bot(name, level).otherwise for level in ("hard", "expert"))

    assert SearchBot(simulations=600) == hard
    assert SearchBot(simulations=3000) == expert


def test_a_network_that_is_stronger_at_two_seats_plays_there_only():
    expert = bot("sintra", "expert", 2)
    plain = SearchBot(simulations=60_000)

    assert isinstance(expert, GuidedBot)
    assert plain == expert.otherwise, "where the network does not fit, the strongest search"
    assert plain == bot("sintra", "expert", 3) == bot("sintra", "expert", 4)
    assert bot("sintra", "hard", 2) == bot("sintra", "hard", 4)


def test_a_network_of_its_own_leads_the_expert_at_two_seats():
    pair, more = bot("whispers", "expert", 2), bot("whispers", "expert", 4)
    played = game("whispers")

    assert pair.network.path == played.folder / "network-pair.npz"
    assert pair.misfit(played, played.build(played.pack)) == ""
    assert more.network.path is None
    assert more == pair.otherwise, "without that network, the game's own leads"
    assert isinstance(adviser(played, a_match("whispers", 4).state, 100), GuidedBot)


@pytest.mark.parametrize(("seats", "kind"), [(2, GuidedBot), (4, SearchBot)])
def test_who_advises_is_of_the_kind_that_is_strongest_at_the_table(seats, kind):
    match = a_match("sintra", seats)

    assert isinstance(adviser(match.game, match.state, 100), kind)


def test_every_level_has_a_bot_and_others_are_refused():
    assert all(4 == len({bot(name, level) for level in LEVELS}) for name in GAMES)
    assert SearchBot(simulations=77) == bot("nizam", "search:77")
    for level in ("grandmaster", "search:0", "search:many", "guided:0", "search:9@mine.npz"):
        with pytest.raises(UnknownName, match="unknown level"):
            bot("nizam", level)


@pytest.mark.parametrize("name", [n for n in GAMES if "expert-1" in tuning(folder(n)).earlier])
def test_the_first_expert_can_always_be_played_against(name):
    """It is named in the game's folder, and any network that it asks lies there and fits."""
    first = bot(name, "expert-1")
    played = game(name)

    assert note(played, "expert-1", played.build(played.pack), 2) == ""
    if name == "portals":
        assert isinstance(first, PlannerBot), "alone it plans"
        first = first.otherwise
    assert first.simulations >= 1600
