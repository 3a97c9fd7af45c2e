"""What a lobby shows of Portals."""

from ludoteka.core.game import Form, Meta, Option

FORM_PORTALS, FORM_SOLO = "portals", "solo"

META = Meta(
    key="portals",
    version=1,
    prefix="POR",
    forms=(Form(FORM_PORTALS, (2, 3, 4)), Form(FORM_SOLO, (1,))),
    options=(
        Option("board_side", ("basic", "advanced"), "basic"),
        Option("spells", ("no", "yes"), "no", (FORM_PORTALS,)),
        Option("signs", ("no", "yes"), "no", (FORM_PORTALS,)),
        Option("totals", ("hidden", "shown"), "hidden", (FORM_PORTALS,)),
    ),
    minutes=(40, 80),
    age=10,
)
