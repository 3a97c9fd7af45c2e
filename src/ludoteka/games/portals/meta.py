"""What a lobby shows of Portals."""

from ludoteka.core.game import Form, Meta, Option

PORTALS, SOLO = "portals", "solo"

META = Meta(
    key="portals",
    version=1,
    prefix="POR",
    forms=(Form(PORTALS, (2, 3, 4)), Form(SOLO, (1,))),
    options=(
        Option("board_side", ("basic", "advanced"), "basic"),
        Option("spells", ("no", "yes"), "no", (PORTALS,)),
        Option("signs", ("no", "yes"), "no", (PORTALS,)),
        Option("totals", ("hidden", "shown"), "hidden", (PORTALS,)),
    ),
    minutes=(40, 80),
    age=10,
)
