"""The end of a phase and of a round, told on the map."""

from ludoteka.core.finale import Beat, thing
from ludoteka.core.record import NOBODY
from ludoteka.games.whispers.names import EMPIRES, REGIONS
from ludoteka.games.whispers.parts import REGION_COUNT, Parts
from ludoteka.games.whispers.places import at_city
from ludoteka.games.whispers.state import State
from ludoteka.games.whispers.story import hungry_regions


def interlude(before: State, c: Parts, after: State) -> list[Beat]:
    if after.actor == NOBODY:
        return []
    hungry = hungry_regions(before, after)
    supply = [_supply(hungry)] if hungry else []
    over = [_over(before, c, after)] if after.first != before.first else []
    begun = [_begun(c, after)] if after.current_round != before.current_round else []
    return [*supply, *over, *begun]


def _supply(regions: list[int]) -> Beat:
    """WOW-110 What is more than a region can feed goes back to the reserves."""
    shown = [thing(f"region:{REGIONS[region]}") for region in regions]
    return Beat("interlude-supply", "WOW-110", shows=shown, args={"regions": len(regions)})


def _over(before: State, c: Parts, after: State) -> Beat:
    """WOW-120 The round is marked; the first-player token passes on."""
    cities = [at_city(region) for region in range(REGION_COUNT) if c.city[region] > 0]
    args: dict[str, str | int] = {"round": before.current_round, "seat": after.first}
    return Beat("round-marked", "WOW-120", shows=cities, args=args)


def _begun(c: Parts, after: State) -> Beat:
    """WOW-123 The councils are filled anew."""
    councils = [thing(f"council:{name}") for name in EMPIRES]
    args: dict[str, str | int] = {"round": after.current_round, "rounds": c.rounds}
    return Beat("round-begins", "WOW-123", shows=councils, args=args, chapter=True)
