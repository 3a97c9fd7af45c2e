"""Chapter 4: the agent phase, and agents in regions (9.1)."""

from ludoteka.games.whispers.names import POSTS, REGIONS
from ludoteka.games.whispers.rules.agents import agent_count
from ludoteka.games.whispers.scoring import agent_points, score_of
from tests.games.whispers.table import ME, YOU, agent, at, is_well, marker, play, step, whispers
from tests.kit import legal, refreshed, refusal


def seat_agents(match, count=None):
    """All deploy on the first free positions until the phase ends."""
    while step(match) == "deploy" and count != 0:
        play(match, min(legal(match), key=lambda a: POSTS.index(a.split()[1])))
        count = None if count is None else count - 1
    return match


def test_wow_040_042_a_free_position_of_any_council_takes_one_agent():
    match = whispers()
    first = match.actor

    assert {f"deploy {post}" for post in POSTS} == legal(match)
    play(match, "deploy eagle.steward")

    assert first == agent(match, "eagle.steward")
    assert 1 - first == match.actor
    assert "WOW-042" == refusal(match, "deploy eagle.steward")


def test_wow_043_two_agents_each_with_two_players_three():
    for seats, placed in ((2, 3), (3, 2), (4, 2)):
        match = whispers(seats)
        for _ in range(seats * placed):
            assert "deploy" == step(match)
            play(match, min(legal(match)))
        assert "deploy" != step(match)
        assert [placed] * seats == [agent_count(match.state, seat) for seat in range(seats)]


def test_wow_042_agents_are_placed_one_at_a_time_in_turn_order():
    match = whispers(3)
    first = match.state.first
    order = []
    while step(match) == "deploy":
        order.append(match.actor)
        play(match, max(legal(match)))

    assert [(first + i) % 3 for i in range(6)] == order


def second_round(seats=2, **options):
    """Everybody stands ready to remove an agent."""
    from ludoteka.games.whispers.rules.course import next_round

    match = whispers(seats, **options)
    s = match.state
    for i in range(seats * 3):
        s.posts[i] = i % seats
    s.first = ME
    next_round(s)
    return refreshed(match)


def test_wow_041_from_round_two_each_player_removes_exactly_one_own_agent():
    match = second_round()

    assert ("remove", ME) == (step(match), match.actor)
    assert {"remove bear.sheriff", "remove bear.marshal", "remove eagle.sheriff"} == legal(match)
    assert "WOW-041" == refusal(match, "remove bear.steward")
    play(match, "remove bear.sheriff", "remove bear.steward")

    assert "deploy" == step(match)
    assert [2, 2] == [agent_count(match.state, seat) for seat in range(2)]
    assert "deploy bear.sheriff" in legal(match)


def test_wow_e01_with_four_players_all_20_positions_are_taken_in_round_four():
    assert 20 == 4 * (2 + 3 * (2 - 1))
    match = whispers(4)
    s = match.state
    for i in range(16 - 4):
        s.posts[i] = i % 4
    s.current_round = 4
    from ludoteka.games.whispers.rules.course import begin_turns
    from ludoteka.games.whispers.state import DEPLOY_AGENT

    begin_turns(s, DEPLOY_AGENT)
    refreshed(match)
    seat_agents(match, 8)

    assert -1 not in match.state.posts.tolist()
    from ludoteka.games.whispers.rules.council import posts_for_eagle

    assert 0 == posts_for_eagle(match.state)


def test_wow_e02_with_two_players_each_has_nine_agents_in_round_four():
    match = whispers(2)
    counts = []
    while not match.over:
        if step(match) == "act" and (not counts or counts[-1][0] != match.state.current_round):
            counts.append((match.state.current_round, agent_count(match.state, ME)))
        play(match, min(legal(match)))

    assert [(1, 3), (2, 5), (3, 7), (4, 9)] == counts


def test_wow_200_an_agent_may_go_into_any_region():
    match = whispers(agents_in_regions="on")

    assert 60 == len(legal(match))
    seat = match.actor
    play(match, "deploy HO1")

    assert 1 << REGIONS.index("HO1") == match.state.region_agents[seat]
    assert "deploy HO1" in legal(match)
    assert is_well(match)


def test_wow_042_200_without_the_advanced_rule_regions_are_closed():
    assert "WOW-042" == refusal(whispers(), "deploy HO1")


def test_wow_201_a35_two_regions_at_most_and_none_twice():
    match = whispers(agents_in_regions="on")
    play(match, "deploy HO1", "deploy HO1")

    assert "WOW-201" == refusal(match, "deploy HO1")
    play(match, "deploy HO2", "deploy HO3")

    assert "WOW-201" == refusal(match, "deploy HO4")
    assert {f"deploy {post}" for post in POSTS} == legal(match)


def test_wow_203_an_agent_in_a_region_may_be_the_one_removed():
    match = second_round(agents_in_regions="on")
    match.state.region_agents[ME] = 1 << REGIONS.index("LI3")
    refreshed(match)

    play(match, "remove LI3")

    assert 0 == match.state.region_agents[ME]


def test_wow_202_ex15_an_agent_in_a_region_counts_as_a_city_for_its_owner_only():
    """Raven's agent in a brown region that Bear holds; Bear is on devout: four points."""
    from ludoteka.games.whispers.position import set_loyalty

    match = at("bear.sheriff", "HO2=bear:2", agents_in_regions="on")
    s, c = match.state, match.c
    set_loyalty(s, ME, "bear lion elephant eagle horse")
    before = score_of(s, c, ME), score_of(s, c, YOU)

    s.region_agents[ME] = 1 << REGIONS.index("HO2")

    assert 4 == agent_points(s, c, ME)
    assert (before[0] + 4, before[1]) == (score_of(s, c, ME), score_of(s, c, YOU))


def test_wow_e29_third_region_agent_same_region_scoring_removal_and_eagle():
    match = at(
        "bear.marshal",
        "BE1=bear:3",
        "eagle-bear",
        agents_in_regions="on",
        agents=f"bear.marshal={ME}",
    )
    match.state.region_agents[ME] = 3
    refreshed(match)
    play(match, "play eagle-bear single")

    assert {f"post {p}" for p in POSTS if p != "bear.marshal"} == legal(match)
    play(match, "post lion.steward")
    assert 3 == match.state.region_agents[ME]
    assert is_well(match)


def test_wow_e03_an_empty_position_is_skipped_unless_an_agent_stands_to_its_right():
    match = whispers(3)
    s = match.state
    s.posts[POSTS.index("eagle.marshal")] = 2
    from ludoteka.games.whispers.rules.council import controller

    controlled = [
        controller(s, POSTS.index(f"eagle.{p}")) for p in ("sheriff", "steward", "marshal")
    ]
    assert [2, 2, 2] == controlled
    assert -1 == controller(s, POSTS.index("eagle.chancellor"))
    from ludoteka.games.whispers.rules.course import advance_marker

    advance_marker(s, match.c)
    assert ("eagle.sheriff", 2) == (marker(match), s.actor)
