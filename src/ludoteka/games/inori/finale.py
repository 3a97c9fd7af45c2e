"""The end of a match, altar by altar: INO-122, then INO-150 to INO-156."""

from ludoteka.core.finale import Beat, Gain, gains, worth_telling
from ludoteka.games.inori.parts import SEASONS, SITES, SLOTS, Parts
from ludoteka.games.inori.places import at_site, at_slot
from ludoteka.games.inori.schema import COLOUR_NAMES
from ludoteka.games.inori.scoring import altar_points
from ludoteka.games.inori.season import points_at
from ludoteka.games.inori.state import FROM_SEASON, NOTHING, State

WINTER = FROM_SEASON + SEASONS - 1


def finale(s: State, c: Parts) -> list[Beat]:
    sites = [site for site in range(SITES) if s.altars[site] != NOTHING]
    beats = [_winter(s, c), *([_tree(sites)] if sites else []), *(_altar(s, c, i) for i in sites)]
    return worth_telling(beats)


def _winter(s: State, c: Parts) -> Beat:
    """INO-122 The cards of the last season, C1 to N4."""
    found = [gain for seat in range(s.seats) for gain in _of_cards(s, c, seat)]
    shown = [at_slot(slot) for slot in range(SLOTS) if s.cards[slot] != NOTHING]
    return Beat("finale-winter", "INO-122", [f"source-season-{SEASONS}"], found, shown)


def _of_cards(s: State, c: Parts, seat: int) -> list[Gain]:
    """Card by card; not where runes turned up for the altars (INO-105) have changed the counts."""
    slots = [slot for slot in range(SLOTS) if s.cards[slot] != NOTHING]
    each = gains((seat, points_at(s, c, slot, seat), at_slot(slot)) for slot in slots)
    if sum(gain.points for gain in each) == s.earned[seat, WINTER]:
        return each
    at = each[0].at if each else at_slot(0)
    return gains([(seat, s.earned[seat, WINTER], at)])


def _tree(sites: list[int]) -> Beat:
    """INO-155 A site without an altar stays dark."""
    return Beat("finale-tree", "INO-155", shows=[at_site(site) for site in sites])


def _altar(s: State, c: Parts, site: int) -> Beat:
    """INO-151 Most and second most of its colour; INO-156 two players: only the most."""
    colour = COLOUR_NAMES[s.altars[site]]
    found = gains((seat, altar_points(s, c, site, seat), at_site(site)) for seat in range(s.seats))
    args: dict[str, str | int] = {
        "colour": f"@colour-{colour}.of",
        "spirit": f"@colour-{colour}.spirit",
        "first": c.first[site],
        "second": c.second[site] if c.second_scores[s.seats] != 0 else 0,
    }
    return Beat("finale-altar", "INO-151", ["source-altars"], found, args=args)
