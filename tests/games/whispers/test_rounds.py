"""Chapters 3 and 6: rounds, discard, reveal; 8: the end; 9.2 to 9.4."""

import numpy as np
import pytest

from ludoteka.games.whispers.names import EMPIRES, REGIONS
from ludoteka.games.whispers.position import set_armies, set_hand, set_loyalty
from ludoteka.games.whispers.rules.course import mark_round
from ludoteka.games.whispers.scoring import city_points, loyalty_to, score_of, secret_points
from ludoteka.games.whispers.state import AGENT_PHASE, DISCARD_PHASE, REVEAL_PHASE
from tests.games.whispers.table import ME, YOU, deck, hand, is_well, play, step, whispers
from tests.kit import legal, random_match, refreshed, refusal

SEVENTEEN = "HO8=elephant:1 LI5=eagle:1 HO10=eagle:1"
SIX = "bear-eagle bear-lion eagle-bear horse-bear elephant-bear lion-bear"


def marked(seats=2, hands=None, current_round=1, **options):
    """The Horse phase of a round has just ended; seat 0 was first player."""
    match = whispers(seats, **options)
    s = match.state
    s.current_round, s.first = current_round, ME
    for seat, cards in (hands or {}).items():
        set_hand(s, seat, cards)
    mark_round(s, match.c)
    return refreshed(match)


def settled(match):
    match.opening_steps = match._settle()
    return match


# --- rounds ---


def test_wow_030_123_four_rounds_of_agent_empire_discard_and_reveal_phases():
    match = whispers(3)
    rounds = []
    while not match.over:
        s = match.state
        phase = {AGENT_PHASE: "agents", DISCARD_PHASE: "discard", REVEAL_PHASE: "reveal"}
        now = s.current_round, phase.get(s.marker, "empires")
        if not rounds or rounds[-1] != now:
            rounds.append(now)
        match.play(match.legal()[len(match.plies) % len(match.legal())])

    order = ["agents", "empires", "discard", "reveal"]
    assert {1, 2, 3, 4} == {r for r, _ in rounds}
    assert rounds == sorted(rounds, key=lambda row: (row[0], order.index(row[1])))
    assert (4, "empires") == rounds[-1]


def test_wow_031_120_180_the_fourth_marker_ends_the_game_at_once():
    match = marked(hands={ME: SIX}, current_round=4)

    assert match.over
    assert 6 == len(hand(match))
    assert "end-fourth-round" == match.game.end_reason(match.state, match.c)
    assert "WOW-180" == match.game.why_not(match.state, match.c, 0).rule


def test_wow_120_a08_the_first_player_token_passes_before_the_reveal_phase():
    match = marked(3)

    assert 1 == match.state.first
    assert ("swap", 1) == (step(match), match.actor)


def test_wow_121_a33_a37_e22_discard_down_to_five_in_turn_order():
    match = marked(hands={ME: SIX + " lion-horse", YOU: SIX})

    assert ("discard", YOU) == (step(match), match.actor)
    assert "WOW-121" == refusal(match, "discard lion-horse")
    before = deck(match, "bear")
    play(match, "discard bear-eagle")
    assert before + 1 == deck(match, "bear")
    assert ME == match.actor
    play(match, "discard bear-lion", "discard lion-horse")

    assert [5, 5] == [len(hand(match, seat)) for seat in (ME, YOU)]
    assert "swap" == step(match)


def test_wow_133_a33_discards_are_told_to_everybody():
    match = marked(hands={ME: SIX})
    before = match.state.copy()
    action = match.game.actions.parse("discard bear-eagle")
    match.play(action)

    events = match.game.events(before, match.c, action, match.state, YOU)

    assert "@card-bear-eagle" == events[0].args["card"]


def test_wow_e21_in_round_four_a_hand_of_six_counts_fully():
    match = marked(hands={ME: SIX}, current_round=4)
    set_armies(match.state, match.c, "")
    for seat in (ME, YOU):
        set_loyalty(match.state, seat, "lion elephant bear eagle horse")

    assert [0, 1] == match.outcome()[1]


# --- the reveal phase ---


def test_wow_122_two_unrevealed_tokens_may_be_swapped_and_are_turned_up():
    match = marked()
    seat = match.actor
    before = match.state.loyalty[seat].tolist()

    play(match, "swap devout:opposed")

    after = match.state.loyalty[seat].tolist()
    assert [before[4], *before[1:4], before[0]] == after
    assert 0b10001 == match.state.revealed[seat]
    assert 1 == match.state.swaps[seat]


def test_wow_122_revealed_tokens_never_move_again():
    match = marked()
    match.state.revealed[match.actor] = 0b00011
    refreshed(match)

    assert {
        "keep",
        "swap affiliated:unallied",
        "swap affiliated:opposed",
        "swap unallied:opposed",
    } == legal(match)
    assert "WOW-122" == refusal(match, "swap devout:opposed")


def test_wow_122_everybody_decides_in_turn_order_then_the_next_round_begins():
    match = marked(3)
    order = []
    while step(match) == "swap":
        order.append(match.actor)
        play(match, "keep")

    assert [1, 2, 0] == order
    assert (2, AGENT_PHASE) == (match.state.current_round, match.state.marker)


def test_wow_e23_with_one_unrevealed_token_nothing_is_asked():
    match = marked()
    match.state.revealed[YOU] = 0b01111
    settled(refreshed(match))

    assert ME == match.actor
    assert 0 == match.state.swaps[YOU]


# --- counter-intelligence ---


def test_wow_230_231_a36_swaps_stay_face_down_and_count_for_the_tie_break():
    match = marked(counter_intelligence="on")
    seat = match.actor

    play(match, "swap devout:opposed")

    assert (0, 1) == (match.state.revealed[seat], match.state.swaps[seat])
    assert ("swap", 1 - seat) == (step(match), match.actor)
    play(match, "keep")
    assert ("expose", seat) == (step(match), match.actor)


def test_wow_232_ex16_naming_an_empire_shows_the_neighbours_token_for_its_multiplier():
    """You name Lion; the left player has Lion on devout: four points."""
    match = marked(3, counter_intelligence="on")
    play(match, "keep", "keep", "keep")
    assert ("expose", 1) == (step(match), match.actor)
    set_loyalty(match.state, 2, "lion elephant bear eagle horse")
    refreshed(match)

    play(match, "expose lion")

    assert (4, 0b00001) == (match.state.bonus[1], match.state.revealed[2])
    assert 1 == match.state.reveals


def test_wow_232_233_a_revealed_empire_cannot_be_named_or_moved_but_others_may_name_it():
    match = marked(2, counter_intelligence="on")
    play(match, "keep", "keep", "expose lion", "expose lion")
    assert [1, 1] == [match.state.revealed[seat].bit_count() for seat in range(2)]
    from ludoteka.games.whispers.rules.course import begin_turns
    from ludoteka.games.whispers.state import EXPOSING, SWAPPING

    begin_turns(match.state, EXPOSING)
    assert "WOW-232" == refusal(refreshed(match), "expose lion")
    assert 4 == len(legal(match))
    match.state.revealed[match.actor] = 0b00001
    begin_turns(match.state, SWAPPING)
    assert "WOW-233" == refusal(refreshed(match), "swap devout:opposed")


def test_wow_232_opposed_loses_a_point():
    match = marked(2, counter_intelligence="on")
    play(match, "keep", "keep")
    set_loyalty(match.state, ME, "lion elephant bear eagle horse")

    play(refreshed(match), "expose horse")

    assert -1 == match.state.bonus[YOU]


def test_wow_234_ex17_e30_three_exposures_bring_one_to_nine_points():
    for seed in range(12):
        match = random_match(whispers(3, counter_intelligence="on"), seed)
        assert all(1 <= match.state.bonus[seat] <= 9 for seat in range(3))
        assert [3, 3, 3] == [match.state.revealed[seat].bit_count() for seat in range(3)]
    multipliers = sorted(match.c.multiplier.tolist())
    assert (1, 9) == (sum(multipliers[:3]), sum(multipliers[-3:]))


def test_wow_a36_with_keep_secrets_everybody_keeps_two_tokens():
    match = random_match(whispers(4, counter_intelligence="on", keep_secrets="on"), 5)

    assert [2] * 4 == [secret_points(match.state, match.c, seat) for seat in range(4)]


# --- scoring ---


def ended(armies, loyalties, **options):
    match = whispers(len(loyalties), **options)
    s = match.state
    set_armies(s, match.c, armies)
    for seat, empires in enumerate(loyalties):
        set_loyalty(s, seat, empires)
    s.current_round = 4
    s.actor = -1
    return match


def test_wow_181_ex02_elephant_on_dutiful_with_three_cities_is_nine_points():
    match = ended(SEVENTEEN, ["lion elephant bear eagle horse"] * 2)

    assert 3 == loyalty_to(match.state, match.c, ME, EMPIRES.index("elephant"))
    lines = {line.message: line.points for line in match.game.breakdown(match.state, match.c)}
    assert 9 == lines["source-elephant"][ME]


def test_wow_181_ex03_the_example_of_the_rulebook_is_17_points():
    match = ended(SEVENTEEN, ["lion elephant bear eagle horse"] * 2)

    assert 17 == city_points(match.state, match.c, ME)
    lines = {line.message: line.points[ME] for line in match.game.breakdown(match.state, match.c)}
    assert [8, 9, 2, 0, -2] == [
        lines[f"source-{e}"] for e in ("lion", "elephant", "bear", "eagle", "horse")
    ]


def test_wow_180_at_the_end_all_tokens_lie_open_to_everybody():
    match = ended(SEVENTEEN, ["lion elephant bear eagle horse", "bear lion horse eagle elephant"])

    view = match.game.view(match.state, match.c, -1)

    assert ["bear", "lion", "horse", "eagle", "elephant"] == [
        slot.empire for slot in view.seats[YOU].slots
    ]
    assert 17 == view.seats[ME].score


def test_wow_182_most_points_win():
    match = ended(SEVENTEEN, ["lion elephant bear eagle horse", "eagle lion horse bear elephant"])

    points, places = match.outcome()

    assert [17, 16 + 6 + 4 - 3] == points
    assert [1, 0] == places


def test_wow_182_e31_ties_go_to_fewest_swaps_then_to_most_cards_then_are_shared():
    match = ended("", ["lion elephant bear eagle horse"] * 3)
    assert [0, 0, 0] == match.outcome()[1]

    match.state.swaps[0] = 1
    assert [2, 0, 0] == match.outcome()[1]
    set_hand(match.state, 2, "bear-lion")
    assert [2, 1, 0] == match.outcome()[1]


def test_wow_a34_a_full_tie_is_a_shared_victory():
    match = ended("", ["lion elephant bear eagle horse"] * 4)

    assert [0, 0, 0, 0] == match.outcome()[1]


def test_wow_e31_a_score_may_be_negative():
    """All cities in the hands of the empire the player opposes."""
    cities = ("EA1", "EA7", "EL4", "EL7", "LI3", "LI4", "LI5", "HO1", "HO6", "HO8", "HO10")
    everywhere = " ".join(f"{region}=bear:1" for region in cities)
    match = ended(everywhere, ["lion elephant horse eagle bear"] * 2)

    assert -12 == score_of(match.state, match.c, ME)
    points, _ = match.outcome()
    assert [-12, -12] == points


def test_wow_210_a50_unrevealed_tokens_are_worth_a_point_each():
    match = ended("", ["lion elephant bear eagle horse"] * 2, keep_secrets="on")
    match.state.revealed[ME] = 0b00011

    assert (3, 5) == tuple(secret_points(match.state, match.c, seat) for seat in (ME, YOU))
    assert 0b00011 == match.state.revealed[ME]


@pytest.mark.parametrize("chosen", range(16))
def test_wow_190_the_advanced_rules_work_in_every_combination(chosen):
    names = ("agents_in_regions", "keep_secrets", "to_each_their_own", "counter_intelligence")
    options = {name: ("off", "on")[chosen >> i & 1] for i, name in enumerate(names)}

    match = random_match(whispers(2 + chosen % 3, **options), chosen)

    lines = {line.message for line in match.game.breakdown(match.state, match.c)}
    assert ("source-agents" in lines) == (options["agents_in_regions"] == "on")
    assert ("source-secrets" in lines) == (options["keep_secrets"] == "on")
    assert ("source-exposures" in lines) == (options["counter_intelligence"] == "on")
    assert is_well(match)


def test_wow_e33_every_piece_is_kept_after_every_step():
    rng = np.random.default_rng(1)
    match = whispers(4, agents_in_regions="on", counter_intelligence="on")
    while not match.over:
        match.play(int(rng.choice(match.legal())))
        s = match.state
        on_map = [0] * 5
        for r in range(len(REGIONS)):
            on_map[s.holder[r]] += s.banners[r]
        if s.force == 0 and s.lifted == 0:
            assert [20] * 5 == [on_map[e] + s.reserve[e] for e in range(5)]
        assert is_well(match)
