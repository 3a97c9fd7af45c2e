"""Nizam's action table (the ids of rules.md, section 11)."""

from ludoteka.core.actions import Actions, argument, kind

LETTERS = "RESMTQBO"
"""ruby, emerald, sapphire, amethyst, topaz, aquamarine, amber, onyx"""
CARD_LETTERS = LETTERS + "P"
"""the pearl comes last"""
SHIFT_NAMES = tuple(
    f"{'rc'[line // 5]}{line % 5}{('LR', 'UD')[line // 5][direction]}"
    for line in range(10)
    for direction in range(2)
)

ACTIONS = Actions(
    kind("draw"),
    kind("shift", argument("shift", SHIFT_NAMES)),
    kind("end"),
    kind("discard", argument("gem", LETTERS)),
    kind("claim", argument("task", LETTERS)),
    kind("pass"),
)
DRAW = ACTIONS.first("draw")
SHIFT = ACTIONS.first("shift")
END = ACTIONS.first("end")
DISCARD = ACTIONS.first("discard")
CLAIM = ACTIONS.first("claim")
PASS = ACTIONS.first("pass")
