"""The end of a match: the loyalties are turned over, empire by empire (WOW-180, WOW-181)."""

from ludoteka.core.finale import Beat, gains, thing, worth_telling
from ludoteka.games.whispers.names import EMPIRES, REGIONS
from ludoteka.games.whispers.parts import EMPIRE_COUNT, REGION_COUNT, Parts
from ludoteka.games.whispers.places import at_city, at_tray
from ludoteka.games.whispers.rules.land import cities_of
from ludoteka.games.whispers.scoring import loyalty_to, secret_points
from ludoteka.games.whispers.state import State


def finale(s: State, c: Parts) -> list[Beat]:
    """WOW-181 The empire with the fewest cities first, so that the largest decides last."""
    order = sorted(range(EMPIRE_COUNT), key=lambda empire: cities_of(s, c, empire))
    empires = [_empire(s, c, empire) for empire in order]
    return worth_telling([_sealed(c), *empires, _agents(s, c), _secrets(s, c), _exposures(s)])


def _sealed(c: Parts) -> Beat:
    """WOW-180 The fourth round is over; the tokens still lie face down."""
    cities = [at_city(region) for region in range(REGION_COUNT) if c.city[region] > 0]
    return Beat("finale-sealed", "WOW-180", shows=cities, args={"cities": len(cities)})


def _empire(s: State, c: Parts, empire: int) -> Beat:
    cities = [r for r in range(REGION_COUNT) if s.holder[r] == empire and c.city[r] > 0]
    name, count = EMPIRES[empire], cities_of(s, c, empire)
    found = gains(
        (
            seat,
            loyalty_to(s, c, seat, empire) * count,
            thing(f"loyalty:{seat}:{name}", f"seat:{seat}"),
        )
        for seat in range(s.seats)
    )
    return Beat(
        "finale-empire",
        "WOW-181",
        [f"source-{name}"],
        found,
        [at_city(region) for region in cities],
        {"empire": f"@empire-{name}", "cities": count},
        counts=True,
    )


def _agents(s: State, c: Parts) -> Beat:
    """WOW-202 Agents in regions count as cities, for their owner only."""
    found = gains(
        (seat, loyalty_to(s, c, seat, s.holder[region]), thing(f"region:{REGIONS[region]}"))
        for seat in range(s.seats)
        for region in range(REGION_COUNT)
        if s.agents_in_regions != 0 and s.region_agents[seat] >> region & 1
    )
    return Beat("finale-agents", "WOW-202", ["source-agents"], found)


def _secrets(s: State, c: Parts) -> Beat:
    """WOW-210 Tokens that were not revealed before."""
    found = gains((seat, secret_points(s, c, seat), at_tray(seat)) for seat in range(s.seats))
    return Beat("finale-secrets", "WOW-210", ["source-secrets"], found)


def _exposures(s: State) -> Beat:
    found = gains((seat, s.bonus[seat], at_tray(seat)) for seat in range(s.seats))
    return Beat("finale-exposures", "WOW-232", ["source-exposures"], found)
