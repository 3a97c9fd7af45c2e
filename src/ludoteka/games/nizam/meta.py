"""What a lobby shows of Nizam."""

from ludoteka.core.game import Form, Meta, Option

FORM_NIZAM, FORM_PEARL = "nizam", "pearl"

META = Meta(
    key="nizam",
    version=1,
    prefix="NIZ",
    forms=(Form(FORM_NIZAM, (1, 2, 3, 4, 5)), Form(FORM_PEARL, (2, 3, 4, 5))),
    options=(
        Option("eligibility", ("run", "run_or_count"), "run", (FORM_NIZAM,), ruling=True),
        Option("substitute_payment", ("only_if_lacking", "always"), "only_if_lacking", ruling=True),
        Option(
            "end_timing", ("immediate", "finish_round"), "immediate", (FORM_NIZAM,), ruling=True
        ),
        Option(
            "solo_overflow",
            ("discard", "truncate", "forbid"),
            "discard",
            (FORM_NIZAM,),
            ruling=True,
        ),
        Option("pearl_claims", ("mandatory", "optional"), "mandatory", (FORM_PEARL,), ruling=True),
        Option("pearl_deadlock", ("end", "lift"), "end", (FORM_PEARL,), ruling=True),
        Option("pearl_no_progress_rounds", tuple(range(1, 101)), 50, (FORM_PEARL,), ruling=True),
    ),
    minutes=(30, 45),
    age=6,
)
