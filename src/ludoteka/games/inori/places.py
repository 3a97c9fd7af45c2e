"""What the boards of Inori call by a name, for points and beats."""

from ludoteka.core.finale import thing
from ludoteka.games.inori.actions import SLOT_NAMES, SPACE_NAMES
from ludoteka.games.inori.schema import SITE_NAMES


def at_slot(slot: int) -> str:
    return thing(f"card:{SLOT_NAMES[slot]}")


def at_site(site: int) -> str:
    return thing(f"altar:{SITE_NAMES[site]}")


def at_space(space: int) -> str:
    return thing(f"space:{SPACE_NAMES[space]}")
