"""Message ids of the things that sentences name."""

from ludoteka.games.whispers.names import ABILITIES, CARDS, DEEDS, EMPIRES, POSTS, REGIONS, SLOTS
from ludoteka.games.whispers.parts import POST_COUNT


def empire(index: int, case: str = "") -> str:
    return f"@empire-{EMPIRES[index]}{case}"


def region(index: int) -> str:
    return f"@region-{REGIONS[index]}"


def post(index: int) -> str:
    return f"@post-{POSTS[index].replace('.', '-')}"


def place(index: int) -> str:
    """A post or a region, numbered as in `deploy` and `remove`."""
    return post(index) if index < POST_COUNT else region(index - POST_COUNT)


def kind_of_place(index: int) -> str:
    return "post" if index < POST_COUNT else "region"


def deed(index: int) -> str:
    return f"@deed-{DEEDS[index]}"


def card(index: int) -> str:
    return f"@card-{CARDS[index]}"


def ability(index: int) -> str:
    return f"@ability-{ABILITIES[index]}"


def slot(index: int) -> str:
    return f"@slot-{SLOTS[index]}"
