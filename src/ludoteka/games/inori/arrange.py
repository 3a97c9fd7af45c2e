"""Setting up positions by hand, with every piece where it can be: for exercises and tests."""

from ludoteka.games.inori.actions import SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.parts import (
    CARDS_A_DECK,
    FIRST_FOOT,
    FIRST_JOURNEY_CARD,
    FIRST_SEASON_CARD,
    RUNE_KINDS,
    Parts,
)
from ludoteka.games.inori.rules import keeps_secret
from ludoteka.games.inori.schema import COLOUR_NAMES, SITE_NAMES
from ludoteka.games.inori.state import NEUTRAL_ELDER, State
from ludoteka.games.inori.view import rune_name


def colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def rune(name: str) -> int:
    return [rune_name(kind) for kind in range(RUNE_KINDS)].index(name)


def journey_card(name: str, number: int) -> int:
    """The n-th journey card of a colour, from 1."""
    return FIRST_JOURNEY_CARD + CARDS_A_DECK * colour(name) + number - 1


def season_card(number: int) -> int:
    """The n-th season-change card, from 1."""
    return FIRST_SEASON_CARD + number - 1


def begin(s: State, seat: int = 0) -> None:
    """It is this seat's turn, and it began the season."""
    s.actor = s.first = seat


def lay_card(s: State, slot: str, card: int) -> None:
    """A card into a slot; a journey card comes from its deck, the one it replaces goes back."""
    at = SLOT_NAMES.index(slot)
    for number, there in ((s.cards[at], 1), (card, 0)):
        if number >= FIRST_JOURNEY_CARD:
            journey = number - FIRST_JOURNEY_CARD
            s.deck[journey // CARDS_A_DECK, journey % CARDS_A_DECK] = there
    s.cards[at] = card


def give(s: State, seat: int, **favours: int) -> None:
    """Favours from the supply."""
    for name, count in favours.items():
        s.tokens[seat, colour(name)] += count
        s.supply[colour(name)] -= count


def hold(s: State, seat: int, *names: str) -> None:
    """Runes from the stack, face down."""
    for name in names:
        s.stack[rune(name)] -= 1
        s.face_down[seat, rune(name)] += 1
    settle_secrets(s)


def turn_up(s: State, seat: int, name: str) -> None:
    """A Double Favour from the stack, face up."""
    s.stack[rune(f"double-{name}")] -= 1
    s.face_up[seat, colour(name)] += 1


def settle_secrets(s: State) -> None:
    s.ask = 1 if keeps_secret(s) else 0


def stand(s: State, seat: int, *names: str) -> None:
    """Elders from the hand onto spaces; foot tokens are then gone, into that player's stock."""
    for name in names:
        at = space(name)
        s.elders_on[at] |= 1 << seat
        s.in_hand[seat] -= 1
        if at >= FIRST_FOOT:
            s.tokens[seat, s.foot_colour[at - FIRST_FOOT]] += s.foot_tokens[at - FIRST_FOOT]
            s.foot_tokens[at - FIRST_FOOT] = 0


def stand_neutral(s: State, *names: str) -> None:
    for name in names:
        s.elders_on[space(name)] |= 1 << NEUTRAL_ELDER
        s.neutrals -= 1


def build_altar(s: State, site: str, name: str) -> None:
    s.altars[SITE_NAMES.index(site)] = colour(name)


def go_to_season(s: State, season: int, cards: tuple[int, ...] = (1, 2, 3)) -> None:
    """The start of a later season: elders fetched, a card in every cell so far.

    `cards` are the numbers of the season-change cards that were laid; the last one still lies
    there, an earlier one has been replaced by some journey card.
    """
    for number in range(2, season + 1):
        slot, card = SLOT_NAMES[number + 1], cards[number - 2]
        s.season_deck[card - 1] = 0
        s.season_deck[spare_season_card(s, cards)] = 0
        last = season_card(card)
        lay_card(s, slot, last if number == season else first_in_deck(s))
        for seat in range(s.seats):
            s.in_hand[seat] += s.waiting[seat, number]
            s.waiting[seat, number] = 0
    s.season = season


def spare_season_card(s: State, cards: tuple[int, ...]) -> int:
    """One that was drawn and not laid."""
    spare = [i for i in range(len(s.season_deck)) if s.season_deck[i] and i + 1 not in cards]
    return spare[0]


def first_in_deck(s: State) -> int:
    """Some journey card that is still in its deck."""
    there = [card for deck in s.deck.tolist() for card in deck]
    return FIRST_JOURNEY_CARD + there.index(1)


def spend_elders(s: State, seat: int, keep: int = 0) -> None:
    """All elders but some stand aside, as if there had been no place for them."""
    s.aside[seat] += s.in_hand[seat] - keep
    s.in_hand[seat] = keep


def start_card(c: Parts, set_name: str, name: str) -> int:
    """The start card of a colour in the set `2-3` or `4`."""
    first = 0 if set_name == "2-3" else FIRST_SEASON_CARD // 2
    wanted = range(first, first + FIRST_SEASON_CARD // 2)
    return next(card for card in wanted if c.colour[card] == colour(name))
