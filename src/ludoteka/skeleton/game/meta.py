"""What a lobby shows of Skeleton."""

from ludoteka.core.game import Form, Meta

META = Meta(
    key="skeleton",
    version=1,
    prefix="SKE",
    # TODO: how many can play; more forms where the box holds several games
    forms=(Form("skeleton", (2, 3, 4)),),
    # TODO: Option("name", ("value", "other"), "value"); the state has a field `name: I8` for it
    options=(),
    minutes=(5, 10),
    age=8,
)
