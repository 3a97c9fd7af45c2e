"""What a pack of A War of Whispers must say, and the checks that name its line."""

import re
from typing import Annotated, Any

import msgspec

from ludoteka.core.parts import Pack
from ludoteka.games.whispers.meta import META
from ludoteka.games.whispers.names import (
    ABILITIES,
    CARDS,
    DEEDS,
    EMPIRES,
    POSITIONS,
    POSTS,
    REGIONS,
    SLOTS,
    SOCIETIES,
)

BANNERS = 20
"""WOW-003 banners of one empire: the largest number of the action table"""
MOST_ACTIONS = 4
PLAYERS = (2, 3, 4)
TOKENS = len(EMPIRES)
EVER = ["before", "force", "after"]
"""an ability that can be played at any time of an activation"""
KNOWN_ABILITIES: dict[str, tuple[str, list[str], int, str]] = {
    "bear": ("extra_attack", ["after"], 0, ""),
    "bear_bear": ("destroy_combatants", ["after"], 0, ""),
    "eagle": ("relocate_and_act", ["before"], 0, ""),
    "eagle_eagle": ("target_any_empty_enemy", ["target"], 0, ""),
    "elephant": ("add_to_force", ["force"], 1, ""),
    "elephant_elephant": ("add_to_force", ["force"], 3, ""),
    "lion": ("act_elsewhere", ["before"], 0, ""),
    "lion_lion": ("add_to_region", EVER, 3, "city"),
    "horse": ("move_between_two", EVER, 0, ""),
    "horse_horse": ("rearrange_empire", EVER, 0, ""),
    "bear_eagle": ("destroy_in_region", EVER, 3, ""),
    "bear_elephant": ("add_to_region", EVER, 3, "empty"),
    "bear_lion": ("add_per_destroyed", ["after"], 0, ""),
    "bear_horse": ("disperse_region", EVER, 0, ""),
    "eagle_elephant": ("destroy_around", EVER, 5, ""),
    "eagle_lion": ("add_to_each", EVER, 1, ""),
    "eagle_horse": ("target_any_enemy", ["target"], 0, ""),
    "elephant_lion": ("reinforce_force", ["force"], 6, ""),
    "elephant_horse": ("add_to_region", EVER, 4, "empty_no_city_no_fort"),
    "horse_lion": ("repeat_action", ["after"], 0, ""),
}
"""effect, windows, amount and place of each ability: its words say the same in three languages"""
WORDS = """
    game id_prefix name_uk_note text_en what reliability rulebook_fields designed_fields
    colour colour_ru colour_hex x y
"""
"""for people: names, sources, where things are drawn"""

Multiplier = Annotated[int, msgspec.Meta(ge=-10, le=10)]
Banners = Annotated[int, msgspec.Meta(ge=0, le=BANNERS)]


class Rules(msgspec.Struct):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)]
    """section 16: the length of a match is counted with four"""
    supply_limit: Annotated[int, msgspec.Meta(ge=1, le=BANNERS)]
    supply_limit_farm: Annotated[int, msgspec.Meta(ge=1, le=BANNERS)]
    hand_limit_discard_phase: Annotated[int, msgspec.Meta(ge=0, le=40)]
    banners_per_empire: Annotated[int, msgspec.Meta(ge=1, le=BANNERS)]
    cards_per_empire: Annotated[int, msgspec.Meta(ge=0, le=15)]
    agents_per_society: Annotated[int, msgspec.Meta(ge=1, le=len(POSTS))]
    fort_losses_on_entry: Banners
    agents_removed_from_round_2: Annotated[int, msgspec.Meta(ge=0, le=len(POSTS))]
    max_region_agents_per_player: Annotated[int, msgspec.Meta(ge=0, le=len(POSTS))]
    keep_secrets_bonus_per_unrevealed_token: Annotated[int, msgspec.Meta(ge=0, le=20)]


class PlayerCount(msgspec.Struct):
    players: int
    agents_placed_per_round: Annotated[int, msgspec.Meta(ge=1, le=len(POSTS))]


class Named(msgspec.Struct):
    id: str


class Slot(msgspec.Struct):
    id: str
    multiplier: Multiplier


class Deed(msgspec.Struct):
    id: str
    kind: str
    amount: int = 0
    per: str = ""
    each: int = 0
    group: int = 0


class Council(msgspec.Struct):
    empire: str
    position: str
    actions: list[str]


class Region(msgspec.Struct):
    id: str
    empire: str
    farm: Annotated[int, msgspec.Meta(ge=0, le=1)]
    fort: Annotated[int, msgspec.Meta(ge=0, le=1)]
    city: Annotated[int, msgspec.Meta(ge=0, le=1)]
    start_banners: Banners
    adjacent: list[str]


class DisputedBorder(msgspec.Struct):
    default: tuple[str, str]
    alternative: tuple[str, str]


class Ability(msgspec.Struct):
    id: str
    cost: list[str]
    windows: list[str]
    effect: str
    amount: int = 0
    where: str = ""


class Card(msgspec.Struct):
    id: str
    empire: str
    partner: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=15)]
    abilities: list[str]


class Schema(msgspec.Struct):
    rules: Rules
    player_count: list[PlayerCount]
    society: list[Named]
    loyalty_slot: list[Slot]
    empire: list[Named]
    position: list[Named]
    action: list[Deed]
    council: list[Council]
    region: list[Region]
    disputed_border: list[DisputedBorder]
    ability: list[Ability]
    card: list[Card]


def read(pack: Pack) -> Schema:
    """The pack as structs; PackError names the line that is wrong."""
    schema = pack.typed(Schema)
    names = {
        "society": SOCIETIES,
        "loyalty_slot": SLOTS,
        "empire": EMPIRES,
        "position": POSITIONS,
        "action": DEEDS,
        "region": REGIONS,
        "ability": ABILITIES,
        "card": CARDS,
    }
    for table, known in names.items():
        pack.each_once(table, "id", [row.id for row in getattr(schema, table)], known)
    pack.each_once("player_count", "players", [r.players for r in schema.player_count], PLAYERS)
    _check_agents(pack, schema)
    _check_councils(pack, schema)
    for place, region in enumerate(schema.region):
        _check_region(pack, schema, place, region)
    _check_start(pack, schema)
    _check_disputed_border(pack, schema)
    for place, deed in enumerate(schema.action):
        _check_deed(pack, place, deed)
    for place, ability in enumerate(schema.ability):
        _check_ability(pack, place, ability)
    for place, card in enumerate(schema.card):
        _check_card(pack, place, card)
    _check_decks(pack, schema)
    pack.confirm(Schema, _facts(schema), WORDS)
    return schema


def agents_by_round(schema: Schema, row: PlayerCount) -> list[int]:
    """WOW-050 to WOW-053 Agents of a player in play at the end of each agent phase."""
    more = row.agents_placed_per_round - schema.rules.agents_removed_from_round_2
    return [row.agents_placed_per_round + number * more for number in range(schema.rules.rounds)]


def _check_agents(pack: Pack, schema: Schema) -> None:
    """WOW-004 A society has its agents, and the councils have room for them."""
    for place, row in enumerate(schema.player_count):
        where = f"player_count[{place}].agents_placed_per_round"
        if row.agents_placed_per_round < schema.rules.agents_removed_from_round_2:
            raise pack.error(where, f"{row.agents_placed_per_round}: fewer than are removed")
        most = max(agents_by_round(schema, row))
        if most > schema.rules.agents_per_society or most * row.players > len(POSTS):
            what = f"{most} agents each of {row.players} players: too many for society or councils"
            raise pack.error(where, what)


def _check_councils(pack: Pack, schema: Schema) -> None:
    """WOW-040 Each empire's council has its four positions, once each."""
    for empire in EMPIRES:
        rows = [(p, row) for p, row in enumerate(schema.council) if row.empire == empire]
        found = [row.position for _, row in rows]
        if found != list(POSITIONS):
            place = rows[-1][0] if rows else len(schema.council) - 1
            raise pack.error(
                f"council[{place}]", f"the council of {empire} has {found}, not {list(POSITIONS)}"
            )
    for place, row in enumerate(schema.council):
        if row.empire not in EMPIRES:
            raise pack.error(f"council[{place}].empire", f"unknown empire {row.empire!r}")
        unknown = [deed for deed in row.actions if deed not in DEEDS]
        if unknown:
            raise pack.error(f"council[{place}].actions", f"unknown action {unknown[0]!r}")
        if not 0 < len(row.actions) <= MOST_ACTIONS:
            raise pack.error(f"council[{place}].actions", f"{len(row.actions)} actions")


def _check_region(pack: Pack, schema: Schema, place: int, region: Region) -> None:
    where = f"region[{place}]"
    if region.empire not in EMPIRES:
        raise pack.error(f"{where}.empire", f"unknown empire {region.empire!r}")
    neighbours = {r.id: r.adjacent for r in schema.region}
    for other in region.adjacent:
        if other not in neighbours:
            raise pack.error(f"{where}.adjacent", f"a border to an unknown region {other!r}")
        if region.id not in neighbours[other] or other == region.id:
            raise pack.error(f"{where}.adjacent", f"{other} does not name {region.id} in turn")


def _check_start(pack: Pack, schema: Schema) -> None:
    """WOW-003 An empire starts with no more banners than it has."""
    left = dict.fromkeys(EMPIRES, schema.rules.banners_per_empire)
    for place, region in enumerate(schema.region):
        left[region.empire] -= region.start_banners
        if left[region.empire] < 0:
            raise pack.error(
                f"region[{place}].start_banners",
                f"more than {schema.rules.banners_per_empire} banners of {region.empire} (WOW-003)",
            )


def _check_disputed_border(pack: Pack, schema: Schema) -> None:
    if len(schema.disputed_border) != 1:
        raise pack.error("disputed_border[0]", f"{len(schema.disputed_border)} tables, not 1")
    border = schema.disputed_border[0]
    for name, (a, b) in (("default", border.default), ("alternative", border.alternative)):
        for region in (a, b):
            if region not in REGIONS:
                raise pack.error(f"disputed_border[0].{name}", f"unknown region {region!r}")
        stands = any(r.id == a and b in r.adjacent for r in schema.region)
        if stands != (name == "default"):
            raise pack.error(f"disputed_border[0].{name}", f"{a}-{b}: the regions say otherwise")


def _check_deed(pack: Pack, place: int, deed: Deed) -> None:
    """WOW-A02 An action is what its name says, as it is told in three languages."""
    said = msgspec.structs.asdict(deed)
    if said != {"id": deed.id, "kind": deed.id, **NO_NUMBERS, **numbers_of(deed.id)}:
        raise pack.error(f"action[{place}]", f"{deed.id}: kind or numbers do not fit its name")


NO_NUMBERS = {"amount": 0, "per": "", "each": 0, "group": 0}


def numbers_of(deed: str) -> dict[str, Any]:
    """The parts of a name such as `add_2`, `add_1_per_farm`, `draw_1_per_2_farms`."""
    found = re.fullmatch(r"(add|draw)_(\d)(?:_per_(?:(\d)_)?(farm|fort)s?)?", deed)
    if found is None:
        return {}
    kind, count, group, symbol = found.groups()
    if symbol is None:
        return {"kind": kind, "amount": int(count)}
    if group is None:
        return {"kind": kind, "per": symbol, "each": int(count)}
    return {"kind": kind, "per": symbol, "group": int(group)}


def _check_ability(pack: Pack, place: int, ability: Ability) -> None:
    effect, windows, amount, where = KNOWN_ABILITIES[ability.id]
    known = {"effect": effect, "windows": windows, "amount": amount, "where": where}
    for name, value in known.items():
        if getattr(ability, name) != value:
            what = f"{getattr(ability, name)!r}, but {ability.id} has {value!r}"
            raise pack.error(f"ability[{place}].{name}", what)
    if sorted(ability.cost) != sorted(ability.id.split("_")):
        raise pack.error(f"ability[{place}].cost", f"{ability.cost}: not {ability.id} (WOW-130)")


def _check_card(pack: Pack, place: int, card: Card) -> None:
    """WOW-131 The three lines of a card cost A, A and A, A and B."""
    if card.id != f"{card.empire}-{card.partner}":
        raise pack.error(f"card[{place}].empire", f"{card.empire}, {card.partner}: not {card.id}")
    lines = ([card.empire], [card.empire] * 2, sorted([card.empire, card.partner]))
    expected = [name for cost in lines for name in ABILITIES if sorted(name.split("_")) == cost]
    if card.abilities != expected:
        what = f"{card.abilities}: {card.id} has {expected} (WOW-131)"
        raise pack.error(f"card[{place}].abilities", what)


def _check_decks(pack: Pack, schema: Schema) -> None:
    """WOW-002 Eight cards per empire."""
    for empire in EMPIRES:
        rows = [(place, card) for place, card in enumerate(schema.card) if card.empire == empire]
        count = sum(card.copies for _, card in rows)
        if count != schema.rules.cards_per_empire:
            raise pack.error(
                f"card[{rows[0][0]}].copies",
                f"{count} cards of {empire}, not {schema.rules.cards_per_empire} (WOW-002)",
            )


def _facts(schema: Schema) -> dict[str, Any]:
    """What follows from the rules and from the rest of the pack."""
    rules = schema.rules
    reveals = rules.rounds - 1
    values = sorted(slot.multiplier for slot in schema.loyalty_slot)
    societies = {"agents": rules.agents_per_society, "loyalty_tokens": TOKENS}
    empires = {"banners": rules.banners_per_empire, "cards": rules.cards_per_empire}
    return {
        "schema_version": 1,
        "meta": {
            "players_min": min(PLAYERS),
            "players_max": max(PLAYERS),
            "board": 1,
            "empire_cards": len(EMPIRES) * rules.cards_per_empire,
            "banners": len(EMPIRES) * rules.banners_per_empire,
            "agents": len(SOCIETIES) * rules.agents_per_society,
            "round_markers": rules.rounds,
            "player_boards": len(SOCIETIES),
            "loyalty_tokens": len(SOCIETIES) * TOKENS,
            "first_player_token": 1,
        },
        "rules": {
            "loyalty_tokens_per_player": TOKENS,
            "reveal_phases": reveals,
            "counter_intelligence_min_total": sum(values[:reveals]),
            "counter_intelligence_max_total": sum(values[len(values) - reveals :]),
        },
        "options": {
            **{option.id: False for option in META.options if not option.ruling},
            "rulings": {option.id: option.default for option in META.options if option.ruling},
        },
        "player_count": [
            {
                "agents_in_play_per_player": agents_by_round(schema, row),
                "agents_in_play_total": [row.players * n for n in agents_by_round(schema, row)],
            }
            for row in schema.player_count
        ],
        "society": [societies for _ in SOCIETIES],
        "loyalty_slot": [{"index": 1 + SLOTS.index(slot.id)} for slot in schema.loyalty_slot],
        "empire": [{"order": 1 + EMPIRES.index(e.id), **empires} for e in schema.empire],
        "position": [{"order": 1 + POSITIONS.index(post.id)} for post in schema.position],
    }
