"""The names of the pieces, in the order of their numbers; a pack must have exactly these."""

EMPIRES = ("bear", "eagle", "elephant", "lion", "horse")
"""in playing order: WOW-A01; WOW-006 light blue, red, green, yellow, brown"""
POSITIONS = ("sheriff", "steward", "marshal", "chancellor")
POSTS = tuple(f"{empire}.{position}" for empire in EMPIRES for position in POSITIONS)
REGIONS = tuple(
    f"{code}{number + 1}"
    for code, count in (("BE", 6), ("EA", 7), ("EL", 8), ("LI", 9), ("HO", 10))
    for number in range(count)
)
"""WOW-001 the 40 regions of the map, empire by empire"""
DEEDS = (
    "add_2",
    "add_1_per_farm",
    "add_1_per_fort",
    "add_2_per_fort",
    "attack",
    "draw_1",
    "draw_1_per_2_farms",
    "draw_1_per_3_farms",
    "draw_1_per_2_forts",
    "draw_1_per_3_forts",
    "move_agent",
)
"""the actions that council positions offer: WOW-A02; WOW-A03 the fort pair is on no council"""
CARDS = tuple(
    f"{empire}-{partner}" for empire in EMPIRES for partner in EMPIRES if partner != empire
)
LINES = ("single", "double", "mixed")
"""the abilities of a card from top to bottom, by cost: A, A+A, A+B"""
ABILITIES = (
    "bear",
    "bear_bear",
    "eagle",
    "eagle_eagle",
    "elephant",
    "elephant_elephant",
    "lion",
    "lion_lion",
    "horse",
    "horse_horse",
    "bear_eagle",
    "bear_elephant",
    "bear_lion",
    "bear_horse",
    "eagle_elephant",
    "eagle_lion",
    "eagle_horse",
    "elephant_lion",
    "elephant_horse",
    "horse_lion",
)
EFFECTS = (
    "extra_attack",
    "destroy_combatants",
    "relocate_and_act",
    "target_any_empty_enemy",
    "add_to_force",
    "act_elsewhere",
    "add_to_region",
    "move_between_two",
    "rearrange_empire",
    "destroy_in_region",
    "add_per_destroyed",
    "disperse_region",
    "destroy_around",
    "add_to_each",
    "target_any_enemy",
    "reinforce_force",
    "repeat_action",
)
SLOTS = ("devout", "dutiful", "affiliated", "unallied", "opposed")
SWAPS = tuple(f"{SLOTS[i]}:{SLOTS[j]}" for i in range(len(SLOTS)) for j in range(i + 1, len(SLOTS)))
SOCIETIES = ("raven", "spider", "rat", "serpent")
