"""What the boards of A War of Whispers call by a name, for points and beats."""

from ludoteka.core.finale import thing
from ludoteka.games.whispers.names import REGIONS


def at_city(region: int) -> str:
    return thing(f"city:{REGIONS[region]}")


def at_tray(seat: int) -> str:
    """The loyalties of a seat, or what stands for them."""
    return thing(f"loyalties:{seat}", f"seat:{seat}")
