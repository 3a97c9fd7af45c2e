"""What a lobby shows of Sintra."""

from ludoteka.core.game import Form, Meta, Option

META = Meta(
    key="sintra",
    version=1,
    prefix="SIN",
    forms=(Form("sintra", (2, 3, 4)),),
    options=(
        Option("side", ("A", "B"), "A"),
        Option("gaps", ("block", "free"), "block", ruling=True),
        Option("score_floor", ("none", "zero"), "none", ruling=True),
        Option(
            "start_player",
            ("random", "1", "2", "3", "4"),
            "random",
            ruling=True,
            names_seats=True,
        ),
        Option("mirrored_start", ("off", "on"), "off", ruling=True),
    ),
    minutes=(30, 45),
    age=8,
)
