"""The end of a season and of the game: INO-120 to INO-157."""

from ludoteka.core.chance import below, draw
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.inori.favours import count_of
from ludoteka.games.inori.parts import (
    CARDS_A_DECK,
    COLOURS,
    FIRST_JOURNEY_CARD,
    FIRST_SEASON_CARD,
    SEASON_CARDS,
    SEASONS,
    SITES,
    SLOTS,
    SPACES,
    SPACES_A_CARD,
    Parts,
)
from ludoteka.games.inori.runes import has_face_down, reveal
from ludoteka.games.inori.scoring import award, score_of
from ludoteka.games.inori.spaces import elders_at, free_on_card, has_elder
from ludoteka.games.inori.state import (
    CHOOSE_SEASON_CARD,
    DRAW_SEASON_CARDS,
    FROM_SEASON,
    NEUTRAL_ELDER,
    NOTHING,
    PREPARE_JOURNEY,
    RETURN_ELDERS,
    REVEAL_AT_SEASON_END,
    SCORE_ALTARS,
    TURN,
    State,
)

FIRST_SEASON_SLOT = 1
"""the cell of season n is the slot n + 1: the three centre slots come first"""


@rule
def close_season(s: State) -> None:
    """INO-120 All elders are placed. INO-A12 Runes may be turned up before cards score."""
    ask_for_runes(s, s.first)


@rule
def ask_for_runes(s: State, seat: int) -> None:
    """D10: the next seat, from `seat` once around to the first player, with a face-down rune."""
    for i in range((s.first - seat - 1) % s.seats + 1):
        asked = (seat + i) % s.seats
        if has_face_down(s, asked):
            s.actor = asked
            s.step = REVEAL_AT_SEASON_END
            return
    begin_journey(s)


@rule
def finish_runes(s: State) -> None:
    """The window of this seat is closed."""
    following = (s.actor + 1) % s.seats
    if following == s.first:
        begin_journey(s)
    else:
        ask_for_runes(s, following)


@rule
def begin_journey(s: State) -> None:
    s.actor = s.first
    s.slot = 0
    s.step = PREPARE_JOURNEY


# --- step 1: prepare the journey -----------------------------------------------------------------


@rule
def is_full(s: State, c: Parts, slot: int) -> bool:
    """INO-121 None of its spaces is free; neutral elders occupy."""
    return free_on_card(s, c, slot) == 0


@rule
def next_colour(s: State, c: Parts, slot: int) -> int:
    """INO-123 Full: the top-right colour; INO-124 not full: the bottom-right one (INO-A38)."""
    card = s.cards[slot]
    return c.full[card] if is_full(s, c, slot) else c.unfilled[card]


@rule
def card_scores(s: State, c: Parts, slot: int) -> bool:
    """INO-122 Full cards score, INO-125 season-change cards always, INO-124 others not."""
    return is_full(s, c, slot) or c.scores_unfilled[s.cards[slot]] != 0


@rule
def points_at(s: State, c: Parts, slot: int, seat: int) -> int:
    """INO-122, INO-A37 A point a favour, once for each player present (INO-A35 no neutral one)."""
    if not card_scores(s, c, slot) or elders_at(s, slot) >> seat & 1 == 0:
        return 0
    return count_of(s, c, seat, next_colour(s, c, slot))


@rule
def check_card(s: State, c: Parts, slot: int) -> None:
    """INO-121 One card after the other, INO-A22 C1 to N4; INO-A23 after season 4 it only scores."""
    for seat in range(s.seats):
        s.earned[seat, FROM_SEASON + s.season - 1] += points_at(s, c, slot, seat)
    if s.season < SEASONS:
        colour = next_colour(s, c, slot)
        clear_card(s, slot)
        discard_card(s, s.cards[slot])
        s.cards[slot] = draw_journey_card(s, colour)
    s.slot += 1
    if s.slot == SLOTS or s.cards[s.slot] == NOTHING:
        finish_journey(s)


@rule
def finish_journey(s: State) -> None:
    """INO-030, INO-142, INO-150 The fourth season is followed by the altars."""
    if s.season < SEASONS:
        s.step = RETURN_ELDERS
    else:
        unveil_runes(s)
        s.step = SCORE_ALTARS
        find_altar(s, 0)


@rule
def clear_card(s: State, slot: int) -> None:
    """INO-123 Players take their elders back, neutral ones return to the tree."""
    for n in range(SPACES_A_CARD):
        take_back(s, slot * SPACES_A_CARD + n)


@rule
def take_back(s: State, space: int) -> None:
    for seat in range(s.seats):
        if has_elder(s, seat, space):
            s.in_hand[seat] += 1
    if has_elder(s, NEUTRAL_ELDER, space):
        s.neutrals += 1
    s.elders_on[space] = 0


@rule
def discard_card(s: State, card: int) -> None:
    """INO-A20 Start and season-change cards leave the game, journey cards may come back."""
    if card >= FIRST_JOURNEY_CARD:
        journey = card - FIRST_JOURNEY_CARD
        s.discard[journey // CARDS_A_DECK, journey % CARDS_A_DECK] = 1


@rule
def deck_size(s: State, colour: int) -> int:
    size = 0
    for card in range(CARDS_A_DECK):
        size += s.deck[colour, card]
    return size


@rule
def draw_journey_card(s: State, colour: int) -> int:
    """INO-014 From the deck of the colour; INO-A20 an empty one gets its discards back."""
    left = deck_size(s, colour)
    if left == 0:
        for card in range(CARDS_A_DECK):
            s.deck[colour, card] = s.discard[colour, card]
            s.discard[colour, card] = 0
        left = deck_size(s, colour)
    return FIRST_JOURNEY_CARD + CARDS_A_DECK * colour + draw(s, s.deck[colour], left)


# --- steps 2 and 3: elders return, a season-change card is laid ----------------------------------


@rule
def return_elders(s: State) -> None:
    """INO-130 One from the cell of the next season, INO-131 if there is one.

    INO-133, INO-A26 All from the tree, which is INO-096 free again.
    """
    for space in range(SPACES):
        take_back(s, space)
    for seat in range(s.seats):
        s.in_hand[seat] += s.waiting[seat, s.season + 1] + s.aside[seat]
        s.waiting[seat, s.season + 1] = 0
        s.aside[seat] = 0
    s.step = DRAW_SEASON_CARDS


@rule
def draw_season_cards(s: State) -> None:
    """INO-140 The player with the fewest points draws two cards, openly (INO-A24)."""
    s.actor = lowest_player(s)
    left = season_deck_size(s)
    one, other = draw(s, s.season_deck, left), draw(s, s.season_deck, left - 1)
    s.offer[0], s.offer[1] = min(one, other), max(one, other)
    s.step = CHOOSE_SEASON_CARD


@rule
def lowest_player(s: State) -> int:
    """INO-140, INO-A25 By the score now; a tie is decided at random."""
    lowest = score_of(s, 0)
    for seat in range(1, s.seats):
        lowest = min(lowest, score_of(s, seat))
    tied = 0
    for seat in range(s.seats):
        if score_of(s, seat) == lowest:
            tied += 1
    pick = below(s, tied) if tied > 1 else 0
    for seat in range(s.seats):
        if score_of(s, seat) == lowest:
            if pick == 0:
                return seat
            pick -= 1
    return NOBODY


@rule
def season_deck_size(s: State) -> int:
    size = 0
    for card in range(SEASON_CARDS):
        size += s.season_deck[card]
    return size


@rule
def may_choose_season_card(s: State, card: int) -> bool:
    return s.offer[0] == card or s.offer[1] == card


@rule
def choose_season_card(s: State, card: int) -> None:
    """INO-140 Into the next season's cell; the other is discarded. INO-141 The chooser begins."""
    s.season += 1
    s.cards[FIRST_SEASON_SLOT + s.season] = FIRST_SEASON_CARD + card
    s.offer[0] = s.offer[1] = NOTHING
    s.first = s.actor
    s.step = TURN


# --- final scoring -------------------------------------------------------------------------------


@rule
def unveil_runes(s: State) -> None:
    """INO-105, INO-A13 Double Favours still face down are turned up."""
    s.reveals += 1
    for seat in range(s.seats):
        for colour in range(COLOURS):
            if s.face_down[seat, colour] > 0:
                reveal(s, seat, colour)


@rule
def find_altar(s: State, site: int) -> None:
    """INO-155 Sites without an altar are passed over; after the last the match is over."""
    s.slot = site
    while s.slot < SITES and s.altars[s.slot] == NOTHING:
        s.slot += 1
    if s.slot == SITES:
        s.actor = NOBODY


@rule
def score_altar(s: State, c: Parts, site: int) -> None:
    award(s, c, site)
    find_altar(s, site + 1)
