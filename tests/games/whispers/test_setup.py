"""Chapter 2: setup."""

from collections import Counter

from ludoteka.games.whispers.names import REGIONS
from ludoteka.games.whispers.rules.council import deed_size
from ludoteka.games.whispers.state import AGENT_PHASE
from tests.games.whispers.table import agent, banners, deck, hand, holder, reserve, step, whispers
from tests.kit import a_match, key_of


def test_wow_021_032_the_marker_starts_at_the_agent_phase_of_the_first_round():
    s = whispers().state

    assert (AGENT_PHASE, 1) == (s.marker, s.current_round)


def test_wow_022_024_ex01_banners_stand_on_their_symbols_and_leave_the_reserve():
    """A yellow region with two banner symbols holds two Lion banners: LI2, LI3, LI9."""
    match = whispers()

    assert [2, 2, 2] == [banners(match, r) for r in ("LI2", "LI3", "LI9")]
    assert "lion" == holder(match, "LI2")
    assert [11, 14, 16, 14, 20] == match.state.reserve.tolist()
    assert 20 - 6 == reserve(match, "lion")


def test_wow_023_027_five_decks_of_eight_and_empty_hands():
    match = whispers(4)

    assert [8] * 5 == [deck(match, e) for e in ("bear", "eagle", "elephant", "lion", "horse")]
    assert [[]] * 4 == [hand(match, seat) for seat in range(4)]
    assert {-1} == {agent(match, "bear.sheriff"), *match.state.posts.tolist()}


def test_wow_025_the_first_player_is_drawn_and_deploys_first():
    firsts = set()
    for number in range(40):
        match = a_match("whispers", 4, key=key_of(number))
        assert match.actor == match.state.first
        firsts.add(match.state.first)

    assert {0, 1, 2, 3} == firsts


def test_wow_026_loyalties_are_dealt_at_random_to_everybody():
    devout = Counter(
        a_match("whispers", 2, key=key_of(number)).state.loyalty[1, 0] for number in range(200)
    )

    assert 5 == len(devout)
    assert min(devout.values()) > 15


def test_wow_028_setup_is_the_same_for_all_player_counts():
    positions = {tuple(whispers(seats).state.banners.tolist()) for seats in (2, 3, 4)}

    assert 1 == len(positions)
    assert {"deploy"} == {step(whispers(seats)) for seats in (2, 3, 4)}


def test_wow_220_to_each_their_own_gives_everybody_another_devout_empire():
    for number in range(30):
        s = a_match("whispers", 4, key=key_of(number), to_each_their_own="on").state
        assert 4 == len({s.loyalty[seat, 0] for seat in range(4)})
        assert [[0, 1, 2, 3, 4]] * 4 == [sorted(s.loyalty[seat].tolist()) for seat in range(4)]


def sizes(match, position, deed):
    from ludoteka.games.whispers.names import DEEDS

    found = []
    for empire in range(5):
        s = match.state.copy()
        s.acting = 4 * empire + position
        offered = [DEEDS[d] for d in match.c.council[s.acting].tolist() if d >= 0]
        found += [deed_size(s, match.c, DEEDS.index(d)) for d in offered if d.startswith(deed)]
    return found


def test_wow_ex26_cards_that_the_stewards_draw_at_the_start():
    assert [1, 2, 1, 1, 1] == sizes(whispers(), 1, "draw")


def test_wow_ex27_banners_that_sheriffs_and_marshals_add_at_the_start():
    assert [2, 2, 2, 3, 2] == sizes(whispers(), 0, "add")
    assert [4, 2, 3, 4, 2] == sizes(whispers(), 2, "add")


def test_wow_060_at_the_start_every_region_belongs_to_its_colour():
    match = whispers()

    assert all(match.state.holder[r] == match.c.home[r] for r in range(len(REGIONS)))
