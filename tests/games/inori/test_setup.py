"""Components and setup: INO-001 to INO-023."""

from collections import Counter

import pytest

from ludoteka.core.registry import game
from ludoteka.games.inori.actions import SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.check import check
from ludoteka.games.inori.meta import META
from ludoteka.games.inori.parts import (
    CARDS,
    COMPANION,
    DOUBLE,
    FIRST_JOURNEY_CARD,
    FIRST_SEASON_CARD,
    JOURNEY,
    cards_in_order,
)
from ludoteka.games.inori.schema import COLOUR_NAMES, SITE_NAMES, Schema
from tests.games.inori.table import (
    a_table,
    build_altar,
    colour,
    give,
    hold,
    legal,
    places,
    play,
    refreshed,
    score,
    stand,
)
from tests.kit import a_match, key_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def pack() -> Schema:
    return game("inori").pack.typed(Schema)


def test_ino_001_the_board_has_six_sites_three_feet_three_centre_slots_and_three_cells():
    assert ("T1", "T2", "T3", "T4", "T5", "T6") == SITE_NAMES
    assert ("F1", "F2", "F3") == SPACE_NAMES[-3:]
    assert ("C1", "C2", "C3", "N2", "N3", "N4") == SLOT_NAMES


def test_ino_002_fifteen_favours_of_each_of_six_colours():
    c = a_match("inori").c

    assert [15] * 6 == c.tokens.tolist()


def test_ino_003_six_double_favours_six_journeys_three_companions():
    runes = a_match("inori").c.runes.tolist()

    assert [1] * 6 == runes[DOUBLE:JOURNEY]
    assert [1] * 6 == runes[JOURNEY:COMPANION]
    assert [3] == runes[COMPANION:]


def test_ino_004_only_an_altar_on_a_top_site_shows_a_cost():
    match = a_table()
    for site, name in zip(SITE_NAMES, COLOUR_NAMES, strict=True):
        build_altar(match.state, site, name)

    view = match.game.view(match.state, match.c, 0)

    assert ["yellow", "blue", "", "", "", ""] == [site.space.cost for site in view.sites]


def test_ino_005_two_start_cards_of_each_type_in_each_set():
    groups = Counter((card.set, card.type) for card in pack().start_card)

    assert dict.fromkeys(groups, 2) == groups
    assert {"2-3", "4"} == {name for name, _ in groups}
    assert 6 == len(groups)


def test_ino_006_007_six_season_change_cards_and_six_journey_cards_of_each_colour():
    schema = pack()

    assert 6 == len(schema.season_card)
    assert dict.fromkeys(COLOUR_NAMES, 6) == Counter(card.colour for card in schema.journey_card)
    assert CARDS == len(cards_in_order(schema))


def test_ino_008_two_neutral_elders_and_never_more_than_seven_of_a_player():
    c = a_match("inori").c

    assert 2 == c.neutrals
    assert 7 == max(c.elders.tolist())


def test_ino_009_every_card_has_two_to_four_spaces_with_an_effect():
    c = a_match("inori").c

    for card in range(CARDS):
        assert 2 <= c.spaces[card] <= 4
        for n in range(c.spaces[card]):
            assert c.effect[4 * card + n, 0] != 0


@SEATS
def test_ino_010_011_012_013_014_everything_is_put_out(seats):
    s = a_match("inori", seats).state

    assert 90 - 6 == sum(s.supply.tolist())
    assert 15 == sum(s.stack.tolist())
    assert [-1] * 6 == s.altars.tolist()
    assert 6 == sum(s.season_deck.tolist())
    assert [[1] * 6] * 6 == s.deck.tolist()


@SEATS
def test_ino_015_e11_one_start_card_of_each_type_of_the_set_for_the_seats(seats):
    seen = set()
    for number in range(40):
        s = a_match("inori", seats, key=key_of(number)).state
        first = 6 if seats == 4 else 0
        assert [0, 1, 2] == [(s.cards[slot] - first) // 2 for slot in range(3)]
        assert [-1] * 3 == s.cards.tolist()[3:]
        seen.add(tuple(s.cards.tolist()))

    assert 8 == len(seen)


@SEATS
def test_ino_016_two_favours_of_the_lower_corner_colour_at_each_foot(seats):
    match = a_match("inori", seats)
    s, c = match.state, match.c

    assert [c.unfilled[s.cards[slot]] for slot in range(3)] == s.foot_colour.tolist()
    assert [2, 2, 2] == s.foot_tokens.tolist()


def test_ino_ex24_yellow_blue_and_green_start_cards_leave_purple_red_and_grey_at_the_foot():
    s = a_table().state

    assert ["purple", "red", "grey"] == [COLOUR_NAMES[i] for i in s.foot_colour.tolist()]
    assert [15, 15, 15, 13, 13, 13] == s.supply.tolist()


def test_ino_017_ex27_waiting_neutral_elders_do_not_occupy_t5():
    match = a_table()
    stand(match.state, 1, "C1.1")
    hold(match.state, 0, "companion")

    options = legal(refreshed(match))

    assert "place T5" in options
    assert "place_companion T5" not in options
    assert "place_companion C1.1" in options
    assert 2 == match.state.neutrals


@SEATS
def test_ino_018_019_020_021_elders_of_each_seat(seats):
    match = a_match("inori", seats)
    s = match.state

    assert [0] * seats == [score(match, seat) for seat in range(seats)]
    assert [{2: 4, 3: 3, 4: 3}[seats]] * seats == s.in_hand.tolist()[:seats]
    assert {2: [1, 1, 1], 3: [1, 1, 1], 4: [0, 1, 1]}[seats] == s.waiting[0].tolist()[2:]
    assert 0 == check(s, match.c)


def test_ino_022_chance_names_the_first_player():
    firsts = {a_match("inori", 4, key=key_of(number)).state.first for number in range(60)}

    assert {0, 1, 2, 3} == firsts


@SEATS
def test_ino_023_nobody_has_favours_or_runes_at_the_start(seats):
    s = a_match("inori", seats).state

    assert 0 == sum(sum(row) for row in s.tokens.tolist())
    assert 0 == sum(sum(row) for row in s.face_down.tolist() + s.face_up.tolist())


def test_ino_158_there_are_no_variants():
    assert ("inori",) == tuple(form.id for form in META.forms)
    assert () == META.options


def test_ino_a47_the_spirit_yellow_and_a_players_colour_are_different_things():
    """Pieces are seats; no seat has a colour in the rules, so nothing can be confused."""
    match = a_table()
    give(match.state, 0, yellow=1)
    stand(match.state, 0, "C1.1")

    assert "C1.1" not in places(match)
    assert "yellow" not in {str(piece) for piece in range(4)}
    assert 1 == match.state.tokens[0, colour("yellow")]


def test_cards_of_the_pack_are_numbered_start_season_journey():
    ids = [card.id for card in cards_in_order(pack())]

    assert "start_23_yellow" == ids[0]
    assert "season_yellow" == ids[FIRST_SEASON_CARD]
    assert "journey_yellow_1" == ids[FIRST_JOURNEY_CARD]


def test_ino_031_032_turns_go_clockwise_one_elder_each():
    match = a_table()

    play(match, "place C1.1", "place C2.1", "place C3.1", "place C1.2")

    assert 1 == match.actor
    assert [1, 2, 2] == match.state.in_hand.tolist()[:3]
