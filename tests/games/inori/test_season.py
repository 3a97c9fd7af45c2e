"""The end of a season: INO-120 to INO-143."""

import pytest

from ludoteka.core.game import SPECTATOR
from ludoteka.games.inori.parts import FIRST_JOURNEY_CARD, FIRST_SEASON_CARD
from ludoteka.games.inori.season import lowest_player
from ludoteka.games.inori.state import FROM_CARDS, FROM_SEASON, NEUTRAL_ELDER, NOTHING
from ludoteka.games.inori.view import view
from tests.games.inori.table import (
    a_table,
    begin,
    build_altar,
    colour,
    count,
    give,
    go_to_season,
    hold,
    journey_card,
    last_turn,
    lay_card,
    legal,
    play,
    refreshed,
    refusal,
    rune,
    score,
    season_card,
    space,
    stand,
    stand_neutral,
)
from tests.kit import a_match, key_of, random_match


def colour_in(match, slot: int) -> int:
    return match.c.colour[match.state.cards[slot]]


def from_season(match, seat: int) -> int:
    return sum(match.state.earned[seat, FROM_SEASON + i] for i in range(4))


def test_ino_120_the_three_steps_come_in_order_and_by_themselves():
    match = a_table()
    last_turn(match)

    steps = match.play(match.game.actions.parse("place C1.1"))

    kinds = [match.game.actions.decode(step.action).kind for step in steps]
    assert ["place", "check", "check", "check", "return_elders", "draw_season_cards"] == kinds
    assert "INO-120" == refusal(match, "check C1")
    assert "INO-140" == refusal(match, "place C1.1")


def test_ino_121_122_123_ex09_e18_a37_a_full_card_scores_for_everyone_on_it_once():
    """Rulebook: the green card is full; two players score their green favours, the third not."""
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 4))
    stand(s, 1, "C1.2", "C1.3")
    give(s, 0, green=1)
    give(s, 1, green=2)
    give(s, 2, green=4)
    last_turn(match)

    play(match, "place C1.1")

    assert [3, 2, 0] == [from_season(match, seat) for seat in range(3)]
    assert colour("green") == colour_in(match, 0)
    assert journey_card("green", 4) != s.cards[0]
    assert 1 == s.discard[colour("green"), 3]


def test_ino_123_the_upper_corner_names_the_next_card_whatever_the_cards_own_colour():
    match = a_table()
    s = match.state
    match.c.full[journey_card("green", 1)] = colour("red")
    lay_card(s, "C1", journey_card("green", 1))
    stand(s, 1, "C1.2")
    give(s, 1, red=3, green=1)
    last_turn(match)

    play(match, "place C1.1")

    assert 3 == from_season(match, 1)
    assert colour("red") == colour_in(match, 0)


def test_ino_121_123_a35_neutral_elders_fill_a_card_own_nothing_and_go_home():
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    stand_neutral(s, "C1.2")
    last_turn(match)

    play(match, "place C1.1")

    assert 1 == from_season(match, 0)
    assert [0, 0] == [from_season(match, 1), from_season(match, 2)]
    assert 2 == s.neutrals


def test_ino_124_ex10_a_card_that_is_not_full_scores_nothing():
    """Rulebook: yellow, not full, is replaced by purple."""
    match = a_table()
    lay_card(match.state, "C1", start := match.state.cards[0])
    give(match.state, 0, yellow=3, purple=2)
    stand(match.state, 0, "C1.1")
    last_turn(match)

    play(match, "place C2.1")

    assert 0 == from_season(match, 0)
    assert colour("purple") == match.c.unfilled[start] == colour_in(match, 0)


def test_ino_a38_a_card_without_elders_is_not_full():
    match = a_table()
    last_turn(match)

    play(match, "place C1.1")

    assert colour("red") == colour_in(match, 1)
    assert colour("grey") == colour_in(match, 2)


def test_ino_125_ex11_e05_an_unfilled_season_change_card_scores_its_lower_colour():
    """Rulebook: blue with lower corner green; only one player stands there."""
    match = a_table()
    s = match.state
    go_to_season(s, 2, (2, 1, 3))
    stand(s, 0, "N2.1")
    give(s, 0, green=3, blue=1)
    give(s, 1, green=5)
    last_turn(match)

    play(match, "place C2.1")

    assert [3, 0, 0] == [from_season(match, seat) for seat in range(3)]
    assert colour("green") == colour_in(match, 3)
    assert s.cards[3] >= FIRST_JOURNEY_CARD


def test_ino_125_ex25_e05_a_full_season_change_card_scores_its_upper_colour():
    match = a_table()
    s = match.state
    go_to_season(s, 2, (2, 1, 3))
    stand(s, 1, "N2.1", "N2.2", "N2.3")
    give(s, 0, blue=2, green=1, yellow=1, purple=1, red=1, grey=1)
    give(s, 1, blue=4, green=9)
    last_turn(match)

    play(match, "place N2.4", "weakest green")

    assert [2, 4, 0] == [from_season(match, seat) for seat in range(3)]
    assert colour("blue") == colour_in(match, 3)


def test_ino_e05_an_empty_season_change_card_scores_nobody_and_goes():
    match = a_table()
    go_to_season(match.state, 2, (2, 1, 3))
    give(match.state, 0, green=3, blue=3)
    last_turn(match)

    play(match, "place C1.1")

    assert [0, 0, 0] == [from_season(match, seat) for seat in range(3)]
    assert colour("green") == colour_in(match, 3)


def test_ino_143_e05_a_season_change_card_never_stays_and_the_deck_is_used_up():
    match = a_match("inori", 2)
    seen = {}
    while not match.over:
        s = match.state
        cards = [card for card in s.cards.tolist() if card != NOTHING]
        season_cards = [x for x in cards if FIRST_SEASON_CARD <= x < FIRST_JOURNEY_CARD]
        if s.offer[0] == NOTHING:
            assert 2 + s.season == len(cards)
            assert season_cards == cards[-1:] or s.season == 1
            seen[s.season] = season_cards
        random_match(match, 3, most=1)

    assert 4 == len(seen)
    assert 0 == sum(match.state.season_deck.tolist())


def test_ino_e06_two_cards_of_one_colour_are_scored_each():
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    lay_card(s, "C2", journey_card("green", 4))
    stand(s, 1, "C1.2", "C2.1", "C2.2")
    match.state.elders_on[space("C2.3")] = 2
    give(s, 1, green=2)
    last_turn(match)

    play(match, "place C1.1")

    assert 4 == from_season(match, 1)


@pytest.mark.parametrize(("seats", "hands"), [(2, 5), (3, 4), (4, 3)])
def test_ino_130_131_133_a26_ex23_e11_elders_come_back(seats, hands):
    match = a_table(seats)
    s = match.state
    build_altar(s, "T6", "red")
    stand(s, 1, "T6", "C2.1")
    last_turn(match)

    play(match, "place C1.1")

    assert [hands] * seats == s.in_hand.tolist()[:seats]
    assert [0] * 33 == s.elders_on.tolist()
    assert [0] * seats == s.aside.tolist()[:seats]


@pytest.mark.parametrize(("seats", "hands"), [(2, 7), (3, 6), (4, 5)])
def test_ino_021_133_all_elders_are_in_hand_in_the_fourth_season(seats, hands):
    match = a_match("inori", seats)
    while match.state.season < 4:
        random_match(match, 1, most=1)

    assert [hands] * seats == match.state.in_hand.tolist()[:seats]


def test_ino_140_141_ex12_a25_the_fewest_points_after_the_cards_choose_and_begin():
    """Seat 0 has more points than seat 1 only until the cards are scored."""
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    stand(s, 1, "C1.2")
    give(s, 1, green=5)
    for seat, points in enumerate((6, 4, 7)):
        s.earned[seat, FROM_CARDS] = points
    last_turn(match)

    play(match, "place C1.1")
    assert [7, 9, 7] == [score(match, seat) for seat in range(3)]
    chooser = match.actor
    assert chooser in {0, 2}

    chosen, other = sorted(legal(match))
    play(match, chosen)

    assert season_card(int(chosen.split()[1])) == s.cards[3]
    assert season_card(int(other.split()[1])) not in s.cards.tolist()
    assert chooser == s.first == match.actor
    assert 2 == s.season


def test_ino_140_only_a_drawn_card_can_be_laid():
    match = a_table()
    last_turn(match)

    play(match, "place C1.1")

    drawn = legal(match)
    others = {f"season_card {n}" for n in range(1, 7)} - drawn
    assert 2 == len(drawn)
    assert {"INO-140"} == {refusal(match, action) for action in others}


def test_ino_140_e12_a_tie_for_fewest_points_is_decided_by_chance():
    match = a_table()
    for seat, points in enumerate((3, 5, 3)):
        match.state.earned[seat, FROM_CARDS] = points

    assert {0, 2} == {lowest_player(match.state) for _ in range(40)}


def test_ino_a24_the_two_cards_drawn_are_open_to_all():
    match = a_table()
    last_turn(match)

    play(match, "place C1.1")

    for viewer in (0, 1, 2, -1):
        assert 2 == len(match.game.view(match.state, match.c, viewer).offer)


def test_ino_142_a23_e15_after_season_four_nothing_is_moved():
    match = a_table()
    s = match.state
    go_to_season(s, 4)
    stand(s, 1, "C1.1", "T6")
    build_altar(s, "T6", "red")
    stand_neutral(s, "C2.1")
    cards = s.cards.tolist()
    last_turn(match)

    play(match, "place C1.2")

    assert match.over
    assert cards == s.cards.tolist()
    assert 1 << NEUTRAL_ELDER == s.elders_on[space("C2.1")]
    assert [2, 1] == [s.elders_on[space("C1.1")], s.elders_on[space("C1.2")]]
    assert 1 == s.neutrals
    assert 0 == s.in_hand[1]


def test_ino_e05_a_season_change_card_scores_in_season_four_too():
    match = a_table()
    s = match.state
    go_to_season(s, 4, (1, 3, 2))
    stand(s, 1, "N4.1")
    give(s, 1, green=4)
    last_turn(match)

    play(match, "place C1.1")

    assert match.over
    assert 4 == s.earned[1, FROM_SEASON + 3]


def test_ino_a20_e07_an_empty_deck_gets_its_discards_back():
    match = a_table()
    s = match.state
    purple = colour("purple")
    for card in range(6):
        s.deck[purple, card], s.discard[purple, card] = 0, 1
    last_turn(match)

    play(match, "place C1.1")

    assert purple == colour_in(match, 0)
    assert 5 == sum(s.deck[purple].tolist())
    assert 0 == sum(s.discard[purple].tolist())


def test_ino_a20_start_and_season_cards_never_enter_the_decks():
    match = a_match("inori", 3, key=key_of(4))
    random_match(match, 4)

    s = match.state
    journeys = sum(sum(row) for row in s.deck.tolist() + s.discard.tolist())
    on_board = sum(card >= FIRST_JOURNEY_CARD for card in s.cards.tolist())
    assert 36 == journeys + on_board


def test_ino_a22_cards_are_checked_from_c1_to_n4():
    match = a_table()
    go_to_season(match.state, 3)
    last_turn(match)

    steps = match.play(match.game.actions.parse("place C1.1"))

    checked = [match.game.actions.notation(step.action) for step in steps[1:6]]
    assert ["check C1", "check C2", "check C3", "check N2", "check N3"] == checked


def test_ino_a12_ex28_e10_before_the_cards_every_holder_of_a_face_down_rune_is_asked():
    match = a_table()
    s = match.state
    hold(s, 0, "companion")
    last_turn(match)
    begin(s)

    play(refreshed(match), "place C1.1")

    assert {"done"} == legal(match)
    assert 0 == match.actor
    assert "INO-120" == refusal(match, "place C1.1")

    play(match, "done")

    assert {"season_card"} == {action.split()[0] for action in legal(match)}


def test_ino_a12_ex28_the_window_closes_when_no_rune_is_face_down():
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    stand(s, 1, "C1.2")
    hold(s, 1, "double-green")
    last_turn(match)

    play(match, "place C1.1")
    assert {"reveal green", "done"} == legal(match)
    assert 1 == match.actor
    play(match, "reveal green")

    assert 2 == from_season(match, 1)
    assert 0 == s.face_down[1, rune("double-green")]


def test_ino_a12_the_window_goes_round_from_the_first_player():
    match = a_table()
    s = match.state
    for seat in range(3):
        hold(s, seat, "companion")
    last_turn(match)
    s.first = 2

    order = []
    play(refreshed(match), "place C1.1")
    while legal(match) == {"done"}:
        order.append(match.actor)
        play(match, "done")

    assert [2, 0, 1] == order


def test_ino_e08_a_journey_can_make_a_card_full_or_not_full():
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    lay_card(s, "C2", journey_card("red", 1))
    stand(s, 1, "C1.1")
    stand(s, 2, "C2.1", "C2.2")
    give(s, 1, green=2)
    give(s, 2, red=3, green=1)
    hold(s, 0, "journey-green")
    last_turn(match)

    play(refreshed(match), "play_journey green", "source C2.1 2", "target C1.2", "place C3.1")

    assert [0, 2, 1] == [from_season(match, seat) for seat in range(3)]


def test_ino_e08_a36_moving_the_only_elder_away_takes_the_presence():
    match = a_table()
    s = match.state
    lay_card(s, "C1", journey_card("green", 1))
    lay_card(s, "C2", journey_card("red", 3))
    stand(s, 1, "C1.1")
    give(s, 1, green=4)
    hold(s, 0, "journey-green")
    stand(s, 2, "C1.2")
    last_turn(match)

    play(refreshed(match), "play_journey green", "source C1.1 1", "target C2.1", "place C1.1")

    assert 0 == from_season(match, 1)
    assert 0 == count(match, 2, "green")


def test_what_has_left_the_game_is_open_to_all():
    match = a_match("inori", 3)
    first = set(match.state.cards.tolist()[:3])
    s = random_match(match, 5).state
    seen = view(s, match.c, SPECTATOR)

    journeys = [card for card in seen.gone if card.kind == "journey"]
    seasons = [card for card in seen.gone if card.kind == "season"]
    assert sum(map(sum, s.discard.tolist())) == len(journeys) > 0
    assert 5 == len(seasons)  # the last one still lies there
    assert first == {card.number for card in seen.gone if card.kind == "start"}
    assert [sum(deck) for deck in s.deck.tolist()] == seen.decks
    assert sum(s.discarded_runes.tolist()) == len(seen.discarded_runes)
