"""What the boards of Portals call by a name, for points and beats."""

from ludoteka.core.finale import thing


def at_cell(gap: int, cell: int) -> str:
    """A cell; where its board is not on the screen, the keys of who sits there."""
    return thing(f"cell:{gap}:{cell}", f"board:{gap}")


def at_sign(seat: int, sign: int) -> str:
    return thing(f"sign:{sign}", f"keys:{seat}", f"seat:{seat}")
