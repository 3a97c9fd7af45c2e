"""What a lobby shows of A War of Whispers."""

from ludoteka.core.game import Form, Meta, Option

OFF_ON = ("off", "on")

META = Meta(
    key="whispers",
    version=1,
    prefix="WOW",
    forms=(Form("whispers", (2, 3, 4)),),
    options=(
        Option("agents_in_regions", OFF_ON, "off"),
        Option("keep_secrets", OFF_ON, "off"),
        Option("to_each_their_own", OFF_ON, "off"),
        Option("counter_intelligence", OFF_ON, "off"),
        Option("supply_scope", ("all_regions", "active_empire"), "all_regions", ruling=True),
        Option("lion_single_scope", ("other_agent", "any_controlled"), "other_agent", ruling=True),
        Option("reinforce_sources", ("one_region", "any_regions"), "one_region", ruling=True),
        Option("disputed_border", ("EL5-EL7", "EL4-EL8"), "EL5-EL7", ruling=True),
    ),
    minutes=(30, 60),
    age=14,
)
