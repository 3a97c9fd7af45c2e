"""Setup: WOW-020 to WOW-028, and WOW-220."""

from ludoteka.core.chance import below
from ludoteka.core.record import NOBODY
from ludoteka.core.rule import rule
from ludoteka.games.whispers.parts import (
    CARD_COUNT,
    EMPIRE_COUNT,
    PARTNERS,
    POST_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    Parts,
)
from ludoteka.games.whispers.rules.council import clear_activation
from ludoteka.games.whispers.rules.course import begin_agent_phase
from ludoteka.games.whispers.rules.loyalty import exchange
from ludoteka.games.whispers.state import State


@rule
def setup(s: State, c: Parts) -> None:
    """WOW-020 WOW-028 The same for two, three and four players; WOW-027 hands are empty."""
    place_banners(s, c)
    form_decks(s, c)
    for post in range(POST_COUNT):
        s.posts[post] = NOBODY
    s.first = below(s, s.seats)  # WOW-025
    deal_loyalties(s)
    clear_activation(s)
    s.current_round = 1
    begin_agent_phase(s)


@rule
def place_banners(s: State, c: Parts) -> None:
    """WOW-022 All banners are in reserve; WOW-024 one goes on each banner symbol."""
    for empire in range(EMPIRE_COUNT):
        s.reserve[empire] = c.banners
    for region in range(REGION_COUNT):
        s.holder[region] = c.home[region]
        s.banners[region] = c.start[region]
        s.reserve[c.home[region]] -= c.start[region]


@rule
def form_decks(s: State, c: Parts) -> None:
    """WOW-023 Five decks; cards are drawn from them at random when they are needed."""
    for card in range(CARD_COUNT):
        s.deck[card // PARTNERS, card % PARTNERS] = c.copies[card]


@rule
def deal_loyalties(s: State) -> None:
    """WOW-026 Tokens at random; WOW-220 'to each their own' first gives all a devout token."""
    for seat in range(s.seats):
        for slot in range(SLOT_COUNT):
            s.loyalty[seat, slot] = slot
        s.dealt[seat] = 0
        if s.to_each_their_own != 0:
            exchange(s, seat, 0, devout_for(s, seat))
            shuffle_tokens(s, seat, 1)
        else:
            shuffle_tokens(s, seat, 0)


@rule
def devout_for(s: State, seat: int) -> int:
    """An empire that no earlier seat is devoted to, each equally likely."""
    taken = 0
    for other in range(seat):
        taken |= 1 << s.loyalty[other, 0]
    pick = below(s, EMPIRE_COUNT - seat)
    empire = 0
    while taken >> empire & 1 or pick > 0:
        if not taken >> empire & 1:
            pick -= 1
        empire += 1
    return empire


@rule
def shuffle_tokens(s: State, seat: int, first: int) -> None:
    """The tokens from slot `first` on are put in random order."""
    for slot in range(first, SLOT_COUNT - 1):
        exchange(s, seat, slot, slot + below(s, SLOT_COUNT - slot))
